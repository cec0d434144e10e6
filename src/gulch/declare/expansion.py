"""How a game and its expansions come together: each registers into the rules of a table, never into globals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, final


@final
class Expansion:
    """What is registered in two phases: first everybody lays out what lies on the table (boards, decks, opponents),
    then everybody registers the words that speak of it. The base game is the first of them."""

    def __init__(self, register: Callable[[Any], None], lay_out: Callable[[Any], None] | None = None) -> None:
        self.lay_out = lay_out
        self.register = register
