"""The games on offer: their seats, options, bots and rules."""

from __future__ import annotations

from typing import Any

import gulch
from gulch.bots import LEVELS
from gulch.engine.game import Game
from gulch.lessons import lessons_of
from gulch.texts import check_texts

LANGUAGES = ("en", "ru")


class Catalogue:
    """MissingTexts: a game that could not be shown in every language is not offered."""

    def __init__(self) -> None:
        self.games: dict[str, Game[Any]] = {id: gulch.load(id) for id in gulch.GAMES}
        for game in self.games.values():
            check_texts(game)

    def data(self) -> dict[str, Any]:
        return {"games": [describe(game) for game in self.games.values()]}

    def rules(self, game: str, language: str) -> dict[str, Any]:
        return {"statements": statements(self.games[game], language)}


def describe(game: Game[Any]) -> dict[str, Any]:
    return {
        "id": game.id,
        "version": str(game.version),
        "seats": {"min": game.seats.start, "max": game.seats.stop - 1},
        "options": [spec.data() for spec in game.options.values()],
        "bots": list(LEVELS),
        "lessons": [{"id": lesson.id, "title": lesson.title} for lesson in lessons_of(game).values()],
    }


def statements(game: Game[Any], language: str) -> list[dict[str, str]]:
    """The rules in our own words, in the order of the rulebook."""
    return [
        {"id": id, "chapter": statement["chapter"], "text": statement[language]}
        for id, statement in game.rulebook().items()
        if language in statement
    ]
