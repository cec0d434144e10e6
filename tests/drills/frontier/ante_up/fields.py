"""What the expansion adds to the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from gulch.declare.fields import Field, within
from gulch.pieces.fields import dealt, one, per_seat

if TYPE_CHECKING:
    from drills.frontier.state import West


def knows_charm(s: West, viewer: int, p: int) -> bool:
    return p == viewer


CHARMS: Final = ["horseshoe", "clover", "rabbit_foot", "penny"]
STEPS: Final = ["gambling"]
CLASS: Final = "AnteUp"
TITLE: Final = "The gamblers"
FIELDS: Final[list[Field]] = within(
    "ante_up",
    [
        per_seat("won", most=10_000),
        one("round", most=99, note="of gambling; a name that the base game has, too"),
        dealt("charm", CHARMS, knows_charm, among=lambda s: list(range(len(CHARMS)))),
    ],
)
