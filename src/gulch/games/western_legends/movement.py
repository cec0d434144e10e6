"""Movement (WL-076 to WL-088): how far, whom one meets, what happens where it ends."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.declare.rules import GO_ON, LEGAL, Moment, Verb
from gulch.declare.words import SEAT, Domain, arg
from gulch.engine.play import EVERYONE
from gulch.games.western_legends.asking import EXTRA_STEP, agrees
from gulch.games.western_legends.board import within
from gulch.games.western_legends.cattle import end_movement
from gulch.games.western_legends.components import FOOT_SPEED, GOES_ON, GOODS, NONE, NOWHERE, RODE_AWAY, STOPPED
from gulch.games.western_legends.state import Western
from gulch.games.western_legends.table import is_up, owns, power
from gulch.games.western_legends.vocabulary import (
    AFTER_MOVE,
    STEPS_LEFT,
    TERRITORY,
    WEST,
    WHEN_CROSSING_A_MESA,
    WHEN_GOING,
    WHEN_PUT,
)
from gulch.pieces.sets import listed

TOO_FAR: Final = WEST.reason("too-far", "WL-076")
BARRED: Final = WEST.reason("barred", "WL-242")
SHERIFF_THERE: Final = WEST.reason("sheriff-there", "WL-085")
SHERIFF_ON_THE_WAY: Final = WEST.reason("sheriff-on-the-way", "WL-364")
STOPPED_ON_THE_WAY: Final = WEST.reason("stopped-on-the-way", "WL-084")
WENT: Final = WEST.event("went", "WL-076", who=SEAT, to=TERRITORY)

# ways to go
WAYS: Final = ["walk", "over_mesas", "story_move", "story_mesas"]
WALK: Final = 0
OVER_MESAS: Final = 1
STORY_MOVE: Final = 2  # no Move action; not to bandits
STORY_MESAS: Final = 3
NOT_REACHED: Final = 0
FAR_AWAY: Final = 99


def speed(s: Western, seat: i64, more: i64 = 0) -> i64:
    """A mount need not be used if it is slower than feet (WL-R14); `more` by a card. What one leads along is a burden,
    but one territory is always possible."""
    return max(1, own_speed(s, seat) + more - s.game.burden.weight(s, seat))


def own_speed(s: Western, seat: i64) -> i64:
    for is_lame in s.game.lame:
        if is_lame(s, seat):
            return FOOT_SPEED
    mount = s.mount[seat]
    return max(FOOT_SPEED, s.game.items[mount].speed(is_up(s, seat, mount))) if mount >= 0 else FOOT_SPEED


def shunned(s: Western, seat: i64) -> i64:
    """The wanted keep away from the sheriff (WL-085)."""
    return s.sheriff if s.wanted[seat] > 0 and not s.items[seat] & s.game.masking else -1


def halts(s: Western, seat: i64) -> vec[i64]:
    """By territory: what stops this player."""
    if not s.items[seat] & s.game.stealthy:
        return s.stops
    stops = s.stops[:]
    for hideout in listed(s.bandits):
        stops[s.board.hideouts[hideout]] -= 1
    return stops


def reach(s: Western, seat: i64, steps: i64, way: i64) -> vec[i64]:
    """By territory: in how many steps, plus 1. Nobody goes on from where something stops a movement (WL-084)."""
    board = s.board
    stops = halts(s, seat)
    far = board.zeros[:]
    todo = board.zeros[:]
    here = s.place[seat]
    far[here] = 1
    todo[0] = here
    taken: i64 = 0
    known: i64 = 1
    closed = shunned(s, seat)
    careful = way >= STORY_MOVE
    while taken < known:
        t = todo[taken]
        taken += 1
        d = far[t]
        if d > steps:
            break
        if stops[t] > 0 and t != here:
            continue
        for other in board.near[t]:
            if far[other] == NOT_REACHED and other != closed and not (careful and s.stops[other] > 0):
                far[other] = d + 1
                todo[known] = other
                known += 1
    return far


def crossed(s: Western, seat: i64, steps: i64, way: i64) -> vec[i64]:
    """The same with a mesa on the way: it is one more territory, in which nobody stops, so it takes two steps from one
    of its neighbours to another."""
    plain = reach(s, seat, steps, way)
    far = s.board.zeros[:]
    for _ in range(2):  # over one mesa and then the other
        for mesa in (1, 2):
            cross(s, seat, steps, mesa, plain, far, way)
    return far


def cross(s: Western, seat: i64, steps: i64, mesa: i64, plain: vec[i64], far: vec[i64], way: i64) -> None:
    """From one of its neighbours to another: who comes down where the climb began has crossed nothing."""
    board = s.board
    start: i64 = NONE  # the nearest neighbour
    best: i64 = FAR_AWAY  # how far it is, and how far the next one
    second: i64 = FAR_AWAY
    t: i64
    for t in range(board.size):
        if board.mesas[t] & mesa != 0 and (halts(s, seat)[t] == 0 or t == s.place[seat]):
            d = min(plain[t] if plain[t] != NOT_REACHED else FAR_AWAY, far[t] if far[t] != NOT_REACHED else FAR_AWAY)
            if d < best:
                second = best
                best = d
                start = t
            else:
                second = min(second, d)
    for t in range(board.size):
        if board.mesas[t] & mesa:
            come(s, seat, steps, t, (second if t == start else best) + 2, far, way)


def come(s: Western, seat: i64, steps: i64, there: i64, d: i64, far: vec[i64], way: i64) -> None:
    """To a territory and on from it."""
    if d > steps + 1 or there == shunned(s, seat) or (far[there] != NOT_REACHED and far[there] <= d):
        return
    if halts(s, seat)[there] > 0 or (way >= STORY_MOVE and s.stops[there] > 0):
        if way < STORY_MOVE:
            far[there] = d
        return
    far[there] = d
    for other in s.board.near[there]:
        come(s, seat, steps, other, d + 1, far, way)


def distances(s: Western, seat: i64, about: i64) -> vec[i64]:
    steps, way = GOING.steps.of(about), GOING.way.of(about)
    far = reach(s, seat, steps, way)
    if way == OVER_MESAS or way == STORY_MESAS:
        over = crossed(s, seat, steps, way)
        t: i64
        for t in range(s.board.size):
            if far[t] == NOT_REACHED:
                far[t] = over[t]
    return far


class Go(Verb[Western]):
    """Any territory within reach, the own one too (WL-R11)."""

    to: Final = arg(TERRITORY)

    def legal(self, s: Western, seat: i64, about: i64, out: list[int]) -> None:
        far = distances(s, seat, about)
        t: i64
        for t in range(s.board.size):
            if far[t] != NOT_REACHED:
                self.add(out, t)

    def why_not(self, s: Western, seat: i64, about: i64, action: i64) -> str:
        to = self.to.of(action)
        if to >= s.board.size:
            return TOO_FAR
        if to == shunned(s, seat) and to != s.place[seat]:
            return SHERIFF_THERE
        if distances(s, seat, about)[to] != NOT_REACHED:
            return LEGAL
        return why_not_reached(s, seat, to, GOING.steps.of(about), GOING.way.of(about))


def why_not_reached(s: Western, seat: i64, to: i64, steps: i64, way: i64) -> str:
    """Too far, or not if nobody stood in the way."""
    if way >= STORY_MOVE and s.stops[to] > 0:
        return BARRED
    mesas = way == OVER_MESAS or way == STORY_MESAS
    here = s.place[seat]
    if not within(s.board, here, steps, mesas, NOWHERE)[to]:
        return TOO_FAR
    return STOPPED_ON_THE_WAY if within(s.board, here, steps, mesas, shunned(s, seat))[to] else SHERIFF_ON_THE_WAY


class Going(Moment[Western]):
    steps: Final = arg(STEPS_LEFT)
    way: Final = arg(Domain("way", WAYS))


GO: Final = Go(WEST, "go", "WL-079")
GOING: Final = Going(WEST, "going", "WL-076", GO)


def go(s: Western, seat: i64, territory: i64) -> None:
    """The one door by which a figure comes to a territory."""
    s.left = s.place[seat]
    if s.place[seat] != territory:
        s.place[seat] = territory
        s.say(EVERYONE, WENT, seat, territory)


def put_figure(s: Western, seat: i64, territory: i64) -> None:
    """By an arrest or a card: that is no movement, nobody is met and there is no way that was gone (WL-R12, WL-R24)."""
    go(s, seat, territory)
    s.happen(WHEN_PUT, seat)
    s.left = NOWHERE


def walk(s: Western, seat: i64, steps: i64, way: i64) -> i64:
    """A movement of so many steps, and whoever is met at its end; how it went."""
    there = GO.to.of(s.ask(seat, GOING, GOING.steps.put(steps) | GOING.way.put(way)))
    if way == OVER_MESAS and crossed(s, seat, steps, way)[there] != NOT_REACHED:
        power(s, seat).after_crossing(s, seat)
        s.happen(WHEN_CROSSING_A_MESA, seat)
    if there == s.place[seat]:
        return GOES_ON
    return come_to(s, seat, there)


def come_to(s: Western, seat: i64, there: i64) -> i64:
    """By whatever way; whether anything is met there."""
    go(s, seat, there)
    s.happen(WHEN_GOING, seat)
    return meet(s, seat)


def meet(s: Western, seat: i64) -> i64:
    """Whatever stops a movement where it has come to (WL-084)."""
    there = s.place[seat]
    stopped: i64 = GOES_ON
    if s.stops[there] > 0:
        for obstacle in s.game.obstacles:
            if s.place[seat] == there and s.stops[there] > 0 and obstacle.is_at(s, there):
                stopped = STOPPED if obstacle.meet(s, seat, there) else stopped
    return stopped if s.place[seat] == there else RODE_AWAY


def move_action(s: Western, seat: i64, steps: i64) -> None:
    """One Move action, with everything that follows from ending it."""
    hero = power(s, seat)
    how = walk(s, seat, steps, OVER_MESAS if hero.crosses_mesas() else way_of(s, seat))
    if how == GOES_ON and hero.has_extra_step() and agrees(s, seat, EXTRA_STEP):
        how = walk(s, seat, 1, WALK)
    end_move(s, seat, spur(s, seat) if how == GOES_ON else how)


def spur(s: Western, seat: i64) -> i64:
    """What the active mount adds when the steps of a Move action are made."""
    mount = s.mount[seat]
    return s.game.items[mount].after_steps(s, seat) if mount >= 0 else GOES_ON


def end_move(s: Western, seat: i64, how: i64) -> None:
    """Cattle, the character, the mount and the goods (WL-087). Whoever has ridden away since has ended no movement
    where the ride led."""
    if how == RODE_AWAY:
        return
    hero = power(s, seat)  # cattle may bring the fifth point, but not for this move (WL-R07)
    end_movement(s, seat)
    hero.after_move(s, seat)
    i: i64
    for i in range(len(s.game.items)):
        if owns(s, seat, i) and (s.game.items[i].kind == GOODS or s.mount[seat] == i):
            s.game.items[i].after_move(s, seat)
    s.happen(AFTER_MOVE, seat)


def ride(s: Western, seat: i64, steps: i64) -> None:
    """Ordinary movement that is no Move action: bandits are met, cattle may be turned in."""
    if walk(s, seat, steps, way_of(s, seat)) != RODE_AWAY:
        end_movement(s, seat)


def way_of(s: Western, seat: i64) -> i64:
    """Of ordinary movement."""
    return OVER_MESAS if s.items[seat] & s.game.climbing else WALK


class Move(Verb[Western]):
    def do(self, s: Western, seat: i64, about: i64, action: i64) -> int:
        move_action(s, seat, speed(s, seat))
        return GO_ON


MOVE: Final = Move(WEST, "move", "WL-076")
