"""Poker in a saloon (WL-146 to WL-181, WL-371 to WL-374). What a hand is worth: hands.py."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, WHOLE, Domain, arg
from gulch.engine.play import EVERYONE, together
from gulch.games.western_legends.asking import NOTHING_TO_COPY
from gulch.games.western_legends.components import BILL, NOBODY, SALOON, SPOTS, WON_POKER, name_of
from gulch.games.western_legends.doors import draw, gain_legend, gain_money, happen, lose_money, top_card
from gulch.games.western_legends.hands import COMBINATIONS, best_worth, combination_of, hand_worth
from gulch.games.western_legends.locations import TOO_POOR, AtLocation
from gulch.games.western_legends.parts import Prize
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import cards_at, is_own_turn, owns, plain_cards, played_as, right_of
from gulch.games.western_legends.vocabulary import (
    AFTER_LAYING,
    AFTER_POKER,
    WEST,
    WHEN_SHOWING_A_HAND,
    WHEN_WINNING_AT_POKER,
)
from gulch.games.western_legends.zones import DEALER_HAND, DISCARD, FLOP, HAND, LAID, MAN_HAND, POKER
from gulch.pieces.sets import bit, lowest, size

SALOON_STAKE: Final = 5  # bills
DEALER_CARDS: Final = 4
FLOP_CARDS: Final = 3
OWN_CARDS: Final = 2
ANYWHERE: Final = -1

NOT_IN_THIS_HAND: Final = WEST.reason("not-in-this-hand", "WL-155")

JOINED: Final = WEST.event("joined", "WL-147", who=SEAT)
DEALS: Final = WEST.event("deals", "WL-149", who=SEAT)
FLOPPED: Final = WEST.event("flopped", "WL-154", card=POKER)
SHOWED: Final = WEST.event("showed", "WL-155", who=SEAT, card=POKER)
HAS_HAND: Final = WEST.event("has_hand", "WL-158", who=SEAT, combination=Domain("combination", COMBINATIONS))
WON_POT: Final = WEST.event("won_pot", "WL-172", who=SEAT, dollars=WHOLE)
POT_LOST: Final = WEST.event("pot_lost", "WL-176")
MAN_SHOWED: Final = WEST.event("man_showed", "WL-R77", card=POKER)


class Gamble(AtLocation):
    """Start a game."""

    def at(self) -> i64:
        return SALOON

    def why_not_here(self, s: Western, seat: i64) -> str:
        return LEGAL if s.money[seat] > 0 else TOO_POOR

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        play_poker(s, seat)
        return GO_ON


class Point(Prize):
    """A legend point for who started the game and has won it."""

    def of_the_host(self, s: Western, seat: i64) -> None:
        gain_legend(s, seat, 1)


def play_poker(s: Western, active: i64, everywhere: bool = False) -> None:
    """Stakes, the flop, cards face down, the showdown. In this town, or with whoever wants, wherever they are."""
    s.players = 0
    join(s, active)
    invite(s, active, ANYWHERE if everywhere else s.board.town[s.place[active]])
    if s.players == bit(active):
        take_the_dealers_chair(s, right_of(s, active))
    lay_flop(s)
    together(s, who_lays(s), lay_cards)
    show_hands(s)
    winners = best_hands(s, active)
    legends = s.legendary
    if winners == 0:
        s.say(EVERYONE, POT_LOST)
    elif winners == bit(active):
        s.game.prize.of_the_host(s, active)
        s.deeds |= WON_POKER
    divide_pot(s, active, winners, SALOON_STAKE + size(s.players), legends)


# ---- stakes ----------------------------------------------------------------------------------------------------------
def join(s: Western, seat: i64) -> None:
    """$10 and a card (WL-146, WL-147)."""
    lose_money(s, seat, 1)
    s.players |= bit(seat)
    s.say(EVERYONE, JOINED, seat)
    draw(s, seat, 1)


def invite(s: Western, first: i64, town: i64) -> None:
    """Clockwise, whoever is in this town and has $10 (WL-147, WL-R35)."""
    k: i64
    for k in range(s.seats):
        p = (first + k) % s.seats
        if s.players >> p & 1 or s.money[p] == 0:
            continue
        if town != ANYWHERE and s.board.town[s.place[p]] != town:
            continue
        if JOIN.chosen(s.ask(p, JOINING)):
            join(s, p)


JOIN: Final = Verb[Western](WEST, "join", "WL-147")
STAY_OUT: Final = Verb[Western](WEST, "stay_out", "WL-147")
JOINING: Final = Moment[Western](WEST, "joining", "WL-147", JOIN, STAY_OUT)


def take_the_dealers_chair(s: Western, seat: i64, cards: i64 = DEALER_CARDS) -> None:
    """Four other cards; the own hand rests (WL-149 to WL-151)."""
    s.dealer = seat
    s.say(EVERYONE, DEALS, seat)
    for _ in range(cards):
        top_card(s, DEALER_HAND.of(seat))


def lay_flop(s: Western, cards: i64 = FLOP_CARDS) -> None:
    """As many as there are (WL-R94)."""
    for _ in range(cards):
        card = top_card(s, FLOP.first)
        if card >= 0:
            s.say(EVERYONE, FLOPPED, card)


# ---- cards face down -------------------------------------------------------------------------------------------------
def who_lays(s: Western) -> list[int]:
    return [p for p in range(s.seats) if s.players >> p & 1 or p == s.dealer]


def lay_cards(s: Western, seat: int) -> None:
    """Two, or the only one (WL-155, WL-156); the dealer those of the dealer's hand."""
    for _ in range(OWN_CARDS):
        if can_lay(s, seat):
            action = s.ask(seat, LAYING, LAYING.dealer.put(1 if seat == s.dealer else 0), True)
            s.box.put(s, LAY.card.of(action), LAID.of(seat), chosen=True)
    s.happen(AFTER_LAYING, seat)


