"""Powers of healing and of the gatling: Sid Ketchum, Jesse Jones, Suzy Lafayette, Kit Carlson, Willy the Kid."""

from __future__ import annotations

import pytest

from games.bang_dice.shootout import a_table

GATLING = "gatling gatling gatling arrow arrow"


# Sid Ketchum


@pytest.mark.rule("BD-087", "BD-010")
@pytest.mark.parametrize("friend", range(4))
def test_sid_gives_a_life_before_his_first_roll(friend: int) -> None:
    t = a_table(cast={0: "sid_ketchum"}, life={0: 3, 1: 3, 2: 3, 3: 3})
    assert t.asked == (0, "gift")
    assert t.options == ["give:0", "give:1", "give:2", "give:3"], "not optional, himself included"
    assert t.logged("rolled") == []
    t.say(0, f"give:{friend}")
    assert t.life == [3 + (p == friend) for p in range(4)]
    assert t.asked == (0, "reroll")


@pytest.mark.rule("BD-087")
def test_sids_gift_is_lost_on_a_player_at_the_maximum() -> None:
    t = a_table(cast={0: "sid_ketchum"})
    full = t.life
    t.say(0, "give:1")
    assert t.life == full


@pytest.mark.rule("BD-087")
def test_sid_gives_on_his_own_turn_only() -> None:
    t = a_table(dice="gatling gatling dynamite arrow arrow", cast={2: "sid_ketchum"}, rolls=("calm " * 5,))
    assert t.asked == (1, "reroll")
    while t.current == 1:
        t.say(1, t.options[0])
    assert t.asked == (2, "gift")


# Jesse Jones


@pytest.mark.rule("BD-088", "BD-071")
@pytest.mark.parametrize("life, after", [(1, 3), (3, 5), (4, 6), (5, 6), (6, 7)])
def test_a_beer_gives_jesse_two_lives_at_four_or_fewer(life: int, after: int) -> None:
    t = a_table(dice="beer gatling gatling arrow arrow", cast={0: "jesse_jones"}, life={0: life})
    t.say(0, "pour:0")
    assert t.life[0] == after


@pytest.mark.rule("BD-EX-3", "BD-088")
def test_example_jesse_at_four_lives_drinks_two_beers() -> None:
    t = a_table(dice="beer beer gatling arrow arrow", cast={0: "jesse_jones"}, life={0: 4})
    t.say(0, "pour:0")
    assert t.life[0] == 6
    t.say(0, "pour:0")
    assert t.life[0] == 8


@pytest.mark.rule("BD-088")
def test_jesse_at_five_lives_gets_one_per_beer() -> None:
    t = a_table(dice="beer beer gatling arrow arrow", cast={0: "jesse_jones"}, life={0: 5})
    t.say(0, "pour:0", "pour:0")
    assert t.life[0] == 7


@pytest.mark.rule("BD-088")
def test_jesses_beer_gives_others_one_life() -> None:
    t = a_table(dice="beer beer gatling arrow arrow", cast={0: "jesse_jones"}, life={0: 4, 1: 2})
    t.say(0, "pour:1", "pour:0")
    assert (t.life[0], t.life[1]) == (6, 3)


@pytest.mark.rule("BD-088")
def test_others_beers_give_jesse_one_life() -> None:
    t = a_table(dice="beer gatling gatling arrow arrow", cast={1: "jesse_jones"}, life={1: 2})
    t.say(0, "pour:1")
    assert t.life[1] == 3


@pytest.mark.rule("BD-088")
def test_jesses_dynamite_of_the_same_roll_counts_for_his_beers() -> None:
    """He falls from 5 to 4 before the beers are resolved."""
    t = a_table(at="rolling", dice="dynamite dynamite dynamite beer arrow", cast={0: "jesse_jones"}, life={0: 5})
    t.say(0, "pour:0")
    assert t.life[0] == 6


# Suzy Lafayette


@pytest.mark.rule("BD-091", "BD-071")
@pytest.mark.parametrize(
    "dice, gain",
    [
        ("gatling gatling dynamite arrow arrow", 2),
        ("one gatling dynamite arrow arrow", 0),
        ("two gatling dynamite arrow arrow", 0),
        ("one two dynamite arrow arrow", 0),
        ("gatling gatling gatling arrow arrow", 2),
    ],
)
def test_suzy_regains_two_lives_if_no_final_die_shows_a_one_or_a_two(dice: str, gain: int) -> None:
    t = a_table(6, dice=dice, cast={0: "suzy_lafayette"}, life={0: 3})
    while t.current == 0:
        t.say(0, t.options[0])
    assert t.life[0] == 3 + gain


@pytest.mark.rule("BD-091", "BD-041")
@pytest.mark.parametrize("life, after", [(10, 10), (9, 10), (8, 10)])
def test_suzy_regains_no_more_than_her_maximum(life: int, after: int) -> None:
    t = a_table(dice="gatling gatling dynamite arrow arrow", cast={0: "suzy_lafayette"}, life={0: life})
    assert t.life[0] == after


@pytest.mark.rule("BD-091")
def test_suzys_rerolled_shots_do_not_count() -> None:
    t = a_table(
        at="rolling",
        dice="one two gatling arrow arrow",
        cast={0: "suzy_lafayette"},
        life={0: 3},
        rolls=("gatling dynamite",),
    )
    t.say(0, "reroll:12", "stop")
    assert t.life[0] == 5


@pytest.mark.rule("BD-091", "BD-015")
def test_suzy_gains_with_three_dynamites_too() -> None:
    """BD-091."""
    t = a_table(at="rolling", dice="dynamite dynamite dynamite gatling arrow", cast={0: "suzy_lafayette"}, life={0: 3})
    assert t.life[0] == 4


