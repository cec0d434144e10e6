"""What a table with this expansion keeps in mind besides."""

from __future__ import annotations

from typing import Final

from gulch.declare.fields import Field, within
from gulch.pieces.fields import one, per_seat, row

CLASS: Final = "Extras"
TITLE: Final = "The part of Fistful of Extras in the state"
JOKERS: Final = 2
FIELDS: Final[list[Field]] = within(
    "extras",
    [
        row("copied", JOKERS, note="by joker: the poker card that it stands for"),
        one("holstered", note="bits of the sides that have used the holster in this fight"),
        one("driving", note="bits of the seats that lose their cattle at the end of the turn"),
        one("rides", note="movements that the active player may still make when the action is over"),
        per_seat("eased", note="turns at whose end wounds don't lower the hand limit"),
        per_seat("votes", note="in the town council"),
    ],
)
