"""Every game has a page for newcomers, in both languages, that cites its rules and shows its drawings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gulch
from gulch.how_to_play import HowToPlay, Note, how_to_play, note

DRAWINGS = Path(__file__).parents[1] / "web" / "src"


def page_of(game: str) -> HowToPlay:
    page = how_to_play(gulch.load(game))
    assert page is not None, game
    return page


def notes_of(page: HowToPlay) -> list[Note]:
    return [page.goal, *page.turn, *page.wins, *page.wrong, *page.hints.values()]


def drawings_of(game: str) -> set[str]:
    sprites = [DRAWINGS / "kit" / "sprite.svg", *(DRAWINGS / "games" / game).glob("sprite*.svg")]
    return {id for sprite in sprites for id in re.findall(r'<symbol[^>]* id="([^"]+)"', sprite.read_text("utf-8"))}


@pytest.mark.parametrize("game", gulch.found())
def test_a_page_has_a_goal_a_turn_how_one_wins_and_three_things_newcomers_get_wrong(game: str) -> None:
    page = page_of(game)
    assert 3 <= len(page.turn) <= 4
    assert 2 <= len(page.wins) <= 4
    assert len(page.wrong) == 3
    assert all(note.title for note in [*page.turn, *page.wrong])
    assert all(note.icons for note in [page.goal, *page.turn, *page.wins, *page.wrong])


@pytest.mark.parametrize("game", gulch.found())
def test_a_page_speaks_both_languages_and_cites_rules_that_exist(game: str) -> None:
    rules = gulch.load(game).rulebook()
    for said in notes_of(page_of(game)):
        assert said.rule in rules
        for text in [said.text, *([said.title] if said.title else [])]:
            assert sorted(text) == ["en", "ru"]
            assert all(text.values())


@pytest.mark.parametrize("game", gulch.found())
def test_every_picture_of_a_page_is_drawn(game: str) -> None:
    shown = {icon for note in notes_of(page_of(game)) for icon in note.icons}
    assert shown <= drawings_of(game)


@pytest.mark.parametrize("game", gulch.found())
def test_a_hint_is_about_a_question_that_is_asked(game: str) -> None:
    it = gulch.load(game)
    asked = {
        moment.name
        for seats, options in it.examples()
        for moment in it.rules_for(seats, it.checked(seats, options)).menus
        if moment.name
    }
    hints = page_of(game).hints
    assert hints
    assert set(hints) <= asked


def test_a_note_without_a_language_is_no_note() -> None:
    with pytest.raises(KeyError, match="ru"):
        note({"en": "Win!", "rule": "BD-001"})
