"""The train in the terminal: every position of every kind of table can be shown, and shows what the viewer may know."""

from __future__ import annotations

import io
import random

import pytest
from rich.console import Console

import gulch
from games.colt_express.heist import heist
from gulch.cli.boards import board_for
from gulch.texts import Texts

NAMES = ["Ann", "Bob", "Cat", "Dan", "Eve", "Fay"]


def shown(table: gulch.Table, seat: int | None, lang: str = "en") -> str:
    texts = Texts(lang, table.game).at_table(table.rules)
    page = io.StringIO()
    console = Console(width=400, file=page)
    view, names = table.view(seat), NAMES[: table.seats]
    console.print(*board_for("colt_express").show(view, seat, names, texts), sep="\n")
    console.print(board_for("colt_express").legend(view, names, texts))
    return page.getvalue()


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_position_of_every_kind_of_table_can_be_shown(lang: str) -> None:
    game = gulch.load("colt_express")
    for seats, options in game.examples():
        rng = random.Random(seats)
        table = game.table(seats, 3, options)
        while table.pending:
            if rng.random() < 0.03:
                assert shown(table, rng.choice([None, *range(seats)]), lang)
            seat = rng.choice(sorted(table.pending))
            table.take(seat, rng.choice(table.pending[seat].codes))
        assert shown(table, None, lang)


def test_it_shows_cars_sheets_and_the_own_hand_but_no_secrets() -> None:
    hands = {"doc": {"punch": 1}, "tuco": {"marshal": 1}}
    t = heist("doc tuco ghost", "", "doc:i1 tuco:r2", at="scheme", hands=hands, sheets={"tuco": {"450": 1}}, marshal=1)
    text = shown(t, 0)
    assert "marshal, Doc" in text
    assert "Your hand:  Punch" in text
    assert "450" not in text
    assert "450" in shown(t, 1)


def test_it_shows_what_lies_beside_the_train_the_circus_and_experts_discards() -> None:
    options = {"circus": True, "expert": True}
    t = heist("doc tuco ghost", at="scheme", options=options, discard={"doc": {"fire": 2}}, neutral=11)
    text = shown(t, 1)
    assert "(circus)" in text
    assert "Neutral bullets: 11." in text
    assert "Strongboxes waiting: 1." in text
    assert "Discard:  Doc: Fire x2" in text


def test_events_are_named_only_where_they_happen() -> None:
    """The round card of a game without events is nothing but its turns."""
    for events, said in ((False, ["Round 1: 4 turns"]), (True, ["Round 1: braking", "At the end: braking"])):
        t = heist("doc tuco ghost", at="round", options={"events": events})
        texts = Texts("en", t.game).at_table(t.rules)
        log = [texts.event(t.describe(event), NAMES) for event in t.events(0)]
        text = shown(t, 0) + "\n".join(log)
        assert "Round 1 of 5." in text
        assert all(words in text for words in said), text
        assert ("braking" in text) is events


def test_sentences_name_the_player_and_beside_the_player_the_bandit() -> None:
    """Once is enough: one's own bandits, and whoever is named anyway, need no second name."""
    t = heist("doc tuco ghost", "tuco:fire", "doc:i1 tuco:i2 ghost:i3")
    for lang, option, said in (
        ("en", "Shoot Ann (Doc)", "Bob (Tuco) shoots Ann (Doc)."),
        ("ru", "Выстрелить в Дока (Ann)", "Bob (Туко) стреляет в Дока (Ann)."),
    ):
        texts, table = Texts(lang, t.game).at_table(t.rules), t.copy()
        texts.owners = board_for("colt_express").owners(t.view(1))
        question = t.pending[1]
        shots = {texts.option(shot, question, NAMES): shot.id for shot in question.options}
        table.answer(1, shots[option])
        assert "(" not in texts.question(question, NAMES)
        assert said in [texts.event(table.describe(event), NAMES) for event in table.events(1)]


def test_before_the_first_round_no_card_is_shown() -> None:
    text = shown(gulch.load("colt_express").table(3, 5, {"bandits": "chosen", "events": True}), 0)
    assert "Round 1 of 5." in text
    assert "standard" not in text


def test_a_teams_face_down_card_is_shown_by_the_player() -> None:
    t = heist("ghost+tuco belle+django", "tuco:move:hidden", at="scheme", turn=1, options={"teams": True})
    assert "Ann: ?" in shown(t, 1)
    assert "Tuco: Move" in shown(t, 0)
