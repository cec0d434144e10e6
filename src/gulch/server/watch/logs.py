"""The log: one line an event, as text or as JSON, with the request and the table it belongs to. What somebody sent, and
what a rule was about, is never in it."""

from __future__ import annotations

import json
import logging
import re
import secrets
import sys
import time
import traceback
from contextvars import ContextVar
from types import TracebackType
from typing import TYPE_CHECKING, TextIO

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

if TYPE_CHECKING:
    from gulch.server.settings import Settings
    from gulch.server.watch.tally import Tally

request_id: ContextVar[str] = ContextVar("request", default="")
table_id: ContextVar[str] = ContextVar("table", default="")
requests = logging.getLogger("gulch.requests")

HEADER = "x-request-id"
GIVEN = re.compile(r"[0-9A-Za-z_-]{8,64}")
METHODS = ("GET", "HEAD", "POST")
Excepted = tuple[type[BaseException], BaseException, TracebackType | None] | tuple[None, None, None]


class Lines(logging.Formatter):
    """For people."""

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")

    def format(self, record: logging.LogRecord) -> str:
        line = super().format(record)
        where = [f"{name} {value}" for name, value in places() if value]
        return f"{line} ({', '.join(where)})" if where and not record.exc_info else line

    def formatException(self, ei: Excepted) -> str:  # noqa: N802
        return trace_of(ei)


class Objects(logging.Formatter):
    """For machines: one JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        said = {
            "time": round(record.created, 3),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **{name: value for name, value in places() if value},
            **getattr(record, "fields", {}),
        }
        if record.exc_info and record.exc_info[0] is not None:
            said["trace"] = trace_of(record.exc_info)
        return json.dumps(said, ensure_ascii=False)


def places() -> tuple[tuple[str, str], ...]:
    return ("request", request_id.get()), ("table", table_id.get())


def trace_of(ei: Excepted) -> str:
    """Where it happened and what kind of failure it was. Its own words may name a card: they stay in the report."""
    kind, _, trace = ei
    return "".join(traceback.format_tb(trace)) + (kind.__name__ if kind else "")


def start_logs(settings: Settings, stream: TextIO | None = None) -> logging.Handler:
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Objects() if settings.log == "json" else Lines())
    level = logging.getLevelNamesMapping()[settings.log_level.upper()]
    logging.getLogger("gulch").setLevel(level)
    # What others say is for a host only where something is wrong: else they name addresses, tokens in them too.
    logging.basicConfig(level=max(level, logging.WARNING), handlers=[handler])
    return handler


class Requests:
    """Every request gets an id, which its answer and its lines in the log carry."""

    def __init__(self, app: ASGIApp, settings: Settings, tally: Tally) -> None:
        self.app = app
        self.settings = settings
        self.tally = tally

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        id = self.id_of(scope)
        request_id.set(id)
        begun, status = time.monotonic(), 0

        async def with_id(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)[HEADER] = id
            await send(message)

        try:
            await self.app(scope, receive, with_id)
        finally:
            method = scope["method"] if scope["method"] in METHODS else "other"
            self.tally.requests[method, status] += 1
            if self.settings.log_requests:
                self.note(scope, method, status, time.monotonic() - begun)

    def id_of(self, scope: Scope) -> str:
        """A proxy in front of us may have given it one already."""
        given = Headers(scope=scope).get(HEADER, "") if self.settings.proxies else ""
        return given if GIVEN.fullmatch(given) else secrets.token_hex(8)

    def note(self, scope: Scope, method: str, status: int, seconds: float) -> None:
        """The call, not the address: what stands in an address is the client's."""
        route = scope.get("route")
        path = str(getattr(route, "path", "a page"))
        id = (scope.get("path_params") or {}).get("id") if route is not None else None
        fields = {"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)}
        table_id.set(str(id or ""))
        requests.info("%s %s %s", method, path, status, extra={"fields": fields})
