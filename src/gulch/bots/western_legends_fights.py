"""Fights of a heuristic player of Western Legends: the odds, which card to commit, when to react, what to send."""

from __future__ import annotations

from typing import Final

from gulch.bots.western_legends_value import WOUND, Eyes
from gulch.games.western_legends.components import (
    ACE,
    ARREST,
    BANDIT,
    DUEL,
    GUARDS,
    POKER_NAMES,
    RANKS,
    REVOLVER,
    ROBBERY,
    SHERIFF,
    TIES,
    name_of,
    rank_of,
)
from gulch.games.western_legends.doors import PASS
from gulch.games.western_legends.fight_steps import REACT
from gulch.games.western_legends.fights import COMMIT, REFUSE, SEND, SURRENDER
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import hand_size, in_town, is_own_turn, is_up, power
from gulch.games.western_legends.zones import CATTLE, HAND

ALL_RANKS: Final = len(RANKS)
COPIED: Final = 6  # about the rank of the card that a joker copies
GUARD_CARDS: Final = 3
BANDIT_CARDS: Final = 2
SHERIFF_CARDS: Final = 4
LOST: Final = 0.4  # a wound, less the card that the loser draws
RIVAL: Final = 0.15  # what a rival's loss is worth, in a share of it
CULPRIT: Final = 0.45  # the same, where the wanted have two boards to hide on and nobody else stops them
WORSE: Final = 0.4  # how often a player would rather keep the better card
ATTACKER: Final = 5  # cards that an attacker seems to choose from: nobody attacks with a poor one
CARD_SHARE: Final = 0.7  # of a card's worth, for playing it
STICK_EM_UP: Final = POKER_NAMES.index("stick_em_up")
COVER: Final = POKER_NAMES.index("cover")
DEAD_EYE: Final = POKER_NAMES.index("dead_eye")
SHOOTOUT: Final = POKER_NAMES.index("shootout")
FIRST_SHOT: Final = POKER_NAMES.index("first_shot")
SHOWDOWN: Final = POKER_NAMES.index("showdown")
JESSE: Final = "jesse_james"
KIT: Final = "kit_carson"
# What a fight card does to whoever fights, beside its rank: harm is a gain for the sender.
SPITE: Final = [0.8, 0.5, 0.45, 0.6, 0.35, 0.3, 0.35, 0.4, 0.3, -0.1, -0.15, -0.5, -0.6]


# ---- odds ------------------------------------------------------------------------------------------------------------
def odds_against_cards(strength: int, cards: int) -> float:
    """Every one of so many fight cards must be lower than that."""
    lower = min(strength, ALL_RANKS)
    odds = 1.0
    for k in range(cards):
        odds *= max(0, lower - k) / (ALL_RANKS - k)
    return odds


def odds_against_hand(strength: int, cards: int) -> float:
    """A player with so many cards picks the best of them; with none, that player has lost already."""
    if cards == 0:
        return 1.0
    share = min(max(strength, 0), ALL_RANKS) / ALL_RANKS
    odds = share
    for _ in range(cards - 1):
        odds *= WORSE + (1 - WORSE) * share
    return odds


def gear(s: Western, seat: int) -> int:
    """By how much a player's weapon and character lower the other card."""
    total = 0
    weapon = int(s.weapon[seat])
    if weapon >= 0 and is_up(s, seat, weapon) and (weapon != REVOLVER or is_own_turn(s, seat)):
        total += 1
    name = power(s, seat).name
    if (name == JESSE or name == KIT) and not in_town(s, seat):
        total += 1
    return total


def own_strength(s: Western, seat: int, card: int) -> int:
    """The rank of a card, with its Bonus."""
    name = int(name_of(card))
    if s.game.deck[name].is_copy():
        return COPIED
    strength = int(rank_of(card))
    if name == DEAD_EYE or name == SHOOTOUT:
        strength += 2 if name == SHOOTOUT and is_own_turn(s, seat) else 1
    return strength


def help_in_hand(s: Western, seat: int, but: int) -> int:
    """By how much Reactions could change the outcome, one copy of each name."""
    names = 0
    for card in s.box.at(HAND.of(seat)):
        if card != but:
            names |= 1 << int(name_of(card))
    return (2 if names >> STICK_EM_UP & 1 else 0) + (1 if names >> COVER & 1 else 0)


def whole_strength(s: Western, seat: int, card: int) -> int:
    return own_strength(s, seat, card) + gear(s, seat) + help_in_hand(s, seat, card)


def wins_ties(card: int) -> int:
    return 1 if int(name_of(card)) == FIRST_SHOT else 0


def best_strength(s: Western, seat: int) -> int:
    """What the hand can do against whoever is no player; -1 without a card."""
    best = -1
    for card in s.box.at(HAND.of(seat)):
        best = max(best, whole_strength(s, seat, card) + wins_ties(card))
    return best


# ---- what is at stake ------------------------------------------------------------------------------------------------
def heist_worth(eyes: Eyes, odds: float) -> float:
    won = eyes.bills(8) + eyes.crimes(3)
    return odds * won + (1 - odds) * (eyes.crimes(1) - LOST)


def prize(eyes: Eyes) -> float:
    """For a bandit: a legend point or a badge."""
    return max(1.0, eyes.badges(1))


def bandit_worth(eyes: Eyes, odds: float) -> float:
    return odds * prize(eyes) - (1 - odds) * LOST


