"""Bodies over the limit are not read: nothing that the lobby takes is longer than a few kilobytes, or takes long."""

from __future__ import annotations

import asyncio

from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from gulch.server.errors import Problem

BODY_MAX = 64 * 1024


class SmallBodies:
    def __init__(self, app: ASGIApp, seconds: float) -> None:
        self.app = app
        self.seconds = seconds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        read = 0
        until = asyncio.get_running_loop().time() + self.seconds

        async def limited() -> Message:
            nonlocal read
            try:
                async with asyncio.timeout_at(until):
                    message = await receive()
            except TimeoutError:
                raise HTTPException(408, headers={"Connection": "close"}) from None
            read += len(message.get("body", b""))
            if read > BODY_MAX:
                raise HTTPException(413)
            return message

        refusal = self.refusal(dict(scope["headers"]))
        if refusal is not None:
            await refusal(scope, receive, send)
        else:
            await self.app(scope, limited, send)

    def refusal(self, headers: dict[bytes, bytes]) -> Response | None:
        if b"transfer-encoding" in headers and b"content-length" in headers:
            # Two lengths for one body: who stands between may have read the other one.
            return JSONResponse(Problem(400, "error-bad-request").data(), 400, {"Connection": "close"})
        declared = headers.get(b"content-length", b"0")
        if not declared.isdigit() or int(declared) > BODY_MAX:
            return JSONResponse(Problem(413, "error-too-large").data(), 413)
        return None
