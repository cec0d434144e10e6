"""Rolling: BD-010 to BD-019."""

from __future__ import annotations

import pytest

import gulch
from games.bang_dice.shootout import a_table

SUBSETS = {"".join(str(i + 1) for i in range(5) if mask >> i & 1) for mask in range(1, 32)}


def rerolls(options: list[str]) -> set[str]:
    return {id.split(":")[1] for id in options if id.startswith("reroll:")}


@pytest.mark.rule("BD-010")
def test_a_turn_starts_with_a_roll_of_all_five_dice() -> None:
    t = a_table(rolls=("one two beer gatling beer",))
    assert t.log == ["turn:0", "rolled:0:one:two:beer:gatling:beer"]
    assert t.dice == ["one", "two", "beer", "gatling", "beer"]
    assert t.asked == (0, "reroll")


@pytest.mark.rule("BD-011")
def test_any_of_the_dice_may_be_rerolled() -> None:
    t = a_table(rolls=("one two beer gatling beer",))
    assert rerolls(t.options) == SUBSETS


@pytest.mark.rule("BD-011")
@pytest.mark.parametrize("dice", sorted(SUBSETS))
def test_only_the_chosen_dice_are_rolled_again(dice: str) -> None:
    t = a_table(
        rolls=("one two beer gatling beer", " ".join(["gatling"] * min(len(dice), 2) + ["calm"] * (len(dice) - 2)))
    )
    before = t.dice
    t.say(0, f"reroll:{dice}")
    rolled = t.log[-1].split(":")[2:]
    for i in range(5):
        chosen = str(i + 1) in dice
        assert (rolled[i] == "kept") is not chosen
        assert t.dice[i] == (rolled[i] if chosen else before[i])


@pytest.mark.rule("BD-011")
def test_no_dice_is_no_reroll() -> None:
    t = a_table(rolls=("one two beer gatling beer",))
    assert "reroll:" not in t.options
    assert t.why_not(0, "reroll:") == [("BD-011", "no-dice")]
    with pytest.raises(gulch.Refused):
        t.say(0, "reroll:")


@pytest.mark.rule("BD-011", "BD-070")
def test_there_are_two_rerolls_and_no_third() -> None:
    t = a_table(rolls=("gatling gatling beer beer beer", "beer", "beer"))
    t.say(0, "reroll:1", "reroll:1")
    assert t.asked == (0, "drink")
    assert t.why_not(0, "reroll:1") == [("", "not-now")]


@pytest.mark.rule("BD-011")
@pytest.mark.parametrize("before", [0, 1])
def test_the_roller_may_stop_before(before: int) -> None:
    t = a_table(rolls=("one gatling beer beer beer", "calm"))
    t.say(0, *["reroll:2"] * before, "stop")
    assert t.asked == (0, "aim")


@pytest.mark.rule("BD-011", "BD-013")
def test_whoever_has_stopped_is_shown_no_rerolls() -> None:
    t = a_table(rolls=("one calm calm calm calm",))
    assert t.table.view(0)["rerolls"] == 2
    t.stop()
    assert t.asked == (0, "aim")
    assert t.table.view(0)["rerolls"] == 0


@pytest.mark.rule("BD-012")
def test_a_die_kept_at_the_first_reroll_may_be_rerolled_at_the_second() -> None:
    t = a_table(rolls=("calm calm calm calm calm", "gatling", "beer two"))
    t.say(0, "reroll:1")
    assert rerolls(t.options) == SUBSETS
    t.say(0, "reroll:23")
    assert t.logged("rolled")[-1] == "rolled:0:kept:beer:two:kept:kept"


@pytest.mark.rule("BD-013", "BD-036")
def test_no_effect_may_be_declined() -> None:
    """BD-013: all dice are used; a beer on a player at the maximum is wasted, two gatlings do nothing."""
    t = a_table(4, at="rolling", dice="one two beer gatling gatling")
    t.stop()
    full = t.life
    assert t.asked == (0, "aim")
    assert t.options == ["shoot:1", "shoot:3"]
    t.say(0, "shoot:3")
    assert t.asked == (0, "drink")
    assert t.options == ["pour:0", "pour:1", "pour:2", "pour:3"]
    t.say(0, "pour:0")
    assert t.logged("gatling") == []
    assert t.current == 1
    assert t.life == [full[0], full[1], full[2] - 1, full[3] - 1]


@pytest.mark.rule("BD-014")
def test_a_die_showing_dynamite_may_not_be_rerolled() -> None:
    t = a_table(rolls=("one dynamite beer dynamite beer",))
    assert rerolls(t.options) == {dice for dice in SUBSETS if "2" not in dice and "4" not in dice}
    for dice in ("2", "4", "24", "123", "12345"):
        assert t.why_not(0, f"reroll:{dice}") == [("BD-014", "dynamite-stays")]


@pytest.mark.rule("BD-014")
def test_dynamite_rolled_by_a_reroll_stays_too() -> None:
    t = a_table(rolls=("one dynamite beer gatling beer", "dynamite"))
    t.say(0, "reroll:1")
    assert rerolls(t.options) == {"3", "4", "5", "34", "35", "45", "345"}


