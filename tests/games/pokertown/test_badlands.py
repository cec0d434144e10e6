"""The badlands: every target by its printed figures, success and failure, rows, guns, several robbers."""

from __future__ import annotations

from typing import Any

import pytest

from games.pokertown.sheets import a_table, answer, card, goods, happened, reach, sheet, visit, why
from gulch.games.pokertown.components import RANK_NAMES
from gulch.games.pokertown.figures import FIGURES

TARGETS = FIGURES["badlands"]["targets"]
every_target = pytest.mark.parametrize("target", TARGETS, ids=[RANK_NAMES[t["rank"] - 1] for t in TARGETS])


def name(rank: int) -> str:
    return f"target_{RANK_NAMES[rank - 1]}"


def short(rank: int, suit: str) -> str:
    return f"{RANK_NAMES[rank - 1]}{suit}"


def rob(rank: int, robbery: str, **fields: Any) -> Any:
    return visit(name(rank), f"9s {short(rank, 'd')} 4h", deck=robbery, **fields)


@pytest.mark.rule("PT-040", "PT-041")
@every_target
def test_every_target_pays_in_full_for_a_card_of_its_rank(target: dict[str, int]) -> None:
    table = rob(target["rank"], short(target["rank"], "c"))
    assert goods(table) == (4 + target["dollars"], 2, target["stars"], target["wanted"])
    assert sheet(table)["badlands"][RANK_NAMES[target["rank"] - 1]] == "circled"


