"""The handcar (CE-103 to CE-105): a place at one end of the train, and a way to vanish for a while."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.expansion import Expansion
from gulch.declare.rules import GO_ON, LEGAL, Verb
from gulch.declare.words import arg
from gulch.engine.play import EVERYONE
from gulch.games.colt_express.components import HANDCAR, HEAD, ROOF, ROUNDS, UNDER
from gulch.games.colt_express.events import END_OF_ROUND
from gulch.games.colt_express.powers import ColtRules, Track
from gulch.games.colt_express.scheming import START_OF_STEALING
from gulch.games.colt_express.state import Colt
from gulch.games.colt_express.table import bandits_at
from gulch.games.colt_express.targets import NO_SUCH_CAR, By
from gulch.games.colt_express.train import ARRIVED, go, put
from gulch.games.colt_express.vocabulary import BANDIT, CAR, EMERGING, END, ON_HANDCAR

HANDCAR_MOVED: Final = ON_HANDCAR.event("handcar", "CE-105", end=END)
HID: Final = ON_HANDCAR.event("hid", "CE-105", who=BANDIT)
HID_UNDER: Final = EMERGING.event("hid_under", "CE-105", who=BANDIT, car=CAR)
HAS_HIDDEN: Final = ON_HANDCAR.occasion("a bandit has vanished under the train")
IN_HANDCAR: Final = 1 << HANDCAR


def end_car(s: Colt) -> i64:
    """The place inside the car that it is coupled to."""
    return 0 if s.handcar == HEAD else (s.cars - 1) * 2


class HandcarTrack(Track):
    """The handcar is beside the inside of the end car; one can also get there from its roof, and back up."""

    def has(self, s: Colt, place: i64) -> bool:
        return super().has(s, place) or place == HANDCAR or place == UNDER

    def beside(self, s: Colt, place: i64) -> i64:
        end = end_car(s)
        if place == HANDCAR:
            return 1 << end
        return super().beside(s, place) | (IN_HANDCAR if place == end else 0)

    def reach(self, s: Colt, place: i64) -> i64:
        end = end_car(s)
        if place == HANDCAR:
            return 1 << end | 1 << (end | ROOF)
        return super().reach(s, place) | (IN_HANDCAR if place == end | ROOF else 0)

    def pushes(self, s: Colt, place: i64) -> i64:
        end = end_car(s)
        if place == HANDCAR:
            return 1 << end | 1 << (end | ROOF)
        return super().pushes(s, place) | (IN_HANDCAR if place == end | ROOF else 0)

    def onward(self, s: Colt, victim: i64, shooter: i64) -> i64:
        """Into the handcar and out of it on the lower level only; who is in it stays."""
        end, here = end_car(s), s.place[victim]
        if here == HANDCAR:
            return here
        if s.place[shooter] == HANDCAR:
            return here + 2 if s.handcar == HEAD else here - 2
        there = super().onward(s, victim, shooter)
        if there == here == end and not s.steadfast >> victim & 1:
            return HANDCAR
        return there


def send_away(s: Colt, b: int) -> None:
    """Another player's bandit in the handcar makes room (CE-104, CE-R23)."""
    if s.place[b] != HANDCAR:
        return
    there = bandits_at(s, HANDCAR)
    for other in s.gang:
        if there >> other & 1 and s.owner[other] != s.owner[b]:
            go(s, other, end_car(s) | ROOF)


def roll_and_hide(s: Colt, _: int) -> None:
    """With somebody in it the handcar goes to the other end, and they vanish under a car (CE-105)."""
    there = bandits_at(s, HANDCAR)
    if not there:
        return
    s.handcar = 1 - s.handcar
    s.say(EVERYONE, HANDCAR_MOVED, s.handcar)
    for b in s.gang:
        if there >> b & 1:
            put(s, b, UNDER)
            s.say(EVERYONE, HID, b)
            s.happen(HAS_HIDDEN, b)


def come_back(s: Colt, _: int) -> None:
    """At the start of stealing, in the handcar; or (an option, CE-R10) inside the car chosen."""
    for b in s.gang:
        if s.place[b] == UNDER:
            place = (s.under[b] - 1) * 2 if s.under[b] else HANDCAR
            s.under = s.under[:]
            s.under[b] = 0
            s.reveal()
            go(s, b, place)


# ---- the option: a car of one's choice -------------------------------------------------------------------------------
class LieUnder(Verb[Colt]):
    """The secret choice of a car."""

    car: Final = arg(CAR)

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if self.car.of(action) < s.cars else NO_SUCH_CAR

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        b, car = HIDING.by.of(about), self.car.of(action)
        s.under = s.under[:]
        s.under[b] = car + 1
        s.say(1 << seat, HID_UNDER, b, car)
        return GO_ON


LIE_UNDER: Final = LieUnder(EMERGING, "lie_under", "CE-105")
HIDING: Final = By(EMERGING, "hiding", "CE-105", LIE_UNDER)


def choose_car(s: Colt, b: int) -> None:
    """In the last round there is no coming back."""
    if s.round < ROUNDS - 1:
        s.choose(s.owner[b], HIDING, HIDING.by.put(b), True)


def lay_track(rules: ColtRules) -> None:
    rules.track = HandcarTrack()


def register(rules: ColtRules) -> None:
    rules.use(ON_HANDCAR)
    rules.at(int(ARRIVED), send_away)
    rules.at(int(END_OF_ROUND), roll_and_hide)
    rules.at(int(START_OF_STEALING), come_back)


def emerge(rules: ColtRules) -> None:
    rules.use(EMERGING)
    rules.at(int(HAS_HIDDEN), choose_car)


WITH_HANDCAR: Final = Expansion(register, lay_track)
EMERGE: Final = Expansion(emerge)
