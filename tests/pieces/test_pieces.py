"""Kinds of fields and bags: what is written is what is read."""

from __future__ import annotations

import pytest

from gulch.declare.fields import Kind
from gulch.engine.chance import fast
from gulch.pieces import bag
from gulch.pieces.kinds import FLAG, NUMBER, BagOf, ByName, Listed, Name, SetOf, Vector
from gulch.pieces.vectors import vector

pytestmark = pytest.mark.compiled


@pytest.mark.parametrize(
    ("kind", "good", "bad"),
    [
        (NUMBER, 3, "3"),
        (NUMBER, 0, True),
        (FLAG, True, 1),
        (Name(["a", "b"]), "b", "c"),
        (Name(["a", ""]), "a", ""),
        (SetOf(["a", "b"]), ["b"], ["b", "b"]),
        (SetOf(["a", "b"]), ["a"], [["a"]]),
        (ByName(["a", "b"], NUMBER), {"b": 2}, {"c": 2}),
        (ByName(["a", "b"], NUMBER), {"b": 2}, ["b"]),
        (BagOf(["a", "b"]), {"b": 2}, ["b"]),
        (Listed(NUMBER), [1, 2], 7),
        (Vector(Name(["a", "b"])), ["a", "b"], ["c"]),
        (BagOf(["a", "b"]), {"b": 2}, {"z": 1}),
        (BagOf(["a", "b"]), {"a": 31}, {"a": 32}),
        (BagOf(["a", "b"]), {}, {"a": -1}),
    ],
)
def test_a_field_reads_its_own_data_and_refuses_other(kind: Kind, good: object, bad: object) -> None:
    assert kind.out(kind.back(good)) == good
    with pytest.raises(ValueError):
        kind.back(bad)


@pytest.mark.parametrize("kind", [Name(["ace", "king"]), SetOf(["ace", "king"]), BagOf(["ace", "king"])])
def test_a_refusal_says_which_names_there_are(kind: Kind) -> None:
    data = {Name: "jack", SetOf: ["jack"], BagOf: {"jack": 1}}[type(kind)]
    with pytest.raises(ValueError, match=r"'jack' is none of ace, king$"):
        kind.back(data)
    with pytest.raises(ValueError, match=r"name19, \.\.\.$"):
        Name([f"name{k}" for k in range(99)]).back("jack")


@pytest.mark.parametrize("length", [0, 1, 31, 32, 33, 100])
def test_a_vector_of_any_length_holds_its_values_and_is_its_own(length: int) -> None:
    values = list(range(1, length + 1))
    first, second = vector(values), vector([0] * length)
    assert [int(value) for value in first] == values
    assert [int(value) for value in second] == [0] * length


def test_a_bag_is_a_multiset_drawn_from_blindly() -> None:
    full = bag.bag_of([2, 0, 3, 0, 0, 0, 0, 0, 0, 4])
    assert bag.size(full) == 9
    assert [int(bag.count(full, kind)) for kind in range(10)] == [2, 0, 3, 0, 0, 0, 0, 0, 0, 4]
    assert bag.kinds(full) == 0b1000000101
    chance = fast(3)
    seen = [0] * 10
    for _ in range(900):
        seen[bag.drawn(full, chance)] += 1
    assert seen[1] == 0
    assert 120 < seen[0] < 280
    assert 300 < seen[9] < 500
    hand = bag.some(full, 4, chance)
    assert bag.size(hand) == 4
    assert bag.size(full - hand) == 5
    assert bag.some(hand, 99, chance) == hand
    names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
    assert bag.bag_from(bag.names(full, names), names) == full
