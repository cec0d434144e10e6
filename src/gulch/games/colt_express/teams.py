"""Two or three players with a team of two bandits each (CE-080 to CE-089)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, NumberedMoment, NumberedVerb
from gulch.declare.words import Domain
from gulch.engine.play import EVERYONE, together
from gulch.games.colt_express.components import (
    ALL_ACTIONS,
    BULLET,
    CARDS,
    DEALT_TO_TEAMS,
    FIRE,
    MARSHAL,
    SET_OUT,
    STANDARD,
    TEAM_DECK,
    TURNS,
)
from gulch.games.colt_express.decks import deck_count
from gulch.games.colt_express.scheming import (
    NO_SUCH_POWER,
    NOT_FIRST_TURN,
    NOT_HELD,
    Draw,
    Hide,
    Pass,
    Play,
    play_card,
)
from gulch.games.colt_express.set_up import NOT_PLAYABLE, TAKEN, take_seats
from gulch.games.colt_express.state import Colt, ColtRules
from gulch.games.colt_express.train import put
from gulch.games.colt_express.vocabulary import BANDIT
from gulch.games.colt_express.words import (
    CHAINING,
    CHOOSE,
    DRAW_CARDS,
    FETCH,
    FETCH_NOTHING,
    FETCHED,
    FETCHED_CARD,
    FOLLOW,
    HIDE_FOR,
    KEEP_MARSHAL,
    LEAD,
    LEADS,
    MARSHAL_CARD,
    MARSHAL_KEPT,
    MOVED,
    NO_MORE,
    PASS,
    PLAY_FOR,
    ROUND,
    SCHEMING,
    SEARCHING,
    START_LAST,
    START_OF_ROUND,
    STARTING,
    TAKE_PLACES,
    TEAMING,
)
from gulch.pieces.bag import count, kinds, one

NOT_YOURS: Final = "not-your-bandit"
NO_SHOT: Final = "only-after-fire"
NOT_MARSHAL: Final = "marshal-cannot-follow"
SAME_BANDIT: Final = "the-other-bandit-follows"
DECK_HAS_CARDS: Final = "deck-has-cards"
CARS_BY_SEATS: Final = {2: 3, 3: 4}
PAIRS: Final = ["with_ghost", "with_doc", "with_belle"]  # marks: whom chance has dealt to each of those set out


# ---- who plays whom --------------------------------------------------------------------------------------------------
def deal_pairs(s: Colt, rules: ColtRules) -> None:
    """Ghost, Doc and Belle are set out, the others dealt to them at random (CE-081)."""
    seconds = DEALT_TO_TEAMS[:]
    for wanted in rules.wanted:
        seconds[int(s.chance.below(len(seconds)))] = wanted
    s.chance.shuffle(seconds)
    s.marks = seconds + s.marks[3:]


def seat_teams(s: Colt, rules: ColtRules) -> None:
    deal_pairs(s, rules)
    s.at = CHOOSE
    if rules.options["bandits"] == "dealt":
        teams = [0, 1, 2]
        s.chance.shuffle(teams)
        if rules.wanted:  # so their team plays
            teams.sort(key=lambda k: s.marks[k] not in rules.wanted)
            teams = teams[: rules.seats]
            s.chance.shuffle(teams)
        for seat in range(rules.seats):
            lead_team(s, seat, teams[seat])
        take_seats(s, rules)
        s.at = TAKE_PLACES


def lead_team(s: Colt, seat: i64, k: i64) -> None:
    s.lead = s.lead[:]
    s.mate = s.mate[:]
    s.lead[seat] = SET_OUT[k]
    s.mate[seat] = s.marks[k]
    s.tell(EVERYONE, LEADS | seat << 8 | s.lead[seat] << 16 | s.mate[seat] << 24)


def choose_teams(s: Colt) -> int:
    k: i64
    for k in range(s.seats):
        s.choose_number((s.first + k) % s.seats, TEAMING)
    rules = s.rules
    assert isinstance(rules, ColtRules)
    take_seats(s, rules)
    return TAKE_PLACES


class Lead(NumberedVerb[Colt]):
    """Lead the team of Ghost, Doc or Belle."""

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        if action >> 8 not in SET_OUT:
            return NOT_PLAYABLE
        return TAKEN if action >> 8 in s.lead else LEGAL

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        lead_team(s, seat, SET_OUT.index(int(action >> 8)))
        return GO_ON


def take_places(s: Colt) -> int:
    """Whose Marshal card stays, and in secret who starts in the last car (CE-082, CE-083)."""
    together(s, list(range(s.seats)), get_ready)
    seat: i64
    for seat in range(s.seats):
        lead, mate = s.lead[seat], s.mate[seat]
        s.tell(EVERYONE, MARSHAL_KEPT | seat << 8 | (lead if count(s.deck[lead], MARSHAL) else mate) << 16)
        for b in (lead, mate):
            s.tell(EVERYONE, MOVED | b << 8 | s.place[b] << 16)
    return ROUND


def get_ready(s: Colt, seat: int) -> None:
    s.choose_number(seat, MARSHAL_CARD, 0, True)
    s.choose_number(seat, STARTING, 0, True)


class OfOwn(NumberedVerb[Colt]):
    """A choice of one of the own two bandits."""

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.owner[action >> 8] == seat else NOT_YOURS


class KeepMarshal(OfOwn):
    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        s.deck[other_of(s, seat, action >> 8)] -= one(MARSHAL)
        return GO_ON


class StartLast(OfOwn):
    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        put(s, action >> 8, (s.cars - 1) * 2)
        put(s, other_of(s, seat, action >> 8), (s.cars - 2) * 2)
        return GO_ON


def other_of(s: Colt, seat: i64, b: i64) -> i64:
    return s.mate[seat] if b == s.lead[seat] else s.lead[seat]


# ---- the start of a round --------------------------------------------------------------------------------------------
def fetch_cards(s: Colt, _: int) -> None:
    """Everybody takes one card of their choice out of the deck (CE-084)."""
    together(s, list(range(s.seats)), fetch_card)
    seat: i64
    for seat in range(s.seats):
        s.tell(EVERYONE, FETCHED | seat << 8)


def fetch_card(s: Colt, seat: int) -> None:
    s.decks.open_for_search(s, seat)
    s.choose_number(seat, SEARCHING, 0, True)


class Fetch(NumberedVerb[Colt]):
    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        b, card = action >> 16, action >> 8 & 255
        if s.owner[b] != seat:
            return NOT_YOURS
        return LEGAL if count(s.deck[b], card) else NOT_HELD

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        b, card = action >> 16, action >> 8 & 255
        s.deck[b] -= one(card)
        s.hand[b] += one(card)
        s.tell(1 << seat, FETCHED_CARD | b << 8 | card << 16)
        return GO_ON


class FetchNothing(NumberedVerb[Colt]):
    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return DECK_HAS_CARDS if deck_count(s, seat) else LEGAL


# ---- scheming --------------------------------------------------------------------------------------------------------
class PlayFor(Play):
    """A card of one of the two; the first argument is the bandit."""

    def bandit(self, s: Colt, seat: i64, action: i64) -> i64:
        return action >> 16

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return NOT_YOURS if s.owner[action >> 16] != seat else super().why_not(s, seat, about, action)

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        super().do(s, seat, about, action)
        if about == STANDARD and action >> 8 & 255 == FIRE:
            chain(s, seat)
        return GO_ON


class HideFor(Hide):
    """Face down, even if it is not Ghost's (CE-086)."""

    def bandit(self, s: Colt, seat: i64, action: i64) -> i64:
        return action >> 16

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return NOT_YOURS if s.owner[action >> 16] != seat else super().why_not(s, seat, about, action)

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        super().do(s, seat, about, action)
        chain(s, seat)  # asked after any card: else the question alone would tell that it is Fire
        return GO_ON


