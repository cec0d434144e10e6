"""A clock that a test moves."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from gulch.server.timing import Time

counting = itertools.count()


class Alarm:
    def __init__(self, up: float, do: Callable[[], None]) -> None:
        self.up = up
        self.do = do
        self.off = False

    def cancel(self) -> None:
        self.off = True


class HandTime(Time):
    def __init__(self) -> None:
        super().__init__()
        self.moved = 0.0
        self.day = 1_000_000_000.0
        self.alarms: list[Alarm] = []

    def begin(self, before: float) -> None:
        self.before, self.moved = before, 0.0
        self.alarms.clear()

    def up(self) -> float:
        return self.before + self.moved

    def now(self) -> float:
        return self.day

    def at(self, up: float, do: Callable[[], None]) -> Alarm:
        self.alarms.append(Alarm(up, do))
        return self.alarms[-1]

    def move(self, seconds: float) -> None:
        """So much later; whoever wanted to be woken meanwhile is."""
        self.moved += seconds
        self.day += seconds
        due = [alarm for alarm in self.alarms if not alarm.off and alarm.up <= self.up()]
        self.alarms = [alarm for alarm in self.alarms if not alarm.off and alarm not in due]
        for alarm in due:
            alarm.do()
