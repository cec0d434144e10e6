"""Everybody at once: in any interleaving of the seats' answers a turn comes to the same."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import gulch
from gulch.engine.table import Table

GAME = gulch.load("pokertown")
CASES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"characters": "random"}),
    (4, {"characters": "random", "holdem": True, "high_stakes": True}),
]


def answers_of_seats(table: Table, rng: random.Random) -> tuple[Table, dict[int, list[str]]]:
    """Play the open block to its end at random; what each seat answered, in its order."""
    given: dict[int, list[str]] = {}
    start = len(table.frames[-1].state.back), table.view(None)["round"], table.view(None)["turn"], table.opened
    while table.pending and table.opened == start[3]:
        seat = rng.choice(sorted(table.pending))
        option = rng.choice(table.pending[seat].options).id
        given.setdefault(seat, []).append(option)
        table.answer(seat, option)
    return table, given


def whole(table: Table) -> str:
    return json.dumps([[s.to_data() for s in table.now], table.streams, sorted(table.pending)])


@pytest.mark.rule("PT-001", "PT-R02", "PT-R03")
@pytest.mark.parametrize("seats, options", CASES)
def test_any_interleaving_of_the_answers_gives_the_same_table(seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(seats)
    compared = 0
    for seed in range(3):
        table = GAME.table(seats, seed, options)
        while table.pending:
            if table.opened < 0:  # one seat alone is asked: the Mayor, the Cheat, the Marshal
                [seat] = table.pending
                table.answer(seat, rng.choice(table.pending[seat].options))
                continue
            before = table.copy()
            table, given = answers_of_seats(table, rng)
            expected = whole(table)
            for _ in range(2):
                again, left = before.copy(), {seat: list(ids) for seat, ids in given.items()}
                while left:
                    seat = rng.choice(sorted(left))
                    again.answer(seat, left[seat].pop(0))
                    if not left[seat]:
                        del left[seat]
                assert whole(again) == expected
                compared += 1
    assert compared > 60


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_waits_for_anybody_inside_a_turn(seats: int) -> None:
    """One seat can finish its whole turn before another has begun, and sees nothing but its own sheet change."""
    rng = random.Random(7)
    table = GAME.table(seats, 11)
    others = [json.dumps([table.view(p), table.events(p)]) for p in range(1, seats)]
    while 0 in table.pending:
        table.answer(0, rng.choice(table.pending[0].options))
    assert sorted(table.pending) == list(range(1, seats))
    now = [json.dumps([{**table.view(p), "waiting": list(range(seats))}, table.events(p)]) for p in range(1, seats)]
    assert now == others


def test_undo_in_a_turn_takes_back_the_own_answer_though_others_have_answered_since() -> None:
    table = GAME.table(2, 11)
    first = table.pending[0].options[0].id
    table.answer(0, first)
    table.answer(1, "dig:1")
    assert table.undo(0)
    assert table.pending[0].kind == "assign"
    assert table.pending[1].kind == "grave"
