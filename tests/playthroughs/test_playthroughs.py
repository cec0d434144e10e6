"""The golden playthroughs: every registered game has them, and they come out as they are written."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

import gulch

HERE = Path(__file__).parent
ROOT = HERE.parent.parent


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("playthroughs_tool", ROOT / "tools" / "playthroughs.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL = tool()
WRITTEN = sorted(path.name for path in HERE.glob("*.txt"))
EXPECTED = {name: (game, *how) for game in gulch.games() for name, how in TOOL.names(game).items()}


@pytest.mark.parametrize("game", gulch.games())
def test_every_registered_game_has_its_playthroughs(game: str) -> None:
    missing = sorted(set(TOOL.names(game)) - set(WRITTEN))
    assert missing == [], "make playthroughs writes them"


def test_no_playthrough_is_of_an_unknown_game() -> None:
    assert sorted(set(WRITTEN) - set(EXPECTED)) == []


@pytest.mark.parametrize("name", [name for name in WRITTEN if name in EXPECTED])
def test_the_game_comes_out_as_it_is_written(name: str) -> None:
    """After a change that is meant: raise the game's version, make playthroughs, read the diff."""
    assert TOOL.playthrough(*EXPECTED[name]).splitlines() == (HERE / name).read_text(encoding="utf-8").splitlines()


def test_a_changed_rule_changes_a_playthrough(monkeypatch: pytest.MonkeyPatch) -> None:
    if gulch.COMPILED:
        pytest.skip("compiled rules can't be changed from outside")
    from gulch.games.bang_dice.powers import Character

    monkeypatch.setattr(Character, "rerolls", lambda self: 1)
    name = "bang_dice_5.txt"
    assert TOOL.playthrough(*EXPECTED[name]) != (HERE / name).read_text(encoding="utf-8")
