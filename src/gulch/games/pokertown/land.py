"""The land office's grid: three shapes, turned and mirrored, drawn into nine cells."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, NumberedVerb
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.components import BY_BUILDING, BY_LAND, DOLLARS, STARS
from gulch.games.pokertown.figures import FIGURES
from gulch.games.pokertown.inventory import gain, pay
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.vocabulary import DREW_LAND

TOO_POOR: Final = "too-poor"
LAND_TAKEN: Final = "land-taken"

SIDE: Final = 3
FULL: Final = 511
FULL_STARS: Final[i64] = FIGURES["land"]["full"]


def placements(cells: list[list[int]]) -> list[int]:
    """Every way to put a shape into the grid, as bits of the cells (PT-204)."""
    found = set()
    for turn in range(8):
        turned = [[-c, r] if turn & 1 else [r, c] for r, c in cells]
        turned = [[-r if turn & 2 else r, -c if turn & 4 else c] for r, c in turned]
        for down in range(-SIDE, SIDE + 1):
            for right in range(-SIDE, SIDE + 1):
                moved = [(r + down, c + right) for r, c in turned]
                if all(0 <= r < SIDE and 0 <= c < SIDE for r, c in moved):
                    found.add(sum(1 << (r * SIDE + c) for r, c in moved))
    return sorted(found)


def cells_of(mask: int) -> list[int]:
    return [i for i in range(SIDE * SIDE) if mask >> i & 1]


SHAPES: Final[list[str]] = [shape["id"] for shape in FIGURES["land"]["shapes"]]
ALL_PLOTS: Final = [(k, m) for k, shape in enumerate(FIGURES["land"]["shapes"]) for m in placements(shape["cells"])]
PLOT_NAMES: Final = [f"{SHAPES[k]}_{''.join(str(i + 1) for i in cells_of(mask))}" for k, mask in ALL_PLOTS]
PLOT_CELLS: Final = vec[i64]([mask for _, mask in ALL_PLOTS])
PLOT_PRICE: Final = vec[i64]([FIGURES["land"]["shapes"][k]["price"] for k, _ in ALL_PLOTS])
CELL_STARS: Final[list[int]] = [stars for row in FIGURES["land"]["stars"] for stars in row]
PLOT_STARS: Final = vec[i64]([sum(CELL_STARS[i] for i in cells_of(mask)) for _, mask in ALL_PLOTS])


class Plot(NumberedVerb[Town]):
    """Draw this shape here."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        if PLOT_PRICE[action >> 8] > s.dollars[seat]:
            return TOO_POOR
        return LAND_TAKEN if s.land[seat] & PLOT_CELLS[action >> 8] else LEGAL

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        """The stars of the cells covered, and more for the ninth (PT-205, PT-206)."""
        plot = action >> 8
        pay(s, seat, DOLLARS, PLOT_PRICE[plot], BY_BUILDING)
        s.land[seat] |= PLOT_CELLS[plot]
        s.tell(EVERYONE, DREW_LAND | seat << 8 | plot << 16)
        gain(s, seat, STARS, PLOT_STARS[plot] + (FULL_STARS if s.land[seat] == FULL else 0), BY_LAND)
        return GO_ON
