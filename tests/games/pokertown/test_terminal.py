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
from gulch.cli.boards.pokertown import sheet
from gulch.games.pokertown.figures import FIGURES
from gulch.texts import Texts, locales

GAME = gulch.load("pokertown")
NAMES = ["Ann", "Bob", "Cat", "Dan"]


def drawn(table: Any, lang: str, seat: int | None = 0, width: int = 140) -> str:
    console = Console(width=width, file=StringIO())
    board = board_for("pokertown")
    texts, names = Texts(lang, GAME), NAMES[: table.seats]
    console.print(*board.show(table.view(seat), seat, names, texts), sep="\n")
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


@pytest.mark.parametrize("lang", locales())
def test_a_terminal_of_80_columns_cuts_no_heading_and_breaks_no_line_of_the_sheet(lang: str) -> None:
    table = GAME.table(4, 3)
    assert "…" not in drawn(table, lang, width=80)
    lines = [line for part in sheet(table.view(0)["sheets"][0], Texts(lang, GAME)) for line in part.split()]
    assert [line.plain for line in lines if line.cell_len > 80] == []


def test_circled_and_crossed_out_places_are_told_apart_and_say_what_they_give() -> None:
    table = a_table(stages=[3], robbed=[9], chambers=["1a"], visited=["bank"], graves=["tl", "tc"], items=["steed"])
    text = drawn(table, "en").replace("\u00a0", " ")
    assert "-A- 2★  -2- pan/hammer  (3) † 1★  4 3★!  5 $12" in text
    assert "6★!!!   8 $2  (9) $4  10 $7 → ♣" in text
    assert "(1a) A–7: 1● hammer  1b 8–K: 1● pan" in text
    assert "2b 5–7/8–10: ♥ 1●" in text
    assert "4c 7–8/9–10: ☆:mine!!!" in text
    assert "A Undertaker ♦  (2 Bank)  3 Hideout 1★" in text
    assert "(TL)    ♠" in text
    assert "(MC)   2●      MR" in text
    assert "steed" in text


def test_what_is_printed_says_every_building_and_every_bounty() -> None:
    text = drawn(GAME.table(2, 3), "ru").replace("\u00a0", " ")
    words = Texts("ru", GAME)
    assert all(words.name("building", building["id"]) in text for building in FIGURES["town"])
    told = GAME.table(2, 3).view(0)["bounties"]
    assert len(told) == 3
    assert all(words.name("bounty", bounty["id"], "help") in text for bounty in told)


@pytest.mark.rule("PT-007")
@pytest.mark.parametrize("lang", locales())
def test_anybodys_sheet_the_pay_table_and_the_discard_pile_can_be_looked_at(lang: str) -> None:
    table = a_table(seats=2, land=[[], [1, 2, 5]], hotel=[0, 2], discard="9h 10s")
    console, texts = Console(width=140, file=StringIO()), Texts(lang, GAME)
    console.print(board_for("pokertown").look_at(table.view(0), 1, NAMES[:2], texts))
    assert isinstance(console.file, StringIO)
    text = console.file.getvalue()
    first, second, *_ = FIGURES["powers"]["hotel"]
    assert "Bob" in text and f"({first})  ({second})" in text
    assert text.count("(") >= 2 + 3, "three cells are drawn"
    assert all(texts.name("hand", row["hand"]) in text for row in FIGURES["poker"] if row["dollars"])
    assert all(texts.name("card", card) in text for card in ("hearts_9", "spades_10"))
