"""Copies made while people play, put back elsewhere; and finished games of long ago in a tenth of the room."""

from __future__ import annotations

import asyncio
import gzip
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, delete

import gulch
from gulch.server.errors import CannotStart
from gulch.server.settings import Settings
from gulch.server.store.backup import back_up, put_back
from gulch.server.store.migrate import upgrade
from gulch.server.store.schema import chat
from gulch.server.store.store import WHOLE
from gulch.server.store.writer import Statement
from retention import bytes_of, measure
from server.people import Place, playing, running


async def entries_of(place: Place, table: str) -> list[tuple[Any, ...]]:
    return [(row.position, row.cmd_id, row.said, row.seqs) for row in await place.hub.store.entries(table)]


async def test_a_copy_made_under_load_gives_the_same_games_to_the_last_acknowledged_answer(tmp_path: Path) -> None:
    await copy_under_load(Settings(data=tmp_path / "one"), Settings(data=tmp_path / "two"), tmp_path / "copy")


async def copy_under_load(one: Settings, two: Settings, copy: Path) -> None:
    """Of one store, put back into another."""
    async with running(one.data, database=one.database) as place, playing(place) as game, playing(place) as other:
        for _ in range(5):
            await game.step()

        async def goes_on() -> None:
            for _ in range(20):
                if other.over:
                    return
                await other.step()

        going = asyncio.create_task(goes_on())
        count = await back_up(one, copy)
        await going
        before = await entries_of(place, game.table)
        others = await entries_of(place, other.table)
        cookies = game.host.http.cookies
        seen = {seat: sat.state for seat, sat in game.people.items()}
    assert count > 10
    assert {path.name: path.stat().st_mode & 0o777 for path in copy.parent.glob("copy*")} == {"copy": 0o600}
    assert await put_back(two, copy) == count
    async with running(two.data, database=two.database) as place:
        assert await entries_of(place, game.table) == before
        found = await entries_of(place, other.table)
        assert found == others[: len(found)], "a beginning of what was played, without a gap"
        guest = await place.guest()
        guest.http.cookies = cookies
        for seat, state in seen.items():
            async with guest.seat(game.table, seat) as sat:
                assert sat.state == state
        async with guest.seat(game.table, next(s for s, state in seen.items() if state["question"])) as sat:
            assert (await sat.answer())["type"] == "ack"


async def test_whatever_people_are_called_and_say_is_put_back_as_it_was(tmp_path: Path) -> None:
    said = ["base64:Howdy", "base64:", '{"end": 1}', "NULL; \\N \\x00"]
    async with running(tmp_path / "one") as place:
        guest = await place.guest("base64:Ann")
        table = await guest.create()
        await guest.do(f"/api/tables/{table}/sit", {"seat": 0})
        async with guest.seat(table, 0) as sat:
            for text in said:
                await sat.say(type="chat", text=text)
                await sat.hear("chat")
        await back_up(place.hub.settings, tmp_path / "copy")
    await put_back(Settings(data=tmp_path / "two"), tmp_path / "copy")
    async with running(tmp_path / "two") as place:
        guest = await place.guest()
        assert (await guest.get(f"/api/tables/{table}"))["seats"][0]["name"] == "base64:Ann"
        assert [line["text"] for line in await place.hub.store.chat(table, 10)] == said


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can")
async def test_what_root_puts_back_belongs_to_the_folders_owner(tmp_path: Path) -> None:
    """As with the service: it has a user of its own, and would find files that it can't open."""
    async with running(tmp_path / "one") as place:
        await (await place.guest()).create()
        await back_up(place.hub.settings, tmp_path / "copy")
    there = tmp_path / "two"
    there.mkdir()
    os.chown(there, 12345, 12345)
    await put_back(Settings(data=there), tmp_path / "copy")
    assert {path.name: path.stat().st_uid for path in there.iterdir()} == dict.fromkeys(
        ("gulch.db", "key", "lock"), 12345
    )


