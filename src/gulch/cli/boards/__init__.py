"""How a game looks in the terminal. A game without a board of its own is shown as what its view says.

A board is a module here with the game's id for a name, and a `BOARD` in it."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text

from gulch.declare.words import Option
from gulch.texts import Owners, Texts

View = dict[str, Any]
HEAD = ("game", "seats", "waiting", "over")  # said elsewhere


class Board:
    """Any game: the fields of the view as an indented list."""

    def show(self, view: View, seat: int | None, names: list[str], texts: Texts) -> list[RenderableType]:
        """The table as `seat` may see it (None: a spectator), in parts: each is shown again when it has changed."""
        return [Text("\n".join(outline(key, value, 0))) for key, value in view.items() if key not in HEAD]

    def look_at(self, view: View, whose: int, names: list[str], texts: Texts) -> RenderableType:
        """What somebody at the table has before them, more than `show` says of everybody."""
        return Group(*self.show(view, whose, names, texts))

    def legend(self, view: View, names: list[str], texts: Texts) -> RenderableType:
        """Who sits there: said once when people sit down, and whenever they ask."""
        return Text(", ".join(names))

    def owners(self, view: View) -> Owners:
        """Who plays which figure, where the log speaks of figures."""
        return {}

    def sight(self, event: Option, view: View) -> Option:
        """What was there to be seen when this was told, where the log does not keep it."""
        return event


def outline(key: str, value: Any, depth: int) -> list[str]:
    """Nested values one below the other, plain lists in one line."""
    label = f"{'  ' * depth}{key.replace('_', ' ')}:"
    if isinstance(value, dict):
        return [label, *(line for k, v in value.items() for line in outline(str(k), v, depth + 1))]
    if isinstance(value, list) and any(isinstance(item, dict | list) for item in value):
        return [label, *(line for i, item in enumerate(value) for line in outline(str(i), item, depth + 1))]
    if isinstance(value, list):
        return [f"{label} {', '.join(map(plain, value)) or '-'}"]
    return [f"{label} {plain(value)}"]


def plain(value: Any) -> str:
    return "-" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def board_for(game: str) -> Board:
    name = f"gulch.cli.boards.{game}"
    if find_spec(name) is None:
        return Board()
    board: Board = import_module(name).BOARD
    return board
