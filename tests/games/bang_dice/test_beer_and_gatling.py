"""Beers and the gatling: BD-035 to BD-038."""

from __future__ import annotations

import pytest

import gulch
from games.bang_dice.shootout import a_table


@pytest.mark.rule("BD-035")
@pytest.mark.parametrize("drinker", range(4))
def test_a_beer_gives_a_player_of_the_rollers_choice_a_life(drinker: int) -> None:
    t = a_table(dice="beer gatling gatling arrow arrow", life={0: 3, 1: 3, 2: 3, 3: 3})
    assert t.asked == (0, "drink")
    assert t.options == ["pour:0", "pour:1", "pour:2", "pour:3"]
    t.say(0, f"pour:{drinker}")
    assert t.life == [3 + (p == drinker) for p in range(4)]


@pytest.mark.rule("BD-035", "BD-041")
def test_a_beer_on_a_player_at_the_maximum_is_lost() -> None:
    t = a_table(dice="beer beer gatling arrow arrow", life={2: 7})
    t.say(0, "pour:2", "pour:2")
    assert t.life == [11, 8, 8, 8]


@pytest.mark.rule("BD-035", "BD-036")
def test_each_beer_may_go_to_another_player() -> None:
    """A beer may go to anybody alive, a foe included."""
    t = a_table(dice="beer beer beer beer beer", life={0: 3, 1: 3, 2: 3, 3: 3})
    t.say(0, "pour:0", "pour:1", "pour:2", "pour:3", "pour:0")
    assert t.life == [5, 4, 4, 4]


@pytest.mark.rule("BD-036")
def test_a_beer_cannot_be_kept() -> None:
    t = a_table(dice="beer gatling gatling arrow arrow")
    with pytest.raises(gulch.Refused):
        t.say(0, "stop")
    assert t.asked == (0, "drink")


@pytest.mark.rule("BD-037")
@pytest.mark.parametrize("count", [3, 4, 5])
def test_three_or_more_gatlings_cost_every_other_player_exactly_one_life(count: int) -> None:
    t = a_table(dice=" ".join(["gatling"] * count + ["arrow"] * (5 - count)))
    assert t.logged("gatling") == ["gatling:0"]
    assert t.life == [11, 7, 7, 7]


@pytest.mark.rule("BD-037")
def test_the_gatling_hits_the_living_only() -> None:
    t = a_table(6, dice="gatling gatling gatling arrow arrow", dead=(1, 3))
    assert t.life == [11, 0, 7, 0, 8, 7]
    assert t.logged("lost") == ["lost:2:1:gatling", "lost:4:1:gatling", "lost:5:1:gatling"]


@pytest.mark.rule("BD-037")
def test_the_gatling_returns_all_of_the_rollers_own_arrows_and_no_others() -> None:
    t = a_table(dice="gatling gatling gatling arrow arrow", arrows={0: 4, 1: 3})
    assert (t.arrows, t.middle) == ([0, 3, 0, 0], 6)


@pytest.mark.rule("BD-038")
@pytest.mark.parametrize("count", [1, 2])
def test_fewer_than_three_gatlings_do_nothing(count: int) -> None:
    t = a_table(dice=" ".join(["gatling"] * count + ["dynamite"] * 2 + ["arrow"] * (3 - count)), arrows={0: 4})
    assert t.life == [11, 8, 8, 8]
    assert t.arrows[0] == 4
    assert t.logged("gatling") == []


@pytest.mark.rule("BD-037", "BD-019")
def test_a_beer_comes_before_the_gatling() -> None:
    """A player at one life is healed first, and so survives the gatling of the same roll."""
    t = a_table(dice="gatling gatling gatling beer arrow", life={3: 1})
    t.say(0, "pour:3")
    assert t.life[3] == 1


@pytest.mark.rule("BD-019", "BD-043")
def test_a_beer_comes_too_late_for_whom_the_shots_eliminate() -> None:
    t = a_table(dice="one beer gatling arrow arrow", life={1: 1})
    t.say(0, "shoot:1")
    assert t.options == ["pour:0", "pour:2", "pour:3"]
    assert t.why_not(0, "pour:1") == [("BD-043", "is-out")]


@pytest.mark.rule("BD-037", "BD-022")
def test_the_gatling_may_eliminate_several_at_once() -> None:
    t = a_table(6, dice="gatling gatling gatling arrow arrow", life={1: 1, 4: 1, 5: 1})
    assert t.logged("out") == ["out:1:outlaw", "out:4:outlaw", "out:5:outlaw"]
    assert t.current == 2
