"""Several blocks and plain questions mixed in one step: the kernel's hardest stretch."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from drills import numbered
from drills import standoff as duel
from drills.numbered import ask_all_number
from drills.standoff_game import DuelGame, DuelRules
from gulch.declare.rules import OVER, Rules
from gulch.engine.chance import Chance
from gulch.engine.play import EVERYONE, together

MIXED: Final = 20


def strand(s: duel.Duel, p: int) -> None:
    s.ask_number(p, duel.SEAL, 0, True)
    if s.chance.below(2):
        s.ask_number(p, duel.BELIEVE, 0)
    if s.hand[p] and s.ask_number(p, duel.BELIEVE, 1) == duel.REFUSE:
        s.life[p] = 1 + int(s.chance.below(4))


def nothing(s: duel.Duel, p: int) -> None:
    s.life[p] = 3


def mixed(s: duel.Duel) -> int:
    s.ask_number(0, duel.BELIEVE, 0)
    together(s, [0, 1, 2], strand)
    together(s, [0, 1, 2], nothing)  # a block without questions
    s.tell(EVERYONE, duel.HIT)
    s.ask_number(1, duel.SEAL, 0, True)
    s.sealed = [-1] * 3
    ask_all_number(s, [0, 2], duel.SEAL, duel.put)
    for p in (0, 2):
        s.tell(EVERYONE, duel.PUTS | p << 8 | (s.sealed[p] if s.sealed[p] >= 0 else duel.KINDS) << 16)
        if s.sealed[p] >= 0:
            s.discard.append(s.sealed[p])
            duel.forget(s, p, s.sealed[p])
    s.sealed = [-1] * 3
    s.ask_number(2, duel.TURN, 0, True)
    s.turn += 1
    s.life = [4] * 3
    return OVER if s.turn > 2 else MIXED


class MixedGame(DuelGame):
    id: ClassVar[str] = "mixed"
    rarely_secret: ClassVar[list[str]] = ["sealed", "known"]  # nobody looks into a hand here

    def examples(self) -> list[tuple[int, dict[str, Any]]]:
        return [(3, {})]

    def rules(self, seats: int, options: dict[str, Any]) -> Rules[duel.Duel]:
        rules = DuelRules(seats, options)
        numbered.step(rules, MIXED, "mixed", mixed)
        return rules

    def new(self, rules: Rules[duel.Duel], chance: Chance) -> duel.Duel:
        s = super().new(rules, chance)
        s.at = MIXED
        return s


GAME: Final = MixedGame()
