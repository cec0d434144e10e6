"""Policies that know no game: at random, one per seat, and a trace for tests."""

from __future__ import annotations

from mypy_extensions import i64

from gulch.engine.chance import Chance, fast
from gulch.engine.play import Policy, State


class RandomBot(Policy):
    """Any option, each as likely."""

    def __init__(self, seed: int) -> None:
        self.chance: Chance = fast(seed)

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        return options[self.chance.below(len(options))]


class SeatsBot(Policy):
    """A policy for each seat."""

    def __init__(self, policies: list[Policy]) -> None:
        self.policies = policies

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        return self.policies[seat].choose(s, seat, moment, options, about)


class TraceBot(Policy):
    """Random; counts the choices and hashes everything it was asked."""

    def __init__(self, seed: int) -> None:
        self.chance: Chance = fast(seed)
        self.hash: i64 = 0
        self.choices: i64 = 0

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        self.choices += 1
        who: i64 = seat
        what: i64 = moment
        n: i64 = len(options)
        choice: i64 = options[self.chance.below(n)]
        self.hash = (self.hash * 31 + who * 4096 + what * 512 + n * 37 + choice) & 0xFFFFFFFF
        return int(choice)
