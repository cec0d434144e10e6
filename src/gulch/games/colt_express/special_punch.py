"""Special punch (CE-100): one more card for each bandit. What it does stands beside the ordinary Punch."""

from __future__ import annotations

from typing import Final

from gulch.declare.expansion import Expansion
from gulch.games.colt_express.components import ACTIONS, SPECIAL_PUNCH
from gulch.games.colt_express.powers import ColtRules
from gulch.pieces.bag import one


def add_card(rules: ColtRules) -> None:
    rules.action_deck += one(SPECIAL_PUNCH)
    rules.actions = len(ACTIONS)


SPECIAL: Final = Expansion(add_card)
