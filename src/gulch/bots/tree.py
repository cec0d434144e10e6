"""A tree of what a seat and the others may answer: each iteration descends it and plays one straight run to the end.
For games where many careless play-outs tell more than a few careful ones."""

from __future__ import annotations

from math import log, sqrt
from time import perf_counter
from typing import Final

from mypy_extensions import i64

from gulch.bots.guessing import Guesses
from gulch.bots.policies import RandomBot
from gulch.bots.thoughts import A_FEW, Thinking, Thoughts
from gulch.engine.chance import Chance, fast
from gulch.engine.game import Outcome
from gulch.engine.play import Policy, State
from gulch.engine.table import Table

CURIOSITY: Final = 1.5  # in standard deviations of a reward
AT_FIRST: Final = 0.7  # until it is known how much rewards vary
WIDTH: Final = 4.0  # options that a node tries at first,
WIDENING: Final = 1.5  # and so many more for the root of how often it was asked
WINNING: Final = 0.6  # of a reward; the rest is by how much
LEARNING: Final = 0.05  # how fast what is usual follows what happens
NOBODY_YET: Final = -(1 << 60)


class Node:
    """An information set: children by action, with how often each was available."""

    __slots__ = ("asked", "kids", "seen", "squares", "total", "visits")

    def __init__(self) -> None:
        self.kids: dict[int, Node] = {}
        self.asked = 0.0
        self.visits = 0.0
        self.seen = 0.0
        self.total = 0.0
        self.squares = 0.0


class TreeBot(Policy):
    """Descends the tree while there is one, then plays out."""

    def __init__(self, seed: int, playing_out: Policy) -> None:
        self.chance: Chance = fast(seed)
        self.playing_out = playing_out
        self.curiosity = AT_FIRST
        self.node: Node | None = None
        self.path: list[Node] = []
        self.players: list[int] = []

    def begin(self, root: Node) -> None:
        self.node = root
        self.path = []
        self.players = []

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        node = self.node
        if node is not None:
            return self.descend(node, seat, options)
        return self.playing_out.choose(s, seat, moment, options, about)

    def descend(self, node: Node, seat: int, options: list[int]) -> int:
        """The most promising of the options tried so far, or a new one: the more often a node is asked, the more of
        its options it tries."""
        kids = node.kids
        best, pick, fresh = -1.0, -1, -1
        count: i64 = len(options)
        tried: i64 = 0
        start = self.chance.below(count)  # ties go to whoever comes first, so begin anywhere
        k: i64
        for k in range(count):
            action = options[(start + k) % count]
            kid = kids.get(action)
            if kid is None:
                fresh = action
                continue
            tried += 1
            kid.seen += 1.0
            value = kid.total / kid.visits + self.curiosity * sqrt(log(kid.seen) / kid.visits)
            if value > best:
                best, pick = value, action
        node.asked += 1.0
        if tried < count and float(tried) < WIDTH + WIDENING * sqrt(node.asked):
            pick = fresh
            kids[pick] = Node()
        chosen = kids[pick]
        self.path.append(chosen)
        self.players.append(seat)
        self.node = None if chosen.visits == 0.0 else chosen
        return pick


class Tree(Thinking):
    """Kept from one question to the next if the seat's own answer is all that lies between them."""

    def __init__(self, seed: int, guesses: Guesses, playing_out: Policy | None) -> None:
        self.bot = TreeBot(seed, RandomBot(seed + 1) if playing_out is None else playing_out)
        self.guesses = guesses
        self.root = Node()
        self.usual = 0.0  # by how much somebody wins
        self.count = 0.0  # of the rewards so far, their sum, and that of their squares
        self.sum = 0.0
        self.squares = 0.0

    def follow(self, action: int) -> None:
        kid = self.root.kids.get(action)
        self.root = kid if kid is not None else Node()

    def forget(self) -> None:
        self.root = Node()

    def think(self, table: Table, seat: int, iterations: int, until: float) -> None:
        bot, root = self.bot, self.root
        here = table.hunch_for(seat, 0)
        for _ in range(iterations):
            bot.begin(root)
            rewards = self.rewards(table.game.outcome(table.straight(bot, self.guesses.next(table, here), seat)))
            self.notice(rewards[seat])
            for kid, player in zip(bot.path, bot.players):
                reward = rewards[player]
                kid.visits += 1.0
                kid.total += reward
                kid.squares += reward * reward
            if perf_counter() >= until:
                break

    def thoughts(self, table: Table, seat: int) -> Thoughts:
        codes = table.pending[seat].codes
        return {
            action: [kid.visits, kid.total, kid.squares, 0.0]
            for action, kid in self.root.kids.items()
            if action in codes
        }

    def notice(self, reward: float) -> None:
        """What varies little has to be looked at closely: a curiosity that fits wins and losses would drown it."""
        self.count += 1.0
        self.sum += reward
        self.squares += reward * reward
        if self.count > A_FEW:
            mean = self.sum / self.count
            self.bot.curiosity = CURIOSITY * sqrt(max(1e-6, self.squares / self.count - mean * mean))

    def rewards(self, outcome: Outcome) -> list[float]:
        """Mostly who won; and by how much, measured by what is usual at this table: a narrow loss says more about a
        choice than a loss."""
        scores = outcome.scores
        first, second = NOBODY_YET, NOBODY_YET
        for score in scores:
            if score > first:
                first, second = score, first
            elif score > second:
                second = score
        if second == NOBODY_YET:
            second = 0  # nobody else is there
        self.usual += (first - second - self.usual) * LEARNING
        rewards = []
        for score in scores:
            margin = (score - (second if score == first else first)) / (self.usual + 1.0)
            rewards.append((1.0 - WINNING) * between(margin))
        for p in outcome.winners:
            rewards[p] += WINNING
        return rewards


def between(x: float) -> float:
    """Any number as one between 0 and 1."""
    return 0.5 + 0.5 * x / (1.0 + abs(x))
