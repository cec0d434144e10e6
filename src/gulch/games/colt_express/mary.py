"""Mary Pumpinks (CE-107 to CE-120): a bandit without a player. Nothing of hers is ever asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.expansion import Expansion
from gulch.engine.play import EVERYONE
from gulch.games.colt_express.components import (
    BULLET,
    FIRE,
    HANDCAR,
    HAT_THROW,
    HEAD,
    JEWEL,
    JEWEL_TOKEN,
    MARY,
    MARY_DECK,
    MARY_TAKES,
    MOVE,
    PARTS,
    PUNCH,
    ROBBERY,
    ROOF,
    ROOF_PULL_MAX,
    SHEETS,
    SPEEDING_UP,
    TUNNEL,
)
from gulch.games.colt_express.loot import drop, take
from gulch.games.colt_express.powers import Bandit, ColtRules
from gulch.games.colt_express.scheming import lay_card
from gulch.games.colt_express.state import Colt
from gulch.games.colt_express.stealing import first_kind, no_effect
from gulch.games.colt_express.table import bandits_at, bandits_in
from gulch.games.colt_express.train import go, go_together, move_marshal, neutral_bullets
from gulch.games.colt_express.vocabulary import BANDIT, WITH_MARY
from gulch.pieces.bag import count, drawn, one

BULLET_REMOVED: Final = WITH_MARY.event("bullet_removed", "CE-109", who=BANDIT)
SEDUCED: Final = WITH_MARY.event("seduced", "CE-113", who=BANDIT)


class Mary(Bandit):
    def deck(self, rules: ColtRules) -> i64:
        return MARY_DECK

    def is_steadfast(self) -> bool:
        return True  # CE-110

    def loses_in_order(self) -> bool:
        return True  # CE-116

    def picks_purse(self, s: Colt, b: i64) -> bool:
        return True  # she never leaves money lying

    def schemes(self, s: Colt, b: i64, kind: i64) -> None:
        turn_over_card(s, kind)
        if kind == SPEEDING_UP:
            turn_over_card(s, kind)

    def carry_out(self, s: Colt, b: i64, card: i64) -> None:
        if card == MOVE:
            done = mary_moves(s)
        elif card == FIRE:
            done = mary_fires(s)
        elif card == ROBBERY:
            done = mary_robs(s)
        elif card == PUNCH:
            done = mary_punches(s)
        elif card == HAT_THROW:
            done = mary_throws_her_hat(s)
        else:
            done = mary_seduces(s)
        if not done:
            no_effect(s, MARY, card)


def turn_over_card(s: Colt, kind: i64) -> None:
    """The top card of her shuffled deck; a bullet leaves the game and costs the turn (CE-109)."""
    if not s.deck[MARY]:
        return
    card = drawn(s.deck[MARY], s.chance)
    s.deck[MARY] -= one(card)
    s.reveal()
    if card == BULLET:
        s.spent += 1
        s.say(EVERYONE, BULLET_REMOVED, MARY)
    else:
        lay_card(s, MARY, card, kind == TUNNEL)


def mary_moves(s: Colt) -> bool:
    """One car towards the car with most jewels; a tie draws her to the locomotive (CE-117)."""
    here = s.place[MARY]
    best: i64 = -1
    most: i64 = -1
    car: i64
    for car in range(s.cars):
        jewels = count(s.loot[car * 2], JEWEL_TOKEN)
        if jewels > most:
            best, most = car, jewels
        elif jewels == most:
            best = -1
    goal = best * 2 if best >= 0 else 0
    if goal == here:
        return False
    go(s, MARY, here + 2 if goal > here else here - 2)
    return True


def mary_fires(s: Colt) -> bool:
    """Everybody in the line of fire, Belle included; nobody if neutral bullets do not suffice (CE-118, CE-R22)."""
    targets = bandits_in(s, s.track.beside(s, s.place[MARY]))
    if not targets or not neutral_bullets(s, targets):
        return False
    for b in s.gang:
        if targets >> b & 1 and s.loot[SHEETS + b] & PARTS[JEWEL]:
            drop(s, b, JEWEL, s.place[b])  # CE-R27
    return True


def mary_robs(s: Colt) -> bool:
    """Kinds in a fixed order (CE-116)."""
    here = s.loot[s.place[MARY]]
    if here:
        take(s, MARY, first_kind(here, MARY_TAKES))
    return here > 0


def mary_punches(s: Colt) -> bool:
    """Everybody inside her car, the marshal too, goes to the last car (CE-114); bandits drop a token (CE-R11)."""
    here, last = s.place[MARY], (s.cars - 1) * 2
    hit = bandits_at(s, here) & ~(1 << MARY)
    for b in s.gang:
        if hit >> b & 1 and s.loot[SHEETS + b]:
            drop(s, b, first_kind(s.loot[SHEETS + b], MARY_TAKES), here)
    if here == last:
        return hit > 0
    if s.marshal * 2 == here:
        move_marshal(s, s.cars - 1)
        return True
    if hit:
        go_together(s, hit, last)
    return hit > 0


def mary_throws_her_hat(s: Colt) -> bool:
    """She and the marshal swap places (CE-115)."""
    here = s.place[MARY] // 2
    if here == s.marshal:
        return False
    go(s, MARY, s.marshal * 2)
    move_marshal(s, here)
    return True


def mary_seduces(s: Colt) -> bool:
    """The bandit with most jewels whom it can move, then the nearest, then the next in turn; else the marshal."""
    best: i64 = -1
    best_rank: i64 = -1
    for b in after_mary(s):
        if b != MARY and lured_to(s, b) != s.place[b]:
            rank = count(s.loot[SHEETS + b], JEWEL_TOKEN) * 16 + 15 - distance(s, b)
            if rank > best_rank:
                best, best_rank = b, rank
    if best >= 0:
        s.say(EVERYONE, SEDUCED, best)
        go(s, best, lured_to(s, best))
        return True
    here = s.place[MARY] // 2
    if here == s.marshal:
        return False  # CE-R24
    move_marshal(s, s.marshal + 1 if here > s.marshal else s.marshal - 1)
    return True


def after_mary(s: Colt) -> list[int]:
    """All bandits, in the order of turns after hers."""
    order = [int(b) for b in s.circle]
    k = order.index(MARY)
    return order[k:] + order[:k]


def car_of(s: Colt, b: i64) -> i64:
    """Where along the train; the handcar is one beyond its end."""
    if s.place[b] == HANDCAR:
        return -1 if s.handcar == HEAD else s.cars
    return s.place[b] // 2


def distance(s: Colt, b: i64) -> i64:
    cars = car_of(s, b) - car_of(s, MARY)
    return cars if cars >= 0 else -cars


def lured_to(s: Colt, b: i64) -> i64:
    """Where it would draw this bandit: inside one car, on roofs up to three, never past her (CE-R24, CE-R25)."""
    place = s.place[b]
    cars = distance(s, b)
    if cars == 0:
        return place | ROOF
    level = place & ROOF
    step = min(cars, ROOF_PULL_MAX) if level else 1
    car = car_of(s, b)
    return (car + step if car < car_of(s, MARY) else car - step) * 2 | level


def let_her_board(rules: ColtRules) -> None:
    rules.mary = True
    rules.bandits += 1
    rules.cars += 1


def register(rules: ColtRules) -> None:
    rules.use(WITH_MARY)
    rules.cast[MARY] = Mary("mary", MARY, "CE-107")


MARY_PUMPINKS: Final = Expansion(register, let_her_board)
