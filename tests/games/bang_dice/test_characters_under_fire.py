"""Powers of whoever is hit: Bart Cassidy, Paul Regret, Pedro Ramirez (BD-080 to BD-082)."""

from __future__ import annotations

import pytest

from games.bang_dice.shootout import a_table

ONE_SHOT = "one gatling gatling arrow arrow"
GATLING = "gatling gatling gatling arrow arrow"


# Bart Cassidy


@pytest.mark.rule("BD-080", "BD-070")
@pytest.mark.parametrize("dice", [ONE_SHOT, "two gatling gatling arrow arrow", GATLING])
@pytest.mark.parametrize("answer, life, arrows", [("dodge", 8, 1), ("suffer", 7, 0)])
def test_bart_may_take_an_arrow_instead_of_losing_a_life(dice: str, answer: str, life: int, arrows: int) -> None:
    """To a one, a two or a gatling. BD-070: he is asked."""
    bart = 2 if dice.startswith("two") else 1
    t = a_table(4, dice=dice, cast={bart: "bart_cassidy"})
    if dice == ONE_SHOT:
        t.say(0, "shoot:1")
    assert t.asked == (bart, "dodge")
    assert t.options == ["suffer", "dodge"]
    t.say(bart, answer)
    assert (t.life[bart], t.arrows[bart]) == (life, arrows)


@pytest.mark.rule("BD-080")
def test_bart_decides_each_lost_life_separately() -> None:
    t = a_table(6, dice="one one one arrow arrow", cast={1: "bart_cassidy"})
    t.say(0, "shoot:1", "shoot:1", "shoot:1")
    t.say(1, "dodge", "suffer", "dodge")
    assert (t.life[1], t.arrows[1]) == (7, 2)


@pytest.mark.rule("BD-080")
def test_bart_may_never_take_the_last_token() -> None:
    """BD-080: with one token in the middle he is not even asked."""
    t = a_table(dice=ONE_SHOT, cast={1: "bart_cassidy"}, arrows={2: 8})
    t.say(0, "shoot:1")
    assert (t.life[1], t.arrows[1], t.middle) == (7, 0, 1)
    assert t.logged("attack") == []


@pytest.mark.rule("BD-080")
def test_barts_dodges_stop_before_the_last_token() -> None:
    """BD-080."""
    t = a_table(6, dice="one one one arrow arrow", cast={1: "bart_cassidy"}, arrows={2: 6})
    t.say(0, "shoot:1", "shoot:1", "shoot:1")
    t.say(1, "dodge", "dodge")
    assert (t.life[1], t.arrows[1], t.middle) == (7, 2, 1)
    assert t.current == 1, "the third life was lost without a question"


@pytest.mark.rule("BD-080")
def test_bart_cannot_dodge_the_indians() -> None:
    t = a_table(cast={1: "bart_cassidy"}, arrows={1: 5, 2: 3}, rolls=("arrow calm calm calm calm",))
    assert t.asked == (0, "reroll")
    assert t.life[1] == 3


@pytest.mark.rule("BD-080")
def test_bart_cannot_dodge_the_dynamite() -> None:
    t = a_table(at="rolling", dice="dynamite dynamite dynamite gatling arrow", cast={0: "bart_cassidy"})
    assert t.life[0] == 9
    assert t.logged("dodged") == []


@pytest.mark.rule("BD-080", "BD-089")
@pytest.mark.parametrize("answers, life, arrows", [(["dodge", "dodge"], 8, 2), (["suffer", "dodge"], 7, 1)])
def test_bart_may_dodge_each_life_of_slabs_doubled_shot(answers: list[str], life: int, arrows: int) -> None:
    t = a_table(dice="one beer gatling gatling arrow", cast={0: "slab_the_killer", 1: "bart_cassidy"})
    t.say(0, "double:1")
    t.say(1, *answers)
    assert (t.life[1], t.arrows[1]) == (life, arrows)


@pytest.mark.rule("BD-080")
def test_a_dodge_can_save_barts_last_life() -> None:
    t = a_table(5, dice="one one gatling arrow arrow", cast={1: "bart_cassidy"}, life={1: 1})
    t.say(0, "shoot:1", "shoot:1")
    t.say(1, "dodge", "suffer")
    assert t.life[1] == 0
    assert t.middle == 9, "the token of the dodge went back with him"


@pytest.mark.rule("BD-080", "BD-041")
def test_bart_is_not_asked_again_when_he_has_no_life_left() -> None:
    t = a_table(5, dice="one one gatling arrow arrow", cast={1: "bart_cassidy"}, life={1: 1})
    t.say(0, "shoot:1", "shoot:1")
    t.say(1, "suffer")
    assert t.life[1] == 0
    assert t.current == 2


