"""A game is a folder: nothing lists it."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import gulch


@pytest.fixture
def one_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A place for games that are found beside the real ones."""
    monkeypatch.setattr(gulch._games, "__path__", [*gulch._games.__path__, str(tmp_path)])
    gulch.found.cache_clear()
    gulch.games.cache_clear()
    yield tmp_path
    for name in [name for name in sys.modules if name.startswith("gulch.games.planted")]:
        del sys.modules[name]
    gulch.found.cache_clear()
    gulch.games.cache_clear()


def plant(folder: Path, id: str, text: str) -> None:
    (folder / id).mkdir()
    (folder / id / "__init__.py").write_text(text)


def test_a_folder_with_a_game_is_a_game(one_more: Path) -> None:
    plant(one_more, "planted", "from gulch.games.bang_dice import GAME\n")
    assert gulch.games() == gulch.GAMES == ("bang_dice", "colt_express", "planted", "pokertown", "western_legends")
    assert gulch.load("planted") is gulch.load("bang_dice")


def test_a_game_under_construction_is_not_listed_but_can_be_loaded(one_more: Path) -> None:
    plant(one_more, "planted_half", "from gulch.games.bang_dice import GAME\nREADY = False\n")
    assert "planted_half" not in gulch.games()
    assert gulch.load("planted_half").id == "bang_dice"


def test_what_is_no_game_is_said_with_what_there_is(one_more: Path) -> None:
    plant(one_more, "planted_notes", "")
    with pytest.raises(gulch.UnknownGame, match="no game 'poker'; there are bang_dice, colt_express"):
        gulch.load("poker")
    with pytest.raises(gulch.UnknownGame, match="planted_notes"):
        gulch.load("planted_notes")


ROOT = Path(__file__).resolve().parent.parent
KNOWS_NO_GAME = [  # what serves every game, and what a new one need not touch
    *(f"src/gulch/{part}/**/*.py" for part in ("engine", "declare", "pieces", "records", "lab", "server")),
    *(f"web/src/{part}/**/*.{kind}" for part in ("kit", "pages") for kind in ("ts", "svelte", "css")),
]


def named_games(text: str) -> list[str]:
    return [id for id in gulch.games() if id in text]


def test_a_game_that_is_named_is_found() -> None:
    assert named_games("[data-game='bang_dice'] svg { padding: 16% }") == ["bang_dice"]


def test_what_serves_every_game_names_none() -> None:
    found = {path.name: named_games(path.read_text()) for part in KNOWS_NO_GAME for path in ROOT.glob(part)}
    assert len(found) > 100
    assert {name: games for name, games in found.items() if games} == {}
