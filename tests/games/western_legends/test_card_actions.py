"""Poker cards with an Action, one by one."""

from __future__ import annotations

import pytest

from games.western_legends.outpost import a_table

pytestmark = pytest.mark.compiled


@pytest.mark.rule("WL-089", "WL-090", "WL-091", "WL-075")
def test_an_action_costs_one_of_three_and_the_card_is_discarded() -> None:
    t = a_table(hands=[["payday_h"], [], []])
    t.play("play:payday_h")
    assert t.view()["actions"] == 2
    assert t.discard == ["payday_h"]


@pytest.mark.rule("WL-089", "WL-093")
def test_payday_gives_20_dollars_and_30_in_a_town() -> None:
    t = a_table(hands=[["payday_h", "payday_d"], [], []], place=["MP4", "SV7", "CJ10"])
    t.play("play:payday_h")
    assert t.money == [20, 0, 0]
    t.play("move", "go:DR2", "play:payday_d")
    assert t.money == [50, 0, 0]


@pytest.mark.rule("WL-089")
def test_patch_up_heals_a_wound_and_draws_a_card() -> None:
    t = a_table(hands=[["patch_up_c", "patch_up_s"], [], []], wounds=[1, 0, 0], top=["grit_c", "grit_s"])
    t.play_on("play:patch_up_c")
    assert t.wounds == [0, 0, 0]
    assert t.hand(0) == ["grit_c", "patch_up_s"]
    t.play("play:patch_up_s")  # without wounds, too
    assert t.hand(0) == ["grit_c", "grit_s"]


@pytest.mark.rule("WL-089", "WL-076")
def test_sprint_is_a_move_of_two_and_another_one_at_the_own_speed() -> None:
    t = a_table(hands=[["sprint_h"], [], []], place=["MP6", "SV7", "CJ10"], items=[["mustang"], [], []])
    t.play("play:sprint_h")
    assert t.can("go:DR1") and not t.can("go:DR2")
    t.play("go:DR1", "yes")
    assert t.can("go:SV9")  # four more
    t.play("go:SV8")
    assert t.place[0] == "SV8"
    assert t.view()["actions"] == 2


@pytest.mark.rule("WL-089", "WL-084")
def test_a_bandit_ends_only_that_move_of_a_sprint_in_which_it_is_met() -> None:
    t = a_table(hands=[["sprint_h", "lady_luck_h"], [], []], fights=["fight_2", "fight_3"], bandits=["A1"])
    t.play_on("play:sprint_h", "go:MP1", "send:fight_2", "take_legend")
    assert t.bandits == []
    t.play_on("yes", "go:MP4")
    assert t.place[0] == "MP4"


@pytest.mark.rule("WL-089")
def test_the_second_move_of_a_sprint_may_be_declined() -> None:
    t = a_table(hands=[["sprint_h"], [], []], place=["MP6", "SV7", "CJ10"])
    t.play("play:sprint_h", "go:MP7", "no")
    assert (t.place[0], t.asked) == ("MP7", [(0, "acting")])


@pytest.mark.rule("WL-089", "WL-076")
def test_saddle_up_is_a_move_with_two_more_steps() -> None:
    t = a_table(hands=[["saddle_up_c"], [], []], place=["MP6", "SV7", "CJ10"])
    t.play("play:saddle_up_c")
    assert t.can("go:DR8") and not t.can("go:SV9")  # 2 + 2
    t.play("go:DR6")
    assert (t.place[0], t.view()["actions"]) == ("DR6", 2)


@pytest.mark.rule("WL-282", "WL-283", "WL-286")
def test_manhunt_moves_the_sheriff_three_territories_and_gives_a_marshal_a_point() -> None:
    t = a_table(hands=[["manhunt_h"], [], []], marshal=[1, 0, 0], wanted=[0, 0, 1], sheriff="DR1")
    t.play("play:manhunt_h", "drive:DR5", "drive:DR9", "drive:SV6")
    assert t.view()["sheriff"] == "SV6"
    assert t.legend == [1, 0, 0]


@pytest.mark.rule("WL-281", "WL-283", "WL-R63")
def test_manhunt_with_an_inactive_sheriff_still_gives_a_marshal_the_point() -> None:
    t = a_table(hands=[["manhunt_h"], [], []], marshal=[1, 0, 0], sheriff="DR1")
    t.play("play:manhunt_h")
    assert (t.legend, t.view()["sheriff"]) == ([1, 0, 0], "DR1")


@pytest.mark.rule("WL-283")
def test_manhunt_gives_nothing_to_who_is_neither_marshal_nor_wanted() -> None:
    t = a_table(hands=[["manhunt_h"], [], []], sheriff="DR1")
    t.play("play:manhunt_h")
    assert t.legend == [0, 0, 0]


@pytest.mark.rule("WL-089", "WL-245")
def test_tip_off_puts_a_bandit_into_a_free_hideout_and_draws_a_card() -> None:
    t = a_table(
        hands=[["tip_off_c"], [], []], place=["MP6", "SV2", "CJ10"], bandits=["A1"], sheriff="DC", top=["grit_c"]
    )
    t.play("play:tip_off_c")
    assert t.options == ["add_bandit:A2", "add_bandit:B1", "add_bandit:C2", "no_bandit"]
    t.play("add_bandit:B1")
    assert t.bandits == ["A1", "B1"]
    assert t.hand(0) == ["grit_c"]


