"""Ante Up: goals of its eight characters, each until it can be declared."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.buzzard_gulch import FOUR, KING, Gulch, a_gulch
from games.western_legends.goal_cards import can_declare
from games.western_legends.test_au_faro import FOUR as FARO_CARDS
from games.western_legends.test_au_faro import an_order

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("ante_up")]
SPARE = "sprint_h"
OTHERS = ["annie_oakley", "bass_reeves"]
CATTLE = {"cattle_green": [["green_1"], [], []], "ranch_green": [f"green_{k}" for k in range(2, 9)]}
FARO: dict[str, Any] = {
    "place": ["DR5", "SV7", "CJ10"],
    "money": [3, 0, 0],
    "fights": FARO_CARDS,
    "chance": an_order("5 8 j"),
}
IN_RED_FALLS, BY_PASS_C = 4, 2  # as bits


def a_goal(goal: str, done: int = 0, **given: Any) -> Gulch:
    """An action of seat 0, who is that character, holds this goal alone and has done so much of it."""
    character, _, number = goal.rpartition("_")
    progress = [done if slot == int(number) - 1 else 0 for slot in range(12)]
    data = {"cast": [character, *OTHERS], "goals": [[number], [], []], "progress": progress, **given}
    return a_gulch(options={"goals": True}, **data)


@pytest.mark.rule("AU-004", "WL-338")
@pytest.mark.parametrize(
    "goal, state",
    [
        ("fee_lee_wong_3", {"items": [["gazette", "whiskey", "provisions"], [], []]}),
        ("maria_gertrudis_barcelo_2", {"au": {"gambler": [5, 0, 0]}}),
        ("pat_garrett_2", {"marshal": [6, 0, 0]}),
        ("seth_bullock_2", {"items": [["mule", "revolver"], [], []], "upgraded": [["mule", "revolver"], [], []]}),
        ("sundance_kid_4", {"wanted": [5, 0, 0]}),
        ("curly_bill_2", {"au": {"longhorns": [3, 0, 0]}}),
    ],
)
def test_what_must_be_so_when_it_is_declared(goal: str, state: dict[str, Any]) -> None:
    assert can_declare(a_goal(goal, **state), goal)
    assert not can_declare(a_goal(goal), goal)


RENEGADE: dict[str, Any] = {
    "hands": [[KING, SPARE], [], []],
    "place": ["S9", "SV7", "CJ10"],
    "renegades": {"OC": "renegade_deserter"},
    "fights": ["fight_2", "fight_3"],
}
TO_THE_CAMP = ["move", "go:OC", f"commit:{KING}", "send:fight_3"]
EXPLORER: dict[str, Any] = {
    "hands": [["first_shot_h", "living_legend_d"], [], []],
    "place": ["F8", "SV7", "CJ10"],
    "frontier": {"F6a": "lookout", "F8": "dry_gulch"},
}
OIL: dict[str, Any] = {"items": [["snake_oil"], [], []], "dice": "vein", "legends": [0]}
ROBBER: dict[str, Any] = {"hands": [[KING], [], []], "place": ["SV12", "SV7", "CJ10"], "heists": ["empty_car"]}
BOTH_BETS = ["faro", "bet:8:10", "bet:j:20", "take:gambler_1_1", "stay_in"]


@pytest.mark.rule("AU-004", "WL-338")
@pytest.mark.parametrize(
    "goal, done, state, answers",
    [
        ("fee_lee_wong_2", 1, EXPLORER, ["explore", "spend_card:first_shot_h"]),
        ("maria_gertrudis_barcelo_4", IN_RED_FALLS, FARO, ["faro", "bet:8:10", "no_more_bets", "take:gambler_1_1"]),
        ("pat_garrett_4", 0, RENEGADE, TO_THE_CAMP),
        (
            "seth_bullock_3",
            1,
            {"place": ["W3", "SV7", "CJ10"], "marshal": [1, 0, 0], **CATTLE},
            ["move", "go:RS", "yes"],
        ),
        ("seth_bullock_4", 2, RENEGADE, TO_THE_CAMP),
        ("soapy_smith_2", 0, FARO, BOTH_BETS),
        ("soapy_smith_3", 1, OIL, ["use:snake_oil"]),
        ("soapy_smith_4", 0, FARO, BOTH_BETS),
        ("sundance_kid_1", 1, ROBBER, ["rob_train"]),
        ("sundance_kid_3", BY_PASS_C, {"place": ["PA", "SV7", "CJ10"]}, ["trail"]),
        ("curly_bill_1", 1, {"place": ["S9", "SV7", "CJ10"], **CATTLE}, ["move", "go:OC", "yes"]),
    ],
)
def test_what_must_have_been_done(goal: str, done: int, state: dict[str, Any], answers: list[str]) -> None:
    """The deed that was missing is done; the goal can be declared from then on, and not before."""
    t = a_goal(goal, done, **state)
    assert not can_declare(t, goal)
    t.play_on(*answers)
    assert can_declare(t, goal)


@pytest.mark.rule("AU-004", "AU-R115")
@pytest.mark.parametrize(
    "hand, straight", [(["grit_c", "lady_luck_h"], True), (["first_shot_h", "first_shot_d"], False)]
)
def test_poker_alice_1_is_a_game_won_with_a_straight(hand: list[str], straight: bool) -> None:
    hands = [hand, ["cover_c", "grit_s"], []]
    flop = ["lucky_strike_h", "cattle_call_h", "tall_tale_h"]
    top = ["tip_off_s", "manhunt_d", *flop]
    t = a_goal("poker_alice_1", hands=hands, place=["DR5", "DR6", "SV7"], money=[3, 3, 0], top=top)
    t.play("gamble", "join")
    for seat in range(2):
        t.say(seat, *[f"lay:{card}" for card in hands[seat]])
    t.play_on("take:poker_prize_1")
    assert can_declare(t, "poker_alice_1") == straight


@pytest.mark.rule("AU-004")
@pytest.mark.parametrize("wins", [True, False])
def test_curly_bill_4_is_an_arrest_that_he_wins(wins: bool) -> None:
    cards = [KING, FOUR] if wins else [FOUR, KING]
    t = a_goal(
        "curly_bill_4",
        hands=[[cards[0], SPARE], [cards[1], "sprint_d"], []],
        place=["N4", "N4", "SV7"],
        wanted=[2, 0, 0],
        marshal=[0, 1, 0],
        active=1,
    )
    t.play_on("arrest:0", f"commit:{cards[1]}", f"commit:{cards[0]}")
    t.play_on("end_turn", "income:money", "end_turn", "income:money")
    assert can_declare(t, "curly_bill_4") == wins


@pytest.mark.rule("AU-004")
@pytest.mark.parametrize("to, declares", [("DR8", True), ("SV12", False)])
def test_fee_lee_wong_4_is_buzzard_gulch_and_another_town_in_one_turn(to: str, declares: bool) -> None:
    t = a_goal("fee_lee_wong_4", place=["BT1", "SV7", "CJ10"], at="start_of_turn", money=[1, 0, 0])
    t.play("income:money", "move", "go:RS", "rail", f"go:{to}")
    assert can_declare(t, "fee_lee_wong_4") == declares


@pytest.mark.rule("AU-R123", "AU-R111")
def test_soapy_smith_2_counts_the_point_that_a_gazette_adds() -> None:
    pair = ["lady_luck_h", "lady_luck_d"]
    top = ["tip_off_s", "grit_c", "cover_c", "cover_s", "sprint_d", "patch_up_c", "tall_tale_h", "dead_eye_c"]
    scene: dict[str, Any] = {
        "place": ["DR5", "SV7", "SV1"],
        "money": [1, 0, 0],
        "items": [["gazette"], [], []],
        "top": top,
    }
    t = a_goal("soapy_smith_2", hands=[pair, [], []], **scene)
    t.play("gamble")
    t.say(2, "lay:grit_c", "lay:cover_c")
    t.say(0, *[f"lay:{card}" for card in pair])
    t.play("take:poker_prize_2", "take:gambler_1_1", "yes")
    assert t.gambler[0] == 2
    assert can_declare(t, "soapy_smith_2")


@pytest.mark.rule("AU-R123")
def test_soapy_smith_2_wants_both_points_in_a_turn_of_his_own() -> None:
    """As a guest of seat 2 he wins two bets."""
    t = a_goal("soapy_smith_2", **{**FARO, "place": ["DR6", "SV7", "DR5"], "money": [3, 0, 1], "active": 2})
    t.play("faro", "join")
    t.say(0, "bet:8:10", "bet:j:20")
    t.say(2, "bet:2:10", "no_more_bets")
    t.say(0, "take:gambler_1_1", "stay_in")
    t.say(2, "withdraw")
    assert t.gambler[0] == 2
    t.play("end_turn", "income:money")
    assert not can_declare(t, "soapy_smith_2")


@pytest.mark.rule("AU-R123")
def test_what_must_be_done_in_one_turn_is_declared_in_that_turn() -> None:
    t = a_goal("soapy_smith_2", **FARO)
    t.play_on(*BOTH_BETS)
    assert can_declare(t, "soapy_smith_2")
    t.play("end_turn", "no_more_goals", "income:money", "end_turn", "income:money", "end_turn", "income:money")
    assert not can_declare(t, "soapy_smith_2")


@pytest.mark.rule("AU-004", "AU-117")
@pytest.mark.parametrize("marshal, declares", [(0, False), (1, True)])
def test_seth_bullock_3_is_to_be_a_marshal_before_the_cattle_is_turned_in(marshal: int, declares: bool) -> None:
    t = a_goal("seth_bullock_3", 1, place=["W3", "SV7", "CJ10"], marshal=[marshal, 0, 0], **CATTLE)
    t.play_on("move", "go:RS", "yes")
    assert can_declare(t, "seth_bullock_3") == declares
