"""Set-up: BD-001 to BD-008."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import gulch
from games.bang_dice.shootout import LIFE, a_table

GAME = gulch.load("bang_dice")
SEEDS = range(60)
DEALT = {
    3: {"deputy": 1, "outlaw": 1, "renegade": 1},
    4: {"sheriff": 1, "renegade": 1, "outlaw": 2},
    5: {"sheriff": 1, "renegade": 1, "outlaw": 2, "deputy": 1},
    6: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 1},
    7: {"sheriff": 1, "renegade": 1, "outlaw": 3, "deputy": 2},
    8: {"sheriff": 1, "renegade": 2, "outlaw": 3, "deputy": 2},
}
every_seat_count = pytest.mark.parametrize("seats", range(3, 9))


def own_roles(table: gulch.Table) -> list[str]:
    """Each player's role as that player sees it."""
    return [table.view(p)["players"][p]["role"] for p in range(table.seats)]


def seen(table: gulch.Table, viewer: int | None, name: str) -> list[Any]:
    return [player[name] for player in table.view(viewer)["players"]]


@pytest.mark.rule("BD-001")
def test_three_to_eight_can_play() -> None:
    assert list(GAME.seats) == [3, 4, 5, 6, 7, 8]
    for seats in GAME.seats:
        assert GAME.table(seats).pending


@pytest.mark.rule("BD-001")
@pytest.mark.parametrize("seats", [0, 1, 2, 9, -3])
def test_no_other_number_can_play(seats: int) -> None:
    with pytest.raises(gulch.BadOption, match="3 to 8"):
        GAME.table(seats)


@pytest.mark.rule("BD-002", "BD-060")
@every_seat_count
def test_the_number_of_players_says_which_roles_are_dealt(seats: int) -> None:
    for seed in SEEDS:
        assert Counter(own_roles(GAME.table(seats, seed))) == DEALT[seats]


@pytest.mark.rule("BD-003")
@pytest.mark.parametrize("seats", range(4, 9))
def test_roles_fall_on_any_seat(seats: int) -> None:
    dealt = [own_roles(GAME.table(seats, seed)) for seed in range(120)]
    for seat in range(seats):
        assert {roles[seat] for roles in dealt} == set(DEALT[seats])


@pytest.mark.rule("BD-003")
@pytest.mark.parametrize("seats", range(4, 9))
def test_each_sees_the_own_role_and_the_sheriffs_only(seats: int) -> None:
    table = GAME.table(seats, seats)
    roles = own_roles(table)
    for viewer in [None, *range(seats)]:
        expected = [role if p == viewer or role == "sheriff" else None for p, role in enumerate(roles)]
        assert seen(table, viewer, "role") == expected


@pytest.mark.rule("BD-003")
def test_all_roles_are_shown_at_the_end() -> None:
    t = a_table(4, dice="one beer beer beer beer", at="shooting", roller=1, life={0: 1})
    t.say(1, "shoot:0")
    assert t.of("role") == ["sheriff", "outlaw", "renegade", "outlaw"]


@pytest.mark.rule("BD-004")
@every_seat_count
def test_everybody_has_a_different_character_open_to_all(seats: int) -> None:
    for seed in SEEDS:
        table = GAME.table(seats, seed)
        names = seen(table, None, "character")
        assert len(set(names)) == seats
        assert set(names) <= set(LIFE)
        assert all(seen(table, viewer, "character") == names for viewer in range(seats))


@pytest.mark.rule("BD-004")
def test_any_of_the_sixteen_characters_may_be_dealt_to_any_seat() -> None:
    dealt = [seen(GAME.table(4, seed), None, "character") for seed in range(240)]
    for seat in range(4):
        assert {names[seat] for names in dealt} == set(LIFE)


@pytest.mark.rule("BD-004")
def test_a_character_that_was_not_dealt_has_no_effect() -> None:
    """Nobody is Vulture Sam, so nobody gains by a death."""
    t = a_table(4, dice="one beer beer beer beer", life={1: 1})
    before = t.life
    t.say(0, "shoot:1")
    assert t.life == [before[0], 0, *before[2:]]


