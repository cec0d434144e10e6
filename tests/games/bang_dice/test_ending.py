"""The end of the game: BD-050 to BD-057."""

from __future__ import annotations

import pytest

from games.bang_dice.shootout import a_table

GATLING = "gatling gatling gatling arrow arrow"


@pytest.mark.rule("BD-050", "BD-051")
@pytest.mark.parametrize("seats", range(4, 9))
def test_the_game_ends_at_once_when_the_sheriff_is_eliminated(seats: int) -> None:
    t = a_table(seats, dice="one one gatling arrow arrow", roller=1, life={0: 1})
    t.say(1, "shoot:0", "shoot:2")
    assert t.asked is None
    assert t.winner == "outlaws"
    assert t.winners == [p for p, role in enumerate(t.of("role")) if role == "outlaw"]


@pytest.mark.rule("BD-050", "BD-053", "BD-055")
@pytest.mark.parametrize("seats", range(4, 9))
def test_the_game_ends_at_once_when_every_outlaw_and_renegade_is_eliminated(seats: int) -> None:
    roles = {4: "sorO", 5: "sorOd", 6: "sorOod", 7: "sorOodd", 8: "sorOordd"}[seats]
    names = {"s": "sheriff", "o": "outlaw", "O": "outlaw", "r": "renegade", "d": "deputy"}
    last = roles.index("O")
    dead = tuple(p for p, role in enumerate(roles) if role in "or")
    t = a_table(
        seats, dice="one two gatling arrow arrow", roles=[names[r] for r in roles], roller=0, dead=dead, life={last: 1}
    )
    while t.asked is not None:
        t.say(0, f"shoot:{last}" if f"shoot:{last}" in t.options else t.options[0])
    assert t.winner == "law"
    assert t.winners == [p for p, role in enumerate(roles) if role in "sd"]


@pytest.mark.rule("BD-050")
def test_the_game_goes_on_while_a_renegade_lives() -> None:
    t = a_table(5, dice="one gatling gatling arrow arrow", life={1: 1}, dead=(4,))
    t.say(0, "shoot:1")
    assert t.winner is None
    assert t.current == 2


@pytest.mark.rule("BD-050")
def test_the_game_goes_on_while_an_outlaw_lives() -> None:
    t = a_table(5, dice="two gatling gatling arrow arrow", life={2: 1}, dead=(4,))
    assert t.logged("out") == ["out:2:renegade"]
    assert t.winner is None
    assert t.current == 1


@pytest.mark.rule("BD-050")
def test_the_game_goes_on_when_only_deputies_have_fallen() -> None:
    t = a_table(8, dice="gatling gatling gatling arrow arrow", life={3: 1, 6: 1})
    assert t.logged("out") == ["out:3:deputy", "out:6:deputy"]
    assert t.winner is None


@pytest.mark.rule("BD-051", "BD-056")
def test_a_renegade_who_is_the_only_survivor_wins_when_the_sheriff_falls() -> None:
    t = a_table(4, dice="two gatling gatling arrow arrow", roller=2, life={0: 1}, dead=(1, 3))
    assert t.winner == "renegade"
    assert t.winners == [2]


@pytest.mark.rule("BD-051")
@pytest.mark.parametrize("survivor", ["outlaw", "deputy"])
def test_the_outlaws_win_when_the_sheriff_falls_and_somebody_else_lives(survivor: str) -> None:
    roles = ["sheriff", "outlaw", "renegade", "deputy", "outlaw"]
    alive = roles.index(survivor)
    dead = tuple(p for p in (1, 3, 4) if p != alive)
    t = a_table(5, dice="one gatling gatling arrow arrow", roller=2, life={0: 1}, dead=dead)
    t.say(2, "shoot:0")
    assert t.winner == "outlaws"
    assert t.winners == [1, 4]


