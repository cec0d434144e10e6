"""What the words of the expansion are about."""

from __future__ import annotations

from typing import Final

from gulch.declare.words import Domain
from gulch.games.western_legends.ante_up.components import FRONTIER_TOKENS, KINDS, STOPS, TOWN_NAMES
from gulch.games.western_legends.vocabulary import WEST

AU: Final = WEST.part()

STOP: Final = Domain("stop", STOPS)
TOKEN_KIND: Final = Domain("token_kind", KINDS)
TOWN: Final = Domain("town", TOWN_NAMES)
FRONTIER_TOKEN: Final = Domain("frontier_token", FRONTIER_TOKENS, True)

WHEN_ON_GAMBLER: Final = AU.occasion("when_on_gambler")  # a space further
AFTER_GAMBLER_POINT: Final = AU.occasion("after_gambler_point")  # of a player with an ability
WHEN_GAINING_GAMBLER: Final = AU.occasion("when_gaining_gambler")  # some at once
WHEN_WINNING_A_GAMBLE: Final = AU.occasion("when_winning_a_gamble")  # poker, faro, a high roller; `amount`: bills
WHEN_HITTING_A_JACKPOT: Final = AU.occasion("when_hitting_a_jackpot")
WHEN_BEATING_A_ROLLER: Final = AU.occasion("when_beating_a_roller")
WHEN_EXPLORING: Final = AU.occasion("when_exploring")
WHEN_CROSSING_A_PASS: Final = AU.occasion("when_crossing_a_pass")  # `amount`: which
WHEN_RIDING_THE_RAILS: Final = AU.occasion("when_riding_the_rails")
WHEN_STOPPING_THE_TRAIN: Final = AU.occasion("when_stopping_the_train")
WHEN_ROBBING_THE_TRAIN: Final = AU.occasion("when_robbing_the_train")
WHEN_USING_SNAKE_OIL: Final = AU.occasion("when_using_snake_oil")
