"""How everybody stands in the middle of a game of Western Legends: what a search asks where it plays out no further."""

from __future__ import annotations

from math import exp
from typing import Final

from gulch.bots.western_legends_value import turns_after
from gulch.games.western_legends.components import row_of
from gulch.games.western_legends.ending import score
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import hand_size
from gulch.games.western_legends.zones import CATTLE
from gulch.pieces.sets import size

DEPTH: Final = 30  # choices: somewhat more than a round
DOUBT: Final = 2.0
MOST_TURNS: Final = 9.0  # more of them say nothing more

# What tells apart who wins, and the weights of each: at the very end, and what every turn to come adds to them. Learnt
# from games of the heuristic; `python tools/standing_western_legends.py` writes them.
TRAITS: Final = [
    "points",
    "nuggets",
    "wounds",
    "marshal",
    "wanted",
    "wanted_row",
    "cards",
    "cattle",
    "items",
    "has_had_turn",
    "wanted_points",
]
AT_END: Final = [0.442, 0.145, 0.194, 0.056, -0.075, 0.678, 0.051, 0.231, 0.118, -1.739, -0.278]
PER_TURN: Final = [-0.041, -0.023, -0.010, -0.003, -0.010, 0.008, -0.002, -0.037, 0.004, 0.147, 0.018]


def value(s: Western) -> list[float]:
    """Each seat's chance to win."""
    later = turns_to_come(s)
    weights = [end + later * turn for end, turn in zip(AT_END, PER_TURN)]
    likely: list[float] = []
    for seat in range(s.seats):
        total = 0.0
        for weight, trait in zip(weights, traits(s, seat)):
            total += weight * trait
        likely.append(total)
    most = max(likely)
    chances = [exp(one - most) for one in likely]
    total = sum(chances)
    return [chance / total for chance in chances]


def turns_to_come(s: Western) -> float:
    return min(MOST_TURNS, turns_after(s))


def traits(s: Western, seat: int) -> list[float]:
    """In the order of TRAITS."""
    lines = score(s, seat)
    cattle = 0
    for zone in CATTLE:
        cattle += int(s.box.count[zone.of(seat)])
    return [
        float(sum(lines.values())),
        float(s.nuggets[seat]),
        float(s.wounds[seat]),
        float(s.marshal[seat]),
        float(s.wanted[seat]),
        float(row_of(s.wanted[seat])) if s.wanted[seat] > 0 else 0.0,
        float(hand_size(s, seat)),
        float(cattle),
        float(size(s.items[seat])),
        1.0 if place_in_round(s, seat) < place_in_round(s, int(s.active)) else 0.0,
        float(lines["wanted"]),
    ]


def place_in_round(s: Western, seat: int) -> int:
    return int((seat - s.first) % s.seats)
