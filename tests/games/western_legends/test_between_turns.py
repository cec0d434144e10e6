"""Where turns begin and end: the Man in Black's own turn, what a story still sets off, who was put somewhere, and the
goals that ask for a turn or for one time."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends import expanded
from games.western_legends.expanded import with_expansions
from games.western_legends.goal_cards import can_declare
from games.western_legends.test_au_goals import a_goal as a_goal_of_ante_up
from games.western_legends.test_au_together import with_boxes

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("ante_up")]
KING, THREE, SPARE = "living_legend_h", "sprint_h", "sprint_d"
OTHERS = ["annie_oakley", "bass_reeves"]


# ---- the Man in Black's turn is a turn of its own --------------------------------------------------------------------
@pytest.mark.rule("WL-R77", "WLG-008")
def test_a_tomahawk_thrown_in_a_players_turn_may_be_thrown_in_the_man_in_blacks() -> None:
    t = with_expansions(
        "good_bad_handsome",
        hands=[[KING, SPARE], [THREE]],
        place=["MP6", "MP6"],
        man_cards=["reckoning"],
        active=1,
        legend=[3, 0],
        items=[["tomahawk"], []],
        fights=["fight_q", "fight_3", "fight_9"],
    )
    t.play("duel:0", f"commit:{SPARE}", "react_with:tomahawk")
    t.decline()
    t.play("end_turn", f"commit:{KING}")
    assert t.can("react_with:tomahawk")


@pytest.mark.rule("AU-005", "AU-R87", "WL-R77")
def test_a_gambler_point_of_the_turn_before_keeps_no_jackpot_from_a_game_with_the_man_in_black() -> None:
    """Seat 1 gained one in its own turn; the game in the saloon of Darkrock is the Man in Black's."""
    t = with_boxes(
        hands=[[], ["jackpot_h", "jackpot_d"]],
        place=["SV7", "DR5"],
        man="DR6",
        man_cards=["empty_chair"],
        active=1,
        money=[0, 3],
        au={"lucky": 2},
        top=["grit_c", "tip_off_c", "patch_up_c", "saddle_up_c", "cover_s", "cattle_call_h", "shootout_h", KING],
    )
    t.play("end_turn", "send_man:DR5", "join", "lay:jackpot_h", "lay:jackpot_d", "take:gambler_1_1")
    assert (t.gambler[1], "won_pot:1:60" in t.log) == (1, True)


# ---- what a story sets off ends before the hand is checked -----------------------------------------------------------
@pytest.mark.rule("WLX-R07", "WL-221")
def test_pearl_rides_when_the_story_is_over_that_brought_a_point() -> None:
    """Not after the hand limit and the wanted income: she has one card too many."""
    t = with_expansions(
        "extras",
        stories=["pinkertons", "widow"],
        at="stories",
        markers=[1, 0, 1, 0, 0, 0],
        hands=[[KING, THREE, SPARE, "grit_c", "grit_s"], [], []],
        cast=["pearl_hart", *OTHERS],
        legends=[0],
        marshal=[1, 0, 0],
    )
    t.decline()
    assert t.asked == [(0, "going")]
    t.play("go:MP4")
    assert t.asked == [(0, "discarding")]


def in_the_wagon(goal: str, to: str, **given: Any) -> bool:
    """Seat 0 is put into this town by a story at the end of the turn: can the goal be declared then?"""
    t = expanded.a_goal(
        "extras", goal, stories=["painted_wagon", "widow"], actions=1, markers=[1, 0, 1, 0, 0, 0], **given
    )
    t.play("end_turn")
    assert t.asked == [(0, "settling")]
    t.play(f"settle:{to}", "stay")
    return can_declare(t, goal)


@pytest.mark.rule("WLX-001", "WL-R78")
@pytest.mark.parametrize("to, declares", [("DR1", True), ("RF1", False)])
def test_buffalo_bills_turn_ends_where_the_story_has_put_him(to: str, declares: bool) -> None:
    """Red Falls is one of the four regions already, and he only stood in Mesito's Point before the story."""
    cliff_junction_dixon_creek_red_falls_spikes_view = 0b1011001
    progress = [0, 0, 0, cliff_junction_dixon_creek_red_falls_spikes_view] + [0] * 8
    place = ["MP6", "SV7", "CJ10"]
    assert in_the_wagon("buffalo_bill_cody_4", to, progress=progress, place=place) == declares


