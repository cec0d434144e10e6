"""Options weighed against each other: each is played on by the game's heuristic with the same luck. What counts is how
much more an option brings than what the heuristic would choose; those that fall behind are tried no longer."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any, Final

from mypy_extensions import i64

from gulch.bots.guessing import CutOff, Guesses
from gulch.bots.thoughts import A_FEW, NEVER, Thinking, Thoughts, doubt
from gulch.engine.chance import Chance, fast
from gulch.engine.play import Hunch, Policy, State
from gulch.engine.table import Table

ALL: Final = -1  # play with care


class Trial(Policy):
    """Takes the option that is on trial; then everybody plays by the heuristic, or only one seat, and the others do
    anything, the same whatever is on trial."""

    def __init__(self, heuristic: Policy, depth: int) -> None:
        self.heuristic = heuristic
        self.depth: i64 = depth  # choices of a play-out before it is cut off; 0: never
        self.left: i64 = 0
        self.option: i64 = 0
        self.is_first = True
        self.careful: i64 = ALL
        self.chance: Chance = fast(0)  # of the others
        self.stands: State | None = None

    def begin(self, option: int, luck: int) -> None:
        self.option = option
        self.is_first = True
        self.left = self.depth
        if self.careful != ALL:
            self.chance = fast(luck)

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        if self.is_first:
            self.is_first = False
            return int(self.option)
        if self.depth > 0:
            self.left -= 1
            if self.left < 0:
                self.stands = s
                raise CutOff
        if self.careful != ALL and self.careful != seat:
            return options[self.chance.below(len(options))]
        return self.heuristic.choose(s, seat, moment, options, about)


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
        top, sure = NEVER, 0.0
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


class Weighing(Thinking):
    """`value(s)` says how likely everybody is to win where a play-out is cut off. With `own_score` nobody else counts:
    not how they play, nor who wins."""

    def __init__(
        self,
        heuristic: Policy,
        guesses: Guesses,
        own_score: bool,
        depth: int,
        value: Callable[[Any], list[float]] | None,
    ) -> None:
        self.trial = Trial(heuristic, depth)
        self.guesses = guesses
        self.own_score = own_score
        self.value = value
        self.scales: Scales | None = None

    def think(self, table: Table, seat: int, iterations: int, until: float) -> None:
        question, trial = table.pending[seat], self.trial
        options = question.codes
        trial.careful = seat if self.own_score else ALL
        advised = trial.heuristic.choose(question.state, seat, question.moment, options, int(question.about))
        self.scales = scales = Scales(options, advised)
        here = table.hunch_for(seat, 0)
        luck = self.guesses.next(table, here).seed
        for _ in range(iterations):
            trial.begin(scales.next(), luck)
            if scales.add(self.reward(table, Hunch(seat, luck, here.mark, here.block), seat)):
                luck = self.guesses.next(table, here).seed
            if perf_counter() >= until:
                break

    def reward(self, table: Table, hunch: Hunch, seat: int) -> float:
        """The own score; or whether the seat wins, or how likely it is where the play-out is cut off."""
        trial = self.trial
        try:
            outcome = table.game.outcome(table.straight(trial, hunch, seat))
        except CutOff:
            assert trial.stands is not None
            assert self.value is not None
            return self.value(trial.stands)[seat]
        if self.own_score:
            return float(outcome.scores[seat])
        return 1.0 if seat in outcome.winners else 0.0

    def thoughts(self, table: Table, seat: int) -> Thoughts:
        scales = self.scales
        assert scales is not None
        return {
            action: [tries.count, tries.more, tries.squares, 1.0 if action == scales.advised else 0.0]
            for action, tries in scales.tries.items()
            if tries.count > 0.0
        }
