"""All tables: loaded when somebody needs one, dropped when nobody does."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Row

from gulch.engine.table import Table
from gulch.server.bots.drive import Driver
from gulch.server.bots.pool import Pool
from gulch.server.errors import SIGNED_OUT, Problem
from gulch.server.fleet.catching_up import bring_up
from gulch.server.fleet.fleet import Fleet
from gulch.server.guard.devices import Devices
from gulch.server.guard.identity import Identity
from gulch.server.guard.limits import Buckets
from gulch.server.guard.passkeys import Passkeys
from gulch.server.http.catalogue import Catalogue
from gulch.server.notices.notices import Notices
from gulch.server.rubbish import Rubbish
from gulch.server.settings import Settings
from gulch.server.socket.frames import EventTexts
from gulch.server.store.changes import change_table, remove_tables, set_age
from gulch.server.store.rebuild import Step, apply, checkpoint_of, go_on, rebuild
from gulch.server.store.shared import last_said
from gulch.server.store.store import Store
from gulch.server.store.writer import Conflict, StoreDown
from gulch.server.tables.absence import pass_host_on, put_away
from gulch.server.tables.live import LiveTable
from gulch.server.tables.orders import Orders
from gulch.server.tables.reviewing import Reviews
from gulch.server.timing import Time
from gulch.server.watch.logs import table_id
from gulch.server.watch.tally import Tally

log = logging.getLogger("gulch.server")
GOES_ON = "a game goes on under rules %s, begun under %s"
LONG = 40  # a game with more entries is played again in a thread, so that the others need not wait


class Hub:
    def __init__(
        self,
        settings: Settings,
        catalogue: Catalogue,
        store: Store,
        identity: Identity,
        pool: Pool,
        time: Time,
        tally: Tally,
    ) -> None:
        self.settings = settings
        self.catalogue = catalogue
        self.store = store
        self.identity = identity
        self.pool = pool
        self.time = time
        self.tally = tally
        self.devices = Devices(store, identity, time)
        self.passkeys = Passkeys(self.devices)
        self.ticking = False  # some clock has run: from then on we note how long we are up
        self.texts = EventTexts()
        self.chats = Buckets(settings.chat_rate, settings.chat_burst)  # by guest: sockets are free
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Future[None]] = {}
        self.tasks: list[asyncio.Task[None]] = []
        self.orders = Orders(self)
        self.reviews = Reviews(self)
        self.hints = Buckets(settings.hint_rate, settings.hint_burst)  # by address: in replays and lessons
        self.fleet = Fleet(self) if store.shared else None  # None: there is no other process
        self.notices = Notices(self)
        self.rubbish = Rubbish()
        if self.fleet is not None:
            self.devices.changed = partial(self.fleet.tell_all, "guest")

    def drives(self, live: LiveTable) -> bool:
        """Whether this process moves for a table's bots and clocks."""
        return self.fleet is None or self.fleet.drives(live)

    def new_driver(self, live: LiveTable) -> Driver:
        return Driver(live, self.pool, self.settings)

    # ---- in and out of the memory -----------------------------------------------------------------------------------
    @asynccontextmanager
    async def use(self, id: str) -> AsyncIterator[LiveTable]:
        """The live table, which stays in memory while it is used. Problem 404 if there is none."""
        table_id.set(id)  # for the log
        while (live := self.tables.get(id)) is None:
            await self.load_once(id)
        live.users += 1
        try:
            if self.fleet is not None:
                async with live.lock:
                    await self.fleet.freshen(live)
                if live.lock.gone:
                    raise Problem(503, "error-store-down")
            yield live
        finally:
            live.users -= 1
            live.used = time.monotonic()

    async def load_once(self, id: str) -> None:
        """However many ask at the same time, a table is loaded once."""
        if id in self.loading:
            await asyncio.shield(self.loading[id])
            return
        future = self.loading[id] = asyncio.get_running_loop().create_future()
        try:
            live = self.tables[id] = await self.load(id)
            future.set_result(None)
            live.driver.look()
        except BaseException as error:
            future.set_exception(error if isinstance(error, Problem) else Problem(503, "error-store-down"))
            future.exception()
            raise
        finally:
            del self.loading[id]

    async def load(self, id: str) -> LiveTable:
        listing = await self.store.table(id)
        if listing is None or listing.row.game not in self.catalogue.games:
            raise Problem(404, "error-no-such-table")
        live = LiveTable(self, listing)
        if self.fleet is not None:
            live.heard = await last_said(self.store, id)
        live.chat.extend(await self.store.chat(id, self.settings.chat_kept))
        if live.row.start is not None:
            await self.refill(live)
        return live

    async def refill(self, live: LiveTable, upto: int | None = None) -> None:
        """The game from the store; `upto`: as far as everybody here was told."""
        entries = await self.store.entries(live.id)
        if upto is not None:
            entries = entries[: upto + 1]
        for entry in entries:
            live.note(entry.position, entry.cmd_id, [int(seq) for seq in entry.seqs.split(",")])
        live.since = entries[-1].since or entries[-1].at
        if len(entries) > LONG:
            live.table = await asyncio.to_thread(play_again, live, entries)
        else:
            live.table = play_again(live, entries)
        live.row.start = live.row.checkpoint = None  # long texts, and the table has it all
        if live.table is not None and live.over is not None:
            live.row.outcome = None
            del live.over["views"]
        live.block = live.table.opened if live.table is not None else -1
        live.clocks.set_alarm()

    async def reload(self, live: LiveTable) -> None:
        """Back to what is stored, after a write that failed. If another process was faster, everybody here hears what
        it did. Called with the table's lock held."""
        known, before = live.position if self.fleet is not None else None, live.seats
        live.forget_game()
        try:
            listing = await self.store.table(live.id)
            if listing is None:
                raise Problem(404, "error-no-such-table")
            live.know(listing)
            if live.row.start is not None and known != -1:
                await self.refill(live, known)
            if self.fleet is not None:
                await bring_up(self.fleet, live)
            live.see_out(before)
        except Exception as error:
            log.error("a table could not be loaded again: %s", type(error).__name__)
            self.throw_out(live)

    def drop(self, live: LiveTable) -> None:
        """Nobody uses it, unless it has gone already and come back."""
        if self.tables.get(live.id) is live:
            live.clocks.stop()
            del self.tables[live.id]

    def throw_out(self, live: LiveTable) -> None:
        """What stands in the memory is not what is stored: whoever comes back finds the table anew."""
        live.broken()
        if self.tables.get(live.id) is live:
            del self.tables[live.id]

    # ---- housekeeping -----------------------------------------------------------------------------------------------
    def start(self) -> None:
        self.tasks = [
            asyncio.create_task(self.sweep(), name="sweeper"),
            asyncio.create_task(self.wake(), name="waker"),
            asyncio.create_task(self.beat(), name="heart"),
            asyncio.create_task(self.orders.listen(), name="orders"),
        ]
        self.notices.start()

    async def stop(self) -> None:
        await self.notices.stop()
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.reviews.stop()
        for live in list(self.tables.values()):
            live.clocks.stop()
            await live.driver.stop()
            await self.save_checkpoint(live)
        if self.fleet is not None:
            await self.fleet.stop()
        await self.note_age()

    async def beat(self) -> None:
        """Clocks go by how long the server is up: it notes that often, so that no time is lost or given when it is
        killed."""
        while True:
            await asyncio.sleep(self.settings.beat_seconds)
            await self.note_age()

    async def note_age(self) -> None:
        if self.ticking and self.fleet is None:  # else all of them grow older together
            with contextlib.suppress(StoreDown, Conflict):
                await self.store.write(set_age(self.time.up()))

    async def wake(self) -> None:
        """After a restart bots go on where somebody waits for them, without anybody having to come and look. One table
        after the other, the last used first, and not all there ever were: a start stays a start."""
        with going_on("tables could not be woken"):
            self.ticking = self.ticking or bool(await self.store.overdue(math.inf, 1))
            for id in await self.store.bots_and_people(self.settings.wake_tables):
                await self.wake_table(id)

    async def wake_table(self, id: str) -> None:
        """Whatever is loaded looks whether there is something to do."""
        with going_on("a table could not be woken"):
            if self.fleet is not None:
                await self.fleet.wake_table(id)
                return
            async with self.use(id):
                pass

    def hang_up(self, guest: str, why: tuple[int, str] = SIGNED_OUT) -> None:
        """On somebody's sockets; whoever still has a right comes back with a new token."""
        for live in self.tables.values():
            for seat, connections in enumerate(live.connections):
                owner = live.seats[seat].guest if seat < len(live.seats) else None
                for connection in connections:
                    if owner == guest or (connection.guest is not None and connection.guest.id == guest):
                        connection.close(*why)

    async def sweep(self) -> None:
        chores = (
            *(self.clear_away, self.let_go, self.wake_overdue, self.pass_hosts_on),
            *(self.put_away_abandoned, self.pack_finished),
        )
        while True:
            await asyncio.sleep(self.settings.sweep_seconds)
            for chore in chores:
                with going_on("the house could not be kept"):
                    await chore()
            self.rubbish.look(sum(self.tally.acknowledged.counts))

    async def let_go(self) -> None:
        """What nobody uses leaves the memory."""
        before = time.monotonic() - self.settings.idle_seconds
        for live in [live for live in self.tables.values() if live.used < before and not live.busy]:
            await self.save_checkpoint(live)
            if not live.busy:
                self.drop(live)

    async def pass_hosts_on(self) -> None:
        for live in list(self.tables.values()):
            with going_on("a host's rights could not be passed on"):
                await pass_host_on(live)

    async def put_away_abandoned(self) -> None:
        """Once in a while, a few at a time."""
        for id in await self.store.abandoned(self.time.now() - self.settings.abandoned_seconds):
            with going_on("a game could not be put away"):
                async with self.use(id) as live:
                    await put_away(live)

    async def pack_finished(self) -> None:
        """A few at a time. A table that is in memory is read no differently afterwards."""
        old = await self.store.finished(self.time.now() - self.settings.pack_seconds)
        for id in old:
            with going_on("a game could not be packed"):
                await self.store.pack(id)
        if old:
            await self.store.shrink()

    async def wake_overdue(self) -> None:
        """Tables that nobody looks at, and where somebody's time is up: a loaded table sees to it."""
        for id in await self.store.overdue(self.time.up()) if self.ticking else ():
            if id not in self.tables:
                await self.wake_table(id)

    async def clear_away(self) -> None:
        """Tables that were opened and where nobody has sat down, or nobody for a very long time."""
        now, settings = self.time.now(), self.settings
        empty = await self.store.empty_tables(now - settings.empty_seconds, now - settings.abandoned_seconds)
        gone = [id for id in empty if id not in self.tables and id not in self.loading]
        if gone:
            await self.store.write(*remove_tables(gone, now - settings.abandoned_seconds))

    async def save_checkpoint(self, live: LiveTable) -> None:
        if live.table is None or live.table.over or (self.fleet is not None and live.id not in self.fleet.leases):
            return
        text = msgspec.json.encode(checkpoint_of(live.table, live.position)).decode()
        with contextlib.suppress(Exception):  # the record is the truth; this is only for a change of the rules
            await self.store.write(change_table(live.id, checkpoint=text))


