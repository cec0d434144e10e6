"""The 16 stories of The Good, the Bad, the Handsome: their condition, and what each participant gets."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends import expanded
from games.western_legends.expanded import HERE, KING, with_expansions
from games.western_legends.outpost import Outpost
from gulch.games.western_legends.good_bad_handsome.stories import HANDSOME_STORIES

pytestmark = pytest.mark.compiled
OPTION = "good_bad_handsome"
GANGS = {story.name: story.hideouts for story in HANDSOME_STORIES}


def resolved(story: str, **given: Any) -> Outpost:
    return expanded.resolved(OPTION, story, **given)


def legendary(t: Outpost, seat: int) -> int:
    """How many legendary items this player has drawn."""
    return len([line for line in t.log if line.startswith(f"drew_legendary:{seat}")])


def won(*fights: int) -> dict[str, Any]:
    """The expansion's part of the state after so many fights won."""
    return {"bounty": 0, "thrown": 0, "truce": 0, "victories": list(fights)}


def finish(t: Outpost) -> None:
    """Nobody uses what was drawn, and the sheriff stays out of it."""
    while t.table.pending and t.asked[0][1] == "equipping":
        t.play("no")


@pytest.mark.rule("WLG-001", "WLG-002", "WLG-004")
@pytest.mark.parametrize("story", GANGS)
def test_every_story_asks_to_start_a_fight_with_a_player(story: str) -> None:
    t = with_expansions(OPTION, stories=[story, "widow"])
    assert t.view()["stack"]["conditions"] == ["start_player_fight", "revel"]
    assert len(GANGS) == 16


@pytest.mark.rule("WLG-004", "WLG-R05")
def test_starting_a_fight_meets_the_condition_even_if_it_is_lost() -> None:
    start = {"place": HERE, "stories": ["spoils", "widow"]}
    t = with_expansions(OPTION, hands=[["sprint_h", "grit_c"], [KING, "grit_s"], []], **start)
    t.play("duel:1", "commit:sprint_h", f"commit:{KING}", "pass", "pass")
    assert t.can("mark:1")
    t = with_expansions(OPTION, hands=[[KING], [], []], bandits=["A1"], fights=["fight_3", "fight_4"], **start)
    t.play_on("move", "go:MP1", "send:fight_3", "take_legend")
    assert not t.can("mark:1")  # a bandit is no player


@pytest.mark.rule("WLG-005", "WL-242")
def test_the_tall_stranger_gives_a_legendary_item() -> None:
    t = resolved("tall_stranger")
    finish(t)
    assert (legendary(t, 0), legendary(t, 1), legendary(t, 2)) == (1, 1, 0)
    assert t.bandits == ["A1", "A2", "B2"]


@pytest.mark.rule("WLG-005", "WL-242")
def test_the_unmarked_grave_costs_a_card() -> None:
    t = resolved("unmarked_grave", hands=[["cheat_h", "wallop_c"], ["saddle_up_c"], []])
    t.play("take:unmarked_grave_1", "drop:cheat_h")
    finish(t)
    t.play("take:unmarked_grave_2")
    assert (legendary(t, 0), legendary(t, 1), t.money) == (1, 0, [0, 30, 0])


@pytest.mark.rule("WLG-005", "WL-242")
def test_the_auction_offers_one_of_two_legendary_items() -> None:
    t = resolved("auction_of_relics", money=[2, 1, 0])
    t.play("take:auction_of_relics_1")
    assert (legendary(t, 0), t.asked) == (2, [(0, "keeping_relic")])
    kept = t.options[0]
    t.play(kept)
    finish(t)
    assert t.of("items")[0] == [kept.removeprefix("keep_relic:")]
    assert (t.money, t.hands[1]) == ([0, 10, 0], 2)  # who is too poor draws cards


@pytest.mark.rule("WLG-005", "WL-242")
def test_beggars_luck_is_with_those_who_have_the_fewest_points() -> None:
    t = resolved("beggars_luck", legend=[2, 4, 0])
    finish(t)
    assert (legendary(t, 0), legendary(t, 1), t.legend) == (1, 0, [2, 5, 0])


@pytest.mark.rule("WLG-005", "WL-242")
def test_the_crate_holds_a_legendary_item_or_forty_dollars() -> None:
    t = resolved("crate_from_the_east")
    t.play("take:crate_from_the_east_2", "take:crate_from_the_east_1")
    assert (t.money[0], legendary(t, 1)) == (40, 1)


