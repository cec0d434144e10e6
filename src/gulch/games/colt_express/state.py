"""The train and everything on it; and the objects at which abilities and variants step in."""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import Rules
from gulch.engine.chance import Chance
from gulch.engine.play import State
from gulch.games.colt_express.components import (
    ACTION_DECK,
    ACTIONS,
    ALL_BANDITS,
    CARS_MAX,
    HAND,
    MARY,
    NOTHING,
    ROOF_MOVE_MAX,
    RULEBOOK,
    SPECIAL_PUNCH,
    STRONGBOX_TOKEN,
    STRONGBOXES,
)
from gulch.pieces.bag import many

# A place is one level of one car: car * 2 + level. The locomotive is car 0.
ROOF: Final = 1
HANDCAR: Final = CARS_MAX * 2  # has only the lower level
UNDER: Final = HANDCAR + 2  # hidden under a car: in no place
NOWHERE: Final = HANDCAR + 4  # not in play
# Loot lies at a spot: a place, a bandit's sheet, or one of three beside the train.
SHEETS: Final = 20
RESERVE: Final = 28  # may still come into play, or was set aside for nobody
BOX: Final = 29  # purses not drawn for this train, face down
GONE: Final = 30  # discarded
SPOTS: Final = 31
HIDDEN: Final = 128  # a card of the pile: bandit | card << 3, and HIDDEN if it lies face down

AUTOMATIC: Final = -2  # owner of a bandit without a player
ABSENT: Final = -3  # owner of a bandit who is not in play
HEAD: Final = 0  # where the handcar stands
TAIL: Final = 1


class Card:
    """What an action card does for a bandit."""

    def carry_out(self, s: Colt, b: i64) -> None:
        raise NotImplementedError


class Bandit:
    """A bandit without abilities. Abilities step in at the occasions which its methods name; here is the plain rule."""

    def __init__(self, name: str, number: int, rule: str, provenance: str = RULEBOOK) -> None:
        self.name = name
        self.number = number
        self.rule = rule
        self.provenance = provenance

    def deck(self, rules: ColtRules) -> i64:
        return rules.action_deck

    def start_purses(self) -> i64:
        return 1

    def hand_size(self) -> i64:
        return HAND

    def schemes(self, s: Colt, b: i64, kind: i64) -> None:
        """This bandit's part of a turn (CE-023)."""
        s.decks.take_turn(s, s.owner[b], kind)

    def may_hide_first_card(self) -> bool:
        return False

    def carry_out(self, s: Colt, b: i64, card: i64) -> None:
        """A card of this bandit's has been shown (CE-028)."""
        s.cards[card].carry_out(s, b)

    def is_elusive(self) -> bool:
        """Never a target while there is another."""
        return False

    def is_steadfast(self) -> bool:
        """Stays inside the cars whatever happens, the marshal included."""
        return False

    def more_targets(self, s: Colt, b: i64) -> i64:
        """Whom this bandit can shoot beside those in the ordinary line of fire."""
        return 0

    def after_shot(self, s: Colt, b: i64, victim: i64) -> None:
        pass

    def keeps_dropped_purse(self, s: Colt, b: i64, victim: i64) -> bool:
        return False

    def loses_in_order(self) -> bool:
        """Whoever punches this bandit does not choose the kind of loot."""
        return False

    def picks_purse(self, s: Colt, b: i64) -> bool:
        """Alone with a purse when pockets are picked (CE-077)."""
        raise NotImplementedError


class Decks:
    """How a player's cards go round: the variant point of teams and experts."""

    def take_turn(self, s: Colt, seat: i64, kind: i64) -> None:
        raise NotImplementedError

    def deal(self, s: Colt, seat: i64) -> None:
        raise NotImplementedError

    def can_draw(self, s: Colt, seat: i64) -> bool:
        raise NotImplementedError

    def draw(self, s: Colt, seat: i64, wanted: i64) -> None:
        raise NotImplementedError

    def put_back(self, s: Colt, b: i64, card: i64) -> None:
        raise NotImplementedError

    def take_bullet(self, s: Colt, b: i64) -> None:
        raise NotImplementedError

    def open_for_search(self, s: Colt, seat: i64) -> None:
        """A player looks through the deck and shuffles it (CE-084)."""


