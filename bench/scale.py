"""What many tables need, from what few of them were measured to need.

    python bench/scale.py --measure [sqlite] [postgres] [fleet]    runs it and keeps the figures in docs/scale.json
    python bench/scale.py --write                                  writes the tables of docs/scale.md from them

Without either it prints what the page says."""

from __future__ import annotations

import argparse
import json
import math
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / folder) for folder in ("", "tests", "tools")]

from bench import fleet, server  # noqa: E402
from bench.players import SEATS  # noqa: E402
from bench.simulated import Costs, Fleet  # noqa: E402

from gulch.server.store import postgres as store  # noqa: E402
from written import put_into  # noqa: E402

KEPT, PAGE = ROOT / "docs/scale.json", ROOT / "docs/scale.md"
FEW, MANY = 50, 200  # tables: slopes are taken between them
PARTS = ("sqlite", "postgres", "fleet")
PROCESSES = (1, 2, 4)
TABLES = 10_000
PACES = (1, 5)  # seconds from one answer at a table to the next
LOAD = 0.5  # of a core that is planned for: the rest is for bursts
CORES = 16  # of the largest machine that we plan with
CONNECTIONS = 200  # that PostgreSQL is set to take


def measured(part: str, seconds: float) -> list[dict[str, Any]]:
    if part == "sqlite":
        return [server.run(sys.executable, count, seconds) for count in (FEW, MANY)]
    with fleet.store_and_bus() as (postgres, redis):
        if part == "postgres":
            return [fleet.run(postgres, redis, 0, count, seconds) for count in (FEW, MANY)]
        return [fleet.run(postgres, redis, processes, FEW, seconds) for processes in PROCESSES]


def each(run: dict[str, Any], part: str) -> float:
    return float(run["back_to_back"]["per_answer"].get(f"{part}_cpu_ms", 0.0))


def slope(runs: list[dict[str, Any]], value: Any) -> float:
    few, many = runs
    return float((value(many) - value(few)) / (many["tables"] - few["tables"]))


def paced_cpu(run: dict[str, Any]) -> float:
    """Milliseconds of processor time in a second."""
    paced = run["one_per_second"]
    return float(paced["per_answer"]["server_cpu_ms"] * paced["answers_per_second"])


# ---- what was measured ----------------------------------------------------------------------------------------------
def rows_of_runs(data: dict[str, Any]) -> list[str]:
    rows = [
        "| store | processes | tables | answers a second | acknowledged, 50% / 99%, ms | server CPU, ms an answer "
        "| KB written an answer | memory a table, KB |",
        "|---|---|---|---|---|---|---|---|",
    ]
    for name in ("sqlite", "postgres", "fleet"):
        for run in data[name]:
            paced, closed = run["one_per_second"]["acknowledged"], run["back_to_back"]
            store = "SQLite" if name == "sqlite" else "PostgreSQL"
            how = f"{run['processes']} behind nginx" if name == "fleet" else "1"
            rows.append(
                f"| {store} | {how} | {run['tables']} | {closed['answers_per_second']:,.0f} "
                f"| {paced['p50_ms']:.1f} / {paced['p99_ms']:.1f} | {each(run, 'server'):.2f} "
                f"| {closed['per_answer']['written_kb']:.1f} | {run['memory_per_table_kb']:.0f} |"
            )
    return rows


def rows_of_ratios(data: dict[str, Any]) -> list[str]:
    names = list(fleet.COMPARED)
    rows = [
        "| processes | " + " | ".join(name.replace("_", " ") for name in names) + " |",
        "|---" * (len(names) + 1) + "|",
    ]
    for ratio in fleet.compared(data["fleet"]):
        rows.append(f"| {ratio['processes']} to 1 | " + " | ".join(f"{ratio[name]:.2f}" for name in names) + " |")
    return rows


def rows_of_slopes(data: dict[str, Any]) -> list[str]:
    rows = ["| store | server CPU a table at one answer a second, ms a second | memory a table, KB |", "|---|---|---|"]
    for name, shown in (("sqlite", "SQLite"), ("postgres", "PostgreSQL")):
        memory = slope(data[name], lambda run: run["memory_per_table_kb"] * run["tables"])
        rows.append(f"| {shown} | {slope(data[name], paced_cpu):.2f} | {memory:.0f} |")
    return rows


# ---- what follows ---------------------------------------------------------------------------------------------------
def costs_of(data: dict[str, Any], part: str, copies: int) -> float:
    """Of an answer at a table that `copies` processes have: a line through one and two."""
    one, two = (each(run, part) for run in data["fleet"][:2])
    return one + max(0.0, two - one) * (copies - 1)


def memory_of(data: dict[str, Any], copies: int) -> float:
    one, two = (run["memory_per_table_kb"] for run in data["fleet"][:2])
    return float(one + max(0.0, two - one) * (copies - 1))


