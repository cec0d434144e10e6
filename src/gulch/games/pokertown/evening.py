"""After five turns: poker, work, the abilities before the bribes, and the arrest."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, OVER, NumberedVerb
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.actions import BEFORE_BRIBES
from gulch.games.pokertown.bounties import award_bounties
from gulch.games.pokertown.components import (
    ACE,
    BY_ARREST,
    BY_BRIBE,
    BY_POKER,
    BY_WORK,
    DOLLARS,
    DOLLARS_PER_HAMMER,
    FINE_DOLLARS,
    FINE_STARS,
    HAND_DOLLARS,
    HAND_STARS,
    NO_CARD,
    NUGGETS,
    NUGGETS_PER_PAN,
    ROUNDS,
    STARS,
    STARS_ONLY_FROM,
    TURNS,
    rank_of,
)
from gulch.games.pokertown.deck import lengthen
from gulch.games.pokertown.inventory import gain, lose, pay, start_peaks
from gulch.games.pokertown.poker import NOTHING_MADE, best_worth, combination
from gulch.games.pokertown.scoring import tell_the_end
from gulch.games.pokertown.state import PAIR, POKER_CARDS, Town
from gulch.games.pokertown.turn import ARREST, BRIBES, PLEAS, ROUND_BEGINS, SHERIFF, WORK, everybody
from gulch.games.pokertown.vocabulary import (
    ARRESTED,
    BRIBE,
    BRIBED,
    CHEAT,
    DO_BRIBE,
    FORGE,
    FORGED,
    FREE,
    HAND,
    HELP,
    LOSS,
    MARK,
    MARSHAL,
    OWN_CARD,
    OWN_SHERIFF,
    PAIR_SHOWN,
    PLEA,
    SHERIFF_SHOWN,
)

# reasons
NO_SUCH_CARD: Final = "no-such-card"
TOO_FEW_DOLLARS: Final = "too-few-dollars"
TOO_NOTORIOUS: Final = "too-notorious"

OWN_CARDS: Final = TURNS + PAIR
MOST_TOLD: Final = 255  # a question's number


# ---- poker -------------------------------------------------------------------
def poker(s: Town) -> int:
    """Everybody with at least a pair is paid (PT-100, PT-106); in high stakes only the best hand (PT-131)."""
    forge(s)
    worths = [int(best_worth(hand_of(s, seat))) for seat in range(s.seats)]
    best = max(worths)
    high_stakes = bool(s.rules.options["high_stakes"])
    sharers = worths.count(best) if high_stakes else 1
    for seat in range(s.seats):
        made = int(combination(worths[seat]))
        s.hands[seat * ROUNDS + s.round - 1] = made + 1
        show_pair(s, seat)
        s.tell(EVERYONE, HAND | seat << 8 | made << 16)
        if made != NOTHING_MADE and (worths[seat] == best or not high_stakes):
            gain(s, seat, DOLLARS, HAND_DOLLARS[made] // sharers, BY_POKER)  # PT-135, PT-R41
            gain(s, seat, STARS, HAND_STARS[made] // sharers, BY_POKER)
    discard_pairs(s)
    award_bounties(s)
    return WORK


def hand_of(s: Town, seat: i64) -> list[int]:
    """The round's column and the own two cards."""
    first = seat * POKER_CARDS + (s.round - 1) * TURNS
    cards = [int(s.poker[i]) for i in range(first, first + TURNS)]
    if len(s.pair) > 0:
        cards += [int(s.pair[seat * PAIR]), int(s.pair[seat * PAIR + 1])]
    if s.forged >= 0 and s.cast[seat].cheats():
        cards[s.forged >> 8] = int(s.forged & 255)
    return cards


def forge(s: Town) -> None:
    """The Cheat may let one of the own cards count as any card (PT-R33)."""
    seat: i64
    for seat in range(s.seats):
        if s.uses[seat] > 0 and s.cast[seat].cheats():
            choice: i64 = s.ask_number(seat, CHEAT, column_of(s, seat))
            if choice & 255 == MARK:
                card: i64 = s.ask_number(seat, FORGE, choice >> 8) >> 8
                s.uses[seat] -= 1
                s.forged = choice >> 8 << 8 | card
                s.tell(EVERYONE, FORGED | seat << 8 | true_card(s, seat, choice >> 8) << 16 | card << 24)


def column_of(s: Town, seat: i64) -> i64:
    """The five cards that all have seen, for the question; the pair is nobody else's business."""
    packed: i64 = 0
    row: i64
    for row in range(TURNS - 1, -1, -1):
        packed = packed << 8 | true_card(s, seat, row)
    return packed


def true_card(s: Town, seat: i64, place: i64) -> i64:
    """The card that lies there in truth."""
    if place < TURNS:
        return s.poker[seat * POKER_CARDS + (s.round - 1) * TURNS + place]
    return s.pair[seat * PAIR + place - TURNS]


