"""The calls for people with a passkey."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from gulch.server.errors import Problem
from gulch.server.guard.gate import Gate
from gulch.server.http.bodies import CredentialBody, PasskeyBody
from gulch.server.http.lobby import HubDep, Named, Visitor, address_of, greet, reply, responses

router = APIRouter(responses=responses)


async def origin_of(request: Request) -> str:
    """The page's own address, which a browser always tells; `visitor` has seen that it is one of ours."""
    origin = request.headers.get("origin")
    if not origin:
        raise Problem(403, "error-origin")
    return origin


Origin = Annotated[str, Depends(origin_of)]


@router.get("/api/me/passkeys")
async def passkeys(hub: HubDep, guest: Named) -> Response:
    return reply({"passkeys": await hub.passkeys.listed(guest)})


@router.post("/api/me/passkeys/new")
async def new_passkey(hub: HubDep, guest: Named, origin: Origin) -> Response:
    """What the browser needs to make one."""
    return reply(await hub.passkeys.invite(guest, origin))


@router.post("/api/me/passkeys")
async def add_passkey(hub: HubDep, guest: Named, origin: Origin, body: CredentialBody) -> Response:
    await hub.passkeys.add(guest, origin, body.credential)
    return reply({"passkeys": await hub.passkeys.listed(guest)})


@router.post("/api/me/passkeys/remove")
async def remove_passkey(hub: HubDep, guest: Named, body: PasskeyBody) -> Response:
    await hub.passkeys.remove(guest, body.id)
    return reply({"passkeys": await hub.passkeys.listed(guest)})


@router.post("/api/passkey/new")
async def challenge(request: Request, hub: HubDep, guest: Visitor, origin: Origin) -> Response:
    """What a passkey is to sign."""
    gate: Gate = request.app.state.gate
    if not await gate.may_join(address_of(request)):
        raise Problem(429, "error-too-fast")
    return reply(await hub.passkeys.ask(origin))


@router.post("/api/passkey")
async def come(request: Request, hub: HubDep, guest: Visitor, origin: Origin, body: CredentialBody) -> Response:
    """Be, on this device, whoever has this passkey."""
    return greet(request, hub, await hub.passkeys.come(origin, body.credential))
