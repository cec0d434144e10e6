"""Chance that is told: every draw of a game is asked for once, and the same draws give the same game."""

from __future__ import annotations

import random

import pytest

import gulch
from gulch.engine.table import Table
from gulch.records.told import NeedOutcome, Script, Told, ToldChance

SEATS = {"bang_dice": 4, "colt_express": 3, "pokertown": 2}
ANSWERS = 25


def drawn(game: str, script: Script, luck: random.Random) -> tuple[Table, int]:
    """The beginning of a game in which this luck decides; how many draws were decided on the way."""
    table: Table | None = None
    answer: tuple[int, int] | None = None
    draws = 0
    while table is None or answer is not None or (table.pending and len(table.log) < ANSWERS):
        try:
            if table is None:
                table = gulch.load(game).table(SEATS[game], Told(script, SEATS[game]))
            elif answer is None:
                seat = min(table.pending)
                answer = (seat, table.pending[seat].codes[-1])
            else:
                table.take(*answer)
                answer = None
        except NeedOutcome:
            assert script.among > 1
            assert script.asked not in script.outcomes
            script.outcomes[script.asked] = luck.randrange(script.among)
            draws += 1
    return table, draws


@pytest.mark.compiled
@pytest.mark.parametrize("game", SEATS)
def test_every_draw_is_asked_for_once_and_gives_the_same_game_again(game: str) -> None:
    script = Script()
    table, draws = drawn(game, script, random.Random(3))
    assert draws == len(script.outcomes) > 20
    again, more = drawn(game, script, random.Random(4))
    assert more == 0
    assert [again.view(seat) for seat in range(SEATS[game])] == [table.view(seat) for seat in range(SEATS[game])]
    other, _ = drawn(game, Script(), random.Random(4))
    assert other.streams != table.streams


def test_strands_have_draws_of_their_own() -> None:
    script = Script()
    chance = ToldChance(script, (), 5)
    script.outcomes = {(5, 0, 1): 2, (5, 1, 1): 0, (6,): 1}
    assert (chance.fork(0).below(3), chance.fork(1).below(3), chance.copy().below(3)) == (2, 0, 1)
    assert chance.below(1) == 0, "a draw of one is none"
    with pytest.raises(NeedOutcome):
        chance.below(2)
    assert (script.asked, script.among) == ((7,), 2)
    with pytest.raises(NotImplementedError):
        chance.word()
