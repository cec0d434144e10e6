"""Reload is live: whatever a viewer has folded from updates is what a fresh snapshot shows, after every answer."""

from __future__ import annotations

import asyncio
import secrets

import pytest

from server.people import Game, Place, enter, playing


async def compare(game: Game) -> None:
    for sat in game.everybody:
        token = None if sat.seat is None else await game.host.token(game.table, sat.seat)
        async with enter(game.place, game.table, token) as fresh:
            assert fresh.state == sat.state
            assert fresh.log == sat.log


@pytest.mark.parametrize("seats", ["ppp", "ppppp"])
async def test_a_reload_shows_what_the_live_page_shows_after_every_answer(place: Place, seats: str) -> None:
    async with playing(place, seats, watch=True) as game:
        for _ in range(25):
            if game.over:
                break
            await game.step()
            await compare(game)


async def test_a_table_loaded_from_the_store_shows_the_same(place: Place) -> None:
    async with playing(place, watch=True) as game:
        for _ in range(30):
            if game.over:
                break
            sat = await game.step()
            if secrets.randbelow(3) == 0:
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
