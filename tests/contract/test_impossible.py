"""Scenarios and records with impossible data are refused by the field's name, in every game; never an IndexError."""

from __future__ import annotations

import pytest

import gulch
from contract import impossible
from contract.walks import CASES, Case

pytestmark = pytest.mark.compiled
MOVED = [case for case in CASES if case.table(1).rules.attributes]  # games whose fields are all declared
SHARE = 0.12  # of the changes, drawn anew for every kind of table


@pytest.mark.parametrize("case", MOVED, ids=repr)
def test_what_cannot_be_is_refused_or_can_be_played(case: Case) -> None:
    refused, _ = impossible.refused_or_playable(case, 61, SHARE)
    assert refused > 20


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("role", ["sheriff", "sheriff", "sheriff", "sheriff"]),
        ("life", [9, 9, 9]),
        ("life", [-1, 8, 8, 8]),
        ("arrows", [10, 0, 0, 0]),
        ("arrows_left", 3),
        ("current", 4),
        ("character", ["black_jack", "black_jack", "el_gringo", "sid_ketchum"]),
        ("character", ["jane", "black_jack", "el_gringo", "sid_ketchum"]),
        ("dice", ["arrow"]),
        ("winner", "law"),
        ("rerolls", 9),
    ],
)
def test_the_field_is_named(field: str, value: object) -> None:
    with pytest.raises(gulch.BadRecord, match=field.removesuffix("_left")):
        gulch.scenario("bang_dice", {"seats": 4, field: value})
