"""Nothing that axe finds on the screens of Frontier legends, nothing cut off, nothing too small for a fingertip."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from e2e.frontier import UNCOVERED
from e2e.looking import Shown, all_out_of_sight, cut, outside, showing, sideways, small, violations_day_and_night
from e2e.screens_western_legends import SCREENS
from stage import Look, Server

LOOKS = [Look("laptop", "light", "en"), Look("phone", "light", "ru")]


@pytest.fixture(scope="module")
def show(browser: Browser, server: Server) -> Iterator[Shown]:
    yield from showing(browser, server, SCREENS)


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
@pytest.mark.parametrize("name", SCREENS)
def test_the_frontier_is_for_everybody(show: Shown, name: str, look: Look) -> None:
    page = show(name, look)
    assert violations_day_and_night(page) == []
    assert cut(page) == []
    assert sideways(page) == []
    assert all_out_of_sight(page, "main .frame .window") == []
    assert outside(page, [".prompt .btn", ".plaque .tool"]) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if look.size == "phone":
        assert small(page) == []


@pytest.mark.parametrize("name", ["going-6", "driving"])
def test_whatever_territory_may_be_chosen_can_be_pressed_somewhere(show: Shown, name: str) -> None:
    """Where the whole land is seen; on a phone it is moved, and the list has them all."""
    page = show(name, LOOKS[0])
    lit = page.locator("main [data-thing^='territory:'].legal")
    assert lit.count() > 1
    assert [thing.get_attribute("data-thing") for thing in lit.all() if thing.evaluate(UNCOVERED) is None] == []
