"""The names of everything on paper, in the game and in its expansions. The number of a thing is the place of its name
here, whatever a table plays with; what is not on a table leaves a gap in its deck."""

from __future__ import annotations

from typing import Final

from gulch.games.western_legends.ante_up import names as ante_up
from gulch.games.western_legends.components import (
    CHARACTERS,
    COLOURS,
    DEEDS,
    GOALS_EACH,
    ITEMS,
    LEGEND_TOKENS,
    LOCATIONS,
    OPPONENTS,
    OTHER_CARDS,
    POKER_CARDS,
    POKER_NAMES,
    STORE,
    STORIES,
)
from gulch.games.western_legends.extras import names as extras
from gulch.games.western_legends.good_bad_handsome import names as handsome

EVERY_POKER_NAME: Final = [*POKER_NAMES, *extras.POKER_NAMES, *ante_up.POKER_NAMES]
EVERY_POKER_CARD: Final = [*POKER_CARDS, *extras.POKER_CARDS, *OTHER_CARDS]
EVERY_ITEM: Final = [*ITEMS, *extras.ITEMS, *handsome.ITEMS, *ante_up.ITEMS]
EVERY_CHARACTER: Final = [*CHARACTERS, *extras.CHARACTERS, *handsome.CHARACTERS, *ante_up.CHARACTERS]
EVERY_GOAL: Final = [f"{character}_{k + 1}" for character in EVERY_CHARACTER for k in range(GOALS_EACH)]
EVERY_STORY: Final = [*STORIES, *extras.STORIES, *handsome.STORIES]
EVERY_DEED: Final = [*DEEDS, *extras.DEEDS, *handsome.DEEDS]
EVERY_OPPONENT: Final = [*OPPONENTS, *ante_up.OPPONENTS]
EVERY_COLOUR: Final = [*COLOURS, *ante_up.COLOURS]
EVERY_TOKEN: Final = [*LEGEND_TOKENS, *ante_up.LEGEND_TOKENS]  # legend tokens: what each is worth
EVERY_LOCATION: Final = [*LOCATIONS, *ante_up.LOCATIONS]
TRADING_POST: Final = EVERY_LOCATION.index("trading_post")
SHOPS: Final = [STORE, TRADING_POST]  # one action for all of them
