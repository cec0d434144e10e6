"""What may be chosen when a card is carried out: places, targets, loot. About: the acting bandit in the low byte."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, NumberedMoment, NumberedVerb
from gulch.games.colt_express.components import ALL_BANDITS, BANDITS, PARTS
from gulch.games.colt_express.loot import loot_kinds
from gulch.games.colt_express.state import HANDCAR, ROOF, SHEETS, Colt, ColtRules
from gulch.games.colt_express.stealing import (
    Fire,
    FloorChange,
    MarshalCard,
    Move,
    Punch,
    Robbery,
    SpecialPunch,
    line_of_fire,
    steal,
)
from gulch.games.colt_express.vocabulary import BANDIT, CAR, KIND, PLACE
from gulch.games.colt_express.words import (
    AIMING,
    GO,
    GOING,
    HIT,
    HITTING,
    KNOCK,
    KNOCKING,
    PUSH,
    PUSHING,
    ROBBING,
    SEND,
    SENDING,
    SHOOT,
    STEAL,
    TAKE,
)

# reasons
MUST_MOVE: Final = "must-move"
OTHER_LEVEL: Final = "other-level"
TOO_FAR: Final = "too-far"
NO_SUCH_CAR: Final = "no-such-car"
OUT_OF_SIGHT: Final = "out-of-sight"
NOT_HERE: Final = "not-here"
ELUSIVE: Final = "another-target-first"
NO_SUCH_LOOT: Final = "no-such-loot"
STAYS_INSIDE: Final = "stays-inside"


def why_not_there(s: Colt, here: i64, there: i64, within: i64) -> str:
    """Is this place among those within reach? If not, the plainest reason."""
    if within >> there & 1:
        return LEGAL
    if there >= s.cars * 2:
        return NO_SUCH_CAR
    if there == here:
        return MUST_MOVE
    return OTHER_LEVEL if there & ROOF != here & ROOF else TOO_FAR


class Go(NumberedVerb[Colt]):
    """Inside one car, on the roof up to three, never staying put (CE-030)."""

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        here = s.place[about]
        return why_not_there(s, here, action >> 8, s.track.reach(s, here))


class Push(NumberedVerb[Colt]):
    """The victim goes one car on (CE-039); about: the puncher and the victim."""

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        victim = about >> 8
        if action >> 8 == HANDCAR and s.steadfast >> victim & 1:
            return STAYS_INSIDE
        here = s.place[victim]
        return why_not_there(s, here, action >> 8, s.track.pushes(s, here))


class Send(NumberedVerb[Colt]):
    """The marshal goes one car on (CE-036)."""

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        car = action >> 8
        if car >= s.cars:
            return NO_SUCH_CAR
        if car == s.marshal:
            return MUST_MOVE
        return LEGAL if car == s.marshal - 1 or car == s.marshal + 1 else TOO_FAR


class Shoot(NumberedVerb[Colt]):
    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        target = action >> 8
        if about >> 8 >> target & 1:
            return LEGAL
        return ELUSIVE if line_of_fire(s, about & 255) >> target & 1 else OUT_OF_SIGHT


class Hit(NumberedVerb[Colt]):
    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        target, by = action >> 8, about & 255
        if about >> 8 >> target & 1:
            return LEGAL
        return ELUSIVE if target != by and s.place[target] == s.place[by] else NOT_HERE


class Take(NumberedVerb[Colt]):
    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.loot[s.place[about]] & PARTS[action >> 8] else NO_SUCH_LOOT


class Knock(NumberedVerb[Colt]):
    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.loot[SHEETS + (about >> 8)] & PARTS[action >> 8] else NO_SUCH_LOOT


# ---- the moments: their keys name what their options depend on -------------------------------------------------------
class Going(NumberedMoment[Colt]):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return s.place[about] << 1 | s.handcar

    def cite(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return "CE-103" if action >> 8 == HANDCAR or s.place[about] == HANDCAR else ""


class Pushing(NumberedMoment[Colt]):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return (s.place[about >> 8] << 1 | s.handcar) << 1 | (s.steadfast >> (about >> 8) & 1)


class Sending(NumberedMoment[Colt]):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return s.marshal


class AtOneOf(NumberedMoment[Colt]):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return about >> 8


class Aiming(AtOneOf):
    def cite(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        by = about & 255
        if s.cast[by].more_targets(s, by) >> (action >> 8) & 1:
            return s.cast[by].rule
        return "CE-033" if s.place[by] & ROOF else "CE-032"


class Robbing(NumberedMoment[Colt]):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return loot_kinds(s.loot[s.place[about]])


class Knocking(NumberedMoment[Colt]):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return loot_kinds(s.loot[SHEETS + (about >> 8)])


def register(rules: ColtRules) -> None:
    rules.cards = [Move(), FloorChange(), Fire(), Robbery(), Punch(), MarshalCard(), SpecialPunch()]
    rules.numbered_step(STEAL, "steal", steal)
    rules.moment(GOING, Going("going", "CE-030", [Go(GO, "go", "CE-030", to=PLACE)], by=BANDIT))
    rules.moment(SENDING, Sending("sending", "CE-036", [Send(SEND, "send", "CE-036", to=CAR)], by=BANDIT))
    rules.moment(AIMING, Aiming("aiming", "CE-034", [Shoot(SHOOT, "shoot", "CE-034", at=BANDIT)], by=BANDIT))
    rules.moment(ROBBING, Robbing("robbing", "CE-035", [Take(TAKE, "take", "CE-035", loot=KIND)], by=BANDIT))
    rules.moment(HITTING, AtOneOf("hitting", "CE-039", [Hit(HIT, "hit", "CE-039", at=BANDIT)], by=BANDIT))
    knock, push = Knock(KNOCK, "knock", "CE-039", loot=KIND), Push(PUSH, "push", "CE-039", to=PLACE)
    rules.moment(KNOCKING, Knocking("knocking", "CE-039", [knock], by=BANDIT, victim=BANDIT))
    rules.moment(PUSHING, Pushing("pushing", "CE-039", [push], by=BANDIT, victim=BANDIT))
    rules.reasons |= {
        MUST_MOVE: "CE-030",
        OTHER_LEVEL: "CE-042",
        TOO_FAR: "CE-030",
        NO_SUCH_CAR: "CE-042",
        OUT_OF_SIGHT: "CE-033",
        NOT_HERE: "CE-039",
        ELUSIVE: "CE-065",
        NO_SUCH_LOOT: "CE-035",
        STAYS_INSIDE: "CE-119",
    }
    assert len(BANDITS) == ALL_BANDITS
