"""Questions that many rules ask: yes or no, which player, which card of one's hand."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL, Moment, Verb
from gulch.declare.words import SEAT, Domain, arg
from gulch.games.western_legends.components import NOBODY
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import company, plain_cards
from gulch.games.western_legends.vocabulary import ITEM, WEST
from gulch.games.western_legends.zones import HAND, POKER
from gulch.pieces.sets import lowest

NOT_HELD: Final = WEST.reason("not-held", "")  # for whatever it is
NOT_HERE_TOO: Final = WEST.reason("not-here-too", "WL-095")
NOT_AMONG_THEM: Final = WEST.reason("not-among-them", "WL-310")
MUST_PICK: Final = WEST.reason("must-pick", "WL-310")
NOTHING_TO_COPY: Final = WEST.reason("nothing-to-copy", "WL-384")
NO_CARDS: Final = WEST.reason("no-cards", "WL-R16")

# ---- yes or no: what about, and the rule that asks -------------------------------------------------------------------
DECISION_RULES: Final = {
    "turn_in": "WL-213",
    "restart": "WL-367",
    "extra_step": "WL-062",
    "ride_out": "WL-062",
    "look": "WL-103",
    "under_the_deck": "WL-242",
    "steal_cattle": "WL-132",
    "move_on": "WL-089",
    "keep_played": "WL-062",
}
DECISION: Final = Domain("decision", list(DECISION_RULES))
TURN_IN: Final = 0
RESTART: Final = 1
EXTRA_STEP: Final = 2
RIDE_OUT: Final = 3
LOOK: Final = 4
UNDER_THE_DECK: Final = 5
STEAL_CATTLE: Final = 6
MOVE_ON: Final = 7
KEEP_PLAYED: Final = 8


class Deciding(Moment[Western]):
    what: Final = arg(DECISION)

    def cite(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return DECISION_RULES[DECISION.values[self.what.of(about)]]


class OwnRule(Moment[Western]):
    """A moment whose own rule stands behind every option, not those of its verbs, which others share."""

    def cite(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return self.rule


class Equipping(OwnRule):
    item: Final = arg(ITEM)


YES: Final = Verb[Western](WEST, "yes", "WL-103")
NO: Final = Verb[Western](WEST, "no", "WL-103")
DECIDING: Final = Deciding(WEST, "deciding", "WL-103", YES, NO)
EQUIPPING: Final = Equipping(WEST, "equipping", "WL-142", YES, NO)


def agrees(s: Western, seat: i64, what: i64, always: bool = False) -> bool:
    return YES.chosen(s.ask(seat, DECIDING, DECIDING.what.put(what), always))


# ---- which player ----------------------------------------------------------------------------------------------------
PURPOSE_RULES: Final = {
    "whiskey": "WL-310",
    "tribute": "WL-062",
    "arrest": "WL-287",
    "pocket": "WL-089",
    "story": "WL-242",
    "man": "WL-337",
}
PURPOSE: Final = Domain("purpose", list(PURPOSE_RULES))
FOR_WHISKEY: Final = 0
FOR_TRIBUTE: Final = 1
FOR_ARREST: Final = 2
FOR_POCKET: Final = 3
FOR_STORY: Final = 4
FOR_MAN: Final = 5
OF_COMPANY: Final = [FOR_WHISKEY, FOR_TRIBUTE, FOR_POCKET]  # among the players on the same territory
CANDIDATES: Final = Domain("seats", [str(bits) for bits in range(1 << 8)])


class Picking(Moment[Western]):
    purpose: Final = arg(PURPOSE)
    among: Final = arg(CANDIDATES)  # bits of the seats to choose from
    optional: Final = arg(Domain("optional", ["0", "1"]))

    def cite(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return PURPOSE_RULES[PURPOSE.values[self.purpose.of(about)]]


class Pick(Verb[Western]):
    who: Final = arg(SEAT)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        if PICKING.among.of(about) >> self.who.of(action) & 1:
            return LEGAL
        away = PICKING.purpose.of(about) in OF_COMPANY and not company(s, seat) >> self.who.of(action) & 1
        return NOT_HERE_TOO if away else NOT_AMONG_THEM


class PickNobody(Verb[Western]):
    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if PICKING.optional.of(about) else MUST_PICK


PICK: Final = Pick(WEST, "pick", "WL-310")
PICK_NOBODY: Final = PickNobody(WEST, "nobody", "WL-310")
PICKING: Final = Picking(WEST, "picking", "WL-310", PICK, PICK_NOBODY)


def pick(s: Western, seat: i64, purpose: i64, among: i64, optional: bool = False) -> i64:
    """One of these players; NOBODY if it is optional and declined, or if there are none."""
    if among == 0:
        return NOBODY
    about = PICKING.purpose.put(purpose) | PICKING.among.put(among) | PICKING.optional.put(1 if optional else 0)
    action = s.ask(seat, PICKING, about)
    return PICK.who.of(action) if PICK.chosen(action) else NOBODY


def pick_company(s: Western, seat: i64, purpose: i64, optional: bool = False) -> i64:
    """Somebody on the same territory."""
    return pick(s, seat, purpose, company(s, seat), optional)


# ---- which card ------------------------------------------------------------------------------------------------------
class FromHand(Verb[Western]):
    """A card of the own hand."""

    card: Final = arg(POKER)

    def legal(self, s: Western, seat: i64, about: i64, out: list[int]) -> None:
        hand = s.box.held[HAND.of(seat)]
        while hand != 0:
            card = s.game.card_at[lowest(hand)]
            if not self.why_not_card(s, seat, about, card):
                self.add(out, card)
            hand &= hand - 1

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        card = self.card.of(action)
        return self.why_not_card(s, seat, about, card) if s.box.place[card] == HAND.of(seat) else NOT_HELD

    def why_not_card(self, s: Western, seat: i64, about: i64, card: i64) -> str:
        """Of one that is held."""
        return LEGAL


class PlayFromHand(FromHand):
    """The same, to be played as it is: a copy needs a card to copy."""

    def why_not_card(self, s: Western, seat: i64, about: i64, card: i64) -> str:
        return NOTHING_TO_COPY if s.game.copying >> card & 1 and plain_cards(s, seat) == 0 else LEGAL
