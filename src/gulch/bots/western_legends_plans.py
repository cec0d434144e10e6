"""The plans of a heuristic player of Western Legends: what each is fond of, and who takes which.

A plan follows from the character and from what everybody sees on the table, so it is not kept anywhere: a player whom
the sheriff has caught, or who finds two marshals at the table already, simply has another one from then on."""

from __future__ import annotations

from typing import Final

from gulch.games.western_legends.components import MINERS_MAP, MULE, TEN_GALLON
from gulch.games.western_legends.names import EVERY_CHARACTER
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import owns
from gulch.games.western_legends.zones import CATTLE
from gulch.pieces.sets import size

PLANS: Final = ["lawman", "outlaw", "prospector", "gambler", "rancher"]
LAWMAN: Final = 0
OUTLAW: Final = 1
PROSPECTOR: Final = 2
GAMBLER: Final = 3
RANCHER: Final = 4

# How fond each character is of each plan, in the order of the plans.
FOND: Final = {
    "annie_oakley": [1.0, 2.0, 1.0, 0.5, 0.5],
    "bass_reeves": [3.0, 0.0, 0.5, 0.5, 1.0],
    "billy_the_kid": [0.0, 3.0, 0.5, 0.5, 0.5],
    "bloody_knife": [1.0, 0.5, 2.0, 0.5, 1.0],
    "calamity_jane": [1.0, 1.0, 1.0, 1.5, 1.0],
    "doc_holliday": [0.5, 1.5, 0.5, 2.0, 0.5],
    "jesse_james": [0.0, 3.0, 0.5, 0.5, 0.5],
    "kit_carson": [1.0, 0.5, 2.0, 0.5, 1.5],
    "mary_fields": [1.5, 0.5, 1.0, 1.0, 1.5],
    "wild_bill_hickok": [1.0, 0.5, 0.5, 2.5, 0.5],
    "wyatt_earp": [3.0, 0.0, 0.5, 0.5, 0.5],
    "yb_rowdy": [0.5, 0.5, 1.5, 0.5, 2.0],
    "belle_starr": [0.0, 2.5, 0.5, 1.0, 1.0],
    "isom_dart": [0.5, 1.5, 0.5, 0.5, 2.0],
    "allan_pinkerton": [2.5, 0.0, 0.5, 1.0, 0.5],
    "buffalo_bill_cody": [1.0, 1.0, 2.0, 0.5, 1.5],
    "bat_masterson": [2.5, 0.5, 0.5, 1.5, 0.5],
    "pearl_hart": [0.5, 2.5, 0.5, 0.5, 1.0],
    "judge_roy_bean": [1.5, 1.0, 0.5, 1.5, 0.5],
    "butch_cassidy": [0.0, 3.0, 0.5, 0.5, 0.5],
    "joaquin_murrieta": [0.5, 2.0, 1.5, 0.5, 0.5],
    "fee_lee_wong": [0.5, 0.5, 1.0, 2.0, 0.5],
    "maria_gertrudis_barcelo": [0.5, 0.5, 0.5, 2.5, 0.5],
    "pat_garrett": [3.0, 0.0, 0.5, 0.5, 0.5],
    "poker_alice": [0.5, 0.5, 0.5, 2.5, 0.5],
    "seth_bullock": [3.0, 0.0, 1.0, 0.5, 0.5],
    "soapy_smith": [0.5, 1.0, 0.5, 2.5, 0.5],
    "sundance_kid": [0.0, 3.0, 0.5, 0.5, 0.5],
    "curly_bill": [0.0, 2.5, 0.5, 0.5, 1.5],
}
INDIFFERENT: Final = [1.0, 1.0, 1.0, 1.0, 1.0]
PER_POINT: Final = 0.5  # on a track: it would be lost with the plan
CROWDED: Final = 0.4  # for each rival on the same track
HELD: Final = 0.3  # for each nugget, or head of cattle
TOOL: Final = 0.6  # an item that serves the plan
NEVER: Final = -9.0

FAVOUR: Final = 1.25  # what a plan is about counts for more
HONEST: Final = 0.5  # crime, for whoever makes a living without it
AVERSION: Final = 0.2  # what would end the plan


class Taste:
    """What a plan makes of the ways to get legend points: each a factor."""

    def __init__(self, badge: float, crime: float, gold: float, poker: float, cattle: float) -> None:
        self.badge = badge
        self.crime = crime
        self.gold = gold
        self.poker = poker
        self.cattle = cattle


TASTES: Final = [
    Taste(FAVOUR, AVERSION, 1.0, 1.0, 1.0),
    Taste(AVERSION, FAVOUR, 1.0, 1.0, 1.0),
    Taste(1.0, HONEST, FAVOUR, 1.0, 1.0),
    Taste(1.0, HONEST, 1.0, FAVOUR, 1.0),
    Taste(1.0, HONEST, 1.0, 1.0, FAVOUR * FAVOUR),  # cattle take a long way
]
# With a second board the wanted are harder to catch, and a star leaves time for the tables.
WIDE_TASTES: Final = [Taste(1.1, AVERSION, 1.1, FAVOUR, 1.1), *TASTES[1:]]


def plan_of(s: Western, seat: int) -> int:
    """The plan that this player follows now."""
    votes = fondness(s, int(s.character[seat]))[:]
    votes[LAWMAN] += track_votes(s, seat, True)
    votes[OUTLAW] += track_votes(s, seat, False)
    votes[PROSPECTOR] += HELD * int(s.nuggets[seat])
    votes[PROSPECTOR] += TOOL if owns(s, seat, MINERS_MAP) or owns(s, seat, MULE) else 0.0
    votes[GAMBLER] += TOOL if owns(s, seat, TEN_GALLON) else 0.0
    for zone in CATTLE:
        votes[RANCHER] += HELD * int(s.box.count[zone.of(seat)])
    best = 0
    for plan in range(len(PLANS)):
        if votes[plan] > votes[best]:
            best = plan
    return best


def fondness(s: Western, character: int) -> list[float]:
    """Nobody is anybody before the characters are chosen."""
    return FOND[EVERY_CHARACTER[character]] if character >= 0 else INDIFFERENT


def track_votes(s: Western, seat: int, lawful: bool) -> float:
    """The own points speak for a track, the other track's and rivals against it; bandits are a lawman's living."""
    mine, other = (s.marshal, s.wanted) if lawful else (s.wanted, s.marshal)
    votes = PER_POINT * int(mine[seat]) - PER_POINT * int(other[seat])
    if lawful and other[seat] > 0:
        return NEVER  # the wanted gain no marshal points
    for p in range(s.seats):
        if p != seat and mine[p] > 0:
            votes -= CROWDED
    if lawful:
        votes += 0.1 * int(size(s.bandits))
    return votes
