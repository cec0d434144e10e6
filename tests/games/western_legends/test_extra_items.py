"""The items and the jokers of Fistful of Extras."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.expanded import HERE, KING, QUEEN, with_expansions
from games.western_legends.frontier_town import herds
from games.western_legends.outpost import Outpost

pytestmark = pytest.mark.compiled
RED, BLACK = "joker_red", "joker_black"


def a_table(**given: Any) -> Outpost:
    return with_expansions("extras", **given)


def a_duel(mine: list[str], theirs: list[str], **given: Any) -> Outpost:
    t = a_table(hands=[mine, theirs, []], place=HERE, **given)
    t.play("duel:1", f"commit:{mine[0]}", f"commit:{theirs[0]}")
    return t


# ---- items -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WLX-001", "WLX-002")
def test_three_kinds_of_items_with_six_copies_lie_on_the_counter() -> None:
    t = a_table(place=["DR2", "SV7", "CJ10"], money=[12, 0, 0])
    t.play("shop")
    assert {"buy:workhorse", "buy:peacekeeper", "buy:holster"} <= set(t.options)
    assert t.view()["stock"][9:12] == [6, 6, 6]


@pytest.mark.rule("WLX-001")
def test_a_workhorse_carries_more_cattle_and_acquires_one_more() -> None:
    start: dict[str, Any] = {"place": ["MP2", "SV7", "CJ10"], "items": [["workhorse"], [], []], **herds([[], [], []])}
    t = a_table(**start)
    assert t.of("speed")[0] == 3
    t.play("acquire")
    assert len(t.of("cattle_green")[0]) == 2
    t = a_table(upgraded=[["workhorse"], [], []], **start)
    assert t.of("speed")[0] == 4
    t.play("acquire", "acquire")
    assert len(t.of("cattle_green")[0]) == 3


@pytest.mark.rule("WLX-001", "WL-306")
def test_who_dismounts_the_workhorse_returns_what_is_too_much() -> None:
    cattle = herds([["green_1", "blue_1"], [], []])
    t = a_table(at="start_of_turn", items=[["workhorse", "mule"], [], []], **cattle)
    t.play("income:money", "ready:mule")
    assert t.asked == [(0, "giving_up")]
    t.play("give_up:green")
    assert (t.of("cattle_green")[0], len(t.of("cattle_blue")[0])) == ([], 1)


@pytest.mark.rule("WLX-001")
def test_the_peacekeeper_adds_a_point_to_arrests_and_robberies() -> None:
    start: dict[str, Any] = {"items": [["peacekeeper"], [], []]}
    t = a_table(hands=[[KING], ["sprint_h"], []], place=HERE, marshal=[1, 0, 0], wanted=[0, 1, 0], **start)
    t.play_on("arrest:1", "refuse")
    assert t.of("marshal")[0] == 3
    t = a_table(hands=[[KING], ["sprint_h"], []], place=HERE, **start)
    t.play_on("rob:1", "refuse")
    assert t.of("wanted")[0] == 2


@pytest.mark.rule("WLX-001")
def test_the_peacekeeper_adds_a_point_to_cattle_and_upgraded_lowers_the_opposing_card() -> None:
    start: dict[str, Any] = {"items": [["peacekeeper"], [], []], "place": ["SV11", "SV7", "CJ10"]}
    t = a_table(**start, **herds([["green_1"], [], []]))
    t.play_on("move", "go:SV12", "yes")
    assert t.of("marshal")[0] == 2
    t = a_duel(
        [KING, "grit_c"],
        ["living_legend_d", "grit_s"],
        items=[["peacekeeper"], [], []],
        upgraded=[["peacekeeper"], [], []],
    )
    assert t.view()["rank"] == ["k", "q"]


@pytest.mark.rule("WLX-001")
def test_the_holster_discards_cards_to_lower_the_opposing_card() -> None:
    t = a_duel([QUEEN, "cheat_h", "cheat_d", "grit_c"], [KING, "grit_s"], items=[["holster"], [], []])
    t.play("react_with:holster", "drop:cheat_h", "drop:cheat_d", "enough")
    assert t.view()["rank"] == ["q", "j"]
    t.play("pass")
    assert t.why_not("react_with:holster") == "already-reacted"


# ---- jokers ----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WLX-008", "WLX-002")
def test_with_jokers_the_poker_deck_has_54_cards() -> None:
    t = a_table()
    assert len(t.view()["deck"]) == 54


@pytest.mark.rule("WLX-005", "WLX-006", "WLX-R04", "WL-384")
def test_a_joker_fights_as_a_copy_of_a_card_that_stays_in_hand() -> None:
    t = a_table(hands=[[RED, KING, "cheat_h"], ["bulletproof_h", "grit_s"], []], place=HERE)
    t.play("duel:1", f"commit:{RED}")
    assert t.asked == [(1, "answering")]
    assert not any(line.startswith("copied") for line in t.log)
    t.play("commit:bulletproof_h")
    assert t.asked == [(0, "copying")]
    t.play(f"copy:{KING}")
    assert t.view()["rank"] == ["k", "j"]
    assert f"copied:0:{KING}" in t.log
    assert t.view(1)["players"][0]["hand"].count(KING) == 1  # it was shown
    t.decline()
    assert (KING in t.hand(0), RED in t.discard) == (True, True)


@pytest.mark.rule("WLX-006", "WLX-R04")
def test_two_jokers_choose_at_the_same_time() -> None:
    t = a_table(hands=[[RED, KING, "grit_c"], [BLACK, QUEEN, "grit_s"], []], place=HERE)
    t.play("duel:1", f"commit:{RED}", f"commit:{BLACK}")
    assert t.asked == [(0, "copying"), (1, "copying")]
    t.play(f"copy:{KING}", f"copy:{QUEEN}")
    assert t.view()["rank"] == ["k", "q"]


@pytest.mark.rule("WLX-R01")
def test_a_joker_alone_cannot_be_committed() -> None:
    t = a_table(hands=[[RED], ["sprint_h"], []], place=HERE)
    assert t.why_not("duel:1") == "no-cards"
    t = a_table(hands=[[KING, "grit_c"], [RED, BLACK], []], place=HERE)
    t.play("duel:1", f"commit:{KING}")
    assert t.options == ["refuse"]
    t = a_table(hands=[[RED], [], []], place=["SV3", "RF1", "RF2"], bandits=["C1"])
    t.play("move", "go:SV2")
    assert "without_cards:0" in t.log


@pytest.mark.rule("WLX-R01", "WL-R62")
@pytest.mark.parametrize("card", [RED, "sprint_h"])
def test_who_must_surrender_because_of_a_joker_is_asked_like_anybody_with_cards(card: str) -> None:
    hands = [["manhunt_h"], [card, "grit_c"], []]
    t = a_table(hands=hands, place=["MP6", "MP2", "CJ10"], wanted=[0, 1, 0], sheriff="MP3")
    t.play("play:manhunt_h", "drive:MP2", "drop:grit_c")
    assert t.asked == [(1, "facing")]
    t.play("surrender")
    assert "surrendered:1" in t.log


@pytest.mark.rule("WLX-R02")
def test_a_joker_copies_an_action_and_is_discarded() -> None:
    t = a_table(hands=[[RED, "payday_h", "grit_c"], [], []])
    t.play(f"play:{RED}", "copy:payday_h")
    assert (t.money[0], t.hand(0), t.discard) == (20, ["grit_c", "payday_h"], [RED])
    assert a_table(hands=[[RED, "grit_c"], [], []]).why_not(f"play:{RED}") == "no-action"


@pytest.mark.rule("WLX-R02")
def test_a_copied_reaction_counts_as_the_one_of_its_name() -> None:
    t = a_duel([QUEEN, RED, "stick_em_up_c", "cover_c"], [KING, "grit_s"])
    t.play(f"react:{RED}", "copy:stick_em_up_c")
    assert t.view()["rank"] == ["q", "j"]
    t.play("pass")
    assert t.why_not("react:stick_em_up_c") == "already-reacted"
    assert t.can("react:cover_c")
    t = a_duel([QUEEN, RED, "grit_c"], [KING, "grit_s"])
    assert t.why_not(f"react:{RED}") == "no-reaction"


@pytest.mark.rule("WL-384", "WL-114")
def test_the_card_that_a_committed_joker_copies_is_no_reaction_but_another_of_its_name_is() -> None:
    t = a_duel([RED, "stick_em_up_c", "stick_em_up_s"], [KING, "grit_s"])
    t.play("copy:stick_em_up_c")
    assert t.why_not("react:stick_em_up_c") == "is-copied"
    t.play("react:stick_em_up_s")
    assert t.view()["rank"] == ["2", "j"]


@pytest.mark.rule("WL-384", "WL-367")
def test_when_a_fight_starts_anew_the_card_that_a_joker_copied_is_free() -> None:
    hands = [[RED, "stick_em_up_c", KING], [], []]
    t = a_table(hands=hands, place=["SV3", "RF1", "RF2"], bandits=["C1"], fights=["fight_10", "fight_3", "fight_9"])
    t.play("move", "go:SV2", f"commit:{RED}", "send:fight_10", "copy:stick_em_up_c")
    t.decline()
    t.play("yes", f"commit:{KING}", "send:fight_9")
    assert t.can("react:stick_em_up_c")


@pytest.mark.rule("WLX-R02")
def test_a_joker_copies_a_reaction_outside_fights() -> None:
    t = a_table(hands=[[KING, RED, "reputation_c"], [], []], marshal=[1, 0, 0])
    t.play(f"play:{KING}", f"boost:{RED}")
    assert (t.of("marshal")[0], "reputation_c" in t.hand(0)) == (3, True)
    t = a_table(hands=[[KING, RED, "grit_c"], [], []], marshal=[1, 0, 0])
    t.play(f"play:{KING}")
    assert not t.can(f"boost:{RED}")


def a_game(mine: list[str], flop: list[str], more: list[str] | None = None, **given: Any) -> Outpost:
    """Seat 0 starts a game of poker against a dealer; a card is drawn, then the dealer's four, then the flop."""
    top = ["wallop_c", *(more or ["sprint_h", "sprint_d", "saddle_up_c", "saddle_up_s"]), *flop]
    t = a_table(hands=[mine, [], []], place=["DR5", "SV7", "CJ10"], money=[1, 0, 0], top=top, **given)
    t.play("gamble")
    return t


