"""Nothing that axe finds on the screens of Frontier legends, nothing cut off, nothing too small for a fingertip."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from e2e.looking import Shown, cut, outside, showing, small, violations_day_and_night
from e2e.screens_western_legends import SCREENS
from stage import Look, Server

LOOKS = [Look("laptop", "light", "en"), Look("phone", "light", "ru")]


@pytest.fixture(scope="module")
def show(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shown]:
    """A server that offers the game before it is listed."""
    server = Server(tmp_path_factory.mktemp("frontier"), unlisted=True)
    yield from showing(browser, server, SCREENS)
    server.stop()


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
@pytest.mark.parametrize("name", SCREENS)
def test_the_frontier_is_for_everybody(show: Shown, name: str, look: Look) -> None:
    page = show(name, look)
    assert violations_day_and_night(page) == []
    assert cut(page) == []
    assert outside(page, [".prompt .btn", ".plaque .tool"]) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if look.size == "phone":
        assert small(page) == []
