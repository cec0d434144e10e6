"""The one task that writes. Everything that waits for it is committed together, and only then is anybody told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable, Sequence, Set
from typing import Any, NamedTuple

from sqlalchemy import Executable, insert
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gulch.server import crash
from gulch.server.store import postgres, schema, sqlite
from gulch.server.store.ready import Clash, Rows
from gulch.server.watch.tally import Times

log = logging.getLogger("gulch.server")
BATCH = 500

INSERT_ENTRIES = insert(schema.entries)
INSERT_CHAT = insert(schema.chat)


class Statement(NamedTuple):
    sql: Executable
    rows: Rows | None = None  # to be stored, if it takes any
    must_hit: bool = False  # it changes one row that is as we think it is; if there is none, nothing is changed
    table: str = ""  # whose row it is
    fixed: bool = False  # it stands once, only its rows differ; it is worth having ready


class Conflict(Exception):
    """Somebody else has stored this position or this command, or has changed what was to be changed."""


class Missed(Exception):
    """There is no row such as the statement wants."""


class StoreDown(Exception):
    """The store could not write. Nothing was acknowledged."""


class Job:
    """What belongs together in one transaction: all of it is stored, or nothing."""

    __slots__ = ("changed", "chat", "done", "entries", "statements")

    def __init__(
        self,
        statements: Sequence[Statement] = (),
        entries: Rows = (),
        chat: Rows = (),
        changed: Set[str] | None = None,
    ) -> None:
        self.changed = changed  # tables that other processes may have in memory; none: there are no others
        self.statements = statements
        self.entries = entries
        self.chat = chat
        self.done: asyncio.Future[None] = asyncio.get_running_loop().create_future()


class Writer:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.is_sqlite = engine.dialect.name == "sqlite"
        self.waiting: list[Job] = []
        self.wake = asyncio.Event()
        self.connection: AsyncConnection | None = None
        self.quick: sqlite.RowWriter | postgres.RowWriter | None = None
        self.on_tick: Callable[[dict[str, int]], None] | None = None  # hears which tables have changed
        self.task: asyncio.Task[None] | None = None
        self.commits = 0
        self.stored = 0
        self.failures = 0
        self.times = Times()

    def start(self) -> None:
        self.task = asyncio.create_task(self.work(), name="writer")

    async def stop(self) -> None:
        """Whatever was handed in is written first."""
        if self.waiting:
            await asyncio.wait([job.done for job in self.waiting])
        if self.task:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        if self.connection:
            await self.connection.close()

    async def put(self, job: Job) -> None:
        """Returns when the job is on the disk."""
        self.waiting.append(job)
        self.wake.set()
        # A caller that goes away must not take others' answers with it: the job stays, only the waiting ends.
        await asyncio.shield(job.done)

    async def work(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            while self.waiting:
                batch = self.waiting[:BATCH]
                await self.commit(batch)
                del self.waiting[: len(batch)]

    async def commit(self, batch: list[Job]) -> None:
        begun = time.perf_counter()
        try:
            await self.transact(batch)
        except (IntegrityError, Clash, Missed):
            if len(batch) > 1:  # one of them: each alone, so that only that one fails
                for job in batch:
                    await self.commit([job])
                return
            resolve(batch, Conflict())
        except Exception as error:
            self.failures += 1
            log.error("the store failed: %s", reason_of(error))
            await self.reconnect()
            resolve(batch, StoreDown())
        else:
            self.times.add(time.perf_counter() - begun)
            resolve(batch, None)

    async def transact(self, batch: list[Job]) -> None:
        if self.connection is None:
            self.connection = await self.engine.connect()
            kind = sqlite.RowWriter if self.is_sqlite else postgres.RowWriter
            self.quick = kind(self.connection)
        statements = [statement for job in batch for statement in job.statements]
        entries = [row for job in batch for row in job.entries]
        lines = [row for job in batch for row in job.chat]
        inserts = ((INSERT_ENTRIES, entries), (INSERT_CHAT, lines))
        statements += [Statement(sql, rows, fixed=True) for sql, rows in inserts if rows]
        changed = sorted({id for job in batch for id in job.changed or ()})
        if self.quick and all(statement.fixed for statement in statements):
            work = [(statement.sql, statement.rows or ()) for statement in statements]
            ticks = await self.quick.write(work, changed, before_commit)
        else:
            async with self.connection.begin():
                ticks = await postgres.tick(self.connection, changed) if changed else {}
                for statement in statements:
                    done = await self.connection.execute(statement.sql, statement.rows)
                    if statement.must_hit and done.rowcount != 1:
                        raise Missed
                before_commit()
        if ticks and self.on_tick is not None:
            self.on_tick(ticks)
        crash.point("after-commit")
        self.commits += 1
        self.stored += sum(len(job.entries) for job in batch)

    async def reconnect(self) -> None:
        connection, self.connection = self.connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                driver: Any = (await connection.get_raw_connection()).driver_connection
                await connection.invalidate()
                await connection.close()
                if self.is_sqlite:
                    await driver.close()  # thrown out of the pool, it would stay open
                else:
                    postgres.close_at_once(driver)


def reason_of(error: Exception) -> str:
    """The database's own words. What is added to them, the statement and its values, holds secrets."""
    own = error.orig if isinstance(error, DBAPIError) else error
    return (str(own).splitlines() or [type(own).__name__])[0]


def before_commit() -> None:
    crash.point("before-commit")


def resolve(batch: list[Job], error: Exception | None) -> None:
    for job in batch:
        if job.done.done():
            continue
        if error is None:
            job.done.set_result(None)
        else:
            job.done.set_exception(error)
            job.done.exception()  # read once: a caller that went away leaves no warning
