"""Bodies over the limit are not read: nothing that the lobby takes is longer than a few kilobytes."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gulch.server.errors import Problem

BODY_MAX = 64 * 1024


class SmallBodies:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        read = 0

        async def limited() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > BODY_MAX:
                raise HTTPException(413)
            return message

        declared = dict(scope["headers"]).get(b"content-length", b"0")
        if not declared.isdigit() or int(declared) > BODY_MAX:
            await JSONResponse(Problem(413, "error-too-large").data(), 413)(scope, receive, send)
        else:
            await self.app(scope, limited, send)
