"""This process among others at one store. Who drives a table's bots and clocks holds a lease that ends by itself."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from typing import TYPE_CHECKING

import msgspec

from gulch.server.errors import Problem
from gulch.server.fleet.bus import Bus
from gulch.server.fleet.catching_up import bring_up
from gulch.server.store import shared
from gulch.server.store.writer import Conflict, Statement, StoreDown

if TYPE_CHECKING:
    from gulch.server.socket.messages import Message
    from gulch.server.tables.hub import Hub
    from gulch.server.tables.live import LiveTable

log = logging.getLogger("gulch.server")
SAID_SECONDS = 120.0
ALL = ""  # what concerns every process, not one table


def is_elsewhere(live: LiveTable) -> bool:
    """Nobody is at this process, and somebody at another."""
    return any(live.elsewhere) and not any(live.connections)


class Fleet:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store
        self.me = secrets.token_hex(8)
        self.leases: dict[str, float] = {}  # tables that we drive -> until when we may be sure of it
        self.wanted: set[str] = set()  # tables that we would drive
        self.moved: set[str] = set()  # tables whose sockets have come or gone
        self.moving: set[str] = set()  # the same, while it is stored
        self.ahead: list[Statement] = []  # to be said to the others, in this order
        self.wake = asyncio.Event()
        self.bus = Bus(hub.settings.redis, self.heard) if hub.settings.redis else None
        self.tasks: list[asyncio.Task[None]] = []
        self.store.writer.on_tick = self.ticked

    async def start(self) -> None:
        await self.grow_older()
        if self.bus:
            self.bus.start()
        self.tasks = [
            asyncio.create_task(self.look_around(), name="fleet"),
            asyncio.create_task(self.speak(), name="relay"),
        ]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        with contextlib.suppress(StoreDown, Conflict):
            gone = [
                shared.be_there(id, self.me, [], False, 0)
                for id, live in self.hub.tables.items()
                if any(live.connections)
            ]
            await self.store.write(*gone, shared.let_go(self.leases, self.me))
        if self.bus:
            await asyncio.sleep(0)
            await self.bus.stop()

    # ---- hearing ----------------------------------------------------------------------------------------------------
    def ticked(self, ticks: dict[str, int]) -> None:
        """We have changed these tables. If nobody else has meanwhile, we know them as they are."""
        for id, tick in ticks.items():
            live = self.hub.tables.get(id)
            if live is not None and live.tick == tick - 1:
                live.tick = tick
        if self.bus:
            self.bus.tell({id: tick for id, tick in ticks.items() if self.concerns_others(id)})

    def concerns_others(self, id: str) -> bool:
        """Whether others should hear of a change at once: they have sockets there, or might. Whoever merely has the
        table in memory looks when it is needed."""
        live = self.hub.tables.get(id)
        return live is None or id in self.moving or any(live.elsewhere)

    def heard(self, id: str, tick: int) -> None:
        if id == ALL:
            self.wake.set()
            return
        live = self.hub.tables.get(id)
        if live is not None and live.tick < tick:
            self.follow(live, tick)

    def follow(self, live: LiveTable, tick: int) -> None:
        """Another process has changed a table. What nobody uses here is not kept up to date: it is loaded again when
        somebody does."""
        if live.busy or live.id in self.leases:
            live.driver.spawn(self.catch_up(live, tick))
        else:
            self.hub.drop(live)

    async def catch_up(self, live: LiveTable, tick: int) -> None:
        """`tick`: where the table is, as we have heard; -1: it is gone. Meanwhile we may have got there."""
        with contextlib.suppress(StoreDown):
            async with live.lock:
                if tick < 0 or live.tick < tick:
                    await bring_up(self, live)

    async def freshen(self, live: LiveTable) -> None:
        """With the table's lock held."""
        now = await shared.ticks(self.store, [live.id])
        if live.id not in now or now[live.id][0] != live.tick:
            await bring_up(self, live)

    # ---- speaking ---------------------------------------------------------------------------------------------------
    def pass_on(self, live: LiveTable, viewer: int | None, kind: str, data: bytes) -> None:
        if kind == "said" or any(live.elsewhere):  # who holds a vote may have nobody left there
            self.ahead.append(shared.say(live.id, self.me, viewer, kind, data.decode()))
            self.wake.set()

    def say_there(self, live: LiveTable, seat: int, said: Message) -> None:
        self.pass_on(live, seat, "said", msgspec.json.encode(said))

    async def tell_all(self, kind: str, data: str) -> None:
        await self.store.write(shared.say(ALL, self.me, None, kind, data))
        if self.bus:
            self.bus.tell({ALL: 0})

    def presence_changed(self, live: LiveTable) -> None:
        self.moved.add(live.id)
        self.wake.set()

    async def speak(self) -> None:
        """What others should know soon, and what they ask for: one after the other."""
        while True:
            await self.wake.wait()
            self.wake.clear()
            ahead, self.ahead = self.ahead, []
            self.moving, self.moved = self.moved, set()
            lives = [live for id in self.moving if (live := self.hub.tables.get(id)) is not None]
            try:
                for statement in (*(self.here(live) for live in lives), *ahead):
                    await self.store.write(statement)
                await self.hub.orders.hear()
                await self.seek_leases()
            except (StoreDown, Conflict):
                self.moved |= self.moving  # what was said is lost; who is here is said again
            except Exception as error:  # whoever asks for a lease must be heard for as long as we live
                self.moved |= self.moving
                log.error("what the other processes should know could not be said", exc_info=error)
            self.moving = set()

    def here(self, live: LiveTable) -> Statement:
        counts = [len(connections) for connections in live.connections]
        looking = [sum(c.here for c in connections) for connections in live.connections]
        return shared.be_there(live.id, self.me, counts, live.host_among_us, self.hub.settings.lease_seconds, looking)

    # ---- who drives -------------------------------------------------------------------------------------------------
    def drives(self, live: LiveTable) -> bool:
        """Whether we may move for this table now. If not, we ask for it; when we have it, the table looks again. Where
        all its people are at others, it is theirs."""
        if self.leases.get(live.id, 0.0) > time.monotonic():
            return True
        if not is_elsewhere(live):
            self.wanted.add(live.id)
            self.wake.set()
        return False

    async def seek_leases(self) -> None:
        wanted, self.wanted = {id for id in self.wanted if id in self.hub.tables}, set()
        gained = await self.take(wanted) if wanted else []
        for id in gained:
            if (live := self.hub.tables.get(id)) is not None:
                live.driver.look()
                live.clocks.set_alarm()

    async def take(self, ids: set[str]) -> list[str]:
        begun, seconds = time.monotonic(), self.hub.settings.lease_seconds
        try:
            async with asyncio.timeout(seconds):
                gained = await shared.drive(self.store, ids, self.me, seconds)
        except TimeoutError:
            raise StoreDown from None
        for id in ids:
            self.leases.pop(id, None)
        self.leases |= dict.fromkeys(gained, begun + seconds * 0.8)  # surely before it ends in the store
        return gained

    # ---- once in a while --------------------------------------------------------------------------------------------
    async def look_around(self) -> None:
        turn = 0
        while True:
            await asyncio.sleep(self.hub.settings.poll_seconds)
            turn += 1
            try:
                await self.one_look(turn)
            except (StoreDown, Conflict):
                pass  # it is tried again
            except Exception as error:
                log.error("a look at the other processes failed", exc_info=error)

    async def one_look(self, turn: int) -> None:
        """Whatever Redis has not told us, and what is due."""
        await self.grow_older()
        tables = dict(self.hub.tables)
        now = await shared.ticks(self.store, tables) if tables else {}
        for id, live in tables.items():
            tick, _ = now.get(id, (-1, None))
            if tick != live.tick:
                self.follow(live, tick)
        await self.keep_leases({id for id, (_, driver) in now.items() if driver == self.me})
        await self.store.write(shared.still_there(self.me, self.hub.settings.lease_seconds))
        await shared.gone_processes(self.store)
        for id in await shared.left_alone(self.store, self.hub.settings.wake_tables):
            if id not in self.hub.tables:
                await self.hub.wake_table(id)
        if turn % 30 == 0:
            await self.store.write(shared.forget_said(SAID_SECONDS))

    async def grow_older(self) -> None:
        seconds = await shared.grow_older(self.store, 2 * self.hub.settings.poll_seconds)
        self.hub.time.begin(seconds)

    async def keep_leases(self, given: set[str]) -> None:
        """`given`: what is ours in the store; another process may just have handed it over."""
        here = {id: live for id in given.union(self.leases) if (live := self.hub.tables.get(id)) is not None}
        kept = {id for id, live in here.items() if not is_elsewhere(live)}
        gone = set(self.leases) - kept
        self.leases = {id: until for id, until in self.leases.items() if id in kept}
        if gone:
            await self.store.write(
                shared.let_go(gone - set(here), self.me), shared.hand_over(gone & set(here), self.me)
            )
        if kept:
            await self.take(kept)
        # who waits for a lease that another process had asks again, in case it has died
        for live in list(self.hub.tables.values()):
            if live.id not in self.leases:
                live.driver.look()
                if live.clocks.rate is not None:
                    live.clocks.set_alarm()

    async def wake_table(self, id: str) -> None:
        """A table where bots or clocks go on, if nobody else sees to it."""
        if await self.take({id}):
            with contextlib.suppress(Problem):
                async with self.hub.use(id):
                    pass
