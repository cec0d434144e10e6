"""Ante Up: the eight characters and their goals."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.buzzard_gulch import Gulch, a_gulch
from games.western_legends.outpost import KEY
from games.western_legends.test_au_faro import FOUR as SHOWN
from games.western_legends.test_au_faro import an_order

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("ante_up")]
KING, FOUR, SPARE = "living_legend_h", "manhunt_h", "sprint_h"
OTHERS = ["annie_oakley", "bass_reeves"]


def a_hero(name: str, **more: Any) -> Gulch:
    """Seat 0 is this character, and a legend."""
    return a_gulch(**{"cast": [name, *OTHERS], "legends": [0], **more})


# ---- abilities -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-004", "AU-R114")
def test_fee_lee_wong_holds_one_card_and_sixty_dollars_more() -> None:
    t = a_hero("fee_lee_wong", place=["SV12", "SV7", "CJ10"], money=[12, 0, 0])
    t.play("work", "work")
    assert (t.money[0], t.of("hand_limit")[0]) == (140, 6)
    t = a_hero("fee_lee_wong", place=["SV12", "SV7", "CJ10"], money=[18, 0, 0])
    t.play("work")
    assert t.money[0] == 180


@pytest.mark.rule("AU-004")
def test_maria_barcelo_has_ten_dollars_or_a_card_if_her_turn_starts_in_town() -> None:
    t = a_hero("maria_gertrudis_barcelo", place=["BT1", "SV7", "CJ10"], at="start_of_turn")
    assert t.view()["train"] == "CJ12"  # the train first
    t.play("take:maria_gertrudis_barcelo_1")
    assert (t.money[0], t.asked) == (10, [(0, "taking_income")])
    t = a_hero("maria_gertrudis_barcelo", place=["N4", "SV7", "CJ10"], at="start_of_turn")
    assert t.asked == [(0, "taking_income")]


@pytest.mark.rule("AU-004")
def test_pat_garrett_sends_an_active_sheriff_up_to_six_territories() -> None:
    t = a_hero("pat_garrett", place=["BT1", "MP6", "CJ10"], wanted=[0, 1, 0], sheriff="MP2")
    t.play("send_sheriff")
    assert "halt" in t.options
    t.play("drive:MP5")
    assert t.asked == [(0, "leading")]
    t.play("drive:MP6")
    assert (t.place[1], t.legend[0]) == ("DR1", 1)
    assert t.why_not("send_sheriff") in ("power-used", "sheriff-rests")
    t = a_hero("pat_garrett", place=["BT1", "MP6", "CJ10"], wanted=[0, 1, 0], sheriff="MP2")
    t.play("send_sheriff", "halt")
    assert (t.view()["sheriff"], t.why_not("send_sheriff")) == ("MP2", "power-used")
    assert a_hero("pat_garrett").why_not("send_sheriff") == "sheriff-rests"


@pytest.mark.rule("AU-004", "AU-R81")
def test_poker_alice_draws_a_card_and_plays_anywhere_with_anybody() -> None:
    t = a_hero("poker_alice", place=["MP6", "SV7", "CJ10"], money=[1, 1, 1])
    t.play("deal_anywhere")
    assert t.asked == [(1, "joining")]
    assert t.hands[0] == 2  # one by the ability, one with the stake
    t.play("join")
    assert t.asked == [(2, "joining")]
    t = a_hero("poker_alice", place=["MP6", "SV7", "CJ10"], money=[1, 1, 1])
    t.play("high_stakes_anywhere")
    assert t.asked == [(1, "joining")]
    assert a_hero("poker_alice").why_not("deal_anywhere") == "too-poor"


@pytest.mark.rule("AU-004", "AU-R107")
def test_seth_bullock_draws_two_cards_for_the_first_bandit_of_a_turn() -> None:
    t = a_hero(
        "seth_bullock",
        hands=[[KING, SPARE], [], []],
        place=["SV3", "RF1", "RF2"],
        bandits=["C1"],
        fights=["fight_2", "fight_3"],
    )
    t.play_on("move", "go:SV2", f"commit:{KING}", "send:fight_3", "take_legend")
    assert t.hands[0] == 3
    assert t.view()["once"] == ["first_bandit"]


def soapy_wins(faces: str, hand: list[str], wounds: int) -> Gulch:
    """Soapy wins at poker, takes the gambler point, and exactly these faces fall."""
    top = ["tip_off_s", "grit_c", "cover_c", "cover_s", "sprint_d", "patch_up_c", "tall_tale_h", "dead_eye_c"]
    for start in range(400):
        t = a_hero(
            "soapy_smith",
            hands=[["first_shot_h", "first_shot_d", *hand], [], []],
            place=["DR5", "SV7", "SV1"],
            money=[1, 0, 0],
            wounds=[wounds, 0, 0],
            top=top,
            chance=["fast", *KEY, start],
        )
        t.play("gamble")
        t.say(2, "lay:grit_c", "lay:cover_c")
        t.say(0, "lay:first_shot_h", "lay:first_shot_d")
        t.play("take:poker_prize_2", "take:gambler_1_1")
        t.decline()
        if [line.split(":")[2] for line in t.log if line.startswith("rolled_one")] == faces.split():
            return t
    raise ValueError(faces)


@pytest.mark.rule("AU-004", "AU-167", "AU-168")
@pytest.mark.parametrize("faces, hand, nuggets", [("pebbles", 4, 0), ("nugget", 2, 1), ("dust pebbles", 4, 0)])
def test_soapy_smith_rolls_a_die_for_a_gambler_point(faces: str, hand: int, nuggets: int) -> None:
    """On pebbles he refills his hand: to four cards with a wound."""
    t = soapy_wins(faces, ["saddle_up_c"], 1)
    assert (t.hands[0], t.of("nuggets")[0]) == (hand, nuggets)


@pytest.mark.rule("AU-168", "AU-167")
def test_a_full_hand_is_not_refilled() -> None:
    assert soapy_wins("pebbles", ["saddle_up_c", "saddle_up_s"], 3).hands[0] == 3


@pytest.mark.rule("WL-R07", "AU-079")
def test_the_fifth_point_from_a_gambler_space_brings_soapy_no_die_for_that_space() -> None:
    faro: dict[str, Any] = {"fights": SHOWN, "chance": an_order("5 8 j"), "money": [4, 0, 0], "legend": [4, 0, 0]}
    t = a_hero("soapy_smith", place=["DR5", "SV7", "CJ10"], legends=[], au={"gambler": [1, 0, 0]}, **faro)
    t.play("faro", "bet:8:10", "bet:j:20", "stay_in")
    told = [line for line in t.log if line.startswith(("on_gambler", "became", "rolled_one"))]
    assert [line.split(":")[0] for line in told[:3]] == ["on_gambler", "became_legend", "on_gambler"]
    t.play("take:gambler_3_1")
    assert any(line.startswith("rolled_one") for line in t.log)  # the next point


@pytest.mark.rule("AU-004")
def test_the_sundance_kid_moves_to_the_train() -> None:
    t = a_hero("sundance_kid", place=["MP6", "SV12", "CJ10"], items=[["whiskey"], [], []])
    assert [option for option in t.options if option.startswith("to_the")] == ["to_the_train:SV12"]
    t.play("to_the_train:SV12")
    assert (t.place[0], t.asked) == ("SV12", [(0, "picking")])  # it is a move: whiskey
    t = a_hero("sundance_kid", place=["MP6", "SV12", "CJ10"], au={"train": "b"})
    assert [option for option in t.options if option.startswith("to_the")] == ["to_the_train:SH1", "to_the_train:DC"]
    t = a_hero("sundance_kid", place=["MP6", "SV7", "CJ10"], sheriff="SV12", wanted=[1, 0, 0])
    assert t.why_not("to_the_train:SV12") == "sheriff-there"


@pytest.mark.rule("AU-004")
def test_curly_bill_draws_two_and_discards_one_if_his_turn_starts_out_of_town() -> None:
    t = a_hero("curly_bill", place=["OC", "SV7", "CJ10"], at="start_of_turn")
    assert t.asked == [(0, "giving_card")]
    t.play(t.options[0])
    assert (t.hands[0], t.asked) == (1, [(0, "taking_income")])
    assert a_hero("curly_bill", place=["BT1", "SV7", "CJ10"], at="start_of_turn").hands[0] == 0


@pytest.mark.rule("AU-004", "AU-197")
def test_before_five_legend_points_nobody_has_a_power() -> None:
    t = a_hero("pat_garrett", legends=[], wanted=[0, 1, 0])
    assert t.why_not("send_sheriff") == "not-your-power"


# ---- goals -----------------------------------------------------------------------------------------------------------
def with_goals(name: str, **more: Any) -> Gulch:
    """Seat 0 holds three of the character's goals; the test says which one it is about."""
    goal = more.pop("goal")
    goals = [sorted({goal, *[k for k in "1234" if k != goal][:2]}), ["1", "2", "3"], ["1", "2", "3"]]
    return a_hero(name, options={"goals": True}, goals=goals, **more)


