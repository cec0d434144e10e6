"""A turn (WL-067 to WL-075): start, three actions, end (WL-221 to WL-228)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, OVER, Moment, Verb
from gulch.declare.words import SEAT, Domain, arg, verb_of
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.card_actions import PLAY, USE
from gulch.games.western_legends.cattle import ACQUIRE
from gulch.games.western_legends.components import ACTIONS, MOUNT, NOWHERE, ROUNDS_MAX, WEAPON, row_of
from gulch.games.western_legends.doors import DISCARDING, discard_some, draw, gain_legend, gain_money, happen
from gulch.games.western_legends.locations import DEPOSIT, HEIST, REVEL, SEE_DOCTOR, WORK
from gulch.games.western_legends.movement import MOVE
from gulch.games.western_legends.owning import make_active
from gulch.games.western_legends.poker import GAMBLE
from gulch.games.western_legends.prospecting import PROSPECT
from gulch.games.western_legends.quarrels import ARREST_SOMEBODY, CHALLENGE, ROB
from gulch.games.western_legends.state import ACT, MAN_IN_BLACK, START_OF_TURN, STORIES, Western
from gulch.games.western_legends.store import NOT_OWNED, SHOP
from gulch.games.western_legends.table import hand_size, owns, power, section_of
from gulch.games.western_legends.vocabulary import (
    AFTER_ACTION,
    AFTER_LAST_ACTION,
    AT_END_OF_ROUND,
    AT_END_OF_TURN,
    AT_START_OF_TURN,
    ITEM,
    ITEM_KIND,
    WEST,
    WHEN_A_TURN_BEGINS,
    WHEN_DONE,
)
from gulch.pieces.sets import bit, lowest

INCOME: Final = Domain("income", ["money", "cards", "both"])
INCOME_MONEY: Final = [2, 0, 1]  # bills
INCOME_CARDS: Final = [0, 2, 1]

NOT_OF_THIS_KIND: Final = WEST.reason("not-of-this-kind", "WL-070")
RESTS: Final = WEST.reason("rests-in-this-turn", "WL-070")

TURN: Final = WEST.event("turn", "WL-067", who=SEAT)
TOOK_INCOME: Final = WEST.event("took_income", "WL-069", who=SEAT, income=INCOME)
WANTED_INCOME: Final = WEST.event("wanted_income", "WL-224", who=SEAT)
END_IS_NEAR: Final = WEST.event("end_is_near", "WL-318", who=SEAT)
MAN_NEARS_END: Final = WEST.event("man_nears_end", "WL-336")
LAST_ROUND: Final = WEST.event("last_round", "WL-320")


# ---- start of turn ---------------------------------------------------------------------------------------------------
class TakeIncome(Verb[Western]):
    kind: Final = arg(INCOME)

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        income = self.kind.of(action)
        s.say(EVERYONE, TOOK_INCOME, seat, income)
        gain_money(s, seat, INCOME_MONEY[income])
        draw(s, seat, INCOME_CARDS[income])
        return GO_ON


class Ready(Verb[Western]):
    item: Final = arg(ITEM)

    def legal(self, s: Western, seat: i64, about: i64, out: list[int]) -> None:
        items = choosable(s, seat, READYING.kind.of(about))
        while items != 0:
            self.add(out, lowest(items))
            items &= items - 1

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        item = self.item.of(action)
        if not owns(s, seat, item):
            return NOT_OWNED
        if s.game.items[item].kind != READYING.kind.of(about):
            return NOT_OF_THIS_KIND
        return LEGAL if choosable(s, seat, READYING.kind.of(about)) >> item & 1 else RESTS


class Readying(Moment[Western]):
    kind: Final = arg(ITEM_KIND)


TAKE_INCOME: Final = TakeIncome(WEST, "income", "WL-069")
TAKING_INCOME: Final = Moment[Western](WEST, "taking_income", "WL-069", TAKE_INCOME)
READY: Final = Ready(WEST, "ready", "WL-070")
READYING: Final = Readying(WEST, "readying", "WL-070", READY)


def start_of_turn(s: Western) -> int:
    """Effects, income, the active mount and weapon (WL-068 to WL-070)."""
    seat = s.active
    s.actions = ACTIONS
    s.fought = 0
    s.once = 0
    s.reputed = 0
    s.left = NOWHERE
    begin_action(s)
    s.say(EVERYONE, TURN, seat)
    s.happen(WHEN_A_TURN_BEGINS, seat)
    s.happen(AT_START_OF_TURN, seat)
    power(s, seat).at_start_of_turn(s, seat)
    s.happen(WHEN_DONE, seat)
    happen(s, AFTER_ACTION, seat, END_TURN.number)  # a deed before the first action counts, too; it is none itself
    s.choose(seat, TAKING_INCOME)
    for kind in (MOUNT, WEAPON):
        if not is_ready(s, seat, kind):
            make_active(s, seat, READY.item.of(s.ask(seat, READYING, READYING.kind.put(kind))))
    return ACT


def choosable(s: Western, seat: i64, kind: i64) -> i64:
    """Those owned, but for what something keeps from being used in this turn, as bits."""
    items = s.items[seat] & s.game.of_kind[kind]
    for rests in s.game.resting:
        items &= ~rests(s, seat)
    return items


def is_ready(s: Western, seat: i64, kind: i64) -> bool:
    """Nothing to choose: no such item, or the only one is active."""
    owned = choosable(s, seat, kind)
    active = s.mount[seat] if kind == MOUNT else s.weapon[seat]
    return owned == 0 or (active >= 0 and owned == bit(active))


def begin_action(s: Western) -> None:
    s.deeds = 0
    s.spent = 0
    s.reacting = 0


# ---- actions ---------------------------------------------------------------------------------------------------------
class EndTurn(Verb[Western]):
    """Actions may be left unused (WL-R09)."""

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        s.actions = 0
        return ACT


class Acting(Moment[Western]):
    def section(self, s: Western, seat: i64, about: i64) -> i64:
        return section_of(s, seat)


END_TURN: Final = EndTurn(WEST, "end_turn", "WL-R09")
ACTING: Final = Acting(
    WEST,
    "acting",
    "WL-071",
    MOVE,
    PLAY,
    USE,
    ARREST_SOMEBODY,
    CHALLENGE,
    ROB,
    SHOP,
    GAMBLE,
    PROSPECT,
    DEPOSIT,
    HEIST,
    SEE_DOCTOR,
    REVEL,
    ACQUIRE,
    WORK,
    END_TURN,
)


def act(s: Western) -> int:
    """One action is one step: whatever it leads to is nested calls."""
    seat = s.active
    begin_action(s)
    if s.actions <= 0:
        s.happen(AFTER_LAST_ACTION, seat)
        return STORIES
    action = s.ask(seat, ACTING)
    s.actions -= 1  # what is free gives it back
    s.rules.do(s, seat, 0, action)
    s.happen(WHEN_DONE, seat)
    happen(s, AFTER_ACTION, seat, verb_of(action))
    return ACT


# ---- end of turn -----------------------------------------------------------------------------------------------------
def end_of_turn(s: Western) -> int:
    """Hand limit, Wanted income, end of the game, next player (WL-221)."""
    seat = s.active
    begin_action(s)
    while hand_size(s, seat) > power(s, seat).hand_limit(s, seat):
        discard_some(s, seat, 1, DISCARDING)
    if s.wanted[seat] > 0:
        s.say(EVERYONE, WANTED_INCOME, seat)
        gain_legend(s, seat, row_of(s.wanted[seat]))
        s.happen(WHEN_DONE, seat)
    s.happen(AT_END_OF_TURN, seat)
    check_end(s)
    s.active = (seat + 1) % s.seats
    if s.active != s.first:
        return START_OF_TURN
    return MAN_IN_BLACK if s.game.with_man else next_round(s)


def check_end(s: Western) -> None:
    """Any player, at the end of any turn, once and for good (WL-318, WL-379)."""
    if s.ending:
        return
    p: i64
    for p in range(s.seats):
        if s.legend[p] >= s.game.threshold and s.ending == 0:
            s.ending = s.round + 1
            s.say(EVERYONE, END_IS_NEAR, p)
    if s.man_legend >= s.game.threshold and s.ending == 0:
        s.ending = s.round + 1
        s.say(EVERYONE, MAN_NEARS_END)


def next_round(s: Western) -> int:
    """The round is played to its end, then one more (WL-319, WL-320); a game that goes nowhere ends, too (WL-R96)."""
    if s.round == s.ending or s.round >= ROUNDS_MAX:
        return OVER
    s.round += 1
    if s.round == s.ending:
        s.say(EVERYONE, LAST_ROUND)
    return START_OF_TURN


# ---- the Man in Black's turn (WL-335 to WL-337) ----------------------------------------------------------------------
def man_in_black(s: Western) -> int:
    """At the end of every round; he takes part in the end of the game, too."""
    begin_action(s)
    s.reputed = 0  # his is a turn of its own
    s.happen(WHEN_A_TURN_BEGINS, s.first)
    s.happen(AT_END_OF_ROUND, s.first)
    s.happen(WHEN_DONE, s.first)
    check_end(s)
    return next_round(s)
