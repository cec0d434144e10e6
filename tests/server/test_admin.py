"""`gulch admin` beside a running server: who and what is there, an announcement, a closed door, a ban, a table deleted.
The same tests run on PostgreSQL; tests/fleet/test_admin_across.py has two servers of one house."""

from __future__ import annotations

import asyncio
import json
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from gulch.server.errors import CannotStart
from gulch.server.settings import Settings
from gulch.server.store.administer import SAID_MAX, Desk, desk
from gulch.server.store.schema import chat, entries, seats
from server.people import SECONDS, Guest, Place, Seat, playing, running


async def administer(place: Place, work: Callable[[Desk], Awaitable[Any]]) -> Any:
    async with desk(place.hub.settings) as opened:
        return await work(opened)


async def until(condition: Callable[[], Any]) -> None:
    async with asyncio.timeout(SECONDS):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0.02)


def refusal(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["text"]


SEATS = [{"kind": "person"}] * 3
NEW_TABLE = {"game": "bang_dice", "seats": SEATS}


async def test_tables_and_people_are_listed(place: Place) -> None:
    async with playing(place, "ppb") as game:
        await game.step()
        [table] = await administer(place, lambda desk: desk.tables("playing"))
        assert (table["id"], table["game"], table["state"], table["bots"]) == (game.table, "bang_dice", "playing", 1)
        assert table["answers"] >= 1
        assert [person["name"] for person in table["people"]] == ["Host", "Host"]
        assert await administer(place, lambda desk: desk.tables("over")) == []
        assert await administer(place, lambda desk: desk.tables(game="pokertown")) == []
        [host] = await administer(place, lambda desk: desk.people("host"))
        assert (host.name, host.playing, host.over, host.banned) == ("Host", 2, 0, False)
        assert host.id == table["people"][0]["id"]
        assert await administer(place, lambda desk: desk.people("Nobody")) == []
        assert await administer(place, lambda desk: desk.counts()) == {"waiting": 0, "playing": 1, "over": 0}


async def test_an_announcement_reaches_every_page_in_its_own_words(place: Place) -> None:
    async with playing(place, watch=True) as game:
        await administer(place, lambda desk: desk.announce("Back  at eight. Вернёмся в восемь <b>&</b>"))
        for sat in game.everybody:
            told = await sat.hear("sign")
            assert told == {"type": "sign", "closed": False, "said": "Back at eight. Вернёмся в восемь <b>&</b>"}
        listed = await (await place.guest()).get("/api/tables")
        assert listed["sign"]["said"].startswith("Back at eight.")
        async with game.host.seat(game.table) as later:
            assert (await later.hear("sign"))["said"].startswith("Back at eight.")
        await administer(place, lambda desk: desk.announce(""))
        for sat in game.everybody:
            assert (await sat.hear("sign"))["said"] == ""
        async with game.host.seat(game.table) as later:
            await later.say(type="ping")
            assert (await later.hear("sign", "pong"))["type"] == "pong", "nothing hangs there"
    with pytest.raises(CannotStart, match="at most 500 characters"):
        await administer(place, lambda desk: desk.announce("x" * (SAID_MAX + 1)))


async def test_a_closed_door_lets_nobody_begin_and_running_games_go_on(place: Place) -> None:
    host = await place.guest()
    waiting = await host.create("pbb")
    await host.do(f"/api/tables/{waiting}/sit", {"seat": 0})
    async with playing(place) as game:
        await administer(place, lambda desk: desk.change_sign(closed=True))
        assert (await game.people[0].hear("sign"))["closed"]
        assert refusal(await host.post("/api/tables", NEW_TABLE)) == (503, "error-closed")
        assert refusal(await host.post(f"/api/tables/{waiting}/start")) == (503, "error-closed")
        for _ in range(3):
            await game.step()
        await administer(place, lambda desk: desk.change_sign(closed=False))
        assert not (await game.people[0].hear("sign"))["closed"]
    assert (await host.post("/api/tables", NEW_TABLE)).status_code == 200
    assert (await host.post(f"/api/tables/{waiting}/start")).status_code == 200


async def test_the_door_stays_closed_over_a_restart_until_it_is_opened(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        async with playing(place, "bbb", watch=True) as game:
            sat = game.spectator
            assert sat
            await sat.until(lambda: sat.view["over"])
        await administer(place, lambda desk: desk.change_sign(closed=True))
        cookies = game.host.http.cookies
    async with running(tmp_path) as place:
        host = Guest(place, place.http())
        host.http.cookies = cookies
        assert refusal(await host.post(f"/api/tables/{game.table}/again")) == (503, "error-closed")
        await administer(place, lambda desk: desk.change_sign(closed=False))
        await until(lambda: not place.hub.orders.sign.closed)
        assert (await host.post(f"/api/tables/{game.table}/again")).status_code == 200


async def test_who_is_banned_is_put_out_and_stays_out(place: Place) -> None:
    host, bob = await place.guest("Host"), await place.guest("Bob")
    id = (await bob.get("/api/me"))["id"]
    tables = [await host.create("ppb") for _ in range(2)]
    for table in tables:
        await host.do(f"/api/tables/{table}/sit", {"seat": 0})
        await bob.do(f"/api/tables/{table}/sit", {"seat": 1})
    token = await bob.token(tables[0], 1)
    async with host.seat(tables[0], 0) as ours, bob.seat(tables[0], 1) as his:
        await host.do(f"/api/tables/{tables[0]}/start")
        person = await administer(place, lambda desk: desk.ban("Bob"))
        assert (person.id, person.banned) == (id, True)
        assert (await his.hear("bye"))["text"] == "error-banned"
        await ours.until(lambda: ours.table["seats"][1]["vacant"])
    assert not (await host.get(f"/api/tables/{tables[1]}"))["seats"][1]["taken"]
    assert refusal(await bob.post("/api/tables", NEW_TABLE)) == (403, "error-banned")
    assert refusal(await bob.post(f"/api/tables/{tables[1]}/sit", {"seat": 1})) == (403, "error-banned")
    assert refusal(await bob.post("/api/me", {"name": "Rob"})) == (403, "error-banned")
    assert (await bob.get("/api/me"))["name"] == "Bob", "who is banned may look"
    cookie = "; ".join(f"{name}={value}" for name, value in bob.http.cookies.items())
    async with connect(place.url.replace("http", "ws") + "/ws", additional_headers={"Cookie": cookie}) as ws:
        assert (await Seat(ws).hear("bye", "snapshot"))["text"] == "error-banned"
    async with connect(place.url.replace("http", "ws") + "/ws") as ws:
        sat = Seat(ws)
        await sat.say(type="hello", table=tables[0], token=token, last_seq=0)
        assert (await sat.hear("bye", "snapshot"))["text"] == "error-bad-token"
    [banned] = await administer(place, lambda desk: desk.people(banned=True))
    assert banned.id == id
    await administer(place, lambda desk: desk.ban(id, banned=False))
    await until(lambda: not place.hub.devices.known[id].banned)
    assert (await bob.post("/api/tables", NEW_TABLE)).status_code == 200


async def test_who_is_banned_has_no_voice_at_a_table_that_is_over(place: Place) -> None:
    """Their seat there stays theirs; the token alone, without the cookie, opens it no more."""
    async with playing(place, "pbb") as game:
        await game.people[0].say(type="ask_vote", cmd_id="v", about="end")
        await game.people[0].until(lambda: game.people[0].table["ended"])
        token = await game.host.token(game.table, 0)
        id = (await game.host.get("/api/me"))["id"]
        await administer(place, lambda desk: desk.ban(id))
        await until(lambda: place.hub.devices.is_banned(id))
        async with connect(place.url.replace("http", "ws") + "/ws") as ws:
            sat = Seat(ws)
            await sat.say(type="hello", table=game.table, token=token, last_seq=0)
            assert (await sat.hear("bye", "snapshot"))["text"] == "error-bad-token"


async def test_who_only_watches_and_talks_is_found_and_banned(place: Place) -> None:
    host, eve = await place.guest("Host"), await place.guest("Eve")
    table = await host.create("ppb", public=True)
    async with eve.seat(table) as sat:
        await sat.say(type="chat", text="Buy my snake oil")
        await sat.hear("chat")
        [person] = await administer(place, lambda desk: desk.people("eve"))
        assert (person.name, person.playing, person.over, person.banned) == ("Eve", 0, 0, False)
        assert person.seen > 0
        await administer(place, lambda desk: desk.ban("Eve"))
        assert (await sat.hear("bye"))["text"] == "error-banned"
    [person] = await administer(place, lambda desk: desk.people())
    assert (person.id, person.banned) == ((await eve.get("/api/me"))["id"], True)


async def test_who_is_banned_may_still_be_forgotten(place: Place) -> None:
    bob = await place.guest("Bob")
    table = await bob.create()
    await bob.do(f"/api/tables/{table}/sit", {"seat": 1})
    id = (await bob.get("/api/me"))["id"]
    await administer(place, lambda desk: desk.ban(id))
    await until(lambda: id in place.hub.devices.known)
    assert (await bob.post("/api/me/forget")).status_code == 200
    assert place.hub.devices.known[id].banned


async def test_a_ban_while_nobody_serves_holds_from_the_start(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        host, bob = await place.guest("Host"), await place.guest("Bob")
        table = await host.create("ppp")
        await bob.do(f"/api/tables/{table}/sit", {"seat": 1})
        settings = place.hub.settings
    async with desk(settings) as opened:
        await opened.ban("Bob")
    async with running(tmp_path) as place:
        async with asyncio.timeout(SECONDS):
            guest = await place.guest()
            while (await guest.get(f"/api/tables/{table}"))["seats"][1]["taken"]:  # noqa: ASYNC110
                await asyncio.sleep(0.02)


async def test_a_deleted_table_is_gone_with_all_that_belongs_to_it(place: Place) -> None:
    async with playing(place) as game, playing(place) as other:
        await game.step()
        await game.people[0].say(type="chat", text="Howdy")
        await game.people[0].hear("chat")
        await administer(place, lambda desk: desk.delete(game.table))
        for sat in game.people.values():
            # two processes may be at different stages of hearing of it: then one is asked to come back, and told so
            assert (await sat.hear("bye"))["text"] in ("error-no-such-table", "error-store-down")
        await other.step()
        await until(lambda: game.table not in place.hub.tables)
        assert refusal(await game.host.http.get(f"/api/tables/{game.table}")) == (404, "error-no-such-table")
        for part in (entries, chat, seats):
            rows = await place.hub.store.rows(part.select().where(part.c.table_id == game.table))
            assert rows == []
    with pytest.raises(CannotStart, match="there is no table nowhere"):
        await administer(place, lambda desk: desk.delete("nowhere"))


async def test_a_name_that_several_have_is_not_guessed(place: Place) -> None:
    host = await place.guest("Host")
    table = await host.create("ppp")
    for seat in (1, 2):
        bob = await place.guest("Bob")
        await bob.do(f"/api/tables/{table}/sit", {"seat": seat})
    with pytest.raises(CannotStart, match="2 people are called 'Bob': say which"):
        await administer(place, lambda desk: desk.ban("Bob"))
    with pytest.raises(CannotStart, match="nobody is called 'Ann'"):
        await administer(place, lambda desk: desk.ban("Ann"))


async def admin(settings: Settings, *words: str) -> tuple[int, str, str]:
    where = ("--data", str(settings.data), *(("--database", settings.database) if settings.database else ()))
    command = (sys.executable, "-m", "gulch.cli", "admin", *words, *where)
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)
    out, err = await process.communicate()
    assert process.returncode is not None
    return process.returncode, out.decode(), err.decode()


async def test_the_command_works_on_a_running_server(tmp_path: Path) -> None:
    async with running(tmp_path) as place, playing(place, "pbb") as game:
        settings = place.hub.settings
        code, out, err = await admin(settings, "announce", "Tea at five")
        assert (code, err) == (0, "")
        assert "announced: Tea at five" in out
        assert (await game.people[0].hear("sign"))["said"] == "Tea at five"
        code, out, _ = await admin(settings, "tables", "--json")
        assert (code, json.loads(out)[0]["id"]) == (0, game.table)
        code, out, _ = await admin(settings, "people")
        assert (code, out.split("\t")[1]) == (0, "Host")
        assert (await admin(settings, "delete", "nowhere"))[::2] == (
            1,
            "gulch: there is no table nowhere: gulch admin tables lists them\n",
        )
    code, _, err = await admin(Settings(data=tmp_path / "nothing"), "status")
    assert (code, "there are no tables in" in err) == (1, True)
