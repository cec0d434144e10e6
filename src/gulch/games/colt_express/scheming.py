"""Phase 1, scheming: cards are played onto the common pile (CE-020 to CE-026)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from gulch.declare.expansion import Expansion
from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, WHOLE, arg
from gulch.engine.play import EVERYONE
from gulch.games.colt_express.components import ALL_ACTIONS, DRAW, ROUND_CARDS, STANDARD, SWITCHING, TUNNEL
from gulch.games.colt_express.pile import played
from gulch.games.colt_express.powers import ColtRules
from gulch.games.colt_express.state import BEGIN_STEALING, PUT_AWAY, SCHEME, STEAL, Colt
from gulch.games.colt_express.table import audience, rules_of
from gulch.games.colt_express.vocabulary import (
    ACTION,
    BANDIT,
    CARD,
    COLT,
    COVERED_PILE,
    ONE_EACH,
    PLAIN_CARD,
    PLAIN_ROUNDS,
    ROUND_CARD,
    TEAMS,
    TRAIN_EVENTS,
    TURN,
)
from gulch.pieces.bag import count, kinds, one
from gulch.pieces.vectors import NOTHING

NOT_HELD: Final = COLT.reason("not-held", "CE-023")
DECK_EMPTY: Final = COLT.reason("deck-empty", "CE-023")
CAN_ACT: Final = COLT.reason("can-act", "CE-023")
NO_SUCH_POWER: Final = COLT.reason("no-such-power", "CE-060")
NOT_FIRST_TURN: Final = COLT.reason("not-first-turn", "CE-060")

PLAIN_ROUND_OPENED: Final = PLAIN_ROUNDS.event("round", "CE-021", round=WHOLE, card=PLAIN_CARD, first=SEAT)
ROUND_OPENED: Final = TRAIN_EVENTS.event("round", "CE-021", round=WHOLE, card=ROUND_CARD, first=SEAT)
PASSED: Final = COLT.event("passed", "CE-023", who=SEAT)
PLAYED: Final = COLT.event("played", "CE-023", who=BANDIT, card=CARD)
LAID: Final = COVERED_PILE.event("laid", "CE-023", who=BANDIT)
PLAYED_HIDDEN: Final = COLT.event("played_hidden", "CE-025", who=BANDIT)
FACE_DOWN: Final = TEAMS.event("face_down", "CE-R32", who=SEAT)
START_OF_ROUND: Final = COLT.occasion("the round card is open, nobody has drawn yet")
START_OF_STEALING: Final = COLT.occasion("the pile is complete, nothing has been carried out")


def open_round(s: Colt) -> int:
    """The round card is opened; everybody shuffles and draws (CE-021, CE-022)."""
    s.reveal()
    s.turn = 0
    s.pile = NOTHING
    s.shown = 0
    s.say(EVERYONE, rules_of(s).round_opened, s.round + 1, s.round_cards[s.round], s.first)
    s.happen(START_OF_ROUND, 0)
    seat: i64
    for seat in range(s.seats):
        s.decks.deal(s, seat)
    return SCHEME


def scheme(s: Colt) -> int:
    """One turn: everybody in order plays a card or draws three (CE-023, CE-025)."""
    turns = ROUND_CARDS[s.round_cards[s.round]].turns
    kind = turns[s.turn]
    n: i64 = len(s.circle)
    k = seat_in_circle(s, s.first)
    step: i64 = n - 1 if kind == SWITCHING else 1
    _: i64
    for _ in range(n):
        b = s.circle[k]
        s.cast[b].schemes(s, b, kind)
        k += step
        if k >= n:
            k -= n
    s.turn += 1
    return SCHEME if s.turn < len(turns) else PUT_AWAY


def seat_in_circle(s: Colt, seat: i64) -> i64:
    k: i64 = 0
    while s.circle[k] != s.lead[seat]:
        k += 1
    return k


def put_away(s: Colt) -> int:
    """What was not played goes back (CE-026)."""
    for b in s.gang:
        s.deck[b] += s.hand[b]
        s.hand[b] = 0
    return BEGIN_STEALING


def begin_stealing(s: Colt) -> int:
    s.happen(START_OF_STEALING, 0)
    return STEAL


def play_card(s: Colt, b: i64, card: i64, face_down: bool) -> None:
    s.hand[b] -= one(card)
    lay_card(s, b, card, face_down)


def lay_card(s: Colt, b: i64, card: i64, face_down: bool) -> None:
    """A card comes onto the pile; its back shows who laid it."""
    s.pile = append(s.pile, played(b, card, face_down))
    if s.listening():
        tell_card(s, b, card, face_down)


def tell_card(s: Colt, b: i64, card: i64, face_down: bool) -> None:
    """What is told stays readable for good, so a card that the others may see only until it is covered is not named to
    them: they look at the pile (CE-R17). Of a team's back they are told only the player (CE-R32)."""
    seat = s.owner[b]
    own = audience(seat)
    if face_down and seat >= 0 and s.mate[seat] >= 0:
        s.say(EVERYONE ^ own, FACE_DOWN, seat)
    elif face_down:
        s.say(EVERYONE ^ own, PLAYED_HIDDEN, b)
    elif s.open_pile or not own:
        own = EVERYONE
    else:
        s.say(EVERYONE ^ own, LAID, b)
    s.say(own, PLAYED, b, card)


