"""Several processes behind one port: they share its socket, and one that dies is started again."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from types import FrameType

from gulch.server.errors import CannotStart
from gulch.server.settings import Settings

log = logging.getLogger("gulch.server")
SHORT_LIFE = 5.0  # whoever dies sooner is started again only after a pause
PAUSE = 1.0


class Workers:
    def __init__(self, settings: Settings, listener: socket.socket, tell: Callable[[], None]) -> None:
        self.settings = settings
        self.listener = listener
        self.tell = tell
        self.stopping = False
        self.processes: dict[int, tuple[subprocess.Popen[bytes], float]] = {}

    def run(self) -> None:
        """Until we are told to stop. Every worker is heard before people are let in."""
        for sign in (signal.SIGTERM, signal.SIGINT):
            signal.signal(sign, self.stop)
        for number in range(self.settings.workers):
            if not self.start(number) and not self.stopping:
                self.stop()
                self.wait()
                raise CannotStart("a worker did not start; it says why")
        if not self.stopping:
            self.tell()
        while not self.stopping:
            time.sleep(0.2)
            for number, (process, begun) in list(self.processes.items()):
                if process.poll() is not None and not self.stopping:
                    log.error("worker %d has died (%s): it is started again", number, process.returncode)
                    if time.monotonic() - begun < SHORT_LIFE:
                        time.sleep(PAUSE)
                    self.start(number)
        self.wait()

    def start(self, number: int) -> bool:
        """Its settings go through a pipe: they hold passwords, and everybody can read a command line."""
        port = self.settings.worker_port
        given = self.settings.model_dump(mode="json") | {"workers": 1, "worker_port": port + number if port else 0}
        handle = self.listener.fileno()
        process = subprocess.Popen(
            [sys.executable, "-m", "gulch.server", "-", str(handle)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            pass_fds=(handle,),
            start_new_session=True,  # Ctrl-C is for us; we pass it on
        )
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(json.dumps(given).encode() + b"\n")
        process.stdin.flush()  # and it stays open: when it closes, we are gone
        self.processes[number] = process, time.monotonic()
        return bool(process.stdout.readline())

    def stop(self, signal_number: int = 0, frame: FrameType | None = None) -> None:
        self.stopping = True
        for process, _ in self.processes.values():
            if process.poll() is None:
                process.terminate()

    def wait(self) -> None:
        for process, _ in self.processes.values():
            process.wait()


def end_with_parent() -> None:
    """A worker whose parent is gone, however it went, stops as if it were told to."""

    def watch() -> None:
        sys.stdin.read()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=watch, daemon=True).start()
