"""Cold visits: how long somebody waits who comes for the first time, with a slow phone over a slow network, what is
downloaded, and how far things jump: `python tools/visits.py [PART_OF_A_NAME]` prints them, `--write` puts them into
docs/concepts/speed.md."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

import gulch
from stage import Look, Server, chromium, new_page, post, seats_of
from written import put_into

PAGE = Path(__file__).parents[1] / "docs" / "concepts" / "speed.md"
SLOWER = 4
# What the developer tools of Chromium call "Fast 3G": half a second for each request, 1.4 Mbit/s.
FAST_3G = {"offline": False, "latency": 562.5, "downloadThroughput": 188_743, "uploadThroughput": 86_400}
TIMES = 3  # the middle one counts
# The page answers when its first choice has been drawn and nothing holds up a press on it.
WATCH = """selector => {
    const isThere = e => e.checkVisibility({ visibilityProperty: true })
    const note = () => (document.documentElement.dataset.answers = performance.now())
    const look = () => [...document.querySelectorAll(selector)].some(isThere)
        ? requestAnimationFrame(() => setTimeout(note))
        : requestAnimationFrame(look)
    addEventListener('DOMContentLoaded', look)
}"""
SHIFTS = """
    window.shifts = []
    new PerformanceObserver(list => {
        for (const e of list.getEntries()) if (!e.hadRecentInput)
            window.shifts.push([e.value, e.sources.map(s => s.node?.className ?? s.node?.nodeName ?? '').join(' ')])
    }).observe({ type: 'layout-shift', buffered: true })
"""


class Place(NamedTuple):
    path: str
    first: str  # what can be pressed there


class Visit(NamedTuple):
    name: str
    look: Look
    requests: int
    kilobytes: float
    seconds: float
    shift: float
    shifted: str


def lobby(page: Page, address: str) -> Place:
    return Place("/", "form.create button[type=submit]")


def table(game: str, page: Page, address: str, begun: bool = True) -> Place:
    """One person, and bots who think of nothing: the first question is there at once."""
    seats = gulch.load(game).seats.stop - 1
    post(page, address, "/api/me", {"name": "Ada"})
    body = {"game": game, "options": {}, "public": False, "seats": seats_of("p" + "b" * (seats - 1))}
    id = post(page, address, "/api/tables", body)["id"]
    post(page, address, f"/api/tables/{id}/sit", {})
    if not begun:
        return Place(f"/t/{id}", ".prompt .btn.main")
    post(page, address, f"/api/tables/{id}/start", {})
    return Place(f"/t/{id}", ".table .prompt .btn, main .legal")


PLACES: dict[str, Callable[[Page, str], Place]] = {
    "lobby": lobby,
    "waiting room": partial(table, "bang_dice", begun=False),
    **{game: partial(table, game) for game in gulch.GAMES},
}


def visit(browser: Browser, address: str, name: str, look: Look, slow: bool = True) -> Visit:
    page = new_page(browser, look, motion=True)
    try:
        place = PLACES[name](page, address)
        page.add_init_script(f"({WATCH})({place.first!r})")
        page.add_init_script(SHIFTS)
        devtools = page.context.new_cdp_session(page)
        devtools.send("Network.enable")
        if slow:
            devtools.send("Network.emulateNetworkConditions", FAST_3G)
            devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        bytes_of: list[float] = []
        devtools.on("Network.loadingFinished", lambda event: bytes_of.append(event["encodedDataLength"]))
        page.goto(address + place.path)
        page.wait_for_selector("html[data-answers]", timeout=60_000)
        seconds = float(page.locator("html").get_attribute("data-answers") or 0) / 1000
        page.wait_for_timeout(1500)  # whatever comes in late and pushes things about
        shifts: list[Any] = page.evaluate("window.shifts")
        shifted = " | ".join(what for value, what in sorted(shifts, reverse=True) if value > 0.01)
        shift = sum(value for value, _ in shifts)
        return Visit(name, look, len(bytes_of), sum(bytes_of) / 1024, seconds, shift, shifted)
    finally:
        page.context.close()


def middle(visits: list[Visit]) -> Visit:
    seconds = median(visit.seconds for visit in visits)
    return visits[0]._replace(seconds=seconds, shift=max(visit.shift for visit in visits))


def visits(part: str) -> Iterator[Visit]:
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        server = Server(Path(data))
        try:
            for name in PLACES:
                for size, language in (("phone", "ru"), ("laptop", "en")):
                    if part in name:
                        look = Look(size, "light", language)
                        yield middle([visit(browser, server.address, name, look) for _ in range(TIMES)])
        finally:
            server.stop()


def main(words: list[str]) -> int:
    rows = ["| visit | on a | requests | KB | seconds until it answers | layout shift |", "|---|---|---|---|---|---|"]
    for v in visits(next((word for word in words if not word.startswith("-")), "")):
        row = f"{v.requests} | {v.kilobytes:.0f} | {v.seconds:.1f} | {v.shift:.3f}"
        rows.append(f"| {v.name} | {v.look.size}, {v.look.language} | {row} |")
        print(rows[-1], v.shifted, flush=True)
    if "--write" in words:
        put_into(PAGE, "visits", rows)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
