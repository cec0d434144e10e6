"""The inventory at the foot of a sheet: the only module that changes dollars, nuggets, stars, wanted, tools and what is
left of an ability.

Whatever is gained is remembered for the turn: a cowbot looks at what was gained, a bounty at the highest mark."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import SEAT, WHOLE, Domain, arg
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.components import (
    BONUS,
    BY_BRIBE,
    CAUSES,
    DOLLARS,
    GOODS_WITH_PEAK,
    HAMMERS,
    HAMMERS_MAX,
    MOST_CROSSED_OUT,
    NO_REGION,
    NUGGETS,
    NUMBER_OF_TODOS,
    PANS,
    PANS_MAX,
    STARS,
    WANTED,
    Reward,
)
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.vocabulary import CAUSE, CHARACTER, GOOD, PT, REGION
from gulch.pieces.domains import number_domain

TOO_MANY: Final = PT.reason("too-many", "PT-R11")

GAINED: Final = PT.event("gained", "PT-098", CAUSES, who=SEAT, goods=GOOD, count=WHOLE, cause=CAUSE)
PAID: Final = PT.event("paid", "PT-009", CAUSES, who=SEAT, goods=GOOD, count=WHOLE, cause=CAUSE)
LOST: Final = PT.event("lost", "PT-104", CAUSES, who=SEAT, goods=GOOD, count=WHOLE, cause=CAUSE)
CROSSED_OUT: Final = PT.event("crossed_out", "PT-009", CAUSES, who=SEAT, count=WHOLE, cause=CAUSE)
BONUS_GAINED: Final = PT.event("bonus", "PT-090", CAUSES, who=SEAT, region=REGION, cause=CAUSE)
POWER_USED: Final = PT.event("power", "PT-120", who=SEAT, character=CHARACTER)

UP_TO_MOST: Final = number_domain(MOST_CROSSED_OUT)


class TakeTool(Verb[Town]):
    tool: Final = arg(Domain("tool", ["pan", "hammer"]))


class CrossOut(Verb[Town]):
    """So many, as the question allows."""

    count: Final = arg(UP_TO_MOST)

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if self.count.of(action) <= min(CROSS_OUT.most.of(about), s.wanted[seat]) else TOO_MANY


class CrossingOut(Moment[Town]):
    most: Final = arg(UP_TO_MOST)

    def key(self, s: Town, seat: i64, about: i64) -> i64:
        return min(self.most.of(about), s.wanted[seat])


TAKE_TOOL: Final = TakeTool(PT, "tool", "PT-031")
TOOL: Final = Moment[Town](PT, "tool", "PT-031", TAKE_TOOL)
CROSS: Final = CrossOut(PT, "cross_out", "PT-R11")
CROSS_OUT: Final = CrossingOut(PT, "cross_out", "PT-R11", CROSS)


def gain(s: Town, seat: i64, goods: i64, count: i64, cause: i64) -> None:
    """So much more, without upper limit but for the tools (PT-008, PT-R15)."""
    if count <= 0:
        return
    now: i64 = 0
    if goods == DOLLARS:
        now = s.dollars[seat] + count
        s.dollars[seat] = now
    elif goods == NUGGETS:
        now = s.nuggets[seat] + count
        s.nuggets[seat] = now
    elif goods == STARS:
        now = s.stars[seat] + count
        s.stars[seat] = now
    elif goods == WANTED:
        now = s.wanted[seat] + count
        s.wanted[seat] = now
    elif goods == PANS:
        count = min(count, PANS_MAX - s.pans[seat])
        s.pans[seat] += count
    else:
        count = min(count, HAMMERS_MAX - s.hammers[seat])
        s.hammers[seat] += count
    s.gained[seat] |= 1 << goods
    if goods <= WANTED and s.peak[seat * GOODS_WITH_PEAK + goods] < now:
        s.peak[seat * GOODS_WITH_PEAK + goods] = now
    s.say(EVERYONE, GAINED, seat, goods, count, cause)


def start_peaks(s: Town, seat: i64) -> None:
    """What was reached before does not count again (PT-R38)."""
    base = seat * GOODS_WITH_PEAK
    s.peak[base + DOLLARS] = s.dollars[seat]
    s.peak[base + NUGGETS] = s.nuggets[seat]
    s.peak[base + STARS] = s.stars[seat]
    s.peak[base + WANTED] = s.wanted[seat]


def raise_peaks(s: Town, seat: i64) -> None:
    """The marks are at least what there is now."""
    base = seat * GOODS_WITH_PEAK
    s.peak[base + DOLLARS] = max(s.peak[base + DOLLARS], s.dollars[seat])
    s.peak[base + NUGGETS] = max(s.peak[base + NUGGETS], s.nuggets[seat])
    s.peak[base + STARS] = max(s.peak[base + STARS], s.stars[seat])
    s.peak[base + WANTED] = max(s.peak[base + WANTED], s.wanted[seat])


def gain_bonus(s: Town, seat: i64, region: i64, cause: i64) -> None:
    """A bonus action waits until its owner picks it (PT-R18); gained it is, even if it is lost (PT-R45)."""
    wait(s, seat, region)
    s.gained[seat] |= 1 << BONUS
    s.say(EVERYONE, BONUS_GAINED, seat, region, cause)


def wait(s: Town, seat: i64, what: i64) -> None:
    """One more bonus action or effect to be carried out."""
    s.todo[seat * NUMBER_OF_TODOS + what] += 1
    s.waiting[seat] += 1


def take(s: Town, seat: i64, reward: Reward, cause: i64) -> None:
    """All of it at once, the wanted last (PT-032, PT-052)."""
    if reward.stars > 0:
        gain(s, seat, STARS, reward.stars, cause)
    if reward.dollars > 0:
        gain(s, seat, DOLLARS, reward.dollars, cause)
    if reward.nuggets > 0:
        gain(s, seat, NUGGETS, reward.nuggets, cause)
    if reward.pans > 0:
        gain(s, seat, PANS, reward.pans, cause)
    if reward.hammers > 0:
        gain(s, seat, HAMMERS, reward.hammers, cause)
    if reward.bonus != NO_REGION:
        gain_bonus(s, seat, reward.bonus, cause)
    if reward.tool_choice:
        gain(s, seat, PANS + TAKE_TOOL.tool.of(s.ask(seat, TOOL)), 1, cause)
    if reward.cross_out > 0:
        cross_out_some(s, seat, reward.cross_out, cause)
    gain(s, seat, WANTED, reward.wanted, cause)


def cross_out_some(s: Town, seat: i64, most: i64, cause: i64) -> None:
    """Up to so many, as the player likes (PT-R11)."""
    cross_out(s, seat, CROSS.count.of(s.ask(seat, CROSS_OUT, CROSS_OUT.most.put(most))), cause)


def cross_out(s: Town, seat: i64, count: i64, cause: i64) -> None:
    """Wanted goes down, never below zero (PT-009)."""
    count = min(count, s.wanted[seat])
    if count > 0:
        s.wanted[seat] -= count
        s.say(EVERYONE, CROSSED_OUT, seat, count, cause)


def pay(s: Town, seat: i64, goods: i64, count: i64, cause: i64) -> None:
    """Whoever asked has made sure that it is there."""
    if count > 0:
        take_away(s, seat, goods, count)
        if cause != BY_BRIBE:
            s.say(EVERYONE, PAID, seat, goods, count, cause)


def lose(s: Town, seat: i64, goods: i64, count: i64, cause: i64) -> None:
    """As many as there are (PT-111)."""
    count = min(count, s.dollars[seat] if goods == DOLLARS else s.stars[seat])
    take_away(s, seat, goods, count)
    s.say(EVERYONE, LOST, seat, goods, count, cause)


def take_away(s: Town, seat: i64, goods: i64, count: i64) -> None:
    if goods == DOLLARS:
        s.dollars[seat] -= count
    elif goods == NUGGETS:
        s.nuggets[seat] -= count
    else:
        s.stars[seat] -= count


def use_power(s: Town, seat: i64) -> None:
    """The ability is spent (PT-120)."""
    s.uses[seat] -= 1
    s.say(EVERYONE, POWER_USED, seat, s.character[seat])
