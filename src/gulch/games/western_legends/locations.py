"""Location actions (WL-135 to WL-139, WL-188 to WL-210): bank, doctor's office, cabaret, work. The store, the mine,
poker and cattle have chapters of their own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, WHOLE, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.asking import NO_CARDS
from gulch.games.western_legends.components import (
    BANK,
    CABARET,
    DEPOSITED,
    DOCTOR,
    GUARDS,
    HEIST_USED,
    MUCH_MONEY,
    OPEN_LAND,
    REVELLED,
    SPENT_80,
)
from gulch.games.western_legends.doors import draw, gain_legend, gain_money, happen, heal, lose_nuggets, pay
from gulch.games.western_legends.fights import fight_npc
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import in_town, location_in, location_of, plain_cards
from gulch.games.western_legends.vocabulary import WEST, WHEN_DEPOSITING, WHEN_REVELLING
from gulch.pieces.domains import number_domain
from gulch.pieces.sets import listed

NUGGET_PRICE: Final = 2
DOCTOR_PRICE: Final = 1
REVEL_PRICE: Final = 3
WAGE: Final = 1

NOT_HERE: Final = WEST.reason("not-here", "WL-135")
NO_LOCATION: Final = WEST.reason("no-location", "WL-210")
TOO_POOR: Final = WEST.reason("too-poor", "")  # for whatever it is
NO_NUGGETS: Final = WEST.reason("no-nuggets", "WL-188")
NOT_THAT_NUMBER: Final = WEST.reason("not-that-number", "")  # the rule of the verb
HEIST_DONE: Final = WEST.reason("heist-done", "WL-193")
UNHURT: Final = WEST.reason("unhurt", "WL-205")

DEPOSITS: Final = WEST.event("deposits", "WL-189", who=SEAT, nuggets=WHOLE)
STARTS_HEIST: Final = WEST.event("starts_heist", "WL-192", who=SEAT)
SEES_DOCTOR: Final = WEST.event("sees_doctor", "WL-205", who=SEAT)
REVELS: Final = WEST.event("revels", "WL-207", who=SEAT)
WORKS: Final = WEST.event("works", "WL-209", who=SEAT)


class AtLocation(Verb[Western]):
    """An action of one kind of location."""

    def at(self) -> i64:
        raise NotImplementedError

    def is_at(self, s: Western, seat: i64) -> bool:
        return location_of(s, seat) == self.at()

    def belongs(self, section: i64) -> bool:
        return location_in(section) == self.at()

    def legal(self, s: Western, seat: i64, about: i64, out: list[int]) -> None:
        if self.is_at(s, seat) and not self.why_not_here(s, seat):
            self.add(out)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return self.why_not_here(s, seat) if self.is_at(s, seat) else NOT_HERE

    def why_not_here(self, s: Western, seat: i64) -> str:
        return LEGAL


def count_spending(s: Western, seat: i64) -> None:
    """A lot of money, in a town, with one action."""
    if seat == s.active and s.spent >= MUCH_MONEY and in_town(s, seat):
        s.deeds |= SPENT_80


# ---- bank ------------------------------------------------------------------------------------------------------------
class Deposit(AtLocation):
    def at(self) -> i64:
        return BANK

    def why_not_here(self, s: Western, seat: i64) -> str:
        return LEGAL if s.nuggets[seat] > 0 else NO_NUGGETS

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        nuggets = SELL.amount.of(s.ask(seat, SELLING))
        s.say(EVERYONE, DEPOSITS, seat, nuggets)
        sell(s, seat, nuggets, NUGGET_PRICE)
        s.deeds |= DEPOSITED
        happen(s, WHEN_DEPOSITING, seat, nuggets)
        return GO_ON


def sell(s: Western, seat: i64, nuggets: i64, price: i64) -> None:
    """Each for its price and 1 LP (WL-189 to WL-191)."""
    lose_nuggets(s, seat, nuggets)
    gain_money(s, seat, price * nuggets)
    gain_legend(s, seat, nuggets)


class Sell(Verb[Western]):
    """At least one (WL-R37)."""

    amount: Final = arg(number_domain(15))

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if 1 <= self.amount.of(action) <= s.nuggets[seat] else NOT_THAT_NUMBER


class Heist(AtLocation):
    """At most one per turn (WL-193), and not without a card (WL-R38)."""

    def at(self) -> i64:
        return BANK

    def why_not_here(self, s: Western, seat: i64) -> str:
        if s.once & HEIST_USED:
            return HEIST_DONE
        return LEGAL if plain_cards(s, seat) != 0 else NO_CARDS

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        s.once |= HEIST_USED
        s.say(EVERYONE, STARTS_HEIST, seat)
        face_guards(s, seat, GUARDS)
        return GO_ON


def face_guards(s: Western, seat: i64, guards: i64) -> None:
    """Unless an item makes the fight needless."""
    if any(s.game.items[item].opens_the_vault(s, seat) for item in listed(s.items[seat])):
        s.game.opponents[guards].beaten(s, seat)
    else:
        fight_npc(s, seat, guards)


# ---- doctor, cabaret, work -------------------------------------------------------------------------------------------
class SeeDoctor(AtLocation):
    def at(self) -> i64:
        return DOCTOR

    def why_not_here(self, s: Western, seat: i64) -> str:
        if s.wounds[seat] == 0:
            return UNHURT
        return LEGAL if s.money[seat] >= DOCTOR_PRICE else TOO_POOR

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        """All wounds, and a card for each (WL-205, WL-206)."""
        s.say(EVERYONE, SEES_DOCTOR, seat)
        pay(s, seat, DOCTOR_PRICE)
        draw(s, seat, heal(s, seat, s.wounds[seat]))
        return GO_ON


class Revel(AtLocation):
    def at(self) -> i64:
        return CABARET

    def why_not_here(self, s: Western, seat: i64) -> str:
        return LEGAL if s.money[seat] >= REVEL_PRICE else TOO_POOR

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        points = SPEND.points.of(s.ask(seat, REVELLING))
        s.say(EVERYONE, REVELS, seat)
        pay(s, seat, points * REVEL_PRICE)
        gain_legend(s, seat, points)
        s.deeds |= REVELLED
        count_spending(s, seat)
        happen(s, WHEN_REVELLING, seat, points * REVEL_PRICE)
        return GO_ON


class Spend(Verb[Western]):
    """$30 for each point (WL-208)."""

    points: Final = arg(number_domain(7))

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        points = self.points.of(action)
        if points == 0:
            return NOT_THAT_NUMBER
        return LEGAL if points <= s.money[seat] // REVEL_PRICE else TOO_POOR


class Work(Verb[Western]):
    """In any location (WL-209, WL-362)."""

    def belongs(self, section: i64) -> bool:
        return location_in(section) != OPEN_LAND

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return NO_LOCATION if location_of(s, seat) == OPEN_LAND else LEGAL

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        s.say(EVERYONE, WORKS, seat)
        gain_money(s, seat, WAGE)
        return GO_ON


DEPOSIT: Final = Deposit(WEST, "deposit", "WL-188")
SELL: Final = Sell(WEST, "sell", "WL-188")
SELLING: Final = Moment[Western](WEST, "selling", "WL-188", SELL)
HEIST: Final = Heist(WEST, "heist", "WL-192")
SEE_DOCTOR: Final = SeeDoctor(WEST, "heal", "WL-205")
REVEL: Final = Revel(WEST, "revel", "WL-207")
SPEND: Final = Spend(WEST, "spend", "WL-208")
REVELLING: Final = Moment[Western](WEST, "revelling", "WL-207", SPEND)
WORK: Final = Work(WEST, "work", "WL-209")
