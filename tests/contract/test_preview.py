"""A preview equals answering and undoing, changes nothing, and is the same on every guess of its seat."""

from __future__ import annotations

import random
from typing import Any

import pytest

import gulch
from contract.secrets import fresh
from contract.walks import CASES, Case, positions, whole
from gulch.engine.table import Table

every_case = pytest.mark.parametrize("case", CASES, ids=repr)
OPTIONS = 6  # at a question


def some_options(table: Table, rng: random.Random) -> list[tuple[int, str]]:
    out: list[tuple[int, str]] = []
    for seat in sorted(table.pending):
        ids = [option.id for option in table.pending[seat].options]
        out += [(seat, id) for id in rng.sample(ids, min(len(ids), OPTIONS))]
    return out


def equals_answering_and_undoing(case: Case, seed: int, count: int) -> tuple[int, int]:
    """How many could be taken back, and how many could not."""
    rng = random.Random(seed)
    back = final = 0
    for table in positions(case, seed, count):
        before = whole(table)
        for seat, id in some_options(table, rng):
            preview = table.preview(seat, id)
            after = table.copy()
            told = len(table.events(seat))
            after.answer(seat, id)
            heard = after.events(seat)[told:]
            assert preview.events == heard[: len(preview.events)], id
            assert preview.final != after.undo(seat), id
            if preview.final:
                final += 1
            else:
                back += 1
                assert preview.events == heard, f"{id}: all of it could be taken back"
        assert whole(table) == before
    return back, final


def is_the_same_on_every_guess(case: Case, seed: int, count: int) -> int:
    rng = random.Random(seed)
    compared = 0
    for table in positions(case, seed, count):
        chosen = some_options(table, rng)
        for seat in sorted(table.pending):
            guess = table.guess(seat, fresh(table, 31))
            for _, id in [one for one in chosen if one[0] == seat]:
                compared += 1
                assert guess.preview(seat, id).data() == table.preview(seat, id).data(), id
    return compared


@pytest.mark.compiled
@every_case
def test_it_equals_answering_and_undoing_and_changes_nothing(case: Case) -> None:
    assert sum(equals_answering_and_undoing(case, 71, 8))


@pytest.mark.compiled
@every_case
def test_it_is_the_same_on_every_guess(case: Case) -> None:
    assert is_the_same_on_every_guess(case, 72, 6)


def test_it_says_what_is_told_and_what_is_final() -> None:
    table = gulch.load("bang_dice").table(5, 3)
    seat = min(table.pending)
    again = next(option.id for option in table.pending[seat].options if option.kind == "reroll")
    assert table.preview(seat, again).final, "dice can't be taken back"
    assert table.preview(seat, again).events == [], "and nobody is told what they would show"
    with pytest.raises(gulch.Refused):
        table.preview(seat, "shoot:3")
    with pytest.raises(gulch.Refused):
        table.preview((seat + 1) % 5, "stop")


@pytest.mark.skipif(gulch.COMPILED, reason="plants a leak in a drill")
def test_a_preview_that_tells_a_hidden_card_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever shoots is told whether the target can answer, before anything is revealed."""
    from drills import standoff, standoff_game  # interpreted: they can't stand on a compiled kernel

    real = standoff.shoot

    def telling(s: Any, shooter: int, target: int) -> None:
        if standoff.MISSED in s.hand[target]:
            s.tell(1 << shooter, standoff.HIT | target << 8)
        real(s, shooter, target)

    monkeypatch.setattr(standoff, "shoot", telling)
    monkeypatch.setattr(standoff_game.GAME, "built", {})
    case = Case(standoff_game.GAME, 3, {"saloon": False})
    found = False
    for seed in range(8):
        try:
            is_the_same_on_every_guess(case, seed, 20)
        except AssertionError:
            found = True
    assert found
