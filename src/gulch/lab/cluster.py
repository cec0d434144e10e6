"""The same jobs on a Ray cluster that runs already. Each of its machines needs the same version of gulch."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stdout
from importlib.util import find_spec
from typing import Any, Final

from gulch import __version__
from gulch.engine.game import GulchError
from gulch.lab.jobs import AHEAD, MOST_BREAKS, WorkersFailed

AUTO: Final = "auto"  # whichever cluster this machine belongs to
CLIENT: Final = "ray://"
KNOCK: Final = 5.0  # seconds until somebody must open,
ANSWER: Final = 30.0  # and until Ray must say that it is well


class NoCluster(GulchError):
    """There is no Ray cluster at this address, or none that can play."""


def on_ray(work: Callable[[Any], Any], jobs: list[Any], address: str) -> Iterator[Any]:
    """The result of each job, in their order. Ray itself hands out again what a machine that died was doing."""
    with redirect_stdout(sys.stderr):  # Ray speaks of machines that die, and the output is the result's
        ray = connected(address)
        try:
            processors = int(ray.cluster_resources().get("CPU", 0))
            if processors < 1:
                raise NoCluster(f"the Ray cluster at {address} has no processors")
            task = ray.remote(do).options(max_retries=MOST_BREAKS)
            yield from handed_out(ray, task, work, jobs, processors * AHEAD)
        finally:
            ray.shutdown()  # it may say something even now


def handed_out(ray: Any, task: Any, work: Callable[[Any], Any], jobs: list[Any], ahead: int) -> Iterator[Any]:
    waiting: list[Any] = []
    for job in jobs:
        waiting.append(task.remote(work, job, __version__))
        if len(waiting) >= ahead:
            yield got(ray, waiting.pop(0))
    while waiting:
        yield got(ray, waiting.pop(0))


def do(work: Callable[[Any], Any], job: Any, version: str) -> Any:
    """On a machine of the cluster."""
    if version != __version__:
        raise GulchError(f"a machine of the Ray cluster has gulch {__version__}, here is {version}")
    return work(job)


def got(ray: Any, result: Any) -> Any:
    try:
        return ray.get(result)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except ray.exceptions.RayError as error:
        what = str(error).strip().partition("\n")[0]
        raise WorkersFailed(f"the Ray cluster could not finish a job: {what}") from None


def connected(address: str) -> Any:
    """Ray, once it is certain that somebody answers there: Ray itself would wait for minutes, then end the process."""
    if find_spec("ray") is None:
        raise NoCluster("--ray needs Ray: pip install 'gulch[ray]'")
    if address != AUTO:
        knock(address)
    import ray

    try:
        ray.init(address=address, log_to_driver=False, logging_level="ERROR", configure_logging=False)
    except (ConnectionError, RuntimeError, ValueError) as error:
        what = str(error).strip().partition("\n")[0]
        raise NoCluster(f"no Ray cluster answers at {address}: {what}") from None
    return ray


def knock(address: str) -> None:
    """Is there a Ray cluster? In another process, because Ray ends its own when there is none."""
    place = address.removeprefix(CLIENT)
    host, colon, port = place.rpartition(":")
    if not host or not colon or not port.isdecimal() or not 0 < int(port) < 1 << 16:
        raise NoCluster(f"{address!r} is no address of a Ray cluster: HOST:PORT, {CLIENT}HOST:PORT or {AUTO}")
    try:
        socket.create_connection((host.strip("[]"), int(port)), KNOCK).close()
    except OSError as error:
        raise NoCluster(f"no Ray cluster answers at {address}: {error.strerror or error}") from None
    ask = [sys.executable, "-m", "ray.scripts.scripts", "health-check", "--address", place]
    ask += ["--component", "ray_client_server"] if address.startswith(CLIENT) else []
    try:
        subprocess.run(ask, capture_output=True, timeout=ANSWER, check=True, env={**os.environ, "NO_COLOR": "1"})
    except (subprocess.SubprocessError, OSError):
        raise NoCluster(f"what answers at {address} is no Ray cluster") from None
