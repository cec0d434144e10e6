"""Steps numbered by hand: the drills are small games that declare nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from gulch.declare.rules import Rules


def step(rules: Rules[Any], number: int, name: str, does: Callable[[Any], int]) -> None:
    rules.name_step(number, name)
    rules.step(number, does)
