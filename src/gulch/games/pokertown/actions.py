"""What waits to be carried out in a turn: bonus actions and the effects of buildings, in the order the player likes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.assignment import (
    DIG,
    NO_SUCH_POWER,
    NOTHING_TO_GAIN,
    PASS,
    POWER_SPENT,
    USE,
    Assigning,
)
from gulch.games.pokertown.components import (
    BUILDING_RULES,
    BUILDINGS,
    BY_POWER,
    FIRST,
    FIRST_EFFECT,
    GRAVEYARD,
    NO_REGION,
    NUMBER_OF_TODOS,
    PLACE_RULES,
    REGION_OF,
)
from gulch.games.pokertown.places import closed, go, open_in
from gulch.games.pokertown.state import PLEAS, Town
from gulch.games.pokertown.tokens import gain_bonus, use_power
from gulch.games.pokertown.town import BUILDINGS as THE_TOWN
from gulch.games.pokertown.vocabulary import BUILDING, PLACE, PT, REGION

NO_SUCH_BONUS: Final = PT.reason("no-such-bonus", "PT-090")
NO_SUCH_EFFECT: Final = PT.reason("no-such-effect", "PT-060")
MUST_CARRY_OUT: Final = PT.reason("must-carry-out", "PT-R19")
STILL_TO_DO: Final = PT.reason("still-to-do", "PT-R18")

BONUS_LOST: Final = PT.event("bonus_lost", "PT-092", who=SEAT, region=REGION)
DECLINED: Final = PT.event("declined", "PT-R19", who=SEAT, region=REGION)


def carry_out(s: Town, seat: i64) -> None:
    """Bonus actions may give further ones, without limit (PT-097). An ability may be used in between or at the end. No
    turn ends by itself: its player says so (PT-R49)."""
    while True:
        drop_lost_bonuses(s, seat)
        more = s.waiting[seat] > 0
        if not more and s.suit[seat] == NO_REGION:
            return
        action: i64 = s.ask(seat, NEXT, 0, not more)
        if END_TURN.chosen(action):
            return
        s.rules.do(s, seat, 0, action)


def waits(s: Town, seat: i64, what: i64) -> bool:
    return s.todo[seat * NUMBER_OF_TODOS + what] > 0


def begin(s: Town, seat: i64, what: i64) -> None:
    """It waits no longer."""
    s.todo[seat * NUMBER_OF_TODOS + what] -= 1
    s.waiting[seat] -= 1


def drop_lost_bonuses(s: Town, seat: i64) -> None:
    """A bonus action without any place left is lost (PT-092). No place ever comes back, so it is lost at once."""
    region: i64
    for region in range(GRAVEYARD + 1 if s.waiting[seat] > 0 else 0):
        if waits(s, seat, region) and open_in(s, seat, region) == 0:
            while waits(s, seat, region):
                begin(s, seat, region)
            s.say(EVERYONE, BONUS_LOST, seat, region)


class Act(Verb[Town]):
    """Carry out a bonus action at this place, whatever its rank (PT-090)."""

    place: Final = arg(PLACE)

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        place = self.place.of(action)
        return closed(s, seat, place) if waits(s, seat, REGION_OF[place]) else NO_SUCH_BONUS

    def legal(self, s: Town, seat: i64, about: i64, out: list[int]) -> None:
        region: i64
        for region in range(GRAVEYARD + 1):
            if waits(s, seat, region):
                left = open_in(s, seat, region)
                place = FIRST[region]
                while left != 0:
                    if left & 1:
                        self.add(out, place)
                    left >>= 1
                    place += 1

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        place = self.place.of(action)
        begin(s, seat, REGION_OF[place])
        s.bonus_taken[seat] |= 1 << REGION_OF[place]
        go(s, seat, place)
        return GO_ON


class Effect(Verb[Town]):
    """Apply the effect of a building visited in this turn."""

    building: Final = arg(BUILDING)

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if waits(s, seat, FIRST_EFFECT + self.building.of(action)) else NO_SUCH_EFFECT

    def legal(self, s: Town, seat: i64, about: i64, out: list[int]) -> None:
        first = seat * NUMBER_OF_TODOS + FIRST_EFFECT
        building: i64
        for building in range(BUILDINGS):
            if s.todo[first + building] > 0:
                self.add(out, building)

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        building = self.building.of(action)
        begin(s, seat, FIRST_EFFECT + building)
        THE_TOWN[int(building)].use(s, seat)
        return GO_ON


class Decline(Verb[Town]):
    """Let a bonus action go, but not against a cowbot (PT-R19)."""

    region: Final = arg(REGION)

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        if not waits(s, seat, self.region.of(action)):
            return NO_SUCH_BONUS
        return LEGAL if s.cowbot < 0 else MUST_CARRY_OUT

    def legal(self, s: Town, seat: i64, about: i64, out: list[int]) -> None:
        region: i64
        for region in range(GRAVEYARD + 1 if s.cowbot < 0 else 0):
            if s.todo[seat * NUMBER_OF_TODOS + region] > 0:
                self.add(out, region)

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        begin(s, seat, self.region.of(action))
        s.say(EVERYONE, DECLINED, seat, self.region.of(action))
        return GO_ON


class EndTurn(Verb[Town]):
    """When nothing waits any more (PT-R49)."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return STILL_TO_DO if s.waiting[seat] > 0 or s.suit[seat] == NO_REGION else LEGAL

    def legal(self, s: Town, seat: i64, about: i64, out: list[int]) -> None:
        if s.waiting[seat] == 0 and s.suit[seat] != NO_REGION:
            self.add(out)


