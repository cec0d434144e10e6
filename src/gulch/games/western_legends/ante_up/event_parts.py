"""What events are made of. The seat is whoever carries the event out, NOBODY in the set-up; then sheriff, bandits and
players are left out (AU-019, AU-198)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.ante_up.frontier import frontier_at, put_token, unplaced
from gulch.games.western_legends.ante_up.herds import let_graze, lose_gold
from gulch.games.western_legends.ante_up.placing import BARE_FRONTIER, choose_territory
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.tokens import (
    PROSPECTORS_LIE,
    RENEGADES_LIE,
    is_empty,
    is_left,
    longhorns_left,
    nuggets_left,
    place_token,
)
from gulch.games.western_legends.ante_up.vocabulary import AU, TOWN
from gulch.games.western_legends.ante_up.zones import ROLLER_SUPPLY, ROLLERS
from gulch.games.western_legends.asking import PICK, Picking
from gulch.games.western_legends.board import TERRITORIES
from gulch.games.western_legends.components import HIDEOUTS, NOBODY, NONE
from gulch.games.western_legends.movement import TOO_FAR
from gulch.games.western_legends.npcs import place_bandit
from gulch.games.western_legends.parts import Effect
from gulch.games.western_legends.paths import steps_to
from gulch.games.western_legends.sheriff import confront, enter, hunt, send_sheriff_back, wanted_here
from gulch.games.western_legends.state import CHOOSE, Western
from gulch.games.western_legends.table import sheriff_is_active
from gulch.games.western_legends.vocabulary import TERRITORY
from gulch.pieces.sets import bit

NO_AREA: Final = -1
POSTERS_STEPS: Final = 6
NO_SHORTEST_WAY: Final = AU.reason("no-shortest-way", "AU-R104")
ROLLER_AT: Final = AU.event("roller_at", "AU-062", town=TOWN)

Who = Callable[[Western, i64, i64], bool]


def is_playing(s: Western, seat: i64) -> bool:
    """Not in the set-up, nor for the owner of a starting gazette (AU-197, AU-R108)."""
    return seat != NOBODY and s.at != CHOOSE


# ---- tokens ----------------------------------------------------------------------------------------------------------
class PlaceRenegade(Effect):
    """On a territory of this name, or of the resolver's choice in an area; `gold`: with a nugget."""

    def __init__(self, at: str = "", area: int = NO_AREA, gold: bool = False) -> None:
        self.at: i64 = TERRITORIES.index(at) if at else NONE
        self.area = area
        self.gold = gold

    def do(self, s: Western, seat: i64) -> None:
        if not is_left(s, RENEGADES_LIE):
            return
        there = self.at if self.at != NONE else choose_territory(s, seat, self.area)
        if there != NONE and place_token(s, RENEGADES_LIE, there) and self.gold:
            lose_gold(s, there)


class PlaceProspector(Effect):
    """At this mine, or at another empty one."""

    def __init__(self, at: str, mines: int, gold: bool = False) -> None:
        self.at: i64 = TERRITORIES.index(at)
        self.mines = mines
        self.gold = gold

    def do(self, s: Western, seat: i64) -> None:
        if not is_left(s, PROSPECTORS_LIE):
            return
        there = self.at if is_empty(s, self.at) else choose_territory(s, seat, self.mines)
        if there != NONE and place_token(s, PROSPECTORS_LIE, there) and self.gold:
            lose_gold(s, there)


class PlaceRoller(Effect):
    """On the saloon of a town, if no other is there (AU-R07)."""

    def __init__(self, town: int) -> None:
        self.town: i64 = town

    def do(self, s: Western, seat: i64) -> None:
        box, there = ante_up(s).box, ROLLERS.of(self.town)
        if box.count[there] == 0 and box.count[ROLLER_SUPPLY.first] > 0:
            box.put(s, box.blind(ROLLER_SUPPLY.first, s.chance), there)
            s.say(EVERYONE, ROLLER_AT, self.town)


class PlaceLonghorns(Effect):
    """Together on one empty territory; whoever is beside it may have to suffer (`stampede`)."""

    def __init__(self, longhorns: int, area: int, stampede: Effect | None = None) -> None:
        self.longhorns: i64 = longhorns
        self.area = area
        self.stampede = stampede

    def do(self, s: Western, seat: i64) -> None:
        longhorns = min(self.longhorns, longhorns_left(s))
        there = choose_territory(s, seat, self.area) if longhorns > 0 else NONE
        if there == NONE:
            return
        let_graze(s, longhorns, there)
        if self.stampede is not None:
            near = [int(t) for t in s.board.near[there]]
            Everyone(lambda s, seat, p: int(s.place[p]) in near, self.stampede).do(s, seat)


