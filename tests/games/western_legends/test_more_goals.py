"""The 48 goals: what meets each, and what does not yet. The other six characters, and declaring."""

from __future__ import annotations

import pytest

from games.western_legends.goal_cards import HERE, KING, a_goal, can_declare, win_duel
from games.western_legends.outpost import a_table

pytestmark = pytest.mark.compiled
NOT_YET = [0] * 12


def counted(number: int, so_far: int) -> list[int]:
    """What counts for the goal with this number of seat 0."""
    return [so_far if slot == number - 1 else 0 for slot in range(12)]


@pytest.mark.rule("WL-338")
def test_jesse_1_is_two_heists() -> None:
    goal = "jesse_james_1"
    t = a_goal(goal, hands=[[KING], [], []], place=["DR8", "SV7", "CJ10"], fights=["fight_3"], progress=counted(1, 1))
    assert not can_declare(t, goal)
    t.play_on("heist", "send:fight_3")
    assert can_declare(t, goal)


@pytest.mark.rule("WL-338")
def test_jesse_2_is_wanted_space_seven() -> None:
    assert can_declare(a_goal("jesse_james_2", wanted=[7, 0, 0]), "jesse_james_2")
    assert not can_declare(a_goal("jesse_james_2", wanted=[6, 0, 0]), "jesse_james_2")


@pytest.mark.rule("WL-338")
@pytest.mark.parametrize("theirs, met", [(9, True), (8, False)])
def test_jesse_3_is_fifty_dollars_with_one_robbery(theirs: int, met: bool) -> None:
    hands = [[KING, "grit_c"], ["sprint_h", "grit_s"], []]
    t = a_goal("jesse_james_3", hands=hands, place=HERE, money=[0, theirs, 0])
    win_duel(t, verb="rob")
    t.play("steal_money")
    t.decline()
    assert can_declare(t, "jesse_james_3") is met


@pytest.mark.rule("WL-338")
@pytest.mark.parametrize("place, met", [("MP6", True), ("DR6", False)])
def test_jesse_4_is_two_fights_won_outside_the_towns_in_one_turn(place: str, met: bool) -> None:
    hands = [[KING, "living_legend_d", "grit_c"], ["sprint_h", "grit_s"], ["sprint_d", "cover_c"]]
    t = a_goal("jesse_james_4", hands=hands, place=[place] * 3)
    win_duel(t)
    assert not can_declare(t, "jesse_james_4")
    win_duel(t, target=2, mine="living_legend_d", theirs="sprint_d")
    assert can_declare(t, "jesse_james_4") is met


@pytest.mark.rule("WL-338")
def test_kit_1_is_three_nuggets_in_one_turn() -> None:
    goal = "kit_carson_1"
    t = a_goal(goal, hands=[["fools_gold_c"], [], []], place=["SV3", "SV7", "CJ10"], dice="nugget nugget nugget")
    t.play_on("prospect")
    assert not can_declare(t, goal)
    t.play_on("play:fools_gold_c")
    assert can_declare(t, goal)


@pytest.mark.rule("WL-338", "WL-R95")
def test_kit_2_is_ten_territories_entered_in_one_turn() -> None:
    goal = "kit_carson_2"
    t = a_goal(goal, place=["MP6", "SV7", "CJ10"], items=[["mustang"], [], []])
    t.play("move", "go:DR8", "move", "go:MP6")
    assert not can_declare(t, goal)
    t.play("move", "go:DR1")
    assert can_declare(t, goal)  # 4 and 4 and 2


@pytest.mark.rule("WL-338")
def test_kit_3_is_gold_deposited_on_three_turns() -> None:
    goal = "kit_carson_3"
    for so_far, met in ((2, True), (1, False)):
        t = a_goal(goal, place=["DR8", "SV7", "CJ10"], nuggets=[2, 0, 0], progress=counted(3, so_far))
        t.play("deposit", "sell:1")
        t.decline()
        t.play("deposit")  # the second one counts no more
        t.decline()
        assert can_declare(t, goal) is met


