"""Poker, work and the arrest, in every round and at every boundary."""

from __future__ import annotations

from typing import Any

import pytest

from games.pokertown.sheets import a_table, answer, asked, card, goods, happened, options, run, sheet, why
from gulch.games.pokertown.components import RANK_NAMES
from gulch.games.pokertown.figures import FIGURES

HANDS = {
    "nothing": "2h 4s 6d 8c jh",
    "pair": "2h 2s 6d 8c jh",
    "two_pair": "qh qs 8d 8c jh",
    "three": "9h 9s 9d 8c jh",
    "straight": "2h 3s 4d 5c 6h",
    "flush": "2h 4h 6h 8h jh",
    "full_house": "9h 9s 9d 8c 8h",
    "four": "9h 9s 9d 9c 8h",
    "straight_flush": "2h 3h 4h 5h 6h",
    "royal_flush": "10s js qs ks as",
}
FINES = [(i + 1, fine["dollars"], fine["stars"]) for i, fine in enumerate(FIGURES["arrest"])]
every_round = pytest.mark.parametrize("round, dollars, stars", FINES, ids=["round1", "round2", "round3"])


def gained(table: Any, cause: str, seat: int = 0) -> dict[str, int]:
    told = [e for e in happened(table, "gained") if e["cause"] == cause and e["who"] == str(seat)]
    return {e["goods"]: int(e["count"]) for e in told}


# ---- poker and work ----------------------------------------------------------


@pytest.mark.rule("PT-100")
@pytest.mark.parametrize("row", FIGURES["poker"], ids=[row["hand"] for row in FIGURES["poker"]])
@pytest.mark.parametrize("round", [1, 2, 3])
def test_every_hand_wins_what_the_table_prints(row: dict[str, Any], round: int) -> None:
    table = a_table(at="poker", poker=HANDS[row["hand"]], round=round, sheriff="7c", wanted=0)
    assert happened(table, "hand")[0]["hand"] == row["hand"]
    expected = {k: row[k] for k in ("stars", "dollars") if row[k]}
    assert gained(table, "poker") == expected
    assert sheet(table)["poker"][round - 1]["hand"] == row["hand"]


@pytest.mark.rule("PT-EX-9")
def test_queens_and_eights_are_two_pair() -> None:
    table = a_table(at="poker", poker="qh 8s 3d 8c qd")
    assert happened(table, "hand")[0]["hand"] == "two_pair"


@pytest.mark.rule("PT-106")
def test_everybody_with_a_pair_is_paid_whatever_the_others_hold() -> None:
    columns = [HANDS["four"], HANDS["pair"], HANDS["nothing"]]
    table = a_table(at="poker", seats=3, turn=5, poker=columns)
    assert [gained(table, "poker", seat) for seat in range(3)] == [
        {"dollars": 8, "stars": 7},
        {"dollars": 2, "stars": 1},
        {},
    ]


@pytest.mark.rule("PT-101", "PT-EX-1")
@pytest.mark.parametrize("pans", range(5))
@pytest.mark.parametrize("hammers", [0, 1, 3, 4])
def test_work_gives_a_nugget_per_pan_and_two_dollars_per_hammer(pans: int, hammers: int) -> None:
    table = a_table(at="work", pans=pans, hammers=hammers)
    assert goods(table)[:2] == (4 + 2 * hammers, 2 + pans)
    assert (sheet(table)["pans"], sheet(table)["hammers"]) == (pans, hammers), "tools are kept"


# ---- bribes ------------------------------------------------------------------


@pytest.mark.rule("PT-102", "PT-107")
def test_a_bribe_costs_a_nugget_per_wanted_keeps_free_and_crosses_out_nothing() -> None:
    table = a_table(at="bribes", sheriff="as", wanted=5, nuggets=7, stars=9)
    assert options(table) == ["bribe", "no_bribe"]
    answer(table, "bribe")
    assert goods(table) == (4, 2, 9, 5)
    assert happened(table, "arrested") == []


@pytest.mark.rule("PT-102")
def test_all_decide_about_bribes_at_once_before_the_card_is_shown() -> None:
    table = a_table(at="bribes", seats=3, sheriff="as", wanted=[5, 2, 3], nuggets=[5, 9, 0], stars=[9, 9, 9])
    assert sorted(table.pending) == [0, 1]
    answer(table, "bribe")
    assert table.view(1)["sheriff"]["card"] is None
    assert table.view(1)["sheets"][0]["bribed"] is False, "sealed until all have decided"
    answer(table, "no_bribe", seat=1)
    assert [e["who"] for e in happened(table, "bribed", None)] == ["0"]
    assert [e["who"] for e in happened(table, "arrested", None)] == ["1", "2"]


@pytest.mark.rule("PT-R27")
@pytest.mark.parametrize(
    "wanted, nuggets, asked_", [(0, 9, False), (3, 2, False), (3, 3, True), (1, 1, False), (2, 2, True)]
)
def test_a_bribe_is_offered_only_for_all_of_the_wanted_and_to_whom_a_card_can_have_arrested(
    wanted: int, nuggets: int, asked_: bool
) -> None:
    table = a_table(at="bribes", wanted=wanted, nuggets=nuggets)
    assert (asked(table) == "bribe") == asked_
    if wanted == 0:
        assert happened(table, "arrested") == happened(table, "free") == []