async def test_what_can_not_be_copied_or_put_back_is_one_line(tmp_path: Path) -> None:
    async def says(work: Any, data: str, file: str) -> str:
        with pytest.raises(CannotStart) as error:
            await work(Settings(data=tmp_path / data), tmp_path / file)
        return str(error.value)

    async with running(tmp_path / "one") as place:
        await (await place.guest()).create()
        await back_up(Settings(data=tmp_path / "one"), tmp_path / "copy")
        assert "another server uses" in await says(put_back, "one", "copy")
    assert "there are no tables" in await says(back_up, "nothing", "copy2")
    assert not (tmp_path / "copy2").exists()
    assert "something is stored there already" in await says(put_back, "one", "copy")
    text = gzip.decompress((tmp_path / "copy").read_bytes()).decode()
    for name, content in (
        ("short", "\n".join(text.splitlines()[:-1]) + "\n"),
        ("newer", text.replace('"form": "0', '"form": "9')),
        ("other", "{}\n"),
    ):
        (tmp_path / name).write_bytes(gzip.compress(content.encode()))
    (tmp_path / "torn").write_bytes((tmp_path / "copy").read_bytes()[:-20])
    assert "is not whole" in await says(put_back, "two", "short")
    assert "made by a newer Gulch" in await says(put_back, "three", "newer")
    assert "is no copy" in await says(put_back, "four", "other")
    assert "is no copy" in await says(put_back, "five", "torn")
    assert "there is no" in await says(put_back, "six", "nowhere")


async def test_sixty_finished_games_take_a_tenth_of_the_disk_and_hold(tmp_path: Path) -> None:
    """The file itself, not only what is in it. `make retention` does the same with 5,000."""
    found = await measure(tmp_path, 60)
    assert found.games == 60
    assert found.share <= 0.1, f"{found.packed} of {found.full} bytes"


async def test_the_file_of_an_older_server_shrinks_too(tmp_path: Path) -> None:
    """It could not when it was made: it is written anew at the first start."""
    database = tmp_path / "gulch.db"
    engine = create_engine(f"sqlite:///{database}")
    with engine.begin() as connection:
        upgrade(connection, "0009")
    engine.dispose()
    with closing(sqlite3.connect(database)) as store:
        assert store.execute("PRAGMA auto_vacuum").fetchone() == (0,)
        store.execute("insert into chat (table_id, seat, name, text, at) values ('t', 0, '', 'Howdy', 0.0)")
        store.commit()
    async with running(tmp_path) as place:
        assert [line["text"] for line in await place.hub.store.chat("t", 9)] == ["Howdy"]
        many = [{"table_id": "t", "seat": 0, "name": "", "text": "x" * 4000, "at": 0.0} for _ in range(500)]
        await asyncio.gather(*(place.hub.store.write(line=line) for line in many))
        full = bytes_of(database)
        await place.hub.store.write(Statement(delete(chat)))
        await place.hub.store.shrink()
        assert bytes_of(database) < full / 10


async def test_packed_games_are_shown_and_replay_as_ever(tmp_path: Path) -> None:
    async with running(tmp_path, pack_seconds=0.0) as place:
        games: dict[str, Any] = {}
        for _ in range(3):
            async with playing(place, "bbbbb", watch=True) as game:
                sat = game.spectator
                assert sat
                await sat.until(lambda sat=sat: sat.view["over"])
                games[game.table] = sat.events
            host = game.host
        shown = {id: await host.get(f"/api/tables/{id}/moments") for id in games}
        records = {id: await host.get(f"/api/tables/{id}/record") for id in games}
        place.hub.tables.clear()
        await place.hub.pack_finished()
        for id, events in games.items():
            assert not await place.hub.store.rows(WHOLE, {"id": id})
            assert await host.get(f"/api/tables/{id}/record") == records[id]
            assert await host.get(f"/api/tables/{id}/moments") == shown[id]
            gulch.replay(records[id])
            async with host.seat(id) as sat:
                assert sat.events == events
            async with host.seat(id, last_seq=3) as sat:
                assert sat.events == events[3:]
        assert await place.hub.store.finished(place.hub.time.now()) == []
