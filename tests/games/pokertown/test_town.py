"""The town: every building by its printed figures, first and later visits, what cannot be paid."""

from __future__ import annotations

from typing import Any

import pytest

from games.pokertown.sheets import a_table, answer, asked, card, goods, happened, options, reach, sheet, visit, why
from gulch.games.pokertown.components import RANK_NAMES
from gulch.games.pokertown.figures import FIGURES

TOWN = FIGURES["town"]
RANK = {building["id"]: RANK_NAMES[building["rank"] - 1] for building in TOWN}
every_building = pytest.mark.parametrize("building", TOWN, ids=[b["id"] for b in TOWN])


def enter(building: str, **fields: Any) -> Any:
    """A visit; first the bonus action, if there is one, is let go."""
    table = visit(building, f"9c {RANK[building]}s 4h", **{"sheriff": "kd", **fields})
    while asked(table) == "next" and any(id.startswith("decline") for id in options(table)):
        answer(table, next(id for id in options(table) if id.startswith("decline")))
    return table


@pytest.mark.rule("PT-060", "PT-076", "PT-095")
@every_building
def test_every_building_gives_its_first_visit_bonus_once(building: dict[str, Any]) -> None:
    name, first = building["id"], building["first"]
    table = visit(name, f"9c {RANK[name]}s 4h", dollars=0, nuggets=0, sheriff="kd")
    assert sheet(table)["town"][name] == "circled"
    causes = [(e["goods"], e["count"]) for e in happened(table, "gained") if e["cause"] == "first_visit"]
    assert causes == ([("stars", "1")] if first == {"stars": 1} else [])
    assert [e["region"] for e in happened(table, "bonus")] == ([first["bonus"]] if "bonus" in first else [])
    again = visit(name, f"9c {RANK[name]}s 4h", dollars=0, nuggets=0, visited=[name], sheriff="kd")
    assert happened(again, "bonus") == []
    assert not [e for e in happened(again, "gained") if e["cause"] == "first_visit"]


@pytest.mark.rule("PT-060")
@every_building
def test_the_rank_picks_the_building(building: dict[str, Any]) -> None:
    assert reach(a_table(f"9c {RANK[building['id']]}s 4h", nuggets=0, sheriff="kd")) == {building["id"]: 0}


@pytest.mark.rule("PT-060", "PT-R18", "PT-EX-6")
def test_effect_and_bonus_come_in_either_order() -> None:
    start = visit("store", "9c 5s 4h")
    assert {"effect:store", "act:stage_a", "decline:frontier"} <= set(options(start))
    effect_first = answer(start.copy(), "effect:store", "buy:bandana", "act:stage_5")
    bonus_first = answer(start.copy(), "act:stage_5", "buy:bandana")
    for table in (effect_first, bonus_first):
        assert goods(table) == (4 - 1 + 12, 2, 0, 0)
        assert sheet(table)["items"] == ["bandana"]
        assert sheet(table)["frontier"][4] == "circled"


@pytest.mark.rule("PT-061")
def test_an_item_is_marked_and_stays_to_the_end() -> None:
    table = enter("store")
    answer(table, "buy:pickaxe")
    assert sheet(table)["items"] == ["pickaxe"]
    assert "pickaxe" in sheet(answer(table, "dig:1", "circle:tl"))["items"]


@pytest.mark.rule("PT-062", "PT-077", "PT-R22")
def test_the_undertaker_gives_protection_then_the_shovel_then_nothing() -> None:
    assert sheet(enter("undertaker"))["items"] == ["undertaker"]
    again: dict[str, Any] = {"visited": ["undertaker"]}
    assert sheet(enter("undertaker", items=["undertaker"], **again))["items"] == ["undertaker", "shovel"]
    third = enter("undertaker", items=["undertaker", "shovel"], **again)
    assert happened(third, "bought") == []
    robber = enter("undertaker", items=["undertaker", "shovel"], character="grave_robber", **again)
    assert happened(robber, "bought") == []


@pytest.mark.rule("PT-R22")
def test_protection_works_later_in_the_same_turn() -> None:
    table = visit("undertaker", "9c as 4h", chambers=["1a"], robbed=[2, 3])
    answer(table, "effect:undertaker", "act:chamber_2a", "act:target_4", "act:tombstone_tl")
    assert goods(table)[3] == 1, "the chicken's, not the tombstone's"


@pytest.mark.rule("PT-063", "PT-079", "PT-R23")
def test_the_bank_sells_one_colour_per_visit_each_once() -> None:
    table = enter("bank", dollars=9)
    assert options(table) == ["invest:red", "invest:black", "nothing"]
    answer(table, "invest:red")
    assert (goods(table)[0], sheet(table)["items"]) == (5, ["bank_red"])
    second = enter("bank", dollars=4, items=["bank_red"], visited=["bank"])
    assert options(second) == ["invest:black", "nothing"]
    assert why(second, "invest:red") == "owned-already"
    assert sheet(answer(second, "invest:black"))["items"] == ["bank_red", "bank_black"]


