"""Western Legends: three actions a turn on a frontier of 64 territories, for the most legend points."""

from gulch.games.western_legends.game import GAME

__all__ = ["GAME"]
READY = True
