"""High-stakes poker (AU-170 to AU-185, AU-216 to AU-218): a second round of stakes, five open cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT
from gulch.engine.play import EVERYONE, together
from gulch.games.western_legends.ante_up.track import gain_gambler
from gulch.games.western_legends.ante_up.vocabulary import AU
from gulch.games.western_legends.components import BILL, NOBODY, SALOON, WON_POKER
from gulch.games.western_legends.doors import gain_legend, gain_money, happen, lose_money
from gulch.games.western_legends.locations import TOO_POOR, AtLocation
from gulch.games.western_legends.poker import (
    POT_LOST,
    WON_POT,
    after_game,
    best_hands,
    clear_table,
    invite,
    join,
    lay_cards,
    lay_flop,
    show_hands,
    take_the_dealers_chair,
    who_lays,
)
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import right_of
from gulch.games.western_legends.vocabulary import WHEN_WINNING_AT_POKER
from gulch.pieces.sets import bit, size

FIRST_SHARE: Final = 4  # bills of the saloon
SECOND_SHARE: Final = 2
RAISED: Final = 2
DEALER_CARDS: Final = 5
MORE_CARDS: Final = 2

RAISES: Final = AU.event("raises", "AU-175", who=SEAT)
FOLDS: Final = AU.event("folds", "AU-175", who=SEAT)


class HighStakes(AtLocation):
    """For a first stake of $10 (AU-R57)."""

    def at(self) -> i64:
        return SALOON

    def why_not_here(self, s: Western, seat: i64) -> str:
        return LEGAL if s.money[seat] > 0 else TOO_POOR

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        play_high_stakes(s, seat, s.board.town[s.place[seat]])
        return GO_ON


def play_high_stakes(s: Western, active: i64, town: i64) -> None:
    s.players = 0
    join(s, active)
    invite(s, active, town)
    started = s.players
    pot = FIRST_SHARE + size(started)
    if started == bit(active):
        take_the_dealers_chair(s, right_of(s, active), DEALER_CARDS)
    lay_flop(s)
    pot += raise_or_fold(s, active)
    winners = s.players
    if size(s.players) > 1 or (s.players != 0 and s.dealer != NOBODY):
        pot += SECOND_SHARE
        lay_flop(s, MORE_CARDS)
        together(s, who_lays(s), lay_cards)
        show_hands(s)
        winners = best_hands(s, active)
    pay_out(s, active, started, winners, pot)


def raise_or_fold(s: Western, active: i64) -> i64:
    """$20 more or out, clockwise, the active player last; nobody pays who is the last one left (AU-175, AU-176,
    AU-R60). How many bills were paid."""
    paid: i64 = 0
    k: i64
    for k in range(1, s.seats + 1):
        p = (active + k) % s.seats
        if not s.players >> p & 1 or (s.players == bit(p) and s.dealer == NOBODY):
            continue
        if RAISE.chosen(s.ask(p, RAISING)):
            paid += lose_money(s, p, RAISED)
            s.say(EVERYONE, RAISES, p)
        else:
            s.players ^= bit(p)
            s.say(EVERYONE, FOLDS, p)
    return paid


class Raise(Verb[Western]):
    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.money[seat] >= RAISED else TOO_POOR


def pay_out(s: Western, active: i64, started: i64, winners: i64, pot: i64) -> None:
    """Pot, gambler point and legend point, for a guest, too (AU-182 to AU-184); a card for all who lost or left
    (AU-R61)."""
    s.players = started
    legends = s.legendary
    if winners == 0:
        s.say(EVERYONE, POT_LOST)
    if winners >> active & 1:
        s.deeds |= WON_POKER
    clockwise = [int((active + k) % s.seats) for k in range(s.seats)]
    for p in clockwise:
        if winners >> p & 1:
            share = pot // size(winners)
            s.say(EVERYONE, WON_POT, p, share * BILL)
            gain_money(s, p, share)
            happen(s, WHEN_WINNING_AT_POKER, p, share)
            gain_gambler(s, p, 1)
            gain_legend(s, p, 1)
    for p in clockwise:
        if started >> p & 1:
            after_game(s, p, winners >> p & 1 == 1, legends)
    clear_table(s)


HIGH_STAKES: Final = HighStakes(AU, "high_stakes", "AU-170")
RAISE: Final = Raise(AU, "raise", "AU-175")
FOLD: Final = Verb[Western](AU, "fold", "AU-175")
RAISING: Final = Moment[Western](AU, "raising", "AU-175", RAISE, FOLD)
