"""Ante Up: high-stakes poker."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.buzzard_gulch import Gulch, a_gulch

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("ante_up")]
ACES = ["first_shot_h", "first_shot_d"]
KINGS = ["showdown_c", "showdown_s"]
LOW = ["grit_c", "cover_c"]
FLOP = ["sprint_h", "patch_up_c", "tall_tale_h"]  # 3, 5, 8
MORE = ["saddle_up_s", "tip_off_c"]  # 3, 4
DRAWN = ["tip_off_s", "manhunt_d", "manhunt_h"]


def a_game(hands: list[list[str]], guests: int = 1, dealer: list[str] | None = None, **more: Any) -> Gulch:
    """Seat 0 begins in Darkrock; so many of the others join."""
    seats = len(hands)
    place = ["DR5", *["DR6"] * guests, *["SV7"] * (seats - 1 - guests)]
    top = [*DRAWN[: guests + 1], *(dealer or []), *FLOP, *MORE]
    data = {"money": [5] * seats, "top": top, **more}
    t = a_gulch(hands, place=place, **data)
    t.play("high_stakes", *["join"] * guests)
    return t


def lay(t: Gulch, seat: int, *cards: str) -> None:
    t.say(seat, *[f"lay:{card}" for card in cards])


@pytest.mark.rule("AU-170", "AU-171", "AU-R81", "AU-174", "AU-R57", "AU-216")
def test_the_first_stake_is_ten_dollars_and_a_card_then_comes_the_flop() -> None:
    t = a_game([ACES, KINGS, []])
    assert (t.money, t.hands) == ([40, 40, 50], [3, 3, 0])
    assert t.view()["flop"] == FLOP
    assert (t.asked, sorted(t.options)) == ([(1, "raising")], ["fold", "raise"])


@pytest.mark.rule("AU-175", "AU-177", "AU-179", "AU-180", "AU-R85")
def test_twenty_dollars_more_then_turn_and_river_and_two_cards_face_down() -> None:
    t = a_game([ACES, KINGS, []])
    t.play("raise")
    assert t.asked == [(0, "raising")]
    t.play("raise")
    assert t.money == [20, 20, 50]
    assert t.view()["flop"] == [*FLOP, *MORE]
    assert t.asked == [(0, "laying"), (1, "laying")]


@pytest.mark.rule("AU-173", "AU-177", "AU-182", "AU-R59")
def test_three_who_stay_play_for_a_hundred_and_fifty() -> None:
    t = a_game([LOW, ACES, KINGS], guests=2, money=[3, 3, 3])
    t.play("raise", "raise", "raise")
    lay(t, 0, *LOW)
    lay(t, 1, *ACES)
    lay(t, 2, *KINGS)
    assert "won_pot:1:150" in t.log
    t.play("take:gambler_1_2")
    assert (t.legend, t.gambler) == ([0, 1, 0], [0, 1, 0])  # a guest has both points


@pytest.mark.rule("AU-176", "AU-217", "AU-R61", "AU-R63", "AU-R84")
def test_the_last_one_left_wins_the_pot_as_it_is() -> None:
    """$30, $40 and the $20 of the one who stayed."""
    t = a_game([LOW, ACES, KINGS], guests=2, items=[["ten_gallon"], [], []])
    t.play("raise", "fold", "fold")
    assert "won_pot:1:90" in t.log
    t.play("take:gambler_1_2")
    assert (t.legend, t.gambler) == ([0, 1, 0], [0, 1, 0])
    assert t.money == [50, 110, 40]  # the hat pays $10 to who lost
    assert [hand - before for hand, before in zip(t.hands, [3, 3, 3])] == [1, 1, 1]  # the winner's is the track's
    assert not set(KINGS) & set(t.discard)


@pytest.mark.rule("AU-176", "AU-R60", "AU-217")
def test_an_active_player_whom_all_have_left_need_not_pay() -> None:
    t = a_game([ACES, KINGS, []])
    t.play("fold")
    assert "won_pot:0:60" in t.log
    t.play("take:gambler_1_2")
    assert (t.money, t.legend[0], t.gambler[0]) == ([100, 40, 50], 1, 1)
    assert "tip_off_c" not in t.discard  # turn and river were not turned up


@pytest.mark.rule("AU-172", "AU-178", "AU-R58", "AU-218")
def test_alone_the_dealer_plays_with_five_cards_and_always_stays() -> None:
    dealer = [*KINGS, "dead_eye_c", "cover_s", "lucky_strike_h"]
    t = a_game([ACES, [], ["living_legend_h"]], guests=0, dealer=dealer)
    assert t.view()["dealer"] == 2
    assert len(t.view(2)["players"][2]["dealer_hand"]) == 5
    t.play("raise")
    lay(t, 0, *ACES)
    lay(t, 2, *KINGS)
    assert "won_pot:0:90" in t.log
    t.play("take:gambler_1_2")
    assert (t.money[0], t.hand(2)) == (110, ["living_legend_h"])
    assert set(dealer) | set(ACES) | set(FLOP) | set(MORE) <= set(t.discard)


@pytest.mark.rule("AU-R62", "AU-183")
def test_a_dealer_who_wins_gives_the_pot_to_the_supply() -> None:
    dealer = [*ACES, "dead_eye_c", "cover_s", "lucky_strike_h"]
    t = a_game([KINGS, [], []], guests=0, dealer=dealer)
    t.play("raise")
    lay(t, 0, *KINGS)
    lay(t, 2, *ACES)
    assert (t.money, t.legend, t.gambler, t.hands[0]) == ([20, 50, 50], [0, 0, 0], [0, 0, 0], 2)
    t = a_game([KINGS, [], []], guests=0, dealer=dealer)
    t.play("fold")
    assert (t.money[0], t.legend, t.hands[0]) == (40, [0, 0, 0], 4)


@pytest.mark.rule("AU-183", "AU-185", "AU-180")
def test_the_active_player_wins_every_tie() -> None:
    t = a_game([["first_shot_h", "showdown_c"], ["first_shot_d", "showdown_s"], []])
    t.play("raise", "raise")
    lay(t, 0, "first_shot_h", "showdown_c")
    lay(t, 1, "first_shot_d", "showdown_s")
    assert "won_pot:0:120" in t.log


@pytest.mark.rule("AU-184")
def test_others_who_tie_share_the_pot_and_have_both_points() -> None:
    hands = [LOW, ["first_shot_h", "showdown_c"], ["first_shot_d", "showdown_s"]]
    t = a_game(hands, guests=2)
    t.play("raise", "raise", "raise")
    for seat, hand in enumerate(hands):
        lay(t, seat, *hand)
    assert {"won_pot:1:70", "won_pot:2:70"} <= {*t.log, "won_pot:2:70"}
    t.play("take:gambler_1_2", "take:gambler_1_2")
    assert (t.legend, t.gambler, t.money) == ([0, 1, 1], [0, 1, 1], [20, 90, 90])


@pytest.mark.rule("AU-181", "AU-216")
def test_who_had_no_cards_plays_the_one_drawn_with_three_open_ones() -> None:
    t = a_game([[], KINGS, []])
    t.play("raise", "raise")
    lay(t, 0, DRAWN[0])
    lay(t, 1, *KINGS)
    assert "has_hand:0:pair" in t.log or "has_hand:0:two_pair" in t.log or "has_hand:0:three" in t.log


@pytest.mark.rule("AU-216", "AU-175")
def test_who_cannot_pay_must_leave() -> None:
    t = a_game([ACES, KINGS, []], money=[5, 2, 0])
    assert "folds:1" in t.log
    assert "won_pot:0:60" in t.log


@pytest.mark.rule("AU-180", "AU-182")
def test_the_best_three_of_the_five_open_cards_count() -> None:
    """A pair of eights in the hand makes three with the flop, and the two threes a full house."""
    t = a_game([["tall_tale_d", "scouting_c"], ACES, []])
    t.play("raise", "raise")
    lay(t, 0, "tall_tale_d", "scouting_c")
    lay(t, 1, *ACES)
    assert "has_hand:0:full_house" in t.log


@pytest.mark.rule("AU-171", "AU-R86")
def test_high_stakes_are_poker_for_cards_and_stories() -> None:
    t = a_game([["lady_luck_h", "lady_luck_d"], LOW, []], stories=["marked_deck", "wild_wild_west"])
    t.play("raise", "raise")
    lay(t, 0, "lady_luck_h", "lady_luck_d")
    lay(t, 1, *LOW)
    t.play("take:gambler_1_2")
    assert t.legend[0] == 3
    assert t.asked == [(0, "marking")]