def can_lay(s: Western, seat: i64) -> bool:
    if seat == s.dealer:
        return s.box.count[DEALER_HAND.of(seat)] > 0
    return any(not why_not_lay(s, seat, card) for card in s.box.at(HAND.of(seat)))


def why_not_lay(s: Western, seat: i64, card: i64) -> str:
    """A copy needs a card to copy, which stays in hand."""
    if s.game.copying == 0:
        return LEGAL
    needed: i64 = 1 if s.game.copying >> card & 1 else 2
    copies = s.game.copying & (bit(card) | s.box.held[LAID.of(seat)])
    return LEGAL if copies == 0 or size(plain_cards(s, seat)) >= needed else NOTHING_TO_COPY


class Lay(Verb[Western]):
    card: Final = arg(POKER)

    def hand(self, seat: i64, about: i64) -> i64:
        return DEALER_HAND.of(seat) if LAYING.dealer.of(about) else HAND.of(seat)

    def choices(self, s: Western, seat: i64, about: i64) -> list[int]:
        return [self.action(card) for card in s.box.at(self.hand(seat, about))]

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        card = self.card.of(action)
        if s.box.place[card] != self.hand(seat, about):
            return NOT_IN_THIS_HAND
        return LEGAL if LAYING.dealer.of(about) else why_not_lay(s, seat, card)


class Laying(Moment[Western]):
    dealer: Final = arg(Domain("hand", ["own", "dealer"]))


LAY: Final = Lay(WEST, "lay", "WL-155")
LAYING: Final = Laying(WEST, "laying", "WL-155", LAY)


# ---- showdown --------------------------------------------------------------------------------------------------------
def show_hands(s: Western) -> None:
    """All together (WL-R34)."""
    for p in who_lays(s):
        for card in s.box.at(LAID.of(p)):
            s.box.show(s, card, EVERYONE)
            s.say(EVERYONE, SHOWED, p, card)
            s.game.deck[name_of(card)].when_shown(s, p, card)
        if s.listening():
            s.say(EVERYONE, HAS_HAND, p, combination_of(worth_at(s, p)))
        s.happen(WHEN_SHOWING_A_HAND, p)


def worth_at(s: Western, seat: i64) -> i64:
    """Two copies may stand for the same card."""
    own: i64 = 0
    again: i64 = 0
    for card in s.box.at(LAID.of(seat)):
        one = bit(SPOTS[played_as(s, seat, card)])
        again |= own & one
        own |= one
    return best_worth(own, cards_at(s, FLOP.first), again)


