"""Poker: what five cards are worth, and the best five of seven.

A hand's worth is one number: the combination, then its ranks from the most to the least important, four bits each.
Greater is better, equal is a full tie (PT-134, PT-R41)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.games.pokertown.components import ACE, RANKS, rank_of, suit_of

# combinations, in the order of figures.json
NOTHING_MADE: Final = 0
ONE_PAIR: Final = 1
TWO_PAIR: Final = 2
THREE: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL_HOUSE: Final = 6
FOUR: Final = 7
STRAIGHT_FLUSH: Final = 8
ROYAL_FLUSH: Final = 9

HAND: Final = 5
HIGH_ACE: Final = 14
LOW_STRAIGHT: Final = 5  # the five is high, the ace counts 1
NO_RANKS: Final = vec[i64]([0] * (HIGH_ACE + 1))
COMBINATION_SHIFT: Final = 20


def combination(worth: i64) -> i64:
    return worth >> COMBINATION_SHIFT


def straight_high(ranks: i64) -> i64:
    """The high card of a straight made of five different ranks (one bit each, ace high and low), or 0."""
    high: i64
    for high in range(HIGH_ACE, LOW_STRAIGHT - 1, -1):
        if ranks >> (high - HAND + 1) & 31 == 31:
            return high
    return 0


def worth(cards: list[int]) -> i64:
    """Of five cards; the ace is high or low (PT-006). Five equal ranks count as four (PT-R33)."""
    counts = NO_RANKS[:]
    ranks: i64 = 0
    first = suit_of(cards[0])
    flush = True
    for card in cards:
        rank = rank_of(card)
        if rank == ACE:
            rank = HIGH_ACE
            ranks |= 2
        counts[rank] += 1
        ranks |= 1 << rank
        if suit_of(card) != first:
            flush = False
    return worth_of_counts(counts, ranks, flush)


def worth_of_counts(counts: vec[i64], ranks: i64, flush: bool) -> i64:
    """`ranks`: one bit each. Of each number of equal ranks, the higher ones come first."""
    singles: i64 = 0
    pairs: i64 = 0
    many: i64 = 0  # the rank that is there three times or more
    size: i64 = 1
    rank: i64
    for rank in range(HIGH_ACE, 1, -1):
        n = counts[rank]
        if n == 1:
            singles = singles << 4 | rank
        elif n == 2:
            pairs = pairs << 4 | rank
        elif n > 2:
            many = rank
            size = n
    if many == 0 and pairs == 0:
        return worth_of_different_ranks(ranks, singles, flush)
    made: i64 = ONE_PAIR
    order = pairs << 12 | singles
    if size >= 4:
        made = FOUR
        order = many << 4 | (many if size == HAND else singles)
    elif size == 3:
        made = FULL_HOUSE if pairs > 0 else THREE
        order = many << 8 | (pairs if pairs > 0 else singles)
    elif pairs > HIGH_ACE:
        made = TWO_PAIR
        order = pairs << 4 | singles
    if flush and made < FLUSH:  # only with a duplicate, which a forged card or a reshuffle may bring
        made = FLUSH
        order = all_five(counts)
    return made << COMBINATION_SHIFT | order


def all_five(counts: vec[i64]) -> i64:
    """A flush is compared card by card, and a card that is there twice counts twice."""
    order: i64 = 0
    rank: i64
    for rank in range(HIGH_ACE, 1, -1):
        for _ in range(counts[rank]):
            order = order << 4 | rank
    return order


def worth_of_different_ranks(ranks: i64, order: i64, flush: bool) -> i64:
    high = straight_high(ranks)
    if high == 0:
        return (FLUSH if flush else NOTHING_MADE) << COMBINATION_SHIFT | order
    if not flush:
        return STRAIGHT << COMBINATION_SHIFT | high
    return (ROYAL_FLUSH if high == HIGH_ACE else STRAIGHT_FLUSH) << COMBINATION_SHIFT | high


def best_worth(cards: list[int]) -> i64:
    """Of the best five of five to seven cards (PT-132)."""
    if len(cards) == HAND:
        return worth(cards)
    best: i64 = 0
    size = len(cards)
    for i in range(size):  # leave out one, or this one and a later one
        rest = cards[:i] + cards[i + 1 :]
        if size == HAND + 1:
            best = max(best, worth(rest))
        else:
            for j in range(i, size - 1):
                best = max(best, worth(rest[:j] + rest[j + 1 :]))
    return best


def best_forgery(cards: list[int], place: int) -> int:
    """The card that this one should count as, to make the most of the others."""
    best_card, best = 0, -1
    for card in range(RANKS * 4):
        value = int(best_worth([*cards[:place], card, *cards[place + 1 :]]))
        if value > best:
            best_card, best = card, value
    return best_card
