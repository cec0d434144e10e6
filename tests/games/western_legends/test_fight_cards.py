"""The 13 fight cards, one by one: what each does to the player, win or lose."""

from __future__ import annotations

from typing import Any

import pytest

from games.western_legends.outpost import Outpost, a_table

pytestmark = pytest.mark.compiled


def a_heist(card: str, mine: str = "living_legend_h", more: list[str] | None = None, **given: Any) -> Outpost:
    """The guards send this card against a king without a text for fights."""
    hands = [[mine, *(more or [])], [], []]
    others = [other for other in ("fight_2", "fight_8", "fight_j") if other != card][:2]
    t = a_table(hands=hands, place=["DR8", "SV7", "CJ10"], fights=[card, *others], **given)
    t.play("heist")
    if more:
        t.play(f"commit:{mine}")
    t.play(f"send:{card}")
    t.decline()
    return t


def bandit_prizes(card: str) -> list[str]:
    """What may be chosen for a bandit who sent this card."""
    t = a_table(hands=[["living_legend_h"], [], []], bandits=["A1"], fights=[card, "fight_2"], money=[1, 0, 0])
    t.play("move", "go:MP1", f"send:{card}")
    t.decline()
    return t.options


@pytest.mark.rule("WL-366", "WL-R39")
def test_a_two_gives_a_wound_and_takes_a_legend_point() -> None:
    t = a_heist("fight_2", legend=[3, 0, 0])
    assert (t.wounds[0], t.legend[0]) == (1, 2)


@pytest.mark.rule("WL-R07", "WL-366")
def test_legend_points_never_fall_below_nothing() -> None:
    assert a_heist("fight_2").legend == [0, 0, 0]


@pytest.mark.rule("WL-366")
def test_a_three_gives_two_wounds() -> None:
    assert a_heist("fight_3").wounds == [2, 0, 0]


@pytest.mark.rule("WL-366")
def test_a_four_gives_a_wound_and_discards_a_card_of_choice() -> None:
    t = a_heist("fight_4", more=["grit_c", "grit_s"])
    assert t.wounds == [1, 0, 0]
    t.play("drop:grit_c")
    assert "grit_c" in t.discard and "grit_s" in t.hand(0)


@pytest.mark.rule("WL-366", "WL-R60")
def test_a_five_gives_a_wound_and_bars_the_marshal_point_for_a_bandit() -> None:
    assert a_heist("fight_5").wounds == [1, 0, 0]
    assert bandit_prizes("fight_8") == ["take_legend", "take_badge"]
    t = a_table(hands=[["living_legend_h"], [], []], bandits=["A1"], fights=["fight_5", "fight_2"])
    t.play_on("move", "go:MP1", "send:fight_5")
    assert (t.legend, t.of("marshal")) == ([1, 0, 0], [0, 0, 0])


@pytest.mark.rule("WL-366", "WL-R40")
def test_the_wound_of_a_six_can_not_be_cancelled() -> None:
    assert a_heist("fight_6", mine="bulletproof_h", wounds=[1, 0, 0]).wounds == [1, 0, 0]  # one more, then healed one
    assert a_heist("fight_8", mine="bulletproof_h", wounds=[1, 0, 0]).wounds == [0, 0, 0]


@pytest.mark.rule("WL-366")
def test_a_seven_lets_the_player_choose_a_wound_or_a_random_discard() -> None:
    t = a_heist("fight_7", more=["grit_c"])
    assert t.options == ["take:fight_7_1", "take:fight_7_2"]
    t.play("take:fight_7_2")
    assert (t.wounds[0], "grit_c" in t.discard) == (0, True)
    t = a_heist("fight_7", more=["grit_c"])
    t.play("take:fight_7_1")
    assert (t.wounds[0], "grit_c" in t.discard) == (1, False)


@pytest.mark.rule("WL-366")
def test_a_seven_against_an_empty_hand_is_a_wound() -> None:
    assert a_heist("fight_7").wounds == [1, 0, 0]


