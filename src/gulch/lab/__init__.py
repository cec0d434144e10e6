"""Studying games: many of them, played as fast as they go."""
