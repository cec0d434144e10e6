"""`gulch play`: a game in the terminal, against bots. It survives whatever ends it."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated, Any

import typer

import gulch
from gulch.cli.common import BadUse, GameId, Lang, OptionList, bot_levels, data_folder, options_of, texts_for
from gulch.cli.play import saves
from gulch.cli.play.session import Session, new_header
from gulch.cli.play.terminal import Terminal
from gulch.engine.game import BadOption, Game

USUAL_SEATS = 5


def play(
    game: GameId,
    seats: Annotated[int | None, typer.Option(help="How many sit at the table, you included.")] = None,
    bots: Annotated[str | None, typer.Option(help="How the others play: random, easy, normal, hard or expert.")] = None,
    options: OptionList = None,
    seat: Annotated[int | None, typer.Option(help="Where you sit, from 0.")] = None,
    name: Annotated[str, typer.Option(help="What the others call you.")] = "",
    lang: Lang = None,
    seed: Annotated[
        int | None, typer.Option(help="A game that can be repeated; else nobody can know the dice.")
    ] = None,
    resume: Annotated[
        bool | None, typer.Option("--resume/--new", help="Go on with the saved game, or start anew.")
    ] = None,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Where the game is kept while it is played.")
    ] = None,
) -> None:
    """Play in the terminal against bots. Stop at any time: the next call goes on."""
    chosen = gulch.load(game)
    texts = texts_for(lang, chosen)
    path = save or data_folder() / "saves" / f"{game}.jsonl"
    wanted = {"seats": seats, "bots": bots, "options": options, "seat": seat, "seed": seed}
    going_on = path.is_file() and resume is not False
    if resume and not going_on:
        raise BadUse(f"there is no saved game in {path}; without --resume a new one starts")
    opened = saved(chosen, path, wanted) if going_on else begun(chosen, path, wanted)
    folder = None if save else data_folder() / "records"
    command = f"gulch play {game} --save {shlex.quote(str(save))}" if save else f"gulch play {game}"
    try:
        session = Session(opened)
        Terminal(session, texts.at_table(session.table.rules), name, command).run(folder, going_on)
    finally:
        opened.close()


def saved(game: Game[Any], path: Path, wanted: dict[str, Any]) -> saves.Save:
    """The game that was left; asking for another kind of table needs --new, so that nobody loses one by a slip."""
    save = saves.load(path)
    try:
        check_same(game, path, save.header, wanted)
    except BaseException:
        save.close()
        raise
    return save


def check_same(game: Game[Any], path: Path, header: saves.Header, wanted: dict[str, Any]) -> None:
    if header["game"] != game.id:
        raise BadUse(f"{path} holds a game of {header['game']}; --save FILE plays elsewhere")
    if wanted["options"] is not None:
        wanted = {**wanted, "options": game.checked(header["seats"], options_of(game, wanted["options"]))}
    if wanted["bots"] is not None:
        wanted = {**wanted, "bots": bot_levels(header["seats"], wanted["bots"])}
    for key, value in wanted.items():
        if value is not None and value != header.get(key):
            raise BadUse(f"{path} holds a half-played game with other {key}; --new starts another one and keeps it")


def begun(game: Game[Any], path: Path, wanted: dict[str, Any]) -> saves.Save:
    seats = wanted["seats"]
    if seats is None:
        seats = min(max(USUAL_SEATS, game.seats.start), game.seats.stop - 1)
    options = game.checked(seats, options_of(game, wanted["options"]))
    seat = wanted["seat"] or 0
    if not 0 <= seat < seats:
        raise BadOption("seat", f"{seat} is not allowed; 0 to {seats - 1}")
    header = new_header(game, seats, options, seat, bot_levels(seats, wanted["bots"]), wanted["seed"])
    if path.is_dir():
        raise BadUse(f"{path} is a folder; --save needs a file")
    if path.exists():
        saves.put_aside(path)
    return saves.create(path, header)
