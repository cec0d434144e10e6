"""kill -9, again and again: no acknowledged answer is lost, none applied twice, clients end with the same events."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

from faults.driver import Group, Mortal, Player, Somewhere
from gulch.server.crash import POINTS
from server.people import SECONDS, Place, Seat, enter

GROUPS = 3
KILLS = int(os.environ.get("GULCH_KILLS", "10"))
ENTRIES = "select table_id, position, cmd_id, seat, seqs from entries order by table_id, position"


async def kill_often(mortal: Mortal, plan: Sequence[str]) -> Counter[str]:
    """One life per line of the plan: a crash point, or "" for kill -9 at any moment."""
    deaths: Counter[str] = Counter()
    for point in plan:
        await mortal.start(f"{point}:{random.randint(1, 12)}" if point else "")
        by_itself = await mortal.die(random.uniform(0.1, 0.7) if not point else 15.0)
        deaths[point if by_itself else ""] += 1
    return deaths


async def run(data: Path, plan: Sequence[str]) -> tuple[Counter[str], list[Player]]:
    mortal = Mortal(data)
    groups = [Group(mortal) for _ in range(GROUPS)]
    playing = [asyncio.create_task(group.play()) for group in groups]
    deaths = await kill_often(mortal, plan)
    assert not [task for task in playing if task.done()], "somebody gave up"
    await mortal.start()
    await asyncio.sleep(1.0)  # everybody comes back and sends again what was not acknowledged
    for group in groups:
        group.stop()
    async with asyncio.timeout(60):
        await asyncio.gather(*playing)
    players = [player for group in groups for player in group.players]
    try:
        await everybody_knows_the_same(mortal, players)
    finally:
        await mortal.stop()
        for group in groups:
            await group.http.aclose()
    return deaths, players


async def everybody_knows_the_same(mortal: Somewhere, players: list[Player]) -> None:
    """What each heard over many broken lines is the beginning of what is stored; one more look gives the rest."""
    place = Place(mortal.url)
    for player in players:
        while player.unanswered:  # sent when the test stopped: sent again it is done once
            with contextlib.suppress(OSError, WebSocketException):
                async with come(place, player.table, player.token, player.page.seq) as again:
                    await again.say(**player.unanswered)
                    player.heard(await again.hear("ack", "stale", "refused"))
    for table in {player.table for player in players}:
        await is_still(place, table, {player.page.seat for player in players if player.table == table})
    for player in players:
        async with come(place, player.table, player.token) as fresh:
            assert fresh.events[: player.page.seq] == player.page.events
        async with come(place, player.table, player.token, player.page.seq) as again:
            assert player.page.events + again.events == fresh.events
            assert again.view == fresh.view


@asynccontextmanager
async def come(place: Place, table: str, token: str | None, last_seq: int = 0) -> AsyncIterator[Seat]:
    """Whoever is asked to come back does."""
    async with AsyncExitStack() as stack:
        async with asyncio.timeout(SECONDS):
            while True:
                try:
                    seat = await stack.enter_async_context(enter(place, table, token, last_seq))
                    break
                except (OSError, WebSocketException):
                    await asyncio.sleep(0.1)
        yield seat


async def is_still(place: Place, table: str, people: set[int | None]) -> None:
    """Until a table waits for nobody but people, who have gone: its bots have moved, wherever they were driven."""
    async with come(place, table, None) as spectator:
        await spectator.until(lambda: set(spectator.waiting) <= people)


def nothing_is_lost_or_done_twice(rows: list[Any], players: list[Player]) -> int:
    stored: dict[str, list[Any]] = {}
    for table, *rest in rows:
        stored.setdefault(table, []).append(rest)
    for table, entries in stored.items():
        people = {player.page.seat for player in players if player.table == table}
        bots = {entry[2] for entry in entries} - people
        assert [entry[0] for entry in entries] == list(range(len(entries))), "positions without gaps"
        commands = [entry[1] for entry in entries]
        assert len(set(commands)) == len(commands)
        acknowledged = {
            f"{player.page.seat}:{cmd_id}": (player.page.seat, seq)
            for player in players
            if player.table == table
            for cmd_id, seq in player.acks.items()
        }
        by_command = {entry[1]: entry for entry in entries}
        for command, (seat, seq) in acknowledged.items():
            assert command in by_command, "an acknowledged answer is lost"
            assert seq == int(by_command[command][3].split(",")[seat])
        of_the_table = {f"table:{entry[0]}" for entry in entries if entry[2] in (-1, *bots)}
        assert set(commands) - set(acknowledged) == of_the_table, "answers that nobody gave"
    return len(rows)


async def check(data: Path, plan: Sequence[str]) -> None:
    deaths, players = await run(data, plan)
    with sqlite3.connect(data / "gulch.db") as store:
        rows = list(store.execute(ENTRIES))
    store.close()
    answers = nothing_is_lost_or_done_twice(rows, players)
    assert sum(deaths.values()) == len(plan)
    assert answers > len(plan)
    for point in POINTS:
        assert deaths[point] > 0, f"nothing died {point}"
    assert sum(player.resent for player in players) > 0


@pytest.mark.fault
async def test_kills_lose_nothing(tmp_path: Path) -> None:
    """A few times in an ordinary run, a hundred by `make faults`."""
    plan = [*POINTS, "", *POINTS, "", *POINTS, ""] * (KILLS // 15 + 1)
    plan = plan[:KILLS]
    random.shuffle(plan)
    await check(tmp_path, plan)
