"""Conditions of bounties and achievements, made from their declarations in figures.json."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gulch.games.pokertown.badlands import ROW_MASK, ROWS
from gulch.games.pokertown.components import (
    CHAMBER_NAMES,
    CHAMBER_REWARDS,
    CHAMBERS,
    DOLLARS,
    GOODS_WITH_PEAK,
    HANDS,
    ITEM_NAMES,
    NUGGETS,
    ONES,
    REGIONS,
    ROUNDS,
    STARS,
    TOWN,
    WANTED,
)
from gulch.games.pokertown.places import circled
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.table import owns


# ---- what is measured --------------------------------------------------------
class Measure:
    """A number of a sheet."""

    def __init__(self, which: int = 0) -> None:
        self.which: i64 = which  # the region, row or goods, where there are several

    def of(self, s: Town, seat: i64) -> i64:
        raise NotImplementedError


class Circled(Measure):
    def of(self, s: Town, seat: i64) -> i64:
        return ONES[circled(s, seat, self.which)]


class InRow(Measure):
    def of(self, s: Town, seat: i64) -> i64:
        return ONES[s.robbed[seat] & ROW_MASK[self.which]]


class OuterTombstones(Measure):
    def of(self, s: Town, seat: i64) -> i64:
        return ONES[s.graves[seat]] - 1


class Tools(Measure):
    def of(self, s: Town, seat: i64) -> i64:
        return s.pans[seat] + s.hammers[seat]


class NuggetsFromMine(Measure):
    """Gained in chambers over the game."""

    def of(self, s: Town, seat: i64) -> i64:
        total: i64 = 0
        i: i64
        for i in range(CHAMBERS):
            if s.chambers[seat] >> i & 1:
                total += CHAMBER_REWARDS[i].nuggets
        return total


class OutlawsCircled(Measure):
    def of(self, s: Town, seat: i64) -> i64:
        return ONES[s.outlaws[seat]]


class AtPeak(Measure):
    """At any moment of the turn (PT-R38)."""

    def of(self, s: Town, seat: i64) -> i64:
        return s.peak[seat * GOODS_WITH_PEAK + self.which]


class BonusesTaken(Measure):
    def of(self, s: Town, seat: i64) -> i64:
        return s.bonus_taken[seat] >> self.which & 1


class Marks(Measure):
    """How many of these tools and items there are, each kind once."""

    def __init__(self, names: list[str]) -> None:
        super().__init__()
        self.names = names
        self.items = [ITEM_NAMES.index(name) for name in names if name not in ("pan", "hammer")]

    def of(self, s: Town, seat: i64) -> i64:
        total: i64 = 1 if s.pans[seat] > 0 and "pan" in self.names else 0
        if s.hammers[seat] > 0 and "hammer" in self.names:
            total += 1
        for item in self.items:
            if owns(s, seat, item):
                total += 1
        return total


class Arrests(Measure):
    def of(self, s: Town, seat: i64) -> i64:
        return s.arrests[seat]


class GoodHands(Measure):
    """Rounds whose combination was better than a pair."""

    def of(self, s: Town, seat: i64) -> i64:
        total: i64 = 0
        r: i64
        for r in range(ROUNDS):
            if s.hands[seat * ROUNDS + r] > A_PAIR:
                total += 1
        return total


A_PAIR: Final = HANDS.index("pair")
PEAKS: Final = {"dollars": DOLLARS, "nuggets": NUGGETS, "stars": STARS, "wanted": WANTED}
KNOWN: Final[dict[str, Measure]] = {
    "tools": Tools(),
    "nuggets_from_mine": NuggetsFromMine(),
    "outlaws_circled": OutlawsCircled(),
    "times_arrested": Arrests(),
    "poker_hands_better_than_pair": GoodHands(),
    "circled.outer_tombstones": OuterTombstones(),
    **{goods: AtPeak(number) for goods, number in PEAKS.items()},
    **{f"circled.{region}": Circled(number) for number, region in enumerate(REGIONS)},
    **{f"circled.badlands.{row}": InRow(number) for number, row in enumerate(ROWS)},
    **{f"bonus_actions_taken.{region}": BonusesTaken(number) for number, region in enumerate(REGIONS)},
}


# ---- what must hold ----------------------------------------------------------
class Condition:
    def holds(self, s: Town, seat: i64) -> bool:
        raise NotImplementedError


class All(Condition):
    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, s: Town, seat: i64) -> bool:
        for part in self.parts:  # noqa: SIM110 - compiled, a generator is a list
            if not part.holds(s, seat):
                return False
        return True


class AnyOf(All):
    def holds(self, s: Town, seat: i64) -> bool:
        for part in self.parts:  # noqa: SIM110
            if part.holds(s, seat):
                return True
        return False


class AtLeast(Condition):
    def __init__(self, count: int, measure: Measure) -> None:
        self.count: i64 = count
        self.measure = measure

    def holds(self, s: Town, seat: i64) -> bool:
        return self.measure.of(s, seat) >= self.count


class AtMost(AtLeast):
    def holds(self, s: Town, seat: i64) -> bool:
        return self.measure.of(s, seat) <= self.count


class CircledAll(Condition):
    def __init__(self, region: int, mask: int) -> None:
        self.region: i64 = region
        self.mask: i64 = mask

    def holds(self, s: Town, seat: i64) -> bool:
        return circled(s, seat, self.region) & self.mask == self.mask


class HandWon(Condition):
    def __init__(self, hands: list[str]) -> None:
        self.hands = [HANDS.index(name) for name in hands]

    def holds(self, s: Town, seat: i64) -> bool:
        return any(int(s.hands[seat * ROUNDS + r]) in self.hands for r in range(ROUNDS))


class Never(Condition):
    """Not decided by the sheet: by the cowbot, the title, or several games."""

    def holds(self, s: Town, seat: i64) -> bool:
        return False


def condition(test: dict[str, Any]) -> Condition:
    if "all" in test:
        return All([condition(part) for part in test["all"]])
    if "any" in test:
        return AnyOf([condition(part) for part in test["any"]])
    if "circled_all" in test:
        return CircledAll(REGIONS.index(test["circled_all"]), mask_of(test["ids"]))
    if "first_bonus_taken" in test:
        return CircledAll(TOWN, mask_of(test["ranks"]))
    if "poker_hand_won" in test:
        return HandWon(test["poker_hand_won"])
    if "of_marks" in test:
        return AtLeast(test["at_least"], Marks(test["of_marks"]))
    if test.get("of") in OUTSIDE or not {"at_least", "at_most"} & set(test):
        return Never()
    measure = KNOWN[test["of"]]
    return AtLeast(test["at_least"], measure) if "at_least" in test else AtMost(test["at_most"], measure)


OUTSIDE: Final = {"silver_stars", "cards_stolen"}  # known only when the points are counted


def mask_of(ids: list[Any]) -> int:
    """Places of a region as bits: stages and buildings by rank, chambers by name."""
    return sum(1 << (CHAMBER_NAMES.index(id) if isinstance(id, str) else id - 1) for id in ids)
