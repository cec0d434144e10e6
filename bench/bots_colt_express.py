"""How often the heuristic wins at Colt Express against random bots, seats rotated: `python bench/bots_colt_express.py
[GAMES]`, JSON."""

from __future__ import annotations

import json
import sys
from typing import Any

import gulch
from gulch.bots import make_bots
from gulch.games.colt_express.examples import ADVANCED, EVERYTHING
from gulch.lab.simulate import Simulator

TABLES: list[tuple[int, dict[str, Any]]] = [
    (4, ADVANCED),
    (4, {}),
    (3, {}),
    (6, ADVANCED),
    (4, {**ADVANCED, "expert": True}),
    (2, {**ADVANCED, "teams": True}),
    (3, {"mary": True}),
    (4, EVERYTHING),
]


def share(seats: int, options: dict[str, Any], games: int) -> tuple[float, float, float]:
    """Share of wins, own money, a rival's money. With Mary there may be no winner."""
    game = gulch.load("colt_express")
    simulator = Simulator(game, seats, options)
    won, own, rivals = 0.0, 0, 0
    for k in range(games):
        me = k % seats
        levels = ["heuristic" if p == me else "random" for p in range(seats)]
        outcome = game.outcome(simulator.playout(k, make_bots("colt_express", levels, seats, k)))
        won += (me in outcome.winners) / max(1, len(outcome.winners))
        own += outcome.scores[me]
        rivals += sum(outcome.scores) - outcome.scores[me]
    return won / games, own / games, rivals / games / (seats - 1)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    for seats, options in TABLES:
        won, own, rivals = share(seats, options, games)
        row = {"seats": seats, "options": sorted(options), "games": games, "fair": round(1 / seats, 3)}
        print(json.dumps({**row, "won": round(won, 4), "money": round(own), "rival": round(rivals)}))


if __name__ == "__main__":
    main()
