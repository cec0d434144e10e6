"""All places of the sheet in one numbering: where one can go, what it costs, what happens there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import LEGAL
from gulch.declare.words import SEAT
from gulch.engine.play import EVERYONE
from gulch.games.pokertown.badlands import open_targets, rob, target_closed, target_price, targets_in_reach
from gulch.games.pokertown.components import (
    BADLANDS,
    BUILDINGS,
    FIRST,
    FREE_RANK,
    FREE_SHIFT,
    FREE_SUIT,
    FRONTIER,
    GRAVEYARD,
    MINE,
    PLACE_NAMES,
    PLACE_RULES,
    RANK_STEP,
    REGION_OF,
    SITES,
    SUIT_CHANGE,
    TOWN,
    UP_TO,
    rank_of,
    suit_of,
)
from gulch.games.pokertown.frontier import open_stages, stage_closed, stage_price, stages_in_reach, stop_at
from gulch.games.pokertown.graveyard import circle_tombstone, open_tombstones, tombstone_closed
from gulch.games.pokertown.mine import chamber_closed, chamber_price, chambers_in_reach, open_chamber, open_chambers
from gulch.games.pokertown.state import Town
from gulch.games.pokertown.table import distance
from gulch.games.pokertown.town import visit
from gulch.games.pokertown.vocabulary import PLACE, PT

VISITED: Final = PT.event("visited", "PT-013", dict(zip(PLACE_NAMES, PLACE_RULES)), who=SEAT, place=PLACE)
PLACES_OF: Final = [vec[i64]([int(FIRST[r]) + i for i in range(int(SITES[r]))]) for r in range(GRAVEYARD + 1)]


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


def open_in(s: Town, seat: i64, region: i64) -> i64:
    """The places of a region where one can go, whatever the rank: one bit each. Without any a bonus action is lost
    (PT-092)."""
    if region == FRONTIER:
        return open_stages(s, seat)
    if region == BADLANDS:
        return open_targets(s, seat)
    if region == MINE:
        return open_chambers(s, seat)
    return UP_TO[BUILDINGS] if region == TOWN else open_tombstones(s, seat)


# ---- nuggets -----------------------------------------------------------------
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
    return distance(index + 1, rank) * RANK_STEP


def suit_price(card: i64, region: i64, free: i64) -> i64:
    """Nuggets to make the suit card the region's (PT-020)."""
    return 0 if suit_of(card) == region or free & FREE_SUIT != 0 else SUIT_CHANGE


def price(s: Town, seat: i64, suit_card: i64, rank_card: i64, place: i64, free: i64) -> i64:
    """Nuggets to go to an open place with these two cards."""
    steps: i64 = 0 if free & FREE_RANK else rank_price(s, seat, place, rank_of(rank_card))
    if free & FREE_SHIFT:
        steps = max(0, steps - s.pans[seat])
    return suit_price(suit_card, REGION_OF[place], free) + steps


def in_reach(s: Town, seat: i64, region: i64, rank: i64, nuggets: i64, free: i64) -> i64:
    """The open places of a region to which a rank card and so many nuggets lead: one bit each."""
    if free & FREE_RANK:
        return open_in(s, seat, region)
    steps = nuggets // RANK_STEP
    if free & FREE_SHIFT:
        steps += s.pans[seat]
    if region == FRONTIER:
        return stages_in_reach(s, seat, rank, steps)
    if region == BADLANDS:
        return targets_in_reach(s, seat, rank, steps)
    if region == MINE:
        return chambers_in_reach(s, seat, rank, steps * RANK_STEP)
    return UP_TO[min(BUILDINGS, rank + steps)] ^ UP_TO[max(0, rank - 1 - steps)]


def leads_within(s: Town, seat: i64, suit_card: i64, rank_card: i64, nuggets: i64, free: i64) -> bool:
    """Is there a place to which these two cards lead for so many nuggets?"""
    rank = rank_of(rank_card)
    region: i64
    for region in range(GRAVEYARD):
        left = nuggets - suit_price(suit_card, region, free)
        if left >= 0 and in_reach(s, seat, region, rank, left, free) != 0:
            return True
    return False


# ---- going there -------------------------------------------------------------
def go(s: Town, seat: i64, place: i64) -> None:
    """Circle the place and take what it gives."""
    region = REGION_OF[place]
    index = place - FIRST[region]
    s.say(EVERYONE, VISITED, seat, place)
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
