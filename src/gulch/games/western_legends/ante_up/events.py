"""When events happen: markers on the tracks, and the events that wait for them (AU-015 to AU-019, AU-026 to AU-031,
AU-193, AU-198)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.words import SEAT, Domain
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.ante_up.components import (
    GAMBLER_TRACK,
    LEGEND_TRACK,
    MARKER_EVERY,
    MARSHAL_TRACK,
    TRACKS,
    WANTED_TRACK,
)
from gulch.games.western_legends.ante_up.event_cards import event_card
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.vocabulary import AU
from gulch.games.western_legends.ante_up.zones import EVENT, EVENT_DECK, EVENTS_DONE
from gulch.games.western_legends.board import longer
from gulch.games.western_legends.components import NOBODY
from gulch.games.western_legends.state import Western
from gulch.pieces.sets import bit

TRACK: Final = Domain("track", TRACKS)
EVENT_IS_DUE: Final = AU.event("event_is_due", "AU-026", who=SEAT, track=TRACK)
HAPPENS: Final = AU.event("happens", "AU-027", event=EVENT)
NO_MORE_EVENTS: Final = AU.event("no_more_events", "AU-030")


def carry_out_event(s: Western, seat: i64) -> None:
    """The top card, all of it; nothing if the deck is empty (AU-027, AU-030)."""
    box = ante_up(s).box
    card = box.draw(s, EVENT_DECK.first, EVENTS_DONE.first)
    if card < 0:
        s.say(EVERYONE, NO_MORE_EVENTS)
        return
    s.say(EVERYONE, HAPPENS, EVENT.number(card))
    event_card(s, EVENT.number(card)).do(s, seat)


# ---- markers ---------------------------------------------------------------------------------------------------------
def place_markers(s: Western) -> None:
    """One on space 5 of three tracks, and on every fifth space of the legend track before the end (AU-193)."""
    spots = [0] * len(TRACKS)
    for track in (MARSHAL_TRACK, WANTED_TRACK, GAMBLER_TRACK):
        spots[track] = 1 << MARKER_EVERY
    for space in range(MARKER_EVERY, int(s.game.threshold), MARKER_EVERY):
        spots[LEGEND_TRACK] |= 1 << space
    ante_up(s).spots = vec[i64](spots)


def climb(s: Western, seat: i64, track: i64, old: i64, new: i64) -> None:
    """The marker leaves at once, its event waits (AU-026, AU-028, AU-029, AU-R08)."""
    own = ante_up(s)
    space = old + 1
    while own.spots[track] >> space and space <= new:
        if own.spots[track] >> space & 1:
            own.spots[track] ^= bit(space)
            own.due = longer(own.due, seat)
            s.say(EVERYONE, EVENT_IS_DUE, seat, track)
        space += 1


def legend_climbs(s: Western, seat: int) -> None:
    climb(s, seat, LEGEND_TRACK, s.legend[seat] - s.amount, s.legend[seat])


def marshal_climbs(s: Western, seat: int) -> None:
    climb(s, seat, MARSHAL_TRACK, s.marshal[seat] - 1, s.marshal[seat])


def wanted_climbs(s: Western, seat: int) -> None:
    climb(s, seat, WANTED_TRACK, s.wanted[seat] - 1, s.wanted[seat])


def gambler_climbs(s: Western, seat: int) -> None:
    spaces = ante_up(s).gambler
    climb(s, seat, GAMBLER_TRACK, spaces[seat] - 1, spaces[seat])


# ---- events that wait ------------------------------------------------------------------------------------------------
def carry_out_due(s: Western, seat: int) -> None:
    """One after the other, those that they set off included."""
    own = ante_up(s)
    while len(own.due) > 0:
        who = own.due[0]
        own.due = vec[i64]([int(p) for p in own.due][1:])
        carry_out_event(s, who)


def first_events(s: Western) -> None:
    """One for every two players (AU-016, AU-017); nobody is active yet."""
    for _ in range((s.seats + 1) // 2):
        carry_out_event(s, NOBODY)
