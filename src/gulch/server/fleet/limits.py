"""Limits that hold across processes: who is too fast for one of them is so for all. They are counted in Redis; while it
is away every process counts for itself."""

from __future__ import annotations

import asyncio
import logging

from limits import RateLimitItemPerSecond
from limits.aio.storage import RedisStorage
from limits.aio.strategies import SlidingWindowCounterRateLimiter

log = logging.getLogger("gulch.server")
SECONDS = 0.5  # nobody waits longer for a count


class SharedLimits:
    def __init__(self, url: str) -> None:
        storage = RedisStorage(f"async+{url}", implementation="redispy", key_prefix="gulch")
        self.limiter = SlidingWindowCounterRateLimiter(storage)

    async def take(self, kind: str, key: str, rate: float, burst: float) -> bool:
        """One more of a kind. A bucket of `burst` that fills at `rate` is `burst` in the time that filling it takes."""
        if rate <= 0 or burst < 1:
            return burst >= 1
        item = RateLimitItemPerSecond(int(burst), max(1, round(burst / rate)), namespace=kind)
        try:
            async with asyncio.timeout(SECONDS):
                return await self.limiter.hit(item, key)
        except Exception as error:
            log.debug("limits are counted here alone: %s", type(error).__name__)
            return True
