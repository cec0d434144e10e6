"""How sets of named things, names that may be missing and seats look as plain data."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gulch.declare.fields import Kind


def shifted(things: i64, places: i64) -> i64:
    """A literal on the left, even by way of a local variable, would be shifted as 32 bits once compiled."""
    return things << places


def bit(thing: i64) -> i64:
    """The set of one thing."""
    return shifted(1, thing)


def size(things: i64) -> i64:
    n: i64 = 0
    while things != 0:
        things &= things - 1
        n += 1
    return n


def lowest(things: i64) -> i64:
    """The first thing of a set that is not empty."""
    k: i64 = 0
    while not things & 0xFF:
        things >>= 8
        k += 8
    while not things & 1:
        things >>= 1
        k += 1
    return k


def listed(things: i64) -> list[int]:
    out: list[int] = []
    while things != 0:
        out.append(int(lowest(things)))
        things &= things - 1
    return out


class SetOf(Kind):
    """Some of a few named things, one bit each."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def out(self, value: Any) -> Any:
        return [self.words[thing] for thing in listed(value)]

    def back(self, data: Any) -> Any:
        if not isinstance(data, list) or len(set(data)) != len(data):
            raise ValueError(f"{data!r} is no list of different things")
        things = 0
        for word in data:
            things |= 1 << self.words.index(word)
        return things

    def wire(self) -> str:
        return "string[]"


class Maybe(Kind):
    """A name, or nothing for -1."""

    def __init__(self, words: list[str]) -> None:
        self.words = words

    def out(self, value: Any) -> Any:
        return self.words[value] if value >= 0 else None

    def back(self, data: Any) -> Any:
        return -1 if data is None else self.words.index(data)

    def wire(self) -> str:
        return "string | null"


class MaybeSeat(Kind):
    """A seat, or nobody for -1."""

    def out(self, value: Any) -> Any:
        return int(value) if value >= 0 else None

    def back(self, data: Any) -> Any:
        if data is not None and (type(data) is not int or data < 0):
            raise ValueError(f"{data!r} is no seat")
        return -1 if data is None else data

    def wire(self) -> str:
        return "number | null"


MAYBE_SEAT: Final = MaybeSeat()
