"""How fast it feels: what a first visit loads, and how soon the board answers a click."""

from __future__ import annotations

import gzip
import re

from playwright.sync_api import Browser, Response

from e2e.screens import SCREENS
from gulch.server.http.pages import STATIC
from stage import Look, Server, new_page

FIRST_LOAD_MAX = 150 * 1024  # bytes, gzipped, without fonts
CLICK_MAX = 100  # milliseconds
TRIES = 8
FONTS = re.compile(r"\.woff2?$")


def test_a_first_visit_of_a_table_loads_little(browser: Browser, server: Server) -> None:
    """Everything that a stranger's browser fetches to see a dice table in Russian, which is the longer language."""
    look = Look("laptop", "light", "ru")
    page = new_page(browser, look)
    fetched: set[str] = set()

    def note(response: Response) -> None:
        path = response.url.removeprefix(server.address).partition("?")[0]
        if not FONTS.search(path) and not path.startswith("/api"):
            fetched.add(path.lstrip("/") if (STATIC / path.lstrip("/")).is_file() else "index.html")

    page.on("response", note)
    SCREENS["aim-5"](page, server.address, look)
    page.wait_for_timeout(300)
    page.context.close()
    sizes = {path: len(gzip.compress((STATIC / path).read_bytes(), 9)) for path in fetched}
    assert any(path.endswith(".js") for path in sizes) and "index.html" in sizes
    assert sum(sizes.values()) <= FIRST_LOAD_MAX, sizes


MEASURE = """selector => new Promise(done => {
    const thing = document.querySelector(selector)
    const start = performance.now()
    const drawn = () => requestAnimationFrame(() => done(performance.now() - start))
    new MutationObserver((_, observer) => (observer.disconnect(), drawn()))
        .observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true })
    thing.click()
})"""


def test_the_board_reacts_to_a_click_at_once(browser: Browser, server: Server) -> None:
    """A die that is picked, a poster that is shot at: from the click to the next picture. The best of a few: the
    machine may be busy, the page may not."""
    for screen, selector in [("reroll-8", "main .die.legal"), ("aim-8", "main .poster.legal")]:
        page = new_page(browser, Look())
        times: list[float] = []
        while len(times) < TRIES and min(times, default=CLICK_MAX + 1) > CLICK_MAX:
            SCREENS[screen](page, server.address, Look())
            page.wait_for_selector(selector)
            times.append(page.evaluate(MEASURE, selector))
        page.context.close()
        assert min(times) <= CLICK_MAX, times
