"""The 26 names of the poker deck, red pair and black pair of each rank, lowest first. Each sits on two cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL
from gulch.games.western_legends.asking import FOR_POCKET, MOVE_ON, agrees, pick
from gulch.games.western_legends.cattle import NO_ROOM, RANCH_EMPTY, has_room
from gulch.games.western_legends.components import DUEL, SECOND_WIND_USED, SHIELD, TIES
from gulch.games.western_legends.doors import AFTER_ROLL, AFTER_TRACK, draw, gain_legend, gain_money, wound
from gulch.games.western_legends.effects import (
    ANY_RANCH,
    All,
    Badge,
    ByPlace,
    ByStatus,
    Crime,
    Discard,
    Do,
    Draw,
    Gain,
    Heal,
    Legend,
)
from gulch.games.western_legends.fighting import add_edge, change, lower
from gulch.games.western_legends.hideouts import offer_bandit
from gulch.games.western_legends.movement import move_action, speed
from gulch.games.western_legends.parts import HOUSE, SEED, Effect, PokerCard
from gulch.games.western_legends.prospecting import roll_and_take
from gulch.games.western_legends.sheriff import hunt
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.stories import can_mark, mark_freely
from gulch.games.western_legends.table import company, is_own_turn, side_seat
from gulch.games.western_legends.tributes import POCKET, can_give, give
from gulch.games.western_legends.vocabulary import WEST
from gulch.pieces.sets import bit, listed

NOBODY_TO_ROB: Final = WEST.reason("nobody-to-rob", "WL-089")
NO_STORY: Final = WEST.reason("no-story", "WL-R93")
ONE_WIND: Final = WEST.reason("one-second-wind", "WL-089")


# ---- shapes of cards -------------------------------------------------------------------------------------------------
class ActionCard(PokerCard):
    """An Action made of clauses; `why`: the reason if it can't be done now."""

    def __init__(self, name: str, effect: Effect, provenance: str = HOUSE, why: str = LEGAL) -> None:
        super().__init__(name, provenance)
        self.effect = effect
        self.why = why

    def why_no_action(self, s: Western, seat: i64) -> str:
        return LEGAL if not self.why or self.effect.can(s, seat) else self.why

    def action(self, s: Western, seat: i64, card: i64) -> None:
        self.effect.do(s, seat)


class EdgeCard(PokerCard):
    """A Bonus that stands until the fight is over."""

    def __init__(self, name: str, edge: int, provenance: str = HOUSE) -> None:
        super().__init__(name, provenance)
        self.edge = edge

    def in_fight(self, s: Western, side: i64) -> None:
        add_edge(s, side, self.edge)


class LoweringCard(PokerCard):
    """A Bonus: the opposing card is lowered, in one's own turn perhaps more."""

    def __init__(self, name: str, ranks: int, own_turn: int, provenance: str = HOUSE) -> None:
        super().__init__(name, provenance)
        self.ranks = ranks
        self.own_turn = own_turn

    def in_fight(self, s: Western, side: i64) -> None:
        lower(s, side, self.own_turn if is_own_turn(s, side_seat(s, side)) else self.ranks)


class ReactionCard(PokerCard):
    """A Reaction in fights: the opposing card down, the own card up."""

    def __init__(self, name: str, down: int, up: int, provenance: str = HOUSE) -> None:
        super().__init__(name, provenance)
        self.down = down
        self.up = up

    def reacts(self) -> bool:
        return True

    def reaction(self, s: Western, side: i64) -> None:
        if self.down:
            lower(s, side, self.down)
        if self.up:
            change(s, side, self.up)


class BoostCard(PokerCard):
    """A Reaction outside fights: what it does, the rule of its occasion says."""

    def __init__(self, name: str, occasion: int, provenance: str = HOUSE) -> None:
        super().__init__(name, provenance)
        self.occasion: i64 = occasion

    def boosts(self) -> i64:
        return self.occasion


# ---- odd Actions -----------------------------------------------------------------------------------------------------
def sprint(s: Western, seat: i64) -> None:
    """Up to 2 territories, then perhaps one more move: both are Move actions."""
    move_action(s, seat, 2)
    if agrees(s, seat, MOVE_ON):
        move_action(s, seat, speed(s, seat))


