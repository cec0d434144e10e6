"""What must hold together in a position that comes from outside; each complaint names the field."""

from __future__ import annotations

from gulch.games.western_legends.components import (
    GOALS_EACH,
    GOALS_MAX,
    GOODS_MAX,
    MARKERS,
    MOUNT,
    NONE,
    NOT_IN_A_FIRST_GAME,
    NOWHERE,
    NUGGETS_IN_ALL,
    STACKS,
    WEAPON,
)
from gulch.games.western_legends.owning import goods_held
from gulch.games.western_legends.set_up import is_here
from gulch.games.western_legends.state import CHOOSE, Western
from gulch.games.western_legends.table import derive_characters, markers_on, open_story, owns
from gulch.games.western_legends.zones import CARDS, FIGHT, FIGHT_DECK, HERDS, OFFERED, POKER, TOKEN
from gulch.pieces.cards import AWAY, Family
from gulch.pieces.sets import listed, size


def complain(field: str, what: str) -> None:
    raise ValueError(f"{field}: {what}")


def check(s: Western) -> None:
    """ValueError for a position that no game can come to. Who is who is looked at first."""
    check_box(s)
    check_cast(s)
    check_lengths(s)
    check_seats(s)
    check_rounds(s)
    check_stories(s)
    check_goals(s)
    check_places(s)
    check_property(s)
    if s.at != CHOOSE:
        check_limits(s)
    for check_more in s.game.checks:
        check_more(s)


# ---- what this table plays with --------------------------------------------------------------------------------------
def check_box(s: Western) -> None:
    check_family(s, POKER, [card for card in range(POKER.size) if is_here(s.game, card)])
    check_family(s, TOKEN, list(range(s.game.tokens)))
    if any(s.box.place[FIGHT.card(number)] == AWAY for number in range(FIGHT.size)):
        complain(FIGHT_DECK.name, f"all {FIGHT.size} fight cards are in every game")
    for colour, herd in enumerate(HERDS):
        here = colour < s.game.colours and not s.game.first_game
        check_family(s, herd, list(range(herd.size)) if here else [])


def check_family(s: Western, family: Family, here: list[int]) -> None:
    """Only these lie anywhere."""
    for number in range(family.size):
        place = s.box.place[family.card(number)]
        if place != AWAY and number not in here:
            zone = next(zone.name for zone in CARDS.zones if int(place) in zone.places(s.seats))
            complain(zone, f"{CARDS.name(int(family.card(number)))} is not in this game")


def check_cast(s: Western) -> None:
    derive_characters(s)
    if s.at == CHOOSE:
        if any(s.box.count[OFFERED.of(p)] == 0 for p in range(s.seats)):
            complain("offered", "everybody chooses among some characters")
        if any(who != NONE for who in s.character):
            complain("chosen", "nobody has chosen yet")
    elif any(who == NONE for who in s.character):
        complain("chosen", "without a character nobody can do anything but choose one")
    elif any(who >= len(s.game.cast) or not s.game.cast[who].name for who in s.character):
        complain("chosen", "a character of this table")


def check_lengths(s: Western) -> None:
    """Of the rows that have more than a number for each seat."""
    if len(s.goals) != s.seats:
        complain("goals", "a list for each seat")
    if len(s.markers) != STACKS * s.seats:
        complain("markers", "a number for each seat and stack")
    if len(s.progress) != GOALS_EACH * s.seats or len(s.today) != GOALS_EACH * s.seats:
        complain("progress and today", "a number for each seat and goal of its character")


def check_seats(s: Western) -> None:
    """Bits of seats; in a fight of two players there is also the Man in Black."""
    sets = {
        "legendary": s.legendary,
        "reputed": s.reputed,
        "reacting": s.reacting,
        "participants": s.participants,
        "players": s.players,
        "fought": s.fought >> 1 if s.game.with_man else s.fought,
    }
    for field, bits in sets.items():
        if bits >> s.seats:
            complain(field, "bits of the seats at this table")