def met(t: Gulch, goal: str) -> bool:
    t.decline()
    if t.asked and t.asked[0][1] == "acting":
        return t.can(f"declare:{goal}")
    return any(option == f"declare:{goal}" for option in t.options)


@pytest.mark.rule("AU-004")
def test_a_full_till_is_130_dollars() -> None:
    assert met(with_goals("fee_lee_wong", goal="1", money=[13, 0, 0]), "fee_lee_wong_1")
    assert not met(with_goals("fee_lee_wong", goal="1", money=[12, 0, 0]), "fee_lee_wong_1")


def count(t: Gulch, goal: str) -> int:
    """How much of a goal is done, as far as the state notes it."""
    return int(t.table.now[0].to_data()["progress"][int(goal) - 1])


@pytest.mark.rule("AU-004")
def test_goals_of_the_frontier_and_of_two_towns() -> None:
    t = with_goals(
        "fee_lee_wong",
        goal="2",
        hands=[["first_shot_h", "living_legend_d"], [], []],
        place=["F8", "SV7", "CJ10"],
        frontier={"F6a": "lookout", "F8": "dry_gulch"},
    )
    t.play("explore", "spend_card:first_shot_h")
    assert count(t, "2") == 1
    t = with_goals("fee_lee_wong", goal="4", place=["BT1", "SV7", "CJ10"], at="start_of_turn", money=[1, 0, 0])
    t.play("income:money")
    assert count(t, "4") == 0


