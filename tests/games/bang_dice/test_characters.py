"""The sixteen characters: their lives. Their powers are in the files beside this one."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import gulch
from games.bang_dice.shootout import LIFE

RULES = {
    "bart_cassidy": "BD-080",
    "paul_regret": "BD-081",
    "pedro_ramirez": "BD-082",
    "black_jack": "BD-083",
    "calamity_janet": "BD-084",
    "rose_doolan": "BD-085",
    "el_gringo": "BD-086",
    "sid_ketchum": "BD-087",
    "jesse_jones": "BD-088",
    "slab_the_killer": "BD-089",
    "jourdonnais": "BD-090",
    "suzy_lafayette": "BD-091",
    "kit_carlson": "BD-092",
    "vulture_sam": "BD-093",
    "lucky_duke": "BD-094",
    "willy_the_kid": "BD-095",
}


@cache
def dealt() -> list[dict[str, Any]]:
    game = gulch.load("bang_dice")
    return [player for seed in range(60) for player in game.table(8, seed).view(None)["players"]]


@pytest.mark.rule("BD-005")
@pytest.mark.parametrize("name", sorted(RULES))
def test_a_character_starts_with_its_figure_of_lives(name: str) -> None:
    """Whatever table deals it, the Sheriff's two more aside."""
    mine = [player for player in dealt() if player["character"] == name]
    assert mine
    assert all(player["max_life"] == LIFE[name] + 2 * (player["role"] == "sheriff") for player in mine)


@pytest.mark.parametrize("name", sorted(RULES))
def test_the_rule_of_a_character_names_it_and_its_lives(name: str) -> None:
    title = " ".join(word if word == "the" else word.capitalize() for word in name.split("_"))
    assert gulch.load("bang_dice").rule(RULES[name], "en").startswith(f"{title} ({LIFE[name]} lives)")