class Mark(NumberedVerb[Town]):
    """This one of the own cards."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if action >> 8 < TURNS + (PAIR if len(s.pair) > 0 else 0) else NO_SUCH_CARD


def show_pair(s: Town, seat: i64) -> None:
    if len(s.pair) > 0:
        s.tell(EVERYONE, PAIR_SHOWN | seat << 8 | s.pair[seat * PAIR] << 16 | s.pair[seat * PAIR + 1] << 24)


def discard_pairs(s: Town) -> None:
    """When poker is over (PT-133, PT-R40)."""
    s.forged = -1
    if s.seats > 1:
        s.reveal()
    i: i64
    for i in range(len(s.pair)):
        s.discard.append(int(s.pair[i]))
        s.pair[i] = NO_CARD


# ---- work and abilities ------------------------------------------------------
def work(s: Town) -> int:
    """A nugget for each pan, two dollars for each hammer (PT-101)."""
    seat: i64
    for seat in range(s.seats):
        gain(s, seat, NUGGETS, NUGGETS_PER_PAN * s.pans[seat], BY_WORK)
        gain(s, seat, DOLLARS, DOLLARS_PER_HAMMER * s.hammers[seat], BY_WORK)
    award_bounties(s)
    return PLEAS


def pleas(s: Town) -> int:
    """Abilities that work before the bribes (PT-R34, PT-R35)."""
    seats = [p for p in range(s.seats) if s.uses[p] > 0 and s.cast[p].helps_before_bribes(s, p)]
    if seats:
        everybody(s, seats, plead)
        award_bounties(s)
    return BRIBES


def plead(s: Town, seat: int) -> None:
    action = s.ask_number(seat, PLEA, BEFORE_BRIBES, True)
    if action & 255 == HELP:
        s.rules.do(s, seat, BEFORE_BRIBES, action)


# ---- arrest ------------------------------------------------------------------
def can_bribe(s: Town, seat: i64) -> bool:
    """One nugget per wanted, never in part; nobody asks whom no card can have arrested (PT-R27)."""
    return s.wanted[seat] > ACE and s.nuggets[seat] >= s.wanted[seat]


def bribes(s: Town) -> int:
    """All decide at once, before the card is turned up (PT-102); wanted stays (PT-107)."""
    seats = [p for p in range(s.seats) if can_bribe(s, p)]
    if seats:
        everybody(s, seats, decide_bribe)
        for seat in seats:
            if s.bribed[seat]:
                s.tell(EVERYONE, BRIBED | seat << 8 | s.wanted[seat] << 16)
                pay(s, seat, NUGGETS, s.wanted[seat], BY_BRIBE)
    return SHERIFF


def decide_bribe(s: Town, seat: int) -> None:
    at_stake = min(s.wanted[seat], MOST_TOLD) | fines(s, seat) << 8
    s.bribed[seat] = 1 if s.ask_number(seat, BRIBE, at_stake, True) & 255 == DO_BRIBE else 0


def fines(s: Town, seat: i64) -> i64:
    """What an arrest costs now: dollars (none where only stars may be lost), then stars."""
    dollars: i64 = 0 if why_no_dollars(s, seat) else FINE_DOLLARS[s.round]
    return dollars | FINE_STARS[s.round] << 8


def sheriff(s: Town) -> int:
    """The card is turned up for all; a Marshal whom it would have arrested may let the top card of the deck count
    (PT-R36)."""
    s.shown = True
    s.reveal()
    s.tell(EVERYONE, SHERIFF_SHOWN | s.sheriff << 8)
    seat: i64
    for seat in range(s.seats):
        if not s.bribed[seat] and catches(s, seat, s.sheriff):
            asks = s.uses[seat] > 0 and s.cast[seat].draws_own_card()
            if asks and s.ask_number(seat, MARSHAL) & 255 == OWN_CARD and not catches(s, seat, own_card(s, seat)):
                continue
            s.caught |= 1 << seat
    return ARREST


def catches(s: Town, seat: i64, card: i64) -> bool:
    """PT-103."""
    return rank_of(card) < s.wanted[seat]


def own_card(s: Town, seat: i64) -> i64:
    s.uses[seat] -= 1
    lengthen(s, 1)
    card = s.deck.pop(0)
    s.discard.append(card)
    s.reveal()
    s.tell(EVERYONE, OWN_SHERIFF | seat << 8 | card << 16)
    return card


def arrest(s: Town) -> int:
    """Who is arrested loses dollars or stars (PT-104); the sheriff's card is discarded (PT-105)."""
    choosers: list[int] = []
    seat: i64
    for seat in range(s.seats):
        if s.caught >> seat & 1:
            s.arrests[seat] += 1
            s.tell(EVERYONE, ARRESTED | seat << 8)
            if not why_no_dollars(s, seat):
                choosers.append(int(seat))
            else:
                lose(s, seat, STARS, FINE_STARS[s.round], BY_ARREST)
        elif s.wanted[seat] > 0:
            s.tell(EVERYONE, FREE | seat << 8)
    if choosers:
        everybody(s, choosers, choose_loss)
    s.caught = 0
    s.discard.append(int(s.sheriff))
    s.sheriff = NO_CARD
    for seat in range(s.seats):
        start_peaks(s, seat)
    if s.round < ROUNDS:
        return ROUND_BEGINS
    tell_the_end(s)
    return OVER


def choose_loss(s: Town, seat: int) -> None:
    goods: i64 = s.ask_number(seat, LOSS, fines(s, seat), True) >> 8
    if goods == 0:
        lose(s, seat, DOLLARS, FINE_DOLLARS[s.round], BY_ARREST)
    else:
        lose(s, seat, STARS, FINE_STARS[s.round], BY_ARREST)


def why_no_dollars(s: Town, seat: i64) -> str:
    """The full sum, and not with too much wanted (PT-108, PT-109, PT-R28)."""
    if s.wanted[seat] >= STARS_ONLY_FROM:
        return TOO_NOTORIOUS
    return LEGAL if s.dollars[seat] >= FINE_DOLLARS[s.round] else TOO_FEW_DOLLARS


class Lose(NumberedVerb[Town]):
    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return why_no_dollars(s, seat) if action >> 8 == 0 else LEGAL
