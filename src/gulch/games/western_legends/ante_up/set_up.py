"""The set-up of the expansion, in its order (AU-015 to AU-025, AU-186 to AU-200)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gulch.games.western_legends.ante_up.components import BET_MARKERS, FRONTIER
from gulch.games.western_legends.ante_up.events import first_events, place_markers
from gulch.games.western_legends.ante_up.frontier import put_token
from gulch.games.western_legends.ante_up.items import stock_the_post
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.zones import (
    EVENT,
    EVENT_DECK,
    HEIST,
    HEIST_DECK,
    PROSPECTOR_TOKEN,
    RENEGADE_TOKEN,
    ROLLER_SUPPLY,
    ROLLER_TOKEN,
    SUPPLIES,
)
from gulch.games.western_legends.board import TERRITORIES
from gulch.games.western_legends.components import NONE
from gulch.games.western_legends.set_up import zeros
from gulch.games.western_legends.state import Western
from gulch.pieces.cards import Family, Zone


def set_up(s: Western, seat: int) -> None:
    """Before anybody has a figure. The train starts at the station of the main board (AU-187)."""
    lay_out_rows(s)
    stock_the_post(s)
    for place in range(len(FRONTIER)):
        put_token(s, place)
    pile(s, RENEGADE_TOKEN, SUPPLIES[0])
    pile(s, PROSPECTOR_TOKEN, SUPPLIES[1])
    pile(s, ROLLER_TOKEN, ROLLER_SUPPLY)
    pile(s, HEIST, HEIST_DECK)
    place_markers(s)
    pile(s, EVENT, EVENT_DECK)
    first_events(s)


def lay_out_rows(s: Western) -> None:
    own = ante_up(s)
    own.gambler = zeros(s.seats)
    own.longhorns = zeros(s.seats)
    own.grazing = zeros(len(TERRITORIES))
    own.lost_gold = zeros(len(TERRITORIES))
    own.frontier = vec[i64]([NONE] * len(FRONTIER))
    own.bet = zeros(s.seats * BET_MARKERS)
    own.bet_on = vec[i64]([NONE] * (s.seats * BET_MARKERS))


def pile(s: Western, family: Family, zone: Zone) -> None:
    box = ante_up(s).box
    box.fill(family, zone.first)
    box.shuffle(zone.first, s.chance)
