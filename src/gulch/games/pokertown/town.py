"""The town (clubs): thirteen buildings that may be visited again and again; each says what it does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, Domain, arg
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.components import (
    BANDANA,
    BANK_BLACK,
    BANK_RED,
    BUILDING_NAMES,
    BY_BUILDING,
    BY_FIRST_VISIT,
    DOLLARS,
    DRAFT_HORSE,
    FIRST_EFFECT,
    FIRST_VISITS,
    HAMMERS,
    HOTEL_STARS,
    NUGGETS,
    PAN,
    PANS,
    PICKAXE,
    PRICE,
    PROTECTION,
    REVOLVER,
    RIFLE,
    SHOVEL,
    SILVER_STAR,
    STARS,
    STEED,
)
from gulch.games.pokertown.deck import has_seen_sheriffs_card, sheriffs_card
from gulch.games.pokertown.figures import FIGURES
from gulch.games.pokertown.land import BUY_NOTHING, LAND, TOO_POOR
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.table import owns
from gulch.games.pokertown.tokens import TOO_MANY, cross_out, cross_out_some, gain, pay, take, wait
from gulch.games.pokertown.vocabulary import BUILDING, CARD, ITEM, OUTLAW, PT
from gulch.pieces.domains import number_domain

NOT_SOLD_HERE: Final = PT.reason("not-sold-here", "PT-061")
OWNED_ALREADY: Final = PT.reason("owned-already", "PT-066")
FIRST_A_REVOLVER: Final = PT.reason("first-a-revolver", "PT-208")
HOTEL_FULL: Final = PT.reason("hotel-full", "PT-R24")
LOOKED_ALREADY: Final = PT.reason("looked-already", "PT-R26")
NOTHING_TO_CROSS_OUT: Final = PT.reason("nothing-to-cross-out", "PT-156")

BOUGHT: Final = PT.event("bought", "PT-061", who=SEAT, item=ITEM)
HUNTED: Final = PT.event("hunts", "PT-071", who=SEAT, outlaw=OUTLAW)
LOOKED: Final = PT.event("looked", "PT-072", who=SEAT)
SEEN: Final = PT.event("seen", "PT-R26", who=SEAT, card=CARD)

POWERS: Final = FIGURES["powers"]
BANK_PRICE: Final[i64] = FIGURES["prices"]["bank"]
HIDEOUT_MOST: Final[i64] = POWERS["hideout"]
OFFICE_STARS: Final[i64] = POWERS["sheriffs_office"]["stars"]
OFFICE_CROSS_OUT: Final[i64] = POWERS["sheriffs_office"]["cross_out"]
COLOURS: Final = ["red", "black"]
EXCHANGES: Final[list[str]] = list(POWERS["exchanges"])
EXCHANGE: Final = Domain("building", EXCHANGES, True)
TIMES: Final = number_domain(max(exchange["most"] for exchange in POWERS["exchanges"].values()))


# ---- what is sold ------------------------------------------------------------
COMES_WITH: Final = {DRAFT_HORSE: [HAMMERS, STARS], PAN: [PANS, STARS], PICKAXE: [STARS]}  # one of each, at once


def get_item(s: Town, seat: i64, item: i64) -> None:
    """Mark it (PT-061)."""
    s.say(EVERYONE, BOUGHT, seat, item)
    if item == SILVER_STAR:
        s.hotel[seat] += 1
        return
    s.items[seat] |= 1 << item
    for goods in COMES_WITH.get(int(item), []):
        gain(s, seat, goods, 1, BY_BUILDING)


class Invest(Verb[Town]):
    """One colour per visit, each once (PT-063, PT-079, PT-R23)."""

    colour: Final = arg(Domain("colour", COLOURS))

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        if owns(s, seat, BANK_RED + self.colour.of(action)):
            return OWNED_ALREADY
        return LEGAL if s.dollars[seat] >= BANK_PRICE else TOO_POOR

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        pay(s, seat, DOLLARS, BANK_PRICE, BY_BUILDING)
        get_item(s, seat, BANK_RED if self.colour.of(action) == 0 else BANK_BLACK)
        return GO_ON


class Buy(Verb[Town]):
    """At most one thing per visit, each once (PT-065, PT-066, PT-068, PT-070, PT-208)."""

    item: Final = arg(ITEM)

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        item = self.item.of(action)
        if int(item) not in SOLD_AT[int(BUY.building.of(about))]:
            return NOT_SOLD_HERE
        if item == SILVER_STAR:
            if s.hotel[seat] == len(HOTEL_STARS) - 1:
                return HOTEL_FULL
        elif owns(s, seat, item):
            return OWNED_ALREADY
        if item == RIFLE and not owns(s, seat, REVOLVER):
            return FIRST_A_REVOLVER
        return LEGAL if s.dollars[seat] >= PRICE[item] else TOO_POOR

    def legal(self, s: Town, seat: i64, about: i64, out: list[int]) -> None:
        for item in SOLD_AT[int(BUY.building.of(about))]:
            action = int(self.number | self.item.put(item))
            if not self.why_not(s, seat, about, action):
                out.append(action)

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        item = self.item.of(action)
        pay(s, seat, DOLLARS, PRICE[item], BY_BUILDING)
        get_item(s, seat, item)
        return GO_ON


class Buying(Moment[Town]):
    building: Final = arg(BUILDING)


INVEST_IN: Final = Invest(PT, "invest", "PT-063")
INVEST: Final = Moment[Town](PT, "invest", "PT-063", INVEST_IN, BUY_NOTHING)
BUY_ITEM: Final = Buy(PT, "buy", "PT-061")
BUY: Final = Buying(PT, "buy", "PT-061", BUY_ITEM, BUY_NOTHING)


# ---- church, saloon, union ---------------------------------------------------
class Pay(Verb[Town]):
    """So many times, none included, at the building that the question is about (PT-067, PT-073, PT-074)."""

    building: Final = arg(EXCHANGE)
    times: Final = arg(TIMES)

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        here = exchange_at(PAY.building.of(about))
        if self.building.of(action) != here.index:
            return NOT_SOLD_HERE
        return LEGAL if self.times.of(action) <= here.times(s, seat) else TOO_MANY

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        exchange_at(PAY.building.of(about)).exchange(s, seat, self.times.of(action))
        return GO_ON


class Paying(Moment[Town]):
    building: Final = arg(BUILDING)

    def key(self, s: Town, seat: i64, about: i64) -> i64:
        building = self.building.of(about)
        return exchange_at(building).times(s, seat) * len(BUILDING_NAMES) + building


PAY_TIMES: Final = Pay(PT, "pay", "PT-073")
PAY: Final = Paying(PT, "pay", "PT-073", PAY_TIMES)


# ---- bail bonds and the sheriff's office -------------------------------------
class Hunt(Verb[Town]):
    """Free of charge; only the one chosen last is hunted (PT-071, PT-210)."""

    outlaw: Final = arg(OUTLAW)

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        outlaw = self.outlaw.of(action)
        s.outlaw[seat] = outlaw
        s.outlaws[seat] |= 1 << outlaw
        s.say(EVERYONE, HUNTED, seat, outlaw)
        return GO_ON


class Look(Verb[Town]):
    """Private; the card stays the same all round (PT-R26)."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return LOOKED_ALREADY if has_seen_sheriffs_card(s, seat) else LEGAL

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        s.box.show(s, sheriffs_card(s), 1 << seat)
        s.say(EVERYONE, LOOKED, seat)
        s.say(1 << seat, SEEN, seat, sheriffs_card(s))
        return GO_ON


