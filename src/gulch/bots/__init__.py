"""Bots. Each plays through the same questions as a person, and knows only what its seat may know."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import import_module

from gulch.bots.policies import RandomBot, SeatsBot
from gulch.engine.game import BadOption
from gulch.engine.play import Policy

LEVELS = ("random", "heuristic")
SALT = 0x6B075EED  # a bot must not draw the same numbers as the deal of a game with the same seed


def make_bot(game: str, level: str, seed: int) -> Policy:
    """A bot of this level for this game."""
    seed ^= SALT
    if level == "random":
        return RandomBot(seed)
    if level == "heuristic":
        maker: Callable[[int], Policy] = import_module(f"gulch.bots.{game}").heuristic
        return maker(seed)
    raise BadOption("bots", f"{level!r} is not a level; one of {', '.join(LEVELS)}")


def make_bots(game: str, levels: str | Sequence[str], seats: int, seed: int) -> Policy:
    """One policy for the whole table: the same level for all, or one level per seat."""
    if isinstance(levels, str):
        return make_bot(game, levels, seed)
    if len(levels) != seats:
        raise BadOption("bots", f"{len(levels)} levels for {seats} seats")
    return SeatsBot([make_bot(game, level, seed * 64 + p) for p, level in enumerate(levels)])
