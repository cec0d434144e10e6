"""Kinds of fields: how numbers, flags, names, bags and lists look as plain data."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.fields import Kind
from gulch.declare.words import MOST_SEATS
from gulch.pieces.bag import MOST, bag_from, names
from gulch.pieces.sets import listed

NAMES_SAID: Final = 20  # in a refusal


class Between(Kind):
    """A number that can't leave its bounds."""

    def __init__(self, least: int, most: int) -> None:
        self.least = least
        self.most = most

    def back(self, data: Any) -> Any:
        if type(data) is not int or not self.least <= data <= self.most:
            raise ValueError(f"{data!r} is not a whole number from {self.least} to {self.most}")
        return data


class Flag(Kind):
    def out(self, value: Any) -> Any:
        return bool(value)

    def back(self, data: Any) -> Any:
        if type(data) is not bool:
            raise ValueError(f"{data!r} is neither true nor false")
        return data

    def wire(self) -> str:
        return "boolean"


def number_of(words: list[str], data: object) -> int:
    """The number that a name stands for; ValueError says which names there are."""
    if not data or data not in words:
        names = [word for word in words if word]
        more = ", ..." if len(names) > NAMES_SAID else ""
        raise ValueError(f"{data!r} is none of {', '.join(names[:NAMES_SAID])}{more}")
    return words.index(str(data))


def mapping(data: object) -> dict[str, Any]:
    if not isinstance(data, dict):
        raise ValueError(f"{data!r} is no mapping from names to values")
    return data


class Name(Kind):
    """A number that stands for a name."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def out(self, value: Any) -> Any:
        return self.words[value]

    def back(self, data: Any) -> Any:
        return number_of(self.words, data)

    def wire(self) -> str:
        return " | ".join(f'"{word}"' for word in self.words) if len(self.words) <= 16 else "string"


class Maybe(Name):
    """A name, or nothing for -1."""

    def out(self, value: Any) -> Any:
        return self.words[value] if value >= 0 else None

    def back(self, data: Any) -> Any:
        return -1 if data is None else super().back(data)

    def wire(self) -> str:
        return super().wire() + " | null"


class MaybeSeat(Kind):
    """A seat, or nobody for -1."""

    def out(self, value: Any) -> Any:
        return int(value) if value >= 0 else None

    def back(self, data: Any) -> Any:
        if data is not None and (type(data) is not int or not 0 <= data < MOST_SEATS):
            raise ValueError(f"{data!r} is no seat")
        return -1 if data is None else data

    def wire(self) -> str:
        return "number | null"


class SetOf(Kind):
    """Some of a few named things, one bit each."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def out(self, value: Any) -> Any:
        return [self.words[thing] for thing in listed(value)]

    def back(self, data: Any) -> Any:
        numbers = [number_of(self.words, word) for word in data] if isinstance(data, list) else [0, 0]
        if len(set(numbers)) != len(numbers):
            raise ValueError(f"{data!r} is no list of different things")
        things = 0
        for number in numbers:
            things |= 1 << number
        return things

    def wire(self) -> str:
        return "string[]"


class BagOf(Kind):
    """A multiset in one integer."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def out(self, value: Any) -> Any:
        return names(value, self.words)

    def back(self, data: Any) -> Any:
        for word in mapping(data):
            number_of(self.words, word)
        if any(type(n) is not int or not 0 <= n <= MOST for n in data.values()):
            raise ValueError(f"{data!r}: a bag holds 0 to {MOST} of each")
        return bag_from(data, self.words)

    def wire(self) -> str:
        return "Record<string, number>"


class ByName(Kind):
    """One value for each name, as a vec[i64]; those that are blank are left out of the data."""

    def __init__(self, words: list[str], kind: Kind, blank: int = 0) -> None:
        self.words = words
        self.kind = kind
        self.blank = blank

    def out(self, value: Any) -> Any:
        return {self.words[i]: self.kind.out(value[i]) for i in range(len(self.words)) if value[i] != self.blank}

    def back(self, data: Any) -> Any:
        values = [self.blank] * len(self.words)
        for word, value in mapping(data).items():
            values[number_of(self.words, word)] = self.kind.back(value)
        return vec[i64](values)

    def wire(self) -> str:
        return f"Record<string, {self.kind.wire()}>"


class Listed(Kind):
    """A list of values of one kind."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind

    def out(self, value: Any) -> Any:
        return [self.kind.out(item) for item in value]

    def back(self, data: Any) -> Any:
        if not isinstance(data, list):
            raise ValueError(f"{data!r} is not a list")
        return [self.kind.back(item) for item in data]

    def wire(self) -> str:
        one = self.kind.wire()
        return f"({one})[]" if " | " in one else f"{one}[]"

    def wire_of_seat(self) -> str:
        return self.kind.wire()


class Vector(Listed):
    """The same, kept as a vec[i64]."""

    def back(self, data: Any) -> Any:
        values: list[int] = super().back(data)
        return vec[i64](values)


MAYBE_SEAT: Final = MaybeSeat()
NUMBER: Final = Kind()
FLAG: Final = Flag()
NUMBERS: Final = Listed(NUMBER)
LISTS: Final = Listed(NUMBERS)
