"""The gambler track and its legend tokens (AU-074 to AU-087, AU-208, AU-209)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.words import SEAT, WHOLE
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.ante_up.components import GAMBLER_END
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.vocabulary import (
    AFTER_GAMBLER_POINT,
    AU,
    WHEN_GAINING_GAMBLER,
    WHEN_ON_GAMBLER,
)
from gulch.games.western_legends.asking import OwnRule
from gulch.games.western_legends.components import TOKENS_MAX
from gulch.games.western_legends.declaring import GIVE_BACK, draw_tokens
from gulch.games.western_legends.doors import happen
from gulch.games.western_legends.effects import Choose, Draw, Gain, Legend
from gulch.games.western_legends.parts import Effect, Prize
from gulch.games.western_legends.state import Western
from gulch.pieces.sets import bit

ON_GAMBLER: Final = AU.event("on_gambler", "AU-077", who=SEAT, cell=WHOLE)


KEEPING_THREE: Final = OwnRule(AU, "keeping_three", "AU-086", GIVE_BACK)


class LegendTokens(Effect):
    """Drawn, then down to three of the owner's choice (AU-086)."""

    def __init__(self, tokens: int) -> None:
        self.tokens = tokens

    def do(self, s: Western, seat: i64) -> None:
        draw_tokens(s, seat, self.tokens, TOKENS_MAX, KEEPING_THREE)


SPACES: Final[list[Effect]] = [
    Choose("gambler_1", Gain(10), Draw(1), rule="AU-078"),
    Legend(1),
    Choose("gambler_3", Gain(10), Draw(1), rule="AU-080"),
    LegendTokens(1),
    Choose("gambler_5", Gain(20), Draw(2), rule="AU-082"),
    Legend(2),
    LegendTokens(2),
]


def gain_gambler(s: Western, seat: i64, points: i64) -> None:
    """One at a time, each paid before the next (AU-077, AU-209)."""
    for _ in range(points):
        gain_point(s, seat)
    happen(s, WHEN_GAINING_GAMBLER, seat, points)


def gain_point(s: Western, seat: i64) -> None:
    """On the last space the marker stays, and the space pays again (AU-085, AU-208). What it pays may make the player
    a legend, but not for this point (WL-R07)."""
    own = ante_up(s)
    able = s.legendary >> seat & 1 == 1
    own.lucky |= bit(seat)
    if own.gambler[seat] < GAMBLER_END:
        own.gambler[seat] += 1
        s.say(EVERYONE, ON_GAMBLER, seat, own.gambler[seat])
        s.happen(WHEN_ON_GAMBLER, seat)
    SPACES[own.gambler[seat] - 1].do(s, seat)
    if able:
        s.happen(AFTER_GAMBLER_POINT, seat)


class GamblerPoints(Effect):
    def __init__(self, points: int) -> None:
        self.points = points

    def do(self, s: Western, seat: i64) -> None:
        gain_gambler(s, seat, self.points)


POKER_PRIZE: Final = Choose("poker_prize", Legend(1), GamblerPoints(1), rule="AU-134")


class GamblersPrize(Prize):
    """The host chooses a legend point or a gambler point, a guest has the latter (AU-134, AU-135)."""

    def of_the_host(self, s: Western, seat: i64) -> None:
        POKER_PRIZE.do(s, seat)

    def of_a_guest(self, s: Western, seat: i64) -> None:
        gain_gambler(s, seat, 1)


def farthest(s: Western, seat: int) -> int:
    """1 LP for every leader of the track, but for nobody without a point (AU-087, AU-R22)."""
    spaces = ante_up(s).gambler
    return 1 if spaces[seat] > 0 and spaces[seat] == max([int(space) for space in spaces]) else 0


def new_turn(s: Western, seat: int) -> None:
    own = ante_up(s)
    own.once = 0
    own.lucky = 0