@pytest.mark.rule("WL-366")
def test_an_eight_gives_a_wound() -> None:
    assert a_heist("fight_8").wounds == [1, 0, 0]


@pytest.mark.rule("WL-366", "WL-R60")
def test_a_nine_takes_a_card_or_ten_dollars_and_bars_the_marshal_point() -> None:
    t = a_heist("fight_9", more=["grit_c"], money=[1, 0, 0])
    assert t.options == ["take:fight_9_1", "take:fight_9_2"]
    t.play("take:fight_9_2")
    assert t.money[0] == 80
    t = a_heist("fight_9", more=["grit_c"], money=[1, 0, 0])
    t.play("take:fight_9_1")
    assert (t.money[0], "grit_c" in t.discard) == (90, True)
    t = a_table(hands=[["living_legend_h"], [], []], bandits=["A1"], fights=["fight_9", "fight_2"])
    t.play_on("move", "go:MP1", "send:fight_9")  # nothing to lose, and no badge to choose
    assert (t.legend, t.of("marshal")) == ([1, 0, 0], [0, 0, 0])


@pytest.mark.rule("WL-367")
def test_a_ten_lets_the_other_side_start_the_fight_anew() -> None:
    hands = [["living_legend_h", "first_shot_h"], [], []]
    fights = ["fight_10", "fight_2", "fight_8", "fight_3", "fight_4", "fight_5"]
    t = a_table(hands=hands, place=["DR8", "SV7", "CJ10"], fights=fights, top=["grit_c"])
    t.play("heist", "commit:living_legend_h", "send:fight_10")
    t.decline()
    assert t.asked == [(2, "deciding")]
    t.play("yes")
    assert t.hand(0) == ["first_shot_h", "grit_c"]
    assert t.discard == ["living_legend_h"]  # now, not when the fight is over
    t.play("commit:first_shot_h")
    assert t.options == ["send:fight_3", "send:fight_4", "send:fight_5"]
    t.play("send:fight_5")
    t.decline()
    assert t.money[0] == 80
    assert sorted(t.discard) == ["first_shot_h", "living_legend_h"]


@pytest.mark.rule("WL-367")
def test_the_other_side_may_leave_the_ten_alone() -> None:
    t = a_heist("fight_10")
    t.play("no")
    assert t.money[0] == 80


@pytest.mark.rule("WL-366")
def test_a_jack_gives_ten_dollars() -> None:
    assert a_heist("fight_j").money == [90, 0, 0]


@pytest.mark.rule("WL-366")
def test_a_queen_draws_a_card() -> None:
    assert a_heist("fight_q", top=["grit_c", "cover_c", "sprint_h"]).hand(0) == [
        "cover_c",
        "grit_c",
    ]  # and one on Wanted 2


@pytest.mark.rule("WL-366")
def test_a_king_gives_a_legend_point_even_to_a_loser() -> None:
    t = a_heist("fight_k")
    assert (t.legend, t.wounds) == ([1, 0, 0], [1, 0, 0])  # guards win ties


@pytest.mark.rule("WL-366")
@pytest.mark.parametrize("choice, gained", [(1, "legend"), (2, "marshal"), (3, "wanted")])
def test_an_ace_gives_a_point_of_choice(choice: int, gained: str) -> None:
    t = a_table(hands=[["first_shot_h"], [], []], bandits=["A1"], fights=["fight_a", "fight_2"])
    t.play("move", "go:MP1", "send:fight_a")
    t.decline()
    t.play(f"take:fight_a_{choice}")
    assert t.of(gained)[0] == 1


@pytest.mark.rule("WL-366", "WL-251")
def test_a_wanted_player_can_not_take_the_marshal_point_of_an_ace() -> None:
    t = a_table(hands=[["first_shot_h"], [], []], bandits=["A1"], fights=["fight_a", "fight_2"], wanted=[1, 0, 0])
    t.play("move", "go:MP1", "send:fight_a")
    t.decline()
    assert t.options == ["take:fight_a_1", "take:fight_a_3"]
