"""Ante Up: the renegade camp, arrests on its board, the orange ranch."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.buzzard_gulch import Gulch, a_gulch
from games.western_legends.test_au_tokens import FOUR, KING, SPARE, a_meeting

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("ante_up")]


# ---- the camp --------------------------------------------------------------------------------------------------------
def with_cattle(**more: Any) -> Gulch:
    t = a_gulch(
        place=["S9", "SV7", "CJ10"],
        cattle_green=[["green_1"], [], []],
        ranch_green=[f"green_{k}" for k in range(2, 9)],
        **more,
    )
    t.play("move", "go:OC")
    return t


@pytest.mark.rule("AU-162", "AU-163", "AU-164", "AU-R68", "AU-R117")
def test_cattle_of_any_colour_is_rustled_in_the_camp() -> None:
    t = with_cattle()
    t.play("yes")
    assert (t.of("wanted")[0], t.money[0], t.view()["ranches"]) == (1, 20, [8, 8, 8])
    assert t.log[-1].startswith("earned") or "rustled_green:0:green_1" in t.log


@pytest.mark.rule("AU-215")
def test_a_marshal_who_turns_in_cattle_in_the_camp_loses_the_badge() -> None:
    t = with_cattle(marshal=[3, 0, 0])
    t.play("yes")
    assert (t.of("marshal")[0], t.of("wanted")[0]) == (0, 1)


@pytest.mark.rule("AU-R55", "AU-R56")
def test_the_camp_has_no_cattle_of_its_own_and_is_none_of_the_six_hideouts() -> None:
    t = a_gulch(place=["OC", "SV7", "CJ10"])
    assert t.why_not("acquire") == "not-at-ranch"
    t = a_gulch([["tip_off_c"], [], []], place=["SV1", "SV7", "CJ10"])
    t.play("play:tip_off_c")
    assert len([option for option in t.options if option.startswith("add_bandit")]) == 6


@pytest.mark.rule("AU-166")
def test_a_renegade_in_the_camp_is_fought_there() -> None:
    t = a_meeting("renegade_deserter", at="OC", place=["S9", "SV7", "CJ10"])
    assert t.view()["npc"] == "renegade"


# ---- arrests, cattle -------------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-160", "AU-161")
def test_an_arrest_on_that_board_ends_in_the_marshals_office_with_the_sheriff() -> None:
    t = a_gulch([["manhunt_h"], [], []], place=["CJ10", "BT5", "SV7"], wanted=[0, 2, 0], sheriff="BT7")
    t.play_on("play:manhunt_h", "drive:BT5")
    assert (t.place[1], t.view()["sheriff"]) == ("BT1", "BT1")


@pytest.mark.rule("AU-160", "AU-161")
def test_so_does_the_arrest_by_a_player() -> None:
    t = a_gulch(
        [[KING, SPARE], [FOUR, "sprint_d"], []],
        place=["N4", "N4", "SV7"],
        marshal=[1, 0, 0],
        wanted=[0, 1, 0],
        sheriff="DR1",
    )
    t.play_on("arrest:1", f"commit:{KING}", f"commit:{FOUR}")
    assert (t.place[1], t.view()["sheriff"]) == ("BT1", "BT1")


@pytest.mark.rule("AU-R54")
def test_a_sheriff_beaten_over_there_goes_to_his_office_in_darkrock() -> None:
    t = a_gulch(
        [["manhunt_h"], [KING, SPARE], []],
        place=["CJ10", "BT5", "SV7"],
        wanted=[0, 2, 0],
        sheriff="BT7",
        fights=["fight_2", "fight_3", "fight_4", "fight_5"],
    )
    t.play("play:manhunt_h", "drive:BT5")
    if t.asked == [(1, "meeting_sheriff")]:
        t.play(f"drop:{SPARE}")
    t.play(f"commit:{KING}", "send:fight_3")
    t.decline()
    assert (t.place[1], t.view()["sheriff"]) == ("BT5", "DR1")


@pytest.mark.rule("AU-115", "AU-009", "AU-191", "AU-117")
def test_the_orange_ranch_has_a_herd_of_its_own() -> None:
    t = a_gulch(place=["RO", "SV7", "CJ10"])
    assert t.view()["ranches"] == [8, 8, 8]
    t.play("acquire")
    assert t.view()["ranches"] == [8, 8, 7]
    t = a_gulch(
        place=["E1", "SV7", "CJ10"], cattle_green=[["green_1"], [], []], ranch_green=[f"green_{k}" for k in range(2, 9)]
    )
    t.play("move", "go:RO", "yes")
    assert t.of("wanted")[0] == 1


@pytest.mark.rule("AU-115", "AU-117")
@pytest.mark.parametrize(
    "token, money, legend",
    [("orange_1", 20, 0), ("orange_4", 30, 0), ("orange_6", 40, 0), ("orange_7", 0, 1), ("orange_8", 10, 1)],
)
def test_orange_cattle_is_wrangled_for_its_own_rewards(token: str, money: int, legend: int) -> None:
    rest = [f"orange_{k}" for k in range(1, 9) if f"orange_{k}" != token]
    t = a_gulch(place=["W3", "SV7", "CJ10"], cattle_orange=[[token], [], []], ranch_orange=rest)
    t.play("move", "go:RS", "yes")
    assert (t.of("marshal")[0], t.money[0] - 20, t.legend[0]) == (1, money, legend)  # $20 by the marshal's space
