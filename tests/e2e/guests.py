"""People at the page: each has a browser of their own, hears what its sockets say, and acts with mouse or keys only."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, WebSocket

from stage import Look, new_page, post, seats_of

SECONDS = 60.0
PAUSE = 25  # milliseconds between two looks
NO_WORKERS = "Service Worker registration blocked by Playwright"  # see new_page
Frame = dict[str, Any]
# A page's part of the dice is known, too, and another one for each table. Not for staged pages: Playwright draws the
# names of their sockets from the same source.
KNOWN_SEEDS = """
    const values = crypto.getRandomValues.bind(crypto)
    crypto.getRandomValues = array => {
        if (array.length !== 32) return values(array)
        const tables = Number(localStorage.getItem('known-seeds')) + 1
        localStorage.setItem('known-seeds', String(tables))
        return array.fill(tables)
    }
"""


class Guest:
    """What the sockets say tells the test what is asked; the answer is given through the page."""

    def __init__(self, browser: Browser, address: str, look: Look | None = None, motion: bool = False) -> None:
        self.address = address
        self.look = look or Look()
        self.page: Page = new_page(browser, self.look, motion)
        self.page.context.add_init_script(KNOWN_SEEDS)
        self.heard: list[Frame] = []
        self.raw: list[str] = []
        self.said: list[Frame] = []
        self.complaints: list[str] = []
        self.page.on("websocket", self.listen)
        self.page.on("console", self.complain)
        self.page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))

    # ---- listening -----------------------------------------------------------------------------------------
    def listen(self, socket: WebSocket) -> None:
        def received(text: str | bytes) -> None:
            self.raw.append(str(text))
            self.heard.append(json.loads(text))

        socket.on("framereceived", received)
        socket.on("framesent", lambda text: self.said.append(json.loads(text)))

    def complain(self, message: ConsoleMessage) -> None:
        late = "preloaded using link preload but not used" in message.text  # a busy machine; test_visits.py looks at it
        if message.type in ("error", "warning") and not late and message.text != NO_WORKERS:
            self.complaints.append(f"{message.type}: {message.text} ({message.location.get('url', '')})")

    def told(self) -> Frame | None:
        """The last thing the table told this viewer."""
        return next((f for f in reversed(self.heard) if f["type"] in ("snapshot", "update")), None)

    @property
    def question(self) -> Frame | None:
        told = self.told()
        return told["question"] if told else None

    @property
    def view(self) -> Frame:
        told = self.told()
        assert told is not None and told["view"] is not None
        view: Frame = told["view"]
        return view

    def is_dealt(self) -> bool:
        told = self.told()
        return bool(told and told["view"])

    @property
    def over(self) -> bool:
        return self.is_dealt() and bool(self.view["over"])

    @property
    def events(self) -> list[Frame]:
        """Everything this viewer was told, by number; after a reload the same numbers come again."""
        told = {e["seq"]: e for f in self.heard if f["type"] in ("snapshot", "update") for e in f["events"]}
        return [told[seq] for seq in sorted(told)]

    def wait(self, until: Callable[[], Any], what: str, seconds: float = SECONDS) -> None:
        for _ in range(int(seconds * 1000 / PAUSE)):
            if until():
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"waited {seconds} s in vain: {what}; {self.page.url}; complaints: {self.complaints}")

    def wait_to_be_asked(self) -> Frame | None:
        """The question, or None when the game is over."""
        self.wait(lambda: self.question or self.over, "a question or the end")
        return self.question

    # ---- going places --------------------------------------------------------------------------------------
    def go(self, path: str = "/") -> Guest:
        self.page.goto(self.address + path)
        return self

    def post(self, path: str, body: Frame | None = None) -> Frame:
        return post(self.page, self.address, path, body or {})

    def named(self, name: str) -> Guest:
        self.post("/api/me", {"name": name})
        return self

    def table(self, letters: str, **more: Any) -> str:
        """A new table, prepared behind the page's back; this guest is its host."""
        body = {"game": "bang_dice", "options": {}, "public": False, "seats": seats_of(letters), **more}
        return str(self.post("/api/tables", body)["id"])

    def sit(self, table: str, seat: int) -> Guest:
        self.post(f"/api/tables/{table}/sit", {"seat": seat})
        return self

    def start(self, table: str) -> Guest:
        self.post(f"/api/tables/{table}/start")
        return self

    def find(self, selector: str) -> Locator:
        return self.page.locator(selector)

    def text(self, selector: str) -> str:
        return squeezed(self.find(selector).first.inner_text()).replace("\u00ad", "")  # where words may be parted

    def close(self) -> None:
        self.page.context.close()


def squeezed(text: str) -> str:
    return re.sub(r"\s+", " ", text.replace("\u00a0", " ")).strip()
