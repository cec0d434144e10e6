"""Where everybody is: the only module that changes a place, moves the marshal or hands out a bullet."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.engine.play import EVERYONE
from gulch.games.colt_express.components import NEUTRAL, ROOF
from gulch.games.colt_express.state import Colt
from gulch.games.colt_express.table import bandits_at
from gulch.games.colt_express.vocabulary import BANDIT, CAR, COLT, PLACE
from gulch.pieces.bag import one

MOVED: Final = COLT.event("moved", "CE-030", who=BANDIT, to=PLACE)
MARSHAL_MOVED: Final = COLT.event("marshal", "CE-036", to=CAR)
SHOT: Final = COLT.event("shot", "CE-034", who=BANDIT, at=BANDIT)
WOUNDED: Final = COLT.event("wounded", "CE-037", who=BANDIT)
ARRIVED: Final = COLT.occasion("a bandit has come to a place in any way")


def go(s: Colt, b: i64, place: i64) -> None:
    """A bandit comes to a place in any way; the marshal may be there (CE-037, CE-041)."""
    s.place[b] = place
    s.say(EVERYONE, MOVED, b, place)
    if place == s.marshal * 2 and not s.steadfast >> b & 1:
        meet_marshal(s, 1 << b)
    s.happen(ARRIVED, b)


def go_together(s: Colt, mask: i64, place: i64) -> None:
    """Several come at the same moment: they meet the marshal together (CE-038)."""
    for b in s.gang:
        if mask >> b & 1:
            s.place[b] = place
            s.say(EVERYONE, MOVED, b, place)
    if place == s.marshal * 2:
        meet_marshal(s, mask & ~s.steadfast)


def put(s: Colt, b: i64, place: i64) -> None:
    """Set-up and hiding: a bandit is put somewhere without coming from anywhere."""
    s.place[b] = place


def move_marshal(s: Colt, car: i64) -> None:
    """He enters a car: whoever is inside meets him (CE-036, CE-037)."""
    s.marshal = car
    s.say(EVERYONE, MARSHAL_MOVED, car)
    there = bandits_at(s, car * 2) & ~s.steadfast
    if there:
        meet_marshal(s, there)


def meet_marshal(s: Colt, mask: i64) -> None:
    """These bandits are inside the marshal's car: a bullet, and up to the roof (CE-037)."""
    neutral_bullets(s, mask)
    for b in s.gang:
        if mask >> b & 1:
            s.place[b] |= ROOF
            s.say(EVERYONE, MOVED, b, s.place[b])


def neutral_bullets(s: Colt, mask: i64) -> bool:
    """One each, or none at all if they do not suffice (CE-038)."""
    needed: i64 = 0
    for b in s.gang:
        needed += mask >> b & 1
    if needed > s.neutral:
        return False
    for b in s.gang:
        if mask >> b & 1:
            take_bullet(s, b, NEUTRAL)
    return True


def take_bullet(s: Colt, b: i64, by: i64) -> None:
    """A bullet card of whoever fired, or a neutral one, goes on top of the deck, for good (CE-024, CE-034)."""
    if by == NEUTRAL:
        s.neutral -= 1
        s.say(EVERYONE, WOUNDED, b)
    else:
        s.bullets[by] -= 1
        s.say(EVERYONE, SHOT, by, b)
    s.wounds[b] += one(by)
    s.decks.take_bullet(s, b)
