"""A game under construction keeps the laws of hidden information, too: at a few positions, until it is listed."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

import gulch
from contract import secrets
from contract.walks import Case


def cases() -> list[Case]:
    """Of each game that can be loaded but is not listed: the smallest table, and its last example."""
    found: list[Case] = []
    for id in gulch.found():
        if id not in gulch.games() and hasattr(import_module(f"gulch.games.{id}"), "GAME"):
            game = gulch.load(id)
            examples = game.examples()
            found += [Case(game, seats, options) for seats, options in (examples[0], examples[-1])]
    return found


LAWS = [
    secrets.looks_the_same,
    secrets.tellings_fit_the_view,
    secrets.waiting_fits_the_view,
    secrets.fields_are_what_they_declare,
    secrets.undo_teaches_nothing,
]


@pytest.mark.parametrize("case", cases(), ids=repr)
@pytest.mark.parametrize("law", LAWS)
def test_the_laws_hold_before_a_game_is_listed(case: Case, law: Any) -> None:
    law(case, 61, 3)
