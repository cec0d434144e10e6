"""Luck that is the same each time: a test's servers deal known games, and its people choose known answers."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from gulch.server.bots import drive
from gulch.server.tables import dealing
from server import people


class Chance:
    """What the tests' servers and people ask of `secrets` where it decides a game. Names and keys stay secret."""

    def __init__(self) -> None:
        self.rng = Random(1)
        self.token_hex = secrets.token_hex

    def token_bytes(self, count: int) -> bytes:
        return self.rng.randbytes(count)

    def randbits(self, bits: int) -> int:
        return 1  # bots think in any order: each has the same luck every time

    def choice(self, options: Sequence[Any]) -> Any:
        return self.rng.choice(options)


@pytest.fixture(autouse=True)
def known_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    chance = Chance()
    for module in (dealing, drive, people):
        monkeypatch.setattr(module, "secrets", chance)
