"""Expansions only register: no module of a base game knows one, but for the list of what takes part at which table and
the lists of all names and cards."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import gulch

GAMES = Path(gulch.__file__).parent / "games"
MAY_NAME_THEM = {"game.py", "names.py", "components.py"}
EXPANSIONS = sorted(folder.parent.relative_to(GAMES) for folder in GAMES.glob("*/*/__init__.py"))


@pytest.mark.parametrize("expansion", EXPANSIONS, ids=str)
def test_no_base_module_names_an_expansion(expansion: Path) -> None:
    """Nor asks for its option."""
    named = re.compile(rf"\b{expansion.name}\b")
    assert named.search(f'if rules.options["{expansion.name}"]:'), "this is how one would"
    modules = [path for path in (GAMES / expansion.parent).glob("*.py") if path.name not in MAY_NAME_THEM]
    assert len(modules) > 5
    assert [path.name for path in modules if named.search(path.read_text(encoding="utf-8"))] == []
