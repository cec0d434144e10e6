"""The 48 goals: what meets each, and what does not yet. First six characters."""

from __future__ import annotations

import pytest

from games.western_legends.goal_cards import HERE, KING, QUEEN, a_goal, can_declare, win_duel

pytestmark = [pytest.mark.compiled, pytest.mark.rule("WL-338")]


def test_annie_1_is_a_duel_won_by_three_ranks() -> None:
    goal = "annie_oakley_1"
    t = a_goal(goal, hands=[[KING, "grit_c"], ["lady_luck_h", "grit_s"], []], place=HERE)
    win_duel(t, theirs="lady_luck_h")
    assert can_declare(t, goal)
    t = a_goal(goal, hands=[[KING, "grit_c"], ["bulletproof_h", "grit_s"], []], place=HERE)
    win_duel(t, theirs="bulletproof_h")
    assert t.why_not(f"declare:{goal}") == "goal-not-met"


def test_annie_1_is_not_met_by_a_refusal() -> None:
    t = a_goal("annie_oakley_1", hands=[[KING, "grit_c"], ["sprint_h"], []], place=HERE)
    t.play("duel:1", f"commit:{KING}", "refuse")
    assert not can_declare(t, "annie_oakley_1")


def test_annie_2_is_two_players_beaten_in_one_turn() -> None:
    goal = "annie_oakley_2"
    hands = [[KING, "living_legend_d", "grit_c"], ["sprint_h", "grit_s"], ["sprint_d", "cover_c"]]
    t = a_goal(goal, hands=hands, place=["MP6", "MP6", "MP6"])
    win_duel(t)
    assert not can_declare(t, goal)
    win_duel(t, target=2, mine="living_legend_d", theirs="sprint_d")
    assert can_declare(t, goal)


def test_annie_3_is_a_fight_won_with_a_five_or_less() -> None:
    goal = "annie_oakley_3"
    t = a_goal(goal, hands=[["patch_up_c", "grit_c"], ["sprint_h", "grit_s"], []], place=HERE)
    win_duel(t, mine="patch_up_c")
    assert can_declare(t, goal)
    t = a_goal(goal, hands=[["cover_c", "grit_c"], ["sprint_h", "grit_s"], []], place=HERE)
    win_duel(t, mine="cover_c")
    assert not can_declare(t, goal)


def test_annie_4_is_an_upgraded_rifle_and_one_more() -> None:
    goal = "annie_oakley_4"
    own = [["rifle", "mule"], [], []]
    assert not can_declare(a_goal(goal, items=own, upgraded=[["rifle"], [], []]), goal)
    assert can_declare(a_goal(goal, items=own, upgraded=own), goal)


def test_bass_1_is_a_bandit_of_each_gang() -> None:
    goal = "bass_reeves_1"
    hands = [[KING, "living_legend_d"], [], []]
    t = a_goal(
        goal, hands=hands, place=["SV4", "SV7", "CJ10"], bandits=["C1"], fights=["fight_2"], progress=[3, *[0] * 11]
    )
    assert not can_declare(t, goal)
    t.play_on("move", "go:SV2", f"commit:{KING}", "send:fight_2", "take_legend")
    assert can_declare(t, goal)


def test_bass_1_counts_a_gang_once() -> None:
    goal = "bass_reeves_1"
    hands = [[KING, "living_legend_d"], [], []]
    t = a_goal(
        goal, hands=hands, place=["SV4", "SV7", "CJ10"], bandits=["C1"], fights=["fight_2"], progress=[5, *[0] * 11]
    )
    t.play_on("move", "go:SV2", f"commit:{KING}", "send:fight_2", "take_legend")
    assert not can_declare(t, goal)


@pytest.mark.parametrize("wanted, met", [(3, True), (2, False)])
def test_bass_2_is_the_arrest_of_a_player_with_three_wanted_points(wanted: int, met: bool) -> None:
    t = a_goal(
        "bass_reeves_2",
        hands=[[KING, "grit_c"], ["sprint_h", "grit_s"], []],
        place=HERE,
        marshal=[1, 0, 0],
        wanted=[0, wanted, 0],
    )
    win_duel(t, verb="arrest")
    assert can_declare(t, "bass_reeves_2") is met


def test_bass_3_is_marshal_space_six() -> None:
    assert can_declare(a_goal("bass_reeves_3", marshal=[6, 0, 0]), "bass_reeves_3")
    assert not can_declare(a_goal("bass_reeves_3", marshal=[5, 0, 0]), "bass_reeves_3")


def test_bass_4_is_a_rich_unhurt_marshal() -> None:
    goal = "bass_reeves_4"
    assert can_declare(a_goal(goal, marshal=[1, 0, 0], money=[8, 0, 0]), goal)
    assert not can_declare(a_goal(goal, marshal=[1, 0, 0], money=[7, 0, 0]), goal)
    assert not can_declare(a_goal(goal, marshal=[1, 0, 0], money=[8, 0, 0], wounds=[1, 0, 0]), goal)
    assert not can_declare(a_goal(goal, money=[8, 0, 0]), goal)


