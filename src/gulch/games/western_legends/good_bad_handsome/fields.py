"""What a table with this expansion keeps in mind besides."""

from __future__ import annotations

from typing import Final

from gulch.declare.fields import Field, within
from gulch.pieces.fields import per_seat, seats

VICTORIES_MAX: Final = 999  # far beyond any game
CLASS: Final = "Handsome"
TITLE: Final = "The part of The Good, the Bad, the Handsome in the state"
FIELDS: Final[list[Field]] = within(
    "handsome",
    [
        seats("bounty", note="bits of the seats that this fight gives a legend point when it is over"),
        seats("thrown", note="bits of the seats that have used the tomahawk in this turn"),
        seats("truce", note="bits of the seats with whom nobody may start a fight"),
        per_seat("victories", most=VICTORIES_MAX, note="fights won against players"),
    ],
)
