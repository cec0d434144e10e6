"""A player's cards. Bags have no order, so drawing blind from one is drawing from a shuffled deck (CE-022)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.words import SEAT, WHOLE
from gulch.engine.chance import Chance
from gulch.engine.play import EVERYONE
from gulch.games.colt_express.components import BULLET, CARDS, SPEEDING_UP
from gulch.games.colt_express.powers import Decks
from gulch.games.colt_express.scheming import Scheming
from gulch.games.colt_express.state import Colt
from gulch.games.colt_express.vocabulary import BANDIT, CARD, COLT
from gulch.pieces.bag import count, nth, one, size, some

DREW: Final = COLT.event("drew", "CE-022", who=SEAT, count=WHOLE)
DREW_CARD: Final = COLT.event("drew_card", "CE-022", who=BANDIT, card=CARD, count=WHOLE)


class OrdinaryDecks(Decks):
    def __init__(self, menu: Scheming) -> None:
        self.menu = menu

    def take_turn(self, s: Colt, seat: i64, kind: i64) -> None:
        """One action, two where the train speeds up (CE-023, CE-025)."""
        about = self.menu.turn.put(kind)
        s.choose(seat, self.menu, about, True)
        if kind == SPEEDING_UP:
            s.choose(seat, self.menu, about, True)

    def hand_size(self, s: Colt, seat: i64) -> i64:
        """In a team the better of the two counts (CE-084)."""
        most = s.cast[s.lead[seat]].hand_size()
        if s.mate[seat] >= 0:
            most = max(most, s.cast[s.mate[seat]].hand_size())
        return most

    def deal(self, s: Colt, seat: i64) -> None:
        """At the start of a round everybody shuffles and draws (CE-022)."""
        self.draw(s, seat, self.hand_size(s, seat))

    def can_draw(self, s: Colt, seat: i64) -> bool:
        return s.deck[s.lead[seat]] > 0 or (s.mate[seat] >= 0 and s.deck[s.mate[seat]] > 0)

    def draw(self, s: Colt, seat: i64, wanted: i64) -> None:
        """From the own deck, as far as it goes (CE-R04)."""
        if s.listening():
            before = hands(s, seat)
            pull(s, seat, wanted, s.chance)
            tell_draw(s, seat, before)
        else:
            pull(s, seat, wanted, s.chance)
        s.reveal()

    def put_back(self, s: Colt, b: i64, card: i64) -> None:
        """A card has been carried out (CE-028)."""
        s.deck[b] += one(card)

    def take_bullet(self, s: Colt, b: i64) -> None:
        s.deck[s.holder[b]] += one(BULLET)


def pull(s: Colt, seat: i64, wanted: i64, chance: Chance) -> i64:
    """So many cards drawn blind into the hand, or as many as there are; says how many."""
    lead = s.lead[seat]
    if s.mate[seat] >= 0:
        return pull_from_two(s, lead, s.mate[seat], wanted, chance)
    cards = some(s.deck[lead], wanted, chance)
    s.deck[lead] -= cards
    s.hand[lead] += cards
    return size(cards)


def pull_from_two(s: Colt, lead: i64, mate: i64, wanted: i64, chance: Chance) -> i64:
    """A team's one deck is kept as two bags, one for each bandit."""
    leads, mates = s.deck[lead], s.deck[mate]
    first = size(leads)
    all = first + size(mates)
    got: i64 = 0
    while got < wanted and all > 0:
        k = chance.below(all)
        if k < first:
            leads -= one(nth(leads, k))
            first -= 1
        else:
            mates -= one(nth(mates, k - first))
        all -= 1
        got += 1
    s.hand[lead] += s.deck[lead] - leads
    s.hand[mate] += s.deck[mate] - mates
    s.deck[lead], s.deck[mate] = leads, mates
    return got


def hands(s: Colt, seat: i64) -> list[int]:
    mate = s.mate[seat]
    return [int(s.hand[s.lead[seat]]), int(s.hand[mate]) if mate >= 0 else 0]


def tell_draw(s: Colt, seat: i64, before: list[int]) -> None:
    """The others see how many, the drawer which."""
    now = hands(s, seat)
    s.say(EVERYONE, DREW, seat, size(now[0] - before[0]) + size(now[1] - before[1]))
    for k in range(2):
        b = s.lead[seat] if k == 0 else s.mate[seat]
        card: i64
        for card in range(len(CARDS)):
            got = count(now[k] - before[k], card)
            if got > 0:
                s.say(1 << seat, DREW_CARD, b, card, got)
