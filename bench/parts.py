"""What the processes of a measurement use: memory, processor time, what they write, as /proc has it. How often it has
committed a server says itself."""

from __future__ import annotations

import os
import re
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

Parts = Mapping[str, Sequence[int]]  # name -> processes, whose children belong to them


def memory(pid: int) -> int:
    """Bytes that only this process uses."""
    for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines():
        if line.startswith("Private_Dirty"):
            return int(line.split()[1]) * 1024
    return 0


def family(pid: int) -> list[int]:
    """A process and all that came from it."""
    found = [pid]
    for task in Path(f"/proc/{pid}/task").iterdir():
        for child in (task / "children").read_text().split():
            found += family(int(child))
    return found


def cpu(pid: int) -> float:
    """Milliseconds of processor time so far, with those of its children."""
    total = 0
    for one in family(pid):
        fields = Path(f"/proc/{one}/stat").read_text().rsplit(")", 1)[1].split()
        total += int(fields[11]) + int(fields[12])
    return 1000 * total / os.sysconf("SC_CLK_TCK")


def written(pid: int) -> float:
    """KB that went to the disk so far."""
    total = 0
    for one in family(pid):
        fields = dict(line.split(": ") for line in Path(f"/proc/{one}/io").read_text().splitlines())
        total += int(fields["write_bytes"])
    return total / 1024


def commits(url: str) -> float:
    """Transactions of one server. An older one does not say."""
    try:
        with urlopen(f"{url}/metrics") as said:
            found = re.search(r"^gulch_store_commits_total (\S+)", said.read().decode(), re.M)
    except HTTPError:
        found = None
    return float(found[1]) if found else 0.0


def used(parts: Parts, store: str, servers: Sequence[str]) -> dict[str, float]:
    """By every part, by the players, and by the part that stores."""
    found = {"commits": sum(map(commits, servers))}
    found |= {f"{name}_cpu_ms": sum(map(cpu, pids)) for name, pids in parts.items()}
    return {**found, "players_cpu_ms": 1000 * time.process_time(), "written_kb": sum(map(written, parts[store]))}
