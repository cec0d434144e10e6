"""The circus car (CE-102): whoever ends an own move there may change the level."""

from __future__ import annotations

from gulch.declare.rules import NumberedVerb
from gulch.games.colt_express.bandits import Always
from gulch.games.colt_express.components import CIRCUS
from gulch.games.colt_express.state import HANDCAR, Colt, ColtRules
from gulch.games.colt_express.stealing import change_level
from gulch.games.colt_express.vocabulary import BANDIT
from gulch.games.colt_express.words import AFTER_MOVE, CHANGE_LEVEL, CHANGING, STAY


def may_change_level(s: Colt, b: int) -> None:
    """After any meeting with the marshal (CE-R09)."""
    car = s.place[b] >> 1
    if 0 < car < HANDCAR >> 1 and s.train[car - 1] == CIRCUS:
        if s.ask_number(s.owner[b], CHANGING, b) & 255 == CHANGE_LEVEL:
            change_level(s, b)


def register(rules: ColtRules) -> None:
    rules.cars += 1
    rules.added_cars.append(CIRCUS)
    verbs: list[NumberedVerb[Colt]] = [
        NumberedVerb(STAY, "stay", "CE-102"),
        NumberedVerb(CHANGE_LEVEL, "change_level", "CE-102"),
    ]
    rules.moment(CHANGING, Always("changing", "CE-102", verbs, by=BANDIT))
    rules.at(AFTER_MOVE, may_change_level)
