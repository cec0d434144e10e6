"""Who sits where: create, sit, leave, hand over to a bot, kick. Everything is stored before anybody hears of it."""

from __future__ import annotations

import contextlib
import time
from typing import TYPE_CHECKING, Any

import msgspec

from gulch.bots import is_level
from gulch.engine.game import BadOption
from gulch.server import errors
from gulch.server.errors import Problem
from gulch.server.guard.identity import Guest, new_table_id
from gulch.server.socket.messages import frame
from gulch.server.store.changes import change_seat, change_table, forget_everywhere, new_table, rename_guest
from gulch.server.store.rows import SeatRow, TableRow
from gulch.server.store.writer import Conflict, Statement, StoreDown
from gulch.server.tables import dealing
from gulch.server.tables.absence import stand_in
from gulch.server.tables.clocks import Rate
from gulch.server.tables.info import is_vacant
from gulch.server.tables.live import LiveTable

if TYPE_CHECKING:
    from gulch.server.tables.hub import Hub


async def store(hub: Hub, *statements: Statement, live: LiveTable | None = None) -> None:
    """`live`: the table that is changed, with its lock held. Another process may have changed it before us; then we
    look again at what it is now."""
    try:
        await hub.store.write(*statements)
    except Conflict:
        if live is not None:
            await hub.reload(live)
        raise Problem(409, "error-changed") from None
    except StoreDown:
        raise Problem(503, "error-store-down") from None


async def create(
    hub: Hub,
    guest: Guest,
    game_id: str,
    options: dict[str, Any],
    public: bool,
    levels: list[str | None],
    clock: Rate | None = None,
) -> str:
    """A new table; `levels`: the bot of each seat, None for a person. The creator is its host and sits down later."""
    hub.orders.let_in()
    most = hub.settings.tables_per_guest
    if await hub.store.open_tables(guest.id, most) >= most:
        raise Problem(429, "error-too-many-tables")
    row = new_row(hub, guest, game_id, len(levels), options, public)
    row.clock = msgspec.json.encode(clock).decode() if clock else None
    if any(level is not None and not is_level(level) for level in levels):
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
        created=hub.time.now(),
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


async def change(live: LiveTable, seat: SeatRow, *also: Statement, **fields: Any) -> None:
    """With the clocks that turn with it, all at once: nobody's may be lost in between."""
    after, clocks = live.clocks.with_seat(seat.seat, **fields)
    await store(live.hub, change_seat(seat, **fields), *also, *clocks, live=live)
    live.seats = after
    if clocks:
        live.clocks.set_alarm()
    if live.vote:
        live.vote.look_again()
    live.announce()
    live.driver.look()


# Of somebody who plays: nobody stands in.
PRESENT: dict[str, Any] = {"away": False, "absent": False, "missed": 0, "stand_in": False}


async def back(live: LiveTable, guest: Guest, number: int) -> None:
    """The owner is there again: no bot plays for them any more."""
    async with live.lock:
        seat = seat_at(live, number)
        if seat.guest != guest.id:
            raise Problem(403, "error-not-your-seat")
        if live.row.state == "over":
            raise Problem(409, "error-over")
        if seat.resigned:
            raise Problem(409, "error-resigned")
        await change(live, seat, level=None, **PRESENT)


async def resign(live: LiveTable, guest: Guest, number: int) -> None:
    """Give the game up: a bot plays it to its end, and its owner does not come back to it."""
    async with live.lock:
        seat = seat_at(live, number)
        if seat.guest != guest.id:
            raise Problem(403, "error-not-your-seat")
        if live.row.state != "playing":
            raise Problem(409, "error-not-playing")
        await change(live, seat, **PRESENT | {"level": stand_in(live), "resigned": True})
        live.to_all(frame("notice", text="notice-resigned", params={"name": live.name_of(number), "seat": number}))


async def sit(live: LiveTable, guest: Guest, number: int | None) -> None:
    """Take a free seat, or one's own back; during a game, one that somebody was removed from."""
    async with live.lock:
        if guest.id in live.kicked:
            raise Problem(403, "error-kicked")
        if number is None:
            number = first_free(live, guest)
        seat = seat_at(live, number)
        if seat.guest == guest.id:
            if seat.away:
                await change(live, seat, **PRESENT)
            return
        if seat.guest is None and live.row.state == "playing" and is_vacant(seat):
            await take_over(live, seat, guest)
        elif seat.guest is not None or seat.level is not None:
            raise Problem(409, "error-seat-taken")
        else:
            await change(
                live, seat, guest=guest.id, name=guest.name, epoch=seat.epoch + 1, away=False, joined=time.time()
            )


async def take_over(live: LiveTable, seat: SeatRow, guest: Guest) -> None:
    """Play on for somebody who was removed. Whoever has a part in the game would learn another hand: they may not, nor
    may the host, who has removed the owner. (Who was removed is turned away before this.)"""
    if is_host(live, guest) or any(other.guest == guest.id for other in live.seats):
        raise Problem(403, "error-seat-closed")
    owner = {"guest": guest.id, "name": guest.name, "level": None, "epoch": seat.epoch + 1, "joined": time.time()}
    await change(live, seat, **owner, **PRESENT, **changed_hands(live))
    live.to_all(frame("notice", text="notice-taken-over", params={"name": live.name_of(seat.seat), "seat": seat.seat}))


