"""The fourteen characters: what each ability does, when it may be used, and that it is spent."""

from __future__ import annotations

from typing import Any

import pytest

from games.pokertown.sheets import (
    a_table,
    answer,
    asked,
    card,
    goods,
    happened,
    options,
    places,
    reach,
    run,
    sheet,
    why,
)

BONUS = {
    "trailblazer": ["frontier"],
    "settler": ["town"],
    "bandit": ["badlands"],
    "miner": ["mine"],
    "grave_robber": ["graveyard"],
    "man_in_black": ["frontier", "badlands", "mine", "town", "graveyard"],
}
EXAMPLE = {
    "frontier": "stage_5",
    "badlands": "target_2",
    "mine": "chamber_1a",
    "town": "bank",
    "graveyard": "tombstone_tl",
}
CASES = [(name, region) for name, regions in BONUS.items() for region in regions]


@pytest.mark.rule("PT-120", "PT-R30")
@pytest.mark.parametrize("name, region", CASES)
def test_a_bonus_ability_may_come_before_the_assignment(name: str, region: str) -> None:
    table = a_table("9h 3s 4d", character=name, dollars=0)
    assert [id for id in options(table) if id.startswith("bonus_power")] == [f"bonus_power:{r}" for r in BONUS[name]]
    answer(table, f"bonus_power:{region}", f"act:{EXAMPLE[region]}")
    assert happened(table, "visited")[0]["place"] == EXAMPLE[region]
    assert asked(table) == "assign"
    assert sheet(table)["character"] == {"id": name, "uses": 0}
    assert why(table, f"bonus_power:{region}") == "power-spent"


@pytest.mark.rule("PT-R30")
@pytest.mark.parametrize("name, region", CASES)
def test_a_bonus_ability_may_come_after_or_between_the_other_actions(name: str, region: str) -> None:
    table = a_table("9h 3s 4d", character=name, dollars=0)
    answer(table, "use:1:2", "visit:stage_3:0")
    assert {"act:tombstone_tl", f"bonus_power:{region}"} <= set(options(table))
    answer(table, "act:tombstone_tl")
    assert set(options(table)) >= {"end_turn", f"bonus_power:{region}"}
    place = "tombstone_bl" if region == "graveyard" else EXAMPLE[region]
    after = answer(table.copy(), f"bonus_power:{region}", f"act:{place}")
    assert happened(after, "visited")[-1]["place"] == place
    assert asked(answer(table, "end_turn")) == "assign"
    assert sheet(table)["character"]["uses"] == 1


@pytest.mark.rule("PT-120")
def test_nobody_without_that_character_has_the_ability() -> None:
    table = a_table("9h 3s 4d", character="trailblazer")
    assert why(table, "bonus_power:town") == "no-such-power"
    assert why(table, "ability") == "nothing-to-gain"
    assert why(a_table("9h 3s 4d"), "ability") == "no-such-power"
    answer(table, "use:1:2")
    assert why(table, "joker_suit") == "no-such-power"
    assert why(table, "shift") == "no-such-power"


@pytest.mark.rule("PT-R31", "PT-R26")
@pytest.mark.parametrize("seats", [1, 3])
def test_the_mayor_replaces_the_line_up_before_anything_counts(seats: int) -> None:
    names = ["none"] * (seats - 1) + ["mayor"]
    table = a_table(
        at="lineup",
        turn=0,
        seats=seats,
        character=names,
        deck="9h 6h 4d 2s 3s 4s",
        items=["bank_red", "bank_black"],
        sheriff="7c",
    )
    mayor = seats - 1
    assert list(table.pending) == [mayor]
    answer(table, "redraw", seat=mayor)
    assert table.view(None)["lineup"] == [card("2s"), card("3s"), card("4s")]
    assert table.view(None)["discard"] == [card("9h"), card("6h"), card("4d")]
    gained = [e["cause"] for e in happened(table, "gained", mayor)]
    assert gained == ["bank"], "only the new line-up counts"
    assert table.now[0].to_data()["sheriff"] == [card("7c")]
    assert sheet(table, mayor)["character"]["uses"] == 0


