"""Set-up (CE-010 to CE-019): the train, its loot, the round cards, who plays whom."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.expansion import Expansion
from gulch.declare.rules import GO_ON, LEGAL, Declared, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.chance import Chance
from gulch.engine.play import EVERYONE
from gulch.games.colt_express.components import (
    BOX,
    CARS,
    CHEST_TOKEN,
    EMPTY_CHEST,
    EMPTY_STRONGBOX,
    JEWEL_TOKEN,
    LEAST_PURSE,
    MARY,
    MARY_JEWEL_CARS,
    NEUTRAL_BULLETS,
    NO_LOOT,
    NONE_OF_ALL,
    NOWHERE_YET,
    ORDINARY_CARS,
    OWN_BULLETS,
    PURSE_BAG,
    RESERVE,
    ROUNDS,
    SHEETS,
    SIX,
    STRONGBOX_TOKEN,
    ZEROS,
)
from gulch.games.colt_express.decks import OrdinaryDecks
from gulch.games.colt_express.powers import ColtRules, Seating
from gulch.games.colt_express.scheming import SCHEMING
from gulch.games.colt_express.state import CHOOSE, ROUND, Colt
from gulch.games.colt_express.table import derive, equip, rules_of
from gulch.games.colt_express.train import put
from gulch.games.colt_express.vocabulary import BANDIT, CHOICE, ONE_EACH
from gulch.pieces.bag import kinds, many, one, some
from gulch.pieces.vectors import vector

TAKEN: Final = CHOICE.reason("taken", "CE-002")
NOT_PLAYABLE: Final = CHOICE.reason("not-in-this-game", "CE-002")
IS: Final = CHOICE.event("is", "CE-002", who=SEAT, bandit=BANDIT)


def blank(rules: ColtRules, chance: Chance) -> Colt:
    """A train that nobody has boarded."""
    s = Colt(rules, chance)
    equip(s, rules)
    return s


def new_game(s: Colt, rules: ColtRules) -> Colt:
    chance = s.chance
    s.neutral = NEUTRAL_BULLETS
    s.place = NOWHERE_YET[:]
    s.hand, s.deck, s.discard, s.top = ZEROS[:], ZEROS[:], ZEROS[:], ZEROS[:]
    s.bullets, s.wounds, s.money, s.under = ZEROS[:], ZEROS[:], ZEROS[:], ZEROS[:]
    s.loot = NO_LOOT[:]
    s.lead = NONE_OF_ALL[: rules.seats]
    s.mate = NONE_OF_ALL[: rules.seats]
    s.first = chance.below(rules.seats)
    s.train = draw_train(rules, chance)
    s.round_cards = draw_rounds(rules, chance)
    load_train(s, rules)
    seat_everybody(s, rules)
    return s


def draw_train(rules: ColtRules, chance: Chance) -> vec[i64]:
    """As many ordinary cars as bandits, in any order (CE-010); the circus anywhere behind the locomotive (CE-102)."""
    cars = ORDINARY_CARS[:]
    chance.shuffle(cars)
    train = cars[: rules.cars - 1 - len(rules.added_cars)]
    for added in rules.added_cars:
        train.insert(int(chance.below(len(train) + 1)), added)
    return vector(train)


def draw_rounds(rules: ColtRules, chance: Chance) -> vec[i64]:
    """Five of seven (CE-017), or four and a station at the bottom (CE-075)."""
    cards = rules.round_set()[:]
    chance.shuffle(cards)
    cards = cards[:ROUNDS]
    if rules.stations:
        cards[-1] = rules.stations[int(chance.below(len(rules.stations)))]
    return vector(cards)


def load_train(s: Colt, rules: ColtRules) -> None:
    """A purse of 250 is set aside for each bandit first (CE-011); the cars get theirs blind (CE-012)."""
    set_aside = many(LEAST_PURSE, rules.bandits - (1 if rules.mary else 0))
    s.loot[RESERVE] = set_aside
    s.loot[BOX] = PURSE_BAG - set_aside
    car: i64
    for car in range(1, s.cars):
        printed = CARS[s.train[car - 1]]
        purses = some(s.loot[BOX], printed.purses, s.chance)
        s.loot[BOX] -= purses
        s.loot[car * 2] = purses + many(JEWEL_TOKEN, printed.jewels)
        if printed.chests:
            s.loot[car * 2] += one(CHEST_TOKEN) + one(EMPTY_CHEST)
    boxes = rules.strongboxes
    alike = kinds(boxes) == kinds(one(STRONGBOX_TOKEN))
    first = one(STRONGBOX_TOKEN) if alike else some(boxes, 1, s.chance)
    s.loot[0] = first  # CE-013, CE-101
    s.loot[RESERVE] += boxes - first
    if rules.mary:
        for car in range(s.cars - MARY_JEWEL_CARS, s.cars):
            s.loot[car * 2] += one(JEWEL_TOKEN)  # CE-108


# ---- who plays whom --------------------------------------------------------------------------------------------------
def seat_everybody(s: Colt, rules: ColtRules) -> None:
    """Dealt by chance, or chosen."""
    rules.seating.prepare(s, rules)
    if rules.chosen:
        derive(s, rules.mary)
        s.at = CHOOSE
        return
    rules.seating.deal(s, rules)
    take_seats(s, rules)
    s.at = rules.seating.start(s)


def choose(s: Colt) -> int:
    """Everybody picks, the first player first."""
    rules = rules_of(s)
    k: i64
    for k in range(s.seats):
        rules.seating.choose(s, (s.first + k) % s.seats)
    take_seats(s, rules)
    return rules.seating.start(s)


def take_seats(s: Colt, rules: ColtRules) -> None:
    """Everybody knows whom they play: sheets, decks, bullets (CE-011, CE-014)."""
    derive(s, rules.mary)
    for b in s.gang:
        bandit = s.cast[b]
        s.deck[b] = bandit.deck(rules)
        if b == MARY:
            s.loot[SHEETS + b] = one(JEWEL_TOKEN)
            continue
        s.bullets[b] = OWN_BULLETS
        purses = many(LEAST_PURSE, bandit.start_purses())
        s.loot[SHEETS + b] = purses
        if not bandit.brings_purses():
            s.loot[RESERVE] -= purses


def take_places(s: Colt) -> int:
    """Players 1, 3, 5 inside the last car, the others inside the last but one (CE-016, CE-019)."""
    n: i64 = len(s.circle)
    k: i64 = 0
    while s.circle[k] != s.lead[s.first]:
        k += 1
    place: i64
    for place in range(n):
        put(s, s.circle[(k + place) % n], (s.cars - 1 - place % 2) * 2)
    return ROUND


class OneEach(Seating):
    """A bandit for every player."""

    def deal(self, s: Colt, rules: ColtRules) -> None:
        """At random; whoever is wanted takes the place of one of them (CE-106)."""
        cast = SIX[:]
        s.chance.shuffle(cast)
        del cast[rules.seats :]
        for wanted in rules.wanted:
            cast[int(s.chance.below(rules.seats))] = wanted
        s.lead = vector(cast)

    def choice(self) -> Declared:
        return CHOICE

    def choose(self, s: Colt, seat: i64) -> None:
        s.choose(seat, CHOOSING)

    def start(self, s: Colt) -> int:
        return take_places(s)


class Be(Verb[Colt]):
    """Play this bandit."""

    bandit: Final = arg(BANDIT)

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        b = self.bandit.of(action)
        if b not in rules_of(s).playable():
            return NOT_PLAYABLE
        return TAKEN if b in s.lead else LEGAL

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        s.lead = s.lead[:]
        s.lead[seat] = self.bandit.of(action)
        s.say(EVERYONE, IS, seat, s.lead[seat])
        return GO_ON


BE: Final = Be(CHOICE, "be", "CE-002")
CHOOSING: Final[Moment[Colt]] = Moment(CHOICE, "choosing", "CE-002", BE)


# ---- options ---------------------------------------------------------------------------------------------------------
def one_each(rules: ColtRules) -> None:
    rules.seating = OneEach()
    rules.decks = OrdinaryDecks(SCHEMING)


def use_one_each(rules: ColtRules) -> None:
    rules.use(ONE_EACH)


def chosen(rules: ColtRules) -> None:
    rules.chosen = True
    rules.use(rules.seating.choice())


def decoy(rules: ColtRules) -> None:
    """A strongbox worth nothing among the others (CE-101)."""
    rules.strongboxes += one(EMPTY_STRONGBOX)


A_BANDIT_EACH: Final = Expansion(use_one_each, one_each)
CHOSEN: Final = Expansion(chosen)
DECOY: Final = Expansion(decoy)
