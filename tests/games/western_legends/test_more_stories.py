"""The other 20 stories: condition, what each participant gets, bandits."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.outpost import Outpost, a_table

pytestmark = pytest.mark.compiled
CONDITIONS = {
    "north_drive": "deliver_cattle",
    "branded_bull": "deliver_cattle",
    "drought": "deliver_cattle",
    "night_watch": "deliver_cattle",
    "broken_fence": "deliver_cattle",
    "marked_deck": "win_poker",
    "last_stake": "win_poker",
    "touring_sharp": "win_poker",
    "gold_rush": "strike_gold",
    "assayer": "deposit",
    "cave_in": "strike_gold",
    "benefit_night": "revel",
    "cabaret_scandal": "revel",
    "bulk_order": "spend_80",
    "new_blacksmith": "spend_80",
    "last_of_the_gang": "beat_bandit",
    "head_money": "beat_bandit",
    "siege": "heal",
    "old_prospector": "strike_gold",
    "faithful_saddle": "gain_track",
}
TOP = ["grit_c", "grit_s", "cover_c", "cover_s", "dead_eye_c", "dead_eye_s", "sprint_h", "sprint_d"]


def resolved(story: str, **given: Any) -> Outpost:
    """The end of seat 0's turn; seats 0 and 1 take part in this story, seat 2 does not."""
    data = {"hands": [[], [], []], "top": TOP, **given}
    t = a_table(stories=[story, "widow"], at="stories", markers=[1, 0, 1, 0, 0, 0], **data)
    assert f"resolved:0:{story}" in t.log
    return t


@pytest.mark.rule("WL-229")
@pytest.mark.parametrize("story", CONDITIONS)
def test_the_back_of_each_story_shows_its_condition(story: str) -> None:
    t = a_table(stories=[story, "widow"])
    assert t.view()["stack"]["conditions"] == [CONDITIONS[story], "revel"]


@pytest.mark.rule("WL-242")
def test_drive_to_the_north_pays_forty_dollars() -> None:
    t = resolved("north_drive")
    assert (t.money, t.bandits) == ([40, 40, 0], ["B1", "B2"])


@pytest.mark.rule("WL-242", "WL-024")
def test_the_branded_bull_gives_cattle_and_a_card_or_money() -> None:
    t = resolved("branded_bull", cattle_green=[[], ["green_1"], []], ranch_green=[f"green_{k}" for k in range(2, 9)])
    t.play("take:branded_bull_1", "take:any_ranch_2")
    assert (len(t.of("cattle_blue")[0]), t.hands[0]) == (1, 1)
    assert t.money == [0, 30, 0]  # who has no room can only take the money


@pytest.mark.rule("WL-242")
def test_drought_costs_everybody_ten_dollars_before_it_pays() -> None:
    t = resolved("drought", money=[1, 0, 2])
    assert (t.money, t.legend) == ([20, 20, 10], [1, 1, 0])


@pytest.mark.rule("WL-242")
def test_night_watch_looks_at_the_top_fight_card_and_may_bury_it() -> None:
    t = resolved("night_watch", fights=["fight_a", "fight_3"])
    assert t.view(0)["fight_deck"][-1] == "fight_a"
    assert t.view(1)["fight_deck"][-1] is None
    t.play("yes")
    assert t.view(0)["fight_deck"][0] == "fight_a"
    assert t.view(1)["fight_deck"][-1] == "fight_3"
    t.play("no")
    assert t.hands == [2, 2, 0]


@pytest.mark.rule("WL-242", "WL-251")
def test_a_broken_fence_gives_a_point_of_choice() -> None:
    t = resolved("broken_fence", wanted=[0, 1, 0])
    t.play("take:broken_fence_1")
    assert t.of("marshal")[0] == 1
    assert t.options == ["take:broken_fence_2", "take:broken_fence_3"]
    t.play("take:broken_fence_2")
    assert t.of("wanted")[1] == 2


@pytest.mark.rule("WL-242")
def test_the_marked_deck_lets_each_keep_two_of_four_cards() -> None:
    t = resolved("marked_deck")
    assert sorted(t.options) == ["keep_card:cover_c", "keep_card:cover_s", "keep_card:grit_c", "keep_card:grit_s"]
    assert t.view(1)["players"][0]["looked_at"] == [None] * 4
    t.play("keep_card:grit_c", "keep_card:cover_s")
    assert t.hand(0) == ["cover_s", "grit_c"]
    assert sorted(t.discard) == ["cover_c", "grit_s"]
    t.play("keep_card:sprint_h", "keep_card:dead_eye_c")
    assert t.hand(1) == ["dead_eye_c", "sprint_h"]


@pytest.mark.rule("WL-242")
def test_the_last_stake_is_two_points_for_the_right_colour() -> None:
    t = resolved("last_stake", top=["grit_c", "sprint_h"])
    t.play("take:last_stake_2", "take:last_stake_2")
    assert (t.legend, t.money, t.discard) == ([2, 0, 0], [0, 10, 0], ["grit_c", "sprint_h"])


@pytest.mark.rule("WL-242")
def test_the_touring_sharp_takes_ten_dollars_of_somebody_who_takes_no_part() -> None:
    t = resolved("touring_sharp", money=[3, 3, 1])
    assert t.money == [60, 60, 0]  # the second one's $10 come from the supply


