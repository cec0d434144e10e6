"""Servers that are there at once: one process loads everything and forks. Each child is a server of its own, which is
killed like any other; only its interpreter need not start anew every time."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import sys
from pathlib import Path
from typing import Any

from faults.driver import START_SECONDS
from fleet.parts import free_port
from server.people import FAST

CRADLE = str(Path(__file__).with_name("cradle.py"))


class Child:
    """A server that can be killed and started again at the same address."""

    def __init__(self, nursery: Nursery, data: Path, **settings: Any) -> None:
        self.nursery = nursery
        self.port = free_port()
        self.settings = {**FAST, "data": str(data), "port": self.port, "seed_grace": 0.2, **settings}
        self.process = 0

    async def start(self, crash: str = "") -> None:
        async with asyncio.timeout(START_SECONDS):
            self.process = await self.nursery.bear(self.settings, crash)

    async def die(self, after: float) -> None:
        """Its end, at the latest after so many seconds by kill -9."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(after):
                await self.nursery.death_of(self.process)
        if self.process not in self.nursery.gone:
            with contextlib.suppress(ProcessLookupError):
                os.kill(self.process, signal.SIGKILL)
        assert await self.nursery.death_of(self.process) == -signal.SIGKILL, "the server must die by nothing else"


class Nursery:
    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.born: dict[int, asyncio.Future[int]] = {}  # by port
        self.dead: dict[int, asyncio.Future[int]] = {}  # by process

    async def open(self) -> None:
        pipe = asyncio.subprocess.PIPE
        self.process = await asyncio.create_subprocess_exec(sys.executable, CRADLE, stdin=pipe, stdout=pipe)
        self.reading = asyncio.create_task(self.read())

    async def read(self) -> None:
        assert self.process is not None
        assert self.process.stdout is not None
        async for line in self.process.stdout:
            word, key, value = line.split()
            futures = self.born if word == b"ready" else self.dead
            futures.setdefault(int(key), asyncio.get_running_loop().create_future()).set_result(int(value))

    async def bear(self, settings: dict[str, Any], crash: str) -> int:
        assert self.process is not None
        assert self.process.stdin is not None
        ready = self.born[settings["port"]] = asyncio.get_running_loop().create_future()
        self.process.stdin.write(json.dumps({"settings": settings, "crash": crash}).encode() + b"\n")
        return await ready

    async def death_of(self, process: int) -> int:
        future = self.dead.setdefault(process, asyncio.get_running_loop().create_future())
        return await asyncio.shield(future)

    @property
    def gone(self) -> set[int]:
        return {process for process, future in self.dead.items() if future.done()}

    async def close(self) -> None:
        """Whoever lives still goes with it."""
        if self.process is not None:
            assert self.process.stdin is not None
            self.process.stdin.close()
            await self.process.wait()
            self.reading.cancel()