def chain(s: Colt, seat: i64) -> None:
    """After a Fire card in a standard turn the other bandit may follow at once (CE-085)."""
    s.choose_number(seat, CHAINING, 0, True)  # about nobody: which bandit acts may be a secret (CE-R32)


def has_fired(s: Colt) -> bool:
    """The card just played is Fire."""
    return s.pile[len(s.pile) - 1] >> 3 & 15 == FIRE


def who_fired(s: Colt) -> i64:
    return s.pile[len(s.pile) - 1] & 7


class Follow(NumberedVerb[Colt]):
    """One more card, face up, of the other bandit, but no Marshal; a Fire card ends it, too."""

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        b, card = action >> 16, action >> 8 & 255
        if s.owner[b] != seat:
            return NOT_YOURS
        if not has_fired(s):
            return NO_SHOT
        if b == who_fired(s):
            return SAME_BANDIT
        if card == MARSHAL:
            return NOT_MARSHAL
        return LEGAL if count(s.hand[b], card) else NOT_HELD

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        play_card(s, action >> 16, action >> 8 & 255, False)
        return GO_ON


class Chaining(NumberedMoment[Colt]):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        other = other_of(s, seat, who_fired(s))
        return (other << 7 | kinds(s.hand[other]) & ALL_ACTIONS) << 1 | (1 if has_fired(s) else 0)


