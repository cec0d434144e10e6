"""What a seat sees, as so many numbers: every declared field, as far as the seat may know it, always in the same
places.

A field's data may be a number, a flag, a name, or lists and mappings of such, now this and now that. Names and keys
are declared. How long lists get is learnt from some games, always the same ones, with room to spare; what is missing or
unknown is -1."""

from __future__ import annotations

import random
from typing import Any

from gulch.bots import seat_bot
from gulch.declare.fields import Field, Kind
from gulch.declare.rules import Rules
from gulch.declare.words import MOST_SEATS
from gulch.engine.game import Game
from gulch.engine.table import Table
from gulch.pieces.card_fields import ZoneField
from gulch.pieces.fields import FAR, Bags
from gulch.pieces.kinds import BagOf, ByName, Listed, Name, SetOf

SAMPLES = 8  # games, by turns at random and well played
LEVELS = ("random", "normal")
EVERY = 3  # of their questions
SPARE = 4  # places that a list of changing length has beyond the half more than was seen
UNKNOWN = -1.0
NEW_NAME = -2.0  # declared nowhere, and met in no sample
BEYOND_DATA = ("box", "known", "turned")  # numbers of the box itself; the zones say it all

Names = dict[str, float]  # of one field; its own come first


class Shape:
    """Whatever was seen or is declared at one place: a single number, a shape for each key, a row of equal shapes."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.is_single = False
        self.keys: dict[str, Shape] = {}
        self.items: Shape | None = None
        self.length = 0
        self.lengths: set[int] = set()

    def key(self, key: str) -> Shape:
        return self.keys.setdefault(key, Shape(self.names))

    def item(self) -> Shape:
        self.items = self.items or Shape(self.names)
        return self.items

    def see(self, data: Any) -> None:
        if isinstance(data, dict):
            for key, value in data.items():
                self.key(str(key)).see(value)
        elif isinstance(data, list | tuple):
            self.lengths.add(len(data))
            for item in data:
                self.item().see(item)
        elif data is not None:
            self.is_single = True
            if isinstance(data, str):
                self.names.setdefault(data, NEW_NAME)

    def settle(self, most: int) -> None:
        """Nothing more will be seen: in an order that does not depend on what was seen first, and with room for lists
        that get longer, but never longer than `most`."""
        longest = max(self.lengths, default=0)
        if self.lengths and (len(self.lengths) > 1 or not longest):
            longest = max(longest, min(most, longest + longest // 2 + SPARE))
        self.length = longest
        self.keys = {key: self.keys[key] for key in sorted(self.keys)}
        for part in [*self.keys.values(), *([self.items] if self.items else [])]:
            part.settle(most)
        if self.length:
            self.item()

    @property
    def size(self) -> int:
        parts = sum(shape.size for shape in self.keys.values())
        parts += self.length * self.items.size if self.items else 0
        return parts + 1 if self.is_single or not parts else parts

    def write(self, data: Any, out: list[float]) -> None:
        """Exactly `size` numbers."""
        if self.is_single or not (self.keys or self.length):
            out.append(self.number(data))
        if self.keys:
            known = data if isinstance(data, dict) else {}
            for key, shape in self.keys.items():
                shape.write(known.get(key), out)
        if self.length:
            self.write_row(self.item(), data[: self.length] if isinstance(data, list | tuple) else [], out)

    def write_row(self, shape: Shape, row: Any, out: list[float]) -> None:
        """Mostly plain numbers, and many of them."""
        if shape.keys or shape.length:
            for item in row:
                shape.write(item, out)
        else:
            out += [float(item) if type(item) is int else shape.number(item) for item in row]
        if len(row) < self.length:
            out += [UNKNOWN] * (shape.size * (self.length - len(row)))

    def number(self, data: Any) -> float:
        if isinstance(data, str):
            return self.names.get(data, NEW_NAME)
        return float(data) if isinstance(data, int | float) else UNKNOWN


def foresee(shape: Shape, kind: Kind) -> None:
    """The keys that are declared; data leaves out what is blank."""
    if isinstance(kind, BagOf | ByName):
        for word in kind.words:
            shape.key(word).is_single = isinstance(kind, BagOf)
            if isinstance(kind, ByName):
                foresee(shape.key(word), kind.kind)
    elif isinstance(kind, Listed):
        foresee(shape.item(), kind.kind)


def shape_of(field: Field) -> Shape:
    """What is declared; the samples tell the rest."""
    shape = Shape(dict.fromkeys(names_of(field), NEW_NAME))
    if isinstance(field, Bags):
        for word in [*field.words, *field.parts]:
            shape.item().key(word).is_single = True
    elif field.visible is None:
        foresee(shape, field.kind)
    return shape


def names_of(field: Field) -> list[str]:
    """The names that it is declared to hold."""
    if isinstance(field, ZoneField):
        return list(field.zone.family.index)
    kind = field.kind
    while isinstance(kind, Listed | ByName):
        kind = kind.kind
    return kind.words if isinstance(kind, Name | SetOf) else []


def declared(rules: Rules[Any]) -> set[str]:
    """Every name that a field or an answer may say."""
    names = {name for field in rules.fields for name in names_of(field)}
    return names | {name for word in rules.words.by_name.values() for a in word.args for name in a.domain.values}


def number(names: Names, others: set[str]) -> None:
    """In alphabetical order, and after them all others that are declared somewhere."""
    for k, name in enumerate([*sorted(names), *sorted(others - set(names))]):
        names[name] = float(k)


class Layout:
    """Where what stands in an observation: the seat, the question, then every field."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any]) -> None:
        rules = game.rules_for(seats, options)
        self.fields = [field for field in rules.fields if field.is_data and field.name not in BEYOND_DATA]
        self.shapes = [shape_of(field) for field in self.fields]
        for sample in range(SAMPLES):
            self.watch(game.table(seats, sample, options), sample)
        names = declared(rules)
        for field, shape in zip(self.fields, self.shapes, strict=True):
            shape.settle(field.zone.family.size if isinstance(field, ZoneField) else FAR)
            number(shape.names, names)
        self.size = 3 + sum(shape.size for shape in self.shapes)

    def watch(self, table: Table, sample: int) -> None:
        """A game through everybody's eyes."""
        chance, count = random.Random(sample), 0
        level = LEVELS[sample % len(LEVELS)]
        bots = [seat_bot(table.game.id, level, sample * MOST_SEATS + seat) for seat in range(table.seats)]
        while table.pending:
            seat = chance.choice(sorted(table.pending))
            if count % EVERY == 0:
                for field, shape in zip(self.fields, self.shapes, strict=True):
                    shape.see(field.seen(table.now[seat], seat))
            table.take(seat, bots[seat].choose(table, seat))
            count += 1

    def describe(self) -> list[tuple[str, int]]:
        """What stands in an observation, and how many numbers it takes."""
        fields = [(field.path(), shape.size) for field, shape in zip(self.fields, self.shapes, strict=True)]
        return [("seat", 1), ("moment", 1), ("about", 1), *fields]

    def numbers(self, table: Table, seat: int) -> list[float]:
        """What this seat sees now."""
        question, state = table.pending.get(seat), table.now[seat]
        out = [float(seat), UNKNOWN, UNKNOWN]
        if question is not None:
            out[1:] = [float(question.moment), float(question.about)]
        for field, shape in zip(self.fields, self.shapes, strict=True):
            shape.write(field.seen(state, seat), out)
        return out
