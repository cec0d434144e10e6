"""Set-up (CE-010 to CE-019): the train, its loot, the round cards, who plays whom."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, NumberedMoment, NumberedVerb
from gulch.engine.chance import Chance
from gulch.engine.play import EVERYONE
from gulch.games.colt_express.components import (
    AL_PATRON,
    CARS,
    CHEST_TOKEN,
    EMPTY_CHEST,
    EMPTY_STRONGBOX,
    FOR_2_TO_4,
    FOR_5_AND_6,
    JEWEL_TOKEN,
    MARY,
    MARY_JEWEL_CARS,
    NEUTRAL_BULLETS,
    ORDINARY_CARS,
    OWN_BULLETS,
    PURSE_BAG,
    ROUNDS,
    SIX,
    STRONGBOX_TOKEN,
    ZEROS,
)
from gulch.games.colt_express.state import BOX, NOWHERE, RESERVE, SHEETS, SPOTS, Colt, ColtRules, derive
from gulch.games.colt_express.train import put
from gulch.games.colt_express.vocabulary import BANDIT
from gulch.games.colt_express.words import BE, CHOOSE, CHOOSING, IS, ROUND
from gulch.pieces.bag import kinds, many, one, some

TAKEN = "taken"
NOT_PLAYABLE = "not-in-this-game"


def new_game(rules: ColtRules, chance: Chance) -> Colt:
    s = Colt(rules, chance)
    s.neutral = NEUTRAL_BULLETS
    s.place = vec[i64]([NOWHERE] * 8)
    s.hand, s.deck, s.discard, s.top = ZEROS[:], ZEROS[:], ZEROS[:], ZEROS[:]
    s.bullets, s.wounds, s.money, s.under = ZEROS[:], ZEROS[:], ZEROS[:], ZEROS[:]
    s.loot = vec[i64]([0] * SPOTS)
    s.lead = vec[i64]([-1] * rules.seats)
    s.mate = vec[i64]([-1] * rules.seats)
    s.first = chance.below(rules.seats)
    derive(s, rules.mary)
    s.train = draw_train(rules, chance)
    s.round_cards = draw_rounds(rules, chance)
    load_train(s, rules)
    return s


def draw_train(rules: ColtRules, chance: Chance) -> vec[i64]:
    """As many ordinary cars as bandits, in any order (CE-010); the circus anywhere behind the locomotive (CE-102)."""
    cars = ORDINARY_CARS[:]
    chance.shuffle(cars)
    train = cars[: rules.cars - 1 - len(rules.added_cars)]
    for added in rules.added_cars:
        train.insert(int(chance.below(len(train) + 1)), added)
    return vec[i64](train)


def round_set(rules: ColtRules) -> list[int]:
    """The round cards for this number of players; Mary counts, teams play with those for 2 to 4 (CE-017, CE-080)."""
    return FOR_2_TO_4 if rules.teams or rules.bandits <= 4 else FOR_5_AND_6


def draw_rounds(rules: ColtRules, chance: Chance) -> vec[i64]:
    """Five of seven (CE-017), or four and a station at the bottom (CE-075)."""
    cards = round_set(rules)[:]
    chance.shuffle(cards)
    del cards[ROUNDS:]
    if rules.stations:
        cards[-1] = rules.stations[int(chance.below(len(rules.stations)))]
    return vec[i64](cards)


def load_train(s: Colt, rules: ColtRules) -> None:
    """A purse of 250 is set aside for each bandit first (CE-011); the cars get theirs blind (CE-012)."""
    set_aside = many(0, rules.bandits - (1 if rules.mary else 0))
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


def playable(rules: ColtRules) -> list[int]:
    return [*SIX, *rules.wanted]


def deal_bandits(s: Colt, rules: ColtRules) -> None:
    """One each at random; whoever is wanted takes the place of one of them (CE-106)."""
    cast = SIX[:]
    s.chance.shuffle(cast)
    del cast[rules.seats :]
    for wanted in rules.wanted:
        cast[int(s.chance.below(rules.seats))] = wanted
    s.lead = vec[i64](cast)


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
        purses = many(0, bandit.start_purses())
        s.loot[SHEETS + b] = purses
        if b == AL_PATRON:
            continue  # his two are tokens of their own; the one set aside stays aside
        s.loot[RESERVE] -= purses


def start_places(s: Colt) -> None:
    """Players 1, 3, 5 inside the last car, the others inside the last but one (CE-016, CE-019)."""
    n: i64 = len(s.circle)
    k: i64 = 0
    while s.circle[k] != s.lead[s.first]:
        k += 1
    place: i64
    for place in range(n):
        put(s, s.circle[(k + place) % n], (s.cars - 1 - place % 2) * 2)


def ready(s: Colt, rules: ColtRules) -> int:
    take_seats(s, rules)
    start_places(s)
    return ROUND


def register_decoy(rules: ColtRules) -> None:
    """One worth nothing among the others (CE-101)."""
    rules.strongboxes += one(EMPTY_STRONGBOX)


# ---- bandits of one's choice -----------------------------------------------------------------------------------------
def choose(s: Colt) -> int:
    """Everybody picks a bandit, the first player first."""
    k: i64
    for k in range(s.seats):
        s.choose_number((s.first + k) % s.seats, CHOOSING)
    rules = s.rules
    assert isinstance(rules, ColtRules)
    return ready(s, rules)


class Be(NumberedVerb[Colt]):
    """Play this bandit."""

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        rules = s.rules
        assert isinstance(rules, ColtRules)
        b = action >> 8
        if b not in playable(rules):
            return NOT_PLAYABLE
        return TAKEN if b in s.lead else LEGAL

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        s.lead = s.lead[:]
        s.lead[seat] = action >> 8
        s.tell(EVERYONE, IS | seat << 8 | action >> 8 << 16)
        return GO_ON


def register_choosing(rules: ColtRules) -> None:
    rules.numbered_step(CHOOSE, "choose", choose)
    rules.moment(CHOOSING, NumberedMoment("choosing", "CE-002", [Be(BE, "be", "CE-002", bandit=BANDIT)]))
    rules.reasons |= {TAKEN: "CE-002", NOT_PLAYABLE: "CE-002"}


def seat_everybody(s: Colt, rules: ColtRules) -> None:
    """One bandit each, dealt or chosen."""
    if rules.options["bandits"] == "dealt":
        deal_bandits(s, rules)
        s.at = ready(s, rules)
    else:
        s.at = CHOOSE
