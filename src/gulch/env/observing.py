"""What a seat sees, as so many numbers: every declared field, as far as the seat may know it, always in the same
places.

A field's data may be a number, a flag, a name, or lists and mappings of such. How large each can get is learnt from
some games by random bots, always the same ones; what is missing or unknown is -1."""

from __future__ import annotations

import random
from typing import Any

from gulch.engine.game import Game
from gulch.engine.table import Table

SAMPLES = 12  # games
EVERY = 3  # of their questions
UNKNOWN = -1.0
NEW_NAME = -2.0  # met in no sample
BEYOND_DATA = ("box", "known", "turned")  # numbers of the box itself; the zones say it all


class Shape:
    """A single number, or a row of equal shapes, or a shape for each key; it grows with what it has seen."""

    def __init__(self) -> None:
        self.names: dict[str, int] = {}
        self.keys: dict[str, Shape] = {}
        self.items: Shape | None = None
        self.length = 0

    def see(self, data: Any) -> None:
        if isinstance(data, dict):
            for key, value in data.items():
                self.keys.setdefault(str(key), Shape()).see(value)
        elif isinstance(data, list | tuple):
            self.length = max(self.length, len(data))
            for item in data:
                self.items = self.items or Shape()
                self.items.see(item)
        elif isinstance(data, str):
            self.names.setdefault(data, len(self.names))

    def put_in_order(self) -> None:
        """In an order that does not depend on what was seen first."""
        self.names = {name: k for k, name in enumerate(sorted(self.names))}
        self.keys = {key: self.keys[key] for key in sorted(self.keys)}
        for part in [*self.keys.values(), *([self.items] if self.items else [])]:
            part.put_in_order()

    @property
    def size(self) -> int:
        if self.keys:
            return sum(shape.size for shape in self.keys.values())
        return self.length * (self.items.size if self.items else 1) if self.length else 1

    def write(self, data: Any, out: list[float]) -> None:
        """Exactly `size` numbers."""
        if self.keys:
            known = data if isinstance(data, dict) else {}
            for key, shape in self.keys.items():
                shape.write(known.get(key), out)
        elif self.items is not None:
            self.write_row(self.items, data[: self.length] if isinstance(data, list | tuple) else [], out)
        else:
            out.append(self.number(data))

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
            return float(self.names.get(data, NEW_NAME))
        return float(data) if isinstance(data, int | float) else UNKNOWN


class Layout:
    """Where what stands in an observation: the seat, the question, then every field."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any]) -> None:
        rules = game.rules_for(seats, options)
        self.fields = [field for field in rules.fields if field.is_data and field.name not in BEYOND_DATA]
        self.shapes = [Shape() for _ in self.fields]
        for sample in range(SAMPLES):
            self.watch(game.table(seats, sample, options), random.Random(sample))
        for shape in self.shapes:
            shape.put_in_order()
        self.size = 3 + sum(shape.size for shape in self.shapes)

    def watch(self, table: Table, chance: random.Random) -> None:
        """A game at random, through everybody's eyes."""
        count = 0
        while table.pending:
            seat = chance.choice(sorted(table.pending))
            if count % EVERY == 0:
                for field, shape in zip(self.fields, self.shapes, strict=True):
                    shape.see(field.seen(table.now[seat], seat))
            table.take(seat, chance.choice(table.pending[seat].codes))
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
