"""Starting: one server to a folder, a key that survives a kill, and one line for whatever is in the way."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text
from typer.testing import CliRunner

from gulch.cli.app import app
from gulch.server.errors import CannotStart
from gulch.server.run import open_port
from gulch.server.store.folder import Folder, load_key
from server.people import FAST, Place, running


async def ended(data: Path, crash: str = "", **settings: Any) -> tuple[int, str]:
    """A server process that ends by itself: how, and what it says."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "gulch.server", json.dumps({**FAST, "data": str(data), "port": 0, **settings})),
        env={**os.environ, "GULCH_CRASH": crash},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(60):
        _, said = await process.communicate()
    assert process.returncode is not None
    return process.returncode, said.decode()


async def refused(data: Path, **settings: Any) -> str:
    """The one line with which a server does not start."""
    code, said = await ended(data, **settings)
    assert code == 1, said
    [line] = said.splitlines()
    assert line.startswith("gulch: ")
    return line


async def test_a_second_server_on_the_same_folder_is_turned_away(tmp_path: Path) -> None:
    async with running(tmp_path) as place:
        guest = await place.guest()
        assert "another server uses" in await refused(tmp_path)
        assert "another server uses" in str(CliRunner().invoke(app, ["serve", "--data", str(tmp_path)]).exception)
        await guest.create()
    async with running(tmp_path):
        pass  # and once the first has stopped, the next may come


async def test_a_server_that_is_killed_at_its_first_start_starts_again(tmp_path: Path) -> None:
    code, _ = await ended(tmp_path, crash="before-key")
    assert code == -signal.SIGKILL
    async with running(tmp_path):
        assert len((tmp_path / "key").read_text()) == 64


async def test_a_key_that_an_older_server_left_empty_is_made_anew(tmp_path: Path) -> None:
    (tmp_path / "key").touch()
    async with running(tmp_path) as place:
        await place.guest()


def test_a_damaged_key_is_not_replaced_where_tables_are_stored(tmp_path: Path) -> None:
    for content in (b"", b"short", b"\xff" * 40):
        (tmp_path / "key").write_bytes(content)
        with pytest.raises(CannotStart, match="key is damaged"):
            load_key(tmp_path, fresh=False)


def test_a_folder_in_the_keys_place_is_called_one(tmp_path: Path) -> None:
    (tmp_path / "key").mkdir()
    with pytest.raises(CannotStart, match="key is a folder"):
        load_key(tmp_path)


def test_a_host_that_is_none_is_not_blamed_on_the_port() -> None:
    with pytest.raises(CannotStart, match="see --host") as error:
        open_port("999.1.1.1", 0, "--port 0 takes any free port")
    assert "--port" not in str(error.value)


def modes_in(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_mode & 0o777 for path in folder.iterdir()}


@pytest.fixture
def open_folder(tmp_path: Path) -> Iterator[Path]:
    """A folder that everybody may look into."""
    tmp_path.chmod(0o755)
    before = os.umask(0o022)
    yield tmp_path
    os.umask(before)


async def test_files_with_secrets_are_their_owners_alone(open_folder: Path) -> None:
    async with running(open_folder) as place:
        await (await place.guest()).create()
        modes = modes_in(open_folder)
    assert {"gulch.db", "gulch.db-wal", "key"} <= set(modes)
    assert set(modes.values()) == {0o600}


async def test_whatever_is_in_the_way_of_a_start_is_one_line(tmp_path: Path) -> None:
    async with running(tmp_path / "good"):
        pass

    def copy(name: str) -> Path:
        folder = tmp_path / name
        folder.mkdir()
        for file in ("gulch.db", "key"):
            (folder / file).write_bytes((tmp_path / "good" / file).read_bytes())
        return folder

    newer, emptied, broken, torn = copy("newer"), copy("emptied"), copy("broken"), copy("torn")
    with sqlite3.connect(newer / "gulch.db") as store:
        store.execute("update alembic_version set version_num = '9999'")
    store.close()
    (emptied / "gulch.db").write_bytes(b"")
    (broken / "gulch.db").write_bytes(b"no database at all" * 100)
    pages = (torn / "gulch.db").read_bytes()
    (torn / "gulch.db").write_bytes(pages[:4096] + bytes(len(pages) - 4096))
    (tmp_path / "folder" / "gulch.db").mkdir(parents=True)
    (tmp_path / "file").touch()
    for name, words in (
        ("newer", "needs a newer Gulch"),
        ("emptied", "is empty, but there was a server here before"),
        ("broken", "is damaged"),
        ("torn", "is damaged"),
        ("folder", "is a folder"),
        ("file", "is no folder"),
    ):
        assert words in await refused(tmp_path / name), name


async def test_a_full_disk_and_a_taken_port_are_told_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(tmp_path / "one") as place:
        port = int(place.url.rsplit(":", 1)[1])
        line = await refused(tmp_path / "two", port=port)
        assert f":{port}: " in line
        assert "--port 0" in line

    def full(*_: Any, **__: Any) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("gulch.server.store.folder.os.open", full)
    with pytest.raises(CannotStart, match=r"three can't be written to \(No space left on device\)"):
        Folder(tmp_path / "three").lock()


async def test_the_health_of_a_full_store_is_bad_until_there_is_room(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("gulch.server.store.store.WELL_SECONDS", 0.0)
    http, store = place.http(), place.hub.store

    def no_room(connection: Any, _record: Any) -> None:
        connection.execute("PRAGMA max_page_count=1")  # not more than there are already

    event.listen(store.writing.sync_engine, "connect", no_room)
    await store.writing.dispose()
    response = await http.get("/readyz")
    assert (response.status_code, response.json()["error"]["text"]) == (503, "error-store-down")
    assert "the store failed: database or disk is full" in caplog.text, "in SQLite's own words"
    event.remove(store.writing.sync_engine, "connect", no_room)  # the next connection has room again
    assert (await http.get("/readyz")).status_code == 200
    assert not await store.chat("health", 10)


def overwrite(database: Path, page: int) -> None:
    with database.open("r+b") as file:
        file.seek((page - 1) * 4096)
        file.write(b"\xff" * 4096)


async def test_the_health_of_a_damaged_store_is_bad(
    place: Place, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("gulch.server.store.store.WELL_SECONDS", 0.0)
    guest, store = await place.guest(), place.hub.store
    await guest.create()
    page = int((await store.rows(text("select rootpage from sqlite_master where name = 'tables'")))[0][0])
    async with store.reading.connect() as connection:
        await connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
    await store.reading.dispose()  # whoever reads next sees what is in the file
    overwrite(Path(store.reading.url.database or ""), page)
    assert (await guest.http.get("/api/me")).json()["error"]["text"] == "error-store-down"
    assert "the store could not be read: database disk image is malformed" in caplog.text
    assert (await guest.http.get("/readyz")).status_code == 503
