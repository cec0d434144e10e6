"""Fields: what a game's state is made of, and who may know it.

A game declares each field once. Reading and writing a state are made from that table, and so are the tests which prove
that a guess changes what a seat can't know and nothing else. Only copy() is written by hand, because it is hot; a
contract test compares it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

PUBLIC: Final = "public"
OWN: Final = "own"  # one equal part per seat, known to that seat
HIDDEN: Final = "hidden"  # known to nobody
MIXED: Final = "mixed"  # `visible` gives the part that a viewer knows


class Kind:
    """How one field's value looks as plain data. This one: a number; `gulch.pieces.kinds` has the others."""

    def out(self, value: Any) -> Any:
        return int(value)

    def back(self, data: Any) -> Any:
        if type(data) is not int:
            raise ValueError(f"{data!r} is not a whole number")
        return data


class Field:
    def __init__(
        self, name: str, kind: Kind, secrecy: str = PUBLIC, visible: Callable[[Any, int], object] | None = None
    ) -> None:
        if (secrecy == MIXED) != (visible is not None):
            raise ValueError(f"field {name}: a mixed field, and only that, says what is visible")
        self.name = name
        self.kind = kind
        self.secrecy = secrecy
        self.visible = visible
