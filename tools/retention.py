"""What retention saves: games played to their end through the server's own tables and store, then packed as every
finished game is after a while. Each of them is read again, replayed and verified.

    python tools/retention.py [HOW_MANY] [GAME]"""

from __future__ import annotations

import asyncio
import itertools
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

import msgspec
from sqlalchemy import select

import gulch
from gulch.server.guard.identity import Guest
from gulch.server.house import House
from gulch.server.settings import Settings
from gulch.server.store.schema import tables
from gulch.server.tables import people
from gulch.server.tables.hub import Hub
from gulch.server.tables.play import answer_for

GAMES = {"bang_dice": 5, "colt_express": 4, "pokertown": 4, "western_legends": 3}
AT_ONCE = 40  # tables that are played at the same time, so that their answers are committed together
IDS = select(tables.c.id).where(tables.c.state == "over")
EVERYBODY = Guest("everybody", "Everybody", 0)


class Found(NamedTuple):
    games: int
    answers: int
    full: int  # bytes of the database as games are kept at first
    packed: int  # and after a while
    seconds: float

    @property
    def share(self) -> float:
        return self.packed / self.full


async def play(hub: Hub, game: str, seed: int) -> int:
    """One game at a table of people, by the way that every answer goes; how many there were."""
    chance = random.Random(f"{game} {seed}")
    id = await people.create(hub, EVERYBODY, game, {}, False, [None] * GAMES[game])
    async with hub.use(id) as live:
        for seat in range(GAMES[game]):
            await people.sit(live, EVERYBODY, seat)
        await people.start(live, EVERYBODY)
        while live.row.state == "playing":
            assert live.table is not None
            seat, question = chance.choice(list(live.table.pending.items()))
            if not await answer_for(live, seat, question.number, chance.choice(question.options).id, None):
                raise RuntimeError(f"{game}: an answer could not be stored")
    del hub.tables[id]  # as after a while when nobody looks
    return live.position


async def play_all(hub: Hub, count: int, games: Sequence[str]) -> int:
    """The same number of each game."""
    waiting = iter(list(zip(itertools.cycle(games), range(count))))

    async def one_after_the_other() -> int:
        return sum([await play(hub, game, seed) for game, seed in waiting])

    return sum(await asyncio.gather(*(one_after_the_other() for _ in range(AT_ONCE))))


async def pack_all(hub: Hub) -> None:
    while await hub.store.finished(hub.time.now()):
        await hub.pack_finished()


async def read_all(hub: Hub) -> dict[str, tuple[str, int]]:
    """Of each game the record that everybody may have, and a mark of everything that is kept of it."""
    found: dict[str, tuple[str, int]] = {}
    for row in await hub.store.rows(IDS):
        listing, entries = await hub.store.table(row.id), await hub.store.entries(row.id)
        assert listing is not None
        assert listing.row.record is not None
        told = await hub.store.told(row.id, -1, len(entries) - 1)
        steps = [(entry.position, entry.cmd_id, entry.seat, entry.kind, entry.said, entry.seqs) for entry in entries]
        kept = (listing.row.start, listing.row.outcome, listing.row.secret, steps, told)
        found[row.id] = listing.row.record, hash(msgspec.json.encode(kept))
    return found


def check(record: str) -> None:
    """It replays to its end, and everything that it promises holds."""
    data = msgspec.json.decode(record)
    if not gulch.replay(data).over or gulch.verify(data).problems:
        raise RuntimeError(f"a packed game of {data['game']} does not hold")


def bytes_of(database: Path) -> int:
    """On the disk, when nothing waits to be put in its place."""
    with closing(sqlite3.connect(database)) as store:
        store.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return database.stat().st_size


async def measure(folder: Path, count: int, games: Sequence[str] = tuple(GAMES)) -> Found:
    """RuntimeError: something was lost."""
    begun, database = time.monotonic(), folder / "gulch.db"
    house = House(
        Settings(data=folder, pack_seconds=0.0, seed_grace=0.0, sweep_seconds=1e9, tables_per_guest=AT_ONCE + 1)
    )
    hub = await house.open()
    try:
        nothing = bytes_of(database)
        answers = await play_all(hub, count, games)
        before, full = await read_all(hub), bytes_of(database) - nothing
        await pack_all(hub)
        after, packed = await read_all(hub), bytes_of(database) - nothing
    finally:
        await house.close()
    if before != after or len(after) != count:
        raise RuntimeError("packed games are not what they were")
    for record, _ in after.values():
        check(record)
    return Found(count, answers, full, packed, time.monotonic() - begun)


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 5000
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(measure(Path(folder), count, sys.argv[2:3] or tuple(GAMES)))
    print(f"{found.games} finished games with {found.answers} answers, played in {found.seconds:.0f} s")
    print(f"{found.full / 1e6:8.1f} MB as they are kept at first")
    print(f"{found.packed / 1e6:8.1f} MB packed: {found.share:.1%}")
    print("all of them are what they were, replay to their end and verify")


if __name__ == "__main__":
    main()
