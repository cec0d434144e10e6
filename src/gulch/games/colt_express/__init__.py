"""Colt Express, 2 to 6 players: first schemes, then a robbery; advanced rules, teams, experts, the anniversary box."""

from gulch.games.colt_express.game import GAME

__all__ = ["GAME"]
