"""Random games are won as often, and last as long, as tools/shares.py has measured: a changed rule is noticed."""

from __future__ import annotations

import importlib.util
import json
from math import sqrt
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

import gulch
from gulch.games.bang_dice import effects
from gulch.games.bang_dice.powers import Character

ROOT = Path(__file__).resolve().parents[3]
DATA = json.loads((ROOT / "tests" / "data" / "bang_dice_shares.json").read_text(encoding="utf-8"))
GAMES = 1000
FIRST_SEED = 1_000_000  # the data has other games
DEVIATIONS_MAX = 4.0


def tool() -> ModuleType:
    spec = importlib.util.spec_from_file_location("shares_tool", ROOT / "tools" / "shares.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TOOL = tool()


def deviations(seats: int) -> dict[str, float]:
    """How far a fresh sample is from the data, in standard deviations of the difference."""
    known = DATA["seats"][str(seats)]
    found = TOOL.play("bang_dice", seats, range(FIRST_SEED, FIRST_SEED + GAMES)).data()
    far = {"choices": distance(error_of(known["choices"]), error_of(found["choices"]))}
    for kind in ("side", "role"):
        assert set(found[kind]) <= set(known[kind])
        for name, was in known[kind].items():
            now = found[kind].get(name, {"wins": 0, "of": GAMES, "share": 0.0})
            even = (was["wins"] + now["wins"]) / (was["of"] + now["of"])
            spread = sqrt(even * (1 - even) * (1 / was["of"] + 1 / now["of"]))
            far[f"{kind} {name}"] = abs(was["share"] - now["share"]) / spread
    return far


def error_of(length: dict[str, float]) -> tuple[float, float]:
    return length["mean"], (length["high"] - length["mean"]) / float(TOOL.Z)


def distance(a: tuple[float, float], b: tuple[float, float]) -> float:
    return abs(a[0] - b[0]) / sqrt(a[1] ** 2 + b[1] ** 2)


def test_the_data_are_of_these_rules() -> None:
    assert DATA["version"] == gulch.load("bang_dice").version, "python tools/shares.py bang_dice"
    assert DATA["games"] == 20_000
    assert [int(seats) for seats in DATA["seats"]] == [3, 4, 5, 6, 7, 8]


@pytest.mark.parametrize("seats", range(3, 9))
def test_the_shares_add_up(seats: int) -> None:
    known: dict[str, Any] = DATA["seats"][str(seats)]
    assert sum(side["wins"] for side in known["side"].values()) == 20_000
    for shares in (known["side"], known["role"]):
        for share in shares.values():
            assert 0 <= share["low"] <= share["share"] <= share["high"] <= 1
            assert share["share"] == pytest.approx(share["wins"] / share["of"], abs=1e-5)
    if seats > 3:
        assert known["role"]["sheriff"]["share"] == known["side"]["law"]["share"]
        assert known["role"]["outlaw"]["share"] == known["side"]["outlaws"]["share"]
        assert "nobody" not in known["side"], "only three players can end without a winner"


@pytest.mark.parametrize("seats", range(3, 9))
def test_random_games_end_as_the_data_say(seats: int) -> None:
    assert {name: far for name, far in deviations(seats).items() if far > DEVIATIONS_MAX} == {}


PLANTS = {
    "Indians take at most one life": (Character, "indian_loss", lambda self, arrows: min(arrows, 1)),
    "one re-roll": (Character, "rerolls", lambda self: 1),
    "beers do nothing": (effects, "heal", lambda *args: None),
    "a two is a one": (Character, "distances", lambda self, two, alive: 2),
}


@pytest.mark.skipif(gulch.COMPILED, reason="compiled rules can't be changed from outside")
@pytest.mark.parametrize("plant", PLANTS)
def test_a_changed_rule_is_noticed(plant: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(*PLANTS[plant])
    monkeypatch.setattr(gulch.load("bang_dice"), "built", {})  # what these rules remember stays with them
    assert max(deviations(4).values()) > DEVIATIONS_MAX
