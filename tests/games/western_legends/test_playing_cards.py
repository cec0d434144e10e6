"""Actions on cards: WL-089 to WL-093, and the decks they come from."""

from __future__ import annotations

import pytest

from games.western_legends.outpost import a_table

pytestmark = pytest.mark.compiled


@pytest.mark.rule("WL-089", "WL-090")
def test_a_card_with_an_action_is_shown_and_costs_an_action() -> None:
    t = a_table(hands=[["payday_h"], [], []])
    t.play("play:payday_h")
    assert t.log[0] == "played_card:0:payday_h"
    assert (t.money[0], t.view()["actions"], t.discard) == (20, 2, ["payday_h"])


@pytest.mark.rule("WL-089")
def test_a_card_without_an_action_can_not_be_played_for_one() -> None:
    t = a_table(hands=[["dead_eye_c", "payday_h"], [], []])
    assert t.why_not("play:dead_eye_c") == "no-action"
    assert t.why_not("play:payday_d") == "not-held"


@pytest.mark.rule("WL-091", "WL-R71")
def test_a_card_is_discarded_only_when_its_effect_is_complete() -> None:
    t = a_table(hands=[["instinct_h"], [], []], deck=["payday_h"], discard=["payday_d", "grit_c"])
    t.play("play:instinct_h")
    assert t.view()["in_play"] == ["instinct_h"]  # it was not shuffled into the new deck
    assert t.asked == [(0, "giving_card")]
    t.play(t.options[0])
    assert "instinct_h" in t.discard


@pytest.mark.rule("WL-092", "WL-305")
def test_an_item_says_itself_what_becomes_of_it() -> None:
    t = a_table(items=[["provisions"], [], []], wounds=[1, 0, 0])
    t.play("use:provisions")
    assert (t.of("items")[0], t.wounds[0], t.hands[0]) == ([], 0, 1)
    assert t.view()["stock"][6] == 6
    assert t.why_not("use:provisions") == "not-owned"


@pytest.mark.rule("WL-092")
def test_an_item_without_an_action_can_not_be_used() -> None:
    t = a_table(items=[["whiskey", "provisions"], [], []])
    assert t.why_not("use:whiskey") == "no-action"


@pytest.mark.rule("WL-093")
def test_actions_are_used_in_the_own_turn_only() -> None:
    t = a_table(hands=[[], ["payday_h"], []])
    assert t.table.explain(1, "play:payday_h")[0].text == "not-asked"


@pytest.mark.rule("WL-308", "WL-309")
def test_an_empty_deck_is_made_of_the_discard_pile_and_the_drawing_goes_on() -> None:
    t = a_table(deck=["payday_h"], discard=["payday_d", "grit_c"], at="start_of_turn")
    t.play("income:cards")
    assert "reshuffled" in t.log
    assert (t.hands[0], t.discard, len(t.view()["deck"])) == (2, [], 1)


@pytest.mark.rule("WL-R70")
def test_without_deck_and_discard_no_card_is_drawn() -> None:
    t = a_table(deck=[], discard=[], at="start_of_turn")
    t.play("income:cards")
    assert t.hands[0] == 0
