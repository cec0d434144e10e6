"""What must hold together in a position with the expansion that comes from outside."""

from __future__ import annotations

from mypy_extensions import i64

from gulch.games.western_legends.ante_up.components import (
    BET_MARKERS,
    FRONTIER,
    GAMBLER_END,
    LEGEND_END,
    LONGHORNS,
    TRACKS,
)
from gulch.games.western_legends.ante_up.state import ante_up
from gulch.games.western_legends.ante_up.tokens import lying_nuggets
from gulch.games.western_legends.ante_up.zones import LYING, ROLLERS
from gulch.games.western_legends.board import NO_TOWN, TOWNS
from gulch.games.western_legends.components import NONE, NUGGETS_IN_ALL, TRACK_END
from gulch.games.western_legends.consistency import complain
from gulch.games.western_legends.state import Western
from gulch.pieces.sets import listed


def check(s: Western) -> None:
    check_frontier(s)
    check_bets(s)
    check_herds(s)
    check_tokens(s)
    check_markers(s)
    own = ante_up(s)
    if any(who == NONE or who >= s.seats for who in own.due):
        complain("due", "seats of this table")
    if own.lucky >> s.seats:
        complain("lucky", "seats of this table")
    if any(k >= len(s.game.items) or not s.game.items[k].name for k in listed(own.post)):
        complain("post", "items of this table")


def check_frontier(s: Western) -> None:
    own = ante_up(s)
    if len(own.frontier) != len(FRONTIER):
        complain("frontier", f"a token or none for each of the {len(FRONTIER)} territories")
    placed = [int(token) for token in own.frontier if token != NONE]
    if len(set(placed)) != len(placed) or any(own.explored >> token & 1 for token in placed):
        complain("frontier", "every token is there once")


def check_bets(s: Western) -> None:
    """One or two on different cards, and no more than one has (AU-144 to AU-148)."""
    own = ante_up(s)
    if len(own.bet) != BET_MARKERS * s.seats or len(own.bet_on) != BET_MARKERS * s.seats:
        complain("bet and bet_on", "two for each seat")
    if any(bills > 0 and on == NONE for bills, on in zip(own.bet, own.bet_on)):
        complain("bet_on", "a bet lies on a card")
    for p in range(s.seats):
        slots = [k for k in range(p * BET_MARKERS, (p + 1) * BET_MARKERS) if own.bet[k] > 0]
        if len({int(own.bet_on[k]) for k in slots}) != len(slots):
            complain("bet_on", "two bets lie on different cards")
        if sum([int(own.bet[k]) for k in slots]) > s.money[p]:
            complain("bet", f"seat {p} has not so much")


def check_herds(s: Western) -> None:
    """Longhorns and gold on the board are those of the supply (AU-012, AU-R101)."""
    own = ante_up(s)
    for field, row in (("grazing", own.grazing), ("lost_gold", own.lost_gold)):
        if any(there < 0 for there in row):
            complain(field, "a number from 0 for each territory")
    if sum([int(n) for n in own.grazing]) + sum([int(n) for n in own.longhorns]) > LONGHORNS:
        complain("longhorns and grazing", f"there are {LONGHORNS}")
    if lying_nuggets(s) + sum([int(gold) for gold in s.nuggets]) > NUGGETS_IN_ALL:
        complain("lost_gold and nuggets", f"there are {NUGGETS_IN_ALL}")


def check_tokens(s: Western) -> None:
    """They come only to empty territories and saloons (AU-035, AU-R07)."""
    own = ante_up(s)
    t: i64
    for t in range(s.board.size):
        lying = sum([int(own.box.count[zone.of(t)]) for zone in LYING])
        if lying > 1 or (lying > 0 and own.grazing[t] > 0):
            complain("renegades, prospectors and grazing", f"there is more than one token at {s.board.names[t]}")
    for town in range(len(TOWNS)):
        if own.box.count[ROLLERS.of(town)] > (0 if town == NO_TOWN else 1):
            complain("rollers", "one for each town")


def check_markers(s: Western) -> None:
    """On spaces of the tracks (AU-031)."""
    ends = [LEGEND_END, TRACK_END, TRACK_END, GAMBLER_END]  # by track
    for track, spots in enumerate(ante_up(s).spots):
        for space in listed(spots):
            if not 1 <= space <= ends[track]:
                complain("spots", f"the {TRACKS[track]} track has no space {space}")
