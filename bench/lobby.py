"""Very many tables: how fast they are created over HTTP, what they cost in memory, and whether the lists stay quick.

    python bench/lobby.py [--tables 10000]

The server runs in a process of its own and has no limits; every twentieth table begins to play. Prints JSON."""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

import httpx

FREE = 1e9
RATES = ("read_rate", "read_burst", "write_rate", "write_burst", "address_write_rate", "address_write_burst")
TABLES = {"tables_per_guest": 1_000_000, "table_rate": FREE, "table_burst": FREE}
SETTINGS: dict[str, Any] = {"port": 0, "delay": (600, 600), **dict.fromkeys(RATES, FREE), **TABLES}
AT_ONCE = 8  # requests on their way
BEGINS = 20  # every so many-th table is started
LOOKS = 25
SEATS = [{"kind": "person"}, {"kind": "bot", "level": "random"}, {"kind": "bot", "level": "random"}]


class Crowd:
    """Everybody who asks the server for something; counts what it answers."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.answers: Counter[int] = Counter()
        self.ids: list[str] = []

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        response = await self.http.request(method, path, json=body)
        self.answers[response.status_code] += 1
        return response.json() if response.status_code == 200 else None

    async def create(self, numbers: list[int], times: list[float]) -> None:
        while numbers:
            number = numbers.pop()
            sent = time.perf_counter()
            info = await self.ask("POST", "/api/tables", {"game": "bang_dice", "seats": SEATS, "public": True})
            times.append(time.perf_counter() - sent)
            if info is None:
                continue
            self.ids.append(info["id"])
            if number % BEGINS == 0:
                await self.ask("POST", f"/api/tables/{info['id']}/sit", {})
                await self.ask("POST", f"/api/tables/{info['id']}/start")

    async def look(self) -> dict[str, float]:
        """The median time of what people look at, in milliseconds."""
        found: dict[str, list[float]] = {"list_ms": [], "mine_ms": [], "table_ms": []}
        for _ in range(LOOKS):
            table = f"/api/tables/{random.choice(self.ids)}"
            for name, path in (("list_ms", "/api/tables"), ("mine_ms", "/api/me"), ("table_ms", table)):
                sent = time.perf_counter()
                await self.ask("GET", path)
                found[name].append(time.perf_counter() - sent)
        return {name: round(statistics.median(times) * 1000, 2) for name, times in found.items()}


def memory(pid: int) -> int:
    """Bytes that only this process uses."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Private_Dirty"):
            return int(line.split()[1]) * 1024
    return 0


async def measure(url: str, pid: int, count: int) -> dict[str, Any]:
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(base_url=url, timeout=60, limits=limits) as http:
        crowd = Crowd(http)
        await crowd.ask("POST", "/api/me", {"name": "Bench"})
        await crowd.create(list(range(2 * BEGINS)), [])  # what all tables share is there before we look
        few, before, times = await crowd.look(), memory(pid), list[float]()
        numbers, began = list(range(count)), time.perf_counter()
        await asyncio.gather(*(crowd.create(numbers, times) for _ in range(AT_ONCE)))
        took = time.perf_counter() - began
        return {
            "tables": count,
            "created_per_second": round(count / took, 1),
            "creation_p50_ms": round(statistics.median(times) * 1000, 2),
            "creation_p99_ms": round(statistics.quantiles(times, n=100)[98] * 1000, 2),
            "memory_per_table_kb": round((memory(pid) - before) / count / 1024, 1),
            "with_few_tables": few,
            "with_all_tables": await crowd.look(),
            "listed": len((await crowd.ask("GET", "/api/tables"))["tables"]),
            "answers": dict(crowd.answers),
        }


def run(count: int) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "gulch.server", json.dumps({"data": data, **SETTINGS})]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            url = server.stdout.readline().strip().rstrip("/")
            result = asyncio.run(measure(url, server.pid, count))
            result["store_mb"] = round(sum(file.stat().st_size for file in Path(data).glob("gulch.db*")) / 1e6, 1)
            return result
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(60)
            server.stdout.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=10_000)
    print(json.dumps(run(parser.parse_args().tables), indent=2))


if __name__ == "__main__":
    main()
