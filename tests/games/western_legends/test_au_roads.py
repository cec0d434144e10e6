"""Ante Up: the second board, its passes and the railroad."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.buzzard_gulch import APART, FOUR, KING, a_gulch

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("ante_up")]


@pytest.mark.rule("AU-186", "AU-002", "AU-203")
def test_no_walk_leads_from_one_board_to_the_other() -> None:
    t = a_gulch(place=["SH8", "SV7", "CJ10"], items=[["mustang"], [], []])
    t.play("move")
    assert not any(option.endswith((":PA", ":N1")) for option in t.options)
    t = a_gulch(place=["RS", "SV7", "CJ10"], items=[["mustang"], [], []])
    t.play("move")
    assert "go:BT1" in t.options
    assert "go:SV12" not in t.options


@pytest.mark.rule("AU-123", "AU-124", "AU-125", "AU-EX-2", "AU-014", "AU-020")
def test_the_trail_leads_from_one_end_of_a_pass_to_the_other_and_no_further() -> None:
    t = a_gulch(place=["PA", "SV7", "CJ10"], items=[["mustang"], [], []])
    t.play("trail")
    assert t.place[0] == "SH8"
    assert t.asked == [(0, "acting")]
    t.play("trail")
    assert t.place[0] == "PA"
    assert t.view()["actions"] == 1


@pytest.mark.rule("AU-126", "AU-R41")
def test_pass_c_joins_cliff_junction_with_the_lower_left_corner() -> None:
    t = a_gulch(place=["CJ12", "SV7", "CJ10"])
    t.play("trail")
    assert t.place[0] == "PC"
    t = a_gulch(place=["CJ11", "SV7", "CJ10"], items=[["mustang"], [], []])
    assert t.why_not("trail") == "not-here"
    t.play("move")
    assert "go:PC" not in t.options


@pytest.mark.rule("AU-R40")
def test_the_trail_is_a_move_for_other_effects() -> None:
    t = a_gulch(place=["PA", "SH8", "CJ10"], items=[["whiskey"], [], []])
    t.play("trail")
    assert t.asked == [(0, "picking")]  # whiskey, after a move
    t.play("pick:1")
    assert t.wounds == [0, 1, 0]


@pytest.mark.rule("AU-206", "AU-R38")
def test_whoever_comes_by_a_trail_meets_the_bandit_there() -> None:
    t = a_gulch(
        [[KING, "sprint_h"], [], []], place=["PA", "SV7", "CJ10"], bandits=["A2"], fights=["fight_2", "fight_3"]
    )
    t.play_on("trail", f"commit:{KING}", "send:fight_2", "take_legend")
    assert t.bandits == []
    t = a_gulch(place=["PA", "SV7", "CJ10"], sheriff="SH8", wanted=[1, 0, 0])
    assert t.why_not("trail") == "sheriff-there"


@pytest.mark.rule("AU-117", "AU-119", "AU-120", "AU-121", "AU-R66", "AU-R39")
def test_ten_dollars_bring_a_player_to_the_other_station_and_on_from_there() -> None:
    t = a_gulch(place=["SV12", "SV7", "CJ10"], money=[1, 0, 0], au={"train": "b"})
    t.play("rail")
    assert (t.money[0], t.place[0], t.asked) == (0, "RS", [(0, "going")])
    assert {"go:RS", "go:W3", "go:BT1"} <= set(t.options)
    assert "go:BT5" not in t.options  # on foot two territories
    t.play("go:BT1")
    assert (t.place[0], t.view()["actions"]) == ("BT1", 2)


@pytest.mark.rule("AU-119", "AU-R38")
def test_the_railroad_needs_a_station_money_and_no_sheriff_at_its_end() -> None:
    t = a_gulch(place=["SV11", "SV7", "CJ10"], money=[3, 0, 0])
    assert t.why_not("rail") == "not-here"
    t = a_gulch(place=["RS", "SV7", "CJ10"])
    assert t.why_not("rail") == "too-poor"
    t = a_gulch(place=["RS", "SV7", "CJ10"], money=[3, 0, 0], sheriff="SV12", wanted=[1, 0, 0])
    assert t.why_not("rail") == "sheriff-there"


@pytest.mark.rule("AU-206", "AU-207")
def test_a_token_at_the_station_ends_the_ride() -> None:
    t = a_gulch(
        [[KING, "sprint_h"], [], []],
        place=["SV12", "SV7", "CJ10"],
        money=[1, 0, 0],
        renegades={"RS": "renegade_deserter"},
        fights=["fight_2", "fight_3"],
        cattle_green=[["green_1"], [], []],
        ranch_green=[f"green_{k}" for k in range(2, 9)],
    )
    t.play_on("rail", f"commit:{KING}", "send:fight_2")
    assert t.asked == [(0, "deciding")]  # it has ended a movement: cattle may be turned in
    t.play("yes")
    assert (t.place[0], t.of("marshal")[0]) == ("RS", 1)


@pytest.mark.rule("AU-R37")
def test_cattle_is_turned_in_at_the_station_only_by_who_stays_there() -> None:
    cattle: dict[str, Any] = {
        "cattle_green": [["green_1"], [], []],
        "ranch_green": [f"green_{k}" for k in range(2, 9)],
    }
    t = a_gulch(place=["SV12", "SV7", "CJ10"], money=[1, 0, 0], **cattle)
    t.play("rail", "go:W3")
    assert t.asked == [(0, "acting")]
    t = a_gulch(place=["SV12", "SV7", "CJ10"], money=[1, 0, 0], **cattle)
    t.play("rail", "go:RS", "yes")
    assert t.of("marshal")[0] == 1


@pytest.mark.rule("AU-122", "AU-127", "AU-R42")
def test_for_the_sheriff_a_pass_and_the_railroad_are_one_step() -> None:
    hand = [["manhunt_h"], [], []]
    t = a_gulch(hand, place=APART[:3], sheriff="SV12", wanted=[0, 1, 0])
    t.play("play:manhunt_h")
    assert "drive:RS" in t.options
    t = a_gulch(hand, place=APART[:3], sheriff="PA", wanted=[0, 1, 0])
    t.play("play:manhunt_h")
    assert "drive:SH8" in t.options
    assert "drive:PC" not in t.options
    assert "drive:CJ12" not in t.options


@pytest.mark.rule("AU-R94")
def test_no_card_leads_over_a_pass_or_along_the_railroad() -> None:
    t = a_gulch([["saddle_up_c"], [], []], place=["SH8", "SV7", "CJ10"], items=[["mustang"], [], []])
    t.play("play:saddle_up_c")
    assert "go:PA" not in t.options
    t = a_gulch([["scouting_c"], [], []], place=["SV12", "SV7", "CJ10"])
    t.play("play:scouting_c")
    assert "go:RS" not in t.options


@pytest.mark.rule("AU-R94")
def test_kit_carsons_step_may_follow_a_ride_but_not_a_trail() -> None:
    cast = ["kit_carson", "bass_reeves", "billy_the_kid"]
    t = a_gulch(cast=cast, place=["SV12", "SV7", "CJ10"], money=[1, 0, 0], legends=[0])
    t.play("rail", "go:W3")
    assert t.asked == [(0, "deciding")]
    t = a_gulch(cast=cast, place=["PA", "SV7", "CJ10"], legends=[0])
    t.play("trail")
    assert t.asked == [(0, "acting")]


@pytest.mark.rule("AU-R93")
def test_an_arrest_places_a_figure_without_meeting_anything() -> None:
    t = a_gulch(
        [["manhunt_h"], [FOUR.replace("_h", "_d")], []],
        place=["CJ10", "MP6", "SV7"],
        wanted=[0, 2, 0],
        sheriff="MP5",
        renegades={"DR1": "renegade_deserter"},
    )
    t.play_on("play:manhunt_h", "drive:MP6")
    t.play_on("surrender") if t.can("surrender") else None
    assert t.place[1] == "DR1"
    assert t.tokens == {"DR1": "renegade"}


@pytest.mark.rule("AU-R118")
def test_the_man_in_black_counts_a_pass_as_one_step() -> None:
    t = a_gulch(place=["PA", "SV7"], man="SH9", man_cards=["reckoning"])
    t.play("end_turn")
    assert t.view()["man"] is not None
