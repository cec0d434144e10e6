"""Looks again and again who is to be told something, and tells them. One process at a time does, and it notes what was
told after it was: killed in between, it tells once more."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from gulch.server import crash
from gulch.server.notices import sending
from gulch.server.notices.due import LATELY_SECONDS, Due, Sight, due
from gulch.server.notices.outside import NotSent
from gulch.server.notices.push import signer
from gulch.server.notices.wishes import Wishes
from gulch.server.notices.words import Item, Notice, compose
from gulch.server.store import shared
from gulch.server.store.notices import all_wishes, change_wishes, note_told, tables_to_tell, what_was_told
from gulch.server.store.rows import Listing
from gulch.server.store.writer import Conflict, StoreDown

if TYPE_CHECKING:
    from gulch.server.tables.hub import Hub

log = logging.getLogger("gulch.server")
AT_ONCE = 8
TELLING_SECONDS = 60.0  # longer than the slowest way takes: meanwhile nobody else tells
RETRY_SECONDS = 60.0  # after a failure; twice as long after the next
RETRY_MAX = 3600.0


class Notices:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.settings = hub.settings
        self.away: dict[tuple[str, int], float] = {}  # a table and a seat -> when its owner looked away
        self.failures: dict[str, tuple[int, float]] = {}  # a person -> how often in a row, and when to try again
        self.task: asyncio.Task[None] | None = None

    @cached_property
    def vapid(self) -> Any:
        return signer(self.settings.vapid_key, self.hub.identity.key)

    def start(self) -> None:
        self.task = asyncio.create_task(self.work(), name="notices")

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task
        if self.hub.fleet is not None:
            with contextlib.suppress(StoreDown, Conflict):
                await self.hub.store.write(shared.tell_no_more(self.hub.fleet.me))

    async def work(self) -> None:
        while True:
            await asyncio.sleep(self.settings.notice_look)
            try:
                await self.look()
            except (StoreDown, Conflict):
                pass  # the next look tries again
            except Exception as error:
                log.error("notices failed", exc_info=error)

    # ---- who looks --------------------------------------------------------------------------------------------------
    def looked_away(self, table: str, seat: int) -> None:
        self.away[table, seat] = self.hub.time.now()

    async def sight(self, now: float) -> Sight:
        looking = {
            (id, seat)
            for id, live in self.hub.tables.items()
            for seat, connections in enumerate(live.connections)
            if any(connection.here for connection in connections)
        }
        if self.hub.fleet is not None:
            elsewhere = await shared.looking(self.hub.store, self.hub.fleet.me)
            looking |= {(id, seat) for id, counts in elsewhere.items() for seat, n in enumerate(counts) if n}
        self.away |= dict.fromkeys(looking, now)
        self.away = {place: at for place, at in self.away.items() if at > now - self.settings.notice_delay}
        return Sight(looking, set(self.away))

    # ---- telling ----------------------------------------------------------------------------------------------------
    async def is_ours(self) -> bool:
        fleet = self.hub.fleet
        return fleet is None or await shared.tell(self.hub.store, fleet.me, TELLING_SECONDS)

    async def look(self) -> None:
        """Everybody who wants to be told, once."""
        store = self.hub.store
        people = await all_wishes(store)
        if not people or not await self.is_ours():
            return
        now = self.hub.time.now()
        listings = await tables_to_tell(store, now - LATELY_SECONDS)
        by_guest: dict[str, list[Listing]] = {}
        for listing in listings:
            for guest in {seat.guest for seat in listing.seats if seat.guest in people}:
                by_guest.setdefault(str(guest), []).append(listing)
        told, sight = await what_was_told(store), await self.sight(now)
        ready = []
        for guest, tables in by_guest.items():
            found = due(people[guest], tables, told, sight, now, self.settings.notice_delay)
            if found.known:
                await store.write(*note_told(guest, found.known, now))
            if found.items and self.may_tell(people[guest], now):
                ready.append((people[guest], found))
        for i in range(0, len(ready), AT_ONCE):
            if i and not await self.is_ours():
                return
            await asyncio.gather(*(self.tell(wishes, found, now) for wishes, found in ready[i : i + AT_ONCE]))

    def may_tell(self, wishes: Wishes, now: float) -> bool:
        """Not in quiet hours, not again and again, not at once after a failure."""
        rested = now - wishes.told >= self.settings.notice_gap
        return (
            wishes.wanted
            and rested
            and not wishes.is_quiet(now)
            and self.failures.get(wishes.guest, (0, 0.0))[1] <= now
        )

    async def tell(self, wishes: Wishes, found: Due, now: float) -> None:
        items = found.items
        notice = compose(items, wishes.language, self.origin(wishes))
        about = " ".join(f"{item.table}/{item.kind}/{item.mark}" for item in items)
        try:
            await self.deliver(wishes, notice, about, items)
        except NotSent as error:
            await self.failed(wishes, error, now)
        except (StoreDown, Conflict):
            pass
        except Exception as error:
            log.error("a notice could not be sent", exc_info=error)
            await self.failed(wishes, NotSent("tell-no-answer"), now)

    async def deliver(self, wishes: Wishes, notice: Notice, about: str, items: Sequence[Item] = ()) -> None:
        """NotSent: it did not arrive. Else it is noted."""
        now, store = self.hub.time.now(), self.hub.store
        stop = self.hub.identity.letter("stop", wishes.guest, wishes.address)
        gone = await sending.send(
            self.settings, self.vapid_for(wishes), wishes, sending.Envelope(notice, about, stop, now)
        )
        if gone:
            left = [push for push in wishes.devices if push not in gone]
            kept = msgspec.json.encode(left).decode()
            await store.write(change_wishes(wishes.guest, {"pushes": wishes.pushes}, pushes=kept))
            if not left:
                raise NotSent("tell-no-browser")
        crash.point("after-notice")
        self.failures.pop(wishes.guest, None)
        noted = note_told(wishes.guest, items, now) if items else []
        await store.write(*noted, change_wishes(wishes.guest, told=now if items else wishes.told, trouble=""))
        self.hub.tally.notices[wishes.way, "sent"] += 1

    def vapid_for(self, wishes: Wishes) -> Any:
        return self.vapid if wishes.way == "push" else None

    def origin(self, wishes: Wishes) -> str:
        return self.settings.public_url or wishes.origin

    async def failed(self, wishes: Wishes, error: NotSent, now: float) -> None:
        """The person sees why in their settings; it is tried again, ever more seldom."""
        self.hub.tally.notices[wishes.way, error.text] += 1
        count = self.failures.get(wishes.guest, (0, 0.0))[0] + 1
        self.failures[wishes.guest] = count, now + min(RETRY_MAX, RETRY_SECONDS * 2 ** (count - 1))
        if wishes.trouble != error.text:
            with contextlib.suppress(StoreDown, Conflict):
                await self.hub.store.write(change_wishes(wishes.guest, trouble=error.text))
