"""What waits to be carried out in a turn: bonus actions and the effects of buildings, in the order the player likes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, NumberedVerb
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.assignment import NO_SUCH_POWER, NOTHING_TO_GAIN, POWER_SPENT, Going
from gulch.games.pokertown.components import BUILDINGS, BY_POWER, GRAVEYARD, REGION_OF
from gulch.games.pokertown.inventory import gain_bonus
from gulch.games.pokertown.places import PLACES_OF, closed, go, is_exhausted
from gulch.games.pokertown.state import TODO_KINDS, Town
from gulch.games.pokertown.town import FIRST_EFFECT, apply_effect
from gulch.games.pokertown.vocabulary import ACT, BONUS_LOST, DECLINED, DONE, EFFECT, NEXT, POWER

# reasons
NO_SUCH_BONUS: Final = "no-such-bonus"
NO_SUCH_EFFECT: Final = "no-such-effect"
MUST_CARRY_OUT: Final = "must-carry-out"
STILL_TO_DO: Final = "still-to-do"
BEFORE_ASSIGNMENT: Final = 0
AFTER_ACTION: Final = 1
BEFORE_BRIBES: Final = 2


def carry_out(s: Town, seat: i64, when: i64) -> None:
    """Bonus actions may give further ones, without limit (PT-097). An ability may be used in between or at the end. No
    turn ends by itself: its player says so (PT-R49)."""
    while True:
        drop_lost_bonuses(s, seat)
        more = waits(s, seat)
        if not more and when == BEFORE_ASSIGNMENT:
            return
        action: i64 = s.ask_number(seat, NEXT, when, not more)
        if action & 255 == DONE:
            return
        s.rules.do(s, seat, when, action)


def waits(s: Town, seat: i64) -> bool:
    count: i64 = 0
    k: i64
    for k in range(seat * TODO_KINDS, seat * TODO_KINDS + TODO_KINDS):
        count += s.todo[k]
    return count > 0


def drop_lost_bonuses(s: Town, seat: i64) -> None:
    """A bonus action without any place left is lost (PT-092). No place ever comes back, so it is lost at once."""
    region: i64
    for region in range(GRAVEYARD + 1):
        if s.todo[seat * TODO_KINDS + region] > 0 and is_exhausted(s, seat, region):
            s.todo[seat * TODO_KINDS + region] = 0
            s.tell(EVERYONE, BONUS_LOST | seat << 8 | region << 16)


class Act(NumberedVerb[Town]):
    """Carry out a bonus action at this place, whatever its rank (PT-090)."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        place = action >> 8
        if s.todo[seat * TODO_KINDS + REGION_OF[place]] == 0:
            return NO_SUCH_BONUS
        return closed(s, seat, place)

    def legal(self, s: Town, seat: i64, about: i64, out: list[int]) -> None:
        region: i64
        for region in range(GRAVEYARD + 1):
            if s.todo[seat * TODO_KINDS + region] > 0:
                for place in PLACES_OF[region]:
                    if not closed(s, seat, place):
                        out.append(int(ACT | place << 8))

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        region = REGION_OF[action >> 8]
        s.todo[seat * TODO_KINDS + region] -= 1
        s.bonus_taken[seat] |= 1 << region
        go(s, seat, action >> 8)
        return GO_ON


class Effect(NumberedVerb[Town]):
    """Apply the effect of a building visited in this turn."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.todo[seat * TODO_KINDS + FIRST_EFFECT + (action >> 8)] > 0 else NO_SUCH_EFFECT

    def legal(self, s: Town, seat: i64, about: i64, out: list[int]) -> None:
        building: i64
        for building in range(BUILDINGS):
            if s.todo[seat * TODO_KINDS + FIRST_EFFECT + building] > 0:
                out.append(int(EFFECT | building << 8))

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        s.todo[seat * TODO_KINDS + FIRST_EFFECT + (action >> 8)] -= 1
        apply_effect(s, seat, action >> 8)
        return GO_ON


class Decline(NumberedVerb[Town]):
    """Let a bonus action go, but not against a cowbot (PT-R19)."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        if s.todo[seat * TODO_KINDS + (action >> 8)] == 0:
            return NO_SUCH_BONUS
        return LEGAL if s.cowbot < 0 else MUST_CARRY_OUT

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        s.todo[seat * TODO_KINDS + (action >> 8)] -= 1
        s.tell(EVERYONE, DECLINED | seat << 8 | action >> 8 << 16)
        return GO_ON


class Done(NumberedVerb[Town]):
    """End the turn, when nothing waits any more (PT-R49)."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return STILL_TO_DO if about == BEFORE_ASSIGNMENT or waits(s, seat) else LEGAL


class WhatNext(Going):
    def is_said(self) -> bool:
        return True  # PT-R49

    def key(self, s: Town, seat: i64, about: i64) -> i64:
        """Most turns have nothing left but their end."""
        return -1 if s.uses[seat] > 0 or about != AFTER_ACTION or waits(s, seat) else 0


# ---- abilities used in an own turn (PT-R30, PT-R35) --------------------------
def power_regions(s: Town, seat: i64) -> i64:
    """Where the ability can give a bonus action now, one bit each."""
    if s.uses[seat] == 0:
        return 0
    mask = s.cast[seat].bonus_regions()
    region: i64
    for region in range(GRAVEYARD + 1):
        if mask >> region & 1 and is_exhausted(s, seat, region):
            mask ^= 1 << region
    return mask


class BonusPower(NumberedVerb[Town]):
    """The character's own bonus action."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        if not s.cast[seat].bonus_regions() >> (action >> 8) & 1:
            return NO_SUCH_POWER
        if s.uses[seat] == 0:
            return POWER_SPENT
        return LEGAL if power_regions(s, seat) >> (action >> 8) & 1 else NOTHING_TO_GAIN

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        s.uses[seat] -= 1
        s.tell(EVERYONE, POWER | seat << 8 | s.character[seat] << 16)
        gain_bonus(s, seat, action >> 8, BY_POWER)
        return GO_ON


class Help(NumberedVerb[Town]):
    """The ability of Baroness and Ranch Hand, and before the bribes also the Preacher's."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        if s.uses[seat] == 0:
            return NO_SUCH_POWER if not s.cast[seat].uses else POWER_SPENT
        me = s.cast[seat]
        can = me.helps_before_bribes(s, seat) if about == BEFORE_BRIBES else me.helps_in_turn(s, seat)
        return LEGAL if can else NOTHING_TO_GAIN

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        s.uses[seat] -= 1
        s.tell(EVERYONE, POWER | seat << 8 | s.character[seat] << 16)
        s.cast[seat].help(s, seat)
        return GO_ON
