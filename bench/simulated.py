"""A model of a fleet: answers travel through parts, each of which needs a core of the machine that all of them share.

The model knows only what was measured: processor time per answer of every part, how long a commit takes, how many
cores there are. What it says about another number of processes can be compared with a run."""

from __future__ import annotations

import heapq
import itertools
import random
import statistics
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

BEFORE_COMMIT = 0.6  # the part of a process's work that is done before the answer is stored


@dataclass
class Costs:
    """Milliseconds of processor time per answer, and per commit, which may hold many; `waiting` is the disk's."""

    players: float
    nginx: float
    redis: float  # where several processes have the table
    server: float
    commit: float  # at the process that makes it
    heard: float  # at every other process where somebody sits at the table
    postgres: float
    transaction: float  # at PostgreSQL
    waiting: float


class Machine:
    """Its cores, and parts of which each does one thing at a time."""

    def __init__(self, cores: int) -> None:
        self.now = 0.0
        self.free = cores
        self.busy: set[str] = set()
        self.ready: list[tuple[str, float, Callable[[], None]]] = []
        self.events: list[tuple[float, int, Callable[[], None]]] = []
        self.numbers = itertools.count()

    def after(self, delay: float, do: Callable[[], None]) -> None:
        heapq.heappush(self.events, (self.now + delay, next(self.numbers), do))

    def work(self, part: str, cost: float, do: Callable[[], None]) -> None:
        self.ready.append((part, cost, do))
        self.assign()

    def assign(self) -> None:
        kept = []
        for job in self.ready:
            part, cost, do = job
            if self.free and part not in self.busy:
                self.free -= 1
                self.busy.add(part)
                self.after(cost, lambda part=part, do=do: self.done(part, do))  # type: ignore[misc]
            else:
                kept.append(job)
        self.ready = kept

    def done(self, part: str, do: Callable[[], None]) -> None:
        self.free += 1
        self.busy.discard(part)
        do()
        self.assign()

    def run(self, until: float) -> None:
        while self.events and self.events[0][0] < until:
            self.now, _, do = heapq.heappop(self.events)
            do()


class Process:
    """One server: what waits is committed together."""

    def __init__(self, machine: Machine, number: int, costs: Costs) -> None:
        self.machine = machine
        self.name = f"server {number}"
        self.costs = costs
        self.waiting: deque[Callable[[], None]] = deque()
        self.committing = False

    def store(self, do: Callable[[], None]) -> None:
        self.waiting.append(do)
        if not self.committing:
            self.commit()

    def commit(self) -> None:
        batch, self.committing = list(self.waiting), True
        self.waiting.clear()

        def stored() -> None:
            self.committing = False
            for do in batch:
                do()
            if self.waiting and not self.committing:
                self.commit()

        costs, work = self.costs, self.machine.work
        cost = costs.transaction + costs.postgres * len(batch)

        def sent() -> None:
            work(f"store of {self.name}", cost, lambda: self.machine.after(costs.waiting, stored))

        work(self.name, costs.commit, sent)


class Fleet:
    """`by_table`: all the people of a table are at one process, else at as many as there are."""

    def __init__(self, costs: Costs, processes: int, seats: int, cores: int, by_table: bool = False) -> None:
        self.costs = costs
        self.machine = Machine(cores)
        self.processes = [Process(self.machine, number, costs) for number in range(processes)]
        self.copies = 1 if by_table else min(processes, seats)  # processes that have the same table
        self.chance = random.Random(1)
        self.times: list[float] = []

    def answer(self, table: list[Process], again: Callable[[], None]) -> None:
        """One answer from a player to everybody at the table, which these processes have."""
        begun, costs, work = self.machine.now, self.costs, self.machine.work
        first, *others = self.chance.sample(table, self.copies)
        left = self.copies

        def heard() -> None:
            nonlocal left
            left -= 1
            if not left:
                self.times.append(self.machine.now - begun)
                again()

        def tell() -> None:
            work(
                "nginx", costs.nginx / 2 / self.copies, lambda: work("players", costs.players / 2 / self.copies, heard)
            )

        def stored() -> None:
            work(first.name, costs.server * (1 - BEFORE_COMMIT), tell)
            for other in others:
                work("redis", costs.redis / len(others), lambda other=other: work(other.name, costs.heard, tell))  # type: ignore[misc]

        def arrived() -> None:
            work(first.name, costs.server * BEFORE_COMMIT, lambda: first.store(stored))

        work("players", costs.players / 2, lambda: work("nginx", costs.nginx / 2, arrived))

    def back_to_back(self, tables: int, milliseconds: float = 4000.0) -> dict[str, Any]:
        def play(table: list[Process]) -> None:
            self.answer(table, lambda: play(table))

        for _ in range(tables):
            play(self.chance.sample(self.processes, self.copies))
        self.machine.run(milliseconds)
        return {
            "answers_per_second": round(1000 * len(self.times) / milliseconds, 1),
            "p50_ms": round(statistics.median(self.times), 2),
        }
