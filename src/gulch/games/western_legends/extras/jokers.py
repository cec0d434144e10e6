"""The two jokers (WLX-005 to WLX-008): each is played as a copy of another card in hand, which is shown and stays. In
the flop or with the dealer a joker is any card (hands.py)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import SEAT, Domain, arg
from gulch.engine.play import EVERYONE, ask_all
from gulch.games.western_legends.asking import NOT_HELD
from gulch.games.western_legends.components import NONE, name_of
from gulch.games.western_legends.extras.names import POKER_CARDS
from gulch.games.western_legends.extras.state import extras
from gulch.games.western_legends.extras.vocabulary import EXTRAS
from gulch.games.western_legends.fight_steps import why_no_reaction
from gulch.games.western_legends.names import EVERY_POKER_CARD
from gulch.games.western_legends.parts import NO_ACTION, SRC, PokerCard
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import cards_of, plain_cards, side_seat
from gulch.games.western_legends.zones import COMMITTED, HAND, LAID, POKER

FIRST_JOKER: Final = EVERY_POKER_CARD.index(POKER_CARDS[0])
AS_CARD: Final = 0
AS_ACTION: Final = 1
AS_REACTION: Final = 2

NOT_SO: Final = EXTRAS.reason("not-so", "WLX-006")
IS_COPIED: Final = EXTRAS.reason("is-copied", "WL-384")
COPIED: Final = EXTRAS.event("copied", "WLX-006", who=SEAT, card=POKER)


def is_joker(card: i64) -> bool:
    return FIRST_JOKER <= card < FIRST_JOKER + len(POKER_CARDS)


# ---- which card it copies --------------------------------------------------------------------------------------------
class Copy(Verb[Western]):
    """Another card of the own hand, no joker, that can be used so now."""

    card: Final = arg(POKER)

    def choices(self, s: Western, seat: i64, about: i64) -> list[int]:
        return [self.action(card) for card in cards_of(s, plain_cards(s, seat))]

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        card = self.card.of(action)
        if s.box.place[card] != HAND.of(seat) or is_joker(card):
            return NOT_HELD
        return LEGAL if can_be(s, seat, card, COPYING.use.of(about)) else NOT_SO


def can_be(s: Western, seat: i64, card: i64, use: i64) -> bool:
    if use == AS_ACTION:
        return not s.game.deck[name_of(card)].why_no_action(s, seat)
    if use == AS_REACTION:
        return not why_no_reaction(s, 0 if seat == s.fighter else 1, card)
    return True


def can_copy(s: Western, seat: i64, use: i64) -> bool:
    return any(can_be(s, seat, card, use) for card in cards_of(s, plain_cards(s, seat)))


class Copying(Moment[Western]):
    use: Final = arg(Domain("use", ["card", "action", "reaction"]))


COPY: Final = Copy(EXTRAS, "copy", "WLX-006")
COPYING: Final = Copying(EXTRAS, "copying", "WLX-006", COPY)


def show_copied(s: Western, seat: i64, card: i64) -> None:
    s.box.show(s, card, EVERYONE)
    s.say(EVERYONE, COPIED, seat, card)


def ask_copy(s: Western, seat: i64, use: i64) -> i64:
    """Always asked: nobody must learn how many cards would do. NONE: nothing would, in a hand that somebody guesses."""
    return COPY.card.of(s.ask(seat, COPYING, COPYING.use.put(use), True)) if can_copy(s, seat, use) else NONE


def ask_and_show(s: Western, seat: i64, use: i64) -> i64:
    card = ask_copy(s, seat, use)
    if card != NONE:
        show_copied(s, seat, card)
    return card


class Joker(PokerCard):
    def is_copy(self) -> bool:
        return True

    def why_no_action(self, s: Western, seat: i64) -> str:
        return LEGAL if can_copy(s, seat, AS_ACTION) else NO_ACTION

    def action(self, s: Western, seat: i64, card: i64) -> None:
        """A full copy: it costs the action, and the joker is discarded (WLX-R02)."""
        copied = ask_and_show(s, seat, AS_ACTION)
        if copied != NONE:
            extras(s).copied[card - FIRST_JOKER] = copied
            s.game.deck[name_of(copied)].action(s, seat, card)
            extras(s).copied[card - FIRST_JOKER] = NONE

    def played_as(self, s: Western, seat: i64, card: i64) -> i64:
        """The dealer's is any card (WLX-007)."""
        copied = extras(s).copied[card - FIRST_JOKER]
        return card if seat == s.dealer or copied == NONE else copied

    def reacts_as(self, s: Western, seat: i64, card: i64, side: i64) -> i64:
        copied = ask_and_show(s, seat, AS_REACTION)
        return card if copied == NONE else copied

    def reaction(self, s: Western, side: i64) -> None:
        """Of a joker that copies nothing."""

    def boosts_as(self, s: Western, seat: i64, card: i64, occasion: i64) -> i64:
        """Which of those that would do makes no difference."""
        could = [one for one in cards_of(s, plain_cards(s, seat)) if s.game.deck[name_of(one)].boosts() == occasion]
        show_copied(s, seat, could[0])
        return could[0]

    def when_shown(self, s: Western, seat: i64, card: i64) -> None:
        copied = self.played_as(s, seat, card)
        if copied != card:
            show_copied(s, seat, copied)


def why_kept(s: Western, card: i64) -> str:
    """The card that a committed joker copies can't be a Reaction of the same fight as well (WL-384)."""
    for side in range(2):
        seat = side_seat(s, side)
        joker = s.box.top[COMMITTED.of(seat)] if seat >= 0 else NONE
        if is_joker(joker) and extras(s).copied[joker - FIRST_JOKER] == card:
            return IS_COPIED
    return LEGAL


# ---- when the question comes -----------------------------------------------------------------------------------------
def keep_copy(s: Western, seat: int, action: int) -> None:
    """Of the card committed; a guess may have dealt another card there than the joker that the question was about."""
    committed = s.box.top[COMMITTED.of(seat)]
    if is_joker(committed):
        extras(s).copied[committed - FIRST_JOKER] = COPY.card.of(action)


def before_revealing(s: Western, fighter: int) -> None:
    """At the reveal, both sides at once (WLX-R04)."""
    seats: list[int] = []
    side: i64
    for side in range(2):
        seat = side_seat(s, side)
        if seat >= 0 and is_joker(s.box.top[COMMITTED.of(seat)]) and plain_cards(s, seat) != 0:
            seats.append(int(seat))
    if seats:
        ask_all(s, seats, COPYING, keep_copy)


def after_laying(s: Western, seat: int) -> None:
    """In a poker game, while the cards still lie face down."""
    if seat == s.dealer:
        return
    for card in s.box.at(LAID.of(seat)):
        if is_joker(card):
            extras(s).copied[card - FIRST_JOKER] = ask_copy(s, seat, AS_CARD)


JOKER: Final = Joker("joker", SRC)
