"""Texas hold'em and high stakes."""

from __future__ import annotations

from typing import Any

import pytest

import gulch
from games.pokertown.sheets import card, cards, happened
from gulch.games.pokertown.components import CARD_NAMES

GAME = gulch.load("pokertown")
HOLDEM = {"holdem": True}
HIGH = {"holdem": True, "high_stakes": True}


def evening(columns: list[str], pairs: list[str], options: dict[str, Any]) -> Any:
    """The poker phase with these columns and pairs. Columns of different seats may show the same cards."""
    seats = len(columns)
    data: dict[str, Any] = {"seats": seats, "options": options, "at": "poker", "round": 1, "turn": 5}
    data["poker"] = [c for text in columns for c in [*cards(text), *[None] * 10]]
    data["pair"] = [cards(text) for text in pairs]
    left = [c for c in CARD_NAMES if not any(c in pair for pair in data["pair"])]
    data |= {"sheriff": left[:1], "deck": left[1:], "lineup": []}
    return gulch.scenario("pokertown", data)


def paid(table: Any, seat: int) -> dict[str, int]:
    told = [e for e in happened(table, "gained", None) if e["cause"] == "poker" and e["who"] == str(seat)]
    return {e["goods"]: int(e["count"]) for e in told}


@pytest.mark.rule("PT-130", "PT-R40")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_player_gets_two_own_cards_that_only_the_owner_sees(seats: int) -> None:
    table = GAME.table(seats, 8, HOLDEM)
    hands = [table.view(seat)["me"]["pair"] for seat in range(seats)]
    assert all(len(pair) == 2 for pair in hands)
    assert len({c for pair in hands for c in pair}) == 2 * seats
    for seat in range(seats):
        shown = str([table.view(other) for other in [None, *range(seats)] if other != seat])
        assert not any(f"'{c}'" in shown for c in hands[seat])
        assert happened(table, "pair_dealt", seat) == [
            {"who": str(seat), "first": hands[seat][0], "second": hands[seat][1]}
        ]
    assert table.view(0)["deck"] == 52 - 1 - 2 * seats - 3


@pytest.mark.rule("PT-R40")
def test_pairs_are_dealt_seat_by_seat_from_the_top_after_the_sheriffs_card() -> None:
    before = GAME.table(3, 8)  # the same shuffle without pairs needs the same set-up
    assert before.view(0)["deck"] == 48
    table = GAME.table(3, 8, HOLDEM)
    data = table.frames[-1].state.to_data()
    order = [*data["sheriff"], *[c for pair in data["pair"] for c in pair], *data["lineup"], *data["deck"]]
    assert sorted(order) == sorted(CARD_NAMES)
    assert table.view(1)["me"]["pair"] == data["pair"][1]


@pytest.mark.rule("PT-132", "PT-133", "PT-R40")
def test_the_best_five_of_seven_count_and_the_pairs_are_shown_and_discarded() -> None:
    table = evening(["9h 8s 5d 4c 2h"], ["9s 9d"], HOLDEM)
    assert happened(table, "hand", None)[0]["hand"] == "three"
    assert happened(table, "pair_shown", None) == [{"who": "0", "first": card("9s"), "second": card("9d")}]
    two = evening(["9h 8s 5d 4c 2h", "9h 8s 5d 4c 2h"], ["9s 9d", "8c 8d"], HOLDEM)
    assert paid(two, 0) == paid(two, 1) == {"dollars": 4, "stars": 3}
    discarded = evening(["9h 8s 5d 4c 2h"] * 2, ["9s 9d", "8c 8d"], HOLDEM)
    told = [discarded.describe(e).kind for e in discarded.events(None)]
    assert told.index("pair_shown") < told.index("sheriff")


@pytest.mark.rule("PT-131")
def test_in_high_stakes_only_the_best_hand_is_paid() -> None:
    table = evening(["9h 8s 5d 4c 2h", "jh js 5d 4c 2h"], ["9s kd", "jd 3c"], HIGH)
    assert (paid(table, 0), paid(table, 1)) == ({}, {"dollars": 4, "stars": 3})


@pytest.mark.rule("PT-134")
@pytest.mark.parametrize("first, second, winner", [("9s kd", "9c qd", 0), ("9s 3d", "9c kd", 1)])
def test_in_high_stakes_equal_combinations_are_compared_by_rank(first: str, second: str, winner: int) -> None:
    table = evening(["9h 8s 5d 4c 2h", "9d 8c 5h 4s 2d"], [first, second], HIGH)
    assert paid(table, winner) == {"dollars": 2, "stars": 1}
    assert paid(table, 1 - winner) == {}


@pytest.mark.rule("PT-135", "PT-R41")
def test_a_full_tie_shares_dollars_and_stars_each_rounded_down() -> None:
    table = evening(["9h 9s 9d 8c 2h", "9h 9s 9d 8c 2h"], ["kd qs", "kc qd"], HIGH)
    assert paid(table, 0) == paid(table, 1) == {"dollars": 2, "stars": 1}
    three = evening(["9h 9s 9d 8c 2h"] * 3, ["kd qs", "kc qd", "kh qh"], HIGH)
    assert [paid(three, seat) for seat in range(3)] == [{"dollars": 1, "stars": 1}] * 3


@pytest.mark.rule("PT-R41")
def test_without_a_pair_nobody_is_paid() -> None:
    table = evening(["9h 8s 5d 4c 2h", "9d 8c 5h 4s 2d"], ["ks jd", "kd js"], HIGH)
    assert paid(table, 0) == paid(table, 1) == {}


@pytest.mark.rule("PT-018", "PT-133")
def test_the_pairs_of_a_round_are_shuffled_in_again() -> None:
    table = GAME.table(2, 3, HOLDEM)
    while table.view(None)["round"] == 1:
        seat = min(table.pending)
        table.answer(seat, table.pending[seat].options[0])
    data = table.frames[-1].state.to_data()
    everything = [c for zone in ("deck", "lineup", "sheriff", "discard") for c in data[zone]]
    everything += [c for pair in data["pair"] for c in pair]
    assert sorted(everything) == sorted(CARD_NAMES)
