"""What only stories do: clauses for the whole table, and the functions of the odd ones."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.asking import FOR_STORY, UNDER_THE_DECK, agrees, pick
from gulch.games.western_legends.components import is_red
from gulch.games.western_legends.doors import (
    draw,
    gain_legend,
    gain_money,
    gain_nuggets,
    lose_money,
    nugget_limit,
    top_card,
)
from gulch.games.western_legends.effects import Choose
from gulch.games.western_legends.hideouts import choose_and_remove
from gulch.games.western_legends.locations import sell
from gulch.games.western_legends.movement import STORY_MESAS, STORY_MOVE, speed, walk
from gulch.games.western_legends.parts import Effect
from gulch.games.western_legends.prospecting import reroll, roll, roll_and_take, take_face
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.tributes import TRIBUTE, give
from gulch.games.western_legends.vocabulary import WEST
from gulch.games.western_legends.zones import DISCARD, FIGHT, FIGHT_DECK, HAND, LOOKED_AT, POKER
from gulch.pieces.sets import bit, size

MOST_MONEY: Final = 5  # bills, where a story says "at most $50"

NOT_LOOKED_AT: Final = WEST.reason("not-looked-at", "WL-242")

TURNED_UP: Final = WEST.event("turned_up", "WL-242", card=POKER)
LOOKED_AT_DECK: Final = WEST.event("looked_at_deck", "WL-242", who=SEAT)
TOP_FIGHT_CARD: Final = WEST.event("top_fight_card", "WL-242", card=FIGHT)


# ---- for more than the participants ----------------------------------------------------------------------------------
class Everybody(Effect):
    """From the player who resolves the story, clockwise."""

    def __init__(self, effect: Effect) -> None:
        self.effect = effect

    def is_meant(self, s: Western, seat: i64) -> bool:
        return True

    def do(self, s: Western, seat: i64) -> None:
        k: i64
        for k in range(s.seats):
            p = (seat + k) % s.seats
            if self.is_meant(s, p):
                self.effect.do(s, p)


class EveryWantedPlayer(Everybody):
    def is_meant(self, s: Western, seat: i64) -> bool:
        return bool(s.wanted[seat] > 0)


class EverybodyElse(Everybody):
    """Who takes no part in the story."""

    def is_meant(self, s: Western, seat: i64) -> bool:
        return not is_participant(s, seat)


def participants(s: Western) -> list[int]:
    """From the player who resolves the story, clockwise."""
    order = [int(s.active + k) % s.seats for k in range(s.seats)]
    return [p for p in order if is_participant(s, p)]


def fewest_points(s: Western) -> list[int]:
    """The participants with the fewest legend points."""
    least = min([int(s.legend[p]) for p in participants(s)])
    return [p for p in participants(s) if s.legend[p] == least]


def is_participant(s: Western, seat: i64) -> bool:
    return (s.participants >> seat & 1) == 1


# ---- moving and digging ----------------------------------------------------------------------------------------------
def move_over_mesas(s: Western, seat: i64) -> None:
    """Three territories, and a mesa counts as one of them."""
    walk(s, seat, 3, STORY_MESAS)


def move_at_own_speed(s: Western, seat: i64) -> None:
    walk(s, seat, speed(s, seat), STORY_MOVE)


def roll_one_die(s: Western, seat: i64) -> None:
    roll_and_take(s, seat, 1)


class TakeDie(Effect):
    """What one of the two dice shows."""

    def __init__(self, die: int) -> None:
        self.die = die

    def do(self, s: Western, seat: i64) -> None:
        take_face(s, seat, s.dice[self.die])


ONE_OF_TWO_DICE: Final = Choose("gold_rush", TakeDie(0), TakeDie(1))


def roll_both_take_one(s: Western, seat: i64) -> None:
    roll(s, seat, 2)
    reroll(s, seat, False)
    ONE_OF_TWO_DICE.do(s, seat)


def nugget_or_thirty(s: Western, seat: i64) -> None:
    if s.nuggets[seat] < nugget_limit(s, seat):
        gain_nuggets(s, seat, 1)
    else:
        gain_money(s, seat, 3)


class SellNuggets(Effect):
    """So many, for so much and 1 LP apiece."""

    def __init__(self, nuggets: int, dollars: int) -> None:
        self.nuggets = nuggets
        self.bills = dollars // 10

    def can(self, s: Western, seat: i64) -> bool:
        return bool(s.nuggets[seat] >= self.nuggets)

    def do(self, s: Western, seat: i64) -> None:
        sell(s, seat, self.nuggets, self.bills)


# ---- so much for so many ---------------------------------------------------------------------------------------------
def by_gear(s: Western, seat: i64) -> None:
    """$20, and $10 for each upgraded weapon and mount, at most $50."""
    gain_money(s, seat, min(MOST_MONEY, 2 + size(s.upgraded[seat])))


def by_wanted_players(s: Western, seat: i64) -> None:
    """$20, and $10 for each other wanted player, at most $50; a card as well if there is none."""
    others: i64 = 0
    p: i64
    for p in range(s.seats):
        if p != seat and s.wanted[p] > 0:
            others += 1
    gain_money(s, seat, min(MOST_MONEY, 2 + others))
    if others == 0:
        draw(s, seat, 1)


def by_wounds(s: Western, seat: i64) -> None:
    gain_money(s, seat, s.wounds[seat])


def by_nuggets(s: Western, seat: i64) -> None:
    """$30 without nuggets; otherwise one card and one for each nugget, at most three."""
    if s.nuggets[seat] == 0:
        gain_money(s, seat, 3)
    else:
        draw(s, seat, min(3, 1 + s.nuggets[seat]))


# ---- from others -----------------------------------------------------------------------------------------------------
def take_from_an_outsider(s: Western, seat: i64) -> None:
    """$10 of somebody who takes no part; from the supply, if nobody such has money."""
    rich: i64 = 0
    p: i64
    for p in range(s.seats):
        if not is_participant(s, p) and s.money[p] > 0:
            rich |= bit(p)
    victim = pick(s, seat, FOR_STORY, rich)
    if victim >= 0:
        lose_money(s, victim, 1)
    gain_money(s, seat, 1)


def ask_for_a_tribute(s: Western, seat: i64) -> None:
    everybody = bit(s.seats) - 1
    give(s, pick(s, seat, FOR_STORY, everybody & ~bit(seat)), seat, TRIBUTE)


# ---- cards that are looked at ----------------------------------------------------------------------------------------
def look_at_the_fight_deck(s: Western, seat: i64) -> None:
    """The top card, which may go under the deck."""
    card = s.box.top[FIGHT_DECK.first]
    if card < 0:
        return
    s.box.show(s, card, bit(seat))
    s.say(EVERYONE, LOOKED_AT_DECK, seat)
    s.say(bit(seat), TOP_FIGHT_CARD, FIGHT.number(card))
    if agrees(s, seat, UNDER_THE_DECK):
        cards = s.box.at(FIGHT_DECK.first)
        s.box.order(FIGHT_DECK.first, [cards[-1], *cards[:-1]])


def turn_up(s: Western, seat: i64, red: bool) -> None:
    """The top poker card is shown and discarded: 2 LP for the right colour, $10 for the wrong one. A card that copies
    others is of either colour."""
    card = top_card(s, DISCARD.first)
    if card < 0:
        return
    s.say(EVERYONE, TURNED_UP, card)
    if is_red(card) == red or s.game.copying >> card & 1:
        gain_legend(s, seat, 2)
    else:
        gain_money(s, seat, 1)


def turn_up_a_red_card(s: Western, seat: i64) -> None:
    turn_up(s, seat, True)


def turn_up_a_black_card(s: Western, seat: i64) -> None:
    turn_up(s, seat, False)


class KeepCard(Verb[Western]):
    """One of the cards looked at."""

    card: Final = arg(POKER)

    def choices(self, s: Western, seat: i64, about: i64) -> list[int]:
        return [self.action(card) for card in s.box.at(LOOKED_AT.of(seat))]

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.box.place[self.card.of(action)] == LOOKED_AT.of(seat) else NOT_LOOKED_AT


KEEP_CARD: Final = KeepCard(WEST, "keep_card", "WL-242")
KEEPING_CARDS: Final = Moment[Western](WEST, "keeping_cards", "WL-242", KEEP_CARD)


def keep_two_of_four(s: Western, seat: i64) -> None:
    for _ in range(4):
        top_card(s, LOOKED_AT.of(seat))
    for _ in range(2):
        if s.box.count[LOOKED_AT.of(seat)] > 0:
            s.box.put(s, KEEP_CARD.card.of(s.ask(seat, KEEPING_CARDS)), HAND.of(seat))
    for card in s.box.at(LOOKED_AT.of(seat)):
        s.box.put(s, card, DISCARD.first)


def remove_a_bandit(s: Western, seat: i64) -> None:
    """One of choice, and $30; if none is left, 1 LP and $10 instead."""
    if s.bandits == 0:
        gain_legend(s, seat, 1)
        gain_money(s, seat, 1)
        return
    choose_and_remove(s, seat)
    gain_money(s, seat, 3)