def best_hands(s: Western, active: i64) -> i64:
    """Bits of the winners: the active player alone, with a best hand (WL-171); nobody, if the dealer has it."""
    best: i64 = -1
    winners: i64 = 0
    for p in who_lays(s):
        worth = worth_at(s, p)
        if s.box.count[LAID.of(p)] == 0:
            continue  # nothing but jokers (WLX-R01)
        if worth > best:
            best = worth
            winners = 0
        if worth == best:
            winners |= bit(p)
    return bit(active) if active >= 0 and winners >> active & 1 else winners & s.players


def divide_pot(s: Western, first: i64, winners: i64, pot: i64, legends: i64) -> None:
    """The pot in equal parts, rounded down to $10 (WL-172, WL-372); then what the game means to each player."""
    k: i64
    for k in range(s.seats):
        p = (first + k) % s.seats
        if winners >> p & 1:
            s.say(EVERYONE, WON_POT, p, pot // size(winners) * BILL)
            gain_money(s, p, pot // size(winners))
            happen(s, WHEN_WINNING_AT_POKER, p, pot // size(winners))
            if p != first and is_own_turn(s, first):
                s.game.prize.of_a_guest(s, p)
    for k in range(s.seats):
        p = (first + k) % s.seats
        if s.players >> p & 1:
            after_game(s, p, winners >> p & 1 == 1, legends)
    clear_table(s)


def after_game(s: Western, seat: i64, won: bool, legends: i64) -> None:
    """A card for a loser (WL-175), then what cards, items and the character give. `legends`: who had an ability when
    the hands were shown; a point for this game brings it only for the next one (WL-R07)."""
    if not won:
        draw(s, seat, 1)
    for card in s.box.at(LAID.of(seat)):
        s.game.deck[name_of(played_as(s, seat, card))].in_poker(s, seat, won)
    item: i64
    for item in range(len(s.game.items)):
        if owns(s, seat, item):
            s.game.items[item].after_poker(s, seat, won)
    if legends >> seat & 1:
        s.game.cast[s.character[seat]].after_poker(s, seat, won)
    s.happen(AFTER_POKER, seat)


def clear_table(s: Western) -> None:
    """Played cards, the flop and all of the dealer's cards are discarded (WL-178, WL-R32)."""
    used = s.box.at(FLOP.first) + s.box.at(MAN_HAND.first)
    for p in range(s.seats):
        used += s.box.at(LAID.of(p)) + s.box.at(DEALER_HAND.of(p))
    for card in used:
        s.box.put(s, card, DISCARD.first)
    s.players = 0
    s.dealer = NOBODY


# ---- against the Man in Black ----------------------------------------------------------------------------------------
def play_against_the_man(s: Western) -> bool:
    """Whoever is in his town may join; he has four cards and plays the best two, and he wins ties. True: somebody has
    beaten him."""
    s.players = 0
    invite(s, s.first, s.board.town[s.man])
    if s.players == 0:
        return False
    for _ in range(DEALER_CARDS):
        top_card(s, MAN_HAND.first)
    lay_flop(s)
    together(s, who_lays(s), lay_cards)
    show_hands(s)
    winners = best_hands(s, NOBODY)
    if winners == 0 or mans_worth(s) >= worth_at(s, lowest(winners)):  # nobody: there were no cards to play
        winners = 0
        s.say(EVERYONE, POT_LOST)
    divide_pot(s, s.first, winners, SALOON_STAKE + size(s.players), s.legendary)
    return winners != 0


def mans_worth(s: Western) -> i64:
    best: i64 = 0
    cards = s.box.at(MAN_HAND.first)
    for card in cards:
        s.box.show(s, card, EVERYONE)
        s.say(EVERYONE, MAN_SHOWED, card)
    for i, one in enumerate(cards):
        for other in cards[:i]:
            best = max(best, hand_worth(bit(SPOTS[one]) | bit(SPOTS[other]), cards_at(s, FLOP.first)))
    return best


GAMBLE: Final = Gamble(WEST, "gamble", "WL-146")
