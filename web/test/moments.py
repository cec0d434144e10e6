"""Moments of random games as the wire tells them, for the browser's tests: one JSON line per answer with what a viewer
saw before, what was told, and what they see then. `python moments.py GAME`."""

from __future__ import annotations

import json
import random
import sys
from typing import Any

import gulch

GAME = gulch.load(sys.argv[1])


def described(table: gulch.Table, event: str) -> dict[str, Any]:
    option = table.describe(event)
    return {"seq": 0, "id": event, "kind": option.kind, "rule": option.rule, "params": option.params}


def play(number: int, seats: int, options: dict[str, Any]) -> None:
    rng = random.Random(number)
    table = GAME.table(seats, number, options)
    viewer = rng.choice([None, *range(seats)])
    while table.pending:
        before, told = table.view(viewer), len(table.events(viewer))
        seat = rng.choice(sorted(table.pending))
        table.answer(seat, rng.choice(table.pending[seat].options))
        events = [described(table, event) for event in table.events(viewer, told)]
        moment = {"table": number, "before": before, "events": events, "after": table.view(viewer)}
        sys.stdout.write(json.dumps(moment) + "\n")


for number, (seats, options) in enumerate(GAME.examples()):
    play(number, seats, options)
