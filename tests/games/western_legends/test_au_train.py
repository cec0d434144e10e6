"""Ante Up: the train, where it stops, and how it is robbed."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.buzzard_gulch import Gulch, a_gulch

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("ante_up")]
KING = "living_legend_h"
SPARE = "sprint_h"
TWO = "cheat_h"
FIGHTS = ["fight_2", "fight_3", "fight_8", "fight_j", "fight_q"]


def a_robbery(heist: str, mine: str = KING, fights: list[str] | None = None, **more: Any) -> Gulch:
    """Seat 0 robs the train at the station of the main board; seat 2 plays the guards."""
    hands = [[mine, SPARE], [], []]
    t = a_gulch(hands, place=["SV12", "SV7", "CJ10"], heists=[heist], fights=fights or FIGHTS, **more)
    t.play("rob_train")
    return t


def win(t: Gulch, sent: str = "fight_2", mine: str = KING) -> Gulch:
    t.play_on(f"commit:{mine}", f"send:{sent}")
    return t


# ---- where it goes ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-092", "AU-093", "AU-094", "AU-187", "AU-188", "AU-R29", "AU-R90", "AU-R89")
def test_the_train_goes_round_eight_stops_one_at_the_start_of_every_turn() -> None:
    t = a_gulch(place=["MP6", "SV7", "CJ10"])
    seen = [t.view()["train"]]
    for _ in range(8):
        t.play("end_turn")
        seen.append(t.view()["train"])
        t.play("income:money")
    assert seen == ["SV12", "CJ12", "PC", "RS", "PA", "a_right", "b", "a_left", "SV12"]


@pytest.mark.rule("AU-092", "AU-R28")
def test_the_train_moves_before_other_effects_of_the_start_of_a_turn() -> None:
    cast = ["annie_oakley", "bass_reeves", "billy_the_kid"]
    t = a_gulch(cast=cast, legends=[1])
    t.play("end_turn")
    log = [line.split(":")[0] for line in t.log]
    assert log.index("train_at") < log.index("drew")  # Bass Reeves draws a card


@pytest.mark.rule("AU-R30")
def test_the_train_does_nothing_to_whoever_is_at_its_stop() -> None:
    t = a_gulch(place=["CJ12", "SV12", "CJ10"], renegades={"PC": "renegade_deserter"})
    t.play("end_turn", "income:money", "end_turn", "income:money")
    assert t.view()["train"] == "PC"
    assert t.place == ["CJ12", "SV12", "CJ10"]
    assert t.tokens == {"PC": "renegade"}


@pytest.mark.rule("AU-095", "AU-096", "AU-097", "AU-219", "AU-220")
def test_the_train_is_one_more_location_beside_that_of_its_stop() -> None:
    t = a_gulch([[KING], [], []], place=["SV12", "PC", "CJ10"])
    assert {"rob_train", "work"} <= set(t.options)
    t.play("work")
    assert t.money[0] == 10
    t.play("end_turn", "income:money", "work")  # pass C, without the train
    assert t.money[1] == 30


@pytest.mark.rule("AU-220", "AU-199", "AU-160")
@pytest.mark.parametrize(
    "place", ["SH8", "PA", "PC", "RS", "BT1", "BT2", "BT5", "RO", "OC", "F6a", "F7d", "F8", "CJ12"]
)
def test_work_is_found_at_every_new_location(place: str) -> None:
    t = a_gulch(place=[place, "SV7", "CJ10"])
    t.play("work")
    assert t.money[0] == 10


@pytest.mark.rule("AU-203", "AU-220")
def test_the_rest_of_that_board_is_open_land() -> None:
    assert a_gulch(place=["N4", "SV7", "CJ10"]).why_not("work") == "no-location"


# ---- who may rob it --------------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-098", "AU-109", "AU-210", "AU-R31", "AU-EX-1")
@pytest.mark.parametrize(
    "stop, places",
    [
        ("SV12", ["SV12"]),
        ("CJ12", ["CJ12"]),
        ("PA", ["PA"]),
        ("a_right", ["MP1", "SH8"]),
        ("b", ["SH1", "DC"]),
        ("a_left", ["MP1", "SH8"]),
    ],
)
def test_the_train_is_robbed_at_its_stop_or_from_the_hideouts_of_its_letter(stop: str, places: list[str]) -> None:
    for place in ["SV12", "CJ12", "SV2", "PA", "MP1", "SH8", "SH1", "DC"]:
        t = a_gulch([[KING], [], []], place=[place, "SV7", "CJ10"], au={"train": stop})
        assert t.can("rob_train") == (place in places)


@pytest.mark.rule("AU-R65", "AU-R92")
def test_nobody_robs_the_train_without_a_card() -> None:
    assert a_gulch(place=["SV12", "SV7", "CJ10"]).why_not("rob_train") == "needs-a-card"


@pytest.mark.rule("AU-099", "AU-R34")
def test_one_train_robbery_per_turn_beside_one_bank_heist() -> None:
    t = a_robbery("empty_car", once=["heist"])
    assert t.why_not("rob_train") == "train-robbed"
    t.play("end_turn", "income:money", "end_turn", "income:money", "end_turn", "income:money")
    assert t.view()["done_this_turn"] == []


@pytest.mark.rule("AU-R91")
def test_a_bandit_who_came_later_does_not_keep_anybody_from_the_train() -> None:
    t = a_gulch([[KING], [], []], place=["SH1", "SV7", "CJ10"], bandits=["B1"], au={"train": "b"})
    assert t.can("rob_train")


# ---- the fight -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-100", "AU-101", "AU-102", "AU-103", "AU-104", "AU-108", "AU-008", "AU-196")
def test_the_player_to_the_right_plays_as_many_guards_as_the_card_says() -> None:
    t = a_robbery("payroll")
    assert t.view()["heist_now"] == ["payroll"]
    assert len(t.view(2)["players"][2]["npc_hand"]) == 3
    assert t.asked == [(0, "committing")]
    t.play(f"commit:{KING}")
    assert t.asked == [(2, "sending")]
    t.play("send:fight_2")
    assert t.asked == [(0, "reacting")]
    t.decline()
    assert set(t.table.now[0].to_data()["fight_deck"][:3]) == {"fight_2", "fight_3", "fight_8"}
    assert KING in t.discard
    assert t.view()["heists_done"] == ["payroll"]


@pytest.mark.rule("AU-105", "AU-107", "AU-R33")
def test_the_guards_win_ties_and_a_loser_takes_a_wound_and_a_card() -> None:
    t = a_gulch(
        [["pickpocket_c", SPARE], [], []],
        place=["SV12", "SV7", "CJ10"],
        heists=["mail_car"],
        fights=["fight_q", "fight_2"],
    )
    t.play("rob_train", "commit:pickpocket_c", "send:fight_q")
    t.decline()
    assert (t.wounds[0], t.of("wanted")[0], t.money[0]) == (1, 0, 0)
    assert t.hands[0] == 3  # the spare one, the queen's, the loser's


@pytest.mark.rule("AU-106")
@pytest.mark.parametrize(
    "heist, money, wanted, legend, nuggets, cards",
    [
        ("mail_car", 30, 1, 0, 0, 0),
        ("drummers_trunk", 0, 1, 0, 0, 3),
        ("payroll", 50, 2, 0, 0, 1),
        ("assay_crate", 20, 2, 0, 1, 1),
        ("parlor_car", 30, 1, 1, 0, 0),
        ("express_safe", 80, 3, 0, 0, 1),
        ("bullion_car", 0, 2, 1, 2, 1),
    ],
)
def test_a_won_fight_brings_what_the_heist_card_says(
    heist: str, money: int, wanted: int, legend: int, nuggets: int, cards: int
) -> None:
    """The cards include the one that the second wanted space gives; the guards' card only hurts."""
    t = win(a_robbery(heist, fights=["fight_8", "fight_3", "fight_2", "fight_j"]), "fight_8")
    assert (t.money[0], t.of("wanted")[0], t.legend[0], t.of("nuggets")[0]) == (money, wanted, legend, nuggets)
    assert t.hands[0] == 1 + cards


