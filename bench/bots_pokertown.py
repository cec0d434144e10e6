"""How well the bots do in the plain solo game of Pokertown: mean, spread and the share of every score band.

python bench/bots_pokertown.py [GAMES]"""

from __future__ import annotations

import statistics
import sys

import gulch
from gulch.bots import make_bot
from gulch.lab.simulate import Simulator

BANDS = (50, 60, 70, 80)  # weathered, determined, sharpshooter, legendary


def scores(level: str, games: int) -> list[int]:
    game = gulch.load("pokertown")
    simulator = Simulator(game, 1)
    return [game.outcome(simulator.playout(i, make_bot("pokertown", level, i))).scores[0] for i in range(games)]


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    print(f"{games} solo games, {'compiled' if gulch.COMPILED else 'interpreted'}")
    print(f"{'bot':10} mean    sd    5%   25%   50%   75%   95%   max   50+   60+   70+   80+")
    for level in ("random", "heuristic"):
        found = scores(level, games)
        cuts = statistics.quantiles(found, n=20)
        marks = [cuts[0], cuts[4], cuts[9], cuts[14], cuts[18], max(found)]
        bands = [sum(score >= band for score in found) / games for band in BANDS]
        line = "".join(f"{mark:6.0f}" for mark in marks) + "".join(f"{share:6.0%}" for share in bands)
        print(f"{level:10}{statistics.mean(found):5.1f} {statistics.pstdev(found):5.1f}{line}")


if __name__ == "__main__":
    main()
