"""Nothing appears and nothing is lost: at every question of random games over all kinds of tables."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import gulch
from gulch.engine.table import Table
from gulch.games.colt_express.components import TOKENS
from gulch.records.reading import fill

GAME = gulch.load("colt_express")
CASES = GAME.examples()
PURSES = {"250": 8, "300": 2, "350": 2, "400": 2, "450": 2, "500": 2}
DECK = {"move": 2, "floor": 2, "fire": 2, "robbery": 2, "punch": 1, "marshal": 1}
TEAM_DECK = dict.fromkeys(DECK, 1)
MARY_DECK = {"move": 2, "fire": 2, "robbery": 2, "punch": 1, "hat_throw": 1, "seduction": 1}


def total(bags: Any) -> Counter[str]:
    out: Counter[str] = Counter()
    for bag in bags:
        out.update(bag)
    return out


def tokens_there_should_be(data: dict[str, Any], options: dict[str, Any]) -> Counter[str]:
    """What the box holds for this table."""
    jewels = {"purse_and_jewel": 1, "three_purses_and_jewel": 1, "four_purses_and_jewel": 1, "three_jewels": 3}
    want: Counter[str] = Counter(PURSES)
    want["jewel"] = sum(jewels.get(car, 0) for car in data["train"]) + (4 if options.get("mary") else 0)
    want["strongbox"] = 2
    if options.get("decoy_strongbox"):
        want["empty_strongbox"] = 1
    if options.get("circus"):
        want.update(["chest", "empty_chest"])
    if None in data["lead"]:  # nobody has a sheet yet
        want["jewel"] -= 1 if options.get("mary") else 0
    elif "al_patron" in [*data["lead"], *data["mate"]]:
        want["250"] += 2  # tokens of his own
    return +want


def check_tokens(data: dict[str, Any], options: dict[str, Any]) -> None:
    assert total(data["loot"].values()) == tokens_there_should_be(data, options)
    assert set(total(data["loot"].values())) <= set(TOKENS)


def check_cards(data: dict[str, Any], options: dict[str, Any], bandits: list[str]) -> None:
    waiting = [entry.split(":") for entry in data["pile"][data["shown"] :]]
    for name in bandits:
        have = total(data[zone].get(name, {}) for zone in ("hand", "deck", "discard"))
        have.update(entry[1] for entry in waiting if entry[0] == name)
        have.pop("bullet", None)
        want = Counter(MARY_DECK if name == "mary" else TEAM_DECK if options.get("teams") else DECK)
        if options.get("special_punch") and name != "mary":
            want["special_punch"] = 1
        if options.get("teams"):
            want["marshal"] = have["marshal"]
        assert +have == +want, name
    if options.get("teams") and data["at"] not in ("choose", "take_places"):
        for team in zip(data["lead"], data["mate"], strict=True):
            held = total(data[zone].get(b, {}) for zone in ("hand", "deck", "discard") for b in team)
            assert held["marshal"] + sum(e[0] in team and e[1] == "marshal" for e in waiting) == 1


def check_bullets(data: dict[str, Any], bandits: list[str]) -> None:
    shot = total(data["wounds"].values())
    assert data["neutral"] + shot["neutral"] == 13
    for name in bandits:
        if name != "mary":
            assert data["bullets"].get(name, 0) + shot[name] == 6
    in_cards = total(data[zone].get(b, {}) for zone in ("hand", "deck", "discard") for b in bandits)["bullet"]
    assert in_cards + data["spent"] == sum(shot.values())


def check_places(data: dict[str, Any], bandits: list[str]) -> None:
    cars = len(data["train"]) + 1
    for name in bandits:
        place = data["place"][name]
        if place not in ("handcar", "under"):
            assert int(place.split("_")[1]) < cars
        if name == "mary":
            assert place.startswith("inside")
        else:
            assert place != f"inside_{data['marshal']}", f"{name} is inside with the marshal"
    assert len(set(data["train"])) == len(data["train"])


def check(table: Table, options: dict[str, Any]) -> None:
    data = table.now[-1].to_data()
    seated = None not in data["lead"]
    bandits = (
        [b for b in [*data["lead"], *data["mate"], "mary" if options.get("mary") else None] if b] if seated else []
    )
    check_tokens(data, options)
    if seated and data["at"] != "choose":
        check_cards(data, options, bandits)
        check_bullets(data, bandits)
        if data["at"] != "take_places":
            check_places(data, bandits)


@pytest.mark.parametrize("case", range(len(CASES)), ids=[f"{seats}-{'-'.join(options)}" for seats, options in CASES])
def test_everything_is_conserved_at_every_question(case: int) -> None:
    seats, options = CASES[case]
    for seed in range(3):
        rng = random.Random(seed * 100 + case)
        table = GAME.table(seats, seed, options)
        while table.pending:
            check(table, options)
            seat = rng.choice(sorted(table.pending))
            table.take(seat, rng.choice(table.pending[seat].codes))
        check(table, options)


@pytest.mark.parametrize("zone", ["hand", "deck", "loot", "bullets", "wounds"])
def test_a_lost_card_or_token_would_be_found(zone: str) -> None:
    table = GAME.table(4, 1, {"abilities": True})
    rng = random.Random(1)
    for _ in range(60):
        seat = min(table.pending)
        table.take(seat, rng.choice(table.pending[seat].codes))
    check(table, {"abilities": True})
    state = table.now[-1]
    data = state.to_data()
    name = next(name for name, value in data[zone].items() if value)
    value = data[zone][name]
    data[zone] = {k: v for k, v in data[zone].items() if k != name}
    assert value
    fill(state, data)
    with pytest.raises(AssertionError):
        check(table, {"abilities": True})
