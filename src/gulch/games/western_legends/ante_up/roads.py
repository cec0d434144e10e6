"""The board of Buzzard Gulch and the ways to it: two passes and the railroad (AU-117 to AU-127, AU-186)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Verb
from gulch.declare.words import SEAT
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.ante_up.components import CAMP, PASSES, STATIONS
from gulch.games.western_legends.ante_up.vocabulary import AU, WHEN_CROSSING_A_PASS, WHEN_RIDING_THE_RAILS
from gulch.games.western_legends.board import MAP, TERRITORIES
from gulch.games.western_legends.components import GOES_ON, NO_STACK, NONE
from gulch.games.western_legends.doors import happen, pay
from gulch.games.western_legends.locations import NOT_HERE, TOO_POOR
from gulch.games.western_legends.movement import SHERIFF_THERE, come_to, end_move, move_action, shunned, speed
from gulch.games.western_legends.rules import WesternRules
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import territory_in

FARE: Final = 1  # bills

TAKES_THE_TRAIL: Final = AU.event("takes_the_trail", "AU-123", who=SEAT)
RIDES_THE_RAILS: Final = AU.event("rides_the_rails", "AU-119", who=SEAT)


def join_board(rules: WesternRules) -> None:
    board = rules.board
    board.join(MAP["buzzard"], "BT1")
    board.ranch[CAMP] = NO_STACK
    for one, other in [*PASSES, STATIONS]:
        board.link(one, other)


def other_ends(ways: list[tuple[str, str]]) -> vec[i64]:
    """By territory: where such a way leads from there; NONE if there is none."""
    there = dict(ways) | {other: one for one, other in ways}
    return vec[i64]([TERRITORIES.index(there[name]) if name in there else NONE for name in TERRITORIES])


BY_PASS: Final = other_ends(PASSES)
BY_RAIL: Final = other_ends([STATIONS])


class Trail(Verb[Western]):
    """From one end of a pass to the other, and no further (AU-123, AU-124)."""

    def belongs(self, section: i64) -> bool:
        return BY_PASS[territory_in(section)] != NONE

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        there = BY_PASS[s.place[seat]]
        if there == NONE:
            return NOT_HERE
        return SHERIFF_THERE if there == shunned(s, seat) else LEGAL

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        s.say(EVERYONE, TAKES_THE_TRAIL, seat)
        here = TERRITORIES[s.place[seat]]
        happen(s, WHEN_CROSSING_A_PASS, seat, [here in ends for ends in PASSES].index(True))
        end_move(s, seat, come_to(s, seat, BY_PASS[s.place[seat]]))
        return GO_ON


class RideTheRails(Verb[Western]):
    """To the other station, then on from there: one move (AU-119 to AU-121). The train need not be there."""

    def belongs(self, section: i64) -> bool:
        return BY_RAIL[territory_in(section)] != NONE

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        there = BY_RAIL[s.place[seat]]
        if there == NONE:
            return NOT_HERE
        if there == shunned(s, seat):
            return SHERIFF_THERE
        return LEGAL if s.money[seat] >= FARE else TOO_POOR

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        pay(s, seat, FARE)
        s.say(EVERYONE, RIDES_THE_RAILS, seat)
        s.happen(WHEN_RIDING_THE_RAILS, seat)
        how = come_to(s, seat, BY_RAIL[s.place[seat]])
        if how == GOES_ON:
            move_action(s, seat, speed(s, seat))
        else:
            end_move(s, seat, how)
        return GO_ON


TRAIL: Final = Trail(AU, "trail", "AU-123")
RAIL: Final = RideTheRails(AU, "rail", "AU-119")
