"""Ante Up: renegades and freelance prospectors, longhorns, nuggets on the board."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.buzzard_gulch import Gulch, a_gulch

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("ante_up")]
KING = "living_legend_h"
SPARE = "sprint_h"
TWO = "cheat_h"
FOUR = "manhunt_h"


def a_meeting(token: str, mine: str = KING, at: str = "MP5", **more: Any) -> Gulch:
    """Seat 0 walks into a token; seat 2 has fight cards that only hurt."""
    kind = "prospectors" if token.startswith("prospector") else "renegades"
    fights = ["fight_8", "fight_3", "fight_2", "fight_4"]
    data: dict[str, Any] = {"place": ["MP6", "SV7", "CJ10"], "fights": fights, kind: {at: token}, **more}
    t = a_gulch([[mine, SPARE], [], []], **data)
    t.play("move", f"go:{at}")
    return t


# ---- renegades and prospectors ---------------------------------------------------------------------------------------
@pytest.mark.rule("AU-049", "AU-050", "AU-051", "AU-061", "AU-011", "AU-192")
def test_a_renegade_ends_the_movement_is_turned_over_and_fought() -> None:
    t = a_gulch(
        [[KING, SPARE], [], []],
        place=["MP6", "SV7", "CJ10"],
        items=[["mustang"], [], []],
        renegades={"MP5": "renegade_tracker"},
        fights=["fight_8", "fight_3", "fight_4"],
    )
    assert t.tokens == {"MP5": "renegade"}
    t.play("move", "go:MP5")
    assert t.view()["renegade_met"] == ["renegade_tracker"]
    assert len(t.view(2)["players"][2]["npc_hand"]) == 3
    assert t.asked == [(0, "committing")]


@pytest.mark.rule("AU-052", "AU-053", "AU-R16")
def test_a_beaten_renegade_gives_what_the_token_shows_and_goes_back() -> None:
    t = a_meeting("renegade_stage_robber")
    t.play_on(f"commit:{KING}", "send:fight_8")
    assert (t.legend[0], t.money[0], t.asked) == (1, 10, [(0, "acting")])
    assert t.tokens == {}
    assert len(t.table.now[0].to_data()["ante_up"]["renegade_supply"]) == 9


@pytest.mark.rule("AU-053")
@pytest.mark.parametrize(
    "token, legend, money, cards",
    [
        ("renegade_horse_trader", 0, 20, 0),
        ("renegade_deserter", 0, 20, 0),
        ("renegade_lookout", 0, 0, 2),
        ("renegade_stage_robber", 1, 10, 0),
        ("renegade_bushwhacker", 1, 10, 0),
        ("renegade_tracker", 1, 0, 1),
        ("renegade_hired_gun", 2, 0, 0),
        ("renegade_gang_boss", 2, 0, 0),
    ],
)
def test_each_renegade_has_a_reward_of_its_own(token: str, legend: int, money: int, cards: int) -> None:
    t = a_meeting(token)
    t.play_on(f"commit:{KING}", "send:fight_8")
    assert (t.legend[0], t.money[0], t.hands[0]) == (legend, money, 1 + cards)


@pytest.mark.rule("AU-053", "AU-010", "AU-194")
def test_the_nameless_rider_leaves_a_legend_token() -> None:
    t = a_meeting("renegade_nameless_rider")
    t.play_on(f"commit:{KING}", "send:fight_8")
    assert len(t.legend_tokens(0)) == 1


@pytest.mark.rule("AU-054", "AU-052")
def test_who_loses_to_a_renegade_takes_a_wound_and_a_card() -> None:
    t = a_meeting("renegade_deserter", TWO)
    t.play_on(f"commit:{TWO}", "send:fight_8")
    assert (t.wounds[0], t.hands[0], t.money[0]) == (2, 2, 0)  # one of the wounds by the 8
    assert t.tokens == {}


@pytest.mark.rule("AU-055", "AU-056", "AU-057", "AU-058", "AU-059", "AU-R14")
@pytest.mark.parametrize(
    "token, cards, nuggets",
    [("prospector_greenhorn", 2, 1), ("prospector_claim_jumper", 3, 2), ("prospector_mad_miner", 4, 3)],
)
def test_a_beaten_prospector_leaves_his_gold(token: str, cards: int, nuggets: int) -> None:
    t = a_meeting(token)
    assert len(t.view(2)["players"][2]["npc_hand"]) == cards
    t.play_on(f"commit:{KING}", "send:fight_8")
    assert (t.of("nuggets")[0], t.of("wanted")[0], t.tokens) == (nuggets, 0, {})


@pytest.mark.rule("AU-060")
def test_who_loses_to_a_prospector_takes_a_wound_and_a_card() -> None:
    t = a_meeting("prospector_greenhorn", TWO)
    t.play_on(f"commit:{TWO}", "send:fight_8")
    assert (t.wounds[0], t.hands[0], t.of("nuggets")[0], t.tokens) == (2, 2, 0, {})


@pytest.mark.rule("AU-061")
def test_a_tie_goes_to_the_token() -> None:
    t = a_meeting("renegade_deserter", "tall_tale_h", fights=["fight_8", "fight_3"])
    t.play_on("commit:tall_tale_h", "send:fight_8")
    assert t.money[0] == 0


@pytest.mark.rule("AU-R15", "AU-R03", "AU-206")
def test_a_bandit_is_fought_before_the_token_beside_him() -> None:
    t = a_meeting("renegade_deserter", at="MP1", bandits=["A1"], fights=["fight_8", "fight_3", "fight_2", "fight_4"])
    assert t.view()["npc"] == "bandit"
    t.play_on(f"commit:{KING}", "send:fight_8", "take_legend")
    assert t.view()["npc"] == "renegade"


@pytest.mark.rule("AU-R97", "AU-205")
def test_tokens_that_fight_bar_a_story_move_longhorns_and_nuggets_do_not() -> None:
    t = a_gulch(
        place=["MP6", "SV7", "CJ10"],
        stories=["tribes_of_the_mesa", "north_drive"],
        at="stories",
        markers={},
        renegades={"MP5": "renegade_deserter"},
        au={"grazing": {"MP7": 1}, "lost_gold": {"MP7": 1}},
        story_markers=[1, 0, 1, 0, 0, 0],
    )
    assert t.asked == [(0, "going")]
    assert "go:MP5" not in t.options
    assert "go:MP7" in t.options


@pytest.mark.rule("AU-R107")
def test_a_beaten_renegade_is_no_beaten_bandit_for_characters() -> None:
    t = a_meeting("renegade_deserter", cast=["wyatt_earp", "bass_reeves", "billy_the_kid"], legends=[0])
    t.play_on(f"commit:{KING}", "send:fight_8")
    assert t.view()["actions"] == 2
    assert "beat_bandit" not in t.view()["deeds"]


# ---- longhorns -------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-038", "AU-041", "AU-012", "AU-033")
def test_an_action_takes_one_or_more_longhorns() -> None:
    t = a_gulch(place=["MP6", "SV7", "CJ10"], au={"grazing": {"MP6": 2}, "longhorns": [3, 0, 0]})
    t.play("round_up")
    assert t.options == ["take_some:1", "take_some:2"]
    t.play("take_some:2")
    assert (t.longhorns, t.view()["grazing"]) == ([5, 0, 0], {})
    assert t.why_not("round_up") == "no-longhorns"


@pytest.mark.rule("AU-042", "AU-R13")
def test_each_longhorn_slows_its_owner_down_to_one_territory() -> None:
    t = a_gulch(items=[["mustang"], [], []], au={"longhorns": [2, 0, 0]})
    assert t.of("speed")[0] == 2
    t = a_gulch(items=[["mustang"], [], []], au={"longhorns": [5, 0, 0]})
    assert t.of("speed")[0] == 1
    t = a_gulch(au={"longhorns": [1, 0, 0]})
    assert t.of("speed")[0] == 1  # on foot


@pytest.mark.rule("AU-R95")
def test_saddle_up_is_added_before_longhorns_are_counted() -> None:
    t = a_gulch([["saddle_up_c"], [], []], place=["MP6", "SV7", "CJ10"], au={"longhorns": [3, 0, 0]})
    t.play("play:saddle_up_c")
    one_step = a_gulch(place=["MP6", "SV7", "CJ10"], au={"longhorns": [1, 0, 0]})
    one_step.play("move")
    assert t.options == one_step.options


@pytest.mark.rule("AU-R13")
def test_a_move_of_a_fixed_length_is_not_slowed() -> None:
    t = a_gulch([["scouting_c"], [], []], place=["MP6", "SV7", "CJ10"], au={"longhorns": [3, 0, 0]})
    t.play("play:scouting_c")
    free = a_gulch(place=["MP6", "SV7", "CJ10"], items=[["mule"], [], []])
    free.play("move")
    assert t.options == free.options  # three territories


@pytest.mark.rule("AU-043", "AU-044", "AU-045", "AU-116", "AU-118", "AU-165", "AU-R10", "AU-R11", "AU-R12")
@pytest.mark.parametrize("there, beside", [("SV12", "SV11"), ("RS", "W3"), ("RO", "E1"), ("OC", "S9")])
def test_longhorns_are_turned_in_where_a_movement_ends(there: str, beside: str) -> None:
    t = a_gulch(place=[beside, "SV7", "CJ10"], money=[9, 0, 0], au={"longhorns": [3, 0, 0]})
    t.play("move", f"go:{there}")
    assert t.options == ["take_some:0", "take_some:1", "take_some:2", "take_some:3"]
    t.play("take_some:2")
    assert (t.longhorns[0], t.legend[0], t.money[0]) == (1, 2, 120)  # the limit
    assert (t.of("marshal")[0], t.of("wanted")[0]) == (0, 0)


@pytest.mark.rule("AU-R117")
def test_longhorns_meet_no_condition_of_a_story() -> None:
    t = a_gulch(place=["SV11", "SV7", "CJ10"], au={"longhorns": [1, 0, 0]}, stories=["north_drive", "wild_wild_west"])
    t.play("move", "go:SV12", "take_some:1")
    assert "deliver_cattle" not in t.view()["deeds"]
    assert t.asked == [(0, "acting")]


def a_robbery(**more: Any) -> Gulch:
    hands = [[KING, SPARE], [FOUR, "sprint_d"], []]
    data = {"place": ["MP6", "MP6", "CJ10"], "au": {"longhorns": [0, 2, 0]}, **more}
    t = a_gulch(hands, **data)
    t.play_on("rob:1", f"commit:{KING}", f"commit:{FOUR}")
    return t


@pytest.mark.rule("AU-040", "AU-046", "AU-048", "AU-204")
def test_a_robbery_takes_a_longhorn_or_cattle_beside_the_money() -> None:
    cattle: dict[str, Any] = {
        "cattle_green": [[], ["green_1"], []],
        "ranch_green": [f"green_{k}" for k in range(2, 9)],
        "money": [0, 4, 0],
    }
    t = a_robbery(**cattle)
    t.play("steal_money")
    assert sorted(t.options) == ["drive_off_cattle", "drive_off_longhorn", "leave_herd"]
    t.play("drive_off_longhorn")
    assert (t.longhorns, t.money) == ([1, 1, 0], [20, 20, 0])
    assert len(t.of("cattle_green")[1]) == 1
    t = a_robbery(**cattle)
    t.play("steal_money", "drive_off_cattle")
    assert (t.longhorns, len(t.of("cattle_green")[0])) == ([0, 2, 0], 1)


@pytest.mark.rule("AU-204", "AU-041")
def test_a_robber_with_a_cattle_token_may_still_take_a_longhorn() -> None:
    t = a_robbery(
        cattle_green=[["green_2"], ["green_1"], []],
        ranch_green=[f"green_{k}" for k in range(3, 9)],
    )
    assert sorted(t.options) == ["drive_off_longhorn", "leave_herd"]


@pytest.mark.rule("AU-047", "AU-R12")
def test_an_arrest_costs_all_longhorns() -> None:
    t = a_gulch(
        [["manhunt_h"], [], []],
        place=["CJ10", "MP6", "SV7"],
        wanted=[0, 2, 0],
        sheriff="MP5",
        au={"longhorns": [0, 3, 0]},
    )
    t.play_on("play:manhunt_h", "drive:MP6")
    assert (t.place[1], t.longhorns) == ("DR1", [0, 0, 0])


# ---- nuggets on the board --------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-088", "AU-089", "AU-090")
def test_whoever_ends_a_movement_on_nuggets_takes_as_many_as_there_is_room_for() -> None:
    t = a_gulch(place=["MP6", "SV7", "CJ10"], nuggets=[2, 0, 0], au={"lost_gold": {"MP5": 3}})
    t.play("move", "go:MP5")
    assert t.options == ["take_some:0", "take_some:1", "take_some:2"]
    t.play("take_some:2")
    assert (t.of("nuggets")[0], t.view()["lost_gold"], t.view()["actions"]) == (4, {"MP5": 1}, 2)


@pytest.mark.rule("AU-091", "AU-R26", "AU-R27")
def test_a_move_of_no_steps_is_needed_for_nuggets_where_one_stands() -> None:
    t = a_gulch(place=["MP6", "SV7", "CJ10"], au={"lost_gold": {"MP6": 1}})
    assert t.asked == [(0, "acting")]
    t.play("move", "go:MP6", "take_some:0", "move", "go:MP6", "take_some:1")
    assert (t.of("nuggets")[0], t.view()["actions"]) == (1, 1)


@pytest.mark.rule("AU-R99", "AU-R93")
def test_trails_and_rides_pick_up_nuggets() -> None:
    t = a_gulch(place=["PA", "SV7", "CJ10"], au={"lost_gold": {"SH8": 1}})
    t.play("trail", "take_some:1")
    assert t.of("nuggets")[0] == 1
    t = a_gulch(place=["SV12", "SV7", "CJ10"], money=[1, 0, 0], au={"lost_gold": {"RS": 1}})
    t.play("rail", "go:RS", "take_some:1")
    assert t.of("nuggets")[0] == 1


@pytest.mark.rule("AU-R98")
def test_after_a_move_come_cattle_longhorns_nuggets_and_then_abilities() -> None:
    t = a_gulch(
        cast=["billy_the_kid", "bass_reeves", "annie_oakley"],
        legends=[0],
        place=["SV11", "SV12", "CJ10"],
        money=[0, 1, 0],
        cattle_green=[["green_1"], [], []],
        ranch_green=[f"green_{k}" for k in range(2, 9)],
        au={"longhorns": [1, 0, 0], "lost_gold": {"SV12": 1}},
    )
    t.play("move", "go:SV12")
    seen = []
    for answer in ("yes", "take_some:1", "take_some:1", "pick:1"):
        seen.append(t.asked[0][1])
        t.play(answer)
    assert seen == ["deciding", "hauling", "hauling", "picking"]
