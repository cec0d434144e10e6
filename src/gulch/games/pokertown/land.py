"""The land office's grid: three shapes, turned and mirrored, drawn into nine cells."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, Domain, arg
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.components import BY_BUILDING, BY_LAND, DOLLARS, STARS
from gulch.games.pokertown.figures import FIGURES
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.tokens import gain, pay
from gulch.games.pokertown.vocabulary import PT

TOO_POOR: Final = PT.reason("too-poor", "PT-075")
LAND_TAKEN: Final = PT.reason("land-taken", "PT-204")

SIDE: Final = len(FIGURES["land"]["stars"])
FULL: Final = (1 << SIDE * SIDE) - 1
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

PLOT: Final = Domain("plot", PLOT_NAMES, True)
DREW_LAND: Final = PT.event("land", "PT-069", who=SEAT, plot=PLOT)


class DrawPlot(Verb[Town]):
    """Draw this shape here."""

    plot: Final = arg(PLOT)

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        if PLOT_PRICE[self.plot.of(action)] > s.dollars[seat]:
            return TOO_POOR
        return LAND_TAKEN if s.land[seat] & PLOT_CELLS[self.plot.of(action)] else LEGAL

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        """The stars of the cells covered, and more for the ninth (PT-205, PT-206)."""
        plot = self.plot.of(action)
        pay(s, seat, DOLLARS, PLOT_PRICE[plot], BY_BUILDING)
        s.land[seat] |= PLOT_CELLS[plot]
        s.say(EVERYONE, DREW_LAND, seat, plot)
        gain(s, seat, STARS, PLOT_STARS[plot] + (FULL_STARS if s.land[seat] == FULL else 0), BY_LAND)
        return GO_ON


DRAW_PLOT: Final = DrawPlot(PT, "plot", "PT-069")
BUY_NOTHING: Final = Verb[Town](PT, "nothing", "PT-R20")
LAND: Final = Moment[Town](PT, "land", "PT-069", DRAW_PLOT, BUY_NOTHING)
