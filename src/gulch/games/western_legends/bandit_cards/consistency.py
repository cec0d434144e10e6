"""What must hold together in a position with bandit cards that comes from outside."""

from __future__ import annotations

from gulch.games.western_legends.bandit_cards.state import bandit_cards
from gulch.games.western_legends.bandit_cards.zones import BANDIT_CARD, DECK, DISCARD, NUMBERS
from gulch.games.western_legends.components import NONE
from gulch.games.western_legends.consistency import complain
from gulch.games.western_legends.state import Western


def check(s: Western) -> None:
    """A number is of a bandit on the board, and each is there once (WLX-009, WLX-012)."""
    part = bandit_cards(s)
    if part.box.count[DECK.first] + part.box.count[DISCARD.first] != BANDIT_CARD.size:
        complain("bandit_deck and bandit_discard", f"all {BANDIT_CARD.size} cards lie there")
    for hideout in range(NUMBERS):
        if s.bandits >> hideout & 1 and part.numbers[hideout] == NONE:
            complain("bandits and numbers", "a number for each bandit on the board")
    there = [int(number) for number in part.numbers if number != NONE]
    if len(set(there)) != len(there):
        complain("numbers", "each bandit is in one hideout")
