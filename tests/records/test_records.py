"""Records: replayed exactly, sealed, verified; one flipped bit fails."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

import gulch
from gulch.engine.record import seal_of
from gulch.engine.table import Table
from gulch.records.fair import Fair
from gulch.records.reading import rewind

pytestmark = pytest.mark.compiled
SEEDS = Fair(b"server seed", [b"ann", b"bob", b"cid", b"dot"])


def played(seed: int | Fair = 3, answers: int = 10_000) -> Table:
    table = gulch.load("bang_dice").table(seats=4, seed=seed)
    rng = random.Random(5)
    while table.pending and len(table.log) < answers:
        seat = min(table.pending)
        table.answer(seat, rng.choice(table.pending[seat].options))
    return table


@pytest.fixture(scope="module")
def fair_record() -> dict[str, Any]:
    record: dict[str, Any] = json.loads(json.dumps(played(SEEDS).record()))
    return record


def test_a_fair_game_is_verified(fair_record: dict[str, Any]) -> None:
    verdict = gulch.verify(fair_record)
    assert verdict.holds
    assert verdict.fair


def test_a_seeded_game_replays_but_bound_nobody() -> None:
    verdict = gulch.verify(json.loads(json.dumps(played().record())))
    assert verdict.holds
    assert not verdict.fair


def test_any_changed_character_is_noticed(fair_record: dict[str, Any]) -> None:
    text = json.dumps(fair_record)
    rng = random.Random(1)
    for _ in range(150):
        at = rng.randrange(len(text))
        other = text[:at] + chr(ord(text[at]) ^ 1) + text[at + 1 :]
        try:
            record = json.loads(other)
        except ValueError:
            continue
        if record == fair_record:
            continue
        try:
            assert not gulch.verify(record).holds, (at, text[at])
        except gulch.GulchError:
            pass  # not even a record any more


def flipped(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


@pytest.mark.parametrize(
    "change",
    [
        lambda r: r["fair"]["server"].update(seed=flipped(r["fair"]["server"]["seed"])),
        lambda r: r["fair"]["seats"][2].update(seed=flipped(r["fair"]["seats"][2]["seed"])),
        lambda r: r["fair"]["seats"][0].update(commitment="0" * 64),
        lambda r: r["start"]["life"].__setitem__(0, r["start"]["life"][0] - 1),
        lambda r: r["start"]["role"].reverse(),
        lambda r: r["start"].update(chance=["fair", "00" * 32, 19]),
        lambda r: r["answers"].pop(0),
        lambda r: r["answers"].reverse(),
        lambda r: r["fair"]["seats"].pop(),
    ],
)
def test_a_cheat_who_also_forges_the_seal_is_noticed(fair_record: dict[str, Any], change: Any) -> None:
    record = copy.deepcopy(fair_record)
    change(record)
    record["seal"] = seal_of(record)
    assert not gulch.verify(record).holds


@pytest.mark.parametrize("strange", [b"x", {1, 2}, object()], ids=type)
def test_what_is_no_json_is_no_record_that_holds(fair_record: dict[str, Any], strange: object) -> None:
    assert not gulch.verify({**fair_record, "more": strange}).holds
    assert not gulch.verify({**fair_record, 7: 1}).holds


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (lambda r: r.update(version=99), "version 99"),
        (lambda r: r.update(format=2), "format 2"),
        (lambda r: r.update(seats=11), "3 to 8"),
        (lambda r: r.update(options={"magic": 1}), "no such option"),
        (lambda r: r.pop("answers"), "'answers'"),
        (lambda r: r.update(start={}), "no state"),
        (lambda r: r["start"].update(life=[1, 2]), "no state"),
        (lambda r: r["start"].update(at="nowhere"), "no state"),
        (lambda r: r["start"].update(extra=1), "no extra"),
        (lambda r: r["start"].update(reveals="x"), "no state"),
        (lambda r: r["start"].update(chance=["fair", "00", -5]), "no state"),
        (lambda r: r["answers"].insert(0, [0, "fly:1"]), "answer 1"),
        (lambda r: r["answers"].insert(0, "hello"), "answer 1"),
        (lambda r: r.update(withdrawn="x"), "withdrawn"),
    ],
)
def test_a_bad_record_says_what_is_wrong(change: Any, says: str) -> None:
    record = json.loads(json.dumps(played().record()))
    change(record)
    with pytest.raises(gulch.BadRecord, match=says):
        gulch.replay(record)


@pytest.mark.parametrize("thing", [None, 7, [], "x", {}, {"game": 3}])
def test_what_is_no_record_is_refused(thing: object) -> None:
    with pytest.raises(gulch.GulchError):
        gulch.replay(thing)


def test_an_unknown_game_names_the_games_there_are() -> None:
    with pytest.raises(gulch.UnknownGame, match="bang_dice"):
        gulch.load("chess")
    with pytest.raises(gulch.UnknownGame, match="bang_dice"):
        gulch.replay({"game": "chess"})


def test_going_back_by_agreement_draws_nothing_anew() -> None:
    """A vote takes the table back beyond the barrier; the same answers then bring the same dice."""
    table = played(answers=30)
    whole = [(entry.seat, entry.code) for entry in table.log]
    dice = table.view(None)
    numbers = {seat: question.number for seat, question in table.pending.items()}
    streams = [list(stream) for stream in table.streams]
    rewind(table, 12)
    assert len(table.log) == 12
    assert all(new[: len(old)] == old and new[-1].startswith("undo:") for old, new in zip(streams, table.streams))
    for seat, code in whole[12:]:
        table.take(seat, code)
    assert table.view(None) == dice
    assert all(table.pending[seat].number > number for seat, number in numbers.items())
    with pytest.raises(ValueError, match="nothing to go back to"):
        rewind(table, 500)


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (2, {}, "seats: 2 is not allowed; 3 to 8"),
        (9, {}, "3 to 8"),
        ("4", {}, "3 to 8"),
        (True, {}, "3 to 8"),
        (4, {"expansion": True}, "expansion: bang_dice has no such option"),
    ],
)
def test_bad_options_name_the_field_and_what_is_allowed(seats: Any, options: dict[str, Any], says: str) -> None:
    with pytest.raises(gulch.BadOption, match=says):
        gulch.load("bang_dice").table(seats=seats, seed=1, options=options)


def test_a_seed_must_be_a_number() -> None:
    with pytest.raises(gulch.BadOption, match="seed"):
        gulch.load("bang_dice").table(seats=4, seed="7")
