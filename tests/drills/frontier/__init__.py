"""A page of what the frontier legends are: cards, items, places, an expansion with a state of its own."""

from drills.frontier.game import GAME

__all__ = ["GAME"]
