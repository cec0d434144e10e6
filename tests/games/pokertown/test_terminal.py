"""The sheet in the terminal: drawn at every kind of table, in both languages, from what the seat may see."""

from __future__ import annotations

import random
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import gulch
from games.pokertown.sheets import a_table
from gulch.cli.boards import board_for
from gulch.texts import Texts, locales

GAME = gulch.load("pokertown")
NAMES = ["Ann", "Bob", "Cat", "Dan"]


def drawn(table: Any, lang: str, seat: int | None = 0) -> str:
    console = Console(width=120, file=StringIO())
    board = board_for("pokertown")
    texts, names = Texts(lang, GAME), NAMES[: table.seats]
    console.print(board.show(table.view(seat), seat, names, texts))
    console.print(board.legend(table.view(seat), names, texts))
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize("lang", locales())
@pytest.mark.parametrize("seats, options", GAME.examples())
def test_the_sheet_is_drawn_from_the_first_question_to_the_count_up(
    seats: int, options: dict[str, Any], lang: str
) -> None:
    rng = random.Random(1)
    table = GAME.table(seats, 3, options)
    while table.pending:
        seat = rng.choice(sorted(table.pending))
        if rng.random() < 0.1:
            assert NAMES[0] in drawn(table, lang, rng.choice([None, seat]))
        table.answer(seat, rng.choice(table.pending[seat].options))
    assert NAMES[0] in drawn(table, lang)


def test_circled_and_crossed_out_places_are_told_apart() -> None:
    text = drawn(a_table(stages=[3], robbed=[9], chambers=["1a"], visited=["bank"], items=["steed"]), "en")
    assert "-A- -2- (3) 4" in text
    assert "8 (9) 10" in text
    assert "(1a) 1b" in text
    assert "A (2) 3" in text
    assert "steed" in text
