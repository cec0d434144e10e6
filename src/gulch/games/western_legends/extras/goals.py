"""The 24 goals of its characters. All texts are the house's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.games.western_legends.board import TOWNS
from gulch.games.western_legends.components import ARREST, BANDIT, GUARDS, MOUNT, ROBBERY, STATION, rank_of
from gulch.games.western_legends.deeds import Collected, beaten, so_much, started_and_won, town_of_the_game
from gulch.games.western_legends.extras.vocabulary import WHEN_INVESTIGATING
from gulch.games.western_legends.feats import Be, Feat, Kinds, KindsInOneTurn, OnTurns
from gulch.games.western_legends.parts import Goal
from gulch.games.western_legends.paths import steps_to
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.stories import is_end_of_turn
from gulch.games.western_legends.table import in_town, is_up, location_of, played_as
from gulch.games.western_legends.vocabulary import (
    AFTER_DELIVERY,
    AFTER_LAST_ACTION,
    AFTER_MARKER,
    AFTER_STORY,
    WHEN_A_FIGHT_BEGINS,
    WHEN_CATCHING,
    WHEN_DELIVERING,
    WHEN_GAINING_MARSHAL,
    WHEN_GAINING_WANTED,
    WHEN_REFUSED,
    WHEN_REMOVING_A_BANDIT,
    WHEN_REVELLING,
    WHEN_ROBBING_THE_BANK,
    WHEN_TAKING_PART,
    WHEN_WINNING_A_FIGHT,
    WHEN_WINNING_AT_POKER,
)
from gulch.games.western_legends.zones import COMMITTED
from gulch.pieces.sets import bit, listed, size

NINE: Final = 7  # rank, counted from the 2
FAR: Final = 4
DARKROCK_AND_RED_FALLS: Final = 1 << TOWNS.index("Darkrock") | 1 << TOWNS.index("Red Falls")


# ---- Belle Starr -----------------------------------------------------------------------------------------------------
def bandit_while_wanted(s: Western, seat: i64) -> i64:
    return 1 if s.npc == BANDIT and s.wanted[seat] > 0 else 0


def fine_horses(s: Western, seat: i64) -> bool:
    mounts = listed(s.items[seat] & s.game.of_kind[MOUNT])
    return len(mounts) >= 2 and any(is_up(s, seat, mount) for mount in mounts)


def spent_while_wanted(s: Western, seat: i64) -> i64:
    return s.amount if s.wanted[seat] > 0 else 0


def bluff_at_the_vault(s: Western, seat: i64) -> i64:
    card = s.box.top[COMMITTED.of(seat)]
    return 1 if s.npc == GUARDS and card >= 0 and rank_of(played_as(s, seat, card)) <= NINE else 0


# ---- Isom Dart -------------------------------------------------------------------------------------------------------
def rustled(s: Western, seat: i64) -> i64:
    return 0 if location_of(s, seat) == STATION else 1


def side_of_the_fence(s: Western, seat: i64) -> i64:
    return 1 if location_of(s, seat) == STATION else 2


# ---- Allan Pinkerton -------------------------------------------------------------------------------------------------
def case_closed(s: Western, seat: i64) -> i64:
    """Called before the prey loses its points."""
    if not started_and_won(s, seat, ARREST):
        return 0
    rest = [int(s.wanted[p]) for p in range(s.seats) if p != s.target]
    return 1 if s.wanted[s.target] > max(rest) else 0


def undercover(s: Western, seat: i64) -> bool:
    return s.legend[seat] >= 10 and s.marshal[seat] == 0 and s.wanted[seat] == 0


def another_was_caught(s: Western, seat: i64) -> i64:
    return 1 if s.amount != seat else 0


# ---- Buffalo Bill Cody -----------------------------------------------------------------------------------------------
def town_of_the_show(s: Western, seat: i64) -> i64:
    return town_of_the_game(s, seat) & DARKROCK_AND_RED_FALLS


def packed_mule(s: Western, seat: i64) -> bool:
    return s.nuggets[seat] >= 6


def who_was_fought(s: Western, seat: i64) -> i64:
    return bit(beaten(s, seat)) if s.target >= 0 else 0


class WholeCompany(Kinds):
    """Every other player."""

    def is_met(self, s: Western, seat: i64) -> bool:
        return size(s.progress[self.slot(seat)]) >= s.seats - 1


def region_here(s: Western, seat: i64) -> i64:
    if not is_end_of_turn(s):
        return 0
    names = sorted(set(s.board.region))
    return bit(names.index(s.board.region[s.place[seat]]))


# ---- Bat Masterson ---------------------------------------------------------------------------------------------------
class TwoDens(KindsInOneTurn):
    """Hideouts whose bandits were beaten or sent away."""

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        slot = self.slot(seat)
        if occasion == WHEN_REMOVING_A_BANDIT:
            s.today[slot] |= bit(s.amount)
        elif s.npc == BANDIT:
            s.today[slot] |= bit(s.board.hideout_at[s.place[seat]])
        if size(s.today[slot]) >= self.needed:
            s.progress[slot] = 1


def of_another(s: Western, seat: i64) -> i64:
    return 0 if seat == s.active else 1


def as_a_marshal(s: Western, seat: i64) -> i64:
    return 1 if s.marshal[seat] > 0 else 0


# ---- Pearl Hart ------------------------------------------------------------------------------------------------------
def last_stagecoach(s: Western, seat: i64) -> i64:
    return 1 if started_and_won(s, seat, ROBBERY) and not in_town(s, seat) else 0


def well_off(s: Western, seat: i64) -> bool:
    return s.wanted[seat] >= 4 and s.money[seat] >= 6


def clothes(s: Western, seat: i64) -> i64:
    return (1 if s.marshal[seat] > 0 else 0) | (2 if s.wanted[seat] > 0 else 0)


class QuickGetaway(Feat):
    """Where the loot was taken, plus 1, until the turn is over."""

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        slot = self.slot(seat)
        if occasion == AFTER_LAST_ACTION or occasion == AFTER_STORY:
            if s.today[slot] > 0 and is_end_of_turn(s) and steps_to(s, s.today[slot] - 1)[s.place[seat]] > FAR:
                s.progress[slot] = 1
        elif occasion == WHEN_ROBBING_THE_BANK or started_and_won(s, seat, ROBBERY):
            s.today[slot] = s.place[seat] + 1


EXTRA_GOALS: Final[list[Goal]] = [
    Feat("belle_starr_1", [WHEN_WINNING_A_FIGHT], 2, bandit_while_wanted),
    Be("belle_starr_2", fine_horses),
    Collected("belle_starr_3", [WHEN_REVELLING], 6, spent_while_wanted),
    Feat("belle_starr_4", [WHEN_WINNING_A_FIGHT], 1, bluff_at_the_vault),
    Feat("isom_dart_1", [WHEN_DELIVERING], 2, rustled),
    Collected("isom_dart_2", [AFTER_DELIVERY], 2, so_much),
    OnTurns("isom_dart_3", [WHEN_DELIVERING], 3),
    Kinds("isom_dart_4", [WHEN_DELIVERING], 2, side_of_the_fence),
    Feat("allan_pinkerton_1", [WHEN_INVESTIGATING], 3),
    Feat("allan_pinkerton_2", [WHEN_WINNING_A_FIGHT], 1, case_closed),
    Be("allan_pinkerton_3", undercover),
    Feat("allan_pinkerton_4", [WHEN_CATCHING], 1, another_was_caught),
    Kinds("buffalo_bill_cody_1", [AFTER_MARKER], 2, town_of_the_show),
    Be("buffalo_bill_cody_2", packed_mule),
    WholeCompany("buffalo_bill_cody_3", [WHEN_A_FIGHT_BEGINS], 1, who_was_fought),
    Kinds("buffalo_bill_cody_4", [AFTER_LAST_ACTION, AFTER_STORY], 5, region_here),
    TwoDens("bat_masterson_1", [WHEN_WINNING_A_FIGHT, WHEN_REMOVING_A_BANDIT], 2),
    Feat("bat_masterson_2", [WHEN_TAKING_PART], 2, of_another),
    Feat("bat_masterson_3", [WHEN_WINNING_AT_POKER], 1, as_a_marshal),
    Feat("bat_masterson_4", [WHEN_REFUSED], 2),
    Feat("pearl_hart_1", [WHEN_WINNING_A_FIGHT], 1, last_stagecoach),
    Be("pearl_hart_2", well_off),
    Kinds("pearl_hart_3", [WHEN_GAINING_MARSHAL, WHEN_GAINING_WANTED], 2, clothes),
    QuickGetaway("pearl_hart_4", [WHEN_ROBBING_THE_BANK, WHEN_WINNING_A_FIGHT, AFTER_LAST_ACTION, AFTER_STORY], 1),
]
