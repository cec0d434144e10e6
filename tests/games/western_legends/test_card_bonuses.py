"""Poker cards with a Bonus or a Reaction, one by one."""

from __future__ import annotations

import pytest

from games.western_legends.outpost import Outpost, a_table

pytestmark = pytest.mark.compiled
HERE = ["MP6", "MP6", "CJ10"]
PLAIN_KING = "living_legend_h"  # without a text for fights
PLAIN_QUEEN = "pickpocket_c"
PLAIN_TEN = "fools_gold_c"
PLAIN_NINE = "instinct_h"


def a_duel(mine: str, theirs: str, more: list[str] | None = None, their_more: list[str] | None = None) -> Outpost:
    """Both cards are revealed; nobody has reacted yet. Each has one more card, so that nothing is forced."""
    hands = [[mine, "payday_h", *(more or [])], [theirs, "payday_d", *(their_more or [])], []]
    t = a_table(hands=hands, place=HERE)
    t.play("duel:1", f"commit:{mine}", f"commit:{theirs}")
    return t


@pytest.mark.rule("WL-312", "WL-307")
def test_cheat_is_a_two_in_a_fight() -> None:
    t = a_duel("cheat_h", "stick_em_up_c")
    assert t.view()["rank"] == ["2", "2"]


@pytest.mark.rule("WL-113", "WL-115")
def test_stick_em_up_lowers_the_opposing_card_by_two() -> None:
    t = a_duel(PLAIN_TEN, "dead_eye_c", ["stick_em_up_c"])
    assert t.view()["rank"] == ["9", "j"]  # Dead Eye has lowered the ten
    t.play("react:stick_em_up_c")
    assert t.view()["rank"] == ["9", "9"]
    t.decline()
    assert t.legend == [2, 0, 0]


@pytest.mark.rule("WL-113", "WL-115")
def test_cover_raises_the_own_card_by_one() -> None:
    t = a_duel(PLAIN_TEN, "bulletproof_h", ["cover_c"])
    t.play("react:cover_c")
    assert t.view()["rank"] == ["j", "j"]


@pytest.mark.rule("WL-114")
def test_a_reaction_of_one_name_is_played_once_per_fight() -> None:
    t = a_duel(PLAIN_TEN, "bulletproof_h", ["cover_c", "cover_s"])
    t.play("react:cover_c", "pass")
    assert t.why_not("react:cover_s") == "already-reacted"


@pytest.mark.rule("WL-310", "WL-311", "WL-R91")
def test_lucky_strike_rolls_dice_of_choice_again() -> None:
    t = a_table(hands=[["lucky_strike_h"], [], []], place=["SV3", "SV7", "CJ10"], dice="pebbles nugget nugget")
    t.play("prospect", "boost:lucky_strike_h")
    assert set(t.options) == {"reroll:1", "reroll:2", "reroll:12", "keep_dice"}
    t.play("reroll:1")
    assert t.of("nuggets") == [2, 0, 0]
    assert t.discard == ["lucky_strike_h"]


@pytest.mark.rule("WL-346", "WL-310")
def test_reputation_adds_a_point_of_the_kind_just_gained_once_per_turn() -> None:
    t = a_table(
        hands=[["living_legend_h", "living_legend_d", "reputation_c", "reputation_s"], [], []], marshal=[1, 0, 0]
    )
    t.play("play:living_legend_h", "boost:reputation_c")
    assert t.of("marshal") == [3, 0, 0]
    t.play_on("play:living_legend_d")
    assert t.of("marshal") == [4, 0, 0]
    assert t.hand(0) == ["reputation_s"]


@pytest.mark.rule("WL-R81", "WL-346")
def test_the_one_reputation_per_turn_is_counted_for_each_player() -> None:
    """A story gives both participants a point in seat 0's turn; seat 0 has used its Reputation already."""
    t = a_table(
        hands=[["reputation_c"], ["reputation_s"], []],
        stories=["broken_fence", "widow"],
        at="stories",
        markers=[1, 0, 1, 0, 0, 0],
        reputed=1,
    )
    t.play("take:broken_fence_1", "take:broken_fence_1")
    assert t.asked == [(1, "boosting")]
    t.play("boost:reputation_s")
    assert t.of("marshal") == [1, 2, 0]


@pytest.mark.rule("WL-R71", "WL-091", "WL-309")
def test_a_reputation_is_not_in_the_discard_pile_that_its_own_card_is_drawn_from() -> None:
    t = a_table(hands=[["living_legend_h", "reputation_c"], [], []], wanted=[2, 0, 0], deck=[], discard=["grit_c"])
    t.play("play:living_legend_h", "boost:reputation_c")
    assert t.of("wanted")[0] == 4  # which draws a card
    assert t.hand(0) == ["grit_c"]
    assert t.discard == ["reputation_c", "living_legend_h"]


@pytest.mark.rule("WL-R71")
def test_a_lucky_strike_is_discarded_when_the_dice_have_been_rolled_again() -> None:
    t = a_table(hands=[["lucky_strike_h"], [], []], place=["SV3", "SV7", "CJ10"], dice="pebbles nugget")
    t.play("prospect", "boost:lucky_strike_h")
    assert (t.view()["in_play"], t.discard) == (["lucky_strike_h"], [])
    t.play("keep_dice")
    assert (t.view()["in_play"], t.discard) == ([], ["lucky_strike_h"])


@pytest.mark.rule("WL-R92", "WL-383")
def test_reputation_in_the_reward_of_a_fight_is_none_of_its_reactions() -> None:
    t = a_duel(PLAIN_KING, PLAIN_TEN)
    t.decline()
    t = a_table(hands=[["living_legend_h", "cover_c", "reputation_c"], ["sprint_h"], []], place=HERE)
    t.play("rob:1", "commit:living_legend_h", "commit:sprint_h", "react:cover_c", "pass", "boost:reputation_c")
    assert t.of("wanted")[0] == 2


