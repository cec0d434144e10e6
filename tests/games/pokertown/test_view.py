"""What a viewer is shown: enough to draw every sheet, and the ways the line-up leads."""

from __future__ import annotations

import json

import gulch
from games.pokertown.sheets import a_table, answer, asked, card, options, reach, sheet
from gulch.games.pokertown.components import PLACE_NAMES

GAME = gulch.load("pokertown")


def test_the_ways_shown_are_the_options_of_the_next_question() -> None:
    table = a_table("9h 7s 4d", nuggets=5, chambers=["1a"], robbed=[7], stages=[3])
    for way in table.view(0)["me"]["reach"]:
        after = answer(table.copy(), f"use:{way['suit_card']}:{way['rank_card']}")
        assert options(after) == [f"visit:{place}:{price}" for place, price in way["places"].items()]
        assert reach(after, way["suit_card"], way["rank_card"]) == way["places"]


def test_rewards_are_shown_for_every_open_place() -> None:
    table = a_table("9h 7s 4d", chambers=["1a"], robbed=[7], stages=[3], visited=["bank"], graves=["bc"])
    rewards = table.view(0)["me"]["rewards"]
    assert set(rewards) < set(PLACE_NAMES)
    assert rewards["stage_5"] == {"dollars": 12}
    assert rewards["target_9"] == {"stars": 6, "dollars": 4, "wanted": 3}
    assert rewards["chamber_2a"] == {"bonus": "badlands", "nuggets": 1}
    assert (rewards["bank"], rewards["saloon"]) == ({}, {"stars": 1})
    assert rewards["tombstone_br"] == {"wanted": 1, "links": [{"bonus": "town"}]}
    assert "stage_2" not in rewards
    assert "chamber_4a" not in rewards


def test_a_sheet_shows_assignment_waiting_actions_and_running_points() -> None:
    table = answer(a_table("9h 6s 4d", deck="kc"), "use:1:2", "visit:stage_6:0")
    found = sheet(table)
    assert found["assigned"] == {
        "region": "frontier",
        "suit_card": 1,
        "rank_card": 2,
        "poker": card("4d"),
        "free": [],
        "place": "stage_6",
    }
    assert found["waiting"] == {"bonus": {"badlands": 1}, "effects": []}
    answer(table, "act:target_k")
    assert sheet(table)["score"] == 8 + (4 + 10) // 4 + 1


def test_a_spectator_sees_all_sheets_but_no_ways() -> None:
    view = GAME.table(3, 2, {"holdem": True}).view(None)
    assert view["me"] is None
    assert len(view["sheets"]) == 3
    assert view["waiting"] == [0, 1, 2]


def test_a_view_is_small_enough_to_be_sent_after_every_answer() -> None:
    table = GAME.table(4, 2, {"characters": "random", "holdem": True, "high_stakes": True})
    assert len(json.dumps(table.view(0))) < 32_000


def test_no_ways_are_shown_once_the_cards_are_used() -> None:
    gone = answer(a_table("9h 6s 4d"), "use:1:2", "visit:stage_6:0")
    assert asked(gone) == "next"
    assert gone.view(0)["me"]["reach"] == []
    digging = answer(a_table("9h 6s 4d"), "dig:1")
    assert digging.view(0)["me"]["reach"] == []
