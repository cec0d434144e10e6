"""Standoff: a small card duel that has everything hard: hidden hands, reactions to reactions, a bluff, sealed
choices."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from drills.numbered import NumberedState, NumberedVerb, ask_all_number
from gulch.declare.rules import GO_ON, LEGAL, OVER, Rules
from gulch.engine.chance import Chance
from gulch.engine.play import EVERYONE
from gulch.pieces.domains import seat_domain

# cards
BANG: Final = 0
MISSED: Final = 1
RICOCHET: Final = 2  # answers a Missed!
SPY: Final = 3
BEER: Final = 4
KINDS: Final = 5
CARDS: Final = ["bang", "missed", "ricochet", "spy", "beer"]
DECK: Final = [10, 9, 5, 4, 4]
FULL: Final = 4
TURNS: Final = 40

# steps
DRAW: Final = 1
ACT: Final = 2
SHOWDOWN: Final = 3
NEXT: Final = 4

# moments
TURN: Final = 0
REACT: Final = 1  # about: the card that is answered
BELIEVE: Final = 2  # about: who claims
SEAL: Final = 3

# occasions
START_OF_TURN: Final = 0

# verbs
END: Final = 0
SHOOT: Final = 1
DRINK: Final = 2
LOOK: Final = 3
CLAIM: Final = 4
PASS: Final = 5
REPLY: Final = 6
REFUSE: Final = 7
PUT: Final = 8

# reasons
NOT_HELD: Final = "not-held"
SELF: Final = "not-yourself"
DEAD: Final = "is-dead"
HEALTHY: Final = "healthy"
CLAIMED: Final = "claimed-already"
WRONG_ANSWER: Final = "wrong-answer"
NO_CARDS: Final = "no-cards"

# events
DREW: Final = 0
DREW_THIS: Final = 1
PLAYED: Final = 2
AIMED: Final = 3
HIT: Final = 4
SAW: Final = 5
CLAIMS: Final = 6
REFUSED: Final = 7
SHOWS: Final = 8
PUTS: Final = 9


class Duel(NumberedState):
    __slots__ = ("claimed", "cur", "deck", "discard", "hand", "known", "life", "sealed", "shots", "turn")

    def __init__(self, rules: Rules[Any], chance: Chance) -> None:
        super().__init__(rules, chance)
        self.turn: i64 = 0
        self.cur: i64 = 0
        self.life: list[int] = []
        self.hand: list[list[int]] = []
        self.deck: list[int] = []
        self.discard: list[int] = []
        self.sealed: list[int] = []  # the card put face down, -1: none
        self.known: list[int] = []  # [viewer][owner][card]: so many of this card the viewer knows to be there
        self.claimed = False
        self.shots: i64 = 0

    def copy(self) -> Duel:
        c = Duel(self.rules, self.chance.copy())
        self.copy_core(c)
        c.turn = self.turn
        c.cur = self.cur
        c.life = self.life[:]
        c.hand = [hand[:] for hand in self.hand]
        c.deck = self.deck[:]
        c.discard = self.discard[:]
        c.sealed = self.sealed[:]
        c.known = self.known[:]
        c.claimed = self.claimed
        c.shots = self.shots
        return c


def others(s: Duel, seat: i64) -> list[int]:
    """The living others, clockwise."""
    return [int(p) for k in range(1, s.seats) if s.life[p := (seat + k) % s.seats] > 0]


def living(s: Duel) -> list[int]:
    return [p for p in range(s.seats) if s.life[p] > 0]


def only(seat: i64) -> i64:
    return 1 << seat


# ---- the verbs: each with its legality and its effect ---------------------------------------------------------------
class AtSomebody(NumberedVerb[Duel]):
    """Play a card at another living player."""

    def __init__(self, number: int, name: str, rule: str, card: int, seats: int) -> None:
        super().__init__(number, name, rule, at=seat_domain(seats))
        self.card = card

    def why_not(self, s: Duel, seat: i64, about: i64, action: i64) -> str:
        target = action >> 8
        if self.card not in s.hand[seat]:
            return NOT_HELD
        if target == seat:
            return SELF
        return DEAD if s.life[target] == 0 else LEGAL

    def legal(self, s: Duel, seat: i64, about: i64, out: list[int]) -> None:
        if self.card in s.hand[seat]:
            super().legal(s, seat, about, out)


class Shoot(AtSomebody):
    def do(self, s: Duel, seat: i64, about: i64, action: i64) -> int:
        shoot(s, seat, action >> 8)
        return GO_ON


class Look(AtSomebody):
    def why_not(self, s: Duel, seat: i64, about: i64, action: i64) -> str:
        why = super().why_not(s, seat, about, action)
        return NO_CARDS if why == LEGAL and len(s.hand[action >> 8]) == 0 else why

    def do(self, s: Duel, seat: i64, about: i64, action: i64) -> int:
        look(s, seat, action >> 8)
        return GO_ON


class Drink(NumberedVerb[Duel]):
    def why_not(self, s: Duel, seat: i64, about: i64, action: i64) -> str:
        return NOT_HELD if BEER not in s.hand[seat] else HEALTHY if s.life[seat] >= FULL else LEGAL

    def do(self, s: Duel, seat: i64, about: i64, action: i64) -> int:
        lose_card(s, seat, BEER)
        s.life[seat] += 1
        s.tell(EVERYONE, PLAYED | seat << 8 | BEER << 16)
        return GO_ON


class Claim(NumberedVerb[Duel]):
    def why_not(self, s: Duel, seat: i64, about: i64, action: i64) -> str:
        return CLAIMED if s.claimed else LEGAL

    def do(self, s: Duel, seat: i64, about: i64, action: i64) -> int:
        claim(s, seat)
        return GO_ON


class End(NumberedVerb[Duel]):
    def do(self, s: Duel, seat: i64, about: i64, action: i64) -> int:
        return NEXT


class OfHand(NumberedVerb[Duel]):
    """Name a card of the own hand."""

    def why_not(self, s: Duel, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if action >> 8 in s.hand[seat] else NOT_HELD

    def legal(self, s: Duel, seat: i64, about: i64, out: list[int]) -> None:
        held = 0
        for card in s.hand[seat]:
            held |= 1 << card
        for card in range(KINDS):
            if held >> card & 1:
                action = self.number | card << 8
                if not self.why_not(s, seat, about, action):
                    out.append(action)


class Reply(OfHand):
    def why_not(self, s: Duel, seat: i64, about: i64, action: i64) -> str:
        if action >> 8 != (RICOCHET if about == MISSED else MISSED):
            return WRONG_ANSWER
        return super().why_not(s, seat, about, action)


# ---- the rules ------------------------------------------------------------------------------------------------------
def draw(s: Duel, seat: i64, count: i64) -> None:
    for _ in range(count):
        if not s.deck:
            s.deck, s.discard = s.discard, []
            s.chance.shuffle(s.deck)
        if not s.deck:
            return
        card = s.deck.pop()
        s.hand[seat].append(card)
        s.reveal()
        s.tell(EVERYONE ^ only(seat), DREW | seat << 8)
        s.tell(only(seat), DREW_THIS | seat << 8 | card << 16)


def lose_card(s: Duel, seat: i64, card: i64) -> None:
    """The card leaves the hand openly."""
    s.hand[seat].remove(int(card))
    s.discard.append(int(card))
    forget(s, seat, card)


def forget(s: Duel, seat: i64, card: i64) -> None:
    for viewer in range(s.seats):
        i = (viewer * s.seats + seat) * KINDS + card
        if s.known[i] > 0:
            s.known[i] -= 1


def wound(s: Duel, seat: i64) -> None:
    s.life[seat] -= 1
    s.tell(EVERYONE, HIT | seat << 8)
    if s.life[seat] == 0:
        while s.hand[seat]:
            lose_card(s, seat, s.hand[seat][0])
        s.reveal()


def answered(s: Duel, seat: i64, by: i64, card: i64) -> bool:
    """`seat` has played `card` against `by`, who may answer it; the answer may be answered in turn, and so on."""
    if not s.hand[by]:
        return False
    reply = s.ask_number(by, REACT, card, True)
    if reply == PASS:
        return False
    mine: i64 = reply >> 8
    lose_card(s, by, mine)
    s.tell(EVERYONE, PLAYED | by << 8 | mine << 16)
    return not answered(s, by, seat, mine)


def shoot(s: Duel, shooter: i64, target: i64) -> None:
    s.shots += 1
    lose_card(s, shooter, BANG)
    s.tell(EVERYONE, AIMED | shooter << 8 | target << 16)
    if not answered(s, shooter, target, BANG):
        wound(s, target)


def look(s: Duel, seat: i64, target: i64) -> None:
    lose_card(s, seat, SPY)
    s.tell(EVERYONE, PLAYED | seat << 8 | SPY << 16)
    card = s.hand[target][s.chance.below(len(s.hand[target]))]
    i = (seat * s.seats + target) * KINDS + card
    if s.known[i] == 0:
        s.known[i] = 1
    s.reveal()
    s.tell(only(seat), SAW | seat << 8 | target << 16 | card << 24)


def claim(s: Duel, seat: i64) -> None:
    """`I hold two Bangs.` Everybody else may refuse to believe it; the first who does settles it."""
    s.claimed = True
    s.tell(EVERYONE, CLAIMS | seat << 8)
    for p in others(s, seat):
        if s.ask_number(p, BELIEVE, seat) == REFUSE:
            s.tell(EVERYONE, REFUSED | p << 8)
            true = s.hand[seat].count(BANG) >= 2  # read now, never before the question
            s.reveal()
            s.tell(EVERYONE, SHOWS | seat << 8 | (1 if true else 0) << 16)
            wound(s, p if true else seat)
            return
    draw(s, seat, 1)


def showdown(s: Duel) -> int:
    """Everybody puts a card face down or nothing; all are shown at once; a lone Bang wounds the next, Beer is drunk."""
    seats = living(s)
    s.sealed = [-1] * s.seats
    ask_all_number(s, seats, SEAL, put)
    for p in seats:
        card = s.sealed[p]
        s.tell(EVERYONE, PUTS | p << 8 | (card if card >= 0 else KINDS) << 16)
        if card >= 0:
            s.discard.append(card)
            forget(s, p, card)
    bangs = [p for p in seats if s.sealed[p] == BANG]
    for p in seats:
        if s.sealed[p] == BEER and s.life[p] < FULL:
            s.life[p] += 1
        if len(bangs) == 1 and p != bangs[0] and s.sealed[p] != MISSED:
            wound(s, p)
    s.sealed = [-1] * s.seats
    after = s.done()
    return after if s.life[s.cur] > 0 and len(living(s)) > 1 else NEXT


def put(s: Duel, seat: int, action: int) -> None:
    if action != PASS:
        card = action >> 8
        s.hand[seat].remove(card)
        s.sealed[seat] = card


def drawing(s: Duel) -> int:
    s.happen(START_OF_TURN, s.cur)
    draw(s, s.cur, 2)
    return ACT


def act(s: Duel) -> int:
    seat = s.cur
    after = s.choose_number(seat, TURN, 0, True)
    if s.life[seat] == 0 or len(living(s)) < 2:
        return NEXT
    return ACT if after == GO_ON else after


def next_turn(s: Duel) -> int:
    s.turn += 1
    if len(living(s)) < 2 or s.turn >= TURNS:
        return OVER
    s.cur = others(s, s.cur)[0]
    s.claimed = False
    return s.call(SHOWDOWN, DRAW) if s.turn % 4 == 0 else DRAW
