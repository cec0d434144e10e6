"""The command, called in this process: what it prints and how it exits."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import gulch
from gulch.cli.app import run, spread


class Result(NamedTuple):
    code: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


Cli = Callable[..., Result]


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Cli:
    """Call the command: cli("play", "bang_dice", typed="0\\n"). Games are kept in a folder of the test."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.delenv("GULCH_DEBUG", raising=False)

    def call(*arguments: str, typed: str = "") -> Result:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        code = run(spread(list(arguments)))
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return call


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole game with fair dice."""
    fair = gulch.Fair(b"s" * 32, [bytes([p]) * 32 for p in range(4)])
    return written(tmp_path / "record.json", played(fair).record())


@pytest.fixture
def seeded_record(tmp_path: Path) -> Path:
    return written(tmp_path / "seeded.json", played(7).record())


def played(seed: int | gulch.Fair) -> gulch.Table:
    table = gulch.load("bang_dice").table(seats=4, seed=seed)
    while table.pending:
        [(seat, question)] = table.pending.items()
        table.answer(seat, question.options[len(table.log) % len(question.options)])
    return table


def written(path: Path, data: Any) -> Path:
    path.write_text(json.dumps(data), encoding="utf-8")
    return path
