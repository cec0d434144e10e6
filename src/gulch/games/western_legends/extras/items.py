"""Its three kinds of items. Fronts are printed, upgraded sides are the house's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Verb
from gulch.games.western_legends.asking import OwnRule
from gulch.games.western_legends.components import ARREST, ROBBERY, STATION
from gulch.games.western_legends.deeds import started_and_won
from gulch.games.western_legends.doors import DROP, discard, discard_some, gain_marshal, gain_wanted
from gulch.games.western_legends.extras.state import extras
from gulch.games.western_legends.extras.vocabulary import EXTRAS
from gulch.games.western_legends.fight_steps import ALREADY_REACTED
from gulch.games.western_legends.fighting import lower
from gulch.games.western_legends.items import Goods, Mount, Weapon
from gulch.games.western_legends.names import EVERY_ITEM
from gulch.games.western_legends.parts import Item
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import hand_size, location_of, side_seat
from gulch.pieces.sets import bit

PEACEKEEPER: Final = EVERY_ITEM.index("peacekeeper")
NOTHING_TO_DISCARD: Final = EXTRAS.reason("nothing-to-discard", "WLX-001")

ENOUGH: Final = Verb[Western](EXTRAS, "enough", "WLX-001")
DISCARDING_MORE: Final = OwnRule(EXTRAS, "discarding_more", "WLX-001", DROP, ENOUGH)


class Workhorse(Mount):
    def more_cattle(self, up: bool) -> i64:
        return 2 if up else 1

    def more_acquired(self, up: bool) -> i64:
        return 1


class Peacekeeper(Weapon):
    """One more point of the own track after an arrest or a robbery; for cattle: `after_delivery`."""

    def in_fight(self, s: Western, side: i64, up: bool) -> None:
        if up:
            lower(s, side, 1)

    def after_won_fight(self, s: Western, seat: i64) -> None:
        if started_and_won(s, seat, ARREST) and s.marshal[seat] > 0:
            gain_marshal(s, seat, 1)
        elif started_and_won(s, seat, ROBBERY) and s.wanted[seat] > 0:
            gain_wanted(s, seat, 1)


def after_delivery(s: Western, seat: int) -> None:
    """Once, however many tokens."""
    if s.weapon[seat] != PEACEKEEPER:
        return
    if location_of(s, seat) == STATION:
        if s.marshal[seat] > 0:
            gain_marshal(s, seat, 1)
    elif s.wanted[seat] > 0:
        gain_wanted(s, seat, 1)


class Holster(Goods):
    """A Reaction, once per fight: any number of cards, at least one, each for a rank."""

    def has_reaction(self) -> bool:
        return True

    def why_no_reaction(self, s: Western, seat: i64) -> str:
        side: i64 = 0 if seat == s.fighter else 1
        if extras(s).holstered >> side & 1:
            return ALREADY_REACTED
        return LEGAL if hand_size(s, seat) > 0 else NOTHING_TO_DISCARD

    def react(self, s: Western, side: i64) -> None:
        seat = side_seat(s, side)
        extras(s).holstered |= bit(side)
        discard_some(s, seat, 1)
        lower(s, side, 1)
        while hand_size(s, seat) > 0 and discards_one_more(s, seat):
            lower(s, side, 1)


def discards_one_more(s: Western, seat: i64) -> bool:
    """If the player wants to."""
    action = s.ask(seat, DISCARDING_MORE)
    if not DROP.chosen(action):
        return False
    discard(s, seat, DROP.card.of(action))
    return True


EXTRA_ITEMS: Final[list[Item]] = [
    Workhorse("workhorse", 40, 2, [3, 4], [0, 0]),
    Peacekeeper("peacekeeper", 50, 3),
    Holster("holster", 30),
]
