"""A round begins, and its turns: the line-up, everybody at once, what follows when all have finished (PT-R01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, WHOLE, Domain, arg
from gulch.engine.play import EVERYONE, together
from gulch.games.pokertown.actions import ASSIGN, BONUS_POWER, HELP, carry_out
from gulch.games.pokertown.bounties import award_bounties
from gulch.games.pokertown.characters import start_with
from gulch.games.pokertown.components import (
    ALL_SEATS,
    BADLANDS,
    BANK_BLACK,
    BANK_RED,
    BANK_STARS,
    BY_BANK,
    BY_OUTLAW,
    DOLLARS,
    JACK,
    LINE_UP,
    NO_CARD,
    NO_OUTLAW,
    NO_PLACE,
    NO_REGION,
    NUGGETS,
    STARS,
    TOWN,
    TURNS,
    rank_of,
    suit_of,
)
from gulch.games.pokertown.cowbot import maybe_steal
from gulch.games.pokertown.deck import (
    collect_robbery_cards,
    deal_pairs,
    discard,
    discard_lineup,
    gather,
    prepare_shares,
    set_sheriff_aside,
    turn_up_lineup,
)
from gulch.games.pokertown.figures import FIGURES
from gulch.games.pokertown.state import LINEUP, POKER, ROUND, TURN, Town
from gulch.games.pokertown.table import owns
from gulch.games.pokertown.tokens import cross_out, gain, start_peaks
from gulch.games.pokertown.town import NOTHING_TO_CROSS_OUT, SEEN
from gulch.games.pokertown.vocabulary import PERSON, PT
from gulch.games.pokertown.zones import ROBBERY_CARDS

ROUND_BEGAN: Final = PT.event("round", "PT-010", round=WHOLE)
REDRAWN: Final = PT.event("redrawn", "PT-R31", who=SEAT)

REWARDS: Final = ["dollars", "nuggets", "cross_out"]
OUTLAW_DOLLARS: Final[i64] = FIGURES["powers"]["outlaw"]["dollars"]
OUTLAW_NUGGETS: Final[i64] = FIGURES["powers"]["outlaw"]["nuggets"]
OUTLAW_CROSS_OUT: Final[i64] = FIGURES["powers"]["outlaw"]["cross_out"]


class ChooseCharacter(Verb[Town]):
    character: Final = arg(PERSON)


class TakeReward(Verb[Town]):
    """For one card of the hunted rank (PT-209); crosses out what there is (PT-R10)."""

    reward: Final = arg(Domain("reward", REWARDS))

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        crosses = self.reward.of(action) == CROSSING_OUT
        return NOTHING_TO_CROSS_OUT if crosses and s.wanted[seat] == 0 else LEGAL

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        reward = self.reward.of(action)
        if reward == CROSSING_OUT:
            cross_out(s, seat, OUTLAW_CROSS_OUT, BY_OUTLAW)
        elif reward == 0:
            gain(s, seat, DOLLARS, OUTLAW_DOLLARS, BY_OUTLAW)
        else:
            gain(s, seat, NUGGETS, OUTLAW_NUGGETS, BY_OUTLAW)
        return GO_ON


CROSSING_OUT: Final = 2  # among the rewards
CHOOSE: Final = ChooseCharacter(PT, "choose", "PT-R37")
CAST: Final = Moment[Town](PT, "cast", "PT-R37", CHOOSE)
REDRAW_ALL: Final = Verb[Town](PT, "redraw", "PT-R31")
KEEP_LINEUP: Final = Verb[Town](PT, "keep_lineup", "PT-R31")
REDRAW: Final = Moment[Town](PT, "redraw", "PT-R31", REDRAW_ALL, KEEP_LINEUP)
TAKE_REWARD: Final = TakeReward(PT, "reward", "PT-209")
OUTLAW_CAUGHT: Final = Moment[Town](PT, "outlaw", "PT-209", TAKE_REWARD)


# ---- steps -------------------------------------------------------------------
def casting(s: Town) -> int:
    """A solo player may choose the character (PT-R37)."""
    start_with(s, 0, CHOOSE.character.of(s.ask(0, CAST)) + 1)
    return ROUND


def round_begins(s: Town) -> int:
    """Shuffle, the sheriff's card aside, with hold'em two cards each (PT-010, PT-019, PT-130)."""
    s.round += 1
    s.turn = 0
    s.say(EVERYONE, ROUND_BEGAN, s.round)
    gather(s)
    set_sheriff_aside(s)
    if s.rules.options["holdem"]:
        deal_pairs(s)
    return LINEUP


def lining_up(s: Town) -> int:
    """Three cards; the Mayor may have them replaced before anything else happens (PT-R31)."""
    s.turn += 1
    turn_up_lineup(s)
    seat: i64
    for seat in range(s.seats):
        clear_turn(s, seat)
    for seat in range(s.seats):
        if s.uses[seat] > 0 and s.cast[seat].redraws() and REDRAW_ALL.chosen(s.ask(seat, REDRAW)):
            s.uses[seat] -= 1
            s.say(EVERYONE, REDRAWN, seat)
            discard_lineup(s)
            turn_up_lineup(s)
    return TURN


def clear_turn(s: Town, seat: i64) -> None:
    s.suit_card[seat] = NO_CARD
    s.rank_card[seat] = NO_CARD
    s.suit[seat] = NO_REGION
    s.place[seat] = NO_PLACE
    s.free[seat] = 0
    s.gained[seat] = 0
    start_peaks(s, seat)


def turn(s: Town) -> int:
    """Everybody at once; nobody sees what the others do before all have finished (PT-001, PT-R02)."""
    prepare_shares(s)
    everybody(s, ALL_SEATS[s.seats], play_turn)
    collect_robbery_cards(s)
    maybe_steal(s)
    award_bounties(s)
    discard(s, ROBBERY_CARDS.first)
    discard_lineup(s)
    return LINEUP if s.turn < TURNS else POKER


def everybody(s: Town, seats: list[int], strand: Callable[[Town, int], None]) -> None:
    """All at once, and sealed until the last one has finished. Alone at the table nobody is kept from anything, so
    that one's answers can be taken back until a card is turned up."""
    if s.seats == 1:
        strand(s, 0)
        return
    told = len(s.events)
    together(s, seats, strand)
    if s.listening():
        tell_the_others(s, told)


