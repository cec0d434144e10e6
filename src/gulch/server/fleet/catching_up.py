"""A table in memory that another process has changed: what happened there is played here, and told to those here."""

from __future__ import annotations

import logging
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from gulch.server.socket.frames import open_block
from gulch.server.socket.messages import Agree, Seed, read
from gulch.server.store import shared
from gulch.server.store.rebuild import apply, rebuild
from gulch.server.store.rows import Played, Present, Relayed
from gulch.server.tables import vote

if TYPE_CHECKING:
    from gulch.server.fleet.fleet import Fleet
    from gulch.server.tables.live import LiveTable

log = logging.getLogger("gulch.server")


class Elsewhere:
    """A seat whose socket is at another process: what it says comes here, what it is told goes there."""

    def __init__(self, fleet: Fleet, live: LiveTable, seat: int) -> None:
        self.fleet = fleet
        self.live = live
        self.seat: int | None = seat

    def send(self, data: bytes) -> None:
        self.fleet.pass_on(self.live, self.seat, "frame", data)


async def bring_up(fleet: Fleet, live: LiveTable) -> None:
    """Called with the table's lock held."""
    found = await shared.since(fleet.store, live.id, live.position, live.heard, fleet.me)
    if not found.row:
        fleet.hub.throw_out(live)
        return
    before = live.seats
    about = what_is_announced(live)
    await take_rows(fleet, live, found)
    try:
        for entry in found.entries:
            play(live, entry)
    except Exception as error:
        log.error("what another process has stored can't be played here: %s", type(error).__name__)
        fleet.hub.throw_out(live)
        return
    if live.table is not None and live.over is not None:
        live.over.pop("views", None)
    live.see_out(before)
    were = live.elsewhere
    take_presence(live, found.present)
    if live.vote and any(now > before for now, before in zip(live.elsewhere, were, strict=True)):
        fleet.pass_on(live, None, "frame", live.vote.data())  # to whoever has come there meanwhile
    for said in found.said:
        hear(fleet, live, said)
    live.tick = found.row[0].tick
    if fleet.bus and not any(were) and any(live.elsewhere):
        fleet.bus.tell({live.id: live.tick})  # what we did before we knew of them
    live.clocks.set_alarm()
    if live.vote:
        live.vote.look_again()
    if what_is_announced(live) != about:
        live.announce()
    live.driver.look()


def what_is_announced(live: LiveTable) -> Any:
    """Everything about the table but the game; most often another process has only stored an answer. How often in a row
    time was up is nobody's business: it changes when somebody answers in secret."""
    seats = [msgspec.structs.replace(seat, missed=0) for seat in live.seats]
    return msgspec.structs.replace(live.row, tick=0), seats, live.elsewhere, live.host_elsewhere


async def take_rows(fleet: Fleet, live: LiveTable, found: shared.Since) -> None:
    """Long texts and secrets are read only when the table begins or ends."""
    [row] = found.row
    if row.state != live.row.state or (live.position < 0 and found.entries):
        whole = await fleet.store.table(live.id)
        if whole is not None:
            live.know(whole)
            if live.position < 0 and found.entries:
                game = fleet.hub.catalogue.games[live.row.game]
                start: dict[str, Any] = msgspec.json.decode(live.row.start or "{}")
                live.table = rebuild(game, {**start, "version": game.version}, [])
            live.row.start = live.row.checkpoint = live.row.outcome = None
    else:
        row.secret = live.row.secret
        live.row = row
        live.kicked = msgspec.json.decode(row.kicked)
    live.seats = found.seats


def play(live: LiveTable, entry: Played) -> None:
    table = live.table
    assert table is not None
    before = None
    if entry.position > 0:  # the beginning is everybody's, also where all choose at once from the first question on
        before = open_block(table)
        apply(table, (entry.kind, entry.seat, entry.said))
    in_secret = before is not None and before == open_block(table)
    news = live.news(entry.seat if in_secret else None)
    if news.seqs != [int(seq) for seq in entry.seqs.split(",")]:
        raise ValueError("other rules")
    live.note(entry.position, entry.cmd_id, news.seqs)
    live.block, live.since = table.opened, entry.since or entry.at
    live.broadcast(news)


def take_presence(live: LiveTable, rows: Sequence[Present]) -> None:
    counts = [[int(count) for count in row.counts.split(",")] for row in rows]
    live.elsewhere = [sum(column) for column in zip(*counts, strict=True)] if counts else [0] * live.viewers
    live.host_elsewhere = any(row.host for row in rows)
    live.note_gone()


def hear(fleet: Fleet, live: LiveTable, row: Relayed) -> None:
    live.heard = row.id
    if row.kind == "said" and row.viewer is not None:
        overhear(fleet, live, row.viewer, row.data)
        return
    data: bytes = row.data.encode()
    told = msgspec.json.decode(data)
    if told["type"] == "vote":
        until = 0.0 if "closed" in told else time.monotonic() + live.hub.settings.vote_seconds
        live.vote_elsewhere = until, data
    if told["type"] == "chat":
        line = {"seat": -1 if told["seat"] is None else told["seat"], "name": told["from"]}
        line |= {"text": told["text"], "at": told["at"]}
        if line in live.chat:
            return
        live.chat.append(line)
    viewers = range(live.viewers) if row.viewer is None else [row.viewer]
    for viewer in viewers:
        for connection in live.connections[viewer]:
            connection.send(data)


def overhear(fleet: Fleet, live: LiveTable, seat: int, text: str) -> None:
    """What a seat elsewhere says about the dealing or the vote that is held here."""
    said = read(text)
    if isinstance(said, Seed) and live.dealing is not None:
        live.dealing.said(seat, said)
    elif isinstance(said, Agree) and live.vote is not None:
        live.driver.spawn(vote.agree(live, Elsewhere(fleet, live, seat), said))
