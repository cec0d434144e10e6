"""How strong the bots are, as a table in docs/concepts/lab.md: python tools/strength.py [FOLDER]...

Each folder is one that `gulch arena --out FOLDER` has filled, or a file with the lines of bench/bots_bang_dice.py. The
figures go into docs/balance/strength.json, in place of older ones of the same bots, and the tables are written from
there."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import gulch
from gulch.lab.arena import ABOUT_FILE, Arena
from gulch.lab.many import Task
from written import put_into

DOCS = Path(__file__).resolve().parent.parent / "docs"
KEPT = DOCS / "balance" / "strength.json"
PAGE = DOCS / "concepts" / "lab.md"

Row = dict[str, Any]


def from_folder(folder: Path) -> list[Row]:
    """The first bot of an arena."""
    about = json.loads((folder / ABOUT_FILE).read_text(encoding="utf-8"))
    result = Arena(Task(**about), sys.maxsize, folder).result()
    first = result["bots"][0]
    figures = {name: first[name] for name in ("wins", "share", "low", "high", "times_fair")}
    return [{"game": result["game"], "bots": about["bots"], "games": result["games"], **figures}]


def from_lines(file: Path) -> list[Row]:
    """Sides of BANG!, each with one bot."""
    lines = [json.loads(line) for line in file.read_text(encoding="utf-8").splitlines()]
    return [{"game": "bang_dice", **line} for line in lines]


def name_of(row: Row) -> tuple[str, ...]:
    return row["game"], *row.get("bots", (row.get("law"), row.get("others")))


def arenas(rows: list[Row]) -> list[str]:
    lines = ["| `GAME` | `BOTS` | games | wins | 95% interval | times |", "|---|---|---|---|---|---|"]
    for row in rows:
        interval = f"{row['low']:.1%} to {row['high']:.1%}"
        who = f"`{row['game']}` | `{','.join(row['bots'])}`"
        lines.append(f"| {who} | {row['games']} | {row['share']:.1%} | {interval} | {row['times_fair']:.2f} |")
    return lines


def sides(rows: list[Row]) -> list[str]:
    if not rows:
        return ["Nothing has been measured yet."]
    lines = ["| law | others | games | the better bot's side wins | 95% interval | more than usual |"]
    lines.append("|---|---|---|---|---|---|")
    for row in rows:
        interval = f"{row['low']:.1%} to {row['high']:.1%}"
        gain = f"{100 * row['gain']:+.1f} points"
        lines.append(
            f"| `{row['law']}` | `{row['others']}` | {row['games']} | {row['won']:.1%} | {interval} | {gain} |"
        )
    return lines


def main() -> None:
    rows = {name_of(row): row for row in json.loads(KEPT.read_text(encoding="utf-8"))} if KEPT.exists() else {}
    for path in [Path(name) for name in sys.argv[1:]]:
        for row in from_folder(path) if path.is_dir() else from_lines(path):
            rows[name_of(row)] = row
    known = list(gulch.games())
    ordered = sorted(rows.values(), key=lambda row: known.index(row["game"]))
    KEPT.write_text(json.dumps(ordered, indent=1) + "\n", encoding="utf-8")
    put_into(PAGE, "strength", arenas([row for row in ordered if "bots" in row]))
    put_into(PAGE, "sides", sides([row for row in ordered if "law" in row]))


if __name__ == "__main__":
    main()
