"""Bounties: every card against its declaration, seven stars then four, once each."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gulch
from games.pokertown.declared import holds
from games.pokertown.sheets import a_table, answer, goods, happened, sheet
from gulch.engine.chance import fast
from gulch.games.pokertown.bounties import CONDITIONS
from gulch.games.pokertown.components import BOUNTY_NAMES
from gulch.games.pokertown.figures import FIGURES

CARDS = FIGURES["bounties"]["cards"]
GAME = gulch.load("pokertown")
THREE = ["well_off", "most_wanted", "every_row"]


def random_sheet(rng: random.Random) -> Any:
    """A state of one seat whose sheet is any sheet."""
    s = GAME.new(GAME.rules_for(2, GAME.checked(2, {})), fast(1))
    for name, top in [("stages", 13), ("robbed", 12), ("chambers", 14), ("visited", 13), ("items", 11)]:
        getattr(s, name)[0] = sum(1 << i for i in range(top) if rng.random() < rng.choice((0.2, 0.5, 0.8)))
    s.graves[0] = sum(1 << i for i in range(9) if rng.random() < 0.5) | 16
    s.stage[0] = int(s.stages[0]).bit_length()
    s.pans[0], s.hammers[0] = rng.randrange(5), rng.randrange(5)
    s.dollars[0], s.nuggets[0], s.stars[0], s.wanted[0] = (rng.randrange(40), rng.randrange(20), 5, rng.randrange(13))
    s.outlaws[0], s.bonus_taken[0] = rng.randrange(8), rng.randrange(32)
    s.arrests[0] = rng.randrange(3)
    for i, value in enumerate((s.dollars[0], s.nuggets[0], s.stars[0], s.wanted[0])):
        s.peak[i] = value
    for r in range(3):
        s.hands[r] = rng.randrange(10)
    return s


@pytest.mark.rule("PT-110")
@pytest.mark.parametrize("number", range(12), ids=BOUNTY_NAMES)
def test_every_bounty_is_met_exactly_when_its_declared_condition_holds(number: int) -> None:
    rng = random.Random(number)
    seen = set()
    for _ in range(1500):
        s = random_sheet(rng)
        expected = holds(s, CARDS[number]["test"])
        assert CONDITIONS[number].holds(s, 0) == expected
        seen.add(expected)
    assert seen == {True, False}


@pytest.mark.rule("PT-110", "PT-112", "PT-113")
def test_the_first_gains_seven_whoever_follows_four_and_each_once() -> None:
    table = a_table("9h 5s 4d", seats=2, bounties=THREE, dollars=[18, 4])
    answer(table, "use:1:2", "visit:stage_5:0")
    assert happened(table, "bounty") == [], "not before all have finished"
    answer(table, "use:1:2", "visit:stage_a:0", seat=1)
    assert happened(table, "bounty", None) == [{"who": "0", "bounty": "well_off", "count": "7"}]
    assert goods(table)[2] == 7
    assert [b["flipped"] for b in table.view(1)["bounties"]] == [True, False, False]
    later = a_table("9h 5s 4d", seats=2, bounties=THREE, dollars=[30, 18], flipped=["1"], met=[["1"], []])
    answer(later, "use:1:2", "visit:stage_5:0")
    answer(later, "use:1:2", "visit:stage_5:0", seat=1)
    assert happened(later, "bounty", None) == [{"who": "1", "bounty": "well_off", "count": "4"}]
    assert later.view(0)["bounties"][0]["met"] == [0, 1]


@pytest.mark.rule("PT-110")
def test_everybody_who_meets_it_in_the_same_turn_gains_seven() -> None:
    table = a_table("9h 5s 4d", seats=3, bounties=THREE, dollars=[18, 4, 20])
    for seat in (2, 1, 0):
        answer(table, "use:1:2", "visit:stage_5:0", seat=seat)
    assert [(e["who"], e["count"]) for e in happened(table, "bounty", None)] == [("0", "7"), ("2", "7")]


@pytest.mark.rule("PT-R38")
def test_a_bounty_is_met_by_what_held_at_any_moment_of_the_turn() -> None:
    table = a_table("9c 5s 4d", seats=2, bounties=THREE, dollars=[20, 4])
    answer(table, "use:1:2", "visit:store:0", "act:stage_5", "buy:pan")
    assert goods(table)[0] == 29, "32, then 3 were paid"
    answer(table, "dig:1", "circle:tl", seat=1)
    assert happened(table, "bounty", None) == [{"who": "0", "bounty": "well_off", "count": "7"}]


@pytest.mark.rule("PT-R38")
def test_cards_are_checked_in_table_order_at_the_end_of_the_turn() -> None:
    cards = ["every_row", "most_wanted", "well_off"]
    table = a_table("9s kd 4d", seats=2, bounties=cards, deck="kc", robbed=[[2, 5, 8], []], wanted=5)
    answer(table, "use:1:2", "visit:target_k:0")
    answer(table, "dig:1", "circle:tl", seat=1)
    assert [e["bounty"] for e in happened(table, "bounty", None)] == ["every_row", "most_wanted"]


@pytest.mark.rule("PT-R39")
def test_poker_work_and_pleas_each_count_like_a_turn() -> None:
    work = a_table(at="work", seats=2, bounties=THREE, dollars=[24, 22], hammers=[3, 4])
    assert [(e["who"], e["count"]) for e in happened(work, "bounty", None)] == [("0", "7"), ("1", "7")]
    hands = ["9h 9s 2d 4c 7h", "9h 10s 2d 4c 7h"]
    poker = a_table(at="poker", seats=2, bounties=THREE, dollars=[28, 22], poker=hands, hammers=[0, 4])
    assert [(e["who"], e["count"]) for e in happened(poker, "bounty", None)] == [("0", "7"), ("1", "4")]
    plea = a_table(at="pleas", seats=2, bounties=THREE, character=["baroness", "none"], wanted=[8, 0], nuggets=[7, 0])
    answer(plea, "ability")
    assert happened(plea, "bounty", None) == [{"who": "0", "bounty": "well_off", "count": "7"}]


def test_the_stars_of_a_bounty_are_on_the_sheet() -> None:
    table = a_table("9h 5s 4d", seats=2, bounties=THREE, wanted=[9, 0])
    answer(table, "use:1:2", "visit:stage_a:0")
    answer(table, "use:1:2", "visit:stage_a:0", seat=1)
    assert sheet(table)["stars"] == 2 + 7


@pytest.mark.rule("PT-110", "PT-R19")
def test_a_bonus_action_counts_for_a_bounty_where_it_was_carried_out_not_where_it_was_declined() -> None:
    taken = [["frontier", "mine", "town", "graveyard"], []]
    cards = ["every_bonus", "most_wanted", "well_off"]
    for last, met in (("act:target_2", True), ("decline:badlands", False)):
        table = a_table("9h 6s 4d", seats=2, bounties=cards, bonus_taken=taken)
        answer(table, "use:1:2", "visit:stage_6:0", last)
        answer(table, "dig:1", "circle:tl", seat=1)
        assert [event["bounty"] for event in happened(table, "bounty", None)] == (["every_bonus"] if met else [])
