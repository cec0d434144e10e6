"""The same person on another device: words to type over there, a phrase for when everything is lost, and ways out.

Words are the names of the table's bots: there are 64, every page has them in its language, and each is six bits."""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import secrets
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

import msgspec

from gulch.server.guard.identity import Guest, Identity
from gulch.server.store.changes import change_guest, drop_links, new_guest, put_link, use_link
from gulch.server.store.writer import Conflict
from gulch.server.tables.names import KEYS, spoken
from gulch.server.tables.spelling import skeleton

if TYPE_CHECKING:
    from gulch.server.store.store import Store
    from gulch.server.timing import Time

LINK_WORDS = 6
PHRASE_WORDS = 12
LINK_SECONDS = 600.0


class KnownGuest(msgspec.Struct):
    """Somebody who has more than a cookie. `epoch` counts how often they have signed out everywhere."""

    id: str
    name: str
    epoch: int = 0
    phrase: str | None = None
    banned: bool = False


class Devices:
    def __init__(self, store: Store, identity: Identity, time: Time) -> None:
        self.store = store
        self.identity = identity
        self.time = time
        self.known: dict[str, KnownGuest] = {}
        self.looking = asyncio.Lock()  # what was read last is what is known
        self.changed: Callable[[str], Awaitable[None]] | None = None  # tells other processes about a guest
        self.readings = {skeleton(name): key for key in KEYS for name in (key, *spoken(key).values())}

    async def load(self) -> None:
        self.known = {row.id: KnownGuest(**row._mapping) for row in await self.store.known_guests()}

    # ---- who is there -----------------------------------------------------------------------------------------------
    def recognise(self, cookie: str | None) -> Guest | None:
        """Nobody, if they have signed out since. A name that was changed on one device is theirs on all."""
        guest = self.identity.guest(cookie)
        known = self.known.get(guest.id) if guest else None
        if guest is None or known is None:
            return guest if guest is None or guest.epoch == 0 else None
        return Guest(guest.id, known.name, known.epoch) if guest.epoch == known.epoch else None

    def epoch(self, guest: str | None) -> int:
        known = self.known.get(guest) if guest else None
        return known.epoch if known else 0

    def is_banned(self, guest: str | None) -> bool:
        known = self.known.get(guest) if guest else None
        return known is not None and known.banned

    async def renamed(self, guest: Guest) -> None:
        if guest.id in self.known:
            await self.put(guest, name=guest.name)

    async def put(self, guest: Guest, **fields: object) -> KnownGuest:
        """Only what changes is written: at the same time somebody else may change something else, at another process or
        with `gulch admin`. Whoever has been signed out meanwhile changes nothing any more."""
        if guest.id not in self.known:
            with contextlib.suppress(Conflict):  # another process knows them
                await self.store.write(new_guest(msgspec.structs.asdict(KnownGuest(guest.id, guest.name, guest.epoch))))
        if fields:
            await self.store.write(change_guest(guest.id, guest.epoch, fields))
        await self.look_again(guest.id)
        if self.changed is not None:
            await self.changed(guest.id)
        return self.known[guest.id]

    async def look_again(self, id: str) -> None:
        """The store knows more about somebody."""
        async with self.looking:
            row = await self.store.known_guest(id)
            if row is not None:
                self.known[id] = KnownGuest(**row._mapping)

    async def refresh(self, cookie: str | None) -> None:
        """Whoever comes with a newer cookie than we know of has got it at another process."""
        guest = self.identity.guest(cookie)
        if self.changed is not None and guest is not None and guest.epoch > self.epoch(guest.id):
            await self.look_again(guest.id)

    # ---- words ------------------------------------------------------------------------------------------------------
    async def link(self, guest: Guest) -> list[str]:
        """Words for another device, good once and for ten minutes. The last ones are the only ones. Whoever has several
        devices is known: a new name is theirs on all of them."""
        await self.put(guest)
        now, words = self.time.now(), new_words(LINK_WORDS)
        link = {"mark": self.sign(words), "guest": guest.id, "name": guest.name, "epoch": guest.epoch}
        await self.store.write(*put_link({**link, "until": now + LINK_SECONDS}, now))
        return words

    async def phrase(self, guest: Guest) -> list[str]:
        """Words to be written down: whoever says them is this person. An older phrase is worth nothing from now on."""
        words = new_words(PHRASE_WORDS)
        await self.put(guest, phrase=self.sign(words))
        return words

    async def join(self, said: str) -> Guest | None:
        """Whose words these are."""
        words = self.understood(said)
        mark = self.sign(words)
        if len(words) == LINK_WORDS:
            return await self.follow(mark)
        if self.changed is not None:
            await self.load()  # another process may have given out a phrase
        found = [known for known in self.known.values() if known.phrase and hmac.compare_digest(known.phrase, mark)]
        return Guest(found[0].id, found[0].name, found[0].epoch) if len(words) == PHRASE_WORDS and found else None

    async def follow(self, mark: str) -> Guest | None:
        row = await self.store.link(mark)
        if row is None:
            return None
        try:
            await self.store.write(use_link(mark))
        except Conflict:  # somebody was faster
            return None
        await self.look_again(row.guest)
        known = self.known.get(row.guest)
        if known is None or row.until <= self.time.now() or row.epoch != known.epoch:
            return None
        return Guest(known.id, known.name, known.epoch)

    def understood(self, said: str) -> list[str]:
        """In any language, however it is written."""
        return [self.readings.get(skeleton(word), "") for word in said.replace(",", " ").split()]

    def sign(self, words: list[str]) -> str:
        return self.identity.mark(" ".join(words))

    # ---- ways out ---------------------------------------------------------------------------------------------------
    async def sign_out(self, guest: Guest) -> Guest:
        """Every cookie and every seat token of before is worth nothing; the phrase stays."""
        await self.store.write(drop_links(guest.id))
        after = await self.put(guest, epoch=guest.epoch + 1)
        return Guest(after.id, after.name, after.epoch)

    async def forget(self, guest: Guest) -> None:
        await self.store.write(drop_links(guest.id))
        await self.put(guest, name="", epoch=guest.epoch + 1, phrase=None)


def new_words(count: int) -> list[str]:
    return [secrets.choice(KEYS) for _ in range(count)]
