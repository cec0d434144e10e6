"""What processes that share a store ask it, and what they note there: who is where, who drives, what was said."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import (
    ARRAY,
    BindParameter,
    ColumnElement,
    Float,
    ScalarSelect,
    Select,
    Text,
    and_,
    any_,
    bindparam,
    cast,
    delete,
    extract,
    func,
    literal_column,
    or_,
    select,
    update,
)
from sqlalchemy.dialects.postgresql import insert

from gulch.server.store.rows import Played, Present, Relayed, SeatRow, TableRow
from gulch.server.store.schema import entries, house, life, presence, relay, reviews, seats, tables
from gulch.server.store.store import LISTED, SCANNED, Store
from gulch.server.store.writer import Statement

NOW: ColumnElement[float] = cast(extract("epoch", func.clock_timestamp()), Float)  # the same for all processes


class Since(msgspec.Struct):
    """What has become of a table since a process looked last."""

    row: list[TableRow]  # none: the table is gone
    seats: list[SeatRow]
    entries: list[Played]
    said: list[Relayed]
    present: list[Present]


IT: BindParameter[str] = bindparam("id")
ROW = select(*LISTED).where(tables.c.id == IT)
PEOPLE = select(seats).where(seats.c.table_id == IT).order_by(seats.c.seat)
NEW = entries.c.position > bindparam("position")
REST = select(*SCANNED).where(entries.c.table_id == IT, NEW).order_by(entries.c.position)
BY_OTHERS = (relay.c.id > bindparam("heard"), relay.c.process != bindparam("me"))
SAID = select(relay).where(relay.c.table_id == IT, *BY_OTHERS).order_by(relay.c.id)
ELSEWHERE = (presence.c.process != bindparam("me"), presence.c.until > NOW)
PRESENT = select(presence).where(presence.c.table_id == IT, *ELSEWHERE)


TICKS = select(tables.c.id, tables.c.tick, tables.c.driver).where(
    tables.c.id == any_(bindparam("ids", type_=ARRAY(Text)))
)


def listed(query: Select[Any]) -> ScalarSelect[Any]:
    """All rows of a query as JSON."""
    rows = query.subquery()
    found = select(func.coalesce(func.json_agg(rows.table_valued()), literal_column("'[]'::json")))
    return found.scalar_subquery()


# One statement for all of it, because that is what hearing of another process's answer costs.
PARTS = {"row": ROW, "seats": PEOPLE, "entries": REST, "said": SAID, "present": PRESENT}
SINCE = select(cast(func.json_build_object(*(x for name, part in PARTS.items() for x in (name, listed(part)))), Text))
read_since = msgspec.json.Decoder(Since).decode


async def since(store: Store, id: str, position: int, heard: int, me: str) -> Since:
    found = await store.rows(SINCE, {"id": id, "position": position, "heard": heard, "me": me})
    return read_since(found[0][0])


async def ticks(store: Store, ids: Iterable[str]) -> dict[str, tuple[int, str | None]]:
    """How often each table has changed, and who drives it."""
    found = await store.rows(TICKS, {"ids": list(ids)})
    return {row.id: (row.tick, row.driver) for row in found}


async def last_said(store: Store, id: str) -> int:
    return int((await store.rows(select(func.max(relay.c.id)).where(relay.c.table_id == id)))[0][0] or 0)


def say(table: str, process: str, viewer: int | None, kind: str, data: str) -> Statement:
    row = {"table_id": table, "process": process, "viewer": viewer, "kind": kind, "data": data, "at": NOW}
    return Statement(insert(relay).values(**row), table=table)


def be_there(
    table: str, process: str, counts: list[int], host: bool, seconds: float, looking: list[int] | None = None
) -> Statement:
    if not any(counts):
        gone = delete(presence).where(presence.c.table_id == table, presence.c.process == process)
        return Statement(gone, table=table)
    fields = {"counts": ",".join(map(str, counts)), "host": host, "until": NOW + seconds}
    fields["looking"] = ",".join(map(str, looking or counts))
    row = insert(presence).values(table_id=table, process=process, **fields)
    return Statement(row.on_conflict_do_update(index_elements=["table_id", "process"], set_=fields), table=table)


def still_there(process: str, seconds: float) -> Statement:
    return Statement(update(presence).where(presence.c.process == process).values(until=NOW + seconds))


async def drive(store: Store, ids: Iterable[str], me: str, seconds: float) -> list[str]:
    """Of these tables, those that we may drive from now on: nobody does, or whoever did is silent."""
    free = or_(tables.c.driver == me, tables.c.driver.is_(None), tables.c.driven < NOW)
    ours = update(tables).where(tables.c.id.in_(sorted(ids)), free).values(driver=me, driven=NOW + seconds)
    return [row.id for row in await store.change(ours.returning(tables.c.id))]


def let_go(ids: Iterable[str], me: str) -> Statement:
    return Statement(update(tables).where(tables.c.id.in_(list(ids)), tables.c.driver == me).values(driver=None))


def hand_over(ids: Iterable[str], me: str) -> Statement:
    """To a process where people sit. Should it be gone meanwhile, the lease ends as any other."""
    there = (presence.c.table_id == tables.c.id, presence.c.process != me, presence.c.until > NOW)
    heir = select(presence.c.process).where(*there).limit(1).scalar_subquery()
    ours = update(tables).where(tables.c.id.in_(list(ids)), tables.c.driver == me)
    return Statement(ours.values(driver=func.coalesce(heir, me)))


async def make_review(store: Store, id: str, me: str, progress: float, seconds: float) -> bool:
    """Whether we make this review, for so many seconds: nobody does, or whoever did is silent."""
    fields = {"process": me, "progress": progress, "until": NOW + seconds}
    free = and_(reviews.c.data.is_(None), or_(reviews.c.process == me, reviews.c.until < NOW))
    row = insert(reviews).values(table_id=id, **fields)
    ours = row.on_conflict_do_update(index_elements=["table_id"], set_=fields, where=free)
    return bool(await store.change(ours.returning(reviews.c.table_id)))


async def left_alone(store: Store, most: int) -> list[str]:
    """Running games whose driver has died."""
    dead = and_(tables.c.driver.is_not(None), tables.c.driven < NOW, tables.c.state == "playing")
    return [row.id for row in await store.rows(select(tables.c.id).where(dead).limit(most))]


async def gone_processes(store: Store) -> list[str]:
    """Tables where a process has sockets no more, because it has died. Its notes are taken away."""
    dead = presence.c.until < NOW
    ids = sorted({row.table_id for row in await store.rows(select(presence.c.table_id).where(dead))})
    if ids:
        await store.write(*(Statement(delete(presence).where(presence.c.table_id == id, dead), table=id) for id in ids))
    return ids


async def looking(store: Store, me: str) -> dict[str, list[int]]:
    """How many pages are in sight at other processes, by table and viewer."""
    there = select(presence.c.table_id, presence.c.looking).where(presence.c.process != me, presence.c.until > NOW)
    found: dict[str, list[int]] = {}
    for row in await store.rows(there):
        counts = [int(count) for count in row.looking.split(",") if count]
        before = found.get(row.table_id, [0] * len(counts))
        found[row.table_id] = [a + b for a, b in zip(before, counts, strict=True)]
    return found


async def tell(store: Store, me: str, seconds: float) -> bool:
    """Whether we are the one process that sends notices from now on."""
    free = or_(house.c.teller == me, house.c.teller.is_(None), house.c.telling < NOW)
    ours = update(house).where(free).values(teller=me, telling=NOW + seconds).returning(house.c.id)
    return bool(await store.change(ours))


def tell_no_more(me: str) -> Statement:
    return Statement(update(house).where(house.c.teller == me).values(teller=None))


def forget_said(seconds: float) -> Statement:
    return Statement(delete(relay).where(relay.c.at < NOW - seconds))


async def grow_older(store: Store, most: float) -> float:
    """How long the servers have been up, all together. A time in which none was counts for no more than `most`."""
    passed = func.least(func.greatest(NOW - life.c.at, 0.0), most)
    grown = update(life).values(seconds=life.c.seconds + passed, at=NOW).returning(life.c.seconds)
    return float((await store.change(grown))[0].seconds)
