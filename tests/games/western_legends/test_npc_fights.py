"""Fights against bandits and guards: WL-192 to WL-204, WL-265 to WL-279, WL-365 to WL-369."""

from __future__ import annotations

import pytest

from games.western_legends.frontier_town import (
    KING,
    NINE,
    QUEEN,
    TEN,
    a_bandit_fight,
    a_heist,
    bottom_of_the_fight_deck,
)
from games.western_legends.outpost import a_table
from gulch.games.western_legends.board import base_board

pytestmark = pytest.mark.compiled


# ---- bandits ---------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-265")
def test_three_gangs_have_two_hideouts_each_out_of_town() -> None:
    board = base_board()
    assert [board.names[t] for t in board.hideouts] == ["MP1", "SH8", "SH1", "DC", "SV2", "CJ12"]
    assert not any(board.town[t] for t in board.hideouts)


@pytest.mark.rule("WL-266")
def test_a_hideout_without_a_bandit_stays_empty() -> None:
    t = a_bandit_fight(KING, ["fight_8", "fight_j"])
    t.play(f"commit:{KING}", "send:fight_8")
    t.decline()
    t.play("take_legend")
    for _ in range(3):
        t.play("end_turn", "income:money")
    assert t.bandits == []


@pytest.mark.rule("WL-267", "WL-268", "WL-269", "WL-365", "WL-R57")
def test_the_neighbour_draws_two_cards_and_lays_one_after_the_player() -> None:
    t = a_bandit_fight(KING, ["fight_8", "fight_j"])
    assert t.asked == [(0, "committing")]
    assert t.view(2)["players"][2]["npc_hand"] == ["fight_8", "fight_j"]
    assert t.view(0)["players"][2]["npc_hand"] == [None, None]
    assert t.view(1)["players"][2]["npc_hand"] == [None, None]
    t.play(f"commit:{KING}")
    assert t.asked == [(2, "sending")]
    assert set(t.options) == {"send:fight_8", "send:fight_j"}
    assert t.why_not("send:fight_a") == "no-such-fight-card"
    assert t.view(2)["players"][0]["committed"] == [None]


@pytest.mark.rule("WL-270")
def test_the_players_bonuses_lower_the_fight_card() -> None:
    t = a_bandit_fight("dead_eye_c", ["fight_8", "fight_j"])
    t.play("commit:dead_eye_c", "send:fight_j")
    assert t.view()["rank"] == ["j", "10"]


@pytest.mark.rule("WL-271", "WL-R59")
def test_the_player_may_play_any_number_of_reactions_one_of_each_name() -> None:
    hands = [[NINE, "cover_c", "cover_s", "stick_em_up_c"], [], []]
    t = a_bandit_fight(NINE, ["fight_8", "fight_j"], hands=hands)
    t.play(f"commit:{NINE}", "send:fight_j", "react:cover_c")
    assert t.why_not("react:cover_s") == "already-reacted"
    t.play("react:stick_em_up_c")
    assert t.view()["rank"] == ["10", "9"]


@pytest.mark.rule("WL-272", "WL-366", "WL-R60")
def test_the_fight_cards_effect_comes_after_the_reactions_win_or_lose() -> None:
    t = a_bandit_fight(NINE, ["fight_8", "fight_j"], hands=[[NINE, "cover_c"], [], []])
    t.play(f"commit:{NINE}", "send:fight_j")
    assert t.money[0] == 0
    t.play("react:cover_c")
    assert t.money[0] == 10  # though the jack wins
    assert t.wounds[0] == 1


@pytest.mark.rule("WL-273", "WL-276", "WL-277", "WL-317")
def test_the_bandit_wins_ties_and_leaves_whatever_the_result() -> None:
    t = a_bandit_fight(QUEEN, ["fight_q", "fight_j"])
    t.play(f"commit:{QUEEN}", "send:fight_q")
    t.decline()
    assert t.wounds[0] == 1
    assert t.hands[0] == 3  # one left, one by the queen, one for losing
    assert t.bandits == []
    assert t.asked == [(0, "acting")]


@pytest.mark.rule("WL-274")
@pytest.mark.parametrize("prize, legend, marshal", [("take_legend", 1, 0), ("take_badge", 0, 1)])
def test_the_winner_chooses_a_legend_point_or_a_marshal_point(prize: str, legend: int, marshal: int) -> None:
    t = a_bandit_fight(KING, ["fight_8", "fight_j"])
    t.play(f"commit:{KING}", "send:fight_j")
    t.decline()
    assert set(t.options) == {"take_legend", "take_badge"}
    t.play(prize)
    t.decline()
    assert (t.legend[0], t.of("marshal")[0]) == (legend, marshal)
    assert t.bandits == []


