"""Whatever is wrong is said in one line, with a way out, and a non-zero exit."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Cli
from gulch.engine.record import seal_of

WRONG_USE = [
    ("play nope", "there is no game 'nope'; there are bang_dice"),
    ("play bang_dice --seats 2", "seats: 2 is not allowed; 3 to 8"),
    ("play bang_dice --seats 9", "seats: 9 is not allowed; 3 to 8"),
    ("play bang_dice --seats many", "--seats"),
    ("play bang_dice --seat 5", "seat: 5 is not allowed; 0 to 4"),
    ("play bang_dice --seat -1", "seat: -1 is not allowed; 0 to 4"),
    ("play bang_dice --bots clever", "bots: 'clever' is not a level; one of random, easy, normal, hard, expert"),
    ("play bang_dice --bots random,random", "bots: 2 levels for 5 seats"),
    ("play bang_dice --options", "requires an argument"),
    ("play bang_dice --options gold", "options: 'gold' is not NAME=VALUE"),
    ("play bang_dice --options gold=1 silver=2", "gold: bang_dice has no such option"),
    ("play bang_dice --options gold=1 --options gold=2", "gold: is given twice"),
    ("play bang_dice --lang tlh", "there are no texts in 'tlh'; there are en, ru"),
    ("play bang_dice --lang ../en", "there are no texts in '../en'; there are en, ru"),
    ("play bang_dice --resume", "there is no saved game"),
    ("play", "Missing argument 'GAME'; see gulch play --help"),
    ("play bang_dice --speed 3", "--speed"),
    ("simulate bang_dice", "Missing option '--seats'"),
    ("simulate bang_dice --seats 40", "seats: 40 is not allowed; 3 to 8"),
    ("simulate bang_dice --seats 4 --games 0", "--games"),
    ("simulate bang_dice --seats 4 --workers 0", "--workers"),
    ("bench nope --seats 4 --json", "there is no game 'nope'"),
    ("bench bang_dice --seats 9 --json", "seats: 9 is not allowed"),
    ("bench bang_dice --seats 4 --options gold=1 --json", "gold: bang_dice has no such option"),
    ("rules nope", "there is no game 'nope'"),
    ("rules bang_dice BD-999", "bang_dice has no rule 'BD-999'; gulch rules bang_dice lists them"),
    ("rules bang_dice --lang tlh", "there are no texts in 'tlh'"),
    ("rules bang_dice --coverage --tests no/such/folder", "there are no tests in no/such/folder"),
    ("games --lang tlh", "there are no texts in 'tlh'"),
    ("serve --port 70000", "--port"),
    ("yodel", "No such command 'yodel'; see gulch --help"),
]


def one_line(err: str) -> str:
    assert err.startswith("gulch: "), err
    assert err.count("\n") == 1, err
    assert "Traceback" not in err
    assert "should not happen" not in err
    return err


@pytest.mark.parametrize("line, said", WRONG_USE, ids=[line for line, _ in WRONG_USE])
def test_wrong_use_exits_with_2_and_says_what_is_allowed(cli: Cli, line: str, said: str) -> None:
    result = cli(*line.split())
    assert result.code == 2
    assert said in one_line(result.err)
    assert result.out == ""


@pytest.mark.parametrize("command", ["replay", "verify"])
@pytest.mark.parametrize(
    "content, said",
    [
        (None, "there is no file"),
        (b"", "is not JSON"),
        (b"\xff\xfe\x00", "is not JSON"),
        (b"[" * 100_000, "is not JSON"),
        (b"[]", "is JSON, but no record of a game"),
        (b"{}", "is JSON, but no record of a game"),
        (b'{"game": 3}', "is JSON, but no record of a game"),
        (b'{"game": "bang_dice"}', "is missing"),
    ],
)
def test_a_file_that_is_no_record_is_refused(
    cli: Cli, tmp_path: Path, command: str, content: bytes | None, said: str
) -> None:
    path = tmp_path / "file.json"
    if content is not None:
        path.write_bytes(content)
    result = cli(command, str(path))
    assert result.code == 1
    if command == "replay" or "missing" not in said:
        assert said in one_line(result.err)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_folders_huge_and_truncated_files_are_refused(cli: Cli, tmp_path: Path, record: Path, command: str) -> None:
    assert "is a folder" in one_line(cli(command, str(tmp_path)).err)
    huge = tmp_path / "huge.json"
    with huge.open("wb") as file:
        file.truncate(40 << 20)
    assert "is too large" in one_line(cli(command, str(huge)).err)
    cut = tmp_path / "cut.json"
    cut.write_bytes(record.read_bytes()[:-200])
    assert "and whole?" in one_line(cli(command, str(cut)).err)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_records_of_another_time_are_refused_by_name(cli: Cli, record: Path, command: str) -> None:
    data = json.loads(record.read_text())
    changes: list[tuple[dict[str, Any], str]] = [
        ({"version": 99}, "needs version 99"),
        ({"format": 2}, "format 2"),
        ({"game": "chess"}, "chess"),
    ]
    for change, said in changes:
        later = {**data, **change}
        later["seal"] = seal_of(later)
        record.write_text(json.dumps(later))
        result = cli(command, str(record))
        assert result.code in (1, 2)
        assert said in one_line(result.err)


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_an_edited_record_does_not_fit_its_seal(cli: Cli, record: Path, command: str) -> None:
    data = json.loads(record.read_text())
    data["answers"].pop()
    record.write_text(json.dumps(data))
    result = cli(command, str(record))
    assert result.code == 1
    assert "seal does not fit" in one_line(result.err)


def test_whatever_is_changed_in_a_record_is_told_in_one_line(cli: Cli, record: Path) -> None:
    """Any part replaced by anything, the seal made anew: never a traceback."""
    whole = json.loads(record.read_text())
    dice = random.Random(5)
    for _ in range(40):
        data = json.loads(json.dumps(whole))
        spoil(data, dice)
        data["seal"] = seal_of(data)
        record.write_text(json.dumps(data))
        for command in ("replay", "verify"):
            result = cli(command, str(record))
            if result.code:
                one_line(result.err)


def spoil(data: object, dice: random.Random) -> None:
    """Replace something somewhere inside."""
    while isinstance(data, dict | list) and data:
        key = dice.choice(list(data) if isinstance(data, dict) else range(len(data)))
        inner = data[key]
        if not (isinstance(inner, dict | list) and inner) or dice.random() < 0.2:
            data[key] = dice.choice([None, -1, 2**70, "", "x", [], {}, [1], 1.5, True, "\ud800" * 0 + "stop"])
            return
        data = inner
