"""The calls about notices: how somebody wants to be told that they are waited for."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from gulch.server.errors import Problem
from gulch.server.guard.gate import Gate
from gulch.server.http.bodies import LetterBody, MuteBody, NoticesBody, PushBody, TableBody
from gulch.server.http.lobby import HubDep, Named, Visitor, address_of, reply, responses
from gulch.server.notices import asking
from gulch.server.notices.wishes import Push, checked_language, checked_quiet, checked_zone

router = APIRouter(responses=responses)
Token = Annotated[str, Query(min_length=1, max_length=800)]


async def within_limits(request: Request, *keys: str) -> None:
    """What goes out to others goes out seldom: by person, by address, and by whom it goes to."""
    gate: Gate = request.app.state.gate
    for key in (address_of(request), *keys):
        if not await gate.may_send(key):
            raise Problem(429, "error-too-fast")


@router.get("/api/me/notices")
async def notices(hub: HubDep, guest: Named) -> Response:
    return reply(await asking.shown(hub, guest))


@router.post("/api/me/notices")
async def choose(request: Request, hub: HubDep, guest: Named, body: NoticesBody) -> Response:
    before = await asking.current(hub, guest)
    after = await asking.choose(
        hub,
        guest,
        f"{request.url.scheme}://{request.url.netloc}",
        body.way or "",
        body.address,
        language=checked_language(body.language),
        zone=checked_zone(body.zone),
        quiet=checked_quiet(body.quiet),
        also=body.also,
    )
    is_new = (before.way, before.address) != (after.way, after.address)
    if after.way == "mail" and not after.confirmed and (is_new or body.again):
        await within_limits(request, guest.id, after.address.lower())
        await asking.ask_owner(hub, after)
    return reply(await asking.shown(hub, guest))


@router.post("/api/me/notices/push")
async def subscribe(hub: HubDep, guest: Named, body: PushBody) -> Response:
    await asking.subscribe(hub, guest, Push(body.endpoint, body.keys.p256dh, body.keys.auth), body.on)
    return reply(await asking.shown(hub, guest))


@router.post("/api/me/notices/mute")
async def mute(hub: HubDep, guest: Named, body: MuteBody) -> Response:
    await asking.mute(hub, guest, body.table, body.on)
    return reply(await asking.shown(hub, guest))


@router.post("/api/me/notices/told")
async def told(hub: HubDep, guest: Named, body: TableBody) -> Response:
    """This browser has shown a notice of its own."""
    await asking.told_here(hub, guest, body.table)
    return reply({"ok": True})


@router.post("/api/me/notices/test")
async def try_out(request: Request, hub: HubDep, guest: Named) -> Response:
    await within_limits(request, guest.id)
    await asking.try_out(hub, guest)
    return reply({"ok": True})


@router.post("/api/notices/confirm")
async def confirm(hub: HubDep, guest: Visitor, body: LetterBody) -> Response:
    """The link of the first mail: whoever reads it wants to be told."""
    await asking.confirm(hub, body.token)
    return reply({"ok": True})


@router.post("/api/notices/stop")
async def stop(hub: HubDep, guest: Visitor, token: Token) -> Response:
    """The link of every mail. The token stands in the address, as programs that read mail call it (RFC 8058)."""
    await asking.stop(hub, token)
    return reply({"ok": True})
