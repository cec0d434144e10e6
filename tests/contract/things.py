"""What holds for cards, tokens, bags and dealt secrets in every game: nothing is lost, and a guess deals evenly."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from contract.secrets import fresh
from contract.walks import Case, positions, viewers
from gulch.engine.chance import fast
from gulch.engine.play import State
from gulch.pieces.box import Box
from gulch.pieces.card_fields import BoxField
from gulch.pieces.cards import AWAY, Cards
from gulch.pieces.dealing import Pools, Spot
from gulch.pieces.fields import Dealt

DEALS = 150
TRIES = 20_000
FAR_OFF = 6.0  # standard deviations


def nothing_is_lost(case: Case, seed: int, count: int) -> int:
    """Every field holds together, and what it must conserve is the same from set-up to the end and in every guess."""
    checked = 0
    stocks: dict[str, str] = {}
    for table in positions(case, seed, count):
        seat = viewers(case)[len(table.log) % (case.seats + 1)]
        guess = table.guess(seat, fresh(table, 21))
        for s in (*table.now, guess.now[-1]):
            for field in table.rules.fields:
                field.check(s)
                stock = field.stock(s)
                if stock is not None:
                    checked += 1
                    text = json.dumps(stock, sort_keys=True)
                    assert stocks.setdefault(field.path(), text) == text, f"{field.path()}: {text}"
    return checked


def deals_are_even(case: Case, seed: int, count: int) -> int:
    """What a viewer does not know comes to lie everywhere it could, each as often as chance would have it. Says how
    many pools were looked at."""
    pools = 0
    for table in positions(case, seed, count):
        for viewer in range(-1, case.seats):
            s = table.now[viewer]
            for field in table.rules.fields:
                if isinstance(field, BoxField):
                    pools += even_cards(field, s, viewer)
                elif isinstance(field, Dealt):
                    pools += even_values(field, s, viewer)
                elif isinstance(field, Pools):
                    pools += even_pools(field, s, viewer)
    return pools


def even_cards(field: BoxField, s: Any, viewer: int) -> int:
    """By family and place."""
    cards: Cards = field.cards
    box: Box = field.value(s)
    unknown: dict[str, list[int]] = {}
    for family in cards.families:
        mine = range(int(family.first), int(family.first) + family.size)
        unknown[family.name] = [c for c in mine if box.place[c] != AWAY and not box.knows(viewer, c)]
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(DEALS):
        guess = box.copy()
        guess.redeal(s, viewer, fast(seed * 7919 + viewer))
        found.update((card, int(guess.place[card])) for pool in unknown.values() for card in pool)
    looked_at = 0
    for name, pool in unknown.items():
        lying = Counter(int(box.place[card]) for card in pool)
        if len(lying) > 1:
            looked_at += 1
            for card in pool:
                for place in lying:
                    expected = share_of(cards, pool, lying, card, place)
                    is_as_expected(found[card, place], expected, f"{name} {card} at {place}")
    return looked_at


def share_of(cards: Cards, pool: list[int], lying: Counter[int], card: int, place: int) -> float:
    """How often a card should come to lie there; a family's picky zones must all take the same."""
    only = {place: zone.only for place in lying if (zone := cards.zone_at[place]) is not None and zone.only is not None}
    takes = next(iter(only.values()), None)
    if takes is None:
        return lying[place] / len(pool)
    assert set(only.values()) == {takes}
    picky = sum(lying[place] for place in only)
    can = takes(card) * picky / sum(takes(c) for c in pool)
    return can * lying[place] / picky if place in only else (1 - can) * lying[place] / (len(pool) - picky)


def even_values(field: Dealt, s: State, viewer: int) -> int:
    places = field.unknown(s, viewer)
    pool = field.pool(s, places)
    if len(set(pool)) < 2:
        return 0
    found: Counter[tuple[int, int]] = Counter()
    for seed in range(DEALS):
        guess = s.copy()
        field.redeal(guess, viewer, fast(seed * 7919 + viewer))
        found.update((i, int(field.value(guess)[i])) for i in places)
    for i in places:
        for value in set(pool):
            is_as_expected(found[i, value], pool.count(value) / len(pool), f"{field.path()} {value} at {i}")
    return 1


def even_pools(field: Pools, s: Any, viewer: int) -> int:
    """Each thing comes to lie in each spot as often as in deals that are tried until every spot takes what it got."""
    pools = field.pools(s, viewer)
    found: list[Counter[tuple[int, int]]] = [Counter() for _ in pools]
    for seed in range(DEALS):
        guess = s.copy()
        field.redeal(guess, viewer, fast(seed * 7919 + viewer))
        for k, spots in enumerate(field.pools(guess, viewer)):
            found[k].update((i, thing) for i, spot in enumerate(spots) for thing in spot.things)
    looked_at = 0
    for k, spots in enumerate(pools):
        wanted = tried(spots, k * 31 + viewer)
        looked_at += bool(wanted)
        for (i, thing), there in wanted.items():
            most = DEALS * len(spots[i].things)
            off, spread = abs(found[k][i, thing] - there), max(1.0, (2 * there * (most - there) / most) ** 0.5)
            assert off < FAR_OFF * spread, (
                f"{field.path()}: {thing} in spot {i}: {found[k][i, thing]}, not about {there}"
            )
    return looked_at


def tried(spots: list[Spot], seed: int) -> Counter[tuple[int, int]]:
    """Shuffle the pool until every spot takes what it got, as many times as there are deals; empty if that takes too
    long."""
    chance, found = fast(seed), Counter[tuple[int, int]]()
    pool = [thing for spot in spots for thing in spot.things]
    takes = [(i, spot.takes) for i, spot in enumerate(spots) for _ in spot.things]
    deals = 0
    for _ in range(TRIES):
        chance.shuffle(pool)
        if all(one is None or one(thing) for (_, one), thing in zip(takes, pool, strict=True)):
            found.update((i, thing) for (i, _), thing in zip(takes, pool, strict=True))
            deals += 1
            if deals == DEALS:
                return found
    return Counter()


def is_as_expected(found: int, share: float, what: str) -> None:
    expected, spread = DEALS * share, max(1.0, (DEALS * share * (1 - share)) ** 0.5)
    assert abs(found - expected) < FAR_OFF * spread, f"{what}: {found} of {DEALS}, not about {expected:.0f}"
