"""The 24 goals of Fistful of Extras, four of each character."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends import expanded
from games.western_legends.expanded import HERE, KING
from games.western_legends.frontier_town import herds
from games.western_legends.goal_cards import can_declare, win_duel
from games.western_legends.outpost import Outpost

pytestmark = pytest.mark.compiled
OPTION = "extras"
AT_HIDEOUT: dict[str, Any] = {"place": ["SV3", "RF1", "RF2"], "bandits": ["C1"]}


def a_goal(goal: str, **given: Any) -> Outpost:
    return expanded.a_goal(OPTION, goal, **given)


@pytest.mark.rule("WLX-001", "WL-338")
def test_belle_starr_1_is_two_bandits_beaten_while_wanted() -> None:
    goal = "belle_starr_1"
    for wanted in (0, 1):
        t = a_goal(
            goal,
            hands=[[KING, "sprint_h"], [], []],
            fights=["fight_j", "fight_3"],
            wanted=[wanted, 0, 0],
            progress=[1] + [0] * 11,
            **AT_HIDEOUT,
        )
        t.play_on("move", "go:SV2", f"commit:{KING}", "send:fight_j")
        t.play_on("take_legend") if t.can("take_legend") else None
        assert can_declare(t, goal) == (wanted == 1)


@pytest.mark.rule("WLX-001", "WL-338")
def test_belle_starr_2_is_two_mounts_one_upgraded() -> None:
    goal, own = "belle_starr_2", [["mule", "workhorse"], [], []]
    assert can_declare(a_goal(goal, items=own, upgraded=[["mule"], [], []]), goal)
    assert not can_declare(a_goal(goal, items=own), goal)
    assert not can_declare(a_goal(goal, items=[["mule"], [], []], upgraded=[["mule"], [], []]), goal)


@pytest.mark.rule("WLX-001", "WL-338")
def test_belle_starr_3_is_sixty_dollars_at_the_cabaret_while_wanted() -> None:
    goal = "belle_starr_3"
    for wanted, points in ((1, 2), (1, 1), (0, 2)):
        t = a_goal(goal, place=["RF3", "SV7", "CJ10"], money=[6, 0, 0], wanted=[wanted, 0, 0])
        t.play_on("revel", f"spend:{points}")
        assert can_declare(t, goal) == (wanted == 1 and points == 2)


@pytest.mark.rule("WLX-001", "WL-338")
def test_belle_starr_4_is_a_heist_won_with_a_low_card() -> None:
    goal = "belle_starr_4"
    for card, met in (("grit_c", True), (KING, False)):
        t = a_goal(
            goal,
            hands=[[card, "cheat_h"], [], []],
            place=["DR8", "RF1", "RF2"],
            fights=["fight_8", "fight_3", "fight_6"],
        )
        t.play_on("heist", f"commit:{card}", "send:fight_8")
        assert can_declare(t, goal) == met


def deliver(goal: str, to: str, cattle: list[str], **given: Any) -> Outpost:
    """Isom brings his cattle to the station (SV12) or to the green ranch (MP2)."""
    start = {"SV12": "SV11", "MP2": "MP1"}[to]
    t = a_goal(goal, place=[start, "SV7", "CJ10"], items=[["workhorse"], [], []], **herds([cattle, [], []]), **given)
    t.play_on("move", f"go:{to}", "yes")
    return t


@pytest.mark.rule("WLX-001", "WL-338")
def test_isom_dart_1_is_two_tokens_rustled() -> None:
    goal = "isom_dart_1"
    assert can_declare(deliver(goal, "MP2", ["blue_1", "blue_2"]), goal)
    assert not can_declare(deliver(goal, "SV12", ["blue_1", "blue_2"]), goal)


@pytest.mark.rule("WLX-001", "WL-338")
def test_isom_dart_2_is_two_tokens_at_once() -> None:
    goal = "isom_dart_2"
    assert can_declare(deliver(goal, "SV12", ["blue_1", "green_2"]), goal)
    assert not can_declare(deliver(goal, "SV12", ["blue_1"]), goal)


@pytest.mark.rule("WLX-001", "WL-338")
def test_isom_dart_3_is_a_delivery_in_three_turns() -> None:
    goal = "isom_dart_3"
    assert can_declare(deliver(goal, "SV12", ["blue_1"], progress=[0, 0, 2] + [0] * 9), goal)
    assert not can_declare(deliver(goal, "SV12", ["blue_1", "green_1"], progress=[0, 0, 1] + [0] * 9), goal)


@pytest.mark.rule("WLX-001", "WL-338")
def test_isom_dart_4_is_both_ways_to_deliver() -> None:
    goal = "isom_dart_4"
    assert can_declare(deliver(goal, "MP2", ["blue_1"], progress=[0, 0, 0, 1] + [0] * 8), goal)
    assert not can_declare(deliver(goal, "MP2", ["blue_1"]), goal)


@pytest.mark.rule("WLX-001", "WL-338")
def test_allan_pinkerton_1_is_his_ability_used_three_times() -> None:
    goal = "allan_pinkerton_1"
    t = a_goal(goal, hands=[[], ["cheat_h", "sprint_h", KING], []], place=HERE, legends=[0])
    for rank in ("2", "3"):
        t.play("investigate:1", f"name_rank:{rank}")
        assert not can_declare(t, goal)
    t.play("investigate:1", "name_rank:k")
    assert can_declare(t, goal)


@pytest.mark.rule("WLX-001", "WL-338")
def test_allan_pinkerton_2_is_the_arrest_of_the_sole_most_wanted() -> None:
    goal = "allan_pinkerton_2"
    for wanted, met in (([0, 2, 1], True), ([0, 2, 2], False)):
        t = a_goal(goal, hands=[[KING, "grit_c"], ["sprint_h"], []], place=HERE, marshal=[1, 0, 0], wanted=wanted)
        t.play_on("arrest:1", f"commit:{KING}", "refuse")
        assert can_declare(t, goal) == met


@pytest.mark.rule("WLX-001", "WL-338")
def test_allan_pinkerton_3_is_ten_points_without_a_side() -> None:
    goal = "allan_pinkerton_3"
    assert can_declare(a_goal(goal, legend=[10, 0, 0]), goal)
    assert not can_declare(a_goal(goal, legend=[10, 0, 0], wanted=[1, 0, 0]), goal)
    assert not can_declare(a_goal(goal, legend=[9, 0, 0]), goal)


@pytest.mark.rule("WLX-001", "WL-338")
def test_allan_pinkerton_4_is_an_arrest_by_the_sheriff_whom_he_moved() -> None:
    goal = "allan_pinkerton_4"
    t = a_goal(
        goal, hands=[["manhunt_h"], ["sprint_h"], []], place=["CJ10", "MP6", "SV7"], wanted=[0, 2, 0], sheriff="MP5"
    )
    t.play_on("play:manhunt_h", "drive:MP6")
    assert "arrested:1" in t.log
    assert can_declare(t, goal)


@pytest.mark.rule("WLX-001", "WL-338")
def test_buffalo_bill_cody_1_is_a_marker_in_either_town() -> None:
    goal = "buffalo_bill_cody_1"
    for place, met in (("RF6", True), ("DR6", False), ("MP6", False)):
        t = a_goal(
            goal,
            hands=[["patch_up_c"], [], []],
            wounds=[1, 0, 0],
            stories=["siege", "widow"],
            place=[place, "SV7", "CJ10"],
            progress=[2] + [0] * 11,
        )
        t.play("play:patch_up_c", "mark:1")
        assert can_declare(t, goal) == met


@pytest.mark.rule("WLX-001", "WL-338")
def test_buffalo_bill_cody_2_is_six_nuggets() -> None:
    goal = "buffalo_bill_cody_2"
    assert can_declare(a_goal(goal, nuggets=[6, 0, 0], items=[["mule"], [], []]), goal)
    assert not can_declare(a_goal(goal, nuggets=[5, 0, 0], items=[["mule"], [], []]), goal)


@pytest.mark.rule("WLX-001", "WL-338")
def test_buffalo_bill_cody_3_is_a_fight_with_everybody() -> None:
    goal = "buffalo_bill_cody_3"
    for before, met in ((4, True), (0, False)):
        t = a_goal(goal, hands=[[KING, "grit_c"], ["sprint_h"], []], place=HERE, progress=[0, 0, before] + [0] * 9)
        t.play_on("duel:1", f"commit:{KING}", "refuse")
        assert can_declare(t, goal) == met


@pytest.mark.rule("WLX-001", "WL-338")
def test_buffalo_bill_cody_4_is_a_turn_ended_in_five_regions() -> None:
    goal = "buffalo_bill_cody_4"
    for before, met in ((0b0010111, True), (0b0000111, False)):
        t = a_goal(goal, place=["MP6", "SV7", "CJ10"], progress=[0, 0, 0, before] + [0] * 8)
        t.play("end_turn")
        assert can_declare(t, goal) == met


@pytest.mark.rule("WLX-001", "WL-338")
def test_bat_masterson_1_is_two_dens_in_one_turn() -> None:
    goal = "bat_masterson_1"
    t = a_goal(
        goal,
        at="start_of_turn",
        legends=[0],
        hands=[[KING, "sprint_h"], [], []],
        fights=["fight_j", "fight_3"],
        place=["SV3", "RF1", "RF2"],
        bandits=["A1", "C1"],
    )
    t.play("remove_bandit:A1", "go:SV3", "income:money")
    assert not can_declare(t, goal)
    t.play_on("move", "go:SV2", f"commit:{KING}", "send:fight_j", "take_legend")
    assert can_declare(t, goal)


@pytest.mark.rule("WLX-001", "WL-338")
def test_bat_masterson_2_is_a_part_in_two_stories_of_others() -> None:
    goal = "bat_masterson_2"
    for active, met in ((2, True), (0, False)):
        t = a_goal(
            goal,
            stories=["bank_audit", "widow"],
            at="stories",
            active=active,
            first=0,
            markers=[1, 0, 1, 0, 0, 0],
            progress=[0, 1] + [0] * 10,
        )
        while t.asked[0][0] != 0 or t.asked[0][1] != "acting":
            t.play("income:money" if t.can("income:money") else "end_turn")
            if t.asked[0][1] == "declaring":
                t.play("no_more_goals")
        assert can_declare(t, goal) == met


@pytest.mark.rule("WLX-001", "WL-338")
def test_bat_masterson_3_is_poker_won_as_a_marshal() -> None:
    goal = "bat_masterson_3"
    for marshal in (0, 1):
        t = a_goal(
            goal,
            hands=[["first_shot_h", "first_shot_d"], [], []],
            place=["DR5", "SV7", "CJ10"],
            money=[1, 0, 0],
            marshal=[marshal, 0, 0],
            top=["wallop_c", "sprint_h", "saddle_up_c", "cheat_d", "manhunt_h", "patch_up_c", "cover_s", "grit_s"],
        )
        t.play("gamble", "lay:first_shot_h", "lay:first_shot_d", "lay:sprint_h", "lay:saddle_up_c")
        t.decline()
        assert can_declare(t, goal) == (marshal == 1)


@pytest.mark.rule("WLX-001", "WL-338")
def test_bat_masterson_4_is_two_fights_refused() -> None:
    goal = "bat_masterson_4"
    for before, met in ((1, True), (0, False)):
        t = a_goal(goal, hands=[[KING, "grit_c"], ["sprint_h"], []], place=HERE, progress=[0, 0, 0, before] + [0] * 8)
        t.play_on("duel:1", f"commit:{KING}", "refuse")
        assert can_declare(t, goal) == met


@pytest.mark.rule("WLX-001", "WL-338")
def test_pearl_hart_1_is_a_robbery_out_of_town() -> None:
    goal = "pearl_hart_1"
    for place, met in (("MP6", True), ("DR6", False)):
        t = a_goal(goal, hands=[[KING, "grit_c"], ["sprint_h"], []], place=[place, place, "CJ10"])
        t.play_on("rob:1", f"commit:{KING}", "refuse")
        assert can_declare(t, goal) == met


@pytest.mark.rule("WLX-001", "WL-338")
def test_pearl_hart_2_is_sixty_dollars_far_on_the_wanted_track() -> None:
    goal = "pearl_hart_2"
    assert can_declare(a_goal(goal, wanted=[4, 0, 0], money=[6, 0, 0]), goal)
    assert not can_declare(a_goal(goal, wanted=[4, 0, 0], money=[5, 0, 0]), goal)


@pytest.mark.rule("WLX-001", "WL-338")
def test_pearl_hart_3_is_to_have_been_both() -> None:
    goal = "pearl_hart_3"
    for before, met in ((1, True), (0, False)):
        t = a_goal(goal, hands=[[KING, "grit_c"], ["sprint_h"], []], place=HERE, progress=[0, 0, before] + [0] * 9)
        win_duel(t, verb="rob")
        assert can_declare(t, goal) == met


@pytest.mark.rule("WLX-001", "WL-338")
def test_pearl_hart_4_is_to_be_far_away_at_the_end_of_the_turn() -> None:
    goal = "pearl_hart_4"
    for there, met in (("DR8", True), ("DR6", False)):
        t = a_goal(goal, hands=[[KING, "grit_c"], ["sprint_h"], []], place=HERE, items=[["mustang"], [], []])
        t.play_on("rob:1", f"commit:{KING}", "refuse")
        t.play("move", f"go:{there}", "end_turn")
        assert can_declare(t, goal) == met
