"""Powers of rolling and aiming: Black Jack, Lucky Duke, Calamity Janet, Rose Doolan, Slab the Killer."""

from __future__ import annotations

import pytest

from games.bang_dice.shootout import a_table


def rerolls(options: list[str]) -> set[str]:
    return {id.split(":")[1] for id in options if id.startswith("reroll:")}


# Black Jack


@pytest.mark.rule("BD-083", "BD-071")
def test_black_jack_may_reroll_dynamite() -> None:
    t = a_table(
        at="rolling", dice="dynamite dynamite beer gatling gatling", cast={0: "black_jack"}, rolls=("beer beer",)
    )
    assert {"1", "2", "12", "12345"} <= rerolls(t.options)
    t.say(0, "reroll:12")
    assert t.dice[:2] == ["beer", "beer"]


@pytest.mark.rule("BD-083")
def test_black_jacks_third_dynamite_at_the_first_roll_explodes() -> None:
    t = a_table(cast={0: "black_jack"}, rolls=("dynamite dynamite one dynamite one",))
    assert t.life[0] == 9
    assert t.asked == (0, "aim")


@pytest.mark.rule("BD-083")
def test_black_jacks_kept_and_new_dynamites_explode_together() -> None:
    t = a_table(at="rolling", dice="dynamite dynamite one one one", cast={0: "black_jack"}, rolls=("dynamite",))
    t.say(0, "reroll:5")
    assert t.life[0] == 9
    assert t.asked == (0, "aim")


@pytest.mark.rule("BD-083")
def test_black_jacks_dynamite_rerolled_into_dynamite_counts_once() -> None:
    t = a_table(at="rolling", dice="dynamite dynamite one one one", cast={0: "black_jack"}, rolls=("dynamite",))
    t.say(0, "reroll:1")
    assert t.life[0] == 10
    assert t.asked == (0, "reroll")


@pytest.mark.rule("BD-083")
def test_black_jack_has_no_more_rerolls_than_others() -> None:
    t = a_table(at="rolling", dice="dynamite one one one one", cast={0: "black_jack"}, rolls=("dynamite", "dynamite"))
    t.say(0, "reroll:1", "reroll:1")
    assert t.asked == (0, "aim")


# Lucky Duke


@pytest.mark.rule("BD-094", "BD-071")
def test_lucky_duke_has_three_rerolls() -> None:
    t = a_table(cast={0: "lucky_duke"}, rolls=("one calm calm calm calm", "one", "one", "one"))
    for _ in range(3):
        assert t.asked == (0, "reroll")
        t.say(0, "reroll:1")
    assert t.asked == (0, "aim")
    assert len(t.logged("rolled")) == 4


@pytest.mark.rule("BD-094")
def test_lucky_duke_may_stop_before() -> None:
    t = a_table(cast={0: "lucky_duke"}, rolls=("one one calm calm calm",))
    t.stop()
    assert t.asked == (0, "aim")


# Calamity Janet


@pytest.mark.rule("BD-084", "BD-071")
def test_janet_may_use_a_one_as_a_two_and_a_two_as_a_one() -> None:
    t = a_table(6, dice="one two gatling arrow arrow", cast={0: "calamity_janet"})
    assert t.targets == {1, 2, 4, 5}
    t.say(0, "shoot:2")
    assert t.targets == {1, 2, 4, 5}, "each die separately"
    t.say(0, "shoot:1")
    assert t.life[1:3] == [7, 7]


@pytest.mark.rule("BD-084")
def test_janet_reaches_all_three_others_at_a_table_of_four() -> None:
    """BD-084."""
    for face in ("one", "two"):
        t = a_table(4, dice=f"{face} gatling gatling arrow arrow", cast={0: "calamity_janet"})
        assert t.targets == {1, 2, 3}


@pytest.mark.rule("BD-084", "BD-031")
def test_janet_has_no_further_reach_with_two_alive() -> None:
    t = a_table(4, dice="one two gatling arrow arrow", cast={0: "calamity_janet"}, dead=(1, 3))
    assert t.logged("aimed") == ["aimed:0:2:one:1", "aimed:0:2:two:1"]


