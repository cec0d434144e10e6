"""How everybody stands in the middle of a game of Western Legends: what a search asks where it plays out no further."""

from __future__ import annotations

from math import exp
from typing import Final

from gulch.bots.western_legends_value import HELD_BILL, HELD_NUGGET, WOUND, turns_after
from gulch.games.western_legends.ending import score
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import hand_size

DEPTH: Final = 60  # choices: about two rounds of turns
HELD_CARD: Final = 0.25
SURE: Final = 1.5  # a lead of so many points at the very end,
SWING: Final = 1.0  # and so many more for each turn to come, make a win e times as likely


def value(s: Western) -> list[float]:
    """Each seat's chance to win."""
    later = turns_after(s)
    points = [worth(s, seat, later) for seat in range(s.seats)]
    most, scale = max(points), SURE + SWING * later
    chances = [exp((one - most) / scale) for one in points]
    total = sum(chances)
    return [chance / total for chance in chances]


def worth(s: Western, seat: int, later: float) -> float:
    """Points as if it were over, and what is held to make more of them."""
    points = float(sum(score(s, seat).values()))
    if later < 0.5:
        return points
    held = HELD_BILL * int(s.money[seat]) + HELD_NUGGET * int(s.nuggets[seat])
    return points + held + HELD_CARD * int(hand_size(s, seat)) - WOUND * int(s.wounds[seat])
