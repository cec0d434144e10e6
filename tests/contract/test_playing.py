"""The contract of every game: it ends, it asks properly, it refuses without harm, it can be written down and played
again."""

from __future__ import annotations

import json
import random

import pytest

import gulch
from contract.walks import CASES, Case, finished, length, positions, states, step, whole
from gulch.bots.policies import TraceBot
from gulch.lab.simulate import Simulator
from gulch.records.parcels import parcel, unpack
from gulch.records.reading import load, replay

pytestmark = pytest.mark.compiled
every_case = pytest.mark.parametrize("case", CASES, ids=repr)
BOUND = 5000


@every_case
def test_random_games_end_within_a_bound(case: Case) -> None:
    for seed in range(8):
        bot = TraceBot(seed)
        simulator = Simulator(case.game, case.seats, case.options)
        state = simulator.playout(seed, bot)
        assert bot.choices < BOUND
        outcome = case.game.outcome(state)
        assert len(outcome.scores) == len(outcome.ranks) == len(outcome.breakdown) == case.seats
        assert len(case.game.standings(state)) in (0, case.seats)
        assert all(0 <= winner < case.seats for winner in outcome.winners)
        json.dumps(outcome.data())


@every_case
def test_a_question_always_has_options_and_never_too_many(case: Case) -> None:
    rng = random.Random(2)
    table = case.table(2)
    while table.pending:
        assert table.outcome is None
        for question in table.pending.values():
            assert 1 <= len(question.codes) <= 64
            assert len(set(question.codes)) == len(question.codes)
            assert question.always or len(question.codes) > 1
            assert question.kind
        step(table, rng)
    assert table.outcome is not None
    assert table.over


@every_case
def test_every_option_and_event_has_its_rule_and_its_parameters(case: Case) -> None:
    table = case.table(4)
    known = set(case.game.rulebook())
    rng = random.Random(4)
    while table.pending:
        for question in table.pending.values():
            for option in question.options:
                assert option.id == table.rules.words.id(option.code)
                assert not known or {option.rule, question.rule} <= known, (option.id, option.rule, question.rule)
        step(table, rng)
    for event in table.events(None):
        assert not known or table.describe(event).rule in known, event
    for rule in table.rules.reasons.values():
        assert not known or not rule or rule in known, rule


@every_case
def test_what_is_not_legal_is_refused_with_a_reason_and_changes_nothing(case: Case) -> None:
    for table in positions(case, 3, 6):
        before = whole(table)
        words = table.rules.words
        for seat in range(case.seats):
            question = table.pending.get(seat)
            for code in words.catalogue():
                if question is None or code not in question.codes:
                    with pytest.raises(gulch.Refused) as refusal:
                        table.answer(seat, words.id(code))
                    assert refusal.value.reasons
                    assert all(reason.text for reason in refusal.value.reasons)
        assert whole(table) == before


@every_case
def test_malformed_answers_are_refused_and_change_nothing(case: Case) -> None:
    table = next(positions(case, 3, 1))
    seat = min(table.pending)
    good = table.pending[seat].options[0]
    strange: list[object] = [
        "",
        ":",
        "no-such-verb",
        good.id + ":",
        good.id + ":0",
        ":" + good.id,
        "\x00",
        "9" * 100_000,
        None,
        7,
        [],
        {},
        1.5,
        b"x",
    ]
    before = whole(table)
    for action in strange:
        with pytest.raises(gulch.Refused):
            table.answer(seat, action)
    for nobody in (-1, case.seats, 10**30, None, "0", 1.0, True):
        if nobody is True and case.seats > 1 and 1 in table.pending:
            continue
        with pytest.raises(gulch.Refused):
            table.answer(nobody, good)
    assert whole(table) == before


@every_case
def test_a_late_answer_is_refused(case: Case) -> None:
    rng = random.Random(6)
    table = case.table(6)
    late = 0
    for _ in range(30):
        if not table.pending:
            break
        seat = rng.choice(sorted(table.pending))
        old = rng.choice(table.pending[seat].options)
        number = table.pending[seat].number
        table.answer(seat, old)
        question = table.pending.get(seat)
        assert question is None or question.number == number + 1
        if question is None or old.code not in question.codes:
            before = whole(table)
            with pytest.raises(gulch.Refused):
                table.answer(seat, old)
            assert whole(table) == before
            late += 1
    assert late


@every_case
def test_looking_changes_nothing(case: Case) -> None:
    for table in positions(case, 5, 10):
        before = whole(table)
        for seat in [None, *range(case.seats)]:
            first = json.dumps(table.view(seat))
            assert json.dumps(table.view(seat)) == first
            table.events(seat)
        for question in table.pending.values():
            assert [o.id for o in question.options] == [o.id for o in question.options]
        table.record()
        table.guess(min(table.pending), 3)
        table.play_on(TraceBot(1), min(table.pending), 4)
        assert whole(table) == before


@every_case
def test_a_record_replays_exactly_at_every_question(case: Case) -> None:
    for table in positions(case, 7, 10):
        record = json.loads(json.dumps(table.record()))
        again = replay(case.game, record)
        assert whole(again) == whole(table)
        assert again.record() == record
    table = finished(case, 8)
    again = replay(case.game, json.loads(json.dumps(table.record())))
    assert whole(again) == whole(table)
    assert again.outcome and table.outcome
    assert again.outcome.data() == table.outcome.data()


