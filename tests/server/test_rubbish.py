"""Nobody waits for the garbage collector while they play."""

from __future__ import annotations

import gc

import pytest

from gulch.server import rubbish
from gulch.server.rubbish import LONGEST, NEVER, Rubbish


def test_everything_is_gone_through_only_when_told() -> None:
    before = gc.get_threshold()
    try:
        rubbish.only_when_told()
        assert gc.get_threshold() == (*before[:2], NEVER), "what is young is looked at as ever"
    finally:
        gc.set_threshold(*before)


def test_it_is_done_when_nobody_plays_or_after_a_long_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now, done = [1000.0], []
    monkeypatch.setattr("gulch.server.rubbish.time.monotonic", lambda: now[0])
    monkeypatch.setattr("gulch.server.rubbish.gc.collect", lambda: done.append(now[0]))
    sweeping, answers = Rubbish(), 0
    for _ in range(int(LONGEST / 15) - 1):
        now[0], answers = now[0] + 15, answers + 1
        assert not sweeping.look(answers), "people play"
    now[0] += 15
    assert sweeping.look(answers + 1), "it has been put off for long enough"
    assert not sweeping.look(answers + 1), "it has just been done"
    now[0] += LONGEST / 10
    assert sweeping.look(answers + 1), "nobody plays"
    assert done == [1000.0 + LONGEST, 1000.0 + LONGEST * 1.1]
