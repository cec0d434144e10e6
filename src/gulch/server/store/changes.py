"""What can be changed, as statements for the writer. Whoever changes a row says what it must still be."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import Update, bindparam, delete, exists, insert, or_, select, update

from gulch.server.store.rows import SeatRow, TableRow
from gulch.server.store.schema import (
    challenges,
    chat,
    entries,
    guests,
    life,
    links,
    passkeys,
    presence,
    relay,
    reviews,
    seats,
    tables,
)
from gulch.server.store.writer import Statement


def new_table(row: TableRow, people: list[SeatRow]) -> list[Statement]:
    return [
        Statement(insert(tables), [msgspec.structs.asdict(row)]),
        Statement(insert(seats), [msgspec.structs.asdict(seat) for seat in people]),
    ]


def remove_tables(ids: list[str], long_before: float) -> list[Statement]:
    """Only those that still wait; and whoever sits down at this very moment keeps the table, as does whoever comes."""
    here = seats.c.table_id == tables.c.id
    gone = select(tables.c.id).where(
        tables.c.id.in_(ids),
        tables.c.state == "waiting",
        ~exists().where(here, seats.c.guest.is_not(None), seats.c.joined >= long_before),
        ~exists().where(presence.c.table_id == tables.c.id),
    )
    return [
        Statement(delete(chat).where(chat.c.table_id.in_(gone))),
        Statement(delete(tables).where(tables.c.id.in_(gone))),
        Statement(delete(seats).where(seats.c.table_id.in_(ids), ~exists().where(tables.c.id == seats.c.table_id))),
    ]


def delete_table(id: str) -> list[Statement]:
    """With everything that belongs to it, whatever its state."""
    of_it = [delete(part).where(part.c.table_id == id) for part in (entries, chat, seats, presence, relay, reviews)]
    return [Statement(sql) for sql in (delete(tables).where(tables.c.id == id), *of_it)]


def change_table(id: str, was: dict[str, Any] | None = None, **fields: Any) -> Statement:
    """`was`: what must stand there now. Another process may have been faster; then nothing is changed (Conflict)."""
    still = [tables.c[name].is_not_distinct_from(value) for name, value in (was or {}).items()]
    return Statement(update(tables).where(tables.c.id == id, *still).values(**fields), None, was is not None, id)


def fixed(*names: str) -> Update:
    """A change of these fields of a table that is made very often."""
    return update(tables).where(tables.c.id == bindparam("which")).values({n: bindparam(f"new_{n}") for n in names})


CHECKPOINT = fixed("checkpoint")
GAME_OVER = fixed("state", "finished", "outcome", "record", "checkpoint")


def change_often(sql: Update, id: str, **fields: Any) -> Statement:
    row = {"which": id, **{f"new_{name}": value for name, value in fields.items()}}
    return Statement(sql, [row], table=id, fixed=True)


# Who may play the seat: whoever changes it must know this as it is.
OWNED = ("guest", "level", "epoch", "away")


def change_seat(seat: SeatRow, **fields: Any) -> Statement:
    """Only what changes is written, and only if the seat is still as `seat` says."""
    here = [seats.c.table_id == seat.table_id, seats.c.seat == seat.seat]
    still = [seats.c[name].is_not_distinct_from(getattr(seat, name)) for name in OWNED]
    return Statement(update(seats).where(*here, *still).values(**fields), None, True, seat.table_id)


CLOCK = ("level", "absent", "matter", "reserve", "due", "still", "missed", "stand_in")


def set_clock(was: SeatRow, seat: SeatRow) -> Statement:
    """The clock of a seat, and what becomes of the seat when time is up, if it still stands as it was."""
    here = [seats.c.table_id == seat.table_id, seats.c.seat == seat.seat]
    here += [seats.c[name].is_not_distinct_from(getattr(was, name)) for name in ("epoch", "matter", "due")]
    changed = update(seats).where(*here).values({name: getattr(seat, name) for name in CLOCK})
    return Statement(changed, None, True, seat.table_id)


def set_age(seconds: float) -> Statement:
    return Statement(update(life).values(seconds=seconds))


def put_review(id: str, data: str) -> list[Statement]:
    return [
        Statement(delete(reviews).where(reviews.c.table_id == id)),
        Statement(insert(reviews), [{"table_id": id, "data": data, "progress": 1.0}]),
    ]


def new_guest(guest: dict[str, Any]) -> Statement:
    """Conflict: they are known already."""
    return Statement(insert(guests), [guest])


def change_guest(id: str, cookie: int, fields: dict[str, object]) -> Statement:
    """By somebody whose cookie is of this epoch."""
    return Statement(update(guests).where(guests.c.id == id, guests.c.epoch == cookie).values(**fields))


def forget_everywhere(guest: str) -> list[Statement]:
    """What they said and games that are over stay readable, without a name."""
    over = seats.c.table_id.in_(select(tables.c.id).where(tables.c.state == "over"))
    return [
        Statement(update(chat).where(chat.c.guest == guest).values(name="", guest=None)),
        Statement(update(seats).where(seats.c.guest == guest, over).values(guest=None, name="")),
        Statement(update(tables).where(tables.c.host == guest).values(host="")),
    ]


def rename_guest(guest: str, name: str, table: str = "") -> Statement:
    """Everywhere, or at one table."""
    here = [seats.c.table_id == table] if table else []
    return Statement(update(seats).where(seats.c.guest == guest, *here).values(name=name), table=table)


def put_link(link: dict[str, Any], now: float) -> list[Statement]:
    """The last words that somebody was given are the only ones; what has expired goes."""
    old = delete(links).where(or_(links.c.guest == link["guest"], links.c.until <= now))
    return [Statement(old), Statement(insert(links), [link])]


def drop_links(guest: str) -> Statement:
    return Statement(delete(links).where(links.c.guest == guest))


def use_link(mark: str) -> Statement:
    """Good once: whoever takes it away has it."""
    return Statement(delete(links).where(links.c.mark == mark), None, True)


def put_challenge(challenge: dict[str, Any], now: float) -> list[Statement]:
    """What has expired goes."""
    old = delete(challenges).where(challenges.c.until <= now)
    return [Statement(old), Statement(insert(challenges), [challenge])]


def use_challenge(mark: str) -> Statement:
    """Good once: whoever takes it away has answered it."""
    return Statement(delete(challenges).where(challenges.c.mark == mark), None, True)


def put_passkey(passkey: dict[str, Any]) -> Statement:
    return Statement(insert(passkeys), [passkey])


def count_passkey(id: str, was: int, now: int) -> Statement:
    return Statement(
        update(passkeys).where(passkeys.c.id == id, passkeys.c.signed == was).values(signed=now), None, True
    )


def drop_passkey(guest: str, id: str) -> Statement:
    return Statement(delete(passkeys).where(passkeys.c.guest == guest, passkeys.c.id == id), None, True)


def drop_passkeys(guest: str) -> list[Statement]:
    """And what their next one was to sign."""
    return [Statement(delete(table).where(table.c.guest == guest)) for table in (passkeys, challenges)]