@pytest.mark.rule("WL-275")
def test_a_wanted_winner_has_to_take_the_legend_point() -> None:
    t = a_bandit_fight(KING, ["fight_8", "fight_j"], wanted=[1, 0, 0])
    t.play(f"commit:{KING}", "send:fight_j")
    t.decline()
    assert (t.legend[0], t.of("marshal")[0]) == (1, 0)


@pytest.mark.rule("WL-R60")
@pytest.mark.parametrize("card", ["fight_5", "fight_9"])
def test_fight_cards_5_and_9_bar_the_marshal_point(card: str) -> None:
    t = a_bandit_fight(KING, [card, "fight_j"], money=[1, 0, 0])
    t.play(f"commit:{KING}", f"send:{card}")
    while t.asked[0][1] != "acting":
        t.play("pass" if "pass" in t.options else t.options[0])
    assert (t.legend[0], t.of("marshal")[0]) == (1, 0)


@pytest.mark.rule("WL-368", "WL-258")
def test_a_marshal_on_the_last_space_gets_a_legend_point_for_the_marshal_point() -> None:
    t = a_bandit_fight(KING, ["fight_8", "fight_j"], marshal=[9, 0, 0])
    t.play(f"commit:{KING}", "send:fight_j")
    t.decline()
    t.play("take_badge")
    t.decline()
    assert (t.legend[0], t.of("marshal")[0]) == (1, 9)


@pytest.mark.rule("WL-278", "WL-120")
def test_cards_played_are_discarded_and_both_fight_cards_go_under_the_deck() -> None:
    t = a_bandit_fight(KING, ["fight_8", "fight_j"])
    t.play(f"commit:{KING}", "send:fight_j")
    t.decline()
    t.play("take_legend")
    assert t.discard == [KING]
    assert bottom_of_the_fight_deck(t, 2) == {"fight_8", "fight_j"}
    assert len(t.view()["fight_deck"]) == 13


@pytest.mark.rule("WL-R58", "WL-369")
def test_without_a_card_the_fight_is_lost_at_once() -> None:
    t = a_bandit_fight(KING, ["fight_8", "fight_j"], hands=[[], [], []])
    assert t.asked == [(0, "acting")]
    assert (t.wounds[0], t.hands[0], t.money[0]) == (1, 1, 0)
    assert t.bandits == []


@pytest.mark.rule("WL-EX-13")
def test_the_printed_bandit_fight() -> None:
    """Annie's ten against a jack: Stick 'Em Up makes it a nine, the jack pays $10, Annie takes a point."""
    hands = [[TEN, "stick_em_up_c"], [], []]
    t = a_bandit_fight(TEN, ["fight_j", "fight_2"], hands=hands)
    t.play(f"commit:{TEN}", "send:fight_j", "react:stick_em_up_c")
    assert t.money[0] == 10
    assert set(t.options) == {"take_legend", "take_badge"}
    t.play("take_badge")
    assert t.of("marshal")[0] == 1
    assert t.bandits == []
    assert sorted(t.discard) == sorted([TEN, "stick_em_up_c"])
    assert bottom_of_the_fight_deck(t, 2) == {"fight_j", "fight_2"}


# ---- starting anew ---------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-367")
def test_a_ten_may_start_the_fight_anew() -> None:
    t = a_bandit_fight(KING, ["fight_10", "fight_2", "fight_3", "fight_4"], hands=[[KING, NINE, "cover_c"], [], []])
    t.play(f"commit:{KING}", "send:fight_10", "react:cover_c", "pass")
    assert t.asked == [(2, "deciding")]
    t.play("yes")
    assert t.asked == [(0, "committing")]
    assert t.hands[0] == 2  # the nine and one drawn
    assert t.view(2)["players"][2]["npc_hand"] == ["fight_3", "fight_4"]
    assert bottom_of_the_fight_deck(t, 2) == {"fight_10", "fight_2"}
    t.play(f"commit:{NINE}", "send:fight_3")
    t.decline()
    t.play("take_legend")
    assert sorted(t.discard) == sorted([KING, NINE, "cover_c"])


@pytest.mark.rule("WL-367")
def test_a_ten_need_not_start_it_anew() -> None:
    t = a_bandit_fight(KING, ["fight_10", "fight_2"])
    t.play(f"commit:{KING}", "send:fight_10")
    t.decline()
    t.play("no")
    assert t.asked == [(0, "prize")]


@pytest.mark.rule("WL-367")
def test_who_has_no_card_left_for_the_new_fight_loses_it() -> None:
    taken = [KING]
    t = a_bandit_fight(KING, ["fight_10", "fight_2", "fight_3"], hands=[taken, [], []], deck=[], discard=[])
    t.play("send:fight_10", "yes")
    assert t.wounds[0] == 1
    assert t.legend[0] == 0


