"""What Ante Up adds to the table.

Spelled out by tools/states.py from ante_up/fields.py: change it there."""

from __future__ import annotations

from typing import Any, final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.engine.play import Part, State
from gulch.pieces.box import NO_BOX, Box
from gulch.pieces.vectors import NOTHING


@final
class AnteUp(Part):
    __slots__ = (
        "bet",
        "bet_on",
        "box",
        "due",
        "explored",
        "frontier",
        "gambler",
        "grazing",
        "kept",
        "longhorns",
        "lost_gold",
        "lucky",
        "once",
        "post",
        "spots",
        "train",
    )

    def __init__(self) -> None:
        self.gambler: vec[i64] = NOTHING  # the space on the gambler track
        self.longhorns: vec[i64] = NOTHING
        self.train: i64 = 0
        self.once: i64 = 0  # what may happen once per turn and has
        self.lucky: i64 = 0  # bits of the seats that gained a gambler point in this turn
        self.spots: vec[i64] = NOTHING  # by track: bits of spaces that hold an event marker
        self.due: vec[i64] = NOTHING  # the seats that have to carry out an event, in this order
        self.grazing: vec[i64] = NOTHING  # by territory: longhorns
        self.lost_gold: vec[i64] = NOTHING  # by territory: nuggets
        self.frontier: vec[i64] = NOTHING  # by frontier territory: the token
        self.explored: i64 = 0  # tokens that are out of the game
        self.kept: i64 = 0  # spots of the cards that copies count as while somebody explores
        self.post: i64 = 0  # the kinds of the trading post
        self.bet_on: vec[i64] = NOTHING  # by seat and marker: the card
        self.bet: vec[i64] = NOTHING  # by seat and marker: bills
        self.box: Box = NO_BOX

    def copy(self) -> AnteUp:
        c = AnteUp()
        c.gambler = self.gambler[:]
        c.longhorns = self.longhorns[:]
        c.train = self.train
        c.once = self.once
        c.lucky = self.lucky
        c.spots = self.spots[:]
        c.due = self.due[:]
        c.grazing = self.grazing[:]
        c.lost_gold = self.lost_gold[:]
        c.frontier = self.frontier[:]
        c.explored = self.explored
        c.kept = self.kept
        c.post = self.post
        c.bet_on = self.bet_on[:]
        c.bet = self.bet[:]
        c.box = self.box.copy()
        return c


def ante_up(s: State) -> AnteUp:
    """The expansion's part of the state."""
    parts: list[Any] = s.parts  # Any: what is a Part is not checked twice
    for part in parts:
        if isinstance(part, AnteUp):
            return part
    raise ValueError("ante_up is not on this table")
