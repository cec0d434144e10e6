"""What a table remembers and asks: checkpoints, answers, questions."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from gulch.declare.rules import Moment
from gulch.declare.words import Option
from gulch.engine.play import Run, State


class Question:
    """What one seat is asked. Options are described when somebody looks."""

    __slots__ = ("about", "always", "codes", "moment", "number", "seat", "state")

    def __init__(self, state: State, run: Run, number: int) -> None:
        self.state = state
        self.seat = int(run.seat)
        self.moment = run.moment
        self.about: i64 = run.about
        self.always = run.always
        self.codes = run.options
        self.number = number

    def menu(self) -> Moment[Any]:
        return self.state.rules.menus[self.moment].moment

    @property
    def forced(self) -> bool:
        """There is nothing to choose, and nothing that the player has to say."""
        return len(self.codes) == 1 and not self.menu().said

    @property
    def kind(self) -> str:
        return self.menu().name

    @property
    def rule(self) -> str:
        return self.menu().rule

    @property
    def params(self) -> dict[str, str]:
        return self.menu().subject(int(self.about))

    @property
    def options(self) -> tuple[Option, ...]:
        menu, words, s = self.menu(), self.state.rules.words, self.state
        return tuple([words.describe(c, menu.cite(s, self.seat, self.about, c)) for c in self.codes])

    def data(self) -> dict[str, Any]:
        return {
            "number": self.number,
            "kind": self.kind,
            "rule": self.rule,
            "params": self.params,
            "options": [option.data() for option in self.options],
        }


class Frame:
    """A checkpoint: the state between two steps (never changed again), and where its answers and events begin."""

    __slots__ = ("start", "state", "told")

    def __init__(self, state: State, start: int, told: list[int]) -> None:
        self.state = state
        self.start = start
        self.told = told


class Entry:
    """One answer, and how much had been revealed when it was given."""

    __slots__ = ("code", "count", "reveals", "seat")

    def __init__(self, seat: int, code: int, s: State) -> None:
        self.seat = seat
        self.code = code
        self.reveals: i64 = s.reveals
        self.count: i64 = s.chance.count

    def free(self, s: State) -> bool:
        """Nobody has learnt anything since."""
        return self.reveals == s.reveals and self.count == s.chance.count
