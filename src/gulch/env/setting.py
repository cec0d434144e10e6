"""What every kind of environment is made of: a game's actions by number, what a seat sees, what the end is worth."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np

import gulch
from gulch.engine.game import Outcome
from gulch.engine.table import Table
from gulch.env.observing import Layout

WON, LOST, SHARED = 1.0, -1.0, 0.0


class Setting:
    """One kind of table. BadOption names what is wrong with the seats or the options."""

    def __init__(self, game: str, seats: int, options: dict[str, Any] | None) -> None:
        self.game = gulch.load(game)
        self.options = self.game.checked(seats, options)
        self.seats = seats
        self.words = self.game.rules_for(seats, self.options).words
        self.codes = self.words.catalogue()
        self.index = {code: k for k, code in enumerate(self.codes)}
        self.layout = Layout(self.game, seats, self.options)

    def table(self, seed: Any) -> Table:
        table = self.game.table(self.seats, seed, self.options)
        play_forced(table)
        return table

    def legal(self, table: Table, seat: int) -> list[int]:
        """The actions that answer the seat's question."""
        return sorted([self.index[code] for code in table.pending[seat].codes]) if seat in table.pending else []

    def code(self, table: Table, seat: int, action: Any) -> int:
        """What the seat answers by this number, or why it can't: refused with the reasons."""
        try:
            number = index(action)
        except TypeError:
            number = -1
        if not 0 <= number < len(self.codes):
            raise gulch.Refused(table.explain(seat, repr(action)))
        code = self.codes[number]
        if code not in table.pending[seat].codes:
            raise gulch.Refused(table.explain(seat, self.words.id(code)))
        return code

    def seen(self, table: Table, seat: int, acts: bool) -> dict[str, Any]:
        """An observation and a mask; who need not act has an empty mask."""
        mask = np.zeros(len(self.codes), np.int8)
        if acts and seat in table.pending:
            mask[[self.index[code] for code in table.pending[seat].codes]] = 1
        return {"observation": np.array(self.layout.numbers(table, seat), np.float32), "action_mask": mask}


def forced(table: Table) -> tuple[int, int] | None:
    """An answer that is no choice: whoever has only one option is not asked."""
    for seat, question in table.pending.items():
        if len(question.codes) == 1:
            return seat, question.codes[0]
    return None


def play_forced(table: Table) -> None:
    while answer := forced(table):
        table.take(*answer)


def payoffs(outcome: Outcome, seats: int) -> list[float]:
    """What the end is worth to each seat; nothing to anybody where nobody wins."""
    winners = outcome.winners
    return [SHARED if not winners else WON if seat in winners else LOST for seat in range(seats)]
