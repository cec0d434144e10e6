"""`gulch review`: a finished game looked at again, with everybody's chances and a ledger of luck and skill."""

from __future__ import annotations

from typing import Any

import gulch
from gulch.cli.boards import board_for
from gulch.cli.common import AsJson, Failed, Lang, Workers, bar, console, echo_json, texts_for
from gulch.cli.records import RecordFile, read_record, table_of
from gulch.cli.telling import seat_names
from gulch.engine.record import seal_of
from gulch.lab.jobs import in_order
from gulch.lab.review import DESK, Job, Studied, reviewed
from gulch.texts import Texts

BAR = 1000
PARTS = {
    "start": "cli-review-start",
    "luck": "cli-review-luck",
    "skill": "cli-review-skill",
    "others": "cli-review-others",
    "end": "cli-review-end",
}
ENDS = ("start", "end")
LEAST = 0.005  # what would be shown as nothing


def review(file: RecordFile, lang: Lang = None, workers: Workers = 1, json: AsJson = False) -> None:
    """Everybody's chances in a finished game, what luck and what choices did to them, and the turning points."""
    record = read_record(file)
    if "seal" in record and record["seal"] != seal_of(record):
        raise Failed(f"{file} was changed after it was written: its seal does not fit")
    table = table_of(record, file)
    if table.outcome is None:
        raise Failed(f"{file}: the game is not over; only a finished one can be reviewed")
    studied = DESK.study(table.game, record)
    with bar(record["game"], BAR) as progress:
        done = [0]

        def told(part: float) -> None:
            progress(int(part * BAR) - done[0])
            done[0] = max(done[0], int(part * BAR))

        result = reviewed(studied, lambda jobs: in_order(work, [(record, job) for job in jobs], workers), told)
    result = {"game": record["game"], "seats": table.seats, **result}
    if json:
        echo_json(result)
    else:
        texts = texts_for(lang, table.game).at_table(table.rules)
        texts.owners = board_for(table.game.id).owners(table.view(None))
        show(result, studied, texts)


def work(task: tuple[dict[str, Any], Job]) -> Any:
    """In whatever process."""
    record, job = task
    return DESK.study(gulch.load(record["game"]), record).work(job)


def show(result: dict[str, Any], studied: Studied, texts: Texts) -> None:
    screen, names = console(), seat_names(texts, studied.seats)
    heads = [texts.say(text) for text in PARTS.values()]
    width = max(len(name) for name in names)
    screen.print(" " * width + "".join(f"{head:>16}" for head in heads), markup=False)
    for name, total in zip(names, result["totals"], strict=True):
        shown = [f"{total[part]:{'.0%' if part in ENDS else '+.0%'}}" for part in PARTS]
        screen.print(f"{name:<{width}}" + "".join(f"{part:>16}" for part in shown), markup=False)
    screen.print("\n" + texts.say("cli-review-turning"), markup=False)
    for point in result["turning"]:
        screen.print(turning_line(point, studied, names, texts), markup=False)


def turning_line(point: dict[str, Any], studied: Studied, names: list[str], texts: Texts) -> str:
    """After which answer, what it was, and whom it moved."""
    what = texts.say("cli-review-luck")
    if point["kind"] == "choice":
        question = studied.tables[point["from"]].pending[point["seat"]]
        option = next(option for option in question.options if option.id == point["option"]["id"])
        what = f"{names[point['seat']]}: {texts.option(option, question, names)}"
    moved = [f"{name} {much:+.0%}" for name, much in zip(names, point["effects"], strict=True) if abs(much) >= LEAST]
    return f"{point['answers']:>5}  {what} ({', '.join(moved)})"
