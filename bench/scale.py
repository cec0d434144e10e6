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
FLEETS = ((1, True), (2, True), (4, True), (2, False), (4, False))  # processes, and whether each has tables of its own
TABLES = 10_000
PACES = (1, 5)  # seconds from one answer at a table to the next
LOAD = 0.5  # of a core that is planned for: the rest is for bursts
CORES = 16  # of the largest machine that we plan with
CONNECTIONS = 200  # that PostgreSQL is set to take
DISK = 500  # MB a second


def measured(part: str, seconds: float) -> list[dict[str, Any]]:
    if part == "sqlite":
        return [server.run(sys.executable, count, seconds) for count in (FEW, MANY)]
    with fleet.store_and_bus() as (postgres, redis):
        if part == "postgres":
            return [fleet.run(postgres, redis, 0, count, seconds) for count in (FEW, MANY)]
        return [fleet.run(postgres, redis, processes, FEW, seconds, own) for processes, own in FLEETS]


def each(run: dict[str, Any], part: str) -> float:
    return float(run["back_to_back"]["per_answer"].get(f"{part}_cpu_ms", 0.0))


def slope(runs: list[dict[str, Any]], value: Any) -> float:
    few, many = runs
    return float((value(many) - value(few)) / (many["tables"] - few["tables"]))


def paced_cpu(run: dict[str, Any]) -> float:
    """Milliseconds of processor time in a second."""
    paced = run["one_per_second"]
    return float(paced["per_answer"]["server_cpu_ms"] * paced["answers_per_second"])


def where(run: dict[str, Any]) -> str:
    """The people of a table."""
    return "at one process" if run["by_table"] else "anywhere"


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
            how = f"{run['processes']} behind nginx, {where(run)}" if name == "fleet" else "1"
            rows.append(
                f"| {store} | {how} | {run['tables']} | {closed['answers_per_second']:,.0f} "
                f"| {paced['p50_ms']:.1f} / {paced['p99_ms']:.1f} | {each(run, 'server'):.2f} "
                f"| {closed['per_answer']['written_kb']:.1f} | {run['memory_per_table_kb']:.0f} |"
            )
    return rows


def rows_of_ratios(data: dict[str, Any]) -> list[str]:
    names = list(fleet.COMPARED)
    rows = [
        "| processes | people of a table | " + " | ".join(name.replace("_", " ") for name in names) + " |",
        "|---" * (len(names) + 2) + "|",
    ]
    for ratio in fleet.compared(data["fleet"]):
        rows.append(
            f"| {ratio['processes']} to 1 | {where(ratio)} | "
            + " | ".join(f"{ratio[name]:.2f}" for name in names)
            + " |"
        )
    return rows


def rows_of_slopes(data: dict[str, Any]) -> list[str]:
    rows = ["| store | server CPU a table at one answer a second, ms a second | memory a table, KB |", "|---|---|---|"]
    for name, shown in (("sqlite", "SQLite"), ("postgres", "PostgreSQL")):
        memory = slope(data[name], lambda run: run["memory_per_table_kb"] * run["tables"])
        rows.append(f"| {shown} | {slope(data[name], paced_cpu):.2f} | {memory:.0f} |")
    return rows


# ---- what follows ---------------------------------------------------------------------------------------------------
def by_table(data: dict[str, Any]) -> list[dict[str, Any]]:
    return [run for run in data["fleet"] if run["by_table"]]


def anywhere(data: dict[str, Any]) -> list[dict[str, Any]]:
    return [run for run in data["fleet"] if not run["by_table"]]


def per_commit(data: dict[str, Any], name: str) -> float:
    """What a commit costs, however many answers it holds: an answer that comes alone costs so much more than one of
    those that come together."""
    few, many = data["postgres"]

    def alone(what: str) -> float:
        return slope([few, many], lambda run: run["one_per_second"]["per_answer"][what] * rate_of(run))

    together = few["back_to_back"]["per_answer"]
    return float(max(0.0, (alone(name) - together[name]) / (alone("commits") - together["commits"])))


def rate_of(run: dict[str, Any]) -> float:
    """Answers a second at one answer a second and table."""
    return float(run["one_per_second"]["answers_per_second"])


def per_answer(data: dict[str, Any], name: str) -> float:
    """What an answer costs besides its part of a commit."""
    together = by_table(data)[0]["back_to_back"]["per_answer"]
    return float(max(0.0, together[name] - per_commit(data, name) * together["commits"]))


