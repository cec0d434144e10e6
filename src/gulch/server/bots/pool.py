"""Processes that think, so that the event loop never does. A worker that dies or is late is replaced."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
from typing import Any

import msgspec

from gulch.bots import THINKING
from gulch.bots.thoughts import doubt_at, favourite, pooled
from gulch.server.settings import Settings

log = logging.getLogger("gulch.server")
STARTING_SECONDS = 20.0
REPLY_MAX = 64 * 1024 * 1024


class Late(Exception):
    """No answer in time, or none at all."""


class Matter(msgspec.Struct):
    """What a bot is asked: a table as plain data, and a seat. `thread`, `answers` and `last` tell a worker whether it
    has thought about the question before this one."""

    game: str
    parcel: dict[str, Any]
    seat: int
    thread: str  # the table's
    answers: int  # that were given at the table
    last: int  # the latest of them


class Worker:
    """One process; one job at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.fresh = True
        self.dying: list[asyncio.subprocess.Process] = []

    async def ask(self, data: bytes, seconds: float) -> Any:
        try:
            async with asyncio.timeout(seconds + (STARTING_SECONDS if self.fresh else 0)):
                return await self.exchange(data)
        except (TimeoutError, OSError, EOFError, msgspec.DecodeError) as error:
            self.kill()
            raise Late from error
        except BaseException:  # cancelled in the middle: its answer would be taken for the next one's
            self.kill()
            raise

    async def exchange(self, data: bytes) -> Any:
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "gulch.server.bots.worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=1024 * 1024,
            )
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(len(data).to_bytes(4, "big") + data)
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(4), "big")
        if size > REPLY_MAX:
            raise EOFError
        reply = msgspec.msgpack.decode(await process.stdout.readexactly(size))
        self.fresh = False
        if "failed" in reply:
            log.warning("a worker could not do its job: %s", reply["failed"])
            raise Late
        return reply["ok"]

    def kill(self) -> None:
        if self.process is not None and self.process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                self.process.kill()
            self.dying = [process for process in self.dying if process.returncode is None] + [self.process]
        self.process = None
        self.fresh = True

    async def stop(self) -> None:
        self.kill()
        for process in self.dying:
            await process.wait()


class Pool:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.workers = [Worker() for _ in range(settings.bot_workers)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.workers:
            self.free.put_nowait(worker)
        self.waiting = 0  # jobs without a worker
        self.late = 0

    async def run(self, job: dict[str, Any], seconds: float) -> Any:
        """The answer; Late if there is none. Waiting for a free worker does not count."""
        data = msgspec.msgpack.encode(job)
        self.waiting += 1
        try:
            worker = await self.free.get()
        finally:
            self.waiting -= 1
        try:
            return await worker.ask(data, seconds)
        except Late:
            self.late += 1
            raise
        finally:
            self.free.put_nowait(worker)

    def thinking_seconds(self, level: str) -> float:
        """How long a bot of this level thinks; 0: it answers at once."""
        return self.settings.bot_budget * THINKING.get(level, 0.0)

    async def choose(self, matter: Matter, seed: int, level: str) -> int:
        """The action that a bot chooses. An expert thinks in every worker at once."""
        seconds = self.thinking_seconds(level)
        patience = seconds + self.settings.bot_patience
        job = {"seed": seed, "level": level, **msgspec.structs.asdict(matter)}
        if not seconds:
            return int(await self.run({"kind": "choose", **job}, patience))
        count = len(self.workers) if level == "expert" else 1
        jobs = [{"kind": "think", **job, "seed": seed + k, "seconds": seconds} for k in range(count)]
        thoughts = await asyncio.gather(*(self.run(job, patience) for job in jobs), return_exceptions=True)
        known = [found for found in thoughts if not isinstance(found, BaseException)]
        if not known:
            raise Late
        return favourite(pooled(known), doubt_at(matter.game))

    async def stop(self) -> None:
        await asyncio.gather(*(worker.stop() for worker in self.workers))
