"""`gulch replay` and `gulch verify`: what to make of the record of a game."""

from __future__ import annotations

import json as jsons
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Group

import gulch
from gulch.cli.boards import board_for
from gulch.cli.common import AsJson, BadUse, Failed, Lang, console, echo_json, texts_for
from gulch.cli.telling import effective, outcome_lines, seat_names
from gulch.engine.record import seal_of
from gulch.texts import Texts
from gulch.waiting import doing

MOST_BYTES = 32 << 20  # no game comes near; a wrong file must not fill the memory
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game.")]


def replay(
    file: RecordFile,
    lang: Lang = None,
    at: Annotated[int | None, typer.Option("--at", metavar="N", help="Only the first N answers.")] = None,
    json: AsJson = False,
) -> None:
    """A recorded game as its log, with rule ids, and the outcome."""
    record = read_record(file)
    if "seal" in record and record["seal"] != seal_of(record):
        raise Failed(f"{file} was changed after it was written: its seal does not fit")
    texts = texts_for(lang, gulch.load(record["game"]))
    table = table_of(cut(record, at), file)
    if json:
        echo_json(told(table, texts.at_table(table.rules)))
    else:
        show(table, texts.at_table(table.rules))


def verify(file: RecordFile, json: AsJson = False) -> None:
    """Derive every die and card of a recorded game again, and say whether it holds."""
    record = read_record(file)
    try:
        verdict = gulch.verify(record)
    except (gulch.GulchError, RecursionError):
        raise
    except Exception as error:
        raise Failed(f"{file} is no record of a game: {error!r}") from error
    if json:
        echo_json({"holds": verdict.holds, "fair": verdict.fair, "problems": verdict.problems})
    elif verdict.fair:
        typer.echo(f"verified: {bound(record)}; every die and card was derived again and the game replays")
    elif verdict.holds:
        typer.echo("replays, but proves nothing about the dice: whoever dealt could have chosen the seed")
    if verdict.problems and not json:
        raise Failed(f"{file} does not hold: {'; '.join(verdict.problems)}")
    if verdict.problems:
        raise typer.Exit(1)


def bound(record: dict[str, Any]) -> str:
    """Whom the seal bound. A table that drew every seed itself could not change any, but nobody else had a part."""
    if all(seat["made_here"] for seat in record["fair"]["seats"]):
        return "the dice follow from seeds that were sealed before the first question"
    return "nobody could choose the dice"


def read_record(file: Path) -> dict[str, Any]:
    """The record in a file; one line says what is wrong with any other file."""
    try:
        with file.open("rb") as opened:
            data = opened.read(MOST_BYTES + 1)
    except IsADirectoryError:
        raise Failed(f"{file} is a folder, not the record of a game") from None
    except FileNotFoundError:
        raise Failed(f"there is no file {file}") from None
    if len(data) > MOST_BYTES:
        raise Failed(f"{file} is too large to be the record of a game")
    try:
        record = jsons.loads(data.decode())
    except (ValueError, RecursionError):
        raise Failed(f"{file} is not JSON: is it a record of a game, and whole?") from None
    if not isinstance(record, dict) or not isinstance(record.get("game"), str):
        raise Failed(f"{file} is JSON, but no record of a game")
    gulch.load(record["game"])
    return record


def cut(record: dict[str, Any], at: int | None) -> dict[str, Any]:
    answers = record.get("answers")
    if at is None or not isinstance(answers, list):
        return record
    if not 0 <= at <= len(answers):
        raise BadUse(f"--at {at}: the record has {len(answers)} answers")
    return {**record, "answers": answers[:at]}


def table_of(record: dict[str, Any], file: Path) -> gulch.Table:
    try:
        return gulch.replay(record)
    except gulch.GulchError as error:
        raise Failed(f"{file}: {error}") from error
    except Exception as error:
        raise Failed(f"{file} is no record of a game: {error!r}") from error


def told(table: gulch.Table, texts: Texts) -> dict[str, Any]:
    names = seat_names(texts, table.seats)
    texts.owners = board_for(table.game.id).owners(table.view(None))
    events = [table.describe(event) for event in effective(table.events(None))]
    return {
        "game": table.game.id,
        "seats": table.seats,
        "options": table.rules.options,
        "answers": len(table.log),
        "events": [{**event.data(), "text": texts.event(event, names)} for event in events],
        "waiting": sorted(table.pending),
        "outcome": table.outcome.data() if table.outcome else None,
    }


def show(table: gulch.Table, texts: Texts) -> None:
    screen, names, board = console(), seat_names(texts, table.seats), board_for(table.game.id)
    texts.owners = board.owners(table.view(None))
    screen.print(board.legend(table.view(None), names, texts))
    for event in effective(table.events(None)):
        described = table.describe(event)
        screen.print(f"{texts.event(described, names)}  {described.rule}", markup=False)
    if table.outcome is None:
        screen.print(Group(*board.show(table.view(None), None, names, texts)))
        for someone in doing(table, None):
            screen.print(texts.doing(someone, names), markup=False)
        return
    for line in outcome_lines(table, names, texts):
        screen.print(line, markup=False)
