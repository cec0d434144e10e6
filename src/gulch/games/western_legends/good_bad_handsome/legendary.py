"""Drawing legendary items (WLG-003 to WLG-013). Which of them are left everybody can see, which one comes nobody."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.components import GOODS, GOODS_MAX, NONE
from gulch.games.western_legends.doors import gain_legend
from gulch.games.western_legends.good_bad_handsome.vocabulary import HANDSOME, LEGENDARY
from gulch.games.western_legends.owning import gain_item, goods_held, lose_item, offer_to_use
from gulch.games.western_legends.parts import Effect
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import owns
from gulch.games.western_legends.vocabulary import ITEM

INSTEAD: Final = 1  # legend points, if there is nothing to be kept

NOT_YOUR_GOODS: Final = HANDSOME.reason("not-your-goods", "WLG-011")
NOT_DRAWN: Final = HANDSOME.reason("not-drawn", "WLG-006")

DREW_LEGENDARY: Final = HANDSOME.event("drew_legendary", "WLG-006", who=SEAT, item=ITEM)
PUT_BACK: Final = HANDSOME.event("put_back", "WLG-R01", who=SEAT, item=ITEM)


def on_the_counter(s: Western) -> list[int]:
    """A discarded one is among them again at once (WLG-012)."""
    return [item for item in LEGENDARY if s.stock[item] > 0]


def has_legendary(s: Western, seat: i64) -> bool:
    return any(owns(s, seat, item) for item in LEGENDARY)


def drawn(s: Western, seat: i64, but: i64 = NONE) -> i64:
    """One of those on the counter, blindly; NONE if there is none."""
    items = [item for item in on_the_counter(s) if item != but]
    if not items:
        return NONE
    item = items[s.chance.below(len(items))]
    s.reveal()
    s.say(EVERYONE, DREW_LEGENDARY, seat, item)
    return item


# ---- a fourth card of goods ------------------------------------------------------------------------------------------
class MakeRoom(Verb[Western]):
    """Other goods go back to the counter for it."""

    item: Final = arg(ITEM)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        item = self.item.of(action)
        return LEGAL if owns(s, seat, item) and s.game.items[item].kind == GOODS else NOT_YOUR_GOODS

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        lose_item(s, seat, self.item.of(action))
        gain_item(s, seat, MAKING_ROOM.item.of(about))
        return GO_ON


class PutBack(Verb[Western]):
    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        s.say(EVERYONE, PUT_BACK, seat, MAKING_ROOM.item.of(about))
        gain_legend(s, seat, INSTEAD)
        return GO_ON


class MakingRoom(Moment[Western]):
    item: Final = arg(ITEM)


MAKE_ROOM: Final = MakeRoom(HANDSOME, "make_room", "WLG-011")
DO_PUT_BACK: Final = PutBack(HANDSOME, "put_back", "WLG-R01")
MAKING_ROOM: Final = MakingRoom(HANDSOME, "making_room", "WLG-011", MAKE_ROOM, DO_PUT_BACK)


def keep(s: Western, seat: i64, item: i64) -> None:
    """Goods need a place, weapons and mounts don't (WLG-R02); those may be used at once."""
    if s.game.items[item].kind == GOODS and goods_held(s, seat) >= GOODS_MAX:
        s.choose(seat, MAKING_ROOM, MAKING_ROOM.item.put(item))
        return
    gain_item(s, seat, item)
    offer_to_use(s, seat, item)


def draw_legendary(s: Western, seat: i64) -> None:
    item = drawn(s, seat)
    if item == NONE:
        gain_legend(s, seat, INSTEAD)
    else:
        keep(s, seat, item)


class Legendary(Effect):
    """Draw one; 1 LP if none is left (WLG-R04)."""

    def do(self, s: Western, seat: i64) -> None:
        draw_legendary(s, seat)


# ---- one of two ------------------------------------------------------------------------------------------------------
class KeepRelic(Verb[Western]):
    item: Final = arg(ITEM)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        item = self.item.of(action)
        return LEGAL if item == KEEPING_RELIC.one.of(about) or item == KEEPING_RELIC.other.of(about) else NOT_DRAWN


class KeepingRelic(Moment[Western]):
    one: Final = arg(ITEM)
    other: Final = arg(ITEM)


KEEP_RELIC: Final = KeepRelic(HANDSOME, "keep_relic", "WLG-005")
KEEPING_RELIC: Final = KeepingRelic(HANDSOME, "keeping_relic", "WLG-005", KEEP_RELIC)


def draw_two_keep_one(s: Western, seat: i64) -> None:
    """The other one stays on the counter."""
    one = drawn(s, seat)
    if one == NONE:
        gain_legend(s, seat, INSTEAD)
        return
    other = drawn(s, seat, one)
    about = KEEPING_RELIC.one.put(one) | KEEPING_RELIC.other.put(one if other == NONE else other)
    keep(s, seat, KEEP_RELIC.item.of(s.ask(seat, KEEPING_RELIC, about)))
