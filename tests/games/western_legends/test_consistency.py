"""A position that no game can come to is refused by the name of what is wrong with it."""

from __future__ import annotations

from typing import Any

import pytest

import gulch
from games.western_legends.outpost import a_table
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
        ("money", [13, 0, 0]),
        ("upgraded", [["revolver"], ["whiskey"], ["ten_gallon"]]),
        ("markers", [2, 0, 1, 0, 0, 0]),
        ("stack", [STORIES[0], "tall_stranger"]),
        ("legendary", 8),
        ("fought", 8),
        ("players", 8),
        ("participants", 8),
        ("reputed", 8),
        ("reacting", 8),
        ("round", 0),
        ("ending", 9),
        ("goals_done", [["1"], [], []]),
        ("man_legend", 1),
        ("cattle_orange", [["orange_1"], [], []]),
        ("tokens", [["token_1"], [], []]),
        ("hand", [["joker_red"], [], []]),
    ],
)
def test_what_cannot_be_is_refused_by_its_name(field: str, value: object) -> None:
    with pytest.raises(gulch.BadRecord, match=field):
        gulch.scenario("western_legends", {**position(), "seats": 3, field: value})


@pytest.mark.rule("WL-250", "WL-028", "WL-302", "WL-348", "WL-349", "WL-351")
@pytest.mark.parametrize(
    ("field", "given"),
    [
        ("wanted", {"marshal": [1, 0, 0], "wanted": [1, 0, 0]}),
        ("items", {"items": [["whiskey", "provisions", "ten_gallon", "miners_map"], [], []]}),
        ("items", {"items": [["holster"], [], []]}),
        ("items", {"items": [["whiskey"], [], []], "options": {"first_game": True}}),
        ("upgraded", {"items": [["whiskey"], [], []], "upgraded": [["whiskey"], [], []]}),
        ("ranch_green", {"ranch_green": ["green_1"], "options": {"first_game": True}}),
        ("split", {"stories": ["wild_wild_west", "widow"], "options": {"first_game": True}}),
        ("chosen", {"cast": ["annie_oakley", "bass_reeves", "belle_starr"]}),
        ("goals", {"goals": [["1", "2", "3", "4"], [], []], "options": {"goals": True}}),
        ("goals", {"goals": [["1"], [], []], "goals_done": [["1"], [], []], "options": {"goals": True}}),
    ],
)
def test_nobody_is_or_has_what_the_rules_forbid(field: str, given: dict[str, Any]) -> None:
    with pytest.raises(gulch.BadRecord, match=f": {field}: "):
        a_table(seats=3, **given)


@pytest.mark.rule("WL-062", "WL-R07")
def test_whoever_has_the_points_has_the_ability() -> None:
    assert a_table(seats=3, legend=[4, 5, 6], legends=[0]).of("legendary") == [True, True, True]
