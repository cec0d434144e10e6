"""Opening the store at a start: whatever is wrong with it is told in one line, with what to do about it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, make_url, text
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from gulch.server.errors import CannotStart
from gulch.server.settings import Settings
from gulch.server.store import sqlite
from gulch.server.store.folder import cannot_write, for_the_owner_alone
from gulch.server.store.migrate import Version
from gulch.server.store.store import Store
from gulch.server.store.writer import reason_of

CHECKED_MAX = 64 * 1024 * 1024  # a longer database is not read through at every start
MISSING = {"asyncpg": "pip install 'gulch[postgres]' brings it"}
BROKEN = ("malformed", "not a database", "corrupt")


async def open_store(settings: Settings, has_key: bool) -> tuple[Store, bool]:
    """The store, brought up to date, and whether nothing was in it. `has_key`: there was a server here before."""
    with usable():
        path = file_of(settings.url)
        if path is not None:
            prepare(path)
        store = Store(settings.url)
    try:
        async with store.writing.connect() as connection:
            found = await connection.run_sync(Version)
            if found.is_newer:
                raise CannotStart(
                    f"what is stored there needs a newer Gulch (it has form {found.stored}, this one knows "
                    f"{found.newest}): install the newest, or name another folder with --data"
                )
            if found.stored is None and has_key:
                raise CannotStart(
                    f"{path or 'the database'} is empty, but there was a server here before: put back a copy, or "
                    f"remove {settings.data / 'key'} to begin anew"
                )
            fresh = found.stored is None or not await connection.scalar(text("select 1 from tables limit 1"))
            is_short = path is not None and path.stat().st_size <= CHECKED_MAX
            if is_short:
                await connection.run_sync(check)
        if path is not None and is_short:
            await asyncio.to_thread(sqlite.make_shrinkable, path)
        await store.open()
    except BaseException as error:
        await store.close()
        if isinstance(error, (SQLAlchemyError, OSError, sqlite3.Error)):
            raise CannotStart(what_is_wrong(error, path)) from None
        raise
    return store, fresh


@contextmanager
def usable() -> Iterator[None]:
    """Whatever is wrong with a database's address, or missing for it, is one line."""
    try:
        yield
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError, ValueError) as error:
        hint = MISSING.get(str(getattr(error, "name", "")), "see --database")
        raise CannotStart(f"the database can't be used: {first_line(error)}; {hint}") from None


def file_of(url: str) -> Path | None:
    parsed = make_url(url)
    is_file = parsed.get_backend_name() == "sqlite" and parsed.database not in (None, "", ":memory:")
    return Path(str(parsed.database)) if is_file else None


def prepare(path: Path) -> None:
    """SQLite's own files get the mode of the database: for its owner alone."""
    if path.is_dir():
        raise CannotStart(f"{path} is a folder, but the tables are kept in a file of this name: move it away")
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise cannot_write(path, error) from None
    for_the_owner_alone(path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm"))


def check(connection: Connection) -> None:
    found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar()
    if found != "ok":
        raise CannotStart(damaged(str(connection.engine.url.database), str(found)))


def what_is_wrong(error: Exception, path: Path | None) -> str:
    reason = reason_of(error)
    where = str(path or "the database")
    if any(word in reason for word in BROKEN):
        return damaged(where, reason)
    if "full" in reason:
        return f"{where} can't grow ({reason}): make room on its disk, or name another folder with --data"
    if "locked" in reason:
        return f"another program uses {where}: stop it, or name another folder with --data"
    return f"{where} can't be opened ({reason}): see --data and --database"


def damaged(where: str, reason: str) -> str:
    return f"{where} is damaged ({first_line(reason)}): put back a copy, or move it and the key away to begin anew"


def first_line(error: object) -> str:
    return (str(error).splitlines() or [type(error).__name__])[0]
