"""Special punch (CE-100): one more card for each bandit. What it does stands beside the ordinary Punch."""

from __future__ import annotations

from gulch.games.colt_express.components import ACTIONS, SPECIAL_PUNCH
from gulch.games.colt_express.state import ColtRules
from gulch.pieces.bag import one


def register(rules: ColtRules) -> None:
    rules.action_deck += one(SPECIAL_PUNCH)
    rules.actions = ACTIONS[:]
