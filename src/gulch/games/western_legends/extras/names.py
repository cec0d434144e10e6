"""The names of what this expansion brings."""

from __future__ import annotations

from typing import Final

POKER_NAMES: Final = ["joker"]
POKER_CARDS: Final = ["joker_red", "joker_black"]
CHARACTERS: Final = [
    "belle_starr",
    "isom_dart",
    "allan_pinkerton",
    "buffalo_bill_cody",
    "bat_masterson",
    "pearl_hart",
]
ITEMS: Final = ["workhorse", "peacekeeper", "holster"]
STORIES: Final = [
    "lost_patrol",
    "gang_payroll",
    "ambush_canyon",
    "riverboat_night",
    "cold_deck",
    "ladys_farewell",
    "bank_audit",
    "strongbox",
    "painted_wagon",
    "curtain_call",
    "stampede",
    "railhead_buyer",
    "chuckwagon",
    "pawnbroker",
    "town_council",
    "poster_on_the_post",
    "two_badges",
    "army_surgeon",
    "hot_springs",
    "claim_dispute",
    "bone_bed",
    "gunsmiths_wager",
    "horse_fair",
    "tin_star",
]
DEEDS: Final = ["upgrade"]
