"""A server that is killed again and again, and players who go on: they come back with what they last heard and send
again whatever was not acknowledged."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import sys
from pathlib import Path
from typing import Any, Protocol

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from fleet.parts import free_port
from server.people import FAST, Frame, Seat

SEATS = 3
START_SECONDS = 60.0
LAST_SECONDS = 0.5


class Mortal:
    """A server process that can be killed and started again at the same address."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.port = free_port()
        self.data = data
        self.settings = settings
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: asyncio.subprocess.Process | None = None

    async def start(self, crash: str = "") -> None:
        settings = {**FAST, "data": str(self.data), "port": self.port, "seed_grace": 0.2, **self.settings}
        self.process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "gulch.server", json.dumps(settings)),
            env={**os.environ, "GULCH_CRASH": crash},
            stdout=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout is not None
        async with asyncio.timeout(START_SECONDS):
            await self.process.stdout.readline()

    async def die(self, after: float) -> bool:
        """Wait for the server's end, at the latest after so many seconds by kill -9. True: it died by itself."""
        assert self.process is not None
        by_itself = True
        try:
            async with asyncio.timeout(after):
                await self.process.wait()
        except TimeoutError:
            by_itself = False
            self.process.kill()
            await self.process.wait()
        assert self.process.returncode == -signal.SIGKILL, "the server must die by nothing else"
        return by_itself

    async def stop(self) -> None:
        if self.process is not None and self.process.returncode is None:
            self.process.terminate()
            await self.process.wait()


class Somewhere(Protocol):
    """Where players come: a server, or what stands before several."""

    @property
    def url(self) -> str: ...


class Player:
    """One seat (or the spectator) at one table, on a line that breaks."""

    def __init__(self, mortal: Somewhere, table: str, seat: int | None, token: str | None) -> None:
        self.mortal = mortal
        self.table = table
        self.token = token
        self.page = Seat(None)  # type: ignore[arg-type]
        self.page.seat = seat
        self.unanswered: Frame | None = None
        self.acks: dict[str, int] = {}
        self.resent = 0
        self.count = 0
        self.stopping = False
        self.hearing: asyncio.Timeout | None = None

    def stop(self) -> None:
        """Whatever is on its way may still come; nothing else is waited for."""
        self.stopping = True
        if self.hearing is not None:
            self.hearing.reschedule(asyncio.get_running_loop().time() + LAST_SECONDS)

    async def play(self) -> None:
        """Until the game is over or the test stops it. A line that is down is tried again."""
        while not self.done:
            with contextlib.suppress(OSError, WebSocketException, TimeoutError, EOFError):
                await self.one_line()
            await asyncio.sleep(0.02)

    @property
    def done(self) -> bool:
        return self.stopping or bool(self.page.view and self.page.view["over"] and not self.unanswered)

    async def one_line(self) -> None:
        url = self.mortal.url.replace("http", "ws") + f"/ws/{self.table}"
        async with connect(url, compression=None, open_timeout=5, close_timeout=1, max_size=None) as ws:
            self.page.ws = ws
            await self.page.say(type="hello", table=self.table, token=self.token, last_seq=self.page.seq)
            self.page.take(await self.hear())
            if self.unanswered:
                self.resent += 1
                await self.page.say(**self.unanswered)
            while not self.done:
                await self.maybe_answer()
                self.heard(await self.hear())

    async def hear(self) -> Frame:
        try:
            async with asyncio.timeout(LAST_SECONDS if self.stopping else 30) as self.hearing:
                return await self.page.listen()
        finally:
            self.hearing = None

    def heard(self, frame: Frame) -> None:
        if frame["type"] in ("ack", "stale", "refused"):
            assert self.unanswered is not None
            assert frame["cmd_id"] == self.unanswered["cmd_id"]
            assert frame["type"] == "ack", f"nobody else plays this seat: {frame}"
            self.acks[frame["cmd_id"]] = frame["seq"]
            self.unanswered = None

    async def maybe_answer(self) -> None:
        question = self.page.question
        if question is None or self.unanswered is not None or self.page.seat is None:
            return
        if question["number"] <= self.count:
            return  # answered; its update is still on the way
        self.count = question["number"]
        option = random.choice(question["options"])["id"]
        self.unanswered = {
            "type": "answer",
            "cmd_id": f"{self.page.seat}-{self.count}",
            "question": self.count,
            "option": option,
        }
        await self.page.say(**self.unanswered)


class Group:
    """People who play one game after the other."""

    def __init__(self, mortal: Somewhere, seats: str = "p" * SEATS) -> None:
        self.mortal = mortal
        self.kinds: list[Frame] = [
            {"kind": "person"} if seat == "p" else {"kind": "bot", "level": "random"} for seat in seats
        ]
        self.http = httpx.AsyncClient(base_url=mortal.url, timeout=20)
        self.players: list[Player] = []  # of all games
        self.stopping = False

    async def do(self, path: str, body: Any = None) -> Frame:
        """A request, tried again while the server is down. A table made twice does no harm."""
        while True:
            with contextlib.suppress(httpx.TransportError):
                response = await self.http.post(path, json=body)
                if response.status_code == 200 or response.json()["error"]["text"] == "error-started":
                    return dict(response.json())
            await asyncio.sleep(0.05)

    async def play(self) -> None:
        await self.do("/api/me", {"name": "Ada"})
        while not self.stopping:
            table = (await self.do("/api/tables", {"game": "bang_dice", "seats": self.kinds}))["id"]
            people = [seat for seat, kind in enumerate(self.kinds) if kind["kind"] == "person"]
            for seat in people:
                info = await self.do(f"/api/tables/{table}/sit", {"seat": seat})
            players = [Player(self.mortal, table, s, info["tokens"][str(s)]) for s in people]
            players.append(Player(self.mortal, table, None, None))
            for player in players:
                player.stopping = self.stopping  # somebody may have said so while they sat down
            self.players += players
            playing = [asyncio.create_task(player.play()) for player in players]
            await self.do(f"/api/tables/{table}/start")
            await asyncio.gather(*playing)

    def stop(self) -> None:
        self.stopping = True
        for player in self.players:
            player.stop()
