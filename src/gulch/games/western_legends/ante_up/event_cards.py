"""The 22 events, each part in the order of its sentence. All texts are the house's."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from gulch.games.western_legends.ante_up.components import BUZZARD
from gulch.games.western_legends.ante_up.event_parts import (
    Bandits,
    Everyone,
    LoseGold,
    PlaceLonghorns,
    PlaceProspector,
    PlaceRenegade,
    PlaceRoller,
    Posters,
    SheriffMoves,
    SheriffRecalled,
    Survey,
    Who,
)
from gulch.games.western_legends.ante_up.placing import (
    BUZZARD_FRONTIER,
    CLIFF_JUNCTION,
    MAIN_BOARD,
    MESITOS_POINT,
    MINES,
    PRINTED,
    SPIKES_VIEW,
    SUNNY_HILLS,
)
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.zones import EVENT
from gulch.games.western_legends.cattle import cattle_held
from gulch.games.western_legends.components import MINE
from gulch.games.western_legends.effects import Choose, Discard, Draw, Gain, Lose, Wound
from gulch.games.western_legends.parts import HOUSE, Effect, Printed
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import location_of

DARKROCK: Final = 1
RED_FALLS: Final = 2


class EventCard(Printed):
    def __init__(self, name: str, *parts: Effect, provenance: str = HOUSE) -> None:
        super().__init__(EVENT.name, name, provenance)
        self.parts = list(parts)

    def do(self, s: Western, seat: i64) -> None:
        """What can't be done is left out, the rest counts."""
        for part in self.parts:
            part.do(s, seat)


# ---- whom an event means ---------------------------------------------------------------------------------------------
def in_region(region: int) -> Who:
    return lambda s, seat, p: s.board.region[s.place[p]] == PRINTED[region]


def in_the_town(town: int) -> Who:
    return lambda s, seat, p: s.board.town[s.place[p]] == town


def at_a_mine(s: Western, seat: i64, p: i64) -> bool:
    return location_of(s, p) == MINE


def is_marshal(s: Western, seat: i64, p: i64) -> bool:
    return s.marshal[p] > 0


def has_a_herd(s: Western, seat: i64, p: i64) -> bool:
    return cattle_held(s, p) > 0 or ante_up(s).longhorns[p] > 0


def gambled_least(s: Western, seat: i64, p: i64) -> bool:
    spaces = ante_up(s).gambler
    return spaces[p] == min([int(space) for space in spaces])


def is_resolver(s: Western, seat: i64, p: i64) -> bool:
    return p == seat


EVENT_CARDS: Final = [
    EventCard("smoke_over_mesito", PlaceRenegade("OC"), PlaceRenegade(area=MESITOS_POINT), SheriffMoves(2)),
    EventCard(
        "night_riders",
        PlaceRenegade("OC"),
        PlaceRenegade(area=SUNNY_HILLS),
        Everyone(in_region(SUNNY_HILLS), Choose("night_riders", Discard(1), Lose(10), rule="AU-027")),
    ),
    EventCard("cut_wire", PlaceRenegade("OC"), PlaceRenegade(area=SPIKES_VIEW), SheriffRecalled()),
    EventCard("deserters", PlaceRenegade("OC"), PlaceRenegade(area=CLIFF_JUNCTION), SheriffMoves(3)),
    EventCard("loot_cache", PlaceRenegade("OC"), PlaceRenegade(area=BUZZARD_FRONTIER, gold=True)),
    EventCard("jumped_claim", PlaceProspector("SH2", MINES, gold=True)),
    EventCard("pay_dirt", PlaceProspector("SV3", MINES), Everyone(at_a_mine, Gain(10))),
    EventCard("powder_blast", PlaceProspector("CJ7", MINES), Everyone(at_a_mine, Wound(1))),
    EventCard("cattle_baron", PlaceRoller(DARKROCK), Everyone(in_the_town(DARKROCK), Draw(1))),
    EventCard("riverboat_king", PlaceRoller(RED_FALLS), Everyone(in_the_town(RED_FALLS), Gain(10))),
    EventCard("silver_heir", PlaceRoller(BUZZARD), Everyone(gambled_least, Gain(10))),
    EventCard("maverick", PlaceLonghorns(1, MESITOS_POINT), Everyone(has_a_herd, Gain(10))),
    EventCard("strayed_drive", PlaceLonghorns(1, SPIKES_VIEW), Everyone(is_resolver, Draw(1))),
    EventCard("stampede", PlaceLonghorns(2, CLIFF_JUNCTION, Choose("stampede", Discard(1), Wound(1), rule="AU-027"))),
    EventCard("big_drive", PlaceLonghorns(2, BUZZARD_FRONTIER), SheriffMoves(1)),
    EventCard("gold_in_the_wash", LoseGold(MAIN_BOARD)),
    EventCard("surveyors", LoseGold(BUZZARD_FRONTIER), Survey()),
    EventCard("gang_returns", Bandits("AB"), SheriffMoves(3)),
    EventCard("ambush_at_dawn", Bandits("BC"), SheriffMoves(3), Everyone(is_resolver, Draw(1))),
    EventCard("bank_siege", PlaceRenegade("DR8"), Everyone(is_marshal, Gain(10))),
    EventCard(
        "cabaret_brawl",
        PlaceRenegade("RF3"),
        Everyone(in_the_town(RED_FALLS), Choose("cabaret_brawl", Lose(10), Wound(1), rule="AU-027")),
    ),
    EventCard("wanted_posters", Posters(), Everyone(is_marshal, Draw(1))),
]


def event_card(s: Western, number: i64) -> EventCard:
    card = s.game.printed[EVENT.name][number]
    assert isinstance(card, EventCard)
    return card
