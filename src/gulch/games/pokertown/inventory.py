"""The inventory at the foot of a sheet: the only module that changes dollars, nuggets, stars, wanted and tools.

Whatever is gained is remembered for the turn: a cowbot looks at what was gained, a bounty at the highest mark."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.engine.play import EVERYONE
from gulch.games.pokertown.components import (
    BONUS,
    BY_BRIBE,
    DOLLARS,
    HAMMERS,
    NO_REGION,
    NUGGETS,
    PANS,
    STARS,
    TOOLS_MAX,
    WANTED,
    Reward,
)
from gulch.games.pokertown.state import TODO_KINDS, Town
from gulch.games.pokertown.vocabulary import BONUS_GAINED, CROSS_OUT, CROSSED_OUT, GAINED, LOST, PAID, TOOL

GOODS_WITH_PEAK: Final = 4  # dollars, nuggets, stars, wanted


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
        count = min(count, TOOLS_MAX - s.pans[seat])
        s.pans[seat] += count
    else:
        count = min(count, TOOLS_MAX - s.hammers[seat])
        s.hammers[seat] += count
    s.gained[seat] |= 1 << goods
    if goods <= WANTED and s.peak[seat * GOODS_WITH_PEAK + goods] < now:
        s.peak[seat * GOODS_WITH_PEAK + goods] = now
    s.tell(EVERYONE, GAINED | seat << 8 | goods << 16 | count << 24 | cause << 32)


def start_peaks(s: Town, seat: i64) -> None:
    """What was reached before does not count again (PT-R38)."""
    i: i64
    for i in range(GOODS_WITH_PEAK):
        s.peak[seat * GOODS_WITH_PEAK + i] = 0
    raise_peaks(s, seat)


def raise_peaks(s: Town, seat: i64) -> None:
    """The marks are at least what there is now."""
    base = seat * GOODS_WITH_PEAK
    s.peak[base + DOLLARS] = max(s.peak[base + DOLLARS], s.dollars[seat])
    s.peak[base + NUGGETS] = max(s.peak[base + NUGGETS], s.nuggets[seat])
    s.peak[base + STARS] = max(s.peak[base + STARS], s.stars[seat])
    s.peak[base + WANTED] = max(s.peak[base + WANTED], s.wanted[seat])


def gain_bonus(s: Town, seat: i64, region: i64, cause: i64) -> None:
    """A bonus action waits until its owner picks it (PT-R18); gained it is, even if it is lost (PT-R45)."""
    s.todo[seat * TODO_KINDS + region] += 1
    s.gained[seat] |= 1 << BONUS
    s.tell(EVERYONE, BONUS_GAINED | seat << 8 | region << 16 | cause << 24)


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
        tool: i64 = s.ask_number(seat, TOOL) >> 8
        gain(s, seat, PANS + tool, 1, cause)
    if reward.cross_out > 0:
        cross_out_some(s, seat, reward.cross_out, cause)
    gain(s, seat, WANTED, reward.wanted, cause)


def cross_out_some(s: Town, seat: i64, most: i64, cause: i64) -> None:
    """Up to so many, as the player likes (PT-R11)."""
    count: i64 = s.ask_number(seat, CROSS_OUT, most) >> 8
    cross_out(s, seat, count, cause)


def cross_out(s: Town, seat: i64, count: i64, cause: i64) -> None:
    """Wanted goes down, never below zero (PT-009)."""
    count = min(count, s.wanted[seat])
    if count > 0:
        s.wanted[seat] -= count
        s.tell(EVERYONE, CROSSED_OUT | seat << 8 | count << 16 | cause << 24)


def pay(s: Town, seat: i64, goods: i64, count: i64, cause: i64) -> None:
    """Whoever asked has made sure that it is there."""
    if count > 0:
        take_away(s, seat, goods, count)
        if cause != BY_BRIBE:
            s.tell(EVERYONE, PAID | seat << 8 | goods << 16 | count << 24 | cause << 32)


def lose(s: Town, seat: i64, goods: i64, count: i64, cause: i64) -> None:
    """As many as there are (PT-111)."""
    count = min(count, s.dollars[seat] if goods == DOLLARS else s.stars[seat])
    take_away(s, seat, goods, count)
    s.tell(EVERYONE, LOST | seat << 8 | goods << 16 | count << 24 | cause << 32)


def take_away(s: Town, seat: i64, goods: i64, count: i64) -> None:
    if goods == DOLLARS:
        s.dollars[seat] -= count
    elif goods == NUGGETS:
        s.nuggets[seat] -= count
    else:
        s.stars[seat] -= count
