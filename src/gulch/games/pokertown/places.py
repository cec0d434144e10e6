"""All places of the sheet in one numbering: what stands against going there, what it costs, what happens there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import LEGAL
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.badlands import rob, target_closed, target_price
from gulch.games.pokertown.components import (
    BADLANDS,
    CHAMBERS,
    FIRST,
    FRONTIER,
    GRAVEYARD,
    MINE,
    REGION_OF,
    SITES,
    STAGES,
    SUIT_CHANGE,
    TOWN,
    rank_of,
    suit_of,
)
from gulch.games.pokertown.frontier import stage_closed, stage_price, stop_at
from gulch.games.pokertown.graveyard import ALL_TOMBSTONES, circle_tombstone, tombstone_closed
from gulch.games.pokertown.mine import chamber_closed, chamber_price, open_chamber
from gulch.games.pokertown.state import FREE_RANK, FREE_SHIFT, FREE_SUIT, Town
from gulch.games.pokertown.town import visit
from gulch.games.pokertown.vocabulary import VISITED

ALL_TARGETS: Final = 4095
ALL_CHAMBERS: Final = (1 << CHAMBERS) - 1
FAR: Final = 99


def closed(s: Town, seat: i64, place: i64) -> str:
    """Why nobody can go there, whatever the rank; LEGAL if one can."""
    region = REGION_OF[place]
    index = place - FIRST[region]
    if region == FRONTIER:
        return stage_closed(s, seat, index)
    if region == BADLANDS:
        return target_closed(s, seat, index)
    if region == MINE:
        return chamber_closed(s, seat, index)
    return LEGAL if region == TOWN else tombstone_closed(s, seat, index)


def is_exhausted(s: Town, seat: i64, region: i64) -> bool:
    """No place is left there: a bonus action is lost (PT-092)."""
    if region == FRONTIER:
        return s.stage[seat] == STAGES
    if region == BADLANDS:
        return s.robbed[seat] == ALL_TARGETS
    if region == MINE:
        return s.chambers[seat] == ALL_CHAMBERS
    return region == GRAVEYARD and s.graves[seat] == ALL_TOMBSTONES


def rank_price(s: Town, seat: i64, place: i64, rank: i64) -> i64:
    """Nuggets to bring the rank card to an open place (PT-021)."""
    region = REGION_OF[place]
    index = place - FIRST[region]
    if region == FRONTIER:
        return stage_price(s, seat, index, rank)
    if region == BADLANDS:
        return target_price(index, rank)
    if region == MINE:
        return chamber_price(s, seat, index, rank)
    away = index + 1 - rank
    return away if away > 0 else -away


def suit_price(s: Town, card: i64, region: i64, free: i64) -> i64:
    """Nuggets to make the suit card the region's (PT-020)."""
    return 0 if suit_of(card) == region or free & FREE_SUIT else SUIT_CHANGE


def price(s: Town, seat: i64, suit_card: i64, rank_card: i64, place: i64, free: i64) -> i64:
    """Nuggets to go to an open place with these two cards."""
    steps: i64 = 0 if free & FREE_RANK else rank_price(s, seat, place, rank_of(rank_card))
    if free & FREE_SHIFT:
        steps = max(0, steps - s.pans[seat])
    return suit_price(s, suit_card, REGION_OF[place], free) + steps


def cheapest(s: Town, seat: i64, suit_card: i64, rank_card: i64, free: i64) -> i64:
    """The least that any place costs with these cards. The town is always open."""
    best: i64 = FAR
    region: i64
    for region in range(GRAVEYARD):
        extra = suit_price(s, suit_card, region, free)
        if extra >= best:
            continue
        i: i64
        for i in range(SITES[region]):
            place = FIRST[region] + i
            if not closed(s, seat, place):
                best = min(best, price(s, seat, suit_card, rank_card, place, free))
        if best == 0:
            return 0
    return best


def go(s: Town, seat: i64, place: i64) -> None:
    """Circle the place and take what it gives."""
    region = REGION_OF[place]
    index = place - FIRST[region]
    s.tell(EVERYONE, VISITED | seat << 8 | place << 16)
    if region == FRONTIER:
        stop_at(s, seat, index)
    elif region == BADLANDS:
        rob(s, seat, index)
    elif region == MINE:
        open_chamber(s, seat, index)
    elif region == TOWN:
        visit(s, seat, index)
    else:
        circle_tombstone(s, seat, index)


def circled(s: Town, seat: i64, region: i64) -> i64:
    """The circled places of a region, one bit each; crossed-out stages are not among them (PT-R46)."""
    if region == FRONTIER:
        return s.stages[seat]
    if region == BADLANDS:
        return s.robbed[seat]
    if region == MINE:
        return s.chambers[seat]
    return s.visited[seat] if region == TOWN else s.graves[seat]


PLACES_OF: Final = [vec[i64]([int(FIRST[r]) + i for i in range(int(SITES[r]))]) for r in range(GRAVEYARD + 1)]
