"""Fields by their shape: one value, one per seat, a row, one that follows from others. Each is one declaration; secret
ones say how a guess deals them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gulch.declare.fields import MIXED, PUBLIC, Field, Kind
from gulch.declare.words import MOST_SEATS
from gulch.engine.chance import Chance
from gulch.pieces.bag import names, size, some
from gulch.pieces.kinds import FLAG, MAYBE_SEAT, Between, ByName, Maybe, Name, Vector

SEATS: Final = 0  # as many as there are seats
ANY: Final = -1  # as many as there happen to be
FAR: Final = 1 << 40

Knows = Callable[[Any, int, int], bool]


class One(Field):
    """One number, name or flag."""

    def __init__(self, name: str, kind: Kind, first: int, note: str) -> None:
        super().__init__(name, kind)
        self.first = "False" if kind is FLAG else str(first)
        self.typed = "bool" if kind is FLAG else "i64"
        self.note = note


def deal_over(row: Any, new: Any) -> None:
    """In place, and every copy of a state has a row of its own: a compiled state never frees a row that was replaced
    from outside, and a search deals a million times."""
    for i, value in enumerate(new):
        row[i] = value


class Row(Field):
    """Several numbers of one kind: one per seat, so many, or any number. `fixed`: replaced, never changed in place, so
    that copies share it."""

    def __init__(self, name: str, kind: Kind, length: int, fixed: bool, secrecy: str, knows: Knows | None) -> None:
        super().__init__(name, kind, secrecy, None, knows)
        self.length = length
        self.typed = "vec[i64]"
        self.first = "NOTHING"
        self.copied = "self.{}" if fixed else "self.{}[:]"

    def fill(self, s: Any, data: Any) -> None:
        super().fill(s, data)
        wanted = int(s.seats) if self.length == SEATS else self.length
        if wanted != ANY and len(data) != wanted:
            raise ValueError(f"{self.name} has {len(data)} values; {wanted} are needed")

    def unknown(self, s: Any, viewer: int) -> list[int]:
        """Which entries a viewer does not know."""
        return [i for i in range(len(self.value(s))) if self.knows is not None and not self.knows(s, viewer, i)]


class Dealt(Row):
    """Secret values dealt out, one each: what a viewer does not know is one pool. `among`: all values there are, where
    nobody knows which ones stayed undealt."""

    among: Callable[[Any], list[int]] | None = None

    def pool(self, s: Any, places: list[int]) -> list[int]:
        """What could lie at these places."""
        values = [int(value) for value in self.value(s)]
        if self.among is None:
            return sorted([values[i] for i in places])
        left = sorted(self.among(s))
        for i, value in enumerate(values):
            if i not in places:
                left.remove(value)
        return left

    def stock(self, s: Any) -> Any:
        return sorted(self.out(s)) if self.among is None else None

    def redeal(self, s: Any, viewer: int, chance: Chance) -> None:
        places = self.unknown(s, viewer)
        if places:
            new = self.value(s)[:]
            pool = self.pool(s, places)
            chance.shuffle(pool)
            for i in places:
                new[i] = pool.pop()
            deal_over(self.value(s), new)


class Chosen(Row):
    """Secret values that somebody chose: where a viewer does not know one, it may be any of `values`."""

    def __init__(
        self, name: str, kind: Kind, length: int, knows: Knows, values: Callable[[Any, int], list[int]]
    ) -> None:
        super().__init__(name, kind, length, False, MIXED, knows)
        self.values = values

    def redeal(self, s: Any, viewer: int, chance: Chance) -> None:
        places = self.unknown(s, viewer)
        if places:
            new = self.value(s)[:]
            for i in places:
                could = self.values(s, i)
                new[i] = could[int(chance.below(len(could)))]
            deal_over(self.value(s), new)


class Bags(Field):
    """Bags in named places. `parts`: kinds that look alike from outside, by name; how many of each lie somewhere is
    public, which ones only where a viewer `knows` it. What it does not know is one pool per part."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        words: list[str],
        parts: dict[str, int],
        knows: Callable[[Any, int, int, int], bool],
    ) -> None:
        super().__init__(name, kind, MIXED, self.part)
        self.words = words
        self.parts = parts
        self.knows_part = knows
        self.typed = "vec[i64]"
        self.first = "NOTHING"
        self.copied = "self.{}[:]"

    def part(self, s: Any, viewer: int) -> object:
        """Known parts thing by thing, the others by their number."""
        out: list[dict[str, int]] = []
        for place, bag in enumerate(self.value(s)):
            here: dict[str, int] = {}
            for k, (part, mask) in enumerate(self.parts.items()):
                lies = int(bag) & mask
                here |= names(lies, self.words) if self.knows_part(s, viewer, place, k) else {part: int(size(lies))}
            out.append(here)
        return out

    def redeal(self, s: Any, viewer: int, chance: Chance) -> None:
        bags = self.value(s)[:]
        for k, mask in enumerate(self.parts.values()):
            places = [i for i in range(len(bags)) if int(bags[i]) & mask and not self.knows_part(s, viewer, i, k)]
            pool = 0
            for i in places:
                pool += int(bags[i]) & mask
            for i in places:
                here = int(bags[i]) & mask
                new = int(some(pool, size(here), chance))
                bags[i] += new - here
                pool -= new
        deal_over(self.value(s), bags)


