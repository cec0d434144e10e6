"""Claims: a small flip-and-write. Every round all seats write at once, each from its own share of the face-down
deck."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from drills import numbered
from drills.numbered import NumberedMoment, NumberedRules, NumberedState, NumberedVerb
from gulch.declare.fields import HIDDEN, OWN, Field
from gulch.declare.rules import LEGAL, OVER, Rules
from gulch.declare.words import Domain
from gulch.engine.chance import Chance
from gulch.engine.game import Game, Outcome
from gulch.engine.play import EVERYONE, together
from gulch.pieces.domains import number_domain, seat_domain
from gulch.pieces.kinds import LISTS, NUMBER, NUMBERS

ROWS: Final = 3
ROUNDS: Final = 6
SHARE: Final = 4
NUMBERS_UP_TO: Final = 40

# steps
ROUND: Final = 1
# moments
WRITE: Final = 0
BONUS: Final = 1
# verbs
SKIP: Final = 0
ROW: Final = 1
MORE: Final = 2
DIG: Final = 3
# reasons
TOO_SMALL: Final = "too-small"
NO_CARD: Final = "no-card"
# events
TURNED: Final = 0
DUG: Final = 1
SHEET: Final = 2


class Flip(NumberedState):
    __slots__ = ("card", "chain", "deck", "gold", "gone", "round", "rows", "share")

    def __init__(self, rules: Rules[Any], chance: Chance) -> None:
        super().__init__(rules, chance)
        self.round: i64 = 0
        self.deck: list[int] = []
        self.share: list[list[int]] = []  # face-down cards of each seat in this round
        self.card: list[int] = []  # the card a seat has turned over and must write, -1: none
        self.rows: list[list[int]] = []  # seat * ROWS + row -> numbers written
        self.gold: list[int] = []
        self.chain: list[int] = []  # bonuses taken in this round
        self.gone: list[list[int]] = []  # cards a seat skipped, known to it alone

    def copy(self) -> Flip:
        c = Flip(self.rules, self.chance.copy())
        self.copy_core(c)
        c.round = self.round
        c.deck = self.deck[:]
        c.share = [share[:] for share in self.share]
        c.card = self.card[:]
        c.rows = [row[:] for row in self.rows]
        c.gold = self.gold[:]
        c.chain = self.chain[:]
        c.gone = [x[:] for x in self.gone]
        return c


class Row(NumberedVerb[Flip]):
    def why_not(self, s: Flip, seat: i64, about: i64, action: i64) -> str:
        row = s.rows[seat * ROWS + (action >> 8)]
        return LEGAL if not row or row[-1] < s.card[seat] else TOO_SMALL


class More(NumberedVerb[Flip]):
    def why_not(self, s: Flip, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.share[seat] else NO_CARD


def turn_over(s: Flip, seat: i64) -> None:
    s.card[seat] = s.share[seat].pop()
    s.reveal()
    s.tell(EVERYONE, TURNED | seat << 8 | s.card[seat] << 16)


def write(s: Flip, seat: int) -> None:
    """One seat's round: write a card; every second number of a row gives a bonus, which may turn over another card."""
    turn_over(s, seat)
    while s.card[seat] >= 0:
        choice = s.ask_number(seat, WRITE, 0, True)
        card = s.card[seat]
        s.card[seat] = -1
        if choice == SKIP:
            s.gold[seat] += 1
            s.gone[seat].append(card)
            return
        row = s.rows[seat * ROWS + (choice >> 8)]
        row.append(card)
        if len(row) % 2 == 0:
            s.chain[seat] += 1
            bonus = s.ask_number(seat, BONUS)
            if bonus == MORE:
                turn_over(s, seat)
            elif bonus == DIG:
                found = s.chance.below(6)
                s.gold[seat] += found
                s.tell(EVERYONE, DUG | seat << 8 | found << 16)


def play_round(s: Flip) -> int:
    s.round += 1
    for p in range(s.seats):
        s.share[p] = s.deck[p * SHARE : (p + 1) * SHARE]
    s.deck = s.deck[s.seats * SHARE :]
    together(s, [int(p) for p in range(s.seats)], write)
    for p in range(s.seats):
        s.deck += s.share[p]
        s.share[p] = []
        s.tell(EVERYONE, SHEET | p << 8 | s.gold[p] << 16)
    if s.round == ROUNDS or len(s.deck) < s.seats * SHARE:
        return OVER
    return ROUND


