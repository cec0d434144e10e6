"""One socket: a queue of frames and the task that sends them, so that a slow reader never holds up a table."""

from __future__ import annotations

import asyncio
import contextlib
from collections import deque
from typing import TYPE_CHECKING

from starlette.websockets import WebSocket, WebSocketDisconnect

from gulch.server import errors
from gulch.server.limits import Bucket
from gulch.server.messages import frame
from gulch.server.settings import Settings

if TYPE_CHECKING:
    from gulch.server.identity import Guest

CLOSE_SECONDS = 2.0


class Connection:
    def __init__(self, ws: WebSocket, settings: Settings, guest: Guest | None) -> None:
        self.ws = ws
        self.settings = settings
        self.guest = guest  # by cookie
        self.seat: int | None = None  # None: a spectator
        self.queue: deque[bytes] = deque()
        self.size = 0
        self.wake = asyncio.Event()
        self.closing: tuple[int, str] | None = None
        self.messages = Bucket(settings.message_rate, settings.message_burst)
        self.chats = Bucket(settings.chat_rate, settings.chat_burst)
        self.looks = Bucket(settings.look_rate, settings.look_burst)

    def send(self, data: bytes) -> None:
        """Never waits. Who reads too slowly is closed and may come back: the store remembers what it missed."""
        if self.closing:
            return
        self.queue.append(data)
        self.size += len(data)
        if len(self.queue) > self.settings.queue_frames or self.size > self.settings.queue_bytes:
            self.queue.clear()
            self.close(*errors.TOO_SLOW)
        self.wake.set()

    def close(self, code: int, text: str) -> None:
        """After what is queued, say why and hang up."""
        if not self.closing:
            self.queue.append(frame("bye", text=text))
            self.closing = (code, text)
            self.wake.set()

    async def pump(self) -> None:
        """Sends what is queued until the socket is closed from either side."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):  # RuntimeError: sending after the peer has gone
            while True:
                await self.wake.wait()
                self.wake.clear()
                if self.closing:
                    await self.hang_up(self.closing[0])
                    return
                while self.queue and not self.closing:
                    data = self.queue.popleft()
                    self.size -= len(data)
                    await self.ws.send({"type": "websocket.send", "text": data.decode()})
                if self.closing:
                    self.wake.set()

    async def hang_up(self, code: int) -> None:
        # A peer that reads nothing would keep us waiting: give it a moment, then drop the line.
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                while self.queue:
                    await self.ws.send({"type": "websocket.send", "text": self.queue.popleft().decode()})
                await self.ws.close(code)