@pytest.mark.rule("WL-338")
def test_kit_4_is_prospecting_and_depositing_in_one_turn() -> None:
    goal = "kit_carson_4"
    t = a_goal(
        goal,
        place=["SV3", "SV7", "CJ10"],
        nuggets=[1, 0, 0],
        actions=5,
        items=[["mustang"], [], []],
        dice="pebbles pebbles",
    )
    t.play_on("prospect")
    assert not can_declare(t, goal)
    t.play("move", "go:SV8", "move", "go:DR8", "deposit")
    t.decline()
    assert can_declare(t, goal)


@pytest.mark.rule("WL-338")
def test_mary_1_is_a_marker_in_two_turns_running() -> None:
    goal = "mary_fields_1"
    t = a_goal(goal, hands=[["tall_tale_h"], [], []], at="start_of_turn", progress=counted(1, 1))
    t.play("income:money", "play:tall_tale_h", "mark:1")
    assert can_declare(t, goal)
    t = a_goal(goal, hands=[["tall_tale_h"], [], []], at="start_of_turn", progress=counted(1, 2))
    t.play("income:money", "play:tall_tale_h", "mark:1")
    assert not can_declare(t, goal)  # the last marker was two turns ago


@pytest.mark.rule("WL-338", "WL-R95")
def test_mary_2_is_both_towns_in_one_turn() -> None:
    goal = "mary_fields_2"
    t = a_goal(goal, place=["DR7", "SV7", "CJ10"], items=[["mustang"], [], []], at="start_of_turn")
    t.play("income:money")
    assert not can_declare(t, goal)
    t.play("move", "go:RF3")
    assert can_declare(t, goal)


@pytest.mark.rule("WL-338")
def test_mary_2_counts_nobody_elses_way() -> None:
    goal = "mary_fields_2"
    t = a_goal(goal, place=["DR7", "SV7", "CJ10"], at="start_of_turn", left="RF5")
    t.play("income:money")
    assert not can_declare(t, goal)


@pytest.mark.rule("WL-338")
def test_mary_3_is_money_up_to_the_limit() -> None:
    assert can_declare(a_goal("mary_fields_3", money=[12, 0, 0]), "mary_fields_3")
    assert not can_declare(a_goal("mary_fields_3", money=[11, 0, 0]), "mary_fields_3")


@pytest.mark.rule("WL-338")
@pytest.mark.parametrize("weapon, met", [("shotgun", True), ("revolver", False)])
def test_mary_4_is_a_player_beaten_with_the_shotgun(weapon: str, met: bool) -> None:
    hands = [[KING, "grit_c"], ["sprint_h", "grit_s"], []]
    t = a_goal("mary_fields_4", hands=hands, place=HERE, items=[[weapon], [], []])
    win_duel(t)
    assert can_declare(t, "mary_fields_4") is met


@pytest.mark.rule("WL-338")
@pytest.mark.parametrize("mine, met", [("first_shot_h", True), ("instinct_h", False)], ids=["won", "lost"])
def test_wild_bill_1_is_two_own_games_won(mine: str, met: bool) -> None:
    top = ["tip_off_s", "payday_h", "sprint_h", "cover_c", "wallop_c"]
    hands = [[mine], ["living_legend_h", "showdown_c"], []]
    t = a_goal(
        "wild_bill_hickok_1",
        hands=hands,
        place=["DR5", "DR5", "CJ10"],
        money=[1, 1, 0],
        top=top,
        progress=counted(1, 1),
    )
    t.play("gamble", "join")
    t.say(0, f"lay:{mine}", "lay:tip_off_s")
    t.say(1, "lay:payday_h", "lay:showdown_c")
    t.decline()
    assert can_declare(t, "wild_bill_hickok_1") is met


