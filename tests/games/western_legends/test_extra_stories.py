"""The 24 stories of Fistful of Extras: condition, what each participant gets, bandits."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends import expanded
from games.western_legends.expanded import with_expansions
from games.western_legends.frontier_town import herds
from games.western_legends.outpost import Outpost

pytestmark = pytest.mark.compiled
OPTION = "extras"
CONDITIONS = {
    "lost_patrol": "beat_bandit",
    "gang_payroll": "beat_bandit",
    "ambush_canyon": "beat_bandit",
    "riverboat_night": "win_poker",
    "cold_deck": "win_poker",
    "ladys_farewell": "win_poker",
    "bank_audit": "deposit",
    "strongbox": "deposit",
    "painted_wagon": "revel",
    "curtain_call": "revel",
    "stampede": "deliver_cattle",
    "railhead_buyer": "deliver_cattle",
    "chuckwagon": "deliver_cattle",
    "pawnbroker": "spend_80",
    "town_council": "spend_80",
    "poster_on_the_post": "gain_track",
    "two_badges": "gain_track",
    "army_surgeon": "heal",
    "hot_springs": "heal",
    "claim_dispute": "strike_gold",
    "bone_bed": "strike_gold",
    "gunsmiths_wager": "upgrade",
    "horse_fair": "upgrade",
    "tin_star": "upgrade",
}


def resolved(story: str, **given: Any) -> Outpost:
    return expanded.resolved(OPTION, story, **given)


@pytest.mark.rule("WLX-001", "WLX-002")
@pytest.mark.parametrize("story", CONDITIONS)
def test_the_back_of_each_extra_story_shows_its_condition(story: str) -> None:
    t = with_expansions(OPTION, stories=[story, "widow"])
    assert t.view()["stack"]["conditions"] == [CONDITIONS[story], "revel"]


@pytest.mark.rule("WLX-001", "WL-230")
def test_an_upgrade_meets_the_new_condition() -> None:
    t = with_expansions(
        OPTION,
        stories=["horse_fair", "widow"],
        place=["DR2", "SV7", "CJ10"],
        money=[3, 0, 0],
        items=[["shotgun"], [], []],
    )
    t.play("shop", "upgrade:shotgun")
    assert t.can("mark:1")


@pytest.mark.rule("WL-242")
@pytest.mark.parametrize("bandits, cards", [([], 1), (["C1", "C2"], 2), (["A1", "B1", "C1", "C2"], 3)])
def test_the_lost_patrol_draws_for_each_bandit(bandits: list[str], cards: int) -> None:
    t = resolved("lost_patrol", bandits=bandits)
    assert (t.money, t.hands) == ([10, 10, 0], [cards, cards, 0])


@pytest.mark.rule("WL-242")
def test_the_gangs_payroll_can_be_shared_for_a_point() -> None:
    t = resolved("gang_payroll")
    t.play("pick:2", "nobody")
    assert (t.money, t.legend) == ([10, 30, 20], [1, 0, 0])


@pytest.mark.rule("WL-242")
def test_ambush_canyon_pays_for_a_high_fight_card() -> None:
    t = resolved("ambush_canyon", fights=["fight_j", "fight_10"])
    assert (t.legend, t.money) == ([2, 0, 0], [0, 20, 0])
    assert t.view()["fight_deck"][:2] == ["fight_10", "fight_j"]


@pytest.mark.rule("WL-242")
def test_riverboat_night_exchanges_cards() -> None:
    t = resolved("riverboat_night", hands=[["cheat_h", "cheat_d", "wallop_c"], [], []])
    t.play("drop:cheat_h", "drop:cheat_d")
    assert t.hands == [5, 2, 0]
    t = resolved("riverboat_night", hands=[["cheat_h"], [], []])
    t.play("enough")
    assert t.hands == [3, 2, 0]


@pytest.mark.rule("WL-242")
def test_the_cold_deck_gives_a_discarded_card() -> None:
    t = resolved("cold_deck", discard=["wallop_c", "cheat_h"])
    t.play("take_discarded:wallop_c")
    assert (t.hand(0), t.hand(1), t.money) == (["wallop_c"], ["cheat_h"], [20, 20, 0])
    t = resolved("cold_deck")
    assert t.hands == [1, 1, 0]


@pytest.mark.rule("WL-242")
def test_the_ladys_farewell_also_gives_a_card_to_those_behind() -> None:
    t = resolved("ladys_farewell", legend=[3, 2, 0])
    assert (t.legend, t.hands) == ([4, 3, 0], [0, 1, 0])


@pytest.mark.rule("WL-242")
def test_the_bank_audit_asks_for_sixty_dollars() -> None:
    t = resolved("bank_audit", money=[6, 5, 0])
    assert (t.legend, t.hands, t.money) == ([1, 0, 0], [1, 0, 0], [60, 90, 0])


@pytest.mark.rule("WL-242")
def test_the_strongbox_holds_money_or_nuggets() -> None:
    t = resolved("strongbox", money=[3, 2, 0])
    t.play("take:strongbox_2")
    assert (t.money, t.of("nuggets")) == ([0, 60, 0], [2, 0, 0])


@pytest.mark.rule("WL-242")
def test_the_painted_wagon_goes_to_any_town() -> None:
    t = resolved("painted_wagon", wanted=[1, 0, 0], sheriff="DR1")
    assert not t.can("settle:DR1") and not t.can("settle:MP6")
    t.play("settle:RF4", "stay")
    assert (t.place[:2], t.hands) == (["RF4", "SV7"], [2, 2, 0])


@pytest.mark.rule("WL-242")
def test_a_curtain_call_costs_money_or_two_cards() -> None:
    t = resolved("curtain_call", money=[2, 0, 0], hands=[[], ["cheat_h", "cheat_d"], []])
    t.play("take:curtain_call_1", "take:curtain_call_2", "drop:cheat_h", "drop:cheat_d")
    assert (t.legend, t.money) == ([2, 2, 0], [0, 0, 0])
    t = resolved("curtain_call", hands=[["cheat_h"], [], []])
    assert t.money == [30, 30, 0]  # too poor for anything else


@pytest.mark.rule("WL-242")
def test_a_stampede_hurts_whoever_is_out_of_town_and_takes_no_part() -> None:
    t = resolved("stampede")
    assert (t.hands, t.money, t.wounds) == ([2, 2, 0], [10, 10, 0], [0, 0, 1])
    assert resolved("stampede", place=["MP6", "SV7", "DR6"]).wounds == [0, 0, 0]


@pytest.mark.rule("WL-242")
def test_the_railhead_buyer_pays_thirty_dollars_for_a_token() -> None:
    t = resolved("railhead_buyer", **herds([["green_1"], ["blue_1"], []]))
    t.play("yes", "no")
    assert (t.legend, t.money) == ([1, 1, 0], [30, 0, 0])
    assert (t.of("cattle_green")[0], len(t.of("cattle_blue")[1])) == ([], 1)


@pytest.mark.rule("WL-242")
def test_the_chuckwagon_fills_the_hand_to_three() -> None:
    t = resolved("chuckwagon", wounds=[1, 0, 0], hands=[["cheat_h"], ["cheat_d", "wallop_c", "wallop_s"], []])
    assert (t.wounds, t.hands) == ([0, 0, 0], [3, 4, 0])


@pytest.mark.rule("WL-242")
def test_the_pawnbroker_buys_goods() -> None:
    t = resolved("pawnbroker", items=[["whiskey", "rifle"], [], []])
    t.play("take:pawnbroker_1")
    assert (t.money, t.of("items")[0], t.hands) == ([50, 0, 0], ["rifle"], [0, 2, 0])


@pytest.mark.rule("WL-242")
@pytest.mark.parametrize(
    "votes, legend, money",
    [
        (["honour", "honour"], [1, 1, 0], [10, 10, 0]),
        (["purse", "purse"], [0, 0, 0], [30, 30, 0]),
        (["purse", "honour"], [0, 0, 0], [50, 20, 0]),
    ],
)
def test_the_town_council_votes_in_secret(votes: list[str], legend: list[int], money: list[int]) -> None:
    t = resolved("town_council")
    assert t.asked == [(0, "voting"), (1, "voting")]
    t.say(1, f"vote:{votes[1]}")
    assert not any(line.startswith("voted") for line in t.log)
    t.say(0, f"vote:{votes[0]}")
    assert (t.legend, t.money) == (legend, money)


@pytest.mark.rule("WL-242")
def test_the_poster_pays_for_the_row_of_the_marker() -> None:
    t = resolved("poster_on_the_post", wanted=[7, 0, 0])
    assert (t.money, t.hands) == ([30, 20, 0], [1, 1, 0])


@pytest.mark.rule("WL-242")
def test_two_badges_give_cards_to_a_pair() -> None:
    t = resolved("two_badges")
    t.play("pick:2", "pick:2")
    assert (t.money, t.hands) == ([20, 20, 0], [1, 1, 2])


@pytest.mark.rule("WL-242")
def test_the_army_surgeon_takes_cards_for_more_wounds() -> None:
    t = resolved("army_surgeon", wounds=[3, 0, 0], hands=[["cheat_h", "cheat_d"], [], []])
    t.play("drop:cheat_h", "enough")
    assert (t.wounds, t.hands, t.money) == ([1, 0, 0], [1, 2, 0], [10, 10, 0])


@pytest.mark.rule("WL-242")
def test_hot_springs_ease_the_pain_until_the_end_of_the_next_turn() -> None:
    t = resolved("hot_springs", wounds=[3, 0, 0], hands=[["cheat_h", "cheat_d", "wallop_c"], [], []])
    assert (t.of("hand_limit"), t.hands) == ([5, 5, 5], [5, 2, 0])
    for _ in range(3):
        t.play("income:money", "end_turn")
    assert (t.of("hand_limit")[0], t.hands[0]) == (2, 5)  # the next own turn counted, too


@pytest.mark.rule("WL-242")
def test_a_claim_dispute_takes_a_nugget_from_the_richer() -> None:
    t = resolved("claim_dispute", nuggets=[1, 1, 3])
    t.play("take:claim_dispute_1", "take:claim_dispute_2")
    assert (t.of("nuggets"), t.money) == ([2, 1, 2], [0, 30, 0])


@pytest.mark.rule("WL-242")
def test_the_bone_bed_pays_points_for_a_nugget() -> None:
    t = resolved("bone_bed", dice="nugget vein")
    assert (t.legend, t.money, t.of("nuggets")) == ([1, 0, 0], [10, 30, 0], [0, 0, 0])


@pytest.mark.rule("WL-242")
def test_the_gunsmiths_wager_shows_a_card() -> None:
    t = resolved("gunsmiths_wager", top=["bulletproof_h", "fools_gold_c"])
    assert (t.legend, t.money, t.hands) == ([1, 0, 0], [0, 20, 0], [1, 1, 0])
    t = resolved("gunsmiths_wager", top=["joker_red", "fools_gold_c"])
    t.play("take:gunsmiths_wager_1")
    assert t.legend[0] == 1


@pytest.mark.rule("WL-242")
def test_at_the_horse_fair_riders_move() -> None:
    t = resolved("horse_fair", items=[["workhorse"], [], []])
    t.play("go:MP3")
    assert (t.place[0], t.money) == ("MP3", [30, 40, 0])


@pytest.mark.rule("WL-242")
def test_the_tin_star_gives_a_point_or_turns_an_outlaw_back() -> None:
    t = resolved("tin_star", wanted=[2, 1, 0])
    t.play("yes")
    assert (t.of("wanted"), t.legend, t.hands) == ([1, 1, 0], [2, 0, 0], [0, 2, 0])
    t = resolved("tin_star", marshal=[1, 0, 0])
    t.decline()
    t.play("take:tin_star_2")
    assert (t.of("marshal"), t.money[1]) == ([2, 0, 0], 30)


@pytest.mark.rule("WL-242", "WLX-002")
@pytest.mark.parametrize("joker", ["joker_red", "joker_black"])
def test_the_last_stake_takes_a_joker_for_either_colour(joker: str) -> None:
    for guess in ("take:last_stake_1", "take:last_stake_2"):
        t = resolved("last_stake", top=[joker, "grit_c"])
        t.play(guess)
        assert t.legend[0] == 2
