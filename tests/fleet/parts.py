"""The parts beside ours: PostgreSQL and Redis as Debian has them, on free ports and in folders of their own."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from functools import cache
from pathlib import Path

import pytest

import servers

SECONDS = 60.0
USER = "postgres"  # it refuses to be root
FIRST_PORT = 12000
names = itertools.count()
chance = random.SystemRandom()


def program(name: str) -> str:
    """Where it is; a machine that has none leaves its tests out, and `make test` says so at its end."""
    found = servers.find(name)
    if found is None:
        pytest.skip(f"NOT TESTED: there is no {name}; install {servers.PACKAGES.get(name, 'postgresql')}")
    return found


def free_port() -> int:
    """One that stays free while its server is down: the system hands out none of these to whoever wants any."""
    while True:
        port = chance.randrange(FIRST_PORT, handed_out()) if handed_out() > FIRST_PORT else 0
        with socket.socket() as free, contextlib.suppress(OSError):
            free.bind(("127.0.0.1", port))
            return int(free.getsockname()[1])


@cache
def handed_out() -> int:
    """The first port of those that the system chooses by itself."""
    try:
        return int(Path("/proc/sys/net/ipv4/ip_local_port_range").read_text(encoding="ascii").split()[0])
    except OSError:
        return 0


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + SECONDS
    while time.monotonic() < until:
        assert process.poll() is None, "a server ended by itself"
        with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
            return
        time.sleep(0.02)
    raise AssertionError("a server does not listen")


class Part:
    """A server that can be stopped, killed, cut off and started again at the same place."""

    at_once = signal.SIGTERM  # each has a handler for it; what has none may be ignored in a background job

    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="gulch-part-"))
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    def command(self) -> list[str]:
        raise NotImplementedError

    @property
    def user(self) -> str | None:
        return None

    def start(self) -> None:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": self.folder}
        self.process = subprocess.Popen(self.command(), user=self.user, **quiet)  # type: ignore[call-overload]
        assert self.process is not None
        wait_for(self.port, self.process)

    def stop(self, how: signal.Signals = signal.SIGINT) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.send_signal(signal.SIGCONT)
            process.send_signal(how)
            process.wait(SECONDS)

    def freeze(self) -> None:
        """It is there, and says nothing."""
        assert self.process is not None
        self.process.send_signal(signal.SIGSTOP)

    def thaw(self) -> None:
        assert self.process is not None
        self.process.send_signal(signal.SIGCONT)

    def close(self) -> None:
        self.stop(self.at_once)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Part):
    """One cluster, in which every test has its own place."""

    at_once = signal.SIGQUIT  # it has a handler of its own, and children

    def __init__(self) -> None:
        self.binary = program("postgres")
        super().__init__()
        self.data = self.folder / "data"
        if self.user:
            os.chown(self.folder, pwd.getpwnam(self.user).pw_uid, -1)
        initdb = [str(Path(self.binary).resolve().parent / "initdb"), "-N", "-A", "trust", "-U", "gulch", "-D"]
        subprocess.run(
            [*initdb, str(self.data)],
            user=self.user,
            check=True,
            stdout=subprocess.DEVNULL,
            cwd=self.folder,
        )
        self.start()

    @property
    def user(self) -> str | None:
        return USER if os.geteuid() == 0 else None

    def command(self) -> list[str]:
        # durable enough for a process that is killed, which is what the tests do; nobody cuts the power
        settings = ("fsync=off", "listen_addresses=127.0.0.1", "unix_socket_directories=", "max_connections=200")
        given = [word for setting in settings for word in ("-c", setting)]
        return [self.binary, "-D", str(self.data), "-p", str(self.port), *given]

    def url(self, name: str) -> str:
        return f"postgresql+asyncpg://gulch@127.0.0.1:{self.port}/{name}"

    async def sql(self, statement: str) -> None:
        import asyncpg

        async with asyncio.timeout(SECONDS):
            while True:  # it listens a moment before it answers
                try:
                    connection = await asyncpg.connect(f"postgresql://gulch@127.0.0.1:{self.port}/postgres")
                    break
                except (asyncpg.CannotConnectNowError, OSError):
                    await asyncio.sleep(0.05)
        try:
            await connection.execute(statement)
        finally:
            await connection.close()

    async def database(self) -> str:
        """For one test: a schema of its own, which is there at once, and somebody who sees nothing else."""
        name = f"t{next(names)}"
        await self.sql(f"create role {name} login; create schema {name} authorization {name}")
        await self.sql(f"alter role {name} set search_path to {name}")
        return f"postgresql+asyncpg://{name}@127.0.0.1:{self.port}/postgres"


class Redis(Part):
    def __init__(self) -> None:
        self.binary = program("redis-server")
        super().__init__()
        self.start()

    def command(self) -> list[str]:
        return [self.binary, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"
