"""Reviews of finished games: made once, when somebody asks, in the pool; then kept with the record."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec

from gulch.engine.game import GulchError
from gulch.lab.review import Job, Review, Studied
from gulch.server.bots.pool import Late
from gulch.server.errors import Problem
from gulch.server.socket.messages import encode
from gulch.server.store import shared
from gulch.server.store.changes import put_review
from gulch.server.store.writer import Conflict, StoreDown
from gulch.server.tables import finished
from gulch.server.tables.live import LiveTable
from gulch.server.watch.logs import table_id

if TYPE_CHECKING:
    from gulch.server.tables.hub import Hub

log = logging.getLogger("gulch.server")
JOB_SECONDS = 60.0
CLAIM_SECONDS = 120.0  # a process that is silent for so long does not make it any more
CLAIM_EVERY = 20  # parts
MOST_WAITING = 50
TRIES = 3


class Making:
    """A review that is being made here."""

    def __init__(self) -> None:
        self.progress = 0.0
        self.task: asyncio.Task[None] | None = None


class Reviews:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.making: dict[str, Making] = {}
        self.failed: set[str] = set()
        self.turn = asyncio.Lock()  # one after the other: bots come first

    async def stop(self) -> None:
        tasks = [making.task for making in self.making.values() if making.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def ask(self, live: LiveTable, seat: int | None) -> bytes:
        """The review as this viewer's replay counts, or how far it is. During a game there is none."""
        finished.key_of("review", live, seat)
        row = await self.hub.store.review(live.id)
        if row is not None and row.data is not None:
            return encode({"state": "ready", "review": await as_seen(live, seat, msgspec.json.decode(row.data))})
        if live.table is None or live.table.outcome is None:
            return encode({"state": "none"})
        if live.id in self.failed:
            return encode({"state": "failed"})
        making = self.making.get(live.id)
        if making is None and len(self.making) < MOST_WAITING and await self.may_make(live, 0.0):
            making = self.making[live.id] = Making()
            making.task = asyncio.create_task(self.make(live.id, making))
        progress = making.progress if making else row.progress if row is not None else 0.0
        return encode({"state": "making", "progress": round(progress, 3)})

    async def may_make(self, live: LiveTable, progress: float) -> bool:
        """Whether it is ours to make."""
        fleet = self.hub.fleet
        return fleet is None or await shared.make_review(self.hub.store, live.id, fleet.me, progress, CLAIM_SECONDS)

    async def make(self, id: str, making: Making) -> None:
        table_id.set(id)  # for the log
        try:
            async with self.turn, self.hub.use(id) as live:
                await self.make_now(live, making)
        except (GulchError, Late) as error:
            self.failed.add(id)
            log.warning("a game could not be reviewed: %s", type(error).__name__)
        except (StoreDown, Conflict, Problem):
            pass  # whoever asks again begins anew
        except Exception as error:
            self.failed.add(id)
            log.error("a review failed", exc_info=error)
        finally:
            del self.making[id]

    async def make_now(self, live: LiveTable, making: Making) -> None:
        record: dict[str, Any] = msgspec.json.decode(await finished.record(live))
        game = self.hub.catalogue.games[live.row.game]
        review = Review(await asyncio.to_thread(Studied, game, record))
        side_by_side = asyncio.Semaphore(max(1, self.hub.settings.bot_workers - 1))
        while jobs := review.jobs():
            tasks = [asyncio.create_task(self.part(record, job, side_by_side)) for job in jobs]
            try:
                for count, (job, task) in enumerate(zip(jobs, tasks, strict=True), 1):
                    review.learn(job, await task)
                    making.progress = max(making.progress, review.progress)
                    if count % CLAIM_EVERY == 0 and not await self.may_make(live, making.progress):
                        return  # another process goes on with it
            finally:
                for task in tasks:
                    task.cancel()
        data = msgspec.json.encode(review.result()).decode()
        await self.hub.store.write(*put_review(live.id, data))

    async def part(self, record: dict[str, Any], job: Job, side_by_side: asyncio.Semaphore) -> Any:
        """A worker that dies costs only this part."""
        async with side_by_side:
            for _ in range(TRIES - 1):
                with contextlib.suppress(Late):
                    return await self.run(record, job)
            return await self.run(record, job)

    async def run(self, record: dict[str, Any], job: Job) -> Any:
        return await self.hub.pool.run({"kind": "review", "record": record, "part": job}, JOB_SECONDS)


async def as_seen(live: LiveTable, seat: int | None, review: dict[str, Any]) -> dict[str, Any]:
    """With the numbers of the events that this viewer had been told: `seq` after, `since` before."""
    marks = live.marks[len(live.seats) if seat is None else seat]
    seqs = [marks[position] for position in standing(await live.hub.store.entries(live.id))]
    for line in (*review["chances"], *review["ledger"], *review["turning"]):
        line["seq"] = seqs[line["answers"]]
        if "from" in line:
            line["since"] = seqs[line["from"]]
    return review


def standing(entries: Any) -> list[int]:
    """Where the answers stand that nobody took back: the position of each, after that of the beginning."""
    kept: list[tuple[int, int]] = []  # position and seat
    for entry in entries:
        if entry.kind == "answer":
            kept.append((entry.position, entry.seat))
        elif entry.kind == "undo":
            del kept[int(entry.said)]
        elif entry.kind == "back":
            del kept[int(entry.said) :]
        elif entry.kind == "sealed":
            del kept[max(i for i, (_, seat) in enumerate(kept) if seat == entry.seat)]
    return [entries[0].position, *(position for position, _ in kept)]
