"""Ante Up: exploring the frontier."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.buzzard_gulch import Gulch, a_gulch

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("ante_up")]
ACE, ACE_2 = "first_shot_h", "second_wind_c"
KING, QUEEN = "living_legend_h", "pickpocket_c"
THREE = "sprint_h"


def on_the_frontier(token: str, hand: list[str], at: str = "F8", **more: Any) -> Gulch:
    return a_gulch([hand, [], []], place=[at, "SV7", "CJ10"], frontier={"F8": None, "F6a": None, at: token}, **more)


@pytest.mark.rule("AU-128", "AU-129", "AU-130", "AU-132", "AU-131", "AU-R113")
def test_cards_worth_the_sum_of_both_numbers_turn_the_token_over() -> None:
    """8 and 6: an ace and a 3 are just enough."""
    t = on_the_frontier("great_valley", [ACE, THREE, "grit_c"])
    t.play("explore")
    assert t.options == ["spend_card:sprint_h", "spend_card:grit_c", "spend_card:first_shot_h"]
    t.play(f"spend_card:{ACE}", f"spend_card:{THREE}")
    assert (t.legend[0], t.hand(0), t.view()["actions"]) == (3, ["grit_c"], 2)
    assert t.view()["frontier"][8] == {"at": "F8", "number": 8, "token": None}
    assert t.why_not("explore") == "no-frontier-token"


@pytest.mark.rule("AU-129", "AU-130", "AU-R45")
def test_a_hand_that_is_not_worth_enough_explores_nothing() -> None:
    t = on_the_frontier("great_valley", [KING, THREE])
    assert t.why_not("explore") == "hand-too-small"
    t = on_the_frontier("great_valley", [ACE, "cheat_h"])
    assert t.why_not("explore") == "hand-too-small"  # 11 and 2


@pytest.mark.rule("AU-130")
@pytest.mark.parametrize(
    "card, enough",
    [(ACE, True), (KING, True), (QUEEN, True), ("stuff_c", True), ("jackpot_h", False), ("scouting_c", True)],
)
def test_court_cards_are_worth_ten_and_an_ace_eleven(card: str, enough: bool) -> None:
    """6 and 4 are 10."""
    assert on_the_frontier("lookout", [card], "F6a").can("explore") == enough


@pytest.mark.rule("AU-130")
def test_scouting_is_worth_twelve() -> None:
    """6 and 6 are 12."""
    t = on_the_frontier("great_valley", ["scouting_c"], "F6a")
    t.play("explore")
    assert (t.legend[0], t.hand(0)) == (3, [])


@pytest.mark.rule("AU-128")
def test_elsewhere_there_is_nothing_to_explore() -> None:
    assert a_gulch([[ACE, ACE_2], [], []], place=["N4", "SV7", "CJ10"]).why_not("explore") == "not-here"


@pytest.mark.rule("AU-013", "AU-189", "AU-R44")
def test_the_number_of_a_token_is_open_and_its_reward_is_not() -> None:
    t = on_the_frontier("great_valley", [])
    assert t.view(0)["frontier"][8] == {"at": "F8", "number": 8, "token": 6}
    assert "great_valley" not in str(t.view(0))


@pytest.mark.rule("AU-131", "AU-039")
@pytest.mark.parametrize(
    "token, money, cards, legend, nuggets, longhorns, tokens",
    [
        ("dry_gulch", 30, 0, 0, 0, 0, 0),
        ("old_camp", 0, 2, 0, 0, 0, 0),
        ("box_canyon", 0, 0, 0, 0, 1, 0),
        ("hidden_spring", 10, 0, 1, 0, 0, 0),
        ("gravel_bar", 10, 0, 0, 1, 0, 0),
        ("lookout", 0, 0, 2, 0, 0, 0),
        ("high_grass", 0, 0, 1, 0, 1, 0),
        ("quartz_vein", 0, 0, 0, 2, 0, 0),
        ("wagon_road", 0, 1, 2, 0, 0, 0),
        ("painted_cave", 0, 0, 1, 0, 0, 1),
        ("great_valley", 0, 0, 3, 0, 0, 0),
        ("lost_mission", 40, 0, 0, 0, 0, 1),
    ],
)
def test_each_frontier_token_has_a_reward_of_its_own(
    token: str, money: int, cards: int, legend: int, nuggets: int, longhorns: int, tokens: int
) -> None:
    t = on_the_frontier(token, [ACE, KING])
    t.play("explore", f"spend_card:{ACE}")
    if t.asked == [(0, "exploring")]:
        t.play(f"spend_card:{KING}")
    if KING in t.hand(0):
        cards += 1
    assert (t.money[0], t.legend[0], t.of("nuggets")[0], t.longhorns[0]) == (money, legend, nuggets, longhorns)
    assert (t.hands[0], len(t.legend_tokens(0))) == (cards, tokens)


@pytest.mark.rule("AU-039")
def test_without_a_longhorn_in_the_supply_it_is_thirty_dollars() -> None:
    t = on_the_frontier("box_canyon", [ACE], au={"longhorns": [0, 6, 0]})
    t.play("explore")
    assert (t.money[0], t.longhorns[0]) == (30, 0)


@pytest.mark.rule("AU-R67")
def test_figures_and_tokens_do_not_hinder_and_a_frontier_token_stops_nobody() -> None:
    t = a_gulch(
        [[ACE, KING], [], []],
        place=["F8", "F8", "CJ10"],
        frontier={"F6a": "lookout", "F8": "dry_gulch"},
        au={"grazing": {"F8": 1}},
    )
    assert t.can("explore")
    t = a_gulch(place=["N4", "SV7", "CJ10"])
    t.play("move")
    assert {"go:F6a", "go:W3"} <= set(t.options)
