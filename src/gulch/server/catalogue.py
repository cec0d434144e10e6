"""The games on offer: their seats, options, bots and rules."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any

import gulch
from gulch.bots import LEVELS
from gulch.engine.game import Game

LANGUAGES = ("en", "ru")


class Catalogue:
    def __init__(self) -> None:
        self.games: dict[str, Game[Any]] = {id: gulch.load(id) for id in gulch.GAMES}

    def data(self) -> dict[str, Any]:
        return {"games": [describe(game) for game in self.games.values()]}

    def levels(self, game: str) -> list[str]:
        return list(LEVELS)

    def rules(self, game: str, language: str) -> dict[str, Any]:
        return {"statements": statements(game, language)}


def describe(game: Game[Any]) -> dict[str, Any]:
    return {
        "id": game.id,
        "version": str(game.version),
        "seats": {"min": game.seats.start, "max": game.seats.stop - 1},
        "options": [spec.data() for spec in game.options.values()],
        "bots": list(LEVELS),
    }


@cache
def statements(game: str, language: str) -> list[dict[str, str]]:
    """The rules in our own words, in the order of the rulebook."""
    text = (files("gulch.games") / game / "rules.toml").read_text(encoding="utf-8")
    return [
        {"id": id, "chapter": str(entry["chapter"]), "text": str(entry[language])}
        for id, entry in tomllib.loads(text).items()
        if isinstance(entry, dict) and language in entry
    ]
