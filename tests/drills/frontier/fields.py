"""What a game in progress consists of."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from drills.frontier.content import CARDS, GOALS, TERRITORIES
from gulch.declare.fields import Field
from gulch.pieces.card_fields import card_fields
from gulch.pieces.fields import dealt, one, per_seat

if TYPE_CHECKING:
    from drills.frontier.state import West


def knows_goal(s: West, viewer: int, p: int) -> bool:
    return p == viewer or s.round == 0


STEPS: Final = ["begin", "act"]
CLASS: Final = "West"
TITLE: Final = "The frontier"
FIELDS: Final[list[Field]] = [
    one("active"),
    one("round", first=1, note="0: the game is over"),
    one("actions", most=2, note="left to the active player"),
    per_seat("place", TERRITORIES),
    per_seat("dollars", most=10_000),
    per_seat("wounds", most=3),
    dealt("goal", GOALS, knows_goal, among=lambda s: list(range(len(GOALS)))),
    *card_fields(CARDS),
]
