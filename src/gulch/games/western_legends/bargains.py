"""Stories by which an item is bought or upgraded on the spot, cheaper than in the store."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, Moment, Verb
from gulch.declare.words import Domain, arg
from gulch.games.western_legends.components import GOODS, MOUNT
from gulch.games.western_legends.doors import gain_money, pay
from gulch.games.western_legends.owning import upgrade_item
from gulch.games.western_legends.parts import Effect, Item
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.store import buy, too_dear, why_not_gain, why_not_improve
from gulch.games.western_legends.vocabulary import ITEM, WEST

INSTEAD: Final = 3  # bills, for whoever wants no bargain
NO_BARGAIN: Final = -1

NOT_FOR_SALE: Final = WEST.reason("not-for-sale", "WL-242")


class Bargain(Effect):
    """Buy or upgrade one item at a price of its own, or gain $30. NO_BARGAIN: not this one."""

    def __init__(self, number: int) -> None:
        self.number: i64 = number

    def price(self, item: Item) -> i64:
        return NO_BARGAIN

    def upgrade_price(self, item: Item) -> i64:
        return NO_BARGAIN

    def do(self, s: Western, seat: i64) -> None:
        s.choose(seat, BARGAINING, BARGAINING.offer.put(self.number))


class GiftHorse(Bargain):
    """A mount, $40 cheaper."""

    def price(self, item: Item) -> i64:
        return max(0, item.price - 4) if item.kind == MOUNT else NO_BARGAIN

    def upgrade_price(self, item: Item) -> i64:
        return self.price(item)


class ToolsOfTheTrade(Bargain):
    """An upgrade for half the price, rounded up to $10."""

    def upgrade_price(self, item: Item) -> i64:
        return (item.price + 1) // 2


class BulkOrder(Bargain):
    """Goods of $20 or less, free."""

    def price(self, item: Item) -> i64:
        return 0 if item.kind == GOODS and item.price <= 2 else NO_BARGAIN


GIFT_HORSE: Final = GiftHorse(0)
TOOLS_OF_THE_TRADE: Final = ToolsOfTheTrade(1)
BULK_ORDER: Final = BulkOrder(2)
BARGAINS: Final[list[Bargain]] = [GIFT_HORSE, TOOLS_OF_THE_TRADE, BULK_ORDER]


def why_no_bargain(s: Western, seat: i64, price: i64) -> str:
    return NOT_FOR_SALE if price == NO_BARGAIN else too_dear(s, seat, price)


class GetCheaply(Verb[Western]):
    item: Final = arg(ITEM)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        item = self.item.of(action)
        why = why_not_gain(s, seat, item)
        return why or why_no_bargain(s, seat, BARGAINS[BARGAINING.offer.of(about)].price(s.game.items[item]))

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        item = self.item.of(action)
        buy(s, seat, item, BARGAINS[BARGAINING.offer.of(about)].price(s.game.items[item]))
        return GO_ON


class UpgradeCheaply(Verb[Western]):
    item: Final = arg(ITEM)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        item = self.item.of(action)
        why = why_not_improve(s, seat, item)
        return why or why_no_bargain(s, seat, BARGAINS[BARGAINING.offer.of(about)].upgrade_price(s.game.items[item]))

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        item = self.item.of(action)
        pay(s, seat, BARGAINS[BARGAINING.offer.of(about)].upgrade_price(s.game.items[item]))
        upgrade_item(s, seat, item)
        return GO_ON


class TakeMoney(Verb[Western]):
    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        gain_money(s, seat, INSTEAD)
        return GO_ON


class Bargaining(Moment[Western]):
    offer: Final = arg(Domain("bargain", ["gift_horse", "tools_of_the_trade", "bulk_order"]))


GET: Final = GetCheaply(WEST, "get", "WL-242")
UPGRADE_CHEAPLY: Final = UpgradeCheaply(WEST, "upgrade_cheaply", "WL-242")
TAKE_MONEY: Final = TakeMoney(WEST, "take_money", "WL-242")
BARGAINING: Final = Bargaining(WEST, "bargaining", "WL-242", GET, UPGRADE_CHEAPLY, TAKE_MONEY)