def saddle_up(s: Western, seat: i64) -> None:
    move_action(s, seat, speed(s, seat, 2))


def manhunt(s: Western, seat: i64) -> None:
    """The sheriff moves if he is active; the point depends on what the player is afterwards (WL-283, WL-R63)."""
    hunt(s, seat, 3)
    if s.marshal[seat] > 0 or s.wanted[seat] > 0:
        gain_legend(s, seat, 1)


def fools_gold(s: Western, seat: i64) -> None:
    roll_and_take(s, seat, 1)


def second_wind(s: Western, seat: i64) -> None:
    s.once |= SECOND_WIND_USED
    s.actions += 2


def has_second_wind(s: Western, seat: i64) -> bool:
    return not s.once & SECOND_WIND_USED


def full_pockets(s: Western, seat: i64) -> i64:
    """Players on the same territory who have money or cards, as bits."""
    here = company(s, seat)
    for p in listed(here):
        if not can_give(s, p):
            here &= ~bit(p)
    return here


def pickpocket(s: Western, seat: i64) -> None:
    give(s, pick(s, seat, FOR_POCKET, full_pockets(s, seat)), seat, POCKET)


def has_a_victim(s: Western, seat: i64) -> bool:
    return full_pockets(s, seat) != 0


# ---- odd Bonuses -----------------------------------------------------------------------------------------------------
class Instinct(ActionCard):
    """Its Action discards it without the Bonus (WL-347)."""

    def when_discarded(self, s: Western, seat: i64) -> None:
        draw(s, seat, 1)


class CattleCall(ActionCard):
    def why_no_action(self, s: Western, seat: i64) -> str:
        if not has_room(s, seat):
            return NO_ROOM
        return LEGAL if self.effect.can(s, seat) else RANCH_EMPTY


class Wallop(PokerCard):
    """Against a player one more wound, against anybody else $10."""

    def when_won(self, s: Western, side: i64) -> None:
        loser = side_seat(s, 1 - side)
        if loser >= 0:
            wound(s, loser, 1)
        else:
            gain_money(s, side_seat(s, side), 1)


class Grit(PokerCard):
    def drawn_when_lost(self) -> i64:
        return 2


class LadyLuck(PokerCard):
    def in_poker(self, s: Western, seat: i64, won: bool) -> None:
        if won:
            gain_legend(s, seat, 1)
        else:
            gain_money(s, seat, 3)
            draw(s, seat, 1)


class Showdown(PokerCard):
    """As attacker or as target of a duel."""

    def when_won(self, s: Western, side: i64) -> None:
        if s.quarrel == DUEL:
            gain_legend(s, side_seat(s, side), 1)


BASE_DECK: Final[list[PokerCard]] = [
    PokerCard("cheat", SEED),  # wild in a poker hand: hands.py
    ReactionCard("stick_em_up", 2, 0, SEED),
    ActionCard("sprint", Do(sprint)),
    ActionCard("saddle_up", Do(saddle_up)),
    ActionCard("manhunt", Do(manhunt), SEED),
    ActionCard("tip_off", All(Do(offer_bandit), Draw(1))),
    ActionCard("payday", ByPlace(Gain(30), Gain(20))),
    ActionCard("patch_up", All(Heal(1), Draw(1))),
    BoostCard("lucky_strike", AFTER_ROLL),
    ReactionCard("cover", 0, 1),
    CattleCall("cattle_call", ANY_RANCH),
    BoostCard("reputation", AFTER_TRACK),
    ActionCard("tall_tale", Do(mark_freely, can_mark), why=NO_STORY),
    Wallop("wallop"),
    Instinct("instinct", All(Draw(2), Discard(1))),
    Grit("grit"),
    LadyLuck("lady_luck"),
    ActionCard("fools_gold", Do(fools_gold)),
    EdgeCard("bulletproof", SHIELD),
    LoweringCard("dead_eye", 1, 1),
    LoweringCard("shootout", 1, 2),
    ActionCard("pickpocket", Do(pickpocket, has_a_victim), why=NOBODY_TO_ROB),
    ActionCard("living_legend", ByStatus(Badge(1), Crime(1), Legend(1))),
    Showdown("showdown"),
    EdgeCard("first_shot", TIES),
    ActionCard("second_wind", Do(second_wind, has_second_wind), why=ONE_WIND),
]
