"""Where the characters' abilities step in."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from gulch.games.pokertown.state import Town


class Character:
    """Nobody in particular. The methods are the occasions of abilities; here they say the ordinary rule."""

    def __init__(self, name: str, rank: int, rule: str, uses: int, kit: dict[str, int]) -> None:
        self.name = name
        self.rank = rank
        self.rule = rule
        self.uses = uses
        self.kit = kit

    def redraws(self) -> bool:
        return False

    def bonus_regions(self) -> i64:
        """Regions in which the ability gives a bonus action, one bit each."""
        return 0

    def helps_in_turn(self, s: Town, seat: i64) -> bool:
        return False

    def helps_before_bribes(self, s: Town, seat: i64) -> bool:
        return self.helps_in_turn(s, seat)

    def help(self, s: Town, seat: i64) -> None:
        """The ability of those who need neither place nor card."""

    def has_jokers(self) -> bool:
        return False

    def shifts_rank(self) -> bool:
        return False

    def cheats(self) -> bool:
        return False

    def draws_own_card(self) -> bool:
        return False


NO_CAST: Final = vec[Character]()
