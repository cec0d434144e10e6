"""Redis, which carries one kind of message: "table X is at N". Nothing is lost without it: processes also look for
themselves, a little later."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

from gulch.server.errors import CannotStart

log = logging.getLogger("gulch.server")
CHANNEL = "gulch"
RETRY_SECONDS = 1.0
SECONDS = 2.0  # a Redis that is silent for so long is not there


class Bus:
    def __init__(self, url: str, heard: Callable[[str, int], None]) -> None:
        try:
            import redis.asyncio as redis
        except ImportError:
            raise CannotStart("Redis can't be used: there is no redis; pip install 'gulch[redis]' brings it") from None
        try:
            self.redis = redis.Redis.from_url(url, socket_timeout=None, socket_connect_timeout=SECONDS)
        except ValueError as error:
            raise CannotStart(f"Redis can't be used: {error}; see --redis") from None
        self.failures = (redis.RedisError, OSError)
        self.heard = heard
        self.ahead: dict[str, int] = {}  # to be told; of a table only the last
        self.wake = asyncio.Event()
        self.well = True
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self.listen(), name="ear"), asyncio.create_task(self.speak(), name="voice")]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        with contextlib.suppress(*self.failures):
            await self.redis.aclose()

    def tell(self, ticks: dict[str, int]) -> None:
        """Never waits."""
        self.ahead |= ticks
        self.wake.set()

    async def speak(self) -> None:
        while True:
            await self.wake.wait()
            self.wake.clear()
            ahead, self.ahead = self.ahead, {}
            try:
                async with asyncio.timeout(SECONDS):
                    for table, tick in ahead.items():
                        await self.redis.publish(CHANNEL, f"{table} {tick}")
                self.noted(True)
            except self.failures:
                self.noted(False)  # the others look for themselves

    async def listen(self) -> None:
        while True:
            try:
                async with self.redis.pubsub(ignore_subscribe_messages=True) as ear:
                    await ear.subscribe(CHANNEL)
                    async for message in ear.listen():
                        table, _, tick = message["data"].decode().partition(" ")
                        self.heard(table, int(tick))
            except self.failures:
                self.noted(False)
            await asyncio.sleep(RETRY_SECONDS)

    def noted(self, well: bool) -> None:
        if well != self.well:
            log.warning(
                "Redis is back" if well else "Redis can't be reached: the others hear of changes a little later"
            )
            self.well = well
