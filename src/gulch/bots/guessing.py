"""What a search takes for true: guesses of what its seat can't know, and plays on from there."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any, Final

from gulch.engine.chance import Chance, fast
from gulch.engine.play import Hunch, Policy, State
from gulch.engine.table import Table

GUESSES: Final = 0xABCDEF
CHANCES: Final = 1 << 20
PICKED_FROM: Final = 8  # guesses, where a game can say how likely one is


class CutOff(Exception):
    """A play-out has gone far enough; where it stands is in the bot."""


class Look(Policy):
    """Goes no further than to the first choice."""

    def __init__(self) -> None:
        self.stands: State | None = None

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        self.stands = s
        raise CutOff


class Guesses:
    """One after the other: any, or where the game can say how likely a guess is, one of a few, the likelier the
    rather."""

    def __init__(self, seed: int, likelihood: Callable[[Any, int], float] | None) -> None:
        self.seeds: Chance = fast(seed ^ GUESSES)
        self.likelihood = likelihood
        self.look = Look()

    def next(self, table: Table, here: Hunch) -> Hunch:
        """Of the seat at the place where `here` is."""
        if self.likelihood is None:
            return self.any(here)
        guesses = [self.any(here) for _ in range(PICKED_FROM)]
        logs = [self.likelihood_of(table, one) for one in guesses]
        top = max(logs)
        weights = [exp(one - top) for one in logs]
        left = sum(weights) * (self.seeds.below(CHANCES) / CHANCES)
        for k, weight in enumerate(weights):
            left -= weight
            if left < 0.0:
                return guesses[k]
        return guesses[-1]

    def any(self, here: Hunch) -> Hunch:
        return Hunch(here.seat, int(self.seeds.word()), here.mark, here.block)

    def likelihood_of(self, table: Table, guess: Hunch) -> float:
        look, likelihood, seat = self.look, self.likelihood, int(guess.seat)
        assert likelihood is not None
        try:
            return likelihood(table.straight(look, guess, seat), seat)
        except CutOff:
            assert look.stands is not None
            return likelihood(look.stands, seat)
