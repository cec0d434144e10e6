"""The box as fields of a state: one per zone, who was shown what, which sides are up."""

from __future__ import annotations

from typing import Any

from gulch.declare.fields import MIXED, PUBLIC, Field, Kind
from gulch.engine.chance import Chance
from gulch.pieces.cards import AWAY, Box, Cards, Zone


def card_fields(cards: Cards) -> list[Field]:
    """Everything that a state keeps of its cards."""
    zones: list[Field] = [ZoneField(cards, zone) for zone in cards.zones]
    return [BoxField(cards), *zones, KnownField(cards), SideField(cards)]


class BoxField(Field):
    """The attribute itself: what is in it, the zones' fields say; it deals for all of them."""

    def __init__(self, cards: Cards) -> None:
        super().__init__("box", Kind())
        self.cards = cards
        self.typed = "Box"
        self.first = "Box(CARDS)"
        self.copied = "self.{}.copy()"

    def out(self, s: Any) -> Any:
        return int(self.cards.size)

    def fill(self, s: Any, data: Any) -> None:
        if data != self.cards.size:
            raise ValueError(f"the box has {self.cards.size} cards, not {data!r}")
        s.box = Box(self.cards)

    def redeal(self, s: Any, viewer: int, chance: Chance) -> None:
        s.box.redeal(viewer, chance)


class ZoneField(Field):
    """What lies in a zone: names of cards from the bottom to the top, a list per seat where each seat has one."""

    def __init__(self, cards: Cards, zone: Zone) -> None:
        secrecy = PUBLIC if zone.secrecy == PUBLIC else MIXED
        super().__init__(zone.name, ZoneKind(zone), secrecy, None if secrecy == PUBLIC else self.part)
        self.cards = cards
        self.zone = zone

    def attributes(self) -> list[str]:
        return []

    def out(self, s: Any) -> Any:
        whole = [[self.cards.name(card) for card in s.box.at(p)] for p in self.zone.places(int(s.seats))]
        return whole if self.zone.each else whole[0]

    def fill(self, s: Any, data: Any) -> None:
        lists = data if self.zone.each else [data]
        places = self.zone.places(int(s.seats))
        if not isinstance(lists, list) or len(lists) != len(places):
            raise ValueError(f"{self.name}: {len(places)} lists are needed")
        for place, names in zip(places, lists):
            for name in names:
                card = int(self.zone.family.card(self.zone.family.index[name]))
                if s.box.place[card] != AWAY:
                    raise ValueError(f"{name} is in two places")
                if self.zone.only is not None and not self.zone.only(card):
                    raise ValueError(f"{name} can't be in {self.name}")
                s.box.lay(card, place, self.cards.known[place])

    def part(self, s: Any, viewer: int) -> object:
        """Known cards by name, the others as null."""
        whole = [
            [self.cards.name(card) if s.box.knows(viewer, card) else None for card in s.box.at(p)]
            for p in self.zone.places(int(s.seats))
        ]
        return whole if self.zone.each else whole[0]


class ZoneKind(Kind):
    def __init__(self, zone: Zone) -> None:
        self.zone = zone

    def wire(self) -> str:
        one = "string[]" if self.zone.secrecy == PUBLIC else "(string | null)[]"
        return one + "[]" if self.zone.each else one


class KnownField(Field):
    """Who was shown what beyond what its zone says. A viewer knows that of the cards it knows itself; of the others it
    knows who was shown the one on that spot."""

    def __init__(self, cards: Cards) -> None:
        super().__init__("known", Kind(), MIXED, self.part)
        self.cards = cards

    def attributes(self) -> list[str]:
        return []

    def out(self, s: Any) -> Any:
        box: Box = s.box
        odd = [c for c in range(self.cards.size) if box.place[c] and box.seen[c] != self.cards.known[box.place[c]]]
        return {self.cards.id(card): int(box.seen[card]) for card in odd}

    def fill(self, s: Any, data: Any) -> None:
        for id, mask in data.items():
            s.box.seen[self.cards.card(id)] = mask

    def part(self, s: Any, viewer: int) -> object:
        return sorted([[id, mask] for id, mask in self.out(s).items() if viewer >= 0 and mask >> viewer & 1])


class SideField(Field):
    """Which cards show another side than their first."""

    def __init__(self, cards: Cards) -> None:
        super().__init__("turned", Kind(), MIXED, self.part)
        self.cards = cards

    def attributes(self) -> list[str]:
        return []

    def out(self, s: Any) -> Any:
        return {self.cards.id(card): int(s.box.side[card]) for card in range(self.cards.size) if s.box.side[card]}

    def fill(self, s: Any, data: Any) -> None:
        for id, side in data.items():
            s.box.side[self.cards.card(id)] = side

    def part(self, s: Any, viewer: int) -> object:
        return [[id, side] for id, side in self.out(s).items() if s.box.knows(viewer, self.cards.card(id))]
