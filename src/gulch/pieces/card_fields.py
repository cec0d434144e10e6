"""The box as fields of a state: one per zone, who has seen what, which sides are up."""

from __future__ import annotations

from typing import Any

from gulch.declare.fields import MIXED, PUBLIC, Field, Kind
from gulch.engine.chance import Chance
from gulch.pieces.box import Box, new_box
from gulch.pieces.cards import ALL, AWAY, Cards, Zone
from gulch.pieces.kinds import mapping

SIDES_MAX = 8


def card_fields(cards: Cards) -> list[Field]:
    """Everything that a state keeps of its cards. An expansion may have cards of its own, in its part of the state."""
    zones: list[Field] = [ZoneField(cards, zone) for zone in cards.zones]
    return [BoxField(cards), *zones, KnownField(cards), SideField(cards)]


class OfBox(Field):
    """Something of the box, which is no attribute of its own."""

    def __init__(self, name: str, cards: Cards, kind: Kind, secrecy: str) -> None:
        super().__init__(name, kind, secrecy, None if secrecy == PUBLIC else self.known_part)
        self.cards = cards

    def attributes(self) -> list[str]:
        return []

    def box(self, s: Any) -> Box:
        box: Box = self.home(s).box
        return box

    def known_part(self, s: Any, viewer: int) -> object:
        raise NotImplementedError


class BoxField(Field):
    """The attribute itself: what is in it, the zones' fields say; it deals for all of them."""

    def __init__(self, cards: Cards) -> None:
        super().__init__("box", Kind())
        self.cards = cards
        self.typed = "Box"
        self.first = "NO_BOX"
        self.copied = "self.{}.copy()"
        self.needs = ["gulch.pieces.box.NO_BOX", "gulch.pieces.box.Box"]
        self.begins = True

    def begin(self, s: Any) -> None:
        self.write(s, new_box(self.cards))

    def out(self, s: Any) -> Any:
        return int(self.cards.size)

    def fill(self, s: Any, data: Any) -> None:
        if type(data) is not int or data != self.cards.size:
            raise ValueError(f"the box has {self.cards.size} cards, not {data!r}")

    def redeal(self, s: Any, viewer: int, chance: Chance) -> None:
        self.value(s).redeal(s, viewer, chance)

    def stock(self, s: Any) -> Any:
        """How many cards of each family are in the game."""
        box: Box = self.value(s)
        lying = [self.cards.family_of[card].name for card in range(self.cards.size) if box.place[card] != AWAY]
        return {family.name: lying.count(family.name) for family in self.cards.families}

    def check(self, s: Any) -> None:
        """The lists, the counts and the sets say what the places say."""
        box: Box = self.value(s)
        for place in range(1, self.cards.count):
            here = box.at(place)
            held = 0
            for card in here:
                held ^= int(self.cards.bits[card])
            placed = [card for card in range(self.cards.size) if box.place[card] == place]
            if sorted(here) != placed or len(here) != box.count[place] or held != box.held[place]:
                raise ValueError(f"the box is torn at place {place}")


class ZoneField(OfBox):
    """What lies in a zone: names of cards from the bottom to the top, a list per place where there are several."""

    def __init__(self, cards: Cards, zone: Zone) -> None:
        super().__init__(zone.name, cards, ZoneKind(zone), PUBLIC if zone.secrecy == PUBLIC else MIXED)
        self.zone = zone

    def out(self, s: Any) -> Any:
        box = self.box(s)
        whole = [[self.cards.name(card) for card in box.at(p)] for p in self.zone.places(int(s.seats))]
        return whole if self.zone.each else whole[0]

    def fill(self, s: Any, data: Any) -> None:
        lists = data if self.zone.each else [data]
        places = self.zone.places(int(s.seats))
        if not isinstance(lists, list) or len(lists) != len(places):
            raise ValueError(f"{len(places)} lists are needed")
        for place, names in zip(places, lists):
            if not isinstance(names, list):
                raise ValueError(f"{names!r} is not a list")
            for name in names:
                self.lay(s, name, place)

    def lay(self, s: Any, name: object, place: int) -> None:
        box, family = self.box(s), self.zone.family
        if not isinstance(name, str) or name not in family.index:
            raise ValueError(f"there is no {family.name} {name!r}")
        kind = family.index[name]
        cards = range(int(family.first), int(family.first) + family.size)
        free = [card for card in cards if family.number(card) == kind and box.place[card] == AWAY]
        if not free:
            raise ValueError(f"{name} is in two places")
        if self.zone.only is not None and not self.zone.only(free[0]):
            raise ValueError(f"{name} can't be there")
        box.lay(free[0], place, self.cards.known_at(s, place))

    def known_part(self, s: Any, viewer: int) -> object:
        """Known cards by name, the others as null."""
        box = self.box(s)
        whole = [
            [self.cards.name(card) if box.knows(viewer, card) else None for card in box.at(p)]
            for p in self.zone.places(int(s.seats))
        ]
        return whole if self.zone.each else whole[0]


