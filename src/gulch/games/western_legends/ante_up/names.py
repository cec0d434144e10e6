"""The names of what this expansion brings."""

from __future__ import annotations

from typing import Final

POKER_NAMES: Final[dict[str, str]] = {  # what each is printed on instead
    "vendetta": "payday",
    "rumours": "reputation",
    "scouting": "wallop",
    "jackpot": "instinct",
    "stuff": "fools_gold",
}
CHARACTERS: Final[list[str]] = [
    "fee_lee_wong",
    "maria_gertrudis_barcelo",
    "pat_garrett",
    "poker_alice",
    "seth_bullock",
    "soapy_smith",
    "sundance_kid",
    "curly_bill",
]
ITEMS: Final[list[str]] = ["quarter_horse", "derringer", "gazette", "snake_oil"]
OPPONENTS: Final[list[str]] = ["renegade", "prospector", "train_guards"]
COLOURS: Final[list[str]] = ["orange"]
LEGEND_TOKENS: Final[list[int]] = [1] * 3 + [2] * 5 + [3]
LOCATIONS: Final[list[str]] = [
    "marshal_office",
    "trading_post",
    "ranch_orange",
    "outlaw_camp",
    "frontier_6",
    "frontier_7",
    "frontier_8",
    "pass",
]
