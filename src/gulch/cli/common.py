"""What the commands share: reading what people typed, and speaking their language."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import gulch
from gulch.bots import check_bot
from gulch.engine.game import BadOption, Game
from gulch.texts import Texts, locales

YES = ("true", "yes", "on", "1")
NO = ("false", "no", "off", "0")
FALLBACK = "en"
USUAL_BOT = "normal"


class BadUse(gulch.GulchError):
    """The command was called with something it can't work with."""


class Failed(gulch.GulchError):
    """The command was called rightly, and what it looked at is not right."""


GameId = Annotated[str, typer.Argument(metavar="GAME", help="A game's id; `gulch games` lists them.")]
OptionList = Annotated[
    list[str] | None,
    typer.Option("--options", metavar="NAME=VALUE", help="Options of the game; `gulch games` lists them."),
]
Lang = Annotated[str | None, typer.Option("--lang", help="Language of the texts; else the locale's.")]
Workers = Annotated[int, typer.Option(min=1, max=256, help="Processes that play; the results are the same.")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="Play on this Ray cluster instead: HOST:PORT, ray://HOST:PORT, auto."),
]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON for scripts.")]


def console(stderr: bool = False) -> Console:
    """Into a pipe nothing is wrapped: what reads it decides where lines end."""
    screen = Console(highlight=False, stderr=stderr)
    screen.soft_wrap = not screen.is_terminal
    return screen


def echo_json(data: Any) -> None:
    typer.echo(json.dumps(data, ensure_ascii=False))


def language(lang: str | None) -> str:
    """What was asked for; else the locale's if there are texts in it, else English."""
    if lang is not None:
        return lang
    setting = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    spoken = setting.replace("-", "_").partition("_")[0].partition(".")[0].lower()
    return spoken if spoken in locales() else FALLBACK


def texts_for(lang: str | None, game: Game[Any] | None = None) -> Texts:
    return Texts(language(lang), game)


def options_of(game: Game[Any], words: list[str] | None) -> dict[str, Any]:
    """NAME=VALUE words as values. What the game does not know is passed on: it names what is allowed."""
    options: dict[str, Any] = {}
    for word in [part for given in words or [] for part in given.split(",")]:
        name, equals, value = word.partition("=")
        if not equals or not name:
            raise BadOption("options", f"{word!r} is not NAME=VALUE")
        if name in options:
            raise BadOption(name, "is given twice")
        options[name] = value_of(game, name, value)
    return options


def value_of(game: Game[Any], name: str, text: str) -> Any:
    for choice in game.options[name].choices if name in game.options else []:
        if isinstance(choice, bool):
            if text.lower() in (YES if choice else NO):
                return choice
        elif str(choice) == text:
            return choice
    return text


def bot_levels(seats: int, words: str | None) -> list[str]:
    """A bot for each seat from one for all or from a list; one that knows the game when nothing is said."""
    given = (words or USUAL_BOT).split(",")
    for bot in given:
        check_bot(bot)
    if len(given) not in (1, seats):
        raise BadOption("bots", f"{len(given)} levels for {seats} seats; give one for all or one for each")
    return given * seats if len(given) == 1 else given


@contextmanager
def bar(what: str, total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar where somebody watches, and what moves it on."""
    screen = console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as progress:
        line = progress.add_task(what, total=total)
        yield lambda done: progress.advance(line, done)


def data_folder() -> Path:
    """Where games are kept, by the rules of the desktop: XDG_DATA_HOME, else .local/share in the user's home."""
    home = os.environ.get("XDG_DATA_HOME", "")
    return (Path(home) if os.path.isabs(home) else Path.home() / ".local" / "share") / "gulch"
