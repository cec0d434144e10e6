"""What concerns every table: what whoever keeps the server says with `gulch admin`, and what other processes have
learnt about somebody. It comes through the store, so it is heard wherever it was said, and also after a restart."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import msgspec

from gulch.server.errors import BANNED, NO_SUCH_TABLE, Problem
from gulch.server.socket.messages import frame
from gulch.server.store.changes import delete_table
from gulch.server.store.rows import Sign
from gulch.server.store.writer import Conflict, StoreDown
from gulch.server.tables import people

if TYPE_CHECKING:
    from gulch.server.tables.hub import Hub

log = logging.getLogger("gulch.server")
# Numbers are given out before what they number is there: a smaller one may come after a larger one, and not much later.
OUT_OF_ORDER = 500


class Orders:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.sign = Sign()
        self.heard: set[int] = set()
        self.lock = asyncio.Lock()

    async def load(self) -> None:
        """At a start: what was said before is in the store."""
        self.heard = {row.id for row in await self.hub.store.said_to_all(0)}
        self.sign = await self.hub.store.sign()
        if self.sign.closed:
            log.warning("the door is closed: nobody can begin a game until `gulch admin open`")

    async def listen(self) -> None:
        for guest in [known.id for known in self.hub.devices.known.values() if known.banned]:
            await self.show_out(guest)
        while True:
            await asyncio.sleep(self.hub.settings.poll_seconds)
            try:
                await self.hear()
            except (StoreDown, Conflict, Problem):
                pass  # it is tried again
            except Exception as error:
                log.error("an order could not be followed", exc_info=error)

    async def hear(self) -> None:
        """Whatever fails is heard again."""
        async with self.lock:
            last = max(self.heard, default=0)
            said = await self.hub.store.said_to_all(last - OUT_OF_ORDER)
            me = self.hub.fleet.me if self.hub.fleet is not None else ""
            for row in said:
                if row.id not in self.heard and row.process != me:
                    await self.follow(row.kind, row.data)
                self.heard.add(row.id)
            self.heard = {id for id in self.heard if id > last - OUT_OF_ORDER}

    async def follow(self, kind: str, data: str) -> None:
        if kind == "guest":
            await self.guest_changed(data)
        elif kind == "sign":
            await self.read_sign()
        elif kind == "deleted":
            await self.table_deleted(data)

    # ---- the door ---------------------------------------------------------------------------------------------------
    def let_in(self) -> None:
        """Before a new table or game."""
        if self.sign.closed:
            raise Problem(503, "error-closed")

    def shown(self) -> bytes | None:
        """What whoever comes to a table reads; None: nothing hangs there."""
        return frame("sign", **msgspec.structs.asdict(self.sign)) if self.sign != Sign() else None

    async def read_sign(self) -> None:
        before, self.sign = self.sign, await self.hub.store.sign()
        if self.sign != before:
            told = frame("sign", **msgspec.structs.asdict(self.sign))
            for live in self.hub.tables.values():
                for connection in (one for connections in live.connections for one in connections):
                    connection.send(told)

    # ---- people -----------------------------------------------------------------------------------------------------
    async def guest_changed(self, guest: str) -> None:
        """Somebody has signed out, has another name, wants to be forgotten, or was banned."""
        devices = self.hub.devices
        before = devices.epoch(guest)
        await devices.look_again(guest)
        known = devices.known.get(guest)
        if known is None:
            return
        if known.epoch != before:
            self.hub.hang_up(guest)
        if not known.name:
            await people.forget_here(self.hub, guest)
        if known.banned:
            await self.show_out(guest)

    async def show_out(self, guest: str) -> None:
        """Seats are free, or a bot plays on. Of several processes one is first; the others look again."""
        self.hub.hang_up(guest, BANNED)
        with contextlib.suppress(Problem):
            await people.vacate_all(self.hub, guest)

    # ---- tables -----------------------------------------------------------------------------------------------------
    async def table_deleted(self, id: str) -> None:
        """Whoever is there is told. What was on its way into the store meanwhile goes, too."""
        if id in self.hub.loading:
            with contextlib.suppress(Problem):
                await self.hub.load_once(id)
        live = self.hub.tables.pop(id, None)
        if live is not None:
            async with live.lock:
                live.clocks.stop()
                await live.driver.stop()
                live.lock.gone = True
                for connection in [one for connections in live.connections for one in connections]:
                    connection.close(*NO_SUCH_TABLE)
        await self.hub.store.write(*delete_table(id))
