"""kill -9 between sending a notice and noting it: it is sent once more, and then no more; nothing is lost."""

from __future__ import annotations

from pathlib import Path

import httpx

from faults.driver import Mortal
from server.post_office import receiver

NOTICES = {"notice_delay": 0.0, "notice_gap": 0.0, "notice_look": 0.05, "notice_private": True}


async def my_turn(http: httpx.AsyncClient) -> str:
    """A table where every seat is mine."""
    seats = [{"kind": "person"}] * 3
    table = str((await http.post("/api/tables", json={"game": "bang_dice", "seats": seats})).json()["id"])
    for seat in range(3):
        await http.post(f"/api/tables/{table}/sit", json={"seat": seat})
    assert (await http.post(f"/api/tables/{table}/start")).status_code == 200
    return table


async def test_a_killed_server_tells_at_most_once_too_often_and_forgets_nothing(tmp_path: Path) -> None:
    async with receiver() as hook:
        mortal = Mortal(tmp_path, **NOTICES)
        await mortal.start(crash="after-notice")
        async with httpx.AsyncClient(base_url=mortal.url, timeout=20) as http:
            await http.post("/api/me", json={"name": "Ada"})
            wish = {"way": "webhook", "address": f"{hook.url}/ada", "also": False}
            assert (await http.post("/api/me/notices", json=wish)).status_code == 200
            first = await my_turn(http)
            assert await mortal.die(30.0), "by itself, with the notice sent and nothing noted"
            assert len(hook.got) == 1
            await mortal.start()
            await hook.until(2)
            second = await my_turn(http)
            await hook.until(3)
        await mortal.stop()
    assert [posted.data["link"].rpartition("/")[2] for posted in hook.got] == [first, first, second]
