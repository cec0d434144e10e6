"""What a running server holds: the data folder, the store, the processes that think, the tables."""

from __future__ import annotations

import logging

from gulch.server.bots.pool import Pool
from gulch.server.errors import CannotStart
from gulch.server.guard.gate import Gate
from gulch.server.guard.identity import Identity
from gulch.server.http.catalogue import Catalogue
from gulch.server.notices.push import check_key
from gulch.server.settings import Settings
from gulch.server.store.folder import Folder, has_key, load_key
from gulch.server.store.opening import open_store
from gulch.server.tables.hub import Hub
from gulch.server.timing import Time
from gulch.server.watch.tally import Tally
from gulch.texts import MissingTexts

log = logging.getLogger("gulch.server")


class House:
    def __init__(self, settings: Settings, catalogue: Catalogue | None = None, time: Time | None = None) -> None:
        self.settings = settings
        self.time = time or Time()
        self.catalogue = catalogue
        self.folder = Folder(settings.data, alone=not settings.shared)
        self.gate = Gate(settings)
        self.tally = Tally()
        self.hub: Hub | None = None

    async def open(self) -> Hub:
        """CannotStart says what is in the way. The key comes last: where there is one, there was a store."""
        if self.hub is not None:
            return self.hub
        check_key(self.settings.vapid_key)
        catalogue = self.catalogue or offered()
        self.folder.lock()
        try:
            known = has_key(self.settings.data) and not self.settings.shared
            store, fresh = await open_store(self.settings, known)
            try:
                key = await store.shared_key() if store.shared else load_key(self.settings.data, fresh)
            except BaseException:
                await store.close()
                raise
        except BaseException:
            self.folder.release()
            raise
        if not known and not fresh and not store.shared:
            log.warning("there was no key for the tables that are stored: everybody must sit down anew")
        self.time.begin(await store.age())
        hub = Hub(
            self.settings,
            catalogue,
            store,
            Identity(key),
            Pool(self.settings),
            self.time,
            self.tally,
        )
        await hub.devices.load()
        await hub.orders.load()
        if hub.fleet is not None:
            await hub.fleet.start()
            if self.settings.redis:
                from gulch.server.fleet.limits import SharedLimits  # an extra

                self.gate.shared = SharedLimits(self.settings.redis)
        hub.start()
        self.hub = hub
        return hub

    async def close(self) -> None:
        hub, self.hub = self.hub, None
        if hub is not None:
            await hub.stop()
            await hub.pool.stop()
            await hub.store.close()
        self.folder.release()


def offered() -> Catalogue:
    """Every game there is, if all of them can be shown."""
    try:
        return Catalogue()
    except MissingTexts as error:
        raise CannotStart(str(error)) from None
