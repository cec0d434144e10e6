"""The lobby over HTTP."""

from __future__ import annotations

import gzip
import math
from functools import lru_cache
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Path, Query, Request, Response

from gulch.server.errors import Problem
from gulch.server.guard.gate import Gate
from gulch.server.guard.identity import COOKIE, COOKIE_SECONDS, Guest
from gulch.server.http.bodies import SEATS_MAX, BotBody, BotSeat, Failure, NameBody, NewTable, SeatBody, SitBody
from gulch.server.http.nearby import is_loopback, network_address
from gulch.server.store.rows import Listing
from gulch.server.tables import finished, next_game, people
from gulch.server.tables.clocks import Rate
from gulch.server.tables.hub import Hub
from gulch.server.tables.info import listed_info, table_info
from gulch.server.tables.spelling import is_name, plain_text

STATUSES = (400, 401, 403, 404, 405, 409, 413, 422, 429, 503)
responses: dict[int | str, dict[str, Any]] = {status: {"model": Failure} for status in STATUSES}
router = APIRouter(responses=responses)

Shown = Annotated[int | None, Query(ge=0, lt=SEATS_MAX)]
Moment = Annotated[int, Query(ge=0, le=1_000_000)]
TableId = Annotated[str, Path(min_length=1, max_length=16, pattern=r"^[0-9A-Za-z_-]+$")]


TableQuery = Annotated[str | None, Query(min_length=1, max_length=16)]
RUNNING_MAX = 500  # tables that wait or are played, of one person
PAGE = 50
FORGET = "/api/me/forget"  # who is banned may look, and go


def reply(data: Any) -> Response:
    return reply_json(msgspec.json.encode(data))


@lru_cache(maxsize=32)
def zipped(data: bytes) -> bytes:
    return gzip.compress(data, 6, mtime=0)


def reply_packed(request: Request, data: Any) -> Response:
    """What is long and the same for everybody: packed for whoever can unpack it."""
    response = reply(data)
    if "gzip" in request.headers.get("accept-encoding", ""):
        response = reply_json(zipped(response.body))
        response.headers["Content-Encoding"] = "gzip"
    response.headers["Vary"] = "Accept-Encoding"
    return response


def reply_json(data: bytes) -> Response:
    return Response(data, media_type="application/json", headers={"Cache-Control": "no-store"})


async def hub_of(request: Request) -> Hub:
    hub: Hub = request.app.state.hub
    return hub


def address_of(request: Request) -> str:
    return request.client.host if request.client else "?"


async def visitor(request: Request) -> Guest | None:
    """Whoever asks, within the limits; a POST from another site's page is refused."""
    gate: Gate = request.app.state.gate
    devices, cookie = request.app.state.hub.devices, request.cookies.get(COOKIE)
    await devices.refresh(cookie)
    guest: Guest | None = devices.recognise(cookie)
    if request.method != "GET" and not gate.origin_allowed(request.headers):
        raise Problem(403, "error-origin")
    address, id = address_of(request), guest.id if guest else None
    if request.method != "GET" and devices.is_banned(id) and request.url.path != FORGET:
        raise Problem(403, "error-banned")
    if not await (gate.may_read(address) if request.method == "GET" else gate.may_write(address, id)):
        raise Problem(429, "error-too-fast")
    return guest


async def named(guest: Annotated[Guest | None, Depends(visitor)]) -> Guest:
    if guest is None:
        raise Problem(401, "error-no-name")
    return guest


HubDep = Annotated[Hub, Depends(hub_of)]
Visitor = Annotated[Guest | None, Depends(visitor)]
Named = Annotated[Guest, Depends(named)]


# ---- games ----------------------------------------------------------------------------------------------------------
@router.get("/api/home")
async def home(request: Request, hub: HubDep, guest: Visitor) -> Response:
    """Whoever sits at this very machine learns which address to give to friends: theirs is not this one's localhost.
    Nobody else does, because nobody else needs to."""
    here = is_loopback(request.url.hostname) and is_loopback(address_of(request))
    address = network_address(hub.settings.host) if here else None
    port = f":{request.url.port}" if request.url.port else ""
    return reply({"local": here, "network": f"{request.url.scheme}://{address}{port}" if address else None})


@router.get("/api/games")
async def games(request: Request, hub: HubDep, guest: Visitor) -> Response:
    return reply_packed(request, hub.catalogue.data())


