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
    PICKAXE,
    PICKAXE_SHIFT,
    REGIONS,
)
from gulch.games.pokertown.figures import FIGURES
from gulch.games.pokertown.inventory import take
from gulch.games.pokertown.state import Town, owns

ALREADY_OPEN: Final = "already-open"
NO_PASSAGE: Final = "no-passage"
FAR: Final = 99

ENTRANCE: Final = 14  # a chamber that is always open


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
PARENTS: Final = vec[i64]([sum(1 << p.source for p in passages) for passages in PASSAGES])
CHAMBER_CHILDREN: Final = vec[i64]([sum(1 for other in PARENTS if other >> i & 1) for i in range(len(CHAMBER_NAMES))])
SILVER_PER: Final = [
    (i, REGIONS.index(c["silver_per"])) for i, c in enumerate(FIGURES["mine"]["chambers"]) if "silver_per" in c
]

SILVER_REGION: Final = [
    REGIONS.index(c["silver_per"]) if "silver_per" in c else -1 for c in FIGURES["mine"]["chambers"]
]


def chamber_closed(s: Town, seat: i64, index: i64) -> str:
    """Downwards only, from the entrance or an open chamber (PT-051, PT-055)."""
    opened = s.chambers[seat]
    if opened >> index & 1:
        return ALREADY_OPEN
    return LEGAL if PARENTS[index] & (opened | 1 << ENTRANCE) else NO_PASSAGE


def chamber_price(s: Town, seat: i64, index: i64, rank: i64) -> i64:
    """Nuggets to reach the nearest interval of a passage that leads here; a pickaxe shifts by up to 2 (PT-R13)."""
    opened = s.chambers[seat] | 1 << ENTRANCE
    shift: i64 = PICKAXE_SHIFT if owns(s, seat, PICKAXE) else 0
    best: i64 = FAR
    for passage in PASSAGES[index]:
        if opened >> passage.source & 1:
            away = max(passage.low - shift - rank, rank - passage.high - shift)
            if away <= 0:
                return 0
            best = min(best, away)
    return best


def open_chamber(s: Town, seat: i64, index: i64) -> None:
    s.chambers[seat] |= 1 << index
    take(s, seat, CHAMBER_REWARDS[index], BY_PLACE)
