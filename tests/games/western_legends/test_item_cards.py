"""The nine kinds of items, both sides of each."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.outpost import Outpost, a_table

pytestmark = pytest.mark.compiled
HERE = ["MP6", "MP6", "CJ10"]


def reachable(t: Outpost) -> set[str]:
    t.play("move")
    return {option.removeprefix("go:") for option in t.options}


def ranks(mine: list[str], theirs: list[str], upgraded: list[list[str]], first: str = "duel:1") -> list[str]:
    """Both play kings without a text for fights; what the weapons make of them."""
    hands = [["living_legend_h", "grit_c"], ["living_legend_d", "grit_s"], []]
    t = a_table(hands=hands, place=HERE, items=[mine, theirs, []], upgraded=upgraded)
    t.play(first)
    while t.can("no"):
        t.play("no")
    t.play("commit:living_legend_h", "commit:living_legend_d")
    return list(t.view()["rank"])


@pytest.mark.rule("WL-077", "WL-078", "WL-300")
def test_a_mustang_has_speed_four_upgraded_five() -> None:
    assert "DR7" not in reachable(a_table(place=["MP6", "SV7", "CJ10"]))
    base = reachable(a_table(place=["MP6", "SV7", "CJ10"], items=[["mustang"], [], []]))
    assert "DR8" in base and "SV9" not in base
    assert "SV9" in reachable(
        a_table(place=["MP6", "SV7", "CJ10"], items=[["mustang"], [], []], upgraded=[["mustang"], [], []])
    )


@pytest.mark.rule("WL-078", "WL-022", "WL-021")
def test_a_mule_has_speed_three_and_carries_six_nuggets() -> None:
    mule = [["mule"], [], []]
    base = reachable(a_table(place=["MP6", "SV7", "CJ10"], items=mule))
    assert "DR6" in base and "DR8" not in base
    t = a_table(place=["SV3", "SV7", "CJ10"], items=mule, nuggets=[5, 0, 0], dice="nugget nugget")
    t.play("prospect")
    assert t.of("nuggets")[0] == 6


@pytest.mark.rule("WL-022", "WL-301")
def test_an_upgraded_mule_has_speed_four_and_carries_eight_nuggets() -> None:
    mule = [["mule"], [], []]
    assert "DR8" in reachable(a_table(place=["MP6", "SV7", "CJ10"], items=mule, upgraded=mule))
    t = a_table(place=["SV3", "SV7", "CJ10"], items=mule, upgraded=mule, nuggets=[7, 0, 0], dice="nugget nugget")
    t.play("prospect")
    assert t.of("nuggets")[0] == 8


@pytest.mark.rule("WL-306", "WL-378", "WL-022")
def test_who_stops_riding_the_mule_loses_nuggets_above_four() -> None:
    t = a_table(
        place=["MP6", "SV7", "CJ10"],
        items=[["mule", "mustang"], [], []],
        mount=["mule", None, None],
        nuggets=[6, 0, 0],
        at="start_of_turn",
    )
    t.play("income:money", "ready:mustang")
    assert t.of("nuggets")[0] == 4


@pytest.mark.rule("WL-300", "WL-301")
def test_a_revolver_helps_only_upgraded_and_in_the_own_turn() -> None:
    revolver = ["revolver"]
    assert ranks(revolver, revolver, [[], [], []]) == ["k", "k"]
    assert ranks(revolver, revolver, [revolver, revolver, []]) == ["k", "q"]


@pytest.mark.rule("WL-300", "WL-301", "WL-R89")
def test_a_shotgun_draws_a_card_for_a_won_fight_and_upgraded_lowers_in_any_turn() -> None:
    assert ranks(["shotgun"], ["shotgun"], [[], [], []]) == ["k", "k"]
    assert ranks([], ["shotgun"], [[], ["shotgun"], []]) == ["q", "k"]
    t = a_table(
        hands=[["living_legend_h"], ["sprint_h"], []],
        place=HERE,
        items=[["shotgun"], [], []],
        top=["cover_c", "cover_s"],
    )
    t.play_on("duel:1", "commit:sprint_h")
    assert t.hand(0) == ["cover_s"]


@pytest.mark.rule("WL-102", "WL-103", "WL-300")
def test_a_rifle_looks_at_two_random_cards_of_the_opponent() -> None:
    hands = [["living_legend_h", "grit_c"], ["cover_c", "cover_s", "grit_s"], []]
    t = a_table(hands=hands, place=HERE, items=[["rifle"], [], []])
    t.play("duel:1", "yes")
    seen = [card for card in t.view(0)["players"][1]["hand"] if card is not None]
    assert len(seen) == 2
    assert t.view(2)["players"][1]["hand"] == [None, None, None]


@pytest.mark.rule("WL-103")
def test_the_look_of_a_rifle_may_be_declined() -> None:
    t = a_table(hands=[["living_legend_h", "grit_c"], ["cover_c"], []], place=HERE, items=[["rifle"], [], []])
    t.play("duel:1", "no")
    assert t.view(0)["players"][1]["hand"] == [None]


@pytest.mark.rule("WL-301", "WL-365")
def test_an_upgraded_rifle_looks_at_a_fight_card_and_lowers_the_opposing_card() -> None:
    rifle = ["rifle"]
    assert ranks(rifle, [], [rifle, [], []]) == ["k", "q"]
    hands = [["living_legend_h", "grit_c"], [], []]
    t = a_table(
        hands=hands,
        place=["DR8", "SV7", "CJ10"],
        items=[rifle, [], []],
        upgraded=[rifle, [], []],
        fights=["fight_3", "fight_4", "fight_5"],
    )
    t.play("heist", "yes")
    assert len([card for card in t.view(0)["players"][2]["npc_hand"] if card is not None]) == 1


@pytest.mark.rule("WL-365")
def test_a_rifle_that_is_not_upgraded_does_not_look_at_fight_cards() -> None:
    t = a_table(hands=[["living_legend_h", "grit_c"], [], []], place=["DR8", "SV7", "CJ10"], items=[["rifle"], [], []])
    t.play("heist")
    assert t.asked == [(0, "committing")]


@pytest.mark.rule("WL-R91")
def test_a_miners_map_rolls_one_die_again() -> None:
    t = a_table(place=["SV3", "SV7", "CJ10"], items=[["miners_map"], [], []], dice="pebbles nugget nugget")
    t.play("prospect")
    assert set(t.options) == {"reroll:1", "reroll:2", "keep_dice"}
    t.play("reroll:1")
    assert t.of("nuggets")[0] == 2


@pytest.mark.rule("WL-R91")
def test_with_map_and_lucky_strike_the_owner_chooses_the_order() -> None:
    given: dict[str, Any] = {
        "place": ["SV3", "SV7", "CJ10"],
        "items": [["miners_map"], [], []],
        "dice": "pebbles pebbles vein nugget",
    }
    t = a_table(hands=[["lucky_strike_h"], [], []], **given)
    t.play("prospect", "keep_dice", "boost:lucky_strike_h", "reroll:1", "reroll:2")
    assert (t.money[0], t.of("nuggets")[0]) == (10, 1)
    t = a_table(hands=[["lucky_strike_h"], [], []], **given)
    t.play("prospect", "reroll:1", "boost:lucky_strike_h", "reroll:2")
    assert (t.money[0], t.of("nuggets")[0]) == (10, 1)


@pytest.mark.rule("WL-316", "WL-304", "WL-305", "WL-092")
def test_provisions_are_discarded_to_draw_a_card_and_heal() -> None:
    t = a_table(items=[["provisions"], [], []], wounds=[1, 0, 0], top=["grit_c"])
    t.play_on("use:provisions")
    assert (t.wounds[0], t.hand(0), t.of("items")[0]) == (0, ["grit_c"], [])
    assert t.view()["stock"][6] == 6


@pytest.mark.rule("WL-316")
def test_provisions_draw_a_card_when_they_are_bought() -> None:
    t = a_table(place=["DR2", "SV7", "CJ10"], money=[2, 0, 0], top=["grit_c"])
    t.play("shop", "buy:provisions")
    assert t.hand(0) == ["grit_c"]


@pytest.mark.rule("WL-315", "WL-R72")
def test_whiskey_heals_when_it_is_bought_and_stays() -> None:
    t = a_table(place=["DR2", "SV7", "CJ10"], money=[1, 0, 0], wounds=[2, 0, 0])
    t.play_on("shop", "buy:whiskey")
    assert (t.wounds[0], t.of("items")[0]) == (1, ["whiskey"])


@pytest.mark.rule("WL-310", "WL-R72", "WL-304")
def test_whiskey_wounds_somebody_where_a_move_ends() -> None:
    t = a_table(place=["MP6", "MP7", "MP7"], items=[["whiskey"], [], []])
    t.play("move", "go:MP7")
    assert t.options == ["pick:1", "pick:2", "nobody"]
    t.play("pick:2")
    assert (t.wounds, t.of("items")[0]) == ([0, 0, 1], [])


@pytest.mark.rule("WL-311", "WL-383")
def test_whiskey_is_no_second_reaction_to_the_same_action() -> None:
    hands: list[list[str]] = [["living_legend_h", "reputation_c"], [], []]
    given: dict[str, Any] = {"place": ["MP6", "MP1", "CJ10"], "bandits": ["A1"], "fights": ["fight_3", "fight_2"]}
    t = a_table(hands=hands, items=[["whiskey"], [], []], **given)
    t.play("move", "go:MP1", "commit:living_legend_h", "send:fight_3")
    t.play("pass", "take_badge", "boost:reputation_c")
    t.decline()
    assert t.asked == [(0, "acting")]


@pytest.mark.rule("WL-310")
def test_whiskey_may_be_kept() -> None:
    t = a_table(place=["MP6", "MP7", "CJ10"], items=[["whiskey"], [], []])
    t.play("move", "go:MP7", "nobody")
    assert (t.wounds, t.of("items")[0]) == ([0, 0, 0], ["whiskey"])


@pytest.mark.rule("WL-300", "WL-173")
@pytest.mark.parametrize("mine, legend, money", [("first_shot_h", 2, 70), ("sprint_h", 0, 10)], ids=["won", "lost"])
def test_a_ten_gallon_gives_a_point_for_won_poker_and_ten_dollars_for_lost(mine: str, legend: int, money: int) -> None:
    hands = [[mine, "payday_h"], ["showdown_c", "manhunt_h"], []]
    top = ["payday_d", "patch_up_c", "cover_c", "wallop_c", "fools_gold_c"]
    t = a_table(hands=hands, place=["DR5", "DR6", "CJ10"], money=[1, 1, 0], items=[["ten_gallon"], [], []], top=top)
    t.play("gamble", "join")
    t.say(0, f"lay:{mine}", "lay:payday_d")
    t.say(1, "lay:showdown_c", "lay:manhunt_h")
    assert (t.legend[0], t.money[0]) == (legend, money)


@pytest.mark.rule("WL-R69", "WL-029")
def test_a_weapon_that_is_not_active_does_nothing() -> None:
    hands = [["living_legend_h", "grit_c"], ["living_legend_d", "grit_s"], []]
    own = ["revolver", "shotgun"]
    t = a_table(hands=hands, place=HERE, items=[own, [], []], upgraded=[own, [], []], weapon=["revolver", None, None])
    t.play("duel:1", "commit:living_legend_h", "commit:living_legend_d")
    assert t.view()["rank"] == ["k", "q"]
