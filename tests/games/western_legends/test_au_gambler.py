"""Ante Up: the gambler track, legend tokens, and the poker that leads there."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.buzzard_gulch import Gulch, a_gulch

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("ante_up")]
ACES = ["first_shot_h", "first_shot_d"]
KINGS = ["showdown_c", "showdown_s"]
FLOP = ["sprint_h", "patch_up_c", "tall_tale_h"]  # 3, 5, 8 of different suits
DRAWN = ["tip_off_s", "tip_off_c", "manhunt_d"]


def a_game(hands: list[list[str]], drawn: int = 2, **more: Any) -> Gulch:
    """Poker in Darkrock: seat 0 begins, seat 1 joins, seat 2 is elsewhere."""
    data = {"place": ["DR5", "DR6", "SV7"], "money": [3, 3, 3], "top": [*DRAWN[:drawn], *FLOP], **more}
    t = a_gulch(hands, **data)
    t.play("gamble", "join")
    return t


def lay(t: Gulch, seat: int, *cards: str) -> None:
    t.say(seat, *[f"lay:{card}" for card in cards])


def host_wins(gambler: int = 0, **more: Any) -> Gulch:
    """Seat 0 has won with aces and is asked for the prize."""
    au = {"gambler": [gambler, 0, 0], **more.pop("au", {})}
    t = a_game([ACES, KINGS, []], au=au, **more)
    lay(t, 0, *ACES)
    lay(t, 1, *KINGS)
    return t


# ---- poker -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-133", "AU-134", "AU-074", "AU-075")
def test_a_winning_host_chooses_a_legend_point_or_a_gambler_point() -> None:
    t = host_wins()
    assert sorted(t.options) == ["take:poker_prize_1", "take:poker_prize_2"]
    t.play("take:poker_prize_1")
    assert (t.legend[0], t.gambler[0], t.money[0]) == (1, 0, 90)
    t = host_wins()
    t.play("take:poker_prize_2", "take:gambler_1_2")
    assert (t.legend[0], t.gambler[0], t.money[0]) == (0, 1, 90)


@pytest.mark.rule("AU-135", "AU-076")
def test_a_winning_guest_gains_the_pot_and_a_gambler_point() -> None:
    t = a_game([["grit_c", "cover_c"], ACES, []])
    lay(t, 0, "grit_c", "cover_c")
    lay(t, 1, *ACES)
    t.play("take:gambler_1_1")
    assert (t.gambler, t.legend, t.money) == ([0, 1, 0], [0, 0, 0], [20, 100, 30])


@pytest.mark.rule("AU-136")
def test_the_host_wins_a_tie_and_chooses() -> None:
    t = a_game([["first_shot_h", "showdown_c"], ["first_shot_d", "showdown_s"], []])
    lay(t, 0, "first_shot_h", "showdown_c")
    lay(t, 1, "first_shot_d", "showdown_s")
    assert t.asked == [(0, "offered")]


@pytest.mark.rule("AU-137")
def test_guests_who_tie_share_the_pot_and_have_a_gambler_point_each() -> None:
    hands = [["grit_c", "cover_c"], ["first_shot_h", "showdown_c"], ["first_shot_d", "showdown_s"]]
    t = a_gulch(hands, place=["DR5", "DR6", "DR7"], money=[3, 3, 3], top=[*DRAWN, *FLOP])
    t.play("gamble", "join", "join")
    lay(t, 0, "grit_c", "cover_c")
    lay(t, 1, "first_shot_h", "showdown_c")
    lay(t, 2, "first_shot_d", "showdown_s")
    t.play("take:gambler_1_2", "take:gambler_1_2")
    assert (t.gambler, t.money) == ([0, 1, 1], [20, 60, 60])


@pytest.mark.rule("AU-R46")
def test_a_dealer_who_wins_gains_nothing() -> None:
    dealer = [*ACES, "grit_c", "cover_c"]
    t = a_gulch([["sprint_d"], [], []], place=["DR5", "SV7", "SV1"], money=[3, 3, 3], top=[DRAWN[0], *dealer, *FLOP])
    t.play("gamble")
    lay(t, 0, "sprint_d", DRAWN[0])
    lay(t, 2, *ACES)
    assert (t.gambler, t.legend, t.money) == ([0, 0, 0], [0, 0, 0], [20, 30, 30])


@pytest.mark.rule("AU-133")
def test_the_saloon_of_buzzard_gulch_has_its_games_for_whoever_is_in_that_town() -> None:
    t = a_gulch([[], [], []], place=["BT2", "BT7", "DR5"], money=[3, 3, 3])
    assert {"gamble", "faro", "high_stakes"} <= set(t.options)
    t.play("gamble")
    assert t.asked == [(1, "joining")]


# ---- the track -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-077", "AU-078")
def test_space_one_pays_ten_dollars_or_a_card() -> None:
    t = host_wins(0)
    t.play("take:poker_prize_2")
    assert sorted(t.options) == ["take:gambler_1_1", "take:gambler_1_2"]
    t.play("take:gambler_1_1")
    assert (t.gambler[0], t.money[0]) == (1, 100)


@pytest.mark.rule("AU-077", "AU-079", "AU-083")
@pytest.mark.parametrize("before, legend", [(1, 1), (5, 2)])
def test_spaces_two_and_six_pay_legend_points(before: int, legend: int) -> None:
    t = host_wins(before)
    t.play("take:poker_prize_2")
    assert (t.gambler[0], t.legend[0]) == (before + 1, legend)


@pytest.mark.rule("AU-077", "AU-080")
def test_space_three_pays_ten_dollars_or_a_card() -> None:
    t = host_wins(2)
    t.play("take:poker_prize_2", "take:gambler_3_2")
    assert (t.gambler[0], t.money[0], t.hands[0]) == (3, 90, 2)


@pytest.mark.rule("AU-077", "AU-081", "AU-194", "AU-021")
def test_space_four_pays_a_legend_token_even_without_goals() -> None:
    t = host_wins(3)
    t.play("take:poker_prize_2")
    assert (t.gambler[0], len(t.legend_tokens(0))) == (4, 1)


@pytest.mark.rule("AU-077", "AU-082")
def test_space_five_pays_twenty_dollars_or_two_cards() -> None:
    t = host_wins(4)
    t.play("take:poker_prize_2", "take:gambler_5_2")
    assert (t.gambler[0], t.hands[0]) == (5, 3)
    t = host_wins(4)
    t.play("take:poker_prize_2", "take:gambler_5_1")
    assert t.money[0] == 110


@pytest.mark.rule("AU-084", "AU-085", "AU-208")
@pytest.mark.parametrize("before", [6, 7])
def test_space_seven_pays_two_legend_tokens_for_every_point(before: int) -> None:
    t = host_wins(before)
    t.play("take:poker_prize_2")
    assert (t.gambler[0], len(t.legend_tokens(0))) == (7, 2)


@pytest.mark.rule("AU-086", "AU-R24", "AU-R25", "AU-010")
def test_of_more_than_three_legend_tokens_the_owner_keeps_three() -> None:
    supply = [f"token_{k + 1}" for k in range(27) if k not in (0, 17)]
    t = host_wins(7, tokens=[["token_1", "token_18"], [], []], token_supply=supply)
    t.play("take:poker_prize_2")
    assert t.asked == [(0, "keeping_three")]
    assert len(t.options) == 4
    t.play("give_back:token_1")
    assert len(t.legend_tokens(0)) == 3
    assert "token_1" in t.table.now[0].to_data()["token_supply"]


@pytest.mark.rule("AU-R24")
def test_if_too_few_legend_tokens_are_left_those_are_drawn() -> None:
    everything = [f"token_{k + 1}" for k in range(27)]
    others = [[], everything[:13], everything[13:26]]
    t = host_wins(6, tokens=others, token_supply=everything[26:])
    t.play("take:poker_prize_2")
    assert len(t.legend_tokens(0)) == 1


@pytest.mark.rule("AU-209")
def test_several_points_are_paid_one_after_the_other() -> None:
    """The Railroad Baron gives two."""
    t = a_gulch(
        [ACES, [], []],
        place=["DR5", "SV7", "SV1"],
        money=[3, 0, 0],
        rollers={"darkrock": "high_roller_railroad_baron"},
        top=[DRAWN[0], "grit_c", "cover_c", "cover_s", "sprint_d", "saddle_up_c", "saddle_up_s", *FLOP],
    )
    t.play("high_roller")
    lay(t, 0, *ACES)
    lay(t, 2, "grit_c", "cover_c")
    assert t.gambler[0] == 1
    t.play("take:gambler_1_1")
    assert (t.gambler[0], t.legend[0]) == (2, 1)


@pytest.mark.rule("AU-087", "AU-169", "AU-R22", "AU-R119")
def test_every_leader_of_the_track_scores_a_point_at_the_end() -> None:
    t = a_gulch(au={"gambler": [3, 3, 1]}, round=60, active=2, at="end_of_turn", first=0)
    assert t.table.outcome is not None
    assert [line["gambler"] for line in t.table.outcome.breakdown] == [1, 1, 0]
    assert t.table.outcome.winners == [0, 1]
    t = a_gulch(round=60, active=2, at="end_of_turn", first=0)
    assert t.table.outcome is not None
    assert [line["gambler"] for line in t.table.outcome.breakdown] == [0, 0, 0]


@pytest.mark.rule("AU-R23")
def test_tokens_of_goals_and_of_the_track_share_three_spaces() -> None:
    supply = [f"token_{k + 1}" for k in range(27) if k > 1]
    t = a_gulch(
        cast=["fee_lee_wong", "bass_reeves", "billy_the_kid"],
        options={"goals": True},
        goals=[["1"], ["1", "2", "3"], ["1", "2", "3"]],
        goals_done=[["2", "3"], [], []],
        money=[13, 0, 0],
        tokens=[["token_1", "token_2"], [], []],
        token_supply=supply,
    )
    t.play("declare:fee_lee_wong_1")
    assert len(t.options) == 5  # the third goal draws three
    t.play(t.options[0], t.options[1])
    assert len(t.legend_tokens(0)) == 3


@pytest.mark.rule("AU-022", "AU-003", "AU-200")
def test_everybody_starts_beside_the_track_without_bets() -> None:
    t = a_gulch()
    assert t.gambler == [0, 0, 0]
    assert t.mine("bets") == [[], [], []]


@pytest.mark.rule("AU-R112")
def test_where_reputation_is_not_in_play_nobody_is_asked_for_it() -> None:
    t = a_gulch([["living_legend_h", "grit_c"], [], []], marshal=[1, 0, 0])
    t.play("play:living_legend_h")
    assert t.asked != [(0, "boosting")]
    assert t.of("marshal")[0] == 2


# ---- high rollers ----------------------------------------------------------------------------------------------------
def against_a_roller(token: str, mine: list[str], theirs: list[str], **more: Any) -> Gulch:
    cards = {"high_roller_drummer": 4, "high_roller_colonel": 5, "high_roller_railroad_baron": 6}[token]
    rest = ["saddle_up_c", "saddle_up_s", "sprint_d", "lucky_strike_h"]
    top = [DRAWN[0], *theirs, *rest[: cards - 2], *FLOP]
    data = {"place": ["DR5", "DR6", "SV1"], "money": [3, 5, 0], "top": top, **more}
    t = a_gulch([mine, [], []], rollers={"darkrock": token}, **data)
    t.play("high_roller")
    lay(t, 0, *mine)
    lay(t, 2, *theirs)
    return t


@pytest.mark.rule("AU-062", "AU-063", "AU-064", "AU-065", "AU-071", "AU-R17", "AU-R20", "AU-R21")
def test_a_high_roller_plays_one_on_one_for_twenty_dollars() -> None:
    top = [DRAWN[0], "grit_c", "cover_c", "cover_s", "sprint_d", "saddle_up_c", *FLOP]
    t = a_gulch(
        [ACES, [], []],
        place=["DR5", "DR6", "SV1"],
        money=[3, 5, 0],
        rollers={"darkrock": "high_roller_colonel"},
        top=top,
    )
    assert t.view()["high_rollers"] == ["darkrock"]
    t.play("high_roller")
    assert t.money == [10, 50, 0]
    assert t.view()["roller_met"] == ["high_roller_colonel"]
    assert (t.hands[0], t.view()["dealer"]) == (3, 2)
    assert len(t.view(2)["players"][2]["dealer_hand"]) == 5
    assert t.asked == [(0, "laying"), (2, "laying")]  # nobody was asked to join


@pytest.mark.rule("AU-066", "AU-067", "AU-068", "AU-072", "AU-073", "AU-R19", "AU-R88")
@pytest.mark.parametrize("token, money, legend", [("high_roller_drummer", 70, 0), ("high_roller_colonel", 60, 1)])
def test_the_reward_of_the_token_stands_for_the_usual_one(token: str, money: int, legend: int) -> None:
    t = against_a_roller(token, ACES, ["grit_c", "cover_c"])
    t.play("take:gambler_1_2")
    assert (t.money[0], t.legend[0], t.gambler[0]) == (30 + money, legend, 1)
    assert t.view()["high_rollers"] == []
    assert len(t.table.now[0].to_data()["ante_up"]["roller_supply"]) == 3


@pytest.mark.rule("AU-070", "AU-072", "AU-R17")
def test_who_loses_to_a_high_roller_loses_the_stake_and_draws_a_card() -> None:
    t = against_a_roller("high_roller_drummer", ["grit_c", "cover_c"], ACES)
    assert (t.money[0], t.gambler[0], t.hands[0]) == (10, 0, 2)
    assert t.view()["high_rollers"] == []


@pytest.mark.rule("AU-R18")
def test_a_tie_with_a_high_roller_is_won() -> None:
    t = against_a_roller("high_roller_drummer", ["first_shot_h", "showdown_c"], ["first_shot_d", "showdown_s"])
    assert t.asked == [(0, "offered")]


@pytest.mark.rule("AU-069", "AU-R86")
def test_cards_items_and_stories_see_a_game_of_poker() -> None:
    t = against_a_roller(
        "high_roller_drummer",
        ["lady_luck_h", "lady_luck_d"],
        ["grit_c", "cover_c"],
        items=[["ten_gallon"], [], []],
        stories=["marked_deck", "wild_wild_west"],
    )
    t.play("take:gambler_1_2")
    assert t.legend[0] == 3  # twice Lady Luck, once the hat
    assert t.asked == [(0, "marking")]


@pytest.mark.rule("AU-063", "AU-064")
def test_a_high_roller_needs_his_saloon_and_the_stake() -> None:
    t = a_gulch(place=["DR5", "SV7", "SV1"], money=[3, 0, 0], rollers={"red_falls": "high_roller_colonel"})
    assert t.why_not("high_roller") == "no-high-roller"
    t = a_gulch(place=["DR5", "SV7", "SV1"], money=[1, 0, 0], rollers={"darkrock": "high_roller_colonel"})
    assert t.why_not("high_roller") == "too-poor"
