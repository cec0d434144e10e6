"""Databases as older servers have left them: a game of today, stored with the columns that there were then."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
from sqlalchemy import Connection, MetaData, insert, select, update
from sqlalchemy.ext.asyncio import create_async_engine

from gulch.server.store import schema
from gulch.server.store.migrate import MIGRATIONS, upgrade
from server.people import Frame, Place, playing, running

VERSIONS = (path.name[:4] for path in (MIGRATIONS / "versions").iterdir())
FORMS = sorted(name for name in VERSIONS if name.isdigit())
STORED = ("tables", "seats", "entries", "chat")  # what every form has
Rows = dict[str, list[dict[str, Any]]]


class Before:
    """What there was at the old server: rows, the key, and what its people saw."""

    def __init__(self, rows: Rows, key: str, table: str, cookies: httpx.Cookies, seen: dict[int, Frame]) -> None:
        self.rows = rows
        self.key = key
        self.table = table
        self.cookies = cookies
        self.seen = seen


async def a_game(folder: Path) -> Before:
    async with running(folder, database="") as place, playing(place) as game:
        for _ in range(6):
            await game.step()
        await game.people[0].say(type="chat", text="Howdy")
        await game.people[0].hear("chat")
        seen = {seat: sat.state for seat, sat in game.people.items()}
        store = place.hub.store
        rows = {
            name: [dict(row._mapping) for row in await store.rows(select(schema.metadata.tables[name]))]
            for name in STORED
        }
    return Before(rows, (folder / "key").read_text(encoding="ascii"), game.table, game.host.http.cookies, seen)


async def put_into(url: str, form: str, before: Before) -> None:
    def put(connection: Connection) -> None:
        upgrade(connection, form)
        there = MetaData()
        there.reflect(connection)
        for name, rows in before.rows.items():
            columns = {column.name for column in there.tables[name].columns}
            known = [{key: value for key, value in row.items() if key in columns} for row in rows]
            connection.execute(insert(there.tables[name]), known)
        if "house" in there.tables:
            connection.execute(update(there.tables["house"]).values(key=before.key))

    engine = create_async_engine(url)
    async with engine.begin() as connection:
        await connection.run_sync(put)
    await engine.dispose()


async def goes_on(place: Place, before: Before, seats: Sequence[int]) -> None:
    """Everybody sees what they saw, and the game goes on."""
    guest = await place.guest()
    guest.http.cookies = before.cookies
    for seat in seats:
        async with guest.seat(before.table, seat) as sat:
            assert sat.state == before.seen[seat]
            assert [line["text"] for line in sat.heard[0]["chat"]] == ["Howdy"]
            if sat.question:
                assert (await sat.answer())["type"] == "ack"
                return
    raise AssertionError("nobody was asked")
