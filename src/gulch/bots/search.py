"""Information-set search for every game: it guesses what its seat can't know, and plays on in straight runs; nothing is
ever suspended. Where somebody can be played with care, options are weighed; else there is a tree."""

from __future__ import annotations

from time import perf_counter
from typing import Any, Final

from gulch.bots.guessing import Guesses
from gulch.bots.policies import advice_for
from gulch.bots.thoughts import Thinking, Thoughts
from gulch.bots.tree import Tree
from gulch.bots.weighing import Weighing
from gulch.engine.table import Table

# Who plays with care, by the game's heuristic, when a search plays on. A game's bots may say it: CAREFUL.
EVERYBODY: Final = "everybody"
ONESELF: Final = "oneself"  # where the others hardly matter: they do anything, and the own score counts
NOBODY: Final = "nobody"  # where many careless play-outs tell more than a few careful ones
ENDLESS: Final = 1 << 60


class Search:
    """One seat's search. The game's own bots may say how to play on: CAREFUL; `playing_out(seed)`, who plays for the
    careless, a light bot instead of a random one; `value(s)`, each seat's chance to win where it is played on for no
    more than DEPTH choices; and `likelihood(s, seat)`, the logarithm of how well a guess of the seat fits what
    everybody has done so far."""

    def __init__(self, game: str, seed: int, careless: bool = False) -> None:
        advice: Any = None if careless else advice_for(game)
        careful: str = NOBODY if advice is None else getattr(advice, "CAREFUL", EVERYBODY)
        guesses = Guesses(seed, getattr(advice, "likelihood", None))
        self.thinking: Thinking
        if careful == NOBODY:
            playing_out: Any = getattr(advice, "playing_out", None)
            self.thinking = Tree(seed, guesses, None if playing_out is None else playing_out(seed))
        else:
            value = getattr(advice, "value", None)
            depth = 0 if value is None else advice.DEPTH
            self.thinking = Weighing(advice.heuristic(seed), guesses, careful == ONESELF, depth, value)

    def follow(self, action: int) -> None:
        """The seat has answered, and is asked the next question."""
        self.thinking.follow(action)

    def forget(self) -> None:
        self.thinking.forget()

    def think(self, table: Table, seat: int, iterations: int, seconds: float = 0.0) -> dict[int, float]:
        """Visits of each action of the seat's question, after so many iterations or seconds, whichever comes first;
        0: no limit."""
        until = perf_counter() + seconds if seconds else float("inf")
        self.thinking.think(table, seat, iterations or ENDLESS, until)
        return {action: thought[0] for action, thought in self.thoughts(table, seat).items()}

    def thoughts(self, table: Table, seat: int) -> Thoughts:
        """What was found out about each action so far."""
        return self.thinking.thoughts(table, seat)


def search(table: Table, seat: int, iterations: int, seed: int, careless: bool = False) -> dict[int, float]:
    """Visits of each action of the seat's question. `careless`: everybody is played at random, whatever the game
    advises."""
    return Search(table.game.id, seed, careless).think(table, seat, iterations)
