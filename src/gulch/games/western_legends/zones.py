"""Where cards and tokens can be, and who knows them there.

Poker cards come first, so that a poker card's number in the box is its number in the deck. In sets of cards each
stands at its spot, rank * 4 + suit: no table plays with two cards of the same one."""

from __future__ import annotations

from typing import Final

from gulch.declare.fields import HIDDEN, OWN, PUBLIC
from gulch.games.western_legends.components import FIGHT_CARDS, HERD, MAN_CARDS, SPOTS
from gulch.games.western_legends.names import EVERY_CHARACTER, EVERY_COLOUR, EVERY_POKER_CARD, EVERY_TOKEN
from gulch.pieces.cards import Cards

CARDS: Final = Cards(seats=6)
POKER: Final = CARDS.family("card", EVERY_POKER_CARD, spots=[int(spot) for spot in SPOTS])
FIGHT: Final = CARDS.family("fight_card", FIGHT_CARDS)
CHARACTER: Final = CARDS.family("character", EVERY_CHARACTER)
HERDS: Final = [CARDS.family(f"cattle_{colour}", [f"{colour}_{k + 1}" for k in range(HERD)]) for colour in EVERY_COLOUR]
TOKEN: Final = CARDS.family("token", [f"token_{k + 1}" for k in range(len(EVERY_TOKEN))])
MAN_CARD: Final = CARDS.family("man_card", MAN_CARDS)

DECK: Final = CARDS.zone("deck", POKER, HIDDEN)
DISCARD: Final = CARDS.zone("discard", POKER)
HAND: Final = CARDS.zone("hand", POKER, OWN, each=True)
COMMITTED: Final = CARDS.zone("committed", POKER, OWN, each=True)  # face down in a fight, until it is shown
PLAYED: Final = CARDS.zone("played", POKER)  # reactions of this fight
IN_PLAY: Final = CARDS.zone("in_play", POKER)  # cards whose Action, or Reaction outside fights, is carried out
LAID: Final = CARDS.zone("laid", POKER, OWN, each=True)  # face down in a poker game, until it is shown
DEALER_HAND: Final = CARDS.zone("dealer_hand", POKER, OWN, each=True)
FLOP: Final = CARDS.zone("flop", POKER)
LOOKED_AT: Final = CARDS.zone("looked_at", POKER, OWN, each=True)  # two of these are kept
MAN_HAND: Final = CARDS.zone("man_hand", POKER, HIDDEN)  # of the Man in Black, in a poker game

FIGHT_DECK: Final = CARDS.zone("fight_deck", FIGHT, HIDDEN)
NPC_HAND: Final = CARDS.zone("npc_hand", FIGHT, OWN, each=True)  # of whoever plays for the other side
NPC_CARD: Final = CARDS.zone("npc_card", FIGHT, OWN, each=True)  # the one that was sent
FARO: Final = CARDS.zone("faro", FIGHT, HIDDEN, ordered=False)  # of a game of faro, before they are turned up
FARO_UP: Final = CARDS.zone("faro_up", FIGHT)  # in the order in which they were

CAST: Final = CARDS.zone("cast", CHARACTER, HIDDEN)  # not dealt
OFFERED: Final = CARDS.zone("offered", CHARACTER, OWN, each=True)  # two to choose from; then the one given back
CHOSEN: Final = CARDS.zone("chosen", CHARACTER, OWN, each=True)  # shown to all when everybody has chosen

RANCHES: Final = [CARDS.zone(f"ranch_{herd.name.removeprefix('cattle_')}", herd, HIDDEN) for herd in HERDS]
CATTLE: Final = [CARDS.zone(herd.name, herd, OWN, each=True) for herd in HERDS]

TOKEN_SUPPLY: Final = CARDS.zone("token_supply", TOKEN, HIDDEN)
TOKENS: Final = CARDS.zone("tokens", TOKEN, OWN, each=True)

MAN_DECK: Final = CARDS.zone("man_deck", MAN_CARD, HIDDEN)
MAN_DISCARD: Final = CARDS.zone("man_discard", MAN_CARD, PUBLIC)
