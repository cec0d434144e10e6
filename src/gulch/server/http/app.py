"""The application: lobby, socket and page in one FastAPI app."""

from __future__ import annotations

import logging
import re
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import FastAPI
from fastapi.exceptions import RequestValidationError
from starlette.datastructures import State
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Match, Route
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from gulch.server.errors import Problem
from gulch.server.house import House
from gulch.server.http import devices, inside, learning, lobby, notices, pages, passkeys
from gulch.server.http.body_limits import SmallBodies
from gulch.server.http.catalogue import Catalogue
from gulch.server.settings import Settings
from gulch.server.socket.conversation import serve_socket
from gulch.server.store.writer import StoreDown
from gulch.server.timing import Time
from gulch.server.watch.logs import Requests, request_id
from gulch.server.watch.tally import Tally

log = logging.getLogger("gulch.server")
NO_STORE = {"Cache-Control": "no-store"}
TEXTS = {404: "error-not-found", 405: "error-method", 408: "error-too-slow", 413: "error-too-large"}


SOCKET = re.compile(r"/ws(?:/([0-9A-Za-z_-]+))?")  # the table is for proxies; hello says it, too
ROUTERS = (lobby.router, devices.router, passkeys.router, notices.router, inside.router, learning.router)


def make_app(settings: Settings, catalogue: Catalogue | None = None, time: Time | None = None) -> SocketDoor:
    house = House(settings, catalogue, time)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.hub = await house.open()
        app.state.gate = house.gate
        yield
        await house.close()

    app = FastAPI(title="Gulch", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    for router in ROUTERS:
        app.include_router(router)
    add_failures(app, house.tally)
    app.add_middleware(SmallBodies, seconds=settings.body_seconds)
    app.add_middleware(pages.SecurityHeaders)
    app.add_middleware(pages.HeadAsGet)
    app.add_middleware(Requests, settings=settings, tally=house.tally)
    return SocketDoor(app, app.state, house)


class SocketDoor:
    """Sockets pass before the layers that only requests need: those would cost a third of an open socket's memory."""

    def __init__(self, app: ASGIApp, state: State, house: House) -> None:
        self.app = app
        self.state = state
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "websocket":
            await self.app(scope, receive, send)
        elif found := SOCKET.fullmatch(scope["path"]):
            request_id.set(secrets.token_hex(8))
            await serve_socket(WebSocket(scope, receive, send), self.state.hub, self.state.gate, found[1])
        else:
            await WebSocket(scope, receive, send).close()


def allowed(request: Request) -> list[str]:
    """Every method of an address: several routes may share it, and the framework names those of the first."""
    routes = [route for router in ROUTERS for route in router.routes if isinstance(route, Route)]
    found = {m for r in routes if r.matches(request.scope)[0] != Match.NONE for m in r.methods or ()}
    return sorted(found | ({"HEAD"} if "GET" in found else set()))


def add_failures(app: FastAPI, tally: Tally) -> None:
    """Every failure is a message id. What a client sent is not repeated, what went wrong inside is not told."""

    def failure(problem: Problem) -> Response:
        tally.refusals[problem.text] += 1
        headers = {**NO_STORE, "Retry-After": "5"} if problem.status in (429, 503) else NO_STORE
        return JSONResponse(problem.data(), status_code=problem.status, headers=headers)

    @app.exception_handler(Problem)
    async def known(request: Request, problem: Problem) -> Response:
        return failure(problem)

    @app.exception_handler(StoreDown)
    async def down(request: Request, error: StoreDown) -> Response:
        return failure(Problem(503, "error-store-down"))

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> Response:
        return failure(Problem(422, "error-bad-request"))

    @app.exception_handler(HTTPException)
    async def plain(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and request.method == "GET":
            response = await pages.page(request)
            if response is not None:
                return response
        text = TEXTS.get(error.status_code, "error-bad-request")
        response = failure(Problem(error.status_code, text))
        for name, value in (error.headers or {}).items():
            response.headers[name] = value
        if error.status_code == 405:
            response.headers["Allow"] = ", ".join(allowed(request))
        return response

    @app.exception_handler(Exception)
    async def unknown(request: Request, error: Exception) -> Response:
        log.error("a request failed", exc_info=error)
        return failure(Problem(503, "error-internal"))
