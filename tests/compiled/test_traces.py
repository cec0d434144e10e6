"""The compiled and the interpreted engine agree to the byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import gulch
from compiled.traces import traces

GAMES = 25
needs_compiled = pytest.mark.skipif(not gulch.COMPILED, reason="needs the compiled build")


@needs_compiled
def test_compiled_and_interpreted_games_have_the_same_traces() -> None:
    here = Path(__file__).parent
    env = {**os.environ, "GULCH_PURE": "1", "PYTHONPATH": str(here.parent.parent / "src")}
    command = [sys.executable, str(here / "traces.py"), str(GAMES)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    other = json.loads(done.stdout)
    assert not other["compiled"]
    assert traces(GAMES) == other["traces"]


@needs_compiled
def test_the_compiled_run_is_compiled() -> None:
    from gulch.engine import play

    assert not str(play.__file__).endswith(".py")


class Stubborn(gulch.Policy):
    """A bot written in Python, on the compiled game."""

    def choose(self, s: object, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        return options[-1]


def test_a_policy_written_in_python_plays_on_either_build() -> None:
    outcome = gulch.playout("bang_dice", seats=4, seed=3, bots=Stubborn())
    assert outcome.data() == gulch.playout("bang_dice", seats=4, seed=3, bots=Stubborn()).data()
