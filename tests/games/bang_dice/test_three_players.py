"""Three players: BD-060 to BD-064. Seat 0 is the Deputy, 1 the Outlaw, 2 the Renegade."""

from __future__ import annotations

import pytest

import gulch
from games.bang_dice.shootout import LIFE, Shootout, a_table

DEPUTY, OUTLAW, RENEGADE = 0, 1, 2
NAMES = ["deputy", "outlaw", "renegade"]
QUARRY = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}
SHOT = "one arrow arrow gatling gatling"
GATLING = "gatling gatling gatling arrow arrow"
hunters = pytest.mark.parametrize("hunter", [DEPUTY, OUTLAW, RENEGADE])


def other_than(*seats: int) -> int:
    return next(p for p in (0, 1, 2) if p not in seats)


@pytest.mark.rule("BD-060")
def test_the_roles_are_dealt_open_to_all() -> None:
    for seed in range(40):
        table = gulch.load("bang_dice").table(3, seed)
        for viewer in (None, 0, 1, 2):
            roles = [player["role"] for player in table.view(viewer)["players"]]
            assert sorted(roles) == ["deputy", "outlaw", "renegade"]
            assert table.events(viewer)[0] == f"turn:{roles.index('deputy')}", "the Deputy starts"


@pytest.mark.rule("BD-061")
@hunters
def test_whoever_shoots_the_own_quarry_dead_wins_at_once(hunter: int) -> None:
    t = a_table(3, dice=SHOT, roller=hunter, life={QUARRY[hunter]: 1})
    t.say(hunter, f"shoot:{QUARRY[hunter]}")
    assert t.winner == NAMES[hunter]
    assert t.winners == [hunter]
    assert t.life[other_than(hunter, QUARRY[hunter])] > 0


@pytest.mark.rule("BD-061")
@hunters
def test_the_own_gatling_is_an_own_action(hunter: int) -> None:
    t = a_table(3, dice=GATLING, roller=hunter, life={QUARRY[hunter]: 1})
    assert t.winners == [hunter]


@pytest.mark.rule("BD-061")
@hunters
def test_a_gatling_that_kills_both_others_wins(hunter: int) -> None:
    """BD-061. BD-037: the shooter is unhurt, so hunter and quarry never fall together by a gatling."""
    others = [p for p in (0, 1, 2) if p != hunter]
    t = a_table(3, dice=GATLING, roller=hunter, life=dict.fromkeys(others, 1) | {hunter: 1})
    assert t.winners == [hunter]
    assert t.life[hunter] == 1


@pytest.mark.rule("BD-061", "BD-033")
@hunters
def test_shots_that_kill_both_others_win(hunter: int) -> None:
    prey, third = QUARRY[hunter], other_than(hunter, QUARRY[hunter])
    t = a_table(3, dice="one two arrow gatling gatling", roller=hunter, life={prey: 1, third: 1})
    t.say(hunter, f"shoot:{third}", f"shoot:{prey}")
    assert t.winners == [hunter]


@pytest.mark.rule("BD-061", "BD-062")
@hunters
def test_killing_somebody_elses_quarry_wins_nothing(hunter: int) -> None:
    victim = other_than(hunter, QUARRY[hunter])
    t = a_table(3, dice=SHOT, roller=hunter, life={victim: 1})
    t.say(hunter, f"shoot:{victim}")
    assert t.winner is None
    assert t.current == QUARRY[hunter]


@pytest.mark.rule("BD-062")
@hunters
def test_of_the_two_who_are_left_the_last_alive_wins_by_a_shot(hunter: int) -> None:
    """The quarry is gone already; now the hunter shoots the only other one."""
    victim = other_than(hunter, QUARRY[hunter])
    t = a_table(3, dice=SHOT, roller=hunter, dead=(QUARRY[hunter],), life={victim: 1})
    assert t.winners == [hunter]


@pytest.mark.rule("BD-062")
@hunters
def test_of_the_two_who_are_left_the_last_alive_wins_by_the_others_dynamite(hunter: int) -> None:
    victim = other_than(hunter, QUARRY[hunter])
    t = a_table(
        3,
        at="rolling",
        dice="dynamite dynamite dynamite one one",
        roller=victim,
        dead=(QUARRY[hunter],),
        life={victim: 1},
    )
    assert t.winners == [hunter]


@pytest.mark.rule("BD-062")
@hunters
def test_of_the_two_who_are_left_the_last_alive_wins_by_the_attack(hunter: int) -> None:
    victim = other_than(hunter, QUARRY[hunter])
    t = a_table(
        3,
        roller=hunter,
        dead=(QUARRY[hunter],),
        life={victim: 3},
        arrows={victim: 8},
        rolls=("arrow calm calm calm calm",),
    )
    assert t.winners == [hunter]


