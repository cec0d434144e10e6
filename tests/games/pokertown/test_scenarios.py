"""Positions that can't be are refused with the name of the field; large numbers are told as they are."""

from __future__ import annotations

from typing import Any

import pytest

import gulch
from games.pokertown.sheets import a_table, answer, goods, happened
from gulch.games.pokertown.components import CARD_NAMES

ASIDE = {"sheriff": CARD_NAMES[:1], "deck": CARD_NAMES[1:]}
TURN = {"at": "turn", "round": 1, "turn": 1, **ASIDE, "lineup": CARD_NAMES[1:4], "deck": CARD_NAMES[4:]}
HOLDEM = {"options": {"holdem": True}}
IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("sheriff", {"at": "poker", "round": 1, "turn": 5}),
    ("round", {"at": "poker"}),
    ("round", {"round": 4}),
    ("round", {"at": "round", "round": 3}),
    ("round", {"options": {"characters": "chosen"}, "round": 3}),
    ("turn", {"turn": 6}),
    ("turn", {"turn": 1}),
    ("dollars", {"dollars": [-1]}),
    ("nuggets", {"nuggets": [501]}),
    ("stars", {"stars": ["many"]}),
    ("wanted", {"wanted": [1, 2]}),
    ("hotel", {"hotel": [9]}),
    ("pans", {"pans": [5]}),
    ("items", {"items": [["sword"]]}),
    ("items", {"items": [["rifle"]]}),
    ("graves", {"graves": [[]]}),
    ("chambers", {"chambers": [["9z"]]}),
    ("uses", {"uses": [1]}),
    ("outlaws", {"outlaw": ["j"]}),
    ("bounties", {"bounties": ["every_bonus"]}),
    ("bounties", {"seats": 2, "bounties": ["well_off", "well_off", "every_bonus"]}),
    ("cowbot", {"cowbot": "jane"}),
    ("lineup", {**ASIDE, "at": "turn", "round": 1, "turn": 1}),
    ("suit", {**TURN, "suit": ["town"]}),
    ("todo", {**TURN, "todo": [1, *[0] * 17]}),
    ("drawn", {**TURN, "drawn": [1]}),
    ("stolen", {"stolen": ["hearts_a"]}),
    ("caught", {"caught": ["2"]}),
    ("counts_as", {"counts_as": "hearts_a"}),
    ("poker", {**ASIDE, "at": "poker", "round": 1, "turn": 5}),
    ("poker", {**TURN, "turn": 4}),
    ("poker", {**ASIDE, "at": "lineup", "round": 2, "turn": 1}),
    ("pair", {**HOLDEM, **ASIDE, "at": "poker", "round": 1, "turn": 5}),
    ("deck", {"deck": ["hearts_a"]}),
]


@pytest.mark.parametrize("field, data", IMPOSSIBLE, ids=[f"{field}-{i}" for i, (field, _) in enumerate(IMPOSSIBLE)])
def test_an_impossible_position_is_refused_by_its_field(field: str, data: dict[str, Any]) -> None:
    with pytest.raises(gulch.BadRecord, match=rf"\b{field}\b"):
        gulch.scenario("pokertown", {"seats": 1, **data})


@pytest.mark.rule("PT-008")
def test_numbers_beyond_a_byte_are_told_as_they_are() -> None:
    table = a_table(at="bribes", sheriff="2s", wanted=300, nuggets=400, stars=290)
    assert table.pending[0].params["wanted"] == "300"
    answer(table, "bribe")
    assert happened(table, "bribed") == [{"who": "0", "count": "300"}]
    assert goods(table)[1] == 100
    end = a_table(at="sheriff", sheriff="ks", round=3, stars=400, dollars=400)
    assert int(happened(end, "scored")[0]["points"]) == 400 + 100 + 1
