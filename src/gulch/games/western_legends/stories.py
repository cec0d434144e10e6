"""Stories (WL-229 to WL-249): markers for deeds, and what happens when a story is full."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, Domain, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.components import MARKER_USED, MARKERS, NONE, STACKS
from gulch.games.western_legends.doors import PASS
from gulch.games.western_legends.npcs import place_bandit
from gulch.games.western_legends.sheriff import hunt
from gulch.games.western_legends.state import END_OF_TURN, Western
from gulch.games.western_legends.table import markers_on, open_story, power
from gulch.games.western_legends.vocabulary import (
    AFTER_MARKER,
    AFTER_STORY,
    STACK,
    STORY,
    WEST,
    WHEN_DONE,
    WHEN_RESOLVED,
    WHEN_TAKING_PART,
)
from gulch.pieces.sets import bit

BY_DEED: Final = 0
FREELY: Final = 1

NOT_MET: Final = WEST.reason("condition-not-met", "WL-230")
STORY_FULL: Final = WEST.reason("story-full", "WL-376")
NO_MARKER_LEFT: Final = WEST.reason("no-marker-left", "WL-234")
NO_MARKER_TO_MOVE: Final = WEST.reason("no-marker-to-move", "WL-234")

MARKED: Final = WEST.event("marked", "WL-230", who=SEAT, stack=STACK)
SHIFTED: Final = WEST.event("shifted", "WL-234", who=SEAT, stack=STACK)
RESOLVED: Final = WEST.event("resolved", "WL-241", who=SEAT, story=STORY)
TOOK_PART: Final = WEST.event("took_part", "WL-242", who=SEAT)


# ---- markers ---------------------------------------------------------------------------------------------------------
def why_not_add(s: Western, about: i64, stack: i64) -> str:
    story = open_story(s, stack)
    if story == NONE:
        return NOT_MET
    if MARKING.reason.of(about) == BY_DEED and not s.game.conditions[story] & s.deeds:
        return NOT_MET
    return LEGAL if markers_on(s, stack) < s.game.markers_needed else STORY_FULL


def placed(s: Western, seat: i64) -> i64:
    return s.markers[seat * STACKS] + s.markers[seat * STACKS + 1]


class Mark(Verb[Western]):
    stack: Final = arg(STACK)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        why = why_not_add(s, about, self.stack.of(action))
        if why:
            return why
        return LEGAL if placed(s, seat) < MARKERS else NO_MARKER_LEFT

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        s.markers[seat * STACKS + self.stack.of(action)] += 1
        s.say(EVERYONE, MARKED, seat, self.stack.of(action))
        take_part(s, seat)
        return GO_ON


class Shift(Verb[Western]):
    """With both markers on stories, one comes over from the other story (WL-234, WL-R49)."""

    stack: Final = arg(STACK)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        stack = self.stack.of(action)
        why = why_not_add(s, about, stack)
        if why:
            return why
        can_move = placed(s, seat) == MARKERS and s.markers[seat * STACKS + 1 - stack] > 0
        return LEGAL if can_move else NO_MARKER_TO_MOVE

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        stack = self.stack.of(action)
        s.markers[seat * STACKS + stack] += 1
        s.markers[seat * STACKS + 1 - stack] -= 1
        s.say(EVERYONE, SHIFTED, seat, stack)
        take_part(s, seat)
        return GO_ON


def take_part(s: Western, seat: i64) -> None:
    """One marker per turn (WL-231)."""
    s.once |= MARKER_USED
    power(s, seat).after_marker(s, seat)
    s.happen(AFTER_MARKER, seat)


class Marking(Moment[Western]):
    reason: Final = arg(Domain("marking", ["by_deed", "freely"]))

    def cite(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return self.rule if PASS.chosen(action) else ""


MARK: Final = Mark(WEST, "mark", "WL-230")
SHIFT: Final = Shift(WEST, "shift", "WL-234")
MARKING: Final = Marking(WEST, "marking", "WL-230", MARK, SHIFT, PASS)


def offer_marker(s: Western, seat: int) -> None:
    """When the action is over in which a condition was met (WL-R87)."""
    if s.deeds != 0 and not s.once & MARKER_USED and is_met(s):
        s.choose(seat, MARKING, MARKING.reason.put(BY_DEED))


def is_met(s: Western) -> bool:
    stack: i64
    for stack in range(STACKS):
        story = open_story(s, stack)
        if story != NONE and s.game.conditions[story] & s.deeds:
            return True
    return False


def can_mark(s: Western, seat: i64) -> bool:
    """Tall Tale: is there a story on which a marker could be placed (WL-R93)?"""
    if s.once & MARKER_USED:
        return False
    freely = MARKING.reason.put(FREELY)
    stack: i64
    for stack in range(STACKS):
        if not MARK.why_not(s, seat, freely, MARK.action(stack)):
            return True
        if not SHIFT.why_not(s, seat, freely, SHIFT.action(stack)):
            return True
    return False


def mark_freely(s: Western, seat: i64) -> None:
    """As if the condition of either story were met."""
    s.choose(seat, MARKING, MARKING.reason.put(FREELY))


# ---- a full story ----------------------------------------------------------------------------------------------------
def full_stack(s: Western) -> i64:
    """The stack whose story is to be resolved in this turn; NONE if none is. At most one is full (WL-239)."""
    stack: i64
    for stack in range(STACKS):
        if open_story(s, stack) != NONE and markers_on(s, stack) >= s.game.markers_needed:
            return stack
    return NONE


def is_end_of_turn(s: Western) -> bool:
    """The actions are over, and so is the story that may still move somebody."""
    return full_stack(s) == NONE


def stories(s: Western) -> int:
    stack = full_stack(s)
    if stack != NONE:
        resolve(s, stack)
        s.happen(WHEN_DONE, s.active)
        s.happen(WHEN_RESOLVED, s.active)
        s.happen(AFTER_STORY, s.active)
    return END_OF_TURN


def resolve(s: Western, stack: i64) -> None:
    """Read, rewards, bandits, sheriff (WL-248)."""
    number = open_story(s, stack)
    story = s.game.stories[number]
    s.resolved[stack] += 1
    s.reveal()
    s.say(EVERYONE, RESOLVED, s.active, number)
    take_markers_back(s, stack)
    if story.first is not None:
        story.first.do(s, s.active)
    k: i64
    for k in range(s.seats):
        p = (s.active + k) % s.seats
        if s.participants >> p & 1:
            s.say(EVERYONE, TOOK_PART, p)
            s.happen(WHEN_TAKING_PART, p)
            story.effect.do(s, p)
    if story.last is not None:
        story.last.do(s, s.active)
    for hideout in story.hideouts:
        place_bandit(s, hideout)
    s.participants = 0
    hunt(s, s.active, story.steps)


def take_markers_back(s: Western, stack: i64) -> None:
    """Whoever had any takes part, once (WL-240, WL-243)."""
    s.participants = 0
    p: i64
    for p in range(s.seats):
        if s.markers[p * STACKS + stack] > 0:
            s.participants |= bit(p)
            s.markers[p * STACKS + stack] = 0
