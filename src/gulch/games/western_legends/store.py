"""The general store (WL-140 to WL-145): any number of purchases and upgrades with one action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, WHOLE, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.components import BILL, GOODS, GOODS_MAX
from gulch.games.western_legends.doors import pay
from gulch.games.western_legends.locations import TOO_POOR, AtLocation, count_spending
from gulch.games.western_legends.names import SHOPS
from gulch.games.western_legends.owning import gain_item, goods_held, offer_to_use, upgrade_item
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import is_up, location_in, location_of, owns
from gulch.games.western_legends.vocabulary import ITEM, WEST
from gulch.pieces.sets import lowest

ALREADY_OWNED: Final = WEST.reason("already-owned", "WL-141")
SOLD_OUT: Final = WEST.reason("sold-out", "WL-145")
NOTHING_TO_BUY: Final = WEST.reason("nothing-to-buy", "WL-140")
NO_SPACE: Final = WEST.reason("no-space", "WL-303")
NOT_SOLD_HERE: Final = WEST.reason("not-sold-here", "WL-140")
NOT_OWNED: Final = WEST.reason("not-owned", "")  # for whatever it is
NOT_UPGRADABLE: Final = WEST.reason("not-upgradable", "WL-302")
BOUGHT: Final = WEST.event("bought", "WL-140", who=SEAT, item=ITEM, dollars=WHOLE)


def is_shop(location: i64) -> bool:
    return int(location) in SHOPS


class Shop(AtLocation):
    def is_at(self, s: Western, seat: i64) -> bool:
        return is_shop(location_of(s, seat))

    def belongs(self, section: i64) -> bool:
        return is_shop(location_in(section))

    def why_not_here(self, s: Western, seat: i64) -> str:
        why = NOTHING_TO_BUY
        i: i64
        for i in range(len(s.game.items)):
            if s.game.counter.sells(s, seat, i) and (not why_not_gain(s, seat, i) or not why_not_improve(s, seat, i)):
                if s.money[seat] >= s.game.items[i].price:
                    return LEGAL
                why = TOO_POOR
        return why

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        go_shopping(s, seat)
        return GO_ON


def go_shopping(s: Western, seat: i64) -> None:
    while not LEAVE.chosen(shop(s, seat)):
        pass
    count_spending(s, seat)


def shop(s: Western, seat: i64) -> i64:
    """One purchase or upgrade, paid in turn (WL-363)."""
    action: i64 = s.ask(seat, SHOPPING)
    if BUY.chosen(action):
        item = BUY.item.of(action)
        buy(s, seat, item, s.game.items[item].price)
    elif UPGRADE.chosen(action):
        item = UPGRADE.item.of(action)
        upgrade(s, seat, item, s.game.items[item].price)
    return action


def buy(s: Western, seat: i64, item: i64, price: i64) -> None:
    s.say(EVERYONE, BOUGHT, seat, item, price * BILL)
    pay(s, seat, price)
    gain_item(s, seat, item)
    offer_to_use(s, seat, item)


def upgrade(s: Western, seat: i64, item: i64, price: i64) -> None:
    pay(s, seat, price)
    upgrade_item(s, seat, item)


def why_not_gain(s: Western, seat: i64, item: i64) -> str:
    """WL-027, WL-028, WL-303."""
    if owns(s, seat, item):
        return ALREADY_OWNED
    if item >= len(s.stock) or s.stock[item] == 0:
        return SOLD_OUT
    why = s.game.items[item].why_not_sold()
    if why:
        return why
    return NO_SPACE if s.game.items[item].kind == GOODS and goods_held(s, seat) >= GOODS_MAX else LEGAL


def too_dear(s: Western, seat: i64, price: i64) -> str:
    return LEGAL if s.money[seat] >= price else TOO_POOR


def why_not_improve(s: Western, seat: i64, item: i64) -> str:
    """Goods have no other side (WL-302); whether it is active does not matter (WL-R27)."""
    if not owns(s, seat, item):
        return NOT_OWNED
    return NOT_UPGRADABLE if s.game.items[item].points == 0 or is_up(s, seat, item) else LEGAL


def why_not_here(s: Western, seat: i64, item: i64) -> str:
    """Sold, and upgraded, in this shop, at the price printed."""
    return too_dear(s, seat, s.game.items[item].price) if s.game.counter.sells(s, seat, item) else NOT_SOLD_HERE


class Buy(Verb[Western]):
    item: Final = arg(ITEM)

    def legal(self, s: Western, seat: i64, about: i64, out: list[int]) -> None:
        item: i64
        for item in range(len(s.stock)):
            if s.stock[item] > 0 and not why_not_here(s, seat, item) and not why_not_gain(s, seat, item):
                self.add(out, item)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        item = self.item.of(action)
        return why_not_gain(s, seat, item) or why_not_here(s, seat, item)


class Upgrade(Verb[Western]):
    item: Final = arg(ITEM)

    def legal(self, s: Western, seat: i64, about: i64, out: list[int]) -> None:
        items = s.items[seat]
        while items != 0:
            item = lowest(items)
            if not why_not_improve(s, seat, item) and not why_not_here(s, seat, item):
                self.add(out, item)
            items &= items - 1

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        item = self.item.of(action)
        return why_not_improve(s, seat, item) or why_not_here(s, seat, item)


SHOP: Final = Shop(WEST, "shop", "WL-140")
BUY: Final = Buy(WEST, "buy", "WL-140")
UPGRADE: Final = Upgrade(WEST, "upgrade", "WL-143")
LEAVE: Final = Verb[Western](WEST, "leave", "WL-140")
SHOPPING: Final = Moment[Western](WEST, "shopping", "WL-140", BUY, UPGRADE, LEAVE)
