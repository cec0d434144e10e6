"""The marshal and the wanted track: WL-250 to WL-264."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.frontier_town import HERE, KING, NINE, TEN, a_quarrel, herds
from games.western_legends.outpost import Outpost, a_table

pytestmark = pytest.mark.compiled


def a_badge(**more: Any) -> Outpost:
    """One more marshal point, for cattle that pays $20."""
    t = a_table(place=["SV9", "SH3", "CJ10"], **herds([["green_1"], [], []]), **more)
    t.play("move", "go:SV12", "yes")
    t.decline()
    return t


def a_crime(**more: Any) -> Outpost:
    """One more wanted point."""
    return a_quarrel("rob", TEN, NINE, **more)


@pytest.mark.rule("WL-250", "WL-252", "WL-253", "WL-R54")
def test_a_marshal_who_turns_wanted_begins_at_the_beginning() -> None:
    t = a_crime(marshal=[8, 0, 0])
    assert (t.of("marshal")[0], t.of("wanted")[0]) == (0, 1)
    assert "lost_badge:0" in t.log


@pytest.mark.rule("WL-251", "WL-250")
def test_a_wanted_player_gains_no_marshal_points() -> None:
    t = a_badge(wanted=[2, 0, 0])
    assert (t.of("marshal")[0], t.of("wanted")[0]) == (0, 2)


@pytest.mark.rule("WL-254", "WL-255", "WL-257", "WL-R56")
@pytest.mark.parametrize(
    "cell, money, legend",
    [(1, 20, 0), (2, 20, 0), (3, 0, 2), (4, 30, 0), (5, 30, 0), (6, 0, 4), (7, 40, 0), (8, 40, 0), (9, 0, 6)],
)
def test_each_marshal_space_pays_on_entering_it(cell: int, money: int, legend: int) -> None:
    t = a_badge(marshal=[cell - 1, 0, 0])
    assert (t.of("marshal")[0], t.money[0] - 20, t.legend[0]) == (cell, money, legend)


@pytest.mark.rule("WL-258")
def test_past_the_last_marshal_space_a_point_is_a_legend_point() -> None:
    t = a_badge(marshal=[9, 0, 0])
    assert (t.of("marshal")[0], t.legend[0]) == (9, 1)


@pytest.mark.rule("WL-254", "WL-257", "WL-264")
@pytest.mark.parametrize("cell, cards", [(1, 0), (2, 1), (3, 0), (4, 1), (5, 0), (6, 1), (7, 0), (8, 1), (9, 0)])
def test_every_second_wanted_space_gives_a_card(cell: int, cards: int) -> None:
    t = a_crime(wanted=[cell - 1, 0, 0])
    assert (t.of("wanted")[0], t.hands[0] - 1, t.legend[0]) == (cell, cards, 0)


@pytest.mark.rule("WL-259", "WL-R55")
def test_past_the_last_wanted_space_a_point_is_a_legend_point() -> None:
    t = a_crime(wanted=[9, 0, 0])
    assert (t.of("wanted")[0], t.legend[0]) == (9, 1)


@pytest.mark.rule("WL-264", "WL-280")
def test_the_first_wanted_point_makes_the_sheriff_active() -> None:
    t = a_crime()
    assert t.view()["sheriff_active"] is True


@pytest.mark.rule("WL-EX-11", "WL-254")
def test_two_marshal_points_pay_both_spaces() -> None:
    cattle = herds([["green_1"], [], []])
    hands: list[list[str]] = [["reputation_c"], [], []]
    t = a_table(place=["SV9", "SH3", "CJ10"], marshal=[1, 0, 0], hands=hands, **cattle)
    t.play("move", "go:SV12", "yes", "boost:reputation_c")
    assert t.of("marshal")[0] == 3
    assert (t.money[0] - 20, t.legend[0]) == (20, 2)


@pytest.mark.rule("WL-EX-12")
def test_the_sixth_wanted_space_gives_a_card_and_two_points_at_the_end_of_the_turn() -> None:
    t = a_crime(wanted=[5, 0, 0])
    assert (t.of("wanted")[0], t.hands[0]) == (6, 2)
    t.play("end_turn")
    assert t.legend[0] == 2


@pytest.mark.rule("WL-260", "WL-261")
@pytest.mark.parametrize("track", ["marshal", "wanted"])
def test_living_legend_gives_a_point_of_the_own_track(track: str) -> None:
    points: dict[str, Any] = {track: [1, 0, 0]}
    t = a_table(hands=[["living_legend_h"], [], []], **points)
    t.play("play:living_legend_h")
    assert t.of(track)[0] == 2


@pytest.mark.rule("WL-262", "WL-326")
def test_the_most_wanted_is_who_has_the_most_wanted_points() -> None:
    t = a_table(wanted=[2, 5, 1], round=2, ending=2, at="end_of_turn", active=2)
    assert [score["wanted"] for score in t.of("score")] == [1, 3, 1]


@pytest.mark.rule("WL-263", "WL-064")
def test_who_was_arrested_may_become_a_marshal() -> None:
    t = a_table(
        hands=[[TEN, "sprint_h"], [NINE, KING], []],
        place=HERE,
        marshal=[1, 0, 0],
        wanted=[0, 4, 0],
        bandits=["A1"],
        fights=["fight_8", "fight_j"],
    )
    t.play("arrest:1", f"commit:{TEN}", f"commit:{NINE}")
    t.decline()
    t.play("end_turn", "income:money", "move", "go:MP1", f"commit:{KING}", "send:fight_8")
    t.decline()
    t.play("take_badge")
    assert (t.of("marshal")[1], t.of("wanted")[1]) == (1, 0)
