"""Life and arrow tokens, the Indian attack, elimination. The only module that changes anybody's life or moves an
arrow (BD-024)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.words import SEAT
from gulch.engine.play import EVERYONE
from gulch.games.bang_dice.components import (
    ALL_ARROWS,
    BACK_FROM_THE_DEAD,
    BY_GRINGO,
    BY_SAM,
    INDIANS,
    LIVING,
    NO_SIDE,
)
from gulch.games.bang_dice.ending import judge
from gulch.games.bang_dice.state import Bang
from gulch.games.bang_dice.vocabulary import ARROWS, BANG, GAIN, LIVES, LOSS, RETURN, ROLE, TAKING

TOOK_ARROW: Final = BANG.event(
    "arrow",
    "BD-020",
    {"rolled": "BD-020", "dodge": "BD-080", "gringo": "BD-086"},
    who=SEAT,
    left=ARROWS,
    cause=TAKING,
)
ATTACK: Final = BANG.event("attack", "BD-021")
LOST: Final = BANG.event(
    "lost",
    "BD-040",
    {"indians": "BD-021", "dynamite": "BD-015", "shot": "BD-030", "gatling": "BD-037"},
    who=SEAT,
    lives=LIVES,
    cause=LOSS,
)
ARROWS_BACK: Final = BANG.event(
    "arrows_back",
    "BD-021",
    {"gatling": "BD-037", "pedro": "BD-082", "kit": "BD-092", "out": "BD-040"},
    who=SEAT,
    count=ARROWS,
    cause=RETURN,
)
HEALED: Final = BANG.event(
    "healed",
    "BD-035",
    {"beer": "BD-035", "gift": "BD-087", "suzy": "BD-091", "sam": "BD-093"},
    who=SEAT,
    lives=LIVES,
    cause=GAIN,
)
OUT: Final = BANG.event("out", "BD-040", who=SEAT, role=ROLE)


def heal(s: Bang, seat: i64, lives: i64, cause: i64) -> None:
    """Regain life, never above the start value (BD-041)."""
    regained = min(lives, s.max_life[seat] - s.life[seat])
    s.life[seat] += regained
    s.say(EVERYONE, HEALED, seat, regained, cause)


def lose(s: Bang, seat: i64, lives: i64, cause: i64) -> None:
    """Lose life, never below zero (BD-041). The dead leave later, all of one batch together."""
    lost = min(lives, s.life[seat])
    if lost > 0:
        s.life[seat] -= lost
        s.say(EVERYONE, LOST, seat, lost, cause)


def lose_one(s: Bang, seat: i64, cause: i64) -> None:
    lose(s, seat, 1, cause)
    if s.life[seat] > 0:
        s.cast[seat].after_loss(s, seat)


def hit_everybody(s: Bang, hits: vec[i64], cause: i64) -> None:
    """One batch: clockwise from the roller; the dead leave together, then what follows from it (BD-027)."""
    hurts_back = False
    seat = s.current
    _: i64
    for _ in range(1, s.seats):
        seat += 1
        if seat == s.seats:
            seat = 0
        if hits[seat] > 0 and take_hits(s, seat, hits[seat], cause) and s.cast[seat].hurts_back():
            hurts_back = True
    bury_the_dead(s, cause)
    if hurts_back and s.winner == NO_SIDE:
        take_arrow(s, s.current, BY_GRINGO)  # may bring the attack, now that the batch is complete (BD-027)


def take_hits(s: Bang, seat: i64, hits: i64, cause: i64) -> bool:
    """Each life is decided separately (BD-080); says whether any was lost."""
    wounded = False
    _: i64
    for _ in range(hits):
        if s.life[seat] == 0:
            break
        if s.cast[seat].dodges(s, seat):
            continue
        lose_one(s, seat, cause)
        wounded = True
    return wounded


def bury_the_dead(s: Bang, cause: i64) -> None:
    """Everybody out of life leaves at once (BD-040); then the end of the game is judged, once (BD-022)."""
    deaths: i64 = 0
    dead: i64 = 0
    for p in s.living:
        if s.life[p] == 0:
            deaths += 1
            dead |= 1 << p
            s.reveal()
            s.say(EVERYONE, OUT, p, s.role[p])
            return_arrows(s, p, s.arrows[p], BACK_FROM_THE_DEAD)
    if deaths == 0:
        return
    s.alive ^= dead
    s.living = LIVING[s.alive]
    judge(s, dead, cause)
    if s.winner == NO_SIDE:
        for p in s.living:
            gain = s.cast[p].gain_per_death() * deaths
            if gain > 0:
                heal(s, p, gain, BY_SAM)


def take_arrow(s: Bang, seat: i64, cause: i64) -> None:
    """One token from the middle; with the last one the Indians attack at once (BD-020, BD-021)."""
    if s.life[seat] == 0:
        return  # BD-025
    s.arrows[seat] += 1
    s.arrows_left -= 1
    s.say(EVERYONE, TOOK_ARROW, seat, s.arrows_left, cause)
    if s.arrows_left == 0:
        indians_attack(s)


def return_arrows(s: Bang, seat: i64, arrows: i64, cause: i64) -> None:
    """So many of the seat's tokens go back to the middle."""
    if arrows > 0:
        s.arrows[seat] -= arrows
        s.arrows_left += arrows
        s.say(EVERYONE, ARROWS_BACK, seat, arrows, cause)


def indians_attack(s: Bang) -> None:
    """Everybody loses one life per arrow, all at once; all tokens return (BD-021, BD-022)."""
    s.say(EVERYONE, ATTACK)
    for p in s.living:
        arrows = s.arrows[p]
        if arrows > 0:
            s.arrows[p] = 0
            lose(s, p, s.cast[p].indian_loss(arrows), INDIANS)
    s.arrows_left = ALL_ARROWS
    bury_the_dead(s, INDIANS)
