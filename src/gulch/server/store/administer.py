"""What `gulch admin` reads and changes in a store, whether a server uses it now or not. Servers hear of it within a
second: every change leaves a line for all of them."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Integer, cast, func, insert, or_, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection

from gulch.server.errors import CannotStart
from gulch.server.settings import Settings
from gulch.server.store.changes import delete_table
from gulch.server.store.migrate import Version
from gulch.server.store.opening import file_of, usable, what_is_wrong
from gulch.server.store.rows import Sign
from gulch.server.store.schema import chat, entries, guests, house, relay, seats, tables
from gulch.server.store.store import Store, last

ADMIN = "admin"  # who says it; processes have longer names
SAID_MAX = 500


class Person(NamedTuple):
    id: str
    name: str
    playing: int  # tables that wait or are played, where they sit
    over: int
    seen: float  # when they last sat down, or, if they never did, last said something
    banned: bool


class Desk:
    """One look or one change, all of it or nothing."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection

    # ---- looking ----------------------------------------------------------------------------------------------------
    async def counts(self) -> dict[str, int]:
        found = await self.connection.execute(select(tables.c.state, func.count()).group_by(tables.c.state))
        return {"waiting": 0, "playing": 0, "over": 0} | {row.state: row[1] for row in found}

    async def sign(self) -> Sign:
        row = (await self.connection.execute(select(house.c.closed, house.c.said))).one()
        return Sign(row.closed, row.said)

    async def tables(self, state: str = "", game: str = "", most: int = 50) -> list[dict[str, Any]]:
        """The newest first."""
        wanted = [column == value for column, value in ((tables.c.state, state), (tables.c.game, game)) if value]
        columns = [tables.c[name] for name in ("id", "game", "state", "public", "created", "ended")]
        query = select(*columns, last(entries.c.at, "moved"), last(entries.c.position, "answers")).where(*wanted)
        found = await self.connection.execute(query.order_by(tables.c.created.desc()).limit(most))
        listed = {row.id: dict(row._mapping) | {"people": [], "bots": 0} for row in found}
        sitting = select(seats.c.table_id, seats.c.guest, seats.c.name, seats.c.level).order_by(seats.c.seat)
        for row in await self.connection.execute(sitting.where(seats.c.table_id.in_(list(listed)))):
            if row.guest is not None:
                listed[row.table_id]["people"].append({"id": row.guest, "name": row.name})
            elif row.level is not None:
                listed[row.table_id]["bots"] += 1
        return list(listed.values())

    async def people(self, named: str = "", banned: bool = False, most: int = 50) -> list[Person]:
        """Whoever sits or sat somewhere, has said something, or is known without; who was here last comes first."""
        over = func.sum(cast(tables.c.state == "over", Integer))
        joined = select(seats.c.guest, func.max(seats.c.name), func.count() - over, over, func.max(seats.c.joined))
        joined = joined.join(tables, tables.c.id == seats.c.table_id).where(seats.c.guest.is_not(None))
        if named:
            joined = joined.where(or_(*self.is_called(seats.c.guest, seats.c.name, named)))
        kept = (
            select(guests).where(or_(*self.is_called(guests.c.id, guests.c.name, named))) if named else select(guests)
        )
        known = {row.id: row for row in await self.connection.execute(kept)}
        found: dict[str, Person] = {}
        for id, name, playing, ended, seen in await self.connection.execute(joined.group_by(seats.c.guest)):
            row = known.pop(id, None)
            found[id] = Person(id, row.name if row else name, playing, ended, seen, bool(row and row.banned))
        heard = select(chat.c.guest, func.max(chat.c.name), func.max(chat.c.at)).where(chat.c.guest.is_not(None))
        if named:
            heard = heard.where(or_(*self.is_called(chat.c.guest, chat.c.name, named)))
        for id, name, at in await self.connection.execute(heard.group_by(chat.c.guest)):
            if id not in found:
                row = known.pop(id, None)
                found[id] = Person(id, row.name if row else name, 0, 0, at, bool(row and row.banned))
        found |= {id: Person(id, row.name, 0, 0, 0.0, row.banned) for id, row in known.items()}
        listed = [person for person in found.values() if person.banned or not banned]
        return sorted(listed, key=lambda person: person.seen, reverse=True)[:most]

    @staticmethod
    def is_called(id: ColumnElement[Any], name: ColumnElement[Any], said: str) -> tuple[ColumnElement[bool], ...]:
        return id == said, func.lower(name) == said.lower(), name == said

    # ---- changing ---------------------------------------------------------------------------------------------------
    async def tell(self, kind: str, data: str) -> None:
        line = {"table_id": "", "process": ADMIN, "viewer": None, "kind": kind, "data": data, "at": time.time()}
        await self.connection.execute(insert(relay).values(**line))

    async def change_sign(self, **fields: Any) -> Sign:
        await self.connection.execute(update(house).values(**fields))
        await self.tell("sign", "")
        return await self.sign()

    async def announce(self, said: str) -> Sign:
        text = " ".join(said.split())
        if len(text) > SAID_MAX:
            raise CannotStart(f"an announcement has at most {SAID_MAX} characters, this one has {len(text)}")
        return await self.change_sign(said=text)

    async def delete(self, id: str) -> None:
        if not (await self.connection.execute(select(tables.c.id).where(tables.c.id == id))).all():
            raise CannotStart(f"there is no table {id}: gulch admin tables lists them")
        for statement in delete_table(id):
            await self.connection.execute(statement.sql)
        await self.tell("deleted", id)

    async def ban(self, who: str, banned: bool = True) -> Person:
        """By the id, or by a name that only one person has."""
        found = await self.people(who)
        found = [person for person in found if person.id == who] or found
        if not found:
            raise CannotStart(f"nobody is called {who!r}: gulch admin people lists everybody")
        if len(found) > 1:
            ids = ", ".join(person.id for person in found)
            raise CannotStart(f"{len(found)} people are called {who!r}: say which ({ids})")
        [person] = found
        known = update(guests).where(guests.c.id == person.id).values(banned=banned)
        if (await self.connection.execute(known)).rowcount == 0:
            row = {"id": person.id, "name": person.name, "epoch": 0, "phrase": None, "banned": banned}
            await self.connection.execute(insert(guests).values(**row))
        await self.tell("guest", person.id)
        return person._replace(banned=banned)


@asynccontextmanager
async def desk(settings: Settings) -> AsyncIterator[Desk]:
    """CannotStart says what is in the way. What is stored is not brought up to date: a server may be using it."""
    with usable():
        path = file_of(settings.url)
        if path is not None and not path.exists():
            raise CannotStart(f"there are no tables in {settings.data}: see --data and --database")
        store = Store(settings.url)
    try:
        async with store.writing.begin() as connection:
            version = await connection.run_sync(Version)
            if version.stored != version.newest:
                raise CannotStart(
                    f"what is stored has form {version.stored or 'none'}, this Gulch knows {version.newest}: use the "
                    "version that serves it"
                )
            yield Desk(connection)
    except (SQLAlchemyError, OSError) as error:
        raise CannotStart(what_is_wrong(error, path)) from None
    finally:
        await store.close()
