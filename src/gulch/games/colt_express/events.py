"""The end of a round: the event of the round card, the next first player (CE-029, CE-070 to CE-079)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.declare.expansion import Expansion
from gulch.engine.play import EVERYONE
from gulch.games.colt_express.components import (
    ANGRY_MARSHAL,
    BRAKING,
    HANDCAR,
    HOSTAGE,
    NO_EVENT,
    PARTS,
    PICKPOCKETING,
    PURSE,
    REBELLION,
    REVENGE,
    ROOF,
    ROUND_CARDS,
    ROUNDS,
    SHEETS,
    STATIONS,
    SWIVEL_ARM,
    TAKE_IT_ALL,
)
from gulch.games.colt_express.ending import finish
from gulch.games.colt_express.loot import bring_strongbox, discard_least_purse, pay_ransom, take
from gulch.games.colt_express.powers import ColtRules
from gulch.games.colt_express.scheming import ROUND_OPENED
from gulch.games.colt_express.state import ROUND, ROUND_END, Colt
from gulch.games.colt_express.table import bandits_at, inside, on_roofs
from gulch.games.colt_express.train import go, move_marshal, neutral_bullets
from gulch.games.colt_express.vocabulary import COLT, EVENT, STATION_EVENTS, TRAIN_EVENTS

BY_EVENT: Final = {
    "angry_marshal": "CE-070",
    "swivel_arm": "CE-071",
    "braking": "CE-072",
    "take_it_all": "CE-073",
    "rebellion": "CE-074",
    "revenge": "CE-076",
    "pickpocketing": "CE-077",
    "hostage": "CE-078",
}
HAPPENED: Final = TRAIN_EVENTS.event("event", "CE-020", BY_EVENT, event=EVENT)
END_OF_ROUND: Final = COLT.occasion("everything has been carried out; before the event")


def round_end(s: Colt) -> int:
    """Without the option the events on the round cards are ignored (CE-079)."""
    s.happen(END_OF_ROUND, 0)
    return next_round(s)


def round_end_with_event(s: Colt) -> int:
    s.happen(END_OF_ROUND, 0)
    event = ROUND_CARDS[s.round_cards[s.round]].event
    if event != NO_EVENT:
        s.say(EVERYONE, HAPPENED, event)
        happening(s, event)
    return next_round(s)


def next_round(s: Colt) -> int:
    s.round += 1
    if s.round == ROUNDS:
        return finish(s)
    s.first = (s.first + 1) % s.seats
    return ROUND


def happening(s: Colt, event: i64) -> None:
    if event == ANGRY_MARSHAL:
        neutral_bullets(s, bandits_at(s, s.marshal * 2 | ROOF))
        if s.marshal < s.cars - 1:
            move_marshal(s, s.marshal + 1)
    elif event == SWIVEL_ARM:
        swivel_arm(s)
    elif event == BRAKING:
        braking(s)
    elif event == TAKE_IT_ALL:
        bring_strongbox(s, s.marshal * 2)
    elif event == REBELLION:
        neutral_bullets(s, inside(s))
    elif event == REVENGE:
        revenge(s)
    elif event == PICKPOCKETING:
        pickpocketing(s)
    elif event == HOSTAGE:
        for b in s.gang:
            if s.place[b] <= ROOF:
                pay_ransom(s, b)


def swivel_arm(s: Colt) -> None:
    """Everybody on a roof is swept to the last one (CE-071)."""
    last = (s.cars - 1) * 2 | ROOF
    swept = on_roofs(s)
    for b in s.gang:
        if swept >> b & 1 and s.place[b] != last:
            go(s, b, last)


def braking(s: Colt) -> None:
    """Everybody on a roof slides one car forward; on the locomotive they stay (CE-072)."""
    sliding = on_roofs(s)
    for b in s.gang:
        if sliding >> b & 1 and s.place[b] > ROOF:
            go(s, b, s.place[b] - 2)


def revenge(s: Colt) -> None:
    """Whoever is on the marshal's roof discards their least valuable purse (CE-076)."""
    for b in s.gang:
        if s.place[b] == s.marshal * 2 | ROOF and s.loot[SHEETS + b] & PARTS[PURSE]:
            discard_least_purse(s, b)


def pickpocketing(s: Colt) -> None:
    """Whoever is alone in their place may take a purse there (CE-077, CE-R12)."""
    for b in s.gang:
        here = s.place[b]
        if (
            here < HANDCAR
            and bandits_at(s, here) == 1 << b
            and s.loot[here] & PARTS[PURSE]
            and s.cast[b].picks_purse(s, b)
        ):
            take(s, b, PURSE)


def train_events(rules: ColtRules) -> None:
    rules.use(TRAIN_EVENTS)
    rules.round_opened = ROUND_OPENED
    rules.step(ROUND_END, round_end_with_event)


def station_events(rules: ColtRules) -> None:
    rules.use(STATION_EVENTS)
    rules.stations = STATIONS


WITH_EVENTS: Final = Expansion(train_events)
WITH_STATIONS: Final = Expansion(station_events)
