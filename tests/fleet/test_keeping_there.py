"""A copy of PostgreSQL goes back into either store, and one of SQLite too; packed games are read on both."""

from __future__ import annotations

from pathlib import Path

import pytest

from fleet.parts import Postgres
from gulch.server.settings import Settings
from gulch.server.store.backup import back_up, put_back
from server import people
from server.people import playing, running
from server.test_keeping import copy_under_load


async def test_a_copy_made_under_load_gives_the_same_games_there_too(
    database: str, postgres: Postgres, tmp_path: Path
) -> None:
    one = Settings(data=tmp_path / "one", database=database)
    two = Settings(data=tmp_path / "two", database=await postgres.database())
    await copy_under_load(one, two, tmp_path / "copy")


async def test_a_copy_goes_from_one_kind_of_store_to_the_other_and_back(
    database: str, postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Settings(data=tmp_path / "one", database=database)
    async with running(first.data, pack_seconds=0.0) as place:
        async with playing(place) as game:
            for _ in range(4):
                await game.step()
            await game.people[0].say(type="chat", text="base64:Howdy")
            await game.people[0].hear("chat")
        async with playing(place, "bbb", watch=True) as over:
            sat = over.spectator
            assert sat
            await sat.until(lambda: sat.view["over"])
        record = await over.host.get(f"/api/tables/{over.table}/record")
        await place.hub.pack_finished()
        cookies, state = game.host.http.cookies, game.people[0].state
        count = await back_up(first, tmp_path / "copy1")
    second = Settings(data=tmp_path / "two")
    assert await put_back(second, tmp_path / "copy1") == count
    assert await back_up(second, tmp_path / "copy2") == count
    third = Settings(data=tmp_path / "three", database=await postgres.database())
    assert await put_back(third, tmp_path / "copy2") == count
    for settings in (second, third):
        monkeypatch.setitem(people.FAST, "database", settings.database)
        async with running(settings.data) as place:
            host = await place.guest()
            host.http.cookies = cookies
            async with host.seat(game.table, 0) as sat:
                assert sat.state == state
                await sat.say(type="chat", text="Still here")
                await sat.hear("chat")
            assert await host.get(f"/api/tables/{over.table}/record") == record
