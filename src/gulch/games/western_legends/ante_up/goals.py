"""The 32 goals of the eight characters. All texts are the house's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.games.western_legends.ante_up.components import BUZZARD, CAMP, RENEGADE
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.vocabulary import (
    WHEN_BEATING_A_ROLLER,
    WHEN_CROSSING_A_PASS,
    WHEN_EXPLORING,
    WHEN_GAINING_GAMBLER,
    WHEN_HITTING_A_JACKPOT,
    WHEN_RIDING_THE_RAILS,
    WHEN_ROBBING_THE_TRAIN,
    WHEN_STOPPING_THE_TRAIN,
    WHEN_USING_SNAKE_OIL,
    WHEN_WINNING_A_GAMBLE,
)
from gulch.games.western_legends.components import ARREST, GOODS, ROBBERY, SHERIFF, STATION
from gulch.games.western_legends.deeds import (
    Collected,
    a_great_outlaw,
    regulator,
    rising_star,
    so_much,
    started_and_won,
    town_of_the_game,
    towns_met,
    which,
)
from gulch.games.western_legends.feats import Be, Feat, Kinds
from gulch.games.western_legends.hands import PAIR, STRAIGHT, combination_of
from gulch.games.western_legends.owning import owned_of
from gulch.games.western_legends.parts import Goal
from gulch.games.western_legends.poker import worth_at
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import is_own_turn, location_of
from gulch.games.western_legends.vocabulary import (
    AT_START_OF_TURN,
    BEFORE_DELIVERY,
    WHEN_CATCHING,
    WHEN_GOING,
    WHEN_PUT,
    WHEN_REVELLING,
    WHEN_WINNING_A_FIGHT,
    WHEN_WINNING_AT_POKER,
)
from gulch.games.western_legends.zones import LAID
from gulch.pieces.sets import bit, size

FULL_TILL: Final = 13  # bills
BUZZARDS_BIT: Final = 1 << BUZZARD


# ---- what a player is or has -----------------------------------------------------------------------------------------
def full_till(s: Western, seat: i64) -> bool:
    return s.money[seat] >= FULL_TILL


def well_stocked(s: Western, seat: i64) -> bool:
    return owned_of(s, seat, GOODS) >= 3


def queen_of_the_tables(s: Western, seat: i64) -> bool:
    return ante_up(s).gambler[seat] >= 5


def hardware_store(s: Western, seat: i64) -> bool:
    return size(s.upgraded[seat]) >= 2


def longhorn_king(s: Western, seat: i64) -> bool:
    return ante_up(s).longhorns[seat] >= 3


# ---- what a player did -----------------------------------------------------------------------------------------------
class InOwnTurn(Feat):
    """So much in a turn of one's own, and declared in that turn (AU-R115)."""

    def is_met(self, s: Western, seat: i64) -> bool:
        return s.today[self.slot(seat)] >= self.needed

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        if is_own_turn(s, seat):
            s.today[self.slot(seat)] += self.measure(s, seat)


class TwoKitchens(InOwnTurn):
    """Buzzard Gulch and another town."""

    def is_met(self, s: Western, seat: i64) -> bool:
        towns = s.today[self.slot(seat)]
        return towns & BUZZARDS_BIT != 0 and size(towns) >= self.needed

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        if is_own_turn(s, seat):
            s.today[self.slot(seat)] |= towns_met(s, seat, occasion)


class RideAndRob(InOwnTurn):
    """The railroad and a train robbery, as bits."""

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        s.today[self.slot(seat)] |= 1 if occasion == WHEN_RIDING_THE_RAILS else 2


def a_renegade(s: Western, seat: i64) -> i64:
    return 1 if s.npc == RENEGADE else 0


def renegade_in_camp(s: Western, seat: i64) -> i64:
    return 1 if s.npc == RENEGADE and s.place[seat] == CAMP else 0


def any_npc(s: Western, seat: i64) -> i64:
    return 1 if s.target < 0 else 0


def showed_cards(s: Western, seat: i64) -> bool:
    """The last one left at high stakes shows none."""
    return s.box.count[LAID.of(seat)] > 0


def straight_face(s: Western, seat: i64) -> i64:
    return 1 if showed_cards(s, seat) and combination_of(worth_at(s, seat)) >= STRAIGHT else 0


