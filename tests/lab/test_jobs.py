"""Work in several processes: what a killed one costs, and that nobody is left behind or heard of when it is stopped."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from gulch.lab import jobs

LONG = 600.0  # seconds that a job takes unless it is stopped
PATIENCE = 60.0

STOPPED = """
import sys, time
from pathlib import Path
from gulch.lab import jobs
from lab.test_jobs import slow

if __name__ == "__main__":
    try:
        list(jobs.in_order(slow, [(sys.argv[1], number) for number in range(9)], 2))
    except KeyboardInterrupt:
        sys.exit(130)
"""


def dies_once(job: tuple[str, int]) -> int:
    folder, number = job
    mark = Path(folder) / f"{number}"
    if number == 2 and not mark.exists():
        mark.write_text(json.dumps(number))
        os._exit(9)
    return number * number


def slow(job: tuple[str, int]) -> None:
    folder, number = job
    (Path(folder) / f"{number}").write_text(str(os.getpid()))
    time.sleep(LONG)


def as_in_a_terminal() -> None:
    """Ctrl-C is heard, even if whoever runs the tests was started in the background, where shells switch it off."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def wait_for(state: Any, why: str) -> None:
    until = time.monotonic() + PATIENCE
    while not state():
        assert time.monotonic() < until, why
        time.sleep(0.02)


def is_running(pid: int) -> bool:
    """Whoever has ended but was not yet waited for is not."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def test_a_killed_worker_costs_only_what_it_was_doing(tmp_path: Path) -> None:
    work: list[Any] = [(str(tmp_path), number) for number in range(6)]
    assert list(jobs.in_order(dies_once, work, 2)) == [0, 1, 4, 9, 16, 25]


@pytest.mark.parametrize("everybody", [True, False], ids=["in a terminal", "by its id"])
def test_who_is_stopped_ends_at_once_with_all_its_processes_and_not_a_word(tmp_path: Path, everybody: bool) -> None:
    """In a terminal Ctrl-C is heard by the workers, too; `kill -INT` only by whoever hands out the jobs."""
    script = tmp_path / "stopped.py"
    script.write_text(STOPPED)
    marks = tmp_path / "marks"
    marks.mkdir()
    tests = Path(__file__).resolve().parents[1]
    process = subprocess.Popen(
        [sys.executable, script, marks],
        env={**os.environ, "PYTHONPATH": os.pathsep.join([str(tests), os.environ.get("PYTHONPATH", "")])},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=as_in_a_terminal,
    )
    try:
        wait_for(lambda: len([mark for mark in marks.iterdir() if mark.read_text()]) == 2, "two jobs never began")
        workers = [int(mark.read_text()) for mark in marks.iterdir()]
        (os.killpg if everybody else os.kill)(process.pid, signal.SIGINT)
        _, said = process.communicate(timeout=PATIENCE)
        assert (process.returncode, said) == (130, "")
        wait_for(lambda: not any(map(is_running, workers)), "a process was left behind")
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
            process.communicate()
