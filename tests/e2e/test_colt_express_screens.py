"""Nothing that axe finds on the train robbery's screens, nothing to scroll for but the train, nothing too small for a
fingertip."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from e2e.looking import Shown, cut, outside, showing, small, violations_day_and_night
from e2e.screens_colt_express import POSITIONS, SCREENS, brought_about
from stage import SIZES, Look, Server

LOOKS = [Look("laptop", "light", "en"), Look("phone", "light", "ru")]


@pytest.fixture(scope="module")
def show(browser: Browser, server: Server) -> Iterator[Shown]:
    yield from showing(browser, server, SCREENS)


@pytest.mark.parametrize("look", LOOKS, ids="-".join)
@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing_on_the_train(show: Shown, name: str, look: Look) -> None:
    assert violations_day_and_night(show(name, look)) == []


@pytest.mark.parametrize("size", SIZES)
def test_only_the_train_scrolls(show: Shown, size: str) -> None:
    """In Russian, whose words are the longer ones."""
    wrong: dict[str, list[str]] = {}
    for name, position in POSITIONS.items():
        if position.moment == "over":
            continue
        page = show(name, Look(size, "light", "ru"))
        found = outside(
            page, ["main .round, main .which", "main .plan", ".prompt .btn", ".plaque .tool", "main .low .mine"]
        )
        if name != "choosing":
            found += outside(page, ["main .sheet"])
        if name not in ("going-6", "robbing", "aiming", "knocking", "choosing"):  # there the plan lies in its place
            found += outside(page, ["main .hand .card"])
        found += cut(page)
        if size == "phone":
            found += small(page)
        if not page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
            found.append("wider than the screen")
        if found:
            wrong[name] = found
    assert wrong == {}


def test_the_own_bandit_is_kept_in_view_on_a_phone(show: Shown) -> None:
    for name in ("scheming", "everything", "going-6", "team"):
        page = show(name, Look("phone", "light", "en"))
        page.wait_for_timeout(100)
        table, seat = brought_about(name)
        mine = next(b["bandit"] for b in table.view(seat)["bandits"] if b["seat"] == seat)
        assert outside(page, [f"main .fig[data-thing='bandit:{mine}']"]) == [], name