FLOP = ["patch_up_c", "cover_s", "grit_s"]  # 5, 6 and 9


@pytest.mark.rule("WLX-005", "WLX-006", "WLX-R04")
def test_at_poker_a_joker_copies_a_card_that_stays_in_hand() -> None:
    t = a_game([RED, KING, "living_legend_d"], FLOP)
    t.play("lay:living_legend_d", f"lay:{RED}", f"copy:{KING}")
    t.play("lay:sprint_h", "lay:saddle_up_c")
    assert "has_hand:0:pair" in t.log
    assert KING in t.hand(0)


@pytest.mark.rule("WLX-006")
def test_two_jokers_may_copy_the_same_card() -> None:
    t = a_game([RED, BLACK, KING], ["living_legend_d", "cover_s", "grit_s"])
    t.play(f"lay:{RED}", f"lay:{BLACK}", f"copy:{KING}", f"copy:{KING}", "lay:sprint_h", "lay:saddle_up_c")
    assert "has_hand:0:three" in t.log


@pytest.mark.rule("WLX-R01", "WL-384")
def test_at_poker_the_card_that_a_joker_copies_cannot_be_played_too() -> None:
    t = a_game([RED], FLOP)
    t.play("lay:wallop_c")
    assert [seat for seat, _ in t.asked] == [2]  # the joker has nothing left to copy
    t = a_game([RED, KING], FLOP)
    t.play(f"lay:{RED}", "lay:wallop_c")
    assert t.can(f"copy:{KING}") and not t.can("copy:wallop_c")


