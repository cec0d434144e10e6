"""What Ante Up offers a heuristic player of Western Legends: the tables of a saloon, the train, tokens on the board,
the frontier."""

from __future__ import annotations

from typing import Final

from gulch.bots.western_legends_choices import effect_worth
from gulch.bots.western_legends_fights import LOST, odds_against_cards
from gulch.bots.western_legends_poker import chance_to_win, likely
from gulch.bots.western_legends_value import Eyes
from gulch.games.western_legends.ante_up.components import (
    BET_MARKERS,
    FRONTIER,
    FRONTIER_TOKENS,
    TRAIN_ROBBED,
)
from gulch.games.western_legends.ante_up.faro import BET
from gulch.games.western_legends.ante_up.frontier import COUNT_AS, SPEND_CARD, frontier_token, number_at, worth_of
from gulch.games.western_legends.ante_up.herds import LONGHORN_MONEY
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.train import Heist, beside_the_train
from gulch.games.western_legends.ante_up.zones import HEIST, LYING, ROLLERS
from gulch.games.western_legends.components import NOBODY, SPOTS
from gulch.games.western_legends.hands import hand_worth
from gulch.games.western_legends.table import cards_at, cards_of, plain_cards
from gulch.games.western_legends.zones import FARO, FIGHT, FLOP
from gulch.pieces.sets import bit

RENEGADE: Final = 1.3  # what a token face down is worth, once it is beaten
TOKEN_CARDS: Final = 3
PROSPECTED: Final = 2.0  # nuggets
SPENT: Final = 0.25  # the card of a fight
HIGH_STAKES_ODDS: Final = 0.85  # of the odds at an ordinary table: the dealer has more to choose from
HIGH_STAKES_BILLS: Final = 3
ROLLER_BILLS: Final = 2
ROLLER_PRIZE: Final = 7
DRIVEN: Final = 0.6  # of what a longhorn brings, for having rounded it up
HALF: Final = 0.5
JOKER_WORTH: Final = 8


# ---- the saloon ------------------------------------------------------------------------------------------------------
def faro_worth(eyes: Eyes) -> float:
    """A bet on a shown card wins a point every other time, and on average half of itself."""
    bills = min(eyes.money, 2 * BET_MARKERS)
    bets = min(bills, BET_MARKERS)
    return (HALF * bets * eyes.gamblers(1) + HALF * eyes.bills(bills)) * eyes.taste.poker


def high_stakes_worth(eyes: Eyes, rivals: int) -> float:
    """$40 and $20 by the saloon, three bills by everybody, and both points."""
    if eyes.money < HIGH_STAKES_BILLS:
        return 0.0
    odds = chance_to_win(eyes, rivals) * HIGH_STAKES_ODDS
    won = eyes.bills(6 + HIGH_STAKES_BILLS * (1 + rivals)) + eyes.gamblers(1) + 1.0
    return (odds * won - HIGH_STAKES_BILLS * eyes.bill + HALF * eyes.cards(1)) * eyes.taste.poker


def roller_worth(eyes: Eyes, town: int) -> float:
    """Whoever it is has four to six cards."""
    if eyes.money < ROLLER_BILLS or ante_up(eyes.s).box.count[ROLLERS.of(town)] == 0:
        return 0.0
    odds = chance_to_win(eyes, 1) * HIGH_STAKES_ODDS
    won = eyes.bills(ROLLER_PRIZE + ROLLER_BILLS) + eyes.gamblers(1) + 0.6
    return (odds * won - ROLLER_BILLS * eyes.bill + HALF * eyes.cards(1)) * eyes.taste.poker


def raises(eyes: Eyes) -> bool:
    """$20 more, if the best two cards with the flop are good enough."""
    s = eyes.s
    flop = cards_at(s, FLOP.first)
    mine = [1 << int(SPOTS[card]) for card in cards_of(s, plain_cards(s, eyes.seat))]
    odds = 0.0
    for i in range(len(mine)):
        odds = max(odds, likely(int(hand_worth(mine[i], flop))))
        for j in range(i):
            odds = max(odds, likely(int(hand_worth(mine[i] | mine[j], flop))))
    return odds * (eyes.bills(8) + eyes.gamblers(1) + 1.0) > 2 * eyes.bill


# ---- faro ------------------------------------------------------------------------------------------------------------
def shown_ranks(eyes: Eyes) -> list[int]:
    """Of the cards that everybody has seen and that may still be turned up."""
    s = eyes.s
    return [int(FIGHT.number(card)) for card in s.box.at(FARO.first) if s.box.knows(NOBODY, card)]