class Track:
    """Which places are beside which, as masks of places: the variant point of the handcar."""

    def has(self, s: Colt, place: i64) -> bool:
        """Can a bandit or loot be there?"""
        return 0 <= place < s.cars * 2

    def beside(self, s: Colt, place: i64) -> i64:
        """One car away on the same level."""
        return towards(s, place, -2) | towards(s, place, 2)

    def reach(self, s: Colt, place: i64) -> i64:
        """Where a Move card leads (CE-030)."""
        if not place & ROOF:
            return self.beside(s, place)
        out: i64 = 0
        cars: i64
        for cars in range(1, ROOF_MOVE_MAX + 1):
            out |= towards(s, place, -2 * cars) | towards(s, place, 2 * cars)
        return out

    def pushes(self, s: Colt, place: i64) -> i64:
        """Where a punch sends (CE-039)."""
        return self.beside(s, place)

    def onward(self, s: Colt, victim: i64, shooter: i64) -> i64:
        """One car further in the direction of a shot, or the same place: nobody leaves the train (CE-064)."""
        place = s.place[victim]
        there = place + (2 if place > s.place[shooter] else -2)
        return there if 0 <= there < s.cars * 2 else place


def towards(s: Colt, place: i64, step: i64) -> i64:
    """The place so far away as a mask; none beyond the train."""
    there = place + step
    return 1 << there if 0 <= there < s.cars * 2 else 0


