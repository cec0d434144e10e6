"""The end of the game and scoring (WL-318 to WL-334)."""

from __future__ import annotations

from typing import Final

from gulch.engine.game import Outcome
from gulch.games.western_legends.components import row_of
from gulch.games.western_legends.names import EVERY_TOKEN
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import is_up
from gulch.games.western_legends.zones import TOKEN, TOKENS
from gulch.pieces.sets import listed

BILLS_PER_POINT: Final = 6
MOST_WANTED: Final = 3
WANTED: Final = 1
FAR: Final = 99  # ahead of every tie-break


def score(s: Western, seat: int) -> dict[str, int]:
    """Line by line (WL-322 to WL-329)."""
    lines = {
        "legend": int(s.legend[seat]),
        "items": items_worth(s, seat),
        "money": int(s.money[seat]) // BILLS_PER_POINT,
        "wounds": -int(s.wounds[seat]),
        "wanted": wanted_points(s, seat),
        "marshal": int(row_of(s.marshal[seat])),
        "tokens": sum([EVERY_TOKEN[TOKEN.number(token)] for token in s.box.at(TOKENS.of(seat))]),
    }
    for name, points in s.game.scores.items():
        lines[name] = points(s, seat)
    return lines


def items_worth(s: Western, seat: int) -> int:
    """Active or not (WL-322)."""
    return sum([int(s.game.items[item].worth(s, seat, is_up(s, seat, item))) for item in listed(s.items[seat])])


def wanted_points(s: Western, seat: int) -> int:
    """The sole most wanted gets more; whoever is tied for it does not (WL-326, WL-327)."""
    mine = int(s.wanted[seat])
    if mine == 0:
        return 0
    others = [int(s.wanted[p]) for p in range(s.seats) if p != seat]
    return MOST_WANTED if mine > max(others) else WANTED


def outcome(s: Western) -> Outcome:
    """Ties are broken by track points, nuggets, wounds; what is left is shared (WL-330 to WL-334). The Man in Black
    wins ties (WL-336)."""
    lines = [dict[str, object](score(s, seat)) for seat in range(s.seats)]
    totals = [sum(score(s, seat).values()) for seat in range(s.seats)]
    order = [(totals[p], int(s.marshal[p] + s.wanted[p]), int(s.nuggets[p]), -int(s.wounds[p])) for p in range(s.seats)]
    return Outcome(totals, None, lines, order, {"man": (int(s.man_legend), FAR)} if s.game.with_man else None)
