"""Assigning the line-up: one card gives the suit, one the rank, one goes to poker; nuggets change suit and rank."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, NumberedMoment, NumberedVerb
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.components import (
    BUILDING_RULES,
    BY_CHANGE,
    FIRST,
    GRAVEYARD,
    LINE_UP,
    NUGGETS,
    PASSED,
    PLACE_RULES,
    REGION_OF,
    SUIT_CHANGE,
    TOWN,
    TURNS,
    suit_of,
)
from gulch.games.pokertown.graveyard import ALL_TOMBSTONES, tombstone_closed
from gulch.games.pokertown.inventory import pay
from gulch.games.pokertown.places import FAR, PLACES_OF, cheapest, closed, go, is_exhausted, price, suit_price
from gulch.games.pokertown.state import FREE_RANK, FREE_SHIFT, FREE_SUIT, POKER_CARDS, Town
from gulch.games.pokertown.vocabulary import ACT, ASSIGNED, DUG, EFFECT, GRAVE, JOKER, PASSED_ON, PLACE, POWER, VISIT

# reasons
SAME_CARD: Final = "same-card"
NOWHERE: Final = "leads-nowhere"
NO_TOMBSTONE: Final = "no-tombstone-left"
MUST_ACT: Final = "must-act"
NOT_BY_CARDS: Final = "not-by-cards"
TOO_FEW_NUGGETS: Final = "too-few-nuggets"
OTHER_PRICE: Final = "other-price"
NO_SUCH_POWER: Final = "no-such-power"
POWER_SPENT: Final = "power-spent"
NOTHING_TO_GAIN: Final = "nothing-to-gain"

SUIT_OF_USE: Final = vec[i64]([a for a in range(LINE_UP) for b in range(LINE_UP) if a != b])
RANK_OF_USE: Final = vec[i64]([b for a in range(LINE_UP) for b in range(LINE_UP) if a != b])
USES: Final = 6
ALL_USES: Final = 63


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
    free = free_by_jokers(s, seat)
    return cheapest(s, seat, suit_card, rank_card, free) <= s.nuggets[seat]


def uses_open(s: Town, seat: i64) -> i64:
    """Which of the six assignments lead somewhere, one bit each."""
    if s.nuggets[seat] >= SUIT_CHANGE:
        return ALL_USES
    mask: i64 = 0
    k: i64
    for k in range(USES):
        if leads_somewhere(s, seat, s.lineup[SUIT_OF_USE[k]], s.lineup[RANK_OF_USE[k]]):
            mask |= 1 << k
    return mask


def must_act(s: Town, seat: i64) -> bool:
    """Something is legal without spending anything (PT-R06)."""
    if s.graves[seat] != ALL_TOMBSTONES:
        return True
    best: i64 = FAR
    k: i64
    for k in range(USES):
        best = min(best, cheapest(s, seat, s.lineup[SUIT_OF_USE[k]], s.lineup[RANK_OF_USE[k]], 0))
    return best == 0


class Use(NumberedVerb[Town]):
    """This card for the suit, that one for the rank, the third for poker (PT-011, PT-R05)."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        suit_card, rank_card = action >> 8 & 255, action >> 16
        if suit_card == rank_card:
            return SAME_CARD
        return LEGAL if leads_somewhere(s, seat, s.lineup[suit_card], s.lineup[rank_card]) else NOWHERE

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        s.suit_card[seat] = action >> 8 & 255
        s.rank_card[seat] = action >> 16
        poker = LINE_UP - s.suit_card[seat] - s.rank_card[seat]
        s.suit[seat] = suit_of(s.lineup[s.suit_card[seat]])
        suit, rank = s.lineup[s.suit_card[seat]], s.lineup[s.rank_card[seat]]
        s.tell(EVERYONE, ASSIGNED | seat << 8 | suit << 16 | rank << 24 | s.lineup[poker] << 32)
        write_poker_card(s, seat, poker)
        while s.place[seat] < 0:
            s.choose_number(seat, PLACE)
        return GO_ON


class Dig(NumberedVerb[Town]):
    """The graveyard instead of suit and rank; any of the three cards goes to poker (PT-015, PT-083)."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return NO_TOMBSTONE if s.graves[seat] == ALL_TOMBSTONES else LEGAL

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        s.suit[seat] = GRAVEYARD
        s.tell(EVERYONE, DUG | seat << 8 | s.lineup[action >> 8] << 16)
        write_poker_card(s, seat, action >> 8)
        s.choose_number(seat, GRAVE)
        return GO_ON


class Pass(NumberedVerb[Town]):
    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return MUST_ACT if must_act(s, seat) else LEGAL

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        s.suit[seat] = PASSED
        s.tell(EVERYONE, PASSED_ON | seat << 8 | s.lineup[action >> 8] << 16)
        write_poker_card(s, seat, action >> 8)
        return GO_ON


def write_poker_card(s: Town, seat: i64, card: i64) -> None:
    """Into the next free row of the round's column (PT-014)."""
    s.poker[seat * POKER_CARDS + (s.round - 1) * TURNS + s.turn - 1] = s.lineup[card]


