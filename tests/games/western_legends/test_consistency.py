"""A position that no game can come to is refused by the name of what is wrong with it."""

from __future__ import annotations

import pytest

import gulch
from gulch.games.western_legends.components import STORIES


def position() -> dict[str, object]:
    """The first turn of a game of three."""
    table = gulch.load("western_legends").table(3, 1)
    while any(question.kind in ("choosing", "starting") for question in table.pending.values()):
        seat = min(table.pending)
        table.answer(seat, table.pending[seat].options[0])
    return {**table.frames[-1].state.to_data(), "known": {}}  # who has seen which card is not what is asked here


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("active", 3),
        ("first", 3),
        ("chosen", [[], [], []]),
        ("goals", [[]]),
        ("markers", [0]),
        ("markers", [2, 1, 0, 0, 0, 0]),
        ("markers", [-1, 0, 0, 0, 0, 0]),
        ("progress", [0]),
        ("today", [0]),
        ("stack", [STORIES[0], STORIES[0]]),
        ("split", 41),
        ("resolved", [0, 21]),
        ("place", [None, "DR1", "DR1"]),
        ("sheriff", None),
        ("man", "DR1"),
        ("money", [24, 24, 25]),
        ("nuggets", [30, 7, 0]),
        ("stock", [-1] * 9),
        ("upgraded", [["whiskey"], [], []]),
        ("mount", ["revolver", None, None]),
        ("weapon", ["mustang", None, None]),
    ],
)
def test_what_cannot_be_is_refused_by_its_name(field: str, value: object) -> None:
    with pytest.raises(gulch.BadRecord, match=field):
        gulch.scenario("western_legends", {**position(), "seats": 3, field: value})
