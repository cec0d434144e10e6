"""The cards and places, each once. A poker card has three uses: its rank in a poker hand, its bonus in a fight, its own
action; some are reactions."""

from __future__ import annotations

from typing import Final

from gulch.declare.fields import HIDDEN, OWN, PUBLIC
from gulch.declare.words import Domain
from gulch.pieces.cards import Cards


class PokerCard:
    def __init__(self, name: str, rank: int, red: bool, bonus: int, dollars: int, reacts: bool) -> None:
        self.name = name
        self.rank = rank
        self.red = red
        self.bonus = bonus
        self.dollars = dollars
        self.reacts = reacts


class Item:
    """`worth` and `upgraded`: its points on either side."""

    def __init__(self, name: str, price: int, worth: int, upgraded: int) -> None:
        self.name = name
        self.price = price
        self.worth = worth
        self.upgraded = upgraded


SUITS: Final = ["spades", "hearts", "clubs", "diamonds"]
POKER_CARDS: Final = [
    PokerCard(f"{suit}_{rank}", rank, k % 2 == 1, 1 + rank % 3, 10 * rank, rank in (2, 7))
    for k, suit in enumerate(SUITS)
    for rank in range(1, 14)
]
ITEM_CARDS: Final = [
    Item(name, 20 + 10 * k, 1 + k % 3, 3 + k % 3)
    for k, name in enumerate(["hat", "rope", "boots", "colt", "rifle", "map", "lamp", "pick", "mule", "badge"])
]
GOALS: Final = ["rich", "feared", "travelled", "armed"]
TERRITORIES: Final = [f"territory_{k}" for k in range(64)] + ["darkrock", "red_falls", "bank", "saloon"]


def is_red(card: int) -> bool:
    return POKER_CARDS[card].red


CARDS: Final = Cards()
POKER: Final = CARDS.family("poker", [card.name for card in POKER_CARDS])
ITEM: Final = CARDS.family("item", [item.name for item in ITEM_CARDS])
DECK: Final = CARDS.zone("deck", POKER, HIDDEN)
HAND: Final = CARDS.zone("hand", POKER, OWN, each=True)
FIGHT: Final = CARDS.zone("fight", POKER, OWN, each=True)  # laid face down, known to whoever laid it
SAFE: Final = CARDS.zone("safe", POKER, HIDDEN, only=is_red)  # a zone that takes only some cards
DISCARD: Final = CARDS.zone("discard", POKER)
STORE: Final = CARDS.zone("store", ITEM, HIDDEN)
COUNTER: Final = CARDS.zone("counter", ITEM, PUBLIC)
MAT: Final = CARDS.zone("mat", ITEM, PUBLIC, each=True)
PLACE: Final = Domain("place", TERRITORIES, True)
HAND_SIZE: Final = 5
ON_COUNTER: Final = 3
IN_SAFE: Final = 2
