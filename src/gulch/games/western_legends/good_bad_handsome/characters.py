"""Its three characters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.characters import DARKROCK_STORE, HIDEOUTS_C
from gulch.games.western_legends.components import (
    GOODS,
    GOODS_MAX,
    REVOLVER,
    ROBBERY,
    TIES,
    WHISKEY,
)
from gulch.games.western_legends.doors import gain_legend, gain_nuggets
from gulch.games.western_legends.fighting import add_edge, faces_law_or_outlaw
from gulch.games.western_legends.good_bad_handsome.state import handsome
from gulch.games.western_legends.good_bad_handsome.vocabulary import HANDSOME
from gulch.games.western_legends.owning import gain_item, goods_held, lose_item
from gulch.games.western_legends.parts import Character
from gulch.games.western_legends.quarrels import LOOTING, NOTHING_TO_STEAL
from gulch.games.western_legends.sheriff import SPARED_GOLD, SPARED_MONEY
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.store import ALREADY_OWNED, NO_SPACE
from gulch.games.western_legends.table import owns, power
from gulch.games.western_legends.vocabulary import ITEM
from gulch.pieces.sets import bit

RED_FALLS_SALOON: Final = ["RF2", "RF4", "RF5"]

NOT_BUTCH: Final = HANDSOME.reason("not-butch", "WL-062")
STOLE_GOODS: Final = HANDSOME.event("stole_goods", "WL-062", who=SEAT, victim=SEAT, item=ITEM)


class Judge(Character):
    """Against bandits, guards and the sheriff."""

    def sees_first(self, s: Western) -> bool:
        return faces_law_or_outlaw(s)

    def in_fight(self, s: Western, side: i64) -> None:
        if faces_law_or_outlaw(s):
            add_edge(s, side, TIES)


class Butch(Character):
    """Goods in place of money or gold. After an arrest half of either, before the losses; that kind is not lost
    again."""

    def before_arrest(self, s: Western, seat: i64, prey: i64) -> i64:
        money, nuggets = s.money[prey], s.nuggets[prey]
        s.choose(seat, LOOTING, LOOTING.victim.put(prey))
        if s.money[prey] < money:
            return SPARED_MONEY
        return SPARED_GOLD if s.nuggets[prey] < nuggets else 0


class StealGoods(Verb[Western]):
    item: Final = arg(ITEM)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        item = self.item.of(action)
        if not isinstance(power(s, seat), Butch) or s.quarrel != ROBBERY:
            return NOT_BUTCH
        if not owns(s, LOOTING.victim.of(about), item) or s.game.items[item].kind != GOODS:
            return NOTHING_TO_STEAL
        if owns(s, seat, item):
            return ALREADY_OWNED
        return LEGAL if goods_held(s, seat) < GOODS_MAX else NO_SPACE

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        victim, item = LOOTING.victim.of(about), self.item.of(action)
        s.say(EVERYONE, STOLE_GOODS, seat, victim, item)
        lose_item(s, victim, item)
        gain_item(s, seat, item)
        return GO_ON


STEAL_GOODS: Final = StealGoods(HANDSOME, "steal_goods", "WL-062")


class Joaquin(Character):
    """Marshal against wanted or the other way round, as it was when the fight was announced, win, lose or refused."""

    def after_kit(self, s: Western, seat: i64) -> None:
        gain_nuggets(s, seat, 1)

    def hunts(self, s: Western, seat: i64, other: i64) -> bool:
        if s.wanted[seat] > 0:
            return bool(s.marshal[other] > 0)
        return bool(s.marshal[seat] > 0 and s.wanted[other] > 0)


def note_the_bounty(s: Western, seat: int) -> None:
    """When a fight begins, for each side."""
    if s.target < 0:
        return
    other = s.target if seat == s.fighter else s.fighter
    hero = power(s, seat)
    if isinstance(hero, Joaquin) and hero.hunts(s, seat, other):
        handsome(s).bounty |= bit(seat)


def pay_the_bounty(s: Western, seat: int) -> None:
    part = handsome(s)
    p: i64
    for p in range(s.seats):
        if part.bounty >> p & 1:
            gain_legend(s, p, 1)
    part.bounty = 0


HANDSOME_CAST: Final[list[Character]] = [
    Judge("judge_roy_bean", RED_FALLS_SALOON, {"money": 1, "cards": 1, "marshal": 1}, [REVOLVER, WHISKEY]),
    Butch("butch_cassidy", HIDEOUTS_C, {"cards": 2, "wanted": 1}, [REVOLVER], True),
    Joaquin("joaquin_murrieta", DARKROCK_STORE, {"money": 1, "cards": 1}, [REVOLVER]),
]
