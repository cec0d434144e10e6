"""The figures of the box stand once, in figures.json, and none of them is ignored."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import gulch

READING = """
import json, sys
read, everything = set(), set()
class Node(dict):
    def __getitem__(self, key): return seen(super().__getitem__(key))
    def get(self, key, default=None): return self[key] if key in self else default
    def values(self): return [self[key] for key in self]
    def items(self): return [(key, self[key]) for key in self]
class Row(list):
    def __getitem__(self, i): return seen(super().__getitem__(i))
    def __iter__(self): return (seen(x) for x in super().__iter__())
    def index(self, x): return [y for y in self].index(x)
    def __contains__(self, x): return x in [y for y in self]
    def __radd__(self, other): return other + [x for x in self]
class Leaf:
    def __init__(self, path, value): self.path, self.value = path, value
def seen(x):
    if not isinstance(x, Leaf): return x
    read.add(x.path)
    return x.value
def wrap(x, path):
    if isinstance(x, dict): return Node({k: wrap(v, f"{path}.{k}") for k, v in x.items()})
    if isinstance(x, list): return Row([wrap(v, path) for v in x])
    everything.add(path)
    return Leaf(path, x)
plain = json.loads
json.loads = lambda text, **more: wrap(plain(text, **more), "") if '"graveyard"' in text else plain(text, **more)
import gulch
game = gulch.load("pokertown")
json.loads = plain
for seats, options in game.examples():
    table = game.table(seats, 1, options)
    while table.pending:
        seat = min(table.pending)
        table.answer(seat, table.pending[seat].options[0])
json.dump(sorted(everything - read), sys.stdout)
"""
FOR_PEOPLE = (  # printed, or where it comes from; no rule looks at it
    ".provenance",
    ".achievements.provenance",
    ".achievements.test",  # several games are the profile's, which the page keeps
    ".bounties.cards.test.first_bonus_taken",
    ".characters.kit",  # of those that nobody played here
    ".characters.when",
    ".mine.chambers.level",
    ".town.rank",
    ".tracks.dollars",
    ".tracks.nuggets",
    ".tracks.stars",
    ".tracks.wanted",
)


def test_every_figure_is_read_by_the_rules() -> None:
    if gulch.COMPILED:
        return  # the same modules, interpreted, are read by the other build
    run = subprocess.run([sys.executable, "-c", READING], capture_output=True, text=True, check=True, cwd=Path.cwd())
    assert [figure for figure in json.loads(run.stdout) if not figure.startswith(FOR_PEOPLE)] == []