@router.get("/api/games/{game}/rules")
async def rules(request: Request, hub: HubDep, guest: Visitor, game: str, lang: Literal["en", "ru"] = "en") -> Response:
    if game not in hub.catalogue.games:
        raise Problem(404, "error-no-such-game")
    return reply_packed(request, hub.catalogue.rules(game, lang))


# ---- the visitor ----------------------------------------------------------------------------------------------------
@router.post("/api/me")
async def name_me(request: Request, hub: HubDep, guest: Visitor, body: NameBody) -> Response:
    name = plain_text(body.name, hub.settings.name_max)
    if not is_name(name):
        raise Problem(422, "error-bad-name")
    guest = Guest(guest.id, name, guest.epoch) if guest else hub.identity.new_guest(name)
    await people.rename(hub, guest)
    return greet(request, hub, guest)


def greet(request: Request, hub: Hub, guest: Guest) -> Response:
    """Whoever this is from now on, on this device."""
    response = reply({"id": guest.id, "name": guest.name})
    response.set_cookie(
        COOKIE,
        hub.identity.cookie(guest),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=hub.settings.secure_cookie or request.url.scheme == "https",
    )
    return response


@router.get("/api/me")
async def me(hub: HubDep, guest: Visitor) -> Response:
    if guest is None:  # a stranger is nobody yet, which is no error
        return reply({"id": None, "name": None, "tables": [], "more": None})
    running = await hub.store.tables_of(guest.id, ("waiting", "playing"), RUNNING_MAX)
    over, more = await finished_tables(hub, guest, None)
    ended = {table["id"] for table in over}  # also in between: a table is listed once
    mine = mine_first([listed(hub, listing, guest) for listing in running if listing.row.id not in ended])
    return reply({"id": guest.id, "name": guest.name, "tables": [*mine, *over], "more": more})


@router.get("/api/me/tables")
async def older(hub: HubDep, guest: Named, before: Annotated[float, Query(gt=0, allow_inf_nan=False)]) -> Response:
    """Finished games, page after page."""
    tables, more = await finished_tables(hub, guest, before)
    return reply({"tables": tables, "more": more})


@router.get("/api/me/waiting")
async def waited_for(hub: HubDep, guest: Named, after: TableQuery = None) -> Response:
    """At how many tables I am waited for, and which is next, but for the one where I just was."""
    running = await hub.store.tables_of(guest.id, ("playing",), RUNNING_MAX)
    mine = mine_first([listed(hub, listing, guest) for listing in running])
    asked = [table["id"] for table in mine if am_waited_for(table)]
    return reply({"count": len(asked), "next": next((id for id in asked if id != after), None)})


async def finished_tables(hub: Hub, guest: Guest, before: float | None) -> tuple[list[dict[str, Any]], float | None]:
    """The next page of them, and where the one after it begins."""
    found = await hub.store.tables_of(guest.id, ("over",), PAGE, before)
    more = found[-1].row.created if len(found) == PAGE else None
    return [listed(hub, listing, guest) for listing in found], more


def am_waited_for(table: dict[str, Any]) -> bool:
    seats = table["seats"]
    return any(seats[seat]["mine"] and seats[seat]["kind"] == "person" for seat in table["waiting"])


