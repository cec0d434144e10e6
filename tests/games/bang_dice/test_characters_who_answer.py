"""Powers that answer hits, attacks and deaths: El Gringo, Jourdonnais, Vulture Sam (BD-086, BD-090, BD-093)."""

from __future__ import annotations

import pytest

from games.bang_dice.shootout import a_table

ONE_SHOT = "one gatling gatling arrow arrow"
BLAST = "dynamite dynamite dynamite gatling arrow"
LAST_ARROW = ("arrow calm calm calm calm",)


# El Gringo


@pytest.mark.rule("BD-086")
def test_whoever_takes_a_life_from_el_gringo_takes_an_arrow() -> None:
    t = a_table(dice=ONE_SHOT, cast={1: "el_gringo"})
    t.say(0, "shoot:1")
    assert (t.life[1], t.arrows[0], t.middle) == (6, 1, 8)


@pytest.mark.rule("BD-086")
def test_all_shots_of_a_turn_are_one_batch_for_el_gringo() -> None:
    t = a_table(6, dice="one one one arrow arrow", cast={1: "el_gringo"})
    t.say(0, "shoot:1", "shoot:1", "shoot:1")
    assert (t.life[1], t.arrows[0]) == (4, 1)


@pytest.mark.rule("BD-086", "BD-089")
def test_slabs_doubled_shot_costs_him_one_arrow_of_el_gringo() -> None:
    """BD-086."""
    t = a_table(dice="one beer gatling gatling arrow", cast={0: "slab_the_killer", 1: "el_gringo"})
    t.say(0, "double:1")
    assert (t.life[1], t.arrows[0]) == (5, 1)


@pytest.mark.rule("BD-086", "BD-037")
def test_the_gatling_is_another_batch_and_returns_the_own_arrows_first() -> None:
    """BD-037: the arrow for the shot goes back with the others, the arrow for the gatling stays."""
    t = a_table(dice="one gatling gatling gatling arrow", cast={1: "el_gringo"}, arrows={0: 2})
    t.say(0, "shoot:1")
    assert t.logged("arrow", "arrows_back") == ["arrow:0:6:gringo", "arrows_back:0:3:gatling", "arrow:0:8:gringo"]
    assert (t.life[1], t.arrows[0]) == (5, 1)


@pytest.mark.rule("BD-086", "BD-027")
def test_el_gringos_arrow_for_the_gatling_may_be_the_last_one() -> None:
    """BD-027: everybody is hit, then the Indians come."""
    t = a_table(dice="gatling gatling gatling arrow arrow", cast={1: "el_gringo"}, arrows={2: 4, 3: 4})
    assert t.life == [10, 6, 3, 3]
    assert (t.arrows, t.middle) == ([0, 0, 0, 0], 9)


@pytest.mark.rule("BD-086")
def test_indians_and_dynamite_cost_nobody_an_arrow_of_el_gringo() -> None:
    t = a_table(cast={1: "el_gringo"}, arrows={1: 3, 2: 5}, rolls=LAST_ARROW)
    assert t.life[1] == 4
    assert t.arrows == [0, 0, 0, 0]
    t = a_table(at="rolling", dice=BLAST, cast={0: "el_gringo"})
    assert t.life[0] == 8
    assert t.arrows[0] == 0


@pytest.mark.rule("BD-086", "BD-071")
def test_el_gringos_arrow_is_taken_though_nobody_rolled_it() -> None:
    t = a_table(dice="gatling gatling gatling gatling gatling", cast={2: "el_gringo"})
    assert t.logged("arrow") == ["arrow:0:8:gringo"]


# Jourdonnais


@pytest.mark.rule("BD-090", "BD-071")
@pytest.mark.parametrize("held, lost", [(0, 0), (1, 1), (2, 1), (5, 1)])
def test_jourdonnais_loses_at_most_one_life_to_an_attack(held: int, lost: int) -> None:
    t = a_table(5, cast={1: "jourdonnais"}, arrows={1: held, 2: 8 - held}, rolls=LAST_ARROW)
    assert t.life[1] == 7 - lost
    assert t.arrows == [0] * 5


