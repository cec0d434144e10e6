"""How goals are counted: what a player has done in this game or in this turn, noted when the occasion comes.

All of it is public, whichever goals the player holds: `progress` and `today` keep a number for each of the four goals
of each player's character."""

from __future__ import annotations

from collections.abc import Callable

from mypy_extensions import i64

from gulch.games.western_legends.components import GOALS_EACH
from gulch.games.western_legends.parts import Goal
from gulch.games.western_legends.rules import WesternRules
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.vocabulary import WHEN_A_TURN_BEGINS
from gulch.pieces.sets import size

Measure = Callable[[Western, i64], i64]


def once(s: Western, seat: i64) -> i64:
    return 1


class Be(Goal):
    """Something that must be so when the goal is declared."""

    def __init__(self, name: str, is_so: Callable[[Western, i64], bool]) -> None:
        super().__init__(name)
        self.is_so = is_so

    def is_met(self, s: Western, seat: i64) -> bool:
        return self.is_so(s, seat)


class Feat(Goal):
    """Something done: noted at its occasions until there is enough of it."""

    def __init__(self, name: str, occasions: list[i64], needed: int, measure: Measure = once) -> None:
        super().__init__(name)
        self.occasions = occasions
        self.needed: i64 = needed
        self.measure = measure
        self.number: i64 = int(name.rpartition("_")[2]) - 1  # of the character's four

    def slot(self, seat: i64) -> i64:
        return seat * GOALS_EACH + self.number

    def is_met(self, s: Western, seat: i64) -> bool:
        return s.progress[self.slot(seat)] >= self.needed

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        """So much more."""
        s.progress[self.slot(seat)] += self.measure(s, seat)


class Kinds(Feat):
    """So many different ones in the game; `measure` says which, as bits."""

    def is_met(self, s: Western, seat: i64) -> bool:
        return size(s.progress[self.slot(seat)]) >= self.needed

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        s.progress[self.slot(seat)] |= self.measure(s, seat)


class OnTurns(Feat):
    """On so many different turns."""

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        slot = self.slot(seat)
        if s.today[slot] == 0:
            s.today[slot] = 1
            s.progress[slot] += 1


class InOneTurn(Feat):
    """So much in a single turn; then it is done for good."""

    def is_met(self, s: Western, seat: i64) -> bool:
        return s.progress[self.slot(seat)] > 0

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        slot = self.slot(seat)
        s.today[slot] += self.measure(s, seat)
        if s.today[slot] >= self.needed:
            s.progress[slot] = 1


class KindsInOneTurn(InOneTurn):
    """So many different ones in a single turn."""

    def note(self, s: Western, seat: i64, occasion: i64) -> None:
        self.keep(s, seat, self.measure(s, seat))

    def keep(self, s: Western, seat: i64, kinds: i64) -> None:
        slot = self.slot(seat)
        s.today[slot] |= kinds
        if size(s.today[slot]) >= self.needed:
            s.progress[slot] = 1


class Notebook:
    """Everything to be noted at one occasion, by character."""

    def __init__(self, occasion: i64, characters: int) -> None:
        self.occasion = occasion
        self.feats: list[list[Feat]] = [[] for _ in range(characters)]

    def note(self, s: Western, seat: int) -> None:
        for feat in self.feats[s.character[seat]]:
            feat.note(s, seat, self.occasion)


def forget_the_day(s: Western, seat: int) -> None:
    slot: i64
    for slot in range(len(s.today)):
        s.today[slot] = 0


def take_notes(rules: WesternRules) -> None:
    """Goals take note only at tables that play with them."""
    rules.at(int(WHEN_A_TURN_BEGINS), forget_the_day)
    books: dict[int, Notebook] = {}
    for number, goal in enumerate(rules.goals):
        if isinstance(goal, Feat):
            for occasion in goal.occasions:
                book = books.get(int(occasion)) or Notebook(occasion, len(rules.cast))
                book.feats[number // GOALS_EACH].append(goal)
                books[int(occasion)] = book
    for occasion, book in books.items():
        rules.at(occasion, book.note)