@pytest.mark.rule("WL-338")
@pytest.mark.parametrize("other, met", [("wallop_s", True), ("instinct_h", False)])
def test_wild_bill_2_is_an_ace_and_an_eight(other: str, met: bool) -> None:
    top = [other, "payday_h", "sprint_h", "cover_c", "tip_off_s"]
    hands = [["first_shot_h"], ["living_legend_h", "showdown_c"], []]
    t = a_goal("wild_bill_hickok_2", hands=hands, place=["DR5", "DR5", "CJ10"], money=[1, 1, 0], top=top)
    t.play("gamble", "join")
    t.say(0, "lay:first_shot_h", f"lay:{other}")
    t.say(1, "lay:living_legend_h", "lay:showdown_c")
    t.decline()
    assert can_declare(t, "wild_bill_hickok_2") is met


@pytest.mark.rule("WL-338")
@pytest.mark.parametrize("points, met", [(3, True), (2, False)])
def test_wild_bill_3_is_ninety_dollars_at_the_cabaret(points: int, met: bool) -> None:
    t = a_goal("wild_bill_hickok_3", place=["RF3", "SV7", "CJ10"], money=[9, 0, 0])
    t.play("revel", f"spend:{points}")
    t.decline()
    assert can_declare(t, "wild_bill_hickok_3") is met


@pytest.mark.rule("WL-338")
@pytest.mark.parametrize("so_far, met", [(1, True), (0, False)])
def test_wild_bill_4_is_two_own_duels_won(so_far: int, met: bool) -> None:
    hands = [[KING, "grit_c"], ["sprint_h", "grit_s"], []]
    t = a_goal("wild_bill_hickok_4", hands=hands, place=HERE, progress=counted(4, so_far))
    win_duel(t)
    assert can_declare(t, "wild_bill_hickok_4") is met


@pytest.mark.rule("WL-338")
def test_wyatt_1_is_two_bandits_in_one_turn() -> None:
    goal = "wyatt_earp_1"
    hands = [[KING, "living_legend_d", "grit_c"], [], []]
    t = a_goal(
        goal,
        hands=hands,
        place=["SH7", "SV7", "CJ10"],
        bandits=["A2", "B1"],
        items=[["mustang"], [], []],
        fights=["fight_3", "fight_8", "fight_4", "fight_5"],
    )
    t.play_on("move", "go:SH8", f"commit:{KING}", "send:fight_3", "take_legend")
    assert not can_declare(t, goal)
    t.play_on("move", "go:SH5", "move", "go:SH1", "commit:living_legend_d", "send:fight_4")
    while not can_declare(t, goal) and t.asked[0][1] in ("discarding", "giving_card", "prize", "marking"):
        t.play(t.options[0])
    assert can_declare(t, goal)


@pytest.mark.rule("WL-338")
@pytest.mark.parametrize("place, met", [("MP6", True), ("DR6", False)])
def test_wyatt_2_is_an_arrest_outside_the_towns(place: str, met: bool) -> None:
    hands = [[KING, "grit_c"], ["sprint_h", "grit_s"], []]
    t = a_goal("wyatt_earp_2", hands=hands, place=[place, place, "CJ10"], marshal=[1, 0, 0], wanted=[0, 1, 0])
    win_duel(t, verb="arrest")
    assert can_declare(t, "wyatt_earp_2") is met


@pytest.mark.rule("WL-338")
def test_wyatt_3_is_marshal_space_four_and_an_upgraded_weapon() -> None:
    goal = "wyatt_earp_3"
    own = [["revolver"], [], []]
    assert can_declare(a_goal(goal, marshal=[4, 0, 0], items=own, upgraded=own), goal)
    assert not can_declare(a_goal(goal, marshal=[3, 0, 0], items=own, upgraded=own), goal)
    assert not can_declare(a_goal(goal, marshal=[4, 0, 0], items=[["mule"], [], []], upgraded=[["mule"], [], []]), goal)


