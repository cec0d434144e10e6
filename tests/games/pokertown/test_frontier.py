"""The frontier: PT-030 to PT-035, every stage by its printed figures."""

from __future__ import annotations

import pytest

from games.pokertown.sheets import a_table, answer, asked, goods, happened, options, reach, sheet, visit, why
from gulch.games.pokertown.components import RANK_NAMES
from gulch.games.pokertown.figures import FIGURES

STAGES = range(1, 14)


def stage(number: int) -> str:
    return f"stage_{RANK_NAMES[number - 1]}"


@pytest.mark.rule("PT-030")
@pytest.mark.parametrize("rank", STAGES)
def test_a_rank_leads_as_far_as_the_stage_of_that_rank(rank: int) -> None:
    table = a_table(f"9h {RANK_NAMES[rank - 1]}s 4d", nuggets=0)
    assert list(reach(table)) == [stage(i) for i in range(1, rank + 1)]


@pytest.mark.rule("PT-031", "PT-032", "PT-033", "PT-034", "PT-035")
@pytest.mark.parametrize("number", STAGES)
def test_every_stage_gives_what_is_printed_and_the_passed_ones_are_lost(number: int) -> None:
    printed = FIGURES["frontier"][number - 1]
    table = visit(stage(number), "9h ks 4d", wanted=7)
    if "tool_choice" in printed:
        assert options(table) == ["tool:pan", "tool:hammer"]
        answer(table, "tool:pan")
    if "cross_out" in printed:
        assert options(table) == [f"cross_out:{n}" for n in range(7)]
        answer(table, "cross_out:6")
    dollars, nuggets, stars, wanted = goods(table)
    assert (dollars - 4, nuggets - 2, stars) == tuple(printed.get(k, 0) for k in ("dollars", "nuggets", "stars"))
    assert wanted == 7 + printed.get("wanted", 0) - printed.get("cross_out", 0)
    if "bonus" in printed:
        assert asked(table) == "next"
        assert sheet(table)["waiting"]["bonus"] == {printed["bonus"]: 1}
        answer(table, f"decline:{printed['bonus']}")
    marks = ["crossed"] * (number - 1) + ["circled"] + ["open"] * (13 - number)
    assert sheet(table)["frontier"] == marks
    assert asked(table) == "assign", "one stop ends the action"
    again = a_table("9h ks 4d", stages=[number], nuggets=9)
    assert [name for name in reach(again) if name.startswith("stage")] == [stage(i) for i in range(number + 1, 14)]


@pytest.mark.rule("PT-032")
def test_the_wanted_of_a_stage_comes_after_its_reward() -> None:
    told = happened(visit("stage_k", "9h ks 4d"), "gained")
    assert [event["goods"] for event in told] == ["stars", "wanted"]


@pytest.mark.rule("PT-033", "PT-R16")
def test_nobody_goes_back_and_after_the_last_stage_there_is_no_frontier_action() -> None:
    table = answer(a_table("9h ks 4d", stages=[5], nuggets=0), "use:1:2")
    assert why(table, "visit:stage_5:0") == "stage-behind"
    assert why(table, "visit:stage_2:0") == "stage-behind"
    done = a_table("9h ks 4d", stages=[13], nuggets=0)
    assert why(done, "use:1:2") == "leads-nowhere"
    lost = visit("store", "9c 5s 4d", stages=[13], dollars=0)
    assert happened(lost, "bonus_lost") == [{"who": "0", "region": "frontier"}]


@pytest.mark.rule("PT-EX-3")
def test_hearts_with_a_seven_may_stop_at_the_third_stage() -> None:
    table = a_table("9h 7s 4d", nuggets=0)
    assert list(reach(table))[-1] == "stage_7"
    answer(table, "use:1:2", "visit:stage_3:0")
    assert sheet(table)["frontier"][:3] == ["crossed", "crossed", "circled"]
    assert goods(table)[2] == 1
    assert sheet(table)["waiting"]["bonus"] == {"graveyard": 1}
    answer(table, "act:tombstone_tl")
    assert sheet(table)["graveyard"]["tl"] == "circled"


@pytest.mark.rule("PT-R12", "PT-200")
@pytest.mark.parametrize("rank, furthest", [("a", 7), ("6", 12), ("7", 13), ("k", 13)])
def test_a_steed_adds_six_on_the_frontier_only(rank: str, furthest: int) -> None:
    both = ["steed", "draft_horse"]
    table = a_table(f"9h {rank}s 4d", items=both, nuggets=0)
    assert list(reach(table))[-1] == stage(furthest)
    elsewhere = a_table(f"9c {rank}s 4d", items=both, nuggets=0)
    assert len(reach(elsewhere)) == 1


@pytest.mark.rule("PT-R12")
def test_nuggets_come_below_the_steed() -> None:
    table = a_table("9h as 4d", items=["steed"], nuggets=2)
    assert reach(table)["stage_9"] == 2


@pytest.mark.rule("PT-R15")
@pytest.mark.parametrize("tool, track", [("pan", "pans"), ("hammer", "hammers")])
def test_a_fifth_tool_is_lost(tool: str, track: str) -> None:
    table = visit("stage_2", "9h ks 4d", pans=4, hammers=4)
    answer(table, f"tool:{tool}")
    assert sheet(table)[track] == 4
    assert happened(table, "gained")[0]["count"] == "0"
