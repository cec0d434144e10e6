"""The screens of Frontier legends, brought about on purpose."""

from __future__ import annotations

from typing import Any, NamedTuple

from playwright.sync_api import Page

from e2e.looking import Show, go
from games.western_legends.buzzard_gulch import a_gulch
from gulch.engine.table import Table
from stage import Look, Staged, position

GOALS = (("goals", True),)
EVERYTHING = (
    ("goals", True),
    ("extras", True),
    ("bandit_cards", True),
    ("good_bad_handsome", True),
    ("ante_up", True),
)


class Position(NamedTuple):
    seats: int
    moment: str
    answers: int = 40  # at least so far into the game
    options: tuple[tuple[str, Any], ...] = ()


POSITIONS = {
    "choosing": Position(4, "choosing", 0),
    "acting": Position(4, "acting", 120, GOALS),
    "acting-6": Position(6, "acting", 200, GOALS),
    "going-6": Position(6, "going", 120),
    "driving": Position(3, "driving"),
    "answering": Position(4, "answering"),
    "reacting": Position(5, "reacting"),
    "sending": Position(4, "sending"),
    "laying": Position(4, "laying"),
    "shopping": Position(3, "shopping"),
    "marking": Position(4, "marking"),
    "two": Position(2, "acting", 80),
    "gulch": Position(6, "going", 150, EVERYTHING),
    "faro": Position(4, "staying", 40, EVERYTHING),
    "betting": Position(4, "betting", 40, EVERYTHING),
    "exploring": Position(3, "exploring", 40, EVERYTHING),
    "over": Position(5, "over", 0, GOALS),
}


def a_train_robbery() -> tuple[Table, int]:
    """The guards have a card on the table, the robber is asked for one."""
    hands = [["living_legend_h", "grit_c", "cover_c"], ["saddle_up_c"], ["manhunt_h"]]
    gulch = a_gulch(hands, place=["SV12", "SV7", "CJ10"], heists=["bullion_car"])
    gulch.play("rob_train")
    return gulch.table, 0


def high_stakes() -> tuple[Table, int]:
    """Two more cards lie open, the widest flop there is."""
    for answers in range(0, 2000, 20):
        table, seat = position("western_legends", 4, "laying", EVERYTHING, answers)
        if len(table.view(seat)["flop"]) > 3:
            return table, seat
    raise LookupError("nobody plays for high stakes")


SCENES = {"train": a_train_robbery, "high-stakes": high_stakes}


def brought_about(name: str) -> tuple[Table, int]:
    if name in SCENES:
        return SCENES[name]()
    wanted = POSITIONS[name]
    return position("western_legends", wanted.seats, wanted.moment, wanted.options, wanted.answers)


def staged(name: str) -> Show:
    def show(page: Page, address: str, look: Look) -> None:
        go(page, address, Staged(*brought_about(name), look.language).put_before(page, address))
        page.wait_for_selector(".frontier :is(.wlb, .cast), .end")

    return show


SCREENS = {name: staged(name) for name in [*POSITIONS, *SCENES]}