@pytest.mark.rule("BD-015")
@pytest.mark.parametrize("faces", ["dynamite dynamite dynamite", "dynamite " * 4, "dynamite " * 5])
def test_three_or_more_dynamites_end_the_rolling_and_cost_one_life(faces: str) -> None:
    dice = faces.split()
    t = a_table(at="rolling", dice=" ".join(dice + ["one"] * (5 - len(dice))))
    assert t.life[0] == 10
    assert t.logged("dynamite", "lost") == ["dynamite:0", "lost:0:1:dynamite"]
    assert t.asked != (0, "reroll")


@pytest.mark.rule("BD-015")
def test_the_other_dice_still_resolve_after_the_dynamite() -> None:
    """BD-015: the rolling ends and a life is lost, then the rest is resolved."""
    t = a_table(rolls=("dynamite one dynamite beer dynamite",))
    assert t.asked == (0, "aim")
    t.say(0, "shoot:1")
    assert t.asked == (0, "drink")
    t.say(0, "pour:0")
    assert t.life == [11, 7, 8, 8]
    assert t.current == 1


@pytest.mark.rule("BD-015")
@pytest.mark.parametrize("rerolls_left", [1, 2])
def test_kept_and_new_dynamites_count_together(rerolls_left: int) -> None:
    t = a_table(at="rolling", dice="dynamite one dynamite one one", rerolls=rerolls_left, rolls=("dynamite",))
    t.say(0, "reroll:5")
    assert t.life[0] == 10
    assert t.asked == (0, "aim")


@pytest.mark.rule("BD-015")
def test_two_dynamites_do_nothing() -> None:
    t = a_table(dice="dynamite dynamite gatling gatling arrow", at="rolling")
    t.stop()
    assert t.life == [11, 8, 8, 8]
    assert t.current == 1


@pytest.mark.rule("BD-016")
def test_arrows_take_effect_before_the_decision_to_reroll() -> None:
    t = a_table(rolls=("arrow two beer arrow beer",))
    assert t.asked == (0, "reroll")
    assert (t.arrows[0], t.middle) == (2, 7)
    assert {"1", "4", "14"} <= rerolls(t.options), "an arrow die may be re-rolled"


@pytest.mark.rule("BD-016")
def test_arrows_take_effect_after_every_reroll() -> None:
    t = a_table(rolls=("calm calm calm arrow calm", "arrow arrow", "arrow"))
    t.say(0, "reroll:12")
    assert t.asked == (0, "reroll")
    assert t.arrows[0] == 3
    t.say(0, "reroll:3")
    assert t.arrows[0] == 4


@pytest.mark.rule("BD-017")
def test_a_kept_arrow_takes_nothing_more() -> None:
    t = a_table(rolls=("arrow arrow beer gatling beer", "calm", "calm"))
    t.say(0, "reroll:3", "reroll:3")
    assert t.arrows[0] == 2


@pytest.mark.rule("BD-017")
def test_an_arrow_rerolled_into_an_arrow_takes_another() -> None:
    """BD-017."""
    t = a_table(rolls=("arrow calm calm calm calm", "arrow", "arrow"))
    t.say(0, "reroll:1", "reroll:1")
    assert t.arrows[0] == 3
    assert t.dice[0] == "arrow"


@pytest.mark.rule("BD-018")
def test_arrows_and_the_attack_come_before_the_dynamite_of_the_same_roll() -> None:
    """BD-018."""
    t = a_table(arrows={0: 3, 1: 5}, rolls=("dynamite arrow dynamite dynamite beer",))
    assert t.log[2:] == [
        "arrow:0:0:rolled",
        "attack",
        "lost:0:4:indians",
        "lost:1:5:indians",
        "dynamite:0",
        "lost:0:1:dynamite",
    ]
    assert t.life == [6, 3, 8, 8]


@pytest.mark.rule("BD-018", "BD-023")
def test_a_roller_whom_the_attack_eliminates_has_no_dynamite() -> None:
    t = a_table(roller=1, arrows={1: 8}, life={1: 4}, rolls=("dynamite arrow dynamite dynamite beer",))
    assert t.logged("dynamite") == []
    assert t.current == 2


@pytest.mark.rule("BD-019")
def test_the_final_dice_resolve_as_dynamite_shots_beers_gatling() -> None:
    t = a_table(8, at="rolling", dice="gatling beer two one gatling", cast={0: "willy_the_kid"})
    t.stop()
    kinds = []
    while t.current == 0:
        assert t.asked is not None
        kinds.append(t.asked[1])
        t.say(0, t.options[0])
    assert kinds == ["aim", "aim", "drink"]
    order = [event.split(":")[0] for event in t.logged("aimed", "lost", "poured", "gatling")]
    assert order == ["aimed", "aimed", "lost", "lost", "poured", "gatling", *["lost"] * 7]


@pytest.mark.rule("BD-019")
def test_dynamite_comes_before_the_shots() -> None:
    t = a_table(at="rolling", dice="one dynamite dynamite dynamite one")
    t.say(0, "shoot:1", "shoot:1")
    assert t.logged("lost") == ["lost:0:1:dynamite", "lost:1:1:shot", "lost:1:1:shot"]
