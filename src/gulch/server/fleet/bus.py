"""Redis, which carries one kind of message: "table X is at N". Nothing is lost without it: processes also look for
themselves, a little later."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

from gulch.server.errors import CannotStart

log = logging.getLogger("gulch.server")
CHANNEL = "gulch"
RETRY_SECONDS = 1.0
SECONDS = 2.0  # a Redis that is silent for so long is not there
SILENT_SECONDS = 10.0  # after so long we ask whether it is still there


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
                    await self.listen_at(ear)
            except self.failures:
                self.noted(False)
            except Exception as error:  # whatever it was: an ear is needed for as long as we live
                log.error("what the others say could not be understood", exc_info=error)
            await asyncio.sleep(RETRY_SECONDS)

    async def listen_at(self, ear: Any) -> None:
        """A line that was cut without a word is as silent as one on which nobody speaks: a call that nobody answers
        tells which it is."""
        called = False
        while True:
            message = await ear.get_message(timeout=SILENT_SECONDS)
            if message is not None:
                called = False
                if message["type"] == "message":
                    table, _, tick = message["data"].decode().partition(" ")
                    self.heard(table, int(tick))
            elif called:
                raise TimeoutError
            else:
                called = True
                await ear.ping()

    def noted(self, well: bool) -> None:
        if well != self.well:
            log.warning(
                "Redis is back" if well else "Redis can't be reached: the others hear of changes a little later"
            )
            self.well = well
