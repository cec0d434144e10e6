"""People for the tests: a server on a free port of this machine, and clients that talk to it as a page does."""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import secrets
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from threading import Thread
from time import sleep
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from gulch.server.run import Server, address_of, listen, make_server
from gulch.server.settings import Settings
from gulch.server.timing import Time

Frame = dict[str, Any]
SECONDS = 60.0  # a hang, not a slow machine
FAST: dict[str, Any] = {
    "delay": (0.0, 0.0),
    "seed_grace": 5.0,
    "message_rate": 1e6,
    "message_burst": 1e6,
    "read_rate": 1e6,
    "read_burst": 1e6,
    "write_rate": 1e6,
    "write_burst": 1e6,
    "address_write_rate": 1e6,
    "address_write_burst": 1e6,
    "hint_rate": 1e6,
    "hint_burst": 1e6,
    "preview_rate": 1e6,
    "preview_burst": 1e6,
    "join_rate": 1e6,
    "join_burst": 1e6,
    "table_rate": 1e6,
    "table_burst": 1e6,
    "tables_per_guest": 100_000,
}
commands = (f"c{i}" for i in itertools.count())


@asynccontextmanager
async def running(data: Path, time: Time | None = None, **settings: Any) -> AsyncIterator[Place]:
    """A server in this process, on real sockets."""
    server = make_server(Settings(data=data, **{**FAST, **settings}), time)
    listener = listen("127.0.0.1", 0)
    task = asyncio.create_task(server._serve([listener]))  # serve() would take this process's signals
    async with asyncio.timeout(SECONDS):
        while not server.started:
            assert not task.done(), task
            await asyncio.sleep(0.01)
    place = Place(address_of(listener).rstrip("/"), server)
    try:
        yield place
    finally:
        await place.close()
        server.should_exit = True
        await task


class Place:
    """Where a server is."""

    def __init__(self, url: str, server: Server | None = None) -> None:
        self.url = url
        self.server = server
        self.clients: list[httpx.AsyncClient] = []

    @property
    def hub(self) -> Any:
        assert self.server is not None
        return self.app.state.hub

    @property
    def app(self) -> Any:
        assert self.server is not None
        return self.server.config.app

    def http(self) -> httpx.AsyncClient:
        """Somebody without a cookie."""
        self.clients.append(httpx.AsyncClient(base_url=self.url, timeout=SECONDS))
        return self.clients[-1]

    async def close(self) -> None:
        for client in self.clients:
            await client.aclose()

    async def guest(self, name: str = "Ada") -> Guest:
        guest = Guest(self, self.http())
        assert (await guest.post("/api/me", {"name": name})).status_code == 200
        return guest


class Guest:
    """Somebody with a name and a cookie."""

    def __init__(self, place: Place, http: httpx.AsyncClient) -> None:
        self.place = place
        self.http = http

    async def post(self, path: str, body: Any = None) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def do(self, path: str, body: Any = None) -> Frame:
        response = await self.post(path, body)
        assert response.status_code == 200, response.text
        data: Frame = response.json()
        return data

    async def get(self, path: str) -> Frame:
        response = await self.http.get(path)
        assert response.status_code == 200, response.text
        data: Frame = response.json()
        return data

    async def create(self, seats: str = "ppp", **more: Any) -> str:
        """A table; `seats`: p for a person, b for a bot."""
        kinds = [{"kind": "person"} if s == "p" else {"kind": "bot", "level": "random"} for s in seats]
        info = await self.do("/api/tables", {"game": "bang_dice", "seats": kinds, **more})
        return str(info["id"])

    async def token(self, table: str, seat: int) -> str:
        return str((await self.get(f"/api/tables/{table}"))["tokens"][str(seat)])

    @asynccontextmanager
    async def seat(self, table: str, seat: int | None = None, last_seq: int = 0) -> AsyncIterator[Seat]:
        """At a table: on one's own seat, or as a spectator."""
        token = None if seat is None else await self.token(table, seat)
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        async with enter(self.place, table, token, last_seq, cookie) as sat:
            sat.seat = seat
            yield sat


@asynccontextmanager
async def enter(
    place: Place, table: str, token: str | None, last_seq: int = 0, cookie: str = ""
) -> AsyncIterator[Seat]:
    url, headers = place.url.replace("http", "ws") + f"/ws/{table}", {"Cookie": cookie} if cookie else {}
    async with connect(url, compression=None, max_size=None, max_queue=None, additional_headers=headers) as ws:
        seat = Seat(ws)
        await seat.say(type="hello", table=table, token=token, last_seq=last_seq)
        snapshot = await seat.hear("snapshot")
        seat.seq = last_seq if last_seq <= snapshot["seq"] else 0
        seat.take(snapshot)
        yield seat


