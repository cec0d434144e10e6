"""The six characters of Fistful of Extras: kit and ability."""

from __future__ import annotations

from typing import Any

import pytest

import gulch
from games.western_legends.expanded import HERE, KING, QUEEN, with_expansions
from games.western_legends.frontier_town import herds
from games.western_legends.outpost import Outpost

pytestmark = pytest.mark.compiled
OPTION = "extras"
BELLE, ISOM, PINKERTON = "belle_starr", "isom_dart", "allan_pinkerton"
BUFFALO, BAT, PEARL = "buffalo_bill_cody", "bat_masterson", "pearl_hart"
AT_HIDEOUT: dict[str, Any] = {"place": ["SV3", "RF1", "RF2"], "bandits": ["C1"]}


def a_table(who: str, **given: Any) -> Outpost:
    data = {"cast": [who, "bass_reeves", "billy_the_kid"], "legends": [0], **given}
    return with_expansions(OPTION, **data)


# ---- set-up ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WLX-001", "WLX-002", "WLX-003")
def test_the_six_are_dealt_among_the_others_two_to_each() -> None:
    seen: set[str] = set()
    for seed in range(8):
        table = gulch.load("western_legends").table(6, seed, {OPTION: True})
        offered = [table.view(seat)["players"][seat]["offered"] for seat in range(6)]
        assert [len(pair) for pair in offered] == [2] * 6
        seen |= {name for pair in offered for name in pair}
    assert {BELLE, ISOM, PINKERTON, BUFFALO, BAT, PEARL} <= seen


@pytest.mark.rule("WLX-001")
@pytest.mark.parametrize(
    "who, start, money, cards, items",
    [
        (BELLE, "RF6", 30, 1, ["revolver"]),
        (ISOM, "SH7", 0, 1, ["revolver", "workhorse"]),
        (PINKERTON, "DR8", 0, 1, ["revolver", "holster"]),
        (BUFFALO, "MP2", 0, 1, ["mule", "revolver"]),
        (BAT, "DC", 10, 2, ["revolver"]),
        (PEARL, "DC", 0, 2, ["revolver"]),
    ],
)
def test_each_of_the_six_starts_with_the_printed_kit(
    who: str, start: str, money: int, cards: int, items: list[str]
) -> None:
    cast = [who, "bass_reeves", "doc_holliday"]
    data = {"at": "choose", "chosen": [[], [], []], "known": {}, "place": [None] * 3, **herds([[], [], []])}
    t = with_expansions(OPTION, cast=cast, offered=[[name] for name in cast], **data)
    t.play(*[f"be:{name}" for name in cast])
    if who == PEARL:
        t.play("take:any_ranch_2")
        assert len(t.of("cattle_blue")[0]) == 1
    if who == BELLE:
        t.play(f"start:{start}")
    assert (t.place[0], t.money[0], t.hands[0], t.of("items")[0]) == (start, money, cards, items)
    assert t.of("upgraded")[0] == (["revolver"] if who == BAT else [])


# ---- abilities -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WLX-001", "WL-062")
def test_belle_lowers_the_card_of_a_bandit_and_may_become_wanted_for_him() -> None:
    t = a_table(BELLE, hands=[[QUEEN, "sprint_h"], [], []], fights=["fight_a", "fight_3"], **AT_HIDEOUT)
    t.play("move", "go:SV2", f"commit:{QUEEN}", "send:fight_a")
    assert t.view()["rank"] == ["q", "q"]
    t = a_table(BELLE, hands=[[KING, "sprint_h"], [], []], fights=["fight_j", "fight_3"], **AT_HIDEOUT)
    t.play_on("move", "go:SV2", f"commit:{KING}", "send:fight_j", "take_crime")
    assert (t.of("wanted")[0], t.legend[0], t.of("marshal")[0]) == (1, 0, 0)
    t = a_table("annie_oakley", hands=[[KING, "sprint_h"], [], []], fights=["fight_j", "fight_3"], **AT_HIDEOUT)
    t.play_on("move", "go:SV2", f"commit:{KING}", "send:fight_j")
    assert t.why_not("take_crime") == "not-belle"


