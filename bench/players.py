"""People at many tables, all of them in this process, as light as they can be: they must not be what is measured."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import random
import secrets
import statistics
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import httpx
import msgspec

SEATS = 4
SECONDS = 60.0  # within which whatever is waited for must come
AT_ONCE = 8  # tables that are opened at the same time
HALF = 25  # answers: about half a game


class Told(msgspec.Struct):
    """What the players read of a frame: as little as they need."""

    type: str
    seq: int = 0
    question: Asked | None = None


class Offered(msgspec.Struct):
    id: str


class Asked(msgspec.Struct):
    number: int
    options: list[Offered]


read = msgspec.json.Decoder(Told).decode


class Line(asyncio.Protocol):
    """One socket, seen from the client."""

    def __init__(self, table: str, hear: Callable[[bytes], None]) -> None:
        self.table = table
        self.hear = hear
        self.rest = b""
        self.open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    async def dial(self, url: httpx.URL) -> Line:
        try:
            return await self.dial_at(url, f"/ws/{self.table}")
        except ConnectionRefusedError:  # a server of before sockets named their tables
            return await Line(self.table, self.hear).dial_at(url, "/ws")

    async def dial_at(self, url: httpx.URL, path: str) -> Line:
        await asyncio.get_running_loop().create_connection(lambda: self, url.host, url.port or 80)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        said = {"Host": url.netloc.decode(), "Upgrade": "websocket", "Connection": "Upgrade"}
        said |= {"Sec-WebSocket-Key": key, "Sec-WebSocket-Version": "13"}
        lines = [f"GET {path} HTTP/1.1", *(f"{name}: {value}" for name, value in said.items()), "", ""]
        self.transport.write("\r\n".join(lines).encode())
        async with asyncio.timeout(SECONDS):
            await self.open
        return self

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        self.transport = transport

    def data_received(self, data: bytes) -> None:
        data = self.rest + data if self.rest else data
        if not self.open.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            if not head.startswith(b"HTTP/1.1 101 "):
                self.open.set_exception(ConnectionRefusedError(head.decode()))
                self.close()
                return
            self.open.set_result(None)
        at = 0
        while (frame := whole_frame(data, at)) is not None:
            begin, end = frame
            kind = data[at] & 15
            if kind == 1:
                self.hear(data[begin:end])
            elif kind == 9:
                self.say(data[begin:end], 10)
            at = end
        self.rest = data[at:]

    def say(self, data: bytes, kind: int = 1) -> None:
        """Masked with zeros, which changes nothing."""
        size = bytes([128 | len(data)]) if len(data) < 126 else b"\xfe" + len(data).to_bytes(2, "big")
        self.transport.write(bytes([128 | kind]) + size + b"\0\0\0\0" + data)

    def close(self) -> None:
        self.transport.close()


def whole_frame(data: bytes, at: int) -> tuple[int, int] | None:
    """Where the frame that begins at `at` has its text; None: the rest is still on its way."""
    if len(data) < at + 2:
        return None
    size, begin = data[at + 1], at + 2
    if size >= 126:
        begin += 2 if size == 126 else 8
        size = int.from_bytes(data[at + 2 : begin], "big") if len(data) >= begin else len(data)
    return (begin, begin + size) if len(data) >= begin + size else None


class Times:
    """Of every answer: seconds until it was acknowledged, and until the whole table had heard of it."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.heard: list[float] = []

    def figures(self, seconds: float) -> dict[str, Any]:
        found: dict[str, Any] = {
            "answers": len(self.heard),
            "seconds": round(seconds, 2),
            "answers_per_second": round(len(self.heard) / seconds, 1),
        }
        for name, times in (("acknowledged", self.acknowledged), ("heard", self.heard)):
            cuts = statistics.quantiles(times, n=100)
            found[name] = {
                "p50_ms": round(cuts[49] * 1000, 2),
                "p99_ms": round(cuts[98] * 1000, 2),
                "max_ms": round(max(times) * 1000, 2),
            }
        return found


