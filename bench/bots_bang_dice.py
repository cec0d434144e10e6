"""How much the heuristic gains for a side at BANG! The Dice Game: `python bench/bots_bang_dice.py [GAMES]`, JSON."""

from __future__ import annotations

import json
import sys
from typing import Any

import gulch
from gulch.bots import make_bot
from gulch.games.bang_dice.components import DEPUTY, SHERIFF, SIDES
from gulch.lab.simulate import Simulator


class Sides(gulch.Policy):
    """One bot for the law, one for everybody else."""

    def __init__(self, law: str, others: str) -> None:
        self.law = make_bot("bang_dice", law, 1)
        self.others = make_bot("bang_dice", others, 2)

    def choose(self, s: Any, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        side = self.law if s.role[seat] in (SHERIFF, DEPUTY) else self.others
        return side.choose(s, seat, moment, options, about)


def shares(seats: int, law: str, others: str, games: int) -> dict[str, float]:
    """Which side wins how often."""
    simulator = Simulator(gulch.load("bang_dice"), seats)
    bots = Sides(law, others)
    wins: dict[str, int] = {}
    for seed in range(games):
        state: Any = simulator.playout(seed, bots)
        side = SIDES[state.winner]
        wins[side] = wins.get(side, 0) + 1
    return {side: round(count / games, 4) for side, count in sorted(wins.items())}


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    for seats in (5, 7):
        for law in ("random", "heuristic"):
            for others in ("random", "heuristic"):
                row = {"seats": seats, "law": law, "others": others, "games": games}
                print(json.dumps({**row, "wins": shares(seats, law, others, games)}))


if __name__ == "__main__":
    main()
