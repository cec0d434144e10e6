"""The three characters of The Good, the Bad, the Handsome: kit, ability, and four goals each."""

from __future__ import annotations

from typing import Any

import pytest

import gulch
from games.western_legends import expanded
from games.western_legends.expanded import HERE, KING, QUEEN, with_expansions
from games.western_legends.goal_cards import can_declare, win_duel
from games.western_legends.outpost import Outpost

pytestmark = pytest.mark.compiled
OPTION = "good_bad_handsome"
JUDGE, BUTCH, JOAQUIN = "judge_roy_bean", "butch_cassidy", "joaquin_murrieta"


def a_table(who: str, **given: Any) -> Outpost:
    data = {"cast": [who, "bass_reeves", "billy_the_kid"], "legends": [0], **given}
    return with_expansions(OPTION, **data)


def a_goal(goal: str, **given: Any) -> Outpost:
    return expanded.a_goal(OPTION, goal, **given)


# ---- set-up and abilities --------------------------------------------------------------------------------------------
@pytest.mark.rule("WLG-001", "WLG-002")
def test_the_three_are_dealt_among_the_others_two_to_each() -> None:
    seen: set[str] = set()
    for seed in range(8):
        table = gulch.load("western_legends").table(6, seed, {OPTION: True})
        offered = [table.view(seat)["players"][seat]["offered"] for seat in range(6)]
        assert [len(pair) for pair in offered] == [2] * 6
        seen |= {name for pair in offered for name in pair}
    assert {JUDGE, BUTCH, JOAQUIN} <= seen


@pytest.mark.rule("WLG-001")
@pytest.mark.parametrize(
    "who, start, kit",
    [
        (JUDGE, "RF2", {"money": 10, "marshal": 1, "wanted": 0, "nuggets": 0, "items": ["revolver", "whiskey"]}),
        (BUTCH, "SV2", {"money": 0, "marshal": 0, "wanted": 1, "nuggets": 0, "items": ["revolver"]}),
        (JOAQUIN, "DR3", {"money": 10, "marshal": 0, "wanted": 0, "nuggets": 1, "items": ["revolver"]}),
    ],
)
def test_each_of_the_three_starts_with_the_printed_kit(who: str, start: str, kit: dict[str, Any]) -> None:
    data = {"at": "choose", "chosen": [[], [], []], "known": {}, "place": [None] * 3}
    cast = [who, "bass_reeves", "doc_holliday"]
    t = with_expansions(OPTION, cast=cast, offered=[[name] for name in cast], **data)
    t.play(f"be:{who}", "be:bass_reeves", "be:doc_holliday", f"start:{start}")
    assert {name: t.of(name)[0] for name in kit} == kit
    assert t.of("upgraded")[0] == (["revolver"] if who == BUTCH else [])
    assert t.hands[0] == (2 if who == BUTCH else 1)


@pytest.mark.rule("WLG-001", "WL-062")
def test_the_judge_sees_the_card_first_and_wins_ties() -> None:
    start = {"hands": [[KING, "sprint_h"], [], []], "place": ["SV3", "RF1", "RF2"], "bandits": ["C1"]}
    t = a_table(JUDGE, fights=["fight_k", "fight_3"], **start)
    t.play("move", "go:SV2", "send:fight_k")
    assert t.asked == [(0, "committing")]
    assert "npc_revealed:fight_k" in t.log
    t.play_on(f"commit:{KING}")
    assert "won_fight:0" in t.log
    t = a_table(JUDGE, fights=["fight_k", "fight_3"], legends=[], **start)
    t.play("move", "go:SV2")
    assert t.asked == [(0, "committing")]
    assert "npc_revealed:fight_k" not in t.log


@pytest.mark.rule("WLG-001", "WL-062")
def test_the_sheriff_draws_and_shows_before_the_judge_decides() -> None:
    t = with_expansions(
        OPTION,
        cast=["bass_reeves", JUDGE, "billy_the_kid"],
        legends=[1],
        hands=[["manhunt_h"], [KING, "sprint_h", "sprint_d"], []],
        place=["CJ10", "MP6", "SV7"],
        wanted=[0, 2, 0],
        sheriff="MP5",
        fights=["fight_3", "fight_4", "fight_5", "fight_6"],
    )
    t.play("play:manhunt_h", "drive:MP6", "drop:sprint_d", "send:fight_3")
    assert t.asked == [(1, "facing")]
    t.play("surrender")
    assert "arrested:1" in t.log


