"""The heuristic for the train robbery plans ahead, wins, and plays from its seat's knowledge alone."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gulch
from games.colt_express.heist import heist
from gulch.bots import make_bot, make_bots
from gulch.lab.simulate import Simulator

GAME = gulch.load("colt_express")
ADVANCED = {"abilities": True, "events": True, "stations": True}
GAMES = 100  # bench/bots_colt_express.py plays 2,000
TWICE_THE_FAIR_SHARE = 0.5


def share(games: int, level: str, options: dict[str, Any]) -> float:
    """Wins of one bot of this level against three random ones, seats rotated."""
    simulator = Simulator(GAME, 4, options)
    won = 0.0
    for k in range(games):
        levels = ["random"] * 4
        levels[k % 4] = level
        winners = GAME.outcome(simulator.playout(k, make_bots("colt_express", levels, 4, k))).winners
        won += (k % 4 in winners) / max(1, len(winners))
    return won / games


def test_the_heuristic_wins_at_least_twice_its_fair_share_at_four_players() -> None:
    assert share(GAMES, "heuristic", ADVANCED) >= TWICE_THE_FAIR_SHARE
    assert share(GAMES, "random", ADVANCED) < TWICE_THE_FAIR_SHARE, "a sample that could fail"


@pytest.mark.parametrize("case", range(len(GAME.examples())))
def test_the_heuristic_chooses_the_same_on_every_guess_of_its_seat(case: int) -> None:
    """It never reads a hidden card or the value of somebody's purse."""
    seats, options = GAME.examples()[case]
    rng = random.Random(case)
    table = GAME.table(seats, case, options)
    while table.pending:
        seat = rng.choice(sorted(table.pending))
        question = table.pending[seat]
        if rng.random() < 0.3:
            picks = set()
            for k in range(3):
                guess = table.guess(seat, k)
                bot = make_bot("colt_express", "heuristic", 5)
                picks.add(bot.choose(guess.now[seat], seat, question.moment, question.codes))
            assert len(picks) == 1
            assert picks <= set(question.codes)
        table.take(seat, rng.choice(question.codes))


def test_it_schemes_for_where_it_will_stand() -> None:
    """Inside an empty car beside a strongbox: first move, then rob."""
    hands = {"doc": {"move": 1, "robbery": 1, "floor": 1}}
    t = heist(
        "doc tuco ghost",
        "",
        "doc:i2 tuco:r3 ghost:r3",
        at="scheme",
        hands=hands,
        loot={"inside_1": {"strongbox": 1}},
        marshal=3,
    )
    bot = make_bot("colt_express", "heuristic", 1)
    for want in ("play:move", "play:robbery"):
        question = t.pending[0]
        pick = t.rules.words.id(bot.choose(t.now[0], 0, question.moment, question.codes))
        assert pick == want
        t.answer(0, pick)
        t.answer(1, "draw")
        t.answer(2, "draw")


def test_it_carries_its_plan_out() -> None:
    t = heist(
        "doc tuco ghost",
        "doc:move doc:robbery ghost:move",
        "doc:i2 ghost:i1",
        loot={"inside_3": {"jewel": 1}, "inside_1": {"250": 1}},
        marshal=0,
    )
    bot = make_bot("colt_express", "heuristic", 1)
    question = t.pending[0]
    assert t.rules.words.id(bot.choose(t.now[0], 0, question.moment, question.codes)) == "go:inside_3"
