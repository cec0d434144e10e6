"""The part of The Good, the Bad, the Handsome in the state.

Spelled out by tools/states.py from good_bad_handsome/fields.py: change it there."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.engine.play import Part, State
from gulch.pieces.vectors import NOTHING


@final
class Handsome(Part):
    __slots__ = (
        "bounty",
        "thrown",
        "truce",
        "victories",
    )

    def __init__(self) -> None:
        self.bounty: i64 = 0  # bits of the seats that this fight gives a legend point when it is over
        self.thrown: i64 = 0  # bits of the seats that have used the tomahawk in this turn
        self.truce: i64 = 0  # bits of the seats with whom nobody may start a fight
        self.victories: vec[i64] = NOTHING  # fights won against players

    def copy(self) -> Handsome:
        c = Handsome()
        c.bounty = self.bounty
        c.thrown = self.thrown
        c.truce = self.truce
        c.victories = self.victories[:]
        return c


def handsome(s: State) -> Handsome:
    """The expansion's part of the state."""
    parts: list[Any] = s.parts  # Any: what is a Part is not checked twice
    for part in parts:
        if isinstance(part, Handsome):
            return part
    raise ValueError("handsome is not on this table")
