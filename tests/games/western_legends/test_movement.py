"""Moving: WL-076 to WL-088, WL-364, and where things are."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.frontier_town import herds
from games.western_legends.outpost import Outpost, a_table
from gulch.games.western_legends.board import MAP, TERRITORIES, base_board

pytestmark = pytest.mark.compiled
MAIN = MAP["main"]["nodes"]


def moving(**more: Any) -> Outpost:
    t = a_table(**more)
    t.play("move")
    return t


def reached(t: Outpost) -> set[str]:
    return {option.removeprefix("go:") for option in t.options if option.startswith("go:")}


@pytest.mark.rule("WL-076", "WL-077", "WL-079")
def test_on_foot_one_goes_up_to_two_territories() -> None:
    assert reached(moving(place=["SV3", "RF1", "RF2"])) == {"SV3", "SV2", "SV5", "SV1", "SV4", "SV6", "SV7"}


@pytest.mark.rule("WL-078", "WL-029")
def test_the_active_mount_gives_its_speed() -> None:
    there = reached(moving(place=["SV3", "RF1", "RF2"], items=[["mustang"], [], []]))
    assert {"DR10", "MP8", "SV8", "SV9", "SV12"} <= there
    assert "SV10" not in there


@pytest.mark.rule("WL-R14")
def test_a_mount_that_is_not_active_gives_nothing() -> None:
    t = moving(place=["SV3", "RF1", "RF2"], items=[["mustang"], [], []], mount=[None, None, None])
    assert "SV8" not in reached(t)


@pytest.mark.rule("WL-079")
def test_a_territory_that_is_too_far_is_refused() -> None:
    t = moving(place=["SV3", "RF1", "RF2"])
    assert t.why_not("go:DR1") == "too-far"


@pytest.mark.rule("WL-080")
def test_territories_that_touch_at_a_corner_are_adjacent() -> None:
    near = base_board().near
    for name, node in MAIN.items():
        if node["enterable"]:
            assert {TERRITORIES[t] for t in near[TERRITORIES.index(name)]} == {*node["edge"], *node["corner"]}
    t = moving(place=["MP8", "RF1", "RF2"])
    t.play("go:DR5")
    assert t.place[0] == "DR5"


@pytest.mark.rule("WL-080")
def test_whatever_is_adjacent_is_so_both_ways() -> None:
    near = base_board().near
    assert all(t in near[other] for t in range(64) for other in near[t])


@pytest.mark.rule("WL-081")
def test_the_mesas_are_no_territories() -> None:
    assert len(base_board().names) == 64
    assert not {"MESA_N", "MESA_S"} & set(TERRITORIES)
    assert "RF3" not in reached(moving(place=["DR4", "RF1", "RF2"]))  # they touch the same mesa


@pytest.mark.rule("WL-082", "WL-083")
def test_darkrock_and_red_falls_are_towns_and_everything_else_is_out_of_town() -> None:
    board = base_board()
    towns = {name[:2] for name, town in zip(board.names, board.town, strict=True) if town}
    assert towns == {"DR", "RF"}
    assert sum(town == 1 for town in board.town) == 10
    assert sum(town == 2 for town in board.town) == 8


@pytest.mark.rule("WL-084", "WL-279")
def test_a_bandit_ends_the_movement_and_starts_a_fight_that_costs_no_action() -> None:
    t = a_table(hands=[["payday_h", "payday_d"], [], []], place=["SV3", "RF1", "RF2"], bandits=["C1"])
    t.play("move")
    assert reached(t) == {"SV3", "SV2", "SV5", "SV4", "SV6", "SV7"}  # SV1 lies beyond the bandit
    t.play("go:SV2")
    assert t.asked == [(0, "committing")]
    assert t.view()["npc"] == "bandit"
    assert t.view()["actions"] == 2


@pytest.mark.rule("WL-085", "WL-364")
def test_a_wanted_player_can_neither_enter_nor_cross_the_sheriffs_territory() -> None:
    t = moving(place=["SV3", "RF1", "RF2"], wanted=[1, 0, 0], sheriff="SV5")
    assert reached(t) == {"SV3", "SV2", "SV1", "SV4"}
    assert t.why_not("go:SV5") == "sheriff-there"


@pytest.mark.rule("WL-086")
def test_anybody_else_may_enter_and_cross_it() -> None:
    t = moving(place=["SV3", "RF1", "RF2"], wanted=[0, 1, 0], sheriff="SV5")
    assert {"SV5", "SV7"} <= reached(t)


@pytest.mark.rule("WL-364")
def test_a_wanted_player_beside_the_sheriff_may_leave_and_not_come_back() -> None:
    t = moving(place=["SV5", "RF1", "RF2"], wanted=[1, 0, 0], sheriff="SV5")
    t.play("go:SV3")
    t.play("move")
    assert t.why_not("go:SV5") == "sheriff-there"


@pytest.mark.rule("WL-R11")
def test_a_move_may_end_where_it_began_and_costs_its_action() -> None:
    t = moving(place=["SV12", "RF1", "RF2"], **herds([["green_1"], [], []]))
    t.play("go:SV12", "yes")
    assert t.view()["actions"] == 2
    assert t.money[0] == 40  # the first marshal space and the token


@pytest.mark.rule("WL-087", "WL-R12")
def test_cattle_is_turned_in_where_a_move_ends_not_where_an_arrest_leads() -> None:
    t = a_table(
        hands=[["payday_h"], [], []],
        place=["SV9", "SV9", "RF2"],
        marshal=[1, 0, 0],
        wanted=[0, 1, 0],
        sheriff="DR1",
        **herds([[], ["green_1"], []]),
    )
    t.play("arrest:1")
    t.decline()
    assert t.place[1] == "DR1"
    assert t.view(1)["players"][1]["cattle_green"] == []
    assert t.money[1] == 0


@pytest.mark.rule("WL-R13")
def test_a_bandit_does_nothing_to_who_already_stands_there() -> None:
    t = a_table(hands=[["payday_h"], [], []], place=["SV2", "RF1", "RF2"], bandits=["C1"])
    t.play("work")
    assert t.asked == [(0, "acting")]
    t.play("move")
    assert "SV6" in reached(t)


@pytest.mark.rule("WL-088", "WL-070")
def test_the_active_weapon_and_mount_are_chosen_at_the_start_of_the_turn() -> None:
    t = a_table(items=[["mule", "mustang", "revolver", "rifle"], [], []], at="start_of_turn")
    t.play("income:money")
    assert t.asked == [(0, "readying")]
    assert set(t.options) == {"ready:mule", "ready:mustang"}
    assert t.why_not("ready:rifle") == "not-of-this-kind"
    assert t.why_not("ready:shotgun") == "not-owned"
    t.play("ready:mule")
    assert set(t.options) == {"ready:revolver", "ready:rifle"}
    t.play("ready:rifle")
    assert (t.of("mount")[0], t.of("weapon")[0]) == ("mule", "rifle")
    assert not any(option.startswith("ready") for option in t.options)