class WhatNext(Moment[Town]):
    def key(self, s: Town, seat: i64, about: i64) -> i64:
        """Most turns have nothing left but their end."""
        return 0 if s.waiting[seat] == 0 and s.uses[seat] == 0 else -1

    def cite(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        """An option cites the rule of its place."""
        if ACT.chosen(action):
            return PLACE_RULES[ACT.place.of(action)]
        return BUILDING_RULES[EFFECT.building.of(action)] if EFFECT.chosen(action) else ""


# ---- abilities used in an own turn (PT-R30, PT-R35) --------------------------
def power_in(s: Town, seat: i64, region: i64) -> bool:
    """Does the ability give a bonus action there?"""
    return s.cast[seat].bonus_regions() >> region & 1 == 1


class BonusPower(Verb[Town]):
    """The character's own bonus action."""

    region: Final = arg(REGION)

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        if not power_in(s, seat, self.region.of(action)):
            return NO_SUCH_POWER
        if s.uses[seat] == 0:
            return POWER_SPENT
        return LEGAL if open_in(s, seat, self.region.of(action)) != 0 else NOTHING_TO_GAIN

    def legal(self, s: Town, seat: i64, about: i64, out: list[int]) -> None:
        if s.uses[seat] > 0:
            super().legal(s, seat, about, out)

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        use_power(s, seat)
        gain_bonus(s, seat, self.region.of(action), BY_POWER)
        return GO_ON


class Help(Verb[Town]):
    """The ability of Baroness and Ranch Hand, and before the bribes also the Preacher's."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        me = s.cast[seat]
        if s.uses[seat] == 0:
            return NO_SUCH_POWER if not me.uses else POWER_SPENT
        can = me.helps_before_bribes(s, seat) if s.at == PLEAS else me.helps_in_turn(s, seat)
        return LEGAL if can else NOTHING_TO_GAIN

    def legal(self, s: Town, seat: i64, about: i64, out: list[int]) -> None:
        if s.uses[seat] > 0:
            super().legal(s, seat, about, out)

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        use_power(s, seat)
        s.cast[seat].help(s, seat)
        return GO_ON


BONUS_POWER: Final = BonusPower(PT, "bonus_power", "PT-R30")
HELP: Final = Help(PT, "ability", "PT-R35")
ACT: Final = Act(PT, "act", "PT-090")
EFFECT: Final = Effect(PT, "effect", "PT-060")
DECLINE: Final = Decline(PT, "decline", "PT-R19")
END_TURN: Final = EndTurn(PT, "end_turn", "PT-R49")
ASSIGN: Final = Assigning(PT, "assign", "PT-011", USE, DIG, PASS, BONUS_POWER, HELP)
NEXT: Final = WhatNext(PT, "next", "PT-R18", ACT, EFFECT, DECLINE, BONUS_POWER, HELP, END_TURN)
ASSIGN.said = NEXT.said = True  # nobody's cards are used unseen, and no turn ends by itself (PT-R49)
