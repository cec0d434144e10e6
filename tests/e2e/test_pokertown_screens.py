"""Every kind of question of flip-town on both sizes: nothing to scroll for, nothing too small, nothing axe finds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from e2e.looking import Shown, cut, outside, showing, small, violations, violations_day_and_night
from e2e.screens_pokertown import SCREENS
from stage import SIZES, Look, Server

TABS = ["frontier", "badlands", "mine", "town", "graveyard", "poker"]


@pytest.fixture(scope="module")
def show(browser: Browser, server: Server) -> Iterator[Shown]:
    yield from showing(browser, server, SCREENS)


def covered(page: Page) -> list[str]:
    """What is shown and pressed, but whose middle is another's."""
    return page.evaluate(
        """() => [...document.querySelectorAll('main button, .prompt .btn')].flatMap(e => {
            const b = e.getBoundingClientRect()
            if (b.width === 0 || !e.checkVisibility({visibilityProperty: true})) return []
            const top = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2)
            return e.contains(top) ? [] : [`${e.dataset.thing ?? e.innerText} under ${top?.className}`]
        })"""
    )


def crowded(page: Page) -> list[str]:
    """What does not fit its frame; price tags and pencil marks may stick out."""
    return page.evaluate(
        """frames => [...document.querySelectorAll(frames)].flatMap(e => {
            const frame = e.getBoundingClientRect()
            const inside = [...e.querySelectorAll(':scope > :not(.tag, .pencil-mark, .vh, h2, .fb)')]
                .map(c => c.getBoundingClientRect()).filter(b => b.width > 1)
            const wide = b => b.right > frame.right + 2 || b.left < frame.left - 2
            const out = inside.some(b => b.bottom > frame.bottom + 1 || wide(b))
            return out ? [`${e.className} ${e.innerText.slice(0, 20)}`] : []
        })""",
        ".reg, .counter, .slot, .bd, .tg, .chip2, .inv li, .deeds, .stages",
    )


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("size", SIZES)
def test_the_sheet_is_reached_without_scrolling(show: Shown, size: str, language: str) -> None:
    wrong: dict[str, list[str]] = {}
    for name in [name for name in SCREENS if name != "over"]:
        page = show(name, Look(size, "light", language))
        found = outside(page, ["main button", ".prompt .btn", ".plaque .tool"]) + covered(page) + cut(page)
        found += crowded(page) + (small(page) if size == "phone" else [])
        if found:
            wrong[name] = found
    assert wrong == {}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_each_region_fits_a_phone(show: Shown, language: str) -> None:
    page = show("assign", Look("phone", "light", language))
    wrong: dict[str, list[str]] = {}
    for tab in TABS:
        page.locator(f".regtabs .{tab}").click()
        found = outside(page, [".reg.cur"]) + covered(page) + crowded(page) + small(page)
        if found:
            wrong[tab] = found
    assert wrong == {}


@pytest.mark.parametrize("name", SCREENS)
@pytest.mark.parametrize("look", [Look("laptop", "light", "en"), Look("phone", "light", "ru")], ids="-".join)
def test_axe_finds_nothing_on_the_sheet(show: Shown, name: str, look: Look) -> None:
    page = show(name, look)
    found = violations_day_and_night(page)
    page.emulate_media(contrast="more")
    page.wait_for_selector("html[data-contrast=more]")
    found += [f"high contrast: {text}" for text in violations(page, "color-contrast")]
    page.emulate_media(contrast="no-preference")
    assert found == []
