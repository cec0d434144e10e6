"""Markers for deeds, and how a story is resolved."""

from __future__ import annotations

import pytest

from games.western_legends.outpost import a_table

pytestmark = pytest.mark.compiled


@pytest.mark.rule("WL-230", "WL-231", "WL-R87")
def test_a_deed_brings_a_marker_when_its_action_is_over_one_per_turn() -> None:
    t = a_table(place=["RF1", "SV7", "CJ10"], stories=["siege", "widow"], wounds=[1, 0, 0], money=[9, 0, 0])
    t.play("heal")
    assert (t.asked, t.options) == ([(0, "marking")], ["mark:1", "pass"])
    t.play("mark:1", "move", "go:RF3", "revel", "spend:1")
    assert t.asked == [(0, "taking_income")] or t.asked[0][1] != "marking"
    assert t.of("markers")[0] == [1, 0]


@pytest.mark.rule("WL-230")
def test_a_marker_may_be_held_back() -> None:
    t = a_table(place=["RF1", "SV7", "CJ10"], stories=["siege", "widow"], wounds=[1, 0, 0], money=[1, 0, 0])
    t.play("heal", "pass")
    assert t.of("markers")[0] == [0, 0]


@pytest.mark.rule("WL-232")
def test_a_deed_for_both_stories_lets_the_player_choose() -> None:
    t = a_table(place=["RF1", "SV7", "CJ10"], stories=["siege", "bright_and_tidy"], wounds=[1, 0, 0], money=[1, 0, 0])
    t.play("heal")
    assert t.options == ["mark:1", "mark:2", "pass"]


@pytest.mark.rule("WL-233")
def test_nobody_takes_part_in_another_players_turn() -> None:
    """Seat 1 escapes the sheriff with Bulletproof and so heals in seat 0's turn."""
    t = a_table(
        hands=[["manhunt_h"], ["bulletproof_h", "sprint_h"], []],
        place=["SV7", "DR2", "CJ10"],
        wanted=[0, 1, 0],
        wounds=[0, 1, 0],
        sheriff="DR1",
        stories=["siege", "widow"],
        fights=["fight_2", "fight_3", "fight_4", "fight_5"],
    )
    t.play("play:manhunt_h", "drive:DR2", "drop:sprint_h", "commit:bulletproof_h", "send:fight_2")
    t.decline()
    assert t.wounds[1] == 0
    assert t.asked == [(0, "acting")]


@pytest.mark.rule("WL-234", "WL-375", "WL-R49")
def test_with_both_markers_placed_one_may_be_moved_over() -> None:
    t = a_table(hands=[["tall_tale_h"], [], []], seats=3, markers=[0, 2, 0, 0, 0, 0])
    t.play("play:tall_tale_h")
    assert t.options == ["shift:1", "pass"]
    t.play("shift:1")
    assert t.of("markers")[0] == [1, 1]
    t = a_table(hands=[["tall_tale_h"], [], [], [], []], markers=[2, 0, *[0] * 8])
    t.play("play:tall_tale_h")
    assert t.options == ["shift:2", "pass"]  # none could come over to the first story


@pytest.mark.rule("WL-235", "WL-243", "WL-240", "WL-238")
def test_both_markers_may_lie_on_one_story_and_are_rewarded_once() -> None:
    t = a_table(hands=[["tall_tale_h"], [], []], stories=["north_drive", "widow"], markers=[1, 0, 0, 0, 0, 0])
    t.play("play:tall_tale_h", "mark:1", "end_turn")
    assert t.money == [40, 0, 0]
    assert t.of("markers")[0] == [0, 0]


@pytest.mark.rule("WL-236", "WL-237")
@pytest.mark.parametrize("seats, needed", [(3, 2), (4, 2), (5, 3), (6, 3)])
def test_a_story_needs_two_markers_and_with_five_or_six_players_three(seats: int, needed: int) -> None:
    markers = [1, 0] * needed + [0, 0] * (seats - needed)
    t = a_table(seats=seats, stories=["north_drive", "widow"], at="stories", markers=markers)
    assert t.money == [40] * needed + [0] * (seats - needed)
    markers[0] = 0
    t = a_table(seats=seats, stories=["north_drive", "widow"], at="stories", markers=markers)
    assert t.money == [0] * seats


