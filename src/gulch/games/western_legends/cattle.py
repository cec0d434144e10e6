"""Cattle (WL-211 to WL-220): taken at a ranch, wrangled at the rail station, rustled at another ranch."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.asking import TURN_IN, agrees
from gulch.games.western_legends.components import (
    CATTLE_LEGEND,
    CATTLE_MONEY,
    DELIVERED,
    GOODS,
    NO_STACK,
    NONE,
    STATION,
)
from gulch.games.western_legends.doors import gain_legend, gain_marshal, gain_money, gain_wanted, happen
from gulch.games.western_legends.names import EVERY_COLOUR
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import is_up, location_of, power
from gulch.games.western_legends.vocabulary import (
    AFTER_DELIVERY,
    AFTER_MOVEMENT,
    BEFORE_DELIVERY,
    COLOUR,
    WEST,
    WHEN_DELIVERING,
)
from gulch.games.western_legends.zones import CATTLE, HERDS, RANCHES
from gulch.pieces.sets import bit, lowest

NOT_AT_RANCH: Final = WEST.reason("not-at-ranch", "WL-211")
NO_ROOM: Final = WEST.reason("no-room-for-cattle", "WL-024")
RANCH_EMPTY: Final = WEST.reason("ranch-empty", "WL-211")

TOOK_CATTLE: Final = WEST.event("took_cattle", "WL-211", who=SEAT, colour=COLOUR)
WRANGLED: Final = [
    WEST.event(f"wrangled_{EVERY_COLOUR[k]}", "WL-213", who=SEAT, token=HERDS[k]) for k in range(len(HERDS))
]
RUSTLED: Final = [
    WEST.event(f"rustled_{EVERY_COLOUR[k]}", "WL-216", who=SEAT, token=HERDS[k]) for k in range(len(HERDS))
]
RETURNED_CATTLE: Final = WEST.event("returned_cattle", "WL-219", who=SEAT, colour=COLOUR)


def cattle_held(s: Western, seat: i64) -> i64:
    n: i64 = 0
    for zone in CATTLE:
        n += s.box.count[zone.of(seat)]
    return n


def cattle_limit(s: Western, seat: i64) -> i64:
    """With what the active mount and the goods carry more."""
    limit = power(s, seat).cattle_limit()
    held = s.items[seat] & s.game.of_kind[GOODS]
    if s.mount[seat] >= 0:
        held |= bit(s.mount[seat])
    while held != 0:
        item = lowest(held)
        limit += s.game.items[item].more_cattle(is_up(s, seat, item))
        held &= held - 1
    return limit


def has_room(s: Western, seat: i64) -> bool:
    return cattle_held(s, seat) < cattle_limit(s, seat)


def ranch_size(s: Western, colour: i64) -> i64:
    return s.box.count[RANCHES[colour].first]


def take_token(s: Western, seat: i64, colour: i64) -> None:
    """A random one: the stack of a ranch is always mixed."""
    if s.box.draw(s, RANCHES[colour].first, CATTLE[colour].of(seat)) >= 0:
        s.say(EVERYONE, TOOK_CATTLE, seat, colour)


def return_token(s: Western, colour: i64, token: i64) -> None:
    """Face down into the stack of its own ranch, which is shuffled (WL-219)."""
    ranch = RANCHES[colour].first
    s.box.put(s, token, ranch)
    s.box.shuffle(ranch, s.chance)


def return_all(s: Western, seat: i64) -> None:
    """WL-125, WL-R21."""
    colour: i64
    for colour in range(s.game.colours):
        place = CATTLE[colour].of(seat)
        while s.box.count[place] > 0:
            return_token(s, colour, s.box.top[place])
            s.say(EVERYONE, RETURNED_CATTLE, seat, colour)


# ---- more than one can hold, or a price for it -----------------------------------------------------------------------
class GiveUp(Verb[Western]):
    """A token of this colour goes back to its ranch."""

    colour: Final = arg(COLOUR)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        return LEGAL if s.box.count[CATTLE[self.colour.of(action)].of(seat)] > 0 else NO_SUCH_CATTLE

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        colour = self.colour.of(action)
        return_token(s, colour, s.box.top[CATTLE[colour].of(seat)])
        s.say(EVERYONE, RETURNED_CATTLE, seat, colour)
        return GO_ON


NO_SUCH_CATTLE: Final = WEST.reason("no-such-cattle", "WL-219")
GIVE_UP: Final = GiveUp(WEST, "give_up", "WL-378")
GIVING_UP: Final = Moment[Western](WEST, "giving_up", "WL-378", GIVE_UP)


def give_up_token(s: Western, seat: i64) -> None:
    s.choose(seat, GIVING_UP)


def drop_cattle(s: Western, seat: i64) -> None:
    """A smaller limit holds at once (WL-378)."""
    while cattle_held(s, seat) > cattle_limit(s, seat):
        give_up_token(s, seat)


# ---- taking ----------------------------------------------------------------------------------------------------------
class Acquire(Verb[Western]):
    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        colour = ranch_at(s, seat)
        if colour == NONE or colour == NO_STACK:
            return NOT_AT_RANCH
        if not has_room(s, seat):
            return NO_ROOM
        return LEGAL if ranch_size(s, colour) > 0 else RANCH_EMPTY

    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        colour, mount = ranch_at(s, seat), s.mount[seat]
        more = s.game.items[mount].more_acquired(is_up(s, seat, mount)) if mount >= 0 else 0
        for _ in range(1 + more):
            if has_room(s, seat):
                take_token(s, seat, colour)
        return GO_ON


def ranch_at(s: Western, seat: i64) -> i64:
    """The colour of the ranch here, NO_STACK for one that has no cattle of its own, NONE where there is none."""
    return s.board.ranch[s.place[seat]]


# ---- turning in: where a movement ends, without an action (WL-087) ---------------------------------------------------
def can_turn_in(s: Western, seat: i64, colour: i64) -> bool:
    """All at the rail station, those of another colour at a ranch (WL-213, WL-216, WL-218)."""
    if s.box.count[CATTLE[colour].of(seat)] == 0:
        return False
    ranch = ranch_at(s, seat)
    return location_of(s, seat) == STATION or (ranch != NONE and ranch != colour)


def end_movement(s: Western, seat: i64) -> None:
    """Cattle first, then whatever else there is to be done where a movement ends."""
    offer_delivery(s, seat)
    s.happen(AFTER_MOVEMENT, seat)


def offer_delivery(s: Western, seat: i64) -> None:
    """All that match, or none (WL-R43)."""
    colour: i64
    asked = False
    before = cattle_held(s, seat)
    for colour in range(s.game.colours):
        if can_turn_in(s, seat, colour):
            if not asked and not agrees(s, seat, TURN_IN):
                return
            if not asked:
                s.happen(BEFORE_DELIVERY, seat)
            asked = True
            while s.box.count[CATTLE[colour].of(seat)] > 0:
                deliver(s, seat, colour, s.box.top[CATTLE[colour].of(seat)])
    if asked:
        happen(s, AFTER_DELIVERY, seat, before - cattle_held(s, seat))


def deliver(s: Western, seat: i64, colour: i64, token: i64) -> None:
    """The track point first, then what is printed on the token (WL-R45)."""
    wrangled = location_of(s, seat) == STATION
    number = HERDS[colour].number(token)
    s.reveal()
    s.say(EVERYONE, WRANGLED[colour] if wrangled else RUSTLED[colour], seat, number)
    return_token(s, colour, token)
    if seat == s.active:
        s.deeds |= DELIVERED
    if wrangled:
        gain_marshal(s, seat, 1)
    else:
        gain_wanted(s, seat, 1)
    gain_money(s, seat, CATTLE_MONEY[number])
    gain_legend(s, seat, CATTLE_LEGEND[number])
    happen(s, WHEN_DELIVERING, seat, colour)


ACQUIRE: Final = Acquire(WEST, "acquire", "WL-211")
