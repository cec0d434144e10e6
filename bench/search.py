"""Iterations of the search in a second of one core, each with a play-out to the end or to where a game is cut off:
`python bench/search.py [GAME [SEATS [SECONDS]]]`, JSON. `bare`: everybody plays out at random."""

from __future__ import annotations

import json
import sys
from time import process_time

import gulch
from gulch.bots.search import Search

SEATS = {"bang_dice": 5, "colt_express": 4, "pokertown": 4, "western_legends": 4}
DEALS = 4


def speed(game: str, seats: int, seconds: float, bare: bool) -> float:
    """The best of some deals, at their first question."""
    best = 0.0
    for seed in range(DEALS):
        table = gulch.load(game).table(seats, seed)
        began = process_time()
        visits = Search(game, 1, bare).think(table, min(table.pending), 0, seconds / DEALS)
        best = max(best, sum(visits.values()) / (process_time() - began))
    return best


def main() -> None:
    game, seats, seconds = [*sys.argv[1:], *[""] * 3][:3]
    for name in [game] if game else gulch.games():
        sat = int(seats or SEATS[name])
        for bare in (True, False):
            found = round(speed(name, sat, float(seconds or 4), bare))
            row = {"game": name, "seats": sat, "bare": bare, "compiled": gulch.COMPILED, "iterations_per_s": found}
            print(json.dumps(row), flush=True)


if __name__ == "__main__":
    main()
