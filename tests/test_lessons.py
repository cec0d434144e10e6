"""Every lesson can be played to its end, and a wrong move on the way gets its reason."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Any

import pytest

import gulch
from gulch import lessons
from gulch.texts import locales

LOCALES = Path(str(resources.files("gulch"))) / "locales"
ALL = [(game, id) for game in gulch.found() for id in lessons.lessons_of(gulch.load(game))]


def answers_of(game: str, id: str) -> list[str]:
    return [step.expects[0] for step in lessons.lessons_of(gulch.load(game))[id].steps if step.expects]


@pytest.mark.parametrize("game, id", ALL)
def test_a_lesson_is_played_to_its_end(game: str, id: str) -> None:
    played = lessons.play(gulch.load(game), id, answers_of(game, id))
    assert played.over
    assert played.wrong is None
    assert played.at == len(played.lesson.steps) - 1


@pytest.mark.parametrize("game, id", ALL)
def test_all_answers_that_a_step_takes_are_legal_and_all_it_speaks_of_is_there(game: str, id: str) -> None:
    answers = answers_of(game, id)
    for said in range(len(answers)):
        played = lessons.play(gulch.load(game), id, answers[:said])
        options = {option.id for option in played.table.pending[played.lesson.seat].options}
        assert set(played.step.expects) <= options
        assert {spoken.partition(":")[0] for spoken in played.step.instead} <= {o.partition(":")[0] for o in options}


@pytest.mark.parametrize("game, id", ALL)
def test_every_other_answer_is_explained_and_changes_nothing(game: str, id: str) -> None:
    answers = answers_of(game, id)
    for said in range(len(answers)):
        before = lessons.play(gulch.load(game), id, answers[:said])
        seat = before.lesson.seat
        for option in before.table.pending[seat].options[:8]:
            if option.id not in before.step.expects:
                wrong = lessons.play(gulch.load(game), id, [*answers[:said], option.id])
                assert (wrong.at, wrong.table.view(seat)) == (before.at, before.table.view(seat))
                assert wrong.wrong is not None
                assert wrong.wrong.reasons == ()


@pytest.mark.parametrize("game, id", ALL)
def test_a_lesson_cites_rules_and_speaks_both_languages(game: str, id: str) -> None:
    lesson = lessons.lessons_of(gulch.load(game))[id]
    for step in lesson.steps:
        assert step.rule in gulch.load(game).rulebook()
        texts: list[dict[str, Any]] = [lesson.title, step.text, *step.instead.values()]
        assert all(sorted(text) == ["en", "ru"] and all(text.values()) for text in texts)


def test_an_illegal_answer_gets_the_rules_own_reason() -> None:
    played = lessons.play(gulch.load("bang_dice"), "shooting", ["reroll:3"])
    assert played.wrong is not None
    assert [(reason.text, reason.rule) for reason in played.wrong.reasons] == [("dynamite-stays", "BD-014")]


def test_what_a_lesson_says_to_a_legal_answer_is_as_exact_as_it_can_be() -> None:
    played = lessons.play(gulch.load("bang_dice"), "shooting", ["reroll:12"])
    assert played.wrong is not None and played.wrong.text is not None
    assert "bull's-eye" in played.wrong.text["en"]


def test_an_unknown_lesson_and_an_answer_after_the_end_are_refused() -> None:
    game = gulch.load("bang_dice")
    with pytest.raises(lessons.UnknownLesson, match="shooting, arrows"):
        lessons.play(game, "riding", [])
    with pytest.raises(gulch.BadRecord, match="has ended"):
        lessons.play(game, "arrows", [*answers_of("bang_dice", "arrows"), "stop"])


@pytest.mark.parametrize("game, id", ALL)
@pytest.mark.parametrize("lang", locales())
def test_every_seat_of_a_lesson_is_called_something(game: str, id: str, lang: str) -> None:
    lesson = lessons.lessons_of(gulch.load(game))[id]
    assert len(lesson.cast) == lessons.play(gulch.load(game), id, []).table.seats
    texts = "".join(path.read_text("utf-8") for path in (LOCALES / lang).glob("*.ftl"))
    assert [name for name in lesson.cast if f"\n{name} = " not in texts] == []
