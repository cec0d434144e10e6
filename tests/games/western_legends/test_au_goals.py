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
FARO = {"place": ["DR5", "SV7", "CJ10"], "money": [3, 0, 0], "fights": FARO_CARDS, "chance": an_order("5 8 j")}
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
