"""Policies that know no game: at random, with mistakes, one per seat, and a trace for tests. And where those are found
that do know one."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from mypy_extensions import i64

from gulch.engine.chance import Chance, fast
from gulch.engine.play import Policy, State

MISTAKES: Final = 40  # percent of the choices of an easy bot


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


class MistakenBot(Policy):
    """Another bot that often does not look: then any option is as good."""

    def __init__(self, bot: Policy, seed: int) -> None:
        self.bot = bot
        self.chance: Chance = fast(seed)

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        if self.chance.below(100) < MISTAKES:
            return options[self.chance.below(len(options))]
        return self.bot.choose(s, seat, moment, options, about)


def advice_for(game: str) -> Any:
    """The module that knows how to play this game well, or None. It has a `heuristic(seed)`, and may say how a search
    plays out: see `Search`."""
    name = f"gulch.bots.{game}"
    return import_module(name) if find_spec(name) is not None else None


def heuristic_for(game: str, seed: int) -> Policy | None:
    advice = advice_for(game)
    if advice is None:
        return None
    bot: Policy = advice.heuristic(seed)
    return bot
