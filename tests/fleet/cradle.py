"""The process that forks: it has loaded all that a server needs, and hears one line for every child (nursery.py)."""

from __future__ import annotations

import asyncio
import json
import os
import select
import signal
from typing import Any


def tell(*words: object) -> None:
    os.write(1, (" ".join(map(str, words)) + "\n").encode())  # short: it comes in one piece


def live(order: dict[str, Any]) -> None:
    """The child."""
    from gulch.server import crash
    from gulch.server.run import run
    from gulch.server.settings import Settings

    name, _, count = order["crash"].partition(":")
    crash._name, crash._left = name, int(count or 1)
    run(Settings(**order["settings"]), on_ready=lambda _: tell("ready", order["settings"]["port"], os.getpid()))


def main() -> None:
    import asyncpg  # noqa: F401
    import msgspec
    import sqlalchemy.dialects.postgresql.asyncpg  # noqa: F401

    import gulch.server.run  # noqa: F401
    from gulch.server.bots.pool import Matter, Pool
    from gulch.server.bots.worker import choose
    from gulch.server.http.catalogue import Catalogue

    async def think_here(self: Pool, matter: Matter, seed: int, level: str) -> int:
        """A process that thinks would have to start anew in every life."""
        job = {"seed": seed, "level": level, **msgspec.structs.asdict(matter)}
        return await asyncio.to_thread(choose, job)

    Pool.choose = think_here  # type: ignore[method-assign]
    Catalogue()
    children: set[int] = set()
    rest = b""
    while True:
        if select.select([0], [], [], 0.02)[0]:
            data = os.read(0, 1 << 20)
            if not data:
                break
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                child = os.fork()
                if child == 0:
                    os.close(0)
                    live(json.loads(line))
                    os._exit(0)
                children.add(child)
        while children:
            process, status = os.waitpid(-1, os.WNOHANG)
            if process == 0:
                break
            children.discard(process)
            tell("dead", process, os.waitstatus_to_exitcode(status))
    for child in children:
        os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main()
