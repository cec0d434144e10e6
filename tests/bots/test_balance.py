"""The balance of the frontier legends: its page says what was measured, and nobody is hopeless or sure to win."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import balance_western_legends as balance
from gulch.bots.western_legends_plans import PLANS
from gulch.games.western_legends.components import CHARACTERS
from gulch.games.western_legends.names import EVERY_CHARACTER

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "balance"


def found(page: str) -> dict[str, Any]:
    figures: dict[str, Any] = json.loads((FOLDER / f"{page}.json").read_text(encoding="utf-8"))
    return figures


PAGES = {"western_legends": (CHARACTERS, 20_000), "western_legends_everything": (EVERY_CHARACTER, 10_000)}


@pytest.mark.parametrize("page", PAGES)
def test_no_character_wins_less_than_a_tenth_or_more_than_45_percent_of_its_games(page: str) -> None:
    lines = found(page)["characters"]
    assert set(lines) == set(PAGES[page][0])
    assert all(line["low"] >= balance.LEAST and line["high"] <= balance.MOST for line in lines.values())


@pytest.mark.parametrize("page", PAGES)
def test_the_shares_are_those_of_so_many_games_at_four_players(page: str) -> None:
    figures, games = found(page), PAGES[page][1]
    assert (figures["games"], figures["seats"]) == (games, 4)
    for lines in (figures["characters"], figures["plans"]):
        assert sum(line["players"] for line in lines.values()) == 4 * games
        assert round(sum(line["players"] * line["share"] for line in lines.values()) / (4 * games), 3) == 0.25


@pytest.mark.parametrize("page", PAGES)
def test_page_and_picture_are_what_the_figures_say(page: str) -> None:
    assert (FOLDER / f"{page}.md").read_text(encoding="utf-8") == balance.page(found(page))
    assert (FOLDER / f"{page}.svg").read_text(encoding="utf-8") == balance.picture(found(page))


def test_all_29_characters_are_measured_with_everything_on() -> None:
    assert len(found("western_legends_everything")["characters"]) == 29


@pytest.mark.parametrize("everything", [False, True])
def test_the_tool_counts_every_player_of_every_game(tmp_path: Path, everything: bool) -> None:
    figures = balance.measure(3, 4, everything)
    assert sum(line["players"] for line in figures["characters"].values()) == 12
    assert sum(line["players"] for line in figures["plans"].values()) == 12
    assert set(figures["plans"]) <= set(PLANS)
    balance.write(figures, tmp_path)
    page = tmp_path / f"{balance.file_name(everything)}.md"
    assert "3 games" in page.read_text(encoding="utf-8")