def points(s: Flip, seat: i64) -> int:
    total = s.gold[seat]
    for r in range(ROWS):
        n = len(s.rows[seat * ROWS + r])
        total += n * n
    return total


class FlipRules(NumberedRules[Flip]):
    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        super().__init__(seats, options)
        self.declare(
            [
                Field("round", NUMBER),
                Field("deck", NUMBERS, HIDDEN),
                Field("share", LISTS, HIDDEN),
                Field("card", NUMBERS, OWN),
                Field("rows", LISTS),
                Field("gold", NUMBERS),
                Field("chain", NUMBERS),
                Field("gone", LISTS, OWN),
            ]
        )
        numbered.step(self, ROUND, "round", play_round)
        self.reasons |= {TOO_SMALL: "FL-11", NO_CARD: "FL-12"}
        skip: NumberedVerb[Flip] = NumberedVerb(SKIP, "skip", "FL-1")
        row = Row(ROW, "row", "FL-3", row=Domain("row", ["top", "middle", "bottom"], True))
        self.moment(WRITE, NumberedMoment("write", "FL-1", [skip, row]))
        self.moment(
            BONUS, NumberedMoment("bonus", "FL-2", [skip, More(MORE, "more", "FL-4"), NumberedVerb(DIG, "dig", "FL-5")])
        )
        who, number = seat_domain(seats), number_domain(255)
        self.event(TURNED, "turned", "FL-1", who=who, card=number)
        self.event(DUG, "dug", "FL-5", who=who, gold=number)
        self.event(SHEET, "sheet", "FL-2", who=who, gold=number)

    def redeal(self, s: Flip, seat: i64, chance: Chance) -> None:
        pool = s.deck[:]
        for p in range(s.seats):
            pool += s.share[p]
            if p != seat:
                pool += s.gone[p]
                if s.card[p] >= 0:
                    pool.append(s.card[p])
        pool.sort()  # the true order must not matter
        chance.shuffle(pool)
        for p in range(s.seats):
            s.share[p] = [pool.pop() for _ in range(len(s.share[p]))]
            if p != seat:
                s.gone[p] = [pool.pop() for _ in range(len(s.gone[p]))]
                if s.card[p] >= 0:
                    s.card[p] = pool.pop()
        s.deck = pool


class FlipGame(Game[Flip]):
    id: ClassVar[str] = "claims"
    seats: ClassVar[range] = range(1, 5)
    rarely_secret: ClassVar[list[str]] = ["card"]  # only inside a block, where a view has no others'

    def examples(self) -> list[tuple[int, dict[str, Any]]]:
        return [(1, {}), (3, {}), (4, {})]

    def rules(self, seats: int, options: dict[str, Any]) -> Rules[Flip]:
        return FlipRules(seats, options)

    def blank(self, rules: Rules[Flip], chance: Chance) -> Flip:
        return Flip(rules, chance)

    def new(self, rules: Rules[Flip], chance: Chance) -> Flip:
        s = Flip(rules, chance)
        seats = rules.seats
        s.at = ROUND
        s.deck = list(range(1, NUMBERS_UP_TO + 1)) * 2
        chance.shuffle(s.deck)
        s.share = [[] for _ in range(seats)]
        s.card = [-1] * seats
        s.rows = [[] for _ in range(seats * ROWS)]
        s.gold = [0] * seats
        s.chain = [0] * seats
        s.gone = [[] for _ in range(seats)]
        return s

    def view(self, s: Flip, seat: int) -> dict[str, Any]:
        mine = seat >= 0
        return {
            "round": int(s.round),
            "deck": len(s.deck),
            "left": len(s.share[seat]) if mine else 0,
            "card": s.card[seat] if mine else -1,
            "gone": s.gone[seat][:] if mine else [],
            "rows": [row[:] for row in s.rows],
            "gold": s.gold[:],
        }

    def outcome(self, s: Flip) -> Outcome:
        return Outcome([points(s, p) for p in range(s.seats)])


GAME: Final = FlipGame()