@pytest.mark.rule("WLX-007", "WLX-R03")
def test_a_joker_in_the_flop_is_any_card_for_everybody() -> None:
    t = a_game([KING, QUEEN], [RED, "cover_s", "grit_s"])
    t.play(f"lay:{KING}", f"lay:{QUEEN}", "lay:sprint_h", "lay:saddle_up_c")
    assert {"has_hand:0:pair", "has_hand:2:three"} <= set(t.log)


@pytest.mark.rule("WLX-007")
def test_a_joker_of_the_dealer_is_any_card() -> None:
    t = a_game([KING, QUEEN], FLOP, more=[RED, "first_shot_h", "saddle_up_c", "saddle_up_s"])
    t.play(f"lay:{KING}", f"lay:{QUEEN}", f"lay:{RED}", "lay:first_shot_h")
    assert "has_hand:2:pair" in t.log
    assert not any(question == "copying" for _, question in t.asked)


@pytest.mark.rule("WLX-004")
def test_legend_tokens_are_drawn_from_a_bag() -> None:
    t = with_expansions(
        "extras",
        options={"goals": True},
        cast=["buffalo_bill_cody", "bass_reeves", "billy_the_kid"],
        goals=[["2"], [], []],
        nuggets=[6, 0, 0],
        items=[["mule"], [], []],
        token_supply=[f"token_{k + 1}" for k in range(18)],
    )
    t.play("declare:buffalo_bill_cody_2")
    assert (len(t.of("tokens")[0]), t.of("tokens")[0][0]) == (1, None)  # only its owner knows it
