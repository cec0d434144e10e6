"""The heuristic for Pokertown reaches the upper bands of the solo game, and knows only what its seat may know."""

from __future__ import annotations

import random
import statistics
from typing import Any

import pytest

import gulch
from gulch.bots import make_bot
from gulch.lab.simulate import Simulator

GAME = gulch.load("pokertown")
GAMES = 60  # over 1,000 games the heuristic's mean is 72 and the random bot's 27
GOAL = 65


def scores(level: str, games: int, seats: int = 1, options: dict[str, Any] | None = None) -> list[int]:
    simulator = Simulator(GAME, seats, options)
    found: list[int] = []
    for seed in range(games):
        found += GAME.outcome(simulator.playout(seed, make_bot("pokertown", level, seed))).scores
    return found


def test_the_heuristic_reaches_the_upper_score_bands_and_the_random_bot_does_not() -> None:
    good, poor = scores("heuristic", GAMES), scores("random", GAMES)
    assert statistics.mean(good) > GOAL
    assert statistics.mean(poor) < 35
    assert statistics.quantiles(good, n=10)[0] > statistics.quantiles(poor, n=10)[-1]


@pytest.mark.parametrize("seats, options", GAME.examples())
def test_the_heuristic_plays_every_kind_of_table(seats: int, options: dict[str, Any]) -> None:
    assert len(scores("heuristic", 2, seats, options)) == 2 * seats


@pytest.mark.parametrize("seats, options", [case for case in GAME.examples() if case[0] > 1])
def test_the_heuristic_chooses_the_same_on_every_guess_of_its_seat(seats: int, options: dict[str, Any]) -> None:
    """What it can't know makes no difference."""
    rng = random.Random(3)
    table = GAME.table(seats, 5, options)
    bot = make_bot("pokertown", "heuristic", 1)
    compared = 0
    while table.pending:
        seat = rng.choice(sorted(table.pending))
        question = table.pending[seat]
        choice = bot.choose(table.now[seat], seat, question.moment, question.codes)
        if len(question.codes) > 1 and rng.random() < 0.2:
            for k in range(2):
                guess = table.guess(seat, 100 * compared + k)
                other = guess.pending[seat]
                assert bot.choose(guess.now[seat], seat, other.moment, other.codes) == choice
            compared += 1
        table.take(seat, choice)
    assert compared > 10
