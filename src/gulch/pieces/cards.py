"""Cards: the box says where every card of the game is, and who knows it.

Each card is in exactly one place, because its place is a number of the card: nothing can be lost or doubled. A zone is
a kind of place (the deck, each player's hand, the discard); what lies there keeps its order, the last one put there on
top. A card is known to everybody, to its owner, to nobody, or to whoever was shown it, and a guess deals all cards that
a viewer does not know anew among the places where they could be."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.fields import OWN, PUBLIC
from gulch.declare.words import MOST_SEATS, Domain
from gulch.engine.chance import Chance
from gulch.engine.play import State

NONE: Final = -1  # no card
AWAY: Final = 0  # the zone of cards that are not in this game
ALL: Final = -1  # known to everybody


class Family(Domain):
    """Cards with one back: a deck of the rulebook. As a domain: its cards, as things that can be pointed at."""

    def __init__(self, name: str, cards: list[str], first: int) -> None:
        super().__init__(name, cards, True)
        self.first: i64 = first  # number of its first card in the box

    def number(self, card: i64) -> i64:
        """A card of the box as a value of the domain."""
        return card - self.first

    def card(self, number: i64) -> i64:
        return self.first + number


@final
class Zone:
    """A kind of place: one, or one per seat. `only`: which cards of the family may ever lie there."""

    def __init__(
        self, name: str, family: Family, secrecy: str, each: bool, first: int, only: Callable[[int], bool] | None
    ) -> None:
        self.name = name
        self.family = family
        self.secrecy = secrecy
        self.each = each
        self.first: i64 = first
        self.only = only

    def of(self, seat: i64) -> i64:
        """The place of this seat."""
        return self.first + seat

    def places(self, seats: int) -> range:
        first = int(self.first)
        return range(first, first + (seats if self.each else 1))


class Cards:
    """All families and zones that a game declares. Numbers are given by order; an expansion's cards are away until its
    set-up puts them somewhere."""

    def __init__(self) -> None:
        self.families: list[Family] = []
        self.zones: list[Zone] = []
        self.size = 0
        self.count = 1  # places; the first is AWAY
        self.zone_at: list[Zone | None] = [None]  # by place
        self.family_of: list[Family] = []  # by card
        self.known: list[int] = [0]  # by place: who knows what is put there

    def family(self, name: str, cards: list[str]) -> Family:
        family = Family(name, cards, self.size)
        self.families.append(family)
        self.family_of += [family] * len(cards)
        self.size += len(cards)
        return family

    def zone(
        self,
        name: str,
        family: Family,
        secrecy: str = PUBLIC,
        each: bool = False,
        only: Callable[[int], bool] | None = None,
    ) -> Zone:
        """`each`: one per seat. PUBLIC: face up. OWN: its seat knows it. HIDDEN: face down."""
        if secrecy == OWN and not each:
            raise ValueError(f"zone {name}: what is somebody's own is one per seat")
        zone = Zone(name, family, secrecy, each, self.count, only)
        self.zones.append(zone)
        places = MOST_SEATS if each else 1
        self.count += places
        self.zone_at += [zone] * places
        for seat in range(places):
            self.known.append(ALL if secrecy == PUBLIC else 1 << seat if secrecy == OWN else 0)
        return zone

    def name(self, card: int) -> str:
        family = self.family_of[card]
        return family.values[card - int(family.first)]

    def id(self, card: int) -> str:
        return f"{self.family_of[card].name}:{self.name(card)}"

    def card(self, id: str) -> int:
        family_name, _, name = id.partition(":")
        family = next(family for family in self.families if family.name == family_name)
        return int(family.card(family.index[name]))


@final
class Box:
    """Where each card is (`place`), what lies under it, who knows it (`seen`, bits of viewers), which side is up; and
    the top card and the number of cards of each place."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.place = vec[i64]([AWAY] * cards.size)
        self.under = vec[i64]([NONE] * cards.size)
        self.seen = vec[i64]([0] * cards.size)
        self.side = vec[i64]([0] * cards.size)
        self.top = vec[i64]([NONE] * cards.count)
        self.count = vec[i64]([0] * cards.count)

    def copy(self) -> Box:
        c = Box(NO_CARDS)
        c.cards = self.cards
        c.place = self.place[:]
        c.under = self.under[:]
        c.seen = self.seen[:]
        c.side = self.side[:]
        c.top = self.top[:]
        c.count = self.count[:]
        return c

    # ---- looking ----------------------------------------------------------------------------------------------------
    def at(self, place: i64) -> list[int]:
        """What lies there, from the bottom to the top."""
        out: list[int] = []
        card = self.top[place]
        while card >= 0:
            out.append(int(card))
            card = self.under[card]
        out.reverse()
        return out

    def knows(self, viewer: i64, card: i64) -> bool:
        """The spectator knows what everybody knows."""
        return self.seen[card] == ALL or (viewer >= 0 and self.seen[card] >> viewer & 1 == 1)

    # ---- moving: the only two that do -------------------------------------------------------------------------------
    def lift(self, card: i64) -> None:
        place = self.place[card]
        if place == AWAY:
            return
        self.count[place] -= 1
        if self.top[place] == card:
            self.top[place] = self.under[card]
            return
        above = self.top[place]
        while self.under[above] != card:
            above = self.under[above]
        self.under[above] = self.under[card]

    def lay(self, card: i64, place: i64, seen: i64) -> None:
        self.lift(card)
        self.place[card] = place
        self.under[card] = self.top[place]
        self.seen[card] = seen
        self.top[place] = card
        self.count[place] += 1

    def put(self, s: State, card: i64, place: i64, chosen: bool = False) -> None:
        """A card goes there, on top. If anybody learns something by it, no undo goes across it; but showing one's own
        card by one's own choice (`chosen`) is no such thing."""
        seen: i64 = self.cards.known[place]
        if seen & ~self.seen[card] and not chosen:
            s.reveals += 1
        self.lay(card, place, seen)

    def show(self, s: State, card: i64, viewers: i64) -> None:
        """These viewers look at it (bits, ALL: everybody); it stays where it is."""
        if viewers & ~self.seen[card]:
            s.reveals += 1
        self.seen[card] |= viewers

    def draw(self, s: State, source: i64, place: i64) -> i64:
        """The top card goes there; NONE if there is none."""
        card = self.top[source]
        if card >= 0:
            self.put(s, card, place)
        return card

    def shuffle(self, place: i64, chance: Chance) -> None:
        """Nobody knows any more what lies where."""
        cards = self.at(place)
        cards.sort()  # where they lay does not count, so neither does what a guess believed of it
        chance.shuffle(cards)
        self.order(place, cards)
        for card in cards:
            self.seen[card] = self.cards.known[place]

    def gather(self, s: State, source: i64, place: i64) -> None:
        """Shuffle one place's cards and put them under those of another (a discard becomes the deck)."""
        self.shuffle(source, s.chance)
        above, below = self.at(place), self.at(source)
        for card in below:
            self.lay(card, place, self.cards.known[place])
        self.order(place, below + above)

    def order(self, place: i64, cards: list[int]) -> None:
        """The same cards, from the bottom to the top."""
        under: i64 = NONE
        for card in cards:
            self.under[card] = under
            under = card
        self.top[place] = under

    # ---- guessing ---------------------------------------------------------------------------------------------------
    def redeal(self, viewer: i64, chance: Chance) -> None:
        """One pool per family: the cards that a viewer does not know, over the spots where they lie. Who else knows a
        spot, and which side is up, stays with the spot."""
        for family in self.cards.families:
            pool: list[int] = []
            first, last = int(family.first), int(family.first) + len(family.values)
            for card in range(first, last):
                if self.place[card] != AWAY and not self.knows(viewer, card):
                    pool.append(card)
            if len(pool) > 1:
                self.deal(pool, chance)

    def deal(self, pool: list[int], chance: Chance) -> None:
        """`pool` is sorted, so nothing is left of who was where."""
        spots = self.spots(pool)
        new = spread(pool, [self.cards.zone_at[place] for place, _ in spots], chance)
        seen = [int(self.seen[was]) for _, was in spots]
        side = [int(self.side[was]) for _, was in spots]
        whole: dict[int, list[int]] = {place: self.at(place) for place, _ in spots}
        swap = {was: card for (_, was), card in zip(spots, new)}
        for k, (place, _) in enumerate(spots):
            card = new[k]
            self.place[card] = place
            self.seen[card] = seen[k]
            self.side[card] = side[k]
        for place, cards in whole.items():
            self.order(place, [swap.get(card, card) for card in cards])

    def spots(self, pool: list[int]) -> list[tuple[int, int]]:
        """Where these cards lie, by place and from the bottom: (place, card)."""
        mine = set(pool)
        places = sorted({int(self.place[card]) for card in pool})
        return [(place, card) for place in places for card in self.at(place) if card in mine]


def spread(pool: list[int], zones: list[Zone | None], chance: Chance) -> list[int]:
    """A card of the pool for each spot, such that every zone gets only what may lie there. There is a way, because the
    cards did lie there; zones that take few cards choose first, and who can't be served makes another move over."""
    chance.shuffle(pool)
    picky = [k for k, zone in enumerate(zones) if zone is not None and zone.only is not None]
    if not picky:
        return pool
    taken: dict[int, int] = {}  # card -> spot
    for k in picky:
        if not settle(k, pool, zones, taken, set()):
            raise ValueError("these cards can't lie where they lie")
    spot_card = {k: card for card, k in taken.items()}
    rest = [card for card in pool if card not in taken]
    return [spot_card[k] if k in spot_card else rest.pop() for k in range(len(zones))]


def settle(k: int, pool: list[int], zones: list[Zone | None], taken: dict[int, int], tried: set[int]) -> bool:
    zone = zones[k]
    assert zone is not None
    assert zone.only is not None
    for card in pool:
        if card in tried or not zone.only(card):
            continue
        tried.add(card)
        if card not in taken or settle(taken[card], pool, zones, taken, tried):
            taken[card] = k
            return True
    return False


NO_CARDS: Final = Cards()
