"""The rule statements of a game and of its expansions are one rulebook."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from gulch.engine.rulebook import load_rulebook


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game called `a_game_with_rules`."""
    game = tmp_path / "a_game_with_rules"
    game.mkdir()
    (game / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, game.name, raising=False)
    return game


def write(file: Path, *ids: str) -> None:
    file.write_text("\n".join(f'["{id}"]\nchapter = "turn"\nen = "{id}"\nru = "{id}"' for id in ids), encoding="utf-8")


def test_a_folder_without_rules_is_an_empty_rulebook(folder: Path) -> None:
    write(folder / "figures.toml", "X-1")
    assert load_rulebook(folder.name) == {}


def test_what_an_expansion_says_follows_what_the_game_says(folder: Path) -> None:
    write(folder / "rules_more.toml", "M-1")
    write(folder / "rules.toml", "G-2", "G-1")
    book = load_rulebook(folder.name)
    assert list(book) == ["G-2", "G-1", "M-1"]
    assert book["M-1"] == {"chapter": "turn", "en": "M-1", "ru": "M-1"}


def test_nothing_is_said_twice(folder: Path) -> None:
    write(folder / "rules.toml", "G-1")
    write(folder / "rules_more.toml", "G-1")
    with pytest.raises(ValueError, match="G-1 twice"):
        load_rulebook(folder.name)
