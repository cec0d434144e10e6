"""Proving a record: every die and card is derived again."""

from __future__ import annotations

from typing import Any

from gulch.engine.game import BadRecord, Game
from gulch.engine.record import seal_of, terms
from gulch.records.fair import Fair, broken_promises
from gulch.records.reading import replay


class Verdict:
    """What verify() found. `problems` is empty if the record holds; `fair`: nobody could choose the dice."""

    def __init__(self, fair: bool, problems: list[str]) -> None:
        self.fair = fair
        self.problems = problems

    @property
    def holds(self) -> bool:
        return not self.problems


def is_sealed(record: dict[str, Any]) -> bool:
    """What is no JSON has no seal."""
    try:
        return bool(record.get("seal") == seal_of(record))
    except (TypeError, ValueError, RecursionError):
        return False


def verify(game: Game[Any], record: dict[str, Any]) -> Verdict:
    """Derive every die and card again, replay the game, and say whether the record holds."""
    problems: list[str] = []
    if not is_sealed(record):
        problems.append("the record was changed after it was written: its seal does not fit")
    try:
        table = replay(game, record)
    except BadRecord as error:
        return Verdict(False, [*problems, str(error)])
    fair = table.fair
    if isinstance(fair, Fair):
        problems += [f"the seed of {name} is not what was committed" for name in broken_promises(fair)]
        if len(fair.seats) != table.seats:
            problems.append("not every seat gave a seed")
        chance = fair.chance(terms(game, table.seats, table.rules.options))
        if game.new(table.rules, chance).to_data() != table.origin:
            problems.append("the seeds do not give this start")
    return Verdict(fair is not None and not problems, problems)
