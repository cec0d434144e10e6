"""Chance that is told what happens: whoever studies a game decides every die and card, one after the other."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from gulch.engine.chance import Chance, Seeds

Draw = tuple[int, ...]  # which draw of a game: where strands left the main course and which, then its position


class NeedOutcome(Exception):
    """A draw that nobody has decided yet; which it is stands in the script."""


class Script:
    """What was decided so far. Several tables may share one script, if each puts its own outcomes there before it
    runs."""

    def __init__(self) -> None:
        self.outcomes: dict[Draw, int] = {}
        self.asked: Draw = ()
        self.among = 0


class ToldChance(Chance):
    """Follows a script; where that ends, NeedOutcome. A draw of one is none."""

    __slots__ = ("course", "script")

    def __init__(self, script: Script, course: Draw, count: i64) -> None:
        super().__init__(0, 0, count)
        self.script = script
        self.course = course

    def word(self) -> i64:
        raise NotImplementedError("nobody could decide among so many")

    def below(self, n: i64) -> i64:
        self.count += 1
        if n == 1:
            return 0
        draw = (*self.course, int(self.count))
        outcome = self.script.outcomes.get(draw, -1)
        if outcome < 0:
            self.script.asked, self.script.among = draw, int(n)
            raise NeedOutcome
        return outcome

    def fork(self, label: i64) -> Chance:
        return ToldChance(self.script, (*self.course, int(self.count), int(label)), 0)

    def copy(self) -> Chance:
        return ToldChance(self.script, self.course, self.count)

    def to_data(self) -> list[object]:
        return ["told", list(self.course), int(self.count)]


class Told(Seeds):
    """In place of a table's seed."""

    def __init__(self, script: Script, seats: int) -> None:
        super().__init__([b""] * seats)
        self.script = script

    def chance(self, about: dict[str, Any]) -> Chance:
        return ToldChance(self.script, (), 0)
