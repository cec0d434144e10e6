"""Bots. Each plays through the same questions as a person, and knows only what its seat may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gulch.bots.policies import MistakenBot, RandomBot, SeatsBot, heuristic_for
from gulch.bots.seated import ByPolicy, BySearch, Seated
from gulch.engine.game import BadOption
from gulch.engine.play import Policy

LEVELS: Final = ("random", "easy", "normal", "hard", "expert")
OLD_NAMES: Final = {"heuristic": "normal"}  # tables of earlier versions have bots of this name
THINKING: Final = {"hard": 1.0, "expert": 5.0}  # seconds for a choice
STAND_IN: Final = "normal"
SEARCH: Final = "search"  # so many iterations for a choice: the same games on every machine
SALT: Final = 0x6B075EED  # a bot must not draw the same numbers as the deal of a game with the same seed
MOST_SECONDS: Final = 3600.0
MOST_ITERATIONS: Final = 10**9


def is_level(level: str) -> bool:
    return level in LEVELS or level in OLD_NAMES


def thinks(bot: str) -> bool:
    """Whether it needs a table to think at, instead of answering in a straight run."""
    level = bot.partition(":")[0]
    return level == SEARCH or level in THINKING


def check_bot(bot: str) -> None:
    """BadOption unless it is a level, `hard:SECONDS` or `search:ITERATIONS`."""
    amount_of(bot)


def amount_of(bot: str) -> tuple[int, float]:
    """Iterations and seconds that a bot has for a choice; 0: it needs none, or has no limit."""
    level, colon, amount = bot.partition(":")
    if level == SEARCH and amount.isascii() and amount.isdecimal() and 1 <= float(amount) <= MOST_ITERATIONS:
        return int(amount), 0.0
    if level in THINKING:
        seconds = seconds_in(amount) if colon else THINKING[level]
        if 0 < seconds <= MOST_SECONDS:
            return 0, seconds
    if not is_level(bot) or level in THINKING:
        raise BadOption("bots", f"{bot!r} is not a level; one of {', '.join(LEVELS)}, hard:SECONDS, search:ITERATIONS")
    return 0, 0.0


def seconds_in(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


def make_bot(game: str, level: str, seed: int) -> Policy:
    """A bot of this level for this game, for straight runs."""
    check_bot(level)
    if thinks(level):
        raise BadOption("bots", f"{level!r} thinks at a table; in a straight run there is none")
    seed ^= SALT
    known = heuristic_for(game, seed)
    if level == "random" or known is None:
        return RandomBot(seed)
    return MistakenBot(known, seed + 1) if level == "easy" else known


def make_bots(game: str, levels: str | Sequence[str], seats: int, seed: int) -> Policy:
    """One policy for the whole table: the same level for all, or one level per seat."""
    if isinstance(levels, str):
        return make_bot(game, levels, seed)
    if len(levels) != seats:
        raise BadOption("bots", f"{len(levels)} levels for {seats} seats")
    return SeatsBot([make_bot(game, level, seed * 64 + p) for p, level in enumerate(levels)])


def seat_bot(game: str, bot: str, seed: int) -> Seated:
    """A bot of any level, for a table."""
    iterations, seconds = amount_of(bot)
    if thinks(bot):
        return BySearch(game, seed ^ SALT, iterations, seconds)
    return ByPolicy(make_bot(game, bot, seed))
