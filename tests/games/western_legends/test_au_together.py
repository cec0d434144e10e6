"""Ante Up with the other boxes on the table: what one says of the things of another."""

from __future__ import annotations

from typing import Any

import pytest

import gulch
from games.western_legends.buzzard_gulch import AU_DECK, Gulch, a_gulch
from games.western_legends.outpost import PLAIN, stacked
from games.western_legends.test_bandit_cards import part
from gulch.games.western_legends.components import STORIES
from gulch.games.western_legends.good_bad_handsome.names import ITEMS as LEGENDARY
from gulch.games.western_legends.names import EVERY_ITEM

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("ante_up")]
RED, BLACK = JOKERS = ["joker_red", "joker_black"]
ACE, KING, QUEEN, THREE, FOUR = "first_shot_h", "living_legend_h", "pickpocket_c", "sprint_h", "tip_off_c"
FIGHTS = ["fight_8", "fight_3", "fight_2", "fight_4"]


def with_boxes(*boxes: str, hands: list[list[str]], top: list[str] | None = None, **given: Any) -> Gulch:
    """A table of Ante Up and these expansions."""
    options = {**dict.fromkeys(boxes, True), **given.pop("options", {})}
    taken = {card for hand in hands for card in hand}
    cards = [*AU_DECK, *JOKERS] if "extras" in boxes else AU_DECK
    owned = given.get("items") or [[] for _ in hands]
    left = [(1 if item in LEGENDARY else 6) - sum(item in own for own in owned) for item in EVERY_ITEM]
    data = {"stock": left, "deck": stacked(cards, top or [], taken), **given}
    return a_gulch(hands, options=options, **data)


# ---- jokers on the frontier ------------------------------------------------------------------------------------------
def exploring(hand: list[str], token: str = "great_valley", at: str = "F8") -> Gulch:
    """8 and 6 are needed."""
    frontier: dict[str, str | None] = {"F8": None, "F6a": None, at: token}
    return with_boxes("extras", hands=[hand, [], []], place=[at, "SV7", "CJ10"], frontier=frontier)


@pytest.mark.rule("AU-R43")
def test_a_joker_is_worth_the_card_that_it_copies_and_that_card_stays_in_hand() -> None:
    t = exploring([RED, ACE, THREE, KING])
    t.play("explore", f"spend_card:{RED}")
    assert (t.asked, set(t.options)) == ([(0, "counting_as")], {f"count_as:{card}" for card in (ACE, THREE, KING)})
    t.play(f"count_as:{ACE}")
    assert f"counted_as:0:{ACE}" in t.log
    assert ACE in t.view(1)["players"][0]["hand"]  # it was shown
    assert t.why_not(f"spend_card:{ACE}") == "stays-in-hand"
    t.play(f"spend_card:{THREE}")
    assert (t.legend[0], t.hand(0), t.discard) == (3, sorted([ACE, KING]), [RED, THREE])


@pytest.mark.rule("AU-R43", "AU-130")
def test_a_joker_that_copies_scouting_is_worth_twelve() -> None:
    t = exploring([RED, "scouting_c"], at="F6a")
    t.play("explore", f"spend_card:{RED}", "count_as:scouting_c")
    assert (t.legend[0], t.hand(0)) == (3, ["scouting_c"])


@pytest.mark.rule("AU-R43")
def test_a_joker_adds_nothing_to_a_hand_because_its_card_cannot_be_discarded_too() -> None:
    assert exploring([RED, ACE]).why_not("explore") == "hand-too-small"
    assert exploring([RED, BLACK]).why_not("explore") == "hand-too-small"


@pytest.mark.rule("AU-R43")
def test_two_jokers_may_be_worth_the_same_card() -> None:
    """11 and 11; but whoever discards the ace has nothing left to copy."""
    t = exploring([RED, BLACK, ACE])
    t.play("explore")
    assert t.why_not(f"spend_card:{ACE}") == "hand-too-small"
    t.play(f"spend_card:{RED}", f"count_as:{ACE}", f"spend_card:{BLACK}", f"count_as:{ACE}")
    assert (t.legend[0], t.hand(0)) == (3, [ACE])


