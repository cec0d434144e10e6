"""Two at once, at two servers of one house: what was decided at one holds at the other, however late it hears."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from fleet.across import at, playing_across, step
from fleet.parts import Redis
from gulch.records.fair import Fair
from gulch.server.tables.dealing import Dealing
from server.people import SECONDS, Place, running


async def test_a_game_that_is_begun_at_two_servers_at_once_begins_once(
    database: str, redis: Redis, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second hears that the game has begun when it has all seeds and is about to deal."""
    collect = Dealing.collect

    async def late(self: Dealing) -> Fair:
        fair = await collect(self)
        if self.live.hub is b.hub:
            async with asyncio.timeout(SECONDS):
                while self.live.position < 0:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
        return fair

    monkeypatch.setattr(Dealing, "collect", late)
    quick: dict[str, Any] = {"redis": redis.url, "seed_grace": 0.2}
    async with running(tmp_path / "a", **quick) as a, running(tmp_path / "b", **quick) as b:
        host = await a.guest("Host")
        there = at(b, host)
        table = await host.create("ppp")
        for seat in range(3):
            await host.do(f"/api/tables/{table}/sit", {"seat": seat})
        async with host.seat(table, 0) as here, there.seat(table, 1) as other:
            starts = asyncio.gather(*(guest.post(f"/api/tables/{table}/start") for guest in (host, there)))
            await asyncio.gather(*(sat.until(lambda sat=sat: sat.view) for sat in (here, other)))
            first, second = await starts
            assert first.status_code == 200
            assert (second.status_code, second.json()["error"]["text"]) == (409, "error-started")
            for guest in (host, there):
                async with guest.seat(table, 1) as fresh:
                    assert fresh.state == other.state


async def test_who_was_removed_at_one_server_is_told_nothing_more_at_the_other(database: str, tmp_path: Path) -> None:
    """Not even where the other learns of it only because an answer came too late."""
    quick: dict[str, Any] = {"seed_grace": 0.2}
    deaf = {**quick, "poll_seconds": 600.0}
    async with running(tmp_path / "a", **quick) as a, running(tmp_path / "b", **deaf) as b:
        host, bob = await a.guest("Host"), await b.guest("Bob")
        table = await host.create("ppp")
        for seat in (1, 2):
            await host.do(f"/api/tables/{table}/sit", {"seat": seat})
        await bob.do(f"/api/tables/{table}/sit", {"seat": 0})
        async with bob.seat(table, 0) as sat, host.seat(table, 1) as other:
            await at(b, host).do(f"/api/tables/{table}/start")
            await sat.until(lambda: sat.question)
            await other.until(lambda: other.view)
            seen = other.seq
            await host.do(f"/api/tables/{table}/kick", {"seat": 0})
            await other.until(lambda: other.seq > seen)  # a bot has played on
            assert sat.question
            option, number = sat.question["options"][0]["id"], sat.question["number"]
            await sat.say(type="answer", cmd_id="late", question=number, option=option)
            assert (await sat.hear("bye", "ack", "stale"))["text"] == "error-kicked"


async def test_whoever_waited_while_a_table_was_thrown_out_finds_it_as_it_is(places: list[Place]) -> None:
    async with playing_across(places, "ppp") as game:
        await step(game)
        hub = places[0].hub
        live = hub.tables[game.table]
        async with live.lock:  # the store fails under whoever holds it
            users = live.users
            waiting = asyncio.create_task(
                game.host.post(f"/api/tables/{game.table}/bot", {"seat": 1, "level": "random"})
            )
            async with asyncio.timeout(SECONDS):
                while live.users == users:  # noqa: ASYNC110  others may wait for the lock as well
                    await asyncio.sleep(0.01)
            live.forget_game()
            hub.throw_out(live)
        assert (await waiting).status_code == 503, "nothing is done to a table that is not what is stored"
        async with (
            at(places[0], game.host).seat(game.table, 0) as again,
            at(places[1], game.host).seat(game.table, 0) as there,
        ):
            assert again.state == there.state
            assert hub.tables[game.table] is not live
