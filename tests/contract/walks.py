"""How the contract tests walk through games: random tables at random positions, and all that a viewer gets as bytes."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from typing import Any

import gulch
from gulch.bots.policies import TraceBot
from gulch.engine.record import new_table
from gulch.engine.table import Table
from gulch.lab.simulate import Simulator
from gulch.waiting import doing


class Case:
    """One kind of table: a game, a number of seats, options."""

    def __init__(self, game: Any, seats: int, options: dict[str, Any]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def table(self, seed: int) -> Table:
        return new_table(self.game, self.seats, seed, self.options)

    def __repr__(self) -> str:
        shown = ",".join(f"{k}={v}" for k, v in self.options.items())
        return f"{self.game.id}-{self.seats}" + (f"-{shown}" if shown else "")


REGISTERED = [
    Case(gulch.load(id), seats, options) for id in gulch.games() for seats, options in gulch.load(id).examples()
]


def few(cases: list[Case]) -> list[Case]:
    """Of each game the smallest table, the largest, and its last example, which has the most options."""
    chosen: list[Case] = []
    for id in gulch.games():
        own = [case for case in cases if case.game.id == id]
        chosen += [min(own, key=lambda case: case.seats), max(own, key=lambda case: case.seats), own[-1]]
    return [case for case in cases if case in chosen]


def drill_cases() -> list[Case]:
    """Small games that have everything hard. They are interpreted, so they can't stand on a compiled kernel."""
    if gulch.COMPILED:
        return []
    from drills import claims, mixed, standoff_game

    games: list[Any] = [standoff_game.GAME, claims.GAME, mixed.GAME]
    return [Case(game, seats, options) for game in games for seats, options in game.examples()]


ALL = REGISTERED + drill_cases()
# Where all tables are played on the compiled build as well, and both builds leave the same traces, a few will do here.
CASES = few(REGISTERED) + drill_cases() if os.environ.get("GULCH_CASES") == "few" else ALL


def step(table: Table, rng: random.Random) -> None:
    seat = rng.choice(sorted(table.pending))
    table.take(seat, rng.choice(table.pending[seat].codes))


def length(case: Case) -> int:
    """About how many choices a game takes."""
    bot = TraceBot(5)
    Simulator(case.game, case.seats, case.options).playout(5, bot)
    return int(bot.choices) + 1


def positions(case: Case, seed: int, count: int) -> Iterator[Table]:
    """About so many positions of one random game, spread over it, each with a question pending."""
    rng = random.Random(seed)
    chance = count / length(case)
    table = case.table(seed)
    first = True
    while table.pending:
        if first or rng.random() < chance:
            yield table
        first = False
        step(table, rng)


def finished(case: Case, seed: int) -> Table:
    rng = random.Random(seed)
    table = case.table(seed)
    while table.pending:
        step(table, rng)
    return table


def viewers(case: Case) -> list[int | None]:
    return [None, *range(case.seats)]


def seen(table: Table, seat: int | None) -> str:
    """Everything a viewer gets, as bytes: view, events, own question, why not, whom we wait for and for what."""
    out: dict[str, Any] = {"view": table.view(seat), "events": table.events(seat), "doing": doing(table, seat)}
    if seat is not None:
        question = table.pending.get(seat)
        out["question"] = question.data() if question else None
        words = table.rules.words
        out["why"] = [[r.data() for r in table.explain(seat, words.id(code))] for code in words.catalogue()]
    return json.dumps(out, sort_keys=True)


def states(table: Table) -> str:
    """The whole truth, as bytes. Outside blocks all viewers share one state, which need not be written twice."""
    known: dict[int, str] = {}
    for s in table.now:
        if id(s) not in known:
            known[id(s)] = json.dumps(s.to_data(), sort_keys=True)
    return " ".join(known[id(s)] for s in table.now)


def whole(table: Table) -> str:
    """The truth, what everybody was told, and who is asked what."""
    asked = {seat: question.data() for seat, question in sorted(table.pending.items())}
    return states(table) + json.dumps([table.streams, asked, table.told], sort_keys=True)
