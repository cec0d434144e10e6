"""Tables with the same options share their rules, also between threads: a server plays long games again in one."""

from __future__ import annotations

from typing import Any

import pytest

from drills.standoff_game import DuelGame


class Watched(DuelGame):
    """Somebody else asks for the same rules while they are being made."""

    def __init__(self) -> None:
        super().__init__()
        self.shared_too_early: list[str] = []
        self.breaks = False

    def rulebook(self) -> dict[str, Any]:
        self.shared_too_early += list(self.built)
        if self.breaks:
            raise ValueError("no rulebook today")
        return super().rulebook()


def test_nobody_gets_rules_that_are_not_finished() -> None:
    game = Watched()
    rules = game.rules_for(3, {"saloon": False})
    assert game.shared_too_early == []
    assert game.rules_for(3, {"saloon": False}) is rules


def test_rules_that_could_not_be_finished_are_not_kept() -> None:
    game = Watched()
    game.breaks = True
    for _ in range(2):
        with pytest.raises(ValueError, match="no rulebook today"):
            game.rules_for(3, {"saloon": False})
    game.breaks = False
    assert game.rules_for(3, {"saloon": False}).frozen
