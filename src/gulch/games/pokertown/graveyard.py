"""The graveyard: nine tombstones and the rewards printed between neighbours."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL
from gulch.games.pokertown.components import (
    BY_LINK,
    BY_PLACE,
    BY_SHOVEL,
    PROTECTION,
    SHOVEL,
    STARS,
    TOMBSTONE_NAMES,
    TOMBSTONES,
    UP_TO,
    WANTED,
    Reward,
)
from gulch.games.pokertown.figures import FIGURES
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.table import owns
from gulch.games.pokertown.tokens import gain, take
from gulch.games.pokertown.vocabulary import PT

ALREADY_CIRCLED: Final = PT.reason("already-circled", "PT-080")

CENTRE: Final = TOMBSTONE_NAMES.index(FIGURES["graveyard"]["circled"])
WANTED_PER_TOMBSTONE: Final[i64] = FIGURES["graveyard"]["wanted"]


class Link:
    """What two neighbouring tombstones give once both are circled."""

    def __init__(self, between: list[str], reward: dict[str, object]) -> None:
        self.ends: i64 = sum(1 << TOMBSTONE_NAMES.index(name) for name in between)
        self.reward = Reward(reward)


LINKS: Final = [Link(link["between"], link["reward"]) for link in FIGURES["graveyard"]["links"]]


def tombstone_closed(s: Town, seat: i64, index: i64) -> str:
    return ALREADY_CIRCLED if s.graves[seat] >> index & 1 else LEGAL


def open_tombstones(s: Town, seat: i64) -> i64:
    return UP_TO[TOMBSTONES] ^ s.graves[seat]


def circle_tombstone(s: Town, seat: i64, index: i64) -> None:
    """1 wanted, unless the undertaker protects (PT-080); a link is paid when its second end is circled (PT-081)."""
    s.graves[seat] |= 1 << index
    if not owns(s, seat, PROTECTION):
        gain(s, seat, WANTED, WANTED_PER_TOMBSTONE, BY_PLACE)
    if owns(s, seat, SHOVEL):
        gain(s, seat, STARS, 1, BY_SHOVEL)
    circled = s.graves[seat]
    for link in LINKS:
        if link.ends >> index & 1 and circled & link.ends == link.ends:
            take(s, seat, link.reward, BY_LINK)
