"""Everything that a game in progress consists of, each fact once. `tools/states.py` spells out state.py from it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gulch.declare.fields import Field
from gulch.games.bang_dice.components import (
    ALL_ARROWS,
    DICE,
    LIFE_TOKENS,
    MOST_SEATS,
    REROLLS,
    ROLES,
    SHERIFF,
    SHOWN,
    SIDES,
)
from gulch.pieces.fields import dealt, derived, flag, one, per_seat, row, seat
from gulch.pieces.kinds import Between

if TYPE_CHECKING:
    from gulch.games.bang_dice.state import Bang


def knows_role(s: Bang, viewer: int, p: int) -> bool:
    """The Sheriff's role is open, with three players all are (BD-003, BD-060); the dead show theirs when their batch is
    complete, not while somebody is still asked (BD-040, BD-027)."""
    return bool(p == viewer or s.role[p] == SHERIFF or not s.alive >> p & 1 or s.seats == 3 or s.winner)


TURNS_MAX: Final = 99_999  # far beyond any game
COUNT: Final = Between(0, LIFE_TOKENS)
CHARACTERS: Final[list[str]] = []  # characters.py fills it, where each is declared
STEPS: Final = ["begin", "rolling", "shooting", "drinking", "firing", "end"]
CLASS: Final = "Bang"
TITLE: Final = "The table of BANG! The Dice Game"
NEEDS: Final = ["gulch.games.bang_dice.powers.NO_CAST", "gulch.games.bang_dice.powers.Character"]
FIELDS: Final[list[Field]] = [
    one("turn", most=TURNS_MAX),
    seat("current"),
    dealt("role", ROLES, knows_role),
    per_seat("character", CHARACTERS, fixed=True),
    per_seat("life", most=LIFE_TOKENS),
    per_seat("max_life", most=LIFE_TOKENS, fixed=True),
    per_seat("arrows", most=ALL_ARROWS),
    one("arrows_left", first=ALL_ARROWS, most=ALL_ARROWS),
    row("dice", DICE, SHOWN),
    one("die", most=DICE, note="the die being resolved, from 1; 0: none"),
    row("hits", MOST_SEATS, COUNT, note="what the aimed ones and twos will do"),
    one("rerolls", most=REROLLS + 1, note="left; Lucky Duke has one more"),
    one("beers", most=DICE),
    one("beer_worth", first=1, most=2, note="to the roller"),
    flag("doubled"),
    one("winner", SIDES),
    row("shots", MOST_SEATS * MOST_SEATS, COUNT, note="by * MOST_SEATS + at: how often; everybody could remember it"),
    derived("cast", "vec[Character]", "NO_CAST", note="from character"),
    derived("alive", note="the living as bits"),
    derived("living", "vec[i64]", "NOTHING", note="in seat order; replaced, never changed"),
]