# ---- the arrest, round by round, at every boundary -------------------------------


@pytest.mark.rule("PT-103")
@every_round
@pytest.mark.parametrize("rank", range(1, 14))
def test_a_card_lower_than_the_wanted_arrests_an_equal_one_does_not(
    round: int, dollars: int, stars: int, rank: int
) -> None:
    sheriff = f"{RANK_NAMES[rank - 1]}s"
    free = a_table(at="sheriff", sheriff=sheriff, wanted=rank, round=round, stars=20, dollars=0)
    assert (happened(free, "arrested"), happened(free, "free")) == ([], [{"who": "0"}])
    caught = a_table(at="sheriff", sheriff=sheriff, wanted=rank + 1, round=round, stars=20, dollars=0)
    assert happened(caught, "arrested") == [{"who": "0"}]
    assert happened(caught, "lost") == [{"who": "0", "goods": "stars", "count": str(stars), "cause": "arrest"}]


@pytest.mark.rule("PT-104", "PT-108", "PT-R28")
@every_round
def test_the_arrested_lose_the_rounds_dollars_or_stars_as_they_like(round: int, dollars: int, stars: int) -> None:
    fields: dict[str, Any] = {"at": "sheriff", "sheriff": "as", "wanted": 2, "round": round, "stars": 20}
    table = a_table(dollars=dollars, **fields)
    assert happened(table, "sheriff")[0]["card"] == card("as"), "chosen after the card is shown"
    assert options(table) == ["lose:dollars", "lose:stars"]
    assert happened(answer(table.copy(), "lose:dollars"), "lost")[0]["count"] == str(dollars)
    assert happened(answer(table, "lose:stars"), "lost")[0]["count"] == str(stars)
    poor = a_table(dollars=dollars - 1, **fields)
    assert happened(poor, "lost")[0]["goods"] == "stars"
    if round < 3:
        assert goods(poor)[0] == dollars - 1


@pytest.mark.rule("PT-109")
@every_round
@pytest.mark.parametrize("wanted", [13, 14, 20])
def test_with_fourteen_wanted_only_stars_are_lost(round: int, dollars: int, stars: int, wanted: int) -> None:
    table = a_table(at="sheriff", sheriff="2s", wanted=wanted, round=round, stars=20, dollars=50)
    assert (asked(table) == "loss") == (wanted < 14)
    if wanted < 14:
        assert why(table, "lose:dollars") == ""
    else:
        assert happened(table, "lost")[0] == {"who": "0", "goods": "stars", "count": str(stars), "cause": "arrest"}


@pytest.mark.rule("PT-109")
def test_who_has_fourteen_wanted_may_still_bribe_and_is_caught_by_a_king() -> None:
    table = a_table(at="bribes", sheriff="ks", wanted=14, nuggets=14, stars=9)
    assert happened(answer(table.copy(), "bribe"), "arrested") == []
    assert happened(answer(table, "no_bribe"), "arrested") == [{"who": "0"}]


@pytest.mark.rule("PT-111", "PT-R28")
@every_round
def test_fewer_stars_than_due_are_all_lost_and_nothing_else(round: int, dollars: int, stars: int) -> None:
    table = a_table(at="sheriff", sheriff="as", wanted=2, round=round, stars=stars - 1, dollars=dollars)
    answer(table, "lose:stars")
    assert happened(table, "lost")[0]["count"] == str(stars - 1)
    none = a_table(at="sheriff", sheriff="as", wanted=2, round=round, stars=0, dollars=dollars)
    answer(none, "lose:stars")
    assert happened(none, "lost")[0]["count"] == "0"
    assert sheet(none)["dollars"] == dollars


@pytest.mark.rule("PT-R29")
def test_an_arrest_changes_nothing_else() -> None:
    table = a_table(
        at="sheriff", sheriff="as", wanted=6, nuggets=3, stars=9, dollars=0, hotel=2, items=["steed"], pans=1
    )
    found = sheet(table)
    assert (found["wanted"], found["nuggets"], found["hotel"], found["items"]) == (6, 3, 2, ["steed"])
    assert found["arrests"] == 1


@pytest.mark.rule("PT-105")
def test_the_sheriffs_card_is_discarded_when_the_arrest_is_over() -> None:
    table = run(a_table(at="sheriff", sheriff="7s", round=3))
    assert table.over
    assert table.view(0)["discard"][-1] == card("7s")
    assert table.view(0)["sheriff"]["aside"] is False


@pytest.mark.rule("PT-EX-2")
def test_eight_wanted_in_round_one() -> None:
    fields: dict[str, Any] = {"wanted": 8, "stars": 9, "dollars": 0}
    assert happened(a_table(at="sheriff", sheriff="8s", **fields), "arrested") == []
    assert happened(a_table(at="sheriff", sheriff="9s", **fields), "arrested") == []
    assert happened(a_table(at="sheriff", sheriff="6s", **fields), "arrested") == [{"who": "0"}]
    bribe = answer(a_table(at="bribes", sheriff="6s", nuggets=8, **fields), "bribe")
    assert goods(bribe)[1] == 0
    assert asked(a_table(at="bribes", sheriff="6s", nuggets=7, **fields)) != "bribe"
