"""What the final dice do, in the fixed order: ones and twos together, beers, gatling (BD-019); and the end of a
turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE
from gulch.games.bang_dice.components import (
    BACK_BY_GATLING,
    BEER,
    BY_BEER,
    DICE,
    GATLING,
    GATLING_GUN,
    NO_HITS,
    NO_SIDE,
    ONE,
    SHOT,
    TWO,
)
from gulch.games.bang_dice.rolling import IS_DEAD, ByLiving, ToAnybody, after
from gulch.games.bang_dice.state import BEGIN, DRINKING, END, FIRING, Bang
from gulch.games.bang_dice.table import count, remember_shot
from gulch.games.bang_dice.tokens import heal, hit_everybody, return_arrows
from gulch.games.bang_dice.vocabulary import BANG, DIE, FACE, LIVES
from gulch.pieces.vectors import fill

YOURSELF: Final = BANG.reason("not-yourself", "BD-030")
WRONG_DISTANCE: Final = BANG.reason("wrong-distance", "BD-031")
TOO_FAR_FOR_ONE: Final = BANG.reason("wrong-distance-one", "BD-030")
NO_SUCH_POWER: Final = BANG.reason("no-such-power", "BD-089")
NO_BEER: Final = BANG.reason("no-beer-to-spend", "BD-089")
DOUBLED_ALREADY: Final = BANG.reason("doubled-already", "BD-089")

AIMED: Final = BANG.event("aimed", "BD-033", who=SEAT, at=SEAT, face=FACE, lives=LIVES)
POURED: Final = BANG.event("poured", "BD-035", who=SEAT, to=SEAT)
FIRED: Final = BANG.event("gatling", "BD-037", who=SEAT)


def distances(s: Bang, seat: i64, about: i64) -> i64:
    """Bit d: this die reaches distance d."""
    return s.cast[seat].distances(AIM.face.of(about) == TWO, len(s.living))


def in_reach(s: Bang, seat: i64, target: i64, reach: i64) -> bool:
    """Distances are counted over the living, both ways round (BD-032)."""
    alive: i64 = len(s.living)
    steps = (place(s, target) - place(s, seat)) % alive
    return bool(reach >> steps & 1 or reach >> (alive - steps) & 1)


def place(s: Bang, seat: i64) -> i64:
    """How many living sit before this seat."""
    k: i64 = 0
    while s.living[k] != seat:
        k += 1
    return k


class Shoot(Verb[Bang]):
    at: Final = arg(SEAT)

    def why_not(self, s: Bang, seat: i64, about: i64, action: i64) -> str:
        target = self.at.of(action)
        if target == seat:
            return YOURSELF
        if s.life[target] == 0:
            return IS_DEAD
        if in_reach(s, seat, target, distances(s, seat, about)):
            return LEGAL
        return WRONG_DISTANCE if AIM.face.of(about) == TWO else TOO_FAR_FOR_ONE

    def do(self, s: Bang, seat: i64, about: i64, action: i64) -> int:
        aim(s, seat, about, self.at.of(action), 1)
        return GO_ON


class Double(Shoot):  # BD-089
    def why_not(self, s: Bang, seat: i64, about: i64, action: i64) -> str:
        if not s.cast[seat].can_double():
            return NO_SUCH_POWER
        if s.doubled:
            return DOUBLED_ALREADY
        if s.beers == 0:
            return NO_BEER
        return super().why_not(s, seat, about, action)

    def do(self, s: Bang, seat: i64, about: i64, action: i64) -> int:
        s.beers -= 1
        s.doubled = True
        aim(s, seat, about, self.at.of(action), 2)
        return GO_ON


class Aim(Moment[Bang]):
    die: Final = arg(DIE)
    face: Final = arg(FACE)

    def key(self, s: Bang, seat: i64, about: i64) -> i64:
        me = s.cast[seat]
        double: i64 = 1 if s.beers > 0 and not s.doubled and me.can_double() else 0
        return ((s.alive << 3 | seat) << 3 | distances(s, seat, about) >> 1) << 1 | double

    def cite(self, s: Bang, seat: i64, about: i64, action: i64) -> str:
        """Ones and twos have a rule each; a power that changes the reach is cited instead."""
        me = s.cast[seat]
        if not SHOOT.chosen(action):
            return ""
        two = self.face.of(about) == TWO
        plain: i64 = 4 if two and len(s.living) > 3 else 2
        if not in_reach(s, seat, SHOOT.at.of(action), plain):
            return me.rule
        return "BD-031" if two else "BD-030"


class Pour(ToAnybody):  # BD-035, BD-088
    def do(self, s: Bang, seat: i64, about: i64, action: i64) -> int:
        to = self.to.of(action)
        s.say(EVERYONE, POURED, seat, to)
        heal(s, to, s.beer_worth if to == seat else 1, BY_BEER)
        return GO_ON


SHOOT: Final = Shoot(BANG, "shoot", "BD-030")
DOUBLE: Final = Double(BANG, "double", "BD-089")
POUR: Final = Pour(BANG, "pour", "BD-035")
AIM: Final = Aim(BANG, "aim", "BD-033", SHOOT, DOUBLE)
DRINK: Final = ByLiving(BANG, "drink", "BD-035", POUR)


def aim(s: Bang, seat: i64, about: i64, target: i64, lives: i64) -> None:
    s.hits[target] += lives
    remember_shot(s, seat, target)
    s.say(EVERYONE, AIMED, seat, target, AIM.face.of(about), lives)


def shooting(s: Bang) -> int:
    """All ones and twos are aimed first, then hit at once (BD-033)."""
    s.beers = count(s, BEER)
    fill(s.hits, 0)
    s.doubled = False
    i: i64
    for i in range(DICE):
        face = s.dice[i]
        if face == ONE or face == TWO:
            s.die = i + 1
            s.choose(s.current, AIM, AIM.die.put(i) | AIM.face.put(face))
    if s.die > 0:
        s.die = 0
        hit_everybody(s, s.hits, SHOT)
        fill(s.hits, 0)
    return after(s, DRINKING)


def drinking(s: Bang) -> int:
    """Every beer must be poured (BD-036)."""
    if s.beers > 0:
        s.beer_worth = s.cast[s.current].beer_for_self(s, s.current)
        while s.beers > 0:
            s.beers -= 1
            s.choose(s.current, DRINK)
    return FIRING


def firing(s: Bang) -> int:
    """Enough gatlings hit everybody else, once; the roller's own arrows go back first (BD-037)."""
    me = s.cast[s.current]
    gatlings = count(s, GATLING)
    if gatlings >= me.gatlings_needed():
        fire(s)
    if gatlings > 0 and s.winner == NO_SIDE and s.life[s.current] > 0:
        me.after_gatlings(s, s.current, gatlings)
    if s.winner == NO_SIDE and s.life[s.current] > 0:
        me.at_end_of_turn(s, s.current)
    return after(s, END)


def fire(s: Bang) -> None:
    s.say(EVERYONE, FIRED, s.current)
    return_arrows(s, s.current, s.arrows[s.current], BACK_BY_GATLING)
    hits = NO_HITS[:]
    for p in s.living:
        if p != s.current and s.cast[p].feels_gatling():
            hits[p] = 1
    hit_everybody(s, hits, GATLING_GUN)


def end(s: Bang) -> int:
    """The next living player clockwise (BD-007); what a roller who fell had left is gone."""
    s.beers = 0
    s.rerolls = 0
    while True:
        s.current = (s.current + 1) % s.seats
        if s.life[s.current] > 0:
            return BEGIN
