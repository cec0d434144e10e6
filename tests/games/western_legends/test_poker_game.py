"""A game of poker in the saloon, step by step."""

from __future__ import annotations

import pytest

from games.western_legends.outpost import Outpost, a_table

pytestmark = pytest.mark.compiled
ACES = ["first_shot_h", "first_shot_d"]
KINGS = ["showdown_c", "showdown_s"]
FLOP = ["sprint_h", "patch_up_c", "wallop_c"]  # 3, 5, 8 of different suits


def a_game(
    hands: list[list[str]],
    place: list[str] | None = None,
    money: list[int] | None = None,
    drawn: list[str] | None = None,
    flop: list[str] | None = None,
    dealer: list[str] | None = None,
) -> Outpost:
    """Seat 0 begins at the Darkrock saloon; `drawn`: the cards for the stakes, then the dealer's, then the flop."""
    seats = len(hands)
    top = [*(drawn or []), *(dealer or []), *(flop or FLOP)]
    t = a_table(hands=hands, place=place or ["DR5"] * seats, money=money or [3] * seats, top=top)
    t.play("gamble")
    return t


@pytest.mark.rule("WL-146", "WL-147", "WL-R35", "WL-136")
def test_stakes_are_ten_dollars_and_bring_a_card_clockwise() -> None:
    t = a_game([[], [], [], []], place=["DR5", "DR6", "SV7", "DR1"], drawn=["payday_h", "payday_d", "tip_off_c"])
    assert (t.money, t.hand(0)) == ([20, 30, 30, 30], ["payday_h"])
    assert t.asked == [(1, "joining")]
    t.play("join")
    assert t.asked == [(3, "joining")]  # seat 2 is out of town
    t.play("join")
    assert (t.money, t.hand(3)) == ([20, 20, 30, 20], ["tip_off_c"])


@pytest.mark.rule("WL-148")
def test_who_has_no_ten_dollars_neither_starts_nor_joins() -> None:
    t = a_table(hands=[[], [], []], place=["DR5", "DR6", "SV7"])
    assert t.why_not("gamble") == "too-poor"
    t = a_game([["cover_c"], [], []], place=["DR5", "DR6", "SV7"], money=[1, 0, 0])
    assert ("dealer", t.view()["dealer"]) == ("dealer", 2)


@pytest.mark.rule("WL-149", "WL-150", "WL-151", "WL-373", "WL-360")
def test_if_nobody_joins_the_player_to_the_right_deals_with_four_other_cards() -> None:
    four = ["grit_c", "grit_s", "cover_c", "cover_s"]
    t = a_game([["payday_h"], [], ["manhunt_h"]], place=["DR5", "DR6", "SV7"], drawn=["payday_d"], dealer=four)
    t.play("stay_out")
    assert t.view()["dealer"] == 2
    assert sorted(t.view(2)["players"][2]["dealer_hand"]) == sorted(four)
    assert t.hand(2) == ["manhunt_h"]
    assert t.money == [20, 30, 30]
    assert t.asked == [(0, "laying"), (2, "laying")]


@pytest.mark.rule("WL-150", "WL-R34")
def test_nobody_else_sees_the_dealers_cards_or_what_is_laid_face_down() -> None:
    t = a_game([["payday_h"], [], []], place=["DR5", "SV7", "SV1"], drawn=["payday_d"])
    assert t.view(0)["players"][2]["dealer_hand"] == [None] * 4
    t.say(0, "lay:payday_h")
    assert t.view(2)["players"][0]["laid"] in ([], [None])


@pytest.mark.rule("WL-154", "WL-155", "WL-R36")
def test_the_flop_is_three_open_cards_and_two_own_cards_are_played() -> None:
    t = a_game(
        [["payday_h", "tip_off_s"], ["manhunt_h"], []], drawn=["payday_d", "tip_off_c"], place=["DR5", "DR5", "SV1"]
    )
    t.play("join")
    assert sorted(t.view()["flop"]) == sorted(FLOP)
    t.say(0, "lay:payday_h", "lay:tip_off_s")
    t.say(1, "lay:manhunt_h", "lay:tip_off_c")  # two after the stake: both must be played
    assert "payday_d" in t.hand(0)


@pytest.mark.rule("WL-152", "WL-153", "WL-172", "WL-174", "WL-175")
def test_the_better_hand_of_another_player_takes_the_pot_without_a_point() -> None:
    t = a_game([["instinct_h", "tip_off_s"], ACES, []], drawn=["payday_d", "tip_off_c"], place=["DR5", "DR5", "SV1"])
    t.play("join")
    t.say(0, "lay:instinct_h", "lay:tip_off_s")
    t.say(1, "lay:first_shot_h", "lay:first_shot_d")
    assert t.money == [20, 90, 30]  # $50 and two stakes
    assert t.legend == [0, 0, 0]
    assert t.hands[:2] == [2, 1]  # the loser drew one


@pytest.mark.rule("WL-173", "WL-172")
def test_the_active_player_wins_the_pot_and_a_point() -> None:
    t = a_game([ACES, KINGS, []], drawn=["payday_d", "tip_off_c"], place=["DR5", "DR5", "SV1"])
    t.play("join")
    t.say(0, "lay:first_shot_h", "lay:first_shot_d")
    t.say(1, "lay:showdown_c", "lay:showdown_s")
    assert (t.money, t.legend) == ([90, 20, 30], [1, 0, 0])


