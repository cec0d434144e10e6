"""Statements that stand once and only take rows, as text that is ready for the driver: what is written most often goes
to it directly, for the general way costs more than the database itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, Insert, Update
from sqlalchemy.ext.asyncio import AsyncConnection

Rows = Sequence[dict[str, Any]]
Work = Sequence[tuple[Executable, Rows]]


class Clash(Exception):
    """There is such a row already."""


class Ready:
    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.texts: dict[Executable, tuple[str, list[str]]] = {}

    async def driver(self) -> Any:
        return (await self.connection.get_raw_connection()).driver_connection

    def text(self, statement: Executable, rows: Rows) -> tuple[str, list[str]]:
        """The SQL and the order of its values."""
        if statement not in self.texts:
            assert isinstance(statement, (Insert, Update))
            names = list(rows[0]) if isinstance(statement, Insert) else None
            made: Any = statement.compile(dialect=self.connection.dialect, column_keys=names)
            self.texts[statement] = str(made), list(made.positiontup)
        return self.texts[statement]

    def values(self, work: Work) -> list[tuple[str, list[list[Any]]]]:
        found = []
        for statement, rows in work:
            sql, names = self.text(statement, rows)
            found.append((sql, [[row[name] for name in names] for row in rows]))
        return found
