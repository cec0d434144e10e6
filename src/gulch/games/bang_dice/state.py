"""The table of BANG! The Dice Game.

Spelled out by tools/states.py from bang_dice/fields.py: change it there."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import Rules
from gulch.engine.chance import Chance
from gulch.engine.play import State
from gulch.games.bang_dice.powers import NO_CAST, Character
from gulch.pieces.vectors import NOTHING

BEGIN: Final = 1
ROLLING: Final = 2
SHOOTING: Final = 3
DRINKING: Final = 4
FIRING: Final = 5
END: Final = 6


class Bang(State):
    __slots__ = (
        "alive",
        "arrows",
        "arrows_left",
        "beer_worth",
        "beers",
        "cast",
        "character",
        "current",
        "dice",
        "die",
        "doubled",
        "hits",
        "life",
        "living",
        "max_life",
        "rerolls",
        "role",
        "shots",
        "turn",
        "winner",
    )

    def __init__(self, rules: Rules[Any], chance: Chance) -> None:
        super().__init__(rules, chance)
        self.turn: i64 = 0
        self.current: i64 = 0
        self.role: vec[i64] = NOTHING
        self.character: vec[i64] = NOTHING
        self.life: vec[i64] = NOTHING
        self.max_life: vec[i64] = NOTHING
        self.arrows: vec[i64] = NOTHING
        self.arrows_left: i64 = 9
        self.dice: vec[i64] = NOTHING
        self.die: i64 = 0  # the die being resolved, from 1; 0: none
        self.hits: vec[i64] = NOTHING  # what the aimed ones and twos will do
        self.rerolls: i64 = 0  # left; Lucky Duke has one more
        self.beers: i64 = 0
        self.beer_worth: i64 = 1  # to the roller
        self.doubled: bool = False
        self.winner: i64 = 0
        self.shots: vec[i64] = NOTHING  # by * MOST_SEATS + at: how often; everybody could remember it
        self.cast: vec[Character] = NO_CAST  # from character
        self.alive: i64 = 0  # the living as bits
        self.living: vec[i64] = NOTHING  # in seat order; replaced, never changed

    def copy(self) -> Bang:
        c = Bang(self.rules, self.chance.copy())
        self.copy_core(c)
        c.turn = self.turn
        c.current = self.current
        c.role = self.role[:]
        c.character = self.character
        c.life = self.life[:]
        c.max_life = self.max_life
        c.arrows = self.arrows[:]
        c.arrows_left = self.arrows_left
        c.dice = self.dice[:]
        c.die = self.die
        c.hits = self.hits[:]
        c.rerolls = self.rerolls
        c.beers = self.beers
        c.beer_worth = self.beer_worth
        c.doubled = self.doubled
        c.winner = self.winner
        c.shots = self.shots[:]
        c.cast = self.cast
        c.alive = self.alive
        c.living = self.living
        return c
