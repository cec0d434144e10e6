"""The handcar (CE-103 to CE-105): a place at one end of the train, and a way to vanish for a while."""

from __future__ import annotations

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, NumberedMoment, NumberedVerb
from gulch.engine.play import EVERYONE
from gulch.games.colt_express.components import ROUNDS
from gulch.games.colt_express.state import (
    HANDCAR,
    HEAD,
    ROOF,
    UNDER,
    Colt,
    ColtRules,
    Track,
    bandits_at,
)
from gulch.games.colt_express.targets import NO_SUCH_CAR
from gulch.games.colt_express.train import go, put
from gulch.games.colt_express.vocabulary import BANDIT, CAR
from gulch.games.colt_express.words import (
    ARRIVED,
    END_OF_ROUND,
    HANDCAR_MOVED,
    HID,
    HID_UNDER,
    HIDING,
    LIE_UNDER,
    START_OF_STEALING,
)

IN_HANDCAR = 1 << HANDCAR


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
    s.tell(EVERYONE, HANDCAR_MOVED | s.handcar << 8)
    for b in s.gang:
        if there >> b & 1:
            put(s, b, UNDER)
            s.tell(EVERYONE, HID | b << 8)
            if s.rules.options["handcar_emerge"] == "car" and s.round < ROUNDS - 1:  # else there is no coming back
                s.choose_number(s.owner[b], HIDING, b, True)


def come_back(s: Colt, _: int) -> None:
    """At the start of stealing, in the handcar; or (an option, CE-R10) inside the car chosen."""
    for b in s.gang:
        if s.place[b] == UNDER:
            place = (s.under[b] - 1) * 2 if s.under[b] else HANDCAR
            s.under = s.under[:]
            s.under[b] = 0
            s.reveal()
            go(s, b, place)


class LieUnder(NumberedVerb[Colt]):
    """The secret choice of a car."""

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if action >> 8 < s.cars else NO_SUCH_CAR

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        s.under = s.under[:]
        s.under[about] = (action >> 8) + 1
        s.tell(1 << seat, HID_UNDER | about << 8 | action >> 8 << 16)
        return GO_ON


def register(rules: ColtRules) -> None:
    rules.track = HandcarTrack()
    rules.at(ARRIVED, send_away)
    rules.at(END_OF_ROUND, roll_and_hide)
    rules.at(START_OF_STEALING, come_back)
    if rules.options["handcar_emerge"] == "car":
        lie = LieUnder(LIE_UNDER, "lie_under", "CE-105", car=CAR)
        rules.moment(HIDING, NumberedMoment("hiding", "CE-105", [lie], by=BANDIT))
