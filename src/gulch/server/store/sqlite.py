"""What only SQLite needs: pragmas that make a commit durable, transactions that lock when they begin, and a file that
shrinks when there is less in it."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

from gulch.server.store.ready import Clash, Ready, Work

READERS = 4
BUSY_SECONDS = 5
AT_ONCE = 500  # pages given back in one transaction: whoever wants to write meanwhile waits for milliseconds
SHRINKABLE = "PRAGMA auto_vacuum=INCREMENTAL"  # only a database in which nothing is yet obeys
WRITER_CACHE, READER_CACHE = 512, 64  # KB of pages: what is not there is in the system's cache


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite")


def engines(url: str) -> tuple[AsyncEngine, AsyncEngine]:
    """One connection that writes, a few that read beside it."""
    return _engine(url, 1, "BEGIN IMMEDIATE", WRITER_CACHE), _engine(url, READERS, "BEGIN", READER_CACHE)


def _engine(url: str, size: int, begin: str, cache: int) -> AsyncEngine:
    engine = create_async_engine(url, poolclass=AsyncAdaptedQueuePool, pool_size=size, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        cursor = connection.cursor()
        cursor.execute(SHRINKABLE)
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged answer survives a power cut
        cursor.execute(f"PRAGMA busy_timeout={BUSY_SECONDS * 1000}")
        cursor.execute("PRAGMA journal_size_limit=67108864")
        cursor.execute(f"PRAGMA cache_size=-{cache}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine


def shrink(file: Path) -> None:
    """Give back to the disk what is empty, a little at a time."""
    with closing(sqlite3.connect(file, BUSY_SECONDS, isolation_level=None)) as connection:
        empty = pragma(connection, "freelist_count")
        while empty:
            connection.executescript(f"PRAGMA incremental_vacuum({AT_ONCE})")  # which goes to its end, execute() not
            before, empty = empty, pragma(connection, "freelist_count")
            if empty >= before:
                return  # others write faster, or it was made by an older Gulch


def make_shrinkable(file: Path) -> None:
    """A database of an older Gulch is written anew once."""
    with closing(sqlite3.connect(file, BUSY_SECONDS, isolation_level=None)) as connection:
        if pragma(connection, "auto_vacuum") == 0 and pragma(connection, "page_count") > 0:
            connection.execute(SHRINKABLE)
            connection.execute("VACUUM")


def pragma(connection: sqlite3.Connection, name: str) -> int:
    return int(connection.execute(f"PRAGMA {name}").fetchone()[0])


class RowWriter(Ready):
    """Whole transactions with one call of the driver. Each call is a change of threads, and as many as the general way
    needs take longer than the disk."""

    async def write(self, work: Work, changed: list[str], before_commit: Callable[[], None]) -> dict[str, int]:
        """`changed`: nobody counts it, for there is no other process."""
        driver = await self.driver()
        await driver._execute(transact, driver._conn, self.values(work), before_commit)
        return {}


def transact(
    connection: sqlite3.Connection, work: list[tuple[str, list[list[Any]]]], before_commit: Callable[[], None]
) -> None:
    """In the driver's thread."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        for sql, rows in work:
            connection.executemany(sql, rows)
        before_commit()
        connection.commit()
    except sqlite3.IntegrityError as error:
        connection.rollback()
        raise Clash from error
    except BaseException:
        connection.rollback()
        raise