class ZoneKind(Kind):
    def __init__(self, zone: Zone) -> None:
        self.zone = zone

    def wire(self) -> str:
        return self.wire_of_seat() + ("[]" if self.zone.each else "")

    def wire_of_seat(self) -> str:
        return "string[]" if self.zone.secrecy == PUBLIC else "(string | null)[]"

    def unknown(self) -> str:
        """Card by card."""
        return ""


class Known(Kind):
    """Whatever the data is: the page's type of what a viewer knows of it."""

    def __init__(self, known: str) -> None:
        self.known = known

    def wire(self) -> str:
        return self.known

    def unknown(self) -> str:
        return ""


class ByWhere(OfBox):
    """Something of single cards, by where they lie: copies share a name. A guess need not change it."""

    def __init__(self, name: str, cards: Cards, known: str) -> None:
        super().__init__(name, cards, Known(known), MIXED)
        self.is_rare = True

    def where(self, box: Box, card: int) -> str:
        """Its zone, the place in it, and how many lie under it."""
        place = int(box.place[card])
        zone = self.cards.zone_at[place]
        assert zone is not None
        return f"{zone.name}:{place - int(zone.first)}:{box.at(place).index(card)}"

    def fill(self, s: Any, data: Any) -> None:
        box = self.box(s)
        zones = {zone.name: zone for zone in self.cards.zones}
        for where, value in mapping(data).items():
            name, _, rest = str(where).partition(":")
            place, _, under = rest.partition(":")
            numbers = place.isdecimal() and under.isdecimal()
            if name not in zones or not numbers or int(place) >= zones[name].most:
                raise ValueError(f"{where!r}: there is no such place")
            lying = box.at(zones[name].of(int(place)))
            if int(under) >= len(lying):
                raise ValueError(f"{where!r}: no card lies there")
            if type(value) is not int or value not in self.values(s):
                raise ValueError(f"{where!r}: {value!r} can't be")
            self.set(box, lying[int(under)], value)

    def values(self, s: Any) -> range:
        """What may be said of a card."""
        raise NotImplementedError

    def set(self, box: Box, card: int, value: int) -> None:
        raise NotImplementedError


class KnownField(ByWhere):
    """Who has seen a card beyond what its place says."""

    def __init__(self, cards: Cards) -> None:
        super().__init__("known", cards, "string[]")

    def odd(self, s: Any) -> list[int]:
        """The cards that more viewers know, or fewer, than those who know whatever lies there."""
        box = self.box(s)
        lying = [card for card in range(self.cards.size) if box.place[card] != AWAY]
        return [card for card in lying if box.seen[card] != self.cards.known_at(s, int(box.place[card]))]

    def out(self, s: Any) -> Any:
        box = self.box(s)
        return {self.where(box, card): int(box.seen[card]) for card in self.odd(s)}

    def values(self, s: Any) -> range:
        return range(int(ALL), 1 << int(s.seats))

    def set(self, box: Box, card: int, value: int) -> None:
        box.seen[card] = value

    def known_part(self, s: Any, viewer: int) -> object:
        """What the viewer knows though its place would not tell; what others know besides is theirs."""
        box, bit = self.box(s), 1 << viewer if viewer >= 0 else -1
        mine = [card for card in self.odd(s) if box.knows(viewer, card)]
        beyond = [card for card in mine if self.cards.known_at(s, int(box.place[card])) & bit != bit]
        return sorted([self.where(box, card) for card in beyond])


class SideField(ByWhere):
    """Which cards show another side than their first."""

    def __init__(self, cards: Cards) -> None:
        super().__init__("turned", cards, "[string, number][]")

    def turned(self, box: Box) -> list[int]:
        return [card for card in range(self.cards.size) if box.side[card] and box.place[card] != AWAY]

    def out(self, s: Any) -> Any:
        box = self.box(s)
        return {self.where(box, card): int(box.side[card]) for card in self.turned(box)}

    def values(self, s: Any) -> range:
        return range(SIDES_MAX)

    def set(self, box: Box, card: int, value: int) -> None:
        box.turn(card, value)

    def known_part(self, s: Any, viewer: int) -> object:
        box = self.box(s)
        mine = [card for card in self.turned(box) if box.knows(viewer, card)]
        return [[self.cards.id(card), int(box.side[card])] for card in mine]
