"""What is in the box: limits, tracks, names of everything on paper, the kinds of places."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.games.western_legends.ante_up import names as ante_up

# ---- limits; money is counted in bills of $10 (WL-R15) ------------------------------------------------------------
BILL: Final = 10
MONEY_MAX: Final = 12
MONEY_IN_ALL: Final = 72
NUGGETS_MAX: Final = 4
NUGGETS_IN_ALL: Final = 36
WOUNDS_MAX: Final = 3
HAND_LIMIT: Final = 5
GOODS_MAX: Final = 3
CATTLE_MAX: Final = 1
GOALS_MAX: Final = 3
TOKENS_MAX: Final = 3
GOALS_EACH: Final = 4
MARKERS: Final = 2
STACKS: Final = 2
ACTIONS: Final = 3
FOOT_SPEED: Final = 2
LEGEND_MAX: Final = 255  # far beyond any game: it ends at 25
LEGEND_AT: Final = 5  # legend points that bring the legendary ability
LENGTHS: Final = {"short": 15, "medium": 20, "long": 25}
ROUNDS_MAX: Final = 60  # WL-R96
NOWHERE: Final = -1
NOBODY: Final = -1
NONE: Final = -1

# ---- poker cards: rank * 4 + suit; a name sits on the red or the black pair of a rank --------------------------------
RANKS: Final = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k", "a"]
SUITS: Final = ["h", "d", "c", "s"]
ACE: Final = 12
BLACK: Final = 2  # the first black suit
RED_JOKER: Final = 52
POKER_NAMES: Final = [
    "cheat",
    "stick_em_up",
    "sprint",
    "saddle_up",
    "manhunt",
    "tip_off",
    "payday",
    "patch_up",
    "lucky_strike",
    "cover",
    "cattle_call",
    "reputation",
    "tall_tale",
    "wallop",
    "instinct",
    "grit",
    "lady_luck",
    "fools_gold",
    "bulletproof",
    "dead_eye",
    "shootout",
    "pickpocket",
    "living_legend",
    "showdown",
    "first_shot",
    "second_wind",
]
POKER_CARDS: Final = [
    f"{name}_{suit}" for k, name in enumerate(POKER_NAMES) for suit in SUITS[k % 2 * 2 : k % 2 * 2 + 2]
]
REPLACED: Final = [card for old in ante_up.POKER_NAMES.values() for card in range(52) if POKER_CARDS[card][:-2] == old]
OTHER_CARDS: Final = [
    f"{name}_{POKER_CARDS[card][-1]}"
    for k, name in enumerate(ante_up.POKER_NAMES)
    for card in REPLACED[2 * k : 2 * k + 2]
]
SPOTS: Final = vec[i64](list(range(54)) + REPLACED)  # by card: rank * 4 + suit, or above the 52
FIGHT_CARDS: Final = [f"fight_{rank}" for rank in RANKS]


def rank_of(card: i64) -> i64:
    return SPOTS[card] >> 2


def suit_of(card: i64) -> i64:
    return SPOTS[card] & 3


def is_red(card: i64) -> bool:
    """Beyond the 52 the first one is."""
    return suit_of(card) < BLACK if SPOTS[card] < RED_JOKER else card == RED_JOKER


def name_of(card: i64) -> i64:
    """Which of the names."""
    return card >> 1


# ---- tracks (WL-255 to WL-257) ---------------------------------------------------------------------------------------
TRACK_END: Final = 9
MARSHAL_MONEY: Final = [0, 2, 2, 0, 3, 3, 0, 4, 4, 0]
MARSHAL_LEGEND: Final = [0, 0, 0, 2, 0, 0, 4, 0, 0, 6]
WANTED_CARDS: Final = [0, 0, 1, 0, 1, 0, 1, 0, 1, 0]


def row_of(cell: i64) -> i64:
    """1, 2 or 3; 0 before the first space (WL-256)."""
    return (cell + 2) // 3


# ---- items -----------------------------------------------------------------------------------------------------------
ITEM_KINDS: Final = ["mount", "weapon", "goods"]
MOUNT: Final = 0
WEAPON: Final = 1
GOODS: Final = 2
ITEMS: Final = [
    "mustang",
    "mule",
    "revolver",
    "shotgun",
    "rifle",
    "miners_map",
    "provisions",
    "whiskey",
    "ten_gallon",
]
MULE: Final = 1
REVOLVER: Final = 2
SHOTGUN: Final = 3
RIFLE: Final = 4
MINERS_MAP: Final = 5
PROVISIONS: Final = 6
WHISKEY: Final = 7
TEN_GALLON: Final = 8
COPIES: Final = 6
NOT_IN_A_FIRST_GAME: Final = [WHISKEY, TEN_GALLON, MINERS_MAP]

# ---- characters ------------------------------------------------------------------------------------------------------
CHARACTERS: Final = [
    "annie_oakley",
    "bass_reeves",
    "billy_the_kid",
    "bloody_knife",
    "calamity_jane",
    "doc_holliday",
    "jesse_james",
    "kit_carson",
    "mary_fields",
    "wild_bill_hickok",
    "wyatt_earp",
    "yb_rowdy",
]
FIRST_CAST: Final = ["annie_oakley", "bass_reeves", "billy_the_kid", "bloody_knife"]
LEGEND_TOKENS: Final = [1] * 6 + [2] * 9 + [3] * 3

# ---- stories: the first 20 are those of a first game -----------------------------------------------------------------
STORIES: Final = [
    "wild_wild_west",
    "dead_or_alive",
    "pinkertons",
    "local_riffraff",
    "fortune_favors_the_bold",
    "cruel_badlands",
    "blood_money",
    "high_noon",
    "rub_some_dirt_on_it",
    "long_arm_of_the_law",
    "tribes_of_the_mesa",
    "gift_horse",
    "ghost_mine",
    "snake_oil_salesman",
    "widow",
    "bright_and_tidy",
    "preacher",
    "tools_of_the_trade",
    "sheriff_of_darkrock",
    "hard_times",
    "north_drive",
    "branded_bull",
    "drought",
    "night_watch",
    "broken_fence",
    "marked_deck",
    "last_stake",
    "touring_sharp",
    "gold_rush",
    "assayer",
    "cave_in",
    "benefit_night",
    "cabaret_scandal",
    "bulk_order",
    "new_blacksmith",
    "last_of_the_gang",
    "head_money",
    "siege",
    "old_prospector",
    "faithful_saddle",
]
STORIES_OF_A_FIRST_GAME: Final = 20
DEEDS: Final = [
    "beat_bandit",
    "win_poker",
    "deposit",
    "revel",
    "deliver_cattle",
    "spend_80",
    "gain_track",
    "heal",
    "strike_gold",
]
BEAT_BANDIT: Final = 1
WON_POKER: Final = 2
DEPOSITED: Final = 4
REVELLED: Final = 8
DELIVERED: Final = 16
SPENT_80: Final = 32
GAINED_TRACK: Final = 64
LOST_WOUND: Final = 128
STRUCK_GOLD: Final = 256
MUCH_MONEY: Final = 8  # bills, for SPENT_80

# ---- cattle, dice ----------------------------------------------------------------------------------------------------
COLOURS: Final = ["green", "blue"]
HERD: Final = 8  # tokens of a colour
CATTLE_MONEY: Final = [2, 2, 2, 3, 3, 4, 0, 1]
CATTLE_LEGEND: Final = [0, 0, 0, 0, 0, 0, 1, 1]
FACES: Final = ["nugget", "vein", "dust", "pebbles", "none"]
NUGGET: Final = 0
VEIN: Final = 1
DUST: Final = 2
PEBBLES: Final = 3
NO_FACE: Final = 4
DIE: Final = [NUGGET, NUGGET, NUGGET, VEIN, DUST, PEBBLES]
DICE: Final = 2

# ---- the Man in Black ------------------------------------------------------------------------------------------------
MAN_CARDS: Final = [
    "ledger",
    "box_seat",
    "lone_hunt",
    "night_shift",
    "cattle_deal",
    "reckoning",
    "toll",
    "empty_chair",
    "informer",
    "storm_front",
]

# ---- fights ----------------------------------------------------------------------------------------------------------
QUARRELS: Final = ["arrest", "duel", "robbery"]
ARREST: Final = 0
DUEL: Final = 1
ROBBERY: Final = 2
OPPONENTS: Final = ["bandit", "guards", "sheriff", "man", "man_attacks"]
BANDIT: Final = 0
GUARDS: Final = 1
SHERIFF: Final = 2
MAN: Final = 3  # whom a player attacks
MAN_ATTACKS: Final = 4  # who attacks a player
EDGES: Final = ["shield", "ties", "no_badge", "behind"]
SHIELD: Final = 1  # gains no wounds in this fight
TIES: Final = 2  # wins ties
NO_BADGE: Final = 4  # a won fight with a bandit gives no marshal point
BEHIND: Final = 8  # had fewer legend points when the cards were revealed

# ---- how a movement went ---------------------------------------------------------------------------------------------
GOES_ON: Final = 0
STOPPED: Final = 1  # by somebody met there
RODE_AWAY: Final = 2  # stopped, and gone from there by a story move since

# ---- what may happen once per turn -----------------------------------------------------------------------------------
ONCE: Final = ["second_wind", "first_bandit", "marker", "heist"]
SECOND_WIND_USED: Final = 1
FIRST_BANDIT: Final = 2  # one was beaten
MARKER_USED: Final = 4
HEIST_USED: Final = 8

# ---- locations -------------------------------------------------------------------------------------------------------
LOCATIONS: Final = [
    "none",
    "sheriff_office",
    "store",
    "saloon",
    "bank",
    "doctor",
    "cabaret",
    "mine",
    "rail_station",
    "ranch_green",
    "ranch_blue",
    "hideout",
]
OPEN_LAND: Final = 0
OFFICE: Final = 1
STORE: Final = 2
SALOON: Final = 3
BANK: Final = 4
DOCTOR: Final = 5
CABARET: Final = 6
MINE: Final = 7
STATION: Final = 8
RANCH_GREEN: Final = 9
RANCH_BLUE: Final = 10
HIDEOUT: Final = 11
NO_STACK: Final = 9  # no colour: a kind of ranch without cattle of its own
HIDEOUTS: Final = ["A1", "A2", "B1", "B2", "C1", "C2"]
