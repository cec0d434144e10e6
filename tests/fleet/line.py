"""A line between one server and a part, which can be cut: nothing passes any more, as when a cable is pulled out."""

from __future__ import annotations

import asyncio
import contextlib


class Line:
    def __init__(self, target: int) -> None:
        self.target = target
        self.port = 0
        self.open = asyncio.Event()
        self.open.set()
        self.silent = False
        self.writers: set[asyncio.StreamWriter] = set()
        self.passing: set[asyncio.Task[None]] = set()

    async def start(self) -> Line:
        self.server = await asyncio.start_server(self.come, "127.0.0.1", 0)
        self.port = self.server.sockets[0].getsockname()[1]
        return self

    async def come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        if not self.open.is_set() and not self.silent:
            writer.close()
            return
        gate = self.open
        await gate.wait()
        try:
            there, other = await asyncio.open_connection("127.0.0.1", self.target)
        except OSError:
            writer.close()
            return
        for end in (writer, other):
            self.writers.add(end)
        for source, end in ((reader, other), (there, writer)):
            task = asyncio.create_task(self.carry(source, end, gate))
            self.passing.add(task)
            task.add_done_callback(self.passing.discard)

    async def carry(self, source: asyncio.StreamReader, end: asyncio.StreamWriter, gate: asyncio.Event) -> None:
        with contextlib.suppress(OSError):
            while data := await source.read(65536):
                await gate.wait()
                end.write(data)
                await end.drain()
        end.close()
        self.writers.discard(end)

    def cut(self, silent: bool = False) -> None:
        """`silent`: nobody notices but by waiting; else connections end, and nobody gets a new one."""
        self.silent = silent
        self.open.clear()
        if not silent:
            for writer in list(self.writers):
                writer.transport.abort()

    def forget(self) -> None:
        """Who is connected is never heard again and never told so; whoever connects anew is."""
        self.open.clear()
        self.open = asyncio.Event()
        self.mend()

    def mend(self) -> None:
        self.open.set()

    async def close(self) -> None:
        self.mend()
        self.server.close()
        for writer in list(self.writers):
            writer.transport.abort()
        for task in list(self.passing):
            task.cancel()
        await asyncio.gather(*self.passing, return_exceptions=True)
