"""Poker against a high roller, one on one (AU-062 to AU-073)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL
from gulch.declare.words import SEAT
from gulch.engine.play import EVERYONE, together
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.tokens import Token, token_of
from gulch.games.western_legends.ante_up.track import GamblerPoints
from gulch.games.western_legends.ante_up.vocabulary import AU, WHEN_BEATING_A_ROLLER
from gulch.games.western_legends.ante_up.zones import ROLLER_MET, ROLLER_SUPPLY, ROLLER_TOKEN, ROLLERS
from gulch.games.western_legends.components import BILL, SALOON, WON_POKER
from gulch.games.western_legends.doors import draw, gain_money, happen, lose_money
from gulch.games.western_legends.effects import All, Gain, Legend
from gulch.games.western_legends.locations import TOO_POOR, AtLocation
from gulch.games.western_legends.parts import HOUSE, Effect, Printed
from gulch.games.western_legends.poker import (
    JOINED,
    POT_LOST,
    after_game,
    best_hands,
    clear_table,
    lay_cards,
    lay_flop,
    show_hands,
    take_the_dealers_chair,
    who_lays,
)
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import right_of
from gulch.games.western_legends.vocabulary import WHEN_WINNING_AT_POKER
from gulch.pieces.sets import bit

STAKE: Final = 2  # bills

NO_ROLLER: Final = AU.reason("no-high-roller", "AU-063")
ROLLER_IS: Final = AU.event("roller_is", "AU-065", who=SEAT, token=ROLLER_TOKEN)
BEAT_ROLLER: Final = AU.event("beat_roller", "AU-068", who=SEAT)


class HighRoller(Token):
    """So much money, and what comes with it."""

    def __init__(self, name: str, cards: int, dollars: int, *more: Effect, provenance: str = HOUSE) -> None:
        super().__init__(ROLLER_TOKEN.name, name, cards, All(Gain(dollars), *more), provenance)
        self.bills: i64 = dollars // BILL


ROLLER_TOKENS: Final[list[Printed]] = [
    HighRoller("high_roller_drummer", 4, 70, GamblerPoints(1)),
    HighRoller("high_roller_colonel", 5, 60, GamblerPoints(1), Legend(1)),
    HighRoller("high_roller_railroad_baron", 6, 80, GamblerPoints(2)),
]


class PlayRoller(AtLocation):
    def at(self) -> i64:
        return SALOON

    def why_not_here(self, s: Western, seat: i64) -> str:
        if ante_up(s).box.count[ROLLERS.of(s.board.town[s.place[seat]])] == 0:
            return NO_ROLLER
        return LEGAL if s.money[seat] >= STAKE else TOO_POOR

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        """The stake, then the token is turned over (AU-R20); it goes back whatever happens (AU-072)."""
        box, there = ante_up(s).box, ROLLERS.of(s.board.town[s.place[seat]])
        lose_money(s, seat, STAKE)
        s.players = bit(seat)
        s.say(EVERYONE, JOINED, seat)
        draw(s, seat, 1)
        card = box.draw(s, there, ROLLER_MET.first)
        s.say(EVERYONE, ROLLER_IS, seat, ROLLER_TOKEN.number(card))
        play_one_on_one(s, seat, card)
        box.put(s, card, ROLLER_SUPPLY.first)
        box.shuffle(ROLLER_SUPPLY.first, s.chance)
        return GO_ON


def play_one_on_one(s: Western, seat: i64, card: i64) -> None:
    """The saloon adds nothing; the reward of the token stands for the usual one (AU-066 to AU-070)."""
    token = token_of(s, ROLLER_TOKEN, card)
    assert isinstance(token, HighRoller)
    take_the_dealers_chair(s, right_of(s, seat), token.cards)
    lay_flop(s)
    together(s, who_lays(s), lay_cards)
    show_hands(s)
    won = best_hands(s, seat) != 0
    legends = s.legendary
    if won:
        s.say(EVERYONE, BEAT_ROLLER, seat)
        s.deeds |= WON_POKER
        gain_money(s, seat, STAKE)
        token.reward.do(s, seat)
        happen(s, WHEN_WINNING_AT_POKER, seat, token.bills)
        s.happen(WHEN_BEATING_A_ROLLER, seat)
    else:
        s.say(EVERYONE, POT_LOST)
    after_game(s, seat, won, legends)
    clear_table(s)


HIGH_ROLLER: Final = PlayRoller(AU, "high_roller", "AU-063")