@pytest.mark.rule("PT-045")
@every_target
def test_every_target_pays_half_the_stars_for_a_lower_card(target: dict[str, int]) -> None:
    table = rob(target["rank"], short(target["rank"] - 1, "c"))
    assert goods(table) == (4, 2, target["stars"] // 2, target["wanted"])
    assert target["stars"] % 2 == 0
    assert sheet(table)["badlands"][RANK_NAMES[target["rank"] - 1]] == "circled"


@pytest.mark.rule("PT-040")
@every_target
def test_only_the_target_of_exactly_that_rank_can_be_chosen_and_once(target: dict[str, int]) -> None:
    rank = target["rank"]
    assert reach(a_table(f"9s {short(rank, 'd')} 4h", nuggets=0)) == {name(rank): 0}
    robbed = a_table(f"9s {short(rank, 'd')} 4h", nuggets=0, robbed=[rank])
    assert why(robbed, "use:1:2") == "leads-nowhere"


@pytest.mark.rule("PT-EX-4")
def test_a_failed_robbery_of_the_nine_gives_three_wanted_and_three_stars() -> None:
    table = visit("target_9", "ks 9d 4h", deck="2c")
    assert goods(table) == (4, 2, 3, 3)
    assert sheet(table)["badlands"]["9"] == "circled"


@pytest.mark.rule("PT-042")
@pytest.mark.parametrize("row", FIGURES["badlands"]["rows"])
@pytest.mark.parametrize("robbery", ["ac", "kc"], ids=["failure", "success"])
def test_the_third_target_of_a_row_gives_its_bonus_whatever_the_robberies_brought(row: str, robbery: str) -> None:
    ranks = [t["rank"] for t in TARGETS if t["row"] == row]
    region = FIGURES["badlands"]["rows"][row]
    for last in ranks:
        table = rob(last, robbery, robbed=[rank for rank in ranks if rank != last])
        assert sheet(table)["waiting"]["bonus"] == {region: 1}
        assert [event["cause"] for event in happened(table, "bonus")] == ["row"]
    one = rob(ranks[0], robbery, robbed=[ranks[1]])
    assert happened(one, "bonus") == []


@pytest.mark.rule("PT-043", "PT-R03")
def test_each_robber_turns_up_an_own_card_from_an_own_share_of_the_deck() -> None:
    table = a_table("9s 5d 4h", seats=3, deck="kc qc jc ac")
    for seat in (2, 0, 1):  # the order of clicks does not matter
        answer(table, "use:1:2", "visit:target_5:0", seat=seat)
    robbed = {event["who"]: event["card"] for event in happened(table, "robbed", None)}
    assert robbed == {"0": card("kc"), "1": card("qc"), "2": card("jc")}
    assert table.view(0)["lineup"][0] == card("ac"), "what was not used keeps its order"


@pytest.mark.rule("PT-R03")
def test_the_second_robbery_of_a_seat_takes_its_next_card() -> None:
    table = a_table("9s 7d 6h", seats=2, deck="kc qc jc 10c 9c", visited=[[], []], nuggets=[2, 2])
    answer(table, "use:3:2", "visit:stage_6:0", "act:target_5")
    answer(table, "use:1:2", "visit:target_7:0", seat=1)
    cards = [(event["who"], event["card"]) for event in happened(table, "robbed", None)]
    assert cards == [("0", card("kc")), ("1", card("qc"))]
    twice = a_table("9s 5d 6h", seats=2, deck="kc qc jc 10c 9c", robbed=[[6, 7], []], chambers=[["1a"], []])
    answer(twice, "use:1:2", "visit:target_5:0", "act:chamber_2a", "act:target_2")
    answer(twice, "dig:1", "circle:tl", seat=1)
    cards = [(event["who"], event["card"]) for event in happened(twice, "robbed", None)]
    assert cards == [("0", card("kc")), ("0", card("jc"))]
    assert twice.view(0)["lineup"] == [card("qc"), card("10c"), card("9c")]


@pytest.mark.rule("PT-044", "PT-R04")
def test_a_deck_too_short_gets_the_shuffled_discard_pile_under_it() -> None:
    table = a_table("9s 5d 4h", deck="ac", deck_size=1)
    before = len(table.view(0)["discard"])
    answer(table, "use:1:2", "visit:target_5:0")
    assert happened(table, "robbed")[0]["card"] == card("ac")
    assert happened(table, "reshuffled") == [{}], "for the next line-up"
    assert table.view(0)["discard"] == []
    assert table.view(0)["deck"] == before + 1 + 3 - 3
    empty = a_table("9s 5d 4h", deck_size=0)
    pile = empty.view(0)["discard"]
    answer(empty, "use:1:2", "visit:target_5:0")
    assert happened(empty, "robbed")[0]["card"] in pile
    robbery = happened(empty, "robbed")[0]["card"]
    assert empty.view(0)["discard"] == [robbery, card("9s"), card("5d"), card("4h")]


@pytest.mark.rule("PT-R04")
def test_an_unused_reserve_changes_nothing() -> None:
    table = a_table("9s 5d 4h", deck="ac 2c 3c 4c 5c 6c", deck_size=6)
    pile = table.view(0)["discard"]
    answer(table, "dig:1", "circle:tl")
    assert happened(table, "reshuffled") == []
    assert table.view(0)["discard"] == [*pile, card("9s"), card("5d"), card("4h")]


@pytest.mark.rule("PT-046")
def test_the_robbery_card_is_discarded_afterwards() -> None:
    table = visit("target_5", "9s 5d 4h", deck="kc")
    assert card("kc") in table.view(0)["discard"]


@pytest.mark.rule("PT-202", "PT-R14")
@every_target
def test_a_bandana_makes_every_robbery_one_wanted_less(target: dict[str, int]) -> None:
    for robbery in ("ac", "kc"):
        assert goods(rob(target["rank"], robbery, items=["bandana"]))[3] == target["wanted"] - 1


@pytest.mark.rule("PT-070", "PT-208", "PT-R17")
@pytest.mark.parametrize("edition, revolver, rifle", [("ru", 2, 4), ("en", 3, 6)])
def test_guns_add_to_the_robbery_card_by_edition_and_the_rifle_replaces_the_revolver(
    edition: str, revolver: int, rifle: int
) -> None:
    options = {"edition": edition}
    for items, more in ((["revolver"], revolver), (["revolver", "rifle"], rifle)):
        enough = visit("target_10", "9s 10d 4h", deck=short(10 - more, "c"), items=items, options=options)
        short_of = visit("target_10", "9s 10d 4h", deck=short(9 - more, "c"), items=items, options=options)
        assert happened(enough, "robbed")[0]["result"] == "success"
        assert happened(short_of, "robbed")[0]["result"] == "failure"
        assert sheet(enough)["gun"] == more


@pytest.mark.rule("PT-R14")
def test_guns_and_bandana_work_in_bonus_robberies() -> None:
    table = visit("stage_6", "9h 6d 4h", deck="3c", items=["revolver", "bandana"])
    answer(table, "act:target_5")
    assert happened(table, "robbed")[0]["result"] == "success"
    assert goods(table)[3] == 1
