"""One socket: a queue of frames and the task that sends them, so that a slow reader never holds up a table."""

from __future__ import annotations

import asyncio
import contextlib
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from gulch.server import errors
from gulch.server.guard.limits import Bucket
from gulch.server.settings import Settings
from gulch.server.socket.messages import frame

if TYPE_CHECKING:
    from gulch.server.guard.identity import Guest

CLOSE_SECONDS = 2.0


class Connection:
    def __init__(self, ws: WebSocket, settings: Settings, guest: Guest | None) -> None:
        self.ws = ws
        self.settings = settings
        self.guest = guest  # by cookie
        self.seat: int | None = None  # None: a spectator
        self.pace = "normal"  # how fast the table is told here
        self.here = True  # the page is in sight
        self.queue: list[bytes] = []
        self.size = 0
        self.pumping: asyncio.Task[None] | None = None
        self.closing: tuple[int, str] | None = None
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
        elif self.pumping is None:
            self.pumping = asyncio.create_task(self.pump())

    def close(self, code: int, text: str) -> None:
        """After what is queued, say why and hang up. A peer that reads nothing gets a moment, no more."""
        if not self.closing:
            self.queue.append(frame("bye", text=text))
            self.closing = (code, text)
            self.finish = asyncio.create_task(self.hang_up(code))

    async def pump(self) -> None:
        """Sends what is queued. The task lives only while there is something to send: most sockets are silent."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # RuntimeError: sending after the peer has gone
            while self.queue:
                batch, self.queue = self.queue, []
                for data in batch:
                    await self.ws.send({"type": "websocket.send", "text": data.decode()})
                    self.size -= len(data)
        self.pumping = None

    async def hang_up(self, code: int) -> None:
        with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
            async with asyncio.timeout(CLOSE_SECONDS):
                if self.pumping is not None:
                    await asyncio.wait([self.pumping])
                await self.pump()
                await self.ws.close(code)
        self.stop()

    def stop(self) -> None:
        if self.pumping is not None:
            self.pumping.cancel()
            self.pumping = None

    async def finished(self) -> None:
        """Until the goodbye is said, or nobody is there to hear it."""
        if self.closing:
            await asyncio.wait([self.finish])
        self.stop()
