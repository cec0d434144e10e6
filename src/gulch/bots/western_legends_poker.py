"""Poker of a heuristic player of Western Legends: when to sit down, and which cards to lay."""

from __future__ import annotations

from typing import Final

from gulch.bots.western_legends_value import Eyes
from gulch.games.western_legends.components import POKER_NAMES, SPOTS, TEN_GALLON, name_of
from gulch.games.western_legends.hands import (
    ANY_CARD,
    ONE,
    STRAIGHT,
    WHOLE_HAND,
    WILD,
    combination_of,
    hand_worth,
)
from gulch.games.western_legends.poker import LAY
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import cards_at, hand_size, owns
from gulch.games.western_legends.zones import FLOP, HAND, LAID
from gulch.pieces.sets import bit, size

# The chance to beat a dealer who has four cards, by how many one has to choose from.
BY_CARDS: Final = [0.0, 0.12, 0.25, 0.38, 0.5, 0.59, 0.65, 0.7]
WITH_CHEAT: Final = 0.2
RIVALS: Final = 0.62  # of the chance, for each player beyond the first
LADY_LUCK: Final = POKER_NAMES.index("lady_luck")
# The chance to win with nothing, a pair, two pairs, three, more; and what the highest rank of it adds.
WON_BY: Final = [0.02, 0.25, 0.65, 0.88, 0.96]
BY_RANK: Final = [0.12, 0.4, 0.2, 0.08, 0.03]
KICKER: Final = 0.02
POT: Final = 6  # bills, without those who join


def chance_to_win(eyes: Eyes, rivals: int) -> float:
    """With one more card than now, against a dealer or so many players."""
    s, seat = eyes.s, eyes.seat
    cards = min(int(hand_size(s, seat)) + 1, len(BY_CARDS) - 1)
    odds = BY_CARDS[cards]
    if cards_at(s, HAND.of(seat)) & WILD and cards > 1:
        odds += WITH_CHEAT
    for _ in range(rivals - 1):
        odds *= RIVALS
    return odds


def neighbours(s: Western, seat: int, town: int) -> int:
    """Players in that town who could join."""
    n = 0
    for p in range(s.seats):
        if p != seat and s.money[p] > 0 and s.board.town[s.place[p]] == town:
            n += 1
    return n


def game_worth(eyes: Eyes, rivals: int, is_mine: bool) -> float:
    """A game of poker that one starts, or joins: only who starts it gets the point."""
    s, seat = eyes.s, eyes.seat
    odds = chance_to_win(eyes, rivals)
    hat = 1.0 if owns(s, seat, TEN_GALLON) else 0.0
    won = eyes.bills(POT + rivals) + hat + (1.0 if is_mine else 0.3)
    lost = eyes.cards(1) + (eyes.bill if hat else 0.0)
    cards = 0.3 if int(hand_size(s, seat)) > 1 else 0.15
    return (odds * won + (1 - odds) * lost - eyes.bill - cards + eyes.cards(1)) * eyes.taste.poker


def joins(eyes: Eyes) -> bool:
    s = eyes.s
    return game_worth(eyes, max(1, int(size(s.players))), False) > 0.1


def lay(eyes: Eyes, options: list[int]) -> int:
    """The card of the best two. The second one is chosen beside the first, which lies there already."""
    s = eyes.s
    flop = cards_at(s, FLOP.first)
    laid = cards_at(s, LAID.of(eyes.seat))
    cards = [int(LAY.card.of(option)) for option in options]
    best, top = 0, -99.0
    for i in range(len(cards)):
        if laid or len(cards) == 1:
            worth = pair_worth(eyes, laid | as_set(cards[i]), flop, cards[i], -1)
            if worth > top:
                best, top = i, worth
            continue
        for j in range(i):
            worth = pair_worth(eyes, as_set(cards[i]) | as_set(cards[j]), flop, cards[i], cards[j])
            if worth > top:
                best, top = i, worth
    return options[best]


def as_set(card: int) -> int:
    """A joker alone makes nothing."""
    return int(bit(SPOTS[card])) & ~ANY_CARD


def pair_worth(eyes: Eyes, own: int, flop: int, first: int, second: int) -> float:
    """How likely these cards win, and what they are worth elsewhere."""
    odds = likely(int(hand_worth(own, flop)))
    worth = odds * 2.5 - 0.3 * (eyes.keeps(first) + (eyes.keeps(second) if second >= 0 else 0.0))
    for card in (first, second):
        if card >= 0 and int(name_of(card)) == LADY_LUCK:
            worth += odds + (1 - odds) * 0.8
    return worth


def likely(worth: int) -> float:
    """The chance to win with a hand of this worth."""
    kind = min(int(combination_of(worth)), STRAIGHT)
    rank = worth >> (ONE * (WHOLE_HAND - 1)) & 15
    second = worth >> (ONE * (WHOLE_HAND - 2)) & 15
    return WON_BY[kind] + (BY_RANK[kind] * rank + KICKER * second) / 13
