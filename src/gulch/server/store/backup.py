"""A copy of everything, made while the server runs, and put back elsewhere: from SQLite or PostgreSQL into either.

One packed file of JSON lines: a head, every row as of one moment, and an end that says how many there were. It holds
the key and every seed, and is its owner's alone."""

from __future__ import annotations

import base64
import contextlib
import gzip
import json
import os
import time
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

from sqlalchemy import Connection, LargeBinary, MetaData, Table, func, select, text

from gulch.server.errors import CannotStart
from gulch.server.settings import Settings
from gulch.server.store.folder import Folder, for_whoever_owns, has_key, load_key, new_key
from gulch.server.store.migrate import Version, migrate, upgrade
from gulch.server.store.opening import file_of, first_line, prepare, usable
from gulch.server.store.store import Store

MAGIC = "a copy of a Gulch server"
FLEETING = {"alembic_version", "relay", "presence"}  # of processes that run, not of games
AT_ONCE = 200
BYTES = "base64:"


async def back_up(settings: Settings, path: Path) -> int:
    """Returns how many rows were copied. The file appears when it is whole."""
    with usable():
        database = file_of(settings.url)
        if database is not None and not database.exists():
            raise CannotStart(f"there are no tables in {settings.data}: see --data and --database")
        store = Store(settings.url)
    aside = path.with_name(path.name + ".new")
    try:
        async with store.reading.connect() as connection:
            if store.shared:
                connection = await connection.execution_options(isolation_level="REPEATABLE READ")
            handle = os.open(aside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
            with os.fdopen(handle, "wb") as raw, gzip.open(raw, "wt", encoding="utf-8") as file:
                count = await connection.run_sync(lambda sync: copy(sync, settings, file))
        aside.replace(path)
        return count
    except Exception as error:
        with contextlib.suppress(OSError):
            aside.unlink()
        if isinstance(error, CannotStart):
            raise
        raise CannotStart(f"no copy was made ({first_line(error)}): see --data and --database") from None
    finally:
        await store.close()


def copy(connection: Connection, settings: Settings, file: IO[str]) -> int:
    """All of one moment: the transaction sees nothing that comes later."""

    def put(**line: Any) -> None:
        file.write(json.dumps(line) + "\n")

    version = Version(connection)
    if version.stored is None:
        raise CannotStart("there are no tables in this database")
    known = MetaData()
    known.reflect(connection)
    shared = connection.scalar(select(known.tables["house"].c.key)) if "house" in known.tables else None
    key = shared or (load_key(settings.data, fresh=False) if has_key(settings.data) else None)
    put(**{"is": MAGIC, "form": version.stored, "key": key, "at": time.time()})
    count = 0
    for name, table in sorted(known.tables.items()):
        if name not in FLEETING:
            for row in connection.execute(select(table).execution_options(yield_per=AT_ONCE)):
                put(**{"in": name, "row": {column: written(value) for column, value in row._mapping.items()}})
                count += 1
    put(end=count + 1)
    return count


def written(value: Any) -> Any:
    return BYTES + base64.b64encode(value).decode() if isinstance(value, (bytes, memoryview)) else value


def read(table: Table, row: dict[str, Any]) -> dict[str, Any]:
    """Only where bytes are kept: what people say may look like anything."""

    def value_of(name: str) -> Any:
        is_packed = isinstance(table.c[name].type, LargeBinary) and row[name] is not None
        return base64.b64decode(row[name].removeprefix(BYTES)) if is_packed else row[name]

    return {name: value_of(name) for name in row}


def rows_in(path: Path) -> Iterator[dict[str, Any]]:
    """Every line; CannotStart where it is no whole copy."""
    count, ended = 0, False
    try:
        with gzip.open(path, "rt", encoding="utf-8") as file:
            for line in file:
                row = json.loads(line)
                if count == 0 and row.get("is") != MAGIC:
                    raise ValueError("something else")
                ended = row.get("end") == count
                count += 1
                yield row
    except FileNotFoundError:
        raise CannotStart(f"there is no {path}") from None
    except (OSError, EOFError, ValueError) as error:
        raise CannotStart(f"{path} is no copy of a Gulch server ({first_line(error)})") from None
    if not ended:
        raise CannotStart(f"{path} is not whole: something is missing at its end")


def head_of(path: Path) -> dict[str, Any]:
    """Once through it all: nothing is put back from a copy that is not whole."""
    rows = rows_in(path)
    head = next(rows, {})
    for _ in rows:
        pass
    return head


async def put_back(settings: Settings, path: Path) -> int:
    """Into a place where nothing is. Returns how many rows there are now."""
    head = head_of(path)
    folder = Folder(settings.data, alone=not settings.shared)
    folder.lock()
    try:
        with usable():
            if (database := file_of(settings.url)) is not None:
                prepare(database)
            store = Store(settings.url)
        try:
            async with store.writing.begin() as connection:
                count = await connection.run_sync(lambda sync: fill(sync, head, path))
            if not store.shared and head["key"]:
                keep_key(settings.data, head["key"])
            return count
        except CannotStart:
            raise
        except Exception as error:
            raise CannotStart(f"nothing was put back ({first_line(error)})") from None
        finally:
            await store.close()
            for_whoever_owns(settings.data)
    finally:
        folder.release()


def keep_key(data: Path, key: str) -> None:
    new_key(data / "key")
    (data / "key").write_text(key, encoding="ascii")


def fill(connection: Connection, head: dict[str, Any], path: Path) -> int:
    version = Version(connection)
    if head["form"] > version.newest:
        raise CannotStart(f"{path} was made by a newer Gulch (it has form {head['form']}): install the newest")
    if version.stored is not None:
        raise CannotStart("something is stored there already: name an empty folder with --data or --database")
    upgrade(connection, head["form"])
    known = MetaData()
    known.reflect(connection)
    for name in ("life", "house"):
        if name in known.tables:
            connection.execute(known.tables[name].delete())
    count = 0
    waiting: dict[str, list[dict[str, Any]]] = {}
    for row in rows_in(path):
        if "in" in row:
            ahead = waiting.setdefault(row["in"], [])
            ahead.append(read(known.tables[row["in"]], row["row"]))
            count += 1
            if len(ahead) >= AT_ONCE:
                connection.execute(known.tables[row["in"]].insert(), ahead)
                ahead.clear()
    for name, ahead in waiting.items():
        if ahead:
            connection.execute(known.tables[name].insert(), ahead)
    if connection.dialect.name == "postgresql":
        last = connection.scalar(select(func.max(known.tables["chat"].c.id))) or 0
        connection.execute(text("select setval('chat_id_seq', :last)"), {"last": last + 1})
        if "house" in known.tables and head["key"]:
            connection.execute(text("update house set key = :key where key is null"), {"key": head["key"]})
    migrate(connection)
    return count
