"""Moves that no person makes: bots, and seats that can only pass. Both take the time that a choice takes, so that
nobody can tell from the clock who had one."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from gulch.records.parcels import parcel
from gulch.server.bots.pool import Late, Matter, Pool
from gulch.server.settings import Settings
from gulch.server.store.writer import StoreDown
from gulch.server.tables import play
from gulch.server.tables.failures import RuleFailed
from gulch.server.tables.hints import drop_idle
from gulch.server.watch.logs import table_id

if TYPE_CHECKING:
    from gulch.engine.question import Question
    from gulch.server.tables.live import LiveTable

log = logging.getLogger("gulch.server")
RETRY_SECONDS = 1.0
# A bot waits as long as the table is looked at. Never nothing: who had no choice must not be told by the clock.
PACE = {"slow": 1.5, "normal": 1.0, "fast": 0.5, "at_once": 0.2}
chance = random.SystemRandom()  # nobody can work out a delay and read something into its length


class Driver:
    def __init__(self, live: LiveTable, pool: Pool, settings: Settings) -> None:
        self.live = live
        self.pool = pool
        self.settings = settings
        self.planned: dict[int, tuple[int, str | None]] = {}  # seat -> question and who answers it
        self.failed: dict[tuple[int, int], set[str]] = {}  # seat and question -> answers over which a rule stumbled
        self.thinking: dict[int, tuple[int, str, asyncio.Future[int]]] = {}  # seat -> question, level, the thought
        self.tasks: set[asyncio.Task[None]] = set()
        self.stopped = False

    @property
    def busy(self) -> bool:
        return bool(self.tasks)

    async def stop(self) -> None:
        self.stopped = True
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Something that the table does by itself; while it does, it stays in memory."""
        table_id.set(self.live.id)  # for the log; a task begins with what is set here
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.ended)

    def ended(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and not isinstance(error, StoreDown):  # then there is no such table in memory any more
            log.error("what a table does by itself failed", exc_info=error)

    def look(self) -> None:
        """Plan a move for every seat that does not choose for itself."""
        table = self.live.table
        self.stop_idle_thoughts()
        if table is None or self.stopped or self.live.row.state == "over" or not self.live.matters:
            return
        for seat, question in table.pending.items():
            level = self.live.player(seat)
            plan = (question.number, level)
            if len(self.failed.get((seat, question.number), ())) >= len(question.codes):
                continue  # nothing is left to try; a person may still take something back
            if (level or question.forced) and self.planned.get(seat) != plan:
                if not self.live.hub.drives(self.live):
                    return  # another process does
                self.planned[seat] = plan
                self.spawn(self.move(seat, question.number, level))

    @property
    def pace(self) -> float:
        """Of the people at the table the slowest counts; of onlookers only where nobody else is there."""
        *seats, crowd = self.live.connections
        looking = [connection for connections in seats for connection in connections] or crowd
        return max([PACE[connection.pace] for connection in looking], default=1.0)

    async def move(self, seat: int, number: int, level: str | None) -> None:
        try:
            await asyncio.sleep(chance.uniform(*self.settings.delay) * self.pace)
            if not await self.attempt(seat, number, level):
                await asyncio.sleep(RETRY_SECONDS)
        finally:
            if self.planned.get(seat) == (number, level):
                del self.planned[seat]
        self.look()  # whatever went wrong, a table that waits for a bot never hangs

    async def attempt(self, seat: int, number: int, level: str | None) -> bool:
        table = self.live.table
        question = table.pending.get(seat) if table else None
        if question is None or question.number != number or self.live.player(seat) != level:
            return True
        option = await self.think(seat, question, level) if level else question.options[0].id
        if not option:
            return True  # nobody waits for it any more
        failed = self.failed.get((seat, number), set())
        if option in failed:
            option = secrets.choice([o.id for o in question.options if o.id not in failed])
        try:
            return await play.answer_for(self.live, seat, number, option, level)
        except RuleFailed:
            self.failed[seat, number] = failed | {option}
            return False

    async def think(self, seat: int, question: Question, level: str) -> str:
        """The bot's choice; any legal one if its worker dies or is late; none if the thought was stopped. With nothing
        to choose it takes as long, so that nobody can tell from the clock."""
        table = self.live.table
        assert table is not None
        if len(question.codes) == 1:
            await asyncio.sleep(self.pool.thinking_seconds(level))
            return question.options[0].id
        thought = asyncio.ensure_future(self.pool.choose(self.matter(seat), secrets.randbits(48), level))
        self.thinking[seat] = (question.number, level, thought)
        try:
            await asyncio.wait([thought])
        finally:
            thought.cancel()  # if the table is closed meanwhile
            del self.thinking[seat]
        if thought.cancelled():
            return ""
        try:
            code = thought.result()
        except Late:
            log.warning("a bot was late: it plays at random")
            return secrets.choice(question.options).id
        return table.rules.words.id(code) if code in question.codes else secrets.choice(question.options).id

    def matter(self, seat: int) -> Matter:
        table = self.live.table
        assert table is not None
        last = table.log[-1].code if table.log else -1
        return Matter(table.game.id, parcel(table), seat, self.live.id, len(table.log), last)

    def stop_idle_thoughts(self) -> None:
        """Nobody waits for them: the question is gone, or a person plays the seat again."""
        table = self.live.table
        for seat, (number, level, thought) in self.thinking.items():
            question = table.pending.get(seat) if table else None
            if question is None or question.number != number or self.live.player(seat) != level:
                thought.cancel()
        drop_idle(self.live)
