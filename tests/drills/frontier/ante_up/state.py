"""The gamblers.

Spelled out by tools/states.py from ante_up/fields.py: change it there."""

from __future__ import annotations

from typing import Any, Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.engine.play import Part, State
from gulch.pieces.vectors import NOTHING

GAMBLING: Final = 3


@final
class AnteUp(Part):
    __slots__ = (
        "charm",
        "round",
        "won",
    )

    def __init__(self) -> None:
        self.won: vec[i64] = NOTHING
        self.round: i64 = 0  # of gambling; a name that the base game has, too
        self.charm: vec[i64] = NOTHING

    def copy(self) -> AnteUp:
        c = AnteUp()
        c.won = self.won[:]
        c.round = self.round
        c.charm = self.charm[:]
        return c


def ante_up(s: State) -> AnteUp:
    """The expansion's part of the state."""
    parts: list[Any] = s.parts  # Any: what is a Part is not checked twice
    for part in parts:
        if isinstance(part, AnteUp):
            return part
    raise ValueError("ante_up is not on this table")
