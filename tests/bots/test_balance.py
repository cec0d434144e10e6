"""The balance of the frontier legends: its page says what was measured, and nobody is hopeless or sure to win."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import balance_western_legends as balance
from gulch.bots.western_legends_plans import PLANS
from gulch.games.western_legends.components import CHARACTERS

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "balance"


def found() -> dict[str, Any]:
    figures: dict[str, Any] = json.loads((FOLDER / "western_legends.json").read_text(encoding="utf-8"))
    return figures


def test_no_character_wins_less_than_a_tenth_or_more_than_45_percent_of_its_games() -> None:
    lines = found()["characters"]
    assert set(lines) == set(CHARACTERS)
    assert all(line["low"] >= balance.LEAST and line["high"] <= balance.MOST for line in lines.values())


def test_the_shares_are_those_of_20_000_games_at_four_players() -> None:
    figures = found()
    assert (figures["games"], figures["seats"]) == (20_000, 4)
    for lines in (figures["characters"], figures["plans"]):
        assert sum(line["players"] for line in lines.values()) == 80_000
        assert round(sum(line["players"] * line["share"] for line in lines.values()) / 80_000, 3) == 0.25


def test_page_and_picture_are_what_the_figures_say() -> None:
    assert (FOLDER / "western_legends.md").read_text(encoding="utf-8") == balance.page(found())
    assert (FOLDER / "western_legends.svg").read_text(encoding="utf-8") == balance.picture(found())


def test_the_tool_counts_every_player_of_every_game(tmp_path: Path) -> None:
    figures = balance.measure(3, 4)
    assert sum(line["players"] for line in figures["characters"].values()) == 12
    assert sum(line["players"] for line in figures["plans"].values()) == 12
    assert set(figures["plans"]) <= set(PLANS)
    balance.write(figures, tmp_path)
    assert "3 games" in (tmp_path / "western_legends.md").read_text(encoding="utf-8")