@pytest.mark.rule("WL-R88")
def test_bonuses_of_the_card_taken_back_lapse_and_reactions_stay_used() -> None:
    hands = [["bulletproof_h", NINE, "cover_c", "cover_s"], [], []]
    t = a_bandit_fight("bulletproof_h", ["fight_10", "fight_2", "fight_8", "fight_4"], hands=hands)
    t.play("commit:bulletproof_h", "send:fight_10", "react:cover_c")
    t.decline()
    t.play("yes", f"commit:{NINE}", "send:fight_8")
    assert t.why_not("react:cover_s") == "already-reacted"
    t.decline()
    t.play("take_legend")
    assert t.wounds[0] == 1  # the eight's; nothing shields any more


# ---- heist -----------------------------------------------------------------------------------------------------------
@pytest.mark.rule("WL-192", "WL-194", "WL-195", "WL-196", "WL-365")
def test_the_neighbour_draws_three_cards_for_the_guards() -> None:
    t = a_heist(KING, ["fight_8", "fight_j", "fight_2"])
    assert t.view(2)["players"][2]["npc_hand"] == ["fight_8", "fight_j", "fight_2"]
    assert t.view()["npc"] == "guards"
    t.play(f"commit:{KING}")
    assert t.asked == [(2, "sending")]


@pytest.mark.rule("WL-193")
def test_one_heist_per_turn() -> None:
    t = a_heist(KING, ["fight_8", "fight_j", "fight_2"], hands=[[KING, NINE, TEN], [], []])
    t.play(f"commit:{KING}", "send:fight_j")
    t.decline()
    assert t.why_not("heist") == "heist-done"


@pytest.mark.rule("WL-192", "WL-135")
def test_a_heist_takes_place_at_the_bank() -> None:
    t = a_table(hands=[[KING], [], []], place=["DR7", "RF1", "RF2"])
    assert t.why_not("heist") == "not-here"


@pytest.mark.rule("WL-197", "WL-198", "WL-199")
def test_bonuses_then_reactions_then_the_guards_card() -> None:
    t = a_heist("dead_eye_c", ["fight_8", "fight_j", "fight_2"], hands=[["dead_eye_c", "cover_c"], [], []])
    t.play("commit:dead_eye_c", "send:fight_j", "react:cover_c")
    kinds = [event.split(":")[0] for event in t.log]
    assert kinds.index("changed_rank") < kinds.index("reacted") < kinds.index("earned")


@pytest.mark.rule("WL-200", "WL-202", "WL-203")
def test_the_guards_win_ties_and_a_failed_heist_makes_wanted() -> None:
    t = a_heist(QUEEN, ["fight_q", "fight_j", "fight_2"], marshal=[3, 0, 0])
    t.play(f"commit:{QUEEN}", "send:fight_q")
    t.decline()
    assert (t.of("wanted")[0], t.of("marshal")[0]) == (1, 0)
    assert (t.wounds[0], t.money[0]) == (1, 0)
    assert t.hands[0] == 3  # one left, one by the queen, one for losing


@pytest.mark.rule("WL-201", "WL-203", "WL-261")
def test_a_successful_heist_gives_80_dollars_and_three_wanted_points() -> None:
    t = a_heist(KING, ["fight_8", "fight_j", "fight_2"], marshal=[7, 0, 0])
    t.play(f"commit:{KING}", "send:fight_8")
    t.decline()
    assert (t.money[0], t.of("wanted")[0], t.of("marshal")[0]) == (80, 3, 0)
    assert t.hands[0] == 2  # the spare one, and one for the second wanted space


@pytest.mark.rule("WL-201", "WL-020")
def test_what_is_above_the_limit_is_lost() -> None:
    t = a_heist(KING, ["fight_8", "fight_j", "fight_2"], money=[6, 0, 0])
    t.play(f"commit:{KING}", "send:fight_8")
    t.decline()
    assert t.money[0] == 120


@pytest.mark.rule("WL-204")
def test_all_fight_cards_go_under_the_deck() -> None:
    t = a_heist(KING, ["fight_8", "fight_j", "fight_2"])
    t.play(f"commit:{KING}", "send:fight_8")
    t.decline()
    assert bottom_of_the_fight_deck(t, 3) == {"fight_8", "fight_j", "fight_2"}


@pytest.mark.rule("WL-R38")
def test_no_heist_without_a_card() -> None:
    t = a_table(hands=[[], [], []], place=["DR8", "RF1", "RF2"])
    assert t.why_not("heist") == "no-cards"


@pytest.mark.rule("WL-EX-4", "WL-R39", "WL-R40", "WL-314")
def test_the_printed_example_of_a_heist() -> None:
    """Bulletproof against a three that deals two wounds: none is taken, and the jack is higher."""
    t = a_heist(
        "bulletproof_h", ["fight_3", "fight_j", "fight_2"], cast=["billy_the_kid", "doc_holliday", "kit_carson"]
    )
    t.play("commit:bulletproof_h", "send:fight_3")
    t.decline()
    assert (t.wounds[0], t.of("wanted")[0], t.money[0]) == (0, 3, 80)
