"""Counting outcomes: who won, by seat and by what they were; and how sure that is."""

from __future__ import annotations

from math import sqrt
from typing import Any, Final

from gulch.engine.game import Outcome

Z95: Final = 1.959964


def wilson(hits: int, of: int) -> tuple[float, float]:
    """The 95% interval of a share; unlike the plain one it is right near 0 and 1."""
    share, z = hits / of, Z95
    middle = share + z * z / (2 * of)
    spread = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of))
    return max(0.0, (middle - spread) / (1 + z * z / of)), min(1.0, (middle + spread) / (1 + z * z / of))


def share(hits: int, of: int) -> dict[str, Any]:
    low, high = wilson(hits, of)
    return {"count": hits, "of": of, "share": round(hits / of, 6), "low": round(low, 6), "high": round(high, 6)}


class Count:
    """One value of one part of the outcome: seats that had it, how many of them won, games where anybody had it, games
    where everybody had."""

    __slots__ = ("games", "here", "seats", "whole", "won")

    def __init__(self) -> None:
        self.seats = 0
        self.won = 0
        self.games = 0
        self.whole = 0
        self.here = 0  # in the game being counted


class Tally:
    """Outcomes of many games of one kind."""

    def __init__(self, seats: int) -> None:
        self.games = 0
        self.draws = 0
        self.won = [0] * seats
        self.parts: dict[str, dict[str, Count]] = {}

    def count(self, outcome: Outcome) -> None:
        self.games += 1
        if not outcome.winners:
            self.draws += 1
        met: list[Count] = []
        hits = [0] * len(self.won)
        for seat in outcome.winners:
            self.won[seat] += 1
            hits[seat] = 1
        for won, parts in zip(hits, outcome.breakdown):
            for key, value in parts.items():
                if isinstance(value, str):
                    one = self.of(key, value)
                    one.won += won
                    one.here += 1
                    if one.here == 1:
                        met.append(one)
        for one in met:
            one.seats += one.here
            one.games += 1
            if one.here == len(self.won):
                one.whole += 1
            one.here = 0

    def of(self, key: str, value: str) -> Count:
        values = self.parts.get(key)
        if values is None:
            values = self.parts[key] = {}
        one = values.get(value)
        if one is None:
            one = values[value] = Count()
        return one

    def to_data(self) -> list[Any]:
        """Plain data, for another process."""
        parts = {
            key: {value: [one.seats, one.won, one.games, one.whole] for value, one in values.items()}
            for key, values in self.parts.items()
        }
        return [self.games, self.draws, self.won, parts]

    def add(self, data: list[Any]) -> None:
        """The games that somebody else has counted."""
        games, draws, won, parts = data
        self.games += games
        self.draws += draws
        for seat in range(len(self.won)):
            self.won[seat] += won[seat]
        for key, values in parts.items():
            for value, numbers in values.items():
                one = self.of(key, value)
                one.seats += numbers[0]
                one.won += numbers[1]
                one.games += numbers[2]
                one.whole += numbers[3]

    def summary(self) -> dict[str, Any]:
        """Shares won by seat and by part of the outcome; what all seats of a game have in common is counted in
        games."""
        parts: dict[str, Any] = {}
        for key in sorted(self.parts):
            values = self.parts[key]
            common = all(one.games == one.whole for one in values.values())
            parts[key] = {value: self.share_of(values[value], common) for value in sorted(values)}
        return {"draws": self.draws, "by_seat": [share(won, self.games) for won in self.won], "breakdown": parts}

    def share_of(self, one: Count, common: bool) -> dict[str, Any]:
        return share(one.games, self.games) if common else share(one.won, one.seats)
