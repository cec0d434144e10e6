"""The numbers of `/metrics`, read where they arise when somebody asks for them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from starlette.requests import Request

import gulch
from gulch.server.guard.gate import Gate
from gulch.server.guard.limits import in_network
from gulch.server.tables.hub import Hub
from gulch.server.watch.tally import SECONDS, Times

FORWARDED = ("forwarded", "x-forwarded-for")


def may_look(request: Request, networks: tuple[str, ...]) -> bool:
    """Only somebody near, and not through a proxy: behind one that nobody told us of, everybody seems near."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    return any(in_network(request.client.host, network) for network in networks)


class Numbers(Collector):
    def __init__(self, hub: Hub, gate: Gate) -> None:
        self.hub = hub
        self.gate = gate

    def collect(self) -> Iterator[Metric]:
        hub, tally, writer = self.hub, self.hub.tally, self.hub.store.writer
        about = GaugeMetricFamily("gulch_build", "What runs here", labels=["version", "compiled"])
        about.add_metric([gulch.__version__, str(gulch.COMPILED).lower()], 1)
        yield about
        yield histogram("gulch_acknowledge_seconds", "From hearing an answer to acknowledging it", tally.acknowledged)
        refusals = CounterMetricFamily("gulch_refusals", "Who was turned away, by the reason given", labels=["reason"])
        for reason, count in sorted(tally.refusals.items()):
            refusals.add_metric([reason], count)
        yield refusals
        requests = CounterMetricFamily("gulch_requests", "HTTP requests", labels=["method", "status"])
        for (method, status), count in sorted(tally.requests.items()):
            requests.add_metric([method, str(status)], count)
        yield requests
        told = CounterMetricFamily("gulch_notices", "Notices, by what became of them", labels=["way", "end"])
        for (way, end), count in sorted(tally.notices.items()):
            told.add_metric([way, end], count)
        yield told
        states = Counter(live.row.state for live in list(hub.tables.values()))
        tables = GaugeMetricFamily("gulch_tables", "Tables in memory", labels=["state"])
        for state in ("waiting", "playing", "over"):
            tables.add_metric([state], states[state])
        yield tables
        yield gauge("gulch_sockets", "Open sockets", sum(self.gate.by_address.held.values()))
        yield gauge("gulch_bot_queue", "Bots and replays that wait for a process to think", hub.pool.waiting)
        yield count_of("gulch_bot_late", "Bots that were late or whose process died", hub.pool.late)
        yield count_of("gulch_entries", "Entries stored: answers, undos, beginnings", writer.stored)
        yield count_of("gulch_store_commits", "Transactions", writer.commits)
        yield count_of("gulch_store_failures", "Writes that failed", writer.failures)
        yield gauge("gulch_store_waiting", "Writes that wait for the store", len(writer.waiting))
        yield histogram("gulch_store_commit_seconds", "How long a transaction took", writer.times)
        yield gauge("gulch_store_well", "Whether the store could be written and read when last asked", hub.store.well)


def gauge(name: str, help: str, value: float) -> Metric:
    return GaugeMetricFamily(name, help, value=value)


def count_of(name: str, help: str, value: float) -> Metric:
    return CounterMetricFamily(name, help, value=value)


def histogram(name: str, help: str, times: Times) -> Metric:
    counts, buckets, below = list(times.counts), [], 0
    for bound, count in zip((*map(str, SECONDS), "+Inf"), counts, strict=True):
        below += count
        buckets.append((bound, float(below)))
    return HistogramMetricFamily(name, help, buckets=buckets, sum_value=times.total)


def numbers(hub: Hub, gate: Gate) -> bytes:
    registry = CollectorRegistry()
    registry.register(Numbers(hub, gate))
    ProcessCollector(registry=registry)
    return generate_latest(registry)
