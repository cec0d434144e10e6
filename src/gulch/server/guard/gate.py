"""Who may come in: allowed origins, requests a second, sockets at the same time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from gulch.server.guard.limits import Buckets, Counter, network_of
from gulch.server.settings import Settings

if TYPE_CHECKING:
    from gulch.server.fleet.limits import SharedLimits

Held = tuple[str, str | None]


class Gate:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.reads = Buckets(settings.read_rate, settings.read_burst)
        self.writes = Buckets(settings.write_rate, settings.write_burst)
        self.address_writes = Buckets(settings.address_write_rate, settings.address_write_burst)
        self.tables = Buckets(settings.table_rate, settings.table_burst)
        self.joins = Buckets(settings.join_rate, settings.join_burst)
        self.sends = Buckets(settings.send_rate, settings.send_burst)
        self.shared: SharedLimits | None = None  # counted by several processes together
        self.by_address = Counter(settings.sockets_per_address)
        self.by_guest = Counter(settings.sockets_per_guest)

    def origin_allowed(self, headers: Mapping[str, str]) -> bool:
        """A page of another site may not speak with a visitor's cookie. What is no browser sends no origin."""
        origin = headers.get("origin")
        if origin is None or origin in self.settings.origins:
            return True
        try:
            return bool(origin) and urlsplit(origin).netloc == headers.get("host")
        except ValueError:
            return False

    async def take(self, kind: str, buckets: Buckets, key: str) -> bool:
        """Within the limits of this process and, where there are others, of all of them."""
        if not buckets.take(key):
            return False
        return self.shared is None or await self.shared.take(kind, key, buckets.rate, buckets.burst)

    async def may_read(self, address: str) -> bool:
        return await self.take("read", self.reads, network_of(address))

    async def may_write(self, address: str, guest: str | None) -> bool:
        network = network_of(address)
        if not await self.take("address", self.address_writes, network):
            return False
        return await self.take("write", self.writes, guest or network)

    async def may_join(self, address: str) -> bool:
        return await self.take("join", self.joins, network_of(address))

    async def may_send(self, key: str) -> bool:
        return await self.take("send", self.sends, network_of(key))

    async def may_open_table(self, address: str) -> bool:
        return await self.take("table", self.tables, network_of(address))

    def enter(self, address: str, guest: str | None) -> Held | None:
        """One more socket; None: there are too many already."""
        address = network_of(address)
        if not self.by_address.enter(address):
            return None
        if guest is not None and not self.by_guest.enter(guest):
            self.by_address.leave(address)
            return None
        return address, guest

    def leave(self, held: Held | None) -> None:
        if held is not None:
            self.by_address.leave(held[0])
            if held[1] is not None:
                self.by_guest.leave(held[1])