@pytest.mark.rule("AU-R43")
def test_no_joker_is_counted_so_that_the_rest_would_not_do() -> None:
    """A queen and a 2 are 12, and 14 are needed: both jokers must count as the same card."""
    t = exploring([RED, BLACK, QUEEN, "cheat_h"])
    t.play("explore", f"spend_card:{RED}")
    assert set(t.options) == {f"count_as:{QUEEN}", "count_as:cheat_h"}
    t.play("count_as:cheat_h", f"spend_card:{BLACK}")
    assert t.options == ["count_as:cheat_h"]


@pytest.mark.rule("AU-R43")
def test_whoever_guesses_the_hand_of_an_explorer_finds_something_to_discard() -> None:
    t = exploring([RED, ACE, THREE])
    t.play("explore", f"spend_card:{RED}")
    for seed in range(40):
        guess = t.table.guess(1, seed)
        assert guess.pending[0].options
        guess.answer(0, guess.pending[0].options[0].id)


# ---- jokers at high stakes -------------------------------------------------------------------------------------------
FLOP, DRAWN = ["sprint_h", "patch_up_c", "tall_tale_h"], ["tip_off_s", "manhunt_d"]


def at_high_stakes(hands: list[list[str]], more: list[str], drawn: list[str] | None = None) -> Gulch:
    """Seat 0 and a guest, both have raised; turn and river are these two."""
    top = [*(drawn or DRAWN), *FLOP, *more]
    t = with_boxes("extras", hands=hands, top=top, place=["DR5", "DR6", "SV7"], money=[5, 5, 5])
    t.play("high_stakes", "join", "raise", "raise")
    return t


@pytest.mark.rule("AU-R82", "WLX-007", "WL-180")
def test_a_joker_on_the_river_is_any_card_and_cheat_a_plain_two() -> None:
    for more, hand in (([RED, "cheat_h"], "pair"), (["grit_s", "cheat_h"], "high_card")):
        t = at_high_stakes([[ACE, "showdown_c"], [QUEEN, "dead_eye_s"], []], more)
        t.play(f"lay:{ACE}", "lay:showdown_c")
        t.say(1, f"lay:{QUEEN}", "lay:dead_eye_s")
        assert {f"has_hand:0:{hand}", f"has_hand:1:{hand}", "won_pot:0:120"} <= set(t.log)


@pytest.mark.rule("AU-R83", "WLX-R01")
def test_who_has_nothing_but_a_joker_cannot_win_and_draws_the_losers_card() -> None:
    """Nor does the active player win against a guest who has nothing else, either."""
    t = at_high_stakes([[], ["cover_c", "dead_eye_c"], []], ["saddle_up_s", "grit_s"], drawn=[RED, "manhunt_d"])
    assert [seat for seat, _ in t.asked] == [1]
    t.play("lay:cover_c", "lay:dead_eye_c")
    assert "won_pot:1:120" in t.log
    t.play("take:gambler_1_2")
    assert (t.legend[0], t.gambler[0], t.hands[0]) == (0, 0, 2)
    t = at_high_stakes([[], [], []], ["saddle_up_s", "grit_s"], drawn=[RED, BLACK])
    assert "pot_lost" in t.log
    assert (t.legend, t.gambler, t.hands) == ([0] * 3, [0] * 3, [2, 2, 0])


@pytest.mark.rule("WLX-R01", "WLX-005")
def test_who_has_nothing_but_a_joker_cannot_win_an_ordinary_game() -> None:
    top = [RED, "cover_c", "grit_s", "dead_eye_c", THREE, "patch_up_c", "saddle_up_s", "tall_tale_h"]
    t = with_boxes("extras", hands=[[], [], []], top=top, place=["DR5", "SV7", "CJ10"], money=[1, 0, 0])
    t.play("gamble", "lay:cover_c", "lay:grit_s")
    assert "pot_lost" in t.log


# ---- dynamite --------------------------------------------------------------------------------------------------------
def with_dynamite(heist: str) -> Gulch:
    hands = [[KING, "grit_c"], [], []]
    place = ["SV12", "SV7", "CJ10"]
    t = with_boxes(
        "good_bad_handsome", hands=hands, place=place, heists=[heist], fights=FIGHTS, items=[["dynamite"], [], []]
    )
    t.play("rob_train")
    return t


