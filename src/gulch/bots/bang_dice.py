"""A heuristic for BANG! The Dice Game: plays to win for its role, and reads the others' roles from whom they shot at.

It looks at its own role and at what everybody can see, never at a hidden role."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.engine.chance import Chance, fast
from gulch.engine.play import Policy, State
from gulch.games.bang_dice import game as g
from gulch.games.bang_dice.characters import DUCK, LET_GO, TAKE
from gulch.games.bang_dice.components import (
    ARROW,
    BEER,
    DEPUTY,
    DICE,
    DYNAMITE,
    FACES,
    GATLING,
    MOST_SEATS,
    ONE,
    OUTLAW,
    RENEGADE,
    SHERIFF,
    TWO,
)
from gulch.games.bang_dice.effects import in_reach
from gulch.games.bang_dice.ending import quarry_of
from gulch.games.bang_dice.state import AIM, DODGE, DRINK, DROP, GIFT, REROLL, RETURN_ARROW, Bang, count, knows_role

STRANGER: Final = -0.15  # who has shown nothing is a foe of the law rather than a friend
ROUNDS_OF_GOSSIP: Final = 3


def heuristic(seed: int) -> Policy:
    return BangBot(seed)


def lawfulness(s: Bang, me: int) -> list[float]:
    """How much each player acts for the law, -1 to 1: known roles first, then who shoots at whom."""
    known = [0.0] * s.seats
    sure = [False] * s.seats
    for p in range(s.seats):
        if knows_role(s, me, p):
            role = s.role[p]
            known[p] = 1.0 if role == SHERIFF or role == DEPUTY else -1.0 if role == OUTLAW else -0.6
            sure[p] = True
    belief = [known[p] if sure[p] else STRANGER for p in range(s.seats)]
    for _ in range(ROUNDS_OF_GOSSIP):
        fresh = belief[:]
        for p in range(s.seats):
            if not sure[p]:
                fresh[p] = suspicion(s, p, belief)
        belief = fresh
    return belief


def suspicion(s: Bang, p: int, belief: list[float]) -> float:
    """Shots at the law make an outlaw, shots at outlaws a friend of the law; a few prove little."""
    weight, total = 1.0, STRANGER
    for q in range(s.seats):
        shots = float(s.shots[p * MOST_SEATS + q])
        total -= shots * belief[q]
        weight += shots * abs(belief[q])
    return max(-1.0, min(1.0, total / weight))


def friendship(s: Bang, me: int) -> list[float]:
    """How much I want each player alive, -1 to 1."""
    if s.seats == 3:
        return friendship_of_three(s, me)
    role = s.role[me]
    law = lawfulness(s, me)
    if role == OUTLAW:
        out = [-value for value in law]
    elif role == RENEGADE:
        out = renegade_friendship(s, me, law)
    else:
        out = law
    out[me] = 1.0
    return out


def renegade_friendship(s: Bang, me: int, law: list[float]) -> list[float]:
    """Everybody must go, the Sheriff last; the stronger side first."""
    others = [int(p) for p in s.living if p != me]
    balance = sum([law[p] for p in others]) / len(others)
    out = [-0.4 - 0.3 * law[p] * balance for p in range(s.seats)]
    for p in others:
        if s.role[p] == SHERIFF:
            out[p] = -1.0 if len(others) == 1 else 0.5
    return out


def friendship_of_three(s: Bang, me: int) -> list[float]:
    """My quarry first; whoever hunts me next."""
    mine = quarry_of(s.role[me])
    out = [-1.0 if s.role[p] == mine else -0.5 for p in range(s.seats)]
    out[me] = 1.0
    return out


class BangBot(Policy):
    def __init__(self, seed: int) -> None:
        self.chance: Chance = fast(seed)

    def choose(self, s: State, seat: int, moment: int, options: list[int]) -> int:
        assert isinstance(s, Bang)
        if moment == AIM:
            return self.aim(s, seat, options)
        if moment == REROLL:
            return self.reroll(s, seat, options)
        if moment == DRINK or moment == GIFT:
            return self.treat(s, seat, options)
        if moment == DODGE:
            return DUCK if self.would_dodge(s, seat) else options[0]
        if moment == DROP:
            return LET_GO
        if moment == RETURN_ARROW:
            return self.return_arrow(s, seat, options)
        return options[self.chance.below(len(options))]

    def best(self, options: list[int], worth: list[float]) -> int:
        """The best one; among equals any."""
        top, ties, pick = -1e9, 0, options[0]
        for option, value in zip(options, worth):
            if value > top + 1e-9:
                top, ties, pick = value, 1, option
            elif value > top - 1e-9:
                ties += 1
                if self.chance.below(ties) == 0:
                    pick = option
        return pick

    def aim(self, s: Bang, seat: int, options: list[int]) -> int:
        friends = friendship(s, seat)
        worth: list[float] = []
        for option in options:
            target, lives = option >> 8, 2 if option & 255 == g.DOUBLE else 1
            left = int(s.life[target] - s.hits[target])
            value = -friends[target]
            if left <= 0:
                value *= 0.1  # already as good as dead
            elif left <= lives:
                value *= 3.0
            else:
                value *= 1.0 + 1.0 / left
            if lives == 2:
                value += -0.3 * thirst(s, seat) if left > 1 else -2.0
            worth.append(value)
        return self.best(options, worth)

    def treat(self, s: Bang, seat: int, options: list[int]) -> int:
        friends = friendship(s, seat)
        worth: list[float] = []
        for option in options:
            p = option >> 8
            missing = int(s.max_life[p] - s.life[p])
            need = (1.0 + 4.0 / max(1, int(s.life[p]))) if missing else 0.0
            worth.append(friends[p] * need * (1.5 if p == seat else 1.0))
        return self.best(options, worth)

    def would_dodge(self, s: Bang, seat: int) -> bool:
        """An arrow is a life later, if at all; but the pile must not run low (ruling B10)."""
        return bool(s.life[seat] == 1 or (s.arrows_left > 2 and s.arrows[seat] + 1 < s.life[seat]))

    def return_arrow(self, s: Bang, seat: int, options: list[int]) -> int:
        friends = friendship(s, seat)
        worth: list[float] = []
        for option in options:
            p = option >> 8
            worth.append(friends[p] * float(s.arrows[p]) * (2.0 if p == seat else 1.0) if option & 255 == TAKE else 0.0)
        return self.best(options, worth)

    def reroll(self, s: Bang, seat: int, options: list[int]) -> int:
        """Roll every die again that shows less than a fresh die promises."""
        value = face_values(s, seat)
        promise = 0.0
        for face in range(len(FACES)):
            promise += value[face] / len(FACES)
        wanted = 0
        for i in range(DICE):
            if s.dice[i] != DYNAMITE and value[s.dice[i]] < promise:
                wanted |= 1 << i
        action = g.AGAIN | wanted << 8
        return action if wanted and action in options else g.STOP


def thirst(s: Bang, seat: int) -> float:
    """How much a beer would do for me."""
    return 1.0 - float(s.life[seat]) / float(s.max_life[seat])


def face_values(s: Bang, seat: int) -> list[float]:
    """What one die of each face is worth to me now, by the face's number."""
    friends = friendship(s, seat)
    value = [0.0] * (len(FACES) + 1)
    value[ARROW] = -0.25 - 0.15 * float(s.arrows[seat]) if s.arrows_left > 3 else -0.9
    if count(s, ARROW):
        value[ARROW] *= 0.6  # one that lies there does nothing more
    value[DYNAMITE] = [-0.2, -0.5, -1.3, -1.3, -1.3, -1.3][count(s, DYNAMITE)]
    value[ONE] = best_shot(s, seat, friends, False)
    value[TWO] = best_shot(s, seat, friends, True)
    value[BEER] = best_beer(s, friends)
    value[GATLING] = gatling_value(s, seat, friends)
    return value


def best_shot(s: Bang, seat: int, friends: list[float], two: bool) -> float:
    reach: i64 = s.cast[seat].distances(two, len(s.living))
    best = -1.0
    for p in s.living:
        if p != seat and in_reach(s, seat, p, reach):
            best = max(best, -friends[p] * (2.0 if s.life[p] == 1 else 1.0))
    return best


def best_beer(s: Bang, friends: list[float]) -> float:
    best = 0.0
    for p in s.living:
        if s.life[p] < s.max_life[p]:
            best = max(best, friends[p] * (0.3 + 1.5 / float(s.life[p])))
    return best


def gatling_value(s: Bang, seat: int, friends: list[float]) -> float:
    """A third of a gatling, dearer the more of them lie there."""
    whole = 0.3 * float(s.arrows[seat])
    for p in s.living:
        if p != seat and s.cast[p].feels_gatling():
            whole -= friends[p] * (2.0 if s.life[p] == 1 else 1.0)
    missing = int(s.cast[seat].gatlings_needed()) - count(s, GATLING)
    return whole * (0.6 if missing <= 1 else 0.33 if missing == 2 else 0.15)
