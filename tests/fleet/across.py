"""A game whose people sit at different servers."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

from server.people import SECONDS, Game, Guest, Place


def at(place: Place, guest: Guest) -> Guest:
    """The same person at another server."""
    there = Guest(place, place.http())
    there.http.cookies = guest.http.cookies
    return there


@asynccontextmanager
async def playing_across(places: Sequence[Place], seats: str = "ppp", **more: Any) -> AsyncIterator[Game]:
    """Every seat at the next server in turn, and a spectator at the last."""
    host = await places[0].guest("Host")
    table = await host.create(seats, **more)
    everywhere = [at(place, host) for place in places]
    for seat, kind in enumerate(seats):
        if kind == "p":
            await everywhere[seat % len(places)].do(f"/api/tables/{table}/sit", {"seat": seat})
    async with AsyncExitStack() as stack:
        people = {
            seat: await stack.enter_async_context(everywhere[seat % len(places)].seat(table, seat))
            for seat, kind in enumerate(seats)
            if kind == "p"
        }
        spectator = await stack.enter_async_context(everywhere[-1].seat(table))
        everybody = [*people.values(), spectator]
        started = asyncio.create_task(everywhere[0].do(f"/api/tables/{table}/start"))
        await asyncio.gather(*(sat.until(lambda sat=sat: sat.seq > 0 or sat.view) for sat in everybody))
        await started
        yield Game(places[0], host, table, people, spectator)


async def all_know(game: Game, condition: Any) -> None:
    """Until everybody has heard it, wherever they are."""
    for sat in game.everybody:
        await sat.until(lambda sat=sat: condition(sat))


async def step(game: Game) -> None:
    """One answer of a person, heard by everybody; or one of a bot."""
    seen = min(sat.seq for sat in game.everybody)
    sat = await asked(game)
    if sat is not None:
        number = sat.question["number"]
        ack = await sat.answer()
        assert ack["type"] == "ack", ack
        await sat.until(lambda: sat.seq >= ack["seq"] and (sat.question or {}).get("number") != number)
    else:
        await all_know(game, lambda sat: sat.seq > seen)


async def asked(game: Game) -> Any:
    """Somebody with a question, who has heard what everybody has; None: a bot is."""
    async with asyncio.timeout(SECONDS):
        while True:
            for sat in game.everybody:
                await sat.say(type="ping")
                await sat.hear("pong")
            for seat, sat in game.people.items():
                if sat.question and seat in sat.waiting:
                    return sat
            if game.over or not set(game.people) & set(game.everybody[0].waiting):
                return None
