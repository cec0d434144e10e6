"""Where the fifty-two cards lie, and who knows them there."""

from __future__ import annotations

from typing import Final

from gulch.declare.fields import HIDDEN, OWN, PUBLIC
from gulch.games.pokertown.components import CARD_NAMES, MOST_SEATS
from gulch.pieces.cards import Cards

CARDS: Final = Cards(MOST_SEATS)
POKER_CARDS: Final = CARDS.family("poker_card", CARD_NAMES)
DECK: Final = CARDS.zone("deck", POKER_CARDS, HIDDEN)
SHERIFFS_CARD: Final = CARDS.zone("sheriff", POKER_CARDS, HIDDEN)
PAIRS: Final = CARDS.zone("pair", POKER_CARDS, OWN, each=True)
LINE_UPS: Final = CARDS.zone("lineup", POKER_CARDS, PUBLIC)
DISCARD: Final = CARDS.zone("discard", POKER_CARDS, PUBLIC)
ROBBERY_CARDS: Final = CARDS.zone("robbery", POKER_CARDS, PUBLIC)  # of the turn that has just ended
STOLEN: Final = CARDS.zone("stolen", POKER_CARDS, HIDDEN)
