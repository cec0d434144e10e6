"""Layout by width and height: on every screen whatever may be chosen is on it, and nothing lies over it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

import pytest
from playwright.sync_api import Browser

from e2e import screens, screens_colt_express, screens_pokertown, screens_western_legends
from e2e.looking import Shown, broken_words, leave, out_of_reach, showing
from stage import ALL_SIZES, Look, Server, chromium_beside, new_page

BANG = {f"bang {name}": screens.SCREENS[name] for name in ("aim-3", "aim-8", "reroll-8", "drink-8", "over-5", "replay")}
HINTS = {f"bang {name}": screens.SCREENS[name] for name in ("replay-hint", "hint")}
COLT = {
    f"colt {name}": screens_colt_express.SCREENS[name]
    for name in ("scheming", "going-6", "everything", "hiding", "choosing")
}
TOWN = {f"town {name}": screens_pokertown.SCREENS[name] for name in ("assign", "place", "next", "buy", "bribe")}
LAND = {
    f"land {name}": screens_western_legends.SCREENS[name]
    for name in ("choosing", "acting-6", "answering", "sending", "laying", "shopping", "over")
}
LESSONS = {
    "lesson bang": screens.lesson("bang_dice", "arrows"),
    "lesson colt": screens.lesson("colt_express", "plan"),
    "lesson town": screens.lesson("pokertown", "evening"),
}
ALL = {**BANG, **COLT, **TOWN, **LAND, **LESSONS, **HINTS}
OVER_THE_PAGE = {"phone", "small", "side"}  # where hints are on a sheet, and what lies under it has to wait


@pytest.fixture(scope="module")
def show(browser: Browser, server: Server) -> Iterator[Shown]:
    yield from showing(browser, server, ALL)


def test_a_choice_that_is_covered_is_found(show: Shown) -> None:
    page = show("bang aim-8", Look())
    assert out_of_reach(page) == []
    page.evaluate(
        """() => {
            const lid = document.createElement('div')
            lid.id = 'lid'
            lid.style = 'position: fixed; inset: 0; z-index: 99'
            document.body.append(lid)
        }"""
    )
    assert any("under" in text for text in out_of_reach(page))
    page.evaluate("document.getElementById('lid').remove()")
    page.evaluate("document.querySelector('main .legal').style.translate = '-3000px 0'")
    assert any("outside" in text for text in out_of_reach(page))


def test_a_word_that_is_broken_is_found(show: Shown) -> None:
    page = show("bang aim-8", Look())
    assert broken_words(page) == []
    page.evaluate(
        """() => {
            for (const e of document.querySelectorAll('.prompt .btn span'))
                Object.assign(e.style, { display: 'block', width: '2ch', overflowWrap: 'anywhere' })
        }"""
    )
    assert broken_words(page) != []


@pytest.mark.parametrize("size", ALL_SIZES)
def test_whatever_may_be_chosen_can_be_pressed_where_it_is_seen(show: Shown, size: str) -> None:
    """Each screen in one of the languages by turns; by day and by night the places are the same."""
    wrong: dict[str, list[str]] = {}
    names = [name for name in ALL if name not in HINTS or size not in OVER_THE_PAGE]
    for name, language in zip(names, cycle(["ru", "en"]), strict=False):
        page = show(name, Look(size, "light", language))
        found = out_of_reach(page) + broken_words(page)
        if not page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
            found.append("wider than the screen")
        if found:
            wrong[f"{name} {language}"] = found
    assert wrong == {}


@pytest.mark.parametrize("size", ["laptop", "phone", "tablet", "large"])
def test_text_at_twice_its_size_falls_back_to_a_simpler_arrangement(
    browser: Browser, server: Server, size: str
) -> None:
    """Breakpoints are asked in the reader's own letters: nothing that may be chosen is lost."""
    wrong: dict[str, list[str]] = {}
    with chromium_beside(browser, "--blink-settings=defaultFontSize=32") as reader:
        page = new_page(reader, Look(size, "light", "ru"))
        for name in ("bang aim-3", "bang reroll-8", "colt going-6", "town place", "land acting-6", "land answering"):
            leave(page, server.address)
            ALL[name](page, server.address, Look(size, "light", "ru"))
            found = out_of_reach(page)
            if not page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
                found.append("wider than the screen")
            if found:
                wrong[name] = found
    assert wrong == {}
