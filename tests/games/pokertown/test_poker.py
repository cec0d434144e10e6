"""The evaluator against an exhaustive count of all hands, best-of-seven against brute force, and ties."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, pairwise, product
from math import comb

import pytest

import gulch
from games.pokertown.sheets import card
from gulch.games.pokertown.components import CARD_NAMES, HANDS
from gulch.games.pokertown.poker import best_worth, combination, worth

KNOWN = {  # of 2,598,960 hands
    "royal_flush": 4,
    "straight_flush": 36,
    "four": 624,
    "full_house": 3744,
    "flush": 5108,
    "straight": 10200,
    "three": 54912,
    "two_pair": 123552,
    "pair": 1098240,
    "nothing": 1302540,
}


def hand(text: str) -> list[int]:
    return [CARD_NAMES.index(card(short)) for short in text.split()]


@pytest.mark.rule("PT-100")
def test_the_frequencies_of_all_hands_by_classes_of_suits_are_the_known_ones() -> None:
    """Whatever suits the first rank has, renaming the suits gives the first ones: so many hands stand for the same."""
    counts: Counter[str] = Counter()
    for ranks in rank_patterns():
        times = comb(4, ranks.count(ranks[0]))
        for cards in suited(ranks):
            counts[HANDS[combination(worth(cards))]] += times
    assert counts == KNOWN
    assert sum(counts.values()) == 2_598_960


def rank_patterns() -> list[tuple[int, ...]]:
    """Five ranks in order, none more than four times."""
    found: list[tuple[int, ...]] = []

    def grow(ranks: tuple[int, ...]) -> None:
        if len(ranks) == 5:
            found.append(ranks)
            return
        for rank in range(ranks[-1] if ranks else 0, 13):
            if ranks.count(rank) < 4:
                grow((*ranks, rank))

    grow(())
    return found


def suited(ranks: tuple[int, ...]) -> Iterator[list[int]]:
    """All hands of these ranks in which the first rank has the first suits."""
    groups = [(rank, ranks.count(rank)) for rank in sorted(set(ranks))]
    first, size = groups[0]
    choices = [list(combinations(range(4), count)) for _, count in groups[1:]]
    for suits in product(*choices):
        cards = [suit * 13 + first for suit in range(size)]
        for (rank, _), chosen in zip(groups[1:], suits):
            cards += [suit * 13 + rank for suit in chosen]
        yield cards


@pytest.mark.compiled
@pytest.mark.skipif(not gulch.COMPILED, reason="takes minutes interpreted; the classes above are the same hands")
@pytest.mark.rule("PT-100")
def test_the_frequencies_of_all_two_and_a_half_million_hands_are_the_known_ones() -> None:
    counts: Counter[str] = Counter()
    for cards in combinations(range(52), 5):
        counts[HANDS[combination(worth(list(cards)))]] += 1
    assert counts == KNOWN


@pytest.mark.rule("PT-100")
def test_neither_the_order_of_the_cards_nor_the_names_of_the_suits_matter() -> None:
    rng = random.Random(3)
    for _ in range(2000):
        cards = rng.sample(range(52), 5)
        order = rng.sample(range(4), 4)
        other = [order[c // 13] * 13 + c % 13 for c in rng.sample(cards, 5)]
        assert worth(cards) == worth(other)


@pytest.mark.rule("PT-132")
@pytest.mark.parametrize("size", [6, 7])
def test_the_best_five_are_found_as_by_brute_force(size: int) -> None:
    rng = random.Random(size)
    for _ in range(400):
        cards = rng.sample(range(52), size)
        assert best_worth(cards) == max(int(worth(list(five))) for five in combinations(cards, 5))


@pytest.mark.rule("PT-006")
def test_an_ace_is_low_or_high_in_a_straight_but_never_in_the_middle() -> None:
    assert HANDS[combination(worth(hand("ah 2s 3d 4c 5h")))] == "straight"
    assert HANDS[combination(worth(hand("10h js qd kc ah")))] == "straight"
    assert HANDS[combination(worth(hand("qh ks ad 2c 3h")))] == "nothing"


@pytest.mark.rule("PT-134", "PT-R41")
@pytest.mark.parametrize(
    "better, worse",
    [
        ("9h 9s 2d 3c 4h", "8h 8s ad kc qh"),  # the pair first
        ("9h 9s ad 3c 4h", "9d 9c kd 3h 4s"),  # then the others
        ("qh qs 8d 8c 2h", "jh js 10d 10c ah"),
        ("9h 9s 9d 8c 8h", "8s 8d 8h ac as"),
        ("2h 3s 4d 5c 6h", "ah 2s 3d 4c 5h"),  # the ace of a five-high straight counts 1
        ("ah 3h 5h 7h 9h", "ks qs js 9s 8s"),
        ("10h 10s 10d 10c 3h", "9h 9s 9d 9c ah"),
        ("9h 9s 9d 9c kh", "9h 9s 9d 9c qh"),  # players may hold the same four
        ("9h 9s 9d 8c 8h", "9h 9s 9d 7c 7h"),
        ("9h 9s 9d kc 2h", "9h 9s 9d qc jh"),
        ("9h 9s 9d kc 3h", "9h 9s 9d kc 2h"),
        ("qh qs 8d 8c 2h", "qd qc 7d 7c ah"),
        ("qh qs 8d 8c 3h", "qd qc 8h 8s 2h"),
        ("9h 9s ad kc 4h", "9d 9c ah ks 3s"),
        ("ah kh 9h 7h 4h", "as ks 9s 7s 3s"),
        ("ah ks 9d 7c 4h", "ad kc 9h 7s 3d"),
        ("6h 7h 8h 9h 10h", "5s 6s 7s 8s 9s"),
    ],
)
def test_equal_combinations_are_compared_by_rank_the_combination_first(better: str, worse: str) -> None:
    assert combination(worth(hand(better))) == combination(worth(hand(worse)))
    assert worth(hand(better)) > worth(hand(worse))


@pytest.mark.rule("PT-134", "PT-R33", "PT-R41")
def test_hands_with_duplicates_are_ordered_by_combination_and_then_by_the_cards() -> None:
    """All ranks that five cards can have, of one suit and of several: a forged card or a reshuffle may bring them."""
    hands = [[rank + 13 * suit for rank, suit in zip(ranks, suits)] for ranks in all_ranks() for suits in SUITED]
    for (cards, value), (other, more) in pairwise(sorted([(cards, by_the_book(cards)) for cards in hands], key=second)):
        assert (worth(cards) < worth(other)) == (value < more), (cards, other)


SUITED = [(0, 0, 0, 0, 0), (0, 1, 2, 3, 0)]


def second(pair: tuple[list[int], tuple[int, list[int]]]) -> tuple[int, list[int]]:
    return pair[1]


def all_ranks() -> Iterator[tuple[int, ...]]:
    return combinations_with_replacement(range(13), 5)


def by_the_book(cards: list[int]) -> tuple[int, list[int]]:
    """The combination by its place in the table, and what decides between equal ones."""
    ranks = sorted([c % 13 or 13 for c in cards], reverse=True)  # an ace counts most
    counts = Counter(ranks)
    by_count = sorted(counts, key=lambda rank: (counts[rank], rank), reverse=True)
    most = [counts[rank] for rank in by_count]
    runs = [high for high in range(13, 3, -1) if {r or 13 for r in range(high - 4, high + 1)} == set(ranks)]
    flush = len({c // 13 for c in cards}) == 1
    if runs and flush:
        return HANDS.index("royal_flush" if runs == [13] else "straight_flush"), runs
    if most[0] >= 4:
        return HANDS.index("four"), [by_count[0], by_count[-1]]
    if most == [3, 2]:
        return HANDS.index("full_house"), by_count
    if flush:
        return HANDS.index("flush"), ranks
    if runs:
        return HANDS.index("straight"), runs
    made = {3: "three", 2: "two_pair" if most[1:2] == [2] else "pair", 1: "nothing"}[most[0]]
    return HANDS.index(made), by_count


@pytest.mark.rule("PT-R41")
def test_suits_never_break_a_tie() -> None:
    assert worth(hand("ah kh qh 9h 2h")) == worth(hand("as ks qs 9s 2s"))
    assert worth(hand("9h 9s 2d 3c 4h")) == worth(hand("9d 9c 2h 3s 4d"))


@pytest.mark.rule("PT-R33")
def test_five_equal_ranks_count_as_the_best_four_of_that_rank() -> None:
    assert HANDS[combination(worth(hand("9h 9s 9d 9c 9h")))] == "four"
    assert worth(hand("10h 10s 10d 10c 2h")) > worth(hand("9h 9s 9d 9c 9h")) > worth(hand("8h 8s 8d 8c ah"))