def check_rounds(s: Western) -> None:
    if s.round < 1:
        complain("round", "the first one is 1")
    if s.ending != 0 and s.ending not in (s.round, s.round + 1):
        complain("ending", "the last round is this one or the next")


# ---- stories and goals -----------------------------------------------------------------------------------------------
def check_stories(s: Western) -> None:
    lying = [int(story) for story in s.stack]
    if NONE in lying or len(set(lying)) != len(lying):
        complain("stack", "every story is there once")
    if any(story >= len(s.game.stories) or not s.game.stories[story].name for story in lying):
        complain("stack", "stories of this table")
    if s.split > len(lying) or (s.game.first_game and s.split != len(lying)):
        complain("split", f"{len(lying)} stories are there, in a first game in one stack")
    if not 0 <= s.resolved[0] <= s.split or not 0 <= s.resolved[1] <= len(lying) - s.split:
        complain("resolved", "no more than there are in the stack")
    for p in range(s.seats):
        mine = [int(s.markers[p * STACKS + stack]) for stack in range(STACKS)]
        if sum(mine) > MARKERS:
            complain("markers", f"0 to {MARKERS} of each player")
    for stack in range(STACKS):
        most = s.game.markers_needed if open_story(s, stack) != NONE else 0
        if markers_on(s, stack) > most:
            complain("markers", f"no more than {most} on this story")


def check_goals(s: Western) -> None:
    for p in range(s.seats):
        if not s.game.goals_on and (s.goals[p] or s.goals_done[p]):
            complain("goals" if s.goals[p] else "goals_done", "this game is played without")
        if s.goals[p] & s.goals_done[p] or size(s.goals[p] | s.goals_done[p]) > GOALS_MAX:
            complain("goals", f"at most {GOALS_MAX} with those declared, each once")


# ---- places and property ---------------------------------------------------------------------------------------------
def check_places(s: Western) -> None:
    for p in range(s.seats):
        if s.place[p] >= s.board.size or (s.place[p] == NOWHERE and s.at != CHOOSE):
            complain("place", f"seat {p} is nowhere on this board")
    if not 0 <= s.sheriff < s.board.size:
        complain("sheriff", "he is always somewhere")
    if s.man >= s.board.size or (s.man != NOWHERE) != s.game.with_man:
        complain("man", "he is on the board of two players, and only there")
    if s.man_legend and not s.game.with_man:
        complain("man_legend", "he competes with two players only")


def check_property(s: Western) -> None:
    if sum([int(bills) for bills in s.money]) > s.game.bills:
        complain("money", f"there are {s.game.bills} bills")
    if sum([int(gold) for gold in s.nuggets]) > NUGGETS_IN_ALL:
        complain("nuggets", f"there are {NUGGETS_IN_ALL}")
    if len(s.stock) != len(s.game.items):
        complain("stock", "a number for each item")
    for p in range(s.seats):
        if any(not is_sold(s, item) for item in listed(s.items[p])):
            complain("items", "items of this table")
        if any(not owns(s, p, item) or s.game.items[item].points == 0 for item in listed(s.upgraded[p])):
            complain("upgraded", "only what somebody has and what has another side")
        for field, active, kind in (("mount", s.mount[p], MOUNT), ("weapon", s.weapon[p], WEAPON)):
            if active != NONE and not (owns(s, p, active) and s.game.items[active].kind == kind):
                complain(field, f"seat {p} has no such {field}")


def is_sold(s: Western, item: int) -> bool:
    if s.game.first_game and item in NOT_IN_A_FIRST_GAME:
        return False
    return item < len(s.game.items) and s.game.items[item].copies > 0


def check_limits(s: Western) -> None:
    """What nobody can be at once or hold more of, whatever is active."""
    for p in range(s.seats):
        most = s.game.cast[s.character[p]].money_limit()
        if s.money[p] > most:
            complain("money", f"seat {p} holds {most} bills at most (WL-020)")
        if goods_held(s, p) > GOODS_MAX:
            complain("items", f"at most {GOODS_MAX} goods (WL-028)")
        if s.marshal[p] and s.wanted[p]:
            complain("wanted", f"seat {p} is a marshal (WL-250)")
