"""Several processes on one port, and what is in the way of a start where the store is PostgreSQL."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
from pathlib import Path

import httpx
import pytest

from faults.driver import Mortal
from fleet.parts import Postgres, free_port
from gulch.server.errors import CannotStart
from gulch.server.settings import Settings
from gulch.server.store.opening import open_store


def command_line(process: int) -> str:
    return Path(f"/proc/{process}/cmdline").read_text(encoding="ascii")


def is_there(process: int) -> bool:
    return Path(f"/proc/{process}").exists()


def children(process: int) -> list[int]:
    text = Path(f"/proc/{process}/task/{process}/children").read_text(encoding="ascii")
    return [int(child) for child in text.split()]


async def until_ready(url: str) -> None:
    async with asyncio.timeout(90), httpx.AsyncClient(base_url=url) as http:
        while True:
            try:
                if (await http.get("/readyz")).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            await asyncio.sleep(0.1)


async def test_a_worker_that_dies_is_started_again_and_all_end_together(database: str, tmp_path: Path) -> None:
    own = free_port()
    house = Mortal(tmp_path, database=database, workers=2, worker_port=own)
    await house.start()
    assert house.process is not None
    workers = children(house.process.pid)
    assert len(workers) == 2
    for worker in workers:
        assert database not in command_line(worker), "a password may be in it"
    try:
        async with httpx.AsyncClient(base_url=house.url, timeout=60) as http:
            await http.post("/api/me", json={"name": "Ada"})
            seats = [{"kind": "person"}] * 3
            table = (await http.post("/api/tables", json={"game": "bang_dice", "seats": seats})).json()["id"]
            os.kill(workers[0], signal.SIGKILL)
            await until_ready(f"http://127.0.0.1:{own}")
            await until_ready(f"http://127.0.0.1:{own + 1}")
            now = children(house.process.pid)
            assert len(set(now) - set(workers)) == 1
            assert (await http.get(f"/api/tables/{table}")).status_code == 200
    finally:
        await house.stop()
    assert house.process.returncode == 0
    for worker in now:
        assert not is_there(worker)


async def test_a_workers_port_that_is_taken_is_one_line(database: str, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        settings = {"data": str(tmp_path), "port": 0, "database": database, "workers": 2, "worker_port": port}
        command = (sys.executable, "-m", "gulch.server", json.dumps(settings))
        process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
        _, said = await process.communicate()
    lines = said.decode().splitlines()
    assert lines[0] == f"gulch: 127.0.0.1:{port}: Address already in use; see --worker-port"
    assert lines[1:] == ["gulch: a worker did not start; it says why"]


async def test_what_is_in_the_way_of_a_start_is_one_line(database: str, postgres: Postgres, tmp_path: Path) -> None:
    async def says(url: str) -> str:
        with pytest.raises(CannotStart) as error:
            await open_store(Settings(data=tmp_path, database=url), False)
        return str(error.value)

    nowhere = f"postgresql+asyncpg://gulch@127.0.0.1:{free_port()}/gulch"
    assert "the database can't be opened" in await says(nowhere)
    assert "does not exist" in await says(postgres.url("nothing"))
    store, fresh = await open_store(Settings(data=tmp_path, database=database), False)
    assert fresh
    await store.close()
    import asyncpg

    connection = await asyncpg.connect(database.replace("+asyncpg", ""))
    await connection.execute("update alembic_version set version_num = '9999'")
    await connection.close()
    assert "needs a newer Gulch" in await says(database)


async def test_one_process_is_enough_for_sqlite(tmp_path: Path) -> None:
    command = (sys.executable, "-m", "gulch.cli", "serve", "--data", str(tmp_path), "--workers", "2", "--no-browser")
    process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    _, said = await process.communicate()
    assert process.returncode == 2
    assert b"workers: several processes need PostgreSQL, see --database" in said
