"""One socket: what it is still to be told, so that a slow reader never holds up a table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from gulch.server import errors
from gulch.server.guard.limits import Bucket
from gulch.server.settings import Settings
from gulch.server.socket.line import SocketLine
from gulch.server.socket.messages import frame

if TYPE_CHECKING:
    from gulch.server.guard.identity import Guest

CLOSE_SECONDS = 2.0


class Connection:
    __slots__ = (
        "closing",
        "finish",
        "flushing",
        "guest",
        "here",
        "hints",
        "line",
        "looks",
        "messages",
        "pace",
        "previews",
        "queue",
        "seat",
        "settings",
        "size",
        "ws",
    )

    def __init__(self, ws: WebSocket, line: SocketLine, settings: Settings, guest: Guest | None) -> None:
        self.ws = ws
        self.line = line
        self.line.writable.resume = self.flush
        self.settings = settings
        self.guest = guest  # by cookie
        self.seat: int | None = None  # None: a spectator
        self.pace = "normal"  # how fast the table is told here
        self.here = True  # the page is in sight
        self.queue: list[bytes] = []
        self.size = 0
        self.flushing = False
        self.closing: tuple[int, str] | None = None
        self.finish: asyncio.Task[None] | None = None
        self.messages = Bucket(settings.message_rate, settings.message_burst)
        self.looks = Bucket(settings.look_rate, settings.look_burst)
        self.previews = Bucket(settings.preview_rate, settings.preview_burst)
        self.hints = Bucket(settings.hint_rate, settings.hint_burst)

    def send(self, data: bytes) -> None:
        """Never waits. Who reads too slowly is closed and may come back: the store remembers what it missed."""
        if self.closing:
            return
        self.queue.append(data)
        self.size += len(data)
        if len(self.queue) > self.settings.queue_frames or self.size > self.settings.queue_bytes:
            self.queue.clear()
            self.close(*errors.TOO_SLOW)
        elif not self.flushing:  # soon: what else is said at this moment goes with it
            self.flushing = True
            asyncio.get_running_loop().call_soon(self.flush)

    def flush(self) -> None:
        """Writes what is queued; if the line is full, as soon as it is not."""
        self.flushing = False
        if self.queue and self.line.writable.free:
            queue, self.queue, self.size = self.queue, [], 0
            self.line.write_texts(queue)

    def close(self, code: int, text: str) -> None:
        """After what is queued, say why and hang up. A peer that reads nothing gets a moment, no more."""
        if not self.closing:
            self.queue.append(frame("bye", text=text))
            self.closing = (code, text)
            self.finish = asyncio.create_task(self.hang_up(code))

    async def hang_up(self, code: int) -> None:
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self.line.writable.wait()
                self.flush()
                await self.ws.close(code)

    async def finished(self) -> None:
        """Until the goodbye is said, or nobody is there to hear it."""
        if self.finish is not None:
            await asyncio.wait([self.finish])
        self.line.writable.resume = None