class Dealing(Field):
    """A secret whose pool no declaration describes: a function deals it, and maybe others with it."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        visible: Callable[[Any, int], object],
        deal: Callable[[Any, int, Chance], None] | None = None,
    ) -> None:
        super().__init__(name, kind, MIXED, visible)
        self.deal = deal

    def redeal(self, s: Any, viewer: int, chance: Chance) -> None:
        if self.deal is not None:
            self.deal(s, viewer, chance)


class Derived(Field):
    """What follows from other fields: no data, only kept for speed; `Game.settle` derives it."""

    def __init__(self, name: str, typed: str, first: str, note: str) -> None:
        super().__init__(name, Kind())
        self.typed = typed
        self.first = first
        self.note = note
        self.is_data = False


def kind_of(values: list[str] | Kind | None, least: int, most: int) -> Kind:
    if isinstance(values, Kind):
        return values
    return Name(values) if values is not None else Between(least, most)


def one(name: str, values: list[str] | Kind | None = None, first: int = 0, most: int = FAR, note: str = "") -> Field:
    return One(name, kind_of(values, 0, most), first, note)


class SeatField(One):
    """A seat of this table; -1: nobody, where that may be."""

    def fill(self, s: Any, data: Any) -> None:
        super().fill(s, data)
        if self.value(s) >= s.seats:
            raise ValueError(f"nobody sits at seat {data}")


def seat(name: str, nobody: bool = False, note: str = "") -> Field:
    """Somebody at the table, or `nobody` (-1)."""
    return SeatField(name, MAYBE_SEAT if nobody else Between(0, MOST_SEATS), -1 if nobody else 0, note)


class SeatsField(One):
    """Seats of this table, one bit each."""

    def fill(self, s: Any, data: Any) -> None:
        super().fill(s, data)
        if self.value(s) >> s.seats:
            raise ValueError(f"bits of {s.seats} seats, not {data}")


def seats(name: str, note: str = "") -> Field:
    """Some of those at the table."""
    return SeatsField(name, Between(0, (1 << MOST_SEATS) - 1), 0, note)


def flag(name: str, note: str = "") -> Field:
    return One(name, FLAG, 0, note)


def per_seat(
    name: str, values: list[str] | Kind | None = None, most: int = FAR, fixed: bool = False, note: str = ""
) -> Field:
    return noted(Row(name, Vector(kind_of(values, 0, most)), SEATS, fixed, PUBLIC, None), note)


def row(name: str, length: int, values: list[str] | Kind | None = None, fixed: bool = False, note: str = "") -> Field:
    return noted(Row(name, Vector(kind_of(values, -FAR, FAR)), length, fixed, PUBLIC, None), note)


def dealt(
    name: str,
    values: list[str] | Kind,
    knows: Knows,
    among: Callable[[Any], list[int]] | None = None,
    note: str = "",
) -> Field:
    """One secret per seat. `among`: what was dealt from, if not all of it was dealt."""
    field = Dealt(name, Vector(kind_of(values, 0, FAR)), SEATS, False, MIXED, knows)
    field.among = among
    return noted(field, note)


def sealed(name: str, values: list[str], could: Callable[[Any, int], list[int]], note: str = "") -> Field:
    """One choice per seat that only its seat knows, -1 while there is none. `could`: what a seat may have chosen."""

    def knows(s: Any, viewer: int, seat: int) -> bool:
        return seat == viewer or getattr(field.home(s), name)[seat] < 0

    field = Chosen(name, Vector(Maybe(values)), SEATS, knows, could)
    return noted(field, note)


def per_name(name: str, words: list[str], kind: Kind, blank: int = 0, fixed: bool = False, note: str = "") -> Field:
    """One value for each of these names (bandits, places); `blank` ones are left out of the data."""
    return noted(Row(name, ByName(words, kind, blank), ANY, fixed, PUBLIC, None), note)


def derived(name: str, typed: str = "i64", first: str = "0", note: str = "") -> Field:
    return Derived(name, typed, first, note)


def noted(field: Field, note: str) -> Field:
    field.note = note
    return field


def shaped(field: Field, fixed: bool = False, note: str = "") -> Field:
    """Kept as a row of numbers, whatever it is otherwise."""
    field.typed = "vec[i64]"
    field.first = "NOTHING"
    field.copied = "self.{}" if fixed else "self.{}[:]"
    return noted(field, note)
