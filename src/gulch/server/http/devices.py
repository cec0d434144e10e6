"""The calls for people with several devices."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

from gulch.server.errors import Problem
from gulch.server.guard.devices import LINK_SECONDS
from gulch.server.guard.gate import Gate
from gulch.server.guard.identity import COOKIE
from gulch.server.http.bodies import WordsBody
from gulch.server.http.lobby import HubDep, Named, Visitor, address_of, greet, reply, responses
from gulch.server.store.notices import change_wishes, forget_notices
from gulch.server.tables import people

router = APIRouter(responses=responses)


@router.post("/api/me/link")
async def link(hub: HubDep, guest: Named) -> Response:
    """Words for another device."""
    return reply({"words": await hub.devices.link(guest), "seconds": LINK_SECONDS})


@router.post("/api/me/phrase")
async def phrase(hub: HubDep, guest: Named) -> Response:
    """Words to be written down, for when every device is lost."""
    return reply({"words": await hub.devices.phrase(guest)})


@router.post("/api/me/join")
async def join(request: Request, hub: HubDep, guest: Visitor, body: WordsBody) -> Response:
    """Be, on this device, whoever was given these words."""
    gate: Gate = request.app.state.gate
    if not await gate.may_join(address_of(request)):
        raise Problem(429, "error-too-fast")
    found = await hub.devices.join(body.words)
    if found is None:
        raise Problem(404, "error-no-such-words")
    return greet(request, hub, found)


@router.post("/api/me/sign_out")
async def sign_out(request: Request, hub: HubDep, guest: Named) -> Response:
    """Everywhere but here."""
    after = await hub.devices.sign_out(guest)
    await hub.store.write(change_wishes(guest.id, pushes="[]"))  # a browser that stays asks again
    hub.hang_up(guest.id)
    return greet(request, hub, after)


@router.post("/api/me/forget")
async def forget(hub: HubDep, guest: Named) -> Response:
    """The name and everything that leads to this person. Games that are over stay readable. The cookie is good to the
    last: where the store fails in between, it can be asked for again."""
    await people.forget(hub, guest)
    await hub.store.write(*forget_notices(guest.id))
    await hub.passkeys.forget(guest)
    await hub.devices.forget(guest)
    hub.hang_up(guest.id)
    response = reply({"id": None, "name": None})
    response.delete_cookie(COOKIE)
    return response
