"""The worker process: plain data in, plain data out, and bots that can't cheat."""

from __future__ import annotations

import io
import subprocess
import sys
from typing import Any

import msgspec
import pytest

import gulch
from gulch.bots.search import Search
from gulch.bots.seated import ByPolicy
from gulch.engine.record import record_of
from gulch.records.parcels import parcel
from gulch.server.bots import worker
from server.test_secrets import twins


def job(table: gulch.Table, seat: int, seed: int = 1) -> dict[str, Any]:
    packed = msgspec.msgpack.decode(msgspec.msgpack.encode(parcel(table)))
    matter = {"game": "bang_dice", "parcel": packed, "seat": seat, "thread": "t", "answers": len(table.log), "last": 0}
    return {"kind": "choose", **matter, "seed": seed, "level": "random"}


def test_a_bot_chooses_one_of_the_options() -> None:
    table = gulch.load("bang_dice").table(seats=5, seed=4, options={})
    for _ in range(40):
        if table.over:
            break
        [seat] = table.pending
        choice = worker.choose(job(table, seat))
        assert choice in table.pending[seat].codes
        table.take(seat, choice)


def test_a_bot_is_shown_nothing_that_its_seat_may_not_know(monkeypatch: pytest.MonkeyPatch) -> None:
    """On two tables that differ in the others' roles only, it is handed the same guess."""
    seen: list[object] = []

    class Spy(gulch.Policy):
        def choose(self, s: Any, seat: int, moment: int, options: list[int], about: int = 0) -> int:
            seen.append(s.to_data())
            return options[0]

    monkeypatch.setattr(worker, "seat_bot", lambda *args: ByPolicy(Spy()))
    tables = [gulch.replay(record) for record in twins(1)]
    assert list(tables[0].pending) == [1]
    for seed in range(5):
        for table in tables:
            worker.choose(job(table, 1, seed))
    assert seen[::2] == seen[1::2]
    assert seen[0] != seen[2]


def test_a_search_in_a_worker_finds_the_same_on_tables_that_look_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    think = Search.think
    monkeypatch.setattr(Search, "think", lambda self, table, seat, n, seconds: think(self, table, seat, 5))
    found = [worker.think({**job(gulch.replay(record), 1), "seconds": 1.0}) for record in twins(1)]
    assert sum(thought[0] for thought in found[0].values()) == 5
    assert found[0] == found[1]


def test_a_worker_goes_on_with_its_thoughts_only_where_nothing_else_was_answered() -> None:
    table = gulch.load("bang_dice").table(seats=4, seed=4, options={})
    [seat] = table.pending
    asked, mind = job(table, seat), worker.Mind()
    search = mind.at(asked)
    assert mind.at({**asked, "answers": asked["answers"] + 1}) is search
    assert mind.at({**asked, "answers": asked["answers"] + 3}) is not search
    assert mind.at({**asked, "answers": asked["answers"] + 4, "thread": "another"}) is not mind.at(asked)


def test_past_moments_are_what_was_seen() -> None:
    table = gulch.load("bang_dice").table(seats=4, seed=9, options={})
    start = {**record_of(table), "answers": []}
    steps: list[tuple[str, int, str]] = [("start", -1, "")]
    views = [table.view(1)]
    for _ in range(15):
        [seat] = table.pending
        option = table.pending[seat].options[-1].id
        table.answer(seat, option)
        steps.append(("answer", seat, option))
        views.append(table.view(1))
    whole = {"game": "bang_dice", "start": start, "steps": steps, "seat": 1}
    assert worker.moments(whole) == views
    assert worker.look({**whole, "steps": steps[:6], "now": views[-1]}) == views[5]


def test_the_game_says_what_may_be_recalled(monkeypatch: pytest.MonkeyPatch) -> None:
    """For a look at a running game and for a replay alike."""
    game = gulch.load("colt_express")
    table = game.table(seats=3, seed=1, options={})
    start = {**record_of(table), "answers": []}
    first = table.view(0)
    monkeypatch.setattr(type(game), "recalled", lambda self, past, now: {"of": past["waiting"], "at": now["waiting"]})
    job = {"game": "colt_express", "start": start, "steps": [("start", -1, "")], "seat": 0, "now": first}
    recalled = {"of": first["waiting"], "at": first["waiting"]}
    assert worker.look(job) == recalled
    assert worker.moments(job) == [recalled]


def test_a_worker_answers_bad_jobs_and_ends_with_its_input() -> None:
    jobs = [{"kind": "nothing"}, {"kind": "choose", "game": "no-such-game"}]
    data = b"".join(len(raw).to_bytes(4, "big") + raw for raw in map(msgspec.msgpack.encode, jobs))
    done = subprocess.run(
        [sys.executable, "-m", "gulch.server.bots.worker"], input=data, capture_output=True, timeout=120
    )
    assert done.returncode == 0
    replies = io.BytesIO(done.stdout)
    for _ in jobs:
        raw = worker.receive(replies)
        assert raw is not None
        assert "failed" in msgspec.msgpack.decode(raw)
