"""What retention saves: games played to their end through the server's own tables and store, once as they are kept at
first and once packed as they are after a while. Every one of them is then read back, played again and verified.

    python tools/retention.py [GAMES] [FOLDER]"""

from __future__ import annotations

import asyncio
import itertools
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

import gulch
from gulch.engine.table import Table
from gulch.records.fair import Fair
from gulch.server.guard.identity import Guest
from gulch.server.run import make_server
from gulch.server.settings import Settings
from gulch.server.tables import dealing, people, play
from gulch.server.tables.hub import Hub
from gulch.server.tables.live import LiveTable

GAMES = {"bang_dice": 5, "colt_express": 4, "pokertown": 4, "western_legends": 3}
AT_ONCE = 40  # games that are played at the same time, so that their answers are committed together
PEOPLE = Guest("people", "People", 0)


class Room(NamedTuple):
    games: int
    answers: int
    full: int  # bytes of the games as they are kept at first
    packed: int  # and after a while
    file: int  # of the database's file with retention on all the time
    seconds: float

    @property
    def share(self) -> float:
        return self.packed / self.full


def room(database: Path) -> int:
    """Bytes of the database when nothing in it is empty."""
    smaller = database.with_name("smaller.db")
    store = sqlite3.connect(database)
    store.execute(f"vacuum into '{smaller}'")
    store.close()
    size = smaller.stat().st_size
    smaller.unlink()
    return size
