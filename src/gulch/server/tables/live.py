"""A table in memory: its rows, the game, who is connected. One lock: changes happen one after the other."""

from __future__ import annotations

import asyncio
import time
from array import array
from bisect import bisect_left, bisect_right
from collections import OrderedDict, deque
from typing import TYPE_CHECKING, Any

import msgspec

from gulch.engine.table import Table
from gulch.server import crash, errors
from gulch.server.socket.connection import Connection
from gulch.server.socket.frames import NOTHING_SEEN, Raw, chat_line, events_after, seat_of, what_is_seen
from gulch.server.socket.messages import frame
from gulch.server.store.rows import EntryRow, Listing, SeatRow
from gulch.server.store.writer import Conflict, Statement, StoreDown
from gulch.server.tables.absence import line_lost, stand_in, time_up
from gulch.server.tables.clocks import Clocks
from gulch.server.tables.info import table_info
from gulch.server.tables.lock import TableLock
from gulch.server.tables.names import name_of

if TYPE_CHECKING:
    from gulch.server.bots.drive import Driver
    from gulch.server.store.rebuild import Step
    from gulch.server.tables.dealing import Dealing
    from gulch.server.tables.hub import Hub
    from gulch.server.tables.vote import Vote

RECENT = 8


class News:
    """What everybody is told next, made before it is stored: if a rule fails while it is made, nothing has happened."""

    __slots__ = ("seqs", "told", "updates")

    def __init__(self, seqs: list[int], told: list[bytes], updates: list[bytes | None]) -> None:
        self.seqs = seqs  # the length of each viewer's stream
        self.told = told  # each viewer's new events
        self.updates = updates  # the frames of those who are there


ANNOUNCE_SECONDS = 0.03
KEPT = """
announcing base block chat clocks connections dealing driver elsewhere gone heard hinted host_elsewhere host_gone hub
id kicked lock marks options over position recent row seats secret since table tick used users vote vote_elsewhere
"""


