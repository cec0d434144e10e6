"""The store: what is read from it and what goes in. SQL for any database; what one of them needs for itself is in
sqlite.py and postgres.py."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any, TypeVar

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    Executable,
    Label,
    Row,
    and_,
    bindparam,
    delete,
    exists,
    insert,
    or_,
    select,
    update,
)
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from gulch.server.store import postgres, sqlite
from gulch.server.store.migrate import migrate
from gulch.server.store.packing import LONG, pack, unpack
from gulch.server.store.rows import EntryRow, Listing, SeatRow, Sign, TableRow
from gulch.server.store.schema import (
    challenges,
    chat,
    entries,
    guests,
    house,
    life,
    links,
    passkeys,
    relay,
    reviews,
    seats,
    tables,
)
from gulch.server.store.writer import Job, Statement, StoreDown, Writer, reason_of

log = logging.getLogger("gulch.server")
WELL_SECONDS = 2.0
Found = TypeVar("Found")


# Without the secrets, the start and the checkpoint: lists must not read megabytes.
LISTED_NAMES = tuple(
    name
    for name in TableRow.__struct_fields__
    if name not in ("secret", "start", "checkpoint", "outcome", "record", "driver", "driven")
)
LISTED = [tables.c[name] for name in LISTED_NAMES]
# Without what was told: a replay tells it again.
SCANNED = [entries.c[name] for name in ("position", "cmd_id", "seat", "kind", "said", "seqs", "at", "since")]


def last(column: Column[Any], name: str) -> Label[Any]:
    """What the last entry of a table says."""
    of_table = select(column).where(entries.c.table_id == tables.c.id)
    return of_table.order_by(entries.c.position.desc()).limit(1).scalar_subquery().label(name)


ANY_PUBLIC = tables.c.public.in_([True, False])  # so that the index which begins with it can be used
NOW = [last(entries.c.waiting, "now_waiting"), last(entries.c.since, "now_since")]


class Store:
    def __init__(self, url: str) -> None:
        self.writing: AsyncEngine
        self.reading: AsyncEngine
        if sqlite.is_sqlite(url):
            self.writing, self.reading = sqlite.engines(url)
        else:
            self.writing, self.reading = postgres.engines(url)
        self.shared = not sqlite.is_sqlite(url)  # other processes may use it, too
        self.writer = Writer(self.writing)
        self.begun: set[asyncio.Task[Any]] = set()
        self.damaged = False
        self.well = True
        self.ask_again = 0.0

    async def open(self) -> None:
        async with self.writing.begin() as connection:
            if self.shared:
                await connection.run_sync(postgres.wait_for_others)
            await connection.run_sync(migrate)
        self.writer.start()

    async def is_well(self) -> bool:
        """Whether it can be written to and read. Asked again only after a while: it costs a commit."""
        now = time.monotonic()
        if now >= self.ask_again:
            self.ask_again = now + WELL_SECONDS
            try:
                await self.writer.put(Job([Statement(insert(chat), [PROBE]), Statement(UNPROBE)]))
                await self.rows(ANY_TABLE)
                self.well = not self.damaged
            except StoreDown:
                self.well = False
        return self.well

    async def change(self, statement: Executable) -> Sequence[Row[Any]]:
        """Something that gives back what it has changed, and that no table's tick counts."""
        return await self.to_its_end(self.changed(statement))

    async def changed(self, statement: Executable) -> Sequence[Row[Any]]:
        try:
            async with self.writing.begin() as connection:
                return (await connection.execute(statement)).all()
        except (SQLAlchemyError, OSError) as error:
            log.warning("the store could not be changed: %s", reason_of(error))
            raise StoreDown from None

    async def shared_key(self) -> str:
        async with self.writing.begin() as connection:
            return await postgres.shared_key(connection)

    async def close(self) -> None:
        await self.writer.stop()
        if self.begun:
            await asyncio.wait(self.begun)
        await self.writing.dispose()
        await self.reading.dispose()

    # ---- reading ----------------------------------------------------------------------------------------------------
    async def rows(self, query: Executable, values: dict[str, Any] | None = None) -> Sequence[Row[Any]]:
        work = self.read(query, values)
        return await (self.to_its_end(work) if self.shared else work)

    async def to_its_end(self, work: Coroutine[Any, Any, Found]) -> Found:
        """Whoever waits may go away; what was begun is ended in order, for a connection that is left in the middle of
        something is lost."""
        task = asyncio.create_task(work)
        self.begun.add(task)
        task.add_done_callback(self.ended)
        return await asyncio.shield(task)

    def ended(self, task: asyncio.Task[Any]) -> None:
        self.begun.discard(task)
        if not task.cancelled():
            task.exception()  # read once: a caller that went away leaves no warning

    async def read(self, query: Executable, values: dict[str, Any] | None, again: bool = False) -> Sequence[Row[Any]]:
        try:
            async with self.reading.connect() as connection:
                return (await connection.execute(query, values)).all()
        except (SQLAlchemyError, OSError) as error:
            if isinstance(error, DBAPIError) and error.connection_invalidated and not again:
                return await self.read(query, values, again=True)  # it had died while nobody used it
            log.error("the store could not be read: %s", reason_of(error))
            self.damaged = self.damaged or "malformed" in reason_of(error)
            raise StoreDown from None

    async def table(self, id: str) -> Listing | None:
        found = await self.rows(TABLE, {"id": id})
        if not found:
            return None
        people = await self.rows(SEATS, {"id": id})
        fields = dict(found[0]._mapping)
        if packed := fields.pop("packed"):
            whole = unpack(packed)
            fields |= {name: getattr(whole, name) for name in LONG}
        return Listing(TableRow(**fields), [SeatRow(**row._mapping) for row in people])

    async def entries(self, id: str) -> Sequence[Any]:
        return await self.rows(ENTRIES, {"id": id}) or await self.unpacked(id)

    async def unpacked(self, id: str) -> list[EntryRow]:
        """The entries of a game that was over long ago."""
        found = await self.rows(PACKED, {"id": id})
        return unpack(found[0].packed).entries if found and found[0].packed else []

    async def told(self, id: str, after: int, upto: int) -> list[str]:
        rows: Sequence[Any] = await self.rows(TOLD, {"id": id, "after": after, "upto": upto})
        if not rows and upto > after:
            rows = (await self.unpacked(id))[after + 1 : upto + 1]
        return [row.told for row in rows]

    async def entry(self, id: str, cmd_id: str) -> Any:
        found: Sequence[Any] = await self.rows(ENTRY, {"id": id, "cmd_id": cmd_id})
        return found[0] if found else None

    async def review(self, id: str) -> Row[Any] | None:
        """A game looked at again, or how far somebody is with it."""
        found = await self.rows(select(reviews).where(reviews.c.table_id == id))
        return found[0] if found else None

    async def finished(self, before: float, most: int = 20) -> list[str]:
        """Games that were opened before some time, are over and not packed yet."""
        old = (ANY_PUBLIC, tables.c.state == "over", tables.c.created < before, tables.c.packed.is_(None))
        return [row.id for row in await self.rows(select(tables.c.id).where(*old).limit(most))]

    async def pack(self, id: str) -> None:
        """Conflict: another process has done it."""
        listing, rows = await self.table(id), await self.rows(WHOLE, {"id": id})
        if listing is None:
            return
        data = await asyncio.to_thread(pack, listing.row, [EntryRow(**row._mapping) for row in rows])
        short = update(tables).where(tables.c.id == id, tables.c.packed.is_(None), tables.c.state == "over")
        packed = short.values(packed=data, **dict.fromkeys(LONG))
        gone = delete(entries).where(entries.c.table_id == id)
        await self.write(Statement(packed, None, True, id), Statement(gone))

    async def shrink(self) -> None:
        """What has become empty goes back to the disk. PostgreSQL sees to that by itself."""
        file = self.writing.url.database
        if not self.shared and file:
            try:
                await asyncio.to_thread(sqlite.shrink, Path(file))
            except (OSError, sqlite3.Error) as error:
                log.warning("the store could not be made smaller: %s", reason_of(error))

    async def chat(self, id: str, most: int) -> list[dict[str, Any]]:
        found = await self.rows(CHAT.limit(most), {"id": id})
        return [dict(row._mapping) for row in reversed(found)]

    async def public(self, most: int = 100) -> list[Listing]:
        """The newest that can be joined or watched. Where somebody sits comes first: tables that nobody uses can't push
        them out."""
        here = seats.c.table_id == tables.c.id
        peopled = exists().where(here, seats.c.guest.is_not(None))
        listed: list[Listing] = []
        for people in (peopled, ~peopled):
            kinds = [(tables.c.public, tables.c.state == state, people) for state in ("waiting", "playing")]
            listed += await self.newest(most - len(listed), *kinds)
        return listed

    async def open_tables(self, host: str, most: int) -> int:
        """How many tables of a host wait or are played, counted up to `most`."""
        query = select(tables.c.id).where(tables.c.host == host, tables.c.state != "over")
        return len(await self.rows(query.limit(most)))

    async def empty_tables(self, before: float, long_before: float, most: int = 500) -> list[str]:
        """Tables of before that wait and where nobody sits; of long before, where nobody has sat down since."""
        here = seats.c.table_id == tables.c.id
        taken = exists().where(here, seats.c.guest.is_not(None))
        lately = exists().where(here, seats.c.guest.is_not(None), seats.c.joined >= long_before)
        gone = or_(and_(tables.c.created < before, ~taken), and_(tables.c.created < long_before, ~lately))
        query = select(tables.c.id).where(ANY_PUBLIC, tables.c.state == "waiting", gone)
        return [row.id for row in await self.rows(query.limit(most))]

    async def tables_of(
        self, guest: str, states: tuple[str, ...], most: int = 50, before: float | None = None, seated: bool = False
    ) -> list[Listing]:
        """The newest where somebody sits or is host (`seated`: sits), opened before some time."""
        sits = tables.c.id.in_(select(seats.c.table_id).where(seats.c.guest == guest))
        also = [tables.c.state.in_(states), *([] if before is None else [tables.c.created < before])]
        hosted = [] if seated else [(tables.c.host == guest, *also)]
        return await self.newest(most, (sits, *also), *hosted)

    async def overdue(self, up: float, most: int = 100) -> list[str]:
        """Tables where somebody's time is up."""
        query = select(seats.c.table_id).where(seats.c.due <= up).order_by(seats.c.due).limit(most)
        return list(dict.fromkeys(row.table_id for row in await self.rows(query)))

    async def abandoned(self, before: float, most: int = 50) -> list[str]:
        """Running games in which nobody has done anything since."""
        moved = last(entries.c.at, "moved")
        old = (ANY_PUBLIC, tables.c.state == "playing", tables.c.created < before)
        return [row.id for row in await self.rows(select(tables.c.id).where(*old, moved.element < before).limit(most))]

    async def known_guests(self) -> Sequence[Row[Any]]:
        return await self.rows(select(guests))

    async def known_guest(self, id: str) -> Row[Any] | None:
        found = await self.rows(select(guests).where(guests.c.id == id))
        return found[0] if found else None

    async def sign(self) -> Sign:
        [row] = await self.rows(select(house.c.closed, house.c.said))
        return Sign(row.closed, row.said)

    async def said_to_all(self, after: int) -> Sequence[Row[Any]]:
        """What concerns every table: said by other processes, or by `gulch admin`."""
        return await self.rows(SAID_TO_ALL, {"after": after})

    async def link(self, mark: str) -> Row[Any] | None:
        found = await self.rows(select(links).where(links.c.mark == mark))
        return found[0] if found else None

    async def passkey(self, id: str) -> Row[Any] | None:
        found = await self.rows(select(passkeys).where(passkeys.c.id == id))
        return found[0] if found else None

    async def passkeys_of(self, guest: str) -> Sequence[Row[Any]]:
        return await self.rows(select(passkeys).where(passkeys.c.guest == guest).order_by(passkeys.c.created))

    async def challenge(self, mark: str) -> Row[Any] | None:
        found = await self.rows(select(challenges).where(challenges.c.mark == mark))
        return found[0] if found else None

    async def age(self) -> float:
        """How many seconds the server had been up when it was last stopped or killed."""
        return float((await self.rows(select(life.c.seconds)))[0].seconds)

    async def listed(self, id: str) -> Listing | None:
        found = await self.listings(select(*LISTED, *NOW).where(tables.c.id == id))
        return found[0] if found else None

    async def newest(self, most: int, *kinds: tuple[ColumnElement[bool], ...]) -> list[Listing]:
        """The newest tables of several kinds. Each kind is read along an index of its own, the newest first, so a list
        takes no longer when there are very many tables."""
        found: dict[str, Listing] = {}
        for kind in kinds:
            query = select(*LISTED, *NOW).where(*kind).order_by(tables.c.created.desc()).limit(most)
            found |= {listing.row.id: listing for listing in await self.listings(query)}
        return sorted(found.values(), key=lambda listing: listing.row.created, reverse=True)[:most]

    async def bots_and_people(self, most: int) -> list[str]:
        """Running games where a bot plays, if only this one question, and a person has a seat, the last used first."""
        here = seats.c.table_id == tables.c.id
        bot = exists().where(here, or_(seats.c.level.is_not(None), seats.c.stand_in))
        person = exists().where(here, seats.c.level.is_(None), seats.c.guest.is_not(None), ~seats.c.away)
        used = select(entries.c.at).where(entries.c.table_id == tables.c.id).order_by(entries.c.position.desc())
        query = select(tables.c.id).where(tables.c.state == "playing", bot, person)
        last = used.limit(1).scalar_subquery()
        return [row.id for row in await self.rows(query.order_by(last.desc()).limit(most))]

    async def listings(self, query: Executable) -> list[Listing]:
        found = {row.id: listing_of(dict(row._mapping)) for row in await self.rows(query)}
        people = select(seats).where(seats.c.table_id.in_(list(found))).order_by(seats.c.table_id, seats.c.seat)
        for row in await self.rows(people) if found else ():
            found[row.table_id].seats.append(SeatRow(**row._mapping))
        return list(found.values())

    # ---- writing ----------------------------------------------------------------------------------------------------
    async def write(
        self, *statements: Statement, entry: EntryRow | None = None, line: dict[str, Any] | None = None
    ) -> None:
        rows = [] if entry is None else [msgspec.structs.asdict(entry)]
        lines = [] if line is None else [line]
        changed = {str(row["table_id"]) for row in (*rows, *lines)}
        changed |= {statement.table for statement in statements if statement.table}
        await self.writer.put(Job(statements, rows, lines, changed if self.shared else None))


