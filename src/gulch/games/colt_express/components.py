"""What is in the box (CE-001 to CE-006), with the printed figures and where they come from."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.pieces.bag import MOST, WIDTH, bag_of

RULEBOOK: Final = "rulebook"  # provenance: our own rulebook says it
SOURCE: Final = "source"  # public sources agree on it

# bandits; numbers are indices of everything that is kept per bandit
GHOST: Final = 0
DOC: Final = 1
TUCO: Final = 2
CHEYENNE: Final = 3
BELLE: Final = 4
DJANGO: Final = 5
AL_PATRON: Final = 6
MARY: Final = 7
BANDITS: Final = ["ghost", "doc", "tuco", "cheyenne", "belle", "django", "al_patron", "mary"]
SIX: Final = [GHOST, DOC, TUCO, CHEYENNE, BELLE, DJANGO]
SET_OUT: Final = [GHOST, DOC, BELLE]  # teams: one of these each, CE-081
DEALT_TO_TEAMS: Final = [TUCO, CHEYENNE, DJANGO]
ALL_BANDITS: Final = 8
NEUTRAL: Final = 8  # beside the eight: whose bullet it is

# cards
MOVE: Final = 0
FLOOR: Final = 1
FIRE: Final = 2
ROBBERY: Final = 3
PUNCH: Final = 4
MARSHAL: Final = 5
SPECIAL_PUNCH: Final = 6
BULLET: Final = 7  # no action: it only fills the hand
HAT_THROW: Final = 8
ACTIONS: Final = ["move", "floor", "fire", "robbery", "punch", "marshal", "special_punch"]
CARDS: Final = [*ACTIONS, "bullet", "hat_throw", "seduction"]
ALL_ACTIONS: Final = (1 << len(ACTIONS)) - 1
ACTION_CARDS: Final = bag_of([MOST] * len(ACTIONS))  # the bits of a bag of cards that are no bullets
ACTION_DECK: Final = bag_of([2, 2, 2, 2, 1, 1])
TEAM_DECK: Final = bag_of([1, 1, 1, 1, 1, 1])  # of one bandit; one of a team's two Marshal cards goes, CE-082
MARY_DECK: Final = bag_of([2, 0, 2, 2, 1, 0, 0, 0, 1, 1])
OWN_BULLETS: Final = 6
NEUTRAL_BULLETS: Final = 13
HAND: Final = 6
DOCS_HAND: Final = 7
DRAW: Final = 3
ROOF_MOVE_MAX: Final = 3
ROOF_PULL_MAX: Final = 3  # by Mary's charms

# loot: kinds can be told apart by anybody, the tokens of one kind only by their holder
PURSE: Final = 0
JEWEL: Final = 1
STRONGBOX: Final = 2
CHEST: Final = 3
LOOT: Final = ["purse", "jewel", "strongbox", "chest"]
PURSES: Final = ["250", "300", "350", "400", "450", "500"]
TOKENS: Final = [*PURSES, "jewel", "strongbox", "empty_strongbox", "chest", "empty_chest"]
VALUES: Final = vec[i64]([250, 300, 350, 400, 450, 500, 500, 1000, 0, 1000, 0])
KIND_OF: Final = [PURSE, PURSE, PURSE, PURSE, PURSE, PURSE, JEWEL, STRONGBOX, STRONGBOX, CHEST, CHEST]
LEAST_PURSE: Final = 0
JEWEL_TOKEN: Final = 6
STRONGBOX_TOKEN: Final = 7
EMPTY_STRONGBOX: Final = 8
CHEST_TOKEN: Final = 9
EMPTY_CHEST: Final = 10
# the bits of a bag of tokens that belong to one kind
PARTS: Final = vec[i64]([sum(MOST << (WIDTH * t) for t in range(11) if KIND_OF[t] == kind) for kind in range(4)])
PURSE_BAG: Final = bag_of([8, 2, 2, 2, 2, 2])
STRONGBOXES: Final = 2
PATRONS_PURSES: Final = 2
GUNSLINGER: Final = 1000
RANSOM: Final = 250
MONEY_MAX: Final = 99_999  # far beyond any game
MARY_JEWEL_CARS: Final = 3
MARY_TAKES: Final = [JEWEL, CHEST, STRONGBOX, PURSE]  # settled here, because the printed picture is missing
MARY_LOSES: Final = [PURSE, STRONGBOX, CHEST, JEWEL]  # likewise


class Car:
    """A car: what is printed on its floor."""

    def __init__(self, name: str, purses: int, jewels: int, chests: int = 0, provenance: str = SOURCE) -> None:
        self.name = name
        self.purses = purses
        self.jewels = jewels
        self.chests = chests
        self.provenance = provenance


CARS: Final = [
    Car("one_purse", 1, 0),
    Car("three_purses", 3, 0),
    Car("purse_and_jewel", 1, 1),
    Car("three_purses_and_jewel", 3, 1),
    Car("four_purses_and_jewel", 4, 1),
    Car("three_jewels", 0, 3),
    Car("circus", 0, 0, 2, RULEBOOK),
]
ORDINARY_CARS: Final = [0, 1, 2, 3, 4, 5]
CIRCUS: Final = 6
CARS_MAX: Final = 8  # the locomotive, six ordinary ones, the circus

# round cards
STANDARD: Final = 0
TUNNEL: Final = 1
SPEEDING_UP: Final = 2
SWITCHING: Final = 3
TURNS: Final = ["standard", "tunnel", "speeding_up", "switching"]

NO_EVENT: Final = 0
ANGRY_MARSHAL: Final = 1
SWIVEL_ARM: Final = 2
BRAKING: Final = 3
TAKE_IT_ALL: Final = 4
REBELLION: Final = 5
REVENGE: Final = 6
PICKPOCKETING: Final = 7
HOSTAGE: Final = 8
EVENTS: Final = [
    "none",
    "angry_marshal",
    "swivel_arm",
    "braking",
    "take_it_all",
    "rebellion",
    "revenge",
    "pickpocketing",
    "hostage",
]


class RoundCard:
    """How many turns there are, of what kind, and what happens at the end (CE-021)."""

    def __init__(self, name: str, turns: str, event: int, provenance: str = SOURCE) -> None:
        self.name = name
        self.turns = vec[i64](["STDR".index(letter) for letter in turns])
        self.event: i64 = event
        self.provenance = provenance


ROUND_CARDS: Final = [
    RoundCard("angry_marshal_24", "SSTR", ANGRY_MARSHAL),
    RoundCard("swivel_arm_24", "STSS", SWIVEL_ARM),
    RoundCard("braking_24", "SSSS", BRAKING),
    RoundCard("take_it_all_24", "STDS", TAKE_IT_ALL),
    RoundCard("rebellion_24", "SSTSS", REBELLION),
    RoundCard("tunnel_24", "STSTS", NO_EVENT),
    RoundCard("bridge_24", "SDS", NO_EVENT),
    RoundCard("angry_marshal_56", "SSR", ANGRY_MARSHAL),
    RoundCard("swivel_arm_56", "STS", SWIVEL_ARM),
    RoundCard("braking_56", "STSS", BRAKING),
    RoundCard("take_it_all_56", "SDR", TAKE_IT_ALL),
    RoundCard("rebellion_56", "STSR", REBELLION),
    RoundCard("tunnel_56", "STST", NO_EVENT),
    RoundCard("bridge_56", "SD", NO_EVENT),
    RoundCard("revenge_station", "SSTS", REVENGE),
    RoundCard("pickpocketing_station", "SSTS", PICKPOCKETING),
    RoundCard("hostage_station", "SSTS", HOSTAGE),
]
FOR_2_TO_4: Final = [0, 1, 2, 3, 4, 5, 6]
FOR_5_AND_6: Final = [7, 8, 9, 10, 11, 12, 13]
STATIONS: Final = [14, 15, 16]
TURNS_MAX: Final = max(len(card.turns) for card in ROUND_CARDS)
ROUNDS: Final = 5

# A place is one level of one car: car * 2 + level. The locomotive is car 0.
ROOF: Final = 1
HANDCAR: Final = CARS_MAX * 2  # has only the lower level
UNDER: Final = HANDCAR + 2  # hidden under a car: in no place
NOWHERE: Final = HANDCAR + 4  # not in play
PLACES: Final = [f"{'roof' if place & ROOF else 'inside'}_{place >> 1}" for place in range(HANDCAR)] + ["handcar"]
PLACE_NAMES: Final = [*PLACES, "", "under", "", "nowhere"]
CARS_BY_NAME: Final = ["locomotive", *[f"car_{car}" for car in range(1, CARS_MAX)]]
# Loot lies at a spot: a place, a bandit's sheet, or one of three beside the train.
SHEETS: Final = 20
RESERVE: Final = 28  # may still come into play, or was set aside for nobody
BOX: Final = 29  # purses not drawn for this train, face down
GONE: Final = 30  # discarded
SPOTS: Final = 31
SPOT_NAMES: Final = [*PLACES, "", "", "", *BANDITS, "reserve", "box", "gone"]
HEAD: Final = 0  # where the handcar stands
TAIL: Final = 1
ENDS: Final = ["head", "tail"]

AUTOMATIC: Final = -2  # owner of a bandit without a player
ABSENT: Final = -3  # owner of a bandit who is not in play

ZEROS: Final = vec[i64]([0] * ALL_BANDITS)
NONE_OF_ALL: Final = vec[i64]([-1] * ALL_BANDITS)
ABSENT_ALL: Final = vec[i64]([ABSENT] * ALL_BANDITS)
NOWHERE_YET: Final = vec[i64]([NOWHERE] * ALL_BANDITS)
NO_LOOT: Final = vec[i64]([0] * SPOTS)
