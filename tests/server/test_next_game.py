"""Play again: the same people at a new table, one seat further on."""

from __future__ import annotations

import asyncio
from itertools import pairwise
from pathlib import Path

from gulch.server.store.changes import change_table
from server.people import Game, Guest, Place, playing, running


async def end(game: Game) -> None:
    """Let bots play to the end."""
    for seat in game.people:
        await game.host.do(f"/api/tables/{game.table}/bot", {"seat": seat, "level": "random"})
    for sat in game.everybody:
        await sat.until(lambda sat=sat: sat.table["state"] == "over")


async def test_the_next_table_has_the_same_game_and_people_one_seat_on(place: Place) -> None:
    host, other = await place.guest("Host"), await place.guest("Other")
    options = {"abilities": True}
    table = await host.create("ppb", game="colt_express", options=options, public=True)
    await host.do(f"/api/tables/{table}/sit", {"seat": 0})
    await other.do(f"/api/tables/{table}/sit", {"seat": 1})
    assert (await host.post(f"/api/tables/{table}/again")).json()["error"]["text"] == "error-not-over"
    await host.do(f"/api/tables/{table}/start")
    assert (await host.post(f"/api/tables/{table}/again")).status_code == 409
    await finish(place, table)
    old = await host.get(f"/api/tables/{table}")
    new = await other.do(f"/api/tables/{table}/again")
    assert new["id"] != table
    assert (new["state"], new["game"], new["options"], new["public"]) == ("waiting", old["game"], old["options"], True)
    assert [seat["name"] for seat in new["seats"]] == [old["seats"][(i + 1) % 3]["name"] for i in range(3)]
    colours = [{seat["name"]: seat["colour"] for seat in info["seats"]} for info in (old, new)]
    assert colours[0] == colours[1] == {seat["name"]: seat["seat"] for seat in old["seats"]}, "everybody keeps theirs"
    assert new["seats"][1]["bot"] == old["seats"][2]["bot"], "the bot comes along"
    assert new["seats"][0]["mine"]
    assert set(new["tokens"]) == {"0"}
    assert new["host"], "whoever opens it is its host"
    assert (await host.get(f"/api/tables/{table}"))["next"] == new["id"]
    assert set((await host.get(f"/api/tables/{new['id']}"))["tokens"]) == {"2"}
    started = await other.do(f"/api/tables/{new['id']}/start")
    assert started["state"] == "playing"


async def finish(place: Place, table: str) -> None:
    """The end, without playing to it."""
    async with place.hub.use(table) as live:
        live.row.state = "over"
        live.table = None


async def test_everybody_at_the_old_table_is_told_where_it_goes_on(place: Place) -> None:
    async with playing(place, "ppp", watch=True) as game:
        await end(game)
        info = await game.host.do(f"/api/tables/{game.table}/again")
        for sat in game.everybody:
            notice = await sat.hear("notice")
            assert (notice["text"], notice["params"]) == ("notice-play-again", {"by": "Host", "table": info["id"]})
            assert sat.table["next"] == info["id"]
        async with game.host.seat(game.table) as late:
            assert late.table["next"] == info["id"], "who comes later is told, too"


async def test_several_who_ask_at_once_come_to_one_table(place: Place) -> None:
    people = [await place.guest(name) for name in ("Ann", "Bob", "Cat")]
    table = await people[0].create("ppp")
    for guest in people:
        await guest.do(f"/api/tables/{table}/sit", {})
    await finish(place, table)
    infos = await asyncio.gather(*(guest.do(f"/api/tables/{table}/again") for guest in people))
    assert len({info["id"] for info in infos}) == 1
    assert [info["host"] for info in infos].count(True) == 1
    assert len(await place.hub.store.tables_of((await people[0].get("/api/me"))["id"], ("waiting", "over"))) == 2


async def test_who_was_not_there_opens_nothing(place: Place) -> None:
    host, stranger = await place.guest("Host"), await place.guest("Stranger")
    table = await host.create("pbb")
    await host.do(f"/api/tables/{table}/sit", {})
    await finish(place, table)
    refused = await stranger.post(f"/api/tables/{table}/again")
    assert (refused.status_code, refused.json()["error"]["text"]) == (403, "error-not-a-player")
    assert (await place.http().post(f"/api/tables/{table}/again")).status_code == 401
    assert (await host.get(f"/api/tables/{table}"))["next"] is None


async def test_who_has_left_is_not_waited_for_and_who_was_kicked_stays_out(place: Place) -> None:
    people = {name: await place.guest(name) for name in ("Host", "Left", "Resting", "Kicked")}
    table = await people["Host"].create("pppp")
    for seat, guest in enumerate(people.values()):
        await guest.do(f"/api/tables/{table}/sit", {"seat": seat})
    await people["Host"].do(f"/api/tables/{table}/start")
    await people["Left"].do(f"/api/tables/{table}/leave", {"seat": 1})
    await people["Resting"].do(f"/api/tables/{table}/bot", {"seat": 2, "level": "random"})
    await people["Host"].do(f"/api/tables/{table}/kick", {"seat": 3})
    await finish(place, table)
    new = await people["Host"].do(f"/api/tables/{table}/again")
    assert [(seat["name"], seat["kind"], seat["taken"]) for seat in new["seats"]] == [
        ("", "person", False),
        ("Resting", "bot", True),
        ("", "person", False),
        ("Host", "person", True),
    ]
    assert (await people["Kicked"].post(f"/api/tables/{new['id']}/sit", {})).json()["error"]["text"] == "error-kicked"
    await people["Left"].do(f"/api/tables/{new['id']}/sit", {})


async def test_an_evening_outlives_restarts(tmp_path: Path) -> None:
    """Three games: the bots' names go round with their seats, and the way on is still known after a restart."""
    async with running(tmp_path) as place:
        host = await place.guest("Host")
        table = await host.create("pbb")
        await host.do(f"/api/tables/{table}/sit", {})
        bots = [[seat["bot"] for seat in (await host.get(f"/api/tables/{table}"))["seats"]]]
        await place.hub.store.write(change_table(table, state="over"))
        cookies = host.http.cookies
    for _ in range(2):
        async with running(tmp_path) as place:
            host = Guest(place, place.http())
            host.http.cookies = cookies
            table = (await host.do(f"/api/tables/{table}/again"))["id"]
            bots.append([seat["bot"] for seat in (await host.get(f"/api/tables/{table}"))["seats"]])
            await place.hub.store.write(change_table(table, state="over"))
    assert [names.index(None) for names in bots] == [0, 2, 1]
    for before, after in pairwise(bots):
        assert after == [*before[1:], before[0]]
