"""Notices of several processes on PostgreSQL: one of them tells, each knows who looks at the others' tables."""

from __future__ import annotations

import asyncio
from pathlib import Path

from gulch.server.store import shared
from server.people import SECONDS, Guest, Place, running
from server.post_office import receiver
from server.test_my_games import begun, let_wait_for
from server.test_notices import SETTINGS

TELLING = {**SETTINGS, "notice_delay": 0.0, "notice_gap": 0.0, "poll_seconds": 0.05}


async def same(guest: Guest, place: Place) -> Guest:
    """The same person at another process."""
    there = Guest(place, place.http())
    there.http.cookies = guest.http.cookies
    return there


async def test_one_process_tells_and_another_goes_on_when_it_is_gone(database: str, tmp_path: Path) -> None:
    async with receiver() as hook, running(tmp_path / "b", **TELLING) as b:
        async with running(tmp_path / "a", **TELLING) as a:
            ann, bob = await a.guest("Ann"), await a.guest("Bob")
            await ann.do("/api/me/notices", {"way": "webhook", "address": f"{hook.url}/ann", "also": False})
            table = await begun(ann, bob)
            await let_wait_for(a, table, 0)
            async with (await same(ann, b)).seat(table, 0) as sat:
                async with asyncio.timeout(SECONDS):
                    while not (await shared.looking(a.hub.store, a.hub.fleet.me)).get(table):  # noqa: ASYNC110
                        await asyncio.sleep(0.01)
                await a.hub.notices.look()
                assert hook.got == [], "somebody looks, at the other process"
                await sat.say(type="attend", here=False)
                async with asyncio.timeout(SECONDS):
                    while any((await shared.looking(a.hub.store, a.hub.fleet.me))[table]):  # noqa: ASYNC110
                        await asyncio.sleep(0.01)
                await asyncio.gather(a.hub.notices.look(), b.hub.notices.look())
                assert len(hook.got) == 1, "one of them"
            second = await begun(ann, bob)
            await let_wait_for(a, second, 0)
            await b.hub.notices.look()
            assert len(hook.got) == 1, "the other one tells"
        await b.hub.notices.look()
        assert [posted.data["link"].rpartition("/")[2] for posted in hook.got] == [table, second]
