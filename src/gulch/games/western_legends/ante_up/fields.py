"""What the expansion adds to the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from gulch.declare.fields import Field, within
from gulch.engine.chance import Chance
from gulch.games.western_legends.ante_up.components import (
    FRONTIER,
    FRONTIER_TOKENS,
    GAMBLER_END,
    LONGHORNS,
    ONCE,
    STOPS,
    TRACKS,
)
from gulch.games.western_legends.ante_up.zones import AU_CARDS
from gulch.games.western_legends.board import TERRITORIES
from gulch.games.western_legends.components import NUGGETS_IN_ALL, RANKS, RED_JOKER
from gulch.games.western_legends.names import EVERY_ITEM
from gulch.pieces.card_fields import card_fields
from gulch.pieces.fields import ANY, Dealing, one, per_name, per_seat, row, seats, shaped
from gulch.pieces.kinds import MAYBE_SEAT, Between, Maybe, SetOf, Vector

if TYPE_CHECKING:
    from gulch.games.western_legends.state import Western


# ---- frontier tokens: the number is open, the reward is not (AU-189) -------------------------------------------------
def frontier_of(s: Any) -> Any:
    """The field's home, which knows no class yet."""
    return FIELDS[0].home(s)


def frontier_numbers(s: Any) -> list[int]:
    """By token."""
    return [token.number for token in s.game.printed["frontier_token"]]


def visible_frontier(s: Western, viewer: int) -> object:
    numbers = frontier_numbers(s)
    return [numbers[token] if token >= 0 else None for token in frontier_of(s).frontier]


def deal_frontier(s: Western, viewer: int, chance: Chance) -> None:
    """Those with the same number that nobody has turned over, in the supply or on the board."""
    own = frontier_of(s)
    new = own.frontier[:]
    numbers = frontier_numbers(s)
    for number in sorted(set(numbers)):
        pool = [k for k, n in enumerate(numbers) if n == number and not own.explored >> k & 1]
        chance.shuffle(pool)
        for i in range(len(FRONTIER)):
            if own.frontier[i] >= 0 and numbers[own.frontier[i]] == number:
                new[i] = pool.pop()
    own.frontier = new


EVERY_SPOT: Final = (1 << (RED_JOKER + 2)) - 1  # of the poker cards, both jokers as well
MOST_SPACES: Final = (1 << 30) - 1  # as bits
CLASS: Final = "AnteUp"
TITLE: Final = "What Ante Up adds to the table"
FIELDS: Final[list[Field]] = within(
    "ante_up",
    [
        per_seat("gambler", most=GAMBLER_END, note="the space on the gambler track"),
        per_seat("longhorns", most=LONGHORNS),
        one("train", STOPS),
        one("once", SetOf(ONCE), note="what may happen once per turn and has"),
        seats("lucky", note="bits of the seats that gained a gambler point in this turn"),
        row("spots", len(TRACKS), Between(0, MOST_SPACES), note="by track: bits of spaces that hold an event marker"),
        row("due", ANY, MAYBE_SEAT, note="the seats that have to carry out an event, in this order"),
        per_name("grazing", TERRITORIES, Between(0, LONGHORNS), note="by territory: longhorns"),
        per_name("lost_gold", TERRITORIES, Between(0, NUGGETS_IN_ALL), note="by territory: nuggets"),
        shaped(
            Dealing("frontier", Vector(Maybe(FRONTIER_TOKENS)), visible_frontier, deal_frontier),
            note="by frontier territory: the token",
        ),
        one("explored", SetOf(FRONTIER_TOKENS), note="tokens that are out of the game"),
        one("kept", most=EVERY_SPOT, note="spots of the cards that copies count as while somebody explores"),
        one("post", SetOf(EVERY_ITEM), note="the kinds of the trading post"),
        row("bet_on", ANY, Maybe(RANKS), note="by seat and marker: the card"),
        row("bet", ANY, Between(0, 2), note="by seat and marker: bills"),
        *card_fields(AU_CARDS),
    ],
)
