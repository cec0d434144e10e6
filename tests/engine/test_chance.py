"""Chance: even dice, forks, copies, of the fast generator and of the fair one."""

from __future__ import annotations

import pytest

from gulch.engine.chance import Chance, fast
from gulch.records.fair import Fair
from gulch.records.reading import chance_from

pytestmark = pytest.mark.compiled
ABOUT = {"game": "x", "version": 1, "seats": 2, "options": {}}


def test_the_generator_gives_these_numbers_on_every_build() -> None:
    """Written down once: a change here breaks every record there is."""
    chance = fast(7)
    assert [int(chance.below(6)) for _ in range(20)] == [3, 5, 3, 0, 2, 3, 4, 0, 4, 1, 2, 5, 3, 0, 0, 1, 5, 2, 3, 3]


@pytest.mark.parametrize("chance", [fast(3), Fair(b"x", []).chance(ABOUT)], ids=["fast", "fair"])
@pytest.mark.parametrize("sides", [2, 6, 7, 52])
def test_every_side_comes_up_equally_often(chance: Chance, sides: int) -> None:
    draws = 600 * sides
    counts = [0] * sides
    for _ in range(draws):
        counts[chance.below(sides)] += 1
    chi2 = sum((n - 600) ** 2 / 600 for n in counts)
    assert chi2 < sides + 6 * sides**0.5 + 12


def test_neighbouring_seeds_are_strangers() -> None:
    words = [[int(c.word()) for _ in range(50)] for c in (fast(seed) for seed in range(40))]
    flat = [word for sequence in words for word in sequence]
    assert len(set(flat)) == len(flat)


def test_a_shuffle_keeps_the_cards_and_reaches_every_order() -> None:
    chance, orders = fast(1), set()
    for _ in range(400):
        cards = [1, 2, 3, 4]
        chance.shuffle(cards)
        assert sorted(cards) == [1, 2, 3, 4]
        orders.add(tuple(cards))
    assert len(orders) == 24


@pytest.mark.parametrize("chance", [fast(9), Fair(b"server", [b"a"]).chance(ABOUT)], ids=["fast", "fair"])
def test_a_generator_can_be_copied_forked_and_written_down(chance: Chance) -> None:
    chance.word()
    copy, written = chance.copy(), chance_from(chance.to_data())
    forks = [chance.fork(k).word() for k in range(3)]
    assert forks == [copy.fork(k).word() for k in range(3)]
    assert len(set(forks)) == 3
    assert chance.word() == copy.word() == written.word()


@pytest.mark.parametrize(
    "data",
    [
        [],
        ["fast"],
        ["fast", 1, 2],
        ["fair", "zz", 1],
        ["fair", "00", -1],
        ["fair", "00", 1 << 70],
        ["fast", 1 << 40, 0, 0],
        ["fast", "1", 2, 3],
        ["fast", 1, -2, 3],
        ["fast", 1, 2, True],
    ],
)
def test_what_is_no_generator_is_refused(data: list[object]) -> None:
    with pytest.raises(ValueError):
        chance_from(data)
