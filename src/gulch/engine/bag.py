"""Bags: a multiset in one integer, five bits per kind: up to 12 kinds, up to 31 of each.

Cards of one kind are alike, and so is the order of a deck that is shuffled before every draw: drawing at random from a bag is
drawing from a shuffled deck, without ever shuffling it."""
from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.engine.chance import Chance

WIDTH: Final = 5
MOST: Final = 31


def one(kind: i64) -> i64:
    """A bag of one. Bags are added and subtracted as integers."""
    return many(kind, 1)


def many(kind: i64, n: i64) -> i64:
    """A bag of so many of one kind. A literal on the left would be shifted as 32 bits once compiled."""
    return n << (kind * WIDTH)


def count(bag: i64, kind: i64) -> i64:
    return bag >> (kind * WIDTH) & MOST


def size(bag: i64) -> i64:
    n: i64 = 0
    while bag > 0:
        n += bag & MOST
        bag >>= WIDTH
    return n


def kinds(bag: i64) -> i64:
    """Which kinds there are: one bit each."""
    mask: i64 = 0
    bit: i64 = 1
    while bag > 0:
        if bag & MOST:
            mask |= bit
        bit <<= 1
        bag >>= WIDTH
    return mask


def drawn(bag: i64, chance: Chance) -> i64:
    """A kind, as if one of all the things in the bag had been drawn blind. The bag must not be empty."""
    n = size(bag)
    return nth(bag, chance.below(n) if n > 1 else 0)


def some(bag: i64, wanted: i64, chance: Chance) -> i64:
    """A bag of so many things drawn blind from another, or all of it."""
    n = size(bag)
    if n <= wanted:
        return bag
    out: i64 = 0
    for _ in range(wanted):
        card = one(nth(bag, chance.below(n)))
        bag -= card
        out += card
        n -= 1
    return out


def nth(bag: i64, k: i64) -> i64:
    """The kind of the k-th thing."""
    kind: i64 = 0
    here = bag & MOST
    while k >= here:
        k -= here
        bag >>= WIDTH
        kind += 1
        here = bag & MOST
    return kind


def bag_of(counts: list[int]) -> i64:
    bag: i64 = 0
    for kind in range(len(counts)):
        bag += counts[kind] * one(kind)
    return bag


def names(bag: i64, words: list[str]) -> dict[str, int]:
    """For people and records."""
    return {words[kind]: int(count(bag, kind)) for kind in range(len(words)) if count(bag, kind)}


def bag_from(data: dict[str, int], words: list[str]) -> i64:
    return bag_of([data.get(word, 0) for word in words])