def listing_of(found: dict[str, Any]) -> Listing:
    waiting, since = found.pop("now_waiting"), found.pop("now_since")
    row = TableRow(**found)
    if row.state != "playing":
        return Listing(row, [])
    return Listing(row, [], [int(seat) for seat in (waiting or "").split(",") if seat], since or None)


# Longer than a page: it fails where a game's next answers would.
PROBE = {"table_id": "health", "seat": -1, "name": "", "text": "x" * 8192, "at": 0.0}
UNPROBE = delete(chat).where(chat.c.table_id == "health")
ANY_TABLE = select(tables.c.id).limit(1)
TABLE = select(tables).where(tables.c.id == bindparam("id"))
SEATS = select(seats).where(seats.c.table_id == bindparam("id")).order_by(seats.c.seat)
PACKED = select(tables.c.packed).where(tables.c.id == bindparam("id"))
WHOLE = select(entries).where(entries.c.table_id == bindparam("id")).order_by(entries.c.position)
ENTRIES = select(*SCANNED).where(entries.c.table_id == bindparam("id")).order_by(entries.c.position)
TOLD = (
    select(entries.c.told)
    .where(entries.c.table_id == bindparam("id"), entries.c.position > bindparam("after"))
    .where(entries.c.position <= bindparam("upto"))
    .order_by(entries.c.position)
)
SAID_TO_ALL = select(relay).where(relay.c.table_id == "", relay.c.id > bindparam("after")).order_by(relay.c.id)
ENTRY = select(*SCANNED).where(entries.c.table_id == bindparam("id"), entries.c.cmd_id == bindparam("cmd_id"))
CHAT = (
    select(chat.c.seat, chat.c.name, chat.c.text, chat.c.at)
    .where(chat.c.table_id == bindparam("id"))
    .order_by(chat.c.id.desc())
)