@pytest.mark.rule("AU-R69")
def test_dynamite_robs_the_train_without_a_fight_once_the_heist_card_is_known() -> None:
    t = with_dynamite("express_safe")
    assert (t.asked, t.log[-1]) == ([(0, "lighting")], "stops_train:0:express_safe")
    t.play_on("yes")
    assert (t.money[0], t.of("wanted")[0], t.of("items")[0], KING in t.hand(0)) == (80, 3, [], True)
    t = with_dynamite("express_safe")
    t.play("no")
    assert (t.asked, t.of("items")[0]) == ([(0, "committing")], ["dynamite"])


@pytest.mark.rule("AU-R69", "AU-R92")
def test_dynamite_is_not_wasted_on_the_empty_car_and_needs_a_card_in_hand() -> None:
    t = with_dynamite("empty_car")
    assert (t.money[0], t.of("items")[0], t.asked) == (10, ["dynamite"], [(0, "acting")])
    t = with_boxes(
        "good_bad_handsome",
        "extras",
        hands=[[RED], [], []],
        place=["SV12", "SV7", "CJ10"],
        items=[["dynamite"], [], []],
    )
    assert t.why_not("rob_train") == "needs-a-card"


@pytest.mark.rule("WLG-008", "WL-197")
def test_dynamite_opens_the_bank_as_ever() -> None:
    t = with_boxes(
        "good_bad_handsome", hands=[[KING], [], []], place=["DR8", "SV7", "CJ10"], items=[["dynamite"], [], []]
    )
    t.play_on("heist", "yes")
    assert (t.money[0], t.of("wanted")[0], t.of("items")[0]) == (80, 3, [])


# ---- the mask, the shops ---------------------------------------------------------------------------------------------
@pytest.mark.rule("AU-R120")
@pytest.mark.parametrize("start, way, end", [("RS", "rail", "SV12"), ("PA", "trail", "SH8")])
def test_with_the_mask_a_wanted_player_rides_and_crosses_to_the_sheriff(start: str, way: str, end: str) -> None:
    for mask in (False, True):
        t = with_boxes(
            "good_bad_handsome",
            hands=[[], [], []],
            place=[start, "SV7", "CJ10"],
            money=[1, 0, 0],
            wanted=[1, 0, 0],
            sheriff=end,
            items=[["outlaws_mask"] if mask else [], [], []],
        )
        assert t.can(way) == mask
    t.play(way)
    if t.asked == [(0, "going")]:
        t.play(f"go:{end}")
    assert t.place[0] == end


@pytest.mark.rule("AU-R121", "AU-190")
@pytest.mark.parametrize("seats", range(2, 7))
def test_legendary_items_lie_with_the_store_and_are_never_sold(seats: int) -> None:
    options = {"extras": True, "good_bad_handsome": True, "ante_up": True}
    for seed in range(3):
        view = gulch.load("western_legends").table(seats, seed, options).view(None)
        assert len(view["post"]) == 6
        assert not set(view["post"]) & set(LEGENDARY)
        assert view["legendary_items"] == len(LEGENDARY)
    for place in ("DR7", "BT5"):
        t = with_boxes("good_bad_handsome", hands=[[], [], []], place=[place, "SV7", "CJ10"], money=[12, 0, 0])
        assert t.why_not("buy:dynamite") == "not-now"
        if t.can("shop"):
            t.play("shop")
            assert t.why_not("buy:dynamite") == "not-for-money"


# ---- bandit cards ----------------------------------------------------------------------------------------------------
def with_bandits(card: str, number: int, hands: list[list[str]], **given: Any) -> Gulch:
    return with_boxes("extras", "bandit_cards", hands=hands, bandit_cards=part(card, number), **given)


@pytest.mark.rule("AU-R122", "WLX-015")
def test_who_carries_out_an_event_decides_which_bandit_goes_where() -> None:
    """A guest who won at poker reaches the marker, and the bandits of the event are the guest's."""
    t = with_bandits(
        "moonless",
        3,
        [["grit_c", "cover_c"], [ACE, "first_shot_d"], []],
        top=["tip_off_s", "manhunt_d", *FLOP],
        place=["DR5", "DR6", "SV7"],
        money=[5, 5, 0],
        markers={"gambler": [1]},
        events=["gang_returns"],
        bandits=["C1"],
    )
    t.play("gamble", "join", "lay:grit_c", "lay:cover_c", f"lay:{ACE}", "lay:first_shot_d", "take:gambler_1_2")
    assert t.asked == [(1, "sending_bandit")]
    assert t.why_not("send_bandit:3") == "in-play"
    t.play("send_bandit:6", "send_bandit:1", "send_bandit:2", "send_bandit:5")
    assert t.view()["bandit_numbers"] == ["6", "1", "2", "5", "3", None]


