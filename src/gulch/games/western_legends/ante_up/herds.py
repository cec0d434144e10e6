"""Longhorns, and nuggets that lie on the board (AU-038 to AU-048, AU-088 to AU-091, AU-204, AU-205)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, WHOLE, Domain, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.tokens import longhorns_left, nuggets_left
from gulch.games.western_legends.ante_up.vocabulary import AU
from gulch.games.western_legends.cattle import NO_ROOM, cattle_held, has_room
from gulch.games.western_legends.components import NONE, STATION
from gulch.games.western_legends.doors import gain_legend, gain_money, gain_nuggets, nugget_limit
from gulch.games.western_legends.parts import Burden, Effect
from gulch.games.western_legends.quarrels import NOTHING_TO_STEAL, Robbery, steal_cattle
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import location_of
from gulch.games.western_legends.vocabulary import TERRITORY
from gulch.pieces.domains import number_domain

LONGHORN_MONEY: Final = 3  # bills
HAUL_RULES: Final = {"round_up": "AU-038", "deliver": "AU-043", "pick_up": "AU-090"}
HAULS: Final = list(HAUL_RULES)
ROUND_UP_SOME: Final = 0
DELIVER_SOME: Final = 1
PICK_UP_SOME: Final = 2

NO_LONGHORNS: Final = AU.reason("no-longhorns", "AU-038")
AT_LEAST_ONE: Final = AU.reason("at-least-one", "AU-038")
NOT_SO_MANY: Final = AU.reason("not-so-many", "AU-090")

LONGHORNS_AT: Final = AU.event("longhorns_at", "AU-033", count=WHOLE, at=TERRITORY)
GOLD_AT: Final = AU.event("gold_at", "AU-088", at=TERRITORY)
GOT_LONGHORNS: Final = AU.event("got_longhorns", "AU-038", who=SEAT, count=WHOLE, left=WHOLE)
SOLD_LONGHORNS: Final = AU.event("sold_longhorns", "AU-044", who=SEAT, count=WHOLE, left=WHOLE)
LOST_LONGHORNS: Final = AU.event("lost_longhorns", "AU-047", who=SEAT)
STOLE_LONGHORN: Final = AU.event("stole_longhorn", "AU-040", who=SEAT, victim=SEAT)


# ---- coming to the board ---------------------------------------------------------------------------------------------
def let_graze(s: Western, longhorns: i64, territory: i64) -> None:
    ante_up(s).grazing[territory] += longhorns
    s.say(EVERYONE, LONGHORNS_AT, longhorns, territory)


def lose_gold(s: Western, territory: i64) -> None:
    """A nugget of the supply, if there is one (AU-R64)."""
    if nuggets_left(s) > 0:
        ante_up(s).lost_gold[territory] += 1
        s.say(EVERYONE, GOLD_AT, territory)


# ---- how many --------------------------------------------------------------------------------------------------------
class TakeSome(Verb[Western]):
    amount: Final = arg(number_domain(15))

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        haul, amount = HAULING.what.of(about), self.amount.of(action)
        if haul == ROUND_UP_SOME and amount == 0:
            return AT_LEAST_ONE
        return LEGAL if amount <= most_of(s, seat, haul) else NOT_SO_MANY


def most_of(s: Western, seat: i64, haul: i64) -> i64:
    own, here = ante_up(s), s.place[seat]
    if haul == ROUND_UP_SOME:
        return own.grazing[here]
    if haul == DELIVER_SOME:
        return own.longhorns[seat]
    return min(own.lost_gold[here], max(0, nugget_limit(s, seat) - s.nuggets[seat]))


class Hauling(Moment[Western]):
    what: Final = arg(Domain("haul", HAULS))

    def cite(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return HAUL_RULES[HAULS[self.what.of(about)]]


TAKE_SOME: Final = TakeSome(AU, "take_some", "AU-038")
HAULING: Final = Hauling(AU, "hauling", "AU-038", TAKE_SOME)


def how_many(s: Western, seat: i64, haul: i64) -> i64:
    return TAKE_SOME.amount.of(s.ask(seat, HAULING, HAULING.what.put(haul)))


# ---- taking, turning in, picking up ----------------------------------------------------------------------------------
class RoundUp(Verb[Western]):
    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if ante_up(s).grazing[s.place[seat]] > 0 else NO_LONGHORNS

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        longhorns = how_many(s, seat, ROUND_UP_SOME)
        ante_up(s).grazing[s.place[seat]] -= longhorns
        get_longhorns(s, seat, longhorns)
        return GO_ON


ROUND_UP: Final = RoundUp(AU, "round_up", "AU-038")


def get_longhorns(s: Western, seat: i64, longhorns: i64) -> None:
    own = ante_up(s)
    own.longhorns[seat] += longhorns
    s.say(EVERYONE, GOT_LONGHORNS, seat, longhorns, own.longhorns[seat])


class GainLonghorn(Effect):
    """$30 instead if none is left."""

    def do(self, s: Western, seat: i64) -> None:
        if longhorns_left(s) > 0:
            get_longhorns(s, seat, 1)
        else:
            gain_money(s, seat, LONGHORN_MONEY)


def after_movement(s: Western, seat: int) -> None:
    """Longhorns at a ranch, a station or the camp, then nuggets on the spot (AU-043, AU-090, AU-R98)."""
    own, here = ante_up(s), s.place[seat]
    market = location_of(s, seat) == STATION or s.board.ranch[here] != NONE
    if market and own.longhorns[seat] > 0:
        sell_longhorns(s, seat, how_many(s, seat, DELIVER_SOME))
    if most_of(s, seat, PICK_UP_SOME) > 0:
        nuggets = how_many(s, seat, PICK_UP_SOME)
        own.lost_gold[here] -= nuggets
        gain_nuggets(s, seat, nuggets)


def sell_longhorns(s: Western, seat: i64, longhorns: i64) -> None:
    """1 LP and $30 each, and no point on a track (AU-044, AU-045)."""
    own = ante_up(s)
    if longhorns > 0:
        own.longhorns[seat] -= longhorns
        s.say(EVERYONE, SOLD_LONGHORNS, seat, longhorns, own.longhorns[seat])
    for _ in range(longhorns):
        gain_legend(s, seat, 1)
        gain_money(s, seat, LONGHORN_MONEY)


# ---- as a burden, in robberies and arrests ---------------------------------------------------------------------------
class Longhorns(Burden):
    def weight(self, s: Western, seat: i64) -> i64:
        return ante_up(s).longhorns[seat]


def lose_longhorns(s: Western, seat: int) -> None:
    """By an arrest (AU-047)."""
    own = ante_up(s)
    if own.longhorns[seat] > 0:
        own.longhorns[seat] = 0
        s.say(EVERYONE, LOST_LONGHORNS, seat)


class DriveOffCattle(Verb[Western]):
    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        if cattle_held(s, DRIVING_OFF.victim.of(about)) == 0:
            return NOTHING_TO_STEAL
        return LEGAL if has_room(s, seat) else NO_ROOM

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        steal_cattle(s, seat, DRIVING_OFF.victim.of(about))
        return GO_ON


class DriveOffLonghorn(Verb[Western]):
    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        own, victim = ante_up(s), DRIVING_OFF.victim.of(about)
        own.longhorns[victim] -= 1
        own.longhorns[seat] += 1
        s.say(EVERYONE, STOLE_LONGHORN, seat, victim)
        return GO_ON


class DrivingOff(Moment[Western]):
    victim: Final = arg(SEAT)


DRIVE_OFF_CATTLE: Final = DriveOffCattle(AU, "drive_off_cattle", "AU-048")
DRIVE_OFF_LONGHORN: Final = DriveOffLonghorn(AU, "drive_off_longhorn", "AU-040")
LEAVE_HERD: Final = Verb[Western](AU, "leave_herd", "AU-040")
DRIVING_OFF: Final = DrivingOff(AU, "driving_off", "AU-040", DRIVE_OFF_CATTLE, DRIVE_OFF_LONGHORN, LEAVE_HERD)


class HerdRobbery(Robbery):
    """Either a cattle token or a longhorn (AU-046, AU-048)."""

    def take_cattle(self, s: Western, winner: i64, loser: i64) -> None:
        if ante_up(s).longhorns[loser] > 0:
            s.choose(winner, DRIVING_OFF, DRIVING_OFF.victim.put(loser))
        else:
            super().take_cattle(s, winner, loser)
