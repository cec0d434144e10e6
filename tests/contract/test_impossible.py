"""Scenarios and records with impossible data are refused by the field's name, in every game; never an IndexError."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

import gulch
from contract import impossible
from contract.walks import CASES, Case

pytestmark = pytest.mark.compiled
BOUNDED = [
    case for case in CASES if case.game.id not in ("standoff", "claims", "mixed")
]  # their fields take any number
SHARE = 0.12  # of the changes, drawn anew for every kind of table


@pytest.mark.parametrize("case", BOUNDED, ids=repr)
def test_what_cannot_be_is_refused_or_can_be_played(case: Case) -> None:
    refused, _ = impossible.refused_or_playable(case, 61, SHARE)
    assert refused > 20


LAST = [[case for case in CASES if case.game.id == id][-1] for id in gulch.games()]  # with the most options
FAR = 1 << 39
BITS = {"progress", "today", "ante_up.kept"}  # what they hold is no amount


def numbers(data: object, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where the whole numbers are, and where they would be in a list or mapping that is empty now."""
    if isinstance(data, dict):
        for key in data:
            yield from numbers(data[key], (*path, key))
    elif isinstance(data, list):
        for i in range(min(len(data), 1)):
            yield from numbers(data[i], (*path, i))
    elif type(data) is int:
        yield path


def put(data: Any, path: tuple[str | int, ...], value: object) -> Any:
    if not path:
        return value
    if isinstance(data, dict):
        return {**data, path[0]: put(data[path[0]], path[1:], value)}
    return [put(item, path[1:], value) if i == path[0] else item for i, item in enumerate(data)]


@pytest.mark.parametrize("case", LAST, ids=repr)
@pytest.mark.parametrize("value", [FAR, -2, 0.5, float("nan"), True, [[]], None, {}])
def test_every_number_has_its_bounds_and_is_named(case: Case, value: object) -> None:
    asked = {"seats": case.seats, "options": case.options}
    data = {**asked, **case.table(1).origin}
    found = 0
    for path in numbers(case.table(1).origin):
        name = ".".join(key for key in path if isinstance(key, str) and key.islower() and key != "nowhere")
        if value == FAR and (name in BITS or name == "reveals"):
            continue
        if value == -2 and path[0] == "marks":
            continue
        found += 1
        with pytest.raises(gulch.BadRecord, match=str(path[1] if path[0] in case.table(1).rules.parts else path[0])):
            gulch.scenario(case.game.id, put(data, path, value))
    assert found > 10


@pytest.mark.parametrize("id", gulch.games())
@pytest.mark.parametrize(
    ("data", "named"),
    [
        (None, "no mapping"),
        ([], "no mapping"),
        ("life", "no mapping"),
        ({"seats": 99}, "seats"),
        ({"seats": "4"}, "seats"),
        ({"seed": "x"}, "seed"),
        ({"seed": None}, "seed"),
        ({"options": []}, "options"),
        ({"options": {"nope": 1}}, "nope"),
        ({7: 1}, "7"),
        ({None: 1}, "None"),
        ({"at": "nowhere"}, "at: 'nowhere'"),
        ({"at": []}, "at: "),
        ({"back": None}, "back: "),
        ({"back": ""}, "back: "),
        ({"back": ["nowhere"]}, "back: 'nowhere'"),
        ({"chance": {}}, "chance: "),
        ({"chance": ["fair", "ab", 0]}, "chance: "),
        ({"chance": ["fast", 1, 2, -1]}, "chance: "),
        ({"reveals": -1}, "reveals: "),
        ({"marks": None}, "marks: "),
        ({"marks": {"nobody": 1}}, "marks: "),
    ],
    ids=repr,
)
def test_a_scenario_of_another_shape_is_refused_in_words(id: str, data: Any, named: str) -> None:
    whole = {"seats": 3, **data} if isinstance(data, dict) else data
    with pytest.raises(gulch.BadRecord, match=named):
        gulch.scenario(id, whole)


