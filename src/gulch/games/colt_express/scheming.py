"""Phase 1, scheming: cards are played onto the common pile (CE-020 to CE-026)."""

from __future__ import annotations

from typing import Final

from librt.vecs import append
from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, NumberedMoment, NumberedVerb
from gulch.declare.words import Domain
from gulch.engine.play import EVERYONE
from gulch.games.colt_express.components import (
    ALL_ACTIONS,
    DRAW,
    NOTHING,
    ROUND_CARDS,
    SWITCHING,
    TUNNEL,
    TURNS,
)
from gulch.games.colt_express.state import HIDDEN, Colt, ColtRules, audience
from gulch.games.colt_express.words import (
    BEGIN_STEALING,
    DRAW_CARDS,
    FACE_DOWN,
    HIDE,
    LAID,
    PASS,
    PASSED,
    PLAY,
    PLAYED,
    PLAYED_HIDDEN,
    PUT_AWAY,
    ROUND,
    ROUND_OPENED,
    SCHEME,
    SCHEMING,
    START_OF_ROUND,
    START_OF_STEALING,
    STEAL,
)
from gulch.pieces.bag import count, kinds, one

# reasons
NOT_HELD: Final = "not-held"
NO_SUCH_POWER: Final = "no-such-power"
NOT_FIRST_TURN: Final = "not-first-turn"
DECK_EMPTY: Final = "deck-empty"
CAN_ACT: Final = "can-act"


def open_round(s: Colt) -> int:
    """The round card is opened; everybody shuffles and draws (CE-021, CE-022)."""
    s.reveal()
    s.turn = 0
    s.pile = NOTHING
    s.shown = 0
    s.tell(EVERYONE, ROUND_OPENED | (s.round + 1) << 8 | s.round_cards[s.round] << 16 | s.first << 24)
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
    for _ in range(n):
        b = s.circle[k]
        s.cast[b].schemes(s, b, kind)
        k = (k + (n - 1 if kind == SWITCHING else 1)) % n
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
    """A card comes onto the pile; its back shows who laid it (CE-R32). What is told stays readable for good, so a card
    that the others may see only until it is covered is not named to them: they look at the pile."""
    s.pile = append(s.pile, b | card << 3 | (HIDDEN if face_down else 0))
    seat = s.owner[b]
    own = audience(seat)
    if face_down:
        s.tell(EVERYONE ^ own, PLAYED_HIDDEN | b << 8 if seat < 0 or s.mate[seat] < 0 else FACE_DOWN | seat << 8)
    elif s.open_pile or not own:
        own = EVERYONE
    else:
        s.tell(EVERYONE ^ own, LAID | b << 8)
    s.tell(own, PLAYED | b << 8 | card << 16)


class Play(NumberedVerb[Colt]):
    """An action card from the hand onto the pile; in a tunnel face down."""

    def bandit(self, s: Colt, seat: i64, action: i64) -> i64:
        """Whose card it is."""
        return s.lead[seat]

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if count(s.hand[self.bandit(s, seat, action)], action >> 8 & 255) else NOT_HELD

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        play_card(s, self.bandit(s, seat, action), action >> 8 & 255, about == TUNNEL)
        return GO_ON


class Hide(Play):
    """The first card of the round, face down (CE-060)."""

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        if not may_hide(s, seat):
            return NO_SUCH_POWER
        return NOT_FIRST_TURN if s.turn > 0 else super().why_not(s, seat, about, action)

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        play_card(s, self.bandit(s, seat, action), action >> 8 & 255, True)
        return GO_ON


def may_hide(s: Colt, seat: i64) -> bool:
    """In a team either bandit's right serves for both (CE-086)."""
    mate = s.mate[seat]
    return s.cast[s.lead[seat]].may_hide_first_card() or (mate >= 0 and s.cast[mate].may_hide_first_card())


class Draw(NumberedVerb[Colt]):
    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.decks.can_draw(s, seat) else DECK_EMPTY

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        s.decks.draw(s, seat, DRAW)
        return GO_ON


class Pass(NumberedVerb[Colt]):
    """Only who can neither play nor draw passes (CE-R04)."""

    def why_not(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        mate = s.mate[seat]
        held = s.hand[s.lead[seat]] | (s.hand[mate] if mate >= 0 else 0)
        return CAN_ACT if kinds(held) & ALL_ACTIONS or s.decks.can_draw(s, seat) else LEGAL

    def do(self, s: Colt, seat: i64, about: i64, action: i64) -> int:
        s.tell(EVERYONE, PASSED | seat << 8)
        return GO_ON


class Scheming(NumberedMoment[Colt]):
    def key(self, s: Colt, seat: i64, about: i64) -> i64:
        """The kinds in hand, whether the deck has cards, whether the first card may be hidden."""
        key = kinds(s.hand[s.lead[seat]]) & ALL_ACTIONS
        if s.decks.can_draw(s, seat):
            key |= 128
        if s.turn == 0 and may_hide(s, seat):
            key |= 256
        return key

    def cite(self, s: Colt, seat: i64, about: i64, action: i64) -> str:
        return "CE-025" if about != 0 else ""


def register(rules: ColtRules) -> None:
    rules.numbered_step(ROUND, "round", open_round)
    rules.numbered_step(SCHEME, "scheme", scheme)
    rules.numbered_step(PUT_AWAY, "put_away", put_away)
    rules.numbered_step(BEGIN_STEALING, "begin_stealing", begin_stealing)
    rules.reasons |= {NOT_HELD: "CE-023", DECK_EMPTY: "CE-023", CAN_ACT: "CE-023"}


def register_open_pile(rules: ColtRules) -> None:
    rules.open_pile = True


def register_menu(rules: ColtRules) -> None:
    """For one bandit each; teams have their own."""
    card = Domain("card", rules.actions)
    play, hide = Play(PLAY, "play", "CE-023", card=card), Hide(HIDE, "hide", "CE-060", card=card)
    verbs: list[NumberedVerb[Colt]] = [play, Draw(DRAW_CARDS, "draw", "CE-023"), Pass(PASS, "pass", "CE-023")]
    if rules.options["abilities"]:
        verbs.insert(1, hide)
        rules.reasons |= {NO_SUCH_POWER: "CE-060", NOT_FIRST_TURN: "CE-060"}
    rules.moment(SCHEMING, Scheming("scheming", "CE-023", verbs, turn=Domain("turn", TURNS)))
