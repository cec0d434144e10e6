"""One player gives another $10 or a card."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.asking import NO_CARDS, FromHand
from gulch.games.western_legends.doors import gain_money, lose_money
from gulch.games.western_legends.effects import OF_A_STORY
from gulch.games.western_legends.state import STORIES, Western
from gulch.games.western_legends.table import card_at_random, hand_size
from gulch.games.western_legends.vocabulary import WEST
from gulch.games.western_legends.zones import HAND, POKER
from gulch.pieces.sets import bit

NO_MONEY: Final = WEST.reason("no-money", "WL-020")

GAVE: Final = WEST.event("gave", "WL-062", who=SEAT, to=SEAT)
GAVE_CARD: Final = WEST.event("gave_card", "WL-062", who=SEAT, to=SEAT, card=POKER)


class GiveMoney(Verb[Western]):
    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.money[seat] > 0 else NO_MONEY


class GiveRandom(Verb[Western]):
    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if hand_size(s, seat) > 0 else NO_CARDS


class Giving(Moment[Western]):
    to: Final = arg(SEAT)

    def cite(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return OF_A_STORY if s.at == STORIES else self.rule


GIVE_MONEY: Final = GiveMoney(WEST, "give_money", "WL-062")
GIVE: Final = FromHand(WEST, "give", "WL-062")
GIVE_RANDOM: Final = GiveRandom(WEST, "give_random", "WL-089")
TRIBUTE: Final = Giving(WEST, "tribute", "WL-062", GIVE_MONEY, GIVE)  # a card of the giver's choice
POCKET: Final = Giving(WEST, "pocket", "WL-089", GIVE_MONEY, GIVE_RANDOM)


def can_give(s: Western, giver: i64) -> bool:
    return s.money[giver] > 0 or hand_size(s, giver) > 0


def give(s: Western, giver: i64, to: i64, moment: Giving) -> None:
    """Whichever the giver chooses; nothing, if without both."""
    if not can_give(s, giver):
        return
    action = s.ask(giver, moment, moment.to.put(to))
    if GIVE_MONEY.chosen(action):
        gain_money(s, to, lose_money(s, giver, 1))
    elif GIVE.chosen(action):
        give_card(s, giver, to, GIVE.card.of(action))
    else:
        give_card(s, giver, to, card_at_random(s, HAND.of(giver)))


def give_card(s: Western, giver: i64, to: i64, card: i64) -> None:
    """Only these two know which."""
    s.box.put(s, card, HAND.of(to))
    s.box.show(s, card, bit(giver))
    s.say(EVERYONE, GAVE, giver, to)
    s.say(bit(giver) | bit(to), GAVE_CARD, giver, to, card)
