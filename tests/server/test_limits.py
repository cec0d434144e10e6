"""Hostile input: malformed, oversized, foreign, too much. Never a hung table, never another seat's data."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gulch.server.guard.limits import Bucket, Buckets, Counter
from gulch.server.socket.messages import frame
from server.people import SECONDS, Place, enter, playing, running

MALFORMED: list[str | bytes] = [
    "",
    "{",
    "null",
    "[]",
    "1e999",
    '"hello"',
    "{}",
    '{"type": "nonsense"}',
    '{"type": "answer"}',
    '{"type": "answer", "cmd_id": "", "question": 1, "option": "x"}',
    '{"type": "answer", "cmd_id": "a b", "question": 1, "option": "x"}',
    '{"type": "answer", "cmd_id": "a", "question": -1, "option": "x"}',
    '{"type": "answer", "cmd_id": "a", "question": 1.5, "option": "x"}',
    '{"type": "answer", "cmd_id": "a", "question": 1, "option": ""}',
    '{"type": "answer", "cmd_id": "a", "question": 1, "option": "x", "seat": 2}',
    '{"type": "answer", "cmd_id": "' + "a" * 65 + '", "question": 1, "option": "x"}',
    '{"type": "answer", "cmd_id": "a", "question": 1, "option": "' + "x" * 201 + '"}',
    '{"type": "chat", "text": "' + "x" * 5000 + '"}',
    '{"type": "seed", "reveal": "zz"}',
    '{"type": "hello", "table": "x"}',
    "[" * 20_000,
    '{"type": ' + "[" * 10_000,
    b"\x00\x01",
    b"{}",
]


def address(place: Place) -> str:
    return place.url.replace("http", "ws") + "/ws"


async def closed(ws: ClientConnection) -> int:
    """The code with which the server hangs up."""
    with contextlib.suppress(ConnectionClosed):
        async with asyncio.timeout(SECONDS):
            while True:
                await ws.recv()
    assert ws.close_code is not None
    return ws.close_code


async def test_a_malformed_first_message_closes_the_socket(place: Place) -> None:
    for text in MALFORMED:
        async with connect(address(place), compression=None) as ws:
            await ws.send(text)
            assert await closed(ws) == 1008, text[:80]


async def test_a_malformed_message_closes_only_its_socket(place: Place) -> None:
    async with playing(place, "pbb") as game:
        before = game.people[0].state
        for text in MALFORMED:
            async with game.host.seat(game.table, 0) as sat:
                await sat.ws.send(text)
                assert await closed(sat.ws) == 1008
        async with game.host.seat(game.table, 0) as sat:
            assert sat.view
        if game.people[0].question:
            assert game.people[0].state == before
            assert (await game.people[0].answer())["type"] == "ack"


async def test_an_oversized_frame_is_closed_with_1009(place: Place) -> None:
    async with connect(address(place), compression=None) as ws:
        await ws.send('{"type": "hello", "table": "' + "x" * 70_000 + '"}')
        assert await closed(ws) == 1009


async def test_an_oversized_message_in_small_pieces_is_closed_too(place: Place) -> None:
    async with connect(address(place), compression=None) as ws:
        with contextlib.suppress(ConnectionClosed):
            await ws.send("x" * 1000 for _ in range(100))
        assert await closed(ws) == 1009


async def test_text_that_is_not_utf8_closes_the_socket(place: Place) -> None:
    async with connect(address(place), compression=None) as ws:
        await ws.send(b"\xff\xfe\xfd", text=True)
        assert await closed(ws) in (1007, 1008)


async def test_a_page_of_another_site_gets_no_socket(place: Place) -> None:
    for origin in ("https://evil.example", "null", "http://127.0.0.1:1", place.url + ".evil.example"):
        with pytest.raises(InvalidStatus) as refusal:
            async with connect(address(place), origin=origin):  # type: ignore[arg-type]
                pass
        assert refusal.value.response.status_code == 403
    async with connect(address(place), origin=place.url) as ws:  # type: ignore[arg-type]
        await (await ws.ping())


async def test_a_page_of_another_site_can_change_nothing(place: Place) -> None:
    guest = await place.guest()
    response = await guest.http.post("/api/me", json={"name": "Eve"}, headers={"origin": "https://evil.example"})
    assert response.status_code == 403
    assert response.json()["error"]["text"] == "error-origin"


async def test_an_allowed_origin_may_come_in(tmp_path: Path) -> None:
    origin = "https://gulch.example"
    async with running(tmp_path, origins=(origin,)) as place, connect(address(place), origin=origin) as ws:  # type: ignore[arg-type]
        await (await ws.ping())


async def test_a_foreign_or_forged_token_opens_no_seat(place: Place) -> None:
    async with playing(place, "ppb") as game:
        other = await game.host.create("ppb")
        await game.host.do(f"/api/tables/{other}/sit", {"seat": 0})
        foreign = await game.host.token(other, 0)
        good = await game.host.token(game.table, 0)
        for token in (
            foreign,
            good[:-1],
            good + "x",
            "x",
            "",
            good.replace(".", ""),
            game.host.http.cookies["gulch_guest"],
        ):
            with pytest.raises(ConnectionClosed) as end:
                async with enter(place, game.table, token):
                    pass
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 1008


async def test_a_spectator_can_only_watch(place: Place) -> None:
    async with playing(place, "ppp", watch=True) as game:
        sat = await game.asked()
        assert sat.question
        assert game.spectator
        for said in (
            {"type": "answer", "question": sat.question["number"], "option": sat.question["options"][0]["id"]},
            {"type": "undo"},
            {"type": "ask_undo"},
            {"type": "agree", "yes": True},
        ):
            await game.spectator.say(cmd_id="x", **said)
            refused = await game.spectator.hear("refused", "ack", "stale")
            assert refused["type"] == "refused"
            assert refused["reasons"][0]["text"] == "spectator"
        assert place.hub.tables[game.table].position == 0


async def test_a_flood_of_messages_closes_its_socket_only(tmp_path: Path) -> None:
    async with running(tmp_path, message_rate=10.0, message_burst=80.0) as place:
        host = await place.guest("Host")
        table = await host.create("ppb")
        await host.do(f"/api/tables/{table}/sit", {"seat": 0})
        async with host.seat(table, 0) as calm, host.seat(table) as flood:
            with contextlib.suppress(ConnectionClosed):
                for _ in range(5000):
                    await flood.say(type="ping")
                    await asyncio.sleep(0)
            assert await closed(flood.ws) == 1008
            await calm.say(type="ping")
            await calm.hear("pong")


async def test_requests_are_limited_by_guest_and_by_address(tmp_path: Path) -> None:
    limits: dict[str, Any] = {
        "write_rate": 0.1,
        "write_burst": 5.0,
        "address_write_rate": 0.1,
        "address_write_burst": 12.0,
    }
    async with running(tmp_path, **limits) as place:
        guest = await place.guest()
        codes = [(await guest.post("/api/me", {"name": "Ada"})).status_code for _ in range(8)]
        assert codes == [200] * 5 + [429] * 3
        other = place.http()  # cookies are free: without one the address counts
        codes = [(await other.post("/api/me", json={"name": "Eve"})).status_code for _ in range(8)]
        assert 429 in codes
        refused = await guest.post("/api/me", {"name": "Ada"})
        assert refused.headers["retry-after"]
        assert refused.json()["error"]["text"] == "error-too-fast"


async def test_sockets_are_limited_by_address_and_by_guest(tmp_path: Path) -> None:
    async with running(tmp_path, sockets_per_address=3) as place:
        host = await place.guest("Host")
        table = await host.create("ppb")
        async with host.seat(table), host.seat(table), host.seat(table), connect(address(place)) as ws:
            assert await closed(ws) == 1013
        async with host.seat(table):
            pass


async def test_a_silent_socket_is_closed(tmp_path: Path) -> None:
    async with running(tmp_path, hello_seconds=0.1) as place, connect(address(place)) as ws:
        assert await closed(ws) == 1008


async def test_a_slow_reader_is_closed_and_the_table_goes_on(tmp_path: Path) -> None:
    async with running(tmp_path, queue_frames=20, queue_bytes=1_000_000) as place, playing(place, "ppp") as game:
        slow = connect(address(place), compression=None, max_queue=1, close_timeout=1)
        async with slow as ws:
            ws.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            await ws.send(json.dumps({"type": "hello", "table": game.table, "token": None}))
            live = place.hub.tables[game.table]
            while not live.connections[-1]:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
            [connection] = live.connections[-1]
            ws.transport.pause_reading()
            for _ in range(2000):  # the network holds some megabytes for it
                if connection.closing:
                    break
                connection.send(frame("notice", text="x" * 20_000, params={}))
                await asyncio.sleep(0.001)
            assert connection.closing == (1013, "error-too-slow")
            ws.transport.resume_reading()
        for _ in range(3):
            await game.step()


async def test_a_stopping_server_says_1012(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        host = await place.guest("Host")
        table = await host.create("ppb")
        ws = await connect(address(place), compression=None)
        await ws.send(json.dumps({"type": "hello", "table": table, "token": None}))
        await ws.recv()
    assert await closed(ws) == 1012


async def test_an_oversized_body_is_not_read(place: Place) -> None:
    guest = await place.guest()
    response = await guest.http.post(
        "/api/tables", content=b"x" * 100_000, headers={"content-type": "application/json"}
    )
    assert response.status_code == 413

    async def pieces() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 1000

    response = await guest.http.post("/api/tables", content=pieces(), headers={"content-type": "application/json"})
    assert response.status_code == 413


async def test_what_a_client_sends_is_neither_repeated_nor_logged(
    place: Place, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "gulch.server")
    guest = await place.guest()
    canary = "canary5eed"
    bodies = [
        {"game": canary, "seats": [{"kind": "person"}] * 3},
        {"game": "bang_dice", "seats": [{"kind": "bot", "level": canary}] * 3},
        {"game": "bang_dice", "seats": [{"kind": "person"}] * 3, "options": {canary: canary}},
        {"game": "bang_dice", "seats": [{"kind": canary}] * 3},
        {"game": "bang_dice", "seats": canary},
        {canary: canary},
    ]
    for body in bodies:
        response = await guest.post("/api/tables", body)
        assert 400 <= response.status_code < 500
        assert canary not in response.text
    for path in (f"/api/{canary}", f"/api/tables/{canary}{canary}", f"/api/games/{canary}/rules", f"/{canary}.js"):
        response = await guest.http.get(path)
        assert response.status_code in (404, 422)
        assert canary not in response.text
    assert canary not in caplog.text


def test_a_bucket_fills_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]
    monkeypatch.setattr("gulch.server.guard.limits.time.monotonic", lambda: now[0])
    bucket = Bucket(rate=2.0, burst=3.0)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    now[0] += 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_many_keys_cost_no_memory() -> None:
    buckets = Buckets(1.0, 1.0)
    for i in range(buckets.KEPT + 500):
        assert buckets.take(str(i))
    assert len(buckets.by_key) == buckets.KEPT


def test_a_counter_forgets_who_has_left() -> None:
    counter = Counter(2)
    assert [counter.enter("a") for _ in range(3)] == [True, True, False]
    counter.leave("a")
    counter.leave("a")
    assert counter.held == {}
