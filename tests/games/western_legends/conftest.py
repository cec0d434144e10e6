from __future__ import annotations

import pytest

import gulch
from gulch.engine.game import OptionSpec


@pytest.fixture
def ante_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables may be played with the expansion, offered or not."""
    monkeypatch.setitem(gulch.load("western_legends").options, "ante_up", OptionSpec("ante_up", "flag", False))