class Seat:
    """One socket, and everything it has heard folded as a page folds it."""

    def __init__(self, ws: ClientConnection) -> None:
        self.ws = ws
        self.seat: int | None = None
        self.seq = 0
        self.view: Any = None
        self.question: Frame | None = None
        self.waiting: list[int] = []
        self.doing: list[Frame] = []
        self.undo = False
        self.events: list[Frame] = []
        self.table: Frame = {}
        self.heard: list[Frame] = []
        self.raw: list[str] = []
        self.seed = secrets.token_bytes(32)

    async def say(self, **fields: Any) -> None:
        await self.ws.send(json.dumps(fields))

    def take(self, frame: Frame) -> None:
        """The one reducer: snapshot and update are folded alike."""
        if frame["type"] in ("snapshot", "update"):
            news = [event for event in frame["events"] if event["seq"] > self.seq]
            assert [event["seq"] for event in news] == list(range(self.seq + 1, frame["seq"] + 1)), "a gap"
            self.events += news
            self.seq = frame["seq"]
            self.view, self.question = frame["view"], frame["question"]
            self.waiting, self.doing, self.undo = frame["waiting"], frame["doing"], frame["undo"]
        if "table" in frame and frame["type"] in ("snapshot", "table"):
            self.table = frame["table"]

    async def listen(self) -> Frame:
        async with asyncio.timeout(SECONDS):
            text = await self.ws.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        frame: Frame = json.loads(text)
        self.heard.append(frame)
        if frame["type"] != "snapshot":
            self.take(frame)
        await self.give_seed(frame)
        return frame

    async def give_seed(self, frame: Frame) -> None:
        if frame["type"] == "commit":
            await self.say(type="seed", commitment=hashlib.sha256(self.seed).hexdigest())
        if frame["type"] == "reveal" and self.seat is not None:
            await self.say(type="seed", reveal=self.seed.hex())

    async def hear(self, *kinds: str) -> Frame:
        """The next frame of one of these kinds."""
        while True:
            frame = await self.listen()
            if frame["type"] in kinds:
                return frame

    async def until(self, condition: Any) -> None:
        while not condition():
            await self.listen()

    async def answer(self, option: str | None = None, question: int | None = None, cmd_id: str | None = None) -> Frame:
        """Answer the question at hand; returns ack, stale or refused."""
        number = question if question is not None else (self.question or {"number": 0})["number"]
        assert option or self.question
        option = option or self.question["options"][0]["id"]  # type: ignore[index]
        await self.say(type="answer", cmd_id=cmd_id or next(commands), question=number, option=option)
        return await self.hear("ack", "stale", "refused")

    @property
    def updates(self) -> list[Frame]:
        return [frame for frame in self.heard if frame["type"] == "update"]

    @property
    def log(self) -> list[str]:
        """What stands after every undo."""
        kept: list[Frame] = []
        for event in self.events:
            if event["id"].startswith("undo:"):
                while kept and kept[-1]["seq"] > int(event["id"][5:]):
                    kept.pop()
            else:
                kept.append(event)
        return [event["id"] for event in kept]

    @property
    def state(self) -> Frame:
        return {
            "seq": self.seq,
            "view": self.view,
            "question": self.question,
            "waiting": self.waiting,
            "doing": self.doing,
            "undo": self.undo,
            "log": self.events,
        }


@asynccontextmanager
async def playing(place: Place, seats: str = "ppp", watch: bool = False, **more: Any) -> AsyncIterator[Game]:
    """A started table with everybody connected. One guest holds all seats, as on a passed-round phone."""
    host = await place.guest("Host")
    table = await host.create(seats, **more)
    for seat, kind in enumerate(seats):
        if kind == "p":
            await host.do(f"/api/tables/{table}/sit", {"seat": seat})
    async with AsyncExitStack() as stack:
        people = {
            s: await stack.enter_async_context(host.seat(table, s)) for s, kind in enumerate(seats) if kind == "p"
        }
        spectator = await stack.enter_async_context(host.seat(table)) if watch else None
        everybody = [*people.values(), *([spectator] if spectator else [])]
        started = asyncio.create_task(host.do(f"/api/tables/{table}/start"))
        await asyncio.gather(*(sat.until(lambda sat=sat: sat.seq > 0 or sat.view) for sat in everybody))
        await started
        yield Game(place, host, table, people, spectator)


class Game:
    def __init__(self, place: Place, host: Guest, table: str, people: dict[int, Seat], spectator: Seat | None) -> None:
        self.place = place
        self.host = host
        self.table = table
        self.people = people
        self.spectator = spectator

    @property
    def everybody(self) -> list[Seat]:
        return [*self.people.values(), *([self.spectator] if self.spectator else [])]

    @property
    def over(self) -> bool:
        return any(sat.view and sat.view["over"] for sat in self.everybody)

    async def asked(self) -> Seat:
        """Somebody who has a question."""
        async with asyncio.timeout(SECONDS):
            while True:
                for sat in self.people.values():
                    await sat.say(type="ping")
                    await sat.hear("pong")  # whatever was on its way has arrived
                    if sat.question:
                        return sat

    async def step(self, choose: Any = None) -> Seat:
        """One answer; afterwards everybody has heard of it."""
        sat = await self.asked()
        assert sat.question is not None
        options = sat.question["options"]
        ack = await sat.answer((choose or secrets.choice)(options)["id"])
        assert ack["type"] == "ack", ack
        await self.catch_up()
        return sat

    async def catch_up(self) -> None:
        """Whatever was on its way to anybody has arrived."""
        for sat in self.everybody:
            await sat.say(type="ping")
        for sat in self.everybody:
            await sat.hear("pong")

    async def take_back(self, sat: Seat) -> Frame:
        """Undo; afterwards everybody has heard of it. Returns ack or refused."""
        await sat.say(type="undo", cmd_id=secrets.token_hex(4))
        answer = await sat.hear("ack", "refused")
        await self.catch_up()
        return answer


@contextmanager
def in_a_thread(data: Path) -> Iterator[httpx.Client]:
    """A server beside this thread, for what is not written for an event loop."""
    server = make_server(Settings(data=data, **{**FAST, "seed_grace": 0.01}))
    listener = listen("127.0.0.1", 0)
    thread = Thread(target=server.run, kwargs={"sockets": [listener]})
    thread.start()
    try:
        while not server.started:
            sleep(0.01)
        with httpx.Client(base_url=address_of(listener), timeout=60) as client:
            yield client
    finally:
        server.should_exit = True
        thread.join()
