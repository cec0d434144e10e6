"""A finished game, looked at again: how likely each seat was to win at every stage, and a ledger of luck and skill.

A seat's chance is what it could hope for with what it knew then (see `chances`), so the chances of all need not add up
to one. What a choice did is measured against what the heuristic would have chosen. The rest of every change is luck:
dice, cards, and what came to light. Each seat's luck, own choices and others' choices lead from its first chance to its
end. Nothing goes by the clock, and the work falls into jobs that depend on nobody's result of the same round: the
review is the same for the same record, whoever does them."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from gulch.engine.game import BadRecord, Game
from gulch.lab.chances import PAIRS, Effect, Playing, chance_of, compared
from gulch.records.reading import opened, replay

FORMAT: Final = 1
SEED: Final = 16
POSITIONS: Final = 192  # at which somebody's chance is measured, over all seats: first half of them evenly,
SWING: Final = 0.15  # then the others where a chance moved so much
PLAYOUTS: Final = 64  # in one go
SHARP: Final = 8  # the largest swings are measured again,
AGAIN: Final = 3  # so often
POINTS: Final = 6  # turning points
LEAST: Final = 0.08  # that one must have done to somebody's chance
TOLD: Final = 0.01  # what did less is not told of

Job = tuple[str, int, int, int]  # kind, after so many answers; then seat and first play-out


class Studied:
    """A game after each of its answers."""

    def __init__(self, game: Game[Any], record: dict[str, Any]) -> None:
        if replay(game, record).outcome is None:
            raise BadRecord("the game is not over: only a finished one can be reviewed")
        table = opened(game, record)
        self.tables = [table.copy()]
        for seat, answer in record["answers"]:
            table.answer(seat, answer)
            self.tables.append(table.copy())
        self.log = table.log
        self.seats = table.seats
        self.playing = Playing(game.id, SEED)

    def work(self, job: Job) -> Any:
        """How many play-outs were won, or a part of what a choice did."""
        kind, at, seat, first = job
        table = self.tables[at]
        if kind == "chance":
            return chance_of(table, seat, first, PLAYOUTS, self.playing)
        return compared(table, seat, self.log[at].code, first, self.playing)


class Review:
    """What is known of a game so far, and what should be found out next."""

    def __init__(self, studied: Studied) -> None:
        self.studied = studied
        self.seats = studied.seats
        self.end = len(studied.tables) - 1
        self.won: dict[int, list[int]] = {}  # after so many answers: won play-outs by seat,
        self.tried: dict[int, int] = {}  # and of how many
        asked = [(at, entry.seat) for at, entry in enumerate(studied.log)]
        self.choices = {at: Effect(self.seats) for at, seat in asked if len(studied.tables[at].pending[seat].codes) > 1}
        self.most = max(8, POSITIONS // self.seats)
        self.is_sharp = False
        self.done = 0
        self.whole = len(self.choices) * 3 + (self.most + AGAIN * SHARP) * self.seats  # about so many jobs

    # ---- what to find out -------------------------------------------------------------------------------------------
    def jobs(self) -> list[Job]:
        """The next round; none: everything is known."""
        jobs = [
            ("choice", at, self.studied.log[at].seat, first)
            for at, effect in self.choices.items()
            for first in range(effect.pairs, effect.wanted, PAIRS)
        ]
        jobs += self.measured(self.wide() if self.won else self.evenly(), 0)
        if not jobs and not self.is_sharp:
            self.is_sharp = True
            for k in range(AGAIN):
                jobs += self.measured(self.swings(), (k + 1) * PLAYOUTS)
        return jobs

    def measured(self, positions: list[int], first: int) -> list[Job]:
        return [("chance", at, seat, first) for at in positions for seat in range(self.seats)]

    def evenly(self) -> list[int]:
        parts = min(self.end, self.most // 2)
        return sorted({self.end * k // max(1, parts) for k in range(parts + 1)} | {0, self.end})

    def wide(self) -> list[int]:
        """The middle of each stretch in which somebody's chance moved much, the widest first."""
        known = sorted(self.won)
        found = [(self.moved(a, b), a, b) for a, b in pairwise(known) if b - a > 1]
        wide = sorted([(-moved, a, b) for moved, a, b in found if moved >= SWING])
        return sorted([(a + b) // 2 for _, a, b in wide[: max(0, self.most - len(known))]])

    def swings(self) -> list[int]:
        """Where the largest swings begin and end. How it began counts for every total."""
        known = sorted(self.won)
        swings = sorted([(-self.moved(a, b), a, b) for a, b in pairwise(known)])[:SHARP]
        return sorted({0} | {at for _, a, b in swings for at in (a, b)} - {self.end})

    def moved(self, a: int, b: int) -> float:
        before, after = self.chances(a), self.chances(b)
        return max(abs(now - was) for was, now in zip(before, after))

    def chances(self, at: int) -> list[float]:
        return [won / self.tried[at] for won in self.won[at]]

    @property
    def progress(self) -> float:
        """How much is done of what there may be to do."""
        return min(0.99, self.done / self.whole)

    # ---- what was found ---------------------------------------------------------------------------------------------
    def learn(self, job: Job, result: Any) -> None:
        kind, at, seat, _ = job
        self.done += 1
        if kind == "choice":
            self.choices[at].add(result)
            return
        self.won.setdefault(at, [0] * self.seats)[seat] += int(result)
        if seat == 0:
            self.tried[at] = self.tried.get(at, 0) + PLAYOUTS

    def result(self) -> dict[str, Any]:
        known = sorted(self.won)
        ledger = self.ledger(known)
        return {
            "format": FORMAT,
            "answers": self.end,
            "chances": [{"answers": at, "chances": rounded(self.chances(at))} for at in known],
            "ledger": [line for line in ledger if weight(line) >= TOLD],
            "turning": turning(ledger),
            "totals": [self.total(seat, ledger) for seat in range(self.seats)],
        }

    def ledger(self, known: list[int]) -> list[dict[str, Any]]:
        """Every choice, and what is left of each stretch's change: luck."""
        lines: list[dict[str, Any]] = []
        for a, b in pairwise(known):
            left = [now - was for was, now in zip(self.chances(a), self.chances(b))]
            for at in range(a, b):
                if at in self.choices:
                    left = [much - one for much, one in zip(left, self.choices[at].effects)]
                    lines.append(self.choice(at, self.choices[at]))
            lines.append({"kind": "luck", "from": a, "answers": b, "effects": rounded(left)})
        return lines

    def choice(self, at: int, effect: Effect) -> dict[str, Any]:
        entry, table = self.studied.log[at], self.studied.tables[at]
        question = table.pending[entry.seat]
        options = {option.id: option.data() for option in question.options}
        played = table.rules.words.id(entry.code)
        return {
            "kind": "choice",
            "from": at,
            "answers": at + 1,
            "seat": entry.seat,
            "question": {"kind": question.kind, "params": question.params},
            "option": options[played],
            "instead": options.get(effect.instead) if effect.instead != played else None,
            "effects": rounded(effect.effects),
        }

    def total(self, seat: int, ledger: list[dict[str, Any]]) -> dict[str, float]:
        """What made this seat's end of its beginning."""
        start, end = self.chances(0)[seat], self.chances(self.end)[seat]
        own = sum([line["effects"][seat] for line in ledger if line.get("seat") == seat])
        others = sum([line["effects"][seat] for line in ledger if line.get("seat", seat) != seat])
        whole = {"start": start, "luck": end - start - own - others, "skill": own, "others": others, "end": end}
        return {name: round(value, 4) for name, value in whole.items()}


def rounded(values: list[float]) -> list[float]:
    return [round(value, 4) for value in values]


def weight(line: dict[str, Any]) -> float:
    effects: list[float] = line["effects"]
    return max([abs(effect) for effect in effects])


def turning(ledger: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What did most to somebody's chance, in the order of the game; one of each moment."""
    points: list[dict[str, Any]] = []
    for line in sorted(ledger, key=lambda line: (-weight(line), line["answers"])):
        if len(points) < POINTS and weight(line) >= LEAST and line["answers"] not in [p["answers"] for p in points]:
            points.append(line)
    return sorted(points, key=lambda line: line["answers"])


Run = Callable[[list[Job]], Any]  # the results, in the order of the jobs


def reviewed(studied: Studied, run: Run, told: Callable[[float], None]) -> dict[str, Any]:
    """The whole review; `told` hears how far it is."""
    review = Review(studied)
    while jobs := review.jobs():
        for job, result in zip(jobs, run(jobs)):
            review.learn(job, result)
            told(review.progress)
    return review.result()


class Desk:
    """The game that this process has looked at last: to play it again for every job would be most of the work."""

    def __init__(self) -> None:
        self.record: dict[str, Any] = {}
        self.studied: Studied | None = None

    def study(self, game: Game[Any], record: dict[str, Any]) -> Studied:
        if self.studied is None or self.record != record:
            self.studied, self.record = Studied(game, record), record
        return self.studied


DESK: Final = Desk()
