"""What an option, a refusal or a line of the log cites where several rules share a word."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.frontier_town import HERE, KING, QUEEN, a_bandit_fight, a_heist, a_manhunt
from games.western_legends.outpost import Outpost, a_table


def refusal(t: Outpost, answer: str) -> tuple[str, str]:
    (seat,) = t.table.pending
    reason = t.table.explain(seat, answer)[0]
    return reason.text, reason.rule


def cited(t: Outpost) -> set[str]:
    """By what is offered now."""
    return {option.rule for question in t.table.pending.values() for option in question.options}


@pytest.mark.rule("WL-146", "WL-205", "WL-207", "WL-140")
@pytest.mark.parametrize(
    ("place", "answer", "rule", "given"),
    [
        ("DR5", "gamble", "WL-146", {}),
        ("RF1", "heal", "WL-205", {"wounds": [1, 0, 0]}),
        ("RF3", "revel", "WL-207", {}),
        ("DR2", "shop", "WL-140", {}),
    ],
)
def test_who_is_too_poor_learns_for_what(place: str, answer: str, rule: str, given: dict[str, Any]) -> None:
    t = a_table(seats=3, place=[place, "SV7", "CJ10"], **given)
    assert refusal(t, answer) == ("too-poor", rule)


@pytest.mark.rule("WL-R16")
def test_a_fight_without_a_card_cites_the_ruling_on_it() -> None:
    assert refusal(a_table(hands=[[], [KING], []], place=HERE), "duel:1") == ("no-cards", "WL-R16")


@pytest.mark.rule("WL-066")
def test_what_annies_opponent_chooses_cites_her_ability() -> None:
    t = a_table(hands=[[KING, "grit_c"], [QUEEN, "grit_s"], []], place=HERE, legends=[0])
    t.play("duel:1")
    assert cited(t) == {"WL-066"}


@pytest.mark.rule("WL-366", "WL-365")
def test_what_a_fight_card_offers_cites_fight_cards() -> None:
    t = a_heist(KING, ["fight_7", "fight_3", "fight_4"])
    t.play(f"commit:{KING}")
    assert cited(t) == {"WL-365"}
    t.play("send:fight_7")
    t.decline()
    assert cited(t) == {"WL-366"}
    assert next(t.table.describe(event).rule for event in t.log if event.startswith("sent")) == "WL-365"


@pytest.mark.rule("WL-242")
def test_what_a_story_offers_cites_stories() -> None:
    t = a_table(seats=3, stories=["blood_money", "widow"], at="stories", markers=[1, 0, 1, 0, 0, 0])
    assert cited(t) == {"WL-242"}


@pytest.mark.rule("WL-282")
def test_a_card_and_a_story_move_the_sheriff_by_the_same_rule() -> None:
    t = a_table(hands=[["manhunt_h"], [], []], wanted=[0, 1, 0], sheriff="DR1")
    t.play("play:manhunt_h")
    assert cited(t) == {"WL-282"}


# ---- reasons are true ------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-084", "WL-085", "WL-364", "WL-076")
def test_whoever_could_go_there_if_nobody_stood_in_the_way_is_not_told_that_it_is_too_far() -> None:
    def why(to: str, **given: Any) -> tuple[str, str]:
        t = a_table(seats=3, place=["SV3", "SV7", "CJ10"], **given)
        t.play("move")
        return refusal(t, f"go:{to}")

    assert why("SV1", bandits=["C1"]) == ("stopped-on-the-way", "WL-084")
    assert why("SV6", wanted=[1, 0, 0], sheriff="SV5") == ("sheriff-on-the-way", "WL-364")
    assert why("SV5", wanted=[1, 0, 0], sheriff="SV5") == ("sheriff-there", "WL-085")
    assert why("DR1", bandits=["C1"]) == ("too-far", "WL-076")


@pytest.mark.rule("WL-242")
def test_a_story_leads_nobody_to_a_bandit_and_says_so() -> None:
    stories = ["tribes_of_the_mesa", "widow"]
    place = ["SV3", "SV7", "CJ10"]
    t = a_table(place=place, stories=stories, bandits=["C1"], at="stories", markers=[2, 0, 0, 0, 0, 0])
    assert refusal(t, "go:SV2") == ("barred", "WL-242")


@pytest.mark.rule("WL-141", "WL-303")
def test_who_could_pay_but_has_everything_is_not_called_too_poor() -> None:
    gear = ["mustang", "mule", "revolver", "shotgun", "rifle"]
    goods = ["miners_map", "provisions", "whiskey"]
    place = ["DR2", "SV7", "CJ10"]
    t = a_table(place=place, money=[12, 0, 0], items=[[*gear, *goods], [], []], upgraded=[gear, [], []])
    assert refusal(t, "shop") == ("nothing-to-buy", "WL-140")


@pytest.mark.rule("WL-R37", "WL-208")
def test_who_sells_or_spends_is_told_how_many_it_may_be() -> None:
    t = a_table(seats=3, place=["DR8", "SV7", "CJ10"], nuggets=[2, 0, 0])
    t.play("deposit")
    assert refusal(t, "sell:3") == ("not-that-number", "WL-188")
    t = a_table(seats=3, place=["RF3", "SV7", "CJ10"], money=[6, 0, 0])
    t.play("revel")
    assert refusal(t, "spend:0") == ("not-that-number", "WL-208")
    assert refusal(t, "spend:3") == ("too-poor", "WL-208")


@pytest.mark.rule("WL-287")
def test_a_player_who_can_not_be_picked_is_not_said_to_be_elsewhere() -> None:
    t = a_table(
        hands=[["manhunt_h"], [], [], []], place=["MP6", "MP6", "MP6", "MP6"], wanted=[0, 1, 0, 1], sheriff="MP5"
    )
    t.play("play:manhunt_h", "drive:MP6")
    assert refusal(t, "pick:2")[0] == "not-among-them"


# ---- what an option cites is the rule of this occasion ---------------------------------------------------------------
@pytest.mark.rule("WL-223", "WL-284", "WL-R47")
def test_a_discard_cites_what_it_is_for() -> None:
    six = [KING, QUEEN, "grit_c", "grit_s", "cover_c", "cover_s"]
    t = a_table(hands=[six, [], []], actions=0)
    assert cited(t) == {"WL-223"}
    t = a_table(hands=[["manhunt_h"], [KING, QUEEN], []], place=HERE, wanted=[0, 1, 0], sheriff="MP5")
    t.play("play:manhunt_h", "drive:MP6")
    assert cited(t) == {"WL-284"}
    t = a_table(hands=[["instinct_h"], [], []])
    t.play("play:instinct_h")
    assert cited(t) == {"WL-R47"}


@pytest.mark.rule("WL-310")
def test_not_to_play_a_card_on_a_point_is_no_pass_in_a_fight() -> None:
    t = a_table(hands=[["living_legend_h", KING[:-1] + "d"], [], []], marshal=[1, 0, 0])
    t.play("play:living_legend_h")
    assert cited(t) == {"WL-310"}


@pytest.mark.rule("WL-142")
def test_to_use_a_purchase_at_once_cites_the_store() -> None:
    t = a_table(seats=3, place=["DR2", "SV7", "CJ10"], money=[5, 0, 0])
    t.play("shop", "buy:mule")
    assert cited(t) == {"WL-142"}


@pytest.mark.rule("WL-230")
def test_to_take_no_part_in_a_story_cites_stories() -> None:
    t = a_table(hands=[["living_legend_h"], [], []], marshal=[1, 0, 0], stories=["pinkertons", "widow"])
    t.play("play:living_legend_h")
    assert (t.asked, cited(t)) == ([(0, "marking")], {"WL-230"})


@pytest.mark.rule("WL-062", "WL-089", "WL-242")
def test_what_one_player_gives_another_cites_whatever_asks_for_it() -> None:
    given: dict[str, Any] = {"place": HERE, "money": [0, 1, 0]}
    t = a_table(hands=[["pickpocket_c"], [KING], []], **given)
    t.play("play:pickpocket_c")
    assert (t.asked, cited(t)) == ([(1, "pocket")], {"WL-089"})
    t = a_table(hands=[[], [KING], []], cast=["billy_the_kid", "annie_oakley", "bass_reeves"], legends=[0], **given)
    t.play("move", "go:MP6", "pick:1")
    assert (t.asked, cited(t)) == ([(1, "tribute")], {"WL-062"})
    t = a_table(
        hands=[[], [KING], []], stories=["cabaret_scandal", "widow"], at="stories", markers=[2, 0, 0, 0, 0, 0], **given
    )
    t.play("pick:1")
    assert (t.asked, cited(t)) == ([(1, "tribute")], {"WL-242"})


@pytest.mark.rule("WL-089", "WL-242")
def test_cattle_of_any_ranch_is_taken_by_a_card_or_by_a_story() -> None:
    t = a_table(hands=[["cattle_call_h"], [], []])
    t.play("play:cattle_call_h")
    assert cited(t) == {"WL-089"}
    t = a_table(seats=3, stories=["branded_bull", "widow"], at="stories", markers=[2, 0, 0, 0, 0, 0])
    t.play("take:branded_bull_1")
    assert cited(t) == {"WL-242"}


@pytest.mark.rule("WL-104", "WL-106", "WL-196", "WL-269", "WL-290")
def test_a_card_is_committed_by_the_rule_of_this_fight() -> None:
    t = a_table(hands=[[KING, QUEEN], ["grit_c"], []], place=HERE)
    t.play("duel:1")
    assert cited(t) == {"WL-104"}
    t.play(f"commit:{KING}")
    assert cited(t) == {"WL-106", "WL-107"}
    assert cited(a_heist(KING, ["fight_7", "fight_3", "fight_4"])) == {"WL-196"}
    assert cited(a_bandit_fight(KING, ["fight_7", "fight_3"])) == {"WL-269"}
    t = a_manhunt([[], [KING, QUEEN], []])
    t.play(f"drop:{QUEEN}")
    assert cited(t) == {"WL-290"}


@pytest.mark.rule("WL-R77")
def test_to_give_in_to_the_man_in_black_is_no_surrender_to_the_sheriff() -> None:
    t = a_table(hands=[[KING], []], at="man_in_black", man_cards=["reckoning"], legend=[1, 0])
    assert (t.asked, cited(t)) == ([(0, "facing")], {"WL-R77"})