@pytest.mark.rule("BD-091", "BD-026")
def test_suzy_eliminated_by_her_dynamite_regains_nothing() -> None:
    t = a_table(
        at="rolling", dice="dynamite dynamite dynamite gatling arrow", roller=1, cast={1: "suzy_lafayette"}, life={1: 1}
    )
    assert t.life[1] == 0
    assert t.logged("healed") == []


@pytest.mark.rule("BD-091")
def test_suzy_regains_after_her_beers_and_her_gatling() -> None:
    t = a_table(dice="gatling gatling gatling beer beer", cast={0: "suzy_lafayette"}, life={0: 3})
    t.say(0, "pour:0", "pour:0")
    assert t.logged("healed", "gatling") == ["healed:0:1:beer", "healed:0:1:beer", "gatling:0", "healed:0:2:suzy"]


@pytest.mark.rule("BD-091", "BD-027")
def test_suzy_eliminated_by_the_attack_of_el_gringos_arrow_regains_nothing() -> None:
    t = a_table(dice=GATLING, roller=1, cast={1: "suzy_lafayette", 2: "el_gringo"}, arrows={0: 4, 3: 4}, life={1: 1})
    assert t.life[1] == 0
    assert t.logged("healed") == []


# Kit Carlson


@pytest.mark.rule("BD-092", "BD-070")
@pytest.mark.parametrize("owner", [0, 1, 3])
def test_kit_may_return_an_arrow_of_any_player_for_a_gatling(owner: int) -> None:
    t = a_table(dice="gatling dynamite dynamite arrow arrow", cast={0: "kit_carlson"}, arrows={0: 2, 1: 2, 3: 2})
    assert t.asked == (0, "return_arrow")
    assert t.options == ["take:0", "take:1", "take:3", "no_more"]
    assert t.why_not(0, "take:2") == [("BD-092", "has-no-arrows")]
    t.say(0, f"take:{owner}")
    assert t.arrows[owner] == 1
    assert t.middle == 4
    assert t.current == 1


@pytest.mark.rule("BD-092", "BD-038")
def test_kit_may_return_one_arrow_for_each_gatling() -> None:
    t = a_table(dice="gatling gatling dynamite arrow arrow", cast={0: "kit_carlson"}, arrows={0: 2, 1: 2})
    t.say(0, "take:0", "take:1")
    assert t.arrows == [1, 1, 0, 0]
    assert t.logged("gatling") == []


@pytest.mark.rule("BD-092")
def test_kit_may_return_fewer() -> None:
    t = a_table(dice="gatling gatling dynamite arrow arrow", cast={0: "kit_carlson"}, arrows={1: 2})
    t.say(0, "take:1", "no_more")
    assert t.arrows[1] == 1
    assert t.current == 1


@pytest.mark.rule("BD-092", "BD-037")
def test_kit_with_three_gatlings_has_the_normal_gatling_too() -> None:
    """BD-092: his own arrows are cleared first, and one arrow per die may still be returned from others."""
    t = a_table(dice=GATLING, cast={0: "kit_carlson"}, arrows={0: 3, 1: 4})
    assert t.life == [9, 7, 7, 7]
    assert t.arrows[0] == 0
    assert t.targets == {1}
    t.say(0, "take:1", "take:1", "take:1")
    assert (t.arrows, t.middle) == ([0, 1, 0, 0], 8)


@pytest.mark.rule("BD-092")
def test_kits_four_gatlings_return_four_arrows() -> None:
    t = a_table(dice="gatling gatling gatling gatling arrow", cast={0: "kit_carlson"}, arrows={1: 3, 2: 3})
    t.say(0, "take:1", "take:2", "take:1", "take:2")
    assert t.arrows == [0, 1, 1, 0]
    assert t.life == [9, 7, 7, 7]


@pytest.mark.rule("BD-092")
def test_kit_is_not_asked_when_nobody_holds_an_arrow() -> None:
    t = a_table(dice="gatling gatling dynamite arrow arrow", cast={0: "kit_carlson"})
    assert t.current == 1


@pytest.mark.rule("BD-092", "BD-086")
def test_kit_may_return_the_arrow_that_el_gringo_gave_him() -> None:
    t = a_table(dice=GATLING, cast={0: "kit_carlson", 1: "el_gringo"}, arrows={0: 2})
    assert t.arrows[0] == 1
    t.say(0, "take:0")
    assert t.arrows[0] == 0


@pytest.mark.rule("BD-092")
def test_kits_power_counts_his_final_dice_only() -> None:
    t = a_table(
        at="rolling",
        dice="gatling dynamite arrow arrow arrow",
        cast={0: "kit_carlson"},
        arrows={1: 3},
        rolls=("dynamite",),
    )
    t.say(0, "reroll:1", "stop")
    assert t.arrows[1] == 3
    assert t.current == 1


# Willy the Kid


@pytest.mark.rule("BD-095", "BD-038", "BD-071")
@pytest.mark.parametrize("count, fires", [(1, False), (2, True), (3, True), (4, True), (5, True)])
def test_two_gatlings_are_enough_for_willy_and_he_fires_once(count: int, fires: bool) -> None:
    t = a_table(dice=" ".join(["gatling"] * count + ["arrow"] * (5 - count)), cast={0: "willy_the_kid"}, arrows={0: 3})
    assert t.life == ([10, 7, 7, 7] if fires else [10, 8, 8, 8])
    assert len(t.logged("gatling")) == fires
    assert t.arrows[0] == (0 if fires else 3)
