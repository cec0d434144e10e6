"""Reload is live: whatever a viewer has folded from updates is what a fresh snapshot shows, after every answer."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from server.people import Game, Guest, Place, Seat, enter, playing, running


async def compare(game: Game) -> None:
    for sat in game.everybody:
        token = None if sat.seat is None else await game.host.token(game.table, sat.seat)
        async with enter(game.place, game.table, token) as fresh:
            assert fresh.state == sat.state
            assert fresh.log == sat.log


async def test_a_reload_shows_what_the_live_page_shows_after_every_answer(place: Place) -> None:
    async with playing(place, "ppppp", watch=True) as game:
        for _ in range(12):
            if game.over:
                break
            await game.step()
            await compare(game)


@asynccontextmanager
async def sitting(place: Place, cookies: Any, table: str, live: dict[int | None, Seat]) -> AsyncIterator[Game]:
    """Everybody comes back to a server that has been started again, knowing what they were told before."""
    host = Guest(place, place.http())
    host.http.cookies = cookies
    async with AsyncExitStack() as stack:
        for seat, before in live.items():
            again = await stack.enter_async_context(host.seat(table, seat, last_seq=before.seq))
            again.events = before.events + again.events
            live[seat] = again
        people = {seat: sat for seat, sat in live.items() if seat is not None}
        yield Game(place, host, table, people, live[None])


async def play_a_while(game: Game, answers: int, now_and_then: random.Random) -> None:
    """So many answers, or to the end; some are taken back, and some moments are looked at from outside."""
    for _ in range(answers):
        if game.over:
            return
        sat = await game.step()
        if now_and_then.random() < 0.08:
            await game.take_back(sat)
            await compare(game)
        elif now_and_then.random() < 0.06:
            await compare(game)


@pytest.mark.parametrize(("game_id", "seats"), [("bang_dice", 3), ("colt_express", 3), ("pokertown", 2)])
async def test_a_reload_shows_the_same_to_the_end_of_the_game(tmp_path: Path, game_id: str, seats: int) -> None:
    """At random moments, after undo, after restarts and when the game is over."""
    async with running(tmp_path) as place:
        host = await place.guest("Host")
        table = await host.create("p" * seats, game=game_id)
        for seat in range(seats):
            await host.do(f"/api/tables/{table}/sit", {"seat": seat})
        await host.do(f"/api/tables/{table}/start")
        cookies = host.http.cookies
    live: dict[int | None, Seat] = {viewer: Seat(None) for viewer in [*range(seats), None]}  # type: ignore[arg-type]
    now_and_then = random.Random(game_id)
    for answers in (now_and_then.randint(3, 30), now_and_then.randint(3, 30), 10_000):
        async with running(tmp_path) as place, sitting(place, cookies, table, live) as game:
            await compare(game)
            await play_a_while(game, answers, now_and_then)
            await compare(game)
    assert game.over
    async with running(tmp_path) as place, sitting(place, cookies, table, live) as game:
        await compare(game)
        assert all(sat.table["over"]["winners"] is not None for sat in game.everybody)


async def test_a_table_loaded_from_the_store_shows_the_same(place: Place) -> None:
    now_and_then = random.Random(3)
    async with playing(place, watch=True) as game:
        for _ in range(12):
            if game.over:
                break
            sat = await game.step()
            if now_and_then.randrange(3) == 0:
                await game.take_back(sat)
            async with place.hub.use(game.table) as live, live.lock:
                table = live.table
                live.table = None
                for marks in live.marks:
                    del marks[:]
                await place.hub.reload(live)
                assert live.table is not table
                assert live.table.streams == table.streams
            await compare(game)


async def test_an_idle_table_leaves_the_memory_and_comes_back_as_it_was(place: Place) -> None:
    async with playing(place, watch=True) as game:
        for _ in range(5):
            await game.step()
        states = {sat.seat: sat.state for sat in game.everybody}
    live = place.hub.tables[game.table]
    while live.busy:  # noqa: ASYNC110
        await asyncio.sleep(0.01)
    del place.hub.tables[game.table]
    for seat, state in states.items():
        async with game.host.seat(game.table, seat) as again:
            assert again.state == state
    assert place.hub.tables[game.table] is not live
