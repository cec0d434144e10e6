"""Crowds: whoever comes in masses, silent or busy, keeps nobody else out."""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect

from gulch.server.guard.gate import Gate
from gulch.server.guard.limits import network_of
from gulch.server.settings import Settings
from gulch.server.store.changes import change_table
from server.people import SECONDS, Place, playing, running
from server.test_limits import address, closed


class Line:
    """A bare connection, which says only what it is told to."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def ended(self) -> bytes:
        """What the server said until it hung up."""
        async with asyncio.timeout(SECONDS):
            with suppress(ConnectionError):
                return await self.reader.read()
        return b""

    async def close(self) -> None:
        self.writer.close()
        with suppress(ConnectionError):
            await self.writer.wait_closed()


async def line(place: Place, stack: AsyncExitStack, said: bytes = b"") -> Line:
    url = urlsplit(place.url)
    made = Line(*await asyncio.open_connection(url.hostname, url.port))
    stack.push_async_callback(made.close)
    made.writer.write(said)
    await made.writer.drain()
    return made


async def test_silent_connections_keep_nobody_out(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    limits: dict[str, Any] = {"connections": 60, "silent_per_address": 1000, "silent_connections": 1000}
    async with running(tmp_path, **limits) as place, AsyncExitStack() as stack:
        lines = [await line(place, stack, b"GET / HTTP/1.1\r\n" if i % 2 else b"") for i in range(120)]
        guest = await place.guest()
        async with guest.seat(await guest.create()):
            pass
        assert await lines[0].ended() == b"", "the first of them made room"
    assert "no more than 60 connections can be open" in caplog.text
    assert caplog.text.count("no more than") < 5, "now and then, not for each"


async def test_an_address_has_only_so_many_silent_connections(tmp_path: Path) -> None:
    async with running(tmp_path, silent_per_address=5) as place, AsyncExitStack() as stack:
        guest = await place.guest()
        lines = [await line(place, stack) for _ in range(12)]
        for old in lines[:7]:
            assert await old.ended() == b""
        await guest.get("/api/me")
        lines[-1].writer.write(b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
        assert b'{"ok":true}' in await lines[-1].ended(), "the newest still may speak"


async def test_a_connection_must_say_in_time_what_it_wants(tmp_path: Path) -> None:
    async with running(tmp_path, header_seconds=0.2, body_seconds=0.2) as place, AsyncExitStack() as stack:
        for said in (b"", b"GET / HTTP/1.1\r\nHost:", b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /"):
            await (await line(place, stack, said)).ended()
        head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 12\r\n\r\n"
        assert b" 408 " in await (await line(place, stack, head + b'{"na')).ended()


async def test_a_body_with_two_lengths_is_refused(place: Place) -> None:
    head = b"POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n"
    async with AsyncExitStack() as stack:
        assert b" 400 " in await (await line(place, stack, head + b"0\r\n\r\n")).ended()


async def test_the_methods_of_an_address_are_named_all(place: Place) -> None:
    http = place.http()
    assert (await http.delete("/api/me")).headers["allow"] == "GET, HEAD, POST"
    assert (await http.get("/api/tables/x/sit")).headers["allow"] == "POST"
    assert (await http.put("/api/tables")).headers["allow"] == "GET, HEAD, POST"


async def test_text_that_is_not_utf8_leaves_no_traceback(place: Place, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    async with connect(address(place), compression=None) as ws:
        await ws.send(b"\xff\xfe\xfd", text=True)
        assert await closed(ws) == 1007
    assert "Traceback" not in caplog.text
    assert not [record for record in caplog.records if record.exc_info]


async def test_limits_go_by_the_network_of_an_address() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::1") != network_of("2001:db8:1:3::1")
    assert network_of("::ffff:192.0.2.7") == network_of("192.0.2.7") != network_of("192.0.2.8")
    assert network_of("fe80::1%eth0") == network_of("fe80::2")
    assert network_of("?") == "?"
    gate = Gate(Settings(data=Path(), sockets_per_address=2, read_burst=2.0))
    assert [gate.enter(f"2001:db8::{i}", None) is not None for i in range(3)] == [True, True, False]
    assert [await gate.may_read(f"2001:db8::{i}") for i in range(3)] == [True, True, False]


async def test_tables_are_limited_by_guest_and_by_address(tmp_path: Path) -> None:
    body = {"game": "bang_dice", "seats": [{"kind": "person"}] * 3}
    async with running(tmp_path, tables_per_guest=2, table_rate=0.001, table_burst=4.0) as place:
        guest, other = await place.guest(), await place.guest()
        first = await guest.create()
        assert [(await guest.post("/api/tables", body)).status_code for _ in range(2)] == [200, 429]
        assert (await other.post("/api/tables", body)).status_code == 200
        response = await other.post("/api/tables", body)
        assert (response.status_code, response.json()["error"]["text"]) == (429, "error-too-many-tables")
        await place.hub.store.write(change_table(first, state="over"))
        assert await place.hub.store.open_tables(guest_id(await guest.get("/api/me")), 10) == 1, "what is over is free"


def guest_id(me: dict[str, Any]) -> str:
    return str(me["id"])


async def test_tables_with_people_come_first_in_the_lobby(place: Place) -> None:
    host, flood = await place.guest("Host"), await place.guest("Flood")
    table = await host.create(public=True)
    await host.do(f"/api/tables/{table}/sit", {})
    for _ in range(120):
        await flood.create(public=True)
    listed = (await host.get("/api/tables"))["tables"]
    assert len(listed) == 100
    assert listed[0]["id"] == table


async def test_a_table_where_nobody_sits_goes_after_a_while(tmp_path: Path) -> None:
    async with running(tmp_path, sweep_seconds=0.05) as place:
        host = await place.guest("Host")
        empty, taken, new = [await host.create() for _ in range(3)]
        await host.do(f"/api/tables/{taken}/sit", {})
        store = place.hub.store
        for table in (empty, taken):
            await store.write(change_table(table, created=time.time() - 7 * 3600))
        place.hub.tables.clear()  # nobody uses them
        async with asyncio.timeout(SECONDS):
            while await store.table(empty):  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        assert await store.table(taken)
        assert await store.table(new)
        assert (await host.http.get(f"/api/tables/{empty}")).status_code == 404


async def test_a_table_of_bots_waits_until_somebody_looks(place: Place) -> None:
    host = await place.guest("Host")
    table = await host.create("bbb")
    await host.do(f"/api/tables/{table}/start")
    live = place.hub.tables[table]
    assert not live.driver.busy
    async with host.seat(table) as spectator:
        await spectator.until(lambda: spectator.updates)
    async with asyncio.timeout(SECONDS):
        while live.driver.busy:  # what was begun is finished  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    assert not live.table.over
    async with host.seat(table) as spectator:
        await spectator.until(lambda: spectator.view["over"])


async def test_chat_is_limited_by_guest_and_not_by_socket(tmp_path: Path) -> None:
    async with running(tmp_path, chat_rate=0.001, chat_burst=3.0) as place, playing(place, "ppb") as game:
        first, second = game.people.values()
        for said, sat in enumerate((first, second, first), 1):  # one by one: two sockets may overtake each other
            await sat.say(type="chat", text="hello")
            await sat.until(lambda: [frame["type"] for frame in sat.heard].count("chat") == said)  # noqa: B023
        await second.say(type="chat", text="hello")
        assert (await second.hear("notice"))["text"] == "error-chat-too-fast"
        live = place.hub.tables[game.table]
        assert len(live.chat) == 3
