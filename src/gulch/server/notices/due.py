"""Who is to be told what now. All of it follows from what is stored, so nothing is lost when a server is killed: what
was not noted as told is told again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from typing import NamedTuple

from gulch.server.notices.wishes import Wishes
from gulch.server.notices.words import Item, others_of
from gulch.server.store.rows import Listing, SeatRow

LATELY_SECONDS = 24 * 3600.0  # what began or ended longer ago is no news

Told = Mapping[tuple[str, str, str], str]  # person, table, kind -> which turn


class Sight(NamedTuple):
    """Who is looking at a table, by table and seat; and who was until just now."""

    looking: Set[tuple[str, int]]
    looked: Set[tuple[str, int]]


class Due(NamedTuple):
    items: list[Item]  # to be told
    known: list[Item]  # seen with their own eyes: noted, not told


def items_of(listing: Listing, seat: SeatRow, guest: str) -> Iterable[Item]:
    """What there is to tell the owner of a seat."""
    row = listing.row

    def item(kind: str, since: float, mark: str = "") -> Item:
        return Item(row.id, kind, mark, since, row.game, others_of(listing, guest))

    if row.state == "playing":
        waits = seat.seat in listing.waiting and seat.level is None and not seat.stand_in
        if waits and listing.since is not None:
            yield item("turn", listing.since, f"{listing.since:.6f}")
        if row.begun is not None and not waits:
            yield item("begun", row.begun)
    elif row.state == "over" and row.finished is not None:
        yield item("over", row.finished)
    elif row.state == "waiting" and row.turns and row.host != guest:
        yield item("next", row.created)


def is_news(item: Item, wishes: Wishes, now: float) -> bool:
    """A turn as long as it lasts; the rest while it is new, and if they want it."""
    return item.kind == "turn" or (wishes.also and item.since >= max(wishes.since, now - LATELY_SECONDS))


def due(wishes: Wishes, listings: Iterable[Listing], told: Told, sight: Sight, now: float, delay: float) -> Due:
    """Nobody is told of what they are looking at, or have only just looked away from."""
    found: dict[tuple[str, str], Item] = {}
    known: list[Item] = []
    muted = wishes.muted_tables
    for listing in listings:
        mine = [seat for seat in listing.seats if seat.guest == wishes.guest]
        places = {(listing.row.id, seat.seat) for seat in mine}
        for item in (item for seat in mine for item in items_of(listing, seat, wishes.guest)):
            if told.get((wishes.guest, item.table, item.kind)) == item.mark or not is_news(item, wishes, now):
                continue
            if item.kind != "turn" and places & sight.looking:
                known.append(item)
            elif item.since <= now - delay and item.table not in muted:
                if not places & (sight.looking | sight.looked):
                    found[item.table, item.kind] = item
    return Due(sorted(found.values(), key=lambda item: (item.kind != "turn", item.since, item.table)), known)
