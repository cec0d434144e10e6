"""The 12 goals of its characters. All texts are the house's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.games.western_legends.components import (
    ARREST,
    BANDIT,
    GOODS_MAX,
    MARSHAL_MONEY,
    ROBBERY,
    STATION,
    WEAPON,
)
from gulch.games.western_legends.deeds import beaten, counts_as, started_and_won
from gulch.games.western_legends.feats import Be, Feat, Kinds, KindsInOneTurn
from gulch.games.western_legends.owning import goods_held
from gulch.games.western_legends.parts import Goal
from gulch.games.western_legends.poker import GAMBLE
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import location_of
from gulch.games.western_legends.vocabulary import (
    AFTER_ACTION,
    AFTER_MOVE,
    WHEN_A_FIGHT_BEGINS,
    WHEN_ARRESTED,
    WHEN_LOSING_A_FIGHT,
    WHEN_ON_MARSHAL,
    WHEN_REFUSED,
    WHEN_ROBBING_THE_BANK,
    WHEN_WINNING_A_FIGHT,
)
from gulch.pieces.sets import bit

HIDEOUT_C1: Final = 4  # the first of gang C
HEIST: Final = 1
ROBBED: Final = 2
DONE: Final = 1 << 8  # above the bits of the seats


# ---- Judge Roy Bean --------------------------------------------------------------------------------------------------
def tie_with_an_npc(s: Western, seat: i64) -> i64:
    return 1 if s.npc >= 0 and s.revealed and s.rank[0] == s.rank[1] else 0


class CourtInTheSaloon(KindsInOneTurn):
    """A bandit or an arrest, and a poker game of one's own."""

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        slot = self.slot(seat)
        if occasion == AFTER_ACTION:
            s.today[slot] |= 1 if counts_as(s, s.amount) == GAMBLE.number and seat == s.active else 0
        elif s.npc == BANDIT or started_and_won(s, seat, ARREST):
            s.today[slot] |= 2
        if s.today[slot] == 3:
            s.progress[slot] = 1


def track_money(s: Western, seat: i64) -> i64:
    return MARSHAL_MONEY[s.marshal[seat]]


def stocked_bar(s: Western, seat: i64) -> bool:
    return goods_held(s, seat) >= GOODS_MAX


# ---- Butch Cassidy ---------------------------------------------------------------------------------------------------
class WildBunch(Feat):
    """A heist and a robbery; an arrest in between begins it anew."""

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        slot = self.slot(seat)
        if s.progress[slot] == HEIST | ROBBED:
            return
        if occasion == WHEN_ARRESTED:
            s.progress[slot] = 0
        elif occasion == WHEN_ROBBING_THE_BANK:
            s.progress[slot] |= HEIST
        elif started_and_won(s, seat, ROBBERY):
            s.progress[slot] |= ROBBED


def hole_in_the_wall(s: Western, seat: i64) -> bool:
    return s.board.hideout_at[s.place[seat]] >= HIDEOUT_C1 and s.money[seat] >= 10


def politely(s: Western, seat: i64) -> i64:
    return 1 if s.quarrel == ROBBERY else 0


def ticket_south(s: Western, seat: i64) -> i64:
    return 1 if location_of(s, seat) == STATION and s.wanted[seat] >= 4 else 0


# ---- Joaquin Murrieta ------------------------------------------------------------------------------------------------
def face_of_the_other(s: Western, seat: i64) -> i64:
    if s.target < 0:
        return 0
    other = beaten(s, seat)
    return (1 if s.marshal[other] > 0 else 0) | (2 if s.wanted[other] > 0 else 0)


class Avenger(Feat):
    """Bits of those who have beaten this player, until one of them is beaten."""

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        slot = self.slot(seat)
        if s.target < 0 or s.progress[slot] == DONE:
            return
        other = bit(beaten(s, seat))
        if occasion == WHEN_LOSING_A_FIGHT:
            s.progress[slot] |= other
        elif s.progress[slot] & other:
            s.progress[slot] = DONE


def sierra_gold(s: Western, seat: i64) -> bool:
    return s.nuggets[seat] >= 3 and s.wanted[seat] >= 3


def price_on_the_head(s: Western, seat: i64) -> bool:
    armed = s.upgraded[seat] & s.game.of_kind[WEAPON] != 0
    return armed and (s.marshal[seat] >= 4 or s.wanted[seat] >= 4)


HANDSOME_GOALS: Final[list[Goal]] = [
    Feat("judge_roy_bean_1", [WHEN_WINNING_A_FIGHT], 1, tie_with_an_npc),
    CourtInTheSaloon("judge_roy_bean_2", [WHEN_WINNING_A_FIGHT, AFTER_ACTION], 2),
    Feat("judge_roy_bean_3", [WHEN_ON_MARSHAL], 6, track_money),
    Be("judge_roy_bean_4", stocked_bar),
    WildBunch("butch_cassidy_1", [WHEN_ARRESTED, WHEN_ROBBING_THE_BANK, WHEN_WINNING_A_FIGHT], HEIST | ROBBED),
    Be("butch_cassidy_2", hole_in_the_wall),
    Feat("butch_cassidy_3", [WHEN_REFUSED], 1, politely),
    Feat("butch_cassidy_4", [AFTER_MOVE], 1, ticket_south),
    Kinds("joaquin_murrieta_1", [WHEN_A_FIGHT_BEGINS], 2, face_of_the_other),
    Avenger("joaquin_murrieta_2", [WHEN_LOSING_A_FIGHT, WHEN_WINNING_A_FIGHT], DONE),
    Be("joaquin_murrieta_3", sierra_gold),
    Be("joaquin_murrieta_4", price_on_the_head),
]
