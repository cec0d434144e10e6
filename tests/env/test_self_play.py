"""The example that learns by self-play: it runs, and it learns what it is shown."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

pytest.importorskip("pettingzoo")
FILE = Path(__file__).resolve().parents[2] / "examples" / "self_play.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("self_play", FILE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module  # its dataclasses look themselves up
    spec.loader.exec_module(module)
    return module


def test_it_plays_learns_and_says_how_well(example: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    example.main(["--games", "40", "--trial", "4"])
    said = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in said] == ["learnt against random", "random against random"]


def test_what_won_becomes_more_likely(example: ModuleType) -> None:
    learner = example.Learner(3, 4, seed=1)
    inputs, mask = learner.inputs(np.array([-1.0, 2.0, 30.0])), np.array([1, 1, 0, 1])
    for _ in range(60):
        batch = example.Batch([inputs] * 3, [mask] * 3, [0, 1, 3], [1.0, -1.0, -1.0])
        learner.learn(batch, example.RATE)
    chosen = [learner.choose(inputs, mask) for _ in range(200)]
    assert chosen.count(0) > 150
    assert 2 not in chosen, "it is not legal"
