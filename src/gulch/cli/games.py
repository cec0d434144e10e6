"""`gulch games`: what can be played."""

from __future__ import annotations

from typing import Any

import gulch
from gulch.bots import LEVELS
from gulch.cli.common import AsJson, Lang, console, echo_json, texts_for


def games(json: AsJson = False, lang: Lang = None) -> None:
    """The games: ids, titles, seats, options."""
    found = [about(id, lang) for id in gulch.games()]
    if json:
        echo_json({"games": found})
        return
    screen = console()
    for game in found:
        screen.print(f"[bold]{game['id']}[/]  {game['title']}, {game['seats']['min']}-{game['seats']['max']}")
        screen.print(f"    {game['plays']}")
        for spec in game["options"]:
            choices = "|".join(str(choice).lower() for choice in spec["choices"])
            screen.print(f"    {spec['name']}={choices} ({str(spec['default']).lower()})", markup=False)


def about(id: str, lang: str | None) -> dict[str, Any]:
    game = gulch.load(id)
    texts = texts_for(lang, game)
    return {
        "id": id,
        "title": texts.name("game", id),
        "plays": texts.find(f"game-{id}", "plays"),
        "seats": {"min": game.seats.start, "max": game.seats.stop - 1},
        "options": [spec.data() for spec in game.options.values()],
        "bots": list(LEVELS),
    }