def model(data: dict[str, Any]) -> Costs:
    """From one process, behind nginx and alone, and for what hearing of an answer costs another, from two. Never from
    four."""
    one, two = by_table(data)[0], anywhere(data)[0]
    costs = Costs(
        players=each(one, "players"),
        nginx=each(one, "nginx"),
        redis=each(two, "redis"),
        server=per_answer(data, "server_cpu_ms"),
        commit=per_commit(data, "server_cpu_ms"),
        heard=0.0,
        postgres=per_answer(data, "postgres_cpu_ms"),
        transaction=per_commit(data, "postgres_cpu_ms"),
        waiting=0.0,
    )
    worked = costs.server + costs.commit + costs.postgres + costs.transaction + costs.nginx + costs.players
    costs.waiting = max(0.1, one["one_per_second"]["heard"]["p50_ms"] - worked)
    own = costs.server + costs.commit * two["back_to_back"]["per_answer"]["commits"]
    costs.heard = max(0.0, each(two, "server") - own)
    return costs


def commits_at(costs: Costs, load: float) -> float:
    """Commits per answer of a process that is so busy: whatever comes while one is on its way waits for the next."""
    batch = 1.0
    for _ in range(100):
        pace = load / (costs.server + costs.commit / batch)  # answers a millisecond
        on_its_way = costs.commit + costs.transaction + costs.postgres * batch + costs.waiting
        batch = max(1.0, pace * on_its_way)
    return 1.0 / batch


def needs(data: dict[str, Any], pace: float) -> dict[str, float]:
    """With a proxy that sends all the people of a table to one process."""
    answers, costs, one = TABLES / pace, model(data), by_table(data)[0]
    commits = commits_at(costs, LOAD)
    processes = math.ceil(answers * (costs.server + costs.commit * commits) / 1000 / LOAD)
    written = per_answer(data, "written_kb") + per_commit(data, "written_kb") * commits
    memory = processes * one["memory_without_tables_kb"] + TABLES * one["memory_per_table_kb"]
    return {
        "answers": answers,
        "processes": processes,
        "batch": 1 / commits,
        "postgres": answers * (costs.postgres + costs.transaction * commits) / 1000 / LOAD,
        "proxy": answers * costs.nginx / 1000 / LOAD,
        "memory": memory / 1024 / 1024,
        "connections": processes * (store.WRITERS + store.READERS),
        "written": answers * written / 1024,
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
        ("answers in a commit", lambda need: f"{need['batch']:.1f}"),
        ("cores for PostgreSQL", lambda need: f"{math.ceil(need['postgres']):,}"),
        ("cores for nginx", lambda need: f"{math.ceil(need['proxy']):,}"),
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
    """Answers a second at which each part can't grow any more, the nearest first. Everything is as busy as it can be
    then."""
    closed = by_table(data)[0]["back_to_back"]["per_answer"]
    processes = CONNECTIONS // (store.WRITERS + store.READERS)
    found = [
        (CORES * 1000 / closed["postgres_cpu_ms"], f"PostgreSQL on {CORES} cores"),
        (DISK * 1024 / closed["written_kb"], f"a disk that takes {DISK} MB a second"),
        (
            processes * 1000 / closed["server_cpu_ms"],
            f"the {processes} processes that {CONNECTIONS} connections to PostgreSQL are enough for",
        ),
    ]
    return sorted(found)


def rows_of_walls(data: dict[str, Any]) -> list[str]:
    rows = ["| wall | answers a second | tables, an answer every 5 s |", "|---|---|---|"]
    return rows + [f"| {name} | {answers:,.0f} | {5 * answers:,.0f} |" for answers, name in walls(data)]


# ---- and whether it holds -------------------------------------------------------------------------------------------
def rows_of_simulation(data: dict[str, Any]) -> list[str]:
    head = "| processes | people of a table | measured, answers a second | simulated | simulated to measured |"
    rows = [head, "|---|---|---|---|---|"]
    costs = model(data)
    for run in data["fleet"]:
        told = Fleet(costs, run["processes"], SEATS, run["cores"], run["by_table"]).back_to_back(run["tables"])
        was, would = run["back_to_back"]["answers_per_second"], told["answers_per_second"]
        rows.append(f"| {run['processes']} | {where(run)} | {was:,.0f} | {would:,.0f} | {would / was:.2f} |")
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
