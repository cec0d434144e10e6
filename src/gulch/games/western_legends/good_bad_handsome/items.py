"""The 12 legendary items (WLG-008 to WLG-010). Names and kinds are printed; the effects are the house's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Verb
from gulch.declare.words import SEAT
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.asking import NO, YES, OwnRule
from gulch.games.western_legends.components import GOODS, MOUNT, WEAPON
from gulch.games.western_legends.doors import gain_money, heal, wound
from gulch.games.western_legends.effects import Choose, Draw, Gain
from gulch.games.western_legends.fighting import lower
from gulch.games.western_legends.good_bad_handsome.state import handsome
from gulch.games.western_legends.good_bad_handsome.vocabulary import HANDSOME
from gulch.games.western_legends.locations import UNHURT
from gulch.games.western_legends.names import EVERY_ITEM
from gulch.games.western_legends.npcs import Bandits
from gulch.games.western_legends.owning import lose_item
from gulch.games.western_legends.parts import HOUSE, Item
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.store import NOT_OWNED
from gulch.games.western_legends.stories import offer_marker
from gulch.games.western_legends.table import owns, side_seat
from gulch.pieces.sets import bit

BLACK_COAT: Final = EVERY_ITEM.index("black_coat")
COMPANION: Final = EVERY_ITEM.index("companion")
DYNAMITE: Final = EVERY_ITEM.index("dynamite")
LASSO: Final = EVERY_ITEM.index("lasso")
MARSHALS_BADGE: Final = EVERY_ITEM.index("marshals_badge")
SILVER_FLASK: Final = EVERY_ITEM.index("silver_flask")

NOT_FOR_MONEY: Final = HANDSOME.reason("not-for-money", "WLG-013")
THROWN_ALREADY: Final = HANDSOME.reason("thrown-already", "WLG-008")
SLIPPED_PAST: Final = HANDSOME.event("slipped_past", "WLG-008", who=SEAT)
SIPPED: Final = HANDSOME.event("sipped", "WLG-008", who=SEAT)

SLIPPING: Final = OwnRule(HANDSOME, "slipping", "WLG-008", YES, NO)
LIGHTING: Final = OwnRule(HANDSOME, "lighting", "WLG-008", YES, NO)
ONE_COPY: Final = 1


class LegendaryItem(Item):
    """One copy, never sold, never upgraded; `worth_points` at the end."""

    def __init__(self, name: str, kind: int, worth_points: int) -> None:
        super().__init__(name, kind, 0, 0, HOUSE, ONE_COPY)
        self.worth_points = worth_points

    def why_not_sold(self) -> str:
        return NOT_FOR_MONEY

    def worth(self, s: Western, seat: i64, up: bool) -> i64:
        return self.worth_points


class Lightning(LegendaryItem):
    def speed(self, up: bool) -> i64:
        return 5


class Thunder(LegendaryItem):
    def in_fight(self, s: Western, side: i64, up: bool) -> None:
        lower(s, side, 2)


class BlackCoat(LegendaryItem):
    def slips_past_bandits(self) -> bool:
        return True


class QuietBandits(Bandits):
    """Whoever has the black coat may leave them in peace."""

    def meet(self, s: Western, seat: i64, territory: i64) -> bool:
        if owns(s, seat, BLACK_COAT) and YES.chosen(s.ask(seat, SLIPPING)):
            s.say(EVERYONE, SLIPPED_PAST, seat)
            return False
        return super().meet(s, seat, territory)


class BowieKnife(LegendaryItem):
    def after_won_fight(self, s: Western, seat: i64) -> None:
        if s.target >= 0:
            wound(s, s.target if seat == s.fighter else s.fighter, 1)


class Companion(LegendaryItem):
    pass


CARD_OR_MONEY: Final = Choose("companion", Draw(1), Gain(10), rule="WLG-008")


def ask_the_companion(s: Western, seat: int) -> None:
    """After a marker was placed or moved."""
    if owns(s, seat, COMPANION):
        CARD_OR_MONEY.do(s, seat)


class Dynamite(LegendaryItem):
    def opens_the_vault(self, s: Western, seat: i64) -> bool:
        if not YES.chosen(s.ask(seat, LIGHTING)):
            return False
        lose_item(s, seat, DYNAMITE)
        return True


class Lasso(LegendaryItem):
    def more_cattle(self, up: bool) -> i64:
        return 1


def pay_for_the_herd(s: Western, seat: int) -> None:
    """$10 more for each token delivered."""
    if owns(s, seat, LASSO):
        gain_money(s, seat, 1)


class MarshalsBadge(LegendaryItem):
    def worth(self, s: Western, seat: i64, up: bool) -> i64:
        return self.worth_points if s.marshal[seat] > 0 else 0


def pay_the_badge(s: Western, seat: int) -> None:
    if owns(s, seat, MARSHALS_BADGE):
        gain_money(s, seat, 1)


class MesaDeed(LegendaryItem):
    def crosses_mesas(self) -> bool:
        return True


class OutlawsMask(LegendaryItem):
    def fools_the_sheriff(self) -> bool:
        return True

    def worth(self, s: Western, seat: i64, up: bool) -> i64:
        return self.worth_points if s.wanted[seat] > 0 else 0


class Sip(Verb[Western]):
    """A wound in place of the income."""

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        if not owns(s, seat, SILVER_FLASK):
            return NOT_OWNED
        return LEGAL if s.wounds[seat] > 0 else UNHURT

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        """A deed of its own, between the effects of the start of the turn and the first action."""
        s.say(EVERYONE, SIPPED, seat)
        s.deeds = 0
        heal(s, seat, 1)
        offer_marker(s, seat)
        return GO_ON


SIP: Final = Sip(HANDSOME, "sip", "WLG-008")


class Tomahawk(LegendaryItem):
    """A Reaction, once per turn, whoever's turn it is."""

    def has_reaction(self) -> bool:
        return True

    def why_no_reaction(self, s: Western, seat: i64) -> str:
        return THROWN_ALREADY if handsome(s).thrown >> seat & 1 else LEGAL

    def react(self, s: Western, side: i64) -> None:
        handsome(s).thrown |= bit(side_seat(s, side))
        lower(s, side, 1)


LEGENDARY_ITEMS: Final[list[Item]] = [
    Lightning("lightning", MOUNT, 1),
    Thunder("thunder", WEAPON, 1),
    BlackCoat("black_coat", GOODS, 1),
    BowieKnife("bowie_knife", GOODS, 1),
    Companion("companion", GOODS, 0),
    Dynamite("dynamite", GOODS, 0),
    Lasso("lasso", GOODS, 0),
    MarshalsBadge("marshals_badge", GOODS, 2),
    MesaDeed("mesa_deed", GOODS, 2),
    OutlawsMask("outlaws_mask", GOODS, 2),
    LegendaryItem("silver_flask", GOODS, 1),
    Tomahawk("tomahawk", GOODS, 1),
]
