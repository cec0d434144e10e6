"""kill -9 in the middle of a countdown: no time is lost while the server is down, and none is given."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import httpx

from faults.driver import Mortal

SECONDS = 60.0


def age(data: Path) -> float:
    """How long the server was up, as it noted last."""
    store = sqlite3.connect(data / "gulch.db")
    try:
        return float(store.execute("select seconds from life").fetchone()[0])
    finally:
        store.close()


async def test_a_killed_server_neither_takes_nor_gives_time(tmp_path: Path) -> None:
    mortal = Mortal(tmp_path)
    await mortal.start()
    async with httpx.AsyncClient(base_url=mortal.url, timeout=20) as http:
        await http.post("/api/me", json={"name": "Ada"})
        clock = {"kind": "live", "allowance": 1000, "reserve": 0}
        seats = [{"kind": "person"}] * 3
        table = (await http.post("/api/tables", json={"game": "bang_dice", "seats": seats, "clock": clock})).json()[
            "id"
        ]
        for seat in range(3):
            await http.post(f"/api/tables/{table}/sit", json={"seat": seat})
        await http.post(f"/api/tables/{table}/start")

        async def left() -> float:
            return float((await http.get(f"/api/tables/{table}")).json()["deadline"]) - time.time()

        before, then = await left(), time.monotonic()
        noted = age(tmp_path)
        async with asyncio.timeout(SECONDS):
            while age(tmp_path) <= noted:  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        await mortal.die(0.0)
        alive = time.monotonic() - then
        await asyncio.sleep(1.0)  # nobody can play: this must not count
        then = time.monotonic()
        await mortal.start()
        after = await left()
        alive += time.monotonic() - then
        assert after <= before, "nothing was given: it had noted its age after the first look"
        assert after >= before - alive - 0.1, "nothing was lost: only the time in which it was up counts"
    await mortal.stop()
