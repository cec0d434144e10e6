"""A table from what is stored: played again entry by entry or, when the rules have changed, from its checkpoint."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from gulch.engine.game import BadRecord, Game
from gulch.engine.table import Table
from gulch.records.parcels import parcel, unpack
from gulch.records.reading import opened, rewind

Step = tuple[str, int, str]  # kind, seat, said


def apply(table: Table, step: Step) -> None:
    kind, seat, said = step
    if kind == "answer":
        table.answer(seat, said)
    elif kind == "undo":
        if not table.undo(seat):
            raise BadRecord("a stored undo is not possible")
    elif kind == "back":
        rewind(table, int(said))
    elif kind == "sealed":
        take_out(table, seat)


def own_answer(table: Table, seat: int) -> int:
    """Where the seat's last answer stands, or -1."""
    return max((i for i, entry in enumerate(table.log) if entry.seat == seat), default=-1)


def take_out(table: Table, seat: int) -> None:
    try:
        table.unseal(seat)
    except ValueError as error:
        raise BadRecord("a stored choice can't be taken back") from error


def rebuild(game: Game[Any], start: dict[str, Any], steps: Iterable[Step]) -> Table:
    """`start` is a record without answers."""
    table = opened(game, start)
    for step in steps:
        apply(table, step)
    return table


def checkpoint_of(table: Table, position: int) -> dict[str, Any]:
    """What a later version of the rules needs to go on from here: the state and how often each seat was asked."""
    packed = parcel(table)
    answers = [0] * table.seats
    for entry in table.log[: len(table.log) - len(packed["answers"])]:
        answers[entry.seat] += 1
    asked = [count + gone for count, gone in zip(answers, table.withdrawn, strict=True)]
    return {"position": position, "parcel": packed, "asked": asked}


def go_on(game: Game[Any], checkpoint: dict[str, Any]) -> Table:
    """The table of a checkpoint under today's rules. Its past is in the stored streams only."""
    packed = {**checkpoint["parcel"], "version": game.version}
    packed["options"] = game.checked(packed["seats"], {k: v for k, v in packed["options"].items() if k in game.options})
    table = unpack(game, packed)
    table.renumber(checkpoint["asked"])
    return table
