"""The legendary items: how they are drawn, and what each of the twelve does."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.expanded import HERE, KING, QUEEN, a_goal, resolved, rules_of, with_expansions
from games.western_legends.frontier_town import herds
from games.western_legends.goal_cards import can_declare
from games.western_legends.outpost import Outpost
from gulch.games.western_legends.good_bad_handsome.items import LEGENDARY_ITEMS
from gulch.games.western_legends.names import EVERY_ITEM

pytestmark = pytest.mark.compiled
OPTION = "good_bad_handsome"
NAMES = [item.name for item in LEGENDARY_ITEMS]
GOODS = ["miners_map", "provisions", "ten_gallon"]
POINTS = {
    "lightning": 1,
    "thunder": 1,
    "black_coat": 1,
    "bowie_knife": 1,
    "companion": 0,
    "dynamite": 0,
    "lasso": 0,
    "marshals_badge": 2,
    "mesa_deed": 2,
    "outlaws_mask": 2,
    "silver_flask": 1,
    "tomahawk": 1,
}


def a_table(**given: Any) -> Outpost:
    return with_expansions(OPTION, **given)


def only(*left: str) -> list[int]:
    """The counter with these legendary items alone."""
    items = rules_of(3, {OPTION: True}).items
    return [(1 if item.name in left else 0) if item.name in NAMES else item.copies for item in items]


def reachable(t: Outpost) -> set[str]:
    t.play("move")
    return {option.removeprefix("go:") for option in t.options}


def ranks(**given: Any) -> Outpost:
    """A duel of kings without a text, until somebody may react."""
    hands = [["living_legend_h", "grit_c"], ["living_legend_d", "grit_s"], []]
    t = a_table(hands=hands, place=HERE, **given)
    t.play("duel:1", "commit:living_legend_h", "commit:living_legend_d")
    return t


# ---- drawing ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WLG-001", "WLG-003", "WLG-013")
def test_twelve_legendary_items_lie_on_the_counter_and_cannot_be_bought() -> None:
    t = a_table(place=["DR2", "SV7", "CJ10"], money=[12, 0, 0])
    assert (len(NAMES), t.view()["legendary_items"]) == (12, 12)
    t.play("shop")
    assert not any(t.can(f"buy:{name}") for name in NAMES)
    assert t.why_not("buy:thunder") == "not-for-money"


@pytest.mark.rule("WLG-006", "WLG-R02")
def test_a_legendary_item_is_drawn_blindly_and_a_weapon_may_be_used_at_once() -> None:
    t = resolved(OPTION, "tall_stranger", stock=only("thunder"))
    assert "drew_legendary:0:thunder" in t.log
    t.play("yes")
    assert (t.of("items")[0], t.of("weapon")[0]) == (["thunder"], "thunder")
    assert t.legend == [0, 1, 0]  # none was left for the second


@pytest.mark.rule("WLG-007")
def test_two_markers_on_a_story_bring_only_one_legendary_item() -> None:
    t = with_expansions(OPTION, stories=["tall_stranger", "widow"], at="stories", markers=[2, 0, 0, 0, 0, 0])
    assert len([line for line in t.log if line.startswith("drew_legendary:0")]) == 1


@pytest.mark.rule("WLG-011", "WLG-012", "WLG-R02", "WLG-R03")
def test_goods_make_room_for_a_fourth_and_go_back_to_the_counter() -> None:
    mine = [[*GOODS], [], []]
    t = resolved(OPTION, "tall_stranger", stock=only("companion"), items=mine)
    assert t.asked == [(0, "making_room")]
    before = t.view()["stock"][EVERY_ITEM.index("provisions")]
    t.play("make_room:provisions")
    assert t.of("items")[0] == ["miners_map", "ten_gallon", "companion"]
    assert t.view()["stock"][EVERY_ITEM.index("provisions")] == before + 1
    mine = [["miners_map", "provisions", "lasso"], [], []]
    t = resolved(OPTION, "tall_stranger", stock=only("companion"), items=mine)
    t.play("make_room:lasso")
    assert "drew_legendary:1:lasso" in t.log  # it was on the counter again


@pytest.mark.rule("WLG-R01")
def test_who_keeps_three_other_goods_puts_the_fourth_back_for_a_point() -> None:
    t = resolved(OPTION, "tall_stranger", stock=only("companion"), items=[[*GOODS], [], []])
    t.play("put_back")
    assert (t.of("items")[0], t.legend[0]) == (GOODS, 1)
    assert t.of("items")[1] == ["companion"]


@pytest.mark.rule("WLG-R04")
def test_if_no_legendary_item_is_left_it_is_a_point_instead() -> None:
    t = resolved(OPTION, "tall_stranger", stock=only())
    assert (t.legend, t.view()["legendary_items"]) == ([1, 1, 0], 0)


# ---- one by one ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WLG-008", "WLG-009")
def test_lightning_is_a_mount_of_speed_five_that_cannot_be_upgraded() -> None:
    assert "SV9" in reachable(a_table(place=["MP6", "SV7", "CJ10"], items=[["lightning"], [], []]))
    t = a_table(place=["DR2", "SV7", "CJ10"], items=[["lightning"], [], []], money=[12, 0, 0])
    t.play("shop")
    assert t.why_not("upgrade:lightning") == "not-upgradable"


@pytest.mark.rule("WLG-008", "WLG-009")
def test_thunder_is_a_weapon_that_lowers_the_opposing_card_by_two() -> None:
    assert ranks(items=[["thunder"], [], []]).view()["rank"] == ["k", "j"]


@pytest.mark.rule("WLG-008")
def test_the_black_coat_lets_its_owner_pass_a_bandit_or_fight_him() -> None:
    start = {
        "hands": [[KING], [], []],
        "place": ["SV3", "RF1", "RF2"],
        "bandits": ["C1"],
        "items": [["black_coat"], [], []],
    }
    t = a_table(**start)
    assert "SV1" in reachable(t)  # beyond the hideout
    t.play("go:SV2", "yes")
    assert (t.bandits, t.asked) == (["C1"], [(0, "acting")])
    t = a_table(**start)
    t.play("move", "go:SV2", "no")
    assert t.asked == [(2, "sending")]
    t = a_table(**{**start, "items": [[], [], []]})
    assert "SV1" not in reachable(t)


@pytest.mark.rule("WLG-008")
def test_the_bowie_knife_gives_a_beaten_player_another_wound() -> None:
    t = ranks(items=[["bowie_knife"], [], []])
    t.decline()
    assert t.wounds == [0, 2, 0]
    t = ranks(items=[[], ["bowie_knife"], []])
    t.decline()
    assert t.wounds == [0, 1, 0]


@pytest.mark.rule("WLG-008")
def test_the_companion_brings_a_card_or_ten_dollars_for_a_marker() -> None:
    for choice, money, cards in (("1", 0, 2), ("2", 10, 1)):
        t = a_table(
            hands=[["patch_up_c"], [], []],
            wounds=[1, 0, 0],
            stories=["preacher", "siege"],
            items=[["companion"], [], []],
        )
        t.play("play:patch_up_c", "mark:2", f"take:companion_{choice}")
        assert (t.money[0], t.hands[0]) == (money, cards)


@pytest.mark.rule("WLG-008")
def test_dynamite_opens_the_vault_without_a_fight() -> None:
    start = {"hands": [["sprint_h"], [], []], "place": ["DR8", "RF1", "RF2"], "items": [["dynamite"], [], []]}
    t = a_table(**start)
    t.play("heist", "yes")
    t.decline()
    assert (t.money[0], t.of("wanted")[0], t.of("items")[0]) == (80, 3, [])
    assert not any(line.startswith("won_fight") for line in t.log)
    t = a_table(**start)
    t.play("heist", "no")
    assert t.asked == [(2, "sending")]


@pytest.mark.rule("WLG-008", "WL-338")
def test_a_heist_with_dynamite_is_one_of_jesses_two() -> None:
    start = {"hands": [["sprint_h"], [], []], "place": ["DR8", "RF1", "RF2"], "items": [["dynamite"], [], []]}
    t = a_goal(OPTION, "jesse_james_1", progress=[1, *[0] * 11], **start)
    t.play("heist", "yes")
    t.decline()
    assert can_declare(t, "jesse_james_1")


@pytest.mark.rule("WLG-008")
def test_the_lasso_holds_one_more_head_and_pays_ten_dollars_for_each() -> None:
    cattle = herds([["green_1"], [], []])
    t = a_table(place=["MP2", "SV7", "CJ10"], items=[["lasso"], [], []], **cattle)
    assert t.can("acquire")
    t = a_table(place=["MP2", "SV7", "CJ10"], items=[["thunder"], [], []], **cattle)
    assert t.why_not("acquire") == "no-room-for-cattle"
    t = a_table(place=["SV11", "SV7", "CJ10"], items=[["lasso"], [], []], wanted=[1, 0, 0], **cattle)
    t.play("move", "go:SV12", "yes")
    assert t.money[0] == 30  # the token's $20 and ten


@pytest.mark.rule("WLG-008", "WLG-010")
def test_the_marshals_badge_pays_for_points_and_is_worth_two_to_a_marshal() -> None:
    t = a_table(hands=[[KING], [], []], items=[["marshals_badge"], [], []], marshal=[2, 0, 0])
    t.play_on(f"play:{KING}")
    assert t.money[0] == 10
    assert item_points("marshals_badge", marshal=[1, 0, 0]) == 2
    assert item_points("marshals_badge") == 0


@pytest.mark.rule("WLG-008")
def test_the_mesa_deed_lets_its_owner_cross_a_mesa() -> None:
    assert "RF1" in reachable(a_table(place=["SH3", "SV7", "CJ10"], items=[["mesa_deed"], [], []]))
    assert "RF1" not in reachable(a_table(place=["SH3", "SV7", "CJ10"]))


@pytest.mark.rule("WLG-008")
def test_rowdy_rides_out_over_a_mesa_with_its_deed() -> None:
    start = {"cast": ["yb_rowdy", "annie_oakley", "bass_reeves"], "place": ["SH3", "SV7", "CJ10"], "legends": [0]}
    t = a_table(hands=[["sprint_h"], [], []], items=[["mesa_deed"], [], []], at="start_of_turn", **start)
    t.play("yes")
    assert t.can("go:RF1")


@pytest.mark.rule("WLG-008", "WLG-010")
def test_the_outlaws_mask_hides_the_wanted_from_the_sheriff() -> None:
    start = {"place": ["MP6", "SV7", "CJ10"], "wanted": [1, 0, 0], "sheriff": "MP5"}
    masked = reachable(a_table(items=[["outlaws_mask"], [], []], **start))
    assert {"MP5", "MP4"} <= masked
    assert "MP5" not in reachable(a_table(**start))
    assert item_points("outlaws_mask", wanted=[2, 0, 0]) == 2
    assert item_points("outlaws_mask") == 0


@pytest.mark.rule("WLG-008")
def test_the_silver_flask_heals_a_wound_in_place_of_the_income() -> None:
    t = a_table(at="start_of_turn", items=[["silver_flask"], [], []], wounds=[2, 0, 0])
    t.play("sip")
    assert (t.wounds[0], t.money[0], t.hands[0]) == (1, 0, 0)
    assert not a_table(at="start_of_turn", items=[["silver_flask"], [], []]).can("sip")
    assert not a_table(at="start_of_turn", wounds=[1, 0, 0]).can("sip")


@pytest.mark.rule("WLG-008")
def test_the_tomahawk_lowers_the_opposing_card_once_per_turn() -> None:
    t = ranks(items=[["tomahawk"], [], []])
    t.play("react_with:tomahawk")
    assert t.view()["rank"] == ["k", "q"]
    assert t.asked == [(1, "reacting")]
    t.play("pass")
    assert t.why_not("react_with:tomahawk") == "thrown-already"
    t = a_table(hands=[[KING], [QUEEN], []], place=HERE, items=[["tomahawk"], [], []])
    t.play("duel:1", f"commit:{QUEEN}")
    assert t.asked == [(0, "reacting")]  # without a card in hand, too


def item_points(item: str, **given: Any) -> int:
    """What it is worth at the end: the last turn of the last round."""
    t = a_table(at="end_of_turn", active=2, round=3, ending=3, items=[[item], [], []], **given)
    assert not t.table.pending
    points: int = t.of("score")[0]["items"]
    return points


@pytest.mark.rule("WLG-010")
@pytest.mark.parametrize("item, points", list(POINTS.items()))
def test_some_legendary_items_are_worth_points_at_the_end(item: str, points: int) -> None:
    status = {"marshals_badge": {"marshal": [1, 0, 0]}, "outlaws_mask": {"wanted": [1, 0, 0]}}
    assert item_points(item, **status.get(item, {})) == points
