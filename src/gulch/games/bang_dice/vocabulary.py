"""What the words of BANG! The Dice Game are about. Verbs, moments, events, steps and reasons are declared beside the
rules that use them; each gets its number here."""

from __future__ import annotations

from typing import Final

from gulch.declare.rules import Declared
from gulch.declare.words import Domain
from gulch.games.bang_dice.components import (
    ALL_ARROWS,
    DICE,
    ENDINGS,
    FACES,
    GAINS,
    LOSSES,
    RETURNS,
    ROLES,
    SIDES,
    TAKINGS,
)
from gulch.games.bang_dice.fields import STEPS
from gulch.pieces.domains import Subset, number_domain

BANG: Final = Declared(STEPS)

DIE: Final = Domain("die", [str(i + 1) for i in range(DICE)], True)
SOME_DICE: Final = Subset("die", DICE)
FACE: Final = Domain("face", FACES)
ROLLED_FACE: Final = Domain("face", [*FACES, "kept"])
LIVES: Final = number_domain(20)
ARROWS: Final = number_domain(ALL_ARROWS)
ROLE: Final = Domain("role", ROLES)
SIDE: Final = Domain("side", SIDES)
ENDING: Final = Domain("ending", ENDINGS)
LOSS: Final = Domain("loss", LOSSES)
GAIN: Final = Domain("gain", GAINS)
TAKING: Final = Domain("taking", TAKINGS)
RETURN: Final = Domain("return", RETURNS)