@pytest.mark.rule("BD-005")
@pytest.mark.parametrize("seats", range(4, 9))
def test_life_at_the_start_is_the_characters_figure_and_two_more_for_the_sheriff(seats: int) -> None:
    for seed in SEEDS:
        table = GAME.table(seats, seed)
        roles = own_roles(table)
        figures = [LIFE[name] for name in seen(table, None, "character")]
        expected = [figure + 2 * (role == "sheriff") for figure, role in zip(figures, roles, strict=True)]
        assert seen(table, None, "max_life") == expected
        blast = [int(f"lost:{p}:1:dynamite" in table.events(None)) for p in range(seats)]  # the first roll is made
        assert seen(table, None, "life") == [life - lost for life, lost in zip(expected, blast, strict=True)]


@pytest.mark.rule("BD-005")
@pytest.mark.parametrize("sheriff", [True, False])
def test_the_start_value_is_the_maximum(sheriff: bool) -> None:
    """Paul Regret has 9 lives, 11 as the Sheriff."""
    roles = ["sheriff", "outlaw", "renegade", "outlaw"] if sheriff else ["outlaw", "sheriff", "renegade", "outlaw"]
    full = 11 if sheriff else 9
    t = a_table(4, dice="beer beer beer gatling gatling", roles=roles, life={0: full - 1})
    t.say(0, "pour:0", "pour:0", "pour:0")
    assert t.life[0] == full


@pytest.mark.rule("BD-006")
@every_seat_count
def test_nine_arrows_start_in_the_middle(seats: int) -> None:
    """The first roll has been made, so what it took is counted, too."""
    for seed in SEEDS:
        table = GAME.table(seats, seed)
        first_arrow = next((event for event in table.events(None) if event.startswith("arrow:")), None)
        assert first_arrow is None or first_arrow.split(":")[2] == "8"
        assert table.view(None)["arrows_left"] + sum(seen(table, None, "arrows")) == 9


@pytest.mark.rule("BD-007")
@pytest.mark.parametrize("seats", range(4, 9))
def test_the_sheriff_takes_the_first_turn(seats: int) -> None:
    for seed in SEEDS:
        table = GAME.table(seats, seed)
        assert table.events(None)[0] == f"turn:{own_roles(table).index('sheriff')}"


@pytest.mark.rule("BD-007")
def test_turns_go_clockwise_over_the_living() -> None:
    t = a_table(6, dice="dynamite dynamite gatling gatling arrow", roller=1, dead=(3, 5), rolls=("calm " * 5,) * 3)
    turns = [event for event in t.log if event.startswith("turn:")]
    assert turns == ["turn:2"]
    for expected in (4, 0, 1):
        play_calmly(t)
        assert t.current == expected


def play_calmly(t: Any) -> None:
    """Finish this turn: keep the dice, then whatever is offered last."""
    seat = t.current
    while t.current == seat:
        t.say(seat, "stop" if "stop" in t.options else t.options[-1])


@pytest.mark.rule("BD-008")
def test_five_dice_are_rolled() -> None:
    for seed in SEEDS:
        table = GAME.table(4, seed)
        (question,) = table.pending.values()
        assert len(table.view(None)["dice"]) == (0 if question.kind == "gift" else 5)


@pytest.mark.rule("BD-008")
def test_the_box_holds_eight_roles() -> None:
    """Eight players use them all."""
    assert sum(DEALT[8].values()) == 8
    for dealt in DEALT.values():
        assert all(number <= DEALT[8][role] for role, number in dealt.items())


@pytest.mark.rule("BD-008")
def test_life_tokens_never_run_out() -> None:
    """25 of one and 15 of three; the eight highest figures and the Sheriff's two more need them all."""
    assert 25 + 15 * 3 == 70
    assert sum(sorted(LIFE.values())[-8:]) + 2 == 70
    assert len(LIFE) == 16
    assert all(sum(seen(GAME.table(8, seed), None, "max_life")) <= 70 for seed in SEEDS)
