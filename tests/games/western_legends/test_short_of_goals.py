"""What looks like the deed of a goal and is not, and deeds that come by another way than the usual one."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.goal_cards import a_goal, can_declare
from games.western_legends.outpost import Outpost, a_table

pytestmark = [pytest.mark.compiled, pytest.mark.rule("WL-338")]
GOALS = {"goals": True}
ACE = "second_wind_c"  # without a text for fights
FIGHTS = ["fight_3", "fight_8", "fight_q"]


def against_the_man(goal: str, number: str, **given: Any) -> Outpost:
    """Two players: seat 0 is that character and holds this goal alone."""
    data: dict[str, Any] = {"place": ["MP6", "CJ10"], "man": "MP6", "fights": FIGHTS, **given}
    return a_table(seats=2, cast=[goal, "bass_reeves"], options=GOALS, goals=[[number], []], **data)


def test_another_players_work_is_no_location_action_of_whoever_is_next() -> None:
    t = a_table(
        cast=["bass_reeves", "yb_rowdy", "annie_oakley"],
        options=GOALS,
        goals=[[], ["4"], []],
        place=["DR1", "SV7", "CJ10"],
        actions=1,
        progress=[0, 0, 0, 0, 0, 0, 0, 0b1111, 0, 0, 0, 0],
    )
    t.play("work", "income:money")
    assert t.why_not("declare:yb_rowdy_4") == "goal-not-met"


@pytest.mark.rule("WL-R77")
def test_a_game_of_the_man_in_black_was_not_started_by_the_first_player() -> None:
    t = against_the_man(
        "wild_bill_hickok",
        "1",
        at="man_in_black",
        man_cards=["empty_chair"],
        progress=[1, *[0] * 7],
        place=["RF1", "CJ10"],
        man="RF4",
        money=[5, 0],
        hands=[["first_shot_h", "first_shot_d"], []],
        top=["sprint_h", "sprint_d", "saddle_up_c", "saddle_up_s", "manhunt_h", ACE, "second_wind_s", "payday_h"],
    )
    t.play("join", "lay:first_shot_h", "lay:first_shot_d")
    assert "won_pot:0:60" in t.log
    t.play("income:money")
    assert t.why_not("declare:wild_bill_hickok_1") == "goal-not-met"


@pytest.mark.rule("WL-R77")
@pytest.mark.parametrize("hero, number", [("wild_bill_hickok", "4"), ("annie_oakley", "1")])
def test_a_duel_that_the_man_in_black_began_was_not_started_by_the_player(hero: str, number: str) -> None:
    given: dict[str, Any] = {"hands": [[ACE], []], "legend": [4, 1], "progress": [0, 0, 0, 1, *[0] * 4]}
    fights = ["fight_3", "fight_8", "fight_9"] if hero == "annie_oakley" else FIGHTS
    t = against_the_man(hero, number, at="man_in_black", man_cards=["reckoning"], fights=fights, **given)
    t.play(f"commit:{ACE}")
    while t.asked != [(0, "taking_income")]:
        t.play(t.options[-1])
    assert "won_fight:0" in t.log
    t.play("income:money")
    assert t.why_not(f"declare:{hero}_{number}") == "goal-not-met"


@pytest.mark.rule("WL-R77")
def test_a_duel_with_the_man_in_black_that_the_player_began_counts() -> None:
    t = against_the_man("wild_bill_hickok", "4", hands=[[ACE], []], progress=[0, 0, 0, 1, *[0] * 4])
    t.play("duel_man")
    t.decline()
    assert can_declare(t, "wild_bill_hickok_4")


@pytest.mark.rule("WL-R77")
def test_sixty_dollars_of_the_man_in_black_are_taken_with_one_robbery() -> None:
    t = against_the_man("jesse_james", "3", hands=[[ACE], []])
    t.play("rob_man")
    t.decline()
    t.play("take:man_loot_1")
    t.decline()
    assert can_declare(t, "jesse_james_3")


@pytest.mark.rule("WL-150")
def test_the_dealers_ace_and_eight_are_no_hand_of_wild_bills() -> None:
    t = a_table(
        cast=["bass_reeves", "annie_oakley", "wild_bill_hickok"],
        options=GOALS,
        goals=[[], [], ["2"]],
        place=["DR5", "SV7", "CJ10"],
        money=[5, 0, 0],
        hands=[["sprint_h", "sprint_d"], [], []],
        top=["saddle_up_c", ACE, "tall_tale_h", "payday_h", "payday_d", "cover_c", "cover_s", "manhunt_h"],
    )
    t.play("gamble")
    t.say(0, "lay:sprint_h", "lay:sprint_d")
    t.say(2, f"lay:{ACE}", "lay:tall_tale_h")
    t.play("end_turn", "income:money", "end_turn", "income:money")
    assert t.why_not("declare:wild_bill_hickok_2") == "goal-not-met"


def test_wounds_that_a_story_heals_are_not_lost_with_an_action() -> None:
    t = a_goal(
        "calamity_jane_3",
        place=["RF3", "SV7", "CJ10"],
        money=[3, 0, 0],
        stories=["preacher", "widow"],
        wounds=[2, 0, 0],
        markers=[0, 0, 1, 0, 0, 0],
        actions=1,
    )
    t.play("revel", "mark:1")
    assert t.wounds[0] == 0
    for _ in range(2):
        t.play("income:money", "end_turn")
    t.play("income:money")
    assert t.why_not("declare:calamity_jane_3") == "goal-not-met"


@pytest.mark.rule("WL-123")
def test_who_is_arrested_in_red_falls_has_been_in_both_towns() -> None:
    given: dict[str, Any] = {"hands": [["manhunt_h"], [], []], "wanted": [1, 0, 0], "sheriff": "RF2"}
    t = a_goal("mary_fields_2", place=["RF1", "SV7", "CJ10"], today=[0, 1 << 2, *[0] * 10], **given)
    t.play("play:manhunt_h", "drive:RF1")
    assert t.place[0] == "DR1"
    assert can_declare(t, "mary_fields_2")


@pytest.mark.rule("WL-123", "WL-R12")
def test_an_arrest_is_no_way_through_the_towns_between() -> None:
    given: dict[str, Any] = {"hands": [["manhunt_h"], [], []], "wanted": [1, 0, 0], "sheriff": "SH5"}
    t = a_goal("mary_fields_2", place=["SH9", "SV7", "CJ10"], **given)
    t.play("play:manhunt_h", "drive:SH7", "drive:SH9")
    assert t.place[0] == "DR1"
    assert t.why_not("declare:mary_fields_2") == "goal-not-met"


@pytest.mark.rule("WL-123")
def test_who_is_arrested_in_red_falls_in_another_players_turn_has_been_in_both_towns() -> None:
    t = a_table(
        cast=["bass_reeves", "mary_fields", "annie_oakley"],
        options=GOALS,
        goals=[[], ["2"], []],
        place=["RF1", "RF1", "CJ10"],
        hands=[[ACE], [], []],
        marshal=[1, 0, 0],
        wanted=[0, 1, 0],
        actions=1,
    )
    t.play("arrest:1", "income:money")
    assert t.place[1] == "DR1"
    assert not t.table.explain(1, "declare:mary_fields_2")


@pytest.mark.rule("WL-R77")
def test_the_man_in_blacks_turn_is_another_one_than_that_of_the_player_before() -> None:
    """One fight was won outside the towns in the last player's turn, the other is his."""
    t = a_table(
        seats=2,
        cast=["bass_reeves", "jesse_james"],
        options=GOALS,
        goals=[[], ["4"]],
        hands=[[], [ACE]],
        fights=FIGHTS,
        legend=[0, 1],
        at="man_in_black",
        man_cards=["reckoning"],
        place=["MP6", "CJ10"],
        man="MP6",
        today=[0, 0, 0, 0, 0, 0, 0, 1],
    )
    t.play(f"commit:{ACE}")
    while t.asked != [(0, "taking_income")]:
        t.play(t.options[-1])
    assert "won_fight:1" in t.log
    t.play("income:money", "end_turn", "income:money")
    assert t.why_not("declare:jesse_james_4") == "goal-not-met"


# ---- after a story, before the hand limit ----------------------------------------------------------------------------
@pytest.mark.rule("WL-221", "WL-342")
def test_what_a_story_has_brought_is_declared_before_the_hand_limit() -> None:
    hand = ["sprint_h", "sprint_d", "saddle_up_c", "saddle_up_s", "payday_h"]
    goal = "calamity_jane_4"
    given: dict[str, Any] = {"stories": ["widow", "preacher"], "markers": [0, 0, 1, 0, 0, 0], "money": [3, 0, 0]}
    t = a_goal(goal, hands=[hand, [], []], place=["RF3", "SV7", "CJ10"], actions=1, **given)
    t.play("revel", "mark:1")
    assert t.hands[0] == 7  # two cards, because nobody can pay the widow
    assert t.asked == [(0, "declaring")]
    t.play(f"declare:{goal}")
    assert f"declared:0:{goal}" in t.log
    assert t.asked == [(0, "discarding")]


@pytest.mark.rule("WL-338")
def test_without_a_story_nobody_is_asked_twice() -> None:
    t = a_goal("mary_fields_3", money=[12, 0, 0], actions=1, place=["DR1", "SV7", "CJ10"])
    t.play("work", "no_more_goals")
    assert t.asked == [(1, "taking_income")]
