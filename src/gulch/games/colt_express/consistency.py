"""What must hold together in a position that comes from outside; each complaint names the field."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from gulch.games.colt_express.components import (
    BANDITS,
    BOX,
    BULLET,
    CARDS,
    DEALT_TO_TEAMS,
    HANDCAR,
    MARSHAL,
    MARY,
    MARY_DECK,
    NEUTRAL,
    NOWHERE,
    ORDINARY_CARS,
    PARTS,
    PURSE,
    RESERVE,
    ROUND_CARDS,
    ROUNDS,
    SHEETS,
    STRONGBOX,
    TAIL,
    UNDER,
)
from gulch.games.colt_express.pile import which, whose
from gulch.games.colt_express.powers import ColtRules
from gulch.games.colt_express.state import CHOOSE, SCHEME, TAKE_PLACES, Colt
from gulch.games.colt_express.table import derive
from gulch.pieces.bag import count, kinds, size

NO_BANDIT: Final = -1
BEFORE: Final = (CHOOSE, TAKE_PLACES)  # the steps of set-up


def complain(field: str, what: str) -> None:
    raise ValueError(f"{field}: {what}")


def check(s: Colt, rules: ColtRules) -> None:
    """ValueError for a position that no game can come to. Who plays whom is looked at first: the rest follows from
    it."""
    check_seats(s, rules)
    derive(s, rules.mary)
    for check_one in CHECKS:
        check_one(s, rules)


def check_train(s: Colt, rules: ColtRules) -> None:
    if len(s.train) != rules.cars - 1 or len(set(s.train)) != len(s.train):
        complain("train", f"this table has {rules.cars - 1} different cars")
    if {int(car) for car in s.train} - {*ORDINARY_CARS} != {*rules.added_cars}:
        complain("train", "the circus is there if its option is on, and only then")
    if s.marshal >= rules.cars:
        complain("marshal", f"0 to {rules.cars - 1}")
    if s.handcar == TAIL and not rules.track.has(s, HANDCAR):
        complain("handcar", "it is not in this game")


def check_seats(s: Colt, rules: ColtRules) -> None:
    chosen = [int(b) for b in [*s.lead, *s.mate] if b != NO_BANDIT]
    if len(chosen) != len(set(chosen)):
        complain("lead", "a bandit plays for one player only")
    if not set(chosen) <= {*rules.playable()}:
        complain("lead", "somebody plays a bandit who can't be chosen here")
    if any((s.mate[p] != NO_BANDIT) != (rules.teams and s.lead[p] != NO_BANDIT) for p in range(rules.seats)):
        complain("mate", "a second bandit for each player of a team game, and only there")
    if NO_BANDIT in s.lead and s.at != CHOOSE:
        complain("lead", "without a bandit nobody can do anything but choose one")
    if s.at == CHOOSE and not rules.chosen:
        complain("at", "nobody chooses where bandits are dealt")
    if s.first >= rules.seats:
        complain("first", f"0 to {rules.seats - 1}")


def check_rounds(s: Colt, rules: ColtRules) -> None:
    if len(s.round_cards) != ROUNDS:
        complain("round_cards", f"{ROUNDS} are needed")
    if s.round == ROUNDS and s.at:
        complain("round", f"0 to {ROUNDS - 1}, and {ROUNDS} when all is over")
    turns = len(ROUND_CARDS[s.round_cards[min(s.round, ROUNDS - 1)]].turns)
    if s.at == SCHEME and s.turn >= turns:
        complain("turn", f"the round card has {turns} turns")
    if s.shown > len(s.pile):
        complain("shown", f"the pile has {len(s.pile)} cards")


def check_absent(s: Colt, rules: ColtRules) -> None:
    """Whoever nobody plays has nothing, also while everybody still chooses."""
    rows = {"hand": s.hand, "deck": s.deck, "discard": s.discard, "top": s.top, "bullets": s.bullets}
    rows |= {"wounds": s.wounds, "money": s.money, "under": s.under, "loot": s.loot[SHEETS:RESERVE]}
    for b in range(len(BANDITS)):
        if b not in s.gang:
            for field, row in rows.items():
                if row[b]:
                    complain(field, f"nobody plays {BANDITS[b]}")
            if s.place[b] != NOWHERE:
                complain("place", f"nobody plays {BANDITS[b]}")


def check_beginning(s: Colt, rules: ColtRules) -> None:
    """Before everybody has a place nobody has drawn or played a card (CE-016, CE-021)."""
    if s.at not in BEFORE:
        return
    done = {"round": s.round, "turn": s.turn, "pile": len(s.pile), "hand": any(s.hand), "discard": any(s.discard)}
    done |= {"place": any(place != NOWHERE for place in s.place)}
    done |= {"lead": s.at == CHOOSE and any(b != NO_BANDIT for b in s.lead)}
    for field, is_done in done.items():
        if is_done:
            complain(field, "the game has not begun")
    if rules.teams and any(not count(s.deck[b], MARSHAL) for b in s.gang):
        complain("deck", "every bandit has a Marshal card, one of which a team lays aside (CE-082)")


def check_places(s: Colt, rules: ColtRules) -> None:
    for b in s.gang:
        place = s.place[b]
        if place == NOWHERE and s.at not in BEFORE:
            complain("place", f"{BANDITS[b]} is nowhere")
        if place != NOWHERE and not rules.track.has(s, place):
            complain("place", f"this train has no such place for {BANDITS[b]}")
        if s.under[b] and (place != UNDER or not 0 < s.under[b] <= rules.cars):
            complain("under", f"{BANDITS[b]} does not hide under such a car")


def check_cards(s: Colt, rules: ColtRules) -> None:
    """How many of each kind there are is not counted: a scenario may take some away."""
    for field, bags in (("hand", s.hand), ("deck", s.deck), ("discard", s.discard)):
        for b in s.gang:
            if kinds(bags[b]) & ~own_cards(b, rules):
                complain(field, f"{BANDITS[b]} has no such card")
    for entry in s.pile:
        b, card = whose(entry), which(entry)
        if b not in s.gang or card == BULLET or not own_cards(b, rules) >> card & 1:
            complain("pile", f"{BANDITS[b]} can't have played {CARDS[card]}")
    for b in s.gang:
        if s.top[b] > count(s.deck[b], BULLET):
            complain("top", f"{BANDITS[b]} has no such bullets in the deck")


def own_cards(b: int, rules: ColtRules) -> int:
    """The kinds of cards that a bandit can hold, as bits."""
    of_mary = int(kinds(MARY_DECK))
    return (of_mary if b == MARY else (1 << rules.actions) - 1) | 1 << BULLET


def check_bullets(s: Colt, rules: ColtRules) -> None:
    shooters = sum(1 << int(b) for b in s.gang if b != MARY) | 1 << NEUTRAL
    for b in s.gang:
        if kinds(s.wounds[b]) & ~shooters:
            complain("wounds", f"{BANDITS[b]} was hit by somebody who is not in this game")
    if s.spent and not rules.mary:
        complain("spent", "only Mary throws bullets out of the game")


def check_loot(s: Colt, rules: ColtRules) -> None:
    for place in range(SHEETS):
        if s.loot[place] and not rules.track.has(s, place):
            complain("loot", "this train has no such place")
    if size(s.loot[BOX]) != size(s.loot[BOX] & PARTS[PURSE]):
        complain("loot", "only purses stay in the box")
    if s.loot[RESERVE] & ~(PARTS[PURSE] | PARTS[STRONGBOX]):
        complain("loot", "only purses and strongboxes wait beside the train")


def check_marks(s: Colt, rules: ColtRules) -> None:
    pairs = s.marks[:3] if rules.teams else []
    if pairs and (len(set(pairs)) != 3 or not set(pairs) <= {*DEALT_TO_TEAMS, *rules.wanted}):
        complain("marks", "each of the three who are set out has a partner of their own")
    if any(not 0 <= mark <= ROUNDS for mark in s.marks[len(pairs) :]):
        complain("marks", f"a round is 0 to {ROUNDS}")


CHECKS: Final[list[Callable[[Colt, ColtRules], None]]] = [
    check_train,
    check_absent,
    check_beginning,
    check_rounds,
    check_places,
    check_cards,
    check_bullets,
    check_loot,
    check_marks,
]
