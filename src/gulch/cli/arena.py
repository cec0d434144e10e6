"""`gulch arena`: bots against bots in rotating seats, with ratings. It can be stopped and goes on where it was."""

from __future__ import annotations

import time
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

import gulch
from gulch.bots import check_bot
from gulch.cli.common import AsJson, BadUse, GameId, OptionList, Ray, Workers, bar, console, echo_json, options_of
from gulch.engine.game import BadOption
from gulch.lab.many import Task


def arena(
    game: GameId,
    bots: Annotated[
        str,
        typer.Option(help="A bot for each seat: hard,normal,normal,normal. Also hard:SECONDS and search:ITERATIONS."),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many games; a multiple of the seats is fair to all.")] = 100,
    workers: Workers = 1,
    ray: Ray = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same deals.")] = 0,
    out: Annotated[
        Path | None, typer.Option(help="A folder for the games: goes on where it was stopped, and gets a Parquet file.")
    ] = None,
    options: OptionList = None,
    json: AsJson = False,
) -> None:
    """Let bots play against each other, each in every seat, and rate them."""
    from gulch.lab.arena import Arena  # here: the ratings take a moment to load

    chosen = gulch.load(game)
    line_up = bots.split(",")
    for bot in line_up:
        check_bot(bot)
    if len(line_up) not in chosen.seats:
        raise BadOption("bots", f"{len(line_up)} bots; {chosen.seats.start} to {chosen.seats.stop - 1} play {game}")
    whole = chosen.checked(len(line_up), options_of(chosen, options))
    if out is not None and find_spec("pyarrow") is None:
        raise BadUse("--out writes Parquet, which needs pyarrow: pip install 'gulch[lab]'")
    began = time.perf_counter()
    contest = Arena(Task(game, len(line_up), whole, line_up, seed), games, out)
    with bar(game, games) as progress:
        progress(len(contest.rows))
        for played in contest.play(ray or workers):
            progress(played)
    result = contest.result()
    if out is not None:
        result["parquet"] = str(contest.write_parquet())
    if json:
        echo_json(result)
    else:
        show(result, time.perf_counter() - began)


def show(result: dict[str, Any], seconds: float) -> None:
    screen = console()
    screen.print(
        f"{result['game']}: {result['games']} games, {result['seats']} seats, seed {result['seed']}; "
        f"a fair share is {result['fair']:.1%}"
    )
    for line in sorted(result["bots"], key=lambda line: -line["rating"]):
        interval = f"{line['low']:6.1%} to {line['high']:6.1%}"
        screen.print(
            f"  {line['bot']:<12} {line['share']:6.1%}   ({interval})   {line['wins']} of {line['seats']}   "
            f"{line['times_fair']:.2f} times fair   rating {line['rating']:.1f} ± {line['sigma']:.1f}"
        )
    screen.print(f"{seconds:.1f} s; intervals at 95%")
