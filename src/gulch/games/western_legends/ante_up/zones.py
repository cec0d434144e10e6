"""Cards and tokens of the expansion, and where they can lie."""

from __future__ import annotations

from typing import Any, Final

from gulch.declare.fields import HIDDEN
from gulch.games.western_legends.ante_up.components import EVENTS, HEISTS, HIGH_ROLLERS, PROSPECTORS, RENEGADES
from gulch.games.western_legends.board import TERRITORIES, TOWNS
from gulch.pieces.cards import Cards


def nobody(s: Any, place: int) -> int:
    """Nobody knows more than the others what lies on a territory."""
    return -1


AU_CARDS: Final = Cards(seats=6)
EVENT: Final = AU_CARDS.family("event_card", EVENTS)
HEIST: Final = AU_CARDS.family("train_heist", HEISTS)
RENEGADE_TOKEN: Final = AU_CARDS.family("renegade_token", RENEGADES)
PROSPECTOR_TOKEN: Final = AU_CARDS.family("prospector_token", PROSPECTORS)
ROLLER_TOKEN: Final = AU_CARDS.family("roller_token", HIGH_ROLLERS)

EVENT_DECK: Final = AU_CARDS.zone("event_deck", EVENT, HIDDEN)
EVENTS_DONE: Final = AU_CARDS.zone("events_done", EVENT)
HEIST_DECK: Final = AU_CARDS.zone("heist_deck", HEIST, HIDDEN)
HEIST_NOW: Final = AU_CARDS.zone("heist_now", HEIST)
HEISTS_DONE: Final = AU_CARDS.zone("heists_done", HEIST)
SUPPLIES: Final = [  # of the tokens that stop a movement, by kind
    AU_CARDS.zone("renegade_supply", RENEGADE_TOKEN, HIDDEN, ordered=False),
    AU_CARDS.zone("prospector_supply", PROSPECTOR_TOKEN, HIDDEN, ordered=False),
]
LYING: Final = [  # face down, by territory
    AU_CARDS.zone("renegades", RENEGADE_TOKEN, HIDDEN, each=len(TERRITORIES), owner=nobody),
    AU_CARDS.zone("prospectors", PROSPECTOR_TOKEN, HIDDEN, each=len(TERRITORIES), owner=nobody),
]
TURNED: Final = [AU_CARDS.zone("renegade_met", RENEGADE_TOKEN), AU_CARDS.zone("prospector_met", PROSPECTOR_TOKEN)]
ROLLER_SUPPLY: Final = AU_CARDS.zone("roller_supply", ROLLER_TOKEN, HIDDEN, ordered=False)
ROLLERS: Final = AU_CARDS.zone("rollers", ROLLER_TOKEN, HIDDEN, each=len(TOWNS), owner=nobody)  # by town
ROLLER_MET: Final = AU_CARDS.zone("roller_met", ROLLER_TOKEN)