# Paul Regret


@pytest.mark.rule("BD-081")
def test_paul_never_loses_life_to_a_gatling() -> None:
    t = a_table(dice=GATLING, cast={0: "lucky_duke", 2: "paul_regret"})
    assert t.life == [10, 7, 9, 7]
    assert "lost:2:1:gatling" not in t.log


@pytest.mark.rule("BD-081")
def test_paul_loses_life_to_everything_else() -> None:
    t = a_table(dice=ONE_SHOT, cast={0: "lucky_duke", 1: "paul_regret"})
    t.say(0, "shoot:1")
    assert t.life[1] == 8
    t = a_table(arrows={1: 3, 2: 5}, cast={0: "lucky_duke", 1: "paul_regret"}, rolls=("arrow calm calm calm calm",))
    assert t.life[1] == 6
    t = a_table(at="rolling", dice="dynamite dynamite dynamite gatling arrow")
    assert t.life[0] == 10


@pytest.mark.rule("BD-081", "BD-037")
def test_against_paul_alone_a_gatling_still_returns_the_rollers_arrows() -> None:
    t = a_table(dice=GATLING, cast={0: "lucky_duke", 1: "paul_regret"}, dead=(2, 3), life={1: 1}, arrows={0: 3})
    assert t.life[1] == 1
    assert t.arrows[0] == 0
    assert t.logged("lost", "out") == []


# Pedro Ramirez


@pytest.mark.rule("BD-082", "BD-070")
@pytest.mark.parametrize("answer, arrows", [("drop", 2), ("keep", 3)])
def test_pedro_may_return_an_arrow_for_a_lost_life(answer: str, arrows: int) -> None:
    """The life is lost anyway. BD-070: he is asked."""
    t = a_table(dice=ONE_SHOT, cast={1: "pedro_ramirez"}, arrows={1: 3})
    t.say(0, "shoot:1")
    assert t.asked == (1, "drop")
    assert t.options == ["keep", "drop"]
    t.say(1, answer)
    assert (t.life[1], t.arrows[1], t.middle) == (7, arrows, 9 - arrows)


@pytest.mark.rule("BD-082")
def test_pedro_may_return_one_arrow_for_each_life() -> None:
    t = a_table(6, dice="one one one arrow arrow", cast={1: "pedro_ramirez"}, arrows={1: 5})
    t.say(0, "shoot:1", "shoot:1", "shoot:1")
    t.say(1, "drop", "keep", "drop")
    assert (t.life[1], t.arrows[1]) == (5, 3)


@pytest.mark.rule("BD-082")
def test_pedro_without_arrows_is_not_asked() -> None:
    t = a_table(6, dice="one one gatling arrow arrow", cast={1: "pedro_ramirez"}, arrows={1: 1})
    t.say(0, "shoot:1", "shoot:1")
    t.say(1, "drop")
    assert (t.life[1], t.arrows[1]) == (6, 0)
    assert t.asked == (1, "reroll"), "the second life was lost without a question, and his turn has come"


@pytest.mark.rule("BD-082")
@pytest.mark.parametrize(
    "seat, at, dice", [(1, "shooting", GATLING), (0, "rolling", "dynamite dynamite dynamite arrow arrow")]
)
def test_pedro_may_return_an_arrow_at_a_gatling_and_at_the_dynamite(seat: int, at: str, dice: str) -> None:
    t = a_table(at=at, dice=dice, cast={seat: "pedro_ramirez"}, arrows={seat: 2})
    assert t.asked == (seat, "drop")
    t.say(seat, "drop")
    assert t.arrows[seat] == 1
    assert t.life[seat] == (7 if seat else 9)


@pytest.mark.rule("BD-082")
def test_pedro_is_not_asked_at_an_attack() -> None:
    """The damage is fixed first and all his arrows return anyway."""
    t = a_table(cast={1: "pedro_ramirez"}, arrows={1: 4, 2: 4}, rolls=("arrow calm calm calm calm",))
    assert t.asked == (0, "reroll")
    assert t.life[1] == 4


@pytest.mark.rule("BD-082", "BD-040")
def test_pedro_is_not_asked_for_the_life_that_eliminates_him() -> None:
    t = a_table(5, dice=ONE_SHOT, cast={1: "pedro_ramirez"}, arrows={1: 4}, life={1: 1})
    t.say(0, "shoot:1")
    assert t.logged("arrows_back") == ["arrows_back:1:4:out"]
    t = a_table(
        5,
        at="rolling",
        dice="dynamite dynamite dynamite one one",
        roller=1,
        cast={1: "pedro_ramirez"},
        life={1: 1},
        arrows={1: 2},
    )
    assert t.current == 2
