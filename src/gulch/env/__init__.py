"""Games for learning programs: `gulch.env.aec("bang_dice", seats=5)` is a PettingZoo environment of any game."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from gulch.engine.game import GulchError

if TYPE_CHECKING:
    from gulch.env.pettingzoo import GulchAEC

__all__ = ["aec"]


def aec(game: str, seats: int, options: dict[str, Any] | None = None) -> GulchAEC:
    """Everybody in turn, with a mask of the legal actions and observations of one size. BadOption names what is wrong
    with the seats or the options."""
    if find_spec("pettingzoo") is None:
        raise GulchError("gulch.env needs PettingZoo: pip install 'gulch[env]'")
    from gulch.env.pettingzoo import GulchAEC

    return GulchAEC(game, seats, options)
