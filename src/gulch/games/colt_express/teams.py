"""Two or three players with a team of two bandits each: one hand, one deck, one pile of bullets (CE-080 to CE-089)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.expansion import Expansion
from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE, together
from gulch.games.colt_express.components import (
    ACTION_CARDS,
    ALL_ACTIONS,
    ALL_BANDITS,
    BULLET,
    FIRE,
    MARSHAL,
    STANDARD,
    TEAM_DECK,
    TUNNEL,
)
from gulch.games.colt_express.decks import OrdinaryDecks
from gulch.games.colt_express.knowledge import deck_count
from gulch.games.colt_express.pairs import NOT_YOURS, PAIRS, Pairs, take_places
from gulch.games.colt_express.pile import which, whose
from gulch.games.colt_express.powers import ColtRules
from gulch.games.colt_express.scheming import (
    DRAW_CARDS,
    NO_SUCH_POWER,
    NOT_FIRST_TURN,
    NOT_HELD,
    PASS,
    SCHEMING,
    START_OF_ROUND,
    Scheming,
    may_hide,
    play_card,
)
from gulch.games.colt_express.state import TAKE_PLACES, Colt
from gulch.games.colt_express.table import other_of
from gulch.games.colt_express.vocabulary import ACTION, BANDIT, CARD, HELD, TEAMS
from gulch.pieces.bag import MOST, count, kinds, many, one
from gulch.pieces.sets import lowest

NO_SHOT: Final = TEAMS.reason("only-after-fire", "CE-085")
NOT_MARSHAL: Final = TEAMS.reason("marshal-cannot-follow", "CE-085")
SAME_BANDIT: Final = TEAMS.reason("the-other-bandit-follows", "CE-085")
DECK_HAS_CARDS: Final = TEAMS.reason("deck-has-cards", "CE-084")
FETCHED: Final = TEAMS.event("fetched", "CE-084", who=SEAT)
FETCHED_CARD: Final = TEAMS.event("fetched_card", "CE-084", who=BANDIT, card=CARD)
CARS_BY_SEATS: Final = {2: 3, 3: 4}
KINDS_OF_TEAMS: Final = 1 << len(HELD.values)  # sets of the kinds of cards that a team can hold
BULLETS: Final = 1 << BULLET


# ---- cards of two bandits --------------------------------------------------------------------------------------------
class OfTeam(Verb[Colt]):
    """A card of one of the two."""

    def bag(self, s: Colt, b: i64) -> i64:
        """Where the card must be."""
        return s.hand[b] & ACTION_CARDS

    def why_none(self, s: Colt, seat: i64) -> str:
        """Why no card at all will do."""
        return LEGAL

    def legal(self, s: Colt, seat: i64, about: i64, out: list[int]) -> None:
        if self.why_none(s, seat):
            return
        b, other = min(s.lead[seat], s.mate[seat]), max(s.lead[seat], s.mate[seat])
        cards, others = self.bag(s, b), self.bag(s, other)
        held = kinds(cards | others)
        while held != 0:
            card = lowest(held)
            if count(cards, card):
                self.add(out, card, b)
            if count(others, card):
                self.add(out, card, other)
            held &= held - 1

    def why_not_this(self, s: Colt, seat: i64, b: i64, card: i64) -> str:
        if s.owner[b] != seat:
            return NOT_YOURS
        why = self.why_none(s, seat)
        return why if why else LEGAL if count(self.bag(s, b), card) else NOT_HELD


class PlayFor(OfTeam):
    card: Final = arg(ACTION)
    bandit: Final = arg(BANDIT)

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return self.why_not_this(s, seat, self.bandit.of(action), self.card.of(action))

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        turn, card = SCHEMING.turn.of(about), self.card.of(action)
        play_card(s, self.bandit.of(action), card, turn == TUNNEL)
        if turn == STANDARD and card == FIRE:
            chain(s, seat)
        return GO_ON


class HideFor(PlayFor):
    """Face down, even if it is not Ghost's (CE-086)."""

    def why_none(self, s: Colt, seat: i64) -> str:
        if not may_hide(s, seat):
            return NO_SUCH_POWER
        return NOT_FIRST_TURN if s.turn > 0 else LEGAL

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        play_card(s, self.bandit.of(action), self.card.of(action), True)
        chain(s, seat)  # asked after any card: else the question alone would tell that it is Fire
        return GO_ON


def chain(s: Colt, seat: i64) -> None:
    """After a Fire card in a standard turn the other bandit may follow at once (CE-085). The question is about nobody:
    which bandit acts may be a secret (CE-R32)."""
    s.choose(seat, CHAINING, 0, True)


def last_played(s: Colt) -> i64:
    return s.pile[len(s.pile) - 1]


