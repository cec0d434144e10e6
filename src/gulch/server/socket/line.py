"""A socket's own end of its line. There are thousands, most of them silent, and each answer is told to several at once:
what the protocol keeps for every socket and does for every frame is here as little as it can be."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

LINE = "gulch.line"  # the extension by which a socket's scope leads here
HEARD_MAX = 8  # messages that may wait to be read; then the line is not listened to


class Mailbox:
    """A queue for one reader, without the six containers of asyncio's."""

    __slots__ = ("events", "reader")

    def __init__(self) -> None:
        self.events: list[Any] = []
        self.reader: asyncio.Future[None] | None = None

    def put_nowait(self, event: Any) -> None:
        self.events.append(event)
        if self.reader is not None and not self.reader.done():
            self.reader.set_result(None)

    async def get(self) -> Any:
        while not self.events:
            self.reader = asyncio.get_running_loop().create_future()
            try:
                await self.reader
            finally:
                self.reader = None
        return self.events.pop(0)

    def empty(self) -> bool:
        return not self.events


class Flow:
    """Whether more can be written, in place of an asyncio.Event. Tells whoever has something to write."""

    __slots__ = ("free", "resume", "waiting")

    def __init__(self) -> None:
        self.free = True
        self.waiting: list[asyncio.Future[None]] = []
        self.resume: Callable[[], None] | None = None

    def is_set(self) -> bool:
        return self.free

    def clear(self) -> None:
        self.free = False

    def set(self) -> None:
        self.free = True
        waiting, self.waiting = self.waiting, []
        for future in waiting:
            if not future.done():
                future.set_result(None)
        if self.resume is not None:
            self.resume()

    async def wait(self) -> None:
        while not self.free:
            future = asyncio.get_running_loop().create_future()
            self.waiting.append(future)
            await future


# What the protocol keeps for a socket. In a dict that would be the largest thing of all that a socket needs.
KEPT = """
app app_state asgi_version client close_sent close_timeout close_timer config conn connections curr_msg_data_type
default_headers disconnected frames handshake_complete handshake_initiated initial_response last_ping_rtt logger loop
pending_ping_payload ping_interval ping_sent_at ping_timeout ping_timer pong_timer queue read_paused request response
root_path scheme scope server tasks transport writable
"""


class SocketLine(WebSocketsSansIOProtocol):
    __slots__ = tuple(KEPT.split())

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.queue: Mailbox = Mailbox()  # type: ignore[assignment]
        self.writable: Flow = Flow()  # type: ignore[assignment]

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.close_sent:
            self.scope["extensions"][LINE] = self  # type: ignore[assignment]

    def start_keepalive(self) -> None:
        super().start_keepalive()
        self.request.headers.clear()  # the handshake is done: nobody asks for them again
        del self.request, self.response

    def write_texts(self, texts: list[bytes]) -> None:
        """Each a frame, all of them with one call of the system. Whoever has gone hears nothing more."""
        if not (self.disconnected or self.close_sent or self.transport.is_closing()):
            self.transport.write(b"".join([part for text in texts for part in (head(len(text)), text)]))

    def send_receive_event_to_app(self) -> None:
        """Text that is none closes its socket and is no event worth a traceback in the log."""
        if self.curr_msg_data_type != "text" or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = self.frames[0] if len(self.frames) == 1 else b"".join(self.frames)
        self.frames = []
        try:
            self.queue.put_nowait({"type": "websocket.receive", "text": str(data, "utf-8")})
        except UnicodeDecodeError:
            self.conn.fail(1007)
            self.handle_parser_exception()
            return
        if len(self.queue.events) >= HEARD_MAX and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()


def head(size: int) -> bytes:
    """Of a whole text frame from a server."""
    if size < 126:
        return bytes((0x81, size))
    return b"\x81\x7e" + size.to_bytes(2, "big") if size < 65536 else b"\x81\x7f" + size.to_bytes(8, "big")