def tell_the_others(s: Town, since: int) -> None:
    """What everybody did, in seat order; each has heard the own part already. Who looked at a card keeps it private."""
    for seat in range(s.seats):
        own = 1 << seat
        for event, values in [(event, values) for audience, event, values in s.events[since:] if audience == own]:
            if event is not SEEN:
                s.say_all(EVERYONE & ~own, event, values)


# ---- one seat's turn ---------------------------------------------------------
def play_turn(s: Town, seat: int) -> None:
    start_of_turn(s, seat)
    action: i64 = s.ask(seat, ASSIGN, ASSIGN.about_lineup(s), True)
    while BONUS_POWER.chosen(action) or HELP.chosen(action):
        s.rules.do(s, seat, 0, action)
        carry_out(s, seat)
        action = s.ask(seat, ASSIGN, ASSIGN.about_lineup(s), True)
    s.rules.do(s, seat, 0, action)
    carry_out(s, seat)


def start_of_turn(s: Town, seat: i64) -> None:
    """Bank and bail bonds look at the line-up as turned up (PT-023, PT-078, PT-209)."""
    if owns(s, seat, BANK_RED) and blacks(s) == 0:
        gain(s, seat, STARS, BANK_STARS[s.round], BY_BANK)
    if owns(s, seat, BANK_BLACK) and blacks(s) == LINE_UP:
        gain(s, seat, STARS, BANK_STARS[s.round], BY_BANK)
    if s.outlaw[seat] != NO_OUTLAW:
        i: i64
        for i in range(LINE_UP):
            if rank_of(s.slots[i]) == JACK + s.outlaw[seat]:
                s.choose(seat, OUTLAW_CAUGHT)


def blacks(s: Town) -> i64:
    """How many cards of the line-up are spades or clubs, the suits of badlands and town."""
    count: i64 = 0
    i: i64
    for i in range(LINE_UP):
        suit = suit_of(s.slots[i])
        if suit == BADLANDS or suit == TOWN:
            count += 1
    return count