@pytest.mark.rule("BD-051", "BD-056")
@pytest.mark.parametrize("survivor", [1, 3])
def test_a_lone_survivor_who_is_no_renegade_gives_the_outlaws_the_game(survivor: int) -> None:
    """Even a Deputy, and even if no Outlaw is alive."""
    dead = tuple(p for p in (1, 2, 3, 4) if p != survivor)
    t = a_table(5, dice="one gatling gatling arrow arrow", roller=survivor, life={0: 1}, dead=dead)
    assert t.winner == "outlaws"
    assert t.winners == [1, 4]


@pytest.mark.rule("BD-052")
@pytest.mark.parametrize("seats", [4, 5, 8])
def test_if_all_fall_at_the_same_moment_the_outlaws_win(seats: int) -> None:
    dead = tuple(range(2, seats))
    t = a_table(seats, arrows={0: 3, 1: 5}, life={0: 4, 1: 5}, dead=dead, rolls=("arrow calm calm calm calm",))
    assert t.life == [0] * seats
    assert t.winner == "outlaws"
    assert t.winners == [p for p, role in enumerate(t.of("role")) if role == "outlaw"]


@pytest.mark.rule("BD-052", "BD-056")
def test_a_renegade_who_falls_with_the_sheriff_does_not_win() -> None:
    t = a_table(4, roller=2, arrows={0: 3, 2: 5}, life={0: 2, 2: 6}, dead=(1, 3), rolls=("arrow calm calm calm calm",))
    assert t.winner == "outlaws"
    assert t.winners == [1, 3]


@pytest.mark.rule("BD-053", "BD-055")
def test_deputies_win_alive_or_not() -> None:
    t = a_table(7, dice=GATLING, life={1: 1, 6: 1}, dead=(2, 3, 4, 5))
    assert t.winner == "law"
    assert t.winners == [0, 3, 6], "one fell long ago, one in the same batch"


@pytest.mark.rule("BD-055")
def test_a_deputy_alone_with_the_renegade_has_no_victory() -> None:
    """The Sheriff is dead, so the game is over and the Deputies have lost, though one of them killed nobody."""
    t = a_table(5, dice="two gatling gatling arrow arrow", roller=2, life={0: 1}, dead=(1, 4))
    t.say(2, "shoot:0")
    assert t.winner == "outlaws"
    assert 3 not in (t.winners or [])


@pytest.mark.rule("BD-054")
def test_with_both_renegades_alive_the_outlaws_win() -> None:
    t = a_table(8, dice="one gatling gatling arrow arrow", roller=7, life={0: 1}, dead=(1, 3, 4, 5, 6))
    t.say(7, "shoot:0")
    assert t.winner == "outlaws"
    assert t.winners == [1, 4, 5]


@pytest.mark.rule("BD-054", "BD-056")
def test_each_renegade_plays_alone_and_the_eliminated_one_does_not_win() -> None:
    t = a_table(8, dice="one gatling gatling arrow arrow", roller=7, life={0: 1}, dead=(1, 2, 3, 4, 5, 6))
    assert t.winner == "renegade"
    assert t.winners == [7]


@pytest.mark.rule("BD-054", "BD-051")
def test_a_renegade_may_leave_the_other_and_the_sheriff_dead_in_one_batch() -> None:
    t = a_table(8, dice=GATLING, roller=7, life={0: 1, 2: 1}, dead=(1, 3, 4, 5, 6))
    assert t.winner == "renegade"
    assert t.winners == [7]


@pytest.mark.rule("BD-050", "BD-053")
def test_both_renegades_must_fall_before_the_law_wins() -> None:
    t = a_table(8, dice="one gatling gatling arrow arrow", life={2: 1}, dead=(1, 4, 5))
    t.say(0, "shoot:2")
    assert t.winner is None


@pytest.mark.rule("BD-051", "BD-050")
def test_a_dead_sheriff_is_judged_first() -> None:
    """BD-051: the Sheriff falls with the last Outlaw and the Renegade, a Deputy lives."""
    t = a_table(5, dice=GATLING, roller=3, life={0: 1, 1: 1, 2: 1}, dead=(4,))
    assert t.winner == "outlaws"
    assert t.winners == [1, 4]


