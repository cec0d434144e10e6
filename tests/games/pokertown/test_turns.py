"""From one turn to the next: what is forgotten, what stays, and where the cards go."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from games.pokertown.sheets import a_table, answer, asked, card, goods, happened, options, sheet, visit, why

EVERY_TOMBSTONE = ["tl", "tc", "tr", "ml", "mc", "mr", "bl", "bc", "br"]
EVERY_TARGET = list(range(2, 14))
RIVAL: dict[str, Any] = {"options": {"cowbot": "billy"}, "cowbot": "billy"}


@pytest.mark.rule("PT-R01", "PT-027")
def test_every_turn_begins_with_nothing_assigned_and_asks_for_a_place_anew() -> None:
    table = visit("stage_a", "2h ac 9d", deck="5h 6s 7d")
    assert sheet(table)["assigned"] is None
    answer(table, "use:1:2")
    assert asked(table) == "place"
    answer(table, "visit:stage_5:0")
    assert sheet(table)["frontier"][4] == "circled"


@pytest.mark.rule("PT-R31")
def test_while_the_mayor_thinks_nobody_has_assigned_anything() -> None:
    table = a_table("2h 2c 9d", seats=3, character=["none", "mayor", "none"])
    for seat in range(3):
        answer(table, "use:1:2", "visit:stage_2:0", "tool:pan", seat=seat)
    assert asked(table, 1) == "redraw"
    assert [found["assigned"] for found in table.view(None)["sheets"]] == [None] * 3
    assert len(table.view(2)["me"]["reach"]) == 6


@pytest.mark.rule("PT-078")
@pytest.mark.parametrize("suits", [f"{a}{b}{c}" for a, b, c in product("hsdc", repeat=3)])
@pytest.mark.parametrize("colour, reds", [("red", 3), ("black", 0)])
def test_the_bank_pays_when_all_three_cards_have_the_colour(suits: str, colour: str, reds: int) -> None:
    lineup = " ".join(f"{rank}{suit}" for rank, suit in zip("369", suits, strict=True))
    table = a_table(lineup, items=[f"bank_{colour}"], round=2)
    assert goods(table)[2] == (2 if sum(suit in "hd" for suit in suits) == reds else 0)


@pytest.mark.rule("PT-209", "PT-R10")
def test_nobody_crosses_out_for_an_outlaw_what_is_not_there() -> None:
    table = a_table("js 6s 9d", outlaw=11, wanted=0)
    assert options(table) == ["reward:dollars", "reward:nuggets"]
    assert why(table, "reward:cross_out") == "nothing-to-cross-out"
    one = answer(a_table("js 6s 9d", outlaw=11, wanted=1), "reward:cross_out")
    assert goods(one)[3] == 0


@pytest.mark.rule("PT-R06")
def test_a_tombstone_alone_is_reason_enough_to_act() -> None:
    graves = [name for name in EVERY_TOMBSTONE if name != "br"]
    table = a_table("9s as 2s", nuggets=0, graves=graves, robbed=EVERY_TARGET)
    assert options(table) == ["dig:1", "dig:2", "dig:3"]
    assert why(table, "pass:1") == "must-act"


@pytest.mark.rule("PT-021")
def test_a_place_beyond_the_purse_is_refused_with_the_reason() -> None:
    table = answer(a_table("9s 5h 4d", nuggets=2), "use:1:2")
    assert why(table, "visit:target_8:3") == "too-few-nuggets"
    assert why(table, "visit:target_7:1") == "other-price"
    assert why(table, "visit:target_7:2") == ""
    beyond = table.explain(0, "place:target_8")
    assert [(reason.text, reason.params["action"]) for reason in beyond] == [("too-few-nuggets", "visit:target_8:3")]
    assert [option.id for option in table.options_with(0, "place:target_7")] == ["visit:target_7:2"]


@pytest.mark.rule("PT-R32")
def test_one_joker_makes_the_suit_free_and_no_second_one_is_spent_on_it() -> None:
    table = answer(a_table("9s 5h 4d", character="wild_card"), "use:1:2", "joker_suit")
    assert why(table, "joker_suit") == "power-spent"
    assert why(table, "joker_rank") == ""
    pans = answer(a_table("9s 5h 4d", character="prospector", pans=0), "use:1:2")
    assert why(pans, "shift") == "nothing-to-gain"


@pytest.mark.rule("PT-R34")
def test_a_preacher_who_is_not_wanted_is_not_asked() -> None:
    assert asked(a_table(at="pleas", character="preacher", wanted=0)) == "assign"


@pytest.mark.rule("PT-R26", "PT-019")
def test_what_was_seen_in_one_round_is_forgotten_in_the_next() -> None:
    table = a_table(at="arrest", sheriff="9d", known={"sheriff:0:0": -1})
    assert table.view(0)["round"] == 2
    assert table.view(0)["sheriff"] == {"aside": True, "shown": False, "card": None}
    office = visit("sheriffs_office", "9c js 4h", visited=["sheriffs_office"])
    assert "look" in options(office)


@pytest.mark.rule("PT-044", "PT-R04")
def test_what_is_left_of_the_deck_comes_before_the_shuffled_pile() -> None:
    table = a_table(at="lineup", turn=0, deck="ac kd", deck_size=2)
    assert table.view(0)["lineup"][:2] == [card("ac"), card("kd")]
    assert happened(table, "reshuffled") == [{}]
    orders = {a_table(at="lineup", turn=0, deck="ac kd", deck_size=2, seed=n).view(0)["lineup"][2] for n in range(8)}
    assert len(orders) > 1, "the pile is shuffled"


@pytest.mark.rule("PT-R04", "PT-R42")
def test_a_thief_finds_neither_the_robbery_card_nor_the_line_up_in_the_pile() -> None:
    table = visit("target_5", "9s 5h 4s", deck="kc", deck_size=1, **RIVAL)
    assert happened(table, "reshuffled") == [{}]
    assert table.view(0)["discard"] == [card("kc"), card("9s"), card("5h"), card("4s")]


# ---- the evening --------------------------------------------------------------------


@pytest.mark.rule("PT-R33")
def test_a_marked_card_counts_for_the_cheat_alone() -> None:
    hands = ["9h 9s 2d 4c 7h", "9d 9c 3d 4s 7s"]
    table = a_table(at="poker", seats=2, character=["none", "cheat"], poker=hands)
    answer(table, "mark:3", "count_as:hearts_9", seat=1)
    assert [event["hand"] for event in happened(table, "hand")] == ["pair", "three"]


@pytest.mark.rule("PT-160", "PT-104")
@pytest.mark.parametrize("loss, well_off", [("dollars", False), ("stars", True)])
def test_what_an_arrest_took_is_not_there_at_the_end(loss: str, well_off: bool) -> None:
    table = a_table(at="sheriff", sheriff="2s", round=3, wanted=6, dollars=30, nuggets=15, stars=9)
    answer(table, f"lose:{loss}")
    assert table.over
    assert ("well_off" in table.view(0)["result"][0]["achievements"]) is well_off


@pytest.mark.rule("PT-102", "PT-104", "PT-109")
@pytest.mark.parametrize("wanted, dollars, fine", [(5, 30, "10"), (5, 9, "0"), (14, 30, "0")])
def test_the_question_about_a_bribe_says_what_is_at_stake(wanted: int, dollars: int, fine: str) -> None:
    table = a_table(at="bribes", sheriff="2s", wanted=wanted, nuggets=20, dollars=dollars)
    assert table.pending[0].params == {"wanted": str(wanted), "dollars": fine, "stars": "4"}
    answer(table, "no_bribe")
    assert asked(table) == ("loss" if fine != "0" else "assign"), "without the choice the stars go at once"