@pytest.mark.rule("WLX-001", "WL-062")
def test_isom_drives_his_cattle_for_one_more_action() -> None:
    t = a_table(ISOM, at="start_of_turn", **herds([["green_1"], [], []]))
    assert t.asked == [(0, "driving_hard")]
    t.play("yes", "income:money")
    assert t.view()["actions"] == 4
    t.play("end_turn")
    assert (t.of("cattle_green")[0], t.view()["ranches"]) == ([], [8, 8])
    t = a_table(ISOM, at="start_of_turn", **herds([["green_1"], [], []]))
    t.play("no", "income:money", "end_turn")
    assert len(t.of("cattle_green")[0]) == 1
    assert a_table(ISOM, at="start_of_turn").asked == [(0, "taking_income")]


@pytest.mark.rule("WLX-001", "WL-062")
def test_pinkerton_looks_at_a_hand_and_names_a_rank() -> None:
    t = a_table(
        PINKERTON, hands=[[], ["cheat_h", "stick_em_up_c", KING, "joker_red"], []], place=["MP6", "MP5", "CJ10"]
    )
    assert not t.can("investigate:2")
    t.play("investigate:1")
    assert set(t.view(0)["players"][1]["hand"]) == {"cheat_h", "stick_em_up_c", KING, "joker_red"}
    assert set(t.view(2)["players"][1]["hand"]) == {None}
    assert t.options == ["name_rank:2", "name_rank:k"]
    t.play("name_rank:2")
    assert (t.hand(1), t.view()["actions"]) == (["joker_red", KING], 2)
    assert a_table("annie_oakley", hands=[[], [KING], []], place=HERE).why_not("investigate:1") == "not-pinkerton"


@pytest.mark.rule("WLX-001", "WL-062")
def test_buffalo_bill_finds_a_nugget_out_of_town() -> None:
    assert a_table(BUFFALO, at="start_of_turn").of("nuggets")[0] == 1
    assert a_table(BUFFALO, at="start_of_turn", place=["DR6", "SV7", "CJ10"]).of("nuggets")[0] == 0
    assert a_table(BUFFALO, at="start_of_turn", legends=[]).of("nuggets")[0] == 0


@pytest.mark.rule("WLX-001", "WL-062")
def test_bat_calls_or_chases_off_a_bandit_to_move() -> None:
    t = a_table(BAT, at="start_of_turn", bandits=["A1"])
    t.play("remove_bandit:A1", "go:MP4")
    assert (t.bandits, t.place[0], t.asked) == ([], "MP4", [(0, "taking_income")])
    t = a_table(BAT, at="start_of_turn", bandits=["A1"])
    t.play("add_bandit:C2", "go:MP6")
    assert t.bandits == ["A1", "C2"]
    t = a_table(BAT, at="start_of_turn")
    t.play("no_bandit")
    assert t.asked == [(0, "taking_income")]


@pytest.mark.rule("WLX-R07", "WL-062")
def test_pearl_draws_a_card_and_rides_when_the_action_is_over() -> None:
    t = a_table(PEARL, hands=[[KING, "grit_c"], [], []], marshal=[1, 0, 0])
    t.play(f"play:{KING}")
    t.decline()
    assert (t.hands[0], t.asked) == (2, [(0, "going")])
    t.play("go:MP4")
    assert (t.place[0], t.asked) == ("MP4", [(0, "acting")])
    t = a_table(PEARL, hands=[[KING], [], []], marshal=[1, 0, 0], legends=[])
    t.play_on(f"play:{KING}")
    assert t.asked == [(0, "acting")]


@pytest.mark.rule("WL-R07")
def test_the_fifth_point_from_a_marshal_space_brings_pearl_nothing_for_that_space() -> None:
    t = a_table(PEARL, hands=[[KING, "living_legend_d"], [], []], marshal=[2, 0, 0], legend=[3, 0, 0], legends=[])
    t.play_on(f"play:{KING}")
    assert (t.legend[0], t.of("legendary")[0], t.hands[0], t.asked) == (5, True, 1, [(0, "acting")])
    t.play_on("play:living_legend_d")
    assert (t.hands[0], t.asked) == (1, [(0, "going")])


@pytest.mark.rule("WLX-R07")
def test_pearl_rides_after_a_robbery_not_in_the_middle_of_it() -> None:
    t = a_table(PEARL, hands=[[KING, "grit_c"], ["sprint_h"], []], place=HERE, money=[0, 4, 0])
    t.play("rob:1", f"commit:{KING}", "refuse", "pass")
    assert t.asked == [(0, "looting")]
    t.play("steal_money")
    t.decline()
    t.play("go:MP6")
    assert (t.money[0], t.asked) == (20, [(0, "acting")])