@pytest.mark.rule("BD-057")
def test_a_sheriff_shot_ends_the_game_before_the_gatling_of_the_same_roll() -> None:
    """The gatling would have left the Renegade alone."""
    t = a_table(4, dice="two gatling gatling gatling beer", roller=2, life={0: 1, 1: 1, 3: 1})
    assert t.winner == "outlaws"
    assert t.winners == [1, 3]
    assert t.logged("poured", "gatling") == []
    assert t.life[1] == t.life[3] == 1


@pytest.mark.rule("BD-057")
def test_a_gatling_that_leaves_the_renegade_alone_gives_the_renegade_the_game() -> None:
    t = a_table(4, dice="gatling gatling gatling arrow arrow", roller=2, life={0: 1, 1: 1, 3: 1})
    assert t.winner == "renegade"
    assert t.winners == [2]


@pytest.mark.rule("BD-057", "BD-021")
def test_an_attack_that_ends_the_game_leaves_the_arrows_still_owed() -> None:
    t = a_table(4, roller=1, arrows={0: 8}, life={0: 8}, rolls=("arrow arrow arrow one beer",))
    assert t.winner == "outlaws"
    assert (t.arrows, t.middle) == ([0, 0, 0, 0], 9)
    assert t.log[-1].startswith("won:outlaws")


@pytest.mark.rule("BD-057", "BD-018")
def test_an_attack_that_ends_the_game_leaves_the_dynamite() -> None:
    t = a_table(4, roller=1, arrows={0: 8}, life={0: 8}, rolls=("arrow dynamite dynamite dynamite beer",))
    assert t.logged("dynamite") == []
    assert t.life[1] == 8


@pytest.mark.rule("BD-057", "BD-086")
def test_a_shot_that_ends_the_game_costs_no_arrow_of_el_gringo() -> None:
    """BD-027: the victory check comes before El Gringo's arrow."""
    t = a_table(4, dice="one gatling gatling gatling arrow", roller=1, cast={0: "el_gringo"}, life={0: 1})
    t.say(1, "shoot:0")
    assert t.winner == "outlaws"
    assert t.logged("arrow") == []


@pytest.mark.rule("BD-057", "BD-093")
def test_a_shot_that_ends_the_game_heals_no_vulture() -> None:
    """BD-027: the victory check comes before Vulture Sam."""
    t = a_table(4, dice="one gatling gatling arrow arrow", roller=1, cast={3: "vulture_sam"}, life={0: 1, 3: 1})
    t.say(1, "shoot:0")
    assert t.life[3] == 1
    assert t.log[-1].startswith("won:outlaws")


@pytest.mark.rule("BD-057", "BD-091", "BD-092")
@pytest.mark.parametrize("roller", ["suzy_lafayette", "kit_carlson"])
def test_a_gatling_that_ends_the_game_is_the_last_thing_that_happens(roller: str) -> None:
    t = a_table(4, dice=GATLING, roller=1, cast={1: roller}, life={0: 1, 1: 2}, arrows={3: 3})
    assert t.winner == "outlaws"
    assert t.asked is None
    assert t.life[1] == 2
    assert t.log[-1].startswith("won:outlaws")


@pytest.mark.rule("BD-057", "BD-027")
def test_the_attack_of_el_gringos_arrow_may_end_the_game() -> None:
    t = a_table(
        4, dice="one beer gatling gatling gatling", roller=1, cast={2: "el_gringo"}, arrows={0: 4, 3: 4}, life={0: 4}
    )
    t.say(1, "shoot:2")
    assert t.winner == "outlaws"
    assert t.logged("poured", "gatling") == []


@pytest.mark.rule("BD-EX-2")
def test_example_all_outlaws_dead_and_the_renegade_alive() -> None:
    t = a_table(5, dice="one gatling gatling arrow arrow", life={1: 1}, dead=(4,))
    t.say(0, "shoot:1")
    assert t.winner is None, "the game goes on"
    t = a_table(5, dice="two gatling gatling arrow arrow", roller=2, life={0: 1}, dead=(1, 4))
    t.say(2, "shoot:0")
    assert t.winner == "outlaws", "the Sheriff dies while a Deputy and a Renegade live"
