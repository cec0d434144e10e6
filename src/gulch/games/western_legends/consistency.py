"""What must hold together in a position that comes from outside; each complaint names the field."""

from __future__ import annotations

from gulch.games.western_legends.components import (
    GOALS_EACH,
    MARKERS,
    MOUNT,
    NONE,
    NOWHERE,
    NUGGETS_IN_ALL,
    STACKS,
    WEAPON,
)
from gulch.games.western_legends.state import CHOOSE, Western
from gulch.games.western_legends.table import derive_characters, owns
from gulch.games.western_legends.zones import OFFERED


def complain(field: str, what: str) -> None:
    raise ValueError(f"{field}: {what}")


def check(s: Western) -> None:
    """ValueError for a position that no game can come to. Who is who is looked at first."""
    check_cast(s)
    check_lengths(s)
    check_stories(s)
    check_places(s)
    check_property(s)
    for check_more in s.game.checks:
        check_more(s)


def check_cast(s: Western) -> None:
    derive_characters(s)
    if s.at == CHOOSE:
        if any(s.box.count[OFFERED.of(p)] == 0 for p in range(s.seats)):
            complain("offered", "everybody chooses among some characters")
        if any(who != NONE for who in s.character):
            complain("chosen", "nobody has chosen yet")
    elif any(who == NONE for who in s.character):
        complain("chosen", "without a character nobody can do anything but choose one")


def check_lengths(s: Western) -> None:
    """Of the rows that have more than a number for each seat."""
    if len(s.goals) != s.seats:
        complain("goals", "a list for each seat")
    if len(s.markers) != STACKS * s.seats:
        complain("markers", "a number for each seat and stack")
    if len(s.progress) != GOALS_EACH * s.seats or len(s.today) != GOALS_EACH * s.seats:
        complain("progress and today", "a number for each seat and goal of its character")


def check_stories(s: Western) -> None:
    lying = [int(story) for story in s.stack]
    if NONE in lying or len(set(lying)) != len(lying):
        complain("stack", "every story is there once")
    if s.split > len(lying):
        complain("split", f"{len(lying)} stories are there")
    if not 0 <= s.resolved[0] <= s.split or not 0 <= s.resolved[1] <= len(lying) - s.split:
        complain("resolved", "no more than there are in the stack")
    for p in range(s.seats):
        mine = [int(s.markers[p * STACKS + stack]) for stack in range(STACKS)]
        if sum(mine) > MARKERS:
            complain("markers", f"0 to {MARKERS} of each player")


def check_places(s: Western) -> None:
    for p in range(s.seats):
        if s.place[p] >= s.board.size or (s.place[p] == NOWHERE and s.at != CHOOSE):
            complain("place", f"seat {p} is nowhere on this board")
    if not 0 <= s.sheriff < s.board.size:
        complain("sheriff", "he is always somewhere")
    if s.man >= s.board.size or (s.man != NOWHERE) != s.game.with_man:
        complain("man", "he is on the board of two players, and only there")


def check_property(s: Western) -> None:
    if sum([int(bills) for bills in s.money]) > s.game.bills:
        complain("money", f"there are {s.game.bills} bills")
    if sum([int(gold) for gold in s.nuggets]) > NUGGETS_IN_ALL:
        complain("nuggets", f"there are {NUGGETS_IN_ALL}")
    if len(s.stock) != len(s.game.items):
        complain("stock", "a number for each item")
    for p in range(s.seats):
        if s.upgraded[p] & ~s.items[p]:
            complain("upgraded", "only what somebody has")
        for field, active, kind in (("mount", s.mount[p], MOUNT), ("weapon", s.weapon[p], WEAPON)):
            if active != NONE and not (owns(s, p, active) and s.game.items[active].kind == kind):
                complain(field, f"seat {p} has no such {field}")
