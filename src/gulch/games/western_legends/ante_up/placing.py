"""Where an event puts something (AU-035, AU-037): the choice of whoever carries it out, at random in the set-up
(AU-198)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import Domain, arg
from gulch.games.western_legends.ante_up.frontier import frontier_at
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.tokens import is_empty
from gulch.games.western_legends.ante_up.vocabulary import AU
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


def is_in(s: Western, territory: i64, area: i64) -> bool:
    board = s.board
    if area == MINES:
        return board.location[territory] == MINE
    if area == MAIN_BOARD:
        return board.region[territory] in PRINTED[:BUZZARD_FRONTIER]
    if area == BARE_FRONTIER:
        return frontier_at(territory) != NONE
    return board.region[territory] == PRINTED[area]


class Place(Verb[Western]):
    at: Final = arg(TERRITORY)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        there, area, first = self.at.of(action), PLACING.area.of(about), PLACING.first.of(about)
        if there >= s.board.size or not is_in(s, there, area):
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


PLACE: Final = Place(AU, "place", "AU-035")
PLACING: Final = Placing(AU, "placing", "AU-037", PLACE)


def choose_territory(s: Western, seat: i64, area: i64, first: i64 = NONE) -> i64:
    """NONE if there is no such territory."""
    about = PLACING.area.put(area)
    if first != NONE:
        about |= PLACING.second.put(1) | PLACING.first.put(first)
    fitting: list[int] = []
    PLACE.legal(s, max(0, seat), about, fitting)
    if not fitting:
        return NONE
    if seat == NOBODY:
        return PLACE.at.of(fitting[s.chance.below(len(fitting))])
    return PLACE.at.of(s.ask(seat, PLACING, about))
