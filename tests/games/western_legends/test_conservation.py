"""What holds in any game at any moment: random games of every kind."""

from __future__ import annotations

from typing import Any

import pytest

import gulch
from gulch.engine.chance import fast
from gulch.engine.play import State
from gulch.games.western_legends.bandit_cards.zones import CARD_NAMES
from gulch.games.western_legends.cattle import cattle_held, cattle_limit
from gulch.games.western_legends.components import (
    FIGHT_CARDS,
    GOODS_MAX,
    HERD,
    MAN_CARDS,
    NOT_IN_A_FIRST_GAME,
    NUGGETS_IN_ALL,
    ROUNDS_MAX,
)
from gulch.games.western_legends.names import EVERY_COLOUR
from gulch.games.western_legends.owning import goods_held
from gulch.games.western_legends.set_up import is_here
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import power
from gulch.games.western_legends.zones import POKER

GAME = gulch.load("western_legends")
MOST_ANSWERS = 25  # of one step


def lying(data: dict[str, Any], *zones: str) -> list[str]:
    """What lies in these zones, sorted."""
    found: list[str] = []
    for zone in zones:
        for entry in data[zone]:
            found += entry if isinstance(entry, list) else [entry]
    return sorted(found)


class Watcher(gulch.Policy):
    """Plays at random and looks at the whole table at every question."""

    def __init__(self, seed: int, first_game: bool) -> None:
        self.chance = fast(seed)
        self.first_game = first_game

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        data = s.to_data()
        assert isinstance(s, Western)
        self.check_cards(data, s)
        self.check_players(data, s)
        assert len(options) == len(set(options)) > 1
        return options[int(self.chance.below(len(options)))]

    def check_cards(self, data: dict[str, Any], s: Western) -> None:
        hands = ["deck", "discard", "hand", "committed", "played", "in_play", "laid", "dealer_hand", "flop"]
        extra = [zone for zone in ("looked_at", "man_hand") if zone in data]
        faro = [zone for zone in ("faro", "faro_up") if zone in data]
        deck = [POKER.values[card] for card in range(POKER.size) if is_here(s.game, card)]
        assert lying(data, *hands, *extra) == sorted(deck)
        assert lying(data, "fight_deck", "npc_hand", "npc_card", *faro) == sorted(FIGHT_CARDS)
        for colour in EVERY_COLOUR[: int(s.game.colours)]:
            herd = [] if self.first_game else [f"{colour}_{k + 1}" for k in range(HERD)]
            assert lying(data, f"ranch_{colour}", f"cattle_{colour}") == herd
        assert len(lying(data, "token_supply", "tokens")) == s.game.tokens
        if "bandit_cards" in data:
            assert lying(data["bandit_cards"], "bandit_deck", "bandit_discard") == sorted(CARD_NAMES)
        assert len(lying(data, "man_deck", "man_discard")) == (len(MAN_CARDS) if s.seats == 2 else 0)

    def check_players(self, data: dict[str, Any], s: Western) -> None:
        for k, item in enumerate(s.game.items):
            owned = sum(item.name in items for items in data["items"])
            there = 0 if self.first_game and k in NOT_IN_A_FIRST_GAME else item.copies
            assert data["stock"][k] + owned == there
        assert sum(data["nuggets"]) <= NUGGETS_IN_ALL
        for p in range(s.seats):
            assert 0 <= data["money"][p] <= power(s, p).money_limit()
            assert 0 <= data["nuggets"][p] <= 8
            assert 0 <= data["wounds"][p] <= 3
            assert data["legend"][p] >= 0
            assert data["marshal"][p] == 0 or data["wanted"][p] == 0
            assert 0 <= data["markers"][2 * p] + data["markers"][2 * p + 1] <= 2
            assert set(data["upgraded"][p]) <= set(data["items"][p])
            assert data["weapon"][p] is None or data["weapon"][p] in data["items"][p]
            assert cattle_held(s, p) <= cattle_limit(s, p)
            assert goods_held(s, p) <= GOODS_MAX


@pytest.mark.rule("WL-016", "WL-020", "WL-021", "WL-023", "WL-024", "WL-027", "WL-028", "WL-250")
@pytest.mark.parametrize("seats, options", [table for table in GAME.examples() if not table[1].get("ante_up")])
def test_nothing_is_lost_or_doubled_and_no_limit_is_broken(seats: int, options: dict[str, Any]) -> None:
    first_game = bool(options.get("first_game"))
    outcome = gulch.playout("western_legends", seats, 3, Watcher(seats, first_game), options)
    assert len(outcome.scores) == seats


@pytest.mark.rule("WL-321")
@pytest.mark.parametrize("seats", GAME.seats)
def test_every_random_game_ends(seats: int) -> None:
    table = GAME.table(seats, seats)
    chance = fast(seats)
    while table.pending:
        seat = sorted(table.pending)[0]
        codes = table.pending[seat].codes
        table.take(seat, codes[int(chance.below(len(codes)))])
        assert sum(len(feed) for feed in table.feeds(table.log)) <= MOST_ANSWERS
    assert table.view(None)["round"] <= ROUNDS_MAX
