"""How a guess deals: what a viewer can't know is a pool, and each spot of it gets something that may lie there.

Every deal that is possible is as likely as any other, as long as the demands of any two spots are alike, one within the
other, or have nothing in common: then whoever demands most is served first, and it does not matter with what. Demands
that cross (red cards here, queens there) are served somehow, and then mixed by many random exchanges: nearly even."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from gulch.declare.fields import MIXED, Field, Kind
from gulch.engine.chance import Chance

EXCHANGES: Final = 20  # for each spot
IMPOSSIBLE: Final = "these things can't lie where they lie"

Takes = Callable[[int], bool]


def spread(pool: list[int], takes: list[Takes | None], chance: Chance) -> list[int]:
    """A thing of the pool for each spot, such that each gets only what it `takes`. There is a way, because the things
    did lie there. `pool` must say nothing of where they lay: it is sorted."""
    kinds: list[Takes] = []
    for one in takes:
        if one is not None and one not in kinds:
            kinds.append(one)
    if not kinds:
        chance.shuffle(pool)
        return pool
    able = [{i for i, thing in enumerate(pool) if one(thing)} for one in kinds]
    order = sorted(range(len(kinds)), key=lambda k: len(able[k]))
    demands = [kinds.index(one) if one is not None else -1 for one in takes]
    crossing = any(a & b and not a <= b and not b <= a for a in able for b in able)
    given = matched(demands, able) if crossing else served(demands, able, order, chance)
    rest = [i for i in range(len(pool)) if i not in given]
    chance.shuffle(rest)
    whole = [i if i >= 0 else rest.pop() for i in given]
    if crossing:
        exchange(whole, demands, able, chance)
    return [pool[i] for i in whole]


def served(demands: list[int], able: list[set[int]], order: list[int], chance: Chance) -> list[int]:
    """By spot: something that it takes, at random; the smallest choice first."""
    given = [-1] * len(demands)
    taken: set[int] = set()
    for k in order:
        for spot, demand in enumerate(demands):
            if demand == k:
                free = sorted(able[k] - taken)
                if not free:
                    raise ValueError(IMPOSSIBLE)
                given[spot] = free[int(chance.below(len(free)))]
                taken.add(given[spot])
    return given


def matched(demands: list[int], able: list[set[int]]) -> list[int]:
    """By spot: something that it takes; who can't be served makes another move over."""
    holder: dict[int, int] = {}  # thing -> spot
    for spot, demand in enumerate(demands):
        if demand >= 0 and not finds_one(spot, demands, able, holder, set()):
            raise ValueError(IMPOSSIBLE)
    given = [-1] * len(demands)
    for thing, spot in holder.items():
        given[spot] = thing
    return given


def finds_one(spot: int, demands: list[int], able: list[set[int]], holder: dict[int, int], tried: set[int]) -> bool:
    for thing in sorted(able[demands[spot]] - tried):
        tried.add(thing)
        if thing not in holder or finds_one(holder[thing], demands, able, holder, tried):
            holder[thing] = spot
            return True
    return False


def exchange(whole: list[int], demands: list[int], able: list[set[int]], chance: Chance) -> None:
    """Two spots at a time change what they have, if both take it."""
    for _ in range(EXCHANGES * len(whole)):
        a, b = int(chance.below(len(whole))), int(chance.below(len(whole)))
        if (demands[a] < 0 or whole[b] in able[demands[a]]) and (demands[b] < 0 or whole[a] in able[demands[b]]):
            whole[a], whole[b] = whole[b], whole[a]


class Spot:
    """A part of a pool: the things that lie there now, and how it gets others instead. Bags, slots of a row, hands over
    two figures are all such spots. `takes`: which things may lie there."""

    def __init__(self, things: list[int], give: Callable[[list[int]], None], takes: Takes | None = None) -> None:
        self.things = things
        self.give = give
        self.takes = takes


def deal(spots: list[Spot], chance: Chance) -> None:
    """One pool: everything that lies in these spots, dealt anew over them."""
    pool = sorted([thing for spot in spots for thing in spot.things])
    takes = [spot.takes for spot in spots for _ in spot.things]
    new = spread(pool, takes, chance)
    first = 0
    for spot in spots:
        last = first + len(spot.things)
        spot.give(sorted(new[first:last]))
        first = last


class Pools(Field):
    """A secret whose things also lie in other fields. `pools(s, viewer)`: pool by pool the spots that a viewer does not
    know; what it does know is in none of them."""

    def __init__(
        self,
        name: str,
        kind: Kind,
        visible: Callable[[Any, int], object],
        pools: Callable[[Any, int], list[list[Spot]]],
    ) -> None:
        super().__init__(name, kind, MIXED, visible)
        self.pools = pools

    def redeal(self, s: Any, viewer: int, chance: Chance) -> None:
        for spots in self.pools(s, viewer):
            deal(spots, chance)
