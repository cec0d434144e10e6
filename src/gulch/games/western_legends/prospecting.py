"""Prospecting (WL-182 to WL-187)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, Domain, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.components import DICE, DIE, DUST, MINE, NO_FACE, NUGGET, STRUCK_GOLD, VEIN
from gulch.games.western_legends.doors import AFTER_ROLL, boost, end_boost, gain_money, gain_nuggets, happen
from gulch.games.western_legends.locations import AtLocation
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.vocabulary import FACE, SOME_DICE, WEST, WHEN_PROSPECTING

NO_SUCH_DIE: Final = WEST.reason("no-such-die", "WL-182")
ONE_DIE: Final = WEST.reason("one-die", "WL-182")
ROLLED: Final = WEST.event("rolled", "WL-182", who=SEAT, first=FACE, second=FACE)
ROLLED_ONE: Final = WEST.event("rolled_one", "WL-185", who=SEAT, face=FACE)


class Prospect(AtLocation):
    def at(self) -> i64:
        return MINE

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        before = s.nuggets[seat]
        happen(s, WHEN_PROSPECTING, seat, roll_and_take(s, seat, DICE))
        if s.nuggets[seat] > before:
            s.deeds |= STRUCK_GOLD
        return GO_ON


def roll_and_take(s: Western, seat: i64, dice: i64) -> i64:
    """Roll, reroll if something allows it, take what the faces give; how many dice came to show a nugget."""
    roll(s, seat, dice)
    reroll(s, seat, dice == DICE)
    second = s.dice[1]
    nuggets = take_face(s, seat, s.dice[0])
    return nuggets + (take_face(s, seat, second) if dice == DICE else 0)


def roll(s: Western, seat: i64, dice: i64) -> None:
    i: i64
    for i in range(DICE):
        s.dice[i] = DIE[s.chance.below(6)] if i < dice else NO_FACE
    s.reveal()
    if dice == DICE:
        s.say(EVERYONE, ROLLED, seat, s.dice[0], s.dice[1])
    else:
        s.say(EVERYONE, ROLLED_ONE, seat, s.dice[0])


def roll_again(s: Western, seat: i64, dice: i64) -> None:
    """These dice, as bits."""
    i: i64
    for i in range(DICE):
        if dice >> i & 1:
            s.dice[i] = DIE[s.chance.below(6)]
            s.say(EVERYONE, ROLLED_ONE, seat, s.dice[i])
    s.reveal()


def take_face(s: Western, seat: i64, face: i64) -> i64:
    """Gold dust pays and rolls again (WL-185, WL-186); 1 for a nugget, whether or not there is room for it."""
    while face == DUST:
        gain_money(s, seat, 1)
        face = DIE[s.chance.below(6)]
        s.dice[0] = face
        s.dice[1] = NO_FACE  # the last roll stays in view
        s.reveal()
        s.say(EVERYONE, ROLLED_ONE, seat, face)
    if face == VEIN:
        gain_money(s, seat, 1)
    if face != NUGGET:
        return 0
    gain_nuggets(s, seat, 1)
    return 1


# ---- rerolling, before any result is taken ---------------------------------------------------------------------------
BY_CARD: Final = 0  # any of the dice
BY_ITEM: Final = 1  # one of two


class Reroll(Verb[Western]):
    dice: Final = arg(SOME_DICE)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        dice = self.dice.of(action)
        if dice == 0 or (dice & 2 and s.dice[1] == NO_FACE):
            return NO_SUCH_DIE
        return ONE_DIE if dice == 3 and REROLLING.by.of(about) == BY_ITEM else LEGAL


class Rerolling(Moment[Western]):
    by: Final = arg(Domain("reroll", ["card", "item"]))


REROLL: Final = Reroll(WEST, "reroll", "WL-182")
KEEP_DICE: Final = Verb[Western](WEST, "keep_dice", "WL-182")
REROLLING: Final = Rerolling(WEST, "rerolling", "WL-182", REROLL, KEEP_DICE)


def reroll(s: Western, seat: i64, prospecting: bool) -> None:
    """A Reaction lets its owner roll any of the dice again, an item one of the two of a Prospect action; whoever has
    both chooses the order by asking for the item's reroll before or after the card's."""
    item = prospecting and can_reroll(s, seat)
    if item:
        item = not ask_reroll(s, seat, BY_ITEM)
    if boost(s, seat, AFTER_ROLL):
        ask_reroll(s, seat, BY_CARD)
        end_boost(s)
        if item:
            ask_reroll(s, seat, BY_ITEM)


def ask_reroll(s: Western, seat: i64, by: i64) -> bool:
    """True: dice were rolled again."""
    action = s.ask(seat, REROLLING, REROLLING.by.put(by))
    if not REROLL.chosen(action):
        return False
    roll_again(s, seat, REROLL.dice.of(action))
    return True


def can_reroll(s: Western, seat: i64) -> bool:
    """Does an item of this player allow it?"""
    allowed = False
    i: i64
    for i in range(len(s.game.items)):
        if s.items[seat] >> i & 1 and s.game.items[i].may_reroll():
            allowed = True
    return allowed


PROSPECT: Final = Prospect(WEST, "prospect", "WL-182")