# Rose Doolan


@pytest.mark.rule("BD-085", "BD-071")
def test_rose_may_aim_each_die_one_place_further() -> None:
    t = a_table(8, dice="one two one two arrow", cast={0: "rose_doolan"})
    assert t.targets == {1, 2, 6, 7}
    t.say(0, "shoot:2")
    assert t.targets == {2, 3, 5, 6}
    t.say(0, "shoot:3")
    assert t.targets == {1, 2, 6, 7}
    t.say(0, "shoot:7")
    t.say(0, "shoot:6")
    assert [p for p in range(8) if t.logged("lost").count(f"lost:{p}:1:shot")] == [2, 3, 6, 7]


@pytest.mark.rule("BD-085")
@pytest.mark.parametrize("seats, targets", [(4, {1, 2, 3}), (5, {2, 3}), (6, {2, 3, 4})])
def test_roses_two_goes_round_the_table(seats: int, targets: set[int]) -> None:
    t = a_table(seats, dice="two gatling gatling arrow arrow", cast={0: "rose_doolan"})
    assert t.targets == targets


# Slab the Killer


@pytest.mark.rule("BD-089", "BD-070")
@pytest.mark.parametrize("face, target", [("one", 1), ("two", 2)])
def test_slabs_beer_may_double_a_shot(face: str, target: int) -> None:
    t = a_table(6, dice=f"{face} beer gatling arrow arrow", cast={0: "slab_the_killer"})
    assert {f"shoot:{target}", f"double:{target}"} <= set(t.options)
    before = t.life
    t.say(0, f"double:{target}")
    assert t.life == [life - 2 * (p == target) for p, life in enumerate(before)]
    assert t.logged("poured", "healed") == [], "that beer heals nobody"
    assert t.current == 1


@pytest.mark.rule("BD-089")
def test_slab_may_leave_his_power_unused() -> None:
    t = a_table(6, dice="one beer gatling arrow arrow", cast={0: "slab_the_killer"}, life={0: 5})
    t.say(0, "shoot:1")
    assert t.asked == (0, "drink")
    t.say(0, "pour:0")
    assert t.life[:2] == [6, 7]


@pytest.mark.rule("BD-089")
def test_slab_doubles_once_per_turn_and_his_other_beers_heal() -> None:
    """BD-089."""
    t = a_table(6, dice="one one beer beer arrow", cast={0: "slab_the_killer"}, life={0: 5})
    t.say(0, "double:1")
    assert t.options == ["shoot:1", "shoot:5"]
    assert t.why_not(0, "double:5") == [("BD-089", "doubled-already")]
    t.say(0, "shoot:5", "pour:0")
    assert (t.life[0], t.life[1], t.life[5]) == (6, 6, 7)
    assert t.current == 1


@pytest.mark.rule("BD-089")
def test_slab_may_double_a_later_shot_instead() -> None:
    t = a_table(6, dice="one one beer beer arrow", cast={0: "slab_the_killer"})
    t.say(0, "shoot:1")
    assert "double:5" in t.options
    t.say(0, "double:5", "pour:0")
    assert (t.life[1], t.life[5]) == (7, 6)


@pytest.mark.rule("BD-089")
def test_slab_without_a_beer_cannot_double() -> None:
    t = a_table(6, dice="one one gatling arrow arrow", cast={0: "slab_the_killer"})
    assert t.why_not(0, "double:1") == [("BD-089", "no-beer-to-spend")]
    assert t.options == ["shoot:1", "shoot:5"]


@pytest.mark.rule("BD-089")
def test_nobody_else_can_double() -> None:
    t = a_table(6, dice="one one beer arrow arrow")
    assert t.why_not(0, "double:1") == [("BD-089", "no-such-power")]


@pytest.mark.rule("BD-089", "BD-034")
def test_the_doubled_shot_and_another_may_hit_the_same_target() -> None:
    t = a_table(6, dice="one one beer gatling arrow", cast={0: "slab_the_killer"})
    t.say(0, "double:1", "shoot:1")
    assert t.life[1] == 5
