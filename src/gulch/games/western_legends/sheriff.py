"""The sheriff (WL-280 to WL-299): who moves him, whom he meets, what an arrest costs."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import SEAT, Domain, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.asking import FOR_ARREST, pick
from gulch.games.western_legends.cattle import return_all
from gulch.games.western_legends.components import NOBODY, SHERIFF
from gulch.games.western_legends.doors import MEETING_SHERIFF, discard_some, happen, lose_money, lose_nuggets
from gulch.games.western_legends.fights import fight_npc
from gulch.games.western_legends.movement import TOO_FAR, put_figure
from gulch.games.western_legends.parts import Opponent
from gulch.games.western_legends.paths import steps_to
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import players_at, sheriff_is_active
from gulch.games.western_legends.vocabulary import STEPS_LEFT, TERRITORY, WEST, WHEN_ARRESTED, WHEN_CATCHING
from gulch.pieces.sets import bit

SHERIFF_AT: Final = WEST.event("sheriff_at", "WL-282", to=TERRITORY)
SHERIFF_BACK: Final = WEST.event("sheriff_back", "WL-297", to=TERRITORY)
ARRESTED: Final = WEST.event("arrested", "WL-124", who=SEAT)
ESCAPED: Final = WEST.event("escaped", "WL-298", who=SEAT)


# what somebody arrested has lost already
SPARED_MONEY: Final = 1
SPARED_GOLD: Final = 2


def half(amount: i64) -> i64:
    """Rounded up (WL-370)."""
    return (amount + 1) // 2


def arrest(s: Western, seat: i64, spared: i64 = 0) -> None:
    """Off to the sheriff's office, without points, cattle, and half of what one had (WL-123 to WL-126, WL-296).
    Placing is no movement: nobody there is startled or arrested (WL-R24)."""
    office = s.board.jail[s.place[seat]]
    s.say(EVERYONE, ARRESTED, seat)
    s.wanted[seat] = 0
    return_all(s, seat)
    if not spared & SPARED_MONEY:
        lose_money(s, seat, half(s.money[seat]))
    if not spared & SPARED_GOLD:
        lose_nuggets(s, seat, half(s.nuggets[seat]))
    put_figure(s, seat, office)
    s.happen(WHEN_ARRESTED, seat)
    send_sheriff_back(s, office)


def send_sheriff_back(s: Western, office: i64) -> None:
    if s.sheriff != office:
        s.sheriff = office
        s.say(EVERYONE, SHERIFF_BACK, office)


class Sheriff(Opponent):
    """His four cards are drawn after the wanted player has committed one (WL-291)."""

    def cards(self, s: Western) -> i64:
        return 4

    def draws_late(self) -> bool:
        return True

    def may_be_refused(self) -> bool:
        return True

    def beaten(self, s: Western, seat: i64) -> None:
        s.say(EVERYONE, ESCAPED, seat)
        send_sheriff_back(s, s.board.office)

    def beats(self, s: Western, seat: i64) -> None:
        arrest(s, seat)


# ---- his way ---------------------------------------------------------------------------------------------------------
ANYWHERE: Final = 0
TRAIL: Final = Domain("trail", ["none", *[str(seat) for seat in range(8)]])  # whose he is on, if anybody's

OFF_THE_TRAIL: Final = WEST.reason("off-the-trail", "WL-337")


def trail_of(seat: i64) -> i64:
    return seat + 1


def next_steps(s: Western, trail: i64) -> list[int]:
    """Where he may go: on a trail, by a shortest way."""
    near = [int(t) for t in s.board.roads[s.sheriff]]
    if trail == ANYWHERE:
        return near
    far = steps_to(s, s.place[trail - 1])
    return [t for t in near if far[t] == far[s.sheriff] - 1]


class Drive(Verb[Western]):
    """One step of the sheriff; he may enter any territory, unless he is on somebody's trail."""

    to: Final = arg(TERRITORY)

    def choices(self, s: Western, seat: i64, about: i64) -> list[int]:
        out = [int(self.number | self.to.put(t)) for t in next_steps(s, DRIVING.trail.of(about))]
        out.sort()
        return out

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        if int(self.to.of(action)) in next_steps(s, DRIVING.trail.of(about)):
            return LEGAL
        near = [int(t) for t in s.board.roads[s.sheriff]]
        return OFF_THE_TRAIL if int(self.to.of(action)) in near else TOO_FAR


class Driving(Moment[Western]):
    steps: Final = arg(STEPS_LEFT)
    trail: Final = arg(TRAIL)


DRIVE: Final = Drive(WEST, "drive", "WL-282")
DRIVING: Final = Driving(WEST, "driving", "WL-282", DRIVE)


def hunt(s: Western, driver: i64, steps: i64) -> bool:
    """Move the sheriff, if he is active (WL-280 to WL-282); one of the wanted whom he meets has to face him (WL-287).
    True: somebody was arrested."""
    if not sheriff_is_active(s) or not drive_sheriff(s, driver, steps):
        return False
    return confront(s, driver)


def confront(s: Western, driver: i64) -> bool:
    """The driver has brought him to wanted players. True: somebody was arrested."""
    prey = attempt(s, driver)
    if prey != NOBODY:
        happen(s, WHEN_CATCHING, driver, prey)
    return prey != NOBODY


def attempt(s: Western, chooser: i64) -> i64:
    """He has met wanted players. Who was arrested, if anybody."""
    startle(s, chooser)
    prey = pick(s, chooser, FOR_ARREST, wanted_here(s))
    return NOBODY if fight_npc(s, prey, SHERIFF) else prey


def drive_sheriff(s: Western, driver: i64, steps: i64) -> bool:
    """Exactly so many steps, unless he meets a wanted player (WL-247, WL-286, WL-R50). True: he has."""
    left = steps
    while left > 0:
        drive(s, driver, left, ANYWHERE)
        left -= 1
        if wanted_here(s) != 0:
            return True
    return False


def drive(s: Western, driver: i64, left: i64, trail: i64) -> None:
    """The next of so many steps."""
    enter(s, DRIVE.to.of(s.ask(driver, DRIVING, DRIVING.steps.put(left) | DRIVING.trail.put(trail))))


def enter(s: Western, territory: i64) -> None:
    s.sheriff = territory
    s.say(EVERYONE, SHERIFF_AT, territory)


def wanted_here(s: Western) -> i64:
    """The wanted players on the sheriff's territory, as bits."""
    here = players_at(s, s.sheriff)
    p: i64
    for p in range(s.seats):
        if s.wanted[p] == 0:
            here &= ~bit(p)
    return here


def startle(s: Western, driver: i64) -> None:
    """Every wanted player there discards a card (WL-284), from the driver clockwise, before anybody is arrested."""
    k: i64
    for k in range(s.seats):
        p = (driver + k) % s.seats
        if wanted_here(s) >> p & 1:
            discard_some(s, p, 1, MEETING_SHERIFF)
