"""Learn how everybody stands in the middle of a game of Western Legends: `python tools/standing_western_legends.py
[GAMES]` plays so many games by the heuristic, looks at some moments of each, and writes the weights that tell best who
wins into gulch/bots/western_legends_standing.py."""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path
from typing import Any

import numpy as np

import gulch
from gulch.bots import make_bot
from gulch.bots.western_legends_standing import TRAITS, traits, turns_to_come
from gulch.engine.play import Policy, State
from gulch.lab.simulate import Simulator

GAME = gulch.load("western_legends")
SEATS = 4
FIRST_SEED = 1_000_000
LOOKS = 0.04  # of all choices
RIDGE = 1e-4
STEPS = 60
CLOSE = 1e-4
TARGET = Path(gulch.__file__).parent / "bots" / "western_legends_standing.py"


class Looking(Policy):
    """A bot, and what the table looked like at some of its choices."""

    def __init__(self, bot: Policy, chance: random.Random) -> None:
        self.bot = bot
        self.chance = chance
        self.looks: list[list[list[float]]] = []

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        west: Any = s
        if self.chance.random() < LOOKS and west.character[seat] >= 0:
            later = turns_to_come(west)
            rows = [traits(west, p) for p in range(west.seats)]
            self.looks.append([[*row, *[later * trait for trait in row]] for row in rows])
        return self.bot.choose(s, seat, moment, options, about)


def looks(games: int) -> tuple[Any, Any]:
    """By look, seat and trait; and by look and seat who won."""
    simulator, chance = Simulator(GAME, SEATS), random.Random(1)
    seen: list[list[list[float]]] = []
    won: list[list[float]] = []
    for k in range(FIRST_SEED, FIRST_SEED + games):
        bot = Looking(make_bot(GAME.id, "normal", k), chance)
        winners = GAME.outcome(simulator.playout(k, bot)).winners
        seen += bot.looks
        won += [[(p in winners) / len(winners) for p in range(SEATS)]] * len(bot.looks)
    return np.array(seen), np.array(won)


def chances(seen: Any, weights: Any) -> Any:
    likely = seen @ weights
    grown = np.exp(likely - likely.max(axis=1, keepdims=True))
    return grown / grown.sum(axis=1, keepdims=True)


def surprise(seen: Any, won: Any, weights: Any) -> float:
    return float(-(won * np.log(chances(seen, weights))).sum(axis=1).mean())


def learnt(seen: Any, won: Any) -> Any:
    """The weights under which what happened is the least surprise, by Newton's method."""
    spread = seen.std(axis=(0, 1)) + 1e-9
    seen = seen / spread
    weights = np.zeros(seen.shape[2])
    for _ in range(STEPS):
        expected = chances(seen, weights)
        slope = np.einsum("nst,ns->t", seen, expected - won) / len(seen) + RIDGE * weights
        centred = seen - np.einsum("nst,ns->nt", seen, expected)[:, None, :]
        bend = np.einsum("nst,nsu->tu", centred * expected[:, :, None], centred) / len(seen)
        step = np.linalg.solve(bend + RIDGE * np.eye(len(weights)), slope)
        weights -= step
        if abs(step).max() < CLOSE:
            break
    return weights / spread


def write(weights: Any) -> None:
    text = TARGET.read_text(encoding="utf-8")
    for name, part in (("AT_END", weights[: len(TRAITS)]), ("PER_TURN", weights[len(TRAITS) :])):
        row = ", ".join(f"{weight:.3f}" for weight in part)
        text = re.sub(rf"^{name}: Final = \[.*\]$", f"{name}: Final = [{row}]", text, flags=re.M)
    TARGET.write_text(text, encoding="utf-8")


def main() -> None:
    seen, won = looks(int(sys.argv[1]) if len(sys.argv) > 1 else 10_000)
    kept = len(seen) * 4 // 5  # the rest shows whether more than these games was learnt
    weights = learnt(seen[:kept], won[:kept])
    known, new = surprise(seen[:kept], won[:kept], weights), surprise(seen[kept:], won[kept:], weights)
    print(f"{len(seen)} looks; surprise {known:.4f}, at games not seen {new:.4f}, at guesses {np.log(SEATS):.4f}")
    write(weights)


if __name__ == "__main__":
    main()
