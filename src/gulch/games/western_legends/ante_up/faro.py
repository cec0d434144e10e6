"""Faro (AU-138 to AU-159, AU-211 to AU-214): bets on the first, second and third of four fight cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, WHOLE, Domain, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.ante_up.components import BET_MARKERS, FARO_CARDS, FARO_SHOWN
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.track import gain_gambler
from gulch.games.western_legends.ante_up.vocabulary import AU, WHEN_HITTING_A_JACKPOT, WHEN_WINNING_A_GAMBLE
from gulch.games.western_legends.asking import OwnRule
from gulch.games.western_legends.components import BILL, NONE, RANKS, SALOON
from gulch.games.western_legends.doors import AFTER_BET, boost, end_boost, gain_money, happen, lose_money
from gulch.games.western_legends.locations import TOO_POOR, AtLocation
from gulch.games.western_legends.poker import DEALS, JOIN, STAY_OUT
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.vocabulary import RANK
from gulch.games.western_legends.zones import FARO, FARO_UP, FIGHT, FIGHT_DECK
from gulch.pieces.domains import number_domain
from gulch.pieces.sets import bit

FOR_COMPANY: Final = 1  # bills, for who started the game
JACKPOT_TIMES: Final = 3
REACTION_MONEY: Final = 2
FIRST: Final = 1  # cards turned up
SECOND: Final = 2
THIRD: Final = 3

LAYOUT_CARD: Final = Domain("rank", RANKS, thing=True)  # one that can be pointed at

BET_ALREADY: Final = AU.reason("already-bet-on", "AU-147")
MUST_BET: Final = AU.reason("must-bet", "AU-144")

SITS_DOWN: Final = AU.event("sits_down", "AU-138", who=SEAT)
FARO_SHOWS: Final = AU.event("faro_shows", "AU-142", card=FIGHT)
BETS: Final = AU.event("bets", "AU-145", who=SEAT, rank=RANK, dollars=WHOLE)
FARO_TURNS: Final = AU.event("faro_turns", "AU-151", number=WHOLE, card=FIGHT)
LOST_BET: Final = AU.event("lost_bet", "AU-151", who=SEAT, rank=RANK)
WON_BET: Final = AU.event("won_bet", "AU-152", who=SEAT, rank=RANK)
JACKPOT_HIT: Final = AU.event("jackpot_hit", "AU-155", who=SEAT, rank=RANK)
WITHDREW: Final = AU.event("withdrew", "AU-153", who=SEAT)


class PlayFaro(AtLocation):
    """Nobody without $10 (AU-R49)."""

    def at(self) -> i64:
        return SALOON

    def why_not_here(self, s: Western, seat: i64) -> str:
        return LEGAL if s.money[seat] > 0 else TOO_POOR

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        play_faro(s, seat)
        return GO_ON


def play_faro(s: Western, active: i64) -> None:
    """Company, four cards, bets, then up to three cards are turned up; without a bet left it is over (AU-212)."""
    gather_players(s, active)
    deal(s, active)
    order = betting_order(s, active)
    for p in order:
        place_bets(s, p)
    won = [0] * s.seats  # bills by seat, as far as a bet of theirs won
    for number in (FIRST, SECOND, THIRD):
        if number == THIRD:
            offer_exit(s, order)
        if any_bet(s):
            turn_up(s, number)
            take_lost_bets(s, order, number)
            pay_won_bets(s, order, number, won)
    for p in order:
        if won[p] > 0:
            happen(s, WHEN_WINNING_A_GAMBLE, p, won[p])
    clear_faro(s)


# ---- company and cards -----------------------------------------------------------------------------------------------
def gather_players(s: Western, active: i64) -> None:
    """Whoever is in this town and has $10, clockwise; $10 for the host if anybody comes (AU-138 to AU-140, AU-R80)."""
    s.players = bit(active)
    s.say(EVERYONE, SITS_DOWN, active)
    town = s.board.town[s.place[active]]
    k: i64
    for k in range(1, s.seats):
        p = (active + k) % s.seats
        if s.board.town[s.place[p]] == town and s.money[p] > 0 and JOIN.chosen(s.ask(p, JOINING_FARO)):
            s.players |= bit(p)
            s.say(EVERYONE, SITS_DOWN, p)
    if s.players != bit(active):
        gain_money(s, active, FOR_COMPANY)


def dealer_of(s: Western, active: i64) -> i64:
    """The nearest on the right who does not play; the active player if everybody does (AU-141)."""
    k: i64
    for k in range(1, s.seats):
        p = (active + s.seats - k) % s.seats
        if not s.players >> p & 1:
            return p
    return active


def deal(s: Western, active: i64) -> None:
    """Three are shown; the fourth nobody knows (AU-142). As any of them may come next, they need no shuffling."""
    s.dealer = dealer_of(s, active)
    s.say(EVERYONE, DEALS, s.dealer)
    for k in range(FARO_CARDS):
        card = s.box.draw(s, FIGHT_DECK.first, FARO.first)
        if k < FARO_SHOWN:
            s.box.show(s, card, EVERYONE)
            s.say(EVERYONE, FARO_SHOWS, FIGHT.number(card))


def betting_order(s: Western, active: i64) -> list[int]:
    """Clockwise, the active player last (AU-143)."""
    seats = [int((active + k) % s.seats) for k in range(1, s.seats + 1)]
    return [p for p in seats if s.players >> p & 1]


# ---- bets ------------------------------------------------------------------------------------------------------------
def place_bets(s: Western, seat: i64) -> None:
    """One or two markers (AU-144)."""
    own = ante_up(s)
    marker: i64
    for marker in range(BET_MARKERS):
        action = s.ask(seat, BETTING, BETTING.marker.put(marker))
        if not BET.chosen(action):
            return
        slot = seat * BET_MARKERS + marker
        own.bet_on[slot] = BET.on.of(action)
        own.bet[slot] = BET.size.of(action) + 1
        s.say(EVERYONE, BETS, seat, own.bet_on[slot], own.bet[slot] * BILL)


class Bet(Verb[Western]):
    """$10 or $20 on a card of the layout, not twice on the same, and no more than one has (AU-145 to AU-149)."""

    on: Final = arg(LAYOUT_CARD)
    size: Final = arg(Domain("bet_size", ["10", "20"]))

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        own = ante_up(s)
        bills = self.size.of(action) + 1
        if BETTING.marker.of(about) > 0:
            if own.bet_on[seat * BET_MARKERS] == self.on.of(action):
                return BET_ALREADY
            bills += own.bet[seat * BET_MARKERS]
        return LEGAL if bills <= s.money[seat] else TOO_POOR


class NoMoreBets(Verb[Western]):
    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if BETTING.marker.of(about) > 0 else MUST_BET


class Betting(Moment[Western]):
    marker: Final = arg(number_domain(1))


def has_bet(s: Western, seat: i64) -> bool:
    own = ante_up(s)
    return max([int(own.bet[seat * BET_MARKERS + marker]) for marker in range(BET_MARKERS)]) > 0


def any_bet(s: Western) -> bool:
    return max([int(bills) for bills in ante_up(s).bet]) > 0


def take_back(s: Western, slot: i64) -> i64:
    """The marker leaves the layout; how many bills it was."""
    own = ante_up(s)
    bills = own.bet[slot]
    own.bet[slot] = 0
    own.bet_on[slot] = NONE
    return bills


def offer_exit(s: Western, order: list[int]) -> None:
    """All of one's markers or none (AU-153, AU-R48)."""
    for p in order:
        if has_bet(s, p) and WITHDRAW.chosen(s.ask(p, STAYING)):
            for marker in range(BET_MARKERS):
                take_back(s, p * BET_MARKERS + marker)
            s.say(EVERYONE, WITHDREW, p)