@pytest.mark.rule("WL-171", "WL-371")
def test_the_active_player_alone_wins_a_tie() -> None:
    t = a_game([["first_shot_h", "showdown_c"], ["first_shot_d", "showdown_s"], []], place=["DR5", "DR5", "SV1"])
    t.play("join")
    t.say(0, "lay:first_shot_h", "lay:showdown_c")
    t.say(1, "lay:first_shot_d", "lay:showdown_s")
    assert (t.money, t.legend) == ([90, 20, 30], [1, 0, 0])
    assert t.hands[1] == 2  # the other one has lost and draws


@pytest.mark.rule("WL-177", "WL-372")
def test_others_who_tie_share_the_pot_and_draw_nothing() -> None:
    hands = [
        ["tip_off_s", "instinct_h"],
        ["first_shot_h", "showdown_c"],
        ["first_shot_d", "showdown_s"],
        ["cover_c", "cover_s"],
    ]
    t = a_game(hands, drawn=["payday_d", "tip_off_c", "manhunt_h", "manhunt_d"])
    t.play("join", "join", "join")
    t.say(0, "lay:tip_off_s", "lay:instinct_h")
    t.say(1, "lay:first_shot_h", "lay:showdown_c")
    t.say(2, "lay:first_shot_d", "lay:showdown_s")
    t.say(3, "lay:cover_c", "lay:manhunt_d")
    assert t.money == [20, 60, 60, 20]  # $90 in two parts of $40
    assert t.hands == [2, 1, 1, 2]


@pytest.mark.rule("WL-176", "WL-R33", "WL-178", "WL-R32")
def test_a_dealer_who_wins_gains_nothing_and_all_used_cards_are_discarded() -> None:
    four = [*ACES, "grit_c", "grit_s"]
    t = a_game([["instinct_h"], [], ["manhunt_h"]], place=["DR5", "SV7", "SV1"], drawn=["tip_off_s"], dealer=four)
    t.say(0, "lay:instinct_h", "lay:tip_off_s")
    t.say(2, "lay:first_shot_h", "lay:first_shot_d")
    assert (t.money, t.legend, t.hand(2)) == ([20, 30, 30], [0, 0, 0], ["manhunt_h"])
    assert sorted(t.discard) == sorted([*four, *FLOP, "instinct_h", "tip_off_s"])
    assert t.hands[0] == 1


@pytest.mark.rule("WL-373")
def test_a_tie_with_the_dealer_is_won_by_the_active_player() -> None:
    dealer = ["first_shot_d", "showdown_s", "tip_off_c", "tip_off_s"]
    t = a_game([["first_shot_h"], [], []], place=["DR5", "SV7", "SV1"], drawn=["showdown_c"], dealer=dealer)
    t.say(0, "lay:first_shot_h", "lay:showdown_c")
    t.say(2, "lay:first_shot_d", "lay:showdown_s")
    assert (t.money[0], t.legend[0]) == (80, 1)


@pytest.mark.rule("WL-156")
def test_who_had_no_cards_plays_the_one_drawn_for_the_stake() -> None:
    t = a_game([[], KINGS, []], drawn=["first_shot_h", "payday_d"], place=["DR5", "DR5", "SV1"])
    t.play("join")
    t.say(0, "lay:first_shot_h")
    t.say(1, "lay:showdown_c", "lay:showdown_s")
    assert t.money[1] == 90


@pytest.mark.rule("WL-179", "WL-181", "WL-EX-3")
def test_the_rulebooks_game_of_poker() -> None:
    """The dealer's wild card makes three jacks, which beat three tens; Lady Luck pays the loser."""
    dealer = ["cheat_d", "manhunt_h", "instinct_h", "bulletproof_h"]
    flop = ["dead_eye_c", "saddle_up_c", "lady_luck_d"]
    t = a_game(
        [["lady_luck_h"], [], []],
        place=["DR5", "SV7", "SV1"],
        money=[3, 0, 0],
        drawn=["fools_gold_c"],
        dealer=dealer,
        flop=flop,
    )
    t.say(2, "lay:bulletproof_h", "lay:cheat_d")
    t.say(0, "lay:lady_luck_h", "lay:fools_gold_c")
    assert t.money == [50, 0, 0]
    assert t.hands[0] == 2


@pytest.mark.rule("WL-180")
def test_cheat_in_the_flop_helps_nobody() -> None:
    t = a_game(
        [["first_shot_h"], ["payday_h"], []],
        drawn=["showdown_c", "patch_up_c"],
        flop=["cheat_h", "wallop_c", "grit_s"],
        place=["DR5", "DR5", "SV1"],
    )
    t.play("join")
    t.say(0, "lay:first_shot_h", "lay:showdown_c")
    t.say(1, "lay:payday_h", "lay:patch_up_c")
    assert t.money[1] == 90  # a pair of fives against ace high


@pytest.mark.rule("WL-R94")
def test_a_flop_has_as_many_cards_as_there_are() -> None:
    from gulch.games.western_legends.components import POKER_CARDS

    left = ["payday_h", "payday_d", "sprint_h", "cover_c", "grit_c"]
    rest = [card for card in POKER_CARDS if card not in left]
    hands = [["sprint_h"], ["cover_c"], rest]
    t = a_table(hands=hands, place=["DR5", "DR6", "SV7"], money=[1, 1, 0], top=["payday_h", "payday_d", "grit_c"])
    t.play("gamble", "join")
    assert t.view()["flop"] == ["grit_c"]


@pytest.mark.rule("WL-136", "WL-146")
def test_poker_needs_a_territory_beside_a_saloon() -> None:
    t = a_table(place=["DR6", "SV7", "SV1"], money=[3, 3, 3])
    assert t.why_not("gamble") == "not-here"
