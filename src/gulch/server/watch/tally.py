"""What the server counts while it works. Counting costs next to nothing: the rest is done when somebody asks."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.015, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


class Times:
    """How long something took, by how many took so long."""

    __slots__ = ("counts", "total")

    def __init__(self) -> None:
        self.counts = [0] * (len(SECONDS) + 1)
        self.total = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(SECONDS, seconds)] += 1
        self.total += seconds


class Tally:
    def __init__(self) -> None:
        self.acknowledged = Times()  # from hearing an answer to acknowledging it
        self.refusals: Counter[str] = Counter()  # by message id: requests, answers and sockets that were turned away
        self.notices: Counter[tuple[str, str]] = Counter()  # by way and what became of it
        self.requests: Counter[tuple[str, int]] = Counter()  # by method and status
