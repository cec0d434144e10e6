"""Several servers behind nginx under load: kill -9 of any of them, Redis stopped and started, PostgreSQL restarted, a
server cut off from each for a while. Nothing acknowledged is lost or done twice, and no table is stuck."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import make_url

from faults.driver import Group
from faults.test_kills import ENTRIES, everybody_knows_the_same, nothing_is_lost_or_done_twice
from fleet.line import Line
from fleet.nursery import Child, Nursery
from fleet.parts import Postgres, Redis
from fleet.proxy import Nginx
from gulch.server.crash import POINTS

KILLS = int(os.environ.get("GULCH_KILLS", "10"))
SERVERS = 3
GROUPS = ("ppp", "pbp")
SECONDS = 120.0  # a hang, not a slow machine
pytestmark = pytest.mark.fault


class Place:
    """Servers with a line of their own to each part, a proxy before them, and people who play there."""

    def __init__(self, postgres: Postgres, redis: Redis, database: str) -> None:
        self.postgres = postgres
        self.redis = redis
        self.database = database
        self.nursery = Nursery()
        self.servers: list[Child] = []
        self.lines: list[dict[str, Line]] = []
        self.groups: list[Group] = []
        self.playing: list[asyncio.Task[None]] = []
        self.starting: dict[int, asyncio.Task[None]] = {}
        self.proxy: Nginx | None = None

    async def open(self, folder: Path) -> None:
        await self.nursery.open()
        for number in range(SERVERS):
            store = await Line(self.postgres.port).start()
            bus = await Line(self.redis.port).start()
            self.lines.append({"store": store, "bus": bus})
            url = make_url(self.database).set(port=store.port).render_as_string(hide_password=False)
            often = {"lease_seconds": 2.0, "poll_seconds": 0.2, "proxies": ["127.0.0.1"]}
            there = {"database": url, "redis": f"redis://127.0.0.1:{bus.port}/0"}
            self.servers.append(Child(self.nursery, folder / str(number), **there, **often))
        await asyncio.gather(*(server.start() for server in self.servers))
        self.proxy = proxy = Nginx([server.port for server in self.servers])
        self.groups = [Group(proxy, seats) for seats in GROUPS]
        self.playing = [asyncio.create_task(group.play()) for group in self.groups]

    async def close(self) -> None:
        for task in (*self.playing, *self.starting.values()):
            task.cancel()
        await asyncio.gather(*self.playing, *self.starting.values(), return_exceptions=True)
        await self.nursery.close()
        for group in self.groups:
            await group.http.aclose()
        if self.proxy is not None:
            self.proxy.close()
        for lines in self.lines:
            for line in lines.values():
                await line.close()

    async def kill(self, number: int, at: str, after: float) -> None:
        """One server, when it is up; its next life is to end at a named place."""
        if number in self.starting:
            await self.starting[number]
        await self.servers[number].die(after)
        self.starting[number] = asyncio.create_task(self.servers[number].start(at))

    async def all_up(self) -> None:
        await asyncio.gather(*self.starting.values())

    async def goes_on(self) -> None:
        """No table is stuck: everywhere somebody gets on."""
        before = [self.heard(group) for group in self.groups]
        async with asyncio.timeout(SECONDS):
            for group, seen in zip(self.groups, before, strict=True):
                while self.heard(group) <= seen and not any(task.done() for task in self.playing):  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
        for task in self.playing:
            if task.done():
                task.result()  # why somebody gave up
                raise AssertionError("somebody gave up")

    @property
    def acknowledged(self) -> int:
        return sum(len(player.acks) for group in self.groups for player in group.players)

    def heard(self, group: Group) -> int:
        return sum(player.page.seq for player in group.players)

    async def nothing_is_wrong(self) -> int:
        """Everybody stops; how many answers there were."""
        await self.goes_on()
        for group in self.groups:
            group.stop()
        async with asyncio.timeout(SECONDS):
            await asyncio.gather(*self.playing)
        players = [player for group in self.groups for player in group.players]
        assert self.proxy is not None
        await everybody_knows_the_same(self.proxy, players)
        return nothing_is_lost_or_done_twice(await rows_of(self.database), players)


@asynccontextmanager
async def a_place(postgres: Postgres, redis: Redis, database: str, folder: Path) -> AsyncIterator[Place]:
    place = Place(postgres, redis, database)
    try:
        await place.open(folder)
        yield place
    finally:
        await place.close()


async def rows_of(database: str) -> list[Any]:
    import asyncpg

    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        return [tuple(row) for row in await connection.fetch(ENTRIES)]
    finally:
        await connection.close()


async def test_kills_in_a_fleet_lose_nothing(postgres: Postgres, redis: Redis, database: str, tmp_path: Path) -> None:
    """Ten in an ordinary run, a hundred by `make faults-fleet`. Redis is away for a part of it."""
    chance = random.Random(KILLS)
    async with a_place(postgres, redis, database, tmp_path) as place:
        for kill in range(KILLS):
            if kill == KILLS // 2:
                redis.stop()
            at = f"{chance.choice(POINTS)}:{chance.randint(1, 8)}" if kill + SERVERS < KILLS else ""
            await place.kill(kill % SERVERS, at, chance.uniform(0.1, 0.5) if kill % 2 else 2.0)
            if kill == KILLS * 3 // 4:
                redis.start()
        await place.all_up()
        while place.acknowledged <= KILLS:
            await place.goes_on()
        assert await place.nothing_is_wrong() > KILLS


async def test_parts_that_go_and_lines_that_are_cut_lose_nothing(
    postgres: Postgres, redis: Redis, database: str, tmp_path: Path
) -> None:
    """While people play: Redis goes and comes, PostgreSQL restarts, one server hears the others no more, another loses
    the store for longer than its leases last."""
    rounds = 1 + KILLS // 50
    async with a_place(postgres, redis, database, tmp_path) as place:
        for turn in range(rounds):
            await place.goes_on()
            redis.stop()
            await place.goes_on()
            redis.start()
            postgres.stop()
            postgres.start()
            await postgres.sql("select 1")
            await place.goes_on()
            place.lines[turn % SERVERS]["bus"].cut(silent=True)
            lost = place.lines[(turn + 1) % SERVERS]["store"]
            lost.cut(silent=turn % 2 == 1)
            await place.goes_on()
            await asyncio.sleep(3.0)  # longer than a lease: what it drove is driven elsewhere
            await place.goes_on()
            for lines in place.lines:
                for line in lines.values():
                    line.mend()
        assert await place.nothing_is_wrong() > rounds
