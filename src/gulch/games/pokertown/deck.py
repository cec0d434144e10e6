"""The poker deck: shuffling, turning up, each seat's share of the face-down cards, a deck too short."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.engine.play import EVERYONE
from gulch.games.pokertown.components import CARDS, LINE_UP, NO_CARD
from gulch.games.pokertown.state import PAIR, Town
from gulch.games.pokertown.vocabulary import LINEUP, PAIR_DEALT, RESHUFFLED

ROBBERIES_MAX: Final = 7  # in one turn of one seat: the own action, five bonus actions of the sheet, one of a character


def gather(s: Town) -> None:
    """All poker cards but the stolen ones are shuffled (PT-018, PT-R43)."""
    s.deck = [card for card in range(CARDS) if card not in s.stolen]
    s.discard = []
    s.chance.shuffle(s.deck)


def set_sheriff_aside(s: Town) -> None:
    s.sheriff = s.deck.pop(0)
    s.shown = False
    seat: i64
    for seat in range(s.seats):
        s.looked[seat] = 0
        s.bribed[seat] = 0


def deal_pairs(s: Town) -> None:
    """Seat by seat from the top (PT-R40)."""
    i: i64
    for i in range(s.seats * PAIR):
        s.pair[i] = s.deck.pop(0)
    s.reveal()
    if s.listening():
        for seat in range(s.seats):
            first, second = int(s.pair[seat * PAIR]), int(s.pair[seat * PAIR + 1])
            s.tell(1 << seat, PAIR_DEALT | seat << 8 | first << 16 | second << 24)


def turn_up_lineup(s: Town) -> None:
    lengthen(s, LINE_UP)
    i: i64
    for i in range(LINE_UP):
        s.lineup[i] = s.deck.pop(0)
    s.reveal()
    s.tell(EVERYONE, LINEUP | s.lineup[0] << 8 | s.lineup[1] << 16 | s.lineup[2] << 24)


def discard_lineup(s: Town) -> None:
    i: i64
    for i in range(LINE_UP):
        s.discard.append(int(s.lineup[i]))
        s.lineup[i] = NO_CARD


def lengthen(s: Town, cards: i64) -> None:
    """A deck too short for what is needed gets the shuffled discard pile under it (PT-044, PT-R04)."""
    if len(s.deck) < cards:
        s.discard.sort()
        s.chance.shuffle(s.discard)
        s.deck += s.discard
        s.discard = []
        s.tell(EVERYONE, RESHUFFLED)


# ---- shares: nobody waits for anybody (PT-R03) -------------------------------
def prepare_shares(s: Town) -> None:
    """Where the deck might not last, fix now in which order the discard pile would come."""
    if len(s.deck) < s.seats * ROBBERIES_MAX:
        s.reserve = sorted(s.discard)
        s.chance.shuffle(s.reserve)


def place_of_share(s: Town, seat: i64, k: i64) -> i64:
    """Counted from the top: the k-th card of the seat's share."""
    return seat + s.seats * k


def card_at(s: Town, place: i64) -> int:
    size: i64 = len(s.deck)
    return s.deck[place] if place < size else s.reserve[place - size]


def turn_up_robbery_card(s: Town, seat: i64) -> i64:
    card: i64 = card_at(s, place_of_share(s, seat, s.drawn[seat]))
    s.drawn[seat] += 1
    s.reveal()
    return card


def robbery_cards(s: Town, seat: i64) -> list[int]:
    """Those that the seat has turned up in this turn."""
    return [card_at(s, place_of_share(s, seat, k)) for k in range(s.drawn[seat])]


def collect_robbery_cards(s: Town) -> list[int]:
    """They leave the deck, the others keep their order. If the deck was too short, the discard pile is in it now."""
    used: list[int] = []
    furthest: i64 = -1
    seat: i64
    for seat in range(s.seats):
        if s.drawn[seat] > 0:
            used += robbery_cards(s, seat)
            furthest = max(furthest, place_of_share(s, seat, s.drawn[seat] - 1))
            s.drawn[seat] = 0
    if furthest >= len(s.deck):
        s.deck += s.reserve
        s.discard = []
        s.tell(EVERYONE, RESHUFFLED)
    s.reserve = []
    for card in used:
        s.deck.remove(card)
    return used
