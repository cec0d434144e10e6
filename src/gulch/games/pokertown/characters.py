"""The fourteen characters: each says where it differs from the ordinary rule (PT-120). Kits: figures.json."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.words import SEAT
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.components import (
    BADLANDS,
    BY_POWER,
    FRONTIER,
    GRAVEYARD,
    MINE,
    NO_CHARACTER,
    NUGGETS,
    SHOVEL,
    TOWN,
)
from gulch.games.pokertown.figures import FIGURES
from gulch.games.pokertown.powers import Character
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.tokens import cross_out, cross_out_some, gain, start_peaks
from gulch.games.pokertown.vocabulary import CHARACTER, PT

PLAYED: Final = PT.event("character", "PT-120", who=SEAT, character=CHARACTER)

FIGURES_OF: Final = {character["id"]: character for character in FIGURES["characters"]}
PREACHER_MOST: Final[i64] = FIGURES_OF["preacher"]["cross_out"]
CROSSED_OUT_PER_HAMMER: Final[i64] = FIGURES_OF["ranch_hand"]["cross_out_per_hammer"]


class Trailblazer(Character):
    def bonus_regions(self) -> i64:
        return 1 << FRONTIER


class Cheat(Character):
    def cheats(self) -> bool:
        return True


class Prospector(Character):
    def shifts_rank(self) -> bool:
        return True


class Settler(Character):
    def bonus_regions(self) -> i64:
        return 1 << TOWN


class Bandit(Character):
    def bonus_regions(self) -> i64:
        return 1 << BADLANDS


class Marshal(Character):
    def draws_own_card(self) -> bool:
        return True


class Preacher(Character):
    def helps_before_bribes(self, s: Town, seat: i64) -> bool:
        return s.wanted[seat] > 0

    def help(self, s: Town, seat: i64) -> None:
        cross_out_some(s, seat, PREACHER_MOST, BY_POWER)


class Miner(Character):
    def bonus_regions(self) -> i64:
        return 1 << MINE


class RanchHand(Character):
    def helps_in_turn(self, s: Town, seat: i64) -> bool:
        return s.wanted[seat] > 0 and s.hammers[seat] > 0

    def help(self, s: Town, seat: i64) -> None:
        cross_out(s, seat, CROSSED_OUT_PER_HAMMER * s.hammers[seat], BY_POWER)


class GraveRobber(Character):
    def bonus_regions(self) -> i64:
        return 1 << GRAVEYARD


class ManInBlack(Character):
    def bonus_regions(self) -> i64:
        return 1 << FRONTIER | 1 << BADLANDS | 1 << MINE | 1 << TOWN | 1 << GRAVEYARD


class Baroness(Character):
    def helps_in_turn(self, s: Town, seat: i64) -> bool:
        return s.wanted[seat] > 0

    def help(self, s: Town, seat: i64) -> None:
        gain(s, seat, NUGGETS, s.wanted[seat], BY_POWER)


class Mayor(Character):
    def redraws(self) -> bool:
        return True


class WildCard(Character):
    def has_jokers(self) -> bool:
        return True


CLASSES: Final = {
    "trailblazer": Trailblazer,
    "cheat": Cheat,
    "prospector": Prospector,
    "settler": Settler,
    "bandit": Bandit,
    "marshal": Marshal,
    "preacher": Preacher,
    "miner": Miner,
    "ranch_hand": RanchHand,
    "grave_robber": GraveRobber,
    "man_in_black": ManInBlack,
    "baroness": Baroness,
    "mayor": Mayor,
    "wild_card": WildCard,
}
RULE_OF: Final = {
    "cheat": "PT-R33",
    "prospector": "PT-R32",
    "marshal": "PT-R36",
    "preacher": "PT-R34",
    "ranch_hand": "PT-R35",
    "baroness": "PT-R35",
    "mayor": "PT-R31",
    "wild_card": "PT-R32",
}


def make_characters() -> list[Character]:
    made = [Character("none", 0, "PT-003", 0, FIGURES["start"])]
    for data in FIGURES["characters"]:
        name = data["id"]
        rule = RULE_OF.get(name, "PT-R30")
        made.append(CLASSES[name](name, data["rank"], rule, data["uses"], data["kit"]))
    return made


CHARACTERS: Final = make_characters()
BY_RANK: Final = {character.rank: i for i, character in enumerate(CHARACTERS) if i and character.rank}  # PT-154


def start_with(s: Town, seat: i64, number: i64) -> None:
    """The kit instead of the common start (PT-003, PT-R37)."""
    character = CHARACTERS[number]
    kit = character.kit
    s.character[seat] = number
    s.uses[seat] = character.uses
    s.dollars[seat] = kit.get("dollars", 0)
    s.nuggets[seat] = kit.get("nuggets", 0)
    s.stars[seat] = kit.get("stars", 0)
    s.wanted[seat] = kit.get("wanted", 0)
    s.pans[seat] = kit.get("pans", 0)
    s.hammers[seat] = kit.get("hammers", 0)
    if kit.get("shovel", 0):
        s.items[seat] |= 1 << SHOVEL
    s.cast = cast_of(s)
    start_peaks(s, seat)
    if number != NO_CHARACTER:
        s.say(EVERYONE, PLAYED, seat, number)


def cast_of(s: Town) -> vec[Character]:
    return vec[Character]([CHARACTERS[c] for c in s.character])