class TakeStar(Verb[Town]):
    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        gain(s, seat, STARS, OFFICE_STARS, BY_BUILDING)
        return GO_ON


class CrossTwo(Verb[Town]):
    """Crossing out nothing would be declining a reward (PT-156)."""

    def why_not(self, s: Town, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.wanted[seat] > 0 else NOTHING_TO_CROSS_OUT

    def do(self, s: Town, seat: i64, about: i64, action: i64) -> int:
        cross_out(s, seat, OFFICE_CROSS_OUT, BY_BUILDING)
        return GO_ON


HUNT_FOR: Final = Hunt(PT, "hunt", "PT-071")
HUNT: Final = Moment[Town](PT, "hunt", "PT-071", HUNT_FOR)
LOOK: Final = Look(PT, "look", "PT-072")
TAKE_STAR: Final = TakeStar(PT, "take_star", "PT-072")
CROSS_TWO: Final = CrossTwo(PT, "cross_two", "PT-072")
OFFICE: Final = Moment[Town](PT, "office", "PT-072", LOOK, TAKE_STAR, CROSS_TWO)


# ---- the buildings -----------------------------------------------------------
class Building:
    """One that sells something, which its visitor may buy."""

    def __init__(self, name: str, *items: int) -> None:
        self.name = name
        self.number: i64 = BUILDING_NAMES.index(name)
        self.items = list(items)

    def use(self, s: Town, seat: i64) -> None:
        s.choose(seat, BUY, BUY.building.put(self.number))


class Undertaker(Building):
    def use(self, s: Town, seat: i64) -> None:
        """Protection first, then the shovel (PT-062, PT-077, PT-R22)."""
        item: i64 = SHOVEL if owns(s, seat, PROTECTION) else PROTECTION
        if not owns(s, seat, item):
            get_item(s, seat, item)


class Bank(Building):
    def use(self, s: Town, seat: i64) -> None:
        s.choose(seat, INVEST)


class Hideout(Building):
    def use(self, s: Town, seat: i64) -> None:
        cross_out_some(s, seat, HIDEOUT_MOST, BY_BUILDING)


class Exchange(Building):
    """So often, at most, one price for one star."""

    def __init__(self, name: str, goods: int) -> None:
        super().__init__(name)
        self.index: i64 = EXCHANGES.index(name)
        self.goods: i64 = goods
        self.price: i64 = POWERS["exchanges"][name]["price"]
        self.most: i64 = POWERS["exchanges"][name]["most"]

    def use(self, s: Town, seat: i64) -> None:
        s.choose(seat, PAY, PAY.building.put(self.number))

    def times(self, s: Town, seat: i64) -> i64:
        """How often it can be paid."""
        return min(self.most, (s.dollars[seat] if self.goods == DOLLARS else s.nuggets[seat]) // self.price)

    def exchange(self, s: Town, seat: i64, times: i64) -> None:
        pay(s, seat, self.goods, self.price * times, BY_BUILDING)
        gain(s, seat, STARS, times, BY_BUILDING)


class Church(Exchange):
    """For less wanted instead of stars (PT-067)."""

    def times(self, s: Town, seat: i64) -> i64:
        return min(super().times(s, seat), s.wanted[seat])

    def exchange(self, s: Town, seat: i64, times: i64) -> None:
        pay(s, seat, self.goods, self.price * times, BY_BUILDING)
        cross_out(s, seat, times, BY_BUILDING)


class LandOffice(Building):
    def use(self, s: Town, seat: i64) -> None:
        s.choose(seat, LAND)


class BailBonds(Building):
    def use(self, s: Town, seat: i64) -> None:
        s.choose(seat, HUNT)


class SheriffsOffice(Building):
    def use(self, s: Town, seat: i64) -> None:
        """A look at the sheriff's card if one likes, then a star or less wanted (PT-072)."""
        action: i64 = s.ask(seat, OFFICE)
        if LOOK.chosen(action):
            s.rules.do(s, seat, 0, action)
            action = s.ask(seat, OFFICE)
        s.rules.do(s, seat, 0, action)


BUILDINGS: Final[list[Building]] = [
    Undertaker("undertaker"),
    Bank("bank"),
    Hideout("hideout"),
    Building("stable", DRAFT_HORSE, STEED),
    Building("store", PAN, PICKAXE, BANDANA),
    Church("church", DOLLARS),
    Building("hotel", SILVER_STAR),
    LandOffice("land_office"),
    Building("armoury", REVOLVER, RIFLE),
    BailBonds("bail_bonds"),
    SheriffsOffice("sheriffs_office"),
    Exchange("saloon", DOLLARS),
    Exchange("union", NUGGETS),
]
SOLD_AT: Final = [building.items for building in BUILDINGS]


def exchange_at(building: i64) -> Exchange:
    found = BUILDINGS[int(building)]
    assert isinstance(found, Exchange)
    return found


def visit(s: Town, seat: i64, building: i64) -> None:
    """Circle it; its effect waits, and on the first visit its bonus is taken, in either order (PT-060, PT-R18)."""
    wait(s, seat, FIRST_EFFECT + building)
    if not s.visited[seat] >> building & 1:
        s.visited[seat] |= 1 << building
        take(s, seat, FIRST_VISITS[building], BY_FIRST_VISIT)
