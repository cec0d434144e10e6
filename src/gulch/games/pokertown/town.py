"""The town (clubs): thirteen buildings that may be visited again and again; what each of them does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, NumberedMoment, NumberedVerb
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.components import (
    ARMOURY,
    BAIL_BONDS,
    BANK,
    BANK_BLACK,
    BANK_RED,
    BUILDINGS,
    BY_BUILDING,
    BY_FIRST_VISIT,
    CHURCH,
    DOLLARS,
    DRAFT_HORSE,
    FIRST_VISITS,
    HAMMERS,
    HIDEOUT,
    HOTEL,
    HOTEL_STARS,
    JACK,
    LAND_OFFICE,
    NUGGETS,
    PAN,
    PANS,
    PICKAXE,
    PRICE,
    PROTECTION,
    REVOLVER,
    RIFLE,
    SALOON,
    SHOVEL,
    SILVER_STAR,
    SOLD_AT,
    STABLE,
    STARS,
    STORE,
    UNDERTAKER,
    UNION,
)
from gulch.games.pokertown.figures import FIGURES
from gulch.games.pokertown.inventory import cross_out, cross_out_some, gain, pay, take
from gulch.games.pokertown.land import TOO_POOR
from gulch.games.pokertown.state import TODO_KINDS, Town, owns
from gulch.games.pokertown.vocabulary import (
    BOUGHT,
    BUY,
    HUNT,
    HUNTED,
    INVEST,
    LAND,
    LOOK,
    LOOKED,
    OFFICE,
    PAY,
    PAY_TIMES,
    SEEN,
)

# reasons
NOT_SOLD_HERE: Final = "not-sold-here"
OWNED_ALREADY: Final = "owned-already"
FIRST_A_REVOLVER: Final = "first-a-revolver"
HOTEL_FULL: Final = "hotel-full"
TOO_MANY: Final = "too-many"
LOOKED_ALREADY: Final = "looked-already"
NOTHING_TO_CROSS_OUT: Final = "nothing-to-cross-out"

FIRST_EFFECT: Final = 5  # in a seat's to-do list, after the five regions
BANK_PRICE: Final[i64] = FIGURES["prices"]["bank"]
HIDEOUT_MOST: Final[i64] = FIGURES["powers"]["hideout"]
OFFICE_STARS: Final[i64] = FIGURES["powers"]["sheriffs_office"]["stars"]
OFFICE_CROSS_OUT: Final[i64] = FIGURES["powers"]["sheriffs_office"]["cross_out"]
EXCHANGE_MAX: Final[i64] = FIGURES["powers"]["exchanges"]["church"]["most"]  # the same at all three
COLOURS: Final = ["red", "black"]
EXCHANGES: Final[list[int]] = [CHURCH, SALOON, UNION]


def visit(s: Town, seat: i64, building: i64) -> None:
    """Circle it; its effect waits, and on the first visit its bonus is taken, in either order (PT-060, PT-R18)."""
    s.todo[seat * TODO_KINDS + FIRST_EFFECT + building] += 1
    if not s.visited[seat] >> building & 1:
        s.visited[seat] |= 1 << building
        take(s, seat, FIRST_VISITS[building], BY_FIRST_VISIT)


def apply_effect(s: Town, seat: i64, building: i64) -> None:
    if building == UNDERTAKER:
        befriend_undertaker(s, seat)
    elif building == BANK:
        s.choose_number(seat, INVEST)
    elif building == HIDEOUT:
        cross_out_some(s, seat, HIDEOUT_MOST, BY_BUILDING)
    elif building == STABLE or building == STORE or building == HOTEL or building == ARMOURY:
        s.choose_number(seat, BUY, building)
    elif building == CHURCH or building == SALOON or building == UNION:
        s.choose_number(seat, PAY, building)
    elif building == LAND_OFFICE:
        s.choose_number(seat, LAND)
    elif building == BAIL_BONDS:
        s.choose_number(seat, HUNT)
    else:
        visit_sheriff(s, seat)


def befriend_undertaker(s: Town, seat: i64) -> None:
    """Protection first, then the shovel (PT-062, PT-077, PT-R22)."""
    item: i64 = SHOVEL if owns(s, seat, PROTECTION) else PROTECTION
    if not owns(s, seat, item):
        s.items[seat] |= 1 << item
        s.tell(EVERYONE, BOUGHT | seat << 8 | item << 16)


def visit_sheriff(s: Town, seat: i64) -> None:
    """A look at the sheriff's card if one likes, then a star or less wanted (PT-072)."""
    action: i64 = s.ask_number(seat, OFFICE)
    if action & 255 == LOOK:
        s.rules.do(s, seat, 0, action)
        action = s.ask_number(seat, OFFICE)
    s.rules.do(s, seat, 0, action)


