"""Declaring a goal, and the legend tokens for it (WL-338 to WL-345)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.expansion import Expansion
from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, WHOLE, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.components import GOALS_EACH, TOKENS_MAX
from gulch.games.western_legends.feats import take_notes
from gulch.games.western_legends.rules import WesternRules
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.turn import ACTING
from gulch.games.western_legends.vocabulary import AFTER_LAST_ACTION, AFTER_STORY, GOAL, WEST
from gulch.games.western_legends.zones import TOKEN, TOKEN_SUPPLY, TOKENS
from gulch.pieces.sets import bit, listed, size

NOT_YOUR_GOAL: Final = WEST.reason("not-your-goal", "WL-338")
GOAL_NOT_MET: Final = WEST.reason("goal-not-met", "WL-338")
NOT_YOUR_TOKEN: Final = WEST.reason("not-your-token", "WL-340")

DECLARED: Final = WEST.event("declared", "WL-338", who=SEAT, goal=GOAL)
GOT_TOKENS: Final = WEST.event("got_tokens", "WL-339", who=SEAT, count=WHOLE)
GAVE_TOKEN_BACK: Final = WEST.event("gave_token_back", "WL-340", who=SEAT)


def is_met(s: Western, seat: i64, k: i64) -> bool:
    """One of the character's four; all that counts for it is public."""
    return s.game.goals[s.character[seat] * GOALS_EACH + k].is_met(s, seat)


def could_declare(s: Western, seat: i64) -> bool:
    """As far as anybody can tell: is a goal met that might be among those held?"""
    if s.goals[seat] == 0:
        return False
    return any(not s.goals_done[seat] >> k & 1 and is_met(s, seat, k) for k in range(GOALS_EACH))


class Declare(Verb[Western]):
    """Costs no action (WL-342)."""

    goal: Final = arg(GOAL)

    def choices(self, s: Western, seat: i64, about: i64) -> list[int]:
        first = s.character[seat] * GOALS_EACH
        return [self.action(first + k) for k in listed(s.goals[seat])]

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        k = self.goal.of(action) - s.character[seat] * GOALS_EACH
        if k < 0 or k >= GOALS_EACH or not s.goals[seat] >> k & 1:
            return NOT_YOUR_GOAL
        return LEGAL if is_met(s, seat, k) else GOAL_NOT_MET

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        s.actions += 1
        declare(s, seat, self.goal.of(action))
        return GO_ON


def declare(s: Western, seat: i64, goal: i64) -> None:
    done = bit(goal % GOALS_EACH)
    goals, goals_done = s.goals[:], s.goals_done[:]  # copies share them
    goals[seat] ^= done
    goals_done[seat] |= done
    s.goals, s.goals_done = goals, goals_done
    s.reveal()
    s.say(EVERYONE, DECLARED, seat, goal)
    take_tokens(s, seat, size(goals_done[seat]))


def take_tokens(s: Western, seat: i64, goals: i64) -> None:
    """The n-th goal draws n tokens; n in all are kept (WL-339 to WL-341), or one more than there were, if some came in
    another way."""
    draw_tokens(s, seat, goals, min(TOKENS_MAX, max(goals, s.box.count[TOKENS.of(seat)] + 1)))


def draw_tokens(s: Western, seat: i64, tokens: i64, kept: i64, giving_back: Moment[Western] | None = None) -> None:
    """So many, of which the owner keeps some."""
    drawn: i64 = 0
    for _ in range(tokens):
        if s.box.draw(s, TOKEN_SUPPLY.first, TOKENS.of(seat)) >= 0:
            drawn += 1
    s.say(EVERYONE, GOT_TOKENS, seat, drawn)
    while s.box.count[TOKENS.of(seat)] > kept:
        action = s.ask(seat, giving_back or KEEPING_TOKENS, 0, True)
        s.box.put(s, TOKEN.card(GIVE_BACK.token.of(action)), TOKEN_SUPPLY.first)
        s.say(EVERYONE, GAVE_TOKEN_BACK, seat)
    s.box.shuffle(TOKEN_SUPPLY.first, s.chance)


class GiveBack(Verb[Western]):
    token: Final = arg(TOKEN)

    def choices(self, s: Western, seat: i64, about: i64) -> list[int]:
        return [self.action(TOKEN.number(token)) for token in s.box.at(TOKENS.of(seat))]

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        mine = s.box.place[TOKEN.card(self.token.of(action))] == TOKENS.of(seat)
        return LEGAL if mine else NOT_YOUR_TOKEN


DECLARE: Final = Declare(WEST, "declare", "WL-338")
NO_MORE_GOALS: Final = Verb[Western](WEST, "no_more_goals", "WL-338")
DECLARING: Final = Moment[Western](WEST, "declaring", "WL-338", DECLARE, NO_MORE_GOALS)
GIVE_BACK: Final = GiveBack(WEST, "give_back", "WL-340")
KEEPING_TOKENS: Final = Moment[Western](WEST, "keeping_tokens", "WL-340", GIVE_BACK)


def offer_declaring(s: Western, seat: int) -> None:
    """At the end of the own turn; everybody is asked who might have met one, so that nobody learns who holds it."""
    while could_declare(s, seat):
        action = s.ask(seat, DECLARING, 0, True)
        if not DECLARE.chosen(action):
            return
        declare(s, seat, DECLARE.goal.of(action))


def register(rules: WesternRules) -> None:
    take_notes(rules)
    rules.extend(ACTING, DECLARE)
    rules.at(AFTER_LAST_ACTION, offer_declaring)
    rules.at(AFTER_STORY, offer_declaring)  # what a story has brought counts before the hand limit


WITH_GOALS: Final = Expansion(register)
