"""Rolling: the first roll, re-rolls, arrows at once, dynamite."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, OVER, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE
from gulch.games.bang_dice.components import (
    ALL_DICE,
    ARROW,
    BLANK,
    BLAST,
    BY_GIFT,
    BY_ROLL,
    DICE,
    DYNAMITE,
    DYNAMITES_THAT_EXPLODE,
    NO_SIDE,
)
from gulch.games.bang_dice.state import END, ROLLING, SHOOTING, Bang
from gulch.games.bang_dice.table import count
from gulch.games.bang_dice.tokens import bury_the_dead, heal, lose_one, take_arrow
from gulch.games.bang_dice.vocabulary import BANG, ROLLED_FACE, SOME_DICE
from gulch.pieces.vectors import fill

IS_DEAD: Final = BANG.reason("is-out", "BD-043")
NO_DICE: Final = BANG.reason("no-dice", "BD-011")
DYNAMITE_STAYS: Final = BANG.reason("dynamite-stays", "BD-014")

TURN: Final = BANG.event("turn", "BD-007", who=SEAT)
ROLLED: Final = BANG.event(
    "rolled",
    "BD-010",
    who=SEAT,
    d1=ROLLED_FACE,
    d2=ROLLED_FACE,
    d3=ROLLED_FACE,
    d4=ROLLED_FACE,
    d5=ROLLED_FACE,
)
EXPLODED: Final = BANG.event("dynamite", "BD-015", who=SEAT)
GAVE: Final = BANG.event("gave", "BD-087", who=SEAT, to=SEAT)

KEPT: Final = 6  # in the event of a roll: this die was not rolled


def after(s: Bang, step: int) -> int:
    """The next step, unless the game or the turn has ended (BD-023, BD-026, BD-057)."""
    return OVER if s.winner != NO_SIDE else step if s.life[s.current] > 0 else END


class ToAnybody(Verb[Bang]):
    """Something for any living player, oneself included."""

    to: Final = arg(SEAT)

    def why_not(self, s: Bang, seat: i64, about: i64, action: i64) -> str:
        return IS_DEAD if s.life[self.to.of(action)] == 0 else LEGAL


class Give(ToAnybody):  # BD-087
    def do(self, s: Bang, seat: i64, about: i64, action: i64) -> int:
        to = self.to.of(action)
        s.say(EVERYONE, GAVE, seat, to)
        heal(s, to, 1, BY_GIFT)
        return ROLLING


class Stop(Verb[Bang]):
    def do(self, s: Bang, seat: i64, about: i64, action: i64) -> int:
        s.rerolls = 0
        return SHOOTING


class Reroll(Verb[Bang]):
    """Roll some of the dice again."""

    dice: Final = arg(SOME_DICE)

    def why_not(self, s: Bang, seat: i64, about: i64, action: i64) -> str:
        dice = self.dice.of(action)
        if dice == 0:
            return NO_DICE
        return DYNAMITE_STAYS if dice & fixed_dice(s) else LEGAL

    def do(self, s: Bang, seat: i64, about: i64, action: i64) -> int:
        s.rerolls -= 1
        roll(s, self.dice.of(action))
        return ROLLING


class ByLiving(Moment[Bang]):
    def key(self, s: Bang, seat: i64, about: i64) -> i64:
        return s.alive


class ByFixedDice(Moment[Bang]):
    def key(self, s: Bang, seat: i64, about: i64) -> i64:
        return fixed_dice(s)

    def cite(self, s: Bang, seat: i64, about: i64, action: i64) -> str:
        """A re-roll of dynamite is Black Jack's (BD-083)."""
        i: i64
        for i in range(DICE):
            if AGAIN.chosen(action) and AGAIN.dice.of(action) >> i & 1 and s.dice[i] == DYNAMITE:
                return "BD-083"
        return ""


GIVE: Final = Give(BANG, "give", "BD-087")
STOP: Final = Stop(BANG, "stop", "BD-011")
AGAIN: Final = Reroll(BANG, "reroll", "BD-011")
GIFT: Final = ByLiving(BANG, "gift", "BD-087", GIVE)
REROLL: Final = ByFixedDice(BANG, "reroll", "BD-011", STOP, AGAIN)


def fixed_dice(s: Bang) -> i64:
    """Dice that may not be re-rolled (BD-014)."""
    mask: i64 = 0
    i: i64
    for i in range(DICE):
        if s.dice[i] == DYNAMITE:
            mask |= 1 << i
    if mask and s.cast[s.current].may_reroll_dynamite():
        return 0
    return mask


def begin(s: Bang) -> int:
    """A turn starts: gifts, then all five dice (BD-010)."""
    s.turn += 1
    fill(s.dice, BLANK)
    s.say(EVERYONE, TURN, s.current)
    me = s.cast[s.current]
    me.before_rolling(s, s.current)
    s.rerolls = me.rerolls()
    roll(s, ALL_DICE)
    return after(s, ROLLING)


def roll(s: Bang, dice: i64) -> None:
    """Roll these dice; arrows take effect at once (BD-016, BD-017)."""
    arrows: i64 = 0
    i: i64
    for i in range(DICE):
        if dice >> i & 1:
            face = s.chance.below(6)
            s.dice[i] = face
            if face == ARROW:
                arrows += 1
    if s.listening():
        tell_roll(s, dice)
    _: i64
    for _ in range(arrows):
        if s.winner != NO_SIDE:
            return
        take_arrow(s, s.current, BY_ROLL)


def tell_roll(s: Bang, dice: i64) -> None:
    faces = [int(s.dice[i]) if dice >> i & 1 else KEPT for i in range(DICE)]
    s.say_all(EVERYONE, ROLLED, [int(s.current), *faces])


def rolling(s: Bang) -> int:
    """Dynamite ends the rolling (BD-015); else one re-roll if the roller wants it (BD-011)."""
    if count(s, DYNAMITE) >= DYNAMITES_THAT_EXPLODE:
        s.rerolls = 0
        s.say(EVERYONE, EXPLODED, s.current)
        lose_one(s, s.current, BLAST)
        bury_the_dead(s, BLAST)
        return after(s, SHOOTING)
    if s.rerolls == 0:
        return SHOOTING
    return after(s, s.choose(s.current, REROLL))
