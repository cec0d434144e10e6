"""How likely a seat is to win: the game's heuristic plays everybody on, from guesses of that seat. So nothing counts
that the seat could not know, and every game is measured alike. The same numbers for the same seed, never by the
clock."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from time import perf_counter
from typing import Any, Final

from gulch.bots.policies import RandomBot, advice_for
from gulch.engine.play import NOBODY, Policy
from gulch.engine.table import Table
from gulch.lab.many import first_seed, seed_of

# A hint looks at all options a little, at the better ones longer: play-outs for each, and how many stay.
ROUNDS: Final = ((8, 64), (24, 8), (64, 3))
DOUBT: Final = 1.0  # standard errors by which an option must beat the heuristic's
PAIRS: Final = 16  # play-outs with and without a choice, in one go;
MORE_PAIRS: Final = 64  # so many where it makes a difference,
MOST_PAIRS: Final = 192  # and where it makes
LARGE: Final = 0.15  # a large one


class Tries:
    """Play-outs of one option: how many, and how many of them were won."""

    def __init__(self) -> None:
        self.count = 0
        self.won = 0

    @property
    def chance(self) -> float:
        return self.won / self.count

    @property
    def doubt(self) -> float:
        """A standard error; an option that was never won may still be won once."""
        return sqrt((self.won + 1) * (self.count - self.won + 1)) / (self.count + 2) / sqrt(self.count)


class Playing:
    """Everybody is played by the game's heuristic, or at random where there is none."""

    def __init__(self, game: str, seed: int) -> None:
        advice: Any = advice_for(game)
        self.heuristic: Callable[[int], Policy] = RandomBot if advice is None else advice.heuristic
        self.seeds = first_seed(seed, "chances")

    def winners(self, table: Table, number: int) -> list[int]:
        """Who wins this play-out."""
        if not table.pending:
            return table.game.outcome(table.now[-1]).winners
        return table.game.outcome(table.straight(self.bot(number), None, NOBODY)).winners

    def bot(self, number: int) -> Policy:
        return self.heuristic(seed_of(self.seeds, number))

    def guess(self, table: Table, seat: int, number: int) -> Table:
        return table.guess(seat, seed_of(self.seeds, number))

    def advised(self, table: Table, seat: int, number: int) -> int:
        """What the heuristic chooses here."""
        question = table.pending[seat]
        about = int(question.about)
        return self.bot(number).choose(question.state, seat, question.moment, question.codes, about)


def chance_of(table: Table, seat: int, first: int, count: int, playing: Playing) -> int:
    """How many of these play-outs the seat wins, as far as it can know."""
    if not table.pending:
        return count if seat in playing.winners(table, 0) else 0
    won = 0
    for number in range(first, first + count):
        hunch = table.hunch_for(seat, seed_of(playing.seeds, number))
        won += seat in table.game.outcome(table.straight(playing.bot(number), hunch, seat)).winners
    return won


class Effect:
    """What a choice does to everybody's chances: how much oftener each wins than with what the heuristic would choose,
    over so many pairs of play-outs with the same luck. Pairs are added in parts, as long as they tell something."""

    def __init__(self, seats: int) -> None:
        self.pairs = 0
        self.differ = 0  # pairs that others have won
        self.more = [0] * seats
        self.advised: dict[str, int] = {}

    def add(self, part: list[Any]) -> None:
        differ, more, advised = part
        self.pairs += PAIRS
        self.differ += differ
        self.more = [a + b for a, b in zip(self.more, more)]
        for option, count in advised.items():
            self.advised[option] = self.advised.get(option, 0) + count

    @property
    def effects(self) -> list[float]:
        return [number / self.pairs for number in self.more]

    @property
    def instead(self) -> str:
        """What the heuristic chooses, mostly."""
        return max(self.advised, key=lambda option: self.advised[option])

    @property
    def wanted(self) -> int:
        """So many pairs are enough."""
        if not self.pairs or not self.differ:
            return PAIRS
        large = max([abs(number) for number in self.more]) >= LARGE * self.pairs
        return MOST_PAIRS if large and self.pairs >= MORE_PAIRS else MORE_PAIRS


def compared(table: Table, seat: int, code: int, first: int, playing: Playing) -> list[Any]:
    """A part of an Effect, as far as the seat can know: PAIRS pairs from this number on."""
    more = [0] * table.seats
    advised: dict[str, int] = {}
    differ = 0
    for number in range(first, first + PAIRS):
        guess = playing.guess(table, seat, number)
        option = playing.advised(guess, seat, number)
        name = table.rules.words.id(option)
        advised[name] = advised.get(name, 0) + 1
        if option == code:
            continue
        usual = playing.winners(guess, number)
        taken = guess.copy()
        taken.take(seat, code)
        chosen = playing.winners(taken, number)
        differ += usual != chosen
        for winner in chosen:
            more[winner] += 1
        for winner in usual:
            more[winner] -= 1
    return [differ, more, advised]


def hint_for(table: Table, seat: int, seed: int, seconds: float = 0.0) -> dict[str, Any]:
    """What a bot would do at this seat's question: the best option, and each one's chance to win. The heuristic's is
    left only for one that is better beyond doubt. `seconds`: how long it may look before it is content with less; 0: as
    long as it takes, and then the same on the table and on every guess of its seat."""
    playing, codes = Playing(table.game.id, seed), table.pending[seat].codes
    until = perf_counter() + seconds if seconds else float("inf")
    tries = {code: Tries() for code in codes}
    advice: dict[int, int] = {}
    left, first = list(codes), 0
    for count, stay in ROUNDS:
        left = [code for code in left if code in best_of(tries, left, stay) or code in advice]
        for number in range(first, first + count):
            guess = playing.guess(table, seat, number)
            option = playing.advised(guess, seat, number)
            advice[option] = advice.get(option, 0) + 1
            for code in left:
                taken = guess.copy()
                taken.take(seat, code)
                tries[code].count += 1
                tries[code].won += seat in playing.winners(taken, number)
            if perf_counter() >= until:
                break
        first += count
        if perf_counter() >= until:
            break
    words = table.rules.words
    advised = max(advice, key=lambda code: advice[code])
    return {
        "best": words.id(chosen(tries, advised)),
        "chances": {words.id(code): round(tries[code].chance, 4) for code in codes},
    }


def best_of(tries: dict[int, Tries], left: list[int], stay: int) -> list[int]:
    """The options to look at longer. At first all are alike."""
    if len(left) <= stay or not tries[left[0]].count:
        return left
    return sorted(left, key=lambda code: -tries[code].chance)[:stay]


def chosen(tries: dict[int, Tries], advised: int) -> int:
    def sure(code: int) -> float:
        one = tries[code]
        return one.chance - (0.0 if code == advised else DOUBT * one.doubt)

    return max(tries, key=sure)
