"""The part of Fistful of Extras in the state.

Spelled out by tools/states.py from extras/fields.py: change it there."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.engine.play import Part, State
from gulch.pieces.vectors import NOTHING


@final
class Extras(Part):
    __slots__ = (
        "copied",
        "driving",
        "eased",
        "holstered",
        "rides",
        "votes",
    )

    def __init__(self) -> None:
        self.copied: vec[i64] = NOTHING  # by joker: the poker card that it stands for
        self.holstered: i64 = 0  # bits of the sides that have used the holster in this fight
        self.driving: i64 = 0  # bits of the seats that lose their cattle at the end of the turn
        self.rides: i64 = 0  # movements that the active player may still make when the action is over
        self.eased: vec[i64] = NOTHING  # turns at whose end wounds don't lower the hand limit
        self.votes: vec[i64] = NOTHING  # in the town council

    def copy(self) -> Extras:
        c = Extras()
        c.copied = self.copied[:]
        c.holstered = self.holstered
        c.driving = self.driving
        c.rides = self.rides
        c.eased = self.eased[:]
        c.votes = self.votes[:]
        return c


def extras(s: State) -> Extras:
    """The expansion's part of the state."""
    parts: list[Any] = s.parts  # Any: what is a Part is not checked twice
    for part in parts:
        if isinstance(part, Extras):
            return part
    raise ValueError("extras is not on this table")