@pytest.mark.rule("WLG-001", "WL-062")
def test_butch_takes_goods_that_he_lacks_from_whom_he_robs() -> None:
    start = {"hands": [[KING, "sprint_h"], ["saddle_up_c", "sprint_d"], []], "place": HERE}
    t = a_table(BUTCH, items=[["whiskey"], ["whiskey", "ten_gallon", "shotgun"], []], money=[0, 4, 0], **start)
    t.play("rob:1", f"commit:{KING}", "commit:sprint_d", "pass", "pass")
    t.decline()
    assert t.options == ["steal_money", "steal_nothing", "steal_goods:ten_gallon"]
    assert t.why_not("steal_goods:whiskey") == "already-owned"
    t.play("steal_goods:ten_gallon")
    assert (t.of("items")[0], t.money) == (["whiskey", "ten_gallon"], [0, 40, 0])
    t = a_table(BUTCH, items=[[], ["ten_gallon"], []], legends=[], **start)
    t.play("rob:1", f"commit:{KING}", "commit:sprint_d")
    t.decline()
    assert t.asked == [(0, "acting")]  # nothing to be stolen


@pytest.mark.rule("WLG-001", "WL-062")
def test_after_an_arrest_butch_takes_half_of_one_kind_and_it_is_not_lost_again() -> None:
    start = {"hands": [[KING, "sprint_h"], ["saddle_up_c", "sprint_d"], []], "place": HERE}
    t = a_table(BUTCH, marshal=[1, 0, 0], wanted=[0, 2, 0], money=[0, 6, 0], nuggets=[0, 4, 0], **start)
    t.play("arrest:1", f"commit:{KING}", "commit:sprint_d")
    t.decline()
    assert t.options == ["steal_money", "steal_gold", "steal_nothing"]
    t.play("steal_gold")
    assert (t.of("nuggets")[:2], t.money[1]) == ([2, 2], 30)


@pytest.mark.rule("WL-R07")
def test_the_fifth_point_for_an_arrest_brings_butch_no_loot_for_that_arrest() -> None:
    hands = [[KING, "sprint_h"], ["saddle_up_c", "sprint_d"], []]
    given = {"hands": hands, "place": HERE, "legends": [], "legend": [3, 0, 0]}
    t = a_table(BUTCH, marshal=[2, 0, 0], wanted=[0, 2, 0], money=[0, 6, 0], **given)
    t.play("arrest:1", f"commit:{KING}", "commit:sprint_d")
    t.decline()
    assert (t.legend[0], t.of("legendary")[0], t.asked) == (5, True, [(0, "acting")])
    assert t.money[:2] == [0, 30]


@pytest.mark.rule("WLG-001", "WL-062")
@pytest.mark.parametrize(
    "marshal, wanted, points", [([0, 1, 0], [2, 0, 0], 1), ([1, 0, 0], [0, 2, 0], 1), ([1, 1, 0], [0, 0, 0], 0)]
)
def test_joaquin_gains_a_point_for_fighting_the_other_side(marshal: list[int], wanted: list[int], points: int) -> None:
    start = {"hands": [["sprint_h", "saddle_up_c"], [KING, "sprint_d"], []], "place": HERE}
    t = a_table(JOAQUIN, marshal=marshal, wanted=wanted, **start)
    t.play("duel:1", "commit:sprint_h", f"commit:{KING}")
    t.decline()
    assert t.legend[0] == points  # though the fight was lost
    t = a_table(JOAQUIN, marshal=marshal, wanted=wanted, **start)
    t.play("duel:1", "commit:sprint_h", "refuse")
    assert t.legend[0] == 2 + points


