"""The six cards beside the fight deck, and the numbers of the bandits."""

from __future__ import annotations

from typing import Final

from gulch.declare.fields import HIDDEN, PUBLIC
from gulch.declare.words import Domain
from gulch.pieces.cards import Cards

NUMBERS: Final = 6  # of bandits, and of lines on each card
CARD_NAMES: Final = ["dust_and_lead", "bad_hand", "price_of_powder", "old_grudge", "moonless", "last_bullet"]
LINE_NAMES: Final = [f"{name}_{k + 1}" for name in CARD_NAMES for k in range(NUMBERS)]
BANDIT_NUMBERS: Final = [str(k + 1) for k in range(NUMBERS)]

CARDS: Final = Cards()
BANDIT_CARD: Final = CARDS.family("bandit_card", CARD_NAMES)
DECK: Final = CARDS.zone("bandit_deck", BANDIT_CARD, HIDDEN)
DISCARD: Final = CARDS.zone("bandit_discard", BANDIT_CARD, PUBLIC)
BANDIT: Final = Domain("bandit", BANDIT_NUMBERS)
LINE: Final = Domain("bandit_line", LINE_NAMES)
