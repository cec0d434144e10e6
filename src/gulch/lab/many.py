"""Many games by bots, in one process or several. The result depends on the seed alone, not on who plays what."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Any, Final

from gulch.bots import make_bots
from gulch.engine.game import Game
from gulch.lab.simulate import Simulator
from gulch.lab.tally import Tally

CHUNK: Final = 250  # games that one process plays in one go
SEEDS: Final = 1 << 64
STEP: Final = 0x9E3779B97F4A7C15


class Task:
    """What is played. `bots`: a level for each seat."""

    def __init__(self, game: str, seats: int, options: dict[str, Any], bots: list[str], seed: int) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.bots = bots
        self.seed = seed

    def data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "options": self.options,
            "bots": self.bots,
            "seed": self.seed,
        }


def first_seed(seed: int, what: str) -> int:
    """Where the seeds of so many games begin."""
    return int.from_bytes(hashlib.sha256(f"{what} {seed}".encode()).digest()[:8], "big")


def seed_of(first: int, game: int) -> int:
    """One seed per game: equal whoever plays it, and no two games share one, because the step is odd."""
    return first + game * STEP & SEEDS - 1


def play(task: Task, games: int, workers: int = 1) -> Iterator[tuple[int, list[Any]]]:
    """All games in chunks: how many they are, and their tally as data; in order, whoever plays them."""
    chunks = [(task.data(), start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    sizes = [last - first for _, first, last in chunks]
    if workers == 1 or len(chunks) == 1:
        yield from zip(sizes, map(play_chunk, chunks), strict=True)
        return
    with ProcessPoolExecutor(min(workers, len(chunks)), mp_context=get_context("spawn")) as pool:
        yield from zip(sizes, pool.map(play_chunk, chunks), strict=True)


def play_chunk(chunk: tuple[dict[str, Any], int, int]) -> list[Any]:
    """Some of the games; what each was is counted at once."""
    about, first, last = chunk
    task = Task(**about)
    game: Game[Any] = import_module("gulch").load(task.game)
    simulator = Simulator(game, task.seats, task.options)
    levels = task.bots[0] if len(set(task.bots)) == 1 else task.bots
    tally = Tally(task.seats)
    tables, bots = first_seed(task.seed, "table"), first_seed(task.seed, "bots")
    for i in range(first, last):
        policy = make_bots(task.game, levels, task.seats, seed_of(bots, i))
        tally.count(game.outcome(simulator.playout(seed_of(tables, i), policy)))
    return tally.to_data()
