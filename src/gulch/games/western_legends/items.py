"""The nine kinds of items with both sides (WL-300 to WL-306). Fronts are printed; of the upgraded sides only the
shotgun's -1 is, the rest and the points are the house's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL
from gulch.games.western_legends.asking import FOR_WHISKEY, LOOK, agrees, pick_company
from gulch.games.western_legends.components import GOODS, MOUNT, PROVISIONS, WEAPON, WHISKEY
from gulch.games.western_legends.doors import draw, gain_legend, gain_money, heal, wound
from gulch.games.western_legends.fighting import can_glimpse, glimpse, lower
from gulch.games.western_legends.owning import lose_item
from gulch.games.western_legends.parts import Item
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import is_own_turn, side_seat
from gulch.pieces.sets import bit


class Mount(Item):
    """`speeds` and `room` for more nuggets: of the base side and of the upgraded one."""

    def __init__(self, name: str, dollars: int, points: int, speeds: list[int], room: list[int]) -> None:
        super().__init__(name, MOUNT, dollars // 10, points)
        self.speeds = speeds
        self.room = room

    def speed(self, up: bool) -> i64:
        return self.speeds[1 if up else 0]

    def more_nuggets(self, up: bool) -> i64:
        return self.room[1 if up else 0]


class Weapon(Item):
    def __init__(self, name: str, dollars: int, points: int) -> None:
        super().__init__(name, WEAPON, dollars // 10, points)


class Goods(Item):
    def __init__(self, name: str, dollars: int) -> None:
        super().__init__(name, GOODS, dollars // 10)


# ---- weapons ---------------------------------------------------------------------------------------------------------
class Revolver(Weapon):
    """The base side has no text; upgraded it helps in one's own turn."""

    def in_fight(self, s: Western, side: i64, up: bool) -> None:
        if up and is_own_turn(s, side_seat(s, side)):
            lower(s, side, 1)


class Shotgun(Weapon):
    def in_fight(self, s: Western, side: i64, up: bool) -> None:
        if up:
            lower(s, side, 1)

    def after_won_fight(self, s: Western, seat: i64) -> None:
        draw(s, seat, 1)


class Rifle(Weapon):
    """Two random cards of a player's hand; upgraded also one of the fight cards that lie ready."""

    def at_start_of_fight(self, s: Western, side: i64, up: bool) -> None:
        if can_glimpse(s, side, up) and agrees(s, side_seat(s, side), LOOK):
            glimpse(s, side, 2, up)

    def in_fight(self, s: Western, side: i64, up: bool) -> None:
        if up:
            lower(s, side, 1)


# ---- goods -----------------------------------------------------------------------------------------------------------
class MinersMap(Goods):
    def may_reroll(self) -> bool:
        return True


class Provisions(Goods):
    def when_gained(self, s: Western, seat: i64) -> None:
        draw(s, seat, 1)

    def has_action(self) -> bool:
        return True

    def why_no_action(self, s: Western, seat: i64) -> str:
        return LEGAL

    def action(self, s: Western, seat: i64) -> None:
        lose_item(s, seat, PROVISIONS)
        draw(s, seat, 1)
        heal(s, seat, 1)


class Whiskey(Goods):
    """Heals its owner at once; as a Reaction to the end of a Move action it hurts somebody else (WL-R72)."""

    def when_gained(self, s: Western, seat: i64) -> None:
        heal(s, seat, 1)

    def after_move(self, s: Western, seat: i64) -> None:
        if s.reacting >> seat & 1:  # one Reaction per action (WL-311)
            return
        victim = pick_company(s, seat, FOR_WHISKEY, optional=True)
        if victim >= 0:
            s.reacting |= bit(seat)
            lose_item(s, seat, WHISKEY)
            wound(s, victim, 1)


class TenGallon(Goods):
    def after_poker(self, s: Western, seat: i64, won: bool) -> None:
        if won:
            gain_legend(s, seat, 1)
        else:
            gain_money(s, seat, 1)


BASE_ITEMS: Final[list[Item]] = [
    Mount("mustang", 50, 3, [4, 5], [0, 0]),
    Mount("mule", 30, 2, [3, 4], [2, 4]),
    Revolver("revolver", 20, 1),
    Shotgun("shotgun", 30, 2),
    Rifle("rifle", 40, 2),
    MinersMap("miners_map", 10),
    Provisions("provisions", 20),
    Whiskey("whiskey", 10),
    TenGallon("ten_gallon", 20),
]
