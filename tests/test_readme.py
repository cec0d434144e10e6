"""What the README shows is true."""

from __future__ import annotations

import doctest
from pathlib import Path

import gulch

ROOT = Path(__file__).resolve().parent.parent


def test_the_example_of_the_readme_runs() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 8
    assert failed == 0


def test_both_readmes_name_the_two_commands_and_every_game() -> None:
    for name in ("README.md", "README.ru.md"):
        text = (ROOT / name).read_text(encoding="utf-8")
        assert all(command in text for command in ("make play", "make test"))
        assert all(f"`{game}`" in text for game in gulch.games())
