"""Hints: what a bot would do at a seat's question. Where somebody plays alone with bots, and where all persons at the
table have agreed. Worked out elsewhere, from a guess of the seat, and told to nobody else."""

from __future__ import annotations

import asyncio
import secrets
from typing import Any

import msgspec

from gulch.engine.table import Table
from gulch.records.parcels import parcel
from gulch.server.bots.pool import Late, Pool
from gulch.server.socket.connection import Connection
from gulch.server.socket.messages import Hint, frame
from gulch.server.store.changes import change_table
from gulch.server.tables.info import hints_are_on, persons
from gulch.server.tables.live import LiveTable
from gulch.server.tables.play import reason

Found = dict[str, Any]


def no_hint(ref: int | str, text: str) -> bytes:
    return frame("hint", ref=ref, question=None, best=None, chances={}, reasons=[reason(text)])


def ask(live: LiveTable, connection: Connection, said: Hint) -> None:
    """The answer comes when it is there; the seat may choose meanwhile, and then there is none."""
    seat = connection.seat
    assert seat is not None
    why = why_no_hint(live, seat)
    if not why and not connection.hints.take():
        why = "hint-too-fast"
    if why:
        connection.send(no_hint(said.ref, why))
    else:
        live.driver.spawn(give(live, connection, said, seat))


def why_no_hint(live: LiveTable, seat: int) -> str:
    """Why this seat gets none now; empty: it does."""
    if live.table is None or live.row.state != "playing":
        return "not-playing"
    if not hints_are_on(live.row, live.seats):
        return "no-hints"
    return "" if seat in live.table.pending and live.player(seat) is None else "not-asked-now"


async def give(live: LiveTable, connection: Connection, said: Hint, seat: int) -> None:
    table = live.table
    assert table is not None
    number = table.pending[seat].number
    known = live.hinted.get(seat)
    if known is None or known[0] != number:
        thought = asyncio.ensure_future(hint(live.hub.pool, table, seat, secrets.randbits(48)))
        known = live.hinted[seat] = (number, thought)
    try:
        found = await asyncio.shield(known[1])
    except (Late, asyncio.CancelledError):
        if live.hinted.get(seat) == known:
            del live.hinted[seat]
        connection.send(no_hint(said.ref, "hint-late"))
        return
    connection.send(frame("hint", ref=said.ref, question=number, **found, reasons=[]))


async def hint(pool: Pool, table: Table, seat: int, seed: int) -> Found:
    """Late: the worker had no answer in time."""
    seconds = pool.settings.hint_seconds
    job = {"kind": "hint", "game": table.game.id, "parcel": parcel(table), "seat": seat, "seed": seed}
    found: Found = await pool.run({**job, "seconds": seconds}, seconds + pool.settings.bot_patience)
    return found


def drop_idle(live: LiveTable) -> None:
    """Nobody waits for them: the question is gone, or a bot plays the seat."""
    for seat, (number, thought) in list(live.hinted.items()):
        question = live.table.pending.get(seat) if live.table else None
        if question is None or question.number != number or live.player(seat) is not None:
            thought.cancel()
            del live.hinted[seat]


async def agree_to_hints(live: LiveTable) -> None:
    """From now on, for whoever has a seat now. With the table's lock held."""
    agreed = ",".join(f"{seat.seat}:{seat.epoch}" for seat in persons(live.seats))
    await live.hub.store.write(change_table(live.id, {"hints": live.row.hints}, hints=agreed))
    live.row = msgspec.structs.replace(live.row, hints=agreed)
    live.announce()
