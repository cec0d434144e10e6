"""Who wins how often, and how long it takes, when all play at random: python tools/shares.py GAME [--games 20000]

Writes tests/data/GAME_shares.json. A test plays fewer games and compares, so that a changed rule is noticed."""

from __future__ import annotations

import argparse
import json
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from math import sqrt
from pathlib import Path
from typing import Any

import gulch
from gulch.bots.policies import TraceBot
from gulch.lab.simulate import Simulator

DATA = Path(__file__).resolve().parent.parent / "tests" / "data"
GAMES = 20_000
Z = 1.96  # 95 percent
PARTS = 8
Key = tuple[str, str]  # ("side" or "role", its name)


class Tally:
    """What happened in some games: sides win games, roles win for each player who had them."""

    def __init__(self) -> None:
        self.games = 0
        self.wins: Counter[Key] = Counter()
        self.cases: Counter[Key] = Counter()
        self.choices = 0
        self.squares = 0

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.wins.update(other.wins)
        self.cases.update(other.cases)
        self.choices += other.choices
        self.squares += other.squares

    def count(self, outcome: gulch.Outcome, choices: int) -> None:
        self.games += 1
        self.wins["side", outcome.breakdown[0]["side"]] += 1
        for seat, about in enumerate(outcome.breakdown):
            self.cases["role", about["role"]] += 1
            self.wins["role", about["role"]] += seat in outcome.winners
        self.choices += choices
        self.squares += choices * choices

    def data(self) -> dict[str, Any]:
        mean = self.choices / self.games
        error = sqrt((self.squares / self.games - mean * mean) / self.games)
        sides = {name: share(won, self.games) for (kind, name), won in sorted(self.wins.items()) if kind == "side"}
        roles = {name: share(self.wins["role", name], of) for (_, name), of in sorted(self.cases.items())}
        length = {"mean": round(mean, 3), "low": round(mean - Z * error, 3), "high": round(mean + Z * error, 3)}
        return {"side": sides, "role": roles, "choices": length}


def play(game: str, seats: int, games: range) -> Tally:
    """The games of these seeds."""
    simulator, tally = Simulator(gulch.load(game), seats), Tally()
    bots = TraceBot(games.start * 2 + 1 << 32 | seats)  # not the seeds that deal
    for seed in games:
        before = bots.choices
        tally.count(simulator.game.outcome(simulator.playout(seed, bots)), int(bots.choices - before))
    return tally


def share(wins: int, cases: int) -> dict[str, float]:
    """With its confidence interval, by Wilson."""
    part, width = wins / cases, Z * Z / cases
    middle = (part + width / 2) / (1 + width)
    half = Z * sqrt(part * (1 - part) / cases + width / 4 / cases) / (1 + width)
    return {
        "wins": wins,
        "of": cases,
        "share": round(part, 5),
        "low": round(middle - half, 5),
        "high": round(middle + half, 5),
    }


def measure(game: str, games: int) -> dict[str, Any]:
    parts = [range(low, high) for low, high in pairwise([games * i // PARTS for i in range(PARTS + 1)])]
    found = {}
    with ProcessPoolExecutor() as pool:
        for seats in gulch.load(game).seats:
            tally = Tally()
            for part in pool.map(partial(play, game, seats), parts):
                tally.add(part)
            found[str(seats)] = tally.data()
            print(f"{game}, {seats} players: {games} games", flush=True)
    version = gulch.load(game).version
    return {"game": game, "version": version, "games": games, "bots": "random", "confidence": 0.95, "seats": found}


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the win shares of random games as data for the tests")
    parser.add_argument("game", choices=gulch.games())
    parser.add_argument("--games", type=int, default=GAMES, help="at each number of players")
    wanted = parser.parse_args()
    DATA.mkdir(exist_ok=True)
    path = DATA / f"{wanted.game}_shares.json"
    path.write_text(json.dumps(measure(wanted.game, wanted.games), indent=1) + "\n", encoding="utf-8")
    print(f"wrote {path.name}")


if __name__ == "__main__":
    main()
