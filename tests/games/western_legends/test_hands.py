"""What a poker hand is worth: against the slow way, by every category, and by known numbers of hands."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, product

import pytest

from gulch.games.western_legends.hands import COMBINATIONS, combination_of, hand_worth

pytestmark = pytest.mark.compiled
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]
SUITS = "hdcs"
CHEATS = {0, 1}
EVERY = list(product(range(13), range(4)))


def card(short: str) -> int:
    """ "10c" is the ten of clubs; the red twos are Cheat."""
    return RANKS.index(short[:-1]) * 4 + SUITS.index(short[-1])


def cards(text: str) -> int:
    return sum(1 << card(short) for short in text.split())


def worth(own: str, flop: str) -> int:
    return int(hand_worth(cards(own), cards(flop)))


def kind(own: str, flop: str) -> str:
    return COMBINATIONS[combination_of(worth(own, flop))]


# The slow way: every card that a wild one could be, sorted and counted.


def slow_kind(hand: list[tuple[int, int]]) -> tuple[str, list[int]]:
    times = Counter(rank for rank, _ in hand)
    order = sorted(times, key=lambda rank: (times[rank], rank), reverse=True)
    shape = sorted(times.values(), reverse=True)
    is_flush = len(hand) == 5 and len({suit for _, suit in hand}) == 1
    is_straight = len(times) == 5 and max(times) - min(times) == 4
    if is_flush and is_straight:
        return ("royal_flush" if max(times) == 12 else "straight_flush"), order
    if shape == [5]:
        return "five", order
    if shape[0] == 4:
        return "four", order
    if shape == [3, 2]:
        return "full_house", order
    if is_flush:
        return "flush", sorted((rank for rank, _ in hand), reverse=True)
    if is_straight:
        return "straight", order
    if shape[0] == 3:
        return "three", order
    if shape[0] == 2:
        return ("two_pair" if shape[1:2] == [2] else "pair"), order
    return "high_card", order


def slow_worth(own: list[int], flop: list[int]) -> tuple[int, list[int]]:
    fixed = [(c // 4, c % 4) for c in [*flop, *(c for c in own if c not in CHEATS)]]
    wild = sum(c in CHEATS for c in own)
    named = [slow_kind(fixed + list(extra)) for extra in product(EVERY, repeat=wild)]
    return max((COMBINATIONS.index(name), order) for name, order in named)


def agree(one: list[int], two: list[int], flop: list[int]) -> None:
    fast = [hand_worth(sum(1 << c for c in own), sum(1 << c for c in flop)) for own in (one, two)]
    slow = [slow_worth(own, flop) for own in (one, two)]
    assert (fast[0] > fast[1], fast[0] == fast[1]) == (slow[0] > slow[1], slow[0] == slow[1]), (one, two, flop)
    assert [combination_of(worth) for worth in fast] == [kind for kind, _ in slow]


@pytest.mark.rule("WL-155", "WL-170")
def test_hands_without_a_wild_card_compare_as_by_brute_force() -> None:
    rng = random.Random(3)
    for _ in range(3000):
        dealt = rng.sample(range(2, 52), 7)
        agree(dealt[:2], dealt[2:4], dealt[4:])


@pytest.mark.rule("WL-155", "WL-179")
def test_hands_with_one_wild_card_compare_as_by_brute_force() -> None:
    rng = random.Random(5)
    for _ in range(400):
        dealt = rng.sample(range(2, 52), 6)
        agree([rng.choice([0, 1]), dealt[0]], dealt[1:3], dealt[3:])


@pytest.mark.rule("WL-179")
def test_hands_with_both_wild_cards_compare_as_by_brute_force() -> None:
    rng = random.Random(7)
    for _ in range(8):
        dealt = rng.sample(range(2, 52), 5)
        agree([0, 1], dealt[:2], dealt[2:])


@pytest.mark.rule("WL-156", "WL-157")
def test_hands_of_one_own_card_compare_as_by_brute_force() -> None:
    rng = random.Random(11)
    for k in range(600):
        dealt = rng.sample(range(2, 52), 6)
        own = [k % 2] if k % 3 == 0 else dealt[:1]
        agree(own, dealt[1:3], dealt[3:])


@pytest.mark.rule("WL-374")
def test_hands_with_a_red_two_in_the_flop_compare_as_by_brute_force() -> None:
    rng = random.Random(13)
    for _ in range(600):
        dealt = rng.sample(range(2, 52), 6)
        agree(dealt[:2], dealt[2:4], [rng.choice([0, 1]), *dealt[4:]])


@pytest.mark.rule("WL-158")
def test_each_category_comes_up_as_often_with_a_flop_as_it_must() -> None:
    """All pairs of own cards to five fixed flops."""
    for flop in ("Kh Kd Kc", "9h 10h Jh", "4c 4s 8d", "3h 7d Qs", "Ah Kh Qh"):
        table = [card(short) for short in flop.split()]
        rest = [c for c in range(2, 52) if c not in table]
        fast = Counter(combination_of(hand_worth(1 << a | 1 << b, cards(flop))) for a, b in combinations(rest, 2))
        slow = Counter(slow_worth([a, b], table)[0] for a, b in combinations(rest, 2))
        assert fast == slow


@pytest.mark.rule(
    "WL-158",
    "WL-159",
    "WL-160",
    "WL-161",
    "WL-162",
    "WL-163",
    "WL-164",
    "WL-165",
    "WL-166",
    "WL-167",
    "WL-168",
    "WL-169",
)
def test_categories_rank_as_the_rulebook_lists_them() -> None:
    ranked = [
        ("royal_flush", "Ac Kc", "Qc Jc 10c"),
        ("five", "2h 7s", "7h 7d 7c"),
        ("straight_flush", "9s 8s", "7s 6s 5s"),
        ("four", "7s 3c", "7h 7d 7c"),
        ("full_house", "7s 3c", "7h 7d 3s"),
        ("flush", "Ks 3s", "7s 9s 4s"),
        ("straight", "9s 8d", "7s 6s 5s"),
        ("three", "7s 4c", "7h 7d 3s"),
        ("two_pair", "7s 3c", "7h 9d 3s"),
        ("pair", "7s 3c", "7h 9d Js"),
        ("high_card", "7s 3c", "8h 9d Js"),
    ]
    assert [kind(own, flop) for _, own, flop in ranked] == [name for name, _, _ in ranked]
    worths = [worth(own, flop) for _, own, flop in ranked]
    assert worths == sorted(worths, reverse=True)


@pytest.mark.rule("WL-159", "WL-179", "WL-R31")
def test_a_wild_card_may_complete_a_royal_flush() -> None:
    assert kind("2d Kc", "Qc Jc 10c") == "royal_flush"
    assert worth("2d Kc", "Qc Jc 10c") == worth("Ac Kc", "Qc Jc 10c")


@pytest.mark.rule("WL-160", "WL-R31")
def test_five_of_a_kind_is_four_and_cheat_and_two_cheats_need_only_three() -> None:
    assert kind("2h Ks", "Kh Kd Kc") == "five"
    assert kind("2h 2d", "Kh Kd Kc") == "five"
    assert kind("Ks Qs", "Kh Kd Kc") == "four"


@pytest.mark.rule("WL-179", "WL-R31")
def test_a_wild_card_may_stand_for_a_card_that_is_on_the_table_already() -> None:
    assert worth("2h As", "Ks 9s 4s") > worth("Qs As", "Ks 9s 4s")  # a second ace of spades in the flush


@pytest.mark.rule("WL-180", "WL-374")
def test_cheat_in_the_flop_is_a_two_of_its_own_suit() -> None:
    assert kind("As Ac", "2h 9d 5c") == "pair"
    assert kind("Ah Kh", "2h 9h 5h") == "flush"
    assert kind("3c 4c", "2d 5s 6h") == "straight"


@pytest.mark.rule("WL-156", "WL-157")
def test_with_one_own_card_there_is_nothing_that_takes_five_cards() -> None:
    assert kind("Ks", "Kh Kd Kc") == "four"
    assert kind("2h", "Kh Kd Kc") == "four"
    assert kind("8h", "7h 6h 5h") == "high_card"
    assert kind("2h", "9d 9c 4s") == "three"
    assert kind("4h", "9d 9c 4s") == "two_pair"


@pytest.mark.rule("WL-170", "WL-R29")
def test_equal_categories_are_decided_by_rank_then_by_the_other_cards() -> None:
    assert worth("Js 4d", "Jh Jc 3s") > worth("10s 4d", "10h 10c 3s")
    assert worth("Ks 4d", "Kh 9c 3s") > worth("Kd 2c", "Kh 9c 3s")
    assert worth("Ks 4d", "Kh 9c 3s") == worth("Kd 4c", "Kh 9c 3s")
    assert worth("9s 9h", "Kh Kd 3s") > worth("8s 8h", "Kh Kd 3s")


@pytest.mark.rule("WL-170", "WL-R29")
def test_four_cards_lose_to_five_that_hold_the_same() -> None:
    assert worth("Ks 3d", "Kh 9c 8s") > worth("Kd", "Kh 9c 8s")


@pytest.mark.rule("WL-165", "WL-R30")
def test_an_ace_is_never_low() -> None:
    assert kind("Ac 2s", "3h 4d 5c") == "high_card"
