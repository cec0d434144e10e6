"""The names of what this expansion brings."""

from __future__ import annotations

from typing import Final

CHARACTERS: Final = ["judge_roy_bean", "butch_cassidy", "joaquin_murrieta"]
ITEMS: Final = [
    "lightning",
    "thunder",
    "black_coat",
    "bowie_knife",
    "companion",
    "dynamite",
    "lasso",
    "marshals_badge",
    "mesa_deed",
    "outlaws_mask",
    "silver_flask",
    "tomahawk",
]
STORIES: Final = [
    "tall_stranger",
    "unmarked_grave",
    "auction_of_relics",
    "beggars_luck",
    "crate_from_the_east",
    "cursed_loot",
    "collector",
    "badge_and_mask",
    "fastest_hand",
    "spoils",
    "no_surrender",
    "last_draw",
    "truce_at_the_well",
    "dark_horse",
    "hired_guns",
    "good_and_bad",
]
DEEDS: Final = ["start_player_fight"]