@pytest.mark.rule("WL-242", "WL-185")
def test_the_gold_rush_takes_the_result_of_one_of_two_dice() -> None:
    t = resolved("gold_rush", dice="nugget vein pebbles nugget")
    t.play("take:gold_rush_2", "take:gold_rush_2")
    assert (t.of("nuggets"), t.money) == ([0, 1, 0], [10, 0, 0])


@pytest.mark.rule("WL-242", "WL-R91")
def test_the_gold_rush_is_no_prospecting_so_the_map_does_not_help() -> None:
    t = resolved("gold_rush", dice="pebbles vein", items=[["miners_map"], [], []])
    assert t.asked == [(0, "offered")]


@pytest.mark.rule("WL-242")
def test_the_assayer_buys_up_to_two_nuggets() -> None:
    t = resolved("assayer", nuggets=[3, 1, 0])
    t.play("take:assayer_2")
    assert (t.of("nuggets")[0], t.money[0], t.legend[0]) == (1, 60, 2)
    assert t.options == ["take:assayer_1", "take:assayer_3"]
    t.play("take:assayer_3")
    assert (t.of("nuggets")[1], t.money[1]) == (1, 30)


@pytest.mark.rule("WL-242")
def test_a_cave_in_gives_a_wound_with_a_nugget_or_two_cards() -> None:
    t = resolved("cave_in")
    t.play("take:cave_in_1", "take:cave_in_2")
    assert (t.wounds, t.of("nuggets"), t.hands) == ([1, 0, 0], [1, 0, 0], [1, 2, 0])


@pytest.mark.rule("WL-242")
def test_benefit_night_gives_a_point_and_in_a_town_a_card() -> None:
    t = resolved("benefit_night", place=["DR6", "SV7", "CJ10"])
    assert (t.legend, t.hands, t.bandits) == ([1, 1, 0], [1, 0, 0], [])


@pytest.mark.rule("WL-242")
def test_a_scandal_makes_another_player_give_ten_dollars_or_a_card() -> None:
    t = resolved("cabaret_scandal", hands=[["sprint_h"], [], ["sprint_d"]], top=["grit_c", "grit_s"], money=[0, 0, 1])
    t.play("pick:2")
    assert (t.asked, sorted(t.options)) == ([(2, "tribute")], ["give:sprint_d", "give_money"])
    t.play("give_money", "pick:2")
    assert t.hand(1) == ["sprint_d"]
    assert t.money == [30, 20, 0]


@pytest.mark.rule("WL-242", "WL-303")
def test_a_bulk_order_is_goods_for_nothing_or_thirty_dollars() -> None:
    t = resolved("bulk_order", items=[["provisions"], ["miners_map", "provisions", "whiskey"], []])
    assert t.options == ["get:miners_map", "get:whiskey", "get:ten_gallon", "take_money"]
    t.play("get:ten_gallon")
    assert t.of("items")[0] == ["provisions", "ten_gallon"]
    assert t.money == [0, 30, 0]  # three goods are enough


@pytest.mark.rule("WL-242")
def test_the_new_blacksmith_pays_for_upgraded_gear() -> None:
    gear = ["mustang", "mule", "revolver", "rifle"]
    assert resolved("new_blacksmith", items=[gear, [], []], upgraded=[gear, [], []]).money == [50, 20, 0]


@pytest.mark.rule("WL-242", "WL-244")
def test_the_last_of_the_gang_leaves_the_board_for_thirty_dollars() -> None:
    t = resolved("last_of_the_gang", bandits=["C2"])
    assert (t.money, t.legend) == ([30, 10, 0], [0, 1, 0])  # none was left for the second one
    assert t.bandits == ["A1", "B1", "B2"]
    t = resolved("last_of_the_gang", bandits=["C1", "C2"])
    t.play("remove_bandit:C2")
    assert t.bandits == ["A1", "B1", "B2"]


@pytest.mark.rule("WL-242")
def test_head_money_pays_for_every_other_wanted_player() -> None:
    t = resolved("head_money", wanted=[1, 0, 1], sheriff="DR1")
    assert (t.money, t.hands) == ([30, 40, 0], [0, 0, 0])
    t = resolved("head_money")
    assert (t.money, t.hands) == ([20, 20, 0], [1, 1, 0])


@pytest.mark.rule("WL-242")
def test_the_siege_pays_for_wounds() -> None:
    t = resolved("siege", wounds=[3, 0, 0])
    assert (t.hands, t.money) == ([2, 2, 0], [30, 0, 0])


@pytest.mark.rule("WL-242")
def test_the_old_prospector_pays_or_draws_by_nuggets() -> None:
    t = resolved("old_prospector", nuggets=[0, 4, 0])
    assert (t.money, t.hands) == ([30, 0, 0], [0, 3, 0])


@pytest.mark.rule("WL-242")
def test_a_story_move_at_the_own_speed_meets_no_bandit() -> None:
    t = resolved("faithful_saddle", place=["MP5", "SV7", "CJ10"], bandits=["A1"])
    assert t.can("go:DR2") and not t.can("go:MP1")
    t.play("go:DR2", "go:SV7")
    assert (t.place[0], t.hands, t.money) == ("DR2", [1, 1, 0], [10, 10, 0])
