"""Bots at a table: each answers its seat's question, from what this seat may know."""

from __future__ import annotations

from gulch.bots.search import Search
from gulch.bots.thoughts import doubt_at, favourite
from gulch.engine.game import Outcome
from gulch.engine.play import Policy
from gulch.engine.table import Table

NOT_ASKED = -1


class Seated:
    """Whoever answers for one seat."""

    def choose(self, table: Table, seat: int) -> int:
        raise NotImplementedError


class ByPolicy(Seated):
    """One look, one answer."""

    def __init__(self, policy: Policy) -> None:
        self.policy = policy

    def choose(self, table: Table, seat: int) -> int:
        question = table.pending[seat]
        return self.policy.choose(question.state, seat, question.moment, question.codes, int(question.about))


class BySearch(Seated):
    """Thinks for so many iterations or seconds. What it has thought is kept while nobody else has answered."""

    def __init__(self, game: str, seed: int, iterations: int, seconds: float) -> None:
        self.search = Search(game, seed)
        self.doubts = doubt_at(game)
        self.iterations = iterations
        self.seconds = seconds
        self.answers = NOT_ASKED  # of the table, when this seat chose last
        self.chose = 0

    def choose(self, table: Table, seat: int) -> int:
        if len(table.log) == self.answers + 1:
            self.search.follow(self.chose)
        else:
            self.search.forget()
        self.answers = len(table.log)
        self.search.think(table, seat, self.iterations, self.seconds)
        self.chose = favourite(self.search.thoughts(table, seat), self.doubts)
        return self.chose


def play_table(table: Table, bots: list[Seated]) -> Outcome:
    """The rest of a game, played by these bots."""
    while table.pending:
        seat = min(table.pending)
        codes = table.pending[seat].codes
        table.take(seat, codes[0] if len(codes) == 1 else bots[seat].choose(table, seat))
    outcome = table.outcome
    assert outcome is not None
    return outcome
