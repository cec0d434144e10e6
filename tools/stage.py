"""Tables brought to a certain moment and put before a page: for pictures, and for the browser tests.

The page comes from a real server, but what the socket tells it is a table of the engine brought to that very moment."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page, Route, WebSocketRoute, sync_playwright

import browser as browser_tool
import gulch
from gulch.engine.record import new_table, record_of
from gulch.engine.table import Table
from gulch.lab.chances import hint_for
from gulch.lab.review import Studied, reviewed
from gulch.records.fair import Fair, fair_from

KNOWN_DICE = Path(__file__).with_name("known_dice.py")
SWITCHES = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
]
SIZES = {"laptop": (1366, 768), "phone": (360, 740)}  # walked by every test
ALL_SIZES = SIZES | {
    "small": (320, 568),
    "side": (740, 360),
    "tablet": (820, 1180),
    "large": (1920, 1080),
    "huge": (2560, 1440),
}
TOUCHED = {"phone", "small", "side", "tablet"}
NAMES = {
    "en": ["Ada", "Hank", "Rosa", "Jed", "Molly", "Silas", "Clementine", "Bartholomew Finch"],
    "ru": ["Ада", "Хэнк", "Роза", "Джед", "Молли", "Сайлас", "Клементина", "Варфоломей Зябликов"],
}
LIMITS = ("read", "write", "address_write", "message", "look", "preview", "hint", "table", "join")
# A test presses faster than any person.
EASY: dict[str, Any] = {f"{limit}_{kind}": 1e6 for limit in LIMITS for kind in ("rate", "burst")} | {
    "delay": [0, 0],
    "tables_per_guest": 100_000,
}
numbers = count(1)
Options = tuple[tuple[str, Any], ...]


# ---- a server and a browser -----------------------------------------------------------------------------------------
class Server:
    """The real server in a process of its own, so that it can be killed."""

    def __init__(self, data: Path, port: int = 0, **settings: Any) -> None:
        self.data, self.settings = data, settings
        said = json.dumps({"data": str(data), "port": port, **EASY, **settings})
        self.process = subprocess.Popen(
            [sys.executable, str(KNOWN_DICE), said], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        assert self.process.stdout is not None
        self.address = self.process.stdout.readline().strip().rstrip("/")
        if not self.address:
            raise RuntimeError(f"the server ended with {self.process.wait()}")
        self.reader = threading.Thread(target=self.process.stdout.read, daemon=True)  # a full pipe would stop it
        self.reader.start()

    def deal(self, name: str) -> None:
        """From now on the games of this name."""
        (self.data / "chance").write_text(name, encoding="utf-8")

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut does: no goodbye, nothing is written any more."""
        self.process.kill()
        self.gone()

    def again(self) -> Server:
        return Server(self.data, self.port, **self.settings)

    def stop(self) -> None:
        self.process.terminate()
        self.gone()

    def gone(self) -> None:
        self.process.wait(20)
        self.reader.join(20)
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def chromium() -> Iterator[Browser]:
    path = browser_tool.find()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=SWITCHES)
        yield browser
        browser.close()


@contextmanager
def chromium_beside(other: Browser, *switches: str) -> Iterator[Browser]:
    """One more of the same, for somebody whose browser is set up differently."""
    browser = other.browser_type.launch(executable_path=browser_tool.find(), args=[*SWITCHES, *switches])
    yield browser
    browser.close()


class Look(NamedTuple):
    size: str = "laptop"
    theme: str = "light"
    language: str = "en"


def new_page(browser: Browser, look: Look, motion: bool = False, workers: bool = False) -> Page:
    """A visitor whose system has this size, theme and language; the page's own settings stay on "auto". Without the
    worker that keeps the page everything passes where a test can see and change it."""
    width, height = ALL_SIZES[look.size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        color_scheme="dark" if look.theme == "dark" else "light",
        locale="ru-RU" if look.language == "ru" else "en-GB",
        reduced_motion="no-preference" if motion else "reduce",
        has_touch=look.size in TOUCHED,
        is_mobile=look.size in TOUCHED,
        accept_downloads=True,
        service_workers="allow" if workers else "block",
        ignore_https_errors=True,  # where a test is behind a proxy, it has signed the certificate itself
    )
    context.set_default_timeout(60_000)
    return context.new_page()


def post(page: Page, address: str, path: str, body: dict[str, Any]) -> dict[str, Any]:
    response = page.request.post(f"{address}{path}", data=body)
    assert response.ok, f"{path}: {response.status} {response.text()}"
    answer: dict[str, Any] = response.json()
    return answer


def seats_of(letters: str) -> list[dict[str, str]]:
    """ "pbb": a person and two bots."""
    return [{"kind": "person"} if c == "p" else {"kind": "bot", "level": "heuristic"} for c in letters]


# ---- staged tables --------------------------------------------------------------------------------------------------
def seeds_of(seats: int, seed: int) -> Fair:
    random = Random(seed)
    return Fair(random.randbytes(32), [random.randbytes(32) for _ in range(seats)], [True] * seats)