@pytest.mark.rule("WL-EX-5", "WL-EX-8", "WL-222")
def test_of_two_stories_only_the_full_one_is_resolved() -> None:
    t = a_table(seats=5, stories=["north_drive", "widow"], at="stories", markers=[1, 1, 1, 1, 1, 0, 0, 0, 0, 0])
    assert t.money == [40, 40, 40, 0, 0]
    assert t.of("markers") == [[0, 1], [0, 1], [0, 0], [0, 0], [0, 0]]


@pytest.mark.rule("WL-245", "WL-EX-9", "WL-244")
def test_bandits_come_only_to_free_hideouts() -> None:
    t = a_table(place=["SV2", "SV7", "CJ10"], stories=["gold_rush", "widow"], bandits=["B1"])
    t = a_table(
        place=["MP1", "SV7", "CJ10"],
        stories=["drought", "widow"],
        bandits=["C1"],
        at="stories",
        markers=[1, 0, 1, 0, 0, 0],
    )
    assert t.bandits == ["C1", "C2"]
    t = a_table(
        place=["MP1", "SV7", "CJ10"],
        stories=["wild_wild_west", "widow"],
        bandits=["A2"],
        at="stories",
        markers=[1, 0, 1, 0, 0, 0],
        sheriff="SH1",
    )
    assert t.bandits == ["A2", "C1"]  # A1 holds a player, A2 a bandit, B1 the sheriff


@pytest.mark.rule("WL-246", "WL-R50", "WL-R51", "WL-EX-10", "WL-R65")
def test_the_resolving_player_moves_the_sheriff_exactly_as_far_as_the_card_says() -> None:
    t = a_table(
        stories=["north_drive", "widow"], at="stories", markers=[1, 0, 1, 0, 0, 0], wanted=[1, 0, 0], sheriff="DR1"
    )
    assert t.asked == [(0, "driving")]
    t.play("drive:DR2", "drive:DR1")
    assert t.view()["sheriff"] == "DR1"
    assert t.asked == [(1, "taking_income")]


@pytest.mark.rule("WL-247", "WL-285")
def test_a_sheriff_who_meets_a_wanted_player_on_a_storys_way_stops() -> None:
    t = a_table(
        place=["SV7", "CJ10", "DR2"],
        stories=["wild_wild_west", "widow"],
        at="stories",
        markers=[1, 0, 1, 0, 0, 0],
        wanted=[0, 0, 2],
        money=[0, 0, 5],
        sheriff="DR1",
    )
    t.play("drive:DR2")
    assert (t.place[2], t.of("wanted")[2], t.money[2]) == ("DR1", 0, 20)


@pytest.mark.rule("WL-R48", "WL-377", "WL-239")
def test_a_resolved_story_is_laid_aside_and_the_next_one_is_open() -> None:
    t = a_table(stories=["north_drive", "widow"], at="stories", markers=[1, 0, 1, 0, 0, 0])
    assert t.view()["stack"]["resolved"] == ["north_drive"]
    assert len(t.view()["stack"]["conditions"]) == 2


@pytest.mark.rule("WL-R48")
def test_an_empty_stack_offers_no_story() -> None:
    t = a_table(hands=[["tall_tale_h"], [], []], resolved=[20, 0])
    t.play("play:tall_tale_h")
    assert t.options == ["mark:2", "pass"]


@pytest.mark.rule("WL-376")
def test_a_full_story_takes_no_more_markers() -> None:
    t = a_table(hands=[["tall_tale_h"], [], []], markers=[0, 0, 1, 0, 1, 0])
    t.play("play:tall_tale_h")
    assert t.options == ["mark:2", "pass"]


@pytest.mark.rule("WL-248", "WL-241")
def test_a_story_is_read_then_rewards_then_bandits_then_the_sheriff() -> None:
    t = a_table(
        stories=["north_drive", "widow"], at="stories", markers=[1, 0, 1, 0, 0, 0], wanted=[0, 0, 1], sheriff="DR1"
    )
    t.play("drive:DR2", "drive:DR1")
    kinds = [event.split(":")[0] for event in t.log]
    order = [kinds.index(kind) for kind in ("resolved", "earned", "bandit_comes", "sheriff_at")]
    assert order == sorted(order)
