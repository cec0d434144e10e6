"""Interaction to next paint: how long it takes until the page shows that a press was heard, in a busy game of eight on
a phone whose CPU is slowed four times: `python tools/presses.py`. `--write` puts it into docs/concepts/speed.md."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Locator, Page

from stage import Look, Server, chromium, new_page
from visits import PAGE, SLOWER, table
from written import put_into

PRESSES = 60
# As the browser reports it: from the press to the frame that shows what came of it.
LISTEN = """
    window.presses = []
    new PerformanceObserver(list => {
        for (const e of list.getEntries()) if (e.interactionId) window.presses.push([e.interactionId, e.duration])
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
"""
# What somebody presses who plays and looks around: answers first, then everything that opens and closes.
WHAT = {
    "an answer": ".prompt .btn:not(:disabled), main .legal",
    "a player": "main .poster",
    "the choices": ".tabs button:nth-of-type(2)",
    "the log": ".tabs button:nth-of-type(3)",
    "the chat": ".tabs button:nth-of-type(4)",
    "the board": ".tabs button:nth-of-type(1)",
}


class Pressed(NamedTuple):
    what: str
    milliseconds: float


def worst_of(page: Page) -> float:
    """Of the presses since the last look; a press that took less than one frame is not reported."""
    page.wait_for_timeout(400)  # the report comes after the frame
    slowest: float = page.evaluate("Math.max(0, ...window.presses.splice(0).map(([, duration]) => duration))")
    return slowest


def press(target: Locator) -> bool:
    """If it is there and nothing lies over it."""
    try:
        target.first.tap(timeout=800)
    except Exception:
        return False
    return True


def presses(page: Page) -> list[Pressed]:
    found: list[Pressed] = []
    while len(found) < PRESSES:
        for what, selector in WHAT.items():
            if press(page.locator(selector)):
                found.append(Pressed(what, worst_of(page)))
        if page.locator(".prompt a[href$='/replay']").count():
            break  # the game is over
    return found


def main(words: list[str]) -> int:
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        server = Server(Path(data), delay=[0.2, 0.4])
        page = new_page(browser, Look("phone", "light", "ru"), motion=True)
        page.add_init_script(LISTEN)
        place = table("bang_dice", page, server.address)
        page.goto(server.address + place.path)
        page.wait_for_selector(place.first)
        devtools = page.context.new_cdp_session(page)
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
        found = presses(page)
        server.stop()
    rows = ["| pressed | times | the slowest, ms |", "|---|---|---|"]
    for what in WHAT:
        times = [pressed.milliseconds for pressed in found if pressed.what == what]
        rows.append(f"| {what} | {len(times)} | {max(times, default=0):.0f} |")
    print(*rows, sep="\n")
    if "--write" in words:
        put_into(PAGE, "presses", rows)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
