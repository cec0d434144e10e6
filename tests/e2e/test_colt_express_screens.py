"""The train robbery's screens, brought about on purpose: nothing that axe finds, nothing to scroll for but the train,
nothing too small for a fingertip."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import cycle
from random import Random
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page

import gulch
from e2e.test_every_screen import outside, small, violations
from gulch.engine.record import new_table
from gulch.engine.table import Table
from gulch.games.colt_express.tables import ADVANCED
from gulch.games.colt_express.tables import EVERYTHING as ALL_MODULES
from shots import SIZES, Look, Server, Staged, new_page, seeds_of

EVERYTHING = {**ALL_MODULES, "handcar_emerge": "car"}
TEAMS = {**ADVANCED, "teams": True}


class Position(NamedTuple):
    seats: int
    options: dict[str, Any]
    moment: str
    answers: int = 20  # at least so far into the game


POSITIONS = {
    "scheming": Position(4, ADVANCED, "scheming", 30),
    "going-6": Position(6, ADVANCED, "going", 60),
    "robbing": Position(5, ADVANCED, "robbing"),
    "knocking": Position(4, ADVANCED, "knocking"),
    "aiming": Position(3, ADVANCED, "aiming"),
    "everything": Position(5, EVERYTHING, "scheming", 80),
    "hiding": Position(5, EVERYTHING, "hiding", 0),
    "buying": Position(5, EVERYTHING, "buying", 0),
    "team": Position(2, TEAMS, "scheming", 30),
    "searching": Position(3, TEAMS, "searching", 30),
    "choosing": Position(4, {**ADVANCED, "bandits": "chosen"}, "choosing", 0),
    "over": Position(5, EVERYTHING, "over"),
}


@cache
def brought_about(name: str) -> tuple[Table, int]:
    """The first game found in which somebody is asked this and has a choice."""
    wanted = POSITIONS[name]
    for seed in range(1, 1000):
        table = new_table(gulch.load("colt_express"), wanted.seats, seeds_of(wanted.seats, seed), wanted.options)
        random = Random(seed)
        answers = 0
        while table.pending:
            seat, question = next(iter(table.pending.items()))
            if question.kind == wanted.moment and answers >= wanted.answers and len(question.options) > 1:
                return table, seat
            table.answer(seat, random.choice(question.options))
            answers += 1
        if wanted.moment == "over":
            return table, 0
    raise LookupError(f"nobody is asked {wanted.moment}")


class Shown:
    """Screen after screen in one page of each kind."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser, self.address = browser, address
        self.pages: dict[Look, Page] = {}

    def show(self, name: str, look: Look) -> Page:
        page = self.pages.get(look) or self.pages.setdefault(look, new_page(self.browser, look))
        page.unroute_all()
        table, seat = brought_about(name)
        where = Staged(table, seat, look.language).put_before(page, self.address)
        page.goto(self.address + where)
        page.wait_for_selector(".colt .fig, .colt .cast, .end")
        return page


@pytest.fixture(scope="module")
def shown(browser: Browser, server: Server) -> Iterator[Shown]:
    shown = Shown(browser, server.address)
    yield shown
    for page in shown.pages.values():
        page.context.close()


LOOKS = cycle([Look("laptop", "light", "en"), Look("phone", "light", "ru")])


@pytest.mark.parametrize("name, look", list(zip(POSITIONS, LOOKS, strict=False)))
def test_axe_finds_nothing_on_the_train(shown: Shown, name: str, look: Look) -> None:
    """Every screen once, on a laptop in English or on a phone in Russian, by day and by night."""
    page = shown.show(name, look)
    found = violations(page)
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector("html[data-theme=dark]")
    found += [f"dark: {text}" for text in violations(page, "color-contrast")]
    page.emulate_media(color_scheme="light")
    assert found == []


@pytest.mark.parametrize("size", SIZES)
def test_only_the_train_scrolls(shown: Shown, size: str) -> None:
    """In Russian, whose words are the longer ones."""
    wrong: dict[str, list[str]] = {}
    for name, position in POSITIONS.items():
        if position.moment == "over":
            continue
        page = shown.show(name, Look(size, "light", "ru"))
        found = outside(
            page, ["main .round, main .which", "main .plan", ".prompt .btn", ".plaque .tool", "main .low .mine"]
        )
        if name != "choosing":
            found += outside(page, ["main .sheet"])
        if name not in ("going-6", "robbing", "aiming", "knocking", "choosing"):  # there the plan lies in its place
            found += outside(page, ["main .hand .card"])
        if size == "phone":
            found += small(page)
        if not page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
            found.append("wider than the screen")
        if found:
            wrong[name] = found
    assert wrong == {}


def test_the_own_bandit_is_kept_in_view_on_a_phone(shown: Shown) -> None:
    for name in ("scheming", "everything", "going-6", "team"):
        page = shown.show(name, Look("phone", "light", "en"))
        page.wait_for_timeout(100)
        table, seat = brought_about(name)
        mine = next(b["bandit"] for b in table.view(seat)["bandits"] if b["seat"] == seat)
        assert outside(page, [f"main .fig[data-thing='bandit:{mine}']"]) == [], name
