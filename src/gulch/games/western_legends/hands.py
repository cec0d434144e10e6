"""What a poker hand is worth (WL-155 to WL-170): up to two own cards with the flop, Cheat among the own ones wild.

Cards are sets in one integer, bit rank * 4 + suit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.pieces.sets import bit, listed, size

ACE: Final = 12
WHOLE_HAND: Final = 5
WILD: Final = 3  # both cards of Cheat: the red twos
ANY_CARD: Final = 0x30000000000000  # two more than the 52
SUIT: Final = 0x1111111111111  # the 13 cards of the first suit
OPEN_CARDS: Final = 3
ONE: Final = 4  # bits of a rank in a count

COMBINATIONS: Final = [
    "high_card",
    "pair",
    "two_pair",
    "three",
    "straight",
    "flush",
    "full_house",
    "four",
    "straight_flush",
    "five",
    "royal_flush",
]
HIGH_CARD: Final = 0
PAIR: Final = 1
TWO_PAIR: Final = 2
THREE: Final = 3
STRAIGHT: Final = 4
FLUSH: Final = 5
FULL_HOUSE: Final = 6
FOUR: Final = 7
STRAIGHT_FLUSH: Final = 8
FIVE: Final = 9
ROYAL_FLUSH: Final = 10


def hand_worth(own: i64, flop: i64, again: i64 = 0) -> i64:
    """Greater is better, equal is a tie. In the flop Cheat is a plain 2 (WL-180, WL-374). What is above the 52 cards is
    any card; `again`: own cards that are there twice."""
    plain = counted(own & ~WILD) + counted(again & ~WILD) + counted(flop)
    one_suit = is_one_suit(own & ~WILD | flop)
    wild = size(own & (WILD | ANY_CARD)) + size(again & WILD) + size(flop & ANY_CARD)
    return best_with(plain, one_suit, wild, ACE)


def best_with(counts: i64, one_suit: bool, wild: i64, highest: i64) -> i64:
    """With so many wild cards, each of this rank or below: the order in which they are chosen does not matter."""
    if wild == 0:
        return worth_of(counts, one_suit)
    best: i64 = 0
    rank: i64
    for rank in range(highest + 1):
        best = max(best, best_with(counts + of_rank(rank, 1), one_suit, wild - 1, rank))
    return best


def best_worth(own: i64, table: i64, again: i64 = 0) -> i64:
    """The same with three of the open cards, if there are more."""
    if size(table) <= OPEN_CARDS:
        return hand_worth(own, table, again)
    best: i64 = 0
    cards = listed(table)
    for i, one in enumerate(cards):
        for j, other in enumerate(cards[:i]):
            for third in cards[:j]:
                best = max(best, hand_worth(own, bit(one) | bit(other) | bit(third), again))
    return best


def combination_of(worth: i64) -> i64:
    return worth >> (ONE * WHOLE_HAND)


def counted(cards: i64) -> i64:
    """How many of each rank, four bits a rank."""
    counts = (cards & SUIT) + (cards >> 1 & SUIT)
    return counts + (cards >> 2 & SUIT) + (cards >> 3 & SUIT)


def of_rank(rank: i64, cards: i64) -> i64:
    """So many cards of a rank, as a count."""
    return cards << (ONE * rank)


def is_one_suit(cards: i64) -> bool:
    """A wild card has whatever suit is needed, so it does not count."""
    suits: i64 = 0
    suit: i64
    for suit in range(4):
        suits += 1 if cards >> suit & SUIT else 0
    return suits <= 1


def worth_of(counts: i64, one_suit: bool) -> i64:
    """The combination, then ranks from the most important to the least: those held most often first, ace on top
    (WL-R29, WL-R30). A hand of fewer cards loses to one that has the same cards and more."""
    sizes: i64 = 0  # how many of each rank, greatest first
    ranks: i64 = 0
    cards: i64 = 0
    n: i64
    rank: i64
    for n in range(WHOLE_HAND, 0, -1):
        for rank in range(ACE, -1, -1):
            if counts >> (ONE * rank) & 15 == n:
                sizes = sizes << ONE | n
                ranks = ranks << ONE | rank + 1
                cards += n
    kind = combination(sizes, ranks, one_suit and cards == WHOLE_HAND)
    if kind == FLUSH:
        ranks = every_rank(counts)
    return kind << (ONE * WHOLE_HAND) | filled(ranks)


def combination(sizes: i64, ranks: i64, one_suit: bool) -> i64:
    straight = sizes == 0x11111 and (ranks >> 16) - (ranks & 15) == 4
    if straight and one_suit:
        return ROYAL_FLUSH if ranks >> 16 == ACE + 1 else STRAIGHT_FLUSH
    if sizes == 0x5:
        return FIVE
    if sizes == 0x41 or sizes == 0x4:
        return FOUR
    if sizes == 0x32:
        return FULL_HOUSE
    if one_suit:
        return FLUSH
    if straight:
        return STRAIGHT
    return repeated(sizes)


def repeated(sizes: i64) -> i64:
    """Three, two pairs, a pair or nothing; of four cards or fewer, too."""
    while sizes > 0xFF:
        sizes >>= ONE
    if sizes == 0x31 or sizes == 0x3:
        return THREE
    if sizes == 0x22:
        return TWO_PAIR
    return PAIR if sizes == 0x21 or sizes == 0x2 else HIGH_CARD


def every_rank(counts: i64) -> i64:
    """All cards from the highest to the lowest: in a flush a wild card may be a second one of the same rank."""
    ranks: i64 = 0
    rank: i64
    for rank in range(ACE, -1, -1):
        for _ in range(counts >> (ONE * rank) & 15):
            ranks = ranks << ONE | rank + 1
    return ranks


def filled(ranks: i64) -> i64:
    """Up to five ranks; what a hand lacks is lower than a 2."""
    while 0 < ranks < 1 << ONE * (WHOLE_HAND - 1):
        ranks <<= ONE
    return ranks
