"""The mine: every chamber and every passage by its printed figures."""

from __future__ import annotations

from typing import Any

import pytest

from games.pokertown.sheets import a_table, answer, goods, options, reach, sheet, visit, why
from gulch.games.pokertown.components import RANK_NAMES
from gulch.games.pokertown.figures import FIGURES

CHAMBERS = FIGURES["mine"]["chambers"]
PASSAGES = FIGURES["mine"]["passages"]
every_passage = pytest.mark.parametrize("source, to, low, high", PASSAGES, ids=[f"{p[0]}-{p[1]}" for p in PASSAGES])


def opened(source: str) -> list[str]:
    return [] if source == "entrance" else [source]


def table_with(rank: int, chambers: list[str], **fields: Any) -> Any:
    return a_table(f"9d {RANK_NAMES[rank - 1]}s 4h", chambers=chambers, **{"nuggets": 0, **fields})


@pytest.mark.rule("PT-050", "PT-051", "PT-058")
@every_passage
def test_every_passage_opens_for_the_ranks_printed_on_it_alone(source: str, to: str, low: int, high: int) -> None:
    for rank in range(1, 14):
        table = table_with(rank, opened(source))
        legal = why(table, "use:1:2") == ""
        assert (legal and f"chamber_{to}" in reach(table)) == (low <= rank <= high)


@pytest.mark.rule("PT-050")
@pytest.mark.parametrize("rank", range(1, 14))
def test_from_the_entrance_ace_to_seven_lead_left_and_eight_to_king_right(rank: int) -> None:
    assert reach(table_with(rank, [])) == {"chamber_1a" if rank <= 7 else "chamber_1b": 0}


@pytest.mark.rule("PT-052", "PT-054", "PT-057")
@pytest.mark.parametrize("chamber", CHAMBERS, ids=[c["id"] for c in CHAMBERS])
def test_every_chamber_gives_what_is_printed_at_once(chamber: dict[str, object]) -> None:
    source, to, low, _ = next(p for p in PASSAGES if p[1] == chamber["id"])
    table = table_with(low, opened(source))
    answer(table, "use:1:2")
    if f"visit:chamber_{to}:0" in (options(table) if table.pending[0].kind == "place" else []):
        answer(table, f"visit:chamber_{to}:0")
    printed = chamber["reward"]
    assert isinstance(printed, dict)
    dollars, nuggets, stars, wanted = goods(table)
    assert (dollars, nuggets, stars) == (4, printed.get("nuggets", 0), printed.get("stars", 0))
    assert wanted == printed.get("wanted", 0)
    assert (int(str(chamber["level"])) >= 3) == (wanted > 0)
    found = sheet(table)
    assert (found["pans"], found["hammers"]) == (printed.get("pans", 0), printed.get("hammers", 0))
    assert [name for name, mark in found["mine"].items() if mark == "circled"] == [*opened(source), to]
    if "bonus" in printed:
        assert found["waiting"]["bonus"] == {printed["bonus"]: 1}


@pytest.mark.rule("PT-EX-5")
def test_diamonds_with_a_five_open_the_left_top_chamber() -> None:
    table = answer(a_table("9d 5s 4h", nuggets=0), "use:1:2")
    assert sheet(table)["mine"]["1a"] == "circled"
    assert (sheet(table)["hammers"], goods(table)[1]) == (1, 1)


@pytest.mark.rule("PT-055")
def test_nobody_opens_a_chamber_upwards() -> None:
    table = table_with(6, ["1a", "2b"], nuggets=9)
    answer(table, "use:1:2")
    assert why(table, "visit:chamber_2c:5") == "no-passage"
    assert why(table, "visit:chamber_1b:2") == ""


@pytest.mark.rule("PT-056")
def test_both_top_chambers_may_be_opened_each_from_the_entrance() -> None:
    assert "chamber_1b" in reach(table_with(9, ["1a"]))
    assert "chamber_1a" in reach(table_with(5, ["1b"]))


@pytest.mark.rule("PT-053")
@pytest.mark.parametrize(
    "chamber, region",
    [(c["id"], c["silver_per"]) for c in CHAMBERS if "silver_per" in c],
    ids=["4a", "4b", "4c", "4d", "4e"],
)
def test_silver_stars_count_at_the_end_by_the_chambers_condition(chamber: str, region: str) -> None:
    table = a_table(
        chambers=["1a", chamber],
        stages=[2, 5, 9],
        robbed=[3, 8],
        visited=["bank", "church", "hotel", "saloon"],
        graves=["tl", "tr", "br", "bl"],
    )
    expected = {"graveyard": 5, "town": 4, "mine": 2, "frontier": 3, "badlands": 2}[region]
    assert sheet(table)["points"][f"mine_{region}"] == expected


@pytest.mark.rule("PT-201", "PT-R13")
@every_passage
def test_a_pickaxe_shifts_the_rank_by_up_to_two_in_the_mine(source: str, to: str, low: int, high: int) -> None:
    for rank in range(1, 14):
        table = table_with(rank, opened(source), items=["pickaxe"])
        legal = why(table, "use:1:2") == ""
        assert (legal and f"chamber_{to}" in reach(table)) == (low - 2 <= rank <= high + 2)


@pytest.mark.rule("PT-R13")
def test_a_pickaxe_comes_on_top_of_nuggets_and_works_nowhere_else() -> None:
    table = table_with(4, [], items=["pickaxe"], nuggets=2)
    assert reach(table)["chamber_1b"] == 2
    assert len(reach(a_table("9c 4s 4h", items=["pickaxe"], nuggets=0))) == 1


def test_a_ten_from_the_third_chamber_of_level_three_may_go_either_way() -> None:
    table = table_with(10, ["2b", "3c"])
    assert {"chamber_4c", "chamber_4d"} <= set(reach(table))
    assert goods(visit("chamber_4d", "9d 10s 4h", chambers=["2b", "3c"], nuggets=0))[3] == 2