def needs(data: dict[str, Any], pace: float) -> dict[str, float]:
    answers = TABLES / pace
    copies, processes = 1, 1
    for _ in range(20):  # more processes, more copies, more work: until it stands still
        copies = min(SEATS, processes)
        processes = math.ceil(answers * costs_of(data, "server", copies) / 1000 / LOAD)
    base = data["fleet"][0]["memory_without_tables_kb"]
    closed = data["fleet"][0]["back_to_back"]["per_answer"]
    return {
        "answers": answers,
        "processes": processes,
        "postgres": answers * costs_of(data, "postgres", copies) / 1000 / LOAD,
        "proxy": answers * (costs_of(data, "nginx", copies) + costs_of(data, "redis", copies)) / 1000 / LOAD,
        "memory": (processes * base + TABLES * memory_of(data, copies)) / 1024 / 1024,
        "connections": processes * (store.WRITERS + store.READERS),
        "written": answers * closed["written_kb"] / 1024,
    }


def rows_of_needs(data: dict[str, Any]) -> list[str]:
    found = [needs(data, pace) for pace in PACES]
    heads = [f"an answer every {pace} s" if pace > 1 else "an answer every second" for pace in PACES]
    rows = [
        f"| {TABLES:,} tables, {TABLES * SEATS:,} sockets | " + " | ".join(heads) + " |",
        "|---" * (len(PACES) + 1) + "|",
    ]
    shown: list[tuple[str, Any]] = [
        ("answers a second", lambda need: f"{need['answers']:,.0f}"),
        ("processes, a core each", lambda need: f"{need['processes']:,.0f}"),
        ("cores for PostgreSQL", lambda need: f"{math.ceil(need['postgres']):,}"),
        ("cores for nginx and Redis", lambda need: f"{math.ceil(need['proxy']):,}"),
        (f"machines of {CORES} cores", lambda need: f"{machines(need):,}"),
        ("memory of the processes, GB", lambda need: f"{need['memory']:.1f}"),
        ("connections to PostgreSQL", lambda need: f"{need['connections']:,.0f}"),
        ("written by PostgreSQL, MB a second", lambda need: f"{need['written']:,.0f}"),
    ]
    return rows + [f"| {name} | " + " | ".join(show(need) for need in found) + " |" for name, show in shown]


def machines(need: dict[str, float]) -> int:
    """PostgreSQL has its own; the others share."""
    return math.ceil(need["postgres"] / CORES) + math.ceil((need["processes"] + need["proxy"]) / CORES)


def walls(data: dict[str, Any]) -> list[tuple[float, str]]:
    """Answers a second at which each part can't grow any more, the nearest first."""
    copies = SEATS
    found = [
        (1000 / costs_of(data, "redis", copies), "Redis, which has one core"),
        (CORES * 1000 / costs_of(data, "postgres", copies), f"PostgreSQL on {CORES} cores"),
        (
            CONNECTIONS // (store.WRITERS + store.READERS) * 1000 / costs_of(data, "server", copies),
            f"the processes that {CONNECTIONS} connections to PostgreSQL are enough for",
        ),
    ]
    return sorted(found)


def rows_of_walls(data: dict[str, Any]) -> list[str]:
    rows = ["| wall | answers a second | tables, an answer every 5 s |", "|---|---|---|"]
    return rows + [f"| {name} | {answers:,.0f} | {5 * answers:,.0f} |" for answers, name in walls(data)]


# ---- and whether it holds -------------------------------------------------------------------------------------------
def model(data: dict[str, Any]) -> Costs:
    """From one process and, for what a second one costs, from two. Never from four."""
    one, two = data["fleet"][:2]
    worked = sum(each(one, part) for part in ("server", "postgres", "nginx", "players"))
    return Costs(
        players=each(one, "players"),
        nginx=each(one, "nginx"),
        redis=each(two, "redis"),
        server=each(one, "server"),
        heard=max(0.0, each(two, "server") - each(one, "server")),
        postgres=each(one, "postgres"),
        waiting=max(0.1, one["one_per_second"]["heard"]["p50_ms"] - worked),
    )


def rows_of_simulation(data: dict[str, Any]) -> list[str]:
    rows = ["| processes | measured, answers a second | simulated | simulated to measured |", "|---|---|---|---|"]
    for run in data["fleet"]:
        told = Fleet(model(data), run["processes"], SEATS, run["cores"]).back_to_back(run["tables"])
        was, would = run["back_to_back"]["answers_per_second"], told["answers_per_second"]
        rows.append(f"| {run['processes']} | {was:,.0f} | {would:,.0f} | {would / was:.2f} |")
    return rows


TABLES_OF_PAGE = {
    "runs": rows_of_runs,
    "ratios": rows_of_ratios,
    "slopes": rows_of_slopes,
    "needs": rows_of_needs,
    "walls": rows_of_walls,
    "simulation": rows_of_simulation,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--measure", nargs="*", choices=PARTS, metavar="PART", help=", ".join(PARTS))
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--seconds", type=float, default=10)
    args = parser.parse_args()
    data = json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}
    for part in (args.measure or PARTS) if args.measure is not None else ():
        data[part] = measured(part, args.seconds)
        KEPT.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    if set(data) != set(PARTS):
        parser.error("not everything is measured yet: --measure")
    for name, rows in TABLES_OF_PAGE.items():
        if args.write:
            put_into(PAGE, name, rows(data))
        else:
            print("\n".join([name, *rows(data), ""]))


if __name__ == "__main__":
    main()
