"""Its six characters."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.asking import NO, YES, OwnRule
from gulch.games.western_legends.cattle import cattle_held, return_all
from gulch.games.western_legends.characters import RED_FALLS_STORE
from gulch.games.western_legends.components import MULE, REVOLVER, rank_of
from gulch.games.western_legends.doors import discard, draw, gain_nuggets, gain_wanted
from gulch.games.western_legends.effects import ANY_RANCH
from gulch.games.western_legends.extras.state import extras
from gulch.games.western_legends.extras.vocabulary import EXTRAS, WHEN_INVESTIGATING
from gulch.games.western_legends.fighting import faces_law_or_outlaw, look_at_hand, lower
from gulch.games.western_legends.hideouts import ADD_BANDIT, NO_BANDIT, REMOVE_BANDIT, send_away
from gulch.games.western_legends.movement import ride
from gulch.games.western_legends.names import EVERY_ITEM
from gulch.games.western_legends.npcs import place_bandit
from gulch.games.western_legends.parts import Character
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.stories import offer_marker
from gulch.games.western_legends.table import cards_of, hand_size, in_town, is_own_turn, plain_cards, power
from gulch.games.western_legends.vocabulary import RANK, WHEN_DONE
from gulch.games.western_legends.zones import HAND
from gulch.pieces.sets import bit

WORKHORSE: Final = EVERY_ITEM.index("workhorse")
HOLSTER: Final = EVERY_ITEM.index("holster")
SHORT_RIDE: Final = 2

NOT_BELLE: Final = EXTRAS.reason("not-belle", "WL-062")
NOT_PINKERTON: Final = EXTRAS.reason("not-pinkerton", "WL-062")
NOBODY_NEAR: Final = EXTRAS.reason("nobody-near", "WL-062")
NO_HAND: Final = EXTRAS.reason("no-hand", "WL-062")
NO_SUCH_RANK: Final = EXTRAS.reason("no-such-rank", "WL-062")
INVESTIGATED: Final = EXTRAS.event("investigated", "WL-062", who=SEAT, at=SEAT, rank=RANK)


class Belle(Character):
    """Against bandits, guards and the sheriff."""

    def in_fight(self, s: Western, side: i64) -> None:
        if faces_law_or_outlaw(s):
            lower(s, side, 2)


class TakeCrime(Verb[Western]):
    """In place of the other rewards for a bandit."""

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if isinstance(power(s, seat), Belle) else NOT_BELLE

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        gain_wanted(s, seat, 1)
        return GO_ON


TAKE_CRIME: Final = TakeCrime(EXTRAS, "take_crime", "WL-062")


class Isom(Character):
    """Decided at the start of the turn; the cattle that is left goes back at its end."""

    def at_start_of_turn(self, s: Western, seat: i64) -> None:
        if cattle_held(s, seat) > 0 and YES.chosen(s.ask(seat, DRIVING_HARD)):
            s.actions += 1
            extras(s).driving |= bit(seat)


DRIVING_HARD: Final = OwnRule(EXTRAS, "driving_hard", "WL-062", YES, NO)


def rest_the_herd(s: Western, seat: int) -> None:
    if extras(s).driving >> seat & 1:
        extras(s).driving = 0
        return_all(s, seat)


class Pinkerton(Character):
    """As often as there are actions."""


class Investigate(Verb[Western]):
    """A player here or on a neighbouring territory; only Pinkerton sees the hand."""

    at: Final = arg(SEAT)

    def legal(self, s: Western, seat: i64, about: i64, out: list[int]) -> None:
        if isinstance(power(s, seat), Pinkerton):
            super().legal(s, seat, about, out)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        target = self.at.of(action)
        if not isinstance(power(s, seat), Pinkerton):
            return NOT_PINKERTON
        if target == seat or not is_near(s, s.place[seat], s.place[target]):
            return NOBODY_NEAR
        return LEGAL if hand_size(s, target) > 0 else NO_HAND

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        target = self.at.of(action)
        look_at_hand(s, seat, target, hand_size(s, target))
        s.happen(WHEN_INVESTIGATING, seat)
        if plain_cards(s, target) != 0:
            s.choose(seat, NAMING, NAMING.at.put(target), True)  # else silence tells of one rank
        return GO_ON


def is_near(s: Western, here: i64, there: i64) -> bool:
    """The same territory, or one beside it."""
    return here == there or any(other == there for other in s.board.near[here])


class NameRank(Verb[Western]):
    """One of those that he has seen; all cards of it are discarded."""

    rank: Final = arg(RANK)

    def cards(self, s: Western, about: i64, action: i64) -> list[int]:
        hand = plain_cards(s, NAMING.at.of(about))
        return [card for card in cards_of(s, hand) if rank_of(card) == self.rank.of(action)]

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if self.cards(s, about, action) else NO_SUCH_RANK

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        target = NAMING.at.of(about)
        s.say(EVERYONE, INVESTIGATED, seat, target, self.rank.of(action))
        for card in self.cards(s, about, action):
            if s.box.place[card] == HAND.of(target):
                discard(s, target, card)
        return GO_ON


class Naming(Moment[Western]):
    at: Final = arg(SEAT)


INVESTIGATE: Final = Investigate(EXTRAS, "investigate", "WL-062")
NAME_RANK: Final = NameRank(EXTRAS, "name_rank", "WL-062")
NAMING: Final = Naming(EXTRAS, "naming", "WL-062", NAME_RANK)


class Buffalo(Character):
    def at_start_of_turn(self, s: Western, seat: i64) -> None:
        if not in_town(s, seat):
            gain_nuggets(s, seat, 1)


class Bat(Character):
    """A bandit comes or goes, and he moves: ordinary movement, no Move action."""

    def at_start_of_turn(self, s: Western, seat: i64) -> None:
        action = s.ask(seat, RAIDING)
        if NO_BANDIT.chosen(action):
            return
        if ADD_BANDIT.chosen(action):
            place_bandit(s, ADD_BANDIT.hideout.of(action))
        else:
            send_away(s, seat, REMOVE_BANDIT.hideout.of(action))
        ride(s, seat, SHORT_RIDE)


RAIDING: Final = OwnRule(EXTRAS, "raiding", "WL-062", ADD_BANDIT, REMOVE_BANDIT, NO_BANDIT)


class Pearl(Character):
    """After points in her own turn a card at once; the move waits until the action is over (WLX-R07)."""

    def after_kit(self, s: Western, seat: i64) -> None:
        ANY_RANCH.do(s, seat)

    def after_points(self, s: Western, seat: i64) -> None:
        if is_own_turn(s, seat):
            draw(s, seat, 1)
            extras(s).rides += 1


def ride_on(s: Western, seat: int) -> None:
    """What she meets on the way may bring more points, and a story its marker."""
    part = extras(s)
    while part.rides > 0:
        part.rides -= 1
        before = s.deeds
        s.deeds = 0
        ride(s, seat, SHORT_RIDE)
        s.happen(WHEN_DONE, seat)
        offer_marker(s, seat)
        s.deeds |= before


EXTRA_CAST: Final[list[Character]] = [
    Belle("belle_starr", RED_FALLS_STORE, {"money": 3, "cards": 1}, [REVOLVER]),
    Isom("isom_dart", ["SH7"], {"cards": 1}, [REVOLVER, WORKHORSE]),
    Pinkerton("allan_pinkerton", ["DR8"], {"cards": 1}, [REVOLVER, HOLSTER]),
    Buffalo("buffalo_bill_cody", ["MP2"], {"cards": 1}, [REVOLVER, MULE]),
    Bat("bat_masterson", ["DC"], {"money": 1, "cards": 2}, [REVOLVER], True),
    Pearl("pearl_hart", ["DC"], {"cards": 2}, [REVOLVER]),
]
