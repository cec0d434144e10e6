"""A turn: WL-067 to WL-075, WL-357, WL-360; its end: WL-221 to WL-228."""

from __future__ import annotations

import pytest

from games.western_legends.outpost import a_table

pytestmark = pytest.mark.compiled


@pytest.mark.rule("WL-067", "WL-069", "WL-071", "WL-357")
def test_a_turn_is_income_then_three_actions_then_its_end() -> None:
    t = a_table(at="start_of_turn")
    assert t.asked == [(0, "taking_income")]
    t.play("income:money")
    assert t.view()["actions"] == 3
    t.play("move", "go:MP6", "move", "go:MP6", "move", "go:MP6")
    assert t.view()["active"] == 1
    assert t.asked == [(1, "taking_income")]


@pytest.mark.rule("WL-069")
@pytest.mark.parametrize("income, money, cards", [("money", 20, 0), ("cards", 0, 2), ("both", 10, 1)])
def test_the_income_is_money_or_cards_or_some_of_both(income: str, money: int, cards: int) -> None:
    t = a_table(at="start_of_turn")
    t.play(f"income:{income}")
    assert (t.money[0], t.hands[0], t.view()["actions"]) == (money, cards, 3)


@pytest.mark.rule("WL-R10", "WL-020")
def test_money_above_the_limit_is_lost_but_may_be_chosen() -> None:
    t = a_table(at="start_of_turn", money=[11, 0, 0])
    t.play("income:money")
    assert t.money[0] == 120


@pytest.mark.rule("WL-068")
def test_effects_at_the_start_of_the_turn_come_before_the_income() -> None:
    t = a_table(cast=["bass_reeves", "annie_oakley", "doc_holliday"], legends=[0], at="start_of_turn")
    assert t.hands[0] == 1
    assert t.asked == [(0, "taking_income")]


@pytest.mark.rule("WL-068", "WL-230")
def test_a_deed_at_the_start_of_the_turn_may_be_marked() -> None:
    t = a_table(
        cast=["yb_rowdy", "annie_oakley", "doc_holliday"],
        hands=[["living_legend_h", "payday_h"], [], []],
        legends=[0],
        at="start_of_turn",
        place=["SV3", "RF1", "RF2"],
        bandits=["C1"],
        fights=["fight_8", "fight_2"],
        stories=["wild_wild_west", "siege"],
    )
    t.play("yes", "drop:payday_h", "go:SV2", "send:fight_8", "take_legend")
    assert t.asked == [(0, "marking")]
    t.play("mark:1")
    assert t.asked == [(0, "taking_income")]


@pytest.mark.rule("WL-072", "WL-073")
def test_the_same_action_may_be_taken_again() -> None:
    t = a_table(place=["DR1", "SV7", "CJ10"])
    t.play("work", "work", "work")
    assert t.money[0] == 30


@pytest.mark.rule("WL-073")
def test_the_four_kinds_of_action_are_offered_side_by_side() -> None:
    t = a_table(hands=[["payday_h"], [], []], place=["DR2", "DR2", "CJ10"], money=[5, 0, 0])
    assert {"move", "play:payday_h", "duel:1", "rob:1", "shop", "work", "end_turn"} == set(t.options)


@pytest.mark.rule("WL-074", "WL-226")
def test_the_next_turn_goes_clockwise() -> None:
    t = a_table()
    seen = []
    for _ in range(4):
        seen.append(t.view()["active"])
        t.play("end_turn", "income:money")
    assert seen == [0, 1, 2, 0]


@pytest.mark.rule("WL-075")
def test_reactions_and_bonuses_cost_no_action() -> None:
    t = a_table(hands=[["dead_eye_c", "cover_c"], ["payday_d"], []], place=["MP6", "MP6", "CJ10"])
    t.play("duel:1", "commit:dead_eye_c", "commit:payday_d", "react:cover_c")
    t.decline()
    assert t.view()["actions"] == 2


@pytest.mark.rule("WL-R09")
def test_actions_may_be_left_unused() -> None:
    t = a_table()
    t.play("end_turn")
    assert t.view()["active"] == 1


@pytest.mark.rule("WL-360")
def test_the_player_to_the_right_is_who_acts_before() -> None:
    t = a_table(hands=[["payday_h"], [], []], place=["SV3", "RF1", "RF2"], bandits=["C1"])
    t.play("move", "go:SV2")
    assert t.asked == [(2, "sending")]


@pytest.mark.rule("WL-360")
def test_with_two_players_it_is_the_only_opponent() -> None:
    t = a_table(hands=[["payday_h"], []], place=["SV3", "RF1"], bandits=["C1"])
    t.play("move", "go:SV2")
    assert t.asked == [(1, "sending")]


# ---- the end of a turn -----------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-221", "WL-223", "WL-025", "WL-R47")
def test_at_the_end_the_hand_is_discarded_down_to_its_limit_by_choice() -> None:
    t = a_table(hands=[["payday_h", "payday_d", "sprint_h", "sprint_d", "grit_c", "grit_s", "wallop_c"], [], []])
    t.play("end_turn")
    assert t.asked == [(0, "discarding")]
    t.play("drop:grit_c", "drop:wallop_c")
    assert t.hand(0) == ["grit_s", "payday_d", "payday_h", "sprint_d", "sprint_h"]
    assert t.view()["active"] == 1