def mine_first(tables: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Where I am waited for, the nearest deadline and then the longest waiting first; then what is played, then what
    waits to begin, the newest first."""

    def order(table: dict[str, Any]) -> tuple[float, ...]:
        if am_waited_for(table):
            return 0, table["deadline"] or math.inf, table["since"] or 0
        return 1 if table["state"] == "playing" else 2, -table["created"]

    return sorted(tables, key=order)


def listed(hub: Hub, listing: Listing, guest: Guest | None) -> dict[str, Any]:
    """A table in memory knows who is online; one that is not has nobody."""
    id = guest.id if guest else None
    live = hub.tables.get(listing.row.id)
    return table_info(live, id, None) if live else listed_info(listing, id, [False] * len(listing.seats), hub.time)


# ---- tables ---------------------------------------------------------------------------------------------------------
@router.get("/api/tables")
async def tables(hub: HubDep, guest: Visitor) -> Response:
    public = [listed(hub, listing, guest) for listing in await hub.store.public()]
    return reply({"tables": public, "sign": hub.orders.sign})


@router.post("/api/tables")
async def create(request: Request, hub: HubDep, guest: Named, body: NewTable) -> Response:
    gate: Gate = request.app.state.gate
    if not await gate.may_open_table(address_of(request)):
        raise Problem(429, "error-too-many-tables")
    levels = [seat.level if isinstance(seat, BotSeat) else None for seat in body.seats]
    clock = Rate(**body.clock.model_dump()) if body.clock else None
    id = await people.create(hub, guest, body.game, dict(body.options), body.public, levels, clock)
    return await info(hub, id, guest)


async def info(hub: Hub, id: str, guest: Guest | None) -> Response:
    async with hub.use(id) as live:
        return reply(table_info(live, guest.id if guest else None, hub.identity))


@router.get("/api/tables/{id}")
async def table(hub: HubDep, guest: Visitor, id: TableId) -> Response:
    return await info(hub, id, guest)


@router.post("/api/tables/{id}/sit")
async def sit(hub: HubDep, guest: Named, id: TableId, body: SitBody) -> Response:
    async with hub.use(id) as live:
        await people.sit(live, guest, body.seat)
    return await info(hub, id, guest)


@router.post("/api/tables/{id}/leave")
async def leave(hub: HubDep, guest: Named, id: TableId, body: SeatBody) -> Response:
    async with hub.use(id) as live:
        await people.leave(live, guest, body.seat)
    return await info(hub, id, guest)


@router.post("/api/tables/{id}/bot")
async def bot(hub: HubDep, guest: Named, id: TableId, body: BotBody) -> Response:
    async with hub.use(id) as live:
        await people.set_bot(live, guest, body.seat, body.level)
    return await info(hub, id, guest)


@router.post("/api/tables/{id}/back")
async def back(hub: HubDep, guest: Named, id: TableId, body: SeatBody) -> Response:
    async with hub.use(id) as live:
        await people.back(live, guest, body.seat)
    return await info(hub, id, guest)


@router.post("/api/tables/{id}/resign")
async def resign(hub: HubDep, guest: Named, id: TableId, body: SeatBody) -> Response:
    async with hub.use(id) as live:
        await people.resign(live, guest, body.seat)
    return await info(hub, id, guest)


@router.post("/api/tables/{id}/kick")
async def kick(hub: HubDep, guest: Named, id: TableId, body: SeatBody) -> Response:
    async with hub.use(id) as live:
        await people.kick(live, guest, body.seat)
    return await info(hub, id, guest)


@router.post("/api/tables/{id}/start")
async def start(hub: HubDep, guest: Named, id: TableId) -> Response:
    async with hub.use(id) as live:
        await people.start(live, guest)
    return await info(hub, id, guest)


@router.post("/api/tables/{id}/again")
async def play_again(hub: HubDep, guest: Named, id: TableId) -> Response:
    async with hub.use(id) as live:
        following = await next_game.play_again(live, guest)
    return await info(hub, following, guest)


# ---- finished games -------------------------------------------------------------------------------------------------
@router.get("/api/tables/{id}/record")
async def record(hub: HubDep, guest: Visitor, id: TableId) -> Response:
    async with hub.use(id) as live:
        return reply_json(await finished.record(live))


@router.get("/api/tables/{id}/moments")
async def moments(hub: HubDep, guest: Visitor, id: TableId, seat: Shown = None) -> Response:
    async with hub.use(id) as live:
        return reply_json(await finished.moments(live, seat))


@router.get("/api/tables/{id}/review")
async def review(hub: HubDep, guest: Visitor, id: TableId, seat: Shown = None) -> Response:
    async with hub.use(id) as live:
        return reply_json(await hub.reviews.ask(live, seat))


@router.get("/api/tables/{id}/hint")
async def past_hint(request: Request, hub: HubDep, guest: Visitor, id: TableId, at: Moment) -> Response:
    """What a bot would have done after the moment with this number."""
    async with hub.use(id) as live:
        return reply_json(await finished.hint(live, at, lambda: hub.hints.take(address_of(request))))


@router.get("/api/tables/{id}/course")
async def course(hub: HubDep, guest: Visitor, id: TableId, seat: Shown = None) -> Response:
    async with hub.use(id) as live:
        return reply_json(await finished.course(live, seat))
