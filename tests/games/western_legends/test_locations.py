"""Locations: WL-135 to WL-145, WL-182 to WL-220, WL-359, WL-362, WL-363."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.frontier_town import herds
from games.western_legends.outpost import Outpost, a_table
from gulch.games.western_legends.board import base_board
from gulch.games.western_legends.components import ITEMS

pytestmark = pytest.mark.compiled


def at(place: str, **more: Any) -> Outpost:
    return a_table(place=[place, "SH3", "CJ10"], **more)


# ---- in general ------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-135", "WL-137")
def test_what_a_location_offers_is_offered_only_there() -> None:
    t = at("DR6", money=[12, 0, 0], nuggets=[2, 0, 0], wounds=[1, 0, 0])
    for action in ("shop", "gamble", "deposit", "heal", "revel", "prospect"):
        assert t.why_not(action) == "not-here"
    assert t.why_not("acquire") == "not-at-ranch"


@pytest.mark.rule("WL-136", "WL-138", "WL-145")
@pytest.mark.parametrize("place", ["DR2", "DR3", "DR4", "RF6", "RF7", "RF8"])
def test_each_store_is_used_from_the_three_territories_beside_it(place: str) -> None:
    assert "shop" in at(place, money=[5, 0, 0]).options


@pytest.mark.rule("WL-136", "WL-138")
@pytest.mark.parametrize("place", ["DR5", "DR9", "DR10", "RF2", "RF4", "RF5"])
def test_each_saloon_is_used_from_the_three_territories_beside_it(place: str) -> None:
    assert "gamble" in at(place, money=[1, 0, 0]).options


@pytest.mark.rule("WL-139", "WL-362", "WL-209", "WL-210", "WL-R42")
def test_one_can_work_in_every_location_and_nowhere_else() -> None:
    board = base_board()
    locations = [name for name, location in zip(board.names, board.location, strict=True) if location]
    assert len(locations) == 1 + 6 + 6 + 1 + 1 + 1 + 3 + 1 + 2 + 6
    for name in board.names:
        t = at(name)
        if name in locations:
            t.play("work")
            assert t.money[0] == 10
        else:
            assert t.why_not("work") == "no-location"


# ---- store -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-140", "WL-144", "WL-363")
def test_one_action_buys_and_upgrades_as_much_as_one_can_pay() -> None:
    t = at("DR2", money=[12, 0, 0])
    t.play("shop", "buy:shotgun", "yes", "upgrade:shotgun", "buy:whiskey", "buy:provisions", "leave")
    assert t.of("items")[0] == ["shotgun", "provisions", "whiskey"]
    assert t.of("upgraded")[0] == ["shotgun"]
    assert t.money[0] == 30
    assert t.view()["actions"] == 2
    assert t.view()["stock"][ITEMS.index("shotgun")] == 5


@pytest.mark.rule("WL-363")
def test_what_is_spent_in_one_store_action_counts_together() -> None:
    t = at("DR2", money=[12, 0, 0], stories=["gift_horse", "siege"])
    t.play("shop", "buy:mustang", "no", "buy:mule", "no", "leave")
    assert t.asked == [(0, "marking")]
    assert "mark:1" in t.options


@pytest.mark.rule("WL-141", "WL-027", "WL-R68")
def test_nobody_owns_an_item_twice() -> None:
    t = at("DR2", money=[12, 0, 0], items=[["shotgun"], [], []], upgraded=[["shotgun"], [], []])
    t.play("shop")
    assert t.why_not("buy:shotgun") == "already-owned"
    assert t.why_not("upgrade:shotgun") == "not-upgradable"


@pytest.mark.rule("WL-142", "WL-088", "WL-029")
@pytest.mark.parametrize("answer, weapon", [("yes", "shotgun"), ("no", "revolver")])
def test_a_weapon_may_be_used_at_once_when_it_is_bought(answer: str, weapon: str) -> None:
    t = at("DR2", money=[5, 0, 0], items=[["revolver"], [], []])
    t.play("shop", "buy:shotgun")
    assert t.asked == [(0, "equipping")]
    t.play(answer)
    assert t.of("weapon")[0] == weapon


@pytest.mark.rule("WL-143", "WL-R27", "WL-359")
def test_an_upgrade_costs_the_price_again_for_any_weapon_or_mount_owned_and_makes_nothing_active() -> None:
    t = at("DR2", money=[5, 0, 0], items=[["revolver", "mule"], [], []], mount=[None, None, None])
    t.play("shop", "upgrade:mule")
    assert t.money[0] == 20
    assert t.of("upgraded")[0] == ["mule"]
    assert t.of("mount")[0] is None
    assert t.asked == [(0, "shopping")]


@pytest.mark.rule("WL-302")
def test_goods_have_no_other_side() -> None:
    t = at("DR2", money=[5, 0, 0], items=[["whiskey"], [], []])
    t.play("shop")
    assert t.why_not("upgrade:whiskey") == "not-upgradable"
    assert t.why_not("upgrade:rifle") == "not-owned"


@pytest.mark.rule("WL-028", "WL-303", "WL-304")
def test_who_holds_three_goods_gets_no_more() -> None:
    t = at("DR2", money=[5, 0, 0], items=[["whiskey", "provisions", "ten_gallon"], [], []])
    t.play("shop")
    assert t.why_not("buy:miners_map") == "no-space"
    assert "buy:revolver" in t.options


@pytest.mark.rule("WL-R28", "WL-145", "WL-013")
def test_what_is_sold_out_is_sold_out() -> None:
    t = at("DR2", money=[5, 0, 0], stock=[0] + [6] * 8)
    t.play("shop")
    assert t.why_not("buy:mustang") == "sold-out"


@pytest.mark.rule("WL-140")
def test_who_can_pay_for_nothing_need_not_enter() -> None:
    assert at("DR2").why_not("shop") == "too-poor"


@pytest.mark.rule("WL-306", "WL-378", "WL-022")
def test_who_no_longer_rides_the_mule_gives_the_surplus_back() -> None:
    t = at("DR2", money=[5, 0, 0], nuggets=[6, 0, 0], items=[["mule"], [], []])
    t.play("shop", "buy:mustang", "yes")
    assert t.of("nuggets")[0] == 4


# ---- mine ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-182", "WL-183", "WL-187", "WL-004")
def test_a_nugget_is_a_nugget_and_pebbles_are_nothing() -> None:
    t = at("SV3", dice="nugget pebbles")
    t.play("prospect")
    assert (t.of("nuggets")[0], t.money[0]) == (1, 0)
    assert "rolled:0:nugget:pebbles" in t.log
    assert t.view()["dice"] == ["nugget", "pebbles"]


@pytest.mark.rule("WL-184")
def test_a_vein_trace_pays_ten_dollars() -> None:
    t = at("SH2", dice="vein vein")
    t.play("prospect")
    assert (t.of("nuggets")[0], t.money[0]) == (0, 20)


@pytest.mark.rule("WL-185", "WL-186")
def test_gold_dust_pays_and_rolls_again_as_often_as_it_comes() -> None:
    t = at("CJ7", dice="dust vein dust nugget")
    t.play("prospect")
    assert (t.of("nuggets")[0], t.money[0]) == (1, 30)


@pytest.mark.rule("WL-021", "WL-R02")
def test_nuggets_above_the_limit_are_lost() -> None:
    t = at("SV3", dice="nugget nugget", nuggets=[3, 0, 0])
    t.play("prospect")
    assert t.of("nuggets")[0] == 4


@pytest.mark.rule("WL-022")
def test_the_mule_carries_two_more_upgraded_four() -> None:
    t = at("SV3", dice="nugget nugget", nuggets=[5, 0, 0], items=[["mule"], [], []])
    t.play("prospect")
    assert t.of("nuggets")[0] == 6
    t = at("SV3", dice="nugget nugget", nuggets=[7, 0, 0], items=[["mule"], [], []], upgraded=[["mule"], [], []])
    t.play("prospect")
    assert t.of("nuggets")[0] == 8


@pytest.mark.rule("WL-005", "WL-R03")
def test_an_empty_supply_gives_nothing() -> None:
    mules = [["mule"]] * 6
    t = a_table(
        seats=6,
        place=["SV3", "SH3", "CJ10", "RF1", "RF1", "RF1"],
        nuggets=[1, 7, 7, 7, 7, 7],
        items=mules,
        upgraded=mules,
        dice="nugget nugget",
    )
    t.play("prospect")
    assert t.of("nuggets")[0] == 1


@pytest.mark.rule("WL-R91")
def test_with_the_map_and_lucky_strike_the_owner_chooses_the_order() -> None:
    hands = [["lucky_strike_h", "sprint_h"], [], []]
    t = at("SV3", dice="pebbles pebbles nugget vein", hands=hands, items=[["miners_map"], [], []])
    t.play("prospect")
    assert t.asked == [(0, "rerolling")]
    assert set(t.options) == {"reroll:1", "reroll:2", "keep_dice"}
    assert t.why_not("reroll:12") == "one-die"
    t.play("keep_dice", "boost:lucky_strike_h", "reroll:1")
    assert t.asked == [(0, "rerolling")]  # the map comes second
    t.play("reroll:2")
    assert (t.of("nuggets")[0], t.money[0]) == (1, 10)


# ---- bank ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-188", "WL-189", "WL-190", "WL-191", "WL-R37")
def test_a_deposit_pays_20_dollars_and_a_legend_point_for_each_nugget_of_choice() -> None:
    t = at("DR8", nuggets=[4, 0, 0], money=[8, 0, 0])
    t.play("deposit")
    assert set(t.options) == {"sell:1", "sell:2", "sell:3", "sell:4"}
    assert t.why_not("sell:0") == "not-that-number"
    t.play("sell:4")
    assert (t.money[0], t.of("nuggets")[0], t.legend[0]) == (120, 0, 4)


@pytest.mark.rule("WL-188")
def test_without_nuggets_there_is_nothing_to_deposit() -> None:
    assert at("DR8").why_not("deposit") == "no-nuggets"


# ---- doctor, cabaret -------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-205", "WL-206")
def test_the_doctor_heals_everything_and_each_wound_gives_a_card() -> None:
    t = at("RF1", wounds=[3, 0, 0], money=[1, 0, 0])
    t.play("heal")
    assert (t.wounds[0], t.money[0], t.hands[0]) == (0, 0, 3)


@pytest.mark.rule("WL-R41")
def test_the_unhurt_need_no_doctor() -> None:
    assert at("RF1", money=[1, 0, 0]).why_not("heal") == "unhurt"
    assert at("RF1", wounds=[1, 0, 0]).why_not("heal") == "too-poor"


@pytest.mark.rule("WL-207", "WL-208", "WL-R86")
def test_the_cabaret_sells_legend_points_for_30_dollars_each() -> None:
    t = at("RF3", money=[10, 0, 0])
    t.play("revel")
    assert set(t.options) == {"spend:1", "spend:2", "spend:3"}
    t.play("spend:3")
    assert (t.money[0], t.legend[0]) == (10, 3)
    assert at("RF3", money=[2, 0, 0]).why_not("revel") == "too-poor"


# ---- cattle ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-211", "WL-212", "WL-034", "WL-019")
def test_a_cattle_token_is_taken_unseen_and_known_to_its_owner() -> None:
    t = at("MP2", **herds([[], [], []]))
    t.play("acquire")
    mine = t.view(0)["players"][0]["cattle_green"]
    assert len(mine) == 1
    assert mine[0].startswith("green_")
    assert t.view(1)["players"][0]["cattle_green"] == [None]
    assert t.view()["ranches"] == [7, 8]
    assert t.why_not("acquire") == "no-room-for-cattle"


@pytest.mark.rule("WL-R44")
def test_an_empty_ranch_gives_nothing() -> None:
    t = at("SH7", **(herds([[], [], []]) | {"ranch_blue": []}))
    assert t.why_not("acquire") == "ranch-empty"


@pytest.mark.rule("WL-213", "WL-214", "WL-R45", "WL-R43", "WL-219", "WL-260")
def test_cattle_wrangled_at_the_station_gives_a_marshal_point_then_what_is_printed() -> None:
    t = a_table(place=["SV9", "SH3", "CJ10"], **herds([["green_8"], [], []]))
    t.play("move", "go:SV12", "yes")
    assert (t.of("marshal")[0], t.money[0], t.legend[0]) == (1, 30, 1)
    assert t.view()["ranches"] == [8, 8]
    assert t.view()["actions"] == 2
    kinds = [event.split(":")[0] for event in t.log]
    assert kinds.index("on_marshal") < kinds.index("got_legend")


@pytest.mark.rule("WL-R43")
def test_nobody_has_to_turn_cattle_in() -> None:
    t = a_table(place=["SV9", "SH3", "CJ10"], **herds([["green_8"], [], []]))
    t.play("move", "go:SV12", "no")
    assert t.of("cattle_green")[0] == [None]
    assert t.of("marshal")[0] == 0


@pytest.mark.rule("WL-215", "WL-251")
def test_a_wanted_player_gets_the_reward_but_no_marshal_point() -> None:
    t = a_table(place=["SV9", "SH3", "CJ10"], wanted=[1, 0, 0], **herds([["green_6"], [], []]))
    t.play("move", "go:SV12", "yes")
    assert (t.of("marshal")[0], t.of("wanted")[0], t.money[0]) == (0, 1, 40)


@pytest.mark.rule("WL-216", "WL-217", "WL-220", "WL-261")
def test_cattle_rustled_at_another_ranch_makes_wanted() -> None:
    t = a_table(place=["MP3", "SH3", "CJ10"], marshal=[4, 0, 0], **herds([["blue_4"], [], []]))
    t.play("move", "go:MP2", "yes")
    assert (t.of("marshal")[0], t.of("wanted")[0], t.money[0]) == (0, 1, 30)


@pytest.mark.rule("WL-218")
def test_tokens_of_the_same_colour_stay() -> None:
    t = a_table(place=["MP3", "SH3", "CJ10"], **herds([["green_4"], [], []]))
    t.play("move", "go:MP2")
    assert t.asked == [(0, "acting")]
    assert t.of("cattle_green")[0] == [None]
