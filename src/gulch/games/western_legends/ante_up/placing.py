"""Where an event puts something (AU-035, AU-037): the choice of whoever carries it out, at random in the set-up
(AU-198)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Declared, Moment, Verb
from gulch.declare.words import Domain, arg
from gulch.games.western_legends.ante_up.frontier import frontier_at
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.tokens import is_empty
from gulch.games.western_legends.ante_up.vocabulary import AU
from gulch.games.western_legends.board import EVERYWHERE, LOCATION_AT
from gulch.games.western_legends.components import MINE, NOBODY, NONE
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.vocabulary import TERRITORY

REGIONS: Final = {  # as the map file calls them
    "mesitos_point": "Mesito's Point",
    "sunny_hills": "Sunny Hills",
    "spikes_view": "Spike's View",
    "cliff_junction": "Cliff Junction",
    "dixon_creek": "Dixon Creek",
    "buzzard_gulch_frontier": "Buzzard Gulch Frontier",
}
AREAS: Final = [*REGIONS, "mines", "main_board", "bare_frontier"]
MESITOS_POINT: Final = 0
SUNNY_HILLS: Final = 1
SPIKES_VIEW: Final = 2
CLIFF_JUNCTION: Final = 3
BUZZARD_FRONTIER: Final = 5
MINES: Final = 6
MAIN_BOARD: Final = 7  # out of town; a second territory in another region
BARE_FRONTIER: Final = 8
PRINTED: Final = list(REGIONS.values())

NOT_EMPTY: Final = AU.reason("not-empty", "AU-035")
NOT_IN_AREA: Final = AU.reason("not-in-area", "AU-037")


def is_in(territory: i64, region: str, area: i64) -> bool:
    if area == MINES:
        return LOCATION_AT[territory] == MINE
    if area == MAIN_BOARD:
        return region in PRINTED[:BUZZARD_FRONTIER]
    if area == BARE_FRONTIER:
        return frontier_at(territory) != NONE
    return region == PRINTED[area]


def territories_in(area: i64) -> list[int]:
    return [t for t, node in enumerate(EVERYWHERE.values()) if is_in(t, node["region"], area)]


class Place(Verb[Western]):
    at: Final = arg(TERRITORY)

    def __init__(self, declared: Declared, name: str, rule: str) -> None:
        super().__init__(declared, name, rule)
        self.within = [[self.action(t) for t in territories_in(area)] for area in range(len(AREAS))]

    def choices(self, s: Western, seat: i64, about: i64) -> list[int]:
        return self.within[PLACING.area.of(about)]

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        there, area, first = self.at.of(action), PLACING.area.of(about), PLACING.first.of(about)
        if not AREAS_AT[there] >> area & 1:
            return NOT_IN_AREA
        if PLACING.second.of(about):
            same = s.board.region[there] == s.board.region[first] if area == MAIN_BOARD else there == first
            if same:
                return NOT_IN_AREA
        if area == BARE_FRONTIER:
            return LEGAL if ante_up(s).frontier[frontier_at(there)] == NONE else NOT_EMPTY
        return LEGAL if is_empty(s, there) else NOT_EMPTY


class Placing(Moment[Western]):
    area: Final = arg(Domain("area", AREAS))
    second: Final = arg(Domain("second", ["0", "1"]))
    first: Final = arg(TERRITORY)  # where the first of two was placed


AREAS_AT: Final = vec[i64](  # by territory, as bits
    [sum([1 << area for area in range(len(AREAS)) if t in territories_in(area)]) for t in range(len(EVERYWHERE))]
)
PLACE: Final = Place(AU, "place", "AU-035")
PLACING: Final = Placing(AU, "placing", "AU-037", PLACE)


def choose_territory(s: Western, seat: i64, area: i64, first: i64 = NONE) -> i64:
    """NONE if there is no such territory."""
    about = PLACING.area.put(area)
    if first != NONE:
        about |= PLACING.second.put(1) | PLACING.first.put(first)
    if seat == NOBODY:
        fitting: list[int] = []
        PLACE.legal(s, 0, about, fitting)
        return PLACE.at.of(fitting[s.chance.below(len(fitting))]) if fitting else NONE
    if all(PLACE.why_not(s, seat, about, action) for action in PLACE.choices(s, seat, about)):
        return NONE
    return PLACE.at.of(s.ask(seat, PLACING, about))