@pytest.mark.rule("WL-089")
def test_tip_off_need_not_place_a_bandit() -> None:
    t = a_table(hands=[["tip_off_c"], [], []], top=["grit_c"])
    t.play("play:tip_off_c", "no_bandit")
    assert (t.bandits, t.hand(0)) == ([], ["grit_c"])


@pytest.mark.rule("WL-089", "WL-024")
def test_cattle_call_takes_a_token_from_any_ranch() -> None:
    t = a_table(hands=[["cattle_call_h", "cattle_call_d"], [], []])
    t.play("play:cattle_call_h", "take:any_ranch_2")
    assert len(t.of("cattle_blue")[0]) == 1
    assert t.why_not("play:cattle_call_d") == "no-room-for-cattle"


@pytest.mark.rule("WL-089", "WL-231", "WL-R93")
def test_tall_tale_places_a_marker_without_a_deed_once_per_turn() -> None:
    t = a_table(hands=[["tall_tale_h", "tall_tale_d"], [], []])
    t.play("play:tall_tale_h")
    assert t.options == ["mark:1", "mark:2", "pass"]
    t.play("mark:2")
    assert t.of("markers")[0] == [0, 1]
    assert t.why_not("play:tall_tale_d") == "no-story"


@pytest.mark.rule("WL-347", "WL-089")
def test_instinct_draws_two_and_discards_one_without_its_bonus() -> None:
    t = a_table(hands=[["instinct_h"], [], []], top=["grit_c", "grit_s", "dead_eye_c"])
    t.play("play:instinct_h", "drop:grit_s")
    assert t.hand(0) == ["grit_c"]
    assert t.discard == ["grit_s", "instinct_h"]


@pytest.mark.rule("WL-312", "WL-313")
def test_instinct_draws_a_card_when_anything_else_discards_it() -> None:
    t = a_table(hands=[["instinct_h", "instinct_d"], [], []], top=["grit_c", "grit_s", "dead_eye_c"])
    t.play("play:instinct_h", "drop:instinct_d")
    assert t.hand(0) == ["dead_eye_c", "grit_c", "grit_s"]


@pytest.mark.rule("WL-025", "WL-312")
def test_instinct_discarded_at_the_hand_limit_draws_and_the_limit_is_met_again() -> None:
    hand = ["instinct_h", "grit_c", "grit_s", "dead_eye_c", "dead_eye_s", "shootout_h"]
    t = a_table(hands=[hand, [], []], top=["shootout_d"], actions=0)
    t.play("drop:instinct_h")
    assert t.asked == [(0, "discarding")]
    t.play("drop:shootout_d")
    assert t.hands[0] == 5


@pytest.mark.rule("WL-089", "WL-183")
def test_fools_gold_rolls_one_die_anywhere() -> None:
    t = a_table(hands=[["fools_gold_c"], [], []], dice="nugget")
    t.play("play:fools_gold_c")
    assert t.of("nuggets") == [1, 0, 0]


@pytest.mark.rule("WL-089")
def test_pickpocket_takes_ten_dollars_or_a_random_card_as_the_victim_chooses() -> None:
    t = a_table(
        hands=[["pickpocket_c", "pickpocket_s"], ["grit_c"], ["grit_s"]], place=["MP6", "MP6", "SV7"], money=[0, 3, 3]
    )
    t.play("play:pickpocket_c")
    assert t.asked == [(1, "pocket")]
    t.play("give_money")
    assert t.money == [10, 20, 30]
    t.play("play:pickpocket_s", "give_random")
    assert (t.hand(0), t.hand(1)) == (["grit_c"], [])


@pytest.mark.rule("WL-089")
def test_pickpocket_needs_somebody_here_with_money_or_cards() -> None:
    t = a_table(hands=[["pickpocket_c"], [], []], place=["MP6", "MP6", "SV7"])
    assert t.why_not("play:pickpocket_c") == "nobody-to-rob"


@pytest.mark.rule("WL-260", "WL-261", "WL-089")
@pytest.mark.parametrize(
    "marshal, wanted, after",
    [(1, 0, (2, 0, 0)), (0, 2, (0, 3, 0)), (0, 0, (0, 0, 1))],
    ids=["marshal", "wanted", "other"],
)
def test_living_legend_gives_a_point_of_the_own_kind(marshal: int, wanted: int, after: tuple[int, int, int]) -> None:
    t = a_table(hands=[["living_legend_h"], [], []], marshal=[marshal, 0, 0], wanted=[wanted, 0, 0])
    t.play_on("play:living_legend_h")
    assert (t.of("marshal")[0], t.of("wanted")[0], t.legend[0]) == after


@pytest.mark.rule("WL-071", "WL-089")
def test_second_wind_gives_two_more_actions_once_per_turn() -> None:
    t = a_table(hands=[["second_wind_c", "second_wind_s"], [], []])
    t.play("play:second_wind_c")
    assert t.view()["actions"] == 4
    assert t.why_not("play:second_wind_s") == "one-second-wind"


@pytest.mark.rule("WL-R44")
def test_cattle_call_finds_nothing_where_no_ranch_has_cattle_left() -> None:
    t = a_table(hands=[["cattle_call_h"], [], []], options={"first_game": True})
    assert t.why_not("play:cattle_call_h") == "ranch-empty"
