"""Arrows and the Indian attack: BD-020 to BD-027."""

from __future__ import annotations

from typing import Any

import pytest

import gulch
from games.bang_dice.shootout import a_table


@pytest.mark.rule("BD-020")
@pytest.mark.parametrize("count", range(1, 6))
def test_each_arrow_rolled_takes_a_token_from_the_middle(count: int) -> None:
    t = a_table(rolls=(" ".join(["arrow"] * count + ["calm"] * (5 - count)),))
    assert (t.arrows, t.middle) == ([count, 0, 0, 0], 9 - count)
    assert t.logged("arrow") == [f"arrow:0:{8 - i}:rolled" for i in range(count)]


@pytest.mark.rule("BD-021")
def test_the_last_arrow_brings_the_attack_at_once() -> None:
    t = a_table(arrows={1: 5, 2: 3}, rolls=("arrow calm calm calm calm",))
    assert t.life == [10, 3, 5, 8], "the token just taken counts, and who has none loses nothing"
    assert (t.arrows, t.middle) == ([0, 0, 0, 0], 9)
    assert t.asked == (0, "reroll")


@pytest.mark.rule("BD-021")
def test_arrows_still_owed_are_taken_from_the_refilled_pile() -> None:
    t = a_table(arrows={1: 5, 2: 2}, rolls=("arrow arrow arrow arrow calm",))
    assert t.life == [9, 3, 6, 8]
    assert (t.arrows, t.middle) == ([2, 0, 0, 0], 7)


@pytest.mark.rule("BD-021")
def test_one_token_short_of_the_last_there_is_no_attack() -> None:
    t = a_table(arrows={1: 5, 2: 2}, rolls=("arrow calm calm calm calm",))
    assert t.life == [11, 8, 8, 8]
    assert t.middle == 1


@pytest.mark.rule("BD-021")
def test_the_attack_may_come_with_a_reroll() -> None:
    t = a_table(at="rolling", dice="one one beer beer gatling", arrows={2: 7}, rolls=("arrow arrow",))
    t.say(0, "reroll:12")
    assert t.life == [9, 8, 1, 8]
    assert t.asked == (0, "reroll")


@pytest.mark.rule("BD-022")
def test_the_attack_may_eliminate_several_at_the_same_time() -> None:
    t = a_table(5, arrows={1: 4, 2: 4}, life={1: 3, 2: 4}, rolls=("arrow calm calm calm calm",))
    assert t.life == [10, 0, 0, 8, 9]
    assert t.logged("out") == ["out:1:outlaw", "out:2:renegade"]
    assert t.logged("lost")[-1] == "lost:2:4:indians"
    assert t.log.index("lost:2:4:indians") < t.log.index("out:1:outlaw"), "all lose, then all the dead leave"


@pytest.mark.rule("BD-022", "BD-050", "BD-051")
def test_the_end_is_judged_once_after_all_deaths_of_an_attack() -> None:
    """The last Outlaw and the Renegade fall with the Sheriff: nobody has won in between (BD-051)."""
    t = a_table(
        5,
        roller=3,
        arrows={0: 2, 1: 2, 2: 4},
        life={0: 2, 1: 2, 2: 4},
        dead=(4,),
        rolls=("arrow calm calm calm calm",),
    )
    assert [event.split(":")[1] for event in t.logged("won")] == ["outlaws"]
    assert t.winners == [1, 4]


@pytest.mark.rule("BD-023")
def test_a_roller_who_survives_the_attack_plays_on() -> None:
    t = a_table(arrows={0: 8}, rolls=("arrow one calm calm calm",))
    assert t.life[0] == 2
    assert t.asked == (0, "reroll")
    t.stop()
    assert t.asked == (0, "aim")


@pytest.mark.rule("BD-023", "BD-025")
def test_a_roller_whom_the_attack_eliminates_ends_the_turn_at_once() -> None:
    """BD-023: the remaining dice do nothing, and arrows still owed are not taken."""
    t = a_table(roller=1, arrows={1: 8}, life={1: 9}, rolls=("arrow arrow arrow one two",))
    assert t.life == [10, 0, 8, 8]
    assert (t.arrows, t.middle) == ([0, 0, 0, 0], 9)
    assert t.logged("aimed") == []
    assert t.logged("turn") == ["turn:1", "turn:2"]
    assert t.asked == (2, "reroll")


@pytest.mark.rule("BD-023")
def test_a_roller_whom_the_attack_eliminates_at_a_reroll_ends_the_turn() -> None:
    t = a_table(
        at="rolling", dice="one one one gatling gatling", roller=1, arrows={1: 8}, life={1: 5}, rolls=("arrow",)
    )
    t.say(1, "reroll:5")
    assert t.current == 2
    assert t.life == [10, 0, 8, 8]


