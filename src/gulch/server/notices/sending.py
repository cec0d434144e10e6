"""One notice, on the way that somebody has chosen."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from gulch.server.notices import chats, mail, push
from gulch.server.notices.outside import accepted, post
from gulch.server.notices.wishes import Push, Wishes

if TYPE_CHECKING:
    from gulch.server.notices.words import Notice
    from gulch.server.settings import Settings

JSON = {"Content-Type": "application/json; charset=utf-8"}


def ways(settings: Settings) -> list[str]:
    """What this server can do."""
    offered = [("mail", mail.is_offered(settings)), ("push", push.is_offered()), ("webhook", True)]
    offered += [("discord", chats.is_offered()), ("telegram", chats.is_offered())]
    return [way for way, is_offered in offered if is_offered]


class Envelope:
    """What goes with a notice: `about` names what it is about, the same for the same notice sent twice; `stop` is the
    token that ends this."""

    def __init__(self, notice: Notice, about: str, stop: str, now: float) -> None:
        self.notice = notice
        self.about = about
        self.stop = stop
        self.now = now


def hook_body(notice: Notice) -> bytes:
    tables = [{"text": text, "link": link} for text, link in notice.lines]
    data = {"title": notice.title, "text": notice.body, "link": notice.link, "tables": tables}
    return json.dumps(data, ensure_ascii=False).encode()


async def send(settings: Settings, vapid: Any, wishes: Wishes, envelope: Envelope) -> list[Push]:
    """Returns the browsers that are gone for good. NotSent: it did not arrive."""
    notice, private = envelope.notice, settings.notice_private
    if wishes.way == "push":
        return await push.send(settings, vapid, wishes.devices, push.payload(notice))
    if wishes.way == "mail":
        await mail.send(
            settings, mail.notice_mail(settings, wishes, notice, envelope.stop, envelope.now, envelope.about)
        )
    elif wishes.way == "webhook":
        accepted(await post(wishes.address, hook_body(notice), JSON, private))
    else:
        await chats.send(wishes.way, wishes.address, notice, private)
    return []
