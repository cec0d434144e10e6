"""The poker deck: shuffling, turning up, each seat's share of the face-down cards, a deck too short."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.words import SEAT
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.components import DECK_SIZE, LINE_UP, NO_CARD, ROBBERIES_MAX
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.vocabulary import CARD, PT
from gulch.games.pokertown.zones import DECK, DISCARD, LINE_UPS, PAIRS, ROBBERY_CARDS, SHERIFFS_CARD, STOLEN
from gulch.pieces.cards import ALL
from gulch.pieces.vectors import NOTHING

LINED_UP: Final = PT.event("lineup", "PT-011", first=CARD, second=CARD, third=CARD)
PAIR_DEALT: Final = PT.event("pair_dealt", "PT-130", who=SEAT, first=CARD, second=CARD)
RESHUFFLED: Final = PT.event("reshuffled", "PT-044")


def gather(s: Town) -> None:
    """All poker cards but the stolen ones are shuffled (PT-018, PT-R43)."""
    place: i64
    for place in range(1, len(s.box.count)):
        if place != DECK.first and place != STOLEN.first and s.box.count[place] > 0:
            for card in s.box.at(place)[::-1]:  # from the top: nothing has to be searched for
                s.box.lay(card, DECK.first, 0)
    cards = [card for card in range(DECK_SIZE) if s.box.place[card] == DECK.first]
    s.chance.shuffle(cards)
    for card in cards:
        s.box.seen[card] = 0
    s.box.order(DECK.first, cards[::-1])


def put_under(s: Town, cards: list[int], above: list[int]) -> None:
    """Face down below what is left of the deck, the first one uppermost."""
    below = cards[::-1]
    for card in below:
        s.box.lay(card, DECK.first, 0)
    s.box.order(DECK.first, below + above)


def set_sheriff_aside(s: Town) -> None:
    s.box.draw(s, DECK.first, SHERIFFS_CARD.first)
    seat: i64
    for seat in range(s.seats):
        s.bribed[seat] = 0


def sheriffs_card(s: Town) -> i64:
    return s.box.top[SHERIFFS_CARD.first]


def has_seen_sheriffs_card(s: Town, viewer: i64) -> bool:
    card = sheriffs_card(s)
    return card != NO_CARD and s.box.knows(viewer, card)


def deal_pairs(s: Town) -> None:
    """Seat by seat from the top (PT-R40)."""
    seat: i64
    for seat in range(s.seats):
        first = s.box.draw(s, DECK.first, PAIRS.of(seat))
        second = s.box.draw(s, DECK.first, PAIRS.of(seat))
        s.say(1 << seat, PAIR_DEALT, seat, first, second)


def turn_up_lineup(s: Town) -> None:
    lengthen(s, LINE_UP)
    i: i64
    for i in range(LINE_UP):
        s.slots[i] = s.box.draw(s, DECK.first, LINE_UPS.first)
    s.say(EVERYONE, LINED_UP, s.slots[0], s.slots[1], s.slots[2])


def discard_lineup(s: Town) -> None:
    i: i64
    for i in range(LINE_UP):
        s.box.put(s, s.slots[i], DISCARD.first)
        s.slots[i] = NO_CARD


def lengthen(s: Town, cards: i64) -> None:
    """A deck too short for what is needed gets the shuffled discard pile under it (PT-044, PT-R04)."""
    if s.box.count[DECK.first] < cards:
        pile = sorted(s.box.at(DISCARD.first))
        s.chance.shuffle(pile)
        put_under(s, pile, s.box.at(DECK.first))
        s.say(EVERYONE, RESHUFFLED)


# ---- shares: nobody waits for anybody (PT-R03) -------------------------------
def prepare_shares(s: Town) -> None:
    """Where the deck might not last, fix now in which order the discard pile would come."""
    if s.box.count[DECK.first] < s.seats * ROBBERIES_MAX:
        pile = sorted(s.box.at(DISCARD.first))
        s.chance.shuffle(pile)
        s.reserve = vec[i64](pile)


def share_place(s: Town, seat: i64, k: i64) -> i64:
    """Counted from the top: the k-th card of the seat's share."""
    return seat + s.seats * k


def card_at(s: Town, place: i64) -> i64:
    size = s.box.count[DECK.first]
    if place >= size:
        return s.reserve[place - size]
    card = s.box.top[DECK.first]
    while place > 0:
        card = s.box.under[card]
        place -= 1
    return card


def turn_up_robbery_card(s: Town, seat: i64) -> i64:
    """It lies where it is until all have finished; until then nobody else has seen it, unless one plays alone."""
    card = card_at(s, share_place(s, seat, s.drawn[seat]))
    s.drawn[seat] += 1
    s.reveal()
    s.box.show(s, card, ALL if s.seats == 1 else 1 << seat)
    return card


def robbery_cards(s: Town, seat: i64) -> list[int]:
    """Those that the seat has turned up in this turn."""
    return [int(card_at(s, share_place(s, seat, k))) for k in range(s.drawn[seat])]


def collect_robbery_cards(s: Town) -> None:
    """They leave the deck, the others keep their order. If the deck was too short, the discard pile is in it now."""
    used: list[int] = []
    furthest: i64 = -1
    seat: i64
    for seat in range(s.seats):
        if s.drawn[seat] > 0:
            used += robbery_cards(s, seat)
            furthest = max(furthest, share_place(s, seat, s.drawn[seat] - 1))
            s.drawn[seat] = 0
    if furthest >= s.box.count[DECK.first]:
        put_under(s, [int(card) for card in s.reserve], s.box.at(DECK.first))
        s.say(EVERYONE, RESHUFFLED)
    s.reserve = NOTHING
    for card in used:
        s.box.put(s, card, ROBBERY_CARDS.first)


def discard(s: Town, place: i64) -> None:
    """Whatever lies there."""
    if s.box.count[place] > 0:
        for card in s.box.at(place):
            s.box.put(s, card, DISCARD.first)


def lying_pair(s: Town, seat: i64) -> list[int]:
    """With hold'em the seat's two cards until poker is over."""
    return s.box.at(PAIRS.of(seat))


def discard_pairs(s: Town) -> None:
    """When poker is over (PT-133, PT-R40)."""
    seat: i64
    for seat in range(s.seats):
        discard(s, PAIRS.of(seat))
