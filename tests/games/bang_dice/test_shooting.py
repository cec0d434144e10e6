"""Ones and twos: BD-030 to BD-034, BD-036."""

from __future__ import annotations

import pytest

from games.bang_dice.shootout import a_table


@pytest.mark.rule("BD-030")
def test_a_one_costs_a_neighbour_of_the_rollers_choice_a_life() -> None:
    for target in (1, 5):
        t = a_table(6, dice="one gatling gatling arrow arrow")
        assert t.asked == (0, "aim")
        assert t.targets == {1, 5}
        before = t.life
        t.say(0, f"shoot:{target}")
        assert t.life == [life - (p == target) for p, life in enumerate(before)]


@pytest.mark.rule("BD-031")
def test_a_two_costs_a_player_at_distance_two_a_life() -> None:
    for target in (2, 4):
        t = a_table(6, dice="two gatling gatling arrow arrow")
        assert t.targets == {2, 4}
        before = t.life
        t.say(0, f"shoot:{target}")
        assert t.life == [life - (p == target) for p, life in enumerate(before)]


@pytest.mark.rule("BD-033")
def test_all_shots_are_aimed_before_any_hits() -> None:
    """BD-033: assign all, then apply."""
    t = a_table(6, dice="one two one two arrow")
    full = t.life
    for answer in ("shoot:1", "shoot:2", "shoot:5"):
        t.say(0, answer)
        assert t.life == full
        assert t.asked == (0, "aim")
    t.say(0, "shoot:4")
    assert t.life == [11, 7, 7, 8, 8, 7]


@pytest.mark.rule("BD-033")
def test_distances_are_those_before_any_shot_hits() -> None:
    """Seat 1 will fall to the first die; for the second, seat 2 is still at distance two and seat 3 is out of reach."""
    t = a_table(6, dice="one two arrow gatling gatling", life={1: 1})
    t.say(0, "shoot:1")
    assert t.targets == {2, 4}
    t.say(0, "shoot:2")
    assert t.life[1:4] == [0, 7, 8]


@pytest.mark.rule("BD-033")
def test_a_two_stays_a_two_while_a_fourth_player_is_about_to_fall() -> None:
    t = a_table(4, dice="one two gatling gatling arrow", life={1: 1})
    t.say(0, "shoot:1")
    assert t.logged("aimed") == ["aimed:0:1:one:1", "aimed:0:2:two:1"], "the opposite player only"


@pytest.mark.rule("BD-034")
def test_several_shots_may_hit_the_same_target() -> None:
    t = a_table(6, dice="one one one arrow arrow")
    t.say(0, "shoot:1", "shoot:1", "shoot:1")
    assert t.life[1] == 5


@pytest.mark.rule("BD-034", "BD-041")
def test_more_shots_than_lives_are_legal_and_wasted() -> None:
    """BD-034: overkill is legal."""
    t = a_table(6, dice="one one one one arrow", life={1: 2})
    t.say(0, "shoot:1", "shoot:1")
    assert "shoot:1" in t.options
    t.say(0, "shoot:1", "shoot:1")
    assert t.life[1] == 0
    assert t.logged("lost") == ["lost:1:1:shot", "lost:1:1:shot"]


@pytest.mark.rule("BD-036")
def test_a_shot_must_be_used_even_on_the_own_side() -> None:
    """The Deputy shoots a two, and only the Sheriff is at distance two."""
    roles = ["sheriff", "outlaw", "deputy", "renegade", "outlaw"]
    t = a_table(5, dice="two gatling gatling arrow arrow", roller=2, roles=roles, dead=(3,))
    assert t.logged("aimed") == ["aimed:2:0:two:1"]
    assert t.life[0] == 9


@pytest.mark.rule("BD-036")
def test_the_target_is_free_among_the_legal_ones() -> None:
    """An Outlaw may shoot an Outlaw."""
    t = a_table(4, dice="one gatling gatling arrow arrow", roller=1, roles=["sheriff", "outlaw", "outlaw", "renegade"])
    assert t.targets == {0, 2}
    t.say(1, "shoot:2")
    assert t.life[2] == 7


@pytest.mark.rule("BD-033", "BD-022")
def test_several_may_fall_to_one_batch_of_shots() -> None:
    t = a_table(6, dice="one one arrow gatling gatling", life={1: 1, 5: 1})
    t.say(0, "shoot:5", "shoot:1")
    assert t.logged("lost", "out") == ["lost:1:1:shot", "lost:5:1:shot", "out:1:outlaw", "out:5:outlaw"]


@pytest.mark.rule("BD-032")
def test_after_a_death_the_next_roller_counts_without_the_dead() -> None:
    t = a_table(6, dice="one gatling gatling arrow arrow", life={1: 1}, rolls=("one one calm calm calm",))
    t.say(0, "shoot:1")
    assert t.current == 2
    t.stop()
    assert t.targets == {0, 3}
