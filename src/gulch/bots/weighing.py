"""Options weighed against each other: each is played on by the game's heuristic with the same luck. What counts is how
much more an option brings than what the heuristic would choose; those that fall behind are tried no longer."""

from __future__ import annotations

from mypy_extensions import i64

from gulch.bots.thoughts import A_FEW, doubt
from gulch.engine.play import Policy, State


class CutOff(Exception):
    """A play-out has gone far enough; where it stands is in the bot."""


class Trial(Policy):
    """Takes the option that is on trial; then everybody plays by the heuristic."""

    def __init__(self, heuristic: Policy, depth: int) -> None:
        self.heuristic = heuristic
        self.depth: i64 = depth  # choices of a play-out before it is cut off; 0: never
        self.left: i64 = 0
        self.option: i64 = 0
        self.is_first = True
        self.stands: State | None = None

    def begin(self, option: int) -> None:
        self.option = option
        self.is_first = True
        self.left = self.depth

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        if self.is_first:
            self.is_first = False
            return int(self.option)
        if self.depth > 0:
            self.left -= 1
            if self.left < 0:
                self.stands = s
                raise CutOff
        return self.heuristic.choose(s, seat, moment, options, about)


class Look(Policy):
    """Goes no further than to the first choice."""

    def __init__(self) -> None:
        self.stands: State | None = None

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        self.stands = s
        raise CutOff


class Tries:
    """Of one option: how many, by how much they were better than the advised option, and the squares of that."""

    __slots__ = ("count", "more", "squares")

    def __init__(self) -> None:
        self.count = 0.0
        self.more = 0.0
        self.squares = 0.0

    def add(self, more: float) -> None:
        self.count += 1.0
        self.more += more
        self.squares += more * more


class Scales:
    """The options of one question. Everything in a round has the same luck, and the advised option comes first."""

    def __init__(self, options: list[int], advised: int) -> None:
        self.advised = advised
        self.tries = {option: Tries() for option in options}
        self.left = [option for option in options if option != advised]
        self.round = [advised, *self.left]
        self.place = 0  # in the round
        self.rounds = 0
        self.look = A_FEW  # after so many rounds
        self.usual = 0.0  # what the advised option brought in this round

    def next(self) -> int:
        return self.round[self.place]

    def add(self, reward: float) -> bool:
        """What the next one brought; True: a round is over."""
        option = self.round[self.place]
        if self.place == 0:
            self.usual = reward
        self.tries[option].add(reward - self.usual)
        self.place += 1
        if self.place < len(self.round):
            return False
        self.place = 0
        self.rounds += 1
        if self.rounds == self.look and self.left:
            self.look *= 2
            self.narrow()
        return True

    def narrow(self) -> None:
        """Whoever would be behind with luck is out; one stays, so that thinking takes as long whatever it finds."""
        best = self.left[0]
        top, sure = -9.0, 0.0
        for option in self.left:
            tries = self.tries[option]
            mean, error = tries.more / tries.count, doubt(tries.count, tries.more, tries.squares)
            sure = max(sure, mean - error)
            if mean > top:
                best, top = option, mean
        left: list[int] = []
        for option in self.left:
            tries = self.tries[option]
            error = doubt(tries.count, tries.more, tries.squares)
            if option == best or tries.more / tries.count + error >= sure:
                left.append(option)
        self.left = left
        self.round = [self.advised, *left]
