"""The circus car (CE-102): whoever ends an own move there may change the level."""

from __future__ import annotations

from typing import Final

from gulch.declare.expansion import Expansion
from gulch.declare.rules import Verb
from gulch.games.colt_express.components import CIRCUS, HANDCAR
from gulch.games.colt_express.powers import ColtRules
from gulch.games.colt_express.state import Colt
from gulch.games.colt_express.stealing import AFTER_MOVE, change_level
from gulch.games.colt_express.targets import Always
from gulch.games.colt_express.vocabulary import CIRCUS_CAR

STAY: Final[Verb[Colt]] = Verb(CIRCUS_CAR, "stay", "CE-102")
CHANGE_LEVEL: Final[Verb[Colt]] = Verb(CIRCUS_CAR, "change_level", "CE-102")
CHANGING: Final = Always(CIRCUS_CAR, "changing", "CE-102", STAY, CHANGE_LEVEL)


def may_change_level(s: Colt, b: int) -> None:
    """After any meeting with the marshal (CE-R09)."""
    car = s.place[b] // 2
    if 0 < car < HANDCAR // 2 and s.train[car - 1] == CIRCUS:
        if CHANGE_LEVEL.chosen(s.ask(s.owner[b], CHANGING, CHANGING.by.put(b))):
            change_level(s, b)


def couple_car(rules: ColtRules) -> None:
    rules.cars += 1
    rules.added_cars.append(CIRCUS)


def register(rules: ColtRules) -> None:
    rules.use(CIRCUS_CAR)
    rules.at(int(AFTER_MOVE), may_change_level)


WITH_CIRCUS: Final = Expansion(register, couple_car)
