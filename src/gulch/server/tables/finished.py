"""Finished games: the record, and what each viewer saw at every moment of it."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from gulch.server.bots.pool import Late
from gulch.server.errors import Problem
from gulch.server.socket.frames import Raw, events_after
from gulch.server.socket.messages import encode
from gulch.server.tables.live import LiveTable

SECONDS = 20.0
KEPT = 64
HINT_SEED = 16  # the same for everybody who looks


async def record(live: LiveTable) -> bytes:
    """As it was written when the game ended. It holds every secret, so nobody gets it earlier."""
    if live.row.state != "over":
        raise Problem(409, "error-not-over")
    listing = await live.hub.store.table(live.id)
    if listing is None or listing.row.record is None:
        raise Problem(404, "error-no-record")
    return listing.row.record.encode()


Key = tuple[str, str, int | None]  # what of which table, for whom


class Shelf:
    """The last few replays, since whoever opens one opens it for several people."""

    def __init__(self) -> None:
        self.kept: OrderedDict[Key, bytes] = OrderedDict()

    def put(self, key: Key, data: bytes) -> None:
        self.kept[key] = data
        if len(self.kept) > KEPT:
            self.kept.popitem(last=False)


shelf = Shelf()


async def moments(live: LiveTable, seat: int | None) -> bytes:
    key = key_of("moments", live, seat)
    if key in shelf.kept:
        return shelf.kept[key]
    views = await worked_out("moments", live, seat)
    made = await make_moments(live, seat, views)
    if views is not None:
        shelf.put(key, made)
    return made


async def course(live: LiveTable, seat: int | None) -> bytes:
    """How everybody stood after each answer, with the number of the last event that this viewer had been told. Nothing
    is known under rules that are gone."""
    key = key_of("course", live, seat)
    if key in shelf.kept:
        return shelf.kept[key]
    stood = await worked_out("course", live, None)
    if stood is None:
        return encode({"course": []})
    marks = live.marks[len(live.seats) if seat is None else seat]
    made = encode({"course": [{"seq": seq, "standings": one} for seq, one in zip(marks, stood, strict=True)]})
    shelf.put(key, made)
    return made


async def hint(live: LiveTable, at: int, may: Callable[[], bool]) -> bytes:
    """What a bot would have done at the question that was answered next, beside what was played. Empty where nothing
    was: at the end, and where somebody took something back."""
    key = ("hint", live.id, at)
    key_of("hint", live, None)
    if key in shelf.kept:
        return shelf.kept[key]
    entries = await live.hub.store.entries(live.id)
    next = entries[at + 1] if at + 1 < len(entries) else None
    if next is None or next.kind != "answer" or live.table is None:
        return encode({"hint": None})
    if not may():
        raise Problem(429, "error-too-fast")
    settings = live.hub.settings
    job = {**await again("past_hint", live, entries[: at + 1], next.seat), "seed": HINT_SEED}
    try:
        found = await live.hub.pool.run({**job, "seconds": settings.hint_seconds}, SECONDS)
    except Late:
        return encode({"hint": None})
    made = encode({"hint": {"seat": next.seat, "played": next.said, **found}})
    shelf.put(key, made)
    return made


def key_of(what: str, live: LiveTable, seat: int | None) -> Key:
    if live.row.state != "over":
        raise Problem(409, "error-not-over")
    if seat is not None and seat >= len(live.seats):
        raise Problem(404, "error-no-such-seat")
    return what, live.id, seat


async def make_moments(live: LiveTable, seat: int | None, views: list[Any] | None) -> bytes:
    """One moment per answer. Under rules that are gone only the last view is known; the events always are."""
    viewer = len(live.seats) if seat is None else seat
    told = await live.hub.store.told(live.id, -1, live.position)
    if views is None:
        views = [None] * live.position + [live.last_view(viewer)]
    moments = [
        {"seq": seq, "view": view, "events": Raw(events_after([row], viewer, 0))}
        for seq, view, row in zip(live.marks[viewer], views, told, strict=True)
    ]
    return encode({"moments": moments})


async def worked_out(what: str, live: LiveTable, seat: int | None) -> list[Any] | None:
    """One thing per answer, by playing the record again in another process."""
    entries = await live.hub.store.entries(live.id)
    job = await again(what, live, entries, seat)
    try:
        made: list[Any] = await live.hub.pool.run(job, SECONDS)
    except Late:
        return None
    return made if len(made) == len(entries) else None


async def again(what: str, live: LiveTable, entries: Sequence[Any], seat: int | None) -> dict[str, Any]:
    """A job for which these entries are played again."""
    start: dict[str, Any] = msgspec.json.decode(await record(live))
    return {
        "kind": what,
        "game": live.row.game,
        "start": {**start, "answers": []},
        "steps": [(entry.kind, entry.seat, entry.said) for entry in entries],
        "seat": seat,
    }
