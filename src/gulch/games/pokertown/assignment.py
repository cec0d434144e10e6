"""Assigning the line-up: one card gives the suit, one the rank, one goes to poker; nuggets change suit and rank."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Declared, Moment, Verb
from gulch.declare.words import SEAT, Domain, arg
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.components import (
    BY_CHANGE,
    FIRST,
    FREE_RANK,
    FREE_SHIFT,
    FREE_SUIT,
    GRAVEYARD,
    LINE_UP,
    NO_PLACE,
    NUGGETS,
    PASSED,
    PLACE_RULES,
    REGION_OF,
    ROUNDS,
    SUIT_CHANGE,
    TOWN,
    TURNS,
    rank_of,
    suit_of,
)
from gulch.games.pokertown.graveyard import open_tombstones, tombstone_closed
from gulch.games.pokertown.places import closed, go, in_reach, leads_within, price, rank_price, suit_price
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.tokens import POWER_USED, pay
from gulch.games.pokertown.vocabulary import CARD, NUGGETS_DUE, PLACE, PT, SLOT, TOMBSTONE

SAME_CARD: Final = PT.reason("same-card", "PT-R05")
NOWHERE: Final = PT.reason("leads-nowhere", "PT-017")
NO_TOMBSTONE: Final = PT.reason("no-tombstone-left", "PT-080")
MUST_ACT: Final = PT.reason("must-act", "PT-R06")
NOT_BY_CARDS: Final = PT.reason("not-by-cards", "PT-015")
TOO_FEW_NUGGETS: Final = PT.reason("too-few-nuggets", "PT-021")
OTHER_PRICE: Final = PT.reason("other-price", "PT-021")
NO_SUCH_POWER: Final = PT.reason("no-such-power", "PT-120")
POWER_SPENT: Final = PT.reason("power-spent", "PT-120")
NOTHING_TO_GAIN: Final = PT.reason("nothing-to-gain", "PT-092")

ASSIGNED: Final = PT.event("assigned", "PT-011", who=SEAT, suit=CARD, rank=CARD, poker=CARD)
DUG: Final = PT.event("dug", "PT-015", who=SEAT, poker=CARD)
PASSED_ON: Final = PT.event("passed", "PT-R06", who=SEAT, poker=CARD)
JOKER: Final = PT.event("joker", "PT-R32", who=SEAT, use=Domain("joker", ["suit", "rank"]))

SUIT_OF_USE: Final = vec[i64]([a for a in range(LINE_UP) for b in range(LINE_UP) if a != b])
RANK_OF_USE: Final = vec[i64]([b for a in range(LINE_UP) for b in range(LINE_UP) if a != b])
USES: Final = LINE_UP * (LINE_UP - 1)
ALL_USES: Final = (1 << USES) - 1


def free_by_jokers(s: Town, seat: i64) -> i64:
    """What could be made free in this assignment, were the ability used for it."""
    if s.uses[seat] > 0:
        if s.cast[seat].has_jokers():
            return FREE_SUIT
        if s.cast[seat].shifts_rank():
            return FREE_SHIFT
    return 0


def leads_somewhere(s: Town, seat: i64, suit_card: i64, rank_card: i64) -> bool:
    """A suit and rank that lead to no legal place can't be chosen (PT-017)."""
    if s.nuggets[seat] >= SUIT_CHANGE or suit_of(suit_card) == TOWN:
        return True  # the town is always open, at any rank
    return leads_within(s, seat, suit_card, rank_card, s.nuggets[seat], free_by_jokers(s, seat))


def uses_open(s: Town, seat: i64) -> i64:
    """Which of the six assignments lead somewhere, one bit each."""
    if s.nuggets[seat] >= SUIT_CHANGE:
        return ALL_USES
    mask: i64 = 0
    k: i64
    for k in range(USES):
        if leads_somewhere(s, seat, s.slots[SUIT_OF_USE[k]], s.slots[RANK_OF_USE[k]]):
            mask |= 1 << k
    return mask


def must_act(s: Town, seat: i64) -> bool:
    """Something is legal without spending anything (PT-R06)."""
    if open_tombstones(s, seat) != 0:
        return True
    k: i64
    for k in range(USES):  # noqa: SIM110 - compiled, a generator is a list
        if leads_within(s, seat, s.slots[SUIT_OF_USE[k]], s.slots[RANK_OF_USE[k]], 0, 0):
            return True
    return False


