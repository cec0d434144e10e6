"""Every kind of question of flip-town, brought about on purpose."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page

from e2e.looking import Show, go
from stage import Look, Staged, position

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
    "over": ("over", 1, RIVAL, 0),
}


def staged(name: str) -> Show:
    kind, seats, options, fewest = MOMENTS[name]

    def show(page: Page, address: str, look: Look) -> None:
        table, seat = position("pokertown", seats, kind, tuple(options.items()), 0, fewest)
        go(page, address, Staged(table, seat, look.language).put_before(page, address))
        page.wait_for_selector(".end" if kind == "over" else ".flip-town")
        page.wait_for_selector(".prompt .btn:visible")

    return show


SCREENS = {name: staged(name) for name in MOMENTS}
