"""Many games by bots, in one process or several. The result depends on the seed alone, not on who plays what."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib import import_module
from typing import Any, Final

from gulch.bots import make_bots, seat_bot, thinks
from gulch.bots.seated import play_table
from gulch.engine.game import Game, Outcome
from gulch.lab.jobs import Workers, in_order
from gulch.lab.simulate import Simulator
from gulch.lab.tally import Tally

CHUNK: Final = 250  # games that one process plays in one go
SEEDS: Final = 1 << 64
STEP: Final = 0x9E3779B97F4A7C15


class Task:
    """What is played. `bots`: one for each seat."""

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


class Playing:
    """Games of one kind, one after the other: straight runs, or at a table where a bot thinks."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.game: Game[Any] = import_module("gulch").load(task.game)
        self.simulator = Simulator(self.game, task.seats, task.options)
        self.tables = first_seed(task.seed, "table")
        self.bots = first_seed(task.seed, "bots")

    def play(self, deal: int, number: int, bots: list[str]) -> Outcome:
        """Game `number` of this deal, with a bot for each seat."""
        table_seed, bot_seed = seed_of(self.tables, deal), seed_of(self.bots, number)
        if any(thinks(bot) for bot in bots):
            table = self.game.table(self.task.seats, table_seed, self.task.options)
            name = self.task.game
            return play_table(table, [seat_bot(name, bot, bot_seed * 64 + p) for p, bot in enumerate(bots)])
        levels = bots[0] if len(set(bots)) == 1 else bots
        policy = make_bots(self.task.game, levels, self.task.seats, bot_seed)
        return self.game.outcome(self.simulator.playout(table_seed, policy))


def play(task: Task, games: int, workers: Workers = 1) -> Iterator[tuple[int, list[Any]]]:
    """All games in chunks: how many they are, and their tally as data; in order, whoever plays them."""
    chunks = [(task.data(), start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    sizes = [last - first for _, first, last in chunks]
    yield from zip(sizes, in_order(play_chunk, chunks, workers), strict=True)


def play_chunk(chunk: tuple[dict[str, Any], int, int]) -> list[Any]:
    """Some of the games; what each was is counted at once."""
    about, first, last = chunk
    task = Task(**about)
    playing, tally = Playing(task), Tally(task.seats)
    for i in range(first, last):
        tally.count(playing.play(i, i, task.bots))
    return tally.to_data()
