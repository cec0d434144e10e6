"""Several processes behind nginx, on PostgreSQL and Redis: durable answers a second, time to acknowledge, memory.

    python bench/fleet.py [--processes 1 2 4] [--tables 50] [--seconds 10] [--anywhere]

Starts all of them on free ports, PostgreSQL with fsync on, and stops them afterwards. nginx sends all the people of a
table to one process, as deploy/ has it; `--anywhere`: everybody to whatever process is next. Everything shares the
cores of this machine with the players, so what counts is the ratio of one line to another and the processor time per
answer, which is told for every part. Prints JSON."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import uvloop

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("", "tests", "tools")]

from bench.server import measure, shown, started  # noqa: E402

from fleet.parts import Postgres, Redis  # noqa: E402
from fleet.proxy import Nginx  # noqa: E402

COMPARED = {
    "answers_per_second": ("back_to_back", "answers_per_second"),
    "acknowledged_p50_ms": ("one_per_second", "acknowledged", "p50_ms"),
    "acknowledged_p99_ms": ("one_per_second", "acknowledged", "p99_ms"),
    "server_cpu_ms_per_answer": ("back_to_back", "per_answer", "server_cpu_ms"),
    "memory_per_table_kb": ("memory_per_table_kb",),
}


class Durable(Postgres):
    """As a host has it: what is acknowledged survives a power cut."""

    def command(self) -> list[str]:
        return [word.replace("fsync=off", "fsync=on") for word in super().command()]


@contextmanager
def store_and_bus() -> Iterator[tuple[Postgres, Redis]]:
    with closing(Durable()) as postgres, closing(Redis()) as redis:
        yield postgres, redis


def run(
    postgres: Postgres, redis: Redis, processes: int, count: int, seconds: float, by_table: bool = True
) -> dict[str, Any]:
    """`processes` 0: one, without nginx and Redis before and beside it."""
    where: dict[str, Any] = {"database": asyncio.run(postgres.database())}
    if processes:
        where |= {"redis": redis.url, "proxies": ["127.0.0.1"]}
    with ExitStack() as stack:
        servers = [stack.enter_context(started(sys.executable, **where)) for _ in range(max(1, processes))]
        assert postgres.process is not None
        assert redis.process is not None
        parts = {"server": [pid for _, pid in servers], "postgres": [postgres.process.pid]}
        url = servers[0][0]
        if processes:
            nginx = stack.enter_context(closing(Nginx([int(url.rpartition(":")[2]) for url, _ in servers], by_table)))
            assert nginx.process is not None
            parts |= {"redis": [redis.process.pid], "nginx": [nginx.process.pid]}
            url = nginx.url
        found = uvloop.run(measure(url, parts, "postgres", [url for url, _ in servers], count, seconds))
        return {"processes": processes, "by_table": by_table, "cores": os.cpu_count(), **found}


def compared(results: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Every run as a multiple of the first."""
    first, *others = results
    return [
        {
            "processes": other["processes"],
            "by_table": other["by_table"],
            **{name: round(shown(other, path) / shown(first, path), 3) for name, path in COMPARED.items()},
        }
        for other in others
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--processes", type=int, nargs="+", default=[1, 2, 4])
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seconds", type=float, default=10)
    parser.add_argument("--anywhere", action="store_true", help="the people of a table come to different processes")
    args = parser.parse_args()
    with store_and_bus() as (postgres, redis):
        results = [
            run(postgres, redis, processes, args.tables, args.seconds, not args.anywhere)
            for processes in args.processes
        ]
    print(json.dumps({"runs": results, "ratios": compared(results)}, indent=2))


if __name__ == "__main__":
    main()
