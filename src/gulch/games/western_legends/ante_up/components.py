"""What is in the box of the expansion: names and figures of its cards and tokens, its route, its places."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.games.western_legends.board import TERRITORIES
from gulch.games.western_legends.components import NONE, NOWHERE
from gulch.games.western_legends.names import EVERY_CHARACTER, EVERY_ITEM, EVERY_OPPONENT

# ---- tracks (AU-077 to AU-085) ---------------------------------------------------------------------------------------
GAMBLER_END: Final = 7
LEGEND_END: Final = 30
TRACKS: Final = ["legend", "marshal", "wanted", "gambler"]
LEGEND_TRACK: Final = 0
MARSHAL_TRACK: Final = 1
WANTED_TRACK: Final = 2
GAMBLER_TRACK: Final = 3
MARKER_EVERY: Final = 5  # spaces

# ---- the train (AU-188, AU-210) --------------------------------------------------------------------------------------
STOPS: Final = ["SV12", "CJ12", "PC", "RS", "PA", "a_right", "b", "a_left"]  # small letters: on the train board
ON_TRAIN_BOARD: Final = {"a_right": ["MP1", "SH8"], "b": ["SH1", "DC"], "a_left": ["MP1", "SH8"]}
STANDS_AT: Final = vec[i64]([NOWHERE if stop in ON_TRAIN_BOARD else TERRITORIES.index(stop) for stop in STOPS])
BESIDE: Final = [[TERRITORIES.index(name) for name in ON_TRAIN_BOARD.get(stop, [stop])] for stop in STOPS]
HEISTS: Final = [
    "mail_car",
    "drummers_trunk",
    "payroll",
    "assay_crate",
    "parlor_car",
    "express_safe",
    "bullion_car",
    "empty_car",
]

# ---- passes and places -----------------------------------------------------------------------------------------------
PASSES: Final = [("SH8", "PA"), ("CJ12", "PC")]
STATIONS: Final = ("SV12", "RS")
CAMP: Final = TERRITORIES.index("OC")
BUZZARD: Final = 3  # the town
TOWN_NAMES: Final = ["none", "darkrock", "red_falls", "buzzard_gulch"]

# ---- event tokens ----------------------------------------------------------------------------------------------------
LONGHORNS: Final = 6
RENEGADES: Final = [
    "renegade_horse_trader",
    "renegade_deserter",
    "renegade_lookout",
    "renegade_stage_robber",
    "renegade_bushwhacker",
    "renegade_tracker",
    "renegade_hired_gun",
    "renegade_gang_boss",
    "renegade_nameless_rider",
]
PROSPECTORS: Final = ["prospector_greenhorn", "prospector_claim_jumper", "prospector_mad_miner"]
HIGH_ROLLERS: Final = ["high_roller_drummer", "high_roller_colonel", "high_roller_railroad_baron"]
KINDS: Final = ["renegade", "prospector"]  # tokens that stop a movement
RENEGADE: Final = EVERY_OPPONENT.index("renegade")
PROSPECTOR: Final = EVERY_OPPONENT.index("prospector")
TRAIN_GUARDS: Final = EVERY_OPPONENT.index("train_guards")

# ---- the frontier ----------------------------------------------------------------------------------------------------
FRONTIER: Final = ["F6a", "F6b", "F6c", "F6d", "F7a", "F7b", "F7c", "F7d", "F8"]
FRONTIER_TERRITORIES: Final = [TERRITORIES.index(name) for name in FRONTIER]
FRONTIER_AT: Final = vec[i64]([FRONTIER.index(name) if name in FRONTIER else NONE for name in TERRITORIES])
FRONTIER_TOKENS: Final = [
    "dry_gulch",
    "old_camp",
    "box_canyon",
    "hidden_spring",
    "gravel_bar",
    "lookout",
    "high_grass",
    "quartz_vein",
    "wagon_road",
    "painted_cave",
    "great_valley",
    "lost_mission",
]

# ---- events ----------------------------------------------------------------------------------------------------------
EVENTS: Final = [
    "smoke_over_mesito",
    "night_riders",
    "cut_wire",
    "deserters",
    "loot_cache",
    "jumped_claim",
    "pay_dirt",
    "powder_blast",
    "cattle_baron",
    "riverboat_king",
    "silver_heir",
    "maverick",
    "strayed_drive",
    "stampede",
    "big_drive",
    "gold_in_the_wash",
    "surveyors",
    "gang_returns",
    "ambush_at_dawn",
    "bank_siege",
    "cabaret_brawl",
    "wanted_posters",
]

# ---- faro ------------------------------------------------------------------------------------------------------------
BET_MARKERS: Final = 2
FARO_CARDS: Final = 4
FARO_SHOWN: Final = 3

# ---- items, characters -----------------------------------------------------------------------------------------------
DERRINGER: Final = EVERY_ITEM.index("derringer")
GAZETTE: Final = EVERY_ITEM.index("gazette")
SNAKE_OIL: Final = EVERY_ITEM.index("snake_oil")
POST_KINDS: Final = 4  # of the trading post, beside a weapon and a mount
GARRETT: Final = EVERY_CHARACTER.index("pat_garrett")
ALICE: Final = EVERY_CHARACTER.index("poker_alice")
SOAPY: Final = EVERY_CHARACTER.index("soapy_smith")
SUNDANCE: Final = EVERY_CHARACTER.index("sundance_kid")

# ---- what may happen once per turn -----------------------------------------------------------------------------------
ONCE: Final = ["train_robbery", "power"]
TRAIN_ROBBED: Final = 1
POWER_USED: Final = 2
