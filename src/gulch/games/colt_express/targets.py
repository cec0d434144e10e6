"""What may be chosen when a card is carried out: places, targets, loot. Each question is about the acting bandit."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import arg
from gulch.games.colt_express.components import HANDCAR, PARTS, ROOF, SHEETS
from gulch.games.colt_express.loot import loot_kinds
from gulch.games.colt_express.state import Colt
from gulch.games.colt_express.table import bandits_at, bandits_in
from gulch.games.colt_express.vocabulary import BANDIT, CAR, COLT, KIND, PLACE

MUST_MOVE: Final = COLT.reason("must-move", "CE-030")
OTHER_LEVEL: Final = COLT.reason("other-level", "CE-042")
TOO_FAR: Final = COLT.reason("too-far", "CE-030")
NO_SUCH_CAR: Final = COLT.reason("no-such-car", "CE-042")
OUT_OF_SIGHT: Final = COLT.reason("out-of-sight", "CE-033")
NOT_HERE: Final = COLT.reason("not-here", "CE-039")
ELUSIVE: Final = COLT.reason("another-target-first", "CE-065")
NO_SUCH_LOOT: Final = COLT.reason("no-such-loot", "CE-035")
STAYS_INSIDE: Final = COLT.reason("stays-inside", "CE-119")


# ---- who can be hit --------------------------------------------------------------------------------------------------
def shootable(s: Colt, b: i64) -> i64:
    """Whom a bandit may fire at, as bits."""
    return without_elusive(s, line_of_fire(s, b))


def punchable(s: Colt, b: i64) -> i64:
    return without_elusive(s, bandits_at(s, s.place[b]) & ~(1 << b))


def line_of_fire(s: Colt, b: i64) -> i64:
    """Inside: the adjacent cars. On the roof: the nearest occupied roof each way (CE-032, CE-033)."""
    here = s.place[b]
    if not here & ROOF:
        return bandits_in(s, s.track.beside(s, here)) | s.cast[b].more_targets(s, b)
    ahead: i64 = -1  # the nearest occupied roof towards the locomotive
    behind: i64 = HANDCAR
    for other in s.gang:
        place = s.place[other]
        if place & ROOF:
            if ahead < place < here:
                ahead = place
            if here < place < behind:
                behind = place
    return bandits_at(s, ahead) | bandits_on_roof(s, behind) | s.cast[b].more_targets(s, b)


def bandits_on_roof(s: Colt, place: i64) -> i64:
    return bandits_at(s, place) if place & ROOF else 0


def without_elusive(s: Colt, targets: i64) -> i64:
    """Belle is no target while there is another (CE-065)."""
    others = targets & ~s.elusive
    return others if others else targets


# ---- what a question is about ----------------------------------------------------------------------------------------
class By(Moment[Colt]):
    by: Final = arg(BANDIT)


class Always(By):
    """A menu that never changes."""

    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return 0


class ByAgainst(By):
    victim: Final = arg(BANDIT)


# ---- places ----------------------------------------------------------------------------------------------------------
def why_not_there(s: Colt, here: i64, there: i64, within: i64) -> str:
    """Is this place among those within reach? If not, the plainest reason."""
    if within >> there & 1:
        return LEGAL
    if there >= s.cars * 2:
        return NO_SUCH_CAR
    if there == here:
        return MUST_MOVE
    return OTHER_LEVEL if there & ROOF != here & ROOF else TOO_FAR


class Go(Verb[Colt]):
    """Inside one car, on the roof up to three, never staying put (CE-030)."""

    to: Final = arg(PLACE)

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        here = s.place[GOING.by.of(about)]
        return why_not_there(s, here, self.to.of(action), s.track.reach(s, here))


class Going(By):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return s.place[self.by.of(about)] * 2 + s.handcar

    def cite(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return "CE-103" if GO.to.of(action) == HANDCAR or s.place[self.by.of(about)] == HANDCAR else ""


class Push(Verb[Colt]):
    """The victim goes one car on (CE-039)."""

    to: Final = arg(PLACE)

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        victim = PUSHING.victim.of(about)
        there = self.to.of(action)
        if there == HANDCAR and s.steadfast >> victim & 1:
            return STAYS_INSIDE
        here = s.place[victim]
        return why_not_there(s, here, there, s.track.pushes(s, here))


class Pushing(ByAgainst):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        victim = self.victim.of(about)
        return (s.place[victim] * 2 + s.handcar) * 2 + (s.steadfast >> victim & 1)


class Send(Verb[Colt]):
    """The marshal goes one car on (CE-036)."""

    to: Final = arg(CAR)

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        car = self.to.of(action)
        if car >= s.cars:
            return NO_SUCH_CAR
        if car == s.marshal:
            return MUST_MOVE
        return LEGAL if car == s.marshal - 1 or car == s.marshal + 1 else TOO_FAR


class Sending(By):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return s.marshal


# ---- bandits ---------------------------------------------------------------------------------------------------------
class Shoot(Verb[Colt]):
    at: Final = arg(BANDIT)

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        by, target = AIMING.by.of(about), self.at.of(action)
        if shootable(s, by) >> target & 1:
            return LEGAL
        return ELUSIVE if line_of_fire(s, by) >> target & 1 else OUT_OF_SIGHT


class Aiming(By):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return shootable(s, self.by.of(about))

    def cite(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        by = self.by.of(about)
        if s.cast[by].more_targets(s, by) >> SHOOT.at.of(action) & 1:
            return s.cast[by].rule
        return "CE-033" if s.place[by] & ROOF else "CE-032"


class Hit(Verb[Colt]):
    at: Final = arg(BANDIT)

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        by, target = HITTING.by.of(about), self.at.of(action)
        if punchable(s, by) >> target & 1:
            return LEGAL
        return ELUSIVE if target != by and s.place[target] == s.place[by] else NOT_HERE


class Hitting(By):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return punchable(s, self.by.of(about))


# ---- loot ------------------------------------------------------------------------------------------------------------
class Take(Verb[Colt]):
    loot: Final = arg(KIND)

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        here = s.loot[s.place[ROBBING.by.of(about)]]
        return LEGAL if here & PARTS[self.loot.of(action)] else NO_SUCH_LOOT


class Robbing(By):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return loot_kinds(s.loot[s.place[self.by.of(about)]])


class Knock(Verb[Colt]):
    loot: Final = arg(KIND)

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        sheet = s.loot[SHEETS + KNOCKING.victim.of(about)]
        return LEGAL if sheet & PARTS[self.loot.of(action)] else NO_SUCH_LOOT


class Knocking(ByAgainst):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return loot_kinds(s.loot[SHEETS + self.victim.of(about)])


GO: Final = Go(COLT, "go", "CE-030")
SEND: Final = Send(COLT, "send", "CE-036")
SHOOT: Final = Shoot(COLT, "shoot", "CE-034")
TAKE: Final = Take(COLT, "take", "CE-035")
HIT: Final = Hit(COLT, "hit", "CE-039")
KNOCK: Final = Knock(COLT, "knock", "CE-039")
PUSH: Final = Push(COLT, "push", "CE-039")
GOING: Final = Going(COLT, "going", "CE-030", GO)
SENDING: Final = Sending(COLT, "sending", "CE-036", SEND)
AIMING: Final = Aiming(COLT, "aiming", "CE-034", SHOOT)
ROBBING: Final = Robbing(COLT, "robbing", "CE-035", TAKE)
HITTING: Final = Hitting(COLT, "hitting", "CE-039", HIT)
KNOCKING: Final = Knocking(COLT, "knocking", "CE-039", KNOCK)
PUSHING: Final = Pushing(COLT, "pushing", "CE-039", PUSH)
