"""How rules ask, shown on the drills: reactions, blocks, undo, expansions, guesses inside a block."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import gulch
from contract.walks import Case, finished, seen, states, step, whole
from drills import claims, mixed, standoff, standoff_game
from gulch.engine.record import new_table
from gulch.engine.table import Table
from gulch.records.reading import replay, scenario

DUEL, FLIP = Case(standoff_game.GAME, 3, {}), Case(claims.GAME, 3, {})


def start(**more: Any) -> Table:
    data = {"seats": 2, "at": "act", "hand": [["bang", "ricochet"], ["missed", "missed"]]}
    return scenario(standoff_game.GAME, data | more)


def ids(table: Table, seat: int) -> list[str]:
    return [option.id for option in table.pending[seat].options]


def why(table: Table, seat: int, action: str) -> list[str]:
    return [reason.text for reason in table.explain(seat, action)]


def test_a_reaction_can_be_reacted_to() -> None:
    table = start()
    table.answer(0, "shoot:1")
    assert table.pending[1].kind == "react"
    assert table.pending[1].params == {"card": "bang"}
    table.answer(1, "reply:missed")
    assert table.pending[0].params == {"card": "missed"}
    table.answer(0, "reply:ricochet")
    table.answer(1, "reply:missed")
    assert table.view(None)["life"] == [4, 4]
    assert table.events(None) == ["aimed:0:1", "played:1:missed", "played:0:ricochet", "played:1:missed"]


def test_who_can_only_pass_is_asked_all_the_same() -> None:
    table = start(hand=[["bang"], ["beer"]])
    table.answer(0, "shoot:1")
    assert ids(table, 1) == ["pass"]
    assert why(table, 1, "reply:missed") == ["not-held"]
    assert why(table, 1, "reply:ricochet") == ["wrong-answer"]
    assert why(table, 1, "shoot:0") == ["not-now"]
    assert why(table, 0, "end") == ["not-asked"]
    assert why(table, 1, "dance") == ["no-such-action"]
    assert why(table, 7, "pass") == ["no-such-seat"]


def test_undo_goes_back_to_the_barrier_and_no_further() -> None:
    table = start(hand=[["beer", "beer"], ["missed"]], life=[2, 4])
    table.answer(0, "drink")
    table.answer(0, "drink")
    assert not table.undo(1), "it is not that seat's answer"
    assert table.undo(0)
    assert table.undo(0)
    assert not table.undo(0), "there is nothing more"
    assert table.view(None)["life"] == [2, 4]
    assert table.events(1) == ["played:0:beer", "played:0:beer", "undo:1", "undo:0"]
    table.answer(0, "claim")
    assert table.undo(0), "nobody has answered yet"
    table.answer(0, "claim")
    table.answer(1, "pass")
    assert not table.undo(0), "a card was drawn"
    assert not table.undo(1)


def test_a_question_that_was_taken_back_gets_a_new_number() -> None:
    table = start()
    table.answer(0, "shoot:1")
    asked = table.pending[1].number
    assert table.undo(0)
    table.answer(0, "shoot:1")
    assert table.pending[1].number > asked


def test_a_sealed_choice_can_be_taken_back_and_is_guessed() -> None:
    hands = [["bang", "beer"], ["missed", "spy"], ["bang", "bang"]]
    table = scenario(standoff_game.GAME, {"seats": 3, "at": "showdown", "back": ["draw"], "hand": hands})
    assert sorted(table.pending) == [0, 1, 2]
    table.answer(1, "put:missed")
    assert sorted(table.pending) == [0, 2]
    assert table.view(1)["sealed"] == standoff.MISSED
    assert table.view(0)["cards"] == [2, 2, 2], "nobody sees that a card was put"
    for k in range(20):
        guess = table.guess(0, k)
        assert sorted(guess.pending) == [0, 2]
        assert seen(guess, 0) == seen(table, 0)
        assert seen(table.guess(1, k), 1) == seen(table, 1)
    assert len({json.dumps(table.guess(0, k).now[1].to_data()) for k in range(20)}) > 5
    assert table.undo(1)
    assert sorted(table.pending) == [0, 1, 2]
    for seat, action in ((1, "put:spy"), (2, "put:bang"), (0, "put:bang")):
        table.answer(seat, action)
    assert not table.undo(0), "all cards are shown"
    assert "puts:1:spy" in table.events(0)


def test_nobody_sees_anything_of_another_strand() -> None:
    table = FLIP.table(5)
    assert sorted(table.pending) == [0, 1, 2]
    while 1 in table.pending:
        table.take(1, table.pending[1].codes[-1])
    assert table.view(0)["rows"][3:6] == [[], [], []]
    assert any(table.view(1)["rows"][3:6])
    assert all(event.startswith("turned:0") for event in table.events(0))
    table.take(0, table.pending[0].codes[0])
    table.take(2, table.pending[2].codes[0])
    assert any(table.view(0)["rows"][3:6]), "the block has joined"


@pytest.mark.parametrize("seed", range(8))
def test_the_order_of_clicks_does_not_matter(seed: int) -> None:
    def pick(table: Table, seat: int) -> int:
        question = table.pending[seat]
        return question.codes[len(table.view(seat)["gone"]) * 7 % len(question.codes)]

    a, b = FLIP.table(seed), FLIP.table(seed)
    while a.pending:
        first, last = min(a.pending), max(b.pending)
        a.take(first, pick(a, first))
        b.take(last, pick(b, last))
    assert not b.pending
    assert states(a) == states(b)
    assert a.streams == b.streams


def test_strands_may_run_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [finished(FLIP, seed) for seed in range(6)]
    real = claims.together
    monkeypatch.setattr(claims, "together", lambda s, seats, strand: real(s, seats[::-1], strand))
    for table in tables:
        again = replay(claims.GAME, table.record())
        assert whole(again) == whole(table)


def test_an_expansion_registers_a_verb_a_step_and_an_occasion() -> None:
    table = new_table(standoff_game.GAME, 2, 3, {"saloon": True})
    assert "gamble" in ids(table, 0)
    rng = random.Random(1)
    gambled = 0
    while table.pending:
        seat = min(table.pending)
        choice = "gamble" if "gamble" in ids(table, seat) and rng.random() < 0.3 else rng.choice(ids(table, seat))
        gambled += choice == "gamble"
        table.answer(seat, choice)
    assert gambled
    assert whole(replay(standoff_game.GAME, json.loads(json.dumps(table.record())))) == whole(table)
    assert why(new_table(standoff_game.GAME, 2, 3, {}), 0, "gamble") == ["no-such-action"]


def test_two_seats_cannot_guess_in_one_open_block() -> None:
    guess = FLIP.table(5).guess(0, 1)
    with pytest.raises(ValueError, match="two seats"):
        guess.guess(1, 2)


def test_checkpoints_before_the_barrier_are_forgotten() -> None:
    table = finished(DUEL, 4)
    assert len(table.frames) < 6
    assert len(table.record()["answers"]) > 20


def test_several_blocks_and_questions_stand_in_one_step() -> None:
    table = finished(Case(mixed.GAME, 3, {}), 1)
    rng = random.Random(2)
    again = Case(mixed.GAME, 3, {}).table(1)
    while again.pending:
        step(again, rng)
    assert table.outcome is not None
    assert again.outcome is not None


def test_a_scenario_that_can_not_be_is_refused() -> None:
    for data in ({"hand": "x"}, {"at": "moon"}, {"cards": 7}, {"hand": [["ace"], []]}, {"life": [1, None]}):
        with pytest.raises(gulch.BadRecord):
            scenario(standoff_game.GAME, {"seats": 2, **data})


def test_a_policy_that_does_not_ask_what_a_question_is_about_can_play() -> None:
    class Stubborn(gulch.Policy):
        def choose(self, s: Any, seat: int, moment: int, options: list[int]) -> int:  # type: ignore[override]
            return options[-1]

    outcome = gulch.playout("bang_dice", 5, 3, Stubborn())
    assert outcome.winners == gulch.load("bang_dice").table(5, 3).play_on(Stubborn()).winners
