"""What everybody sees of the expansion, and the own cattle."""

from __future__ import annotations

from gulch.declare.views import Shown, by_seat, entry, of_seat, see
from gulch.games.western_legends.ante_up.components import BET_MARKERS, FRONTIER, KINDS, STOPS, TOWN_NAMES, TRACKS
from gulch.games.western_legends.ante_up.fields import FIELDS, visible_frontier
from gulch.games.western_legends.ante_up.frontier import number_at
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.zones import EVENT_DECK, HEIST_DECK, LYING, ROLLERS
from gulch.games.western_legends.board import TERRITORIES
from gulch.games.western_legends.components import BILL, RANKS
from gulch.games.western_legends.fields import FIELDS as BASE_FIELDS
from gulch.games.western_legends.state import Western
from gulch.pieces.sets import listed


def shown() -> list[Shown]:
    return [
        by_seat(
            "gamblers_track",
            *see(FIELDS, "gambler", "longhorns"),
            *see(BASE_FIELDS, "cattle_orange"),
            of_seat("bets", "{ rank: string; dollars: number }[]", bets_of),
        ),
        entry("train", "string", lambda s, viewer: STOPS[ante_up(s).train]),
        entry("event_markers", "Record<string, number[]>", markers),
        entry("event_tokens", "{ kind: string; at: string }[]", tokens),
        entry("high_rollers", "string[]", rollers),
        *see(FIELDS, "grazing", "lost_gold", "post", "events_done", "heist_now", "heists_done"),
        *see(FIELDS, "renegade_met", "prospector_met", "roller_met"),
        entry("frontier", "{ at: string; number: number; token: number | null }[]", frontier),
        entry("events_left", "number", lambda s, viewer: int(ante_up(s).box.count[EVENT_DECK.first])),
        entry("heists_left", "number", lambda s, viewer: int(ante_up(s).box.count[HEIST_DECK.first])),
        *see(BASE_FIELDS, "faro", "faro_up"),
        entry("done_this_turn", "string[]", lambda s, viewer: see_once(s)),
    ]


def see_once(s: Western) -> object:
    return next(field for field in FIELDS if field.name == "once").out(s)


def bets_of(s: Western, viewer: int, p: int) -> list[dict[str, object]]:
    own = ante_up(s)
    slots = [p * BET_MARKERS + k for k in range(BET_MARKERS)]
    return [{"rank": RANKS[own.bet_on[k]], "dollars": int(own.bet[k]) * BILL} for k in slots if own.bet[k] > 0]


def markers(s: Western, viewer: int) -> dict[str, list[int]]:
    """By track: the spaces that hold an event marker."""
    return {track: listed(ante_up(s).spots[k]) for k, track in enumerate(TRACKS)}


def tokens(s: Western, viewer: int) -> list[dict[str, str]]:
    box = ante_up(s).box
    return [
        {"kind": KINDS[kind], "at": TERRITORIES[t]}
        for kind, zone in enumerate(LYING)
        for t in range(len(TERRITORIES))
        if box.count[zone.of(t)] > 0
    ]


def rollers(s: Western, viewer: int) -> list[str]:
    """The towns in whose saloon one waits."""
    box = ante_up(s).box
    return [town for k, town in enumerate(TOWN_NAMES) if box.count[ROLLERS.of(k)] > 0]


def frontier(s: Western, viewer: int) -> list[dict[str, object]]:
    """The number of the territory, and that of its token."""
    numbers = visible_frontier(s, viewer)
    assert isinstance(numbers, list)
    return [{"at": at, "number": int(number_at(k)), "token": numbers[k]} for k, at in enumerate(FRONTIER)]
