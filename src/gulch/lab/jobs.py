"""Work in several processes, here or on a Ray cluster: results come in the order of the jobs, whoever does them, and a
process that is killed costs only what it was doing."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from multiprocessing.connection import Connection
from threading import Thread
from typing import Any, Final

from gulch.engine.game import GulchError

AHEAD: Final = 4  # jobs handed out for each process: results that nobody has asked for must not pile up
MOST_BREAKS: Final = 10  # in a row without a result


Workers = int | str  # so many processes here, or the address of a Ray cluster


class WorkersFailed(GulchError):
    """The processes keep dying."""


def in_order(work: Callable[[Any], Any], jobs: list[Any], workers: Workers) -> Iterator[Any]:
    """The result of each job."""
    if isinstance(workers, str):
        from gulch.lab.cluster import on_ray  # here: few have Ray

        yield from on_ray(work, jobs, workers)
        return
    if workers == 1 or len(jobs) <= 1:
        yield from map(work, jobs)
        return
    done, breaks = 0, 0
    while done < len(jobs):
        try:
            for result in in_a_pool(work, jobs[done:], workers):
                done, breaks = done + 1, 0
                yield result
        except BrokenProcessPool:
            breaks += 1
            if breaks > MOST_BREAKS:
                raise WorkersFailed("the worker processes keep dying; is there enough memory?") from None


def in_a_pool(work: Callable[[Any], Any], jobs: list[Any], workers: int) -> Iterator[Any]:
    context = get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    with ProcessPoolExecutor(min(workers, len(jobs)), context, go_when_left, (theirs,)) as pool:
        try:
            yield from handed_out(pool, work, jobs, workers * AHEAD)
        finally:
            ours.close()  # whatever they are still doing, nobody wants it any more


def go_when_left(line: Connection) -> None:
    """In a process of the pool: it ends when whoever hands out the jobs has hung up, or was killed, and only then.
    Ctrl-C is heard by all processes of a terminal, and is not for this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=wait_and_go, args=(line,), daemon=True).start()


def wait_and_go(line: Connection) -> None:
    try:
        line.recv_bytes()
    except (EOFError, OSError):
        os._exit(1)


def handed_out(pool: ProcessPoolExecutor, work: Callable[[Any], Any], jobs: list[Any], ahead: int) -> Iterator[Any]:
    waiting: list[Future[Any]] = []
    for job in jobs:
        waiting.append(pool.submit(work, job))
        if len(waiting) >= ahead:
            yield waiting.pop(0).result()
    while waiting:
        yield waiting.pop(0).result()
