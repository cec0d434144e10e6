"""The time that the server goes by. Clocks at tables count the seconds that it is up, over all its starts: they stand
still while it is down."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol


class Alarm(Protocol):
    def cancel(self) -> None: ...


class Time:
    """Real time. Tests bring a clock that they move."""

    def __init__(self) -> None:
        self.before = 0.0  # seconds up until this start
        self.started = time.monotonic()

    def begin(self, before: float) -> None:
        self.before = before
        self.started = time.monotonic()

    def up(self) -> float:
        return self.before + time.monotonic() - self.started

    def now(self) -> float:
        """By the calendar."""
        return time.time()

    def on_the_wall(self, up: float | None) -> float | None:
        """When the server will have been up so long, if it is not stopped."""
        return None if up is None else self.now() + up - self.up()

    def at(self, up: float, do: Callable[[], None]) -> Alarm:
        return asyncio.get_running_loop().call_later(max(0.0, up - self.up()), do)
