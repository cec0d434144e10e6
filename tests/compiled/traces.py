"""Hashes of random games of every kind of table as JSON: what the compiled and the interpreted engine agree on."""

from __future__ import annotations

import hashlib
import json
import sys

import gulch
from gulch.bots.policies import TraceBot
from gulch.lab.simulate import Simulator


def traces(games: int) -> dict[str, str]:
    """Everything asked and chosen in so many games, and every final state, by kind of table."""
    out: dict[str, str] = {}
    for id in gulch.games():
        game = gulch.load(id)
        for seats, options in game.examples():
            digest = hashlib.sha256()
            simulator = Simulator(game, seats, options)
            for seed in range(games):
                bot = TraceBot(seed * 7 + 1)
                state = simulator.playout(seed, bot)
                digest.update(f"{bot.hash} {bot.choices} {json.dumps(state.to_data(), sort_keys=True)}".encode())
            out[f"{id} {seats} {json.dumps(options, sort_keys=True)}"] = digest.hexdigest()
    return out


if __name__ == "__main__":
    sys.stdout.write(json.dumps({"compiled": gulch.COMPILED, "traces": traces(int(sys.argv[1]))}))
