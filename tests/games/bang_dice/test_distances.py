"""Who is in reach: any number of living players, any seating of the dead, any shooter (BD-030 to BD-032)."""

from __future__ import annotations

from itertools import combinations

import pytest

from games.bang_dice.distances import PLAIN, REACH
from games.bang_dice.shootout import LIFE, Shootout, a_table

FACES = ["one", "two"]


def aiming(seats: int, shooter: str, face: str, roller: int = 0, dead: tuple[int, ...] = ()) -> Shootout:
    """Two dice show the face, so that the first is asked about even where the second is not."""
    cast = {roller: shooter} if shooter else {}
    return a_table(seats, dice=f"{face} {face} gatling gatling arrow", roller=roller, cast=cast, dead=dead)


def reached(t: Shootout, roller: int) -> set[int]:
    """Whom the first die may hit. A question with one option is not asked; then the log says whom it hit."""
    if t.asked == (roller, "aim"):
        return t.targets
    return {int(event.split(":")[2]) for event in t.logged("aimed")}


def expected(seats: int, shooter: str, face: str, roller: int, dead: tuple[int, ...]) -> set[int]:
    around = [(roller + k) % seats for k in range(seats)]
    living = [seat for seat in around if seat not in dead]
    places = REACH.get(shooter, PLAIN)[len(living)][FACES.index(face)]
    return {living[place] for place in places}


@pytest.mark.rule("BD-030", "BD-031")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("alive", range(3, 9))
@pytest.mark.parametrize("shooter", sorted(LIFE))
def test_a_shot_reaches_whom_the_table_of_distances_says(shooter: str, alive: int, face: str) -> None:
    """BD-084 is Calamity Janet's row of four: a one and a two are interchangeable, so all three are in reach."""
    for roller in range(alive):
        t = aiming(alive, shooter, face, roller)
        assert reached(t, roller) == expected(alive, shooter, face, roller, ())


@pytest.mark.rule("BD-032", "BD-030", "BD-031", "BD-043")
@pytest.mark.parametrize("face", FACES)
@pytest.mark.parametrize("shooter", ["", "calamity_janet", "rose_doolan"])
@pytest.mark.parametrize("seats", [4, 5, 6, 8])
def test_distance_skips_eliminated_players(seats: int, shooter: str, face: str) -> None:
    """All the ways in which the others may be dead, as long as the game goes on; the Sheriff is the roller."""
    for deaths in range(1, seats - 1):
        for dead in combinations(range(1, seats), deaths):
            t = aiming(seats, shooter, face, 0, dead)
            assert reached(t, 0) == expected(seats, shooter, face, 0, dead)


@pytest.mark.rule("BD-031")
@pytest.mark.parametrize("dead, reach", [((1,), {2, 3}), ((2,), {1, 3}), ((1, 2), {3}), ((2, 3), {1})])
def test_with_three_or_two_alive_a_two_is_a_one(dead: tuple[int, ...], reach: set[int]) -> None:
    t = aiming(4, "", "two", 0, dead)
    assert reached(t, 0) == reached(aiming(4, "", "one", 0, dead), 0) == reach


@pytest.mark.rule("BD-030", "BD-031", "BD-043")
def test_a_shot_out_of_reach_is_refused_with_its_rule() -> None:
    t = aiming(6, "", "one", 0, (1,))
    assert t.targets == {2, 5}
    assert t.why_not(0, "shoot:0") == [("BD-030", "not-yourself")]
    assert t.why_not(0, "shoot:1") == [("BD-043", "is-out")]
    ((rule, reason),) = t.why_not(0, "shoot:3")
    assert reason.startswith("wrong-distance")
    assert rule in ("BD-030", "BD-031", "BD-032")
    assert t.why_not(0, "shoot:2") == []
    assert t.why_not(0, "shoot:7") == [("", "no-such-action")]
    assert t.why_not(2, "shoot:0") == [("", "not-asked")]


@pytest.mark.rule("BD-030", "BD-031", "BD-084", "BD-085")
@pytest.mark.parametrize(
    "shooter, face, rules",
    [
        ("", "one", {1: "BD-030", 5: "BD-030"}),
        ("", "two", {2: "BD-031", 4: "BD-031"}),
        ("calamity_janet", "one", {1: "BD-030", 5: "BD-030", 2: "BD-084", 4: "BD-084"}),
        ("calamity_janet", "two", {1: "BD-084", 5: "BD-084", 2: "BD-031", 4: "BD-031"}),
        ("rose_doolan", "two", {2: "BD-031", 4: "BD-031", 3: "BD-085"}),
    ],
)
def test_each_target_cites_the_rule_that_puts_it_in_reach(shooter: str, face: str, rules: dict[int, str]) -> None:
    t = aiming(6, shooter, face)
    (question,) = t.table.pending.values()
    assert {int(option.params["at"]): option.rule for option in question.options} == rules
