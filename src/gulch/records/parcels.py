"""Tables for other processes, as plain data."""

from __future__ import annotations

from typing import Any

from gulch.engine.game import Game
from gulch.engine.play import Hunch
from gulch.engine.table import Table, resumed
from gulch.records.reading import load


def parcel(table: Table) -> dict[str, Any]:
    """A table as plain data: the last checkpoint, the answers since and the guesses made; no history and no streams."""
    frame, words = table.frames[-1], table.rules.words
    return {
        "game": table.game.id,
        "version": table.game.version,
        "seats": table.seats,
        "options": table.rules.options,
        "checkpoint": frame.state.to_data(),
        "answers": [[e.seat, words.id(e.code)] for e in table.log[frame.start :]],
        "hunches": [[int(h.seat), h.seed, int(h.mark), int(h.block)] for h in table.hunches],
        "closed": table.closed,
    }


def unpack(game: Game[Any], data: dict[str, Any]) -> Table:
    """The table of a parcel: same questions, same guesses, an empty past."""
    rules = game.rules_for(data["seats"], data["options"])
    state = load(game, rules, data["checkpoint"])
    answers = [(seat, rules.words.code(id)) for seat, id in data["answers"]]
    return resumed(game, state, answers, [Hunch(*hunch) for hunch in data["hunches"]], data["closed"])
