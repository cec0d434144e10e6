"""Positions with bandit cards that can't be are refused by the field's name."""

from __future__ import annotations

from typing import Any

import pytest

import gulch

TABLE: dict[str, Any] = {"seats": 3, "options": {"extras": True, "bandit_cards": True}}


@pytest.mark.rule("WLX-009", "WLX-012")
@pytest.mark.parametrize(
    ("field", "data"),
    [
        ("bandit_deck", {"bandit_cards": {"bandit_deck": []}}),
        ("numbers", {"bandit_cards": {"numbers": [None] * 6}}),
        ("numbers", {"bandit_cards": {"numbers": ["1"] * 6}, "bandits": ["A1", "A2", "B1", "B2", "C1", "C2"]}),
    ],
)
def test_a_number_belongs_to_a_bandit_and_all_cards_lie_there(field: str, data: dict[str, Any]) -> None:
    started = gulch.scenario("western_legends", TABLE)
    while started.pending and any(q.kind in ("choosing", "starting") for q in started.pending.values()):
        seat = min(started.pending)
        started.answer(seat, started.pending[seat].options[0])
    position = started.frames[-1].state.to_data()
    whole = {**position, **data, "bandit_cards": {**position["bandit_cards"], **data.get("bandit_cards", {})}}
    with pytest.raises(gulch.BadRecord, match=field):
        gulch.scenario("western_legends", {**TABLE, **whole})
