"""From one board to the other, as a heuristic player of Western Legends counts it: walks to a gate, the action that it
takes to pass, walks beyond it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.bots.western_legends_value import Eyes
from gulch.games.western_legends.ante_up.components import PASSES, STATIONS
from gulch.games.western_legends.board import TERRITORIES
from gulch.games.western_legends.movement import NOT_REACHED, shunned

NO_WAY: Final = -1
ON_FOOT: Final = -1  # no gate: it is on this board


class Gate:
    """Where one leaves a board, where one comes to; by rail one rides on at once, for a fare."""

    def __init__(self, here: str, there: str, by_rail: bool) -> None:
        self.here = TERRITORIES.index(here)
        self.there = TERRITORIES.index(there)
        self.by_rail = by_rail


GATES: Final = [
    *[Gate(one, other, False) for ends in PASSES for one, other in (ends, ends[::-1])],
    Gate(STATIONS[0], STATIONS[1], True),
    Gate(STATIONS[1], STATIONS[0], True),
]


class Ways:
    """By territory: how many actions until one is there, and the gate to go through first."""

    def __init__(self, eyes: Eyes, far: vec[i64], speed: int) -> None:
        size = int(eyes.s.board.size)
        self.speed = speed
        self.moves = [self.walks(int(far[t]) - 1) for t in range(size)]
        self.gate = [ON_FOOT for _ in range(size)]
        self.fare = eyes.money > 0
        if not eyes.has_gulch:
            return
        closed = int(shunned(eyes.s, eyes.seat))
        for gate in GATES:
            if self.moves[gate.here] != NO_WAY and gate.there != closed and (self.fare or not gate.by_rail):
                self.go_through(gate, steps_between(eyes, gate.there), far)

    def walks(self, steps: int) -> int:
        return NO_WAY if steps < 0 else (steps + self.speed - 1) // self.speed

    def go_through(self, gate: Gate, beyond: vec[i64], far: vec[i64]) -> None:
        there = self.moves[gate.here] + 1
        for t in range(len(self.moves)):
            if far[t] != NOT_REACHED or beyond[t] == NOT_REACHED:
                continue
            more = self.walks(int(beyond[t]) - 1)
            moves = there + (max(0, more - 1) if gate.by_rail else more)
            if self.moves[t] == NO_WAY or moves < self.moves[t]:
                self.moves[t] = moves
                self.gate[t] = gate.here


def steps_between(eyes: Eyes, place: int) -> vec[i64]:
    """By territory: how far it is from there for this player, plus 1; nobody goes on from a bandit, nor the wanted past
    the sheriff."""
    s, seat = eyes.s, eyes.seat
    closed = int(s.sheriff) if s.wanted[seat] > 0 else -1
    here = int(s.place[seat])
    far = s.board.zeros[:]
    far[place] = 1
    todo = [place]
    for t in todo:
        for other in s.board.near[t]:
            if far[other] == NOT_REACHED and (other == here or (s.stops[other] == 0 and other != closed)):
                far[other] = far[t] + 1
                todo.append(int(other))
    return far