def pure_bluff(s: Western, seat: i64) -> i64:
    return 1 if showed_cards(s, seat) and combination_of(worth_at(s, seat)) <= PAIR else 0


def crowded_table(s: Western, seat: i64) -> i64:
    others = size(s.players & ~bit(seat))
    return 1 if others >= (1 if s.seats == 2 else 2) else 0


def wrangles_as_marshal(s: Western, seat: i64) -> i64:
    """Before the first token brings a point."""
    return 1 if s.marshal[seat] > 0 and location_of(s, seat) == STATION else 0


def delivers_in_camp(s: Western, seat: i64) -> i64:
    return 1 if s.place[seat] == CAMP else 0


def robbery_over_there(s: Western, seat: i64) -> i64:
    """On the board of Buzzard Gulch, whose arrests end there, too."""
    over_there = s.board.jail[s.place[seat]] != s.board.office
    return 1 if started_and_won(s, seat, ROBBERY) and over_there else 0


def slips_away(s: Western, seat: i64) -> i64:
    return 1 if s.npc == SHERIFF or (seat == s.target and s.quarrel == ARREST) else 0


AU_GOALS: Final[list[Goal]] = [
    Be("fee_lee_wong_1", full_till),
    Feat("fee_lee_wong_2", [WHEN_EXPLORING], 2),
    Be("fee_lee_wong_3", well_stocked),
    TwoKitchens("fee_lee_wong_4", [AT_START_OF_TURN, WHEN_GOING, WHEN_PUT], 2),
    Feat("maria_gertrudis_barcelo_1", [WHEN_WINNING_A_GAMBLE], 3),
    Be("maria_gertrudis_barcelo_2", queen_of_the_tables),
    Collected("maria_gertrudis_barcelo_3", [WHEN_REVELLING], 9, so_much),
    Kinds("maria_gertrudis_barcelo_4", [WHEN_WINNING_A_GAMBLE], 2, town_of_the_game),
    Feat("pat_garrett_1", [WHEN_CATCHING], 1),
    Be("pat_garrett_2", rising_star),
    Feat("pat_garrett_3", [WHEN_WINNING_A_FIGHT], 1, a_great_outlaw),
    Feat("pat_garrett_4", [WHEN_WINNING_A_FIGHT], 1, renegade_in_camp),
    Feat("poker_alice_1", [WHEN_WINNING_AT_POKER], 1, straight_face),
    Feat("poker_alice_2", [WHEN_WINNING_AT_POKER], 1, pure_bluff),
    Feat("poker_alice_3", [WHEN_BEATING_A_ROLLER], 1),
    Feat("poker_alice_4", [WHEN_WINNING_AT_POKER], 1, crowded_table),
    InOwnTurn("seth_bullock_1", [WHEN_WINNING_A_FIGHT], 2, any_npc),
    Be("seth_bullock_2", hardware_store),
    Feat("seth_bullock_3", [BEFORE_DELIVERY], 2, wrangles_as_marshal),
    Feat("seth_bullock_4", [WHEN_WINNING_A_FIGHT], 3, a_renegade),
    Feat("soapy_smith_1", [WHEN_HITTING_A_JACKPOT], 1),
    InOwnTurn("soapy_smith_2", [WHEN_GAINING_GAMBLER], 2, so_much),
    Feat("soapy_smith_3", [WHEN_USING_SNAKE_OIL], 2),
    Collected("soapy_smith_4", [WHEN_WINNING_A_GAMBLE], 7, so_much),
    Feat("sundance_kid_1", [WHEN_ROBBING_THE_TRAIN], 2),
    RideAndRob("sundance_kid_2", [WHEN_RIDING_THE_RAILS, WHEN_STOPPING_THE_TRAIN], 3),
    Kinds("sundance_kid_3", [WHEN_CROSSING_A_PASS], 2, which),
    Be("sundance_kid_4", regulator),
    Feat("curly_bill_1", [BEFORE_DELIVERY], 2, delivers_in_camp),
    Be("curly_bill_2", longhorn_king),
    Feat("curly_bill_3", [WHEN_WINNING_A_FIGHT], 1, robbery_over_there),
    Feat("curly_bill_4", [WHEN_WINNING_A_FIGHT], 1, slips_away),
]
