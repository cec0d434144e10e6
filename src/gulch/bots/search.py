"""Information-set search: each iteration guesses what its seat can't know and plays one straight run to the end."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from gulch.engine.chance import Chance, fast
from gulch.engine.play import Hunch, Policy, State
from gulch.engine.table import Table

CURIOSITY: Final = 0.7


class Node:
    """An information set: children by action, with how often each was available."""

    __slots__ = ("kids", "seen", "total", "visits")

    def __init__(self) -> None:
        self.kids: dict[int, Node] = {}
        self.visits = 0.0
        self.seen = 0.0
        self.total = 0.0


class TreeBot(Policy):
    """Descends the tree while there is one, then answers at random: nothing is ever suspended."""

    def __init__(self, seed: int) -> None:
        self.chance: Chance = fast(seed)
        self.root = Node()
        self.node: Node | None = None
        self.path: list[Node] = []
        self.players: list[int] = []

    def begin(self) -> None:
        self.node = self.root
        self.path = []
        self.players = []

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        node = self.node
        count: i64 = len(options)
        if node is None:
            return options[self.chance.below(count)]
        best, pick = -1.0, options[0]
        start = self.chance.below(count)  # ties go to whoever comes first, so begin anywhere
        k: i64
        for k in range(count):
            action = options[(start + k) % count]
            kid = node.kids.get(action)
            if kid is None:
                kid = node.kids[action] = Node()
            kid.seen += 1.0
            value = 1e9
            if kid.visits > 0.0:
                value = kid.total / kid.visits + CURIOSITY * sqrt(log(kid.seen) / kid.visits)
            if value > best:
                best, pick = value, action
        chosen = node.kids[pick]
        self.path.append(chosen)
        self.players.append(seat)
        self.node = None if chosen.visits == 0.0 else chosen
        return pick


def search(table: Table, seat: int, iterations: int, seed: int) -> dict[int, float]:
    """Visits of each action of the seat's question."""
    bot = TreeBot(seed)
    seeds = fast(seed ^ 0xABCDEF)
    here = table.hunch_for(seat, 0)
    for _ in range(iterations):
        bot.begin()
        state = table.straight(bot, Hunch(seat, int(seeds.word()), here.mark, here.block), seat)
        winners = table.game.outcome(state).winners
        for kid, player in zip(bot.path, bot.players):
            kid.visits += 1.0
            if player in winners:
                kid.total += 1.0 / len(winners)
    return {action: kid.visits for action, kid in bot.root.kids.items()}
