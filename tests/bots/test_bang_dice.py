"""The heuristic for BANG! The Dice Game wins for its side, and from its seat's knowledge alone."""

from __future__ import annotations

import random

import pytest

import gulch
from gulch.bots import make_bot, make_bots
from gulch.bots.policies import RandomBot
from gulch.games.bang_dice.components import DEPUTY, LAW, SHERIFF
from gulch.lab.simulate import Simulator

GAMES = 250  # bench/bots_bang_dice.py plays 2,000
GAIN = 0.20


class Sides(gulch.Policy):
    """The law, or everybody else, is played by the heuristic; the rest at random."""

    def __init__(self, law: str, others: str) -> None:
        self.law = make_bot("bang_dice", law, 1)
        self.others = make_bot("bang_dice", others, 2)

    def choose(self, s, seat, moment, options, about=0):  # type: ignore[no-untyped-def]
        side = self.law if s.role[seat] in (SHERIFF, DEPUTY) else self.others
        return side.choose(s, seat, moment, options, about)


def law_share(seats: int, law: str, others: str, games: int = GAMES) -> float:
    simulator = Simulator(gulch.load("bang_dice"), seats)
    bots = Sides(law, others)
    return sum(simulator.playout(seed, bots).winner == LAW for seed in range(games)) / games  # type: ignore[attr-defined]


@pytest.mark.parametrize("seats", [5, 7])
def test_a_heuristic_law_wins_far_more_often(seats: int) -> None:
    assert law_share(seats, "heuristic", "random") > law_share(seats, "random", "random") + GAIN


@pytest.mark.parametrize("seats", [5, 7])
def test_heuristic_foes_of_the_law_win_far_more_often(seats: int) -> None:
    assert law_share(seats, "random", "heuristic") < law_share(seats, "random", "random") - GAIN


@pytest.mark.parametrize("seats", range(3, 9))
def test_the_heuristic_chooses_the_same_on_every_guess_of_its_seat(seats: int) -> None:
    """It never reads a hidden role: what it can't know may be anything."""
    game = gulch.load("bang_dice")
    rng = random.Random(seats)
    table = game.table(seats=seats, seed=seats)
    while table.pending:
        seat = min(table.pending)
        question = table.pending[seat]
        picks = set()
        for k in range(4):
            guess = table.guess(seat, k)
            bot = make_bot("bang_dice", "heuristic", 5)
            picks.add(bot.choose(guess.now[seat], seat, question.moment, question.codes))
        assert len(picks) == 1
        table.take(seat, rng.choice(question.codes))


@pytest.mark.parametrize("seats", range(3, 9))
def test_whole_games_by_heuristics_end(seats: int) -> None:
    for seed in range(10):
        outcome = gulch.playout("bang_dice", seats=seats, seed=seed, bots="heuristic")
        assert len(outcome.scores) == seats


def test_each_seat_can_have_its_own_bot() -> None:
    outcome = gulch.playout("bang_dice", seats=4, seed=1, bots=["random", "heuristic", "random", "heuristic"])
    assert len(outcome.scores) == 4
    with pytest.raises(gulch.BadOption, match="3 levels for 4 seats"):
        gulch.playout("bang_dice", seats=4, seed=1, bots=["random"] * 3)
    with pytest.raises(gulch.BadOption, match="one of random, easy, normal, hard, expert"):
        make_bots("bang_dice", "genius", 4, 1)
    assert isinstance(make_bot("bang_dice", "random", 1), RandomBot)
