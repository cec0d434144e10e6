"""Who sits where: create, sit, leave, hand over to a bot, kick. Everything is stored before anybody hears of it."""

from __future__ import annotations

import time
from typing import Any

import msgspec

from gulch.engine.game import BadOption
from gulch.server import dealing, errors
from gulch.server.errors import Problem
from gulch.server.hub import Hub
from gulch.server.identity import Guest, new_table_id
from gulch.server.live import LiveTable
from gulch.server.store import SeatRow, TableRow, change_seat, change_table, new_table, rename_guest
from gulch.server.writer import Conflict, Statement, StoreDown


async def store(hub: Hub, *statements: Statement) -> None:
    try:
        await hub.store.write(*statements)
    except (Conflict, StoreDown):
        raise Problem(503, "error-store-down") from None


async def create(
    hub: Hub, guest: Guest, game_id: str, options: dict[str, Any], public: bool, levels: list[str | None]
) -> str:
    """A new table; `levels`: the bot of each seat, None for a person. The creator is its host and sits down later."""
    row = new_row(hub, guest, game_id, len(levels), options, public)
    known = hub.catalogue.levels(game_id)
    if any(level is not None and level not in known for level in levels):
        raise Problem(422, "error-no-such-bot")
    people = [
        SeatRow(table_id=row.id, seat=seat, guest=None, name="", level=level, epoch=0, away=False)
        for seat, level in enumerate(levels)
    ]
    await store(hub, *new_table(row, people))
    return row.id


def new_row(hub: Hub, guest: Guest, game_id: str, seats: int, options: dict[str, Any], public: bool) -> TableRow:
    """A table that waits for its people, if the game can be played so."""
    game = hub.catalogue.games.get(game_id)
    if game is None:
        raise Problem(404, "error-no-such-game")
    try:
        whole = game.checked(seats, options)
    except BadOption as error:
        field = error.field if error.field == "seats" or error.field in game.options else "options"
        raise Problem(422, "error-bad-option", field=field) from None
    except (TypeError, ValueError):
        raise Problem(422, "error-bad-option", field="options") from None
    return TableRow(
        id=new_table_id(),
        game=game_id,
        version=str(game.version),
        options=msgspec.json.encode(whole).decode(),
        public=public,
        state="waiting",
        host=guest.id,
        created=time.time(),
        kicked="[]",
        secret=msgspec.json.encode(dealing.new_secret()).decode(),
    )


def seat_at(live: LiveTable, number: int) -> SeatRow:
    if not 0 <= number < len(live.seats):
        raise Problem(404, "error-no-such-seat")
    if live.dealing is not None:
        raise Problem(409, "error-started")
    return live.seats[number]


def is_host(live: LiveTable, guest: Guest) -> bool:
    return live.row.host == guest.id


async def change(live: LiveTable, seat: SeatRow, **fields: Any) -> None:
    after = msgspec.structs.replace(seat, **fields)
    await store(live.hub, change_seat(after))
    live.seats[seat.seat] = after
    live.announce()
    live.driver.look()


async def sit(live: LiveTable, guest: Guest, number: int | None) -> None:
    """Take a free seat, or one's own back."""
    async with live.lock:
        if guest.id in live.kicked:
            raise Problem(403, "error-kicked")
        if number is None:
            number = first_free(live, guest)
        seat = seat_at(live, number)
        if seat.guest == guest.id:
            if seat.away:
                await change(live, seat, away=False)
            return
        if seat.guest is not None or seat.level is not None:
            raise Problem(409, "error-seat-taken")
        await change(live, seat, guest=guest.id, name=guest.name, epoch=seat.epoch + 1, away=False)


def first_free(live: LiveTable, guest: Guest) -> int:
    """A seat of one's own that was left, else the first that nobody has."""
    for seat in live.seats:
        if seat.guest == guest.id and seat.away:
            return seat.seat
    for seat in live.seats:
        if seat.guest is None and seat.level is None:
            return seat.seat
    raise Problem(409, "error-table-full")


async def leave(live: LiveTable, guest: Guest, number: int) -> None:
    """Before the game the seat becomes free; during it the seat is kept and may be taken back."""
    async with live.lock:
        seat = seat_at(live, number)
        if seat.guest != guest.id:
            raise Problem(403, "error-not-your-seat")
        if live.row.state == "waiting":
            await change(live, seat, guest=None, name="", epoch=seat.epoch + 1)
            live.hang_up(number, 1000, "error-left")
        else:
            await change(live, seat, away=True)


async def set_bot(live: LiveTable, guest: Guest, number: int, level: str | None) -> None:
    """Let a bot play a seat, or a person again. The owner stays the owner."""
    if level is not None and level not in live.hub.catalogue.levels(live.row.game):
        raise Problem(422, "error-no-such-bot")
    async with live.lock:
        seat = seat_at(live, number)
        if seat.guest != guest.id and not is_host(live, guest):
            raise Problem(403, "error-not-your-seat")
        if live.row.state == "over":
            raise Problem(409, "error-over")
        if seat.level != level:
            away = seat.away and level is not None
            await change(live, seat, level=level, away=away)


async def kick(live: LiveTable, guest: Guest, number: int) -> None:
    async with live.lock:
        seat = seat_at(live, number)
        if not is_host(live, guest):
            raise Problem(403, "error-not-host")
        if seat.guest is None or seat.guest == guest.id:
            raise Problem(409, "error-nobody-to-kick")
        kicked = [*live.kicked, seat.guest]
        after = msgspec.structs.replace(seat, guest=None, name="", epoch=seat.epoch + 1, away=False)
        text = msgspec.json.encode(kicked).decode()
        await store(live.hub, change_seat(after), change_table(live.id, kicked=text))
        live.kicked = kicked
        live.seats[number] = after
        live.hang_up(number, *errors.KICKED)
        live.announce()


async def start(live: LiveTable, guest: Guest) -> None:
    if not is_host(live, guest):
        raise Problem(403, "error-not-host")
    if any(seat.guest is None and seat.level is None for seat in live.seats):
        raise Problem(409, "error-seats-free")
    await dealing.start(live)


async def rename(hub: Hub, guest: Guest) -> None:
    """The new name stands at every table where the guest sits."""
    await store(hub, rename_guest(guest.id, guest.name))
    for live in list(hub.tables.values()):
        if any(seat.guest == guest.id for seat in live.seats):
            async with live.lock:
                for i, seat in enumerate(live.seats):
                    if seat.guest == guest.id:
                        live.seats[i] = msgspec.structs.replace(seat, name=guest.name)
            live.announce()