class LoseGold(Effect):
    """A nugget on each of two territories (AU-R102)."""

    def __init__(self, area: int) -> None:
        self.area = area

    def do(self, s: Western, seat: i64) -> None:
        first = choose_territory(s, seat, self.area) if nuggets_left(s) > 0 else NONE
        if first == NONE:
            return
        lose_gold(s, first)
        second = choose_territory(s, seat, self.area, first) if nuggets_left(s) > 0 else NONE
        if second != NONE:
            lose_gold(s, second)


class Survey(Effect):
    """A frontier token from the supply where none is."""

    def do(self, s: Western, seat: i64) -> None:
        if not unplaced(s) or NONE not in [int(token) for token in ante_up(s).frontier]:
            return
        there = choose_territory(s, seat, BARE_FRONTIER)
        if there != NONE:
            put_token(s, frontier_at(there))


# ---- sheriff and bandits ---------------------------------------------------------------------------------------------
class SheriffMoves(Effect):
    def __init__(self, steps: int) -> None:
        self.steps: i64 = steps

    def do(self, s: Western, seat: i64) -> None:
        if is_playing(s, seat):
            hunt(s, seat, self.steps)


class SheriffRecalled(Effect):
    """Active or not; no move and no attempt."""

    def do(self, s: Western, seat: i64) -> None:
        if is_playing(s, seat):
            send_sheriff_back(s, s.board.office)


class Bandits(Effect):
    """In both hideouts of these letters."""

    def __init__(self, letters: str) -> None:
        self.hideouts = [h for h, hideout in enumerate(HIDEOUTS) if hideout[0] in letters]

    def do(self, s: Western, seat: i64) -> None:
        if is_playing(s, seat):
            for hideout in self.hideouts:
                place_bandit(s, hideout, seat)


class Posters(Effect):
    """The sheriff goes to the most wanted player, until he meets a wanted one (AU-R104)."""

    def do(self, s: Western, seat: i64) -> None:
        if not is_playing(s, seat) or not sheriff_is_active(s):
            return
        most = max([int(points) for points in s.wanted])
        tied = sum([1 << p for p in range(s.seats) if s.wanted[p] == most])
        prey = PICK.who.of(s.ask(seat, PURSUING, PURSUING.among.put(tied)))
        for _ in range(POSTERS_STEPS):
            if s.sheriff == s.place[prey]:
                return
            enter(s, STALK.to.of(s.ask(seat, STALKING, STALKING.prey.put(prey))))
            if wanted_here(s) != 0:
                confront(s, seat)
                return


class Stalk(Verb[Western]):
    """One step nearer, links between the boards included."""

    to: Final = arg(TERRITORY)

    def legal(self, s: Western, seat: i64, about: i64, out: list[int]) -> None:
        far = steps_to(s, s.place[STALKING.prey.of(about)])
        for t in sorted([int(t) for t in s.board.roads[s.sheriff]]):
            if far[t] == far[s.sheriff] - 1:
                self.add(out, t)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        to = self.to.of(action)
        far = steps_to(s, s.place[STALKING.prey.of(about)])
        if int(to) not in [int(t) for t in s.board.roads[s.sheriff]]:
            return TOO_FAR
        return LEGAL if far[to] == far[s.sheriff] - 1 else NO_SHORTEST_WAY


class Stalking(Moment[Western]):
    prey: Final = arg(SEAT)


class Pursuing(Picking):
    """One of those who are most wanted."""

    def cite(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return self.rule


STALK: Final = Stalk(AU, "stalk", "AU-R104")
STALKING: Final = Stalking(AU, "stalking", "AU-R104", STALK)
PURSUING: Final = Pursuing(AU, "pursuing", "AU-R104", PICK)


# ---- players ---------------------------------------------------------------------------------------------------------
class Everyone(Effect):
    """Clockwise from the resolver, everybody of whom it is so at that moment."""

    def __init__(self, who: Who, what: Effect) -> None:
        self.who = who
        self.what = what

    def do(self, s: Western, seat: i64) -> None:
        if not is_playing(s, seat):
            return
        hit: i64 = 0
        p: i64
        for p in range(s.seats):
            hit |= bit(p) if self.who(s, seat, p) else 0
        for k in range(s.seats):
            p = (seat + k) % s.seats
            if hit >> p & 1:
                self.what.do(s, p)