class LiveTable:
    __slots__ = tuple(KEPT.split())  # a dict for so much takes four times the room

    def __init__(self, hub: Hub, listing: Listing) -> None:
        self.hub = hub
        self.know(listing)
        self.id = self.row.id
        self.options: dict[str, Any] = msgspec.json.decode(self.row.options)
        self.lock = TableLock()
        self.table: Table | None = None
        self.position = -1  # of the last entry
        # Where the game came from a checkpoint of older rules, its streams begin later than the stored ones.
        self.base = [0] * self.viewers
        self.marks = [array("I") for _ in range(self.viewers)]  # the length of each viewer's stream, by position
        self.recent: OrderedDict[str, int] = OrderedDict()  # command -> position
        self.connections: list[list[Connection]] = [[] for _ in range(self.viewers)]
        self.chat: deque[dict[str, Any]] = deque(maxlen=hub.settings.chat_kept)
        self.clocks = Clocks(self)
        self.since: float | None = None  # when we began to wait for what we wait for now, by the calendar
        self.host_gone: float | None = hub.time.up()
        self.gone: list[float | None] = [hub.time.up()] * self.viewers  # since when nobody is there; None: somebody is
        self.dealing: Dealing | None = None
        self.vote: Vote | None = None
        self.hinted: dict[int, tuple[int, asyncio.Future[dict[str, Any]]]] = {}  # seat -> question, what a bot would do
        self.driver: Driver = hub.new_driver(self)
        self.block = -1  # that was open after the last entry
        # With several processes: the changes that we know of, what we have heard, who is at the others
        self.tick = -1
        self.heard = 0
        self.elsewhere = [0] * self.viewers
        self.host_elsewhere = False
        self.vote_elsewhere = (0.0, b"")  # until when a vote may be open there, and what it says
        self.users = 0
        self.used = time.monotonic()
        self.announcing = False

    def know(self, listing: Listing) -> None:
        """What the store says about the table, apart from the game."""
        self.row = listing.row
        self.seats: list[SeatRow] = listing.seats
        self.secret: dict[str, Any] = msgspec.json.decode(self.row.secret)
        self.kicked: list[str] = msgspec.json.decode(self.row.kicked)
        # How it ended; and, only where there is no table that could show it, what everybody saw then
        self.over: dict[str, Any] | None = msgspec.json.decode(self.row.outcome) if self.row.outcome else None

    def forget_game(self) -> None:
        self.position = -1
        self.table = None
        self.recent.clear()
        for marks in self.marks:
            del marks[:]

    @property
    def viewers(self) -> int:
        return len(self.seats) + 1

    @property
    def version(self) -> str:
        """Of the rules that are played here now; the row has those the game was begun under."""
        return str(self.hub.catalogue.games[self.row.game].version)

    @property
    def stuck(self) -> bool:
        """Begun under rules that are gone, and there is no way to go on."""
        return self.row.state == "playing" and self.table is None

    def about_rules(self) -> bytes | None:
        """What whoever comes is told when the rules have changed since the game began."""
        if self.row.state != "playing" or not (self.stuck or self.row.version != self.version):
            return None
        text = "notice-rules-gone" if self.stuck else "notice-newer-rules"
        return frame("notice", text=text, params={"begun": self.row.version, "now": self.version})

    @property
    def busy(self) -> bool:
        return bool(self.users or self.dealing or self.vote or self.driver.busy or any(self.connections))

    @property
    def matters(self) -> bool:
        """Somebody plays here, or at least looks. A table of bots alone waits until somebody does."""
        return (
            any(self.connections)
            or any(self.elsewhere)
            or any(s.guest and not s.level and not s.away for s in self.seats)
        )

    def present(self, viewer: int) -> bool:
        """Whether somebody is there, at this process or another."""
        return bool(self.connections[viewer] or self.elsewhere[viewer])

    @property
    def host_is_here(self) -> bool:
        return self.host_among_us or self.host_elsewhere

    def note_gone(self) -> None:
        """Since when nobody is there."""
        for viewer in range(self.viewers):
            if self.present(viewer):
                self.gone[viewer] = None
            elif self.gone[viewer] is None:
                self.gone[viewer] = self.hub.time.up()
        if self.host_is_here:
            self.host_gone = None
        elif self.host_gone is None:
            self.host_gone = self.hub.time.up()

    @property
    def host_among_us(self) -> bool:
        at_seats = any(self.connections[s.seat] for s in self.seats if s.guest == self.row.host)
        return at_seats or any(c.guest is not None and c.guest.id == self.row.host for c in self.connections[-1])

    def player(self, seat: int) -> str | None:
        """The level of the bot that plays this seat now; None: its owner."""
        row = self.seats[seat]
        return row.level or (stand_in(self) if row.stand_in else None)

    def time_up(self) -> None:
        if self.hub.drives(self):
            self.driver.spawn(time_up(self))

    async def forget_guest(self, guest: str) -> None:
        """What the store has forgotten: seats of a game that is over, whose words they were, and who was host."""
        for i, seat in enumerate(self.seats):
            if seat.guest == guest:
                self.seats[i] = msgspec.structs.replace(seat, guest=None, name="")
        if self.chat:
            lines = await self.hub.store.chat(self.id, self.hub.settings.chat_kept)
            self.chat = deque(lines, maxlen=self.chat.maxlen)
        if self.row.host == guest:
            self.row.host = ""

    def name_of(self, seat: int) -> str:
        return name_of(self.seats, seat)

    def viewer(self, connection: Connection) -> int:
        return len(self.seats) if connection.seat is None else connection.seat

    def seq(self, viewer: int) -> int:
        return self.marks[viewer][-1] if self.marks[viewer] else 0

    def first_known(self, viewer: int) -> int:
        """The first position that this viewer may look back on: who has taken over a seat that another person played
        knows its present, not its past."""
        return max(0, self.seats[viewer].since - 1) if viewer < len(self.seats) else 0

    @property
    def fixed(self) -> int:
        """So many answers nobody can take back: a seat has changed hands since, and its past is not its heir's."""
        return max([seat.kept for seat in self.seats])

    def position_of(self, viewer: int, seq: int) -> int:
        """The first position at which this viewer had been told event `seq`."""
        return min(bisect_left(self.marks[viewer], seq), self.position)

    # ---- storing ----------------------------------------------------------------------------------------------------
    def news(self, only: int | None = None) -> News:
        """Of what has just happened to `self.table`. Everybody hears what is news to them; `only`: one seat chose in
        secret, and the others hear nothing at all, for a frame without news would tell them how many choices it had.
        Those who waited for the game to begin have a snapshot without vocabulary: the first update brings it."""
        table = self.table
        assert table is not None
        first = {"words": table.rules.parameters()} if self.position < 0 else {}
        told = self.hub.texts.encode_all(table, self.base, [self.seq(v) for v in range(self.viewers)])
        seqs = [base + len(stream) for base, stream in zip(self.base, table.streams, strict=True)]
        updates: list[bytes | None] = [None] * len(seqs)
        for v, connections in enumerate(self.connections):
            if connections and only in (None, v):
                seen = self.seen(table, v)
                updates[v] = frame("update", seq=seqs[v], **seen, events=Raw(told[v]), **first)
        return News(seqs, told, updates)

    async def store(self, step: Step, cmd_id: str, news: News, *statements: Statement) -> None:
        """Store what has just happened to `self.table`; on failure the memory goes back to what is stored."""
        kind, seat, said = step
        now = self.hub.time.now()
        table, before = self.table, self.block
        assert table is not None
        self.block = table.opened
        # While everybody chooses at once nobody may learn when somebody did: we wait since the block's beginning.
        since = self.since if self.since and table.opened >= 0 and table.opened == before else now
        entry = EntryRow(
            table_id=self.id,
            position=self.position + 1,
            cmd_id=cmd_id,
            seat=seat,
            kind=kind,
            said=said,
            seqs=",".join(map(str, news.seqs)),
            told=(b"[" + b",".join(news.told) + b"]").decode(),
            at=now,
            waiting=",".join(map(str, sorted(table.pending))),
            since=since,
        )
        try:
            await self.hub.store.write(*statements, entry=entry)
        except (Conflict, StoreDown):
            await self.hub.reload(self)
            raise
        self.note(entry.position, cmd_id, news.seqs)
        self.since = since

    def note(self, position: int, cmd_id: str, seqs: list[int]) -> None:
        self.position = position
        for marks, seq in zip(self.marks, seqs, strict=True):
            marks.append(seq)
        self.recent[cmd_id] = position
        if len(self.recent) > RECENT:
            self.recent.popitem(last=False)

    # ---- telling ----------------------------------------------------------------------------------------------------
    def broadcast(self, news: News) -> None:
        for connections, update in zip(self.connections, news.updates, strict=True):
            if update is not None:
                for connection in connections:
                    connection.send(update)
                crash.point("mid-broadcast")

    def to_all(self, data: bytes) -> None:
        if self.hub.fleet is not None:
            self.hub.fleet.pass_on(self, None, "frame", data)
        for connections in self.connections:
            for connection in connections:
                connection.send(data)

    def to_seat(self, seat: int, data: bytes) -> None:
        if self.hub.fleet is not None:
            self.hub.fleet.pass_on(self, seat, "frame", data)
        for connection in self.connections[seat]:
            connection.send(data)

    def announce(self) -> None:
        """Tell everybody about seats, names and presence; a burst of changes is told once."""
        if not self.announcing:
            self.announcing = True
            asyncio.get_running_loop().call_later(ANNOUNCE_SECONDS, self.announce_now)

    def announce_now(self) -> None:
        self.announcing = False
        for connections in self.connections:
            for connection in connections:
                connection.send(frame("table", table=self.info(connection)))

    def info(self, connection: Connection) -> dict[str, Any]:
        """For a socket: without tokens, these are given over HTTP only."""
        guest = connection.guest.id if connection.guest else None
        if connection.seat is not None:
            guest = self.seats[connection.seat].guest
        return table_info(self, guest, None)

    def seen(self, table: Table, viewer: int) -> dict[str, Any]:
        """`undo`: whether this seat's last answer can be taken back as things are, without asking anybody."""
        seat = seat_of(viewer, table)
        undo = seat is not None and self.row.state == "playing" and table.last_answer(seat) >= self.fixed
        return {**what_is_seen(table, viewer), "undo": undo}

    async def snapshot(self, connection: Connection, last_seq: int) -> bytes:
        viewer = self.viewer(connection)
        seq = self.seq(viewer)
        if self.table is None:
            seen = {**NOTHING_SEEN, "view": self.last_view(viewer)}
        else:
            seen = self.seen(self.table, viewer)
        first = self.first_known(viewer)
        known = max(last_seq if last_seq <= seq else 0, self.marks[viewer][first] if first else 0)
        events = await self.events(viewer, known)
        return frame(
            "snapshot",
            seq=seq,
            **seen,
            events=Raw(events),
            table=self.info(connection),
            chat=[chat_line(line) for line in self.chat],
            words=None if self.table is None else self.table.rules.parameters(),
        )

    def last_view(self, viewer: int) -> Any:
        """What this viewer sees now; of a game that was finished under rules that are gone, what it saw then."""
        if self.table is not None:
            return self.table.view(seat_of(viewer, self.table))
        return self.over["views"][viewer] if self.over and "views" in self.over else None

    async def events(self, viewer: int, last_seq: int) -> bytes:
        """What this viewer was told after event `last_seq`, from the store."""
        marks = self.marks[viewer]
        first = bisect_right(marks, last_seq)  # the first position that told more
        if first >= len(marks):
            return b"[]"
        before = marks[first - 1] if first else 0
        told = await self.hub.store.told(self.id, first - 1, self.position)
        return events_after(told, viewer, last_seq - before)

    # ---- presence ---------------------------------------------------------------------------------------------------
    def connect(self, connection: Connection) -> None:
        viewer = self.viewer(connection)
        self.connections[viewer].append(connection)
        self.note_gone()
        if self.hub.fleet is not None:
            self.hub.fleet.presence_changed(self)
        if self.vote:
            self.vote.look_again()
        self.announce()
        self.driver.look()

    def disconnect(self, connection: Connection) -> None:
        viewer = self.viewer(connection)
        self.connections[viewer].remove(connection)
        if connection.here:
            self.looked_away(connection)
        self.used = time.monotonic()
        self.note_gone()
        if self.hub.fleet is not None:
            self.hub.fleet.presence_changed(self)
        if not self.present(viewer) and connection.seat is not None and self.clocks.rate is not None:
            self.driver.spawn(line_lost(self, connection.seat))
        self.announce()

    def attend(self, connection: Connection, here: bool) -> None:
        """The page was turned to, or hidden."""
        connection.here = here
        if not here:
            self.looked_away(connection)
        if self.hub.fleet is not None:
            self.hub.fleet.presence_changed(self)

    def looked_away(self, connection: Connection) -> None:
        if connection.seat is not None:
            self.hub.notices.looked_away(self.id, connection.seat)

    def hang_up(self, seat: int, code: int, text: str) -> None:
        for connection in self.connections[seat]:
            connection.close(code, text)

    def see_out(self, before: list[SeatRow]) -> None:
        """Whoever is no longer the owner of a seat is told nothing more."""
        for seat, was in zip(self.seats, before, strict=True):
            if (seat.epoch, seat.guest) != (was.epoch, was.guest):
                self.hang_up(seat.seat, *errors.KICKED)

    def broken(self) -> None:
        """The store failed under us: everybody may come back when it works again."""
        self.lock.gone = True
        self.clocks.stop()
        for connections in self.connections:
            for connection in connections:
                connection.close(*errors.STORE_DOWN)
