"""Where bandits, cards and variants step in, and what options register into."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import Declared, Event, Rules
from gulch.games.colt_express.components import (
    ACTION_DECK,
    FOR_2_TO_4,
    FOR_5_AND_6,
    HAND,
    ROOF,
    ROOF_MOVE_MAX,
    RULEBOOK,
    SIX,
    SPECIAL_PUNCH,
    STRONGBOX_TOKEN,
    STRONGBOXES,
)
from gulch.pieces.bag import many

if TYPE_CHECKING:
    from gulch.games.colt_express.state import Colt


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

    def brings_purses(self) -> bool:
        """Are they tokens of their own, and not the one set aside?"""
        return False

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

    def keeps_discard(self) -> bool:
        return False

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


class Seating:
    """Who plays whom: the variant point of teams."""

    def prepare(self, s: Colt, rules: ColtRules) -> None:
        """What chance lays out before anybody has a bandit."""

    def deal(self, s: Colt, rules: ColtRules) -> None:
        """At random."""
        raise NotImplementedError

    def choice(self) -> Declared:
        """The words with which players choose instead."""
        raise NotImplementedError

    def choose(self, s: Colt, seat: i64) -> None:
        raise NotImplementedError

    def start(self, s: Colt) -> int:
        """Everybody has a bandit; the next step."""
        raise NotImplementedError


class ColtRules(Rules["Colt"]):
    """What options register into, beside menus, steps and hooks."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.cast: list[Bandit] = []
        self.cards: list[Card] = []
        self.troupe = NO_CAST  # the same two as states hold them
        self.deeds = NO_CARDS
        self.decks = Decks()
        self.track = Track()
        self.seating = Seating()
        self.chosen = False  # players choose whom they play
        self.bandits = seats  # how many take part
        self.cars = seats + 1
        self.action_deck: i64 = ACTION_DECK  # of each bandit
        self.actions = SPECIAL_PUNCH  # so many kinds of action cards there are
        self.wanted: list[int] = []  # bandits beyond the six, who then take part
        self.added_cars: list[int] = []  # beside the ordinary ones
        self.stations: list[int] = []  # one of these is the last round card
        self.strongboxes: i64 = many(STRONGBOX_TOKEN, STRONGBOXES)
        self.mary = False
        self.teams = False
        self.open_pile = False  # else a card is forgotten once another covers it (CE-R17)
        self.round_opened = Event("", "")  # what is told when a round begins

    def ready(self) -> None:
        """Everybody has registered."""
        self.troupe = vec[Bandit](self.cast)
        self.deeds = vec[Card](self.cards)

    def playable(self) -> list[int]:
        return [*SIX, *self.wanted]

    def round_set(self) -> list[int]:
        """The cards for this number of players; Mary counts, teams play with those for 2 to 4 (CE-017, CE-080)."""
        return FOR_2_TO_4 if self.teams or self.bandits <= 4 else FOR_5_AND_6


NO_CAST: Final = vec[Bandit]()
NO_CARDS: Final = vec[Card]()
NO_DECKS: Final = Decks()
NO_TRACK: Final = Track()