class Assigning(NumberedMoment[Town]):
    """Its options depend on: which assignments lead somewhere, tombstones left, whether one may pass, the ability."""

    def is_said(self) -> bool:
        """Nobody plays a turn without having seen its cards."""
        return True

    def key(self, s: Town, seat: i64, about: i64) -> i64:
        if s.uses[seat] > 0:
            return -1
        uses = uses_open(s, seat)
        if s.graves[seat] != ALL_TOMBSTONES:
            return uses << 1 | 1
        return uses << 2 | (0 if must_act(s, seat) else 2)


# ---- where to ----------------------------------------------------------------
class Visit(NumberedVerb[Town]):
    """Go to this place for so many nuggets: the fewest that take the two cards there (PT-020, PT-021)."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        place, nuggets = action >> 8 & 255, action >> 16
        if REGION_OF[place] == GRAVEYARD:
            return NOT_BY_CARDS
        why = closed(s, seat, place)
        if why:
            return why
        suit, rank = s.lineup[s.suit_card[seat]], s.lineup[s.rank_card[seat]]
        due = price(s, seat, suit, rank, place, s.free[seat])
        if due != nuggets:
            return OTHER_PRICE
        return LEGAL if due <= s.nuggets[seat] else TOO_FEW_NUGGETS

    def legal(self, s: Town, seat: i64, about: i64, out: list[int]) -> None:
        suit, rank = s.lineup[s.suit_card[seat]], s.lineup[s.rank_card[seat]]
        purse, free = s.nuggets[seat], s.free[seat]
        region: i64
        for region in range(GRAVEYARD):
            if suit_price(s, suit, region, free) <= purse and not is_exhausted(s, seat, region):
                for place in PLACES_OF[region]:
                    if not closed(s, seat, place):
                        due = price(s, seat, suit, rank, place, free)
                        if due <= purse:
                            out.append(int(VISIT | place << 8 | due << 16))

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        place, nuggets = action >> 8 & 255, action >> 16
        if nuggets > 0:
            pay(s, seat, NUGGETS, nuggets, BY_CHANGE)
        s.suit[seat] = REGION_OF[place]
        s.place[seat] = place
        go(s, seat, place)
        return GO_ON


class Going(NumberedMoment[Town]):
    """Where to, or what comes next: an option cites the rule of its place."""

    def cite(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        verb = action & 255
        if verb == VISIT or verb == ACT:
            return PLACE_RULES[action >> 8 & 255]
        return BUILDING_RULES[action >> 8] if verb == EFFECT else ""


class Circle(NumberedVerb[Town]):
    """Any tombstone (PT-080)."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return tombstone_closed(s, seat, action >> 8)

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        s.place[seat] = FIRST[GRAVEYARD] + (action >> 8)
        go(s, seat, s.place[seat])
        return GO_ON


class Circling(NumberedMoment[Town]):
    def key(self, s: Town, seat: i64, about: i64) -> i64:
        return s.graves[seat]


# ---- abilities that belong to the assignment (PT-R32) ------------------------
class Change(NumberedVerb[Town]):
    """Use the ability for this assignment: a joker for the suit or for the rank, or a shift by one's pans."""

    def __init__(self, number: int, name: str, rule: str, free: int) -> None:
        super().__init__(number, name, rule)
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

    def helps(self, s: Town, seat: i64) -> bool:
        """Afterwards there must be a place to go to, be it with the other joker."""
        free = s.free[seat] | self.free
        if s.uses[seat] > 1:
            free |= FREE_SUIT
        suit, rank = s.lineup[s.suit_card[seat]], s.lineup[s.rank_card[seat]]
        return cheapest(s, seat, suit, rank, free) <= s.nuggets[seat]

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        s.uses[seat] -= 1
        s.free[seat] |= self.free
        if self.free == FREE_SHIFT:
            s.tell(EVERYONE, POWER | seat << 8 | s.character[seat] << 16)
        else:
            s.tell(EVERYONE, JOKER | seat << 8 | (1 if self.free == FREE_RANK else 0) << 16)
        return GO_ON
