"""Bonus actions: any rank, chains, what is lost, what may be declined."""

from __future__ import annotations

from typing import Any

import pytest

from games.pokertown.sheets import a_table, answer, asked, goods, happened, options, places, sheet, visit, why
from gulch.games.pokertown.components import PLACE_NAMES, RANK_NAMES, REGION_OF, REGIONS

SOURCES = {  # a place that gives a bonus action of each region
    "frontier": ("store", "9c 5s 4h"),
    "badlands": ("stage_6", "9h 6s 4d"),
    "mine": ("undertaker", "9c as 4h"),
    "town": ("stage_9", "9h 9s 4d"),
    "graveyard": ("stage_3", "9h 3s 4d"),
}


def with_bonus(region: str, **fields: Any) -> Any:
    place, lineup = SOURCES[region]
    return visit(place, lineup, **fields)


@pytest.mark.rule("PT-090", "PT-091", "PT-093", "PT-094", "PT-095", "PT-096")
@pytest.mark.parametrize(
    "region, expected",
    [
        ("frontier", [f"stage_{rank}" for rank in RANK_NAMES[4:]]),
        ("badlands", [f"target_{rank}" for rank in RANK_NAMES[1:] if rank not in ("4", "9")]),
        ("mine", ["chamber_1b", "chamber_2a", "chamber_2b"]),
        ("town", PLACE_NAMES[39:52]),
        ("graveyard", [f"tombstone_{t}" for t in ("tl", "tc", "tr", "ml", "mr", "bl", "br")]),
    ],
)
def test_a_bonus_action_is_free_and_ignores_the_rank(region: str, expected: list[str]) -> None:
    fields: dict[str, Any] = {"nuggets": 0, "robbed": [4, 9], "chambers": ["1a"], "graves": ["bc"], "wanted": 0}
    if region == "frontier":
        fields["stages"] = [4]
    table = with_bonus(region, **fields)
    assert places(table) == set(expected)
    for id in options(table):
        if id.startswith("act"):
            once = answer(table.copy(), id)
            assert goods(once)[1] >= 0
            assert happened(once, "paid") == []


@pytest.mark.rule("PT-091")
def test_a_bonus_stop_crosses_out_what_it_passes() -> None:
    table = answer(with_bonus("frontier"), "act:stage_k")
    assert sheet(table)["frontier"] == ["crossed"] * 12 + ["circled"]


@pytest.mark.rule("PT-098", "PT-093")
def test_a_bonus_visit_gives_reward_and_wanted_as_an_ordinary_one() -> None:
    assert goods(answer(with_bonus("frontier", dollars=0), "act:stage_10"))[2:] == (5, 2)
    robbery = answer(with_bonus("badlands", deck="kc"), "act:target_q")
    assert goods(robbery) == (4 + 6, 2, 8, 4)
    chamber = answer(with_bonus("mine", chambers=["2a"]), "act:chamber_3a")
    assert goods(chamber)[1:] == (2 + 6, 1, 1)


@pytest.mark.rule("PT-095")
def test_a_bonus_in_town_may_go_to_a_visited_building_and_gives_a_first_visit_its_bonus() -> None:
    table = answer(with_bonus("town", visited=["bank"]), "act:saloon")
    assert happened(table, "gained")[-1] == {"who": "0", "goods": "stars", "count": "1", "cause": "first_visit"}
    again = answer(with_bonus("town", visited=["bank"]), "act:bank")
    assert asked(again) == "invest"
    assert [e for e in happened(again, "gained") if e["cause"] == "first_visit"] == []


@pytest.mark.rule("PT-097")
def test_bonus_actions_chain_without_limit() -> None:
    table = visit("stage_9", "9h 9s 4d", graves=["bc", "tc"], robbed=[2, 3], dollars=0, deck="kc")
    answer(table, "act:stable", "act:tombstone_br", "act:hotel", "act:target_4", "act:tombstone_tl")
    assert sheet(table)["waiting"]["bonus"] == {"badlands": 1}
    answer(table, "act:target_8")
    assert len(happened(table, "visited")) == 7
    assert options(table) == ["effect:stable", "effect:hotel"]
    answer(table, "effect:hotel", "buy:silver_star")
    assert asked(table) == "assign"


@pytest.mark.rule("PT-092")
@pytest.mark.parametrize("region", ["frontier", "badlands", "mine", "graveyard"])
def test_a_bonus_action_without_a_place_is_lost(region: str) -> None:
    full: dict[str, dict[str, Any]] = {
        "frontier": {"stages": [13]},
        "badlands": {"robbed": list(range(2, 14))},
        "mine": {"chambers": [name[8:] for name in PLACE_NAMES if name.startswith("chamber")]},
        "graveyard": {"graves": ["tl", "tc", "tr", "ml", "mc", "mr", "bl", "bc", "br"]},
    }
    table = with_bonus(region, dollars=0, **full[region])
    assert happened(table, "bonus_lost") == [{"who": "0", "region": region}]
    assert asked(table) == "assign"


@pytest.mark.rule("PT-R18")
def test_goods_come_at_once_and_the_player_picks_what_waits() -> None:
    table = visit("stage_9", "9h 9s 4d", robbed=[8, 9], deck="kc qc", dollars=3)
    answer(table, "act:hotel")
    assert {"effect:hotel", "act:target_10", "decline:badlands"} <= set(options(table))
    answer(table, "act:target_10")
    assert goods(table)[0] == 3 + 7, "the robbery's dollars are there before the hotel's effect"
    assert {"effect:hotel", "act:bank", "decline:town"} <= set(options(table))
    assert why(table, "effect:bank") == "no-such-effect"
    assert why(table, "act:stage_k") == "no-such-bonus"


@pytest.mark.rule("PT-R19")
@pytest.mark.parametrize("region", REGIONS)
def test_a_bonus_action_may_be_declined_but_not_against_a_cowbot(region: str) -> None:
    table = with_bonus(region, dollars=0)
    answer(table, f"decline:{region}")
    assert happened(table, "declined") == [{"who": "0", "region": region}]
    rival = with_bonus(region, dollars=0, options={"cowbot": "bart"}, cowbot="bart")
    assert why(rival, f"decline:{region}") == "must-carry-out"
    assert all(id.startswith(("act", "effect")) for id in options(rival))


def test_the_sheet_has_twenty_three_bonus_actions() -> None:
    from gulch.games.pokertown.figures import FIGURES

    rewards = [*FIGURES["frontier"], *[c["reward"] for c in FIGURES["mine"]["chambers"]]]
    rewards += [b["first"] for b in FIGURES["town"]] + [link["reward"] for link in FIGURES["graveyard"]["links"]]
    found = [r["bonus"] for r in rewards if "bonus" in r] + list(FIGURES["badlands"]["rows"].values())
    counts = {region: found.count(region) for region in REGIONS}
    assert counts == {"badlands": 5, "frontier": 5, "mine": 5, "town": 4, "graveyard": 4}
    assert len(REGION_OF) == len(PLACE_NAMES) == 61


def test_no_question_of_a_rich_player_has_more_than_sixty_options() -> None:
    table = answer(a_table("9h 7s 4d", nuggets=40, chambers=["1a", "1b", "2b"]), "use:1:2")
    assert len(options(table)) <= 60
