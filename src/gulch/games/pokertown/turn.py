"""A round begins, and its turns: the line-up, everybody at once, what follows when all have finished (PT-R01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, NumberedVerb
from gulch.engine.play import EVERYONE, together
from gulch.games.pokertown.actions import AFTER_ACTION, BEFORE_ASSIGNMENT, carry_out
from gulch.games.pokertown.bounties import award_bounties
from gulch.games.pokertown.characters import start_with
from gulch.games.pokertown.components import (
    ALL_SEATS,
    BANK_BLACK,
    BANK_RED,
    BANK_STARS,
    BY_BANK,
    BY_OUTLAW,
    DOLLARS,
    LINE_UP,
    NO_CARD,
    NO_REGION,
    NUGGETS,
    STARS,
    TURNS,
    rank_of,
    suit_of,
)
from gulch.games.pokertown.cowbot import maybe_steal
from gulch.games.pokertown.deck import (
    collect_robbery_cards,
    deal_pairs,
    discard_lineup,
    gather,
    prepare_shares,
    set_sheriff_aside,
    turn_up_lineup,
)
from gulch.games.pokertown.figures import FIGURES
from gulch.games.pokertown.inventory import cross_out, gain, start_peaks
from gulch.games.pokertown.state import Town, owns
from gulch.games.pokertown.town import NOTHING_TO_CROSS_OUT
from gulch.games.pokertown.vocabulary import (
    ASSIGN,
    BONUS_POWER,
    CAST,
    HELP,
    OUTLAW,
    REDRAW,
    REDRAW_ALL,
    REDRAWN,
    ROUND,
    SEEN,
)

# steps
CASTING: Final = 1
ROUND_BEGINS: Final = 2
LINING_UP: Final = 3
TURN: Final = 4
POKER: Final = 5
WORK: Final = 6
PLEAS: Final = 7
BRIBES: Final = 8
SHERIFF: Final = 9
ARREST: Final = 10

REWARDS: Final = ["dollars", "nuggets", "cross_out"]
OUTLAW_DOLLARS: Final[i64] = FIGURES["powers"]["outlaw"]["dollars"]
OUTLAW_NUGGETS: Final[i64] = FIGURES["powers"]["outlaw"]["nuggets"]
OUTLAW_CROSS_OUT: Final[i64] = FIGURES["powers"]["outlaw"]["cross_out"]


def casting(s: Town) -> int:
    """A solo player may choose the character (PT-R37)."""
    number: i64 = (s.ask_number(0, CAST) >> 8) + 1
    start_with(s, 0, number)
    return ROUND_BEGINS


def round_begins(s: Town) -> int:
    """Shuffle, the sheriff's card aside, with hold'em two cards each (PT-010, PT-019, PT-130)."""
    s.round += 1
    s.turn = 0
    s.tell(EVERYONE, ROUND | s.round << 8)
    gather(s)
    set_sheriff_aside(s)
    if len(s.pair) > 0:
        deal_pairs(s)
    return LINING_UP


def lining_up(s: Town) -> int:
    """Three cards; the Mayor may have them replaced before anything else happens (PT-R31)."""
    s.turn += 1
    turn_up_lineup(s)
    seat: i64
    for seat in range(s.seats):
        clear_turn(s, seat)
    for seat in range(s.seats):
        if s.uses[seat] > 0 and s.cast[seat].redraws() and s.ask_number(seat, REDRAW) & 255 == REDRAW_ALL:
            s.uses[seat] -= 1
            s.tell(EVERYONE, REDRAWN | seat << 8)
            discard_lineup(s)
            turn_up_lineup(s)
    return TURN


def clear_turn(s: Town, seat: i64) -> None:
    s.suit_card[seat] = NO_CARD
    s.rank_card[seat] = NO_CARD
    s.suit[seat] = NO_REGION
    s.place[seat] = -1
    s.free[seat] = 0
    s.gained[seat] = 0
    start_peaks(s, seat)


def turn(s: Town) -> int:
    """Everybody at once; nobody sees what the others do before all have finished (PT-001, PT-R02)."""
    prepare_shares(s)
    everybody(s, ALL_SEATS[s.seats], play_turn)
    used = collect_robbery_cards(s)
    maybe_steal(s)
    award_bounties(s)
    s.discard += used
    discard_lineup(s)
    return LINING_UP if s.turn < TURNS else POKER


def everybody(s: Town, seats: list[int], strand: Callable[[Town, int], None]) -> None:
    """All at once, and sealed until the last one has finished. Alone at the table nobody is kept from anything, so
    that one's answers can be taken back until a card is turned up."""
    if s.seats == 1:
        strand(s, 0)
        return
    told = len(s.events)
    together(s, seats, strand)
    tell_the_others(s, told)


def play_turn(s: Town, seat: int) -> None:
    start_of_turn(s, seat)
    action: i64 = s.ask_number(seat, ASSIGN, cards_of(s), True)
    while action & 255 == BONUS_POWER or action & 255 == HELP:
        s.rules.do(s, seat, 0, action)
        carry_out(s, seat, BEFORE_ASSIGNMENT)
        action = s.ask_number(seat, ASSIGN, cards_of(s), True)
    s.rules.do(s, seat, 0, action)
    carry_out(s, seat, AFTER_ACTION)


def cards_of(s: Town) -> i64:
    """The line-up that the question is about: its options speak of the cards themselves."""
    return s.lineup[0] | s.lineup[1] << 8 | s.lineup[2] << 16


def start_of_turn(s: Town, seat: i64) -> None:
    """Bank and bail bonds look at the line-up as turned up (PT-023, PT-078, PT-209)."""
    if owns(s, seat, BANK_RED) and blacks(s) == 0:
        gain(s, seat, STARS, BANK_STARS[s.round], BY_BANK)
    if owns(s, seat, BANK_BLACK) and blacks(s) == LINE_UP:
        gain(s, seat, STARS, BANK_STARS[s.round], BY_BANK)
    if s.outlaw[seat] > 0:
        i: i64
        for i in range(LINE_UP):
            if rank_of(s.lineup[i]) == s.outlaw[seat]:
                s.choose_number(seat, OUTLAW)


def blacks(s: Town) -> i64:
    """How many cards of the line-up are spades or clubs."""
    count: i64 = 0
    i: i64
    for i in range(LINE_UP):
        suit = suit_of(s.lineup[i])
        if suit == SPADES or suit == CLUBS:
            count += 1
    return count


SPADES: Final = 1
CLUBS: Final = 3


class TakeReward(NumberedVerb[Town]):
    """For one card of the hunted rank (PT-209); crosses out what there is (PT-R10)."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return NOTHING_TO_CROSS_OUT if action >> 8 == 2 and s.wanted[seat] == 0 else LEGAL

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        if action >> 8 == 0:
            gain(s, seat, DOLLARS, OUTLAW_DOLLARS, BY_OUTLAW)
        elif action >> 8 == 1:
            gain(s, seat, NUGGETS, OUTLAW_NUGGETS, BY_OUTLAW)
        else:
            cross_out(s, seat, OUTLAW_CROSS_OUT, BY_OUTLAW)
        return GO_ON


def tell_the_others(s: Town, since: int) -> None:
    """What everybody did, in seat order; each has heard the own part already. Who looked at a card keeps it private."""
    for seat in range(s.seats):
        own = 1 << seat
        for event, values in [(event, values) for audience, event, values in s.events[since:] if audience == own]:
            if event.number != SEEN:
                s.say_all(EVERYONE & ~own, event, values)
