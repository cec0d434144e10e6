"""The box: where each card and token is, and who knows it.

Each is in exactly one place, because its place is a number of the card: nothing can be lost or doubled. What lies in a
place keeps its order, the last one put there on top. A card is known to everybody, to its owner, to nobody, or to
whoever has seen it; and what was seen stays known as long as one can tell where it went."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from gulch.engine.chance import Chance
from gulch.engine.play import State
from gulch.pieces.cards import ALL, AWAY, NONE, Cards, Family, Zone
from gulch.pieces.dealing import Takes, spread
from gulch.pieces.sets import bit


@final
class Box:
    """By card: its `place`, what lies `under` it, who has `seen` it (bits of viewers), which `side` is up. By place:
    the `top` card, the `count` of cards, and the cards `held` there as a set of their family (see pieces.sets)."""

    def __init__(self, cards: Cards) -> None:
        self.cards = cards
        self.place = cards.nowhere  # a copy gets its own at once
        self.under = cards.no_card
        self.seen = cards.nowhere
        self.side = cards.nowhere  # shared by copies: `turn` replaces it
        self.top = cards.no_top
        self.count = cards.nothing
        self.held = cards.nothing

    def copy(self) -> Box:
        c = Box(self.cards)
        c.place = self.place[:]
        c.under = self.under[:]
        c.seen = self.seen[:]
        c.side = self.side
        c.top = self.top[:]
        c.count = self.count[:]
        c.held = self.held[:]
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

    def blind(self, place: i64, chance: Chance) -> i64:
        """Any card that lies there, each as likely; NONE if there is none."""
        n = self.count[place]
        skip = chance.below(n) if n > 1 else 0
        card = self.top[place]
        while skip > 0:
            card = self.under[card]
            skip -= 1
        return card

    # ---- moving: the only two that do -------------------------------------------------------------------------------
    def lift(self, card: i64) -> None:
        place = self.place[card]
        if place == AWAY:
            return
        self.count[place] -= 1
        self.held[place] ^= self.cards.bits[card]
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
        self.held[place] ^= self.cards.bits[card]

    def put(self, s: State, card: i64, place: i64, chosen: bool = False) -> None:
        """A card goes there, on top. If anybody learns something by it, no undo goes across it; but showing one's own
        card by one's own choice (`chosen`) is no such thing."""
        source = self.place[card]
        knows = self.cards.known_at(s, place)
        if knows & ~self.seen[card] and not chosen:
            s.reveals += 1
        if self.cards.open[source] or self.count[source] == 1:
            self.lay(card, place, knows | self.seen[card])
            return
        follow = self.cards.known_at(s, source)  # who can see which card it is
        if knows | follow != ALL:
            self.forget(source, knows | follow)
        self.lay(card, place, knows | (self.seen[card] & follow))

    def forget(self, place: i64, but: i64) -> None:
        """Something left this place unseen: all but these viewers can't be sure any more of what they knew to be
        there."""
        card = self.top[place]
        while card >= 0:
            self.seen[card] &= but
            card = self.under[card]

    def show(self, s: State, card: i64, viewers: i64) -> None:
        """These viewers look at it (bits, ALL: everybody); it stays where it is."""
        if viewers & ~self.seen[card]:
            s.reveals += 1
        self.seen[card] |= viewers

    def turn(self, card: i64, side: i64) -> None:
        """Which side is up."""
        self.side = self.side[:]
        self.side[card] = side

    def draw(self, s: State, source: i64, place: i64) -> i64:
        """The top card goes there; NONE if there is none."""
        card = self.top[source]
        if card >= 0:
            self.put(s, card, place)
        return card

    def fill(self, family: Family, place: i64) -> None:
        """Set-up: every card of a family goes there, unseen."""
        for card in range(int(family.first), int(family.first) + family.size):
            self.lay(card, place, self.cards.known[place])

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

    # ---- everybody at once: each strand draws from a share of its own ------------------------------------------------
    def share_out(self, deck: i64, shares: Zone, seats: list[int], most: i64) -> None:
        """Before a block: the deck's top cards, one by one around the table, so that nobody's draws depend on
        another's. As many as a strand can need at most, as far as they last."""
        for _ in range(most):
            for seat in seats:
                card = self.top[deck]
                if card >= 0:
                    self.lay(card, shares.of(seat), self.seen[card])
        for seat in seats:
            self.order(shares.of(seat), self.at(shares.of(seat))[::-1])  # the first is on top

    def take_back(self, deck: i64, shares: Zone, seats: list[int]) -> None:
        """After it: what is left goes back on top of the deck, in seat order."""
        for seat in seats:
            for card in self.at(shares.of(seat)):
                self.lay(card, deck, self.seen[card])

    # ---- guessing ---------------------------------------------------------------------------------------------------
    def redeal(self, s: State, viewer: i64, chance: Chance) -> None:
        """One pool per family: the cards that a viewer does not know, over the spots where they lie. Who else knows a
        spot, and which side is up, stays with the spot; but what the others have seen of a third hand is forgotten."""
        self.others_forget(s, viewer)
        for family in self.cards.families:
            pool: list[int] = []
            for card in range(int(family.first), int(family.first) + family.size):
                if self.place[card] != AWAY and not self.knows(viewer, card):
                    pool.append(card)
            if len(pool) > 1:
                self.deal(pool, chance)

    def others_forget(self, s: State, viewer: i64) -> None:
        """Which cards of a hand another has seen is that one's own knowledge."""
        mine: i64 = bit(viewer) if viewer >= 0 else 0
        for card in range(self.cards.size):
            place = self.place[card]
            if self.seen[card] != ALL and not self.cards.open[place]:
                self.seen[card] &= mine | self.cards.known_at(s, place)

    def deal(self, pool: list[int], chance: Chance) -> None:
        """`pool` is sorted, so nothing is left of who was where."""
        spots = self.spots(pool)
        takes: list[Takes | None] = []
        for place, _ in spots:
            zone = self.cards.zone_at[place]
            takes.append(zone.only if zone is not None else None)
        new = spread(pool, takes, chance)
        seen = [int(self.seen[was]) for _, was in spots]
        side = [int(self.side[was]) for _, was in spots]
        whole: dict[int, list[int]] = {}
        for place, _ in spots:
            if place not in whole:
                whole[place] = self.at(place)
        swap = {was: card for (_, was), card in zip(spots, new)}
        for k, (place, was) in enumerate(spots):
            card = new[k]
            self.place[card] = place
            self.seen[card] = seen[k]
            self.held[place] ^= self.cards.bits[was] ^ self.cards.bits[card]
            if self.side[card] != side[k]:
                self.turn(card, side[k])
        for place, cards in whole.items():
            self.order(place, [swap.get(card, card) for card in cards])

    def spots(self, pool: list[int]) -> list[tuple[int, int]]:
        """Where these cards lie, by place and from the bottom: (place, card)."""
        mine = set(pool)
        places = sorted({int(self.place[card]) for card in pool})
        return [(place, card) for place in places for card in self.at(place) if card in mine]


def new_box(cards: Cards) -> Box:
    """All cards are away."""
    return Box(cards).copy()


NO_BOX: Final = Box(Cards())