def test_billy_1_is_a_fight_won_against_the_sheriff() -> None:
    goal = "billy_the_kid_1"
    t = a_goal(
        goal,
        hands=[["manhunt_h", KING, "grit_c"], [], []],
        place=["DR2", "SV7", "CJ10"],
        wanted=[1, 0, 0],
        sheriff="DR1",
        fights=["fight_2"],
    )
    assert not can_declare(t, goal)
    t.play("play:manhunt_h", "drive:DR2", "drop:grit_c", f"commit:{KING}", "send:fight_2")
    t.decline()
    assert can_declare(t, goal)


def test_billy_2_is_wanted_space_five() -> None:
    assert can_declare(a_goal("billy_the_kid_2", wanted=[5, 0, 0]), "billy_the_kid_2")
    assert not can_declare(a_goal("billy_the_kid_2", wanted=[4, 0, 0]), "billy_the_kid_2")


@pytest.mark.parametrize("theirs, met", [(3, True), (2, False)])
def test_billy_3_is_a_greater_legend_beaten(theirs: int, met: bool) -> None:
    t = a_goal(
        "billy_the_kid_3", hands=[[KING, "grit_c"], ["sprint_h", "grit_s"], []], place=HERE, legend=[2, theirs, 0]
    )
    win_duel(t)
    assert can_declare(t, "billy_the_kid_3") is met


def test_billy_4_is_wanted_again_after_an_arrest() -> None:
    goal = "billy_the_kid_4"
    hands = [["manhunt_h", "living_legend_h", "grit_c"], [], []]
    t = a_goal(goal, hands=hands, place=["DR2", "SV7", "CJ10"], wanted=[1, 0, 0], sheriff="DR1")
    t.play("play:manhunt_h", "drive:DR2", "drop:grit_c", "surrender")
    assert (t.place[0], t.of("wanted")[0]) == ("DR1", 0)
    assert not can_declare(t, goal)
    t = a_goal(
        goal, hands=[["first_shot_h"], [], []], bandits=["A1"], fights=["fight_a"], progress=[0, 0, 0, 1, *[0] * 8]
    )
    t.play("move", "go:MP1", "send:fight_a")
    t.decline()
    t.play("take:fight_a_3")
    t.decline()
    assert can_declare(t, goal)


def test_bloody_knife_1_is_a_mesa_crossed_on_three_turns() -> None:
    goal = "bloody_knife_1"
    t = a_goal(goal, place=["DR4", "SV7", "CJ10"], legends=[0], progress=[2, *[0] * 11])
    t.play("move", "go:RF3")
    assert can_declare(t, goal)
    t = a_goal(goal, place=["DR4", "SV7", "CJ10"], legends=[0], progress=[1, *[0] * 11])
    t.play("move", "go:RF3", "move", "go:DR4")  # twice, but on one turn
    assert not can_declare(t, goal)


def test_bloody_knife_2_is_a_move_ended_at_each_mine() -> None:
    goal = "bloody_knife_2"
    t = a_goal(goal, place=["SV5", "SV7", "CJ10"], seats=3)
    t.play("move", "go:SV3")
    assert not can_declare(t, goal)
    t = a_goal(goal, place=["CJ6", "SV7", "CJ10"], progress=[0, 5, *[0] * 10])
    t.play("move", "go:CJ7")
    assert can_declare(t, goal)


@pytest.mark.parametrize("nuggets, met", [(4, True), (3, False)])
def test_bloody_knife_3_is_four_nuggets_deposited_at_once(nuggets: int, met: bool) -> None:
    t = a_goal("bloody_knife_3", place=["DR8", "SV7", "CJ10"], nuggets=[4, 0, 0])
    t.play("deposit", f"sell:{nuggets}")
    t.decline()
    assert can_declare(t, "bloody_knife_3") is met


def test_bloody_knife_4_is_three_markers_outside_the_towns() -> None:
    goal = "bloody_knife_4"
    t = a_goal(goal, hands=[["tall_tale_h"], [], []], progress=[0, 0, 0, 2, *[0] * 8])
    t.play("play:tall_tale_h", "mark:1")
    assert can_declare(t, goal)
    t = a_goal(goal, hands=[["tall_tale_h"], [], []], place=["DR6", "SV7", "CJ10"], progress=[0, 0, 0, 2, *[0] * 8])
    t.play("play:tall_tale_h", "mark:1")
    assert not can_declare(t, goal)


def test_calamity_1_is_four_markers() -> None:
    goal = "calamity_jane_1"
    t = a_goal(goal, hands=[["tall_tale_h"], [], []], progress=[3, *[0] * 11])
    assert not can_declare(t, goal)
    t.play("play:tall_tale_h", "mark:1")
    assert can_declare(t, goal)


@pytest.mark.parametrize("wounds, met", [(2, True), (1, False)])
def test_calamity_2_is_a_fight_won_that_began_with_two_wounds(wounds: int, met: bool) -> None:
    hands = [[KING, "grit_c"], ["sprint_h", "grit_s"], []]
    t = a_goal("calamity_jane_2", hands=hands, place=HERE, wounds=[wounds, 0, 0])
    win_duel(t)
    assert can_declare(t, "calamity_jane_2") is met