@pytest.mark.rule("BD-024")
def test_arrows_are_nine_at_every_moment() -> None:
    """A turn with taking, an attack, dodging, dropping and returning; random games check it, too."""
    t = a_table(
        at="rolling",
        dice="gatling gatling gatling beer beer",
        cast={1: "bart_cassidy", 3: "pedro_ramirez"},
        arrows={0: 1, 1: 2, 2: 1, 3: 4},
        rolls=("arrow arrow", "one one"),
    )
    turn = [(0, "reroll:45"), (0, "reroll:45"), (0, "shoot:1"), (0, "shoot:3"), (1, "dodge"), (1, "dodge")]
    for seat, answer in turn:
        t.say(seat, answer)
        assert t.middle + sum(t.arrows) == 9
    assert t.logged("attack", "arrows_back") == ["attack", "arrows_back:0:1:gatling"]
    assert (t.arrows, t.middle) == ([0, 2, 0, 0], 7)


@pytest.mark.rule("BD-021", "BD-024", "BD-040")
@pytest.mark.parametrize(
    "position",
    [
        pytest.param({"arrows": {1: 9}}, id="the last token without its attack"),
        pytest.param({"arrows": {1: 2}, "dead": (1,)}, id="tokens of the dead"),
        pytest.param({"arrows": {1: -1}}, id="fewer than none"),
        pytest.param({"arrows_left": 8}, id="eight tokens"),
    ],
)
def test_a_position_that_no_game_can_reach_is_refused(position: dict[str, Any]) -> None:
    with pytest.raises(gulch.BadRecord):
        a_table(5, **position)


@pytest.mark.rule("BD-026")
def test_a_roller_whom_the_dynamite_eliminates_resolves_nothing() -> None:
    """BD-015: an eliminated player no longer affects the game."""
    t = a_table(roller=1, life={1: 1}, at="rolling", dice="dynamite dynamite dynamite one beer")
    assert t.logged("lost", "out", "aimed", "poured") == ["lost:1:1:dynamite", "out:1:outlaw"]
    assert t.current == 2
    assert t.life == [10, 0, 8, 8]


@pytest.mark.rule("BD-026", "BD-053")
def test_the_last_foe_may_fall_to_the_own_dynamite() -> None:
    t = a_table(roller=1, life={1: 1}, dead=(2, 3), at="rolling", dice="dynamite dynamite dynamite one beer")
    assert t.winner == "law"
    assert t.winners == [0]


@pytest.mark.rule("BD-027", "BD-086")
def test_el_gringos_arrow_brings_the_attack_after_his_batch_is_complete() -> None:
    """BD-027: both shots hit, then the arrow, then the attack, then the beer."""
    t = a_table(dice="one one beer gatling gatling", cast={1: "el_gringo"}, arrows={3: 4, 2: 4})
    t.say(0, "shoot:1", "shoot:3")
    assert t.logged("lost", "arrow", "attack") == [
        "lost:1:1:shot",
        "lost:3:1:shot",
        "arrow:0:0:gringo",
        "attack",
        "lost:0:1:indians",
        "lost:2:4:indians",
        "lost:3:4:indians",
    ]
    assert t.asked == (0, "drink")
    assert (t.life, t.middle) == ([10, 6, 4, 3], 9)


@pytest.mark.rule("BD-027", "BD-023")
def test_the_attack_of_el_gringos_arrow_may_eliminate_the_roller() -> None:
    t = a_table(
        dice="one beer gatling gatling gatling", roller=2, cast={1: "el_gringo"}, arrows={2: 4, 3: 4}, life={2: 5}
    )
    t.say(2, "shoot:1")
    assert t.life[2] == 0
    assert t.logged("poured", "gatling") == []
    assert t.logged("turn") == ["turn:3"]


@pytest.mark.rule("BD-027")
def test_the_dead_of_the_batch_return_their_arrows_before_el_gringos_arrow() -> None:
    """BD-027: deaths first; the pile is no longer down to its last token."""
    t = a_table(5, dice="one one beer gatling gatling", cast={1: "el_gringo"}, arrows={4: 4, 2: 4}, life={4: 1})
    t.say(0, "shoot:1", "shoot:4")
    assert t.logged("out", "arrows_back", "arrow", "attack") == [
        "out:4:outlaw",
        "arrows_back:4:4:out",
        "arrow:0:4:gringo",
    ]
    assert (t.arrows, t.middle) == ([1, 0, 4, 0, 0], 4)


@pytest.mark.rule("BD-EX-1")
def test_example_the_attack_in_the_middle_of_a_roll() -> None:
    """The Sheriff has 6 lives and 1 arrow, one token is in the middle, the first roll holds two arrows."""
    t = a_table(
        6,
        life={0: 6},
        arrows={0: 1, 1: 2, 2: 1, 4: 4},
        rolls=("in any order: arrow arrow dynamite calm calm", "in any order: two gatling gatling gatling"),
    )
    assert t.life == [4, 6, 7, 8, 5, 8]
    assert t.arrows == [1, 0, 0, 0, 0, 0]
    assert t.middle == 8
    kept = t.dice.index("dynamite") + 1
    t.say(0, "reroll:" + "".join(str(die) for die in range(1, 6) if die != kept))
    assert sorted(t.dice) == ["dynamite", "gatling", "gatling", "gatling", "two"]
    t.stop()
    assert t.targets == {2, 4}
    t.say(0, "shoot:4")
    assert t.life == [4, 5, 6, 7, 3, 7]
    assert t.arrows[0] == 0
    assert t.middle == 9
