"""The end: CE-050 to CE-052."""

from __future__ import annotations

from typing import Any

import pytest

import gulch
from games.colt_express.heist import bandit, heist

FULL = {"doc": 6, "cheyenne": 6, "ghost": 6}


def over(**more: Any) -> gulch.Table:
    t = heist("doc cheyenne ghost", at="round_end", round=4, **more)
    assert t.over
    return t


def outcome(t: gulch.Table) -> gulch.Outcome:
    assert t.outcome is not None
    return t.outcome


@pytest.mark.rule("CE-050")
def test_loot_is_added_up_and_whoever_fired_most_gets_a_thousand() -> None:
    sheets = {"doc": {"300": 1, "jewel": 2}, "cheyenne": {"strongbox": 1}, "ghost": {}}
    t = over(
        sheets=sheets, bullets={"doc": 4, "cheyenne": 6, "ghost": 5}, wounds={"ghost": {"doc": 2}, "doc": {"ghost": 1}}
    )
    assert outcome(t).scores == [1300 + 1000, 1000, 0]
    assert [b["gunslinger"] for b in outcome(t).breakdown] == [1000, 0, 0]
    assert [event for event in t.events(None) if event.startswith("gunslinger")] == ["gunslinger:0"]
    [doc] = outcome(t).breakdown[0]["bandits"]
    assert doc == {"bandit": "doc", "tokens": {"300": 1, "jewel": 2}, "loot": 1300, "money": 0}


@pytest.mark.rule("CE-050", "CE-R20")
def test_all_who_are_tied_for_the_prize_get_it_even_if_nobody_fired() -> None:
    assert outcome(over()).scores == [1250, 1250, 1250]
    t = over(bullets={"doc": 4, "cheyenne": 4, "ghost": 6}, wounds={"ghost": {"doc": 2, "cheyenne": 2}})
    assert outcome(t).scores == [1250, 1250, 250]


@pytest.mark.rule("CE-051")
def test_the_richest_wins_and_a_tie_goes_to_fewer_bullets_received() -> None:
    t = over(sheets={"doc": {"500": 1}})
    assert outcome(t).winners == [0]
    assert outcome(t).ranks == [1, 2, 2]
    wounds = {"doc": {"neutral": 1}, "cheyenne": {"ghost": 1, "neutral": 1}, "ghost": {"neutral": 2}}
    t = over(wounds=wounds, bullets={"doc": 6, "cheyenne": 6, "ghost": 5}, sheets={"ghost": {}})
    assert outcome(t).scores == [250, 250, 1000]
    t = over(wounds={"doc": {"neutral": 1}, "cheyenne": {"neutral": 1, "ghost": 1}}, bullets=FULL, neutral=11)
    assert outcome(t).winners == [2]
    assert outcome(t).ranks == [2, 3, 1]
    assert t.events(None)[-1] == "won:2"


@pytest.mark.rule("CE-051")
def test_equal_money_and_equal_bullets_share_the_victory() -> None:
    assert outcome(over()).winners == [0, 1, 2]


@pytest.mark.rule("CE-052")
def test_loot_left_on_the_train_counts_for_nobody() -> None:
    t = over(loot={"inside_1": {"jewel": 6}, "roof_2": {"strongbox": 2}})
    assert outcome(t).scores == [1250, 1250, 1250]


def test_at_the_end_all_purses_are_shown() -> None:
    t = over(sheets={"doc": {"300": 1, "jewel": 2}})
    for viewer in (0, 1, None):
        assert bandit(t, "doc", viewer)["tokens"] == {"300": 1, "jewel": 2}
    assert [p["total"] for p in t.view(None)["players"]] == outcome(t).scores
    assert t.view(None)["winners"] == [0]
