"""Two own cards, three of the flop and what the rules say they make: one JSON line each, for the browser's tests."""

from __future__ import annotations

import json
import random
import sys

from gulch.games.western_legends.hands import COMBINATIONS, combination_of, hand_worth

RANKS, SUITS = "23456789tjqka", "hdcs"  # the red twos are wild

# besides all cards few ranks, one suit, or high ones: else most hands are worth nothing
DECKS = [
    list(range(52)),
    [card for card in range(52) if card // 4 < 3],
    [card for card in range(52) if card % 4 == 0 or card == 1],
    [card for card in range(52) if (card // 4 >= 8 and card % 4 < 2) or card < 2],
]
rng = random.Random(1)
for number in range(1200):
    deck = DECKS[number % 4]
    cards = rng.sample(deck, 5)
    own, flop = (sum(1 << card for card in some) for some in (cards[:2], cards[2:]))
    names = [RANKS[card // 4] + SUITS[card % 4] for card in cards]
    made = COMBINATIONS[combination_of(hand_worth(own, flop))]
    sys.stdout.write(json.dumps([names, made]) + "\n")