def register(rules: ColtRules) -> None:
    rules.teams = True
    rules.bandits = rules.seats * 2
    rules.cars = CARS_BY_SEATS[rules.seats] + 1
    rules.action_deck = TEAM_DECK
    for name in PAIRS:
        rules.mark(name)
    if rules.options["bandits"] == "chosen":
        rules.numbered_step(CHOOSE, "choose", choose_teams)
        rules.moment(TEAMING, NumberedMoment("teaming", "CE-081", [Lead(LEAD, "lead", "CE-081", bandit=BANDIT)]))
    rules.numbered_step(TAKE_PLACES, "take_places", take_places)
    marshal = KeepMarshal(KEEP_MARSHAL, "keep_marshal", "CE-082", bandit=BANDIT)
    last = StartLast(START_LAST, "start_last", "CE-083", bandit=BANDIT)
    rules.moment(MARSHAL_CARD, NumberedMoment("marshal_card", "CE-082", [marshal]))
    rules.moment(STARTING, NumberedMoment("starting", "CE-083", [last]))
    rules.at(START_OF_ROUND, fetch_cards)
    fetch = Fetch(FETCH, "fetch", "CE-084", card=Domain("card", CARDS[: BULLET + 1]), bandit=BANDIT)
    rules.moment(
        SEARCHING,
        NumberedMoment("searching", "CE-084", [fetch, FetchNothing(FETCH_NOTHING, "fetch_nothing", "CE-084")]),
    )
    rules.reasons |= {NOT_YOURS: "CE-082", NOT_MARSHAL: "CE-085", SAME_BANDIT: "CE-085", NO_SHOT: "CE-085"}
    rules.reasons |= {TAKEN: "CE-081", NOT_PLAYABLE: "CE-081", DECK_HAS_CARDS: "CE-084"}


def register_menu(rules: ColtRules) -> None:
    """In place of the one-bandit menu of scheming."""
    card = Domain("card", rules.actions)
    play = PlayFor(PLAY_FOR, "play_for", "CE-023", card=card, bandit=BANDIT)
    hide = HideFor(HIDE_FOR, "hide_for", "CE-086", card=card, bandit=BANDIT)
    verbs: list[NumberedVerb[Colt]] = [play, Draw(DRAW_CARDS, "draw", "CE-023"), Pass(PASS, "pass", "CE-023")]
    if rules.options["abilities"]:
        verbs.insert(1, hide)
        rules.reasons |= {NO_SUCH_POWER: "CE-060", NOT_FIRST_TURN: "CE-060"}
    rules.moment(SCHEMING, NumberedMoment("scheming", "CE-023", verbs, turn=Domain("turn", TURNS)))
    follow = Follow(FOLLOW, "follow", "CE-085", card=card, bandit=BANDIT)
    rules.moment(CHAINING, Chaining("chaining", "CE-085", [follow, NumberedVerb(NO_MORE, "no_more", "CE-085")]))
