"""A first visit: nothing that is on the screen is pushed about by what comes later, and everything comes packed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page

from stage import SIZES, Look, Server, new_page
from visits import PLACES, SHIFTS

MOST = 0.05


def shifts(page: Page) -> list[tuple[float, str]]:
    """After the frame that is being drawn; Chromium reports them with a frame."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
    return page.evaluate("window.shifts")


def visited(browser: Browser, server: Server, name: str, size: str) -> list[tuple[float, str]]:
    page = new_page(browser, Look(size, "light", "ru"))
    page.add_init_script(SHIFTS)
    server.deal(name)
    place = PLACES[name](page, server.address)
    page.goto(server.address + place.path)
    page.locator(place.first).locator("visible=true").first.wait_for()
    found = shifts(page)
    page.context.close()
    return found


@pytest.mark.parametrize("size", SIZES)
def test_nothing_jumps_on_a_first_visit(browser: Browser, server: Server, size: str) -> None:
    wrong = {}
    for name in PLACES:
        found = visited(browser, server, name, size)
        if sum(value for value, _ in found) >= MOST:
            wrong[name] = found
    assert wrong == {}


def test_a_jump_is_found(browser: Browser, server: Server) -> None:
    page = new_page(browser, Look())
    page.add_init_script(SHIFTS)
    page.goto(server.address)
    page.wait_for_selector("form.create")
    page.evaluate("document.querySelector('.lobby').style.marginTop = '400px'")
    assert sum(value for value, _ in shifts(page)) > MOST
    page.context.close()


def test_a_browser_is_sent_brotli_and_whatever_was_named_beforehand_is_used(browser: Browser, server: Server) -> None:
    page = new_page(browser, Look("phone", "light", "ru"))
    packed: dict[str, str] = {}
    asked: list[str] = []
    page.on("response", lambda r: packed.update({r.url: r.headers.get("content-encoding", "")}))
    page.on("request", lambda r: asked.append(r.url))
    place = PLACES["bang_dice"](page, server.address)
    shown = page.goto(server.address + place.path)
    page.locator(place.first).locator("visible=true").first.wait_for()
    scripts = {url: packing for url, packing in packed.items() if url.endswith((".js", ".css"))}
    assert set(scripts.values()) == {"br"}
    assert len(scripts) < 12, "each file is a wait of its own"
    assert shown
    named = [server.address.rstrip("/") + path for path in re.findall(r"<([^>]+)>", shown.headers["link"])]
    assert len(named) > 5
    assert {url: asked.count(url) for url in named} == dict.fromkeys(named, 1), "used otherwise it is fetched again"
    page.context.close()
