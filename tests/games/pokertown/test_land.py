"""The land office: every placement of every shape, prices, stars, the full grid."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from games.pokertown.sheets import a_table, answer, asked, goods, options, sheet, why
from gulch.games.pokertown.figures import FIGURES

SHAPES = {shape["id"]: shape for shape in FIGURES["land"]["shapes"]}
STARS = [stars for row in FIGURES["land"]["stars"] for stars in row]


def office(dollars: int = 30, land: Any = ()) -> Any:
    table = a_table("9c 8s 4h", dollars=dollars, land=list(land), visited=["land_office"], nuggets=0)
    return answer(table, "use:1:2")


def connected(cells: tuple[int, ...]) -> bool:
    """Cells that hang together by their edges."""
    seen, todo = {cells[0]}, [cells[0]]
    while todo:
        at = todo.pop()
        for other in set(cells) - seen:
            if abs(at // 3 - other // 3) + abs(at % 3 - other % 3) == 1:
                seen.add(other)
                todo.append(other)
    return len(seen) == len(cells)


def all_placements() -> dict[str, set[tuple[int, ...]]]:
    """By brute force: two, three in a line, three not in a line."""
    found: dict[str, set[tuple[int, ...]]] = {"domino": set(), "line": set(), "corner": set()}
    for cells in [*combinations(range(9), 2), *combinations(range(9), 3)]:
        if connected(cells):
            line = len({c // 3 for c in cells}) == 1 or len({c % 3 for c in cells}) == 1
            found["domino" if len(cells) == 2 else "line" if line else "corner"].add(cells)
    return found


PLACEMENTS = [(shape, cells) for shape, all_cells in all_placements().items() for cells in sorted(all_cells)]
names = [f"{shape}_{''.join(str(i + 1) for i in cells)}" for shape, cells in PLACEMENTS]


@pytest.mark.rule("PT-069", "PT-204", "PT-207")
def test_all_placements_of_all_shapes_are_offered_turned_and_mirrored() -> None:
    assert sorted(options(office())) == sorted([*(f"plot:{name}" for name in names), "nothing"])
    assert len(names) == 12 + 6 + 16


@pytest.mark.rule("PT-069", "PT-205")
@pytest.mark.parametrize("shape, cells", PLACEMENTS, ids=names)
def test_every_placement_costs_its_price_and_gives_the_stars_it_covers(shape: str, cells: tuple[int, ...]) -> None:
    table = answer(office(), f"plot:{shape}_{''.join(str(i + 1) for i in cells)}")
    assert goods(table)[0] == 30 - SHAPES[shape]["price"]
    assert goods(table)[2] == sum(STARS[i] for i in cells)
    assert [i for i, drawn in enumerate(sheet(table)["land"]) if drawn] == list(cells)
    assert asked(table) == "assign", "one shape per visit"


@pytest.mark.rule("PT-204")
@pytest.mark.parametrize("shape, cells", PLACEMENTS, ids=names)
def test_no_placement_may_cover_a_drawn_cell(shape: str, cells: tuple[int, ...]) -> None:
    name = f"plot:{shape}_{''.join(str(i + 1) for i in cells)}"
    for cell in range(9):
        table = office(land=[cell + 1])
        assert why(table, name) == ("land-taken" if cell in cells else "")


@pytest.mark.rule("PT-206")
def test_the_ninth_cell_gives_seven_stars_more() -> None:
    table = answer(office(land=[1, 2, 3, 4, 5, 6]), "plot:line_789")
    assert goods(table)[2] == 1 + 1 + 3 + 7


@pytest.mark.rule("PT-207")
def test_a_shape_may_be_bought_again_at_a_later_visit() -> None:
    table = office(land=[1, 2, 3])
    assert "plot:line_456" in options(table)


@pytest.mark.rule("PT-R25", "PT-204")
def test_without_a_shape_that_fits_or_can_be_paid_the_visit_has_no_effect() -> None:
    assert asked(office(land=[1, 2, 3, 4, 6, 7, 8, 9])) == "assign"
    assert asked(office(dollars=3)) == "assign"
    assert {id.split("_")[0] for id in options(office(dollars=5))} == {"plot:domino", "nothing"}
