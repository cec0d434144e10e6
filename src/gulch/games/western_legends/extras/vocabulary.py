"""The words of this expansion; each is declared beside the rule that uses it."""

from __future__ import annotations

from typing import Final

from gulch.games.western_legends.extras.names import DEEDS
from gulch.games.western_legends.names import EVERY_DEED
from gulch.games.western_legends.vocabulary import WEST

EXTRAS: Final = WEST.part()
UPGRADED_GEAR: Final = 1 << EVERY_DEED.index(DEEDS[0])
WHEN_INVESTIGATING: Final = EXTRAS.occasion("when_investigating")
