"""What only SQLite needs: pragmas that make a commit durable, and transactions that lock when they begin."""

from __future__ import annotations

from typing import Any

from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

READERS = 4


def is_sqlite(url: str) -> bool:
    return url.startswith("sqlite")


def engines(url: str) -> tuple[AsyncEngine, AsyncEngine]:
    """One connection that writes, a few that read beside it."""
    return _engine(url, 1, "BEGIN IMMEDIATE"), _engine(url, READERS, "BEGIN")


def _engine(url: str, size: int, begin: str) -> AsyncEngine:
    engine = create_async_engine(url, poolclass=AsyncAdaptedQueuePool, pool_size=size, max_overflow=0)

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _record: Any) -> None:
        connection.isolation_level = None  # the driver begins nothing by itself
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute("PRAGMA synchronous=FULL")  # an acknowledged answer survives a power cut
        cursor.execute("PRAGMA busy_timeout=5000")
        cursor.execute("PRAGMA journal_size_limit=67108864")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Any) -> None:
        connection.exec_driver_sql(begin)

    return engine
