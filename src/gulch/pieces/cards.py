"""Cards and tokens as a game declares them: families with one back, and the zones where they can lie."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from gulch.declare.fields import OWN, PUBLIC
from gulch.declare.words import MOST_SEATS, Domain
from gulch.pieces.dealing import Takes
from gulch.pieces.sets import MOST_THINGS, bit
from gulch.pieces.vectors import NOTHING

NONE: Final = -1  # no card
AWAY: Final = 0  # the zone of cards that are not in this game
ALL: Final = -1  # known to everybody

Owner = Callable[[Any, int], int]


class Family(Domain):
    """Cards with one back: a deck of the rulebook, or tokens. As a domain: its kinds, as things that can be pointed at.
    `copies`: how many there are of each kind."""

    def __init__(self, name: str, kinds: list[str], first: int, copies: list[int] | None) -> None:
        super().__init__(name, kinds, True)
        counts = copies if copies is not None else [1] * len(kinds)
        if len(counts) != len(kinds) or min(counts) < 1:
            raise ValueError(f"family {name}: one number of copies for each kind")
        self.first: i64 = first  # number of its first card in the box
        self.size = sum(counts)
        self.single = copies is None
        self.kind_of = vec[i64]([kind for kind, count in enumerate(counts) for _ in range(count)])
        self.first_of = vec[i64]([first + sum(counts[:kind]) for kind in range(len(kinds))])

    def number(self, card: i64) -> i64:
        """A card of the box as a value of the domain: its kind."""
        return card - self.first if self.single else self.kind_of[card - self.first]

    def card(self, number: i64) -> i64:
        """The card of this kind, or the first of them."""
        return self.first + number if self.single else self.first_of[number]


@final
class Zone:
    """A kind of place: one, or several, as a rule one per seat. `only`: which cards of the family may ever lie there.
    `owner`: who knows what is in it, where that is not the seat of the same number. `ordered`: everybody can see which
    of its cards is taken, as from a pile but not from a hand."""

    def __init__(
        self,
        name: str,
        family: Family,
        secrecy: str,
        each: int,
        first: int,
        only: Takes | None,
        owner: Owner | None,
        ordered: bool,
    ) -> None:
        self.name = name
        self.family = family
        self.secrecy = secrecy
        self.each = each > 0
        self.most = max(1, each)
        self.first: i64 = first
        self.only = only
        self.owner = owner
        self.ordered = ordered

    def of(self, seat: i64) -> i64:
        """The place of this seat (or figure)."""
        return self.first + seat

    def places(self, seats: int) -> range:
        first = int(self.first)
        return range(
            first, first + (1 if not self.each else min(seats, self.most) if self.owner is None else self.most)
        )


class Cards:
    """All families and zones that a game declares. Numbers are given by order; an expansion's cards are away until its
    set-up puts them somewhere. `seats`: the most there can be."""

    def __init__(self, seats: int = MOST_SEATS) -> None:
        self.seats = seats
        self.families: list[Family] = []
        self.zones: list[Zone] = []
        self.size = 0
        self.count = 1  # places; the first is AWAY
        self.zone_at: list[Zone | None] = [None]  # by place
        self.family_of: list[Family] = []  # by card
        self.bits = NOTHING  # by card: itself as a set, among its family; 0 where that is too large
        self.known = vec[i64]([0])  # by place: who knows what is put there, as far as the place alone says it
        self.owned = vec[i64]([0])  # by place: does a function say who the owner is?
        self.open = [True]  # by place: can everybody see which card is taken?
        self.clear()

    def clear(self) -> None:
        """What an empty box consists of."""
        self.nowhere = vec[i64]([AWAY] * self.size)
        self.no_card = vec[i64]([NONE] * self.size)
        self.no_top = vec[i64]([NONE] * self.count)
        self.nothing = vec[i64]([0] * self.count)

    def family(
        self, name: str, kinds: list[str], copies: list[int] | None = None, spots: list[int] | None = None
    ) -> Family:
        """`spots`: by card, where it stands in sets of cards; those that no table has together may share one."""
        family = Family(name, kinds, self.size, copies)
        stands = spots if spots is not None else list(range(family.size))
        self.families.append(family)
        self.family_of += [family] * family.size
        bits = [bit(spot) if max(stands) < MOST_THINGS else 0 for spot in stands]
        self.bits = vec[i64](list(self.bits) + bits)
        self.size += family.size
        self.clear()
        return family

    def zone(
        self,
        name: str,
        family: Family,
        secrecy: str = PUBLIC,
        each: bool | int = False,
        only: Takes | None = None,
        owner: Owner | None = None,
        ordered: bool | None = None,
    ) -> Zone:
        """`each`: one per seat, or so many. PUBLIC: face up. OWN: its seat (or `owner`) knows it. HIDDEN: face down.
        Nobody sees which card leaves a hand; a bag is a HIDDEN zone that is not `ordered`."""
        if secrecy == OWN and not each:
            raise ValueError(f"zone {name}: what is somebody's own is one per seat")
        number = self.seats if each is True else int(each)
        seen = secrecy != OWN if ordered is None else ordered
        zone = Zone(name, family, secrecy, number, self.count, only, owner, seen)
        self.zones.append(zone)
        self.count += zone.most
        self.zone_at += [zone] * zone.most
        self.open += [seen or secrecy == PUBLIC] * zone.most
        for seat in range(zone.most):
            mine = secrecy == OWN and owner is None
            self.known = append(self.known, ALL if secrecy == PUBLIC else 1 << seat if mine else 0)
            self.owned = append(self.owned, 1 if secrecy == OWN and owner is not None else 0)
        self.clear()
        return zone

    def known_at(self, s: Any, place: i64) -> i64:
        """Who knows what is put there."""
        zone = self.zone_at[place] if self.owned[place] else None
        if zone is None or zone.owner is None:
            return self.known[place]
        owner = zone.owner(s, int(place - zone.first))
        return bit(owner) if owner >= 0 else 0

    def name(self, card: int) -> str:
        family = self.family_of[card]
        return family.values[family.number(card)]

    def id(self, card: int) -> str:
        return f"{self.family_of[card].name}:{self.name(card)}"

    def card(self, id: str) -> int:
        family_name, _, name = id.partition(":")
        family = next(family for family in self.families if family.name == family_name)
        return int(family.card(family.index[name]))
