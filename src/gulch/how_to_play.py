"""How to play on one page: data beside its game, `games/<game>/how_to_play.toml`.

The goal, the steps of a turn, how one wins, three things that newcomers get wrong; and hints for the coach, one for a
kind of question that a first game asks. Every note cites its rule; `icons` are names of drawings."""

from __future__ import annotations

import tomllib
from dataclasses import asdict, dataclass
from functools import cache
from importlib import resources
from typing import Any

from gulch.engine.game import BadRecord, Game

FILE = "how_to_play.toml"
Text = dict[str, str]  # by language


@dataclass(frozen=True)
class Note:
    text: Text
    rule: str
    icons: tuple[str, ...] = ()
    title: Text | None = None


@dataclass(frozen=True)
class HowToPlay:
    goal: Note
    turn: tuple[Note, ...]
    wins: tuple[Note, ...]
    wrong: tuple[Note, ...]
    hints: dict[str, Note]  # by the kind of question

    def data(self) -> dict[str, Any]:
        return asdict(self)


def how_to_play(game: Game[Any]) -> HowToPlay | None:
    """The page of a game; None where it has none."""
    return page_in(type(game).__module__.rpartition(".")[0])


@cache
def page_in(package: str) -> HowToPlay | None:
    file = resources.files(package).joinpath(FILE)
    if not file.is_file():
        return None
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    try:
        turn, wins, wrong = (tuple(note(entry) for entry in data[part]) for part in ("turn", "wins", "wrong"))
        hints = {kind: note(entry) for kind, entry in data["hints"].items()}
        return HowToPlay(note(data["goal"]), turn, wins, wrong, hints)
    except (KeyError, TypeError) as error:
        raise BadRecord(f"{package}: {FILE}: {error!r}") from error


def note(data: dict[str, Any]) -> Note:
    text = {lang: data[lang] for lang in ("en", "ru")}
    return Note(text, data["rule"], tuple(data.get("icons", ())), data.get("title"))