@pytest.mark.rule("WL-338")
def test_wyatt_4_is_at_most_one_bandit_left_after_one_was_beaten() -> None:
    goal = "wyatt_earp_4"
    assert can_declare(a_goal(goal, bandits=["A1"], progress=counted(4, 1)), goal)
    assert not can_declare(a_goal(goal, bandits=["A1", "B1"], progress=counted(4, 1)), goal)
    assert not can_declare(a_goal(goal, bandits=["A1"]), goal)


@pytest.mark.rule("WL-338", "WL-R95")
def test_rowdy_1_is_a_town_passed_through_in_one_turn() -> None:
    goal = "yb_rowdy_1"
    t = a_goal(goal, place=["MP7", "SV7", "CJ10"], at="start_of_turn")
    t.play("income:money", "move", "go:DR5", "move", "go:SV6", "end_turn")
    assert t.asked == [(0, "declaring")]
    assert can_declare(t, goal)
    t = a_goal(goal, place=["MP7", "SV7", "CJ10"], at="start_of_turn")
    t.play("income:money", "move", "go:DR5", "end_turn")  # it ends in the town
    assert t.asked == [(1, "taking_income")]


@pytest.mark.rule("WL-338", "WL-R78")
@pytest.mark.parametrize("to, met", [("DR1", False), ("MP6", True)])
def test_rowdys_turn_ends_where_a_story_has_put_him(to: str, met: bool) -> None:
    stories, markers = ["faithful_saddle", "widow"], [1, 0, 1, 0, 0, 0]
    place = ["MP4", "SV7", "CJ10"]
    t = a_goal("yb_rowdy_1", place=place, stories=stories, markers=markers, at="start_of_turn")
    t.play("income:money", "move", "go:DR1", "move", "go:MP5", "end_turn")
    assert t.asked == [(0, "going")]  # the story comes before anything can be declared
    t.play(f"go:{to}")
    t.play("go:SV7")  # seat 1
    assert can_declare(t, "yb_rowdy_1") is met


@pytest.mark.rule("WL-338")
@pytest.mark.parametrize("dice, met", [("nugget nugget", True), ("nugget pebbles", False)])
def test_rowdy_2_is_a_nugget_with_both_dice(dice: str, met: bool) -> None:
    t = a_goal("yb_rowdy_2", place=["SV3", "SV7", "CJ10"], nuggets=[4, 0, 0], dice=dice)
    t.play_on("prospect")
    assert can_declare(t, "yb_rowdy_2") is met


@pytest.mark.rule("WL-338")
@pytest.mark.parametrize("so_far, met", [(2, True), (1, False)], ids=["blue before", "green before"])
def test_rowdy_3_is_cattle_of_two_colours_delivered(so_far: int, met: bool) -> None:
    green = [f"green_{k}" for k in range(2, 9)]
    t = a_goal(
        "yb_rowdy_3",
        place=["SV11", "SV7", "CJ10"],
        cattle_green=[["green_1"], [], []],
        ranch_green=green,
        progress=counted(3, so_far),
    )
    t.play("move", "go:SV12", "yes")
    t.decline()
    assert can_declare(t, "yb_rowdy_3") is met


@pytest.mark.rule("WL-338")
@pytest.mark.parametrize("so_far, met", [(0b1111, True), (0b100001110, False)], ids=["four others", "work, too"])
def test_rowdy_4_is_five_different_location_actions(so_far: int, met: bool) -> None:
    t = a_goal("yb_rowdy_4", place=["DR1", "SV7", "CJ10"], progress=counted(4, so_far))
    t.play("work")
    assert can_declare(t, "yb_rowdy_4") is met