# ---- goals -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WLG-001", "WL-338")
def test_judge_roy_bean_1_is_a_tie_won_against_an_npc() -> None:
    goal = "judge_roy_bean_1"
    start = {"hands": [[KING, "sprint_h"], [], []], "place": ["SV3", "RF1", "RF2"], "bandits": ["C1"], "legends": [0]}
    t = a_goal(goal, fights=["fight_k", "fight_3"], **start)
    t.play_on("move", "go:SV2", "send:fight_k", f"commit:{KING}")
    if t.can("take_legend"):
        t.play_on("take_legend")
    assert can_declare(t, goal)
    t = a_goal(goal, fights=["fight_q", "fight_3"], **start)
    t.play_on("move", "go:SV2", "send:fight_q", f"commit:{KING}", "take_legend")
    assert not can_declare(t, goal)


@pytest.mark.rule("WLG-001", "WL-338")
def test_judge_roy_bean_2_is_an_arrest_and_a_game_in_one_turn() -> None:
    goal = "judge_roy_bean_2"
    hands = [[KING, "grit_c", "grit_s"], ["sprint_h"], []]
    t = a_goal(goal, hands=hands, place=["DR5", "DR5", "CJ10"], marshal=[1, 0, 0], wanted=[0, 1, 0], money=[1, 0, 0])
    t.play_on("arrest:1", f"commit:{KING}", "refuse")
    assert not can_declare(t, goal)
    t.play("gamble")
    while t.asked[0][1] == "laying":
        t.play(t.options[0])
    t.decline()
    assert can_declare(t, goal)


@pytest.mark.rule("WLG-001", "WL-338")
def test_judge_roy_bean_3_is_sixty_dollars_from_the_marshals_track() -> None:
    goal = "judge_roy_bean_3"
    t = a_goal(goal, hands=[[KING, "living_legend_d"], [], []], marshal=[3, 0, 0])
    t.play_on(f"play:{KING}")
    assert not can_declare(t, goal)
    t.play_on("play:living_legend_d")
    assert can_declare(t, goal)


@pytest.mark.rule("WLG-001", "WL-338")
def test_judge_roy_bean_4_is_three_goods() -> None:
    assert can_declare(
        a_goal("judge_roy_bean_4", items=[["whiskey", "ten_gallon", "lasso"], [], []]), "judge_roy_bean_4"
    )
    assert not can_declare(
        a_goal("judge_roy_bean_4", items=[["whiskey", "ten_gallon", "rifle"], [], []]), "judge_roy_bean_4"
    )


def heist_and_robbery(robbery: str) -> Outpost:
    """Butch has robbed the bank; then there is a fight at the bank."""
    t = a_goal(
        "butch_cassidy_1",
        hands=[[KING, "living_legend_d", "sprint_d"], ["sprint_h"], []],
        place=["DR8", "DR8", "CJ10"],
        items=[["dynamite"], [], []],
    )
    t.play("heist", "yes")
    t.decline()
    assert not can_declare(t, "butch_cassidy_1")
    t.play_on(f"{robbery}:1", f"commit:{KING}", "refuse")
    return t


@pytest.mark.rule("WLG-001", "WL-338")
def test_butch_cassidy_1_is_a_heist_and_a_robbery() -> None:
    assert can_declare(heist_and_robbery("rob"), "butch_cassidy_1")
    assert not can_declare(heist_and_robbery("duel"), "butch_cassidy_1")


@pytest.mark.rule("WLG-001", "WL-338")
def test_butch_cassidy_1_begins_anew_with_an_arrest() -> None:
    goal = "butch_cassidy_1"
    t = a_goal(
        goal,
        hands=[["manhunt_h", KING, "sprint_d"], ["sprint_h"], []],
        place=["DR5", "DR1", "CJ10"],
        wanted=[3, 0, 0],
        sheriff="DR2",
        progress=[1, 0, 0, 0] + [0] * 8,
    )
    t.play("play:manhunt_h", "drive:DR5", "drop:sprint_d", "surrender")
    assert "arrested:0" in t.log
    t.play_on("rob:1", f"commit:{KING}", "refuse")
    assert not can_declare(t, goal)


