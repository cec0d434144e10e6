"""Data that can't be: whatever is changed in a state's data is refused by its name, or can be played on."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from contract.walks import Case, finished, positions
from gulch.engine.game import BadRecord
from gulch.engine.table import table_of
from gulch.records.reading import load

STRANGE: list[Any] = [-1, 99, 1 << 70, True, None, "nobody", [], {}, 1.5]
KERNEL = {"chance", "reveals", "back", "at", "marks"}


def changed(data: Any, path: str = "") -> Iterator[tuple[str, Any]]:
    """The same data with one thing wrong, again and again."""
    for strange in STRANGE:
        if json.dumps(strange) != json.dumps(data):
            yield path, strange
    if isinstance(data, dict):
        for key in data:
            for where, other in changed(data[key], f"{path}.{key}"):
                yield where, {**data, key: other}
    if isinstance(data, list):
        for i in range(min(len(data), 3)):
            for where, other in changed(data[i], f"{path}[{i}]"):
                yield where, [*data[:i], other, *data[i + 1 :]]
        yield f"{path}[+]", [*data, *data[-1:]]
        yield f"{path}[-]", data[:-1]


def refused_or_playable(case: Case, seed: int, share: float) -> tuple[int, int]:
    """How many changes were refused and how many were played on."""
    rng = random.Random(seed)
    refused = played = 0
    tables = [*positions(case, seed, 3), finished(case, seed)]
    for table in tables:
        data = table.frames[-1].state.to_data()
        for name in data:
            if name in KERNEL:
                continue
            for where, value in changed(data[name], name):
                if rng.random() > share:
                    continue
                if is_refused(case, table.rules, {**data, name: value}, name, where):
                    refused += 1
                else:
                    played += 1
    return refused, played


def is_refused(case: Case, rules: Any, data: dict[str, Any], name: str, where: str) -> bool:
    try:
        s = load(case.game, rules, data)
    except BadRecord:
        return True
    try:
        table = table_of(case.game, s)
        rng = random.Random(1)
        for _ in range(12):
            for viewer in (None, *range(case.seats)):
                table.view(viewer)
            if not table.pending:
                break
            seat = rng.choice(sorted(table.pending))
            table.take(seat, rng.choice(table.pending[seat].codes))
    except Exception as error:
        raise AssertionError(f"{where}: accepted, and then {error!r}") from error
    return False
