"""What viewers are told, as bytes. A viewer is a seat's number, or the number of seats for the spectator."""

from __future__ import annotations

from typing import Any

import msgspec

from gulch.declare.rules import Rules
from gulch.engine.table import Table
from gulch.server.socket.messages import encode
from gulch.waiting import doing

Raw = msgspec.Raw
read_list = msgspec.json.Decoder(list[msgspec.Raw]).decode
EVENTS_KEPT = 50_000
UNDO = b'"id":"undo:%d","kind":"undo","rule":"","params":{}}'


class EventTexts:
    """Events as JSON. The same few thousand events happen at every table of a game, so each is described once."""

    def __init__(self) -> None:
        self.by_rules: dict[int, tuple[Rules[Any], dict[str, tuple[str, bytes]]]] = {}

    def of(self, table: Table) -> dict[str, tuple[str, bytes]]:
        found = self.by_rules.get(id(table.rules))
        if found is None or found[0] is not table.rules or len(found[1]) > EVENTS_KEPT:
            found = self.by_rules[id(table.rules)] = (table.rules, {})
        return found[1]

    def encode(self, table: Table, stream: list[str], base: int, told: int) -> bytes:
        """What a stream says after its first `told` events, counted from `base`. All tables share one text of an event:
        streams are most of a table's memory."""
        texts = self.of(table)
        parts = []
        for i in range(told - base, len(stream)):
            event = stream[i]
            if is_undo(event):
                text = UNDO % (base + last_kept(stream, i))
            else:
                stream[i], text = texts.get(event) or texts.setdefault(event, (event, describe(table, event)))
            parts.append(b'{"seq":%d,%b' % (base + i + 1, text))
        return b"[" + b",".join(parts) + b"]"

    def encode_all(self, table: Table, base: list[int], told: list[int]) -> list[bytes]:
        """The same of every stream. Most viewers are told the same: that is written once."""
        found: list[bytes] = []
        last: list[str] = []
        for v, stream in enumerate(table.streams):
            if v and told[v] == told[v - 1] and stream[told[v] - base[v] :] == last and not any(map(is_undo, last)):
                stream[told[v] - base[v] :] = last  # the texts that all tables share
                found.append(found[-1])
            else:
                found.append(self.encode(table, stream, base[v], told[v]))
                last = stream[told[v] - base[v] :]
        return found


def is_undo(event: str) -> bool:
    return event.startswith("undo:")


def last_kept(stream: list[str], marker: int) -> int:
    """The number of the last event that stands after an undo. The engine's marker counts what stands; the wire names
    events, so that a page need not count."""
    standing: list[int] = []
    for number, event in enumerate(stream[: marker + 1], 1):
        if is_undo(event):
            del standing[int(event[5:]) :]
        else:
            standing.append(number)
    return standing[-1] if standing else 0


def describe(table: Table, event: str) -> bytes:
    option = table.describe(event)
    return encode({"id": option.id, "kind": option.kind, "rule": option.rule, "params": option.params})[1:]


def seat_of(viewer: int, table: Table) -> int | None:
    return viewer if viewer < table.seats else None


def what_is_seen(table: Table, viewer: int) -> dict[str, Any]:
    """The part of a snapshot or an update that is a function of the table."""
    seat = seat_of(viewer, table)
    question = None if seat is None else table.pending.get(seat)
    return {
        "view": table.view(seat),
        "question": None if question is None else question.data(),
        "waiting": sorted(table.pending),
        "doing": doing(table, seat),
    }


NOTHING_SEEN: dict[str, Any] = {"view": None, "question": None, "waiting": [], "doing": [], "undo": False}

Block = tuple[int, tuple[int, ...]]


def open_block(table: Table | None) -> Block | None:
    """While everybody chooses at once: which block it is and who is not done, which is all that the others may know."""
    if table is None or table.opened < 0:
        return None
    return table.opened, tuple(sorted(table.pending))


def join_lists(lists: list[bytes]) -> bytes:
    """JSON lists, one after the other."""
    return b"[" + b",".join(part[1:-1] for part in lists if len(part) > 2) + b"]"


def events_after(told: list[str], viewer: int, skip: int) -> bytes:
    """A viewer's events from stored rows, without the first `skip` of the first row."""
    lists = [bytes(read_list(row)[viewer]) for row in told]
    if skip and lists:
        lists[0] = b"[" + b",".join(bytes(raw) for raw in read_list(lists[0])[skip:]) + b"]"
    return join_lists(lists)


def chat_line(line: dict[str, Any]) -> dict[str, Any]:
    seat = None if line["seat"] == -1 else line["seat"]
    return {"from": line["name"], "seat": seat, "text": line["text"], "at": line["at"]}
