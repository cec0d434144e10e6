"""How items come and go (WL-027 to WL-030, WL-302 to WL-306, WL-358)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.words import SEAT
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.asking import EQUIPPING, YES
from gulch.games.western_legends.cattle import drop_cattle
from gulch.games.western_legends.components import GOODS, MOUNT
from gulch.games.western_legends.doors import lose_nuggets, nugget_limit
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.vocabulary import ITEM, WEST, WHEN_UPGRADING
from gulch.pieces.sets import bit, size

GOT_ITEM: Final = WEST.event("got_item", "WL-042", who=SEAT, item=ITEM)
GAVE_UP_ITEM: Final = WEST.event("gave_up_item", "WL-305", who=SEAT, item=ITEM)
UPGRADED: Final = WEST.event("upgraded", "WL-143", who=SEAT, item=ITEM)
USES: Final = WEST.event("uses", "WL-070", who=SEAT, item=ITEM)


def gain_item(s: Western, seat: i64, item: i64) -> None:
    s.stock[item] -= 1
    s.items[seat] |= bit(item)
    s.say(EVERYONE, GOT_ITEM, seat, item)
    s.game.items[item].when_gained(s, seat)


def lose_item(s: Western, seat: i64, item: i64) -> None:
    """Back to the counter (WL-305)."""
    s.stock[item] += 1
    s.items[seat] &= ~bit(item)
    s.say(EVERYONE, GAVE_UP_ITEM, seat, item)
    drop_cattle(s, seat)


def upgrade_item(s: Western, seat: i64, item: i64) -> None:
    """It stays the same item, turned to its other side (WL-R68)."""
    s.upgraded[seat] |= bit(item)
    s.say(EVERYONE, UPGRADED, seat, item)
    s.happen(WHEN_UPGRADING, seat)


def make_active(s: Western, seat: i64, item: i64) -> None:
    if s.game.items[item].kind == MOUNT:
        s.mount[seat] = item
        drop_surplus(s, seat)
    else:
        s.weapon[seat] = item
    s.say(EVERYONE, USES, seat, item)


def drop_surplus(s: Western, seat: i64) -> None:
    """A smaller limit holds at once (WL-306, WL-378)."""
    lose_nuggets(s, seat, max(0, s.nuggets[seat] - nugget_limit(s, seat)))
    drop_cattle(s, seat)


def offer_to_use(s: Western, seat: i64, item: i64) -> None:
    """A weapon or mount just bought or gained may be made active at once (WL-142, WL-358)."""
    if s.game.items[item].kind == GOODS:
        return
    if YES.chosen(s.ask(seat, EQUIPPING, EQUIPPING.item.put(item))):
        make_active(s, seat, item)


def goods_held(s: Western, seat: i64) -> i64:
    return owned_of(s, seat, GOODS)


def owned_of(s: Western, seat: i64, kind: i64) -> i64:
    return size(s.items[seat] & s.game.of_kind[kind])