class Table:
    """Four sockets at one table. Whoever is asked answers; an answer has arrived when all four have heard of it."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lines: list[Line] = []
        self.updates = [0] * SEATS
        self.questions: list[Asked | None] = [None] * SEATS
        self.told = asyncio.Event()
        self.seeds = [secrets.token_bytes(32) for _ in range(SEATS)]
        self.answers = 0
        self.acknowledged = 0.0

    def hear(self, seat: int, text: bytes) -> None:
        told = read(text)
        if told.type == "update" or (told.type == "snapshot" and told.seq):  # a snapshot: the game had begun elsewhere
            self.questions[seat] = told.question
            self.updates[seat] += 1
            if min(self.updates) == max(self.updates):
                self.told.set()
        elif told.type == "ack":
            self.acknowledged = time.perf_counter()
        elif told.type == "commit":
            self.say(seat, type="seed", commitment=hashlib.sha256(self.seeds[seat]).hexdigest())
        elif told.type == "reveal":
            self.say(seat, type="seed", reveal=self.seeds[seat].hex())
        elif told.type in ("bye", "refused", "stale"):
            raise AssertionError(text.decode())

    def say(self, seat: int, **fields: Any) -> None:
        self.lines[seat].say(msgspec.json.encode(fields))

    async def answer(self, times: Times | None = None) -> bool:
        """False: the game is over."""
        asked = [(seat, question) for seat, question in enumerate(self.questions) if question is not None]
        if not asked:
            return False
        seat, question = asked[0]
        self.told.clear()
        option, self.answers = random.choice(question.options).id, self.answers + 1
        sent = time.perf_counter()
        self.say(seat, type="answer", cmd_id=f"a{self.answers}", question=question.number, option=option)
        async with asyncio.timeout(SECONDS):
            await self.told.wait()
        if times is not None:
            times.heard.append(time.perf_counter() - sent)
            times.acknowledged.append(self.acknowledged - sent)
        return True

    def close(self) -> None:
        for line in self.lines:
            line.close()


class Crowd:
    """Everybody who plays at one address."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http
        self.begun = 0
        self.opening = asyncio.Semaphore(AT_ONCE)

    async def do(self, path: str, body: Any = None) -> Any:
        response = await self.http.post(path, json=body)
        assert response.status_code == 200, response.text
        return response.json()

    async def game(self) -> Table:
        """A table with a game that has just begun."""
        async with self.opening:
            wanted = {"game": "bang_dice", "seats": [{"kind": "person"}] * SEATS}
            table = Table((await self.do("/api/tables", wanted))["id"])
            tokens: dict[str, str] = {}
            for seat in range(SEATS):
                tokens = (await self.do(f"/api/tables/{table.id}/sit", {"seat": seat}))["tokens"]
            for seat in range(SEATS):
                hear = partial(table.hear, seat)
                line = await Line(table.id, hear).dial(self.http.base_url)
                table.lines.append(line)
                table.say(seat, type="hello", table=table.id, token=tokens[str(seat)], last_seq=0)
            await self.do(f"/api/tables/{table.id}/start")
            async with asyncio.timeout(SECONDS):
                await table.told.wait()
            self.begun += 1
            return table

    async def games(self, count: int) -> list[Table]:
        return list(await asyncio.gather(*(self.game() for _ in range(count))))

    async def to_half(self, table: Table) -> Table:
        """On to the middle of a game; where one ends sooner, of another."""
        while table.answers < HALF:
            if not await table.answer():
                table.close()
                table = await self.game()
        return table

    async def paced(self, table: Table, until: float, times: Times) -> Table:
        """One answer a second. Where a game ends the next one begins."""
        due = time.perf_counter() + random.random()
        while due < until:
            await asyncio.sleep(max(0.0, due - time.perf_counter()))
            if not await table.answer(times):
                table.close()
                table = await self.game()
            due += 1.0
        return table

    async def back_to_back(self, tables: list[Table], seconds: float, clock: Callable[[], Clock]) -> Clock:
        """Every table as fast as it can, for so many seconds. When a game ends another that has just begun takes its
        place, from a stock; the clock stands still while that is filled, so that nothing but answers is measured."""
        total = clock()
        while total.seconds < seconds:
            stock = await self.games(len(tables))
            total.go()
            await asyncio.gather(*(self.play(tables, n, stock, total, seconds) for n in range(len(tables))))
            total.stop()
            for table in stock:
                table.close()
        return total

    async def play(self, tables: list[Table], n: int, stock: list[Table], clock: Clock, seconds: float) -> None:
        while clock.running and clock.now < seconds:
            if not await tables[n].answer(clock.times):
                tables[n].close()
                if not stock:
                    clock.running = False  # for everybody: fewer tables would be another measurement
                    tables[n] = await self.game()
                    return
                tables[n] = stock.pop()


class Clock:
    """Seconds, and whatever else is counted while it goes."""

    def __init__(self, read: Callable[[], dict[str, float]]) -> None:
        self.read = read
        self.times = Times()
        self.seconds = 0.0
        self.counted: dict[str, float] = {}
        self.running = False

    def go(self) -> None:
        self.running = True
        self.before = self.read()
        self.begun = time.perf_counter()

    @property
    def now(self) -> float:
        return self.seconds + time.perf_counter() - self.begun

    def stop(self) -> None:
        self.seconds, self.running = self.now, False
        for name, value in self.read().items():
            self.counted[name] = self.counted.get(name, 0.0) + value - self.before[name]

    def figures(self) -> dict[str, Any]:
        """What was counted is given per answer."""
        found = self.times.figures(self.seconds)
        each = {name: round(value / len(self.times.heard), 4) for name, value in self.counted.items()}
        return {**found, "per_answer": each}


@asynccontextmanager
async def crowd_at(url: str) -> AsyncIterator[Crowd]:
    limits = httpx.Limits(max_connections=AT_ONCE)
    async with httpx.AsyncClient(base_url=url, timeout=SECONDS, limits=limits) as http:
        crowd = Crowd(http)
        await crowd.do("/api/me", {"name": "Bench"})
        yield crowd


async def for_each(work: Callable[[Any], Awaitable[Table]], tables: Iterable[Any]) -> list[Table]:
    return list(await asyncio.gather(*(work(table) for table in tables)))
