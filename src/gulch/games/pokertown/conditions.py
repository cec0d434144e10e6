"""Conditions of bounties and achievements, made from their declarations in figures.json."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from gulch.games.pokertown.badlands import ROW_MASK, ROWS
from gulch.games.pokertown.components import (
    BANDANA,
    CHAMBER_NAMES,
    CHAMBER_REWARDS,
    CHAMBERS,
    DOLLARS,
    HANDS,
    NUGGETS,
    ONES,
    PICKAXE,
    PROTECTION,
    REGIONS,
    REVOLVER,
    ROUNDS,
    STARS,
    STEED,
    TOWN,
    WANTED,
)
from gulch.games.pokertown.inventory import GOODS_WITH_PEAK
from gulch.games.pokertown.places import circled
from gulch.games.pokertown.state import Town, owns

# what is measured
CIRCLED: Final = 0  # which: the region
IN_ROW: Final = 1  # which: the row of targets
OUTER_TOMBSTONES: Final = 2
TOOLS: Final = 3
FROM_MINE: Final = 4
OUTLAWS: Final = 5
AT_PEAK: Final = 6  # which: the goods, at any moment of the turn (PT-R38)
BONUSES: Final = 7  # which: the region
MARKS: Final = 8
ARRESTS: Final = 9
GOOD_HANDS: Final = 10


def measured(s: Town, seat: i64, what: i64, which: i64) -> i64:
    if what == CIRCLED:
        return ONES[circled(s, seat, which)]
    if what == IN_ROW:
        return ONES[s.robbed[seat] & ROW_MASK[which]]
    if what == OUTER_TOMBSTONES:
        return ONES[s.graves[seat]] - 1
    if what == TOOLS:
        return s.pans[seat] + s.hammers[seat]
    if what == FROM_MINE:
        return nuggets_from_mine(s, seat)
    if what == OUTLAWS:
        return ONES[s.outlaws[seat]]
    if what == AT_PEAK:
        return s.peak[seat * GOODS_WITH_PEAK + which]
    if what == BONUSES:
        return s.bonus_taken[seat] >> which & 1
    if what == ARRESTS:
        return s.arrests[seat]
    return marks(s, seat) if what == MARKS else good_hands(s, seat)


def nuggets_from_mine(s: Town, seat: i64) -> i64:
    """Gained in chambers over the game."""
    total: i64 = 0
    i: i64
    for i in range(CHAMBERS):
        if s.chambers[seat] >> i & 1:
            total += CHAMBER_REWARDS[i].nuggets
    return total


def marks(s: Town, seat: i64) -> i64:
    """Different kinds among pan, hammer, steed, undertaker, bandana, pickaxe, revolver."""
    total: i64 = (1 if s.pans[seat] > 0 else 0) + (1 if s.hammers[seat] > 0 else 0)
    for item in MARKED:
        if owns(s, seat, item):
            total += 1
    return total


MARKED: Final = [STEED, PROTECTION, BANDANA, PICKAXE, REVOLVER]


def good_hands(s: Town, seat: i64) -> i64:
    """Rounds whose combination was better than a pair."""
    total: i64 = 0
    r: i64
    for r in range(ROUNDS):
        if s.hands[seat * ROUNDS + r] - 1 > HANDS.index("pair"):
            total += 1
    return total


class Condition:
    def holds(self, s: Town, seat: i64) -> bool:
        raise NotImplementedError


class All(Condition):
    def __init__(self, parts: list[Condition]) -> None:
        self.parts = parts

    def holds(self, s: Town, seat: i64) -> bool:
        return all(part.holds(s, seat) for part in self.parts)


class AnyOf(All):
    def holds(self, s: Town, seat: i64) -> bool:
        return any(part.holds(s, seat) for part in self.parts)


class AtLeast(Condition):
    def __init__(self, count: int, what: int, which: int) -> None:
        self.count: i64 = count
        self.what: i64 = what
        self.which: i64 = which

    def holds(self, s: Town, seat: i64) -> bool:
        return measured(s, seat, self.what, self.which) >= self.count


class AtMost(AtLeast):
    def holds(self, s: Town, seat: i64) -> bool:
        return measured(s, seat, self.what, self.which) <= self.count


class CircledAll(Condition):
    def __init__(self, region: int, mask: int) -> None:
        self.region: i64 = region
        self.mask: i64 = mask

    def holds(self, s: Town, seat: i64) -> bool:
        return circled(s, seat, self.region) & self.mask == self.mask


class HandWon(Condition):
    def __init__(self, hands: list[str]) -> None:
        self.hands = [HANDS.index(name) + 1 for name in hands]

    def holds(self, s: Town, seat: i64) -> bool:
        return any(int(s.hands[seat * ROUNDS + r]) in self.hands for r in range(ROUNDS))


class Never(Condition):
    """Not decided by the sheet: by the cowbot, the title, or several games."""

    def holds(self, s: Town, seat: i64) -> bool:
        return False


def measure(name: str) -> tuple[int, int]:
    """The declared name of something that is counted."""
    head, _, tail = name.partition(".")
    if head == "circled" and tail == "outer_tombstones":
        return OUTER_TOMBSTONES, 0
    if head == "circled":
        region, _, row = tail.partition(".")
        return (IN_ROW, ROWS.index(row)) if row else (CIRCLED, REGIONS.index(region))
    if head == "bonus_actions_taken":
        return BONUSES, REGIONS.index(tail)
    goods = {"dollars": DOLLARS, "nuggets": NUGGETS, "stars": STARS, "wanted": WANTED}
    if name in goods:
        return AT_PEAK, goods[name]
    known = {
        "tools": TOOLS,
        "nuggets_from_mine": FROM_MINE,
        "outlaws_circled": OUTLAWS,
        "times_arrested": ARRESTS,
        "poker_hands_better_than_pair": GOOD_HANDS,
    }
    return known[name], 0


def condition(test: dict[str, Any]) -> Condition:
    if "all" in test:
        return All([condition(part) for part in test["all"]])
    if "any" in test:
        return AnyOf([condition(part) for part in test["any"]])
    if "circled_all" in test:
        return CircledAll(REGIONS.index(test["circled_all"]), mask_of(test["circled_all"], test["ids"]))
    if "first_bonus_taken" in test:
        return CircledAll(TOWN, sum(1 << (rank - 1) for rank in test["ranks"]))
    if "poker_hand_won" in test:
        return HandWon(test["poker_hand_won"])
    if "of_marks" in test:
        return AtLeast(test["at_least"], MARKS, 0)
    if test.get("of") in OUTSIDE or not {"at_least", "at_most"} & set(test):
        return Never()
    what, which = measure(test["of"])
    return AtLeast(test["at_least"], what, which) if "at_least" in test else AtMost(test["at_most"], what, which)


OUTSIDE: Final = {"silver_stars", "cards_stolen"}  # known only when the points are counted


def mask_of(region: str, ids: list[Any]) -> int:
    """Places of a region as bits: stages by number, chambers by name."""
    return sum(1 << (CHAMBER_NAMES.index(id) if isinstance(id, str) else id - 1) for id in ids)