def changed_hands(live: LiveTable) -> dict[str, int]:
    """Where the past of a seat ends for whoever has it from now on."""
    return {"since": live.position + 1, "kept": len(live.table.log) if live.table else 0}


def first_free(live: LiveTable, guest: Guest) -> int:
    """A seat of one's own that was left, else the first that nobody has. What somebody was removed from during the game
    is not taken by chance."""
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
    if level is not None and not is_level(level):
        raise Problem(422, "error-no-such-bot")
    async with live.lock:
        seat = seat_at(live, number)
        if seat.guest != guest.id and not is_host(live, guest):
            raise Problem(403, "error-not-your-seat")
        if live.row.state == "over":
            raise Problem(409, "error-over")
        if level is None and seat.guest is None and live.row.state == "playing":
            raise Problem(409, "error-nobody-there")  # the table would wait for nobody, and the host could sit down
        if seat.level != level:
            if level is None and seat.resigned:
                raise Problem(409, "error-resigned")
            await change(live, seat, level=level, **({} if level else PRESENT))


async def vacate(live: LiveTable, seat: SeatRow, *also: Statement) -> None:
    """The seat has no owner any more; during a game a bot plays on. With the table's lock held."""
    nobody: dict[str, Any] = {"guest": None, "name": "", "epoch": seat.epoch + 1, "resigned": False, **PRESENT}
    if live.row.state == "playing":
        nobody |= {"level": seat.level or stand_in(live), **changed_hands(live)}
    await change(live, seat, *also, **nobody)


async def vacate_all(hub: Hub, guest: str) -> None:
    """Somebody sits nowhere any more, but where the game is over."""
    while tables := await hub.store.tables_of(guest, ("waiting", "playing"), seated=True):
        for listing in tables:
            async with hub.use(listing.row.id) as live, live.lock:
                for seat in [seat for seat in live.seats if seat.guest == guest]:
                    await vacate(live, seat)


async def forget(hub: Hub, guest: Guest) -> None:
    """Somebody goes for good: their seats are free, or a bot plays on; what is over keeps no name."""
    await vacate_all(hub, guest.id)
    await store(hub, *forget_everywhere(guest.id))
    await forget_here(hub, guest.id)


async def forget_here(hub: Hub, guest: str) -> None:
    """What the store has forgotten, this process forgets."""
    for live in list(hub.tables.values()):
        with contextlib.suppress(StoreDown):  # it is not in memory any more
            async with live.lock:
                await live.forget_guest(guest)
        live.announce()


async def kick(live: LiveTable, guest: Guest, number: int) -> None:
    """Before the game the seat becomes free; during it a bot plays on, and nobody is waited for who will not come."""
    async with live.lock:
        seat = seat_at(live, number)
        if not is_host(live, guest):
            raise Problem(403, "error-not-host")
        if seat.guest is None or seat.guest == guest.id:
            raise Problem(409, "error-nobody-to-kick")
        kicked = [*live.kicked, seat.guest]
        listed = change_table(live.id, kicked=msgspec.json.encode(kicked).decode())
        name = live.name_of(number)
        await vacate(live, seat, listed)
        live.kicked = kicked
        live.hang_up(number, *errors.KICKED)
        if live.row.state == "playing":
            live.to_all(frame("notice", text="notice-kicked", params={"name": name, "seat": number}))


async def start(live: LiveTable, guest: Guest) -> None:
    async with live.lock:  # nobody may leave or be removed between the look at the seats and the beginning
        if not is_host(live, guest):
            raise Problem(403, "error-not-host")
        if live.dealing is not None or live.row.state != "waiting":
            raise Problem(409, "error-started")
        live.hub.orders.let_in()
        if any(seat.guest is None and seat.level is None for seat in live.seats):
            raise Problem(409, "error-seats-free")
        live.dealing = dealing.Dealing(live)
    await dealing.start(live)


async def rename(hub: Hub, guest: Guest) -> None:
    """The new name stands at every table where the guest sits."""
    seated = await hub.store.tables_of(guest.id, ("waiting", "playing"), 500, seated=True) if hub.fleet else []
    at_tables = [rename_guest(guest.id, guest.name, listing.row.id) for listing in seated]  # others may have them
    await store(hub, rename_guest(guest.id, guest.name), *at_tables)
    await hub.devices.renamed(guest)
    for live in list(hub.tables.values()):
        if any(seat.guest == guest.id for seat in live.seats):
            with contextlib.suppress(StoreDown):  # it is not in memory any more
                async with live.lock:
                    for i, seat in enumerate(live.seats):
                        if seat.guest == guest.id:
                            live.seats[i] = msgspec.structs.replace(seat, name=guest.name)
            live.announce()
