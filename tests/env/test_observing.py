"""Observations: whatever a seat may know is in them, in games that nobody has learnt from."""

from __future__ import annotations

import json
from functools import cache
from typing import Any

import pytest

import gulch
from gulch.bots import seat_bot
from gulch.env.observing import NEW_NAME, UNKNOWN, Layout, Shape

SEATS = {"bang_dice": 4, "colt_express": 3, "pokertown": 2, "western_legends": 2}
OTHER = 1000  # a seed that is no sample's


@cache
def layout_of(game: str) -> Layout:
    chosen = gulch.load(game)
    return Layout(chosen, SEATS[game], chosen.checked(SEATS[game], None))


def seen_in(game: str, seeds: range) -> dict[str, list[float]]:
    """What seats saw that were asked, and their observation of it."""
    layout, found = layout_of(game), {}
    for seed in seeds:
        table = gulch.load(game).table(SEATS[game], OTHER + seed)
        bots = [seat_bot(game, "normal", seed * 8 + seat) for seat in range(SEATS[game])]
        while table.pending:
            seat = min(table.pending)
            question = table.pending[seat]
            seen: list[Any] = [field.seen(table.now[seat], seat) for field in layout.fields]
            found[json.dumps([seat, question.moment, int(question.about), seen])] = layout.numbers(table, seat)
            table.take(seat, bots[seat].choose(table, seat))
    return found


@pytest.mark.parametrize("game", SEATS)
def test_whatever_looks_different_is_different_numbers(game: str) -> None:
    found = seen_in(game, range(3))
    assert len(found) > 20
    assert len({tuple(numbers) for numbers in found.values()}) == len(found)
    assert not any(NEW_NAME in numbers for numbers in found.values()), "every name has a number of its own"
    assert {len(numbers) for numbers in found.values()} == {layout_of(game).size}


def test_what_is_now_a_list_and_now_a_number_is_both() -> None:
    """Own goals are seen by name, those of the others are counted."""
    shape = Shape({})
    for data in ([["a", "b"], 2], [["b"], 3]):
        shape.see(data)
    shape.settle(5)
    shape.names.update(a=0.0, b=1.0)
    out: list[float] = []
    shape.write([["b"], 7], out)
    assert len(out) == shape.size
    assert [number for number in out if number != UNKNOWN] == [1.0, 7.0]


def test_a_list_that_gets_longer_than_any_that_was_seen_has_room() -> None:
    shape = Shape({})
    for data in ([1], [1, 2, 3]):
        shape.see(data)
    shape.settle(6)
    out: list[float] = []
    shape.write([9, 8, 7, 6, 5, 4], out)
    assert out == [9, 8, 7, 6, 5, 4]
