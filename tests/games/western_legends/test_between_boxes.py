"""Characters, cards and goals of one box where they meet the things of another."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends import expanded
from games.western_legends.buzzard_gulch import Gulch, a_gulch
from games.western_legends.expanded import with_expansions
from games.western_legends.frontier_town import herds
from games.western_legends.goal_cards import can_declare
from games.western_legends.test_au_goals import a_goal as a_goal_of_ante_up
from games.western_legends.test_au_together import a_goal, with_boxes
from games.western_legends.test_bandit_cards import lose, part
from gulch.games.western_legends.ante_up.components import RENEGADES

pytestmark = [pytest.mark.compiled, pytest.mark.usefixtures("ante_up")]
ACES = ["first_shot_h", "first_shot_d"]
KING, FOUR, SPARE, JOKER = "living_legend_h", "manhunt_h", "sprint_h", "joker_red"
OTHERS = ["annie_oakley", "bass_reeves"]


# ---- whom a character knows how to fight -----------------------------------------------------------------------------
WILD: dict[str, Any] = {"place": ["S9", "SV7", "CJ10"], "renegades": {"OC": "renegade_deserter"}}
AT_A_MINE: dict[str, Any] = {"place": ["SV5", "SV7", "CJ10"], "prospectors": {"SV3": "prospector_greenhorn"}}
BY_THE_TRAIN: dict[str, Any] = {"place": ["SV12", "SV7", "CJ10"], "heists": ["mail_car"]}
NPCS = [(WILD, ["move", "go:OC"]), (AT_A_MINE, ["move", "go:SV3"]), (BY_THE_TRAIN, ["rob_train"])]


def against(character: str, box: str, scene: dict[str, Any], answers: list[str], fights: list[str]) -> Gulch:
    data = {"hands": [[FOUR, SPARE], [], []], "cast": [character, *OTHERS], "legends": [0], "fights": fights, **scene}
    t = with_boxes(box, **data)
    t.play(*answers)
    return t


@pytest.mark.rule("AU-R107")
@pytest.mark.parametrize("scene, answers", NPCS)
def test_belle_starr_lowers_the_cards_of_tokens_and_train_guards(scene: dict[str, Any], answers: list[str]) -> None:
    t = against("belle_starr", "extras", scene, answers, ["fight_5", "fight_3"])
    t.play_on(f"commit:{FOUR}", "send:fight_5")
    assert "won_fight:0" in t.log  # a 4 against a 5 that is at 3


@pytest.mark.rule("AU-R107")
@pytest.mark.parametrize("scene, answers", NPCS)
def test_judge_roy_bean_sees_the_cards_of_tokens_and_train_guards_and_wins_ties(
    scene: dict[str, Any], answers: list[str]
) -> None:
    t = against("judge_roy_bean", "good_bad_handsome", scene, answers, ["fight_4", "fight_3"])
    assert t.asked == [(2, "sending")]
    t.play_on("send:fight_4", f"commit:{FOUR}")
    assert "won_fight:0" in t.log


# ---- a joker as another card -----------------------------------------------------------------------------------------
@pytest.mark.rule("WLX-R02", "AU-114")
def test_a_joker_that_copies_stuff_opens_both_shops() -> None:
    t = with_boxes("extras", hands=[[JOKER, "stuff_c"], [], []], place=["MP6", "SV7", "CJ10"], money=[12, 0, 0])
    t.play(f"play:{JOKER}", "copy:stuff_c")
    assert {"buy:mule", "buy:mustang", "buy:gazette", "buy:whiskey"} <= set(t.options)
    t.play("leave")
    assert (t.hand(0), t.discard) == (["stuff_c"], [JOKER])


@pytest.mark.rule("WLX-R01", "WL-107")
def test_whoever_has_nothing_but_a_joker_is_asked_whether_to_fight_all_the_same() -> None:
    """Else everybody would learn that it is one."""
    t = with_expansions("extras", hands=[[KING, SPARE], [JOKER], []], place=["MP6", "MP6", "CJ10"])
    t.play("duel:1", f"commit:{KING}")
    assert (t.asked, t.options) == ([(1, "answering")], ["refuse"])


# ---- events wait for what is under way -------------------------------------------------------------------------------
@pytest.mark.rule("AU-R08", "WLX-R07")
def test_an_event_set_off_by_pearls_ride_comes_when_the_ride_is_over() -> None:
    t = with_boxes(
        "extras",
        hands=[[KING], [], []],
        cast=["pearl_hart", *OTHERS],
        legends=[0],
        place=["MP5", "SV7", "CJ10"],
        wanted=[1, 0, 0],
        legend=[4, 0, 0],
        markers={"legend": [5]},
        au={"longhorns": [1, 0, 0]},
        events=["riverboat_king"],
    )
    t.play(f"play:{KING}", "go:MP2", "take_some:1")
    assert (t.legend[0], t.view()["events_done"], t.asked) == (5, ["riverboat_king"], [(0, "acting")])


@pytest.mark.rule("AU-R06", "AU-R64")
@pytest.mark.parametrize("event", ["smoke_over_mesito", "jumped_claim", "gold_in_the_wash"])
def test_nobody_is_asked_where_to_place_what_is_not_there(event: str) -> None:
    """No renegade, no prospector, no nugget is left in the supply; the mine of the claim is occupied."""
    t = a_gulch(
        [["rumours_s"], [], []],
        place=["MP6", "SH2", "CJ10"],
        events=[event],
        renegades=dict(zip(["N1", "N3", "N4", "W1", "W3", "W4", "W5", "S1", "OC"], RENEGADES)),
        prospectors={"S2": "prospector_greenhorn", "S4": "prospector_claim_jumper", "S5": "prospector_mad_miner"},
        au={"lost_gold": {"S7": 36}},
    )
    t.play("play:rumours_s")
    assert (t.asked, t.view()["events_done"]) == ([(0, "acting")], [event])


# ---- who brings a bandit chooses which one (WLX-015) -----------------------------------------------------------------
@pytest.mark.rule("WLX-015", "WLX-013")
def test_the_neighbour_who_puts_a_bandit_into_a_hideout_chooses_which_one_comes() -> None:
    t = lose("price_of_powder", 6)
    t.say(2, "add_bandit:A1")
    assert t.asked == [(2, "sending_bandit")]


@pytest.mark.rule("WLX-015", "WL-R77")
@pytest.mark.parametrize("card", ["storm_front", "lone_hunt"])
def test_of_the_bandits_of_the_man_in_black_the_smaller_legend_chooses_which_come(card: str) -> None:
    t = with_expansions(
        "extras",
        "bandit_cards",
        hands=[[], []],
        legend=[3, 1],
        place=["MP6", "SV7"],
        man_cards=[card],
        active=1,
        bandit_cards=part("moonless", 3, numbers=[None] * 6),
    )
    t.play("end_turn")
    assert t.asked == [(1, "sending_bandit")]


@pytest.mark.rule("WL-R77")
def test_the_quiet_cattle_deal_takes_one_token_of_each() -> None:
    t = with_expansions(
        "extras",
        hands=[[], []],
        place=["MP6", "SV7"],
        man_cards=["cattle_deal"],
        active=1,
        items=[["workhorse"], []],
        **herds([["green_1", "blue_1"], ["green_2"]]),
    )
    t.play("end_turn", "give_up:blue")
    assert t.view()["ranches"][:2] == [7, 8]


@pytest.mark.rule("WLX-001", "WL-R77")
def test_who_resists_the_man_in_blacks_robbery_has_robbed_nobody() -> None:
    t = with_expansions(
        "extras",
        hands=[[KING, SPARE], []],
        place=["MP6", "SV7"],
        man="MP6",
        man_cards=["toll"],
        active=1,
        items=[["peacekeeper"], []],
        wanted=[2, 0],
        fights=["fight_j", "fight_3", "fight_9"],
    )
    t.play("end_turn")
    t.play_on(f"commit:{KING}")
    assert ("won_fight:0" in t.log, t.of("wanted")[0]) == (True, 2)


@pytest.mark.rule("AU-R111", "WLX-013")
@pytest.mark.parametrize("card, asked", [("dust_and_lead", False), ("moonless", True)])
def test_where_no_reactions_may_be_played_a_derringer_is_kept(card: str, asked: bool) -> None:
    """It is a Reaction of the fight; the other card has only a saying for this bandit."""
    t = with_boxes(
        "extras",
        "bandit_cards",
        hands=[[KING, SPARE], [], []],
        place=["SV3", "SV7", "CJ10"],
        items=[["derringer"], [], []],
        bandits=["C1"],
        fights=["fight_j", "fight_3"],
        bandit_cards=part(card, 5),
    )
    t.play("move", "go:SV2")
    t.play_on(f"commit:{KING}", "send:fight_j", "take_legend")
    assert (t.asked == [(0, "considering")]) == asked


# ---- deeds outside an action -----------------------------------------------------------------------------------------
@pytest.mark.rule("WLG-008", "WL-230")
def test_a_wound_healed_by_the_silver_flask_counts_for_a_story() -> None:
    t = with_expansions(
        "good_bad_handsome",
        hands=[[], [], []],
        at="start_of_turn",
        items=[["silver_flask"], [], []],
        wounds=[2, 0, 0],
        stories=["bright_and_tidy", "widow"],
    )
    t.play("sip")
    assert t.asked == [(0, "marking")]
    t.play("mark:1")
    assert t.asked == [(0, "acting")]


# ---- goals -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-338", "WLG-001")
def test_a_game_of_the_player_before_is_no_game_of_judge_roy_bean() -> None:
    t = expanded.a_goal(
        "good_bad_handsome",
        "judge_roy_bean_2",
        hands=[[KING, SPARE], ["sprint_d", "tip_off_c"], ACES],
        place=["SV3", "DR6", "DR5"],
        money=[0, 1, 1],
        bandits=["C1"],
        fights=["fight_2", "fight_3"],
        active=2,
        actions=1,
    )
    t.play("gamble", "join")
    t.say(1, "lay:sprint_d", "lay:tip_off_c")
    t.say(2, *[f"lay:{card}" for card in ACES])
    t.play_on("income:money", "move", "go:SV2", f"commit:{KING}", "send:fight_3", "take_legend")
    assert not can_declare(t, "judge_roy_bean_2")


@pytest.mark.rule("AU-171", "AU-R116")
def test_high_stakes_are_a_game_of_poker_for_judge_roy_bean() -> None:
    goal = "judge_roy_bean_2"
    beaten: dict[str, Any] = {"today": [0, 2, *[0] * 10], "place": ["DR5", "SV7", "CJ10"], "money": [5, 0, 0]}
    t = a_goal(goal, "good_bad_handsome", hands=[ACES, [], []], **beaten)
    t.play("high_stakes", "fold")
    assert can_declare(t, goal)


@pytest.mark.rule("AU-R116")
@pytest.mark.parametrize("place, declares", [("MP6", False), ("BT1", True)])
def test_doc_holliday_4_wants_a_town_where_he_wins(place: str, declares: bool) -> None:
    """A game of Poker Alice, who deals anywhere; he has won in Darkrock before."""
    t = a_goal(
        "doc_holliday_4",
        hands=[ACES, [], [SPARE, "tip_off_c"]],
        cast=["doc_holliday", "annie_oakley", "poker_alice"],
        legends=[2],
        active=2,
        place=[place, "SV7", "RS"],
        money=[1, 0, 1],
        progress=[0, 0, 0, 2, *[0] * 8],
        top=["cover_c", "cover_s", "grit_c", "lady_luck_h", "shootout_h", "dead_eye_c"],
    )
    t.play("deal_anywhere")
    t.say(0, "join")
    t.say(2, f"lay:{SPARE}", "lay:tip_off_c")
    t.say(0, *[f"lay:{card}" for card in ACES])
    t.play("take:gambler_1_1", "end_turn", "income:money")
    assert can_declare(t, "doc_holliday_4") == declares


@pytest.mark.rule("WLX-001", "AU-R116")
@pytest.mark.parametrize("place, declares", [("BT1", False), ("RF1", True)])
def test_buffalo_bill_cody_1_names_darkrock_and_red_falls(place: str, declares: bool) -> None:
    goal = "buffalo_bill_cody_1"
    t = a_goal(goal, "extras", hands=[["tall_tale_h"], [], []], place=[place, "SV7", "CJ10"], progress=[2, *[0] * 11])
    t.play("play:tall_tale_h", "mark:1")
    assert can_declare(t, goal) == declares


@pytest.mark.rule("WLG-008", "WL-338")
def test_jesse_james_1_counts_a_heist_that_dynamite_won() -> None:
    goal = "jesse_james_1"
    scene: dict[str, Any] = {
        "place": ["DR8", "SV7", "CJ10"],
        "items": [["dynamite"], [], []],
        "progress": [1, *[0] * 11],
    }
    t = expanded.a_goal("good_bad_handsome", goal, hands=[[KING], [], []], **scene)
    t.play_on("heist", "yes")
    assert can_declare(t, goal)


@pytest.mark.rule("AU-R115", "AU-176")
def test_poker_alice_4_counts_those_who_left_the_table() -> None:
    scene: dict[str, Any] = {"hands": [ACES, [], []], "place": ["DR5", "DR6", "DR7"], "money": [5, 5, 5]}
    t = a_goal_of_ante_up("poker_alice_4", **scene)
    t.play("high_stakes", "join", "join", "fold", "fold", "take:gambler_1_1")
    assert can_declare(t, "poker_alice_4")


# ---- a mount that rests ----------------------------------------------------------------------------------------------
@pytest.mark.rule("WLX-013", "WL-070")
@pytest.mark.parametrize("mounts", [["mustang"], ["mustang", "mule"]])
def test_a_mount_made_inactive_before_the_choice_of_mounts_rests_until_the_end_of_the_turn(mounts: list[str]) -> None:
    """Bat Masterson rides at the start of his turn and meets the horse thief with his last bullet."""
    t = with_expansions(
        "extras",
        "bandit_cards",
        hands=[[KING, SPARE], [], []],
        cast=["bat_masterson", *OTHERS],
        legends=[0],
        place=["SV3", "RF1", "RF2"],
        items=[mounts, [], []],
        bandits=["C1"],
        bandit_cards=part("last_bullet", 4),
        fights=["fight_j", "fight_q", "fight_9"],
        at="start_of_turn",
    )
    t.play("add_bandit:A1", "send_bandit:1")
    t.play_on("go:SV2", f"commit:{KING}", "send:fight_j", "take_legend", "income:money")
    assert t.of("mount")[0] == ("mule" if len(mounts) > 1 else None)
    t.play_on("end_turn")
    assert t.of("mount")[0] == mounts[-1]
