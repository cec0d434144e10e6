"""`gulch simulate`: many games by bots, and who won them. The result depends on the seed alone, not on the workers."""

from __future__ import annotations

import time
from typing import Annotated, Any

import typer

import gulch
from gulch.cli.common import AsJson, GameId, OptionList, Ray, Workers, bar, bot_levels, console, echo_json, options_of
from gulch.lab.many import Task, play
from gulch.lab.tally import Tally


def simulate(
    game: GameId,
    seats: Annotated[int, typer.Option(help="How many sit at the table.")],
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    bots: Annotated[str | None, typer.Option(help="A level for all, or one for each seat: random,normal,...")] = None,
    workers: Workers = 1,
    ray: Ray = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    options: OptionList = None,
    json: AsJson = False,
) -> None:
    """Let bots play many games and count who wins."""
    chosen = gulch.load(game)
    whole = chosen.checked(seats, options_of(chosen, options))
    task = Task(game, seats, whole, bot_levels(seats, bots), seed)
    began = time.perf_counter()
    result = {**task.data(), "games": games, **play_all(task, games, ray or workers).summary()}
    if json:
        echo_json(result)
    else:
        show(result, time.perf_counter() - began)


def play_all(task: Task, games: int, workers: int | str) -> Tally:
    tally = Tally(task.seats)
    with bar(task.game, games) as progress:
        for played, counted in play(task, games, workers):
            tally.add(counted)
            progress(played)
    return tally


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
