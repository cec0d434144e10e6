"""The map: territories, which is beside which, what stands where. Expansions join further boards to it."""

from __future__ import annotations

import json
from importlib import resources
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from gulch.games.western_legends.components import HIDEOUTS, MINE, NONE, OFFICE, OPEN_LAND
from gulch.games.western_legends.names import EVERY_COLOUR, EVERY_LOCATION


def load_map() -> dict[str, Any]:
    file = resources.files("gulch.games").joinpath("western_legends", "map.json")
    figures: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
    return figures


def territories_of(figures: dict[str, Any]) -> dict[str, Any]:
    """Without the mesas, which nobody can enter (WL-081)."""
    return {name: node for name, node in figures["nodes"].items() if node["enterable"]}


def kind_of(locations: list[str]) -> int:
    """The first location that has a name."""
    for location in locations:
        name = location.partition("_")[0]  # without its letter
        for named in (name if name in ("hideout", "pass") else "", location):
            if named in EVERY_LOCATION:
                return EVERY_LOCATION.index(named)
    return OPEN_LAND


MAP: Final = load_map()
EVERYWHERE: Final = {name: node for part in MAP.values() for name, node in territories_of(part).items()}
TERRITORIES: Final = list(EVERYWHERE)  # of every board there is
LOCATION_AT: Final = vec[i64]([kind_of(node["loc"]) for node in EVERYWHERE.values()])  # by territory
TOWNS: Final = ["", "Darkrock", "Red Falls", "Buzzard Gulch"]
NO_TOWN: Final = 0
MESAS: Final = {"MESA_N": 1, "MESA_S": 2}


def longer(values: vec[i64], value: i64) -> vec[i64]:
    """A new one: others share the old."""
    out = [int(one) for one in values]
    out.append(int(value))
    return vec[i64](out)


class Board:
    """Built once per kind of table; after that nobody changes it. A territory's number is its place in TERRITORIES."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.near: list[vec[i64]] = []
        self.location: vec[i64] = vec[i64]()
        self.town: vec[i64] = vec[i64]()
        self.region: list[str] = []
        self.mesas: vec[i64] = vec[i64]()  # bits of the mesas touched
        self.hideouts: list[int] = []  # territories
        self.hideout_at: vec[i64] = vec[i64]()  # by territory: its hideout, or NONE
        self.mines: list[int] = []  # territories
        self.ranch: vec[i64] = vec[i64]()  # by territory: the colour of its ranch, or NONE
        self.office = 0  # where the sheriff belongs
        self.size = 0
        self.zeros: vec[i64] = vec[i64]()
        self.jail: vec[i64] = vec[i64]()  # by territory: where an arrest made there leads
        self.roads: list[vec[i64]] = []  # by territory: where the sheriff can go

    def join(self, figures: dict[str, Any], jail: str) -> None:
        """One more board; its own territories are beside each other only. A corner is enough (WL-080)."""
        nodes = territories_of(figures)
        self.names += list(nodes)
        self.size = len(self.names)
        for node in nodes.values():
            near = vec[i64]([self.names.index(other) for other in [*node["edge"], *node["corner"]]])
            self.near.append(near)
            self.roads.append(near)
            self.location = longer(self.location, kind_of(node["loc"]))
            self.town = longer(self.town, TOWNS.index(node["region"]) if node["town"] else NO_TOWN)
            self.region.append(node["region"])
            self.mesas = longer(self.mesas, sum([MESAS[mesa] for mesa in node["mesa"]]))
            self.hideout_at = longer(self.hideout_at, NONE)
            self.ranch = longer(self.ranch, self.colour(node["loc"]))
            self.jail = longer(self.jail, self.names.index(jail))
        self.zeros = vec[i64]([0] * self.size)

    def colour(self, locations: list[str]) -> int:
        ranches = [f"ranch_{colour}" for colour in EVERY_COLOUR]
        return next((ranches.index(location) for location in locations if location in ranches), NONE)

    def find_hideouts(self, where: dict[str, str]) -> None:
        self.hideouts = [self.names.index(where[hideout]) for hideout in HIDEOUTS]
        for h, territory in enumerate(self.hideouts):
            self.hideout_at[territory] = h

    def link(self, one: str, other: str) -> None:
        """One step for the sheriff, no neighbours for anybody else."""
        a, b = self.names.index(one), self.names.index(other)
        self.roads[a] = longer(self.roads[a], b)
        self.roads[b] = longer(self.roads[b], a)

    def with_location(self, location: int) -> list[int]:
        return [t for t in range(self.size) if self.location[t] == location]


def base_board() -> Board:
    board = Board()
    board.join(MAP["main"], "DR1")
    board.find_hideouts(MAP["main"]["hideouts"])
    board.mines = board.with_location(MINE)
    board.office = board.with_location(OFFICE)[0]
    return board


def within(board: Board, here: i64, steps: i64, mesas: bool, closed: i64) -> list[bool]:
    """By territory: is it so few steps away, across mesas, too, if nobody stops anybody and one is closed?"""
    reached = {int(here)}
    last: list[set[int]] = [{int(here)}]  # by step: what is reached with it
    for k in range(steps):
        new = {int(t) for one in last[k] for t in board.near[one]}
        if mesas and k > 0:
            new |= {t for t in range(board.size) for one in last[k - 1] if board.mesas[t] & board.mesas[one]}
        last.append(new - reached - {int(closed)})
        reached |= last[-1]
    return [t in reached for t in range(board.size)]
