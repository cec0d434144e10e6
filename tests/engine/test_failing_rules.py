"""A rule that raises leaves everything as it was: in a step, inside an open block, under undo, in a guess."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import gulch
from contract.walks import step, whole
from drills import claims, standoff, standoff_game
from gulch.engine.record import new_table
from gulch.engine.table import Table
from gulch.games.bang_dice import effects
from gulch.records.reading import rewind

pytestmark = pytest.mark.skipif(gulch.COMPILED, reason="plants faults in compiled modules")


class Broken(Exception):
    """What a rule with a mistake raises."""


def breaks(*args: Any, **others: Any) -> Any:
    raise Broken


def everything(table: Table) -> str:
    """Truth, streams, questions, record, undo: all that anybody could notice."""
    undo = [table.last_answer(seat) for seat in range(table.seats)]
    return whole(table) + json.dumps([table.record(), undo, table.withdrawn, table.opened, table.closed, table.block])


def played_until(table: Table, wanted: Callable[[Table], bool], seed: int = 1) -> Table:
    rng = random.Random(seed)
    while not wanted(table):
        step(table, rng)
    return table


def asks(kind: str) -> Callable[[Table], bool]:
    return lambda table: kind in {question.kind for question in table.pending.values()}


def test_in_a_step(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played_until(gulch.load("bang_dice").table(5, 3), asks("aim"))
    seat = min(table.pending)
    before, other = everything(table), table.copy()
    with monkeypatch.context() as patch:
        patch.setattr(effects, "remember_shot", breaks)
        for _ in range(3):
            with pytest.raises(Broken):
                table.answer(seat, table.pending[seat].options[0])
            assert everything(table) == before
    table.answer(seat, table.pending[seat].options[0])
    other.answer(seat, other.pending[seat].options[0])
    assert everything(table) == everything(other) != before, "and then it goes on"


def test_in_a_later_step_of_the_same_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer ends a step; the one after it fails."""
    table = played_until(gulch.load("bang_dice").table(5, 4), asks("reroll"))
    seat = min(table.pending)
    before = everything(table)
    with monkeypatch.context() as patch:
        patch.setattr(effects, "count", breaks)
        with pytest.raises(Broken):
            table.answer(seat, "stop")
    assert everything(table) == before


def test_inside_an_open_block(monkeypatch: pytest.MonkeyPatch) -> None:
    """One strand fails; the other seats' sealed answers are still there, and so is its own question."""
    table = new_table(claims.GAME, 3, 2, {})
    first, second = sorted(table.pending)[:2]
    table.take(first, table.pending[first].codes[0])
    assert table.opened >= 0
    before = everything(table)
    with monkeypatch.context() as patch:
        break_the_next_answer(patch, second)
        with pytest.raises(Broken):
            table.take(second, table.pending[second].codes[0])
    assert everything(table) == before
    played_until(table, lambda table: table.opened < 0 or not table.pending)


def break_the_next_answer(patch: pytest.MonkeyPatch, seat: int) -> None:
    """Whatever this seat's strand does after its answer raises."""
    from gulch.engine.play import State

    real = State.ask_recorded

    def ask(self: Any, asked: int, moment: Any, about: int, always: bool, options: list[int]) -> int:
        answer = real(self, asked, moment, about, always, options)
        return breaks() if asked == seat and self.strand == seat else answer

    patch.setattr(State, "ask_recorded", ask)


def test_when_a_block_joins(monkeypatch: pytest.MonkeyPatch) -> None:
    """The last answer closes the block, and what follows fails."""
    table = new_table(standoff_game.GAME, 3, 5, {})
    played_until(table, lambda table: table.opened >= 0 and len(table.pending) == 1)
    [seat] = table.pending
    before = everything(table)
    with monkeypatch.context() as patch:
        patch.setattr(standoff, "forget", breaks)
        patch.setattr(standoff, "living", breaks)
        with pytest.raises(Broken):
            table.take(seat, table.pending[seat].codes[0])
    assert everything(table) == before
    table.take(seat, table.pending[seat].codes[0])


def test_under_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    """Running the step again without the answer fails."""
    table = played_until(
        gulch.load("bang_dice").table(5, 3), lambda table: any(table.last_answer(p) >= 0 for p in range(5))
    )
    seat = next(p for p in range(5) if table.last_answer(p) >= 0)
    before = everything(table)
    with monkeypatch.context() as patch:
        patch.setattr(type(table.rules), "run", breaks)
        with pytest.raises(Broken):
            table.undo(seat)
    assert everything(table) == before
    assert table.undo(seat)
    assert everything(table) != before


def test_in_a_guess(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played_until(gulch.load("bang_dice").table(5, 3), asks("aim"))
    before = everything(table)
    with monkeypatch.context() as patch:
        patch.setattr(type(table.rules), "redeal", breaks)
        for seat in (*range(5), None):
            with pytest.raises(Broken):
                table.guess(seat, 3)
        with pytest.raises(Broken):
            table.play_on(gulch.Policy(), guess_for=min(table.pending), seed=3)
    assert everything(table) == before
    guess = table.guess(1, 3)
    seat = min(guess.pending)
    guessed = everything(guess)
    with monkeypatch.context() as patch:
        patch.setattr(effects, "remember_shot", breaks)
        with pytest.raises(Broken):
            guess.answer(seat, guess.pending[seat].options[0])
    assert (everything(guess), everything(table)) == (guessed, before)


def test_in_a_preview(monkeypatch: pytest.MonkeyPatch) -> None:
    table = played_until(gulch.load("bang_dice").table(5, 3), asks("aim"))
    seat = min(table.pending)
    option = table.pending[seat].options[0]
    before, told = everything(table), table.preview(seat, option).data()
    with monkeypatch.context() as patch:
        patch.setattr(effects, "remember_shot", breaks)
        with pytest.raises(Broken):
            table.preview(seat, option)
    assert everything(table) == before
    assert table.preview(seat, option).data() == told


def test_when_everybody_goes_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """By agreement: one's own sealed choice, or answers that nobody may take back alone."""
    block = new_table(claims.GAME, 3, 2, {})
    first, second = sorted(block.pending)[:2]
    block.take(first, block.pending[first].codes[0])
    block.take(second, block.pending[second].codes[0])
    steps = played_until(gulch.load("bang_dice").table(5, 3), lambda table: len(table.log) > 20)
    ways: list[tuple[Table, Callable[[], None]]] = [
        (block, lambda: block.unseal(first)),
        (steps, lambda: rewind(steps, 4)),
    ]
    for table, go_back in ways:
        before = everything(table)
        with monkeypatch.context() as patch:
            patch.setattr(type(table.rules), "run", breaks)
            with pytest.raises(Broken):
                go_back()
        assert everything(table) == before
        go_back()
        assert everything(table) != before
