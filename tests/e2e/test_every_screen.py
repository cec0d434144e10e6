"""What holds on every screen: no violations found by axe, and nothing that must be scrolled for."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from e2e.looking import Shown, covered, cut, outside, showing, small, violations, violations_day_and_night
from e2e.screens import SCREENS
from stage import SIZES, Look, Server

MOMENTS_AT_8 = [name for name in SCREENS if name.endswith("-8") and not name.startswith(("over", "review"))]
TABLES = ["reroll-3", "aim-3", "reroll-5", "aim-5", *MOMENTS_AT_8]
# To axe a table of three is like one of eight: each moment is read once.
READ = [name for name in SCREENS if not name.endswith(("-3", "-8", "-read")) or name in ("over-3", "reroll-8")]
LANGUAGES = ["en", "ru"]


@pytest.fixture(scope="module")
def show(browser: Browser, server: Server) -> Iterator[Shown]:
    yield from showing(browser, server, SCREENS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", READ)
def test_axe_finds_nothing(show: Shown, name: str, language: str) -> None:
    page = show(name, Look("phone" if name.endswith("sheet") else "laptop", "light", language))
    assert violations_day_and_night(page) == []


def test_axe_would_find_something(show: Shown) -> None:
    page = show("aim-5", Look())
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(text.startswith("button-name") for text in violations(page))
    page.evaluate("document.querySelector('main > button:last-child').remove()")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", SIZES)
def test_board_and_prompt_are_reached_without_scrolling(show: Shown, size: str, language: str) -> None:
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
def test_what_must_be_pressed_is_on_the_screen(show: Shown, name: str, language: str) -> None:
    """The one thing to do there; lists beside it may scroll. Nothing is wider than the screen."""
    main_thing = {"lobby": ".cover", "waiting": ".prompt .btn", "over-8": ".prompt .btn", "replay": ".prompt .btn"}
    for size in SIZES:
        page = show(name, Look(size, "light", language))
        assert outside(page, [main_thing[name]]) == []
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if size == "phone":
            assert small(page) == []


@pytest.mark.parametrize("size", SIZES)
def test_a_rule_link_opens_the_rules_at_that_statement(show: Shown, size: str) -> None:
    page = show("aim-5", Look(size, "light", "en"))
    link = page.locator(".prompt .rule")
    rule = link.inner_text().removeprefix("§")
    link.click()
    statement = page.locator(f"dialog[open] [id='rule-{rule}']")
    expect(statement).to_be_in_viewport()
    expect(statement).to_contain_text(rule)
