"""Sets of a few different things in one integer, one bit each, up to 63: copying one is free, and so is asking."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.engine.chance import Chance

MOST_THINGS: Final = 63


def shifted(things: i64, places: i64) -> i64:
    """A literal on the left, even by way of a local variable, would be shifted as 32 bits once compiled."""
    return things << places


def bit(thing: i64) -> i64:
    """The set of one thing."""
    return shifted(1, thing)


def has(things: i64, thing: i64) -> bool:
    return things >> thing & 1 == 1


def size(things: i64) -> i64:
    n: i64 = 0
    while things != 0:
        things &= things - 1
        n += 1
    return n


def lowest(things: i64) -> i64:
    """The first thing of a set that is not empty. `things & things - 1` is the rest."""
    k: i64 = 0
    while not things & 0xFF:
        things >>= 8
        k += 8
    while not things & 1:
        things >>= 1
        k += 1
    return k


def drawn(things: i64, chance: Chance) -> i64:
    """One of them, drawn blind. The set must not be empty."""
    n = size(things)
    skip = chance.below(n) if n > 1 else 0
    while skip > 0:
        things &= things - 1
        skip -= 1
    return lowest(things)


def some(things: i64, wanted: i64, chance: Chance) -> i64:
    """So many of them, drawn blind, or all."""
    n = size(things)
    if n <= wanted:
        return things
    out: i64 = 0
    while wanted > 0:
        one = bit(drawn(things, chance))
        things ^= one
        out |= one
        wanted -= 1
    return out


def listed(things: i64) -> list[int]:
    out: list[int] = []
    while things != 0:
        out.append(int(lowest(things)))
        things &= things - 1
    return out