class ColtRules(Rules["Colt"]):
    """What expansions register into, beside menus, steps and hooks."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.cast: list[Bandit] = []
        self.cards: list[Card] = []
        self.decks = Decks()
        self.track = Track()
        self.bandits = seats  # how many take part
        self.cars = seats + 1
        self.action_deck: i64 = ACTION_DECK  # of each bandit
        self.actions = ACTIONS[:SPECIAL_PUNCH]
        self.wanted: list[int] = []  # bandits beyond the six, who then take part
        self.added_cars: list[int] = []  # beside the ordinary ones
        self.stations: list[int] = []  # one of these is the last round card
        self.strongboxes: i64 = many(STRONGBOX_TOKEN, STRONGBOXES)
        self.mary = False
        self.teams = False
        self.open_pile = False  # else a card is forgotten once another covers it (CE-R17)

    def seat_everybody(self, s: Colt) -> None:
        """The last part of set-up: who plays whom. Teams have it their own way."""
        raise NotImplementedError


class Colt(State):
    __slots__ = (
        "bullets",
        "cards",
        "cars",
        "cast",
        "circle",
        "deck",
        "decks",
        "discard",
        "elusive",
        "first",
        "gang",
        "hand",
        "handcar",
        "holder",
        "lead",
        "loot",
        "marshal",
        "mate",
        "money",
        "neutral",
        "open_pile",
        "owner",
        "pile",
        "place",
        "round",
        "round_cards",
        "shown",
        "spent",
        "steadfast",
        "top",
        "track",
        "train",
        "turn",
        "under",
        "wounds",
    )

    def __init__(self, rules: ColtRules, chance: Chance) -> None:
        super().__init__(rules, chance)
        self.cast = rules.cast  # by bandit
        self.cards = rules.cards  # by card
        self.decks = rules.decks
        self.track = rules.track
        self.open_pile = rules.open_pile
        self.cars: i64 = rules.cars
        self.train = NOTHING  # the printed cars behind the locomotive
        self.lead = NOTHING  # by seat: the bandit, in teams the first of the two
        self.mate = NOTHING  # by seat: the second one, or -1
        self.owner = NOTHING  # by bandit: the seat, derived
        self.holder = NOTHING  # by bandit: in whose deck its bullets go, derived
        self.gang = NOTHING  # the bandits in play, derived
        self.circle = NOTHING  # one bandit for everybody who takes turns, clockwise, derived
        self.elusive: i64 = 0  # bits of bandits, derived
        self.steadfast: i64 = 0
        self.round_cards = NOTHING  # those of later rounds are hidden
        self.round: i64 = 0
        self.turn: i64 = 0
        self.first: i64 = 0
        self.place = NOTHING  # by bandit
        self.marshal: i64 = 0  # his car
        self.hand = NOTHING  # by bandit, a bag of cards; bullets in the lead's
        self.deck = NOTHING  # by bandit, a bag of cards
        self.discard = NOTHING  # by bandit, a bag, face up; experts only
        self.top = NOTHING  # by lead: so many bullets lie on top of the deck; experts only
        self.pile = NOTHING
        self.shown: i64 = 0  # so many cards of the pile have been carried out
        self.bullets = NOTHING  # by bandit: own bullets left
        self.wounds = NOTHING  # by bandit: a bag of bullets received, by who fired them
        self.neutral: i64 = 0
        self.spent: i64 = 0  # bullets that Mary has thrown out of the game
        self.loot = NOTHING  # by spot, a bag of tokens
        self.money = NOTHING  # by bandit: from the bank
        self.handcar: i64 = HEAD
        self.under = NOTHING  # by bandit: the car it hides under, from 1; 0: none was chosen

    def copy(self) -> Colt:
        rules = self.rules
        assert isinstance(rules, ColtRules)
        c = Colt(rules, self.chance.copy())
        self.copy_core(c)
        c.train = self.train  # never changed in place, and so are all that are not sliced
        c.lead = self.lead
        c.mate = self.mate
        c.owner = self.owner
        c.holder = self.holder
        c.gang = self.gang
        c.circle = self.circle
        c.elusive = self.elusive
        c.steadfast = self.steadfast
        c.round_cards = self.round_cards
        c.round = self.round
        c.turn = self.turn
        c.first = self.first
        c.place = self.place[:]
        c.marshal = self.marshal
        c.hand = self.hand[:]
        c.deck = self.deck[:]
        c.discard = self.discard[:]
        c.top = self.top[:]
        c.pile = self.pile[:]
        c.shown = self.shown
        c.bullets = self.bullets[:]
        c.wounds = self.wounds[:]
        c.neutral = self.neutral
        c.spent = self.spent
        c.loot = self.loot[:]
        c.money = self.money
        c.handcar = self.handcar
        c.under = self.under
        return c


# ---- sets of bandits are bit masks -----------------------------------------------------------------------------------
def only(b: i64) -> i64:
    return 1 << b


def bandits_at(s: Colt, place: i64) -> i64:
    mask: i64 = 0
    for b in s.gang:
        if s.place[b] == place:
            mask |= 1 << b
    return mask


def bandits_in(s: Colt, places: i64) -> i64:
    """Everybody who is in one of these places."""
    mask: i64 = 0
    for b in s.gang:
        if places >> s.place[b] & 1:
            mask |= 1 << b
    return mask


def on_roofs(s: Colt) -> i64:
    mask: i64 = 0
    for b in s.gang:
        if s.place[b] & ROOF:
            mask |= 1 << b
    return mask


def inside(s: Colt) -> i64:
    """Everybody inside a car; the handcar is none."""
    mask: i64 = 0
    for b in s.gang:
        if not s.place[b] & ROOF and s.place[b] < HANDCAR:
            mask |= 1 << b
    return mask


def audience(seat: i64) -> i64:
    """Told to this seat alone; nobody hears it where nobody owns the bandit."""
    return 1 << seat if seat >= 0 else 0


def derive(s: Colt, mary: bool) -> None:
    """Who is in play, who owns whom, who sits where: from the seats' bandits, once all have theirs."""
    s.owner = vec[i64]([ABSENT] * ALL_BANDITS)
    s.holder = vec[i64]([-1] * ALL_BANDITS)
    gang: list[int] = []
    circle: list[int] = []
    seat: i64
    before = (s.first - s.round) % s.seats  # Mary sits to the right of the first player of round 1 (CE-107)
    for seat in range(s.seats):
        if s.lead[seat] < 0:
            s.gang = s.circle = NOTHING
            return
        if mary and seat == before:
            circle.append(MARY)
        circle.append(int(s.lead[seat]))
        for b in (s.lead[seat], s.mate[seat]):
            if b >= 0:
                gang.append(int(b))
    for seat in range(s.seats):
        for b in (s.lead[seat], s.mate[seat]):
            if b >= 0:
                s.owner[b] = seat
                s.holder[b] = s.lead[seat]
    if mary:
        s.owner[MARY] = AUTOMATIC
        s.holder[MARY] = MARY
        gang.append(MARY)
    s.gang = vec[i64](gang)
    s.circle = vec[i64](circle)
    s.elusive = 0
    s.steadfast = 0
    for b in s.gang:
        if s.cast[b].is_elusive():
            s.elusive |= 1 << b
        if s.cast[b].is_steadfast():
            s.steadfast |= 1 << b
