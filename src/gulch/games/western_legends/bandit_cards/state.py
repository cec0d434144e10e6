"""The part of the bandit cards in the state.

Spelled out by tools/states.py from bandit_cards/fields.py: change it there."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.engine.play import Part, State
from gulch.pieces.box import NO_BOX, Box
from gulch.pieces.vectors import NOTHING


@final
class BanditCards(Part):
    __slots__ = (
        "box",
        "lame",
        "line",
        "numbers",
        "red",
        "unhorsed",
        "unpaid",
    )

    def __init__(self) -> None:
        self.numbers: vec[i64] = NOTHING  # by hideout: which bandit is there
        self.line: i64 = -1  # in force in this fight
        self.red: bool = False  # the colour of the card committed
        self.unpaid: bool = False  # the bandit's card is raised
        self.lame: i64 = 0  # bits of the seats that have the speed of feet in this turn
        self.unhorsed: i64 = -1  # the mount that is active again after this turn
        self.box: Box = NO_BOX

    def copy(self) -> BanditCards:
        c = BanditCards()
        c.numbers = self.numbers[:]
        c.line = self.line
        c.red = self.red
        c.unpaid = self.unpaid
        c.lame = self.lame
        c.unhorsed = self.unhorsed
        c.box = self.box.copy()
        return c


def bandit_cards(s: State) -> BanditCards:
    """The expansion's part of the state."""
    parts: list[Any] = s.parts  # Any: what is a Part is not checked twice
    for part in parts:
        if isinstance(part, BanditCards):
            return part
    raise ValueError("bandit_cards is not on this table")