@pytest.mark.rule("WLG-005", "WL-242")
def test_cursed_loot_costs_a_wound() -> None:
    t = resolved("cursed_loot")
    finish(t)
    assert (t.wounds, t.hands, legendary(t, 1)) == ([1, 1, 0], [1, 1, 0], 1)


@pytest.mark.rule("WLG-005", "WL-242")
def test_the_collector_gives_only_a_first_one() -> None:
    t = resolved("collector", items=[["lasso"], [], []])
    finish(t)
    assert (legendary(t, 0), legendary(t, 1), t.legend, t.hands[0]) == (0, 1, [1, 0, 0], 1)


@pytest.mark.rule("WLG-005", "WL-242")
def test_badge_and_mask_is_for_marshals_and_the_wanted() -> None:
    t = resolved("badge_and_mask", marshal=[1, 0, 0])
    finish(t)
    assert legendary(t, 0) == 1
    t.play("take:badge_and_mask_1")
    t.decline()
    finish(t)
    assert (legendary(t, 1), t.of("wanted")) == (1, [0, 1, 0])
    t = resolved("badge_and_mask")
    t.play("take:badge_and_mask_2")
    assert t.money[0] == 20


@pytest.mark.rule("WL-242")
def test_the_fastest_hand_has_won_most_fights_against_players() -> None:
    t = resolved("fastest_hand", handsome=won(1, 2, 5))
    assert t.legend == [1, 2, 0]
    t = resolved("fastest_hand", handsome=won(2, 2, 5))
    assert t.legend == [1, 1, 0]


@pytest.mark.rule("WL-242")
def test_spoils_are_money_or_cards() -> None:
    t = resolved("spoils")
    t.play("take:spoils_1", "take:spoils_2")
    assert (t.money[0], t.hands[1]) == (40, 3)


@pytest.mark.rule("WL-242")
def test_no_surrender_is_a_wound_for_two_points() -> None:
    t = resolved("no_surrender")
    assert (t.wounds, t.legend) == ([1, 1, 0], [2, 2, 0])


@pytest.mark.rule("WL-242")
def test_the_last_draw_pays_the_highest_card() -> None:
    t = resolved("last_draw", top=["sprint_h", "grit_c"])
    assert (t.legend, t.money) == ([0, 2, 0], [20, 0, 0])
    assert t.discard[-2:] == ["sprint_h", "grit_c"]
    assert resolved("last_draw", top=["grit_c", "grit_s"]).legend == [2, 2, 0]


@pytest.mark.rule("WL-242")
def test_a_truce_protects_the_participants_until_their_next_turn() -> None:
    t = resolved("truce_at_the_well", place=["MP6", "MP6", "MP6"])
    assert (t.money, t.hands) == ([20, 20, 0], [1, 1, 0])
    assert t.view()["truce"] == [0]  # the next player's turn has begun
    t.play("income:cards")
    assert t.why_not("duel:0") == "under-truce"
    assert t.can("duel:2")


@pytest.mark.rule("WL-242", "WL-R77")
@pytest.mark.parametrize("card", ["reckoning", "toll"])
def test_a_truce_holds_for_the_man_in_black_too(card: str) -> None:
    given: dict[str, Any] = {"seats": 2, "hands": [["sprint_h"], ["sprint_d"]], "place": ["MP6", "CJ10"], "man": "MP1"}
    truce = {"handsome": {**won(0, 0), "truce": 1}, "legend": [4, 0], "money": [6, 0], "man_cards": [card]}
    t = with_expansions(OPTION, at="man_in_black", **given, **truce)
    assert (t.view()["man"], t.view()["man_legend"], t.money[0], t.wounds) == ("MP6", 0, 60, [0, 0])
    assert t.asked == [(0, "taking_income")]


@pytest.mark.rule("WL-242")
def test_the_dark_horse_is_behind_the_player_who_resolves_the_story() -> None:
    t = resolved("dark_horse", legend=[3, 2, 0])
    assert (t.legend, t.money) == ([3, 3, 0], [30, 10, 0])


@pytest.mark.rule("WL-242")
def test_hired_guns_take_a_card_from_somebody_who_takes_no_part() -> None:
    t = resolved("hired_guns", hands=[[], [], ["wallop_c"]])
    assert "wallop_c" in t.hand(0)
    assert (t.hands, t.money) == ([2, 2, 0], [0, 10, 0])  # for the second nobody was left


@pytest.mark.rule("WL-242")
def test_good_and_bad_give_a_point_of_the_own_kind() -> None:
    t = resolved("good_and_bad", wanted=[1, 0, 0])
    t.decline()
    assert (t.of("wanted"), t.of("marshal")) == ([2, 0, 0], [0, 1, 0])
