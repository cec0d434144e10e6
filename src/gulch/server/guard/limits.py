"""Rate limits: a bucket that fills with time and empties with use."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Network, ip_address, ip_network


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """What limits go by. Whoever has one IPv6 address has 2**64 of them: their network counts as one address."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv4Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))


@lru_cache(maxsize=4096)
def in_network(address: str, network: str) -> bool:
    try:
        found = ip_address(address.partition("%")[0])
        return (getattr(found, "ipv4_mapped", None) or found) in ip_network(network, strict=False)
    except ValueError:
        return False


def both_ways(networks: Iterable[str]) -> list[str]:
    """Each network itself, and as its addresses look to a server that listens for IPv6 and IPv4 at once."""
    known = [ip_network(network, strict=False) for network in networks]
    mapped = [f"::ffff:{one.network_address}/{96 + one.prefixlen}" for one in known if isinstance(one, IPv4Network)]
    return [*map(str, known), *mapped]


class Bucket:
    __slots__ = ("burst", "last", "level", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.level = burst
        self.last = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.level = min(self.burst, self.level + (now - self.last) * self.rate)
        self.last = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Buckets:
    """One bucket per key (an address, a guest). The longest unused are forgotten: a flood of keys costs no memory."""

    KEPT = 20_000

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.by_key: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, key: str) -> bool:
        bucket = self.by_key.get(key)
        if bucket is None:
            bucket = self.by_key[key] = Bucket(self.rate, self.burst)
            if len(self.by_key) > self.KEPT:
                self.by_key.popitem(last=False)
        else:
            self.by_key.move_to_end(key)
        return bucket.take()


class Counter:
    """How many of something each key holds at this moment, with a ceiling."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held: dict[str, int] = {}

    def enter(self, key: str) -> bool:
        if self.held.get(key, 0) >= self.most:
            return False
        self.held[key] = self.held.get(key, 0) + 1
        return True

    def leave(self, key: str) -> None:
        left = self.held[key] - 1
        if left:
            self.held[key] = left
        else:
            del self.held[key]