def test_calamity_2_does_not_count_a_wound_of_the_start_of_the_fight() -> None:
    goal = "calamity_jane_2"
    cast = ["annie_oakley", "calamity_jane", "bass_reeves"]
    hands = [["sprint_h", "grit_s"], [KING, "grit_c"], []]
    for wounds, met in ((1, False), (2, True)):
        t = a_goal(goal, cast=cast, hands=hands, place=HERE, wounds=[0, wounds, 0], legends=[0], goals=[[], ["2"], []])
        t.play("duel:1", "take:annie_oakley_2", "commit:sprint_h", f"commit:{KING}")
        t.decline()
        t.play("end_turn", "income:money")
        assert (not t.table.explain(1, f"declare:{goal}")) is met


def test_calamity_3_is_two_wounds_lost_with_one_action() -> None:
    goal = "calamity_jane_3"
    t = a_goal(goal, place=["RF1", "SV7", "CJ10"], wounds=[2, 0, 0], money=[1, 0, 0])
    t.play("heal")
    t.decline()
    assert can_declare(t, goal)
    t = a_goal(goal, hands=[["patch_up_c", "patch_up_s"], [], []], wounds=[2, 0, 0])
    t.play_on("play:patch_up_c", "play:patch_up_s")
    assert not can_declare(t, goal)


def test_calamity_4_is_seven_cards_in_hand() -> None:
    goal = "calamity_jane_4"
    seven = ["grit_c", "grit_s", "cover_c", "cover_s", "dead_eye_c", "dead_eye_s", "sprint_h"]
    assert can_declare(a_goal(goal, hands=[seven, [], []]), goal)
    assert not can_declare(a_goal(goal, hands=[seven[:6], [], []]), goal)


@pytest.mark.parametrize("drawn, met", [("cover_c", True), ("sprint_h", False)])
def test_doc_1_is_poker_won_with_a_full_house(drawn: str, met: bool) -> None:
    flop = ["cover_s", "first_shot_h", "first_shot_d"]
    hands = [["second_wind_c"], ["tip_off_c", "tip_off_s"], []]
    t = a_goal(
        "doc_holliday_1", hands=hands, place=["DR5", "DR5", "CJ10"], money=[1, 1, 0], top=[drawn, "payday_h", *flop]
    )
    t.play("gamble", "join")
    t.say(0, "lay:second_wind_c", f"lay:{drawn}")
    t.say(1, "lay:tip_off_c", "lay:tip_off_s")
    t.decline()
    assert can_declare(t, "doc_holliday_1") is met


@pytest.mark.parametrize("wounds, met", [(3, True), (2, False)])
def test_doc_2_is_a_duel_won_with_three_wounds(wounds: int, met: bool) -> None:
    hands = [[KING, "grit_c"], ["sprint_h", "grit_s"], []]
    t = a_goal("doc_holliday_2", hands=hands, place=HERE, wounds=[wounds, 0, 0])
    win_duel(t)
    assert can_declare(t, "doc_holliday_2") is met


def test_doc_3_is_a_fight_won_that_another_player_started() -> None:
    goal = "doc_holliday_3"
    cast = ["annie_oakley", "doc_holliday", "bass_reeves"]
    hands = [["sprint_h", "grit_s"], [KING, "grit_c"], []]
    t = a_goal(goal, cast=cast, hands=hands, place=HERE, goals=[[], ["3"], []])
    t.play("duel:1", "commit:sprint_h", f"commit:{KING}")
    t.decline()
    t.play("end_turn", "income:money")
    assert not t.table.explain(1, f"declare:{goal}")


def test_doc_4_is_poker_won_in_each_town() -> None:
    goal = "doc_holliday_4"
    hands = [["first_shot_h"], ["tip_off_c", "tip_off_s"], []]
    top = ["first_shot_d", "payday_h", "sprint_h", "cover_c", "wallop_c"]
    for progress, met in ((4, True), (0, False)):  # won in Red Falls before, or not
        t = a_goal(
            goal,
            hands=hands,
            place=["DR5", "DR5", "CJ10"],
            money=[1, 1, 0],
            top=top,
            progress=[0, 0, 0, progress, *[0] * 8],
        )
        t.play("gamble", "join")
        t.say(0, "lay:first_shot_h", "lay:first_shot_d")
        t.say(1, "lay:tip_off_c", "lay:tip_off_s")
        t.decline()
        assert can_declare(t, goal) is met


def test_queen_is_a_card_without_a_text_for_fights() -> None:
    """So the tests above compare ranks only."""
    t = a_goal("annie_oakley_1", hands=[[QUEEN, "grit_c"], [KING, "grit_s"], []], place=HERE)
    t.play("duel:1", f"commit:{QUEEN}", f"commit:{KING}")
    assert t.view()["rank"] == ["q", "k"]