class Follow(PlayFor):
    """One more card, face up, of the other bandit, but no Marshal; a Fire card ends it, too."""

    def why_none(self, s: Colt, seat: i64) -> str:
        return LEGAL if which(last_played(s)) == FIRE else NO_SHOT

    def bag(self, s: Colt, b: i64) -> i64:
        return 0 if b == whose(last_played(s)) else s.hand[b] & ACTION_CARDS & ~many(MARSHAL, MOST)

    def why_not_this(self, s: Colt, seat: i64, b: i64, card: i64) -> str:
        why = super().why_not_this(s, seat, b, card)
        if why == NOT_HELD and b == whose(last_played(s)):
            return SAME_BANDIT
        return NOT_MARSHAL if why == NOT_HELD and card == MARSHAL else why

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        play_card(s, self.bandit.of(action), self.card.of(action), False)
        return GO_ON


def key_of_two(s: Colt, seat: i64, first: i64, second: i64) -> i64:
    """Who the two are, and which kinds of cards each of two bags holds."""
    pair = s.lead[seat] * ALL_BANDITS + s.mate[seat]
    return (pair * KINDS_OF_TEAMS + kinds(first)) * KINDS_OF_TEAMS + kinds(second)


class TeamScheming(Scheming):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        """As with one bandit each, but for two hands; no bullet is played, so its bit can say something else."""
        lead, mate = s.lead[seat], s.mate[seat]
        key = key_of_two(s, seat, s.hand[lead] & ACTION_CARDS, s.hand[mate] & ACTION_CARDS)
        if s.decks.can_draw(s, seat):
            key += BULLETS
        if s.turn == 0 and may_hide(s, seat):
            key += BULLETS * KINDS_OF_TEAMS
        return key

    def cite(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return ""


class Chaining(Moment[Colt]):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        """The other bandit's cards; nobody's if it was no Fire."""
        if which(last_played(s)) != FIRE:
            return 0
        other = other_of(s, seat, whose(last_played(s)))
        return 1 + other * (ALL_ACTIONS + 1) + (kinds(s.hand[other]) & ALL_ACTIONS)


# ---- the start of a round --------------------------------------------------------------------------------------------
def fetch_cards(s: Colt, _: int) -> None:
    """Everybody takes one card of their choice out of the deck (CE-084)."""
    together(s, s.rules.everybody, fetch_card)
    seat: i64
    for seat in range(s.seats):
        s.say(EVERYONE, FETCHED, seat)


def fetch_card(s: Colt, seat: int) -> None:
    s.decks.open_for_search(s, seat)
    s.choose(seat, SEARCHING, 0, True)


class Fetch(OfTeam):
    card: Final = arg(HELD)
    bandit: Final = arg(BANDIT)

    def bag(self, s: Colt, b: i64) -> i64:
        return s.deck[b]

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return self.why_not_this(s, seat, self.bandit.of(action), self.card.of(action))

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        b, card = self.bandit.of(action), self.card.of(action)
        s.deck[b] -= one(card)
        s.hand[b] += one(card)
        s.say(1 << seat, FETCHED_CARD, b, card)
        return GO_ON


class Searching(Moment[Colt]):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        """What the two decks hold."""
        return key_of_two(s, seat, s.deck[s.lead[seat]], s.deck[s.mate[seat]])


class FetchNothing(Verb[Colt]):
    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return DECK_HAS_CARDS if deck_count(s, seat) else LEGAL


FETCH: Final = Fetch(TEAMS, "fetch", "CE-084")
FETCH_NOTHING: Final = FetchNothing(TEAMS, "fetch_nothing", "CE-084")
SEARCHING: Final = Searching(TEAMS, "searching", "CE-084", FETCH, FETCH_NOTHING)
PLAY_FOR: Final = PlayFor(TEAMS, "play_for", "CE-023")
HIDE_FOR: Final = HideFor(TEAMS, "hide_for", "CE-086")
TEAM_SCHEMING: Final = TeamScheming(TEAMS, "scheming", "CE-023", PLAY_FOR, HIDE_FOR, DRAW_CARDS, PASS)
FOLLOW: Final = Follow(TEAMS, "follow", "CE-085")
NO_MORE: Final[Verb[Colt]] = Verb(TEAMS, "no_more", "CE-085")
CHAINING: Final = Chaining(TEAMS, "chaining", "CE-085", FOLLOW, NO_MORE)


def form_teams(rules: ColtRules) -> None:
    rules.teams = True
    rules.bandits = rules.seats * 2
    rules.cars = CARS_BY_SEATS[rules.seats] + 1
    rules.action_deck = TEAM_DECK
    rules.seating = Pairs()
    rules.decks = OrdinaryDecks(TEAM_SCHEMING)
    for name in PAIRS:
        rules.mark(name)


def register(rules: ColtRules) -> None:
    rules.use(TEAMS)
    rules.step(TAKE_PLACES, take_places)
    rules.at(int(START_OF_ROUND), fetch_cards)


A_TEAM_EACH: Final = Expansion(register, form_teams)
