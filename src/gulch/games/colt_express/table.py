"""Small questions about the train, and what follows from who plays whom. Sets of bandits are bit masks."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from gulch.games.colt_express.components import ABSENT_ALL, AUTOMATIC, HANDCAR, MARY, NONE_OF_ALL, ROOF
from gulch.games.colt_express.powers import ColtRules
from gulch.games.colt_express.state import Colt
from gulch.pieces.vectors import NOTHING


def rules_of(s: Colt) -> ColtRules:
    rules = s.rules
    assert isinstance(rules, ColtRules)
    return rules


def bandits_at(s: Colt, place: i64) -> i64:
    mask: i64 = 0
    for b in s.gang:
        if s.place[b] == place:
            mask |= 1 << b
    return mask


def bandits_in(s: Colt, places: i64) -> i64:
    """Everybody who is in one of these places."""
    mask: i64 = 0
    for b in s.gang:
        if places >> s.place[b] & 1:
            mask |= 1 << b
    return mask


def on_roofs(s: Colt) -> i64:
    mask: i64 = 0
    for b in s.gang:
        if s.place[b] & ROOF:
            mask |= 1 << b
    return mask


def inside(s: Colt) -> i64:
    """Everybody inside a car; the handcar is none."""
    mask: i64 = 0
    for b in s.gang:
        if not s.place[b] & ROOF and s.place[b] < HANDCAR:
            mask |= 1 << b
    return mask


def audience(seat: i64) -> i64:
    """Told to this seat alone; nobody hears it where nobody owns the bandit."""
    return 1 << seat if seat >= 0 else 0


def other_of(s: Colt, seat: i64, b: i64) -> i64:
    """The other bandit of a team."""
    return s.mate[seat] if b == s.lead[seat] else s.lead[seat]


# ---- what follows ----------------------------------------------------------------------------------------------------
def equip(s: Colt, rules: ColtRules) -> None:
    """What the rules give to the state, so that nobody has to ask them."""
    s.cast = rules.troupe
    s.cards = rules.deeds
    s.decks = rules.decks
    s.track = rules.track
    s.open_pile = rules.open_pile
    s.cars = rules.cars


def derive(s: Colt, mary: bool) -> None:
    """Who is in play, who owns whom, who sits where: from the seats' bandits, once all have theirs."""
    s.owner = ABSENT_ALL[:]
    s.holder = NONE_OF_ALL[:]
    gang = NOTHING
    circle = NOTHING
    seat: i64
    before = (s.first - s.round) % s.seats  # Mary sits to the right of the first player of round 1 (CE-107)
    for seat in range(s.seats):
        if s.lead[seat] < 0:
            s.gang = s.circle = NOTHING
            return
        if mary and seat == before:
            circle = append(circle, MARY)
        lead, mate = s.lead[seat], s.mate[seat]
        circle = append(circle, lead)
        gang = append(gang, lead)
        s.owner[lead] = seat
        s.holder[lead] = lead
        if mate >= 0:
            gang = append(gang, mate)
            s.owner[mate] = seat
            s.holder[mate] = lead
    if mary:
        s.owner[MARY] = AUTOMATIC
        s.holder[MARY] = MARY
        gang = append(gang, MARY)
    s.gang = gang
    s.circle = circle
    s.elusive = 0
    s.steadfast = 0
    for b in s.gang:
        if s.cast[b].is_elusive():
            s.elusive |= 1 << b
        if s.cast[b].is_steadfast():
            s.steadfast |= 1 << b
