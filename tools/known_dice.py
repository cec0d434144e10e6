"""`python -m gulch.server`, but with dice that are known beforehand: a browser test deals the same game each time.

The file `chance` in the data folder names the game to be dealt; whoever plays for the test writes its name there.
The setting `unlisted` offers games under construction, too."""

from __future__ import annotations

import json
import runpy
import secrets
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import gulch
from gulch.server.bots import drive
from gulch.server.tables import dealing

settings = json.loads(sys.argv[1])
CHANCE = Path(settings["data"]) / "chance"
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
if settings.pop("unlisted", False):
    for id in gulch.found():
        vars(import_module(f"gulch.games.{id}"))["READY"] = True
    gulch.games.cache_clear()
    sys.argv[1] = json.dumps(settings)
runpy.run_module("gulch.server", run_name="__main__", alter_sys=True)
