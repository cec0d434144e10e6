"""Ante Up: what holds in any game at any moment, and that the base game knows nothing of it."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import gulch
from games.western_legends.test_conservation import Watcher, lying
from gulch.cli.boards import board_for
from gulch.engine.play import State
from gulch.games.western_legends.ante_up.components import EVENTS, HEISTS, HIGH_ROLLERS, PROSPECTORS, RENEGADES
from gulch.games.western_legends.components import NUGGETS_IN_ALL
from gulch.games.western_legends.game import some_boxes
from gulch.games.western_legends.state import Western
from gulch.texts import Texts

pytestmark = pytest.mark.usefixtures("ante_up")
GAME = "western_legends"
OWN = {
    "event_deck events_done": EVENTS,
    "heist_deck heist_now heists_done": HEISTS,
    "renegade_supply renegades renegade_met": RENEGADES,
    "prospector_supply prospectors prospector_met": PROSPECTORS,
    "roller_supply rollers roller_met": HIGH_ROLLERS,
}


class AnteUpWatcher(Watcher):
    """Looks at the things of the expansion as well, at every third question."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed, False)
        self.asked = 0

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        self.asked += 1
        if self.asked % 3:
            return options[int(self.chance.below(len(options)))]
        return super().choose(s, seat, moment, options, about)

    def check_players(self, data: dict[str, Any], s: Western) -> None:
        super().check_players(data, s)
        own = data["ante_up"]
        for zones, things in OWN.items():
            assert lying(own, *zones.split()) == sorted(things)
        placed = [token for token in own["frontier"] if token]
        assert len(set(placed)) == len(placed)
        assert not set(placed) & set(own["explored"])
        assert sum(own["grazing"].values()) + sum(own["longhorns"]) <= 6
        assert sum(own["lost_gold"].values()) + sum(data["nuggets"]) <= NUGGETS_IN_ALL
        for p in range(s.seats):
            assert 0 <= own["gambler"][p] <= 7
            assert len(data["tokens"][p]) <= 5


@pytest.mark.rule("AU-086", "AU-192", "AU-R24", "AU-R101")
@pytest.mark.parametrize("seats, boxes", [(2, 7), (3, 4), (4, 7), (5, 5), (6, 6)])
def test_nothing_is_lost_or_doubled_with_the_expansion(seats: int, boxes: int) -> None:
    """Alone, with one of the others, with both."""
    outcome = gulch.playout(GAME, seats, 3, AnteUpWatcher(seats), some_boxes(boxes, seats))
    assert len(outcome.scores) == seats


def test_nothing_in_the_base_game_asks_for_the_expansion() -> None:
    """It only registers: the game's own module names it, beside its option; the lists of names know its things."""
    base = Path(gulch.__file__).parent / "games" / GAME
    found = {path.name for path in base.glob("*.py") if "ante_up" in path.read_text(encoding="utf-8")}
    assert found == {"components.py", "game.py", "names.py"}
    assert not [path for path in base.glob("*.py") if "if ante_up" in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_both_boards_can_be_shown_in_the_terminal(lang: str) -> None:
    rng = random.Random(5)
    table = gulch.load(GAME).table(3, 3, {"ante_up": True, "length": "short"})
    texts = Texts(lang, table.game).at_table(table.rules)
    board, names = board_for(GAME), ["Ann", "Bob", "Cat"]
    pages = 0
    while table.pending:
        if rng.random() < 0.03:
            page = io.StringIO()
            seat = rng.choice([None, 0, 1, 2])
            Console(width=400, file=page).print(board.show(table.view(seat), seat, names, texts))
            assert "board-" not in page.getvalue()
            assert "BT5" in page.getvalue()
            pages += 1
        seat = rng.choice(sorted(table.pending))
        table.take(seat, rng.choice(table.pending[seat].codes))
    assert pages > 2
