"""Whoever asks why something can't be done is told the true reason, and the rule that it comes from."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.buzzard_gulch import a_gulch
from games.western_legends.expanded import HERE, KING, QUEEN, with_expansions
from games.western_legends.outpost import Outpost, a_table
from games.western_legends.test_au_characters import a_hero
from games.western_legends.test_au_citations import cited
from games.western_legends.test_au_events import an_event

pytestmark = pytest.mark.usefixtures("ante_up")
POSTERS: dict[str, Any] = {"place": ["MP6", "SV9", "CJ10"], "wanted": [0, 3, 0], "sheriff": "DR5"}


def rule_of(t: Outpost, answer: str) -> str:
    (seat,) = t.table.pending
    return t.table.explain(seat, answer)[0].rule


@pytest.mark.rule("AU-R104")
def test_the_sheriff_of_the_posters_takes_a_shortest_way_and_no_other() -> None:
    t = an_event("wanted_posters", **POSTERS)
    assert t.options == ["stalk:DR6", "stalk:DR9"]
    assert cited(t) == {"AU-R104"}
    assert (t.why_not("stalk:DR1"), rule_of(t, "stalk:DR1")) == ("no-shortest-way", "AU-R104")
    assert t.why_not("stalk:RF1") == "too-far"


@pytest.mark.rule("AU-R104")
def test_the_posters_ask_whom_the_sheriff_goes_to_by_their_own_rule() -> None:
    t = an_event("wanted_posters", **{**POSTERS, "wanted": [0, 3, 3]})
    assert (t.asked, t.options, cited(t)) == ([(0, "pursuing")], ["pick:1", "pick:2"], {"AU-R104"})


@pytest.mark.rule("AU-004")
def test_sundance_is_told_where_the_train_can_not_be_robbed_and_that_he_is_there() -> None:
    t = a_hero("sundance_kid", place=["SH1", "SV7", "CJ10"], au={"train": "b"})
    assert t.can("to_the_train:DC")
    assert t.why_not("to_the_train:SH1") == "already-there"
    assert t.why_not("to_the_train:MP1") == "no-train-there"


@pytest.mark.rule("AU-038")
def test_whoever_rounds_up_takes_at_least_one_longhorn() -> None:
    t = a_gulch(place=["MP6", "SV7", "CJ10"], au={"grazing": {"MP6": 2}})
    t.play("round_up")
    assert t.options == ["take_some:1", "take_some:2"]
    assert (t.why_not("take_some:0"), t.why_not("take_some:3")) == ("at-least-one", "not-so-many")


@pytest.mark.rule("WLX-001", "WL-310")
def test_an_empty_hand_has_nothing_for_the_holster() -> None:
    items = [["holster", "tomahawk"], [], []]
    hands = [[KING], [QUEEN], []]
    t = with_expansions("extras", "good_bad_handsome", hands=hands, place=HERE, items=items)
    t.play("duel:1", f"commit:{QUEEN}")
    assert t.asked == [(0, "reacting")]
    assert (t.why_not("react_with:holster"), rule_of(t, "react_with:holster")) == ("nothing-to-discard", "WLX-001")
    assert t.can("react_with:tomahawk")


@pytest.mark.rule("WL-140", "AU-112")
def test_a_shop_that_has_nothing_for_a_rich_player_calls_nobody_poor() -> None:
    goods = ["ten_gallon", "whiskey", "miners_map"]
    items = [["mule", "shotgun", *goods], [], []]
    t = a_gulch(place=["BT5", "SV7", "CJ10"], money=[12, 0, 0], items=items, upgraded=[["mule", "shotgun"], [], []])
    assert t.can("end_turn")
    owned = [["mule", "shotgun", "quarter_horse", "derringer", *goods], [], []]
    up = [["mule", "shotgun", "quarter_horse", "derringer"], [], []]
    t = a_gulch(place=["BT5", "SV7", "CJ10"], money=[12, 0, 0], items=owned, upgraded=up)
    assert (t.why_not("shop"), rule_of(t, "shop")) == ("nothing-to-buy", "WL-140")
    t = a_gulch(place=["BT5", "SV7", "CJ10"], money=[0, 0, 0])
    assert t.why_not("shop") == "too-poor"


@pytest.mark.rule("WL-242", "AU-R97")
def test_a_story_move_is_told_who_bars_the_way() -> None:
    t = a_table(
        stories=["faithful_saddle", "widow"],
        at="stories",
        hands=[[], [], []],
        markers=[1, 0, 1, 0, 0, 0],
        place=["MP5", "SV7", "CJ10"],
        bandits=["A1"],
    )
    assert (t.why_not("go:MP1"), rule_of(t, "go:MP1")) == ("barred", "WL-242")
    assert t.why_not("go:CJ10") == "too-far"


@pytest.mark.rule("AU-086")
def test_giving_back_a_legend_token_beyond_three_cites_the_limit_of_three() -> None:
    supply = [f"token_{k + 1}" for k in range(27) if k not in (0, 17)]
    t = a_gulch(
        [["second_wind_c", "first_shot_h"], [], []],
        place=["F6a", "SV7", "CJ10"],
        frontier={"F6a": "painted_cave"},
        tokens=[["token_1", "token_18", "token_2"], [], []],
        token_supply=[token for token in supply if token != "token_2"],
    )
    t.play("explore", "spend_card:first_shot_h")
    assert (t.asked, cited(t)) == ([(0, "keeping_three")], {"AU-086"})


@pytest.mark.rule("AU-R65")
def test_who_has_no_card_for_the_guards_is_told_so_by_the_rule_of_the_train() -> None:
    t = a_gulch(place=["SV12", "SV7", "CJ10"])
    assert (t.why_not("rob_train"), rule_of(t, "rob_train")) == ("needs-a-card", "AU-R65")


@pytest.mark.rule("WL-062", "WLX-001")
def test_pinkerton_is_told_whom_he_can_investigate() -> None:
    cast, place = ["allan_pinkerton", "bass_reeves", "annie_oakley"], ["MP6", "MP5", "CJ10"]
    t = with_expansions("extras", cast=cast, legends=[0], hands=[[], [], [KING]], place=place)
    assert (t.why_not("investigate:2"), rule_of(t, "investigate:2")) == ("nobody-near", "WL-062")
    assert (t.why_not("investigate:1"), rule_of(t, "investigate:1")) == ("no-hand", "WL-062")


@pytest.mark.rule("WL-089", "WL-070")
def test_what_is_not_owned_or_held_is_refused_by_the_rule_of_what_was_tried() -> None:
    t = a_table(hands=[[KING], [], []])
    assert (t.why_not("use:provisions"), rule_of(t, "use:provisions")) == ("not-owned", "WL-089")
    assert (t.why_not("play:grit_c"), rule_of(t, "play:grit_c")) == ("not-held", "WL-089")
    t = a_table(hands=[[], [], []], items=[["shotgun", "revolver"], [], []], at="start_of_turn")
    t.play("income:money")
    assert (t.why_not("ready:rifle"), rule_of(t, "ready:rifle")) == ("not-owned", "WL-070")


@pytest.mark.rule("WL-242", "WLG-008")
def test_the_pawnbroker_takes_no_legendary_goods() -> None:
    given: dict[str, Any] = {"at": "stories", "markers": [1, 0, 1, 0, 0, 0], "hands": [[], [], []]}
    given |= {"stories": ["pawnbroker", "widow"], "items": [["whiskey", "lasso", "provisions"], [], []]}
    t = with_expansions("extras", "good_bad_handsome", **given)
    t.play("take:pawnbroker_1")
    assert (t.why_not("pawn:lasso"), t.why_not("pawn:holster")) == ("not-pawned", "not-owned")