@pytest.mark.rule("BD-090")
def test_jourdonnais_as_the_roller_loses_at_most_one_life_to_an_attack() -> None:
    t = a_table(cast={0: "jourdonnais"}, arrows={0: 8}, rolls=LAST_ARROW)
    assert t.life[0] == 8


@pytest.mark.rule("BD-090")
def test_an_attack_takes_the_last_life_of_jourdonnais() -> None:
    t = a_table(cast={0: "jourdonnais"}, arrows={0: 8}, life={0: 1}, rolls=LAST_ARROW)
    assert t.winner == "outlaws"


@pytest.mark.rule("BD-090")
def test_jourdonnais_loses_to_shots_as_others_do() -> None:
    t = a_table(6, dice="one one one arrow arrow", cast={1: "jourdonnais"})
    t.say(0, "shoot:1", "shoot:1", "shoot:1")
    assert t.life[1] == 4


# Vulture Sam


@pytest.mark.rule("BD-093", "BD-071")
@pytest.mark.parametrize("sam", [0, 3])
def test_sam_regains_two_lives_when_another_falls(sam: int) -> None:
    """BD-093: his own kills count as well as the others'."""
    t = a_table(5, dice=ONE_SHOT, cast={sam: "vulture_sam"}, life={sam: 2, 1: 1})
    t.say(0, "shoot:1")
    assert t.life[sam] == 4


@pytest.mark.rule("BD-093")
def test_sam_regains_two_lives_for_each_death_of_a_batch() -> None:
    t = a_table(6, dice="one one gatling arrow arrow", cast={3: "vulture_sam"}, life={3: 2, 1: 1, 5: 1})
    t.say(0, "shoot:1", "shoot:5")
    assert t.life[3] == 6


@pytest.mark.rule("BD-093", "BD-041")
def test_sam_regains_no_more_than_his_maximum() -> None:
    t = a_table(6, dice="one one gatling arrow arrow", cast={3: "vulture_sam"}, life={3: 8, 1: 1, 5: 1})
    t.say(0, "shoot:1", "shoot:5")
    assert t.life[3] == 9


@pytest.mark.rule("BD-093")
def test_sam_profits_from_the_indians() -> None:
    """BD-093: by whatever cause."""
    t = a_table(5, cast={3: "vulture_sam"}, life={1: 3, 3: 3}, arrows={1: 7, 3: 1}, rolls=LAST_ARROW)
    assert t.life[1] == 0
    assert t.life[3] == 4, "one lost, two regained"


@pytest.mark.rule("BD-093")
def test_sam_profits_from_the_dynamite() -> None:
    """BD-093."""
    t = a_table(5, at="rolling", dice=BLAST, roller=1, cast={3: "vulture_sam"}, life={1: 1, 3: 3})
    assert t.life[3] == 5


@pytest.mark.rule("BD-093", "BD-027")
def test_sam_regains_before_el_gringos_arrow_brings_the_attack() -> None:
    """BD-027: he has one life, two arrows, and survives the attack by the two lives of the death."""
    t = a_table(
        6,
        dice="one one gatling arrow arrow",
        cast={1: "el_gringo", 3: "vulture_sam"},
        life={3: 1, 5: 1},
        arrows={3: 2, 2: 6},
    )
    t.say(0, "shoot:1", "shoot:5")
    assert t.logged("attack") == ["attack"]
    assert t.life[3] == 1


@pytest.mark.rule("BD-093")
@pytest.mark.parametrize(
    "dice, answers",
    [("gatling gatling gatling arrow arrow", []), ("one one arrow arrow gatling", ["shoot:1", "shoot:5"])],
)
def test_sam_eliminated_in_the_same_batch_regains_nothing(dice: str, answers: list[str]) -> None:
    t = a_table(6, dice=dice, cast={1: "vulture_sam"}, life={1: 1, 5: 1})
    t.say(0, *answers)
    assert t.life[1] == t.life[5] == 0
    assert t.logged("healed") == []


@pytest.mark.rule("BD-093")
def test_sam_falls_to_the_attack_that_kills_others() -> None:
    t = a_table(5, cast={3: "vulture_sam"}, life={1: 3, 3: 3}, arrows={1: 4, 3: 4}, rolls=LAST_ARROW)
    assert t.life[3] == 0
    assert t.logged("healed") == []
