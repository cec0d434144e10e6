"""How far it is from one territory to another, and which way a figure went: a move names its end only (WL-R95)."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from gulch.games.western_legends.components import NOBODY
from gulch.games.western_legends.movement import halts, shunned
from gulch.games.western_legends.state import Western


def steps_to(s: Western, there: i64, seat: i64 = NOBODY, left: i64 = NOBODY) -> vec[i64]:
    """By territory: how many steps it is from there, plus 1; 0: there is no way. With a seat: by ways that this player
    can go, who started from `left`; without one, as the sheriff goes."""
    far = s.board.zeros[:]
    far[there] = 1
    todo = [int(there)]
    for t in todo:
        for other in s.board.near[t] if seat != NOBODY else s.board.roads[t]:
            if far[other] == 0 and (seat == NOBODY or other == left or can_pass(s, seat, other)):
                far[other] = far[t] + 1
                todo.append(int(other))
    return far


def can_pass(s: Western, seat: i64, territory: i64) -> bool:
    """Nobody passes a bandit, nor the wanted the sheriff, but for those whom an item lets do so."""
    return halts(s, seat)[territory] == 0 and shunned(s, seat) != territory


def next_step(s: Western, here: i64, far: vec[i64]) -> i64:
    """The neighbour that is one step nearer; among several the one whose id comes first."""
    nearer = [s.board.names[t] for t in s.board.roads[here] if far[t] == far[here] - 1]
    return s.board.names.index(min(nearer))


def path(s: Western, seat: i64) -> list[int]:
    """The territories entered since `s.left`, by the shortest way."""
    here, there = s.left, s.place[seat]
    way: list[int] = []
    if here == NOBODY or here == there:
        return way
    far = steps_to(s, there, seat, here)
    if far[here] == 0:  # only over a mesa, a pass or the railroad
        return [int(there)]
    while here != there:
        here = next_step(s, here, far)
        way.append(int(here))
    return way
