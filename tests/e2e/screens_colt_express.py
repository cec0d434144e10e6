"""The train robbery's screens, brought about on purpose."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Page

from e2e.looking import Show, go
from gulch.engine.table import Table
from gulch.games.colt_express.examples import ADVANCED
from gulch.games.colt_express.examples import EVERYTHING as ALL_MODULES
from stage import Look, Staged, position

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


def brought_about(name: str) -> tuple[Table, int]:
    wanted = POSITIONS[name]
    return position("colt_express", wanted.seats, wanted.moment, tuple(wanted.options.items()), wanted.answers)


def staged(name: str) -> Show:
    def show(page: Page, address: str, look: Look) -> None:
        go(page, address, Staged(*brought_about(name), look.language).put_before(page, address))
        page.wait_for_selector(".colt .fig, .colt .cast, .end")

    return show


SCREENS = {name: staged(name) for name in POSITIONS}
