"""Many straight games of one kind: options are checked and rules built once."""

from __future__ import annotations

from typing import Any

from gulch.engine.chance import fast
from gulch.engine.game import Game
from gulch.engine.play import Policy, Run, State, play_on


class Simulator:
    def __init__(self, game: Game[Any], seats: Any, options: Any = None) -> None:
        self.game = game
        whole = game.checked(seats, options)
        self.rules = game.rules_for(seats, whole)
        self.seats: int = self.rules.seats
        self.feeds: list[list[int]] = [[] for _ in range(self.seats)]  # nothing is recorded

    def playout(self, seed: int, policy: Policy) -> State:
        """One game from set-up to its end; nobody is told anything."""
        s: State = self.game.new(self.rules, fast(seed))
        s.run = Run(self.feeds, policy, [], 0, -2)
        play_on(s)
        return s
