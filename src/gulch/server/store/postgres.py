"""What only PostgreSQL needs. Several processes, on several machines, may use it at the same time."""

from __future__ import annotations

import secrets
from typing import Any

from sqlalchemy import Connection, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gulch.server.store.schema import house, tables

CONNECT_SECONDS = 5.0
COMMAND_SECONDS = 10.0  # a store that is silent for so long is down: whoever waits is told
WRITERS, READERS = 2, 8  # connections of one process
MIGRATING = 0x6775_6C63  # the lock that is held while the tables are brought up to date


def engines(url: str) -> tuple[AsyncEngine, AsyncEngine]:
    """One connection that writes, a few that read."""
    reading = _engine(url, READERS, pool_pre_ping=False, isolation_level="AUTOCOMMIT")  # each read is one statement
    return _engine(url, WRITERS), reading


def _engine(url: str, size: int, **more: Any) -> AsyncEngine:
    also: dict[str, Any] = {"pool_pre_ping": True, "pool_timeout": COMMAND_SECONDS, **more}
    seconds = {"timeout": CONNECT_SECONDS, "command_timeout": COMMAND_SECONDS}
    return create_async_engine(url, pool_size=size, max_overflow=0, connect_args=seconds, **also)


def wait_for_others(connection: Connection) -> None:
    """Of several processes that start at once, one brings the tables up to date. Held until the transaction ends."""
    connection.execute(text(f"select pg_advisory_xact_lock({MIGRATING})"))


async def shared_key(connection: AsyncConnection) -> str:
    """The signing key, which every process must have: whoever comes first makes it."""
    made = secrets.token_hex(32)
    await connection.execute(update(house).where(house.c.key.is_(None)).values(key=made))
    return str(await connection.scalar(select(house.c.key)))


async def tick(connection: AsyncConnection, ids: list[str]) -> dict[str, int]:
    """Tables that are about to change, and their next tick. They are held until the transaction ends, always in the
    same order, so that no two processes wait for each other."""
    held = select(tables.c.id).where(tables.c.id.in_(ids)).order_by(tables.c.id).with_for_update().cte("held")
    ticked = update(tables).where(tables.c.id == held.c.id).values(tick=tables.c.tick + 1)
    return {row.id: row.tick for row in await connection.execute(ticked.returning(tables.c.id, tables.c.tick))}


def close_at_once(driver: Any) -> None:
    """Without a goodbye, which a server that is stopped would never hear."""
    driver.terminate()
