"""What a table with this expansion keeps in mind besides."""

from __future__ import annotations

from typing import Final

from gulch.declare.fields import Field, within
from gulch.games.western_legends.components import SPOTS
from gulch.pieces.fields import one, per_seat, row, seats
from gulch.pieces.kinds import Between

CLASS: Final = "Extras"
TITLE: Final = "The part of Fistful of Extras in the state"
JOKERS: Final = 2
FIELDS: Final[list[Field]] = within(
    "extras",
    [
        row("copied", JOKERS, Between(-1, len(SPOTS) - 1), note="by joker: the poker card that it stands for"),
        one("holstered", most=3, note="bits of the sides that have used the holster in this fight"),
        seats("driving", note="bits of the seats that lose their cattle at the end of the turn"),
        one("rides", most=9, note="movements that the active player may still make when the action is over"),
        per_seat("eased", most=2, note="turns at whose end wounds don't lower the hand limit"),
        per_seat("votes", most=1, note="in the town council"),
    ],
)
