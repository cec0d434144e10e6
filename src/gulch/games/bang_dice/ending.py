"""The end of the game: who has won, judged after every batch of eliminations."""

from __future__ import annotations

from mypy_extensions import i64

from gulch.engine.play import EVERYONE
from gulch.games.bang_dice.components import (
    BY_HUNT,
    BY_SIDES,
    BY_SURVIVAL,
    DEPUTY,
    GATLING_GUN,
    LAW,
    LONE_DEPUTY,
    LONE_OUTLAW,
    LONE_RENEGADE,
    NO_SIDE,
    NOBODY_LEFT,
    OUTLAW,
    OUTLAWS,
    RENEGADE,
    SHERIFF,
    SHOT,
)
from gulch.games.bang_dice.state import WON, Bang


def judge(s: Bang, dead: i64, cause: i64) -> None:
    """`dead`: who has just left, as bits; `cause`: what killed them."""
    side = judge_three(s, dead, cause) if s.seats == 3 else judge_sides(s)
    if side != NO_SIDE:
        s.winner = side
        way = BY_SIDES if s.seats > 3 else BY_HUNT if hunted(s, dead, cause) else BY_SURVIVAL
        s.tell(EVERYONE, WON | side << 8 | way << 16)


def judge_sides(s: Bang) -> i64:
    """A dead Sheriff is judged first (BD-050 to BD-056, ruling B22)."""
    sheriff = False
    foes: i64 = 0
    for p in s.living:
        role = s.role[p]
        if role == SHERIFF:
            sheriff = True
        elif role != DEPUTY:
            foes += 1
    if not sheriff:
        return LONE_RENEGADE if len(s.living) == 1 and s.role[s.living[0]] == RENEGADE else OUTLAWS
    return LAW if foes == 0 else NO_SIDE


def judge_three(s: Bang, dead: i64, cause: i64) -> i64:
    """One's quarry by one's own shot or gatling wins at once; otherwise the last one alive (BD-061, BD-062)."""
    if hunted(s, dead, cause):
        return alone(s.role[s.current])
    if len(s.living) == 0:
        return NOBODY_LEFT  # ruling B13
    return alone(s.role[s.living[0]]) if len(s.living) == 1 else NO_SIDE


def hunted(s: Bang, dead: i64, cause: i64) -> bool:
    """Has the current player killed the quarry personally? Indians and dynamite are nobody's (ruling B11)."""
    if cause != SHOT and cause != GATLING_GUN:
        return False
    quarry = quarry_of(s.role[s.current])
    return any(dead >> p & 1 and s.role[p] == quarry for p in range(s.seats))


def quarry_of(role: i64) -> i64:
    """Whom this role hunts in the three-player game (BD-061)."""
    return RENEGADE if role == DEPUTY else OUTLAW if role == RENEGADE else DEPUTY


def alone(role: i64) -> i64:
    """The side of a winner in the three-player game."""
    return LONE_DEPUTY if role == DEPUTY else LONE_OUTLAW if role == OUTLAW else LONE_RENEGADE


def is_winner(s: Bang, p: int) -> bool:
    """Teams win alive or not; a Renegade only as the last one alive (BD-051, BD-053, BD-056)."""
    role = s.role[p]
    if s.winner == LAW:
        return bool(role == SHERIFF or role == DEPUTY)
    if s.winner == OUTLAWS:
        return bool(role == OUTLAW)
    if s.winner == LONE_RENEGADE:
        return bool(role == RENEGADE and s.life[p] > 0)
    if s.winner == LONE_DEPUTY:
        return bool(role == DEPUTY)
    return bool(s.winner == LONE_OUTLAW and role == OUTLAW)
