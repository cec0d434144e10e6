"""How many durable answers a second the server takes, how long one travels, and what a table costs in memory.

    python bench/server.py [--tables 50 200] [--seconds 10] [--database URL [--redis URL]]

The server runs in a process of its own, the players in this one; everything stays on the loopback. Prints JSON."""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import os
import random
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

FREE = 1e9
LIMITS = (
    "message_rate",
    "message_burst",
    "read_rate",
    "read_burst",
    "write_rate",
    "write_burst",
    "table_rate",
    "table_burst",
)
SETTINGS: dict[str, Any] = {
    "port": 0,
    "delay": (0, 0),
    "sockets_per_address": 100_000,
    "sockets_per_guest": 100_000,
    "tables_per_guest": 100_000,
    "address_write_rate": FREE,
    "address_write_burst": FREE,
    **dict.fromkeys(LIMITS, FREE),
}
SEATS = 4
WARM = 20  # games, until caches that all tables share are full


class Told(msgspec.Struct):
    """What the players read of a frame: as little as they need, for this process must not be what is measured."""

    type: str
    seq: int = 0
    question: Asked | None = None


class Offered(msgspec.Struct):
    id: str


class Asked(msgspec.Struct):
    number: int
    options: list[Offered]


read = msgspec.json.Decoder(Told).decode


class Table:
    """Four sockets at one table. Whoever is asked answers; an answer has arrived when all four have heard of it."""

    def __init__(self, id: str, sockets: list[ClientConnection]) -> None:
        self.id = id
        self.sockets = sockets
        self.updates = [0] * SEATS
        self.questions: list[Asked | None] = [None] * SEATS
        self.told = asyncio.Event()
        self.seeds = [secrets.token_bytes(32) for _ in range(SEATS)]
        self.acks = 0

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            told = read(text)
            if told.type == "update":
                self.questions[seat] = told.question
                self.updates[seat] += 1
                if min(self.updates) == max(self.updates):
                    self.told.set()
            elif told.type == "ack":
                self.acks += 1
            elif told.type == "commit":
                await self.say(seat, type="seed", commitment=hashlib.sha256(self.seeds[seat]).hexdigest())
            elif told.type == "reveal":
                await self.say(seat, type="seed", reveal=self.seeds[seat].hex())

    async def say(self, seat: int, **fields: Any) -> None:
        await self.sockets[seat].send(msgspec.json.encode(fields).decode())

    async def answer(self, cmd_id: str) -> float | None:
        """Seconds from sending to the last receipt; None when the game is over."""
        asked = [(seat, question) for seat, question in enumerate(self.questions) if question is not None]
        if not asked:
            return None
        seat, question = asked[0]
        self.told.clear()
        option = random.choice(question.options).id
        sent = time.perf_counter()
        await self.say(seat, type="answer", cmd_id=cmd_id, question=question.number, option=option)
        async with asyncio.timeout(30):
            await self.told.wait()
        return time.perf_counter() - sent


async def open_table(http: httpx.AsyncClient, url: str) -> Table:
    body = {"game": "bang_dice", "seats": [{"kind": "person"}] * SEATS}
    id = (await http.post("/api/tables", json=body)).json()["id"]
    info: dict[str, Any] = {}
    for seat in range(SEATS):
        info = (await http.post(f"/api/tables/{id}/sit", json={"seat": seat})).json()
    sockets = []
    for seat in range(SEATS):
        ws = await connect(url.replace("http", "ws") + "/ws", compression=None, max_size=None, ping_interval=None)
        await ws.send(json.dumps({"type": "hello", "table": id, "token": info["tokens"][str(seat)], "last_seq": 0}))
        sockets.append(ws)
    return Table(id, sockets)


async def start_table(http: httpx.AsyncClient, table: Table) -> list[asyncio.Task[None]]:
    listeners = [asyncio.create_task(table.listen(seat)) for seat in range(SEATS)]
    response = await http.post(f"/api/tables/{table.id}/start")
    assert response.status_code == 200, response.text
    async with asyncio.timeout(30):
        await table.told.wait()
    return listeners


async def back_to_back(table: Table, until: float, times: list[float]) -> None:
    n = 0
    while time.perf_counter() < until:
        took = await table.answer(f"b{n}")
        if took is None:
            return
        times.append(took)
        n += 1


async def once_a_second(table: Table, until: float, times: list[float]) -> None:
    await asyncio.sleep(random.random())
    n, due = 0, time.perf_counter()
    while due < until:
        took = await table.answer(f"s{n}")
        if took is None:
            return
        times.append(took)
        n, due = n + 1, due + 1.0
        await asyncio.sleep(max(0.0, due - time.perf_counter()))


def memory(pid: int) -> int:
    """Bytes that only this process uses."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Private_Dirty"):
            return int(line.split()[1]) * 1024
    return 0


def cpu(pid: int) -> float:
    """Seconds of processor time so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def figures(times: list[float], seconds: float) -> dict[str, float]:
    cuts = statistics.quantiles(times, n=100)
    return {
        "answers": len(times),
        "answers_per_second": round(len(times) / seconds, 1),
        "p50_ms": round(statistics.median(times) * 1000, 2),
        "p99_ms": round(cuts[98] * 1000, 2),
        "max_ms": round(max(times) * 1000, 2),
    }


async def measure(url: str, pid: int, count: int, seconds: float) -> dict[str, Any]:
    limits = httpx.Limits(max_connections=8)
    result: dict[str, Any] = {"tables": count, "sockets": count * SEATS}
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        await http.post("/api/me", json={"name": "Bench"})
        for _ in range(WARM):
            await one_game_warm(http, url)
        before = memory(pid)
        tables = [await open_table(http, url) for _ in range(count)]
        listeners = [task for table in tables for task in await start_table(http, table)]
        for name, play in (("one_per_second", once_a_second), ("back_to_back", back_to_back)):
            times: list[float] = []
            started, worked = time.perf_counter(), cpu(pid)
            await asyncio.gather(*(play(table, started + seconds, times) for table in tables))
            result[name] = figures(times, min(seconds, time.perf_counter() - started))
            result[name]["server_cpu_ms_per_answer"] = round((cpu(pid) - worked) / len(times) * 1000, 3)
        result["memory_per_table_kb"] = round((memory(pid) - before) / count / 1024, 1)
        for table in tables:
            await asyncio.gather(*(ws.close() for ws in table.sockets))
        for task in listeners:
            task.cancel()
    return result


async def one_game_warm(http: httpx.AsyncClient, url: str) -> None:
    """What every table shares (code, rules, statements) is not counted as a table's memory."""
    table = await open_table(http, url)
    listeners = await start_table(http, table)
    await back_to_back(table, time.perf_counter() + 1, [])
    await asyncio.gather(*(ws.close() for ws in table.sockets))
    for task in listeners:
        task.cancel()


def run(count: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "gulch.server", json.dumps({"data": data, **SETTINGS})]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            url = server.stdout.readline().strip().rstrip("/")
            import uvloop

            return uvloop.run(measure(url, server.pid, count, seconds))
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)
            server.stdout.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database", default="", help="another store than a new SQLite file")
    parser.add_argument("--redis", default="")
    args = parser.parse_args()
    SETTINGS.update(database=args.database, redis=args.redis)
    print(json.dumps([run(count, args.seconds) for count in args.tables], indent=2))


if __name__ == "__main__":
    main()