@pytest.mark.rule("PT-078")
@pytest.mark.parametrize("round", [1, 2, 3])
@pytest.mark.parametrize(
    "lineup, items, pays",
    [
        ("9h 6d 4h", ["bank_red"], True),
        ("9s 6c 4s", ["bank_black"], True),
        ("9h 6d 4h", ["bank_black"], False),
        ("9h 6d 4s", ["bank_red", "bank_black"], False),
        ("9s 6c 4s", ["bank_red", "bank_black"], True),
    ],
)
def test_the_bank_pays_the_rounds_number_when_all_three_cards_match(
    round: int, lineup: str, items: list[str], pays: bool
) -> None:
    table = a_table(lineup, items=items, round=round)
    assert goods(table)[2] == (FIGURES["powers"]["bank_by_round"][round - 1] if pays else 0)


@pytest.mark.rule("PT-064", "PT-R11")
@pytest.mark.parametrize("wanted", [0, 2, 4, 9])
def test_the_hideout_crosses_out_any_number_up_to_four(wanted: int) -> None:
    table = enter("hideout", wanted=wanted)
    if wanted == 0:
        assert asked(table) == "assign"
        return
    assert options(table) == [f"cross_out:{n}" for n in range(min(4, wanted) + 1)]
    assert goods(answer(table, "cross_out:2"))[3] == wanted - 2


@pytest.mark.rule("PT-065", "PT-200")
def test_the_stable_sells_one_horse_per_visit_each_once() -> None:
    table = enter("stable", dollars=7)
    assert options(table) == ["buy:draft_horse", "buy:steed", "nothing"]
    draft = answer(table.copy(), "buy:draft_horse")
    assert (goods(draft)[0], goods(draft)[2], sheet(draft)["hammers"]) == (4, 1, 1)
    steed = answer(table, "buy:steed")
    assert (goods(steed)[0], sheet(steed)["items"]) == (3, ["steed"])
    second = enter("stable", items=["steed"], visited=["stable"])
    assert options(second) == ["buy:draft_horse", "nothing"]


@pytest.mark.rule("PT-066")
@pytest.mark.parametrize("item, price, stars, pans", [("pan", 3, 1, 1), ("pickaxe", 2, 1, 0), ("bandana", 1, 0, 0)])
def test_the_store_sells_one_item_per_visit_each_once(item: str, price: int, stars: int, pans: int) -> None:
    table = enter("store", dollars=3)
    assert options(table) == ["buy:pan", "buy:pickaxe", "buy:bandana", "nothing"]
    answer(table, f"buy:{item}")
    assert (goods(table)[0], goods(table)[2], sheet(table)["pans"]) == (3 - price, stars, pans)
    assert asked(table) == "assign"
    second = enter("store", dollars=3, items=[item], visited=["store"])
    assert f"buy:{item}" not in options(second)


@pytest.mark.rule("PT-067")
@pytest.mark.parametrize("dollars, wanted, most", [(20, 20, 8), (3, 9, 3), (9, 2, 2)])
def test_the_church_takes_a_dollar_for_each_wanted_up_to_eight(dollars: int, wanted: int, most: int) -> None:
    table = enter("church", dollars=dollars, wanted=wanted)
    assert options(table) == [f"pay:church:{n}" for n in range(most + 1)]
    answer(table, f"pay:church:{most}")
    assert (goods(table)[0], goods(table)[3]) == (dollars - most, wanted - most)


@pytest.mark.rule("PT-068", "PT-203", "PT-R24")
@pytest.mark.parametrize("circled", range(5))
def test_the_hotel_sells_the_next_silver_star_and_only_the_last_one_scores(circled: int) -> None:
    table = enter("hotel", hotel=circled, visited=["hotel"])
    ladder = [0, *FIGURES["powers"]["hotel"]]
    if circled == 4:
        assert asked(table) == "assign"
        assert goods(table)[0] == 4
    else:
        answer(table, "buy:silver_star")
        assert (goods(table)[0], sheet(table)["hotel"]) == (2, circled + 1)
    assert sheet(table)["points"]["hotel"] == ladder[min(circled + 1, 4)]


@pytest.mark.rule("PT-070", "PT-208")
def test_the_armoury_sells_the_revolver_then_the_rifle() -> None:
    table = enter("armoury", dollars=9)
    assert options(table) == ["buy:revolver", "nothing"]
    assert why(table, "buy:rifle") == "first-a-revolver"
    assert (goods(answer(table, "buy:revolver"))[0], sheet(table)["items"]) == (6, ["revolver"])
    second = enter("armoury", items=["revolver"], visited=["armoury"])
    assert options(second) == ["buy:rifle", "nothing"]
    assert goods(answer(second, "buy:rifle"))[0] == 0


@pytest.mark.rule("PT-071", "PT-210")
@pytest.mark.parametrize("rank", ["j", "q", "k"])
def test_bail_bonds_let_one_outlaw_be_hunted_free_of_charge(rank: str) -> None:
    table = enter("bail_bonds", dollars=0)
    assert options(table) == ["hunt:j", "hunt:q", "hunt:k"]
    assert sheet(answer(table, f"hunt:{rank}"))["outlaw"] == rank
    again = enter("bail_bonds", visited=["bail_bonds"], outlaw=11, outlaws=[11])
    answer(again, f"hunt:{rank}")
    assert sheet(again)["outlaw"] == rank, "only the last one is hunted"
    assert sheet(again)["outlaws"] == sorted({"j", rank}, key="jqk".index)