@pytest.mark.rule("BD-062")
@hunters
def test_a_quarry_that_falls_to_the_indians_wins_nothing_for_the_roller(hunter: int) -> None:
    """BD-062."""
    prey = QUARRY[hunter]
    t = a_table(3, roller=hunter, arrows={prey: 8}, life={prey: 8}, rolls=("arrow calm calm calm calm",))
    assert t.life[prey] == 0
    assert t.winner is None
    assert t.asked == (hunter, "reroll")


@pytest.mark.rule("BD-062", "BD-027")
def test_a_quarry_that_falls_to_the_attack_of_el_gringos_arrow_wins_nothing_for_the_roller() -> None:
    """BD-062: Indians are nobody's own action, even if an own shot brought them."""
    t = a_table(3, dice=SHOT, roller=DEPUTY, cast={OUTLAW: "el_gringo"}, arrows={RENEGADE: 8}, life={RENEGADE: 8})
    t.say(DEPUTY, f"shoot:{OUTLAW}")
    assert t.life[RENEGADE] == 0
    assert t.winner is None


@pytest.mark.rule("BD-062")
@hunters
def test_a_quarry_that_falls_to_the_own_dynamite_wins_nothing_for_the_hunter(hunter: int) -> None:
    """BD-062."""
    prey = QUARRY[hunter]
    t = a_table(3, at="rolling", dice="dynamite dynamite dynamite one one", roller=prey, life={prey: 1})
    assert t.winner is None
    assert t.life[prey] == 0
    assert t.current == (prey + 1) % 3


@pytest.mark.rule("BD-062")
def test_an_attack_that_leaves_one_alive_lets_that_one_win() -> None:
    t = a_table(
        3,
        roller=DEPUTY,
        arrows={OUTLAW: 4, RENEGADE: 4},
        life={OUTLAW: 4, RENEGADE: 4},
        rolls=("arrow calm calm calm calm",),
    )
    assert t.winners == [DEPUTY]


@pytest.mark.rule("BD-062")
@pytest.mark.parametrize("dead", [(), (OUTLAW,)])
def test_if_all_who_are_left_fall_together_nobody_wins(dead: tuple[int, ...]) -> None:
    """BD-062."""
    arrows = {DEPUTY: 3, RENEGADE: 5} if dead else {DEPUTY: 3, OUTLAW: 2, RENEGADE: 3}
    life = dict.fromkeys((0, 1, 2), 2)
    t = a_table(3, roller=DEPUTY, arrows=arrows, life=life, dead=dead, rolls=("arrow calm calm calm calm",))
    assert t.life == [0, 0, 0]
    assert t.asked is None
    assert t.winner == "nobody"
    assert t.winners == []
    assert t.table.outcome is not None
    assert t.table.outcome.ranks == [1, 1, 1]


@pytest.mark.rule("BD-063")
def test_nobody_has_a_sheriffs_bonus() -> None:
    for seed in range(40):
        players = gulch.load("bang_dice").table(3, seed).view(None)["players"]
        assert [player["max_life"] for player in players] == [LIFE[player["character"]] for player in players]


@pytest.mark.rule("BD-064", "BD-031")
@pytest.mark.parametrize("roller", range(3))
def test_a_two_is_a_one_throughout(roller: int) -> None:
    t = a_table(3, dice="two arrow arrow gatling gatling", roller=roller)
    assert t.targets == {0, 1, 2} - {roller}


@pytest.mark.rule("BD-064")
def test_everything_else_is_as_in_the_larger_game() -> None:
    """One turn: arrows, an attack, dynamite, a shot, a beer."""
    t = a_table(3, arrows={1: 4, 2: 4}, rolls=("arrow one beer calm calm", "dynamite dynamite"), life={0: 5})
    assert t.life == [4, 4, 4]
    t.say(0, "reroll:45")
    t.stop()
    t.say(0, "shoot:1")
    assert t.targets == {0, 1, 2}
    t.say(0, "pour:2")
    assert t.life == [4, 3, 5]
    assert t.current == 1


def cited_at_the_end(t: Shootout) -> str:
    return t.table.describe(t.log[-1]).rule


@pytest.mark.rule("BD-061")
@hunters
def test_a_hunters_victory_cites_its_rule(hunter: int) -> None:
    t = a_table(3, dice=GATLING, roller=hunter, life={QUARRY[hunter]: 1})
    assert cited_at_the_end(t) == "BD-061"


@pytest.mark.rule("BD-062")
@hunters
def test_the_last_ones_victory_cites_its_rule(hunter: int) -> None:
    victim = other_than(hunter, QUARRY[hunter])
    t = a_table(3, dice=SHOT, roller=hunter, dead=(QUARRY[hunter],), life={victim: 1})
    assert cited_at_the_end(t) == "BD-062"


@pytest.mark.rule("BD-062")
def test_a_draw_cites_its_rule() -> None:
    life = dict.fromkeys(range(3), 1)
    t = a_table(3, arrows={0: 3, 1: 2, 2: 3}, life=life, rolls=("arrow calm calm calm calm",))
    assert cited_at_the_end(t) == "BD-062"
