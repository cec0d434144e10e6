"""Somebody is not there: a bot stands in, and the seat stays its owner's until they are back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from gulch.bots import STAND_IN
from gulch.engine.record import record_of
from gulch.server.socket.frames import seat_of
from gulch.server.socket.messages import frame
from gulch.server.store.changes import change_seat, change_table
from gulch.server.store.writer import Conflict, Statement, StoreDown

if TYPE_CHECKING:
    from gulch.server.tables.live import LiveTable


def stand_in(live: LiveTable) -> str:
    """The level of a bot that plays for somebody: the table's own, else one that knows the game and does not think
    long."""
    own = (seat.level for seat in live.seats if seat.level and seat.guest is None)
    return next(own, STAND_IN)


async def store_clocks(live: LiveTable, statements: list[Statement]) -> bool:
    """With the table's lock held. False: it can't be stored, and the table is as it was."""
    if statements:
        try:
            await live.hub.store.write(*statements)
        except (Conflict, StoreDown):
            await live.hub.reload(live)
            return False
    live.clocks.set_alarm()
    return True


async def time_up(live: LiveTable) -> None:
    """A bot answers for whoever has taken too long: this one matter, and after the second time in a row every one."""
    async with live.lock:
        late, changed = live.clocks.expire(stand_in(live))
        if not await store_clocks(live, changed) or not late:
            return
        for seat in late:
            text = "notice-absent" if live.seats[seat.seat].absent else "notice-time-up"
            live.to_all(frame("notice", text=text, params={"name": live.name_of(seat.seat), "seat": seat.seat}))
    live.announce()
    live.driver.look()


async def line_lost(live: LiveTable, number: int) -> None:
    """The clock stands still for a grace, unless the owner is back already."""
    async with live.lock:
        if not live.present(number) and await store_clocks(live, live.clocks.lost(number)):
            live.announce()


async def come_back(live: LiveTable, number: int) -> None:
    """The owner is there again and plays. With the table's lock held."""
    seat = live.seats[number]
    back: dict[str, Any] = {"level": None, "absent": False, "away": False, "missed": 0, "stand_in": False}
    after, clocks = live.clocks.with_seat(number, **back)
    try:
        await live.hub.store.write(change_seat(seat, **back), *clocks)
    except (Conflict, StoreDown):
        await live.hub.reload(live)
        raise
    live.seats = after
    live.clocks.set_alarm()
    live.announce()


async def let_stand_in(live: LiveTable, number: int) -> None:
    """A bot plays until the owner is back. With the table's lock held."""
    seat, fields = live.seats[number], {"level": stand_in(live), "absent": True}
    try:
        await live.hub.store.write(change_seat(seat, **fields))
    except (Conflict, StoreDown):
        await live.hub.reload(live)
        raise
    live.seats[number] = msgspec.structs.replace(live.seats[number], **fields)
    live.to_all(frame("notice", text="notice-stand-in", params={"name": live.name_of(number), "seat": number}))
    live.announce()
    live.driver.look()


async def end_game(live: LiveTable, why: str) -> None:
    """Close the table without an outcome; what was played stays readable. With the table's lock held."""
    assert live.table is not None
    views = [live.table.view(seat_of(v, live.table)) for v in range(live.viewers)]
    outcome = {"outcome": None}
    fields: dict[str, Any] = {"state": "over", "ended": why, "checkpoint": None, "finished": live.hub.time.now()}
    fields["outcome"] = msgspec.json.encode({**outcome, "views": views}).decode()
    fields["record"] = msgspec.json.encode(record_of(live.table)).decode()
    live.row.state, live.row.ended, live.over = "over", why, outcome
    try:
        await live.hub.store.write(change_table(live.id, {"state": "playing"}, **fields), *live.clocks.turn())
    except (Conflict, StoreDown):
        await live.hub.reload(live)
        raise
    live.clocks.set_alarm()
    live.to_all(frame("notice", text="notice-ended", params={}))
    live.announce()


async def pass_host_on(live: LiveTable) -> None:
    """When the host has been gone too long, their rights are the person's who is there and sat down first."""
    gone, now = live.host_gone, live.hub.time.up()
    if gone is None or now - gone < live.hub.settings.host_seconds or live.row.state == "over":
        return
    async with live.lock:
        here = [s for s in live.seats if s.guest not in (None, live.row.host) and live.present(s.seat)]
        if not here or live.host_gone is None:
            return
        heir = min(here, key=lambda seat: (seat.joined, seat.seat))
        try:
            await live.hub.store.write(change_table(live.id, {"host": live.row.host}, host=heir.guest))
        except (Conflict, StoreDown):
            await live.hub.reload(live)
            return
        assert heir.guest is not None
        live.row.host, live.host_gone = heir.guest, None
        live.to_all(
            frame("notice", text="notice-new-host", params={"name": live.name_of(heir.seat), "seat": heir.seat})
        )
    live.announce()


async def put_away(live: LiveTable) -> None:
    """A game that nobody has gone on with for a very long time."""
    async with live.lock:
        if live.row.state == "playing" and live.table is not None and not any(map(live.present, range(live.viewers))):
            await end_game(live, "abandoned")
