"""The frontier.

Spelled out by tools/states.py from frontier/fields.py: change it there."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import Rules
from gulch.engine.chance import Chance
from gulch.engine.play import State
from gulch.pieces.box import NO_BOX, Box
from gulch.pieces.vectors import NOTHING

BEGIN: Final = 1
ACT: Final = 2


class West(State):
    __slots__ = (
        "actions",
        "active",
        "box",
        "dollars",
        "goal",
        "place",
        "round",
        "wounds",
    )

    def __init__(self, rules: Rules[Any], chance: Chance) -> None:
        super().__init__(rules, chance)
        self.active: i64 = 0
        self.round: i64 = 1  # 0: the game is over
        self.actions: i64 = 0  # left to the active player
        self.place: vec[i64] = NOTHING
        self.dollars: vec[i64] = NOTHING
        self.wounds: vec[i64] = NOTHING
        self.goal: vec[i64] = NOTHING
        self.box: Box = NO_BOX

    def copy(self) -> West:
        c = West(self.rules, self.chance.copy())
        self.copy_core(c)
        c.active = self.active
        c.round = self.round
        c.actions = self.actions
        c.place = self.place[:]
        c.dollars = self.dollars[:]
        c.wounds = self.wounds[:]
        c.goal = self.goal[:]
        c.box = self.box.copy()
        return c
