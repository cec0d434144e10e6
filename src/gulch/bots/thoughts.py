"""What a search has found out about a question, as plain numbers, and what it chooses then."""

from __future__ import annotations

from math import sqrt
from typing import Final

from gulch.bots.policies import advice_for
from gulch.engine.table import Table

DOUBT: Final = 1.0  # standard errors by which a choice must beat the heuristic's; a game's bots may say it
A_FEW: Final = 8  # tries before anything is said of an option
NEVER: Final = -1e9

# By action: visits, sum of rewards and of their squares, whether it was advised. Where options are weighed against the
# advised one, rewards are how much more they bring.
Thoughts = dict[int, list[float]]


class Thinking:
    """A way to find out about one seat's questions."""

    def think(self, table: Table, seat: int, iterations: int, until: float) -> None:
        """So many iterations, or up to this moment."""
        raise NotImplementedError

    def thoughts(self, table: Table, seat: int) -> Thoughts:
        """What was found out about each action of the question so far."""
        raise NotImplementedError

    def follow(self, action: int) -> None:
        """The seat has answered, and is asked the next question."""

    def forget(self) -> None:
        """Others have answered."""


def doubt(count: float, total: float, squares: float) -> float:
    """The standard error of a mean."""
    mean = total / count
    return sqrt(max(0.0, squares / count - mean * mean) / count)


def pooled(several: list[Thoughts]) -> Thoughts:
    """What several searches of one question have found out."""
    sums: Thoughts = {}
    for thoughts in several:
        for action, thought in thoughts.items():
            known = sums.setdefault(action, [0.0] * len(thought))
            for k, number in enumerate(thought):
                known[k] += number
    return sums


def doubt_at(game: str) -> float:
    """How many standard errors better than the advice a choice must be."""
    doubts: float = getattr(advice_for(game), "DOUBT", DOUBT)
    return doubts


def favourite(thoughts: Thoughts, doubts: float = DOUBT) -> int:
    """What was visited most; of equals the first. Where there was advice, something else has to be better beyond doubt:
    a careful play-out is rare, and chance is loud."""
    if not any(thought[3] > 0.0 for thought in thoughts.values()):
        return max(thoughts, key=lambda action: thoughts[action][0])

    def sure(action: int) -> float:
        count, total, squares, advised = thoughts[action]
        if advised > 0.0:
            return total / count
        return total / count - doubts * doubt(count, total, squares) if count >= A_FEW else NEVER

    return max(sorted(thoughts, key=lambda action: -thoughts[action][3]), key=sure)
