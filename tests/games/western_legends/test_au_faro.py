"""Ante Up: faro, step by step, with the worked examples."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from games.western_legends.buzzard_gulch import Gulch, a_gulch
from games.western_legends.outpost import KEY
from gulch.records.reading import chance_from

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("ante_up")]
FOUR = ["fight_5", "fight_8", "fight_j", "fight_a"]  # the last one is not shown


@cache
def an_order(cards: str) -> list[object]:
    """The position of chance from which these of the four are turned up, one after the other."""
    wanted = cards.split()
    for start in range(100_000):
        chance = chance_from(["fast", *KEY, start])
        lying = FOUR[::-1]  # as the zone is searched, from the top
        turned = []
        for _ in wanted:
            turned.append(lying.pop(int(chance.below(len(lying)))))
        if [card.removeprefix("fight_") for card in turned] == wanted:
            return ["fast", *KEY, start]
    raise ValueError(cards)


def a_game(turned: str = "", guests: int = 0, money: list[int] | None = None, **more: Any) -> Gulch:
    """Seat 0 starts faro in Darkrock; so many of the others join. The four cards come up in this order."""
    seats = len(money or [5, 5, 5])
    place = ["DR5", *["DR6"] * guests, *["SV7"] * (seats - 1 - guests)]
    data: dict[str, Any] = {"chance": an_order(turned)} if turned else {}
    t = a_gulch(seats=seats, place=place, money=money or [5, 5, 5], fights=FOUR, **data, **more)
    t.play("faro", *["join"] * guests)
    return t


# ---- company and cards -----------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-138", "AU-139", "AU-140", "AU-R80", "AU-R78")
def test_whoever_is_in_town_may_join_and_the_host_gets_ten_dollars_once() -> None:
    t = a_gulch(place=["DR5", "DR6", "DR1"], money=[3, 3, 3], fights=FOUR)
    t.play("faro")
    assert t.asked == [(1, "joining_faro")]
    t.play("join")
    assert (t.asked, t.money) == ([(2, "joining_faro")], [30, 30, 30])
    t.play("join")
    assert t.money == [40, 30, 30]
    assert t.asked == [(1, "betting")]
    assert a_game().money == [50, 50, 50]  # alone


@pytest.mark.rule("AU-139", "AU-R50")
def test_the_ten_dollars_for_company_may_be_bet() -> None:
    t = a_game(guests=1, money=[1, 1, 0])
    t.play("bet:8:10", "bet:8:20")
    assert "bets:0:8:20" in t.log


@pytest.mark.rule("AU-R49", "AU-138")
def test_nobody_without_ten_dollars_starts_or_joins() -> None:
    assert a_gulch(place=["DR5", "DR6", "CJ10"]).why_not("faro") == "too-poor"
    t = a_gulch(place=["DR5", "DR6", "CJ10"], money=[1, 0, 1])
    t.play("faro")
    assert t.asked == [(0, "betting")]


@pytest.mark.rule("AU-141", "AU-R47")
def test_the_nearest_on_the_right_who_does_not_play_deals() -> None:
    assert a_game().view()["dealer"] == 2
    assert a_game(guests=1).view()["dealer"] == 2
    assert a_game(guests=2).view()["dealer"] == 0


@pytest.mark.rule("AU-142", "AU-R79")
def test_three_of_four_fight_cards_are_shown() -> None:
    t = a_game()
    for seat in range(3):
        assert t.view(seat)["faro"] == [*FOUR[:3], None]


# ---- bets ------------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-143", "AU-144", "AU-145", "AU-146", "AU-R52", "AU-R53", "AU-149")
def test_bets_are_placed_clockwise_the_active_player_last() -> None:
    t = a_game(guests=2)
    assert t.asked == [(1, "betting")]
    assert t.why_not("no_more_bets") == "must-bet"
    assert len(t.options) == 26  # thirteen ranks, two sides of a marker
    t.play("bet:8:10", "no_more_bets")
    assert t.asked == [(2, "betting")]
    t.play("bet:8:20", "bet:2:10")  # the same card as somebody else, and one that was not shown
    assert t.asked == [(0, "betting")]
    assert t.mine("bets")[2] == [{"rank": "8", "dollars": 20}, {"rank": "2", "dollars": 10}]


@pytest.mark.rule("AU-147", "AU-148", "AU-003")
def test_the_second_marker_lies_elsewhere_and_both_are_within_ones_means() -> None:
    t = a_game(money=[3, 0, 0])
    t.play("bet:8:20")
    assert t.why_not("bet:8:10") == "already-bet-on"
    assert t.why_not("bet:j:20") == "too-poor"
    t.play("bet:j:10")
    assert t.asked != [(0, "betting")]


# ---- the cards turned up ---------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-151", "AU-157", "AU-212", "AU-R76", "AU-150", "AU-R51", "AU-211")
def test_a_bet_on_the_first_card_is_lost_and_without_bets_the_game_is_over() -> None:
    t = a_game("5 8 j")
    t.play("bet:5:20", "no_more_bets")
    assert (t.money[0], t.gambler[0], t.hands[0], t.asked) == (30, 0, 0, [(0, "acting")])
    assert [line for line in t.log if line.startswith("faro_turns")] == ["faro_turns:1:fight_5"]


@pytest.mark.rule("AU-152", "AU-EX-3", "AU-212")
def test_a_bet_on_the_second_card_wins_its_amount_and_a_gambler_point() -> None:
    t = a_game("5 8 j")
    t.play("bet:8:20", "no_more_bets", "take:gambler_1_1")
    assert (t.money[0], t.gambler[0], t.mine("bets")[0]) == (80, 1, [])
    assert t.asked == [(0, "acting")]


@pytest.mark.rule("AU-153", "AU-EX-5", "AU-213")
def test_whoever_has_a_bet_left_may_take_it_back() -> None:
    t = a_game("5 8 j")
    t.play("bet:j:20", "no_more_bets")
    assert (t.asked, sorted(t.options)) == ([(0, "staying")], ["stay_in", "withdraw"])
    t.play("withdraw")
    assert (t.money[0], t.gambler[0], t.asked) == (50, 0, [(0, "acting")])


@pytest.mark.rule("AU-155", "AU-EX-4", "AU-158")
def test_a_bet_on_the_third_card_wins_the_jackpot() -> None:
    t = a_game("5 8 j")
    t.play("bet:j:20", "no_more_bets", "stay_in", "take:gambler_1_2")
    assert (t.money[0], t.gambler[0]) == (110, 1)
    assert len([line for line in t.log if line.startswith("faro_turns")]) == 3


@pytest.mark.rule("AU-154", "AU-213", "AU-R53")
def test_any_other_bet_that_stayed_is_lost_with_the_third_card() -> None:
    t = a_game("5 8 j")
    t.play("bet:a:20", "bet:2:10", "stay_in")
    assert (t.money[0], t.gambler[0]) == (20, 0)


@pytest.mark.rule("AU-R79", "AU-142")
def test_the_card_that_was_not_shown_may_come_as_well() -> None:
    t = a_game("5 8 a")
    t.play("bet:a:10", "no_more_bets", "stay_in", "take:gambler_1_2")
    assert t.money[0] == 80


@pytest.mark.rule("AU-159")
def test_two_markers_win_two_gambler_points_at_most() -> None:
    t = a_game("5 8 j")
    t.play("bet:8:20", "bet:j:20", "take:gambler_1_1", "stay_in")
    assert (t.gambler[0], t.legend[0], t.money[0]) == (2, 1, 120)  # $140 are above the limit


@pytest.mark.rule("AU-R48", "AU-153")
def test_at_the_offer_all_bets_are_taken_back_or_none() -> None:
    t = a_game("5 8 j")
    t.play("bet:j:20", "bet:a:20", "withdraw")
    assert (t.money[0], t.mine("bets")[0]) == (50, [])


@pytest.mark.rule("AU-156")
def test_the_four_cards_go_under_the_fight_deck() -> None:
    t = a_game("5 8 j")
    t.play("bet:5:10", "no_more_bets")
    deck = t.table.now[0].to_data()["fight_deck"]
    assert set(deck[:4]) == set(FOUR)
    assert len(deck) == 13


@pytest.mark.rule("AU-R77", "AU-143", "AU-153")
def test_winners_are_paid_in_the_order_of_betting() -> None:
    t = a_game("5 8 j", guests=2)
    t.play("bet:8:10", "no_more_bets", "bet:8:10", "no_more_bets", "bet:8:10", "no_more_bets")
    assert t.asked == [(1, "offered")]
    t.play("take:gambler_1_1")
    assert t.asked == [(2, "offered")]
    t.play("take:gambler_1_1")
    assert t.asked == [(0, "offered")]


@pytest.mark.rule("AU-R77")
def test_who_loses_one_bet_and_wins_the_other_pays_first() -> None:
    """At the limit of $120: $20 lost, then $60 won."""
    t = a_game("5 8 j", money=[12, 0, 0])
    t.play("bet:a:20", "bet:j:20", "stay_in", "take:gambler_1_2")
    assert t.money[0] == 120


@pytest.mark.rule("AU-214", "AU-R86")
def test_faro_is_no_poker_for_stories_and_is_won_by_a_bet_that_wins() -> None:
    t = a_game("5 8 j", stories=["marked_deck", "last_stake"])
    t.play("bet:8:20", "no_more_bets", "take:gambler_1_1")
    assert t.asked == [(0, "acting")]
    assert "win_poker" not in t.view()["deeds"]


@pytest.mark.rule("AU-211")
def test_bets_stay_with_their_owner_until_they_are_lost() -> None:
    t = a_game()
    t.play("bet:8:20")
    assert t.money[0] == 50