@pytest.mark.rule("WLG-001", "WL-338")
def test_butch_cassidy_2_is_a_hundred_dollars_in_a_hideout_of_gang_c() -> None:
    goal = "butch_cassidy_2"
    assert can_declare(a_goal(goal, place=["SV2", "SV7", "CJ10"], money=[10, 0, 0]), goal)
    assert not can_declare(a_goal(goal, place=["SV2", "SV7", "CJ10"], money=[9, 0, 0]), goal)
    assert not can_declare(a_goal(goal, place=["MP1", "SV7", "CJ10"], money=[10, 0, 0]), goal)


@pytest.mark.rule("WLG-001", "WL-338")
def test_butch_cassidy_3_is_a_robbery_that_was_refused() -> None:
    goal = "butch_cassidy_3"
    for verb, met in (("rob", True), ("duel", False)):
        t = a_goal(goal, hands=[[KING, "grit_c"], ["sprint_h"], []], place=HERE)
        t.play_on(f"{verb}:1", f"commit:{KING}", "refuse")
        assert can_declare(t, goal) == met


@pytest.mark.rule("WLG-001", "WL-338")
def test_butch_cassidy_4_is_a_move_to_the_station_far_on_the_track() -> None:
    goal = "butch_cassidy_4"
    for wanted in (3, 4):
        t = a_goal(goal, place=["SV11", "SV7", "CJ10"], wanted=[wanted, 0, 0])
        t.play_on("move", "go:SV12")
        assert can_declare(t, goal) == (wanted == 4)


@pytest.mark.rule("WLG-001", "WL-338")
def test_joaquin_murrieta_1_is_a_fight_with_a_marshal_and_one_with_a_wanted_player() -> None:
    goal = "joaquin_murrieta_1"
    hands = [[KING, "living_legend_d", "grit_c"], ["sprint_h"], ["sprint_d"]]
    t = a_goal(goal, hands=hands, place=["MP6"] * 3, marshal=[0, 1, 0], wanted=[0, 0, 1])
    t.play_on("duel:1", f"commit:{KING}", "refuse")
    assert not can_declare(t, goal)
    t.play_on("duel:2", "commit:living_legend_d", "refuse")
    assert can_declare(t, goal)


@pytest.mark.rule("WLG-001", "WL-338")
def test_joaquin_murrieta_2_is_revenge_on_whoever_has_beaten_him() -> None:
    goal = "joaquin_murrieta_2"
    hands = [["sprint_h", KING, "grit_c"], [QUEEN, "sprint_d", "grit_s"], []]
    t = a_goal(goal, hands=hands, place=HERE)
    t.play_on("duel:1", "commit:sprint_h", f"commit:{QUEEN}")
    assert not can_declare(t, goal)
    t = a_goal(goal, hands=hands, place=HERE, progress=[0, 2, 0, 0] + [0] * 8)  # seat 1 has beaten him before
    win_duel(t, theirs="sprint_d")
    assert can_declare(t, goal)
    t = a_goal(goal, hands=hands, place=HERE)
    win_duel(t, theirs="sprint_d")
    assert not can_declare(t, goal)


@pytest.mark.rule("WLG-001", "WL-338")
def test_joaquin_murrieta_3_is_gold_while_wanted() -> None:
    goal = "joaquin_murrieta_3"
    assert can_declare(a_goal(goal, nuggets=[3, 0, 0], wanted=[3, 0, 0]), goal)
    assert not can_declare(a_goal(goal, nuggets=[3, 0, 0], wanted=[2, 0, 0]), goal)


@pytest.mark.rule("WLG-001", "WL-338")
def test_joaquin_murrieta_4_is_a_far_track_and_an_upgraded_weapon() -> None:
    goal, own = "joaquin_murrieta_4", {"items": [["rifle"], [], []], "upgraded": [["rifle"], [], []]}
    assert can_declare(a_goal(goal, marshal=[4, 0, 0], **own), goal)
    assert can_declare(a_goal(goal, wanted=[4, 0, 0], **own), goal)
    assert not can_declare(a_goal(goal, wanted=[4, 0, 0], items=own["items"]), goal)
