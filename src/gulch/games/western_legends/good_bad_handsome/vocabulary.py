"""The words of this expansion; each is declared beside the rule that uses it."""

from __future__ import annotations

from typing import Final

from gulch.games.western_legends.good_bad_handsome.names import DEEDS, ITEMS
from gulch.games.western_legends.names import EVERY_DEED, EVERY_ITEM
from gulch.games.western_legends.vocabulary import WEST

HANDSOME: Final = WEST.part()
PICKED_A_FIGHT: Final = 1 << EVERY_DEED.index(DEEDS[0])
LEGENDARY: Final = [EVERY_ITEM.index(item) for item in ITEMS]
