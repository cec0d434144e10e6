"""The end of the game: WL-318 to WL-334, WL-379 to WL-382."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.outpost import Outpost, a_table
from gulch.games.western_legends.components import ROUNDS_MAX

pytestmark = pytest.mark.compiled


def the_end(**more: Any) -> Outpost:
    """The last turn is over."""
    seats = len(more.get("cast", [0, 0, 0]))
    return a_table(**{"at": "end_of_turn", "active": seats - 1, "round": 2, "ending": 2, **more})


def winners(t: Outpost) -> list[int]:
    assert t.table.outcome is not None
    return t.table.outcome.winners


def pass_turn(t: Outpost) -> None:
    t.play("end_turn")
    if t.asked:
        t.play("income:money")


@pytest.mark.rule("WL-318", "WL-319", "WL-320", "WL-321", "WL-EX-15", "WL-380")
@pytest.mark.parametrize("trigger", [0, 1, 2])
def test_the_round_is_finished_then_everybody_has_one_more_turn(trigger: int) -> None:
    legend = [0, 0, 0]
    legend[trigger] = 15
    t = a_table(options={"length": "short"}, active=trigger, legend=legend)
    turns = [trigger]
    while True:
        pass_turn(t)
        if not t.asked:
            break
        turns.append(t.view()["active"])
    assert turns == [*range(trigger, 3), 0, 1, 2]


@pytest.mark.rule("WL-R96")
def test_a_game_that_goes_nowhere_is_over_after_its_last_round() -> None:
    t = a_table(round=ROUNDS_MAX - 1)
    turns = 0
    while t.asked:
        pass_turn(t)
        turns += 1
    assert turns == 2 * 3
    assert t.view()["round"] == ROUNDS_MAX
    assert t.view()["over"]


@pytest.mark.rule("WL-R74", "WL-379")
def test_the_end_is_triggered_once_and_stays_though_points_fall() -> None:
    t = a_table(legend=[19, 20, 0], ending=2, active=1)
    pass_turn(t)
    assert t.view()["ending"] == 2
    assert not any(event.startswith("end_is_near") for event in t.log)


@pytest.mark.rule("WL-R76")
def test_the_last_turn_pays_wanted_income_too() -> None:
    t = the_end(wanted=[0, 0, 4])
    assert t.of("score")[2]["legend"] == 2


@pytest.mark.rule("WL-322", "WL-301", "WL-R73")
def test_upgraded_items_score_their_points() -> None:
    items = ["mustang", "mule", "revolver", "shotgun", "rifle"]
    t = the_end(items=[items, ["mustang"], []], upgraded=[items, [], []])
    assert [score["items"] for score in t.of("score")] == [3 + 2 + 1 + 2 + 2, 0, 0]


@pytest.mark.rule("WL-323", "WL-324")
@pytest.mark.parametrize("bills, points", [(5, 0), (6, 1), (11, 1), (12, 2)])
def test_each_60_dollars_score_a_point(bills: int, points: int) -> None:
    assert the_end(money=[bills, 0, 0]).of("score")[0]["money"] == points


@pytest.mark.rule("WL-325", "WL-R75")
def test_wounds_cost_a_point_each_and_a_score_may_be_negative() -> None:
    t = the_end(wounds=[2, 0, 0])
    assert t.table.outcome is not None
    assert t.table.outcome.scores == [-2, 0, 0]


@pytest.mark.rule("WL-326", "WL-327")
@pytest.mark.parametrize(
    "wanted, points", [([3, 1, 0], [3, 1, 0]), ([3, 3, 1], [1, 1, 1]), ([0, 0, 0], [0, 0, 0]), ([0, 9, 0], [0, 3, 0])]
)
def test_the_sole_most_wanted_scores_three_the_other_wanted_one(wanted: list[int], points: list[int]) -> None:
    assert [score["wanted"] for score in the_end(wanted=wanted).of("score")] == points


@pytest.mark.rule("WL-328", "WL-256")
@pytest.mark.parametrize("cell, points", [(0, 0), (1, 1), (3, 1), (4, 2), (6, 2), (7, 3), (9, 3)])
def test_marshals_score_their_row(cell: int, points: int) -> None:
    assert the_end(marshal=[cell, 0, 0]).of("score")[0]["marshal"] == points


@pytest.mark.rule("WL-329", "WL-343")
def test_legend_tokens_score_what_they_show() -> None:
    supply = [f"token_{k + 1}" for k in range(18) if k not in (0, 17)]
    t = the_end(options={"goals": True}, tokens=[["token_1", "token_18"], [], []], token_supply=supply)
    assert t.of("score")[0]["tokens"] == 4


@pytest.mark.rule("WL-330", "WL-381")
def test_the_most_points_win() -> None:
    t = the_end(legend=[20, 18, 0], money=[0, 12, 0], wanted=[0, 1, 0])
    assert t.table.outcome is not None
    assert t.table.outcome.scores == [20, 18 + 2 + 3, 0]
    assert winners(t) == [1]


@pytest.mark.rule("WL-331", "WL-382")
def test_ties_are_broken_by_track_points() -> None:
    assert winners(the_end(legend=[20, 19, 0], marshal=[0, 3, 0])) == [1]


@pytest.mark.rule("WL-332")
def test_the_next_tie_is_broken_by_nuggets() -> None:
    assert winners(the_end(legend=[20, 20, 0], nuggets=[1, 2, 0])) == [1]


@pytest.mark.rule("WL-333")
def test_then_by_fewer_wounds() -> None:
    assert winners(the_end(legend=[20, 21, 0], wounds=[0, 1, 0])) == [0]


@pytest.mark.rule("WL-334")
def test_what_is_still_equal_is_shared() -> None:
    assert winners(the_end(legend=[20, 20, 0])) == [0, 1]


@pytest.mark.rule("WL-323", "WL-325", "WL-326")
def test_the_lines_add_up() -> None:
    t = the_end(money=[11, 0, 0], wounds=[2, 0, 0], wanted=[1, 0, 0])
    assert sum(t.of("score")[0].values()) == 1 - 2 + 3


# ---- two players -----------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-335", "WL-337")
def test_with_two_players_the_man_in_black_plays_a_card_at_the_end_of_every_round() -> None:
    t = a_table(cast=["annie_oakley", "bass_reeves"], man_cards=["ledger"], man="SV12")
    t.play("end_turn", "income:money")
    assert t.view()["man"] == "SV12"
    t.play("end_turn")
    assert t.view()["man"] == "DR8"
    assert (t.view()["man_legend"], t.view()["man_discard"]) == (2, ["ledger"])
    assert t.view()["round"] == 2


@pytest.mark.rule("WL-336")
def test_he_takes_part_in_the_end_of_the_game() -> None:
    t = a_table(cast=["annie_oakley", "bass_reeves"], man_cards=["ledger"], man="SV12", man_legend=18, active=1)
    t.play("end_turn")
    assert t.view()["ending"] == 2
    assert "man_nears_end" in t.log


@pytest.mark.rule("WL-336", "WL-R77")
@pytest.mark.parametrize("points, expected", [(21, [0]), (20, []), (19, [])])
def test_the_man_in_black_wins_ties(points: int, expected: list[int]) -> None:
    t = a_table(
        cast=["annie_oakley", "bass_reeves"],
        at="end_of_turn",
        active=1,
        round=2,
        ending=2,
        legend=[points, 0],
        man_legend=18,
        man_cards=["ledger"],
        man="SV12",
    )
    assert winners(t) == expected
    assert t.table.outcome is not None
    assert t.table.outcome.victor == ("man" if not expected else "")
