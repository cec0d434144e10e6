"""`gulch simulate`: many games by bots, and who won them. The result depends on the seed alone, not on the workers."""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from multiprocessing import get_context
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import gulch
from gulch.bots import make_bots
from gulch.cli.common import AsJson, GameId, OptionList, bot_levels, console, echo_json, options_of
from gulch.lab.simulate import Simulator

CHUNK = 250  # games between two steps of the progress bar
Z95 = 1.959964

Tally = Counter[tuple[str, ...]]


def simulate(
    game: GameId,
    seats: Annotated[int, typer.Option(help="How many sit at the table.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[
        str | None, typer.Option(help="A level for all, or one for each seat: random,heuristic,...")
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=256, help="Processes that play.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    options: OptionList = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games and count who wins."""
    chosen = gulch.load(game)
    whole = chosen.checked(seats, options_of(chosen, options))
    levels = bot_levels(chosen, seats, bots)
    began = time.perf_counter()
    task = {"game": game, "seats": seats, "options": whole, "bots": levels, "seed": seed}
    tally = play_all(task, games, workers)
    result = {**task, "games": games, **summary(tally, games, seats)}
    if json:
        echo_json(result)
    else:
        show(result, time.perf_counter() - began)


# ---- playing ---------------------------------------------------------------------------------------------------------
def play_all(task: dict[str, Any], games: int, workers: int) -> Tally:
    chunks = [(task, start, min(start + CHUNK, games)) for start in range(0, games, CHUNK)]
    tally: Tally = Counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as progress:
        bar = progress.add_task(task["game"], total=games)
        for start, part in zip(chunks, results(chunks, workers), strict=True):
            tally.update(part)
            progress.advance(bar, start[2] - start[1])
    return tally


def results(chunks: list[tuple[dict[str, Any], int, int]], workers: int) -> Iterator[Tally]:
    if workers == 1 or len(chunks) == 1:
        yield from map(play_chunk, chunks)
        return
    with ProcessPoolExecutor(min(workers, len(chunks)), mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_chunk, chunks)


def play_chunk(chunk: tuple[dict[str, Any], int, int]) -> Tally:
    """Count results by what they are: ("seat", "2", "won"), ("role", "outlaw", "won")."""
    task, first, last = chunk
    game = gulch.load(task["game"])
    simulator = Simulator(game, task["seats"], task["options"])
    tally: Tally = Counter()
    for i in range(first, last):
        policy = make_bots(game.id, task["bots"], task["seats"], seed_of(task["seed"], i, "bots"))
        count(tally, game.outcome(simulator.playout(seed_of(task["seed"], i, "table"), policy)))
    return tally


def seed_of(seed: int, game: int, what: str) -> int:
    """One seed per game and purpose: equal whoever plays the game, and no two games share one."""
    return int.from_bytes(hashlib.sha256(f"{what} {seed} {game}".encode()).digest()[:8], "big")


def count(tally: Tally, outcome: gulch.Outcome) -> None:
    tally["draws",] += not outcome.winners
    shared: dict[tuple[str, str], int] = {}
    for seat, parts in enumerate(outcome.breakdown):
        won = seat in outcome.winners
        tally["seat", str(seat), "won"] += won
        for key, value in parts.items():
            if isinstance(value, str):
                tally[key, value, "seats"] += 1
                tally[key, value, "won"] += won
                shared[key, value] = shared.get((key, value), 0) + 1
    for (key, value), seats in shared.items():
        tally[key, value, "games"] += 1
        tally[key, value, "whole"] += seats == len(outcome.breakdown)


# ---- reporting -------------------------------------------------------------------------------------------------------
def wilson(hits: int, of: int) -> tuple[float, float]:
    """The 95% interval of a share; unlike the plain one it is right near 0 and 1."""
    share, z = hits / of, Z95
    middle = share + z * z / (2 * of)
    spread = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return max(0.0, (middle - spread) / (1 + z * z / of)), min(1.0, (middle + spread) / (1 + z * z / of))


def share(hits: int, of: int) -> dict[str, Any]:
    low, high = wilson(hits, of)
    return {"count": hits, "of": of, "share": round(hits / of, 6), "low": round(low, 6), "high": round(high, 6)}


def summary(tally: Tally, games: int, seats: int) -> dict[str, Any]:
    """Shares won by seat and by part of the outcome; what all seats of a game have in common is counted in games."""
    values: dict[str, list[str]] = {}
    for entry in sorted(tally):
        if len(entry) == 3 and entry[2] == "seats":
            values.setdefault(entry[0], []).append(entry[1])
    parts: dict[str, Any] = {}
    for key, found in values.items():
        common = all(tally[key, v, "games"] == tally[key, v, "whole"] for v in found)
        parts[key] = {
            v: share(tally[key, v, "games"], games) if common else share(tally[key, v, "won"], tally[key, v, "seats"])
            for v in found
        }
    return {
        "draws": tally["draws",],
        "by_seat": [share(tally["seat", str(p), "won"], games) for p in range(seats)],
        "breakdown": parts,
    }


def show(result: dict[str, Any], seconds: float) -> None:
    screen = console()
    levels = sorted(set(result["bots"]))
    bots = levels[0] if len(levels) == 1 else ",".join(result["bots"])
    screen.print(
        f"{result['game']}: {result['games']} games, {result['seats']} seats, bots {bots}, seed {result['seed']}"
    )
    rows = [("seat", str(p), part) for p, part in enumerate(result["by_seat"])]
    rows += [(key, value, part) for key, parts in result["breakdown"].items() for value, part in parts.items()]
    for key, value, part in rows:
        interval = f"{part['low']:6.1%} to {part['high']:6.1%}"
        screen.print(f"  {key:<10} {value:<12} {part['share']:6.1%}   ({interval})   {part['count']} of {part['of']}")
    screen.print(f"  draws      {result['draws']}")
    screen.print(f"{seconds:.1f} s, {result['games'] / seconds:,.0f} games/s; intervals at 95%")
