"""Golden playthroughs: whole games as text, for every registered game: python tools/playthroughs.py [GAME ...]

Set-up, every question with its options, the answer, what was told, and now and then what each seat sees. A changed rule
changes a file, so read the diff before you commit it. Answers are drawn at random, from a fixed seed per file."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import gulch
from gulch.engine.chance import fast

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
VIEW_EVERY = 20  # questions
WIDTH = 118
SEED = 1


def names(game: str) -> dict[str, tuple[int, dict[str, Any]]]:
    """File name -> number of players and options: those the game names, else fewest, middle, most and each example with
    options."""
    loaded = gulch.load(game)
    if named := loaded.goldens():
        return {f"{game}_{name}.txt": table for name, table in named.items()}
    low, high = loaded.seats.start, loaded.seats.stop - 1
    wanted: dict[str, tuple[int, dict[str, Any]]] = {}
    for seats, options in loaded.examples():
        if options or seats in (low, (low + high) // 2, high):
            what = [str(seats), *(f"{name}_{value}" for name, value in sorted(options.items()))]
            wanted["_".join([game, *what]).lower() + ".txt"] = (seats, options)
    return wanted


def playthrough(game: str, seats: int, options: dict[str, Any]) -> str:
    """One whole game as text."""
    return "\n".join(lines(game, seats, options)) + "\n"


def lines(game: str, seats: int, options: dict[str, Any]) -> Iterator[str]:
    loaded = gulch.load(game)
    table, chance = loaded.table(seats, SEED, options), fast(SEED + (seats << 8))
    yield f"{game}, rules version {loaded.version}, {seats} players, seed {SEED}"
    if options:
        yield f"options: {flat(options)}"
    told, asked = [0] * (seats + 1), 0
    while True:
        yield from news(table, told)
        if asked % VIEW_EVERY == 0 or not table.pending:
            yield from views(table)
        if not table.pending:
            break
        asked += 1
        seat = min(table.pending)
        question = table.pending[seat]
        about = "".join(f" {name}={value}" for name, value in question.params.items())
        yield ""
        yield f"{asked}. seat {seat}: {question.kind}{about} ({question.rule})"
        by_rule: dict[str, list[str]] = {}
        for option in question.options:
            by_rule.setdefault(option.rule, []).append(option.id)
        for rule, ids in by_rule.items():
            yield from wrapped([f"{rule}:", *ids])
        answer = question.options[chance.below(len(question.options))]
        yield f"  > {answer.id}"
        table.answer(seat, answer)
    yield ""
    assert table.outcome is not None
    for key, value in table.outcome.data().items():
        yield f"{key}: {flat(value)}"


def news(table: gulch.Table, told: list[int]) -> Iterator[str]:
    """What the spectator was told, then what some seats were told instead."""
    public: list[str] = []
    for viewer in range(-1, table.seats):
        fresh = table.events(None if viewer < 0 else viewer, told[viewer])
        told[viewer] += len(fresh)
        if viewer < 0:
            public = fresh
        elif fresh == public:
            continue
        whose = "" if viewer < 0 else f"seat {viewer} was told: "
        for event in fresh:
            rule = table.describe(event).rule
            yield f"  {whose}{event}" + (f" ({rule})" if rule else "")


def views(table: gulch.Table) -> Iterator[str]:
    """What the spectator sees, and where a seat sees something else."""
    public = dict(leaves(table.view(None)))
    yield ""
    yield "  the spectator sees"
    yield from grouped([*public.items()])
    for seat in range(table.seats):
        own = dict(leaves(table.view(seat)))
        other = [(path, value) for path, value in own.items() if public.get(path) != value]
        other += [(path, "nothing") for path in public if path not in own]
        if other:
            yield f"  seat {seat} sees"
            yield from grouped(other)


Leaf = tuple[tuple[str, str], str]  # (which part of the view, the name in it), the value


def leaves(value: Any, part: str = "", name: str = "") -> Iterator[Leaf]:
    """Every value of a view with its place; lists of plain values stay together."""
    if isinstance(value, dict) and value:
        for key, inner in value.items():
            yield from leaves(inner, part, f"{name}.{key}" if name else str(key))
    elif isinstance(value, list) and any(isinstance(inner, dict | list) for inner in value):
        for i, inner in enumerate(value):
            yield from leaves(inner, f"{part} {name} {i}".strip())
    else:
        yield (part, name), flat(value)


def grouped(found: list[Leaf]) -> Iterator[str]:
    """The parts of a view, each in lines of its own."""
    parts: dict[str, list[str]] = {}
    for (part, name), value in found:
        parts.setdefault(part, []).append(f"{name}={value}" if name else value)
    for part, words in parts.items():
        yield from wrapped([f"{part}:", *words] if part else words, "    ")


def flat(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def wrapped(words: list[str], indent: str = "  ") -> Iterator[str]:
    line = ""
    for word in words:
        if line and len(indent) + len(line) + 2 + len(word) > WIDTH:
            yield indent + line
            line = ""
        line += ("  " if line else "") + word
    if line:
        yield indent + line


def main() -> None:
    parser = argparse.ArgumentParser(description="Write the golden playthroughs anew")
    parser.add_argument("games", nargs="*", help="all that are registered, if none is named")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in parser.parse_args().games or gulch.games():
        wanted = names(game)
        for path in FOLDER.glob(f"{game}_*.txt"):
            if path.name not in wanted:
                path.unlink()
        for name, (seats, options) in wanted.items():
            text = playthrough(game, seats, options)
            (FOLDER / name).write_text(text, encoding="utf-8")
            print(f"{name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
