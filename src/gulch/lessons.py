"""Lessons: a first game on the real board, a few minutes long, in which the learner makes the moves.

A lesson is data beside its game, `games/<game>/lessons.toml`: a scenario with its chance, and steps. A step tells what
to do and why, with its rule; `expects` are the answers that lead on, `others` what the other seats answer before it.
Nothing is kept between two calls: a lesson is where its answers so far have led."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib import resources
from typing import Any

from gulch.engine.game import BadRecord, Game, GulchError, Reason, Refused
from gulch.engine.table import Table
from gulch.records import reading

FILE = "lessons.toml"
Text = dict[str, str]  # by language


class UnknownLesson(GulchError):
    """The game has no such lesson."""


@dataclass(frozen=True)
class Step:
    """One thing to learn. Without `expects` nothing is to be done: it is the last word."""

    text: Text
    rule: str
    expects: tuple[str, ...] = ()
    others: tuple[tuple[int, str], ...] = ()
    points: tuple[str, ...] = ()  # things on the board that the text speaks of
    instead: dict[str, Text] = field(default_factory=dict)  # what to say to a legal answer that is not meant here


@dataclass(frozen=True)
class Lesson:
    id: str
    title: Text
    seat: int
    scenario: dict[str, Any]
    steps: tuple[Step, ...]
    cast: tuple[str, ...] = ()  # by what text each seat is called: nobody else sits there


@dataclass(frozen=True)
class Played:
    """Where a lesson is: the table, the step, and why the last answer did not count, if it did not."""

    lesson: Lesson
    table: Table
    at: int
    wrong: Wrong | None = None

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.at]

    @property
    def over(self) -> bool:
        return not self.step.expects


@dataclass(frozen=True)
class Wrong:
    """An answer that was not taken: illegal, with the rules' own reasons, or legal but not what the lesson shows."""

    option: str
    reasons: tuple[Reason, ...]
    text: Text | None


def lessons_of(game: Game[Any]) -> dict[str, Lesson]:
    """All lessons of a game, in order; {} where there are none."""
    return lessons_in(type(game).__module__.rpartition(".")[0])


@cache
def lessons_in(package: str) -> dict[str, Lesson]:
    file = resources.files(package).joinpath(FILE)
    if not file.is_file():
        return {}
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    return {id: read(id, entry) for id, entry in data.items()}


def read(id: str, data: dict[str, Any]) -> Lesson:
    try:
        steps = tuple(read_step(step) for step in data["steps"])
        scenario = with_nothing(data["scenario"])
        return Lesson(id, data["title"], data["seat"], scenario, steps, tuple(data.get("cast", ())))
    except (KeyError, TypeError) as error:
        raise BadRecord(f"lesson {id}: {error!r}") from error


def with_nothing(data: Any) -> Any:
    """TOML has no null: "-" stands for it."""
    if isinstance(data, dict):
        return {key: with_nothing(value) for key, value in data.items()}
    if isinstance(data, list):
        return [with_nothing(value) for value in data]
    return None if data == "-" else data


def read_step(data: dict[str, Any]) -> Step:
    return Step(
        text={lang: data[lang] for lang in ("en", "ru")},
        rule=data["rule"],
        expects=tuple(data.get("expects", ())),
        others=tuple((seat, said) for seat, said in data.get("others", ())),
        points=tuple(data.get("points", ())),
        instead=data.get("instead", {}),
    )


def play(game: Game[Any], id: str, answers: list[str]) -> Played:
    """The lesson after these answers of the learner; the last one may be wrong."""
    lessons = lessons_of(game)
    if id not in lessons:
        raise UnknownLesson(f"{game.id} has no lesson {str(id)[:40]!r}; there are {', '.join(lessons) or 'none'}")
    lesson = lessons[id]
    played = Played(lesson, reading.scenario(game, lesson.scenario), 0)
    let_others_answer(played)
    for option in answers:
        if played.over or played.wrong:
            raise BadRecord(f"lesson {id} has ended before {option[:40]!r}")
        played = after(played, option)
    return played


def after(played: Played, option: str) -> Played:
    step = played.step
    if option in step.expects:
        played.table.answer(played.lesson.seat, option)
        played = Played(played.lesson, played.table, played.at + 1)
        let_others_answer(played)
        return played
    reasons = tuple(played.table.explain(played.lesson.seat, option))
    return Played(played.lesson, played.table, played.at, Wrong(option, reasons, instead_of(step, option)))


def instead_of(step: Step, option: str) -> Text | None:
    """The most exact thing the step has to say about this answer: `shoot:2` before `shoot`."""
    while option not in step.instead and ":" in option:
        option = option.rpartition(":")[0]
    return step.instead.get(option)


def let_others_answer(played: Played) -> None:
    for seat, said in played.step.others:
        try:
            played.table.answer(seat, said)
        except Refused as error:
            raise BadRecord(f"lesson {played.lesson.id}, step {played.at + 1}: {seat} can't say {said}") from error
    if played.step.expects and played.lesson.seat not in played.table.pending:
        raise BadRecord(f"lesson {played.lesson.id}, step {played.at + 1}: the learner is not asked")
