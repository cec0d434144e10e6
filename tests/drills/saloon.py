"""An expansion of Standoff: a verb, an occasion and a step, added from outside."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from drills import numbered
from drills.numbered import NumberedVerb
from drills.standoff import ACT, START_OF_TURN, TURN, Duel, draw, wound
from drills.standoff_game import DuelRules
from gulch.declare.rules import LEGAL

GAMBLE: Final = 64
TOO_WEAK: Final = "too-weak"
SALOON: Final = 16


class Gamble(NumberedVerb[Duel]):
    """Roll a die in the saloon: on 1-2 a wound, else a card."""

    def why_not(self, s: Duel, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.life[seat] > 1 else TOO_WEAK

    def do(self, s: Duel, seat: i64, about: i64, action: i64) -> int:
        return s.call(SALOON, ACT)


def saloon(s: Duel) -> int:
    s.reveal()
    if s.chance.below(6) < 2:
        wound(s, s.cur)
    else:
        draw(s, s.cur, 1)
    return s.done()


def poor_get_a_card(s: Duel, seat: int) -> None:
    if not s.hand[seat]:
        draw(s, seat, 1)


def register(rules: DuelRules) -> None:
    rules.extend(rules.menus[TURN].moment, Gamble(GAMBLE, "gamble", "SA-1"))
    rules.reasons[TOO_WEAK] = "SA-2"
    numbered.step(rules, SALOON, "saloon", saloon)
    rules.at(START_OF_TURN, poor_get_a_card)
