"""Four kinds of items, and which shop sells what (AU-110 to AU-114, AU-190)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import Domain, arg
from gulch.games.western_legends.ante_up.components import (
    DERRINGER,
    GAZETTE,
    POST_KINDS,
    SNAKE_OIL,
)
from gulch.games.western_legends.ante_up.events import carry_out_event
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.track import gain_gambler
from gulch.games.western_legends.ante_up.vocabulary import AU, WHEN_USING_SNAKE_OIL
from gulch.games.western_legends.asking import NO, YES
from gulch.games.western_legends.board import longer
from gulch.games.western_legends.components import GOES_ON, GOODS, MOUNT, NONE, WEAPON, name_of
from gulch.games.western_legends.doors import discard_some, gain_legend, move_marshal, move_wanted
from gulch.games.western_legends.fighting import lets_react
from gulch.games.western_legends.items import Goods, Mount, Weapon
from gulch.games.western_legends.movement import TOO_FAR, WALK, walk
from gulch.games.western_legends.names import EVERY_POKER_NAME, TRADING_POST
from gulch.games.western_legends.owning import lose_item
from gulch.games.western_legends.parts import Counter, Item
from gulch.games.western_legends.prospecting import roll_and_take
from gulch.games.western_legends.sheriff import confront, enter, wanted_here
from gulch.games.western_legends.state import CHOOSE, Western
from gulch.games.western_legends.table import hand_size, is_up, owns, played_as, sheriff_is_active
from gulch.games.western_legends.vocabulary import TERRITORY
from gulch.games.western_legends.zones import IN_PLAY
from gulch.pieces.sets import bit

STUFF: Final = EVERY_POKER_NAME.index("stuff")
OFFER_RULES: Final = {"quarter_horse": "AU-006", "derringer": "AU-R111", "gazette": "AU-R111"}
OFFERS: Final = list(OFFER_RULES)
BY_QUARTER_HORSE: Final = 0
BY_DERRINGER: Final = 1
BY_GAZETTE: Final = 2


# ---- whether to use one ----------------------------------------------------------------------------------------------
class Considering(Moment[Western]):
    what: Final = arg(Domain("item", OFFERS))

    def cite(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return OFFER_RULES[OFFERS[self.what.of(about)]]


CONSIDERING: Final = Considering(AU, "considering", "AU-006", YES, NO)


def uses(s: Western, seat: i64, what: i64) -> bool:
    return YES.chosen(s.ask(seat, CONSIDERING, CONSIDERING.what.put(what)))


class QuarterHorse(Mount):
    """A card for one more territory, once for each move."""

    def after_steps(self, s: Western, seat: i64) -> i64:
        if hand_size(s, seat) == 0 or not uses(s, seat, BY_QUARTER_HORSE):
            return GOES_ON
        discard_some(s, seat, 1)
        return walk(s, seat, 1, WALK)


class Derringer(Weapon):
    """After a won fight, as a Reaction of it (AU-R111); afterwards no weapon is active (AU-R109)."""

    def after_won_fight(self, s: Western, seat: i64) -> None:
        if not lets_react(s) or not uses(s, seat, BY_DERRINGER):
            return
        points: i64 = 2 if is_up(s, seat, DERRINGER) else 1
        s.upgraded[seat] &= ~bit(DERRINGER)
        s.weapon[seat] = NONE
        lose_item(s, seat, DERRINGER)
        gain_legend(s, seat, points)


class Gazette(Goods):
    """Its event waits as that of a marker does; in the set-up it comes at once (AU-R75)."""

    def when_gained(self, s: Western, seat: i64) -> None:
        if s.at == CHOOSE:
            carry_out_event(s, seat)
        else:
            own = ante_up(s)
            own.due = longer(own.due, seat)


def reads_gazette(s: Western, seat: i64) -> bool:
    """For one more point, however many were gained; one Reaction per action (AU-R111)."""
    if s.at == CHOOSE or not owns(s, seat, GAZETTE) or s.reacting >> seat & 1 or not uses(s, seat, BY_GAZETTE):
        return False
    s.reacting |= bit(seat)
    lose_item(s, seat, GAZETTE)
    return True


def one_more_marshal(s: Western, seat: int) -> None:
    if reads_gazette(s, seat):
        move_marshal(s, seat, 1)


def one_more_wanted(s: Western, seat: int) -> None:
    if reads_gazette(s, seat):
        move_wanted(s, seat, 1)


def one_more_gambler(s: Western, seat: int) -> None:
    if reads_gazette(s, seat):
        gain_gambler(s, seat, 1)


class SnakeOil(Goods):
    def has_action(self) -> bool:
        return True

    def why_no_action(self, s: Western, seat: i64) -> str:
        return LEGAL

    def action(self, s: Western, seat: i64) -> None:
        """An active sheriff comes to a territory beside the player (AU-R110)."""
        lose_item(s, seat, SNAKE_OIL)
        s.happen(WHEN_USING_SNAKE_OIL, seat)
        roll_and_take(s, seat, 1)
        if not sheriff_is_active(s):
            return
        there = LURE.to.of(s.ask(seat, LURING))
        if there != s.sheriff:
            enter(s, there)
            if wanted_here(s) != 0:
                confront(s, seat)


class Lure(Verb[Western]):
    to: Final = arg(TERRITORY)

    def choices(self, s: Western, seat: i64, about: i64) -> list[int]:
        return sorted([self.action(t) for t in s.board.near[s.place[seat]]])

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if int(self.to.of(action)) in [int(t) for t in s.board.near[s.place[seat]]] else TOO_FAR


LURE: Final = Lure(AU, "lure", "AU-R110")
LURING: Final = Moment[Western](AU, "luring", "AU-R110", LURE)

AU_ITEMS: Final[list[Item]] = [
    QuarterHorse("quarter_horse", 30, 2, [3, 4], [0, 0]),
    Derringer("derringer", 20, 1),
    Gazette("gazette", 10),
    SnakeOil("snake_oil", 10),
]


# ---- two shops -------------------------------------------------------------------------------------------------------
class TwoCounters(Counter):
    """Each kind is sold and upgraded in one of the shops, or by Stuff anywhere (AU-111 to AU-114)."""

    def sells(self, s: Western, seat: i64, item: i64) -> bool:
        card = s.box.top[IN_PLAY.first]
        if card >= 0 and name_of(played_as(s, seat, card)) == STUFF:
            return True
        at_the_post = s.board.location[s.place[seat]] == TRADING_POST
        return at_the_post == (ante_up(s).post >> item & 1 == 1)


def stock_the_post(s: Western) -> None:
    """The second weapon and mount that turn up, and the first four other kinds (AU-190), of those that are for sale."""
    kinds = [k for k in range(len(s.game.items)) if s.stock[k] > 0 and not s.game.items[k].why_not_sold()]
    s.chance.shuffle(kinds)
    seen = {MOUNT: 0, WEAPON: 0, GOODS: 0}
    post: i64 = 0
    others = 0
    for item in kinds:
        kind = s.game.items[item].kind
        seen[kind] += 1
        if kind != GOODS and seen[kind] <= 2:
            post |= bit(item) if seen[kind] == 2 else 0
        else:
            others += 1
            post |= bit(item) if others <= POST_KINDS else 0
    ante_up(s).post = post
