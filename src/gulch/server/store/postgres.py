"""What only PostgreSQL needs. Several processes, on several machines, may use it at the same time."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from gulch.server.store.ready import Clash, Ready, Work
from gulch.server.store.schema import house

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


# Tables that are about to change, and their next tick. They are held until the transaction ends, always in the same
# order, so that no two processes wait for each other.
TICK = """
with held as (select id from tables where id = any($1::varchar[]) order by id for update)
update tables set tick = tick + 1 from held where tables.id = held.id returning tables.id, tables.tick
"""


async def tick(connection: AsyncConnection, ids: list[str]) -> dict[str, int]:
    return {row.id: row.tick for row in await connection.exec_driver_sql(TICK, (ids,))}


class RowWriter(Ready):
    """Whole transactions by the driver itself, which takes a fifth of the time."""

    async def write(self, work: Work, changed: list[str], before_commit: Callable[[], None]) -> dict[str, int]:
        """The next ticks of the tables that are changed."""
        import asyncpg  # an extra

        driver = await self.driver()
        try:
            async with driver.transaction():
                ticks = await driver.fetch(TICK, changed) if changed else []
                for sql, rows in self.values(work):
                    await driver.executemany(sql, rows)
                before_commit()
        except asyncpg.IntegrityConstraintViolationError as error:
            raise Clash from error
        return {row["id"]: row["tick"] for row in ticks}


def close_at_once(driver: Any) -> None:
    """Without a goodbye, which a server that is stopped would never hear."""
    driver.terminate()
