"""How the heuristic does at Western Legends: how long games among four of its kind are, and whether the threshold ended
them; its share of wins against three random bots; what a choice takes: `python bench/bots_western_legends.py [GAMES]`,
JSON."""

from __future__ import annotations

import json
import sys
from collections import Counter
from time import process_time
from typing import Any

import gulch
from gulch.bots import make_bot, make_bots
from gulch.engine.play import Policy, State
from gulch.lab.simulate import Simulator

GAME = gulch.load("western_legends")
SEATS = 4
HUMAN = 40  # rounds
ENDED_SHARE = 0.999
STRONG_SHARE = 0.9


class Timed(Policy):
    """A bot, and how long it takes."""

    def __init__(self, bot: Policy) -> None:
        self.bot = bot
        self.times: list[float] = []

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        began = process_time()
        choice = self.bot.choose(s, seat, moment, options, about)
        self.times.append(process_time() - began)
        return choice


def lengths(games: int) -> dict[str, Any]:
    """Rounds of games among heuristics, and the share that the threshold ended in time."""
    simulator = Simulator(GAME, SEATS)
    rounds: Counter[int] = Counter()
    ended = 0
    for seed in range(games):
        end: Any = simulator.playout(seed, make_bot(GAME.id, "heuristic", seed))
        rounds[int(end.round)] += 1
        ended += int(end.ending) > 0 and int(end.round) <= HUMAN
    mean = sum(n * count for n, count in rounds.items()) / games
    spread = {str(n): rounds[n] for n in sorted(rounds)}
    return {"games": games, "ended": round(ended / games, 5), "rounds": round(mean, 2), "spread": spread}


def strength(games: int) -> dict[str, Any]:
    """Against three random bots, seats rotated."""
    simulator = Simulator(GAME, SEATS)
    won = 0.0
    for k in range(games):
        levels = ["heuristic" if p == k % SEATS else "random" for p in range(SEATS)]
        winners = GAME.outcome(simulator.playout(k, make_bots(GAME.id, levels, SEATS, k))).winners
        won += (k % SEATS in winners) / len(winners)
    return {"games": games, "won": round(won / games, 4)}


def pace(games: int) -> dict[str, Any]:
    """Microseconds of the processor for a choice: the mean, and what one in a hundred takes at least."""
    simulator = Simulator(GAME, SEATS)
    times: list[float] = []
    for seed in range(games):
        timed = Timed(make_bot(GAME.id, "heuristic", seed))
        simulator.playout(seed, timed)
        times += timed.times
    times.sort()
    micro = {"mean": sum(times) / len(times), "p99": times[len(times) * 99 // 100]}
    return {"choices": len(times), **{name: round(value * 1e6, 1) for name, value in micro.items()}}


def main() -> int:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 10_000
    print(json.dumps({"what": "pace", "compiled": gulch.COMPILED, **pace(min(20, games))}), flush=True)
    against = strength(max(1, games // 10))
    print(json.dumps({"what": "against random", **against}), flush=True)
    whole = lengths(games)
    print(json.dumps({"what": "length", **whole}))
    return 0 if whole["ended"] >= ENDED_SHARE and against["won"] >= STRONG_SHARE else 1


if __name__ == "__main__":
    sys.exit(main())
