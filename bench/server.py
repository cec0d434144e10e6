"""How many durable answers a second the server takes, how long one travels, and what a table costs in memory.

    python bench/server.py [--tables 50 200] [--seconds 10] [--database URL [--redis URL]]
    python bench/server.py --against PYTHON [--rounds 3] [--tables 50] [--seconds 10]

The server runs in a process of its own, the players in this one; everything stays on the loopback. `--against` names
the interpreter of another checkout: both are measured in turns by the same players, and compared. Prints JSON."""

from __future__ import annotations

import argparse
import asyncio
import json
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench.parts import Parts, memory, used
from bench.players import SEATS, Clock, Crowd, crowd_at, for_each

FREE = 1e9
RATES = ("message", "read", "write", "address_write", "table")
MANY = ("sockets_per_address", "sockets_per_guest", "tables_per_guest")
SETTINGS: dict[str, Any] = {
    "port": 0,
    "delay": (0, 0),
    **dict.fromkeys(MANY, 1_000_000),
    **{f"{name}_{part}": FREE for name in RATES for part in ("rate", "burst")},
}
WARM = 20  # games, until caches that all tables share are full
KNOWN = """
from gulch.server.settings import Settings
print(*(getattr(Settings, "model_fields", None) or Settings.__struct_fields__))
"""


@contextmanager
def started(python: str, **more: Any) -> Iterator[tuple[str, int]]:
    """A server on a folder of its own: its address and its process."""
    known = subprocess.run([python, "-c", KNOWN], check=True, capture_output=True, text=True).stdout.split()
    with tempfile.TemporaryDirectory() as data:
        settings = {name: value for name, value in {**SETTINGS, **more}.items() if name in known}
        command = [python, "-m", "gulch.server", json.dumps({"data": data, **settings})]
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert server.stdout is not None
        try:
            yield server.stdout.readline().strip().rstrip("/"), server.pid
        finally:
            server.send_signal(signal.SIGTERM)
            server.wait(20)
            server.stdout.close()


async def measure(
    url: str, parts: Parts, store: str, servers: Sequence[str], count: int, seconds: float
) -> dict[str, Any]:
    """`url`: where people come; `parts`: whose time is counted, `server` among them; `store`: the one that writes;
    `servers`: where each can be asked."""

    def clock() -> Clock:
        return Clock(lambda: used(parts, store, servers))

    def held() -> float:
        return sum(map(memory, parts["server"])) / 1024

    async with crowd_at(url) as crowd:
        await warm(crowd)
        without = held()
        # As many first, which fill the room that warming up has left: how much that is says nothing about a table.
        others = await for_each(crowd.to_half, await crowd.games(count))
        before = held()
        tables = await for_each(crowd.to_half, await crowd.games(count))
        each = (held() - before) / count
        for table in others:
            table.close()
        paced = clock()
        paced.go()
        until = time.perf_counter() + seconds
        tables = await asyncio.gather(*(crowd.paced(table, until, paced.times) for table in tables))
        paced.stop()
        closed = await crowd.back_to_back(tables, seconds, clock)
        for table in tables:
            table.close()
        return {
            "tables": count,
            "sockets": count * SEATS,
            "one_per_second": paced.figures(),
            "back_to_back": closed.figures(),
            "games_begun": crowd.begun,
            "memory_without_tables_kb": round(without),
            "memory_per_table_kb": round(each, 1),
        }


async def warm(crowd: Crowd) -> None:
    """What every table shares (code, rules, statements) is not counted as a table's memory."""
    for table in await crowd.games(WARM):
        while await table.answer():
            pass
        table.close()


def run(python: str, count: int, seconds: float, **more: Any) -> dict[str, Any]:
    with started(python, **more) as (url, pid):
        return uvloop.run(measure(url, {"server": [pid]}, "server", [url], count, seconds))


SHOWN = {
    "answers_per_second": ("back_to_back", "answers_per_second"),
    "server_cpu_ms_per_answer": ("back_to_back", "per_answer", "server_cpu_ms"),
    "paced_acknowledged_p50_ms": ("one_per_second", "acknowledged", "p50_ms"),
    "paced_acknowledged_p99_ms": ("one_per_second", "acknowledged", "p99_ms"),
    "paced_heard_p50_ms": ("one_per_second", "heard", "p50_ms"),
    "paced_heard_p99_ms": ("one_per_second", "heard", "p99_ms"),
    "memory_per_table_kb": ("memory_per_table_kb",),
}


def shown(result: Any, path: tuple[str, ...]) -> float:
    for name in path:
        result = result[name]
    return float(result)


def compared(against: str, count: int, seconds: float, rounds: int) -> dict[str, Any]:
    """Medians of rounds in turns, and what is here as a multiple of what is there."""
    there, here = [], []
    for _ in range(rounds):
        there.append(run(against, count, seconds))
        here.append(run(sys.executable, count, seconds))
    found: dict[str, Any] = {"tables": count, "rounds": rounds}
    for name, path in SHOWN.items():
        before, after = ([shown(result, path) for result in results] for results in (there, here))
        ratio = statistics.median(after) / statistics.median(before)
        found[name] = {"there": before, "here": after, "ratio": round(ratio, 3)}
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, nargs="+", default=[50, 200])
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--database", default="", help="another store than a new SQLite file")
    parser.add_argument("--redis", default="")
    parser.add_argument("--against", default="", help="another checkout's Python: measured in turns with this one")
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    where = {"database": args.database, "redis": args.redis}
    if args.against:
        results = [compared(args.against, count, args.seconds, args.rounds) for count in args.tables]
    else:
        results = [run(sys.executable, count, args.seconds, **where) for count in args.tables]
    print(json.dumps(results, indent=2))


if __name__ == "__main__":
    main()
