"""What somebody does about their own notices: choose a way, confirm an address, mute a table, stop it all."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

from gulch.server.errors import Problem
from gulch.server.guard.identity import Guest
from gulch.server.notices import mail, push, sending, wishes
from gulch.server.notices.outside import NotSent
from gulch.server.notices.wishes import MUTED_MAX, PUSHES_MAX, Push, Wishes
from gulch.server.notices.words import Item, Notice, say
from gulch.server.store.notices import change_wishes, note_told, put_wishes, wishes_of

if TYPE_CHECKING:
    from gulch.server.tables.hub import Hub

CONFIRM_SECONDS = 24 * 3600.0


async def current(hub: Hub, guest: Guest) -> Wishes:
    return await wishes_of(hub.store, guest.id) or Wishes(guest=guest.id)


async def shown(hub: Hub, guest: Guest) -> dict[str, Any]:
    offered = sending.ways(hub.settings)
    key = push.public_key(hub.notices.vapid) if "push" in offered else None
    return {**(await current(hub, guest)).data(), "ways": offered, "push_key": key}


async def choose(hub: Hub, guest: Guest, origin: str, way: str, address: str, **more: Any) -> Wishes:
    """A new address begins anew: what is before it is old, and a mail address has to be confirmed."""
    before = await current(hub, guest)
    if way and way not in sending.ways(hub.settings):
        raise Problem(409, "error-no-such-way")
    address = wishes.checked_address(way, address, hub.settings.notice_private)
    same = (before.way, before.address) == (way, address)
    fields = {"way": way, "address": address, "origin": origin, **more}
    if not same:
        fields |= {"confirmed": False, "trouble": "", "since": hub.time.now(), "told": 0.0}
        hub.notices.failures.pop(guest.id, None)
    after = msgspec.structs.replace(before, **fields)
    await hub.store.write(*put_wishes(after))
    return after


async def ask_owner(hub: Hub, person: Wishes) -> None:
    """Whether whoever reads mail there wants this."""
    now = hub.time.now()
    token = hub.identity.letter("confirm", person.guest, person.address, str(int(now + CONFIRM_SECONDS)))
    try:
        await mail.send(hub.settings, mail.asking_mail(hub.settings, person, token, now))
    except NotSent as error:
        await hub.store.write(change_wishes(person.guest, trouble=error.text))
        raise Problem(409, "error-not-sent") from None


async def confirm(hub: Hub, token: str) -> None:
    match hub.identity.read_letter("confirm", token):
        case [str(guest), str(address), str(until)] if float(until) > hub.time.now():
            person = await wishes_of(hub.store, guest)
            if person is not None and (person.way, person.address) == ("mail", address):
                await hub.store.write(change_wishes(guest, {"address": address}, confirmed=True, trouble=""))
                return
    raise Problem(404, "error-no-such-letter")


async def stop(hub: Hub, token: str) -> None:
    """From a mail: no cookie is needed, and a second time does no harm."""
    match hub.identity.read_letter("stop", token):
        case [str(guest), str(address)]:
            await hub.store.write(change_wishes(guest, {"address": address}, way="", address="", confirmed=False))
            return
    raise Problem(404, "error-no-such-letter")


async def subscribe(hub: Hub, guest: Guest, device: Push, on: bool) -> None:
    """A browser that wants to be reached, or no longer."""
    before = await current(hub, guest)
    others = [known for known in before.devices if known.endpoint != device.endpoint]
    if on:
        if "push" not in sending.ways(hub.settings):
            raise Problem(409, "error-no-such-way")
        others.append(push.checked(device, hub.settings.notice_private))
    kept = msgspec.json.encode(others[-PUSHES_MAX:]).decode()
    await hub.store.write(*put_wishes(msgspec.structs.replace(before, pushes=kept)))


async def mute(hub: Hub, guest: Guest, table: str, on: bool) -> None:
    before = await current(hub, guest)
    muted = [id for id in before.muted_tables if id != table] + ([table] if on else [])
    kept = msgspec.json.encode(muted[-MUTED_MAX:]).decode()
    await hub.store.write(*put_wishes(msgspec.structs.replace(before, muted=kept)))


async def told_here(hub: Hub, guest: Guest, table: str) -> None:
    """The browser has shown it already: nothing else need be sent for this turn."""
    person = await wishes_of(hub.store, guest.id)
    listing = await hub.store.listed(table)
    if person is None or listing is None or listing.since is None:
        return
    if any(seat.guest == guest.id and seat.seat in listing.waiting for seat in listing.seats):
        item = Item(table, "turn", f"{listing.since:.6f}", listing.since, listing.row.game, ())
        await hub.store.write(*note_told(guest.id, [item], hub.time.now()))


async def try_out(hub: Hub, guest: Guest) -> None:
    """A notice that says nothing, to see whether it arrives."""
    person = await current(hub, guest)
    if not person.wanted:
        raise Problem(409, "error-no-such-way")
    link = f"{hub.notices.origin(person)}/"
    text = say(person.language, "tell-test")
    try:
        await hub.notices.deliver(person, Notice(text, ((text, link),), link), f"test {hub.time.now()}")
    except NotSent as error:
        await hub.store.write(change_wishes(guest.id, trouble=error.text))
        raise Problem(409, "error-not-sent") from None