class Use(Verb[Town]):
    """This card for the suit, that one for the rank, the third for poker (PT-011, PT-R05)."""

    suit: Final = arg(SLOT)
    rank: Final = arg(SLOT)

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        suit_card, rank_card = self.suit.of(action), self.rank.of(action)
        if suit_card == rank_card:
            return SAME_CARD
        return LEGAL if leads_somewhere(s, seat, s.slots[suit_card], s.slots[rank_card]) else NOWHERE

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        suit_card, rank_card = self.suit.of(action), self.rank.of(action)
        s.suit_card[seat] = suit_card
        s.rank_card[seat] = rank_card
        s.suit[seat] = suit_of(s.slots[suit_card])
        poker = LINE_UP - suit_card - rank_card
        s.say(EVERYONE, ASSIGNED, seat, s.slots[suit_card], s.slots[rank_card], s.slots[poker])
        write_poker_card(s, seat, poker)
        while s.place[seat] == NO_PLACE:
            s.choose(seat, GO)
        return GO_ON


class Dig(Verb[Town]):
    """The graveyard instead of suit and rank; any of the three cards goes to poker (PT-015, PT-083)."""

    poker: Final = arg(SLOT)

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return NO_TOMBSTONE if open_tombstones(s, seat) == 0 else LEGAL

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        s.suit[seat] = GRAVEYARD
        s.say(EVERYONE, DUG, seat, s.slots[self.poker.of(action)])
        write_poker_card(s, seat, self.poker.of(action))
        s.choose(seat, GRAVE)
        return GO_ON


class Pass(Verb[Town]):
    poker: Final = arg(SLOT)

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return MUST_ACT if must_act(s, seat) else LEGAL

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        s.suit[seat] = PASSED
        s.say(EVERYONE, PASSED_ON, seat, s.slots[self.poker.of(action)])
        write_poker_card(s, seat, self.poker.of(action))
        return GO_ON


def row_of(s: Town, seat: i64, turn: i64) -> i64:
    """Where a turn's poker card stands, this round (PT-014)."""
    return (seat * ROUNDS + s.round - 1) * TURNS + turn - 1


def write_poker_card(s: Town, seat: i64, slot: i64) -> None:
    """Into the next free row of the round's column (PT-014)."""
    s.poker[row_of(s, seat, s.turn)] = s.slots[slot]


class Assigning(Moment[Town]):
    """Its options depend on: which assignments lead somewhere, tombstones left, whether one may pass, the ability."""

    first: Final = arg(CARD)
    second: Final = arg(CARD)
    third: Final = arg(CARD)

    def key(self, s: Town, seat: i64, about: i64) -> i64:
        if s.uses[seat] > 0:
            return -1
        passing: i64 = 0 if open_tombstones(s, seat) != 0 else 1 if must_act(s, seat) else 2
        return uses_open(s, seat) * 3 + passing

    def about_lineup(self, s: Town) -> i64:
        """The line-up that the question is about: its options speak of the cards themselves."""
        return self.first.put(s.slots[0]) | self.second.put(s.slots[1]) | self.third.put(s.slots[2])


# ---- where to ----------------------------------------------------------------
class Visit(Verb[Town]):
    """Go to this place for so many nuggets: the fewest that take the two cards there (PT-020, PT-021)."""

    place: Final = arg(PLACE)
    price: Final = arg(NUGGETS_DUE)

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        place = self.place.of(action)
        if REGION_OF[place] == GRAVEYARD:
            return NOT_BY_CARDS
        why = closed(s, seat, place)
        if why:
            return why
        suit, rank = s.slots[s.suit_card[seat]], s.slots[s.rank_card[seat]]
        due = price(s, seat, suit, rank, place, s.free[seat])
        if due != self.price.of(action):
            return OTHER_PRICE
        return LEGAL if due <= s.nuggets[seat] else TOO_FEW_NUGGETS

    def meant(self, s: Town, seat: i64, about: i64, thing: str) -> list[int]:
        """Nobody who points at a place means another price."""
        codes = super().meant(s, seat, about, thing)
        return [code for code in codes if self.why_not(s, seat, about, code) != OTHER_PRICE]

    def legal(self, s: Town, seat: i64, about: i64, out: list[int]) -> None:
        suit, rank = s.slots[s.suit_card[seat]], rank_of(s.slots[s.rank_card[seat]])
        free = s.free[seat]
        region: i64
        for region in range(GRAVEYARD):
            change = suit_price(suit, region, free)
            if change <= s.nuggets[seat]:
                self.list_places(s, seat, region, rank, change, out)

    def list_places(self, s: Town, seat: i64, region: i64, rank: i64, change: i64, out: list[int]) -> None:
        free = s.free[seat]
        shift: i64 = s.pans[seat] if free & FREE_SHIFT else 0
        left = in_reach(s, seat, region, rank, s.nuggets[seat] - change, free)
        place = FIRST[region]
        while left != 0:
            if left & 1:
                due = change
                if not free & FREE_RANK:
                    due += max(0, rank_price(s, seat, place, rank) - shift)
                self.add(out, place, due)
            left >>= 1
            place += 1

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        place = self.place.of(action)
        pay(s, seat, NUGGETS, self.price.of(action), BY_CHANGE)
        s.suit[seat] = REGION_OF[place]
        s.place[seat] = place
        go(s, seat, place)
        return GO_ON


