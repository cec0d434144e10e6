"""The laws of hidden information at every kind of moment that a game can ask, however rare."""

from __future__ import annotations

import importlib
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import gulch
from contract import secrets
from contract.walks import ALL, Case
from gulch.engine.table import Table

pytestmark = pytest.mark.compiled
GAMES = Path(__file__).parent.parent / "games"
EACH = 2  # positions of each kind of moment
GAMES_MAX = 60
IDLE = 4  # games without anything new


def rare_moments(game: str) -> dict[str, Any]:
    """Positions of moments that are hardly ever asked in hundreds of random games: tests/games/GAME/rare_moments.py."""
    if not (GAMES / game / "rare_moments.py").exists():
        return {}
    return dict(importlib.import_module(f"games.{game}.rare_moments").RARE)


class Position(Case):
    """One table at a rare moment."""

    def __init__(self, moment: str, table: Table) -> None:
        super().__init__(table.game, table.rules.seats, table.rules.options)
        self.moment = moment
        self.found = table

    def __repr__(self) -> str:
        return f"{self.game.id}-{self.moment}"


POSITIONS = [Position(kind, make().table) for game in gulch.games() for kind, make in rare_moments(game).items()]


class Seeker:
    """Chooses among the verbs that were chosen least, so that it comes where chance alone hardly would."""

    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.chosen: Counter[tuple[int, int]] = Counter()

    def step(self, table: Table) -> None:
        seat = self.rng.choice(sorted(table.pending))
        question = table.pending[seat]
        if self.rng.random() < 0.5:
            code = self.rng.choice(question.codes)
        else:
            by_verb: dict[int, list[int]] = {}
            for option in question.codes:
                by_verb.setdefault(option & 255, []).append(option)
            least = min(self.chosen[question.moment, verb] for verb in by_verb)
            verbs = [verb for verb in by_verb if self.chosen[question.moment, verb] == least]
            code = self.rng.choice(by_verb[self.rng.choice(verbs)])
        self.chosen[question.moment, code & 255] += 1
        table.take(seat, code)


def moments_of(case: Case) -> set[str]:
    return {menu.name for menu in case.table(1).rules.menus if menu.name}


def walk(case: Case, seed: int, met: Counter[str]) -> Iterator[Table]:
    """Positions of every kind of moment that was not met often enough, until nothing new comes for many games."""
    seeker, wanted, idle = Seeker(seed), moments_of(case), 0
    for game in range(GAMES_MAX):
        if all(met[kind] >= EACH for kind in wanted):
            return
        table, idle = case.table(seed * 1000 + game), idle + 1
        while table.pending:
            kinds = {question.kind for question in table.pending.values()}
            if any(met[kind] < EACH for kind in kinds):
                idle = 0
                met.update(kinds)
                yield table
            seeker.step(table)
        if idle > IDLE:
            return


@cache
def found(game: str) -> dict[str, list[Table]]:
    """The positions by case, found once for all laws: each kind of moment at the first tables that ask it."""
    met = Counter(dict.fromkeys(rare_moments(game), EACH))
    return {repr(case): [table.copy() for table in walk(case, 51, met)] for case in ALL if case.game.id == game}


@pytest.fixture(autouse=True)
def at_every_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    def positions(case: Case, seed: int, count: int) -> Iterator[Table]:
        tables = [case.found] if isinstance(case, Position) else found(case.game.id)[repr(case)]
        yield from (table.copy() for table in tables)

    monkeypatch.setattr(secrets, "positions", positions)


every_case = pytest.mark.parametrize("case", [*ALL, *POSITIONS], ids=repr)


@pytest.mark.parametrize("game", gulch.games())
def test_every_moment_is_met(game: str) -> None:
    declared = {kind for case in ALL if case.game.id == game for kind in moments_of(case)}
    tables = [table for tables in found(game).values() for table in tables]
    met = {question.kind for table in tables for question in table.pending.values()}
    assert declared - met - set(rare_moments(game)) == set()
    assert set(rare_moments(game)) <= declared


@pytest.mark.parametrize("position", POSITIONS, ids=repr)
def test_a_position_of_a_rare_moment_asks_it(position: Position) -> None:
    assert {question.kind for question in position.found.pending.values()} == {position.moment}


@every_case
@pytest.mark.parametrize(
    "law",
    [
        secrets.looks_the_same,
        secrets.tellings_fit_the_view,
        secrets.waiting_fits_the_view,
        secrets.fields_are_what_they_declare,
        secrets.undo_teaches_nothing,
    ],
)
def test_the_law_holds_at_every_moment(case: Case, law: Any) -> None:
    law(case, 52, 0)


@every_case
def test_twins_have_the_same_guesses_at_every_moment(case: Case) -> None:
    secrets.twins_have_the_same_guesses(case, 53, 0, 2)
