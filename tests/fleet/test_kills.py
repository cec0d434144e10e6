"""Several servers behind nginx, and kill -9 of any of them under load: nothing acknowledged is lost or done twice."""

from __future__ import annotations

import asyncio
import os
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from faults.driver import Group, Mortal
from faults.test_kills import ENTRIES, everybody_knows_the_same, nothing_is_lost_or_done_twice
from fleet.parts import Postgres, Redis
from fleet.proxy import Nginx
from gulch.server.crash import POINTS

KILLS = int(os.environ.get("GULCH_KILLS", "0"))
SERVERS = 3
GROUPS = ("ppp", "pbp")


@pytest.fixture
def proxy() -> Iterator[list[Nginx]]:
    """Closed when the test is over."""
    made: list[Nginx] = []
    yield made
    for nginx in made:
        nginx.close()


async def rows_of(postgres: Postgres, database: str) -> list[Any]:
    import asyncpg

    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    try:
        return [tuple(row) for row in await connection.fetch(ENTRIES)]
    finally:
        await connection.close()


@pytest.mark.fault
@pytest.mark.skipif(not KILLS, reason="takes minutes: make faults-fleet")
async def test_kills_in_a_fleet_lose_nothing(
    postgres: Postgres, redis: Redis, database: str, tmp_path: Path, proxy: list[Nginx]
) -> None:
    """A hundred times by `make faults-fleet`. Redis is away for a part of it."""
    shared = {"database": database, "redis": redis.url, "proxies": ["127.0.0.1"], "lease_seconds": 2.0}
    servers = [Mortal(tmp_path / str(i), **shared, poll_seconds=0.2) for i in range(SERVERS)]
    await asyncio.gather(*(server.start() for server in servers))
    proxy.append(Nginx([server.port for server in servers]))
    groups = [Group(proxy[0], seats) for seats in GROUPS]
    playing = [asyncio.create_task(group.play()) for group in groups]
    starting: dict[int, asyncio.Task[None]] = {}
    for kill in range(KILLS):
        server, point = servers[kill % SERVERS], f"{random.choice(POINTS)}:{random.randint(1, 8)}"
        if kill == KILLS // 2:
            redis.stop()
        if kill >= SERVERS:
            await starting[kill % SERVERS]
        await server.die(random.uniform(0.1, 0.5) if kill % 2 else 5.0)  # at any moment, or where it must not matter
        again = server.start(point if kill + SERVERS < KILLS else "")
        starting[kill % SERVERS] = asyncio.create_task(again)
        if kill == KILLS * 3 // 4:
            redis.start()
    await asyncio.gather(*starting.values())
    assert not [task for task in playing if task.done()], "somebody gave up"
    try:
        await goes_on(groups)
        for group in groups:
            group.stop()
        async with asyncio.timeout(60):
            await asyncio.gather(*playing)
        players = [player for group in groups for player in group.players]
        await everybody_knows_the_same(proxy[0], players)
    finally:
        for server in servers:
            await server.stop()
        for group in groups:
            await group.http.aclose()
    answers = nothing_is_lost_or_done_twice(await rows_of(postgres, database), players)
    assert answers > KILLS


async def goes_on(groups: list[Group]) -> None:
    """No table is stuck: everywhere somebody gets on."""
    before = [sum(player.page.seq for player in group.players) for group in groups]
    async with asyncio.timeout(60):
        for group, seen in zip(groups, before, strict=True):
            while sum(player.page.seq for player in group.players) <= seen:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