@pytest.mark.parametrize("part", ["extras", "handsome", "bandit_cards", "ante_up"])
@pytest.mark.parametrize("value", [None, 5, [], "x", {7: 1}], ids=repr)
def test_an_expansions_part_is_a_mapping(part: str, value: object) -> None:
    options = {"extras": True, "good_bad_handsome": True, "bandit_cards": True, "ante_up": True}
    with pytest.raises(gulch.BadRecord, match=part):
        gulch.scenario("western_legends", {"seats": 3, "options": options, part: value})


@pytest.mark.parametrize(
    ("field", "asked"),
    [
        ("seats", {"seats": "4"}),
        ("seats", {"seats": None}),
        ("seed", {"seed": "x"}),
        ("seed", {"seed": 1.5}),
        ("bots", {"bots": None}),
        ("bots", {"bots": 5}),
        ("bots", {"bots": [5, 5, 5, 5]}),
        ("bots", {"bots": "search:" + "9" * 5000}),
        ("options", {"options": []}),
    ],
)
def test_a_playout_of_another_shape_is_refused_by_name(field: str, asked: dict[str, Any]) -> None:
    with pytest.raises(gulch.BadOption) as error:
        gulch.playout("bang_dice", **{"seats": 4, **asked})
    assert error.value.field == field


WEST: dict[str, Any] = {"options": {"extras": True, "good_bad_handsome": True, "ante_up": True}}


@pytest.mark.parametrize(
    ("field", "data"),
    [
        ("reputed", {"reputed": 8}),
        ("legendary", {"legendary": 8}),
        ("players", {"players": 255}),
        ("fighter", {"fighter": 3}),
        ("dealer", {"dealer": 5}),
        ("rank", {"rank": [0, 13]}),
        ("stock", {"stock": [99] * 23}),
        ("box", {"box": 167.0}),
        ("extras.driving", {"extras": {"driving": 8}}),
        ("extras.copied", {"extras": {"copied": [-2, -1]}}),
        ("handsome.truce", {"handsome": {"truce": 8}}),
        ("ante_up.lucky", {"ante_up": {"lucky": 8}}),
        ("ante_up.grazing", {"ante_up": {"grazing": {"W5": -1}}}),
        ("grazing", {"ante_up": {"grazing": {"W5": 6, "W4": 1}}}),
        ("lost_gold", {"ante_up": {"lost_gold": {"W5": 30, "W4": 30}}}),
        ("known", {"known": {"deck:0:0": 8}}),
        ("known", {"known": {"deck:0:0": -2}}),
        ("known", {"known": {"deck:0:-1": 1}}),
        ("known", {"known": {"deck:0:99": 1}}),
        ("fight_deck", {"fight_deck": []}),
    ],
)
def test_what_no_table_of_three_has_is_refused_by_name(field: str, data: dict[str, Any]) -> None:
    with pytest.raises(gulch.BadRecord, match=field):
        gulch.scenario("western_legends", {"seats": 3, **WEST, **data})


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("role", ["sheriff", "sheriff", "sheriff", "sheriff"]),
        ("life", [9, 9, 9]),
        ("life", [-1, 8, 8, 8]),
        ("life", [0, 0, 8, 0]),
        ("max_life", [0, 8, 8, 8]),
        ("hits", [0, 0, 0, 0, 1, 0, 0, 0]),
        ("shots", [0] * 32 + [1] + [0] * 31),
        ("shots", [0] * 4 + [1] + [0] * 59),
        ("arrows", [10, 0, 0, 0]),
        ("arrows_left", 3),
        ("current", 4),
        ("character", ["black_jack", "black_jack", "el_gringo", "sid_ketchum"]),
        ("character", ["jane", "black_jack", "el_gringo", "sid_ketchum"]),
        ("dice", ["arrow"]),
        ("winner", "law"),
        ("rerolls", 9),
    ],
)
def test_the_field_is_named(field: str, value: object) -> None:
    with pytest.raises(gulch.BadRecord, match=field.removesuffix("_left")):
        gulch.scenario("bang_dice", {"seats": 4, field: value})
