"""Experts (CE-090 to CE-094): a discard pile, kept cards, a deck that is not shuffled between rounds."""

from __future__ import annotations

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, NumberedMoment, NumberedVerb
from gulch.declare.words import Domain
from gulch.engine.play import EVERYONE, together
from gulch.games.colt_express.components import ALL_ACTIONS, BULLET, CARDS
from gulch.games.colt_express.decks import OrdinaryDecks, deck_count, hand_count, hands, pull, tell_draw
from gulch.games.colt_express.scheming import Play
from gulch.games.colt_express.state import Colt, ColtRules
from gulch.games.colt_express.teams import PlayFor
from gulch.games.colt_express.vocabulary import BANDIT
from gulch.games.colt_express.words import BEGIN_STEALING, KEEP_REST, PUT_AWAY, SORTED, SORTING, THREW, THROW, THROW_FOR
from gulch.pieces.bag import count, kinds, many, one


class ExpertDecks(OrdinaryDecks):
    """A deck is a shuffled bag with bullets on top. Nothing else ever goes there, so their number is its order."""

    def deal(self, s: Colt, seat: i64) -> None:
        """Up to a full hand (CE-092); a team has fetched one card beyond that."""
        full = self.hand_size(s, seat) + (1 if s.mate[seat] >= 0 else 0)
        missing = full - hand_count(s, seat)
        if missing > 0:
            self.draw(s, seat, missing)

    def can_draw(self, s: Colt, seat: i64) -> bool:
        return super().can_draw(s, seat) or has_discard(s, seat)

    def draw(self, s: Colt, seat: i64, wanted: i64) -> None:
        before = hands(s, seat)
        draw_from_top(s, seat, wanted)
        s.reveal()
        if s.listening():
            tell_draw(s, seat, before)

    def put_back(self, s: Colt, b: i64, card: i64) -> None:
        """Face up to the discard (CE-091); who has no player has none."""
        if s.owner[b] >= 0:
            s.discard[b] += one(card)
        else:
            super().put_back(s, b, card)

    def take_bullet(self, s: Colt, b: i64) -> None:
        super().take_bullet(s, b)
        if s.owner[b] >= 0:
            s.top[s.holder[b]] += 1

    def open_for_search(self, s: Colt, seat: i64) -> None:
        if deck_count(s, seat) == 0:
            form_new_deck(s, seat)
        s.top[s.lead[seat]] = 0


def has_discard(s: Colt, seat: i64) -> bool:
    return s.discard[s.lead[seat]] > 0 or (s.mate[seat] >= 0 and s.discard[s.mate[seat]] > 0)


def form_new_deck(s: Colt, seat: i64) -> None:
    """Out of the discard (CE-093); the old deck is empty."""
    for b in (s.lead[seat], s.mate[seat]):
        if b >= 0:
            s.deck[b] += s.discard[b]
            s.discard[b] = 0


def draw_from_top(s: Colt, seat: i64, wanted: i64) -> None:
    lead = s.lead[seat]
    bullets = min(wanted, s.top[lead])
    s.top[lead] -= bullets
    s.deck[lead] -= many(BULLET, bullets)
    s.hand[lead] += many(BULLET, bullets)
    missing = wanted - bullets
    if missing > 0:
        missing -= pull(s, seat, missing, s.chance)
    if missing > 0:
        form_new_deck(s, seat)
        pull(s, seat, missing, s.chance)


# ---- the end of scheming ---------------------------------------------------------------------------------------------
class Throw(Play):
    """A held card onto the discard."""

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        throw(s, self.bandit(s, seat, action), action >> 8 & 255)
        return GO_ON


class ThrowFor(PlayFor):
    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        throw(s, action >> 16, action >> 8 & 255)
        return GO_ON


def throw(s: Colt, b: i64, card: i64) -> None:
    s.hand[b] -= one(card)
    s.discard[b] += one(card)


class Sorting(NumberedMoment[Colt]):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return -1 if s.mate[seat] >= 0 else kinds(s.hand[s.lead[seat]]) & ALL_ACTIONS


def sort_hands(s: Colt) -> int:
    """Bullets go, of the rest everybody keeps what is wanted, all at the same time (CE-090)."""
    before = [int(bag) for bag in s.discard]
    together(s, list(range(s.seats)), sort_hand)
    if s.listening():
        tell_sorted(s, before)
    return BEGIN_STEALING


def sort_hand(s: Colt, seat: int) -> None:
    lead = s.lead[seat]
    bullets = many(BULLET, count(s.hand[lead], BULLET))
    s.hand[lead] -= bullets
    s.discard[lead] += bullets
    while True:
        action = s.ask_number(seat, SORTING, 0, True)
        if action & 255 == KEEP_REST:
            return
        s.rules.do(s, seat, 0, action)


def tell_sorted(s: Colt, before: list[int]) -> None:
    for b in s.gang:
        card: i64
        for card in range(len(CARDS)):
            thrown = count(s.discard[b] - before[b], card)
            if thrown > 0:
                s.tell(EVERYONE, THREW | b << 8 | card << 16 | thrown << 24)
    seat: i64
    for seat in range(s.seats):
        s.tell(EVERYONE, SORTED | seat << 8 | hand_count(s, seat) << 16)


def register(rules: ColtRules) -> None:
    rules.decks = ExpertDecks()
    rules.numbered_step(PUT_AWAY, "put_away", sort_hands)
    card = Domain("card", rules.actions)
    throw: NumberedVerb[Colt] = Throw(THROW, "throw", "CE-090", card=card)
    if rules.teams:
        throw = ThrowFor(THROW_FOR, "throw_for", "CE-090", card=card, bandit=BANDIT)
    rules.moment(SORTING, Sorting("sorting", "CE-090", [throw, NumberedVerb(KEEP_REST, "keep_rest", "CE-090")]))