@pytest.mark.rule("PT-209", "PT-R10")
def test_each_card_of_the_hunted_rank_gives_one_reward_chosen_one_by_one() -> None:
    table = a_table("jh js 4c", outlaw=11, wanted=3)
    assert options(table) == ["reward:dollars", "reward:nuggets", "reward:cross_out"]
    answer(table, "reward:cross_out")
    assert (goods(table)[3], asked(table)) == (1, "outlaw")
    answer(table, "reward:cross_out")
    assert goods(table)[3] == 0, "with fewer than allowed all are crossed out"
    money = answer(a_table("qh js 4c", outlaw=11), "reward:dollars")
    assert (goods(money)[0], asked(money)) == (8, "assign")
    assert goods(answer(a_table("jh 2s 4c", outlaw=11), "reward:nuggets"))[1] == 4
    assert asked(a_table("qh ks 4c", outlaw=11)) == "assign"


@pytest.mark.rule("PT-072", "PT-R26")
def test_the_sheriffs_office_shows_the_card_to_the_visitor_alone() -> None:
    table = a_table("9c js 4h", seats=2, sheriff="7d", wanted=3)
    answer(table, "use:1:2", "visit:sheriffs_office:0", "decline:mine")
    assert options(table) == ["look", "take_star", "cross_two"]
    answer(table, "look")
    assert table.view(0)["sheriff"]["card"] == card("7d")
    assert options(table) == ["take_star", "cross_two"]
    answer(table, "cross_two")
    answer(table, "dig:1", "circle:tl", seat=1)
    assert goods(table)[3] == 1
    assert table.view(0)["sheriff"]["card"] == card("7d"), "known for the rest of the round"
    for viewer in (1, None):
        assert table.view(viewer)["sheriff"]["card"] is None
        assert happened(table, "looked", viewer) == [{"who": "0"}]
        assert happened(table, "seen", viewer) == []


@pytest.mark.rule("PT-072")
def test_the_look_is_no_duty_and_the_other_reward_is_a_star() -> None:
    table = enter("sheriffs_office", wanted=0)
    assert options(table) == ["look", "take_star"]
    answer(table, "take_star")
    assert goods(table)[2] == 1
    assert table.view(0)["sheriff"]["card"] is None


@pytest.mark.rule("PT-073")
@pytest.mark.parametrize("dollars, most", [(1, 0), (5, 2), (16, 8), (40, 8)])
def test_the_saloon_sells_a_star_for_two_dollars_up_to_eight_times(dollars: int, most: int) -> None:
    table = enter("saloon", dollars=dollars)
    if most:
        assert options(table) == [f"pay:saloon:{n}" for n in range(most + 1)]
        answer(table, f"pay:saloon:{most}")
    assert (goods(table)[0], goods(table)[2]) == (dollars - 2 * most, most + 1)


@pytest.mark.rule("PT-074")
@pytest.mark.parametrize("nuggets, most", [(0, 0), (3, 3), (20, 8)])
def test_the_union_sells_a_star_for_a_nugget_up_to_eight_times(nuggets: int, most: int) -> None:
    table = enter("union", nuggets=nuggets)
    if most:
        assert options(table) == [f"pay:union:{n}" for n in range(most + 1)]
        answer(table, f"pay:union:{most}")
    assert (goods(table)[1], goods(table)[2]) == (nuggets - most, most)


@pytest.mark.rule("PT-075", "PT-R20", "PT-R25")
@pytest.mark.parametrize("name", ["bank", "stable", "store", "hotel", "land_office", "armoury"])
def test_what_cannot_be_paid_is_not_bought_but_the_visit_and_its_bonus_stand(name: str) -> None:
    table = visit(name, f"9c {RANK[name]}s 4h", dollars=0)
    assert sheet(table)["town"][name] == "circled"
    assert happened(table, "bonus") or goods(table)[2] == 1
    while asked(table) == "next":
        answer(table, options(table)[-1])
    assert (goods(table)[0], sheet(table)["items"]) == (0, [])


@pytest.mark.rule("PT-R20")
@pytest.mark.parametrize("name", ["bank", "stable", "store", "hotel", "land_office", "armoury"])
def test_buying_is_never_a_duty(name: str) -> None:
    table = answer(enter(name, dollars=20), "nothing")
    assert goods(table)[0] == 20


@pytest.mark.rule("PT-R21")
def test_the_same_building_may_be_visited_again_in_the_turn_by_a_bonus_action() -> None:
    table = visit("stable", "9c 4s 5h", graves=["bc"], dollars=7)
    answer(table, "act:tombstone_br", "effect:stable", "buy:steed", "act:stable", "buy:draft_horse")
    assert sheet(table)["items"] == ["draft_horse", "steed"]