@pytest.mark.rule("WL-EX-6", "WL-223", "WL-026")
def test_two_wounds_make_the_limit_three() -> None:
    cards = ["payday_h", "payday_d", "sprint_h", "sprint_d", "grit_c", "grit_s"]
    t = a_table(hands=[cards, [], []], wounds=[2, 0, 0], cast=["billy_the_kid", "annie_oakley", "bass_reeves"])
    t.play("end_turn", "drop:grit_c", "drop:grit_s", "drop:payday_h")
    assert t.hands[0] == 3


@pytest.mark.rule("WL-026")
def test_three_wounds_still_leave_two_cards() -> None:
    t = a_table(hands=[["payday_h", "payday_d"], [], []], wounds=[3, 0, 0])
    t.play("end_turn")
    assert t.hands[0] == 2


@pytest.mark.rule("WL-025")
def test_the_limit_does_not_hold_during_the_turn() -> None:
    t = a_table(hands=[["payday_h", "payday_d", "sprint_h", "sprint_d", "grit_c"], [], []], at="start_of_turn")
    t.play("income:cards")
    assert t.hands[0] == 7


@pytest.mark.rule("WL-224", "WL-EX-7", "WL-256")
@pytest.mark.parametrize("cell, points", [(1, 1), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_the_row_of_the_wanted_track_pays_at_the_end_of_the_own_turn(cell: int, points: int) -> None:
    t = a_table(wanted=[cell, 0, 0])
    t.play("end_turn")
    assert t.legend == [points, 0, 0]


@pytest.mark.rule("WL-228")
def test_others_neither_discard_nor_get_wanted_income() -> None:
    seven = ["payday_h", "payday_d", "sprint_h", "sprint_d", "grit_c", "grit_s", "wallop_c"]
    t = a_table(hands=[[], seven, []], wanted=[0, 3, 0])
    t.play("end_turn")
    assert t.asked == [(1, "taking_income")]
    assert t.hands[1] == 7
    assert t.legend == [0, 0, 0]


@pytest.mark.rule("WL-225", "WL-318", "WL-379")
def test_the_threshold_is_checked_after_the_wanted_income() -> None:
    t = a_table(legend=[19, 0, 0], wanted=[1, 0, 0])
    t.play("end_turn")
    assert "end_is_near:0" in t.log
    assert t.view()["ending"] == 2


@pytest.mark.rule("WL-R46")
def test_any_player_who_reached_the_threshold_triggers_the_end() -> None:
    t = a_table(legend=[0, 0, 20])
    t.play("end_turn")
    assert "end_is_near:2" in t.log


@pytest.mark.rule("WL-222", "WL-221", "WL-EX-5")
def test_a_full_story_is_resolved_first_and_the_other_stays() -> None:
    t = a_table(
        seats=5,
        hands=[["payday_h", "payday_d", "sprint_h", "sprint_d", "grit_c", "grit_s"], [], [], [], []],
        stories=["north_drive", "siege"],
        markers=[1, 0, 1, 0, 1, 0, 0, 1, 0, 1],
    )
    t.play("end_turn")
    assert t.money == [40, 40, 40, 0, 0]
    assert t.of("markers") == [[0, 0], [0, 0], [0, 0], [0, 1], [0, 1]]
    assert t.asked == [(0, "discarding")]


@pytest.mark.rule("WL-227", "WL-R26")
def test_who_is_arrested_in_the_story_step_gets_no_wanted_income() -> None:
    t = a_table(
        stories=["high_noon", "siege"],
        markers=[1, 0, 1, 0, 0, 0],
        wanted=[3, 0, 0],
        sheriff="MP5",
        place=["MP6", "SV7", "CJ10"],
    )
    t.play("end_turn")
    while t.asked[0][1] != "driving":
        t.play(t.options[0])
    t.play("drive:MP6")
    while t.asked[0][1] in ("meeting_sheriff", "facing"):
        t.play("surrender" if "surrender" in t.options else t.options[0])
    assert "arrested:0" in t.log
    assert not any(event.startswith("wanted_income") for event in t.log)
    assert t.view()["active"] == 1


@pytest.mark.rule("WL-070", "WL-142")
@pytest.mark.parametrize("item, kind", [("mustang", "mount"), ("shotgun", "weapon")])
def test_the_only_one_of_a_kind_is_active_from_the_next_turn_on_even_if_it_was_not_when_bought(
    item: str, kind: str
) -> None:
    t = a_table(seats=3, place=["DR2", "SV7", "CJ10"], money=[5, 0, 0])
    t.play("shop", f"buy:{item}", "no")
    if t.can("leave"):
        t.play("leave")
    assert t.of(kind)[0] is None
    t.play("end_turn")
    for _ in range(2):
        t.play("income:money", "end_turn")
    t.play("income:money")
    assert t.of(kind)[0] == item