class Going(Moment[Town]):
    def cite(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        """An option cites the rule of its place."""
        return PLACE_RULES[VISIT.place.of(action)] if VISIT.chosen(action) else ""


class Circle(Verb[Town]):
    """Any tombstone (PT-080)."""

    tombstone: Final = arg(TOMBSTONE)

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return tombstone_closed(s, seat, self.tombstone.of(action))

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        s.place[seat] = FIRST[GRAVEYARD] + self.tombstone.of(action)
        go(s, seat, s.place[seat])
        return GO_ON


class Circling(Moment[Town]):
    def key(self, s: Town, seat: i64, about: i64) -> i64:
        return s.graves[seat]


# ---- abilities that belong to the assignment (PT-R32) ------------------------
class Change(Verb[Town]):
    """Use the ability for this assignment: a joker for the suit or for the rank, or a shift by one's pans."""

    def __init__(self, declared: Declared, name: str, rule: str, free: int) -> None:
        super().__init__(declared, name, rule)
        self.free: i64 = free

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        me = s.cast[seat]
        if not (me.shifts_rank() if self.free == FREE_SHIFT else me.has_jokers()):
            return NO_SUCH_POWER
        if s.uses[seat] == 0 or s.free[seat] & self.free:
            return POWER_SPENT
        if self.free == FREE_SHIFT and s.pans[seat] == 0:
            return NOTHING_TO_GAIN
        return LEGAL if self.helps(s, seat) else NOWHERE

    def legal(self, s: Town, seat: i64, about: i64, out: list[int]) -> None:
        if s.uses[seat] > 0:
            super().legal(s, seat, about, out)

    def helps(self, s: Town, seat: i64) -> bool:
        """Afterwards there must be a place to go to, be it with the other joker."""
        free = s.free[seat] | self.free
        if s.uses[seat] > 1:
            free |= FREE_SUIT
        suit, rank = s.slots[s.suit_card[seat]], s.slots[s.rank_card[seat]]
        return leads_within(s, seat, suit, rank, s.nuggets[seat], free)

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        s.uses[seat] -= 1
        s.free[seat] |= self.free
        if self.free == FREE_SHIFT:
            s.say(EVERYONE, POWER_USED, seat, s.character[seat])
        else:
            s.say(EVERYONE, JOKER, seat, 1 if self.free == FREE_RANK else 0)
        return GO_ON


VISIT: Final = Visit(PT, "visit", "PT-013")
JOKER_SUIT: Final = Change(PT, "joker_suit", "PT-R32", FREE_SUIT)
JOKER_RANK: Final = Change(PT, "joker_rank", "PT-R32", FREE_RANK)
SHIFT: Final = Change(PT, "shift", "PT-R32", FREE_SHIFT)
GO: Final = Going(PT, "place", "PT-013", VISIT, JOKER_SUIT, JOKER_RANK, SHIFT)
CIRCLE: Final = Circle(PT, "circle", "PT-080")
GRAVE: Final = Circling(PT, "grave", "PT-080", CIRCLE)
USE: Final = Use(PT, "use", "PT-011")
DIG: Final = Dig(PT, "dig", "PT-015")
PASS: Final = Pass(PT, "pass", "PT-R06")