# ---- cards turned up -------------------------------------------------------------------------------------------------
def turn_up(s: Western, number: i64) -> None:
    """Any of those that are left (AU-150, AU-158)."""
    card = s.box.blind(FARO.first, s.chance)
    s.box.put(s, card, FARO_UP.first)
    s.say(EVERYONE, FARO_TURNS, number, FIGHT.number(card))


def rank_up(s: Western) -> i64:
    return FIGHT.number(s.box.top[FARO_UP.first])


def slots_of(order: list[int]) -> list[int]:
    """Every bet, in the order of betting."""
    return [p * BET_MARKERS + marker for p in order for marker in range(BET_MARKERS)]


def take_lost_bets(s: Western, order: list[int], number: i64) -> None:
    """On the first card, or on anything but the third (AU-151, AU-154); before anybody wins (AU-R77)."""
    own = ante_up(s)
    for slot in slots_of(order):
        hit = own.bet_on[slot] == rank_up(s)
        if own.bet[slot] > 0 and ((number == FIRST and hit) or (number == THIRD and not hit)):
            s.say(EVERYONE, LOST_BET, slot // BET_MARKERS, own.bet_on[slot])
            lose_money(s, slot // BET_MARKERS, take_back(s, slot))


def pay_won_bets(s: Western, order: list[int], number: i64, won: list[int]) -> None:
    """A gambler point and the bet; three times the bet for the jackpot (AU-152, AU-155)."""
    own = ante_up(s)
    for slot in slots_of(order):
        if number == FIRST or own.bet[slot] == 0 or own.bet_on[slot] != rank_up(s):
            continue
        p = slot // BET_MARKERS
        bills = take_back(s, slot) * (JACKPOT_TIMES if number == THIRD else 1)
        won[p] += int(bills)
        s.say(EVERYONE, JACKPOT_HIT if number == THIRD else WON_BET, p, rank_up(s))
        gain_gambler(s, p, 1)
        gain_money(s, p, bills)
        if number == THIRD:
            s.happen(WHEN_HITTING_A_JACKPOT, p)
        if boost(s, p, AFTER_BET):
            gain_money(s, p, REACTION_MONEY)
            end_boost(s)


def clear_faro(s: Western) -> None:
    """All four, shuffled, under the fight deck (AU-156)."""
    while s.box.count[FARO_UP.first] > 0:
        s.box.put(s, s.box.top[FARO_UP.first], FARO.first)
    s.box.gather(s, FARO.first, FIGHT_DECK.first)
    s.players = 0
    s.dealer = NONE


FARO_GAME: Final = PlayFaro(AU, "faro", "AU-138")
JOINING_FARO: Final = OwnRule(AU, "joining_faro", "AU-138", JOIN, STAY_OUT)
BET: Final = Bet(AU, "bet", "AU-144")
NO_MORE_BETS: Final = NoMoreBets(AU, "no_more_bets", "AU-144")
BETTING: Final = Betting(AU, "betting", "AU-144", BET, NO_MORE_BETS)
STAY: Final = Verb[Western](AU, "stay_in", "AU-153")
WITHDRAW: Final = Verb[Western](AU, "withdraw", "AU-153")
STAYING: Final = Moment[Western](AU, "staying", "AU-153", STAY, WITHDRAW)
