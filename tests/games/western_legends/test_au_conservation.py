"""Ante Up: what holds in any game at any moment, and that the base game knows nothing of it."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import gulch
from games.western_legends.buzzard_gulch import AU_DECK
from gulch.cli.boards import board_for
from gulch.engine.chance import fast
from gulch.engine.play import State
from gulch.games.western_legends.ante_up.components import EVENTS, HEISTS, HIGH_ROLLERS, PROSPECTORS, RENEGADES
from gulch.games.western_legends.components import FIGHT_CARDS, NUGGETS_IN_ALL
from gulch.texts import Texts

pytestmark = pytest.mark.usefixtures("ante_up")
GAME = "western_legends"
POKER = [
    "deck",
    "discard",
    "hand",
    "committed",
    "played",
    "in_play",
    "laid",
    "dealer_hand",
    "flop",
    "looked_at",
    "man_hand",
]
OWN = {
    "event_deck events_done": EVENTS,
    "heist_deck heist_now heists_done": HEISTS,
    "renegade_supply renegades renegade_met": RENEGADES,
    "prospector_supply prospectors prospector_met": PROSPECTORS,
    "roller_supply rollers roller_met": HIGH_ROLLERS,
}


def lying(data: dict[str, Any], zones: list[str]) -> list[str]:
    found: list[str] = []
    for zone in zones:
        for entry in data[zone]:
            found += entry if isinstance(entry, list) else [entry]
    return sorted(found)


class Watcher(gulch.Policy):
    """Plays at random and now and then looks at the whole table."""

    def __init__(self, seed: int) -> None:
        self.chance = fast(seed)
        self.asked = 0

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        self.asked += 1
        if self.asked % 3 == 0:
            self.check(s.to_data(), int(s.seats))
        assert len(options) == len(set(options)) > 1
        return options[int(self.chance.below(len(options)))]

    def check(self, data: dict[str, Any], seats: int) -> None:
        own = data["ante_up"]
        assert lying(data, POKER) == sorted(AU_DECK)
        assert lying(data, ["fight_deck", "npc_hand", "npc_card", "faro", "faro_up"]) == sorted(FIGHT_CARDS)
        assert len(lying(data, ["ranch_orange", "cattle_orange"])) == 8
        assert len(lying(data, ["token_supply", "tokens"])) == 27
        for zones, things in OWN.items():
            assert lying(own, zones.split()) == sorted(things)
        placed = [token for token in own["frontier"] if token]
        assert len(set(placed)) == len(placed)
        assert not set(placed) & set(own["explored"])
        assert sum(own["grazing"].values()) + sum(own["longhorns"]) <= 6
        assert sum(own["lost_gold"].values()) + sum(data["nuggets"]) <= NUGGETS_IN_ALL
        for p in range(seats):
            assert 0 <= own["gambler"][p] <= 7
            assert 0 <= data["money"][p] <= 18
            assert len(data["tokens"][p]) <= 5
            assert data["marshal"][p] == 0 or data["wanted"][p] == 0


@pytest.mark.rule("AU-086", "AU-192", "AU-R24", "AU-R101")
@pytest.mark.parametrize("seats", range(2, 7))
def test_nothing_is_lost_or_doubled_with_the_expansion(seats: int) -> None:
    options = {"ante_up": True, "goals": seats % 2 == 0, "length": "short"}
    outcome = gulch.playout(GAME, seats, 3, Watcher(seats), options)
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
