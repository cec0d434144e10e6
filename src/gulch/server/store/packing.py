"""Finished games of long ago: everything that is stored of one, in a tenth of the room. Nothing is lost: it is shown,
replayed and verified as ever, also when the rules have changed since."""

from __future__ import annotations

import lzma

import msgspec

from gulch.server.store.rows import EntryRow, TableRow

LONG = ("start", "outcome", "record")  # texts of the table's row that are packed, too


class Packed(msgspec.Struct):
    entries: list[EntryRow]
    start: str | None = None
    outcome: str | None = None
    record: str | None = None


def pack(row: TableRow, entries: list[EntryRow]) -> bytes:
    whole = Packed(entries, *(getattr(row, name) for name in LONG))
    return lzma.compress(msgspec.json.encode(whole), preset=6)


def unpack(data: bytes) -> Packed:
    return msgspec.json.decode(lzma.decompress(data), type=Packed)
