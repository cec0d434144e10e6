"""The cowbot (solo): it steals a card when the player gains what it looks for, and scores what is uncircled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.engine.play import EVERYONE
from gulch.games.pokertown.components import (
    GOODS,
    LINE_UP,
    NO_CHARACTER,
    ONES,
    REGIONS,
    SITES,
    SUITS,
    suit_of,
)
from gulch.games.pokertown.deck import lengthen
from gulch.games.pokertown.figures import FIGURES
from gulch.games.pokertown.places import circled
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.vocabulary import COWBOT, PT
from gulch.games.pokertown.zones import DECK, STOLEN

STOLE: Final = PT.event("stolen", "PT-151", cowbot=COWBOT)

SUIT_OF: Final[list[int]] = [SUITS.index(cowbot["suit"]) for cowbot in FIGURES["cowbots"]]
LOOKS_FOR: Final[list[int]] = [GOODS.index(cowbot["looks_for"]) for cowbot in FIGURES["cowbots"]]
REGIONS_OF: Final = [[REGIONS.index(region) for region in cowbot["regions"]] for cowbot in FIGURES["cowbots"]]
POINTS: Final = FIGURES["cowbot_points"]
LEVELS: Final[list[str]] = list(POINTS["stolen"])
MOST: Final = 4  # the multiplier of its first region


def has_its_suit(s: Town, seat: i64) -> bool:
    """A card of the line-up has its suit; the own suit card, if there is one, counts as changed (PT-026, PT-R08)."""
    suit = SUIT_OF[s.cowbot]
    i: i64
    for i in range(LINE_UP):
        seen = s.suit[seat] if i == s.suit_card[seat] else suit_of(s.slots[i])
        if seen == suit:
            return True
    return False


def maybe_steal(s: Town) -> None:
    """At most one card per turn, unseen, after every robbery card (PT-151, PT-155, PT-R42)."""
    seat: i64 = 0
    if s.cowbot < 0 or not has_its_suit(s, seat) or not s.gained[seat] >> LOOKS_FOR[s.cowbot] & 1:
        return
    lengthen(s, 1)
    s.box.draw(s, DECK.first, STOLEN.first)
    s.say(EVERYONE, STOLE, s.cowbot)


def stolen_cards(s: Town) -> int:
    return int(s.box.count[STOLEN.first])


def cowbot_points(s: Town) -> dict[str, int]:
    """What its score is made of (PT-152, PT-158)."""
    level = s.rules.options["difficulty"]
    points = {"stolen": stolen_cards(s) * int(POINTS["stolen"][level])}
    for k, region in enumerate(REGIONS_OF[s.cowbot][: POINTS["regions"][level]]):
        left = int(SITES[region]) - int(ONES[circled(s, 0, region)])
        points[REGIONS[region]] = left * (MOST - k)
    points["character"] = int(POINTS["character"]) if s.character[0] != NO_CHARACTER else 0
    points["holdem"] = int(POINTS["holdem"]) if s.rules.options["holdem"] else 0
    return points
