"""What items are made of: the class of every kind, and where texts come from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from gulch.declare.rules import LEGAL
from gulch.games.western_legends.components import COPIES, GOES_ON

if TYPE_CHECKING:
    from gulch.games.western_legends.state import Western

# where a text comes from
SRC: Final = "src"  # printed
SEED: Final = "seed"  # quoted by the rulebook
INF: Final = "inf"  # follows from what is printed
HOUSE: Final = "house"  # ours

NO_ACTION: Final = "no-action"  # declared in card_actions.py


class Item:
    """An item kind; `points` at the end for its upgraded side, 0: it has none. `up`: it is upgraded. The fronts
    are printed, the upgraded sides are the house's."""

    def __init__(
        self, name: str, kind: int, price: int, points: int = 0, provenance: str = SRC, copies: int = COPIES
    ) -> None:
        self.name = name
        self.copies = copies
        self.kind = kind
        self.price = price
        self.points = points
        self.provenance = provenance

    def speed(self, up: bool) -> i64:
        return 0

    def more_nuggets(self, up: bool) -> i64:
        return 0

    def more_cattle(self, up: bool) -> i64:
        return 0

    def more_acquired(self, up: bool) -> i64:
        """Of an active mount: cattle tokens beside the one of an Acquire action."""
        return 0

    def when_gained(self, s: Western, seat: i64) -> None:
        pass

    def has_action(self) -> bool:
        return False

    def why_no_action(self, s: Western, seat: i64) -> str:
        return NO_ACTION

    def action(self, s: Western, seat: i64) -> None:
        raise NotImplementedError

    def at_start_of_fight(self, s: Western, side: i64, up: bool) -> None:
        """Of the active weapon, and of goods."""

    def in_fight(self, s: Western, side: i64, up: bool) -> None:
        pass

    def after_won_fight(self, s: Western, seat: i64) -> None:
        pass

    def has_reaction(self) -> bool:
        """In fights."""
        return False

    def why_no_reaction(self, s: Western, seat: i64) -> str:
        """Now, in the Reaction step."""
        return LEGAL

    def react(self, s: Western, side: i64) -> None:
        raise NotImplementedError

    def opens_the_vault(self, s: Western, seat: i64) -> bool:
        """Or the train: True, it has succeeded without a fight with the guards."""
        return False

    def slips_past_bandits(self) -> bool:
        return False

    def crosses_mesas(self) -> bool:
        return False

    def fools_the_sheriff(self) -> bool:
        """The wanted need not keep away from him."""
        return False

    def why_not_sold(self) -> str:
        return LEGAL

    def worth(self, s: Western, seat: i64, up: bool) -> i64:
        """Points at the end."""
        return self.points if up else 0

    def after_steps(self, s: Western, seat: i64) -> i64:
        """Of a mount that is active, when the steps of a Move action are made and nothing has stopped it; how the
        movement went on."""
        return GOES_ON

    def after_move(self, s: Western, seat: i64) -> None:
        """Of a mount that is active, and of goods, when a Move action has ended."""

    def may_reroll(self) -> bool:
        """One die of a prospecting roll."""
        return False

    def after_poker(self, s: Western, seat: i64, won: bool) -> None:
        pass
