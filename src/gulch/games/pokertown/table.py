"""Small questions about a sheet."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gulch.games.pokertown.state import Town


def owns(s: Town, seat: i64, item: i64) -> bool:
    return s.items[seat] >> item & 1 == 1


def distance(a: i64, b: i64) -> i64:
    """How many steps lie between two ranks; ace and king are no neighbours (PT-021)."""
    return a - b if a > b else b - a


def zeros(n: i64, value: i64 = 0) -> vec[i64]:
    return vec[i64]([int(value)] * n)
