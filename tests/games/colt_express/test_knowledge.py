"""What each may know, and that the compiled build plays the same games."""

from __future__ import annotations

import json
import random
import zlib
from typing import Any

import pytest

import gulch
from games.colt_express.heist import heist
from gulch.engine.chance import fast
from gulch.engine.play import State
from gulch.lab.simulate import Simulator
from gulch.pieces import bag

GAME = gulch.load("colt_express")


@pytest.mark.rule("CE-R21")
def test_hands_decks_and_purses_of_others_are_counts() -> None:
    t = heist("doc tuco ghost", at="scheme", hands={"doc": {"move": 2, "fire": 1}, "tuco": {"punch": 1}})
    view = t.view(1)
    assert view["hand"] == {"tuco": {"punch": 1}}
    assert [p["hand"] for p in view["players"]] == [3, 1, 0]
    assert [p["deck"] for p in view["players"]] == [7, 9, 10]
    assert view["bandits"][0]["tokens"] is None
    assert view["bandits"][0]["bullets"] == 6
    assert t.view(None)["hand"] == {}


def test_a_view_is_plain_data_at_every_question_of_every_table() -> None:
    for seats, options in GAME.examples():
        rng = random.Random(seats)
        t = GAME.table(seats, 2, options)
        while t.pending:
            for viewer in (None, *range(seats)):
                json.dumps(t.view(viewer))
            seat = rng.choice(sorted(t.pending))
            t.take(seat, rng.choice(t.pending[seat].codes))


def test_a_guess_keeps_what_was_played_open_and_changes_what_was_hidden() -> None:
    pile = "doc:fire ghost:move:hidden tuco:robbery"
    t = heist("doc tuco ghost", pile, "doc:i1 tuco:i2 ghost:i2", at="scheme", turn=2, hands={"tuco": {"move": 1}})
    seen = set()
    for k in range(12):
        cards = t.guess(0, k).now[0].to_data()["pile"]
        assert (cards[0], cards[2]) == ("doc:fire", "tuco:robbery"), "the own card and the top one"
        seen.add(cards[1])
        assert "bullet" not in cards[1]
    assert len(seen) > 2
    assert {t.guess(2, k).now[2].to_data()["pile"][1] for k in range(6)} == {"ghost:move:hidden"}


@pytest.mark.rule("CE-R17")
def test_looking_back_brings_no_covered_card_of_this_round_to_light() -> None:
    """Page, replay and terminal ask the game what may be recalled."""
    t = heist("doc tuco ghost", at="scheme", hands={b: {"move": 2} for b in ("doc", "tuco", "ghost")})
    t.answer(0, "play:move")
    past = t.view(2)
    assert past["pile"][0]["card"] == "move", "it was on top"
    t.answer(1, "play:move")
    assert GAME.recalled(past, t.view(2))["pile"][0]["card"] is None
    assert GAME.recalled(t.view(0), t.view(0))["pile"][0]["card"] == "move", "one's own card one may look up"
    assert GAME.recalled(past, {**t.view(2), "round": 2}) == past, "in the next round it has been carried out for all"


class NamedTrace(gulch.Policy):
    """Random; hashes every question and its options by their names, which no order of imports changes."""

    def __init__(self, seed: int) -> None:
        self.chance = fast(seed)
        self.hash = 0
        self.choices = 0

    def choose(self, s: State, seat: int, moment: int, options: list[int], about: int = 0) -> int:
        self.choices += 1
        choice = options[int(self.chance.below(len(options)))]
        asked = [s.rules.menus[moment].name, *(s.rules.words.id(option) for option in options)]
        self.hash = zlib.crc32(" ".join([str(seat), *asked, s.rules.words.id(choice)]).encode(), self.hash)
        return choice


def traces(seats: int, options: dict[str, Any], games: int) -> tuple[int, int]:
    simulator = Simulator(GAME, seats, options)
    hashed = choices = 0
    for seed in range(games):
        bot = NamedTrace(seed)
        state = simulator.playout(seed, bot)
        hashed = zlib.crc32(json.dumps(state.to_data(), sort_keys=True).encode(), hashed ^ bot.hash)
        choices += bot.choices
    return hashed, choices


TRACES: dict[str, tuple[int, int]] = {  # hash and number of choices of 60 games
    "advanced": (4085533643, 6660),
    "basic": (894657121, 6783),
    "everything": (3431126339, 9507),
    "expert": (1325096503, 7248),
    "teams": (1649451470, 4520),
}


@pytest.mark.compiled
@pytest.mark.parametrize("name", sorted(GAME.goldens()))
def test_interpreted_and_compiled_games_are_the_same(name: str) -> None:
    """The figures were written by the interpreted build; a 32-bit shift anywhere would change them."""
    seats, options = GAME.goldens()[name]
    assert traces(seats, options, 60) == TRACES[name]


@pytest.mark.compiled
def test_a_bag_holds_twelve_kinds_in_either_build() -> None:
    assert [bag.one(kind) for kind in range(12)] == [1 << 5 * kind for kind in range(12)]
    assert [bag.count(bag.many(kind, 31), kind) for kind in range(12)] == [31] * 12
