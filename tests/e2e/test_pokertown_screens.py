"""Every kind of question of flip-town on both sizes: nothing to scroll for, nothing too small, nothing axe finds."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

import gulch
from e2e.screens import go
from e2e.test_every_screen import cut, outside, small, violations
from gulch.engine.record import new_table
from gulch.engine.table import Table
from shots import SIZES, Look, Server, Staged, new_page, seeds_of

SOLO: dict[str, Any] = {}
CAST = {"characters": "random"}
FULL = {"characters": "random", "holdem": True}
RIVAL = {"characters": "random", "cowbot": "bart"}
# the question, seats, options of the table, fewest options offered
MOMENTS: dict[str, tuple[str, int, dict[str, Any], int]] = {
    "assign": ("assign", 4, FULL, 6),
    "cowbot": ("assign", 1, RIVAL, 6),
    "place": ("place", 1, SOLO, 6),
    "grave": ("grave", 2, SOLO, 4),
    "next": ("next", 3, SOLO, 6),
    "buy": ("buy", 1, SOLO, 4),
    "land": ("land", 1, SOLO, 20),
    "pay": ("pay", 1, SOLO, 6),
    "cross_out": ("cross_out", 1, SOLO, 5),
    "bribe": ("bribe", 2, SOLO, 2),
    "office": ("office", 1, SOLO, 3),
    "hunt": ("hunt", 1, SOLO, 3),
    "outlaw": ("outlaw", 1, SOLO, 3),
    "loss": ("loss", 1, SOLO, 2),
    "plea": ("plea", 2, CAST, 2),
    "marshal": ("marshal", 2, CAST, 2),
    "cheat": ("cheat", 2, FULL, 8),
    "forge": ("forge", 2, CAST, 52),
    "cast": ("cast", 1, {"characters": "chosen"}, 14),
}
TABS = ["frontier", "badlands", "mine", "town", "graveyard", "poker"]
Show = Callable[[str, Look], Page]


@cache
def position(kind: str, seats: int, options: tuple[tuple[str, Any], ...], fewest: int) -> tuple[Table, int]:
    """The first game found in which somebody is asked this; "over": a finished one."""
    for seed in range(3000):
        table = new_table(gulch.load("pokertown"), seats, seeds_of(seats, seed), dict(options))
        random = Random(seed)
        while table.pending:
            seat, question = next(iter(table.pending.items()))
            if question.kind == kind and len(question.options) >= fewest:
                return table, seat
            table.answer(seat, random.choice(question.options))
        if kind == "over":
            return table, 0
    raise LookupError(f"nobody is asked {kind} at {seats} seats")


@pytest.fixture(scope="module")
def show(browser: Browser, server: Server) -> Iterator[Show]:
    pages: dict[Look, Page] = {}

    def shown(name: str, look: Look) -> Page:
        page = pages.setdefault(look, pages.get(look) or new_page(browser, look))
        page.unroute_all()
        kind, seats, options, fewest = MOMENTS.get(name, (name, 1, RIVAL, 0))
        table, seat = position(kind, seats, tuple(options.items()), fewest)
        go(page, server.address, Staged(table, seat, look.language).put_before(page, server.address))
        page.wait_for_selector(".end" if kind == "over" else ".flip-town")
        page.wait_for_selector(".prompt .btn")
        return page

    yield shown
    for page in pages.values():
        page.context.close()


def covered(page: Page) -> list[str]:
    """What is shown and pressed, but whose middle is another's."""
    return page.evaluate(  # type: ignore[no-any-return]
        """() => [...document.querySelectorAll('main button, .prompt .btn')].flatMap(e => {
            const b = e.getBoundingClientRect()
            if (b.width === 0 || !e.checkVisibility({visibilityProperty: true})) return []
            const top = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2)
            return e.contains(top) ? [] : [`${e.dataset.thing ?? e.innerText} under ${top?.className}`]
        })"""
    )


def crowded(page: Page) -> list[str]:
    """What does not fit its frame; price tags and pencil marks may stick out."""
    return page.evaluate(  # type: ignore[no-any-return]
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
def test_the_sheet_is_reached_without_scrolling(show: Show, size: str, language: str) -> None:
    wrong: dict[str, list[str]] = {}
    for name in MOMENTS:
        page = show(name, Look(size, "light", language))
        found = outside(page, ["main button", ".prompt .btn", ".plaque .tool"]) + covered(page) + cut(page)
        found += crowded(page) + (small(page) if size == "phone" else [])
        if found:
            wrong[name] = found
    assert wrong == {}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_each_region_fits_a_phone(show: Show, language: str) -> None:
    page = show("assign", Look("phone", "light", language))
    wrong: dict[str, list[str]] = {}
    for tab in TABS:
        page.locator(f".regtabs .{tab}").click()
        found = outside(page, [".reg.cur"]) + covered(page) + crowded(page) + small(page)
        if found:
            wrong[tab] = found
    assert wrong == {}


@pytest.mark.parametrize("name", ["assign", "cowbot", "land", "cast", "forge", "over"])
@pytest.mark.parametrize("look", [Look("laptop", "light", "en"), Look("phone", "dark", "ru")], ids=str)
def test_axe_finds_nothing_on_the_sheet(show: Show, name: str, look: Look) -> None:
    page = show(name, look)
    page.wait_for_selector(f"html[data-theme={look.theme}]")
    found = violations(page)
    if look.theme == "light":
        page.emulate_media(contrast="more")
        page.wait_for_selector("html[data-contrast=more]")
        found += [f"high contrast: {text}" for text in violations(page, "color-contrast")]
        page.emulate_media(contrast="no-preference")
    assert found == []
