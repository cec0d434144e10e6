"""Levels of bots at the table: who may be chosen, where they think, and that the clock tells nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import gulch
from gulch.bots import LEVELS
from gulch.records.parcels import parcel
from gulch.server.bots import drive
from gulch.server.bots.pool import Matter, Pool
from gulch.server.settings import Settings
from server.people import SECONDS, Place, playing, running


async def test_every_level_is_offered_and_an_old_name_is_still_taken(place: Place) -> None:
    guest = await place.guest()
    for game in (await guest.get("/api/games"))["games"]:
        assert game["bots"] == list(LEVELS)
    table = await guest.create("pbb")
    for level in ("expert", "heuristic"):
        info = await guest.do(f"/api/tables/{table}/bot", {"seat": 1, "level": level})
        assert info["seats"][1]["level"] == level
    refused = await guest.post(f"/api/tables/{table}/bot", {"seat": 1, "level": "search:5"})
    assert (refused.status_code, refused.json()["error"]["text"]) == (422, "error-no-such-bot")


async def test_whoever_thinks_does_so_in_the_pool_and_an_expert_in_all_of_it(tmp_path: Path) -> None:
    pool = Pool(Settings(data=tmp_path, bot_budget=0.02, bot_workers=2, bot_patience=60.0))
    table = gulch.load("colt_express").table(seats=3, seed=1)
    [seat] = table.pending
    matter = Matter(table.game.id, parcel(table), seat, "table", len(table.log), -1)
    jobs: list[str] = []
    run = pool.run

    async def noted(job: dict[str, Any], seconds: float) -> Any:
        jobs.append(job["kind"])
        return await run(job, seconds)

    pool.run = noted  # type: ignore[method-assign]
    try:
        for level in ("normal", "hard", "expert"):
            assert await pool.choose(matter, 1, level) in table.pending[seat].codes
    finally:
        await pool.stop()
    assert jobs == ["choose", "think", "think", "think"]


async def test_a_bot_that_thinks_takes_as_long_where_it_has_no_choice(tmp_path: Path, monkeypatch: Any) -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    settings = Settings(data=tmp_path, bot_budget=2.0)
    driver = drive.Driver(SimpleNamespace(table=object()), Pool(settings), settings)  # type: ignore[arg-type]
    question: Any = SimpleNamespace(codes=[7], options=[SimpleNamespace(id="pass")])
    monkeypatch.setattr(drive, "asyncio", SimpleNamespace(sleep=sleep, Future=asyncio.Future))
    for level in ("normal", "hard", "expert"):
        assert await driver.think(0, question, level) == "pass"
    assert slept == [0.0, 2.0, 10.0]


async def once(condition: Callable[[], object]) -> None:
    async with asyncio.timeout(SECONDS):
        while not condition():  # noqa: ASYNC110 (nobody tells)
            await asyncio.sleep(0.01)


async def test_a_thought_is_stopped_when_its_owner_is_back(tmp_path: Path) -> None:
    """It would have taken ten minutes; the process that thought is free for others."""
    async with running(tmp_path, bot_budget=600.0, bot_workers=1) as place, playing(place, "ppp") as game:
        sat = await game.asked()
        await game.host.do(f"/api/tables/{game.table}/bot", {"seat": sat.seat, "level": "hard"})
        driver = place.hub.tables[game.table].driver
        await once(lambda: sat.seat in driver.thinking and not place.hub.pool.free.qsize())
        await game.host.do(f"/api/tables/{game.table}/back", {"seat": sat.seat})
        await once(lambda: not driver.thinking and place.hub.pool.free.qsize())
        assert (await game.step()).seat == sat.seat
