"""What the words of Pokertown are about. Verbs, moments, events, steps and reasons are declared beside the rules that
use them; each gets its number here."""

from __future__ import annotations

from typing import Final

from gulch.declare.rules import Declared
from gulch.declare.words import Domain
from gulch.games.pokertown.components import (
    ACHIEVEMENTS,
    BOUNTY_NAMES,
    BUILDING_NAMES,
    CARD_NAMES,
    CAUSES,
    CHARACTER_NAMES,
    COWBOTS,
    GOODS,
    HANDS,
    ITEM_NAMES,
    LINE_UP,
    MOST_TOLD,
    OUTLAWS,
    OWN_CARDS,
    PEOPLE,
    PLACE_NAMES,
    PRICE_MAX,
    REGIONS,
    SCORE_WORDS,
    TARGET_NAMES,
    TOMBSTONE_NAMES,
    WANTED_WORDS,
)
from gulch.games.pokertown.fields import STEPS
from gulch.pieces.domains import number_domain

PT: Final = Declared(STEPS)

CARD: Final = Domain("card", CARD_NAMES)
SLOT: Final = Domain("slot", [str(i + 1) for i in range(LINE_UP)], True)  # a card's place in the line-up
OWN_CARD: Final = Domain("own_card", [str(i + 1) for i in range(OWN_CARDS)], True)
PLACE: Final = Domain("place", PLACE_NAMES, True)
NUGGETS_DUE: Final = number_domain(PRICE_MAX)
TARGET: Final = Domain("target", TARGET_NAMES)
TOMBSTONE: Final = Domain("tombstone", TOMBSTONE_NAMES, True)
BUILDING: Final = Domain("building", BUILDING_NAMES, True)
REGION: Final = Domain("region", REGIONS)
ITEM: Final = Domain("item", ITEM_NAMES, True)
OUTLAW: Final = Domain("outlaw", OUTLAWS, True)
GOOD: Final = Domain("goods", GOODS)
CAUSE: Final = Domain("cause", list(CAUSES))
AMOUNT: Final = number_domain(MOST_TOLD)  # in a question; events tell any number
CHARACTER: Final = Domain("character", CHARACTER_NAMES)
PERSON: Final = Domain("character", PEOPLE)
BOUNTY: Final = Domain("bounty", BOUNTY_NAMES)
COWBOT: Final = Domain("cowbot", COWBOTS)
HAND: Final = Domain("hand", HANDS)
SCORE_WORD: Final = Domain("score_word", SCORE_WORDS)
WANTED_WORD: Final = Domain("wanted_word", WANTED_WORDS)
ACHIEVEMENT: Final = Domain("achievement", ACHIEVEMENTS)
