"""Games for learning programs: PettingZoo environments of every game, and every game among OpenSpiel's."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from gulch.engine.game import GulchError

if TYPE_CHECKING:
    from gulch.env.pettingzoo import GulchAEC, GulchParallel

__all__ = ["aec", "parallel", "register_openspiel"]


def aec(game: str, seats: int, options: dict[str, Any] | None = None) -> GulchAEC:
    """Everybody in turn, with a mask of the legal actions and observations of one size. BadOption names what is wrong
    with the seats or the options."""
    needed("pettingzoo", "PettingZoo", "env")
    from gulch.env.pettingzoo import GulchAEC

    return GulchAEC(game, seats, options)


def parallel(game: str, seats: int, options: dict[str, Any] | None = None) -> GulchParallel:
    """The same, where all who are asked at once answer at once: Pokertown's turns, sealed choices elsewhere."""
    needed("pettingzoo", "PettingZoo", "env")
    from gulch.env.pettingzoo import GulchParallel

    return GulchParallel(game, seats, options)


def register_openspiel() -> list[str]:
    """Make every game known to OpenSpiel, with each die and card as a chance node; their names there, as in
    `pyspiel.load_game("gulch_bang_dice")`."""
    needed("pyspiel", "OpenSpiel", "openspiel")
    from gulch.env.openspiel import register

    return register()


def needed(module: str, name: str, extra: str) -> None:
    if find_spec(module) is None:
        raise GulchError(f"this needs {name}: pip install 'gulch[{extra}]'")
