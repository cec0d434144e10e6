"""Several servers of one house: any of them serves any table."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import make_url, update

from fleet.across import all_know, at, playing_across, step
from fleet.line import Line
from fleet.parts import Postgres, Redis
from gulch.server.store import shared
from gulch.server.store.changes import change_seat
from gulch.server.store.schema import tables
from server.match import everything_told
from server.people import SECONDS, Place, playing, running


async def until(condition: Any) -> None:
    async with asyncio.timeout(SECONDS):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


@pytest.fixture(params=["places", "without_redis"])
def house(request: pytest.FixtureRequest) -> list[Place]:
    """Two servers that hear each other through Redis, and two that have to look."""
    found: list[Place] = request.getfixturevalue(request.param)
    return found


async def test_a_whole_game_is_the_same_for_everybody_wherever_they_are(house: list[Place]) -> None:
    async with playing_across(house, "ppppp") as game:
        for _ in range(30):
            if game.over:
                break
            await step(game)
        last = {seat: sat.seq for seat, sat in game.people.items()}
        await all_know(game, lambda sat: sat.seat is None or sat.seq >= last[sat.seat])
        for seat, sat in game.people.items():
            for place in house:
                async with at(place, game.host).seat(game.table, seat) as fresh:
                    assert fresh.events[: sat.seq] == sat.events
        rows = [await place.hub.store.entries(game.table) for place in house]
        assert rows[0] == rows[1]
        assert [row.position for row in rows[0]] == list(range(len(rows[0])))


async def test_a_game_that_begins_with_secret_choices_begins_for_everybody(house: list[Place]) -> None:
    async with playing_across(house, "ppp", game="pokertown") as game:
        assert all(sat.question for sat in game.people.values())
        assert all(sat.waiting == [0, 1, 2] for sat in game.everybody)


async def test_bots_play_at_one_server_and_nobody_moves_twice(places: list[Place]) -> None:
    async with playing_across(places, "pbbp") as game:
        for _ in range(25):
            if game.over:
                break
            await step(game)
        drivers = [place for place in places if game.table in place.hub.fleet.leases]
        assert len(drivers) == 1
        rows = await places[0].hub.store.entries(game.table)
        assert [row.position for row in rows] == list(range(len(rows)))


async def test_when_the_driver_has_died_another_drives(places: list[Place]) -> None:
    """A table whose lease somebody holds who is silent: nobody moves for it until that ends, then one of us does."""
    async with playing_across(places, "pbb") as game:
        await step(game)
        taken = update(tables).where(tables.c.id == game.table).values(driver="dead", driven=shared.NOW + 1.0)
        await places[0].hub.store.change(taken.returning(tables.c.id))
        for place in places:
            place.hub.fleet.leases.clear()
        while not (game.over or any(game.table in place.hub.fleet.leases for place in places)):
            await step(game)
        assert sum(game.table in place.hub.fleet.leases for place in places) == 1


async def test_who_is_there_is_known_everywhere(house: list[Place]) -> None:
    async with playing_across(house, "ppp") as game:
        await all_know(game, lambda sat: all(seat["online"] for seat in sat.table["seats"]))
        await all_know(game, lambda sat: sat.table["spectators"] == 1)
        await game.people[1].ws.close()
        others = [sat for seat, sat in game.people.items() if seat != 1]
        for sat in others:
            await sat.until(lambda sat=sat: not sat.table["seats"][1]["online"])


async def test_chat_and_votes_cross_from_one_server_to_the_other(house: list[Place]) -> None:
    async with playing_across(house, "ppp") as game:
        await all_know(game, lambda sat: all(seat["online"] for seat in sat.table["seats"]))
        await game.people[0].say(type="chat", text="Howdy")
        for sat in game.everybody:
            assert (await sat.hear("chat"))["text"] == "Howdy"
        async with at(house[1], game.host).seat(game.table) as fresh:
            assert fresh.seq >= 0
        await game.people[0].say(type="ask_vote", cmd_id="end", about="end")
        for sat in game.everybody:
            assert (await sat.hear("vote"))["needed"] == [1, 2]
        await game.people[1].say(type="ask_vote", cmd_id="other", about="end")
        assert (await game.people[1].hear("refused"))["reasons"][0]["text"] == "vote-open"
        await game.people[1].say(type="agree", cmd_id="yes1", yes=True)
        await game.people[2].say(type="agree", cmd_id="yes2", yes=True)
        await all_know(game, lambda sat: sat.table["ended"] == "vote")


async def test_whoever_comes_to_another_server_during_a_vote_sees_it(house: list[Place]) -> None:
    async with playing(house[0], "ppp") as game:
        asker, *others = game.people.values()
        await asker.say(type="ask_vote", cmd_id="end", about="end")
        asked = await others[0].hear("vote")
        for _ in range(2):  # the first at that server hears of it from this one, the second there
            async with at(house[1], game.host).seat(game.table, 1) as there:
                assert await there.hear("vote") == asked
        async with at(house[1], game.host).seat(game.table, 1) as there:
            await there.hear("vote")
            await there.say(type="agree", cmd_id="a", yes=True)
            await others[1].say(type="agree", cmd_id="b", yes=True)
            await there.until(lambda: there.table["ended"] == "vote")


async def test_nobody_hears_at_another_server_of_a_secret_choice_of_somebody_who_was_late(house: list[Place]) -> None:
    clock = {"kind": "live", "allowance": 3600}
    async with playing_across(house, "ppp", game="pokertown", clock=clock) as game:
        one, other = game.people[0], game.people[1]
        await all_know(game, lambda sat: all(seat["online"] for seat in sat.table["seats"]))
        live = house[0].hub.tables[game.table]
        async with live.lock:
            late = msgspec.structs.replace(live.seats[0], missed=1)
            await house[0].hub.store.write(change_seat(live.seats[0], missed=1))
            live.seats[0] = late
        await until(lambda: house[1].hub.tables[game.table].seats[0].missed == 1)
        await everything_told(other)
        heard = len(other.heard)
        assert (await one.answer())["type"] == "ack"
        assert 0 in live.table.pending
        await until(lambda: house[1].hub.tables[game.table].seats[0].missed == 0)
        await everything_told(other)
        assert [frame["type"] for frame in other.heard[heard:]] == ["pong"]


async def test_who_is_removed_at_one_server_is_gone_at_the_other(house: list[Place]) -> None:
    host = await house[0].guest("Host")
    table = await host.create("ppp")
    guest = await house[1].guest("Bob")
    await host.do(f"/api/tables/{table}/sit", {"seat": 0})
    await guest.do(f"/api/tables/{table}/sit", {"seat": 1})
    async with guest.seat(table, 1) as sat:
        await host.do(f"/api/tables/{table}/kick", {"seat": 1})
        assert (await sat.hear("bye"))["text"] == "error-kicked"
    assert (await guest.post(f"/api/tables/{table}/sit", {"seat": 1})).status_code == 403
    assert (await guest.post(f"/api/tables/{table}/sit", {"seat": 2})).status_code == 403


async def test_two_who_want_one_seat_at_two_servers_do_not_both_get_it(house: list[Place]) -> None:
    host = await house[0].guest("Host")
    table = await host.create("ppp")
    guests = [await place.guest(f"Guest {i}") for i, place in enumerate(house * 2)]
    responses = await asyncio.gather(*(guest.post(f"/api/tables/{table}/sit", {"seat": 1}) for guest in guests))
    assert sorted(response.status_code for response in responses) == [200, 409, 409, 409]


async def test_who_signs_out_at_one_server_is_out_at_the_other(house: list[Place]) -> None:
    ada = await house[0].guest("Ada")
    table = await ada.create("ppp")
    await ada.do(f"/api/tables/{table}/sit", {"seat": 0})
    there = at(house[1], ada)
    stolen = dict(ada.http.cookies)
    async with there.seat(table, 0) as sat:
        await ada.do("/api/me/sign_out")
        assert (await sat.hear("bye"))["text"] == "error-signed-out"
    there = at(house[1], ada)
    assert (await there.get("/api/me"))["name"] == "Ada", "the new cookie is known at once"
    thief = house[1].http()
    thief.cookies.update(stolen)
    assert (await thief.get("/api/me")).json()["id"] is None


async def test_words_for_another_device_are_good_at_any_server_once(house: list[Place]) -> None:
    ada = await house[0].guest("Ada")
    words = " ".join((await ada.do("/api/me/link"))["words"])
    phone = house[1].http()
    assert (await phone.post("/api/me/join", json={"words": words})).json()["name"] == "Ada"
    assert (await phone.post("/api/me/join", json={"words": words})).status_code == 404
    phrase = " ".join((await ada.do("/api/me/phrase"))["words"])
    assert (await house[1].http().post("/api/me/join", json={"words": phrase})).json()["name"] == "Ada"


async def test_without_redis_for_a_while_everything_stays_right(places: list[Place], redis: Redis) -> None:
    async with playing_across(places, "pppp") as game:
        await step(game)
        redis.stop()
        try:
            for _ in range(3):
                await step(game)
        finally:
            redis.start()
        for _ in range(3):
            await step(game)


async def test_a_line_to_redis_that_was_lost_without_a_word_is_made_anew(
    database: str, redis: Redis, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gulch.server.fleet.bus.SILENT_SECONDS", 0.2)
    line = await Line(redis.port).start()
    deaf: dict[str, Any] = {"poll_seconds": 600.0, "redis": f"redis://127.0.0.1:{line.port}/0"}
    try:
        async with running(tmp_path / "a", redis=redis.url) as a, running(tmp_path / "b", **deaf) as b:
            host = await a.guest("Host")
            table = await host.create("ppp")
            async with at(b, host).seat(table) as sat:
                line.forget()
                for seat in range(3):
                    await host.do(f"/api/tables/{table}/sit", {"seat": seat})
                taken = asyncio.create_task(sat.until(lambda: sat.table["seats"][2]["taken"]))
                while not taken.done():  # whatever was said while nobody listened there is heard with the next word
                    await host.do(f"/api/tables/{table}/leave", {"seat": 0})
                    await host.do(f"/api/tables/{table}/sit", {"seat": 0})
                    await asyncio.sleep(0.1)
                await taken
    finally:
        await line.close()


async def test_without_postgresql_nobody_gets_an_acknowledgement_and_then_everything_goes_on(
    places: list[Place], postgres: Postgres
) -> None:
    async with playing_across(places, "ppp") as game:
        await step(game)
        sat = next(sat for sat in game.people.values() if sat.question)
        assert sat.question
        option, number = sat.question["options"][0]["id"], sat.question["number"]
        table, seat = game.table, sat.seat
        postgres.stop()
        try:
            await sat.say(type="answer", cmd_id="while-down", question=number, option=option)
            assert (await sat.hear("bye", "ack"))["type"] == "bye"
            response: Any = await places[1].http().get("/readyz")
            assert response.status_code == 503
        finally:
            postgres.start()
        await postgres.sql("select 1")
        async with at(places[1], game.host).seat(table, seat) as again:
            assert again.question
            assert again.question["number"] == number
            assert (await again.answer(option, cmd_id="while-down"))["type"] == "ack"


async def test_a_connection_that_ended_while_nobody_used_it_is_no_failure(
    places: list[Place], postgres: Postgres, database: str
) -> None:
    host = await places[0].guest()
    table = await host.create()
    role = make_url(database).username
    await asyncio.gather(*(host.get(f"/api/tables/{table}") for _ in range(8)))
    await postgres.sql(f"select pg_terminate_backend(pid) from pg_stat_activity where usename = '{role}'")
    found = await asyncio.gather(*(host.get(f"/api/tables/{table}") for _ in range(8)))
    assert {info["id"] for info in found} == {table}


async def test_limits_hold_across_servers_and_without_redis_each_counts_for_itself(
    database: str, redis: Redis, tmp_path: Path
) -> None:
    slow: dict[str, Any] = {"redis": redis.url, "read_rate": 0.01, "read_burst": 4.0, "proxies": ("127.0.0.1",)}
    async with running(tmp_path / "a", **slow) as a, running(tmp_path / "b", **slow) as b:

        async def reads(client: str) -> list[int]:
            headers = {"X-Forwarded-For": client}
            return [(await place.http().get("/api/games", headers=headers)).status_code for place in (a, b) * 3]

        assert await reads("192.0.2.1") == [200] * 4 + [429] * 2
        redis.stop()
        try:
            assert await reads("192.0.2.2") == [200] * 6
        finally:
            redis.start()
