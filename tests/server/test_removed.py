"""Somebody is removed during a game: a bot plays on, and nobody at the table gets to see what that seat holds."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest

from gulch.server.store.changes import change_seat
from server.people import SECONDS, Guest, Place, Seat


@asynccontextmanager
async def begun(place: Place, seats: int = 3) -> AsyncIterator[tuple[str, list[Guest]]]:
    """A running game of several people; the first is host."""
    people = [await place.guest(name) for name in ("Host", "Ann", "Bob", "Cid")[:seats]]
    table = await people[0].create("p" * seats)
    for seat, guest in enumerate(people):
        await guest.do(f"/api/tables/{table}/sit", {"seat": seat})
    await people[0].do(f"/api/tables/{table}/start")
    yield table, people


async def refusal(guest: Guest, path: str, body: Any) -> str:
    response = await guest.post(path, body)
    assert response.status_code in (403, 409), response.text
    return str(response.json()["error"]["text"])


async def test_a_removed_players_seat_goes_to_a_bot_and_the_table_is_told(place: Place) -> None:
    async with begun(place) as (table, [host, ann, bob]), host.seat(table, 0) as watching, ann.seat(table, 1) as sat:
        info = await host.do(f"/api/tables/{table}/kick", {"seat": 1})
        assert (info["seats"][1]["kind"], info["seats"][1]["taken"]) == ("bot", False)
        assert info["seats"][1]["vacant"]
        notice = await watching.hear("notice")
        assert (notice["text"], notice["params"]["name"]) == ("notice-kicked", "Ann")
        assert (await sat.hear("bye"))["text"] == "error-kicked"
        live = place.hub.tables[table]
        async with bob.seat(table, 2) as other, asyncio.timeout(SECONDS):
            while not any(entry.seat == 1 for entry in live.table.log):  # the bot plays: nobody waits for who is gone
                if 1 in live.table.pending:
                    await asyncio.sleep(0.01)
                else:
                    await answer_one(live, {0: watching, 2: other})


async def test_nobody_who_plays_or_has_played_or_is_host_can_sit_there(place: Place) -> None:
    async with begun(place) as (table, [host, ann, bob]):
        await host.do(f"/api/tables/{table}/kick", {"seat": 1})
        assert await refusal(host, f"/api/tables/{table}/sit", {"seat": 1}) == "error-seat-closed"
        assert await refusal(bob, f"/api/tables/{table}/sit", {"seat": 1}) == "error-seat-closed"
        assert await refusal(ann, f"/api/tables/{table}/sit", {"seat": 1}) == "error-kicked"
        assert await refusal(host, f"/api/tables/{table}/bot", {"seat": 1, "level": None}) == "error-nobody-there"
        assert "1" not in (await host.get(f"/api/tables/{table}"))["tokens"]


async def test_a_host_who_only_watches_gets_no_seat_of_a_running_game(place: Place) -> None:
    host, ann = await place.guest("Host"), await place.guest("Ann")
    table = await host.create("pbb")
    await ann.do(f"/api/tables/{table}/sit", {"seat": 0})
    await host.do(f"/api/tables/{table}/start")
    assert await refusal(host, f"/api/tables/{table}/bot", {"seat": 1, "level": None}) == "error-nobody-there"
    await host.do(f"/api/tables/{table}/kick", {"seat": 0})
    assert await refusal(host, f"/api/tables/{table}/sit", {"seat": 0}) == "error-seat-closed"


async def test_an_heir_sees_the_present_and_not_the_past(place: Place) -> None:
    async with begun(place) as (table, [host, ann, bob]):
        live = place.hub.tables[table]
        async with host.seat(table, 0) as zero, ann.seat(table, 1) as one, bob.seat(table, 2) as two:
            by_seat = {0: zero, 1: one, 2: two}
            for _ in range(6):
                await answer_one(live, by_seat)
            old = await ann.token(table, 1)
            await host.do(f"/api/tables/{table}/kick", {"seat": 1})
        heir = await place.guest("Dot")
        assert (await heir.post(f"/api/tables/{table}/sit", {})).status_code == 409, "only by choice"
        async with host.seat(table, 0) as watching:
            info = await heir.do(f"/api/tables/{table}/sit", {"seat": 1})
            assert (info["seats"][1]["kind"], info["seats"][1]["heir"]) == ("person", True)
            notice = await watching.hear("notice")
            assert (notice["text"], notice["params"]["name"]) == ("notice-taken-over", "Dot")
        assert await heir.token(table, 1) != old
        first = live.seats[1].since
        async with heir.seat(table, 1, last_seq=live.seq(1)) as sat:
            assert sat.view == live.table.view(1)
        snapshot = await first_snapshot(place, heir, table, 1)
        told = [event["seq"] for event in snapshot["events"]]
        assert snapshot["seq"] == live.seq(1)
        assert all(seq > live.marks[1][first - 1] for seq in told), "nothing from before"
        async with heir.seat(table, 1, last_seq=live.seq(1)) as sat:
            await sat.say(type="look", ref=1, seq=1)
            assert (await sat.hear("moment"))["view"] is None
            for kind in ("undo", "ask_undo"):
                await sat.say(type=kind, cmd_id=kind)
                assert (await sat.hear("refused"))["vote"] is False
        async with place.hub.use(table) as loaded, loaded.lock:
            await place.hub.reload(loaded)
            assert loaded.seats[1].since == first, "and it is stored"


async def test_whoever_takes_over_from_somebody_who_had_resigned_plays(place: Place) -> None:
    async with begun(place) as (table, [host, ann, bob]), host.seat(table, 0) as zero, bob.seat(table, 2) as two:
        await ann.do(f"/api/tables/{table}/resign", {"seat": 1})
        await host.do(f"/api/tables/{table}/kick", {"seat": 1})
        heir = await place.guest("Dot")
        info = await heir.do(f"/api/tables/{table}/sit", {"seat": 1})
        assert not info["seats"][1]["resigned"]
        live = place.hub.tables[table]
        async with heir.seat(table, 1) as one:
            given = sum(entry.seat == 1 for entry in live.table.log)  # a bot may have played meanwhile
            while sum(entry.seat == 1 for entry in live.table.log) == given:
                await answer_one(live, {0: zero, 1: one, 2: two})


async def answer_one(live: Any, by_seat: dict[int, Seat]) -> None:
    [seat] = live.table.pending
    sat, number = by_seat[seat], live.table.pending[seat].number
    await sat.until(lambda: sat.question and sat.question["number"] == number)
    assert (await sat.answer())["type"] == "ack"


async def first_snapshot(place: Place, guest: Guest, table: str, seat: int) -> dict[str, Any]:
    from websockets.asyncio.client import connect

    async with connect(place.url.replace("http", "ws") + "/ws", compression=None, max_size=None) as ws:
        sat = Seat(ws)
        await sat.say(type="hello", table=table, token=await guest.token(table, seat), last_seq=0)
        return await sat.hear("snapshot")


async def test_a_game_does_not_begin_while_somebody_is_being_removed(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    host, ann = await place.guest("Host"), await place.guest("Ann")
    table = await host.create("ppb")
    await host.do(f"/api/tables/{table}/sit", {"seat": 0})
    await ann.do(f"/api/tables/{table}/sit", {"seat": 1})
    writing, go_on = asyncio.Event(), asyncio.Event()
    write = place.hub.store.write

    async def slowly(*statements: Any, **more: Any) -> None:
        writing.set()
        await go_on.wait()
        await write(*statements, **more)

    with monkeypatch.context() as patch:
        patch.setattr(place.hub.store, "write", slowly)
        kicking = asyncio.create_task(host.do(f"/api/tables/{table}/kick", {"seat": 1}))
        await writing.wait()
        starting = asyncio.create_task(host.post(f"/api/tables/{table}/start"))
        await host.get("/api/me")  # the start has come in by now, or waits at the table
        go_on.set()
        await kicking
        response = await starting
    assert response.json()["error"]["text"] == "error-seats-free"
    assert (await host.get(f"/api/tables/{table}"))["state"] == "waiting"


async def test_a_seat_that_another_process_has_given_away_is_not_given_twice(place: Place) -> None:
    host, ann = await place.guest("Host"), await place.guest("Ann")
    table = await host.create("ppb")
    await host.get(f"/api/tables/{table}")
    seat = place.hub.tables[table].seats[0]
    await place.hub.store.write(change_seat(seat, guest="somebody-else", name="Eve", epoch=1))
    response = await ann.post(f"/api/tables/{table}/sit", {"seat": 0})
    assert (response.status_code, response.json()["error"]["text"]) == (409, "error-changed")
    info = await ann.get(f"/api/tables/{table}")
    assert info["seats"][0]["name"] == "Eve", "and the table has looked again"