@every_case
def test_a_parcel_is_the_same_table_in_another_process(case: Case) -> None:
    for table in positions(case, 9, 8):
        for one in (table, table.guess(min(table.pending), 5)):
            other = unpack(case.game, json.loads(json.dumps(parcel(one))))
            assert states(other) == states(one)
            assert {s: q.codes for s, q in other.pending.items()} == {s: q.codes for s, q in one.pending.items()}


@every_case
def test_the_catalogue_is_legal_or_explained(case: Case) -> None:
    for table in positions(case, 10, 10):
        words = table.rules.words
        for seat in range(case.seats):
            question = table.pending.get(seat)
            legal = {words.id(c) for c in words.catalogue() if not table.explain(seat, words.id(c))}
            assert legal == ({words.id(c) for c in question.codes} if question else set())
            assert all(words.id(words.code(id)) == id for id in legal)


@every_case
def test_undo_then_the_same_answer_gives_the_same_table(case: Case) -> None:
    rng = random.Random(11)
    table = case.table(11)
    for _ in range(min(60, length(case))):
        if not table.pending:
            break
        seat = rng.choice(sorted(table.pending))
        code = rng.choice(table.pending[seat].codes)
        before, number = states(table), table.pending[seat].number
        table.take(seat, code)
        back = table.copy()
        streams = [list(stream) for stream in back.streams]
        if back.undo(seat):
            assert states(back) == before
            assert back.pending[seat].number > number, "a question asked again has a new number"
            assert all(new[: len(old)] == old for old, new in zip(streams, back.streams)), "streams only grow"
            back.take(seat, code)
            assert states(back) == states(table)
            assert [visible(stream) for stream in back.streams] == [visible(stream) for stream in table.streams]


def visible(stream: list[str]) -> list[str]:
    """What a stream says after its own markers."""
    out: list[str] = []
    for event in stream:
        if event.startswith("undo:"):
            del out[int(event[5:]) :]
        else:
            out.append(event)
    return out


@every_case
def test_copies_are_independent(case: Case) -> None:
    for table in positions(case, 12, 6):
        before = whole(table)
        copy = table.copy()
        assert whole(copy) == before
        rng = random.Random(12)
        for _ in range(10):
            if copy.pending:
                step(copy, rng)
        assert whole(table) == before
        other = table.copy()
        after = whole(copy)
        for _ in range(10):
            if other.pending:
                step(other, rng)
        assert whole(copy) == after


@every_case
def test_a_copied_state_has_every_field_of_its_own(case: Case) -> None:
    """copy() is written by hand: nothing may be forgotten, and a run on the copy leaves the original alone."""
    for table in positions(case, 13, 8):
        for state in table.now[:1]:
            before = json.dumps(state.to_data())
            copy = state.copy()
            assert json.dumps(copy.to_data()) == before
        frame = table.frames[-1].state
        before = json.dumps(frame.to_data())
        table.play_on(TraceBot(13))
        assert json.dumps(frame.to_data()) == before


@every_case
def test_data_goes_there_and_back(case: Case) -> None:
    for table in positions(case, 14, 6):
        data = json.loads(json.dumps(table.frames[-1].state.to_data()))
        again = load(case.game, table.rules, data)
        assert json.dumps(again.to_data()) == json.dumps(data)


@every_case
def test_streams_only_grow_and_nothing_is_told_twice(case: Case) -> None:
    rng = random.Random(15)
    table = case.table(15)
    before = [list(stream) for stream in table.streams]
    while table.pending:
        step(table, rng)
        assert all(new[: len(old)] == old for old, new in zip(before, table.streams))
        before = [list(stream) for stream in table.streams]
    again = replay(case.game, table.record())
    assert again.streams == table.streams


@every_case
def test_a_straight_run_equals_the_live_table(case: Case) -> None:
    for seed in range(3):
        bot = TraceBot(seed * 7 + 1)
        state = Simulator(case.game, case.seats, case.options).playout(seed, bot)
        live = TraceBot(seed * 7 + 1)
        table = case.table(seed)
        while table.pending:
            seat = min(table.pending)  # straight runs take the strands in seat order
            q = table.pending[seat]
            code = (
                q.codes[0] if len(q.codes) == 1 else live.choose(table.now[seat], seat, q.moment, q.codes, int(q.about))
            )
            table.take(seat, code)
        assert (bot.hash, bot.choices) == (live.hash, live.choices)
        assert state.to_data() == table.now[-1].to_data()


@every_case
def test_remembered_options_are_what_why_not_says(case: Case) -> None:
    """A key that forgets something, or a hand-written legal(), is found here."""
    simulator = Simulator(case.game, case.seats, case.options)
    for seed in range(4):  # fill the menus' memory first
        simulator.playout(seed, TraceBot(seed))
    for table in positions(case, 16, 40):
        for seat, q in table.pending.items():
            s = table.now[seat]
            words = table.rules.words
            want = [c for c in words.catalogue() if not s.rules.why_not(s, seat, q.moment, q.about, c)]
            assert sorted(want) == sorted(q.codes)


@every_case
def test_steps_by_the_hot_chain_are_the_registered_steps(case: Case) -> None:
    rules = case.table(1).rules
    state = Simulator(case.game, case.seats, case.options)
    for number, name in enumerate(rules.step_names[1:], 1):
        if name:
            assert rules.steps[number] is not rules.steps[0], name
    assert state.rules is rules, "rules are built once and shared"
    with pytest.raises(ValueError, match="can't change"):
        rules.mark("late")
