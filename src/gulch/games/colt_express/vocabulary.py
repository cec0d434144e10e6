"""What the words of Colt Express are about, and the parts that its options add. Verbs, moments, events and reasons are
declared beside the rules that use them; each gets its number here."""

from __future__ import annotations

from typing import Final

from gulch.declare.rules import Declared
from gulch.declare.words import Domain
from gulch.games.colt_express.components import (
    ACTIONS,
    CARDS,
    CARS_BY_NAME,
    ENDS,
    EVENTS,
    LOOT,
    PLACES,
    PURSES,
    ROUND_CARDS,
    STATIONS,
    TOKENS,
    TURNS,
)
from gulch.games.colt_express.fields import STEPS
from gulch.games.colt_express.pile import BANDIT, CARD

COLT: Final = Declared(STEPS)
ONE_EACH: Final = COLT.part()
CHOICE: Final = COLT.part()
ABILITIES: Final = COLT.part()
PLAIN_ROUNDS: Final = COLT.part()
TRAIN_EVENTS: Final = COLT.part()
STATION_EVENTS: Final = COLT.part()
COVERED_PILE: Final = COLT.part()
TEAMS: Final = COLT.part()
TEAM_CHOICE: Final = COLT.part()
EXPERT: Final = COLT.part()
EXPERT_ONE_EACH: Final = COLT.part()
EXPERT_TEAMS: Final = COLT.part()
CIRCUS_CAR: Final = COLT.part()
ON_HANDCAR: Final = COLT.part()
EMERGING: Final = COLT.part()
PATRON: Final = COLT.part()
WITH_MARY: Final = COLT.part()

ACTION: Final = Domain("card", ACTIONS, True)
HELD: Final = Domain("card", CARDS[: len(ACTIONS) + 1], True)
PLACE: Final = Domain("place", PLACES, True)
CAR: Final = Domain("car", CARS_BY_NAME, True)
KIND: Final = Domain("loot", LOOT, True)
TOKEN: Final = Domain("token", TOKENS)
PURSE_TOKEN: Final = Domain("token", PURSES, True)
TURN: Final = Domain("turn", TURNS)
EVENT: Final = Domain("event", EVENTS)
END: Final = Domain("end", ENDS)
ROUND_CARD: Final = Domain("round_card", [card.name for card in ROUND_CARDS])
# without events a card is nothing but its turns: the name of an event would mislead
PLAIN_CARD: Final = Domain("plain_card", [card.name for card in ROUND_CARDS[: STATIONS[0]]])

__all__ = ["BANDIT", "CARD"]