def quarrel_worth(eyes: Eyes, kind: int, target: int) -> float:
    """What a won fight with a player brings."""
    s = eyes.s
    harm = RIVAL * WOUND
    if kind == DUEL:
        return 2.0 + harm
    if kind == ARREST:
        return eyes.badges(1) + harm + relief(eyes, target)
    bills = (int(s.money[target]) + 1) // 2
    gold = (int(s.nuggets[target]) + 1) // 2
    loot = max(eyes.bills(bills) + RIVAL * eyes.bill * bills, eyes.nuggets(float(gold)) + RIVAL * eyes.nugget * gold)
    return eyes.crimes(1) + loot + harm


def relief(eyes: Eyes, seat: int) -> float:
    """What it is worth to everybody else that a wanted player is arrested."""
    return (CULPRIT if eyes.has_gulch else RIVAL) * arrest_costs(eyes, seat)


def arrest_costs(eyes: Eyes, seat: int) -> float:
    """What a wanted player would lose."""
    s = eyes.s
    cost = WOUND + eyes.wanted_worth(int(s.wanted[seat]))
    cost += eyes.bill * ((int(s.money[seat]) + 1) // 2) + eyes.nugget * ((int(s.nuggets[seat]) + 1) // 2)
    for zone in CATTLE:
        cost += 0.8 * int(s.box.count[zone.of(seat)])
    return cost


def attack_odds(s: Western, seat: int, target: int, strength: int) -> float:
    """The attacker wins ties (WL-118)."""
    return odds_against_hand(strength + 1 - gear(s, target), int(hand_size(s, target)))


def attack_worth(eyes: Eyes, kind: int, target: int, strength: int) -> float:
    odds = attack_odds(eyes.s, eyes.seat, target, strength)
    return odds * quarrel_worth(eyes, kind, target) - (1 - odds) * LOST


# ---- answers ---------------------------------------------------------------------------------------------------------
def commit(eyes: Eyes, options: list[int]) -> int:
    """The card that promises most, less what it is worth in hand; or none, if giving up costs less."""
    s, seat = eyes.s, eyes.seat
    stake = stakes(eyes)
    best, top = options[0], -99.0
    for option in options:
        if REFUSE.chosen(option) or SURRENDER.chosen(option):
            worth = 0.0
        else:
            card = int(COMMIT.card.of(option))
            worth = commit_odds(s, seat, card) * stake - CARD_SHARE * eyes.keeps(card)
            if s.quarrel == DUEL and int(name_of(card)) == SHOWDOWN:
                worth += 0.3
        if worth > top:
            best, top = option, worth
    return best


def stakes(eyes: Eyes) -> float:
    """How much better it is to win this fight than to lose it."""
    s, seat = eyes.s, eyes.seat
    if s.npc == BANDIT:
        return prize(eyes) + LOST
    if s.npc == GUARDS:
        return heist_worth(eyes, 1.0) - heist_worth(eyes, 0.0)
    if s.npc == SHERIFF:
        return arrest_costs(eyes, seat)
    if s.npc >= 0:
        return 1.5
    if seat == s.fighter:
        return quarrel_worth(eyes, int(s.quarrel), int(s.target)) + LOST
    if s.quarrel == ARREST:
        return arrest_costs(eyes, seat)
    if s.quarrel == ROBBERY:
        half = (int(s.money[seat]) + 1) // 2 * eyes.bill
        return LOST + RIVAL + max(half, eyes.nugget * ((int(s.nuggets[seat]) + 1) // 2))
    return LOST + RIVAL * 2


def commit_odds(s: Western, seat: int, card: int) -> float:
    strength = whole_strength(s, seat, card)
    if s.npc >= 0:
        cards = SHERIFF_CARDS if s.npc == SHERIFF else GUARD_CARDS if s.npc == GUARDS else BANDIT_CARDS
        return odds_against_cards(strength + wins_ties(card), cards)
    if seat == s.fighter:
        return attack_odds(s, seat, int(s.target), strength)
    return odds_against_hand(strength + wins_ties(card) - gear(s, int(s.fighter)), ATTACKER)


def react(s: Western, seat: int, side: int, options: list[int]) -> int:
    """Only to turn a lost fight, and only if what is in hand can do it; the greatest help first."""
    passing = options[0]
    best, most, total = -1, 0, 0
    for option in options:
        if PASS.chosen(option):
            passing = option
        elif REACT.chosen(option):
            name = int(name_of(REACT.card.of(option)))
            helps = 2 if name == STICK_EM_UP else 1
            total += helps
            if helps > most:
                best, most = option, helps
    if best < 0 or is_ahead(s, side, 0) or not is_ahead(s, side, min(total, 3)):
        return passing
    return best


def is_ahead(s: Western, side: int, help: int) -> bool:
    """Would this side win with so much help?"""
    ranks = int(s.rank[side]) + help - int(s.rank[1 - side])
    if ranks != 0:
        return ranks > 0
    mine, theirs = int(s.edge[side]) & TIES, int(s.edge[1 - side]) & TIES
    if mine != theirs:
        return mine > 0
    return s.npc < 0 and side == 0


def send(s: Western, options: list[int]) -> int:
    """For the other side: a card that wins, if it can be had without a gift to the loser."""
    prey = 3.0 if s.npc == SHERIFF else 2.5 if s.npc == GUARDS else 1.6
    lowered = gear(s, int(s.fighter))
    best, top = options[0], -99.0
    for option in options:
        rank = int(SEND.card.of(option))
        share = min(max(rank - lowered, 0), ACE) / ACE
        worth = prey * share * share + SPITE[min(rank, len(SPITE) - 1)]
        if worth > top:
            best, top = option, worth
    return best


def wants_restart(s: Western) -> bool:
    """Whoever plays for the other side starts a lost fight anew."""
    return is_ahead(s, 0, 0)