@cache
def position(
    game: str, seats: int, moment: str, options: Options = (), answers: int = 12, fewest: int = 2
) -> tuple[Table, int]:
    """The first game found in which somebody is asked this after so many answers, with so many options at least;
    "over": a finished one."""
    for seed in range(10_000):
        table = new_table(gulch.load(game), seats, seeds_of(seats, seed), dict(options))
        random = Random(seed)
        given = 0
        while table.pending:
            seat, question = next(iter(table.pending.items()))
            if question.kind == moment and given >= answers and len(question.options) >= fewest:
                return table, seat
            table.answer(seat, random.choice(question.options))
            given += 1
        if moment == "over":
            return table, 0
    raise LookupError(f"nobody is asked {moment} at {seats} seats of {game}")


@cache
def review_of(table: Table) -> dict[str, Any]:
    """A finished game looked at again, as the server does it."""
    studied = Studied(table.game, record_of(table))
    return reviewed(studied, lambda jobs: [studied.work(job) for job in jobs], lambda progress: None)


class Staged:
    """One viewer's table, told to the page in the words of docs/wire.md."""

    def __init__(self, table: Table, seat: int | None, language: str = "en", **more: Any) -> None:
        """more: what else is known of the table (docs/wire.md)."""
        self.id = f"staged-{next(numbers)}"
        self.table, self.seat, self.language, self.more = table, seat, language, more
        self.chat: list[dict[str, Any]] = []
        self.then: list[dict[str, Any]] = []  # told after the snapshot

    def info(self) -> dict[str, Any]:
        table = self.table
        names = NAMES[self.language]
        return {
            "id": self.id,
            "game": table.game.id,
            "options": record_of(table)["options"],
            "public": False,
            "state": "over" if table.over else "playing",
            "created": 0,
            "host": True,
            "seats": [self.sitting(seat, names[seat]) for seat in range(table.seats)],
            "tokens": {} if self.seat is None else {str(self.seat): "token"},
            "spectators": int(self.seat is None),
            "fair": None,
            "over": table.outcome.data() if table.outcome else None,
            **self.more,
        }

    def sitting(self, seat: int, name: str) -> dict[str, Any]:
        bot = seat % 3 == 2 and seat != self.seat
        who = {"kind": "bot" if bot else "person", "level": "heuristic" if bot else None, "name": name}
        return {"seat": seat, **who, "taken": not bot, "online": seat != 3, "away": False, "mine": seat == self.seat}

    def events(self) -> list[dict[str, Any]]:
        described = [self.table.describe(event) for event in self.table.events(self.seat)]
        return [
            {"seq": seq, "id": e.id, "kind": e.kind, "rule": e.rule, "params": e.params}
            for seq, e in enumerate(described, 1)
        ]

    def snapshot(self) -> dict[str, Any]:
        table, events = self.table, self.events()
        question = None if self.seat is None else table.pending.get(self.seat)
        return {
            "type": "snapshot",
            "seq": len(events),
            "view": table.view(self.seat),
            "question": question.data() if question else None,
            "waiting": sorted(table.pending),
            "doing": [self.asked(other) for other in sorted(table.pending)],
            "undo": self.seat is not None and table.last_answer(self.seat) >= 0,
            "events": events,
            "table": {**self.info(), "tokens": {}},
            "chat": self.chat,
            "words": table.rules.parameters(),
        }

    def asked(self, seat: int) -> dict[str, Any]:
        question = self.table.pending[seat].data()
        return {"seat": seat, "kind": question["kind"], "rule": question["rule"], "params": question["params"]}

    def answer_to(self, said: dict[str, Any]) -> list[dict[str, Any]]:
        if said["type"] == "hello":
            return [self.snapshot(), *self.then]
        if said["type"] == "explain" and self.seat is not None:
            reasons = [reason.data() for reason in self.table.explain(self.seat, said["option"])]
            return [{"type": "why", "ref": said["ref"], "reasons": reasons}]
        if said["type"] == "preview" and self.seat is not None:
            return [{"type": "preview", "ref": said["ref"], "previews": self.previews(said["options"])}]
        if said["type"] == "hint":
            return [{"type": "hint", "ref": said["ref"], **self.hinted()}]
        if said["type"] == "look":
            return [{"type": "moment", "ref": said["ref"], "seq": said["seq"], "view": self.table.view(self.seat)}]
        if said["type"] == "undo":
            reasons = [{"rule": "", "text": "undo-barrier", "params": {}}]
            return [{"type": "refused", "cmd_id": said["cmd_id"], "reasons": reasons, "vote": True}]
        return [{"type": "pong"}] if said["type"] == "ping" else []

    def hinted(self) -> dict[str, Any]:
        if self.seat not in self.table.pending or not self.info().get("hints"):
            reasons = [{"rule": "", "text": "no-hints", "params": {}}]
            return {"question": None, "best": None, "chances": {}, "reasons": reasons}
        found = hint_for(self.table, self.seat, 1)
        return {"question": self.table.pending[self.seat].number, **found, "reasons": []}

    def previews(self, options: list[str]) -> dict[str, Any]:
        assert self.seat is not None
        found = {option: self.table.preview(self.seat, option) for option in options}
        described = {id: [self.table.describe(event) for event in preview.events] for id, preview in found.items()}
        return {
            id: {
                "events": [{"id": e.id, "kind": e.kind, "rule": e.rule, "params": e.params} for e in described[id]],
                "final": found[id].final,
            }
            for id in found
        }

    def put_before(self, page: Page, address: str) -> str:
        """Where a visit finds this table now."""

        def tell(route: Route) -> None:
            route.fulfill(json=self.info())

        def hear(socket: WebSocketRoute) -> None:
            def on_message(text: str | bytes) -> None:
                for reply in self.answer_to(json.loads(text)):
                    socket.send(json.dumps(reply))

            socket.on_message(on_message)

        page.route(f"{address}/api/tables/{self.id}", tell)
        page.route(f"{address}/api/tables/{self.id}/record", lambda route: route.fulfill(json=record_of(self.table)))
        page.route(f"{address}/api/tables/{self.id}/moments*", self.tell_moments)
        page.route(f"{address}/api/tables/{self.id}/course*", self.tell_course)
        page.route(f"{address}/api/tables/{self.id}/review", self.tell_review)
        page.route(f"{address}/api/tables/{self.id}/hint*", self.tell_hint)
        page.route_web_socket(f"**/ws/{self.id}", hear)
        return f"/t/{self.id}"

    def tell_moments(self, route: Route) -> None:
        moments = [{k: v for k, v in moment.items() if k != "standings"} for moment in self.again(route)]
        route.fulfill(json={"moments": moments})

    def tell_course(self, route: Route) -> None:
        course = [{k: moment[k] for k in ("seq", "standings")} for moment in self.again(route)]
        route.fulfill(json={"course": course})

    def tell_review(self, route: Route) -> None:
        """For whoever watches: the spectator's events are counted."""
        review = review_of(self.table)
        seqs = [moment["seq"] for moment in self.again(route)]
        lines = {
            part: [{**line, "seq": seqs[line["answers"]], "since": seqs[line.get("from", 0)]} for line in review[part]]
            for part in ("chances", "ledger", "turning")
        }
        route.fulfill(json={"state": "ready", "review": {**review, **lines}})

    def tell_hint(self, route: Route) -> None:
        at = int(route.request.url.partition("at=")[2])
        record = record_of(self.table)
        table = new_table(self.table.game, self.table.seats, fair_from(record["fair"]), record["options"])
        for who, option in record["answers"][:at]:
            table.answer(who, option)
        if at >= len(record["answers"]):
            return route.fulfill(json={"hint": None})
        seat, played = record["answers"][at]
        asked = {"seat": seat, "played": played, "question": table.pending[seat].data()}
        return route.fulfill(json={"hint": {**asked, **hint_for(table, seat, 1)}})

    def again(self, route: Route) -> list[dict[str, Any]]:
        """The finished game again as this viewer saw it, one moment per answer."""
        _, asked, number = route.request.url.partition("seat=")
        seat = int(number) if asked else None
        record = record_of(self.table)
        table = new_table(self.table.game, self.table.seats, fair_from(record["fair"]), record["options"])
        now = Staged(table, seat, self.language)
        found: list[dict[str, Any]] = [now.moment(0)]
        for who, option in record["answers"]:
            table.answer(who, option)
            found.append(now.moment(found[-1]["seq"]))
        return found

    def moment(self, told: int) -> dict[str, Any]:
        events = self.events()
        now = {"view": self.table.view(self.seat), "standings": self.table.standings()}
        return {"seq": len(events), "events": events[told:], **now}


class Lively(Staged):
    """The same, but the table goes on: answers count, and whoever else is asked says anything."""

    def __init__(self, table: Table, seat: int, language: str = "en") -> None:
        super().__init__(table, seat, language)
        self.random = Random(seat)
        self.given: list[str] = []  # what this seat has answered

    def answer_to(self, said: dict[str, Any]) -> list[dict[str, Any]]:
        if said["type"] != "answer":
            return super().answer_to(said)
        told = len(self.events())
        assert self.seat is not None
        self.table.answer(self.seat, said["option"])
        self.given.append(said["option"])
        while self.table.pending and self.seat not in self.table.pending:
            other = min(self.table.pending)
            self.table.answer(other, self.random.choice(self.table.pending[other].options))
        now = self.snapshot()
        update = {key: now[key] for key in ("seq", "view", "question", "waiting", "doing")}
        acknowledged = {"type": "ack", "cmd_id": said["cmd_id"], "seq": now["seq"]}
        return [acknowledged, {"type": "update", **update, "events": now["events"][told:]}]
