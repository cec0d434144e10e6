"""What must hold together in a position with the expansion that comes from outside."""

from __future__ import annotations

from gulch.games.western_legends.ante_up.components import BET_MARKERS, FRONTIER
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.components import NONE
from gulch.games.western_legends.consistency import complain
from gulch.games.western_legends.state import Western


def check(s: Western) -> None:
    own = ante_up(s)
    if len(own.frontier) != len(FRONTIER):
        complain("frontier", f"a token or none for each of the {len(FRONTIER)} territories")
    placed = [int(token) for token in own.frontier if token != NONE]
    if len(set(placed)) != len(placed) or any(own.explored >> token & 1 for token in placed):
        complain("frontier", "every token is there once")
    if len(own.bet) != BET_MARKERS * s.seats or len(own.bet_on) != BET_MARKERS * s.seats:
        complain("bet and bet_on", "two for each seat")
    if any(bills > 0 and on == NONE for bills, on in zip(own.bet, own.bet_on)):
        complain("bet_on", "a bet lies on a card")
    if any(who == NONE or who >= s.seats for who in own.due):
        complain("due", "seats of this table")
