"""Servers behind a proxy that sends all the people of a table to one of them: the others have nothing to do with it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from redis.asyncio import Redis as Client
from sqlalchemy import select

from faults.driver import Group
from faults.test_kills import everybody_knows_the_same, nothing_is_lost_or_done_twice
from fleet.across import all_know, at, playing_across, step
from fleet.nursery import Child, Nursery
from fleet.parts import Postgres, Redis
from fleet.proxy import Nginx
from fleet.test_kills import rows_of
from gulch.server.store.schema import tables
from server.people import SECONDS, Place, playing


def port_of(url: str) -> int:
    return int(url.rpartition(":")[2])


async def until(condition: Any) -> None:
    async with asyncio.timeout(SECONDS):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


def sockets_at(place: Place, table: str) -> int:
    live = place.hub.tables.get(table)
    return 0 if live is None else sum(map(len, live.connections))


async def test_the_people_of_a_table_arrive_at_one_server(places: list[Place]) -> None:
    """And the other forgets that it ever had the table: it was opened there, perhaps, before it had a name."""
    proxy = Nginx([port_of(place.url) for place in places], by_table=True)
    seen: set[int] = set()
    try:
        before = Place(proxy.url)
        while len(seen) < len(places):
            async with playing(before, "ppp", watch=True) as game:
                counts = [sockets_at(place, game.table) for place in places]
                assert sorted(counts) == [0, 4]
                seen.add(counts.index(4))
                await game.step()
                other = places[counts.index(0)]
                await until(lambda other=other, table=game.table: table not in other.hub.tables)
        await before.close()
    finally:
        proxy.close()


async def test_what_happens_at_a_table_is_told_only_where_others_are(places: list[Place], redis: Redis) -> None:
    client = Client.from_url(redis.url)

    async def words() -> int:
        counted: dict[str, Any] = await client.info("commandstats")
        return int(counted.get("cmdstat_publish", {"calls": 0})["calls"])

    async with playing(places[0], "ppp") as game:
        await until(lambda: not places[0].hub.fleet.moved | places[0].hub.fleet.moving)
        before = await words()
        for _ in range(5):
            await game.step()
        assert await words() == before
        async with at(places[1], game.host).seat(game.table) as there:
            await step(game)
            await there.hear("update")
            assert await words() > before
    await client.aclose()


async def test_a_table_is_driven_where_its_people_are(places: list[Place]) -> None:
    """Whoever else has moved for it, after a server had died for instance, hands it over."""
    here, there = (place.hub.fleet for place in places)
    async with playing(places[0], "pbb") as game:
        await until(lambda: game.table in here.leases)
        async with at(places[1], game.host).seat(game.table, 0) as sat:
            await game.people[0].ws.close()
            await until(lambda: game.table in there.leases and game.table not in here.leases)
            async with asyncio.timeout(SECONDS):
                while game.table in places[0].hub.tables:  # until something happens that it hears of
                    if sat.question:
                        await sat.answer()
                    await sat.say(type="ping")
                    await sat.hear("pong")
        [[driver]] = await places[0].hub.store.rows(select(tables.c.driver).where(tables.c.id == game.table))
        assert driver == there.me


async def test_a_vote_goes_on_when_nobody_is_left_where_it_was_asked_for(places: list[Place]) -> None:
    async with playing_across(places, "ppb") as game:
        await all_know(game, lambda sat: all(seat["online"] for seat in sat.table["seats"][:2]))
        await game.people[0].say(type="ask_vote", cmd_id="end", about="end")
        other = game.people[1]
        assert (await other.hear("vote"))["needed"] == [1]
        await game.people[0].ws.close()
        await other.until(lambda: not other.table["seats"][0]["online"])
        await other.say(type="chat", text="Yes")  # the first hears of it
        await other.hear("chat")
        await other.say(type="agree", cmd_id="yes", yes=True)
        await other.until(lambda: other.table["ended"] == "vote")


@pytest.mark.fault
async def test_when_their_server_is_killed_they_go_on_at_another(
    postgres: Postgres, redis: Redis, database: str, tmp_path: Path
) -> None:
    nursery = Nursery()
    await nursery.open()
    where = {"database": database, "redis": redis.url, "proxies": ["127.0.0.1"], "lease_seconds": 2.0}
    servers = [Child(nursery, tmp_path / str(number), **where) for number in range(3)]
    await asyncio.gather(*(server.start() for server in servers))
    proxy = Nginx([server.port for server in servers], by_table=True)
    group = Group(proxy, "ppp")
    evening = asyncio.create_task(group.play())

    async def all_at_one() -> Child:
        """Everybody at the table, the onlooker too, and in the middle of a game."""
        async with asyncio.timeout(SECONDS):
            while True:
                assert not evening.done(), evening.result()
                counts = [await sockets(server) for server in living]
                heard = len(group.players) > 0 and min(player.page.seq for player in group.players[-4:]) > 0
                if heard and sorted(counts) == [0] * (len(living) - 1) + [4]:
                    return living[counts.index(4)]
                await asyncio.sleep(0.05)

    living = list(servers)
    try:
        for _ in range(2):
            theirs = await all_at_one()
            await theirs.die(0.0)
            living.remove(theirs)
        await all_at_one()
        async with asyncio.timeout(SECONDS):
            while len(await rows_of(database)) < 5:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
            group.stop()
            await evening
        await everybody_knows_the_same(proxy, group.players)
        assert nothing_is_lost_or_done_twice(await rows_of(database), group.players) >= 5
    finally:
        evening.cancel()
        await asyncio.gather(evening, return_exceptions=True)
        await nursery.close()
        await group.http.aclose()
        proxy.close()


async def sockets(server: Child) -> int:
    place = Place(f"http://127.0.0.1:{server.port}")
    try:
        numbers = (await place.http().get("/metrics")).text
    finally:
        await place.close()
    return int(float(next(line.split()[1] for line in numbers.splitlines() if line.startswith("gulch_sockets "))))