@pytest.mark.rule("WL-312")
def test_wallop_gives_a_beaten_player_one_more_wound() -> None:
    t = a_duel("wallop_c", "sprint_h")
    t.decline()
    assert t.wounds == [0, 2, 0]


@pytest.mark.rule("WL-312")
def test_wallop_gives_ten_dollars_for_anybody_else() -> None:
    t = a_table(
        hands=[["wallop_c"], [], []], place=["MP6", "SV7", "CJ10"], bandits=["A1"], fights=["fight_3", "fight_2"]
    )
    t.play_on("move", "go:MP1", "send:fight_2", "take_legend")
    assert t.money == [10, 0, 0]


@pytest.mark.rule("WL-312")
def test_grit_draws_two_cards_for_a_lost_fight() -> None:
    t = a_duel("grit_c", PLAIN_KING)
    before = t.hands[0]
    t.decline()
    assert t.hands[0] == before + 2
    assert t.wounds == [1, 0, 0]


@pytest.mark.rule("WL-181", "WL-312")
def test_lady_luck_pays_a_loser_and_gives_a_winner_a_point() -> None:
    hands = [["lady_luck_h", "lady_luck_d"], ["showdown_c", "showdown_s"], []]
    t = a_table(
        hands=hands,
        place=["DR5", "DR6", "CJ10"],
        money=[1, 1, 0],
        top=["payday_h", "payday_d", "sprint_h", "cover_c", "grit_c"],
    )
    t.play("gamble", "join")
    t.say(0, "lay:lady_luck_h", "lay:lady_luck_d")
    t.say(1, "lay:showdown_c", "lay:showdown_s")
    assert t.money == [60, 70, 0]  # twice $30
    assert t.hands[0] == 1 + 1 + 2
    hands = [["first_shot_h", "lady_luck_d"], ["showdown_c", "grit_c"], []]
    t = a_table(
        hands=hands,
        place=["DR5", "DR6", "CJ10"],
        money=[1, 1, 0],
        top=["payday_h", "payday_d", "sprint_h", "cover_c", "manhunt_h"],
    )
    t.play("gamble", "join")
    t.say(0, "lay:first_shot_h", "lay:lady_luck_d")
    t.say(1, "lay:showdown_c", "lay:grit_c")
    assert t.legend == [2, 0, 0]  # one for winning as the active player, one for Lady Luck


@pytest.mark.rule("WL-314", "WL-R40", "WL-EX-4")
def test_bulletproof_keeps_off_the_wounds_of_a_fight_and_heals_one_after_it() -> None:
    t = a_table(
        hands=[["bulletproof_h"], [], []],
        place=["DR8", "SV7", "CJ10"],
        wounds=[2, 0, 0],
        fights=["fight_3", "fight_2", "fight_4"],
    )
    t.play_on("heist", "send:fight_3")
    assert t.wounds == [1, 0, 0]
    assert (t.money[0], t.of("wanted")[0]) == (80, 3)


@pytest.mark.rule("WL-R40")
def test_bulletproof_keeps_off_the_wound_of_the_loser_too() -> None:
    t = a_duel("bulletproof_h", PLAIN_KING)
    t.decline()
    assert t.wounds == [0, 0, 0]


@pytest.mark.rule("WL-112", "WL-115")
def test_dead_eye_lowers_the_opposing_card_by_one() -> None:
    assert a_duel("dead_eye_c", PLAIN_KING).view()["rank"] == ["j", "q"]


@pytest.mark.rule("WL-313", "WL-115")
def test_shootout_lowers_by_one_and_in_the_own_turn_by_two() -> None:
    assert a_duel("shootout_h", PLAIN_KING).view()["rank"] == ["q", "j"]
    assert a_duel(PLAIN_KING, "shootout_h").view()["rank"] == ["q", "q"]


@pytest.mark.rule("WL-312", "WL-129")
def test_showdown_gives_the_winner_of_a_duel_a_point_more() -> None:
    t = a_duel("showdown_c", PLAIN_TEN)
    t.decline()
    assert t.legend == [3, 0, 0]
    t = a_duel(PLAIN_TEN, "showdown_c")
    t.decline()
    assert t.legend == [0, 1, 0]


@pytest.mark.rule("WL-312")
def test_showdown_gives_nothing_in_a_robbery() -> None:
    t = a_table(hands=[["showdown_c"], ["sprint_h"], []], place=HERE)
    t.play_on("rob:1", "commit:sprint_h")
    assert t.legend == [0, 0, 0]


@pytest.mark.rule("WL-312", "WL-273")
def test_first_shot_wins_ties_even_against_a_bandit() -> None:
    t = a_table(hands=[["first_shot_h"], [], []], bandits=["A1"], fights=["fight_a", "fight_2"])
    t.play_on("move", "go:MP1", "send:fight_a", "take:fight_a_1", "take_legend")
    assert t.legend == [2, 0, 0]


@pytest.mark.rule("WL-118", "WL-312")
def test_two_first_shots_leave_the_tie_to_the_active_player() -> None:
    t = a_duel("first_shot_h", "first_shot_d")
    t.decline()
    assert t.legend == [2, 0, 0]


@pytest.mark.rule("WL-118", "WL-312")
def test_a_target_with_first_shot_wins_a_tie() -> None:
    t = a_duel("second_wind_c", "first_shot_d")
    t.decline()
    assert t.wounds == [1, 0, 0]
