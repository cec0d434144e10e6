"""Ante Up: what holds in any game at any moment, and that the base game knows nothing of it."""

from __future__ import annotations

import io
import random
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import gulch
from games.western_legends.buzzard_gulch import a_gulch
from games.western_legends.outpost import PLAIN
from games.western_legends.test_conservation import Watcher, lying
from gulch.cli.boards import board_for
from gulch.engine.play import State
from gulch.games.western_legends.ante_up.components import (
    EVENTS,
    HEISTS,
    HIGH_ROLLERS,
    PROSPECTORS,
    RENEGADES,
    TOWN_NAMES,
)
from gulch.games.western_legends.board import TERRITORIES
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


def an_impossible(field: str, value: object, given: dict[str, Any]) -> dict[str, Any]:
    """A position of the expansion with this in it."""
    data = a_gulch(**given).table.frames[-1].state.to_data()
    own: dict[str, Any] = data["ante_up"]
    return {**data, "seats": 3, "options": {"ante_up": True}, "ante_up": {**own, field: value}}


def lying_at(zones: list[str], tokens: dict[str, list[str]]) -> list[list[str]]:
    return [tokens.get(zone, []) for zone in zones]


TWO_BETS: dict[str, Any] = {
    "money": [2, 0, 0],
    "au": {"bet": [1, 1, 0, 0, 0, 0], "bet_on": ["2", "3", None, None, None, None]},
}


@pytest.mark.rule("AU-012", "AU-035", "AU-147", "AU-148", "AU-R07", "AU-R101")
@pytest.mark.parametrize(
    "field, value, given",
    [
        ("longhorns", [4, 3, 0], {}),
        ("grazing", {"S7": 7}, {}),
        ("grazing", {"S7": -1}, {}),
        ("lost_gold", {"S7": 29}, {"nuggets": [4, 4, 0]}),
        ("lost_gold", {"S7": -1}, {}),
        ("lucky", 8, {}),
        ("spots", [1, 0, 0, 0], {}),
        ("spots", [0, 0, 0, 1 << 8], {}),
        ("post", ["workhorse"], {}),
        ("bet_on", ["2", "2", None, None, None, None], TWO_BETS),
        ("bet", [2, 1, 0, 0, 0, 0], TWO_BETS),
        ("grazing", {"S7": 1}, {"renegades": {"S7": RENEGADES[0]}}),
        ("rollers", lying_at(TOWN_NAMES, {"none": HIGH_ROLLERS[:1]}), {"au": {"roller_supply": HIGH_ROLLERS[1:]}}),
        ("rollers", lying_at(TOWN_NAMES, {"darkrock": HIGH_ROLLERS[:2]}), {"au": {"roller_supply": HIGH_ROLLERS[2:]}}),
        ("renegades", lying_at(TERRITORIES, {"S7": RENEGADES[:2]}), {"au": {"renegade_supply": RENEGADES[2:]}}),
    ],
)
def test_what_cannot_be_is_refused_by_its_name(field: str, value: object, given: dict[str, Any]) -> None:
    data = an_impossible(field, value, given)
    with pytest.raises(gulch.BadRecord, match=field):
        gulch.scenario(GAME, data)


@pytest.mark.rule("AU-R114")
def test_fee_lee_wong_may_be_rich_among_the_rich() -> None:
    cast = ["fee_lee_wong", *PLAIN[1:]]
    assert a_gulch(cast=cast, money=[18, *[12] * 5], legends=[0]).money == [180, *[120] * 5]


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
            Console(width=400, file=page).print(*board.show(table.view(seat), seat, names, texts), sep="\n")
            assert "board-" not in page.getvalue()
            assert "BT5" in page.getvalue()
            pages += 1
        seat = rng.choice(sorted(table.pending))
        table.take(seat, rng.choice(table.pending[seat].codes))
    assert pages > 2
