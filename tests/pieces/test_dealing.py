"""A guess deals evenly over what is possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations

import pytest

from gulch.engine.chance import fast
from gulch.pieces.dealing import Spot, Takes, deal, spread

pytestmark = pytest.mark.compiled
DEALS = 20_000


def low(thing: int) -> bool:
    return thing < 2


def middling(thing: int) -> bool:
    return thing < 4


def high(thing: int) -> bool:
    return thing >= 3


def odd(thing: int) -> bool:
    return thing % 2 == 1


def possible(takes: list[Takes | None]) -> list[tuple[int, ...]]:
    return [
        deal
        for deal in permutations(range(len(takes)))
        if all(one is None or one(thing) for one, thing in zip(takes, deal, strict=True))
    ]


def unevenness(takes: list[Takes | None], dealing: Callable[..., list[int]], deals: int = DEALS) -> float:
    """Chi-square per degree of freedom: about 1 where every possible deal is as likely as any other."""
    wanted = possible(takes)
    chance = fast(5)
    found = Counter(tuple(dealing(list(range(len(takes))), takes, chance)) for _ in range(deals))
    assert set(found) <= set(wanted), "a deal that can't be"
    assert set(found) == set(wanted), "a deal that never comes"
    expected = deals / len(wanted)
    return sum((found[deal] - expected) ** 2 / expected for deal in wanted) / max(1, len(wanted) - 1)


@pytest.mark.parametrize(
    "takes",
    [
        [None, None, None, None, None],
        [low, None, None, None, None],
        [None, None, low, middling, None],
        [middling, middling, low, None, None],
        [low, high, None, None, None],
        [None, odd, None, odd, None],
    ],
)
def test_every_possible_deal_is_as_likely_as_any_other(takes: list[Takes | None]) -> None:
    assert unevenness(takes, spread) < 1.5


def test_demands_that_cross_are_served_and_nearly_even() -> None:
    assert unevenness([odd, middling, None, high, None], spread, 4000) < 1.5


def test_an_uneven_deal_is_found() -> None:
    """The first that fits, of a shuffled pool: what is left over comes late."""

    def first_that_fits(pool: list[int], takes: list[Takes | None], chance: object) -> list[int]:
        chance.shuffle(pool)  # type: ignore[attr-defined]
        out: list[int] = []
        for one in takes:
            thing = next(thing for thing in pool if one is None or one(thing))
            pool.remove(thing)
            out.append(thing)
        return out

    assert unevenness([low, None, None, None, None], first_that_fits) > 3


def test_a_deal_that_is_too_tight_is_found() -> None:
    with pytest.raises(AssertionError, match="never comes"):
        unevenness([None, None, None], lambda pool, takes, chance: pool)


def test_bags_slots_and_hands_over_two_figures_are_spots_of_one_pool() -> None:
    """A hand of three over two figures, a slot that takes no bullet, a deck: sizes stay, nothing is lost."""
    bullet = 9
    hands: set[tuple[int, ...]] = set()
    for seed in range(40):
        got: dict[str, list[int]] = {}
        spots = [
            Spot([1, 2, 11], lambda new, got=got: got.update(hand=new)),  # type: ignore[misc]
            Spot([3], lambda new, got=got: got.update(slot=new), lambda thing: thing != bullet),  # type: ignore[misc]
            Spot([bullet, bullet, 12], lambda new, got=got: got.update(deck=new)),  # type: ignore[misc]
        ]
        deal(spots, fast(seed))
        assert sorted(got["hand"] + got["slot"] + got["deck"]) == [1, 2, 3, 9, 9, 11, 12]
        assert [len(got[name]) for name in ("hand", "slot", "deck")] == [3, 1, 3]
        assert got["slot"] != [bullet]
        hands.add(tuple(got["hand"]))
    assert len(hands) > 8


def test_things_that_cannot_lie_where_they_lie_are_an_error() -> None:
    with pytest.raises(ValueError, match="can't lie"):
        spread([0, 1, 2], [odd, high, middling], fast(1))
