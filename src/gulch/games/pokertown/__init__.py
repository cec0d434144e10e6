"""Pokertown (Fliptown): a flip-and-write for 1 to 4 players, all at once."""

from gulch.games.pokertown.game import GAME

__all__ = ["GAME"]
