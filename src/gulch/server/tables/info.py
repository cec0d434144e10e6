"""TableInfo: what the lobby, the seats and the spectators know about a table apart from the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from gulch.server.guard.identity import Identity, SeatClaim
from gulch.server.store.rows import Listing, SeatRow, TableRow
from gulch.server.tables.clocks import clock_data
from gulch.server.tables.names import name_of, names_of_bots, spoken
from gulch.server.timing import Time

if TYPE_CHECKING:
    from gulch.server.tables.live import LiveTable


def is_vacant(seat: SeatRow) -> bool:
    """A bot plays for somebody who was removed during the game. Who has no part in the game may take the seat over."""
    return seat.guest is None and seat.since > 0


def persons(seats: list[SeatRow]) -> list[SeatRow]:
    """Who has a part in the game, also while a bot plays for them: they may be back at any moment."""
    return [seat for seat in seats if seat.guest is not None and not seat.resigned]


def hints_are_on(row: TableRow, seats: list[SeatRow]) -> bool:
    """Somebody plays alone with bots, or all have agreed; whoever takes over a seat has not."""
    agreed, playing = row.hints.split(","), persons(seats)
    return len(playing) == 1 or all(f"{seat.seat}:{seat.epoch}" in agreed for seat in playing)


def seat_info(seats: list[SeatRow], number: int, guest: str | None, online: bool, bot: str | None) -> dict[str, Any]:
    """`bot`: whose seat this is if it is nobody's."""
    seat = seats[number]
    return {
        "seat": seat.seat,
        "kind": "bot" if seat.level else "person",
        "level": seat.level,
        "name": spoken(bot)["en"] if bot else name_of(seats, number),
        "bot": bot,
        "taken": seat.guest is not None,
        "online": online,
        "away": seat.away,
        "vacant": is_vacant(seat),
        "heir": seat.guest is not None and seat.since > 0,
        "absent": seat.absent,
        "resigned": seat.resigned,
        "clock": None,
        "mine": guest is not None and seat.guest == guest,
    }


def tokens_of(seats: list[SeatRow], guest: str | None, identity: Identity, epoch: int) -> dict[str, str]:
    return {
        str(seat.seat): identity.token(SeatClaim(seat.table_id, seat.seat, seat.epoch, epoch))
        for seat in seats
        if guest is not None and seat.guest == guest
    }


def table_info(live: LiveTable, guest: str | None, identity: Identity | None) -> dict[str, Any]:
    """`guest` is who asks; with `identity` the tokens of the guest's own seats are in it."""
    online = [live.present(viewer) for viewer in range(live.viewers)]
    playing = live.table is not None and live.row.state == "playing"
    waiting = sorted(live.table.pending) if live.table is not None and playing else []
    listing = Listing(live.row, live.seats, waiting, live.since if playing else None)
    info = listed_info(listing, guest, online, live.hub.time)
    info["options"] = live.options
    info["tokens"] = tokens_of(live.seats, guest, identity, live.hub.devices.epoch(guest)) if identity else {}
    info["spectators"] = len(live.connections[-1]) + live.elsewhere[-1]
    info["fair"] = fair_info(live)
    info["over"] = live.over["outcome"] if live.over else None
    info["rules"] = {"begun": live.row.version, "now": live.version}
    return info


def listed_info(listing: Listing, guest: str | None, online: list[bool], time: Time) -> dict[str, Any]:
    """What a list of tables shows."""
    row, bots = listing.row, names_of_bots(listing)
    seats = [seat_info(listing.seats, s, guest, online[s], bots.get(s)) for s in range(len(listing.seats))]
    for number, shown in enumerate(seats):  # with every next game all move one seat on; each keeps their colour
        shown["colour"] = (number + row.turns) % len(seats)
    if row.clock:
        for seat, shown in zip(listing.seats, seats, strict=True):
            shown["clock"] = clock_data(seat, time.up(), time.now())
    return {
        "id": row.id,
        "game": row.game,
        "options": msgspec.json.decode(row.options),
        "public": row.public,
        "state": row.state,
        "created": row.created,
        "host": guest is not None and row.host == guest,
        "seats": seats,
        "clock": msgspec.json.decode(row.clock) if row.clock else None,
        "waiting": listing.waiting,
        "since": listing.since,
        "deadline": deadline(listing, guest, time),
        "ended": row.ended,
        "hints": row.state == "playing" and hints_are_on(row, listing.seats),
        "tokens": {},
        "spectators": 0,
        "fair": None,
        "over": None,
        "next": row.next,
        "rules": None,
    }


def deadline(listing: Listing, guest: str | None, time: Time) -> float | None:
    """When time is up, by the calendar: for whoever asks if they are waited for, else for whoever is next."""
    asked = [listing.seats[seat] for seat in listing.waiting if listing.seats[seat].due is not None]
    mine = [seat for seat in asked if guest is not None and seat.guest == guest]
    return time.on_the_wall(min((seat.due for seat in mine or asked if seat.due is not None), default=None))


def fair_info(live: LiveTable) -> dict[str, Any]:
    """Commitments only. The seeds are shown in the record, once the game is over."""
    seats: list[Any] = [None] * len(live.seats)
    made_here = [False] * len(live.seats)
    if live.dealing:
        seats, made_here = live.dealing.commitments, live.dealing.made_here
    elif "seats" in live.secret:
        seats = [seat["commitment"] for seat in live.secret["seats"]]
        made_here = [seat["made_here"] for seat in live.secret["seats"]]
    return {"server": live.secret["server"]["commitment"], "seats": seats, "made_here": made_here}
