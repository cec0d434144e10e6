"""What a table with bandit cards keeps in mind besides."""

from __future__ import annotations

from typing import Final

from gulch.declare.fields import Field, within
from gulch.games.western_legends.bandit_cards.zones import BANDIT_NUMBERS, CARDS, LINE_NAMES, NUMBERS
from gulch.games.western_legends.names import EVERY_ITEM
from gulch.pieces.card_fields import card_fields
from gulch.pieces.fields import flag, one, row, seats
from gulch.pieces.kinds import Maybe

CLASS: Final = "BanditCards"
TITLE: Final = "The part of the bandit cards in the state"
FIELDS: Final[list[Field]] = within(
    "bandit_cards",
    [
        row("numbers", NUMBERS, Maybe(BANDIT_NUMBERS), note="by hideout: which bandit is there"),
        one("line", Maybe(LINE_NAMES), first=-1, note="in force in this fight"),
        flag("red", note="the colour of the card committed"),
        flag("unpaid", note="the bandit's card is raised"),
        seats("lame", note="bits of the seats that have the speed of feet in this turn"),
        one("unhorsed", Maybe(EVERY_ITEM), first=-1, note="the mount that is active again after this turn"),
        *card_fields(CARDS),
    ],
)
