"""The Man in Black: his ten cards, fights with him, and the end of the game."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.expanded import with_expansions
from games.western_legends.outpost import Outpost, a_table
from gulch.games.western_legends.components import POKER_CARDS

pytestmark = pytest.mark.compiled
TOKENS = [f"token_{k + 1}" for k in range(18)]
KING = "living_legend_h"  # without a text for fights


def his_card(card: str, **given: Any) -> Outpost:
    """The end of a round: seat 0 is the first player, and this is his top card."""
    data: dict[str, Any] = {"seats": 2, "hands": [[], []], "place": ["MP6", "CJ10"], "man": "SV12", **given}
    t = a_table(man_cards=[card], at="man_in_black", **data)
    assert f"man_plays:{card}" in t.log
    return t


def his(t: Outpost) -> tuple[str, int]:
    """Where he is, and his legend points."""
    return t.view()["man"], t.view()["man_legend"]


@pytest.mark.rule("WL-335", "WL-337")
def test_with_two_players_he_starts_at_the_rail_station_and_plays_a_card_each_round() -> None:
    t = a_table(seats=2, hands=[[], []], actions=0, man_cards=["ledger", "box_seat"], place=["MP6", "CJ10"], man="SV12")
    t.play("income:money", "end_turn")
    assert t.view()["man_discard"] == ["ledger"]
    assert t.view()["round"] == 2


@pytest.mark.rule("WL-335")
def test_with_more_players_he_is_not_there() -> None:
    t = a_table(seats=3, actions=0)
    for seat in (1, 2):
        t.play("income:money", "end_turn")
        assert seat
    assert t.view()["man"] is None
    assert t.view()["man_discard"] == []


@pytest.mark.rule("WL-337")
def test_the_ledger_costs_whoever_is_at_the_bank() -> None:
    t = his_card("ledger", place=["DR8", "CJ10"], money=[5, 5])
    assert (his(t), t.money) == (("DR8", 2), [30, 50])


@pytest.mark.rule("WL-337")
@pytest.mark.parametrize("place, points", [("CJ10", 2), ("RF1", 1)])
def test_a_box_seat_is_worth_more_if_nobody_is_in_red_falls(place: str, points: int) -> None:
    assert his(his_card("box_seat", place=["MP6", place])) == ("RF3", points)


@pytest.mark.rule("WL-337")
def test_the_lone_hunt_removes_the_nearest_bandit() -> None:
    t = his_card("lone_hunt", man="SV5", bandits=["C1", "A2"])
    assert (his(t), t.bandits) == (("SV2", 2), ["A2"])


@pytest.mark.rule("WL-337")
def test_the_lone_hunt_without_bandits_brings_gang_a_back() -> None:
    t = his_card("lone_hunt", place=["MP1", "CJ10"])
    assert (his(t), t.bandits) == (("SV12", 0), ["A2"])


@pytest.mark.rule("WL-337")
def test_of_equally_near_bandits_the_player_with_fewer_points_chooses() -> None:
    t = his_card("lone_hunt", man="DR5", bandits=["A1", "C1"], legend=[5, 3])
    assert (t.asked, t.options) == ([(1, "sending_man")], ["send_man:MP1", "send_man:SV2"])
    t.play("send_man:MP1")
    assert (his(t), t.bandits) == (("MP1", 2), ["C1"])


@pytest.mark.rule("WL-337")
def test_of_equal_players_the_first_one_chooses_for_him() -> None:
    t = his_card("lone_hunt", man="DR5", bandits=["A1", "C1"], legend=[3, 3])
    assert t.asked == [(0, "sending_man")]


@pytest.mark.rule("WL-337")
@pytest.mark.parametrize("dice, points", [("nugget", 2), ("dust", 1), ("pebbles", 1)])
def test_the_night_shift_rolls_one_die_at_the_nearest_mine(dice: str, points: int) -> None:
    assert his(his_card("night_shift", man="SV4", dice=dice)) == ("SV3", points)


@pytest.mark.rule("WL-337")
def test_the_cattle_deal_sends_cattle_home() -> None:
    green = [f"green_{k}" for k in range(2, 9)]
    t = his_card("cattle_deal", man="MP6", cattle_green=[["green_1"], []], ranch_green=green)
    assert his(t) == ("SV12", 2)
    assert t.of("cattle_green") == [[], []]


@pytest.mark.rule("WL-337")
def test_the_cattle_deal_sends_one_token_home_of_whoever_has_several() -> None:
    given: dict[str, Any] = {"place": ["MP6", "CJ10"], "man": "MP6", "man_cards": ["cattle_deal"], "hands": [[], []]}
    herd = {"cattle_green": [["green_1"], []], "cattle_blue": [["blue_1"], []]}
    herd |= {f"ranch_{colour}": [f"{colour}_{k}" for k in range(2, 9)] for colour in ("green", "blue")}
    t = with_expansions("extras", at="man_in_black", items=[["workhorse"], []], **herd, **given)
    t.play("give_up:blue")
    assert his(t) == ("SV12", 2)
    assert (len(t.of("cattle_green")[0]), len(t.of("cattle_blue")[0])) == (1, 0)


@pytest.mark.rule("WL-R81")
def test_a_reputation_of_the_turn_before_does_not_count_in_his() -> None:
    hands = [["second_wind_c", "reputation_c"], []]
    t = his_card("reckoning", hands=hands, legend=[4, 1], fights=["fight_a", "fight_8", "fight_q"], reputed=1)
    t.play("commit:second_wind_c", "pass", "take:fight_a_3")
    assert t.asked == [(0, "boosting")]


@pytest.mark.rule("WL-337", "WL-R77")
def test_the_reckoning_is_a_duel_with_the_greater_legend() -> None:
    t = his_card(
        "reckoning", hands=[["sprint_h"], [KING, "grit_c"]], legend=[1, 4], fights=["fight_3", "fight_8", "fight_q"]
    )
    assert (his(t)[0], t.asked) == ("CJ10", [(1, "facing")])
    t.play(f"commit:{KING}")
    assert t.view()["rank"] == ["q", "q"]  # his queen against a king at -1
    t.decline()
    assert (his(t)[1], t.wounds) == (2, [0, 1])


@pytest.mark.rule("WL-R77")
def test_a_player_may_refuse_the_reckoning() -> None:
    t = his_card("reckoning", hands=[["sprint_h"], [KING, "grit_c"]], legend=[1, 4])
    t.play("surrender")
    assert (his(t)[1], t.wounds) == (2, [0, 1])


@pytest.mark.rule("WL-R77")
def test_who_wins_the_reckoning_denies_him_his_points() -> None:
    t = his_card(
        "reckoning",
        hands=[["sprint_h"], ["second_wind_c", "grit_c"]],
        legend=[1, 4],
        fights=["fight_3", "fight_8", "fight_q"],
    )
    t.play("commit:second_wind_c")
    t.decline()
    assert (his(t)[1], t.wounds) == (0, [0, 0])


@pytest.mark.rule("WL-337", "WL-370")
def test_the_toll_takes_half_of_the_nearest_players_money() -> None:
    t = his_card("toll", hands=[[KING, "grit_c"], []], man="MP5", money=[5, 9])
    assert t.asked == [(0, "facing")]
    t.play("surrender")
    assert (his(t), t.money) == (("MP6", 1), [20, 90])


@pytest.mark.rule("WL-337")
def test_who_resists_the_toll_gains_twenty_dollars() -> None:
    t = his_card(
        "toll",
        hands=[["second_wind_c", "grit_c"], []],
        man="MP5",
        money=[5, 9],
        fights=["fight_3", "fight_8", "fight_4"],
    )
    t.play("commit:second_wind_c")
    t.decline()
    assert (his(t)[1], t.money[0]) == (0, 70)


@pytest.mark.rule("WL-337", "WL-R77")
def test_the_empty_chair_is_a_game_with_whoever_is_in_town() -> None:
    hands = [["first_shot_h"], []]
    cards = ["first_shot_d", "showdown_c", "tip_off_c", "payday_h", "cover_c"]
    flop = ["sprint_h", "wallop_c", "grit_c"]
    t = his_card("empty_chair", hands=hands, place=["DR6", "CJ10"], man="DR1", money=[1, 1], top=[*cards, *flop])
    assert (his(t)[0], t.asked) == ("DR5", [(0, "joining")])
    t.play("join", "lay:first_shot_h", "lay:first_shot_d")
    assert (t.money[0], his(t)[1]) == (60, 0)
    assert sorted(t.discard) == sorted(["first_shot_h", *cards, *flop])


@pytest.mark.rule("WL-337", "WL-R77")
def test_he_wins_ties_at_poker_and_an_empty_table() -> None:
    cards = ["payday_h", "first_shot_d", "showdown_c", "tip_off_c", "payday_d"]
    flop = ["sprint_h", "wallop_c", "grit_c"]
    t = his_card(
        "empty_chair",
        hands=[["second_wind_c", "showdown_s"], []],
        place=["DR6", "CJ10"],
        man="DR1",
        money=[1, 1],
        top=[*cards, *flop],
    )
    t.play("join", "lay:second_wind_c", "lay:showdown_s")
    assert (t.money[0], his(t)[1]) == (0, 1)
    assert his(his_card("empty_chair", man="DR1"))[1] == 1


@pytest.mark.rule("WL-337", "WL-R70", "WL-R94")
def test_without_any_card_left_the_empty_chair_is_his() -> None:
    hands = [POKER_CARDS, []]
    t = his_card("empty_chair", hands=hands, place=["CJ10", "DR6"], man="DR1", money=[0, 1], deck=[])
    t.play("join")
    assert (t.money[1], his(t)[1], t.asked) == (0, 1, [(0, "taking_income")])


@pytest.mark.rule("WL-337", "WL-281")
def test_the_informer_sends_the_sheriff_to_the_most_wanted() -> None:
    t = his_card("informer", hands=[[], []], place=["SV9", "CJ10"], wanted=[3, 1], sheriff="DR1", money=[4, 0])
    while t.asked[0][1] == "driving":
        t.play(t.options[0])  # whichever of the shortest ways
    assert t.view()["sheriff"] == "DR1"  # he has come, arrested, and gone back
    assert (t.place[0], t.of("wanted")[0], his(t)) == ("DR1", 0, ("DR1", 2))


@pytest.mark.rule("WL-337", "WL-R65")
def test_of_the_informers_shortest_ways_the_player_with_fewer_points_chooses_one() -> None:
    t = his_card("informer", place=["SV9", "CJ10"], wanted=[3, 0], sheriff="DR1", legend=[4, 1])
    assert t.asked == [(1, "driving")]
    assert t.options == ["drive:DR2", "drive:DR5"]
    assert t.why_not("drive:MP7") == "off-the-trail"
    assert t.why_not("drive:SV12") == "too-far"


@pytest.mark.rule("WL-337")
def test_the_informers_sheriff_goes_four_steps_at_most() -> None:
    t = his_card("informer", place=["CJ12", "MP6"], wanted=[3, 0], sheriff="DR1")
    assert t.view()["sheriff"] == "CJ2"
    assert his(t)[1] == 1
    t = his_card("informer", place=["CJ12", "MP6"], sheriff="DR1")
    assert (t.view()["sheriff"], his(t)[1]) == ("DR1", 1)  # nobody is wanted


@pytest.mark.rule("WL-337", "WL-288")
def test_the_informers_sheriff_arrests_nobody_whom_he_does_not_come_to() -> None:
    t = his_card("informer", place=["DR1", "MP6"], wanted=[3, 0], sheriff="DR1")
    assert (t.of("wanted")[0], his(t)[1]) == (3, 1)


@pytest.mark.rule("WL-R77")
def test_who_chooses_the_informers_way_has_not_moved_the_sheriff() -> None:
    """No goal that asks for it is met."""
    given: dict[str, Any] = {"seats": 2, "hands": [[], []], "place": ["SV9", "CJ10"], "man": "SV12"}
    goals: dict[str, Any] = {"options": {"goals": True}, "goals": [["1"], ["4"]], "token_supply": TOKENS}
    t = with_expansions(
        "extras",
        cast=["bass_reeves", "allan_pinkerton"],
        at="man_in_black",
        man_cards=["informer"],
        wanted=[3, 0],
        legend=[4, 1],
        sheriff="DR1",
        **given,
        **goals,
    )
    while t.asked[0][1] == "driving":
        t.play(t.options[0])
    assert (t.of("wanted")[0], his(t)[1]) == (0, 2)
    t.play("income:money", "end_turn", "income:money")
    assert t.why_not("declare:allan_pinkerton_4") == "goal-not-met"


@pytest.mark.rule("WL-R77")
def test_his_turn_is_no_players_own() -> None:
    revolver: list[list[str]] = [["revolver"], []]
    hands = [[KING, "grit_c"], []]
    fights = ["fight_q", "fight_8", "fight_3"]
    t = his_card("toll", hands=hands, man="MP5", items=revolver, upgraded=revolver, fights=fights)
    t.play(f"commit:{KING}")
    assert t.view()["rank"] == ["q", "q"]  # an upgraded revolver lowers only in the own turn


@pytest.mark.rule("WL-337", "WL-245")
def test_the_storm_front_brings_bandits_everywhere_and_a_new_deck() -> None:
    t = his_card("storm_front", place=["MP1", "CJ10"], man="SH8")
    assert (his(t), t.bandits) == (("SH8", 1), ["B1", "B2", "C1", "C2"])
    assert t.view()["man_discard"] == []


# ---- fighting him ----------------------------------------------------------------------------------------------------
TOGETHER: dict[str, Any] = {"seats": 2, "place": ["MP6", "CJ10"], "man": "MP6"}


@pytest.mark.rule("WL-R77", "WL-129")
def test_a_duel_with_him_is_won_for_two_points_once_per_turn() -> None:
    t = a_table(hands=[["second_wind_c", "grit_c"], []], fights=["fight_3", "fight_8", "fight_4"], **TOGETHER)
    t.play("duel_man", "commit:second_wind_c")
    assert t.view()["rank"] == ["k", "8"]  # at -1, against the highest of three
    t.decline()
    assert (t.legend[0], t.wounds[0]) == (2, 1)  # the eight wounds whoever wins
    assert t.why_not("rob_man") == "fought-already"


@pytest.mark.rule("WL-R77", "WL-130", "WL-131")
@pytest.mark.parametrize("choice, money, nuggets", [(1, 60, 0), (2, 0, 2), (3, 0, 0)])
def test_a_robbery_of_him_is_worth_half_of_what_he_always_has(choice: int, money: int, nuggets: int) -> None:
    hands = [["second_wind_c", "grit_c"], []]
    t = a_table(hands=hands, fights=["fight_4", "fight_8", "fight_3"], **TOGETHER)
    t.play("rob_man", "commit:second_wind_c")
    t.decline()
    t.play(f"take:man_loot_{choice}")
    assert (t.money[0], t.of("nuggets")[0], t.of("wanted")[0]) == (money, nuggets, 1)


@pytest.mark.rule("WL-R77", "WL-119")
def test_he_wins_ties_and_gives_a_wound_and_a_card() -> None:
    t = a_table(hands=[[KING, "grit_c"], []], fights=["fight_q", "fight_8", "fight_3"], **TOGETHER)
    t.play("duel_man", f"commit:{KING}")
    t.decline()
    assert (t.wounds[0], t.legend[0]) == (1, 0)


@pytest.mark.rule("WL-R77")
def test_he_is_fought_only_where_he_stands_and_never_arrested() -> None:
    t = a_table(hands=[[KING], []], seats=2, place=["MP7", "CJ10"], man="MP6", marshal=[1, 0])
    assert t.why_not("duel_man") == "not-here-too"
    t = a_table(hands=[[KING], []], marshal=[1, 0], **TOGETHER)
    assert [option for option in t.options if "man" in option] == ["duel_man", "rob_man"]


@pytest.mark.rule("WL-336", "WL-318")
def test_he_triggers_the_end_of_the_game_too() -> None:
    t = his_card("ledger", man_legend=19)
    assert t.view()["ending"] == 2


@pytest.mark.rule("WL-336", "WL-R77")
def test_he_wins_ties_for_victory() -> None:
    t = his_card("ledger", man_legend=18, legend=[20, 3], round=5, ending=5)
    assert t.table.outcome is not None
    assert t.table.outcome.winners == []
    t = his_card("ledger", man_legend=17, legend=[20, 3], round=5, ending=5)
    assert t.table.outcome is not None
    assert t.table.outcome.winners == [0]
