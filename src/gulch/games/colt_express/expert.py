"""Experts (CE-090 to CE-094): a discard pile, kept cards, a deck that is not shuffled between rounds."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.expansion import Expansion
from gulch.declare.rules import GO_ON, Moment, Verb
from gulch.declare.words import SEAT, WHOLE
from gulch.engine.play import EVERYONE, together
from gulch.games.colt_express.components import ALL_ACTIONS, BULLET, CARDS
from gulch.games.colt_express.decks import OrdinaryDecks, hands, pull, tell_draw
from gulch.games.colt_express.knowledge import deck_count, hand_count
from gulch.games.colt_express.powers import ColtRules
from gulch.games.colt_express.scheming import Play
from gulch.games.colt_express.state import BEGIN_STEALING, PUT_AWAY, Colt
from gulch.games.colt_express.teams import PlayFor
from gulch.games.colt_express.vocabulary import BANDIT, CARD, EXPERT, EXPERT_ONE_EACH, EXPERT_TEAMS
from gulch.pieces.bag import count, kinds, many, one

THREW: Final = EXPERT.event("threw", "CE-090", who=BANDIT, card=CARD, count=WHOLE)
SORTED: Final = EXPERT.event("sorted", "CE-090", who=SEAT, count=WHOLE)


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

    def keeps_discard(self) -> bool:
        return True

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
        throw(s, s.lead[seat], self.card.of(action))
        return GO_ON


class ThrowFor(PlayFor):
    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        throw(s, self.bandit.of(action), self.card.of(action))
        return GO_ON


def throw(s: Colt, b: i64, card: i64) -> None:
    s.hand[b] -= one(card)
    s.discard[b] += one(card)


class Sorting(Moment[Colt]):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        return kinds(s.hand[s.lead[seat]]) & ALL_ACTIONS


KEEP_REST: Final[Verb[Colt]] = Verb(EXPERT, "keep_rest", "CE-090")
THROW: Final = Throw(EXPERT_ONE_EACH, "throw", "CE-090")
SORTING: Final[Moment[Colt]] = Sorting(EXPERT_ONE_EACH, "sorting", "CE-090", THROW, KEEP_REST)
THROW_FOR: Final = ThrowFor(EXPERT_TEAMS, "throw_for", "CE-090")
TEAM_SORTING: Final[Moment[Colt]] = Moment(EXPERT_TEAMS, "sorting", "CE-090", THROW_FOR, KEEP_REST)


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
    menu = SORTING if s.mate[seat] < 0 else TEAM_SORTING
    while True:
        action = s.ask(seat, menu, 0, True)
        if KEEP_REST.chosen(action):
            return
        s.rules.do(s, seat, 0, action)


def tell_sorted(s: Colt, before: list[int]) -> None:
    for b in s.gang:
        card: i64
        for card in range(len(CARDS)):
            thrown = count(s.discard[b] - before[b], card)
            if thrown > 0:
                s.say(EVERYONE, THREW, b, card, thrown)
    seat: i64
    for seat in range(s.seats):
        s.say(EVERYONE, SORTED, seat, hand_count(s, seat))


def keep_decks(rules: ColtRules) -> None:
    decks = rules.decks
    assert isinstance(decks, OrdinaryDecks)
    rules.decks = ExpertDecks(decks.menu)


def register(rules: ColtRules) -> None:
    rules.use(EXPERT)
    rules.step(PUT_AWAY, sort_hands)


def of_one_bandit(rules: ColtRules) -> None:
    rules.use(EXPERT_ONE_EACH)


def of_a_team(rules: ColtRules) -> None:
    rules.use(EXPERT_TEAMS)


EXPERTS: Final = Expansion(register, keep_decks)
SORTING_ONE: Final = Expansion(of_one_bandit)
SORTING_TWO: Final = Expansion(of_a_team)
