"""The door: connections before they have said what they want. Silent ones can't keep others out: of those that an
address has, and of all, only the newest stay, and none stays long."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from gulch.server.guard.limits import in_network, network_of
from gulch.server.settings import Settings

log = logging.getLogger("gulch.server")
FILES_KEPT = 64  # for the store, the processes that think, and whatever else is open
FILES_WANTED = 65_536
LOG_SECONDS = 60.0


def raise_file_limit() -> int:
    """As many open files as we may have; every connection is one. Returns how many."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return FILES_WANTED
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES_WANTED if hard == resource.RLIM_INFINITY else min(hard, FILES_WANTED)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return FILES_WANTED if soft == resource.RLIM_INFINITY else soft


class Porch:
    """Who waits at the door, the longest waiting first."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.room = settings.connections or raise_file_limit() - FILES_KEPT
        self.waiting: dict[HttpDoor, str] = {}
        self.by_address: dict[str, dict[HttpDoor, None]] = {}
        self.logged = -LOG_SECONDS

    def come(self, door: HttpDoor) -> None:
        address = network_of(door.client[0] if door.client else "?")
        self.waiting[door] = address
        others = self.by_address.setdefault(address, {})
        others[door] = None
        if len(others) > self.settings.silent_per_address and not self.is_proxy(address):
            next(iter(others)).turn_away()
        elif len(self.waiting) > self.settings.silent_connections:
            next(iter(self.waiting)).turn_away()

    def is_proxy(self, address: str) -> bool:
        """Whoever comes through it seems to be one address."""
        return any(in_network(address, network) for network in self.settings.proxies)

    def go_in(self, door: HttpDoor) -> None:
        address = self.waiting.pop(door, None)
        if address is not None:
            del self.by_address[address][door]
            if not self.by_address[address]:
                del self.by_address[address]

    def make_room(self, door: HttpDoor) -> None:
        """When there are as many connections as there can be: whoever is silent goes, else whoever comes."""
        if len(door.connections) <= self.room:
            return
        now = time.monotonic()
        if now - self.logged > LOG_SECONDS:
            self.logged = now
            log.error("no more than %d connections can be open: raise the limit of open files", self.room)
        next(iter(self.waiting), door).turn_away()


class HttpDoor(H11Protocol):
    """An HTTP connection that must say what it wants within a time."""

    porch: Porch

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.porch.make_room(self)
        self.wait()

    def wait(self) -> None:
        if self.patience is None and not self.transport.is_closing():
            self.patience = self.loop.call_later(self.porch.settings.header_seconds, self.turn_away)
            self.porch.come(self)

    def go_in(self) -> None:
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None
            self.porch.go_in(self)

    def turn_away(self) -> None:
        self.go_in()
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.their_state is h11.IDLE:
            self.wait()  # a piece of a request, the first or the next
        else:
            self.go_in()

    def connection_lost(self, exc: Exception | None) -> None:
        self.go_in()
        super().connection_lost(exc)


def http_door(settings: Settings) -> type[HttpDoor]:
    return type("Door", (HttpDoor,), {"porch": Porch(settings)})