def bet_worth(eyes: Eyes, option: int) -> float:
    """As much as possible on a card that is there once."""
    if not BET.chosen(option):
        return 0.1
    on = int(BET.on.of(option))
    there = len([rank for rank in shown_ranks(eyes) if rank == on])
    return (1.0 if there == 1 else -1.0) + 0.1 * int(BET.size.of(option))


def stays(eyes: Eyes) -> bool:
    """For the jackpot: one of two cards is left to come, if the bet is on a shown one."""
    own, left = ante_up(eyes.s), shown_ranks(eyes)
    for marker in range(BET_MARKERS):
        slot = eyes.seat * BET_MARKERS + marker
        if own.bet[slot] > 0 and int(own.bet_on[slot]) in left:
            return True
    return False


# ---- the train -------------------------------------------------------------------------------------------------------
def train_places(eyes: Eyes) -> list[int]:
    """Where it can be robbed in this turn."""
    return [] if ante_up(eyes.s).once & TRAIN_ROBBED else beside_the_train(eyes.s)


def train_worth(eyes: Eyes, strength: int) -> float:
    """Any of the eight cards may come."""
    total = 0.0
    heists = eyes.s.game.printed[HEIST.name]
    for heist in heists:
        assert isinstance(heist, Heist)
        odds = odds_against_cards(strength, heist.guards)
        lost = effect_worth(eyes, heist.penalty) - LOST
        total += odds * effect_worth(eyes, heist.win) + (1 - odds) * lost
    return total / len(heists) - SPENT


# ---- tokens on the board ---------------------------------------------------------------------------------------------
def tokens_worth(eyes: Eyes, strength: int) -> list[float]:
    """By kind: renegades and prospectors, whoever lies there face down."""
    odds = odds_against_cards(strength, TOKEN_CARDS) if strength >= 0 else 0.0
    loss = (1 - odds) * LOST + SPENT
    return [odds * RENEGADE - loss, odds * eyes.nuggets(PROSPECTED) - loss]


def arrival_worth(eyes: Eyes, place: int, tokens: list[float]) -> float:
    """What comes by itself to whoever ends a movement there."""
    own = ante_up(eyes.s)
    worth = 0.0
    for kind in range(len(LYING)):
        if own.box.count[LYING[kind].of(place)] > 0:
            worth += tokens[kind]
    if own.lost_gold[place] > 0:
        worth += eyes.nuggets(float(own.lost_gold[place]))
    return worth


def longhorn_worth(eyes: Eyes) -> float:
    """Turned in."""
    return 1.0 + eyes.bills(LONGHORN_MONEY)


def round_up_worth(eyes: Eyes, place: int) -> float:
    there = int(ante_up(eyes.s).grazing[place])
    return 0.0 if eyes.is_last else DRIVEN * min(there, 2) * longhorn_worth(eyes)


# ---- the frontier ----------------------------------------------------------------------------------------------------
def explorations(eyes: Eyes) -> list[float]:
    """By frontier territory: what its token may bring, less the cards that it takes."""
    s, own = eyes.s, ante_up(eyes.s)
    cards = cards_of(s, plain_cards(s, eyes.seat))
    have = sum([int(worth_of(card)) for card in cards])
    price = sum([eyes.keeps(card) for card in cards]) / max(1, have)
    out: list[float] = []
    for k in range(len(FRONTIER)):
        token = int(own.frontier[k])
        number = int(frontier_token(s, token).number) if token >= 0 else 99
        needed = int(number_at(k)) + number
        out.append(reward_of(eyes, number) - price * (needed + 2) if have >= needed else 0.0)
    return out


def reward_of(eyes: Eyes, number: int) -> float:
    """The mean of the tokens with this number that are still to be found."""
    own, total, count = ante_up(eyes.s), 0.0, 0
    for k in range(len(FRONTIER_TOKENS)):
        token = frontier_token(eyes.s, k)
        if token.number == number and not own.explored >> k & 1:
            total += effect_worth(eyes, token.reward)
            count += 1
    return total / max(1, count)


def spending(eyes: Eyes, option: int, left: int) -> float:
    """Cards that are worth little elsewhere, and no more than needed."""
    card = int(SPEND_CARD.card.of(option))
    worth = JOKER_WORTH if bit(SPOTS[card]) & eyes.s.game.copying else int(worth_of(card))
    return -(eyes.keeps(card) + 0.05) / min(worth, left)


def counting(option: int) -> float:
    return float(worth_of(COUNT_AS.card.of(option)))
