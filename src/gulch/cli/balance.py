"""`gulch balance`: who wins how often, as a page and as data. It can be stopped and goes on where it was."""

from __future__ import annotations

import json as jsons
from pathlib import Path
from typing import Annotated

import typer

import gulch
from gulch.bots import thinks
from gulch.cli.common import AsJson, GameId, OptionList, Ray, Workers, bar, bot_levels, console, echo_json, options_of
from gulch.engine.game import BadOption
from gulch.lab.many import Task


def balance(
    game: GameId,
    seats: Annotated[int, typer.Option(help="How many sit at the table.")] = 4,
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 10_000,
    bots: Annotated[str | None, typer.Option(help="A level for all, or one for each seat: random,normal,...")] = None,
    workers: Workers = 1,
    ray: Ray = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 0,
    out: Annotated[Path, typer.Option(help="The folder for GAME.html and GAME.json.")] = Path(),
    options: OptionList = None,
    json: AsJson = False,
) -> None:
    """Measure how fair a game is: by seat, role, character and opening, with its length and scores."""
    from gulch.lab.balance import Balance  # here: what draws the page takes a moment to load
    from gulch.lab.balance_page import page

    chosen = gulch.load(game)
    whole = chosen.checked(seats, options_of(chosen, options))
    levels = bot_levels(seats, bots)
    if any(map(thinks, levels)):
        raise BadOption("bots", "those that think are too slow to count thousands of games; random, easy or normal")
    measured = Balance(Task(game, seats, whole, levels, seed), games, out)
    with bar(game, games) as progress:
        progress(measured.figures.games)
        for played in measured.play(ray or workers):
            progress(played)
    result = measured.result()
    files = {"json": jsons.dumps(result, indent=1) + "\n", "html": page(result, chosen)}
    for ending, text in files.items():
        (out / f"{game}.{ending}").write_text(text, encoding="utf-8")
    measured.kept.unlink()
    if json:
        echo_json(result)
    else:
        console().print(f"wrote {out / game}.html and {out / game}.json", markup=False)