@pytest.mark.rule("AU-004", "AU-074", "AU-214")
def test_goals_of_gambling_games() -> None:
    from games.western_legends.test_au_faro import FOUR as CARDS
    from games.western_legends.test_au_faro import an_order

    faro = {"place": ["DR5", "SV7", "CJ10"], "money": [3, 0, 0], "fights": CARDS, "chance": an_order("5 8 j")}
    t = with_goals("maria_gertrudis_barcelo", goal="1", **faro)
    t.play("faro", "bet:8:10", "no_more_bets", "take:gambler_1_1")
    assert (count(t, "1"), count(t, "4")) == (1, 2)  # once, and the bit of Darkrock
    t = with_goals("soapy_smith", goal="1", cast=["soapy_smith", *OTHERS], legends=[], **faro)
    t.play("faro", "bet:8:10", "bet:j:20", "take:gambler_1_1", "stay_in")
    assert (count(t, "1"), count(t, "4")) == (1, 1)  # jackpot, $70
    assert met(t, "soapy_smith_1")


@pytest.mark.rule("AU-004")
def test_patroness_spends_ninety_dollars_at_the_cabaret() -> None:
    t = with_goals("maria_gertrudis_barcelo", goal="3", place=["RF3", "SV7", "CJ10"], money=[9, 0, 0])
    t.play("revel", "spend:3")
    assert met(t, "maria_gertrudis_barcelo_3")


@pytest.mark.rule("AU-004")
def test_goals_of_the_law() -> None:
    t = with_goals("pat_garrett", goal="1", place=["BT1", "MP6", "CJ10"], wanted=[0, 3, 0], sheriff="MP5")
    t.play("send_sheriff", "drive:MP6")
    assert met(t, "pat_garrett_1")
    t = with_goals(
        "pat_garrett",
        goal="3",
        hands=[[KING, SPARE], [FOUR, "sprint_d"], []],
        place=["N4", "N4", "SV7"],
        marshal=[1, 0, 0],
        wanted=[0, 3, 0],
    )
    t.play_on("arrest:1", f"commit:{KING}", f"commit:{FOUR}")
    assert met(t, "pat_garrett_3")


@pytest.mark.rule("AU-004")
@pytest.mark.parametrize("name, goal, times", [("pat_garrett", "4", 1), ("seth_bullock", "4", 1)])
def test_goals_of_beaten_renegades(name: str, goal: str, times: int) -> None:
    t = with_goals(
        name,
        goal=goal,
        hands=[[KING, SPARE], [], []],
        place=["S9", "SV7", "CJ10"],
        renegades={"OC": "renegade_deserter"},
        fights=["fight_2", "fight_3"],
    )
    t.play_on("move", "go:OC", f"commit:{KING}", "send:fight_3")
    assert count(t, goal) == times


@pytest.mark.rule("AU-004")
def test_days_work_is_two_fights_against_nobodys_opponents_in_one_turn() -> None:
    t = with_goals(
        "seth_bullock",
        goal="1",
        hands=[[KING, "showdown_c", SPARE], [], []],
        place=["S9", "SV7", "CJ10"],
        renegades={"OC": "renegade_deserter", "S9": "renegade_lookout"},
        fights=["fight_2", "fight_3", "fight_4", "fight_5"],
    )
    t.play_on("move", "go:OC", f"commit:{KING}", "send:fight_3", "move", "go:S9", "commit:showdown_c")
    t.play_on(next(option for option in t.options if option.startswith("send")))
    assert met(t, "seth_bullock_1")


