"""What holds on every screen: no violations found by axe, and nothing that must be scrolled for."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page, expect

from e2e.screens import SCREENS
from shots import SIZES, Look, Server, new_page

MOMENTS_AT_8 = [name for name in SCREENS if name.endswith("-8") and not name.startswith("over")]
TABLES = ["reroll-3", "aim-3", "reroll-5", "aim-5", *MOMENTS_AT_8]
# To axe a table of three is like one of eight: each moment is read once.
READ = [name for name in SCREENS if not name.endswith(("-3", "-8")) or name in ("over-3", "reroll-8")]
LANGUAGES = ["en", "ru"]
Show = Callable[[str, Look], Page]


@pytest.fixture(scope="module")
def show(browser: Browser, server: Server) -> Iterator[Show]:
    """Screen after screen in one page of each kind, as a visitor sees them who goes from one to the next."""
    pages: dict[Look, Page] = {}

    def shown(name: str, look: Look) -> Page:
        page = pages.setdefault(look, pages.get(look) or new_page(browser, look))
        page.unroute_all()
        page.keyboard.press("Escape")  # a dialog of the screen before
        SCREENS[name](page, server.address, look)
        return page

    yield shown
    for page in pages.values():
        page.context.close()


def violations(page: Page, *rules: str) -> list[str]:
    options = {"runOnly": list(rules)} if rules else None
    results: dict[str, Any] = Axe().run(page, options=options).response
    return [f"{v['id']}: {node['target']} {node['html'][:120]}" for v in results["violations"] for node in v["nodes"]]


@pytest.mark.parametrize("theme, language", [("light", "en"), ("dark", "ru")])
@pytest.mark.parametrize("name", READ)
def test_axe_finds_nothing(show: Show, name: str, theme: str, language: str) -> None:
    """Every screen by day in English and by night in Russian: what depends on both at once there is not."""
    page = show(name, Look("phone" if name.endswith("sheet") else "laptop", theme, language))
    page.wait_for_selector(f"html[data-theme={theme}]")
    assert violations(page) == []


def test_axe_would_find_something(show: Show) -> None:
    page = show("aim-5", Look())
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(text.startswith("button-name") for text in violations(page))
    page.evaluate("document.querySelector('main > button:last-child').remove()")


def outside(page: Page, selectors: list[str]) -> list[str]:
    """What is not wholly on the screen, or missing."""
    return page.evaluate(  # type: ignore[no-any-return]
        """selectors => selectors.flatMap(selector => {
            const found = [...document.querySelectorAll(selector)].filter(e => e.getClientRects().length > 0)
            if (found.length === 0) return [`${selector}: missing`]
            return found.flatMap(e => {
                const b = e.getBoundingClientRect()
                const inside = b.left >= -1 && b.top >= -1 && b.right <= innerWidth + 1 && b.bottom <= innerHeight + 1
                const box = [b.left, b.top, b.right, b.bottom].map(Math.round).join(' ')
                return inside ? [] : [`${selector} ${e.dataset.thing ?? ''}: ${box}`]
            })
        })""",
        selectors,
    )


def covered(page: Page) -> list[str]:
    """Things of the board whose middle is not theirs: another thing lies over it."""
    return page.evaluate(  # type: ignore[no-any-return]
        """() => [...document.querySelectorAll('main [data-thing], .prompt .btn')].flatMap(e => {
            const b = e.getBoundingClientRect()
            const top = document.elementFromPoint(b.left + b.width / 2, b.top + b.height / 2)
            return e.contains(top) ? [] : [`${e.dataset.thing ?? e.innerText} under ${top?.className}`]
        })"""
    )


def small(page: Page) -> list[str]:
    """What can be pressed and is smaller than a fingertip. Links inside a sentence may be (WCAG 2.5.8), and what is
    pressed of a radio button is its label."""
    return page.evaluate(  # type: ignore[no-any-return]
        """() => [...document.querySelectorAll('button, a, select, input')].flatMap(e => {
            const b = e.getBoundingClientRect()
            const inline = e.matches('.rule, .line, p a, [type=radio], [type=checkbox]')
            return inline || b.width === 0 || (b.width >= 43.5 && b.height >= 43.5) ? []
                : [`${e.className} ${e.ariaLabel ?? e.innerText}: ${Math.round(b.width)} x ${Math.round(b.height)}`]
        })"""
    )


def cut(page: Page) -> list[str]:
    """Texts that are wider than the box that clips them."""
    return page.evaluate(  # type: ignore[no-any-return]
        """() => [...document.querySelectorAll('.prompt *, main .poster *, .btn, .opt span')].flatMap(e =>
            e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).overflowX !== 'visible' && e.clientWidth > 1
                ? [`${e.className}: ${e.innerText}`] : [])"""
    )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_board_and_prompt_are_reached_without_scrolling(show: Show, size: str, language: str) -> None:
    wrong: dict[str, list[str]] = {}
    for name in TABLES:
        page = show(name, Look(size, "light", language))
        found = (
            outside(page, ["main .poster", "main .die", ".prompt .btn", ".plaque .tool"]) + covered(page) + cut(page)
        )
        if size == "phone":
            found += small(page)
        if found:
            wrong[name] = found
    assert wrong == {}


@pytest.mark.parametrize("name", ["lobby", "waiting", "over-8", "replay"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_must_be_pressed_is_on_the_screen(show: Show, name: str, language: str) -> None:
    """The one thing to do there; lists beside it may scroll. Nothing is wider than the screen."""
    main_thing = {"lobby": ".cover", "waiting": ".prompt .btn", "over-8": ".prompt .btn", "replay": ".prompt .btn"}
    for size in SIZES:
        page = show(name, Look(size, "light", language))
        assert outside(page, [main_thing[name]]) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if size == "phone":
            assert small(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_rule_link_opens_the_rules_at_that_statement(show: Show, size: str) -> None:
    page = show("aim-5", Look(size, "light", "en"))
    link = page.locator(".prompt .rule")
    rule = link.inner_text().removeprefix("§")
    link.click()
    statement = page.locator(f"dialog[open] [id='rule-{rule}']")
    expect(statement).to_be_in_viewport()
    expect(statement).to_contain_text(rule)
