"""Positions from outside: what can't be is refused, and the field is named."""

from __future__ import annotations

from typing import Any

import pytest

import gulch
from games.colt_express.heist import heist

CAST = "doc tuco ghost"
TEAM = {"cast": "ghost+tuco belle+django", "options": {"teams": True}}
IMPOSSIBLE: list[tuple[str, dict[str, Any]]] = [
    ("train", {"train": ["one_purse", "one_purse", "three_purses"]}),
    ("train", {"train": ["one_purse"]}),
    ("train", {"train": ["circus", "one_purse", "three_purses"]}),
    ("train", {"train": "one_purse"}),
    ("lead", {"lead": ["doc", "doc", "ghost"]}),
    ("lead", {"lead": ["doc", "mary", "ghost"]}),
    ("lead", {"lead": ["doc", "tuco", "al_patron"]}),
    ("lead", {"lead": ["doc", "tuco"]}),
    ("lead", {"lead": ["doc", "tuco", None]}),
    ("lead", {"lead": ["doc", "tuco", "sheriff"]}),
    ("mate", {"mate": [None, None, "belle"]}),
    ("mate", {**TEAM, "mate": ["tuco", None]}),
    ("first", {"first": 3}),
    ("first", {"first": "doc"}),
    ("marshal", {"marshal": 4}),
    ("marshal", {"marshal": -1}),
    ("round_cards", {"round_cards": ["braking_24"]}),
    ("round_cards", {"round_cards": ["braking"] * 5}),
    ("round", {"round": 5}),
    ("round", {"round": -1}),
    ("turn", {"at": "scheme", "turn": 4}),
    ("turn", {"turn": -1}),
    ("shown", {"shown": 1}),
    ("place", {"places": "doc:i4"}),
    ("place", {"places": "doc:h"}),
    ("place", {"places": "doc:u"}),
    ("place", {"place": {"doc": "inside_1", "tuco": "roof_1"}}),
    ("place", {"place": {"doc": "saloon"}}),
    ("under", {"under": {"doc": 1}}),
    ("hand", {"hands": {"doc": {"seduction": 1}}}),
    ("hand", {"hands": {"doc": {"move": -1}}}),
    ("hand", {"hand": {"doc": {"kick": 1}}}),
    ("hand", {"hand": ["move"]}),
    ("deck", {"decks": {"doc": {"special_punch": 1}}}),
    ("discard", {"discard": {"doc": {"hat_throw": 1}}}),
    ("pile", {"pile": "belle:move", "decks": {"doc": {}}}),
    ("pile", {"pile": "doc:bullet", "decks": {"doc": {}}}),
    ("pile", {"pile": "doc", "decks": {"doc": {}}}),
    ("top", {"options": {"expert": True}, "top": {"doc": 1}}),
    ("bullets", {"bullets": {"doc": 7}}),
    ("bullets", {"bullets": {"doc": -1}}),
    ("wounds", {"wounds": {"doc": {"belle": 1}}}),
    ("neutral", {"neutral": 14}),
    ("spent", {"spent": 1}),
    ("money", {"money": {"doc": -250}}),
    ("loot", {"loot": {"inside_7": {"jewel": 1}}}),
    ("loot", {"loot": {"handcar": {"jewel": 1}}}),
    ("loot", {"loot": {"box": {"jewel": 1}}}),
    ("loot", {"loot": {"inside_1": {"jewel": 99}}}),
    ("handcar", {"handcar": "tail"}),
    ("handcar", {"handcar": "middle"}),
    ("marks", {**TEAM, "marks": {"with_ghost": 99, "with_doc": 2, "with_belle": 3}}),
]


@pytest.mark.parametrize(("field", "said"), IMPOSSIBLE, ids=lambda value: value if isinstance(value, str) else "")
def test_an_impossible_position_is_refused_and_its_field_named(field: str, said: dict[str, Any]) -> None:
    said = dict(said)
    with pytest.raises(gulch.BadRecord, match=f"colt_express: {field}: "):
        heist(said.pop("cast", CAST), **said)


CHOSEN: dict[str, Any] = {"options": {"bandits": "chosen"}}
TEAMS: dict[str, Any] = {"options": {"teams": True}}


@pytest.mark.rule("CE-016", "CE-021", "CE-082")
@pytest.mark.parametrize(
    ("field", "said"),
    [
        ("round", {**CHOSEN, "round": 1}),
        ("turn", {**CHOSEN, "turn": 1}),
        ("lead", {**CHOSEN, "lead": ["doc", "tuco", "ghost"]}),
        ("hand", {**CHOSEN, "hand": {"doc": {"move": 1}}}),
        ("top", {**CHOSEN, "top": {"doc": 1}}),
        ("money", {**CHOSEN, "money": {"doc": 250}}),
        ("place", {**CHOSEN, "place": {"doc": "inside_1"}}),
        ("loot", {**CHOSEN, "loot": {"doc": {"jewel": 1}}}),
        ("place", {**TEAMS, "at": "scheme"}),
        ("round", {**TEAMS, "round": 1}),
        ("deck", {**TEAMS, "deck": {}}),
        ("place", {"at": "scheme", "place": {}}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_before_everybody_has_a_place_nothing_has_happened(field: str, said: dict[str, Any]) -> None:
    with pytest.raises(gulch.BadRecord, match=f"colt_express: {field}: "):
        gulch.scenario("colt_express", {"seats": 3, **said})


def test_a_position_of_every_kind_of_table_is_possible() -> None:
    """Whatever a game comes to can be read again."""
    game = gulch.load("colt_express")
    for seats, options in game.examples():
        start = game.table(seats, 7, options).record()["start"]
        assert gulch.scenario("colt_express", {"seats": seats, "options": options, **start}).pending