@contextmanager
def going_on(what: str) -> Iterator[None]:
    """Whatever happens to one table, the others are looked after, and what failed is tried again."""
    try:
        yield
    except (StoreDown, Conflict, Problem):
        pass  # it has said so, or is no fault
    except Exception as error:
        log.error(what, exc_info=error)


def play_again(live: LiveTable, entries: Sequence[Row[Any]]) -> Table | None:
    """The table as its entries say. None: the rules have changed and there is no way back in; it is shown as it was."""
    game = live.hub.catalogue.games[live.row.game]
    assert live.row.start is not None
    start: dict[str, Any] = msgspec.json.decode(live.row.start)
    steps: list[Step] = [(entry.kind, entry.seat, entry.said) for entry in entries]
    try:
        table = rebuild(game, {**start, "version": game.version}, steps)
        if [len(stream) for stream in table.streams] == [live.seq(v) for v in range(live.viewers)]:
            if live.row.state == "playing" and live.row.version != live.version:
                log.warning(GOES_ON, live.version, live.row.version)
            return table
    except Exception as error:  # whatever today's rules make of an older game
        log.warning("a stored game can't be played again, rules %s", live.row.version, exc_info=error)
    if live.row.checkpoint is None or live.row.state == "over":
        return None
    return play_on_from_checkpoint(live, steps)


def play_on_from_checkpoint(live: LiveTable, steps: list[Step]) -> Table | None:
    game = live.hub.catalogue.games[live.row.game]
    assert live.row.checkpoint is not None
    checkpoint: dict[str, Any] = msgspec.json.decode(live.row.checkpoint)
    try:
        table = go_on(game, checkpoint)
        position: int = checkpoint["position"]
        for v in range(live.viewers):
            live.base[v] = live.marks[v][position] - len(table.streams[v])
        for step in steps[position + 1 :]:
            apply(table, step)
    except Exception as error:
        log.error("a stored game can't go on, rules %s", live.row.version, exc_info=error)
        return None
    log.warning(GOES_ON, live.version, live.row.version)
    return table