@pytest.mark.rule("PT-R32")
def test_the_prospector_shifts_by_up_to_the_pans_and_nuggets_may_follow() -> None:
    table = a_table("9s 7h 4d", character="prospector", pans=2, nuggets=1)
    answer(table, "use:1:2")
    assert places(table) == {"target_6", "target_7", "target_8"}
    answer(table, "shift")
    assert reach(table) == {
        f"target_{r}": p for r, p in zip(["4", "5", "6", "7", "8", "9", "10"], [1, 0, 0, 0, 0, 0, 1])
    }
    answer(table, "visit:target_10:1")
    assert sheet(table)["character"]["uses"] == 0
    assert goods(table)[1] == 0


@pytest.mark.rule("PT-R32", "PT-002")
def test_the_wild_card_may_spend_both_jokers_in_one_turn() -> None:
    table = a_table("9s ah 4d", character="wild_card", nuggets=0)
    assert why(table, "use:1:2") == "", "a joker leads somewhere"
    answer(table, "use:1:2")
    suits = answer(table.copy(), "joker_suit")
    assert places(suits) == {"stage_a", "chamber_1a", "undertaker"}
    answer(table, "joker_rank")
    assert places(table) == {f"target_{r}" for r in ["2", "3", "4", "5", "6", "7", "8", "9", "10", "j", "q", "k"]}
    answer(table, "joker_suit")
    assert len(places(table)) == 13 + 12 + 2 + 13
    answer(table, "visit:union:0")
    assert sheet(table)["character"]["uses"] == 0


@pytest.mark.rule("PT-R32")
def test_a_jokers_suit_counts_as_a_change_for_the_cowbot() -> None:
    fields: dict[str, Any] = {"options": {"cowbot": "jane"}, "cowbot": "jane", "character": "wild_card", "nuggets": 0}
    away = answer(a_table("9h 2s 4d", **fields), "use:1:2", "joker_suit", "visit:bank:0")
    assert happened(away, "stolen") == []
    stays = a_table("9h as 4d", **fields)
    answer(stays, "use:1:2")
    answer(stays, "visit:stage_a:0")
    assert happened(stays, "stolen") == [{"cowbot": "jane"}]


@pytest.mark.rule("PT-R33")
def test_the_cheat_lets_one_card_count_as_any_card_even_a_duplicate() -> None:
    table = a_table(at="poker", character="cheat", poker="9h 9s 9d 9c 2h")
    assert options(table) == [*(f"mark:{i}" for i in range(1, 6)), "play_fair"]
    answer(table, "mark:5")
    assert len(options(table)) == 52
    answer(table, "count_as:hearts_9")
    assert happened(table, "hand")[0]["hand"] == "four", "five equal ranks count as four"
    assert sheet(table)["character"]["uses"] == 0
    fair = answer(a_table(at="poker", character="cheat", poker="9h 9s 9d 9c 2h"), "play_fair")
    assert sheet(fair)["character"]["uses"] == 1
    royal = a_table(at="poker", character="cheat", poker="10h jh qh kh 2c", sheriff="7c")
    assert happened(answer(royal, "mark:5", "count_as:hearts_a"), "hand")[0]["hand"] == "royal_flush"


@pytest.mark.rule("PT-R33")
def test_the_cheat_may_mark_a_card_of_the_own_pair() -> None:
    table = a_table(at="poker", character="cheat", poker="9h 8s 5d 4c 2h", pair="ks 9d", options={"holdem": True})
    assert options(table)[5:7] == ["mark:6", "mark:7"]
    answer(table, "mark:6", "count_as:spades_9")
    assert happened(table, "hand")[0]["hand"] == "three"
    plain = a_table(at="poker", character="cheat", poker="9h 8s 5d 4c 2h")
    assert why(plain, "mark:6") == "no-such-card"


