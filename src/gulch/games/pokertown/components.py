"""What is in the box, under its printed meaning: cards, regions, places, items. The figures stand in figures.json."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.games.pokertown.figures import FIGURES

MOST_SEATS: Final = 4
ROUNDS: Final = 3
TURNS: Final = 5
LINE_UP: Final = 3
PAIR: Final = 2
OWN_CARDS: Final = TURNS + PAIR  # in poker: the column and, with hold'em, the pair
ROBBERIES_MAX: Final = 7  # in one turn of one seat: the own action, five bonus actions of the sheet, one of a character

# cards: suit * 13 + rank - 1; a suit is also the number of its region (PT-012)
RANKS: Final = 13
DECK_SIZE: Final = 52
NO_CARD: Final = -1
SUITS: Final = ["hearts", "spades", "diamonds", "clubs"]
RANK_NAMES: Final = ["a", "2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"]
CARD_NAMES: Final = [f"{suit}_{rank}" for suit in SUITS for rank in RANK_NAMES]
ACE: Final = 1
JACK: Final = 11
KING: Final = 13

# regions
FRONTIER: Final = 0
BADLANDS: Final = 1
MINE: Final = 2
TOWN: Final = 3
GRAVEYARD: Final = 4
REGIONS: Final = ["frontier", "badlands", "mine", "town", "graveyard"]
NO_REGION: Final = -1
PASSED: Final = 5  # instead of a region: the turn was passed

# places, numbered through all regions
STAGES: Final = 13
TARGETS: Final = 12
CHAMBERS: Final = 14
BUILDINGS: Final = 13
TOMBSTONES: Final = 9
SIZES: Final = [STAGES, TARGETS, CHAMBERS, BUILDINGS, TOMBSTONES]
SITES: Final = vec[i64](SIZES)
FIRST: Final = vec[i64]([sum(SIZES[:r]) for r in range(len(SIZES) + 1)])  # of each region; the last entry is the end
REGION_OF: Final = vec[i64]([r for r in range(len(SIZES)) for _ in range(SIZES[r])])
PLACES: Final = sum(SIZES)
UP_TO: Final = vec[i64]([(1 << k) - 1 for k in range(max(SIZES) + 1)])  # the first k places of a region, one bit each

STAGE_NAMES: Final = [str(i + 1) for i in range(STAGES)]
TARGET_NAMES: Final = [f"{t['row']}_{RANK_NAMES[t['rank'] - 1]}" for t in FIGURES["badlands"]["targets"]]
CHAMBER_NAMES: Final[list[str]] = [c["id"] for c in FIGURES["mine"]["chambers"]]
BUILDING_NAMES: Final[list[str]] = [b["id"] for b in FIGURES["town"]]
TOMBSTONE_NAMES: Final[list[str]] = FIGURES["graveyard"]["tombstones"]
PLACE_NAMES: Final = [
    *[f"stage_{RANK_NAMES[i]}" for i in range(STAGES)],
    *[f"target_{RANK_NAMES[i + 1]}" for i in range(TARGETS)],
    *[f"chamber_{name}" for name in CHAMBER_NAMES],
    *BUILDING_NAMES,
    *[f"tombstone_{name}" for name in TOMBSTONE_NAMES],
]

# buildings that are told apart by more than what they do
UNDERTAKER: Final = 0
BANK: Final = 1
HIDEOUT: Final = 2
LAND_OFFICE: Final = 7
BAIL_BONDS: Final = 9
SHERIFFS_OFFICE: Final = 10

# the rule behind each place, for whoever asks: a building has its own
REGION_RULES: Final = ["PT-031", "PT-041", "PT-051", "", "PT-080"]
BUILDING_RULES: Final = [f"PT-{62 + i:03}" for i in range(BUILDINGS)]
PLACE_RULES: Final = [
    BUILDING_RULES[i] if region == TOWN else REGION_RULES[region] for region in range(5) for i in range(SIZES[region])
]

# items: a bit each. What is bought is marked on the sheet and stays (PT-061)
DRAFT_HORSE: Final = 0
STEED: Final = 1
PAN: Final = 2
PICKAXE: Final = 3
BANDANA: Final = 4
REVOLVER: Final = 5
RIFLE: Final = 6
PROTECTION: Final = 7  # the undertaker's: no wanted for tombstones
SHOVEL: Final = 8
BANK_RED: Final = 9
BANK_BLACK: Final = 10
SILVER_STAR: Final = 11  # of the hotel: bought like an item, counted apart
ITEM_NAMES: Final = [
    "draft_horse",
    "steed",
    "pan",
    "pickaxe",
    "bandana",
    "revolver",
    "rifle",
    "undertaker",
    "shovel",
    "bank_red",
    "bank_black",
    "silver_star",
]
PRICE: Final = vec[i64]([FIGURES["prices"].get(name, 0) for name in ITEM_NAMES])

PEOPLE: Final[list[str]] = [character["id"] for character in FIGURES["characters"]]
CHARACTER_NAMES: Final = ["none", *PEOPLE]
NO_CHARACTER: Final = 0
BOUNTY_NAMES: Final[list[str]] = [card["id"] for card in FIGURES["bounties"]["cards"]]
COWBOTS: Final[list[str]] = [cowbot["id"] for cowbot in FIGURES["cowbots"]]
OUTLAWS: Final = RANK_NAMES[JACK - 1 :]
NO_PLACE: Final = -1
NO_OUTLAW: Final = -1
SCORE_WORDS: Final[list[str]] = [word["id"] for word in FIGURES["titles"]["score"]]
WANTED_WORDS: Final[list[str]] = [word["id"] for word in FIGURES["titles"]["wanted"]]
ACHIEVEMENTS: Final[list[str]] = [a["id"] for a in FIGURES["achievements"]]

# what is gained, paid and lost
DOLLARS: Final = 0
NUGGETS: Final = 1
STARS: Final = 2
WANTED: Final = 3
PANS: Final = 4
HAMMERS: Final = 5
BONUS: Final = 6
GOODS: Final = ["dollars", "nuggets", "stars", "wanted", "pans", "hammers", "bonus"]
GOODS_WITH_PEAK: Final = 4  # dollars, nuggets, stars, wanted
PANS_MAX: Final[int] = FIGURES["tracks"]["pans"]
HAMMERS_MAX: Final[int] = FIGURES["tracks"]["hammers"]
MOST_TODOS: Final = 99  # of one kind in one turn; far beyond any
MOST_USES: Final = 9  # of an ability
MOST_GOODS: Final = 500  # at the start of a scenario; no game adds as much again
MOST_TOLD: Final = 1023  # in a question
NUMBER_OF_TODOS: Final = len(SIZES) + BUILDINGS  # bonus actions by region, then effects by building
FIRST_EFFECT: Final = len(SIZES)

# where it comes from or goes to, for the log
BY_PLACE: Final = 0
BY_ROBBERY: Final = 1
BY_LINK: Final = 2
BY_FIRST_VISIT: Final = 3
BY_BUILDING: Final = 4
BY_SHOVEL: Final = 5
BY_LAND: Final = 6
BY_BANK: Final = 7
BY_OUTLAW: Final = 8
BY_ROW: Final = 9
BY_POKER: Final = 10
BY_WORK: Final = 11
BY_BOUNTY: Final = 12
BY_POWER: Final = 13
BY_CHANGE: Final = 14
BY_BRIBE: Final = 15
BY_ARREST: Final = 16
CAUSES: Final = {
    "place": "PT-098",
    "robbery": "PT-041",
    "link": "PT-081",
    "first_visit": "PT-060",
    "building": "PT-060",
    "shovel": "PT-082",
    "land": "PT-205",
    "bank": "PT-078",
    "outlaw": "PT-209",
    "row": "PT-042",
    "poker": "PT-100",
    "work": "PT-101",
    "bounty": "PT-110",
    "power": "PT-120",
    "change": "PT-021",
    "bribe": "PT-102",
    "arrest": "PT-104",
}


def from_one(figures: list[int]) -> vec[i64]:
    """A table whose first entry is number 1."""
    return vec[i64]([0] + figures)  # noqa: RUF005 - mypyc can't unpack inside a vec


RANK_STEP: Final[i64] = FIGURES["changes"]["rank_step"]
SUIT_CHANGE: Final[i64] = FIGURES["changes"]["suit"]
PRICE_MAX: Final[int] = FIGURES["changes"]["suit"] + FIGURES["changes"]["rank_step"] * (KING - ACE)
NUGGETS_PER_PAN: Final[i64] = FIGURES["work"]["nuggets_per_pan"]
DOLLARS_PER_HAMMER: Final[i64] = FIGURES["work"]["dollars_per_hammer"]
STEED_BONUS: Final[i64] = FIGURES["powers"]["steed"]
PICKAXE_SHIFT: Final[i64] = FIGURES["powers"]["pickaxe"]
BANK_STARS: Final = from_one(FIGURES["powers"]["bank_by_round"])
HOTEL_STARS: Final = from_one(FIGURES["powers"]["hotel"])
FINE_DOLLARS: Final = from_one([fine["dollars"] for fine in FIGURES["arrest"]])
FINE_STARS: Final = from_one([fine["stars"] for fine in FIGURES["arrest"]])
STARS_ONLY_FROM: Final[i64] = FIGURES["stars_only_from"]
BOUNTIES: Final[int] = FIGURES["bounties"]["drawn"]
LAND_CELLS: Final = [str(i + 1) for i in range(len(FIGURES["land"]["stars"]) ** 2)]
HANDS: Final[list[str]] = [row["hand"] for row in FIGURES["poker"]]
HAND_DOLLARS: Final = vec[i64]([row["dollars"] for row in FIGURES["poker"]])
HAND_STARS: Final = vec[i64]([row["stars"] for row in FIGURES["poker"]])
ONES: Final = vec[i64]([bin(mask).count("1") for mask in range(1 << CHAMBERS)])  # bits in a mask of places


class Reward:
    """What is printed at a place: taken at once, but for the bonus action, which waits (PT-R18)."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.dollars: i64 = data.get("dollars", 0)
        self.nuggets: i64 = data.get("nuggets", 0)
        self.stars: i64 = data.get("stars", 0)
        self.pans: i64 = data.get("pans", 0)
        self.hammers: i64 = data.get("hammers", 0)
        self.cross_out: i64 = data.get("cross_out", 0)
        self.tool_choice = bool(data.get("tool_choice", 0))
        self.wanted: i64 = data.get("wanted", 0)
        self.bonus: i64 = REGIONS.index(data["bonus"]) if "bonus" in data else NO_REGION
        self.data = data


STAGE_REWARDS: Final = [Reward(data) for data in FIGURES["frontier"]]
CHAMBER_REWARDS: Final = [Reward(chamber["reward"]) for chamber in FIGURES["mine"]["chambers"]]
FIRST_VISITS: Final = [Reward(building["first"]) for building in FIGURES["town"]]

# what is free for the present assignment: bits
FREE_SUIT: Final = 1
FREE_RANK: Final = 2
FREE_SHIFT: Final = 4

REWARDS: Final = [*STAGE_REWARDS, *CHAMBER_REWARDS, *FIRST_VISITS]
MOST_CROSSED_OUT: Final = max(
    *[int(reward.cross_out) for reward in REWARDS],
    FIGURES["powers"]["hideout"],
    *[character.get("cross_out", 0) for character in FIGURES["characters"]],
)
ALL_SEATS: Final = [list(range(n)) for n in range(MOST_SEATS + 1)]


def suit_of(card: i64) -> i64:
    return card // RANKS


def rank_of(card: i64) -> i64:
    """Ace 1 to king 13 (PT-006)."""
    return card % RANKS + 1
