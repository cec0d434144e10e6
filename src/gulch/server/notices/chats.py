"""Discord and Telegram, spoken by Apprise. What it sends goes through our own door, outside.py."""

from __future__ import annotations

import asyncio
import threading
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode

from gulch.server.notices.outside import NotSent, post
from gulch.server.notices.wishes import DISCORD, TELEGRAM

if TYPE_CHECKING:
    from gulch.server.notices.words import Notice

QUIETLY = str.maketrans({"@": "@\u200b", "<": "\u2039", ">": "\u203a"})  # a name must not call a whole channel
ESCAPED = str.maketrans({mark: f"\\{mark}" for mark in "*_`~|#["})


def is_offered() -> bool:
    return find_spec("apprise") is not None


def url_of(way: str, address: str) -> str:
    """In Apprise's own notation. Only these two forms are made: it knows a hundred more, some of which run programs."""
    if way == "discord" and (found := DISCORD.fullmatch(address)):
        return f"discord://{found[1]}/{found[2]}/?footer=no&avatar=no"
    if way == "telegram" and (found := TELEGRAM.fullmatch(address)):
        return f"tgram://{found[1]}/{found[2]}/?detect=no&preview=no"
    raise NotSent("tell-refused", gone=True)


class Reply:
    """As much of a response of `requests` as the two plugins look at."""

    def __init__(self, status: int, headers: dict[str, str], content: bytes) -> None:
        self.status_code = status
        self.headers = headers
        self.content = content
        self.text = content.decode("utf-8", "replace")
        self.reason = ""


class Door:
    """Stands in the place of `requests` in a plugin. `codes` and the exceptions stay what they are."""

    def __init__(self, original: Any, loop: asyncio.AbstractEventLoop, private: bool) -> None:
        self.codes = original.codes
        self.RequestException = original.RequestException
        self.loop = loop
        self.private = private
        self.why: NotSent | None = None

    def post(self, url: str, data: Any = None, headers: Any = None, params: Any = None, **_: Any) -> Reply:
        if params:
            url += f"?{urlencode(params)}"
        body = data.encode() if isinstance(data, str) else data
        if not isinstance(body, bytes):
            raise self.RequestException("nothing to send")
        said = {name: value for name, value in (headers or {}).items() if name.lower() != "user-agent"}
        waiting = asyncio.run_coroutine_threadsafe(post(url, body, said, self.private), self.loop)
        try:
            answer = waiting.result()
        except NotSent as error:
            self.why = error
            raise self.RequestException(error.text) from None
        return Reply(answer.status, answer.headers, answer.body)


one_at_a_time = threading.Lock()  # a plugin has one door


async def send(way: str, address: str, notice: Notice, private: bool) -> None:
    url = url_of(way, address)
    await asyncio.to_thread(notify, way, url, notice, asyncio.get_running_loop(), private)


def notify(way: str, url: str, notice: Notice, loop: asyncio.AbstractEventLoop, private: bool) -> None:
    import apprise
    import requests
    from apprise.plugins import discord, telegram

    # Asked for by name: to find it, Apprise would load all it knows.
    plugin: Any = {"discord": discord, "telegram": telegram}[way]
    kind = plugin.NotifyDiscord if way == "discord" else plugin.NotifyTelegram
    door = Door(requests, loop, private)
    with one_at_a_time:
        plugin.requests = door
        try:
            asset = apprise.AppriseAsset(http_redirects=False, async_mode=False)
            speaker = kind(**kind.parse_url(url), asset=asset)
            sent = speaker.notify(
                title=plain(notice.title, way), body=told(notice, way), body_format=apprise.NotifyFormat.TEXT
            )
        finally:
            plugin.requests = requests
    if not sent:
        raise door.why or NotSent("tell-refused")


def plain(text: str, way: str) -> str:
    return text.translate(QUIETLY).translate(ESCAPED) if way == "discord" else text


def told(notice: Notice, way: str) -> str:
    return "\n".join(f"{plain(text, way)}\n{link}" for text, link in notice.lines)
