"""The frontier in the terminal: every position can be shown, and shows what the viewer may know."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

import gulch
from games.western_legends.outpost import a_table
from gulch.cli.boards import board_for
from gulch.cli.boards.western_legends import land
from gulch.games.western_legends.board import MAP
from gulch.texts import Texts

GAME = "western_legends"
NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]


def shown(table: gulch.Table, seat: int | None, lang: str = "en") -> str:
    texts = Texts(lang, table.game).at_table(table.rules)
    page = io.StringIO()
    console = Console(width=400, file=page)
    board, view, names = board_for(GAME), table.view(seat), NAMES[: table.seats]
    console.print(*board.show(view, seat, names, texts), sep="\n")
    console.print(board.look_at(view, 0, names, texts))
    console.print(board.legend(view, names, texts))
    return page.getvalue()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_position_can_be_shown(lang: str) -> None:
    for seats in (2, 6):
        rng = random.Random(seats)
        table = gulch.load(GAME).table(seats, 3, {})
        while table.pending:
            if rng.random() < 0.01:
                text = shown(table, rng.choice([None, *range(seats)]), lang)
                assert "board-" not in text
            seat = rng.choice(sorted(table.pending))
            table.take(seat, rng.choice(table.pending[seat].codes))
        assert shown(table, None, lang)


def test_the_map_has_every_territory_once_and_says_who_is_where() -> None:
    table = a_table(place=["DR1", "SH2", "SH2"]).table
    text = shown(table, None)
    for place in MAP["main"]["nodes"]:
        assert sum(word.partition("(")[0] == place for line in text.splitlines() for word in line.split()) >= 1, place
    assert "DR1(A*)" in text
    assert "SH2(BC)" in text


def test_a_terminal_of_80_columns_breaks_no_line_of_the_map_wherever_everybody_is() -> None:
    for place in MAP["main"]["nodes"]:
        if place.startswith("MESA"):
            continue
        page = io.StringIO()
        Console(width=400, file=page).print(land(a_table(place=[place] * 6).table.view(None)))
        lines = page.getvalue().splitlines()
        words = {word.partition("(")[0]: word for line in lines for word in line.split()}
        assert max(map(len, lines)) <= 80
        assert words.keys() == MAP["main"]["nodes"].keys(), "nobody covers another territory"
        assert words[place].startswith(f"{place}(ABCDEF")


@pytest.mark.parametrize(
    ("lang", "published", "ours"),
    [("en", "(from the published rules)", "(house design)"), ("ru", "(из опубликованных правил)", "(наш вариант)")],
)
def test_a_card_says_whether_its_text_is_published_or_our_own(lang: str, published: str, ours: str) -> None:
    table = a_table([["manhunt_h", "grit_c"], [], []], items=[["rifle"], [], []], upgraded=[["rifle"], [], []]).table
    lines = {line.split(".")[0].strip(): line.strip() for line in shown(table, 0, lang).splitlines()}
    texts = Texts(lang, table.game)
    assert lines[texts.name("card", "manhunt_h")].endswith(published)
    assert lines[texts.name("card", "grit_c")].endswith(ours)
    assert lines[texts.name("item", "rifle")].endswith(ours), "its other side"


def test_only_the_owner_sees_the_hand() -> None:
    table = gulch.load(GAME).table(3, 5, {})
    while not table.view(0)["players"][0]["hand"]:
        seat, question = next(iter(table.pending.items()))
        table.answer(seat, question.options[0])
    card = table.view(0)["players"][0]["hand"][0]
    name = Texts("en", table.game).name("card", card)
    assert name in shown(table, 0)
    assert name not in shown(table, None)