@pytest.mark.rule("AU-004")
def test_honest_drover_and_camp_butcher_turn_in_cattle() -> None:
    cattle: dict[str, Any] = {
        "cattle_green": [["green_1"], [], []],
        "ranch_green": [f"green_{k}" for k in range(2, 9)],
    }
    t = with_goals("seth_bullock", goal="3", place=["W3", "SV7", "CJ10"], marshal=[1, 0, 0], **cattle)
    t.play("move", "go:RS", "yes")
    assert count(t, "3") == 1
    t = with_goals("curly_bill", goal="1", place=["S9", "SV7", "CJ10"], **cattle)
    t.play("move", "go:OC", "yes")
    assert count(t, "1") == 1


def alice_wins(hand: list[str], guests: int, goal: str) -> Gulch:
    hands = [hand, ["cover_c", "grit_s"], ["cover_s", "dead_eye_s"]]
    place = ["DR5", *["DR6"] * guests, *["SV7"] * (2 - guests)]
    drawn = ["tip_off_s", "manhunt_d", "manhunt_h"][: guests + 1]
    top = [*drawn, "sprint_h", "patch_up_c", "tall_tale_h"]
    t = with_goals("poker_alice", goal=goal, hands=hands, place=place, money=[3, 3, 3], top=top)
    t.play("gamble", *["join"] * guests)
    for seat in range(guests + 1):
        t.say(seat, *[f"lay:{card}" for card in hands[seat]])
    t.play("take:poker_prize_1")
    return t


@pytest.mark.rule("AU-004", "AU-R115")
def test_poker_alices_goals_look_at_the_hand_and_at_the_table() -> None:
    t = alice_wins(["first_shot_h", "showdown_c"], 1, "2")
    assert met(t, "poker_alice_2")
    t = alice_wins(["first_shot_h", "first_shot_d"], 2, "4")
    assert met(t, "poker_alice_4")
    t = alice_wins(["tip_off_c", "cheat_h"], 1, "1")  # 3, 4, 5 and a wild card do not reach the 8
    assert count(t, "1") == 0


@pytest.mark.rule("AU-004")
def test_big_fish_is_a_beaten_high_roller() -> None:
    top = ["tip_off_s", "grit_c", "cover_c", "cover_s", "sprint_d", "patch_up_c", "tall_tale_h", "dead_eye_c"]
    t = with_goals(
        "poker_alice",
        goal="3",
        hands=[["first_shot_h", "first_shot_d"], [], []],
        place=["DR5", "SV7", "SV1"],
        money=[3, 0, 0],
        rollers={"darkrock": "high_roller_drummer"},
        top=top,
    )
    t.play("high_roller")
    t.say(2, "lay:grit_c", "lay:cover_c")
    t.say(0, "lay:first_shot_h", "lay:first_shot_d")
    t.play("take:gambler_1_1")
    assert met(t, "poker_alice_3")


@pytest.mark.rule("AU-004")
def test_miracle_cure_is_snake_oil_used_twice() -> None:
    t = with_goals("soapy_smith", goal="3", items=[["snake_oil"], [], []], dice="vein")
    t.play_on("use:snake_oil")
    assert count(t, "3") == 1


@pytest.mark.rule("AU-004")
def test_the_sundance_kids_goals_are_about_trains_and_passes() -> None:
    t = with_goals(
        "sundance_kid",
        goal="2",
        hands=[[KING, SPARE], [], []],
        place=["SV12", "SV7", "CJ10"],
        money=[1, 0, 0],
        heists=["empty_car"],
        au={"train": "RS"},
    )
    t.play("rail", "go:RS", "rob_train")
    assert (count(t, "1"), t.can("declare:sundance_kid_2")) == (1, True)
    assert met(t, "sundance_kid_2")
    t = with_goals("sundance_kid", goal="3", place=["PA", "SV7", "CJ10"])
    t.play("trail")
    assert count(t, "3") == 1


@pytest.mark.rule("AU-004")
def test_toll_road_and_slippery() -> None:
    t = with_goals(
        "curly_bill",
        goal="3",
        hands=[[KING, SPARE], [FOUR, "sprint_d"], []],
        place=["N4", "N4", "SV7"],
    )
    t.play_on("rob:1", f"commit:{KING}", f"commit:{FOUR}")
    assert met(t, "curly_bill_3")
    t = a_gulch(
        [["manhunt_d"], [KING, SPARE], []],
        cast=["annie_oakley", "curly_bill", "bass_reeves"],
        options={"goals": True},
        place=["CJ10", "BT5", "SV7"],
        wanted=[0, 2, 0],
        sheriff="BT7",
        fights=["fight_2", "fight_3", "fight_4", "fight_5"],
    )
    t.play("play:manhunt_d", "drive:BT5", f"drop:{SPARE}")
    t.play_on(f"commit:{KING}", "send:fight_3")
    assert t.table.now[0].to_data()["progress"][4 + 3] == 1