@pytest.mark.rule("AU-107")
@pytest.mark.parametrize(
    "heist, wanted, money, hand, place",
    [
        ("mail_car", 0, 30, 2, "SV12"),
        ("drummers_trunk", 0, 20, 2, "SV12"),
        ("payroll", 1, 30, 2, "SV12"),
        ("assay_crate", 0, 30, 1, "SV12"),
        ("parlor_car", 1, 30, 2, "SV12"),
        ("express_safe", 1, 30, 1, "SV12"),
        ("bullion_car", 0, 30, 2, "DR1"),
    ],
)
def test_a_lost_fight_costs_what_the_heist_card_says(
    heist: str, wanted: int, money: int, hand: int, place: str
) -> None:
    t = a_robbery(heist, TWO, ["fight_8", "fight_3", "fight_4", "fight_5"], money=[3, 0, 0])
    t.play_on(f"commit:{TWO}", "send:fight_8")
    if t.asked == [(0, "giving_card")]:
        t.play(t.options[0])
    assert (t.of("wanted")[0], t.money[0], t.hands[0], t.place[0]) == (wanted, money, hand, place)
    assert t.wounds[0] == 2  # one by the loss, one by the 8


@pytest.mark.rule("AU-R93")
def test_the_bullion_car_leads_to_the_office_of_its_board_without_an_arrest() -> None:
    t = a_gulch(
        [[TWO, SPARE], [], []],
        place=["RS", "SV7", "CJ10"],
        heists=["bullion_car"],
        fights=["fight_8", "fight_9", "fight_j", "fight_k"],
        au={"train": "RS"},
        money=[4, 0, 0],
        nuggets=[2, 0, 0],
        wanted=[2, 0, 0],
        sheriff="MP5",
        renegades={"BT1": "renegade_deserter"},
    )
    t.play_on("rob_train", f"commit:{TWO}", "send:fight_8")
    assert (t.place[0], t.money[0], t.of("nuggets")[0], t.of("wanted")[0]) == ("BT1", 40, 2, 2)
    assert t.view()["sheriff"] == "MP5"
    assert t.tokens == {"BT1": "renegade"}


@pytest.mark.rule("AU-100", "AU-R92")
def test_the_empty_car_has_no_guards_and_ten_dollars() -> None:
    t = a_robbery("empty_car")
    assert (t.money[0], t.of("wanted")[0], t.hands[0]) == (10, 0, 2)
    assert t.asked == [(0, "acting")]


@pytest.mark.rule("AU-R32")
def test_heist_cards_are_reshuffled_when_all_are_gone() -> None:
    gone = ["drummers_trunk", "payroll", "assay_crate", "parlor_car", "express_safe", "bullion_car", "empty_car"]
    t = a_gulch(
        [[KING, SPARE], [], []],
        place=["SV12", "SV7", "CJ10"],
        fights=FIGHTS,
        au={"heist_deck": [], "heists_done": [*gone, "mail_car"]},
    )
    t.play("rob_train")
    assert t.view()["heists_left"] == 7
    assert len(t.view()["heists_done"]) in (0, 1)
