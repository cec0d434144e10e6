"""What is stored about notices: how people want to be told, what they were told, and what there is to tell."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import and_, delete, exists, insert, or_, select, update

from gulch.server.notices.wishes import Wishes
from gulch.server.store.rows import Listing
from gulch.server.store.schema import notices, seats, tables, told
from gulch.server.store.store import ANY_PUBLIC, LISTED, NOW, Store
from gulch.server.store.writer import Statement

if TYPE_CHECKING:
    from gulch.server.notices.words import Item

KEPT_SECONDS = 60 * 24 * 3600.0  # longer than a game is left alone before it is closed


async def wishes_of(store: Store, guest: str) -> Wishes | None:
    found = await store.rows(select(notices).where(notices.c.guest == guest))
    return Wishes(**found[0]._mapping) if found else None


async def all_wishes(store: Store) -> dict[str, Wishes]:
    """Of everybody who wants to be told anything."""
    return {row.guest: Wishes(**row._mapping) for row in await store.rows(select(notices).where(notices.c.way != ""))}


async def tables_to_tell(store: Store, lately: float) -> list[Listing]:
    """Tables of such people that are played, that wait for a next game, or that are over since `lately`."""
    running = and_(ANY_PUBLIC, or_(tables.c.state == "playing", and_(tables.c.state == "waiting", tables.c.turns > 0)))
    mine = exists().where(seats.c.table_id == tables.c.id, seats.c.guest == notices.c.guest, notices.c.way != "")
    found: list[Listing] = []
    for kind in (running, tables.c.finished > lately):
        found += await store.listings(select(*LISTED, *NOW).where(kind, mine))
    return found


async def what_was_told(store: Store) -> dict[tuple[str, str, str], str]:
    query = select(told).join(notices, notices.c.guest == told.c.guest).where(notices.c.way != "")
    return {(row.guest, row.table_id, row.kind): row.mark for row in await store.rows(query)}


def put_wishes(wishes: Wishes) -> list[Statement]:
    return [
        Statement(delete(notices).where(notices.c.guest == wishes.guest)),
        Statement(insert(notices), [msgspec.structs.asdict(wishes)]),
    ]


def change_wishes(guest: str, was: dict[str, Any] | None = None, **fields: Any) -> Statement:
    """`was`: only if that still stands there; else nothing is changed, which is no harm."""
    still = [notices.c[name] == value for name, value in (was or {}).items()]
    return Statement(update(notices).where(notices.c.guest == guest, *still).values(**fields))


def note_told(guest: str, items: Iterable[Item], now: float) -> list[Statement]:
    rows = {
        (item.table, item.kind): {
            "guest": guest,
            "table_id": item.table,
            "kind": item.kind,
            "mark": item.mark,
            "at": now,
        }
        for item in items
    }
    gone = [and_(told.c.table_id == table, told.c.kind == kind) for table, kind in rows]
    old = or_(told.c.at < now - KEPT_SECONDS, *gone)
    return [
        Statement(delete(told).where(told.c.guest == guest, old)),
        Statement(insert(told), list(rows.values())),
    ]


def forget_notices(guest: str) -> list[Statement]:
    return [Statement(delete(table).where(table.c.guest == guest)) for table in (notices, told)]
