"""Gulch: a Wild West game table. The games of five rulebooks on one engine.

The public API; everything that is not named here is private."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from gulch import _build  # first: decides whether compiled or pure modules are loaded
from gulch import games as _games  # now, so that no later import puts the package in the place of games() below
from gulch.bots import make_bots, seat_bot, thinks
from gulch.bots.seated import play_table
from gulch.declare.words import Option
from gulch.engine.game import BadOption, BadRecord, Game, GulchError, OptionSpec, Outcome, Reason, Refused
from gulch.engine.play import Policy, heeding
from gulch.engine.preview import Preview
from gulch.engine.question import Question
from gulch.engine.table import Table
from gulch.lab.simulate import Simulator
from gulch.records import proof, reading
from gulch.records.fair import Fair, commitment
from gulch.records.proof import Verdict

__version__ = "0.1.0"
COMPILED = _build.COMPILED
if TYPE_CHECKING:
    GAMES: tuple[str, ...]

__all__ = [
    "COMPILED",
    "BadOption",
    "BadRecord",
    "Fair",
    "Game",
    "GulchError",
    "Option",
    "OptionSpec",
    "Outcome",
    "Policy",
    "Preview",
    "Question",
    "Reason",
    "Refused",
    "Table",
    "UnknownGame",
    "Verdict",
    "commitment",
    "games",
    "load",
    "playout",
    "replay",
    "scenario",
    "verify",
]


class UnknownGame(GulchError):
    """There is no such game here."""


@cache
def found() -> tuple[str, ...]:
    """The folders of games; one that is not READY yet can be loaded, but is not listed. A library that an earlier build
    left behind is none."""
    folders = (folder for path in _games.__path__ for folder in Path(path).iterdir())
    return tuple(sorted(folder.name for folder in folders if (folder / "__init__.py").exists()))


@cache
def games() -> tuple[str, ...]:
    """The ids of all games: each folder with a GAME is one."""
    packages = {id: import_module(f"{_games.__name__}.{id}") for id in found()}
    return tuple(id for id, package in packages.items() if hasattr(package, "GAME") and getattr(package, "READY", True))


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        """GAMES is games(), but nothing is imported before somebody asks."""
        if name == "GAMES":
            return games()
        raise AttributeError(f"gulch has no {name}")


def load(id: str) -> Game[Any]:
    """A game by its id."""
    game: Game[Any] | None = getattr(import_module(f"{_games.__name__}.{id}"), "GAME", None) if id in found() else None
    if game is None:
        raise UnknownGame(f"there is no game {str(id)[:40]!r}; there are {', '.join(games())}")
    return game


def replay(record: Any) -> Table:
    """The table of a record, exactly as it was."""
    return reading.replay(game_of(record), record)


def verify(record: Any) -> Verdict:
    """Derive every die and card of a record again and say whether it holds."""
    return proof.verify(game_of(record), record)


def game_of(record: Any) -> Game[Any]:
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise BadRecord("this is no record of a game: 'game' is missing")
    return load(record["game"])


def scenario(id: str, data: dict[str, Any]) -> Table:
    """A table from plain data; what is not said is as in a new game."""
    return reading.scenario(load(id), data)


def playout(
    id: str,
    seats: int,
    seed: int = 0,
    bots: str | Sequence[str] | Policy = "random",
    options: dict[str, Any] | None = None,
) -> Outcome:
    """One whole game by bots, the fast way. `bots`: a level for all, one per seat, or a policy of one's own."""
    game = load(id)
    game.checked(seats, options)
    if type(seed) is not int:
        raise BadOption("seed", f"{seed!r} is not a whole number")
    if not isinstance(bots, Policy) and not (isinstance(bots, Sequence) and all(isinstance(b, str) for b in bots)):
        raise BadOption("bots", f"{bots!r} is no level, no list of levels and no policy")
    levels = [bots] * seats if isinstance(bots, str) else [] if isinstance(bots, Policy) else list(bots)
    if len(levels) == seats and any(map(thinks, levels)):
        at_table = [seat_bot(id, level, seed * 64 + p) for p, level in enumerate(levels)]
        return play_table(game.table(seats, seed, options), at_table)
    policy = heeding(bots) if isinstance(bots, Policy) else make_bots(id, bots, seats, seed)
    return game.outcome(Simulator(game, seats, options).playout(seed, policy))
