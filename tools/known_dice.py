"""`python -m gulch.server`, but with dice that are known beforehand: a browser test deals the same game each time.

The file `chance` in the data folder names the game to be dealt; whoever plays for the test writes its name there. A
folder `static` there is the page, if somebody wants another one than the built one."""

from __future__ import annotations

import json
import runpy
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from gulch.server.bots import drive
from gulch.server.http import pages
from gulch.server.tables import dealing

DATA = Path(json.loads(sys.argv[1])["data"])
CHANCE = DATA / "chance"
dealt: dict[str, int] = {}


def known_bytes(count: int) -> bytes:
    name = CHANCE.read_text(encoding="utf-8") if CHANCE.exists() else ""
    dealt[name] = dealt.get(name, 0) + 1
    return Random(f"{name} {dealt[name]}").randbytes(count)


class KnownDice:
    token_hex = staticmethod(secrets.token_hex)
    token_bytes = staticmethod(known_bytes)

    @staticmethod
    def randbits(bits: int) -> int:
        """Bots think at once and in any order: each has the same luck every time."""
        return 1

    @staticmethod
    def choice(options: Sequence[Any]) -> Any:
        return options[0]


for module in (dealing, drive):
    vars(module)["secrets"] = KnownDice
if (DATA / "static").exists():
    pages.STATIC = DATA / "static"
runpy.run_module("gulch.server", run_name="__main__", alter_sys=True)
