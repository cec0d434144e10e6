"""The twelve legendary abilities, one by one (WL-062): none before 5 LP, and what each is then."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.outpost import Outpost, a_table

pytestmark = pytest.mark.compiled
HERE = ["MP6", "MP6", "CJ10"]
KING, QUEEN = "living_legend_h", "pickpocket_c"  # without a text for fights


@pytest.mark.rule("WL-066", "WL-102")
def test_annies_opponent_discards_a_card_or_takes_a_wound() -> None:
    t = a_table(hands=[[KING, "grit_c"], [QUEEN, "grit_s"], []], place=HERE, legends=[0])
    t.play("duel:1")
    assert (t.asked, t.options) == ([(1, "offered")], ["take:annie_oakley_1", "take:annie_oakley_2"])
    t.play("take:annie_oakley_1", "drop:grit_s")
    assert t.hand(1) == [QUEEN]
    t = a_table(hands=[[KING, "grit_c"], [QUEEN, "grit_s"], []], place=HERE, legends=[0])
    t.play("duel:1", "take:annie_oakley_2")
    assert t.wounds == [0, 1, 0]


@pytest.mark.rule("WL-066")
def test_annie_threatens_as_a_target_too() -> None:
    cast = ["bass_reeves", "annie_oakley", "billy_the_kid"]
    t = a_table(hands=[[KING, "grit_c"], [QUEEN], []], cast=cast, place=HERE, legends=[1])
    t.play("duel:1", "take:annie_oakley_2")
    assert t.wounds == [1, 0, 0]


@pytest.mark.rule("WL-R08")
def test_annies_opponent_without_cards_takes_the_wound_and_with_three_it_is_ignored() -> None:
    t = a_table(hands=[[KING], [], []], place=HERE, legends=[0])
    t.play("duel:1")
    assert t.wounds[1] == 2  # hers, and that of the loser who must refuse
    t = a_table(hands=[[KING, "grit_c"], [QUEEN], []], place=HERE, legends=[0], wounds=[0, 3, 0])
    t.play("duel:1", "take:annie_oakley_2")
    assert t.wounds[1] == 3


@pytest.mark.rule("WL-062", "WL-066")
def test_annie_threatens_nobody_before_she_is_a_legend() -> None:
    t = a_table(hands=[[KING, "grit_c"], [QUEEN], []], place=HERE, legend=[4, 0, 0])
    t.play("duel:1")
    assert t.asked == [(0, "committing")]


@pytest.mark.rule("WL-062", "WL-R07")
def test_an_ability_comes_with_the_fifth_point_and_stays() -> None:
    t = a_table(hands=[["living_legend_h"], [], []], legend=[4, 0, 0])
    t.play("play:living_legend_h")
    assert t.of("legendary") == [True, False, False]
    t = a_table(hands=[[KING], [], []], place=["DR8", "SV7", "CJ10"], legend=[5, 0, 0], legends=[0], fights=["fight_2"])
    t.play_on("heist", "send:fight_2")
    assert (t.legend[0], t.of("legendary")[0]) == (4, True)


@pytest.mark.rule("WL-R07")
def test_the_fifth_point_for_a_bandit_brings_no_action_for_that_bandit_nor_for_the_next() -> None:
    cast = ["wyatt_earp", "annie_oakley", "bass_reeves"]
    given: dict[str, Any] = {"bandits": ["C1", "A1"], "fights": ["fight_8", "fight_3", "fight_5", "fight_4"]}
    hands = [[KING, "living_legend_d", "first_shot_h"], [], []]
    t = a_table(hands=hands, cast=cast, place=["SV4", "SV7", "CJ10"], legend=[4, 0, 0], **given)
    t.play_on("move", "go:SV2", f"commit:{KING}", "send:fight_8", "take_legend")
    assert t.of("legendary")[0]
    assert t.view()["actions"] == 2
    given = {"bandits": ["C1"], "once": ["first_bandit"], "fights": ["fight_8", "fight_3"]}
    t = a_table(hands=hands, cast=cast, place=["SV4", "SV7", "CJ10"], legends=[0], **given)
    t.play_on("move", "go:SV2", f"commit:{KING}", "send:fight_8", "take_legend")
    assert t.view()["actions"] == 2  # another one was the first of this turn


@pytest.mark.rule("WL-R07", "WL-173")
def test_the_fifth_point_for_a_game_of_poker_brings_wild_bill_nothing_for_that_game() -> None:
    top = ["payday_d", "patch_up_c", "cover_c", "wallop_c", "fools_gold_c", "sprint_d"]
    t = a_table(
        hands=[["first_shot_h"], ["showdown_c", "manhunt_h"], []],
        cast=["wild_bill_hickok", "annie_oakley", "bass_reeves"],
        place=["DR5", "DR6", "CJ10"],
        money=[1, 1, 0],
        legend=[4, 0, 0],
        top=top,
    )
    t.play("gamble", "join")
    t.say(1, "lay:showdown_c", "lay:manhunt_h")
    t.say(0, "lay:first_shot_h", "lay:payday_d")
    assert (t.legend[0], t.money[0]) == (5, 70)


@pytest.mark.rule("WL-062", "WL-068")
def test_bass_draws_a_card_at_the_start_of_his_turn() -> None:
    cast = ["bass_reeves", "annie_oakley", "billy_the_kid"]
    t = a_table(cast=cast, legends=[0], at="start_of_turn", top=["grit_c"])
    assert (t.hand(0), t.asked) == (["grit_c"], [(0, "taking_income")])


@pytest.mark.rule("WL-062")
def test_billy_gets_ten_dollars_or_a_card_where_his_move_ends() -> None:
    def arrived() -> Outpost:
        cast = ["billy_the_kid", "annie_oakley", "bass_reeves"]
        t = a_table(
            hands=[[], ["grit_c", "grit_s"], []], cast=cast, place=["MP6", "MP7", "MP7"], legends=[0], money=[0, 3, 3]
        )
        t.play("move", "go:MP7")
        assert t.options == ["pick:1", "pick:2", "nobody"]
        return t

    t = arrived()
    t.play("pick:2", "give_money") if t.can("give_money") else t.play("pick:2")
    assert t.money == [10, 30, 20]
    t = arrived()
    t.play("pick:1", "give:grit_s")
    assert (t.hand(0), t.hand(1)) == (["grit_s"], ["grit_c"])
    t = arrived()
    t.play("nobody")
    assert t.money == [0, 30, 30]


@pytest.mark.rule("WL-062")
def test_only_giver_and_billy_know_the_card() -> None:
    cast = ["billy_the_kid", "annie_oakley", "bass_reeves"]
    t = a_table(hands=[[], ["grit_c", "grit_s"], []], cast=cast, place=["MP6", "MP7", "CJ10"], legends=[0])
    t.play("move", "go:MP7", "pick:1", "give:grit_s")
    assert t.view(1)["players"][0]["hand"] == ["grit_s"]
    assert t.view(2)["players"][0]["hand"] == [None]


@pytest.mark.rule("WL-062", "WL-081")
def test_bloody_knife_crosses_a_mesa_and_heals() -> None:
    cast = ["bloody_knife", "annie_oakley", "bass_reeves"]
    t = a_table(cast=cast, place=["DR4", "SV7", "CJ10"], legends=[0], wounds=[2, 0, 0])
    t.play("move")
    assert t.can("go:RF3") and t.can("go:SH4")  # two steps over the northern mesa
    t.play("go:RF3")
    t.decline()
    assert (t.place[0], t.wounds[0]) == ("RF3", 1)
    t = a_table(cast=cast, place=["DR4", "SV7", "CJ10"])
    t.play("move")
    assert not t.can("go:RF3")


@pytest.mark.rule("WL-062", "WL-R11")
def test_who_comes_down_where_the_climb_began_has_not_crossed_a_mesa() -> None:
    cast, place = ["bloody_knife", "annie_oakley", "bass_reeves"], ["RF3", "SV7", "CJ10"]
    t = a_table(cast=cast, place=place, legends=[0], wounds=[2, 0, 0])
    t.play("move", "go:RF3")
    assert t.wounds[0] == 2
    t = a_table(cast=cast, place=place, legends=[0], wounds=[2, 0, 0], items=[["mustang"], [], []])
    t.play("move", "go:RF3")  # over to the next territory and back on foot
    t.decline()
    assert t.wounds[0] == 1


@pytest.mark.rule("WL-062", "WL-025")
def test_calamity_holds_six_cards_and_draws_for_a_marker() -> None:
    hand = ["grit_c", "grit_s", "cover_c", "cover_s", "dead_eye_c", "tall_tale_h"]
    cast = ["calamity_jane", "annie_oakley", "bass_reeves"]
    t = a_table(hands=[hand, [], []], cast=cast, legends=[0], top=["sprint_h"])
    t.play("play:tall_tale_h", "mark:1")
    assert "sprint_h" in t.hand(0)
    t.play("end_turn")
    assert t.asked == [(1, "taking_income")]  # nothing to discard
    assert t.hands[0] == 6


@pytest.mark.rule("WL-062", "WL-025")
def test_doc_draws_for_a_wound_and_holds_five_cards_whatever_his_wounds() -> None:
    cast = ["doc_holliday", "annie_oakley", "bass_reeves"]
    t = a_table(hands=[[QUEEN], [KING], []], cast=cast, place=HERE, legends=[0], wounds=[1, 0, 0])
    t.play_on("duel:1", f"commit:{KING}")
    assert (t.hands[0], t.wounds[0]) == (2, 2)  # one for the lost fight, one for the wound
    assert t.of("hand_limit")[0] == 5
    t = a_table(hands=[[QUEEN], [KING], []], cast=cast, place=HERE, legends=[0], wounds=[3, 0, 0])
    t.play_on("duel:1", f"commit:{KING}")
    assert t.hands[0] == 1  # no wound was really added


@pytest.mark.rule("WL-062")
def test_jesse_lowers_outside_the_towns_and_wins_ties_against_players() -> None:
    cast = ["jesse_james", "annie_oakley", "bass_reeves"]
    hands = [[QUEEN, "grit_c"], [KING, "grit_s"], []]
    t = a_table(hands=hands, cast=cast, place=HERE, legends=[0])
    t.play("duel:1", f"commit:{QUEEN}", f"commit:{KING}")
    assert t.view()["rank"] == ["q", "q"]
    t.decline()
    assert t.legend[0] == 2
    t = a_table(hands=hands, cast=cast, place=["DR6", "DR6", "CJ10"], legends=[0])
    t.play("duel:1", f"commit:{QUEEN}", f"commit:{KING}")
    assert t.view()["rank"] == ["q", "k"]


@pytest.mark.rule("WL-062", "WL-118")
def test_jesse_wins_a_tie_as_a_target_but_not_against_guards() -> None:
    cast = ["annie_oakley", "jesse_james", "bass_reeves"]
    t = a_table(hands=[[KING], ["living_legend_d"], []], cast=cast, place=["DR6", "DR6", "CJ10"], legends=[1])
    t.play_on("duel:1", "commit:living_legend_d")
    assert t.wounds == [1, 0, 0]
    cast = ["jesse_james", "annie_oakley", "bass_reeves"]
    t = a_table(hands=[[KING], [], []], cast=cast, place=["DR8", "SV7", "CJ10"], legends=[0], fights=["fight_k"])
    t.play_on("heist", "send:fight_k")
    assert t.of("wanted")[0] == 1  # lost


@pytest.mark.rule("WL-062")
def test_kit_goes_one_more_step_and_lowers_outside_the_towns() -> None:
    cast = ["kit_carson", "annie_oakley", "bass_reeves"]
    t = a_table(hands=[[QUEEN, "grit_c"], [KING, "grit_s"], []], cast=cast, place=["MP6", "DR2", "CJ10"], legends=[0])
    t.play("move", "go:DR1", "yes", "go:DR2")
    assert t.place[0] == "DR2"
    t = a_table(hands=[[QUEEN, "grit_c"], [KING, "grit_s"], []], cast=cast, place=HERE, legends=[0])
    t.play("duel:1", f"commit:{QUEEN}", f"commit:{KING}")
    assert t.view()["rank"] == ["q", "q"]


@pytest.mark.rule("WL-R90")
def test_after_a_bandit_kit_has_no_extra_step() -> None:
    cast = ["kit_carson", "annie_oakley", "bass_reeves"]
    t = a_table(hands=[[KING], [], []], cast=cast, legends=[0], bandits=["A1"], fights=["fight_2", "fight_3"])
    t.play_on("move", "go:MP1", "send:fight_2", "take_legend")
    assert t.asked == [(0, "acting")]


@pytest.mark.rule("WL-062", "WL-068")
def test_mary_gains_ten_dollars_at_the_start_of_her_turn_and_for_a_marker() -> None:
    cast = ["mary_fields", "annie_oakley", "bass_reeves"]
    t = a_table(hands=[["tall_tale_h"], [], []], cast=cast, legends=[0], at="start_of_turn")
    assert t.money[0] == 10
    t.play("income:cards", "play:tall_tale_h", "mark:1")
    assert t.money[0] == 20


@pytest.mark.rule("WL-062", "WL-175")
def test_wild_bill_gains_twenty_dollars_for_won_poker_and_may_keep_a_card_of_lost() -> None:
    def showdown(mine: str) -> Outpost:
        hands = [[mine], ["showdown_c", "manhunt_h"], []]
        cast = ["wild_bill_hickok", "annie_oakley", "bass_reeves"]
        top = ["payday_d", "patch_up_c", "cover_c", "wallop_c", "fools_gold_c", "sprint_d"]
        t = a_table(hands=hands, cast=cast, place=["DR5", "DR6", "CJ10"], money=[1, 1, 0], legends=[0], top=top)
        t.play("gamble", "join")
        t.say(1, "lay:showdown_c", "lay:manhunt_h")
        t.say(0, f"lay:{mine}", "lay:payday_d")
        return t

    assert showdown("first_shot_h").money[0] == 90
    t = showdown("sprint_h")
    assert t.asked == [(0, "deciding")]
    t.play("yes")
    assert t.hands[0] == 2  # one for losing, one kept
    assert len({"sprint_h", "payday_d"} & set(t.hand(0))) == 1
    t = showdown("sprint_h")
    t.play("no")
    assert t.hands[0] == 1


@pytest.mark.rule("WL-062", "WL-071")
def test_wyatt_has_one_more_action_for_the_first_bandit_of_a_turn() -> None:
    cast = ["wyatt_earp", "annie_oakley", "bass_reeves"]
    hands = [[KING, "living_legend_d"], [], []]
    t = a_table(
        hands=hands, cast=cast, place=["SV4", "SV7", "CJ10"], legends=[0], bandits=["C1"], fights=["fight_2", "fight_3"]
    )
    t.play_on("move", "go:SV2", f"commit:{KING}", "send:fight_2", "take_legend")
    assert t.view()["actions"] == 3


@pytest.mark.rule("WL-062", "WL-068")
def test_rowdy_discards_a_card_to_ride_three_territories_before_the_income() -> None:
    cast = ["yb_rowdy", "annie_oakley", "bass_reeves"]
    t = a_table(hands=[["grit_c", "grit_s"], [], []], cast=cast, legends=[0], at="start_of_turn")
    t.play("yes", "drop:grit_c", "go:DR2")
    assert (t.place[0], t.asked, t.hand(0)) == ("DR2", [(0, "taking_income")], ["grit_s"])
    t = a_table(hands=[["grit_c"], [], []], cast=cast, place=["DR6", "SV7", "CJ10"], legends=[0], at="start_of_turn")
    assert t.asked == [(0, "taking_income")]  # he is in a town


@pytest.mark.rule("WL-063", "WL-064")
def test_a_character_binds_nobody_to_a_side() -> None:
    t = a_table(
        hands=[["living_legend_h"], [], []], cast=["bass_reeves", "annie_oakley", "billy_the_kid"], wanted=[1, 0, 0]
    )
    t.play_on("play:living_legend_h")
    assert t.of("wanted")[0] == 2
