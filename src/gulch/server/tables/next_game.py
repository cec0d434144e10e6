"""The next game of the evening: the same game, options and people at a new table, everybody one seat further on."""

from __future__ import annotations

import msgspec

from gulch.server.errors import Problem
from gulch.server.guard.identity import Guest
from gulch.server.socket.messages import frame
from gulch.server.store.changes import change_table, new_table
from gulch.server.store.rows import SeatRow
from gulch.server.tables.info import is_vacant
from gulch.server.tables.live import LiveTable
from gulch.server.tables.people import is_host, new_row, store


async def play_again(live: LiveTable, guest: Guest) -> str:
    """The id of the next table. Whoever asks first is its host; everybody else who asks is sent to the same one."""
    async with live.lock:
        if not is_host(live, guest) and all(seat.guest != guest.id for seat in live.seats):
            raise Problem(403, "error-not-a-player")
        if live.row.next is None:
            if live.row.state != "over" and not live.stuck:
                raise Problem(409, "error-not-over")
            live.hub.orders.let_in()
            try:
                live.row.next = await open_next(live, guest)
            except Problem:
                if live.row.next is None:
                    raise
                return live.row.next  # somebody at another process was first
            live.announce_now()
            params = {"by": guest.name, "table": live.row.next}
            live.to_all(frame("notice", text="notice-play-again", params=params))
        return live.row.next


async def open_next(live: LiveTable, guest: Guest) -> str:
    old = live.row
    row = new_row(live.hub, guest, old.game, len(live.seats), live.options, old.public)
    row.kicked = msgspec.json.encode(live.kicked).decode()
    row.clock = old.clock
    row.first, row.turns = old.first or old.id, old.turns + 1
    seats = [moved(live.seats[(seat + 1) % len(live.seats)], row.id, seat) for seat in range(len(live.seats))]
    await store(live.hub, *new_table(row, seats), change_table(old.id, {"next": None}, next=row.id), live=live)
    return row.id


def moved(seat: SeatRow, table: str, number: int) -> SeatRow:
    """Who sat to the left of the first player begins now. Who has left the last game is not waited for, and the seat of
    somebody who was removed from it is free."""
    if seat.away:
        seat = msgspec.structs.replace(seat, guest=None, name="", away=False)
    elif is_vacant(seat) or seat.absent or seat.resigned:
        seat = msgspec.structs.replace(seat, level=None)
    return SeatRow(
        **{name: getattr(seat, name) for name in ("guest", "name", "level", "away", "joined")},
        table_id=table,
        seat=number,
        epoch=1,
    )
