"""Fair chance: before the first question every seat commits to a seed, then all are revealed, and the game's key is
made from all of them. Nobody, the server included, could know or steer the dice."""

from __future__ import annotations

import asyncio
import secrets

import msgspec

from gulch.engine.game import BadOption
from gulch.engine.record import new_table, record_of
from gulch.records.fair import SEED_BYTES, Fair, commitment, seed_for
from gulch.server.errors import Problem
from gulch.server.socket.messages import Seed, frame
from gulch.server.store.changes import change_table
from gulch.server.store.writer import Conflict, StoreDown
from gulch.server.tables.failures import report
from gulch.server.tables.live import LiveTable
from gulch.server.tables.play import settle


class Dealing:
    """The seeds of one table while they are being collected."""

    def __init__(self, live: LiveTable) -> None:
        seats = len(live.seats)
        self.live = live
        self.nonce = secrets.token_hex(8)  # tells this attempt from an earlier one
        self.commitments: list[str | None] = [None] * seats
        self.seeds: list[bytes | None] = [None] * seats
        self.made_here = [False] * seats
        self.unshown: list[str | None] = [None] * seats
        self.server = bytes.fromhex(live.secret["server"]["seed"])
        self.revealing = False
        self.complete = asyncio.Event()

    def said(self, seat: int, seed: Seed) -> None:
        """What a seat sends. The first commitment counts; a seed that does not fit it is no seed. A page that shows its
        seed before it is asked to is believed: it gives away nothing but its own secret."""
        if not self.revealing and seed.commitment and self.commitments[seat] is None:
            self.commitments[seat] = seed.commitment
        if seed.reveal and self.seeds[seat] is None:
            if commitment(bytes.fromhex(seed.reveal)) == self.commitments[seat]:
                self.seeds[seat] = bytes.fromhex(seed.reveal)
        if None not in (self.seeds if self.revealing else self.commitments):
            self.complete.set()

    def make(self, seat: int, promised: list[str]) -> None:
        """A seed made by the server: for bots, for who is away, and for who does not answer in time. There is nothing
        to choose: it follows from the seed that the server has committed to, and from what is `promised`."""
        seed = seed_for(self.server, seat, promised)
        self.seeds[seat], self.commitments[seat], self.made_here[seat] = seed, commitment(seed), True

    async def wait(self, parts: list[str | None] | list[bytes | None]) -> list[int]:
        """Until everybody has sent its part, or the grace is over. Returns the seats that have not."""
        self.complete.clear()
        if None in parts:
            try:
                async with asyncio.timeout(self.live.hub.settings.seed_grace):
                    await self.complete.wait()
            except TimeoutError:
                pass
        return [seat for seat, part in enumerate(parts) if part is None]

    async def collect(self) -> Fair:
        live = self.live
        for seat in live.seats:
            if seat.level or not live.present(seat.seat):
                self.make(seat.seat, [])
            else:
                live.to_seat(seat.seat, frame("commit", nonce=self.nonce))
        for silent in await self.wait(self.commitments):
            self.make(silent, [])
        self.revealing = True
        promised = [text or "" for text in self.commitments]
        live.to_all(frame("reveal", nonce=self.nonce, commitments=promised))
        for silent in await self.wait(self.seeds):
            self.unshown[silent] = promised[silent]
            self.make(silent, promised)
        fair = Fair(self.server, [seed for seed in self.seeds if seed is not None], self.made_here)
        fair.derived, fair.unshown = self.made_here[:], self.unshown
        return fair


def new_secret() -> dict[str, dict[str, str]]:
    """The server's own seed, committed to when the table is created."""
    seed = secrets.token_bytes(SEED_BYTES)
    return {"server": {"commitment": commitment(seed), "seed": seed.hex()}}


async def start(live: LiveTable) -> None:
    """Deal, store, and ask the first question. The lock is free while seeds are collected: people may still arrive.
    `live.dealing` was set under it, and from then on nobody leaves or is removed."""
    assert live.dealing is not None
    try:
        fair = await live.dealing.collect()
        async with live.lock:
            await deal(live, fair)
    except Conflict:  # another process was faster, or somebody left there
        raise Problem(409, "error-started" if live.row.state == "playing" else "error-changed") from None
    except StoreDown:
        raise Problem(503, "error-store-down") from None
    except Problem:
        raise
    except BadOption:  # the options were legal when the table was made
        raise Problem(409, "error-bad-option", field="options") from None
    except Exception as error:
        report(live, "a game can't begin", error)
        live.forget_game()
        raise Problem(503, "error-internal") from None
    finally:
        live.dealing = None


async def deal(live: LiveTable, fair: Fair) -> None:
    if live.row.state != "waiting":  # while the seeds were collected, another process was faster
        raise Problem(409, "error-started")
    if any(seat.guest is None and seat.level is None for seat in live.seats):
        raise Problem(409, "error-seats-free")
    game = live.hub.catalogue.games[live.row.game]
    live.table = new_table(game, len(live.seats), fair, live.options)
    record = record_of(live.table)
    secret = fair.to_data()
    stored = change_table(
        live.id,
        {"state": "waiting"},
        state="playing",
        begun=live.hub.time.now(),
        version=str(game.version),
        secret=msgspec.json.encode(secret).decode(),
        start=msgspec.json.encode(record).decode(),
    )
    news = live.news()
    clocks = [*live.clocks.begin(), *live.clocks.turn()]
    await live.store(("start", -1, ""), "table:0", news, stored, *clocks)
    live.clocks.set_alarm()
    live.secret = secret
    live.row.state, live.row.version = "playing", str(game.version)
    live.announce_now()
    settle(live, news)