class Invest(NumberedVerb[Town]):
    """One colour per visit, each once (PT-063, PT-079, PT-R23)."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        if owns(s, seat, BANK_RED + (action >> 8)):
            return OWNED_ALREADY
        return LEGAL if s.dollars[seat] >= BANK_PRICE else TOO_POOR

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        pay(s, seat, DOLLARS, BANK_PRICE, BY_BUILDING)
        get_item(s, seat, BANK_RED if action >> 8 == 0 else BANK_BLACK)
        return GO_ON


class Buy(NumberedVerb[Town]):
    """At most one thing per visit, each once (PT-065, PT-066, PT-068, PT-070, PT-208)."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        item = action >> 8
        if int(item) not in SOLD_AT[about]:
            return NOT_SOLD_HERE
        if item == SILVER_STAR:
            if s.hotel[seat] == len(HOTEL_STARS) - 1:
                return HOTEL_FULL
        elif owns(s, seat, item):
            return OWNED_ALREADY
        if item == RIFLE and not owns(s, seat, REVOLVER):
            return FIRST_A_REVOLVER
        return LEGAL if s.dollars[seat] >= PRICE[item] else TOO_POOR

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        item = action >> 8
        pay(s, seat, DOLLARS, PRICE[item], BY_BUILDING)
        get_item(s, seat, item)
        return GO_ON


def get_item(s: Town, seat: i64, item: i64) -> None:
    """Mark it (PT-061); a draft horse is a hammer and a star, pan and pickaxe come with a star."""
    s.tell(EVERYONE, BOUGHT | seat << 8 | item << 16)
    if item == SILVER_STAR:
        s.hotel[seat] += 1
        return
    s.items[seat] |= 1 << item
    if item == DRAFT_HORSE:
        gain(s, seat, HAMMERS, 1, BY_BUILDING)
    elif item == PAN:
        gain(s, seat, PANS, 1, BY_BUILDING)
    if item == DRAFT_HORSE or item == PAN or item == PICKAXE:
        gain(s, seat, STARS, 1, BY_BUILDING)


def exchange_most(s: Town, seat: i64, building: i64) -> i64:
    """How often church, saloon or union can be paid (PT-067, PT-073, PT-074)."""
    if building == CHURCH:
        return min(EXCHANGE_MAX, s.dollars[seat], s.wanted[seat])
    if building == SALOON:
        return min(EXCHANGE_MAX, s.dollars[seat] // SALOON_PRICE)
    return min(EXCHANGE_MAX, s.nuggets[seat])


SALOON_PRICE: Final[i64] = FIGURES["powers"]["exchanges"]["saloon"]["price"]


class Pay(NumberedVerb[Town]):
    """So many times, none included, at the building that the question is about."""

    def choices(self, s: Town, seat: i64, about: i64) -> list[int]:
        return [PAY_TIMES | EXCHANGES.index(int(about)) << 8 | times << 16 for times in range(EXCHANGE_MAX + 1)]

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        if EXCHANGES[action >> 8 & 255] != about:
            return NOT_SOLD_HERE
        return LEGAL if action >> 16 <= exchange_most(s, seat, about) else TOO_MANY

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        times = action >> 16
        if about == CHURCH:
            pay(s, seat, DOLLARS, times, BY_BUILDING)
            cross_out(s, seat, times, BY_BUILDING)
        elif about == SALOON:
            pay(s, seat, DOLLARS, SALOON_PRICE * times, BY_BUILDING)
            gain(s, seat, STARS, times, BY_BUILDING)
        else:
            pay(s, seat, NUGGETS, times, BY_BUILDING)
            gain(s, seat, STARS, times, BY_BUILDING)
        return GO_ON


class Paying(NumberedMoment[Town]):
    def key(self, s: Town, seat: i64, about: i64) -> i64:
        return exchange_most(s, seat, about) * BUILDINGS + about


class CrossOut(NumberedVerb[Town]):
    """`about`: how many at most."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if action >> 8 <= min(about, s.wanted[seat]) else TOO_MANY


class CrossingOut(NumberedMoment[Town]):
    def key(self, s: Town, seat: i64, about: i64) -> i64:
        return min(about, s.wanted[seat])


class Hunt(NumberedVerb[Town]):
    """Free of charge; only the one chosen last is hunted (PT-071, PT-210)."""

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        s.outlaw[seat] = JACK + (action >> 8)
        s.outlaws[seat] |= 1 << (action >> 8)
        s.tell(EVERYONE, HUNTED | seat << 8 | action >> 8 << 16)
        return GO_ON


class Look(NumberedVerb[Town]):
    """Private; the card stays the same all round (PT-R26)."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return LOOKED_ALREADY if s.looked[seat] else LEGAL

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        s.looked[seat] = 1
        s.reveal()
        s.tell(EVERYONE, LOOKED | seat << 8)
        s.tell(1 << seat, SEEN | seat << 8 | s.sheriff << 16)
        return GO_ON


class TakeStar(NumberedVerb[Town]):
    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        gain(s, seat, STARS, OFFICE_STARS, BY_BUILDING)
        return GO_ON


class CrossTwo(NumberedVerb[Town]):
    """Crossing out nothing would be declining a reward (PT-156)."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.wanted[seat] > 0 else NOTHING_TO_CROSS_OUT

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        cross_out(s, seat, OFFICE_CROSS_OUT, BY_BUILDING)
        return GO_ON