@pytest.mark.rule("AU-R122")
def test_a_token_turns_up_no_bandit_card() -> None:
    t = with_bandits(
        "bad_hand",
        2,
        [[KING, "grit_c"], [], []],
        place=["MP6", "SV7", "CJ10"],
        renegades={"MP5": "renegade_deserter"},
        fights=FIGHTS,
    )
    t.play("move", "go:MP5")
    assert t.view()["npc"] == "renegade"
    assert (t.view()["bandit_line"], t.view()["bandit_deck"]) == (None, 6)


@pytest.mark.rule("AU-R96", "AU-R122")
def test_who_rides_away_after_the_bandit_leaves_the_token_alone() -> None:
    """A line moves the winner away; whoever stays fights the token, too."""
    for to, npc in (("SV1", None), ("SV2", "renegade")):
        t = with_bandits(
            "price_of_powder",
            4,
            [[KING, "grit_c"], [], []],
            place=["SV3", "RF1", "RF2"],
            bandits=["C1"],
            renegades={"SV2": "renegade_deserter"},
            fights=["fight_j", "fight_q", "fight_3", "fight_2"],
        )
        t.play_on("move", "go:SV2", f"commit:{KING}", "send:fight_j", "take_legend", f"go:{to}")
        assert (t.place[0], t.view()["npc"]) == (to, npc)


# ---- goals and stories of the other boxes ----------------------------------------------------------------------------
def a_goal(goal: str, *boxes: str, **given: Any) -> Gulch:
    character, _, number = goal.rpartition("_")
    cast = [character, *PLAIN[1:3]]
    data = {"hands": [[], [], []], "cast": cast, "goals": [[number], [], []], "options": {"goals": True}, **given}
    return with_boxes(*boxes, **data)


@pytest.mark.rule("AU-R116")
def test_both_towns_are_any_two() -> None:
    t = a_goal("mary_fields_2", place=["BT1", "SV7", "CJ10"], at="start_of_turn", items=[["mustang"], [], []])
    t.play("income:money", "move", "go:RS")
    assert t.table.explain(0, "declare:mary_fields_2")
    t.play("rail", "go:DR2")
    assert not t.table.explain(0, "declare:mary_fields_2")


@pytest.mark.rule("AU-R116")
def test_the_rail_station_is_either() -> None:
    t = a_goal("butch_cassidy_4", "good_bad_handsome", place=["RS", "SV7", "CJ10"], wanted=[4, 0, 0])
    t.play("move", "go:RS")
    assert not t.table.explain(0, "declare:butch_cassidy_4")


@pytest.mark.rule("AU-R116")
def test_a_bulk_order_takes_goods_of_either_shop() -> None:
    rest = [story for story in STORIES if story not in ("bulk_order", "widow")]
    t = a_gulch(
        at="stories",
        story_markers=[1, 0, 1, 0, 0, 0],
        stack=["bulk_order", *rest[:19], "widow", *rest[19:]],
        split=20,
    )
    post = {option for option in t.options if option.removeprefix("get:") in t.view()["post"]}
    assert {"get:gazette", "get:snake_oil"} <= post
    assert {"get:whiskey"} <= set(t.options) - post


@pytest.mark.rule("AU-R116")
@pytest.mark.parametrize("action, counts", [("high_stakes", True), ("faro", False), ("rob_train", False)])
def test_all_poker_is_poker_and_other_new_actions_are_no_location_actions(action: str, counts: bool) -> None:
    """Four different ones before it; poker is the second of the nine."""
    so_far = 0b111100
    progress = [0, 0, 0, so_far, *[0] * 8]
    t = a_goal(
        "yb_rowdy_4",
        place=["SV12" if action == "rob_train" else "BT2", "SV7", "CJ10"],
        hands=[[ACE, KING], [], []],
        money=[5, 0, 0],
        heists=["empty_car"],
        progress=progress,
    )
    t.play(action)
    while t.asked != [(0, "acting")]:
        t.play(next(option for option in t.options if not option.startswith("declare")))
    assert (not t.table.explain(0, "declare:yb_rowdy_4")) == counts