# ---- the menu: for one bandit each; teams have their own -------------------------------------------------------------
class Scheming(Moment[Colt]):
    turn: Final = arg(TURN)

    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        """The kinds in hand, whether the deck has cards, whether the first card may be hidden."""
        key = kinds(s.hand[s.lead[seat]]) & ALL_ACTIONS
        if s.decks.can_draw(s, seat):
            key += ALL_ACTIONS + 1
        if s.turn == 0 and may_hide(s, seat):
            key += 2 * (ALL_ACTIONS + 1)
        return key

    def cite(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return "CE-025" if self.turn.of(about) != STANDARD else ""


class Play(Verb[Colt]):
    """An action card from the hand onto the pile; in a tunnel face down."""

    card: Final = arg(ACTION)

    def bandit_of(self, s: Colt, seat: i64, action: i64) -> i64:
        """Whose card it is."""
        return s.lead[seat]

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if count(s.hand[self.bandit_of(s, seat, action)], self.card.of(action)) else NOT_HELD

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        play_card(s, self.bandit_of(s, seat, action), self.card.of(action), SCHEMING.turn.of(about) == TUNNEL)
        return GO_ON


class Hide(Play):
    """The first card of the round, face down (CE-060)."""

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        if not may_hide(s, seat):
            return NO_SUCH_POWER
        return NOT_FIRST_TURN if s.turn > 0 else super().why_not(s, seat, about, action)

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        play_card(s, self.bandit_of(s, seat, action), self.card.of(action), True)
        return GO_ON


def may_hide(s: Colt, seat: i64) -> bool:
    """In a team either bandit's right serves for both (CE-086)."""
    mate = s.mate[seat]
    return s.cast[s.lead[seat]].may_hide_first_card() or (mate >= 0 and s.cast[mate].may_hide_first_card())


class Draw(Verb[Colt]):
    def legal(self, s: Colt, seat: i64, about: i64, out: list[int]) -> None:
        if s.decks.can_draw(s, seat):
            self.add(out)

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.decks.can_draw(s, seat) else DECK_EMPTY

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        s.decks.draw(s, seat, DRAW)
        return GO_ON


class Pass(Verb[Colt]):
    """Only who can neither play nor draw passes (CE-R04)."""

    def legal(self, s: Colt, seat: i64, about: i64, out: list[int]) -> None:
        if not out:
            self.add(out)

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        mate = s.mate[seat]
        held = s.hand[s.lead[seat]] | (s.hand[mate] if mate >= 0 else 0)
        return CAN_ACT if kinds(held) & ALL_ACTIONS or s.decks.can_draw(s, seat) else LEGAL

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        s.say(EVERYONE, PASSED, seat)
        return GO_ON


PLAY: Final = Play(ONE_EACH, "play", "CE-023")
HIDE: Final = Hide(ONE_EACH, "hide", "CE-060")
DRAW_CARDS: Final = Draw(COLT, "draw", "CE-023")
PASS: Final = Pass(COLT, "pass", "CE-023")
SCHEMING: Final = Scheming(ONE_EACH, "scheming", "CE-023", PLAY, HIDE, DRAW_CARDS, PASS)


# ---- options ---------------------------------------------------------------------------------------------------------
def cover_pile(rules: ColtRules) -> None:
    rules.use(COVERED_PILE)


def open_pile(rules: ColtRules) -> None:
    rules.open_pile = True


def plain_rounds(rules: ColtRules) -> None:
    rules.use(PLAIN_ROUNDS)
    rules.round_opened = PLAIN_ROUND_OPENED


COVERED: Final = Expansion(cover_pile)
OPEN: Final = Expansion(open_pile)
PLAIN: Final = Expansion(plain_rounds)
