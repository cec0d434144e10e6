"""The words of the bandit cards; each is declared beside the rule that uses it."""

from __future__ import annotations

from typing import Final

from gulch.games.western_legends.vocabulary import WEST

BANDITS: Final = WEST.part()
