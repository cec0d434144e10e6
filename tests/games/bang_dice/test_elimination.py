"""Elimination: BD-040 to BD-043."""

from __future__ import annotations

import pytest

import gulch
from games.bang_dice.shootout import Shootout, a_table

ROLES_OF_FIVE = ["sheriff", "outlaw", "renegade", "deputy", "outlaw"]


def shown_roles(t: Shootout, viewer: int | None) -> list[str | None]:
    return [player["role"] for player in t.table.view(viewer)["players"]]


@pytest.mark.rule("BD-040")
def test_at_zero_life_the_role_is_shown_and_the_arrows_go_back() -> None:
    t = a_table(5, dice="one gatling gatling arrow arrow", life={1: 1}, arrows={1: 3, 2: 2})
    assert shown_roles(t, None) == ["sheriff", None, None, None, None]
    t.say(0, "shoot:1")
    assert t.logged("out", "arrows_back") == ["out:1:outlaw", "arrows_back:1:3:out"]
    for viewer in (None, 0, 2, 3, 4):
        assert shown_roles(t, viewer)[1] == "outlaw"
    assert (t.arrows, t.middle) == ([0, 0, 2, 0, 0], 7)
    assert not t.of("alive")[1]


@pytest.mark.rule("BD-040")
@pytest.mark.parametrize("asked, answer", [("bart_cassidy", "dodge"), ("pedro_ramirez", "drop")])
def test_a_role_is_shown_only_when_the_batch_is_complete(asked: str, answer: str) -> None:
    """BD-027: hits, then deaths and roles. Whoever is asked in between knows no role but what the log tells."""
    t = a_table(5, dice="one one gatling arrow arrow", life={1: 1}, cast={4: asked}, arrows={4: 1})
    t.say(0, "shoot:1", "shoot:4")
    assert t.asked is not None
    assert t.asked[0] == 4
    assert t.logged("out") == []
    assert shown_roles(t, 4) == ["sheriff", None, None, None, "outlaw"]
    t.say(4, answer)
    assert t.logged("out") == ["out:1:outlaw"]
    assert shown_roles(t, 4) == ["sheriff", "outlaw", None, None, "outlaw"]


@pytest.mark.rule("BD-040")
@pytest.mark.parametrize("asked", ["bart_cassidy", "pedro_ramirez"])
def test_a_shot_cannot_be_taken_back_once_it_has_shown_a_role(asked: str) -> None:
    """Or the roller could look at a role and then aim elsewhere."""
    t = a_table(5, dice="one one gatling arrow arrow", life={1: 1}, cast={4: asked}, arrows={4: 1})
    t.say(0, "shoot:1")
    before = shown_roles(t, 0)
    t.say(0, "shoot:4")
    assert shown_roles(t, 0) == before or not t.table.undo(0)


@pytest.mark.rule("BD-040", "BD-051")
def test_the_eliminated_still_win_with_the_team() -> None:
    t = a_table(5, dice="one gatling gatling arrow arrow", roller=2, life={0: 1}, dead=(1,))
    t.say(2, "shoot:0")
    assert t.winners == [1, 4]


@pytest.mark.rule("BD-040", "BD-043")
def test_the_eliminated_take_no_further_part() -> None:
    t = a_table(5, dice="one gatling gatling arrow arrow", life={1: 1})
    t.say(0, "shoot:1")
    assert t.logged("turn") == ["turn:2"]
    with pytest.raises(gulch.Refused):
        t.say(1, "stop")


@pytest.mark.rule("BD-041")
@pytest.mark.parametrize(
    "dice, answers",
    [
        ("one one one one arrow", ["shoot:1"] * 4),
        ("one two one two arrow", ["shoot:1", "shoot:2", "shoot:1", "shoot:2"]),
    ],
)
def test_life_is_never_below_zero(dice: str, answers: list[str]) -> None:
    t = a_table(6, dice=dice, life={1: 1, 2: 1})
    t.say(0, *answers)
    assert min(t.life) == 0


@pytest.mark.rule("BD-041")
def test_life_is_not_below_zero_after_an_attack() -> None:
    t = a_table(5, arrows={1: 8}, life={1: 3}, rolls=("arrow calm calm calm calm",))
    assert t.life[1] == 0
    assert "lost:1:3:indians" in t.log


@pytest.mark.rule("BD-041")
@pytest.mark.parametrize("who", range(4))
def test_life_is_never_above_the_start_value(who: int) -> None:
    t = a_table(dice="beer beer beer beer beer")
    full = t.life
    t.say(0, *[f"pour:{who}"] * 5)
    assert t.life == full


@pytest.mark.rule("BD-042")
def test_life_is_one_number_and_changing_tokens_is_no_action() -> None:
    t = a_table(rolls=("calm calm calm calm calm",))
    for player in t.table.view(0)["players"]:
        assert type(player["life"]) is int
    assert t.why_not(0, "change:0") == [("", "no-such-action")]
    assert all(option.startswith(("stop", "reroll:")) for option in t.options)


@pytest.mark.rule("BD-043")
def test_an_eliminated_player_cannot_be_healed() -> None:
    t = a_table(5, dice="beer gatling gatling arrow arrow", dead=(2,))
    assert t.targets == {0, 1, 3, 4}
    assert t.why_not(0, "pour:2") == [("BD-043", "is-out")]


@pytest.mark.rule("BD-043", "BD-087")
def test_an_eliminated_player_gets_no_gift_of_sid_ketchum() -> None:
    t = a_table(5, cast={0: "sid_ketchum"}, dead=(2,))
    assert t.targets == {0, 1, 3, 4}


@pytest.mark.rule("BD-043", "BD-093")
def test_the_power_of_an_eliminated_player_stops_working() -> None:
    t = a_table(5, dice="one gatling gatling arrow arrow", cast={2: "vulture_sam"}, dead=(2,), life={1: 1})
    t.say(0, "shoot:1")
    assert t.logged("healed") == []
    assert t.life[2] == 0


@pytest.mark.rule("BD-043", "BD-086")
def test_the_hit_that_eliminates_el_gringo_still_costs_the_arrow() -> None:
    """BD-043."""
    t = a_table(5, dice="one gatling gatling arrow arrow", cast={1: "el_gringo"}, life={1: 1})
    t.say(0, "shoot:1")
    assert t.life[1] == 0
    assert t.arrows[0] == 1
    assert t.logged("out", "arrow") == ["out:1:outlaw", "arrow:0:8:gringo"]


@pytest.mark.rule("BD-043")
def test_an_eliminated_player_holds_no_arrows_in_later_attacks() -> None:
    t = a_table(5, dice="gatling gatling dynamite arrow arrow", dead=(1,), rolls=("arrow calm calm calm calm",))
    assert t.current == 2
    assert t.arrows == [0, 0, 1, 0, 0]


@pytest.mark.rule("BD-023", "BD-040")
def test_the_beers_of_a_roller_who_fell_are_gone() -> None:
    """The next player's turn shows none."""
    t = a_table(dice="one beer beer gatling arrow", roller=2, cast={1: "el_gringo"}, arrows={2: 4, 3: 4}, life={2: 5})
    t.say(2, "shoot:1")
    assert t.current == 3
    assert t.asked == (3, "reroll")
    assert t.table.view(None)["beers"] == 0
