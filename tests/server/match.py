"""People at a table whose time the test moves: known seeds and known bots."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any
from unittest.mock import patch

from gulch.records.fair import commitment
from gulch.server.bots import drive
from gulch.server.tables import dealing
from gulch.server.tables.live import ANNOUNCE_SECONDS
from server.hand_time import HandTime
from server.people import SECONDS, Frame, Guest, Place, Seat, running

LIVE = {"kind": "live", "allowance": 30, "reserve": 60}


class Match:
    """People at a table, one guest to a seat, all of them there."""

    def __init__(self, place: Place, time: HandTime, table: str, guests: list[Guest], seats: list[Seat]) -> None:
        self.place = place
        self.time = time
        self.table = table
        self.guests = guests
        self.seats = seats

    @property
    def live(self) -> Any:
        return self.place.hub.tables[self.table]

    async def info(self, guest: int = 0) -> Frame:
        return await self.guests[guest].get(f"/api/tables/{self.table}")

    async def asked(self) -> int:
        """Whom we wait for, a person; whoever is asked has heard of it."""
        async with asyncio.timeout(SECONDS):
            while True:
                [seat] = self.live.table.pending
                if self.live.player(seat) is None and len(self.live.table.pending[seat].codes) > 1:
                    break
                await asyncio.sleep(0.01)
        number = self.live.table.pending[seat].number
        sat = self.seats[seat]
        await sat.until(lambda: sat.question and sat.question["number"] == number)
        return seat

    async def left(self, seat: int) -> float:
        """Seconds until time is up."""
        due = (await self.info())["seats"][seat]["clock"]["due"]
        return round(due - self.time.now(), 3)

    async def answered_for(self, seat: int, answers: int) -> None:
        """Until a bot has given so many answers for a seat."""
        async with asyncio.timeout(SECONDS):
            while sum(entry.seat == seat for entry in self.live.table.log) < answers:  # noqa: ASYNC110
                await asyncio.sleep(0.01)

    def given(self, seat: int) -> int:
        return sum(entry.seat == seat for entry in self.live.table.log)


class SlowPool:
    """Bots that think until they are told to stop."""

    def __init__(self, place: Place) -> None:
        self.thinking, self.enough, self.stopped = asyncio.Event(), asyncio.Event(), asyncio.Event()
        place.hub.pool.choose = self.choose

    async def choose(self, *_: Any) -> int:
        self.thinking.set()
        try:
            await self.enough.wait()
        except asyncio.CancelledError:
            self.stopped.set()
            raise
        return -1


async def bot_thinks(game: Match, seat: int) -> SlowPool:
    """Until a bot thinks for this seat, which it goes on with until it may stop."""
    slow = SlowPool(game.place)
    async with asyncio.timeout(SECONDS):
        while list(game.live.table.pending) != [seat] or not slow.thinking.is_set():
            if seat not in game.live.table.pending:
                slow.thinking.clear()
                await game.seats[await game.asked()].answer()
            await asyncio.sleep(0.01)
    return slow


class KnownLuck:
    """Of bots."""

    @staticmethod
    def randbits(_: int) -> int:
        return 1

    @staticmethod
    def choice(options: Sequence[Any]) -> Any:
        return options[0]


def secret_of(seed: bytes) -> dict[str, dict[str, str]]:
    return {"server": {"commitment": commitment(seed), "seed": seed.hex()}}


@asynccontextmanager
async def match(tmp_path: Path, seats: int = 3, clock: Any = LIVE, **more: Any) -> AsyncIterator[Match]:
    """Known seeds and known bots: the same game each time."""
    time = HandTime()
    settings = more.pop("settings", {})
    async with running(tmp_path, time, **settings) as place, AsyncExitStack() as stack:
        stack.enter_context(patch.object(dealing, "new_secret", lambda: secret_of(bytes(32))))
        stack.enter_context(patch.object(drive, "secrets", KnownLuck))
        guests = [await place.guest(f"Guest {i}") for i in range(seats)]
        table = await guests[0].create("p" * seats, **{"clock": clock, **more})
        for seat, guest in enumerate(guests):
            await guest.do(f"/api/tables/{table}/sit", {"seat": seat})
        at = [await stack.enter_async_context(guest.seat(table, s)) for s, guest in enumerate(guests)]
        for sat in at:
            sat.seed = bytes([sat.seat or 0]) * 32
        started = asyncio.create_task(guests[0].do(f"/api/tables/{table}/start"))
        await asyncio.gather(*(sat.until(lambda sat=sat: sat.view) for sat in at))
        await started
        yield Match(place, time, table, guests, at)


async def everything_told(sat: Seat) -> None:
    """Also what is told a moment later, for several changes at once."""
    await asyncio.sleep(2 * ANNOUNCE_SECONDS)
    await sat.say(type="ping")
    await sat.hear("pong")