# ---- declaring -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("WL-339", "WL-340", "WL-341", "WL-342", "WL-R80")
def test_the_second_goal_draws_two_tokens_and_keeps_two_of_three() -> None:
    supply = [f"token_{k}" for k in range(2, 19)]
    t = a_goal(
        "mary_fields_3",
        money=[12, 0, 0],
        goals=[["2", "3"], [], []],
        goals_done=[["1"], [], []],
        tokens=[["token_1"], [], []],
        token_supply=supply,
    )
    t.play("declare:mary_fields_3")
    assert t.asked == [(0, "keeping_tokens")]
    assert len(t.options) == 3
    assert t.view(1)["players"][0]["tokens"] == [None] * 3
    t.play("give_back:token_1")
    assert len(t.of("tokens")[0]) == 2
    assert t.view()["actions"] == 3
    assert t.of("goals_done")[0] == ["1", "3"]


@pytest.mark.rule("WL-339", "WL-341", "WL-345")
def test_the_first_goal_draws_one_token_and_the_third_three() -> None:
    t = a_goal("mary_fields_3", money=[12, 0, 0])
    t.play("declare:mary_fields_3")
    assert len(t.of("tokens")[0]) == 1
    t = a_goal(
        "mary_fields_3",
        money=[12, 0, 0],
        goals_done=[["1", "2"], [], []],
        tokens=[["token_1", "token_2"], [], []],
        token_supply=[f"token_{k}" for k in range(3, 19)],
    )
    t.play("declare:mary_fields_3")
    assert len(t.options) == 5


@pytest.mark.rule("WL-R79")
def test_too_few_tokens_in_the_supply_are_drawn_as_they_are() -> None:
    t = a_goal(
        "mary_fields_3", money=[12, 0, 0], tokens=[[], [f"token_{k}" for k in range(1, 19)], []], token_supply=[]
    )
    t.play("declare:mary_fields_3")
    assert t.of("tokens")[0] == []


@pytest.mark.rule("WL-340", "WL-R79")
def test_whoever_got_too_few_tokens_before_keeps_as_many_as_there_are_goals() -> None:
    t = a_goal(
        "mary_fields_3",
        money=[12, 0, 0],
        goals=[["3"], [], []],
        goals_done=[["1", "2"], [], []],
        tokens=[["token_1"], [], []],
        token_supply=[f"token_{k}" for k in range(2, 19)],
    )
    t.play("declare:mary_fields_3")
    assert len(t.options) == 4  # one, and the three of the third goal
    t.play("give_back:token_1")
    assert (len(t.of("tokens")[0]), t.asked) == (3, [(0, "acting")])


@pytest.mark.rule("WL-342", "WL-R78")
def test_a_goal_is_declared_in_the_own_turn_also_when_it_ends() -> None:
    t = a_goal("mary_fields_3", money=[12, 0, 0], actions=0)
    assert t.asked == [(0, "declaring")]
    t.play("declare:mary_fields_3")
    assert len(t.of("tokens")[0]) == 1
    assert t.asked == [(1, "taking_income")]


@pytest.mark.rule("WL-338", "WL-059")
def test_who_might_hold_a_goal_is_asked_so_that_nobody_learns_who_does() -> None:
    t = a_goal("mary_fields_1", money=[12, 0, 0], actions=0)  # the third goal is met, but not held
    assert (t.asked, t.options) == ([(0, "declaring")], ["no_more_goals"])
    t.play("no_more_goals")
    assert t.asked == [(1, "taking_income")]


@pytest.mark.rule("WL-338")
def test_a_goal_of_another_character_can_not_be_declared() -> None:
    t = a_goal("mary_fields_3", money=[12, 0, 0])
    assert t.why_not("declare:bass_reeves_3") == "not-your-goal"
    assert t.why_not("declare:mary_fields_1") == "not-your-goal"


@pytest.mark.rule("WL-344", "WL-353")
def test_without_goals_nothing_is_declared() -> None:
    t = a_table(cast=["mary_fields", "annie_oakley", "bass_reeves"], money=[12, 0, 0])
    assert not [option for option in t.options if option.startswith("declare")]
