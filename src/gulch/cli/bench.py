"""`gulch bench`: how fast a game plays.

The best of several windows by process time counts: a busy machine slows single windows only."""

from __future__ import annotations

import json as jsons
import os
import subprocess
import sys
import time
from typing import Annotated, Any

import typer

import gulch
from gulch.bots.policies import TraceBot
from gulch.cli.common import AsJson, Failed, GameId, OptionList, console, echo_json, options_of
from gulch.engine.chance import fast
from gulch.lab.simulate import Simulator

WINDOWS = 5
ROUNDS = 3  # of each build, in turns, when two are compared
COPIES = 200  # between two looks at the clock
PART_FOR_COPIES = 0.1


def bench(
    game: GameId,
    seats: Annotated[int, typer.Option(help="How many sit at the table.")],
    options: OptionList = None,
    seconds: Annotated[float, typer.Option(min=0.01, max=3600, help="How long to measure.")] = 3.0,
    compare: Annotated[
        bool, typer.Option("--compare", help="Compiled and interpreted, in turns, and the ratio.")
    ] = False,
    json: AsJson = False,
) -> None:
    """Measure games and choices per second with random bots."""
    chosen = gulch.load(game)
    whole = chosen.checked(seats, options_of(chosen, options))
    if compare:
        result = compared(game, seats, options, seconds)
    else:
        result = measured(chosen, seats, whole, seconds)
    if json:
        echo_json(result)
    else:
        show(result)


def measured(game: Any, seats: int, options: dict[str, Any], seconds: float) -> dict[str, Any]:
    simulator = Simulator(game, seats, options)
    simulator.playout(0, TraceBot(0))  # what is built at first use is not part of a game
    best, games, choices, seed = 0.0, 0, 0, 0
    window = seconds * (1 - PART_FOR_COPIES) / WINDOWS
    for _ in range(WINDOWS):
        bot = TraceBot(seed)
        first, began = seed, time.process_time()
        while (spent := time.process_time() - began) < window:
            simulator.playout(seed, bot)
            seed += 1
        games, choices = games + seed - first, choices + int(bot.choices)
        best = max(best, (seed - first) / spent)
    per_game = choices / games
    return {
        "game": game.id,
        "seats": seats,
        "options": options,
        "compiled": gulch.COMPILED,
        "games_per_s": round(best, 1),
        "choices_per_s": round(best * per_game, 1),
        "choices_per_game": round(per_game, 2),
        "copy_us": copy_us(game, seats, options, seconds * PART_FOR_COPIES),
    }


def copy_us(game: Any, seats: int, options: dict[str, Any], seconds: float) -> float:
    """Microseconds for a copy of a table in the middle of a game."""
    table, best = halfway(game, seats, options), float("inf")
    for _ in range(WINDOWS):
        copies, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds / WINDOWS or not copies:
            for _ in range(COPIES):
                table.copy()
            copies += COPIES
        best = min(best, spent / copies)
    return round(best * 1e6, 3)


def halfway(game: Any, seats: int, options: dict[str, Any]) -> gulch.Table:
    length = len(played(game, seats, options, -1).log)
    return played(game, seats, options, length // 2)


def played(game: Any, seats: int, options: dict[str, Any], answers: int) -> gulch.Table:
    """A table after so many random answers; -1: at its end."""
    table: gulch.Table = game.table(seats, 1, options)
    chance = fast(1)
    while table.pending and len(table.log) != answers:
        seat = min(table.pending)
        codes = table.pending[seat].codes
        table.take(seat, codes[chance.below(len(codes))])
    return table


# ---- both builds -----------------------------------------------------------------------------------------------------
def compared(game: str, seats: int, options: list[str] | None, seconds: float) -> dict[str, Any]:
    """Each build in its own process, in turns, so that a slow spell of the machine meets both."""
    runs: dict[bool, list[dict[str, Any]]] = {True: [], False: []}
    for _ in range(ROUNDS):
        for pure in (True, False):
            run = in_process(game, seats, options, seconds / ROUNDS / 2, pure)
            if run["compiled"] == pure:
                raise Failed("there is no compiled build of these sources to compare with; `make compile` makes one")
            runs[run["compiled"]].append(run)
    compiled, interpreted = (max(runs[build], key=lambda run: float(run["games_per_s"])) for build in (True, False))
    kinds = {"compiled": compiled, "interpreted": interpreted}
    return {
        "game": game,
        "seats": seats,
        "options": compiled["options"],
        **{name: {key: run[key] for key in list(run)[4:]} for name, run in kinds.items()},
        "ratio": round(compiled["games_per_s"] / interpreted["games_per_s"], 2),
    }


def in_process(game: str, seats: int, options: list[str] | None, seconds: float, pure: bool) -> dict[str, Any]:
    command = [sys.executable, "-m", "gulch.cli", "bench", game, "--seats", str(seats), "--json"]
    command += ["--seconds", str(max(seconds, 0.01)), *(word for o in options or [] for word in ("--options", o))]
    environment = {**os.environ, "GULCH_PURE": "1" if pure else "0"}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Failed(f"a measuring process failed: {done.stderr.strip()[-300:]}")
    result: dict[str, Any] = jsons.loads(done.stdout)
    return result


def show(result: dict[str, Any]) -> None:
    screen = console()
    screen.print(f"{result['game']}, {result['seats']} seats, options {jsons.dumps(result['options'])}", markup=False)
    runs = [result] if "games_per_s" in result else [result["compiled"], result["interpreted"]]
    names = ["compiled", "interpreted"] if len(runs) == 2 else ["compiled" if result["compiled"] else "interpreted"]
    for name, run in zip(names, runs, strict=True):
        screen.print(
            f"  {name:<11}  {run['games_per_s']:>10,.0f} games/s  {run['choices_per_s']:>12,.0f} choices/s  "
            f"{run['choices_per_game']:>6.1f} choices/game  copy {run['copy_us']:.2f} us"
        )
    if "ratio" in result:
        screen.print(f"  ratio        {result['ratio']:>10.1f}")
