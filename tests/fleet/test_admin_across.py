"""`gulch admin` once, and every process of the house has heard it, with Redis or without."""

from __future__ import annotations

import pytest

from fleet.across import at, playing_across
from server.people import Place
from server.test_admin import NEW_TABLE, administer, refusal, until


@pytest.fixture(params=["places", "without_redis"])
def house(request: pytest.FixtureRequest) -> list[Place]:
    found: list[Place] = request.getfixturevalue(request.param)
    return found


async def test_an_announcement_and_a_closed_door_are_at_every_server(house: list[Place]) -> None:
    guests = [await place.guest() for place in house]
    async with playing_across(house) as game:
        await administer(house[0], lambda desk: desk.announce("Back at eight"))
        for sat in game.everybody:
            assert (await sat.hear("sign"))["said"] == "Back at eight"
        await administer(house[1], lambda desk: desk.change_sign(closed=True))
        for sat in game.everybody:
            assert (await sat.hear("sign"))["closed"]
        for guest in guests:
            assert refusal(await guest.post("/api/tables", NEW_TABLE)) == (503, "error-closed")
        await administer(house[0], lambda desk: desk.change_sign(closed=False))
        for sat in game.everybody:
            assert not (await sat.hear("sign"))["closed"]
        for guest in guests:
            assert (await guest.post("/api/tables", NEW_TABLE)).status_code == 200


async def test_who_is_banned_is_put_out_at_every_server(house: list[Place]) -> None:
    host, bob = await house[0].guest("Host"), await house[0].guest("Bob")
    tables = [await host.create("ppb") for _ in range(2)]
    for table in tables:
        await bob.do(f"/api/tables/{table}/sit", {"seat": 1})
    id = (await bob.get("/api/me"))["id"]
    there = at(house[1], bob)
    async with bob.seat(tables[0], 1) as one, there.seat(tables[1], 1) as other:
        await administer(house[1], lambda desk: desk.ban("Bob"))
        for sat in (one, other):
            assert (await sat.hear("bye"))["text"] in ("error-banned", "error-kicked")
    for place in house:
        await until(lambda place=place: id in place.hub.devices.known and place.hub.devices.known[id].banned)
        assert refusal(await at(place, bob).post("/api/tables", NEW_TABLE)) == (403, "error-banned")


async def test_a_deleted_table_is_gone_at_every_server(house: list[Place]) -> None:
    async with playing_across(house) as game:
        await administer(house[0], lambda desk: desk.delete(game.table))
        for sat in game.everybody:
            # two processes may be at different stages of hearing of it: then one is asked to come back, and told so
            assert (await sat.hear("bye"))["text"] in ("error-no-such-table", "error-store-down")
        for place in house:
            await until(lambda place=place: game.table not in place.hub.tables)
            gone = await at(place, game.host).http.get(f"/api/tables/{game.table}")
            assert refusal(gone) == (404, "error-no-such-table")