@pytest.mark.rule("WLX-001", "WL-R78")
@pytest.mark.parametrize("to, declares", [("RF1", True), ("DR1", False)])
def test_pearl_harts_turn_ends_where_the_story_has_put_her(to: str, declares: bool) -> None:
    """She took her loot on the first territory, MP1."""
    place = ["CJ10", "SV7", "CJ10"]
    assert in_the_wagon("pearl_hart_4", to, today=[0, 0, 0, 1] + [0] * 8, place=place) == declares


# ---- who is put into a town is in that town --------------------------------------------------------------------------
@pytest.mark.rule("WL-338", "WL-R12")
@pytest.mark.parametrize("place, declares", [("RF4", True), ("MP6", False)])
def test_who_rides_in_the_wagon_to_the_other_town_was_in_both(place: str, declares: bool) -> None:
    today = [0, 4 if place == "RF4" else 0] + [0] * 10  # as the turn began
    assert in_the_wagon("mary_fields_2", "DR1", today=today, place=[place, "SV7", "CJ10"]) == declares


@pytest.mark.rule("AU-004", "AU-R93", "AU-R125")
@pytest.mark.parametrize("goal, seen", [("fee_lee_wong_4", [0, 0, 0, 8]), ("mary_fields_2", [0, 4, 0, 0])])
def test_whom_the_bullion_car_has_brought_to_the_office_is_in_that_town(goal: str, seen: list[int]) -> None:
    t = a_goal_of_ante_up(
        goal,
        hands=[[THREE, SPARE], [], []],
        place=["SV12", "SV7", "CJ10"],
        today=[*seen, *[0] * 8],
        heists=["bullion_car"],
        fights=["fight_k", "fight_q", "fight_j", "fight_10"],
    )
    t.play("rob_train")
    t.play_on(f"commit:{THREE}", "send:fight_k")
    assert (t.place[0], can_declare(t, goal)) == ("DR1", True)


@pytest.mark.rule("AU-004", "WL-R26", "AU-R125")
def test_fee_lee_wong_is_in_the_town_to_which_an_arrest_has_brought_him() -> None:
    goal = "fee_lee_wong_4"
    t = a_goal_of_ante_up(
        goal,
        hands=[["manhunt_h"], [], []],
        today=[0, 0, 0, 8, *[0] * 8],
        place=["MP5", "SV7", "CJ10"],
        wanted=[1, 0, 0],
        sheriff="MP4",
    )
    t.play("play:manhunt_h", "drive:MP5")
    assert (t.place[0], can_declare(t, goal)) == ("DR1", True)


# ---- two times -------------------------------------------------------------------------------------------------------
TWO_HEAD: dict[str, Any] = {
    "items": [["workhorse"], [], []],
    "mount": ["workhorse", None, None],
    "cattle_green": [["green_1", "green_2"], [], []],
    "ranch_green": [f"green_{k}" for k in range(3, 9)],
}


@pytest.mark.rule("AU-004", "AU-R124")
@pytest.mark.parametrize("goal, way, marshal", [("curly_bill_1", ["S9", "OC"], 0), ("seth_bullock_3", ["W3", "RS"], 1)])
@pytest.mark.parametrize("done, declares", [(0, False), (1, True)])
def test_two_head_of_cattle_turned_in_together_are_one_time(
    goal: str, way: list[str], marshal: int, done: int, declares: bool
) -> None:
    character, _, number = goal.rpartition("_")
    t = with_boxes(
        "extras",
        hands=[[], [], []],
        cast=[character, *OTHERS],
        options={"goals": True},
        goals=[[number], [], []],
        progress=[done if slot == int(number) - 1 else 0 for slot in range(12)],
        marshal=[marshal, 0, 0],
        place=[way[0], "SV7", "CJ10"],
        **TWO_HEAD,
    )
    t.play_on("move", f"go:{way[1]}", "yes")
    assert can_declare(t, goal) == declares


@pytest.mark.rule("AU-004", "AU-R111", "AU-R124")
def test_who_becomes_a_marshal_by_cattle_and_a_gazette_has_not_wrangled_as_one() -> None:
    t = a_goal_of_ante_up(
        "seth_bullock_3",
        1,
        place=["W3", "SV7", "CJ10"],
        items=[["gazette"], [], []],
        cattle_green=[["green_1"], [], []],
        ranch_green=[f"green_{k}" for k in range(2, 9)],
    )
    t.play_on("move", "go:RS", "yes", "yes")
    assert (t.of("marshal")[0], can_declare(t, "seth_bullock_3")) == (2, False)
