"""For whoever keeps the server: is it alive, can it keep what people do, what does it count."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from prometheus_client import CONTENT_TYPE_LATEST

from gulch.server.errors import Problem
from gulch.server.http.lobby import HubDep, reply, responses
from gulch.server.watch.metrics import may_look, numbers

router = APIRouter(responses=responses)


@router.get("/healthz")
async def healthz() -> Response:
    """Alive: it need not be started again. Whether people can play, `/readyz` says."""
    return reply({"ok": True})


@router.get("/readyz")
async def readyz(hub: HubDep) -> Response:
    """Able to keep what people do: something was written to the store and read."""
    if not await hub.store.is_well():
        raise Problem(503, "error-store-down")
    return reply({"ok": True})


@router.get("/metrics", include_in_schema=False)
async def metrics(request: Request, hub: HubDep) -> Response:
    """For Prometheus, from near only."""
    if not may_look(request, hub.settings.metrics_from):
        raise Problem(404, "error-not-found")
    return Response(numbers(hub, request.app.state.gate), media_type=CONTENT_TYPE_LATEST)
