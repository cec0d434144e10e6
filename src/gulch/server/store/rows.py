"""Rows as they are stored; the schema says what each field means."""

from __future__ import annotations

import msgspec


class TableRow(msgspec.Struct, kw_only=True):
    id: str
    game: str
    version: str
    options: str
    public: bool
    state: str
    host: str
    created: float
    kicked: str
    secret: str = ""  # it is in no list
    start: str | None = None
    checkpoint: str | None = None
    outcome: str | None = None
    record: str | None = None
    next: str | None = None
    first: str | None = None
    turns: int = 0
    clock: str | None = None
    ended: str | None = None
    hints: str = ""
    tick: int = 0
    driver: str | None = None
    driven: float = 0.0
    begun: float | None = None
    finished: float | None = None


class SeatRow(msgspec.Struct, kw_only=True):
    table_id: str
    seat: int
    guest: str | None
    name: str
    level: str | None
    epoch: int
    away: bool
    since: int = 0
    kept: int = 0
    joined: float = 0.0
    matter: str = ""
    reserve: float = 0.0
    due: float | None = None
    still: float | None = None
    missed: int = 0
    stand_in: bool = False
    absent: bool = False
    resigned: bool = False


class Played(msgspec.Struct):
    """What another process has stored: an entry without what was told, which is told again here."""

    position: int
    cmd_id: str
    seat: int
    kind: str
    said: str
    seqs: str
    at: float
    since: float


class Relayed(msgspec.Struct):
    """What another process has said, for one viewer or for all."""

    id: int
    viewer: int | None
    kind: str
    data: str


class Present(msgspec.Struct):
    """Who is at another process: how many sockets each viewer has, and whether the host is among them."""

    counts: str
    host: bool


class EntryRow(msgspec.Struct, kw_only=True):
    table_id: str
    position: int
    cmd_id: str
    seat: int
    kind: str
    said: str
    seqs: str
    told: str
    at: float
    waiting: str = ""
    since: float = 0.0


class Sign(msgspec.Struct, frozen=True):
    """What hangs on the server's door, for everybody to read."""

    closed: bool = False  # no new tables and games; those that run go on
    said: str = ""  # an announcement, in the words of whoever keeps the server


class Listing(msgspec.Struct):
    """What a list of tables shows of one."""

    row: TableRow
    seats: list[SeatRow]
    waiting: list[int] = []
    since: float | None = None
