"""The mine (diamonds): fourteen chambers on four levels, opened downwards along passages."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import LEGAL
from gulch.games.pokertown.components import (
    BY_PLACE,
    CHAMBER_NAMES,
    CHAMBER_REWARDS,
    CHAMBERS,
    NO_REGION,
    PICKAXE,
    PICKAXE_SHIFT,
    RANK_STEP,
    REGIONS,
)
from gulch.games.pokertown.figures import FIGURES
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.table import owns
from gulch.games.pokertown.tokens import take
from gulch.games.pokertown.vocabulary import PT

ALREADY_OPEN: Final = PT.reason("already-open", "PT-016")
NO_PASSAGE: Final = PT.reason("no-passage", "PT-051")

FAR: Final = 99
ENTRANCE: Final = CHAMBERS  # after the chambers: it is always open


class Passage:
    """A way down, with the ranks printed on it."""

    def __init__(self, source: int, low: int, high: int) -> None:
        self.source: i64 = source
        self.low: i64 = low
        self.high: i64 = high


NAMES: Final = [*CHAMBER_NAMES, "entrance"]
PASSAGES: Final = [
    [Passage(NAMES.index(a), low, high) for a, b, low, high in FIGURES["mine"]["passages"] if b == chamber]
    for chamber in CHAMBER_NAMES
]
BELOW: Final = vec[i64](  # by chamber, the entrance last: where passages lead from there, one bit each
    [
        sum(1 << i for i, ways in enumerate(PASSAGES) if any(way.source == source for way in ways))
        for source in range(len(NAMES))
    ]
)
SILVER_REGION: Final = vec[i64](
    [REGIONS.index(c["silver_per"]) if "silver_per" in c else NO_REGION for c in FIGURES["mine"]["chambers"]]
)


def ways_from(chambers: i64) -> i64:
    """Where passages lead from the entrance and these chambers."""
    ways = BELOW[ENTRANCE]
    i: i64
    for i in range(CHAMBERS):
        if chambers >> i & 1:
            ways |= BELOW[i]
    return ways


def chamber_closed(s: Town, seat: i64, index: i64) -> str:
    """Downwards only, from the entrance or an open chamber (PT-051, PT-055)."""
    if s.chambers[seat] >> index & 1:
        return ALREADY_OPEN
    return LEGAL if s.ways[seat] >> index & 1 else NO_PASSAGE


def open_chambers(s: Town, seat: i64) -> i64:
    """Where one can go: closed yet, and with a passage."""
    return s.ways[seat] & ~s.chambers[seat]


def chamber_price(s: Town, seat: i64, index: i64, rank: i64) -> i64:
    """Nuggets to bring the rank into the interval of a passage; a pickaxe shifts it for free (PT-R13)."""
    opened = s.chambers[seat] | 1 << ENTRANCE
    shift: i64 = PICKAXE_SHIFT if owns(s, seat, PICKAXE) else 0
    best: i64 = FAR
    for passage in PASSAGES[index]:
        if opened >> passage.source & 1:
            away = max(passage.low - shift - rank, rank - passage.high - shift)
            if away <= 0:
                return 0
            best = min(best, away)
    return best * RANK_STEP


def chambers_in_reach(s: Town, seat: i64, rank: i64, steps: i64) -> i64:
    found: i64 = 0
    left = open_chambers(s, seat)
    index: i64 = 0
    while left != 0:
        if left & 1 and chamber_price(s, seat, index, rank) <= steps:
            found |= 1 << index
        left >>= 1
        index += 1
    return found


def open_chamber(s: Town, seat: i64, index: i64) -> None:
    s.chambers[seat] |= 1 << index
    s.ways[seat] |= BELOW[index]
    take(s, seat, CHAMBER_REWARDS[index], BY_PLACE)
