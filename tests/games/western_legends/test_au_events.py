"""Ante Up: the 22 events, what is empty, and the markers that set events off."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.buzzard_gulch import Gulch, a_gulch

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("ante_up")]
FIVES = {"legend": [5, 10, 15], "marshal": [5], "wanted": [5], "gambler": [5]}
PLAIN_EVENT = "riverboat_king"  # asks nobody anything


def an_event(name: str, *answers: str, hands: list[list[str]] | None = None, **more: Any) -> Gulch:
    """Seat 0 plays Rumours, and this event happens."""
    held = hands or [[], [], []]
    held = [["rumours_c", *held[0]], *held[1:]]
    t = a_gulch(held, events=[name], **more)
    t.play("play:rumours_c", *answers)
    return t


# ---- carrying one out ------------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-027", "AU-032", "AU-037", "AU-018", "AU-007", "AU-034", "AU-R75")
def test_an_event_is_turned_up_and_carried_out_by_whoever_set_it_off() -> None:
    t = an_event("maverick")
    assert t.view()["events_done"] == ["maverick"]
    assert t.asked == [(0, "placing")]
    assert all(option.startswith("place:MP") for option in t.options)
    t.play("place:MP3")
    assert t.view()["grazing"] == {"MP3": 1}
    assert t.money[0] == 10  # Rumours


@pytest.mark.rule("AU-030")
def test_without_event_cards_nothing_happens_any_more() -> None:
    t = a_gulch([["rumours_c"], [], []], au={"event_deck": [], "events_done": ["maverick"]})
    t.play("play:rumours_c")
    assert (t.money[0], t.view()["events_left"]) == (10, 0)
    assert "no_more_events" in t.log


@pytest.mark.rule("AU-035", "AU-036", "AU-R09", "AU-R05")
def test_only_territories_without_figures_and_tokens_are_empty() -> None:
    t = an_event(
        "smoke_over_mesito",
        place=["MP6", "MP5", "CJ10"],
        bandits=["A1"],
        sheriff="MP2",
        renegades={"MP3": "renegade_deserter", "OC": "renegade_lookout"},
        au={"grazing": {"MP4": 1}, "lost_gold": {"MP7": 2}},
    )
    there = {option.removeprefix("place:") for option in t.options}
    assert not there & {"MP6", "MP5", "MP1", "MP2", "MP3", "MP4"}
    assert {"MP7", "MP8"} <= there  # nuggets are neither figure nor token
    assert list(t.tokens) == ["MP3", "OC"]  # the camp was not empty, so nothing was placed there


@pytest.mark.rule("AU-R09")
def test_the_train_occupies_its_stop_but_not_from_the_train_board() -> None:
    t = an_event("strayed_drive")
    assert "place:SV12" not in t.options
    t = an_event("strayed_drive", au={"train": "b"})
    assert "place:SV12" in t.options
    t = an_event("big_drive", place=["SV1", "SV7", "CJ10"])
    assert not any(option in ("place:F6a", "place:RO") for option in t.options)  # a frontier token, cattle
    assert {"place:PA", "place:PC"} <= set(t.options)  # markers of passes do not count


@pytest.mark.rule("AU-R06", "AU-033")
def test_if_no_token_of_the_kind_is_left_none_is_placed() -> None:
    t = an_event("maverick", au={"longhorns": [0, 6, 0]})
    assert t.view()["grazing"] == {}
    assert t.money == [10, 10, 0]  # seat 1 has longhorns


# ---- the 22 ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-032", "AU-192")
def test_smoke_over_mesito_brings_two_renegades_and_moves_the_sheriff() -> None:
    t = an_event("smoke_over_mesito", "place:MP3", wanted=[0, 0, 1], sheriff="DR1", place=["MP6", "SV7", "CJ10"])
    assert t.tokens == {"MP3": "renegade", "OC": "renegade"}
    assert t.asked == [(0, "driving")]
    t.play(t.options[0])
    t.play(t.options[0])
    assert t.asked != [(0, "driving")]


@pytest.mark.rule("AU-032")
def test_night_riders_take_a_card_or_ten_dollars_from_everybody_in_sunny_hills() -> None:
    t = an_event(
        "night_riders",
        "place:SH3",
        hands=[[], ["grit_c"], []],
        place=["SH6", "SH7", "CJ10"],
        money=[1, 1, 1],
    )
    assert t.asked == [(1, "offered")]  # seat 0 has no card left but $10, so it was not asked
    t.play("take:night_riders_1")
    assert (t.money, t.hands) == ([10, 10, 10], [0, 0, 0])
    assert t.tokens == {"SH3": "renegade", "OC": "renegade"}


@pytest.mark.rule("AU-032")
def test_cut_wire_puts_the_sheriff_into_his_office() -> None:
    t = an_event("cut_wire", "place:SV1", place=["MP6", "DR1", "CJ10"], sheriff="MP5", wanted=[0, 1, 0])
    assert (t.view()["sheriff"], t.place[1], t.of("wanted")[1]) == ("DR1", "DR1", 1)  # no attempt


@pytest.mark.rule("AU-032")
def test_deserters_come_to_cliff_junction() -> None:
    t = an_event("deserters", "place:CJ3")
    assert t.tokens == {"CJ3": "renegade", "OC": "renegade"}


@pytest.mark.rule("AU-032", "AU-088")
def test_a_loot_cache_lies_with_the_second_renegade() -> None:
    t = an_event("loot_cache", "place:N4")
    assert (t.tokens, t.view()["lost_gold"]) == ({"N4": "renegade", "OC": "renegade"}, {"N4": 1})


@pytest.mark.rule("AU-032")
@pytest.mark.parametrize("event, mine", [("jumped_claim", "SH2"), ("pay_dirt", "SV3"), ("powder_blast", "CJ7")])
def test_a_prospector_comes_to_his_mine_or_to_another_empty_one(event: str, mine: str) -> None:
    t = an_event(event)
    assert t.tokens == {mine: "prospector"}
    assert t.view()["lost_gold"] == ({"SH2": 1} if event == "jumped_claim" else {})
    t = an_event(event, place=["MP6", mine, "CJ10"])
    others = sorted({"place:SH2", "place:SV3", "place:CJ7"} - {f"place:{mine}"})
    assert set(others) <= set(t.options)
    t.play(others[0])
    assert t.tokens == {others[0].removeprefix("place:"): "prospector"}


@pytest.mark.rule("AU-032")
def test_pay_dirt_and_the_powder_blast_reach_everybody_at_a_mine() -> None:
    t = an_event("pay_dirt", place=["MP6", "SH2", "CJ10"])
    assert t.money == [10, 10, 0]
    t = an_event("powder_blast", place=["SV3", "SH2", "CJ10"])
    assert t.wounds == [1, 1, 0]


@pytest.mark.rule("AU-062", "AU-R07", "AU-032")
@pytest.mark.parametrize(
    "event, town", [("cattle_baron", "darkrock"), ("riverboat_king", "red_falls"), ("silver_heir", "buzzard_gulch")]
)
def test_a_high_roller_comes_to_a_saloon_without_one(event: str, town: str) -> None:
    assert an_event(event).view()["high_rollers"] == [town]
    t = an_event(event, rollers={town: "high_roller_colonel"})
    assert len(t.table.now[0].to_data()["ante_up"]["roller_supply"]) == 2


@pytest.mark.rule("AU-032")
def test_high_rollers_are_good_for_their_town_and_for_who_gambled_least() -> None:
    t = an_event("cattle_baron", place=["MP6", "DR3", "CJ10"])
    assert t.hands == [0, 1, 0]
    t = an_event("riverboat_king", place=["RF3", "RF1", "CJ10"])
    assert t.money == [20, 10, 0]
    t = an_event("silver_heir", au={"gambler": [2, 1, 1]})
    assert t.money == [10, 10, 10]


@pytest.mark.rule("AU-032")
def test_a_maverick_pays_whoever_has_cattle_or_longhorns() -> None:
    t = an_event(
        "maverick",
        "place:MP3",
        cattle_green=[["green_1"], [], []],
        ranch_green=[f"green_{k}" for k in range(2, 9)],
        au={"longhorns": [0, 1, 0]},
    )
    assert t.money == [20, 10, 0]


@pytest.mark.rule("AU-032")
def test_a_strayed_drive_lets_its_resolver_draw() -> None:
    t = an_event("strayed_drive", "place:SV1")
    assert (t.view()["grazing"], t.hands) == ({"SV1": 1}, [1, 0, 0])


@pytest.mark.rule("AU-032", "AU-R103")
def test_a_stampede_costs_whoever_is_beside_it_a_card_or_a_wound() -> None:
    t = an_event("stampede", "place:CJ10", hands=[[], ["grit_c"], []], place=["MP6", "CJ9", "SV1"])
    assert t.asked == [(1, "offered")]
    t.play("take:stampede_2")
    assert (t.wounds, t.view()["grazing"]) == ([0, 1, 0], {"CJ10": 2})
    t = an_event("stampede", "place:CJ10", place=["MP6", "CJ9", "SV1"], au={"longhorns": [0, 0, 5]})
    assert (t.view()["grazing"], t.wounds[1]) == ({"CJ10": 1}, 1)
    t = an_event("stampede", place=["MP6", "CJ9", "SV1"], au={"longhorns": [0, 0, 6]})
    assert t.wounds[1] == 0


@pytest.mark.rule("AU-032")
def test_a_big_drive_comes_to_the_frontier_of_buzzard_gulch() -> None:
    t = an_event("big_drive", "place:N4", wanted=[0, 0, 1], sheriff="DR1", place=["MP6", "SV7", "CJ10"])
    assert t.view()["grazing"] == {"N4": 2}
    assert t.asked == [(0, "driving")]


@pytest.mark.rule("AU-088", "AU-R102", "AU-R64")
def test_gold_in_the_wash_lies_in_two_regions_of_the_main_board() -> None:
    t = an_event("gold_in_the_wash", "place:MP3")
    assert not any(option.startswith(("place:MP", "place:N", "place:DR")) for option in t.options)
    t.play("place:SV1")
    assert t.view()["lost_gold"] == {"MP3": 1, "SV1": 1}
    t = an_event("gold_in_the_wash", "place:MP3", nuggets=[12, 12, 11])
    assert t.view()["lost_gold"] == {"MP3": 1}  # the last one of 36


@pytest.mark.rule("AU-088", "AU-189", "AU-R102", "AU-R101")
def test_surveyors_bring_gold_and_a_frontier_token() -> None:
    t = an_event("surveyors", "place:N4", frontier={"F7a": None, "F8": None})
    assert "place:N4" not in t.options
    t.play("place:N1")
    assert sorted(t.options) == ["place:F7a", "place:F8"]
    t.play("place:F8")
    assert t.view()["lost_gold"] == {"N1": 1, "N4": 1}
    assert t.view()["frontier"][8]["token"] is not None


@pytest.mark.rule("AU-R101", "AU-R64")
def test_gold_on_the_board_is_missing_in_the_supply() -> None:
    t = a_gulch(place=["SH2", "SV7", "CJ10"], nuggets=[0, 17, 17], au={"lost_gold": {"MP3": 2}}, dice="nugget nugget")
    t.play("prospect")
    assert t.of("nuggets")[0] == 0


@pytest.mark.rule("AU-032", "AU-R105", "AU-R106")
@pytest.mark.parametrize("event, letters", [("gang_returns", "AB"), ("ambush_at_dawn", "BC")])
def test_bandits_come_back_to_their_hideouts(event: str, letters: str) -> None:
    t = an_event(event)
    assert t.bandits == [letter + number for letter in letters for number in "12"]
    assert t.hands[0] == (1 if event == "ambush_at_dawn" else 0)


@pytest.mark.rule("AU-032")
def test_a_bank_siege_pays_marshals_and_a_cabaret_brawl_hurts_red_falls() -> None:
    t = an_event("bank_siege", marshal=[0, 2, 0])
    assert (t.tokens, t.money) == ({"DR8": "renegade"}, [10, 10, 0])
    t = an_event("cabaret_brawl", place=["RF1", "RF2", "CJ10"], money=[1, 0, 0])
    assert t.asked == [(0, "offered")]  # seat 1 has no money and takes the wound
    t.play("take:cabaret_brawl_1")
    assert (t.tokens, t.money, t.wounds) == ({"RF3": "renegade"}, [10, 0, 0], [0, 1, 0])


@pytest.mark.rule("AU-032", "AU-122")
def test_wanted_posters_send_the_sheriff_to_the_most_wanted_player() -> None:
    t = an_event("wanted_posters", place=["MP6", "RS", "CJ10"], wanted=[0, 3, 0], sheriff="SV10", marshal=[1, 0, 0])
    t.play("stalk:SV12") if t.can("stalk:SV12") else None
    assert (t.place[1], t.view()["sheriff"]) == ("BT1", "BT1")  # over the railroad, and arrested without cards
    assert t.hands[0] == 1


@pytest.mark.rule("AU-R104")
def test_wanted_posters_leave_a_sheriff_where_the_most_wanted_player_is() -> None:
    t = an_event("wanted_posters", place=["MP6", "RS", "CJ10"], wanted=[0, 3, 0], sheriff="RS")
    assert (t.view()["sheriff"], t.of("wanted")[1]) == ("RS", 3)
    t = an_event("wanted_posters", place=["MP6", "RS", "CJ10"], wanted=[0, 3, 3], sheriff="SV10")
    assert (t.asked, t.options) == ([(0, "pursuing")], ["pick:1", "pick:2"])


# ---- event markers ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-026", "AU-028", "AU-R04", "AU-031")
def test_the_first_marker_to_reach_an_event_marker_sets_off_an_event() -> None:
    t = a_gulch([["living_legend_h"], [], []], legend=[4, 4, 0], events=[PLAIN_EVENT], markers=FIVES, money=[0, 0, 0])
    t.play("play:living_legend_h")
    assert t.view()["events_done"] == [PLAIN_EVENT]
    assert t.view()["event_markers"]["legend"] == [10, 15]


@pytest.mark.rule("AU-026", "AU-R04")
@pytest.mark.parametrize("track", ["marshal", "wanted"])
def test_the_other_tracks_have_event_markers_as_well(track: str) -> None:
    more: dict[str, Any] = {track: [4, 0, 0]}
    t = a_gulch([["living_legend_h"], [], []], events=[PLAIN_EVENT], markers=FIVES, **more)
    t.play("play:living_legend_h")
    assert t.view()["event_markers"][track] == []
    assert t.view()["events_done"] == [PLAIN_EVENT]


@pytest.mark.rule("AU-029", "AU-026", "AU-R08")
def test_passing_two_markers_sets_off_two_events() -> None:
    t = a_gulch(
        place=["DR8", "SV7", "CJ10"],
        legend=[4, 0, 0],
        nuggets=[7, 0, 0],
        events=[PLAIN_EVENT, "silver_heir"],
        markers=FIVES,
    )
    t.play("deposit", "sell:7")
    assert t.view()["events_done"] == [PLAIN_EVENT, "silver_heir"]
    assert t.view()["event_markers"]["legend"] == [15]


@pytest.mark.rule("AU-R08", "AU-R70")
def test_an_event_waits_until_the_whole_action_is_over() -> None:
    t = a_gulch(
        [["living_legend_h", "sprint_h"], [], []],
        place=["MP6", "SV7", "CJ10"],
        legend=[4, 0, 0],
        renegades={"MP5": "renegade_gang_boss"},
        fights=["fight_8", "fight_3", "fight_2", "fight_4"],
        events=[PLAIN_EVENT],
        markers=FIVES,
        au={"lost_gold": {"MP5": 1}},
    )
    t.play_on("move", "go:MP5", "commit:living_legend_h", "send:fight_8")
    assert t.view()["event_markers"]["legend"] == [10, 15]  # the marker is gone at once
    assert (t.asked, t.view()["events_done"]) == ([(0, "hauling")], [])
    t.play("take_some:1")
    assert t.view()["events_done"] == [PLAIN_EVENT]


@pytest.mark.rule("AU-R71")
def test_events_come_before_the_story_marker_of_the_action() -> None:
    t = a_gulch(
        place=["DR8", "SV7", "CJ10"],
        legend=[4, 0, 0],
        nuggets=[1, 0, 0],
        events=["maverick"],
        markers=FIVES,
        stories=["assayer", "gold_rush"],
    )
    t.play("deposit")
    seen = [t.asked[0][1]]
    t.play("place:MP3")
    assert [*seen, t.asked[0][1]] == ["placing", "marking"]


@pytest.mark.rule("AU-R73", "AU-R08")
def test_the_wanted_income_may_set_off_an_event_after_the_hand_was_checked() -> None:
    hand = ["grit_c", "cover_c", "cover_s", "sprint_d", "saddle_up_c"]
    t = a_gulch([hand, [], []], legend=[4, 0, 0], wanted=[1, 0, 0], events=["strayed_drive"], markers=FIVES)
    t.play("end_turn", "place:SV1")
    assert t.hands[0] == 6
    assert t.view()["active"] == 1


@pytest.mark.rule("AU-R74", "AU-026")
def test_of_two_who_reach_a_marker_in_one_game_it_belongs_to_who_is_paid_first() -> None:
    hands = [["grit_c", "cover_c"], ["first_shot_h", "showdown_c"], ["first_shot_d", "showdown_s"]]
    top = ["tip_off_s", "tip_off_c", "manhunt_d", "sprint_h", "patch_up_c", "tall_tale_h"]
    t = a_gulch(
        hands,
        place=["DR5", "DR6", "DR7"],
        money=[3, 3, 3],
        top=top,
        events=["maverick"],
        markers=FIVES,
        au={"gambler": [0, 4, 4]},
    )
    t.play("gamble", "join", "join")
    for seat, hand in enumerate(hands):
        t.say(seat, *[f"lay:{card}" for card in hand])
    t.play("take:gambler_5_1", "take:gambler_5_1")
    assert t.asked == [(1, "placing")]
    t.play("place:MP3")
    assert t.view()["event_markers"]["gambler"] == []


@pytest.mark.rule("AU-R72", "AU-087")
def test_the_final_scoring_sets_off_nothing() -> None:
    t = a_gulch(legend=[4, 0, 0], au={"gambler": [3, 0, 0]}, markers=FIVES, round=60, active=2, at="end_of_turn")
    assert t.table.outcome is not None
    assert t.view()["event_markers"]["legend"] == [5, 10, 15]


@pytest.mark.rule("AU-202")
def test_the_man_in_black_sets_off_no_events() -> None:
    t = a_gulch(seats=2, place=["MP6", "SV7"], man_legend=4, markers=FIVES, man_cards=["ledger"], active=1)
    before = t.view()["train"]
    t.play("end_turn")
    assert t.view()["event_markers"]["legend"] == [5, 10, 15]
    assert t.view()["train"] != before  # by the next player's turn only
    assert len([line for line in t.log if line.startswith("train_at")]) == 1
