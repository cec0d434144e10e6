"""What the words of Colt Express are about, and the parts that its options add. (Moved so far: the events of loot.)"""

from __future__ import annotations

from typing import Final

from gulch.declare.rules import Declared
from gulch.declare.words import Domain
from gulch.games.colt_express.components import BANDITS, CARS_MAX, LOOT, TOKENS
from gulch.games.colt_express.state import HANDCAR, ROOF

COLT: Final = Declared()
COLT.counts["event"] = 64  # beyond those that still have numbers of their own
ABILITIES: Final = COLT.part()
TRAIN_EVENTS: Final = COLT.part()

PLACES: Final = [f"{'roof' if place & ROOF else 'inside'}_{place >> 1}" for place in range(HANDCAR)] + ["handcar"]
PLACE: Final = Domain("place", PLACES, True)
CARS_BY_NAME: Final = ["locomotive", *[f"car_{car}" for car in range(1, CARS_MAX)]]
CAR: Final = Domain("car", CARS_BY_NAME, True)
BANDIT: Final = Domain("bandit", BANDITS, True)
KIND: Final = Domain("loot", LOOT)
TOKEN: Final = Domain("token", TOKENS)