@pytest.mark.rule("PT-R34")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_the_preacher_crosses_out_up_to_six_before_the_bribes_of_one_round(round: int) -> None:
    table = a_table(at="pleas", character="preacher", wanted=8, nuggets=8, round=round)
    assert options(table) == ["ability", "wait"]
    answer(table, "ability")
    assert options(table) == [f"cross_out:{n}" for n in range(7)]
    answer(table, "cross_out:6")
    assert (goods(table)[3], asked(table)) == (2, "bribe")
    waiting = answer(a_table(at="pleas", character="preacher", wanted=8, nuggets=8, round=round), "wait")
    assert (asked(waiting), sheet(waiting)["character"]["uses"]) == ("bribe", 1)
    assert why(a_table(character="preacher", wanted=8), "ability") == "nothing-to-gain"


@pytest.mark.rule("PT-R35")
@pytest.mark.parametrize(
    "name, fields, after",
    [
        ("baroness", {"wanted": 7, "nuggets": 1}, (8, 7)),
        ("ranch_hand", {"wanted": 7, "nuggets": 1, "hammers": 3}, (1, 1)),
    ],
)
def test_baroness_and_ranch_hand_help_in_the_turn_or_before_the_bribes(
    name: str, fields: dict[str, Any], after: tuple[int, int]
) -> None:
    before = answer(a_table("9h 3s 4d", character=name, **fields), "ability")
    assert (goods(before)[1], goods(before)[3]) == after
    assert asked(before) == "assign"
    table = answer(a_table("9h 3s 4d", character=name, **fields), "use:1:2", "visit:stage_a:0")
    assert options(table) == ["ability", "end_turn"]
    assert (goods(answer(table, "ability"))[1], goods(table)[3]) == after
    plea = a_table(at="pleas", character=name, **{**fields, "wanted": 7})
    answer(plea, "ability")
    assert (goods(plea)[1], goods(plea)[3]) == after


@pytest.mark.rule("PT-R36")
def test_a_marshal_whom_the_sheriffs_card_lets_go_is_not_asked() -> None:
    table = a_table(at="sheriff", sheriff="9s", character="marshal", wanted=9, stars=9)
    assert (happened(table, "free"), asked(table)) == ([{"who": "0"}], "assign")


@pytest.mark.rule("PT-R36")
def test_the_marshals_own_card_counts_instead_whether_it_helps_or_not() -> None:
    fields: dict[str, Any] = {"at": "sheriff", "character": "marshal", "wanted": 5, "stars": 20, "dollars": 0}
    saved = a_table(sheriff="2s", deck="9c", **fields)
    assert options(saved) == ["own_card", "accept"]
    answer(saved, "own_card")
    assert happened(saved, "own_sheriff") == [{"who": "0", "card": card("9c")}]
    assert happened(saved, "arrested") == []
    worse = answer(a_table(sheriff="3s", deck="2c", **fields), "own_card")
    assert happened(worse, "arrested") == [{"who": "0"}]
    accepted = answer(a_table(sheriff="2s", deck="9c", **fields), "accept")
    assert (len(happened(accepted, "arrested")), sheet(accepted)["character"]["uses"]) == (1, 1)
    bribed = a_table(sheriff="2s", **{**fields, "at": "bribes", "nuggets": 9})
    assert asked(answer(bribed, "bribe")) == "assign"
    last = run(answer(a_table(sheriff="2s", deck="9c", **{**fields, "round": 3}), "own_card"))
    assert card("9c") in last.view(0)["discard"]


@pytest.mark.rule("PT-R04")
def test_the_marshals_card_comes_from_the_reshuffled_pile_when_the_deck_is_empty() -> None:
    table = a_table(at="sheriff", sheriff="2s", character="marshal", wanted=5, stars=9, deck_size=0)
    answer(table, "own_card")
    assert happened(table, "reshuffled") == [{}]
    assert happened(table, "own_sheriff")
