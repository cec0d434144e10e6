"""How somebody wants to be told: one setting per person, checked before it is kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit
from zoneinfo import ZoneInfo

import msgspec

from gulch.server.errors import Problem
from gulch.texts import locales

MUTED_MAX = 200
PUSHES_MAX = 10
MAIL = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]{2,63}"
)
DISCORD = re.compile(r"https://(?:\w+\.)?discord(?:app)?\.com/api/webhooks/(\d{5,30})/([A-Za-z0-9_-]{20,120})/?")
TELEGRAM = re.compile(r"(\d{5,20}:[A-Za-z0-9_-]{20,60})/(-?\d{1,20}|@[A-Za-z]\w{3,31})")


class Push(msgspec.Struct, frozen=True):
    """A browser's subscription: where to send, and the keys that only it can open with."""

    endpoint: str
    p256dh: str
    auth: str


class Wishes(msgspec.Struct, kw_only=True):
    """The row of one person; the schema says what each field means."""

    guest: str
    way: str = ""
    address: str = ""
    confirmed: bool = False
    pushes: str = "[]"
    language: str = "en"
    zone: str = "UTC"
    quiet: str = ""
    also: bool = True
    muted: str = "[]"
    origin: str = ""
    since: float = 0.0
    told: float = 0.0
    trouble: str = ""

    @property
    def devices(self) -> list[Push]:
        return msgspec.json.decode(self.pushes, type=list[Push])

    @property
    def muted_tables(self) -> list[str]:
        return msgspec.json.decode(self.muted, type=list[str])

    @property
    def quiet_hours(self) -> tuple[int, int] | None:
        """From which minute of the day to which."""
        if not self.quiet:
            return None
        first, last = map(int, self.quiet.split("-"))
        return first, last

    @property
    def wanted(self) -> bool:
        """Whether there is somewhere to send something."""
        if self.way == "push":
            return self.pushes != "[]"
        return bool(self.way) and (self.way != "mail" or self.confirmed)

    def is_quiet(self, now: float) -> bool:
        """Whether it is a time of day at which they want to hear nothing. It may go over midnight."""
        if (hours := self.quiet_hours) is None:
            return False
        here = datetime.fromtimestamp(now, UTC).astimezone(zone_of(self.zone) or UTC)
        first, last = hours
        minute = here.hour * 60 + here.minute
        return first <= minute < last if first <= last else minute >= first or minute < last

    def data(self) -> dict[str, Any]:
        """For the person alone."""
        return {
            "way": self.way,
            "address": self.address,
            "confirmed": self.confirmed,
            "devices": len(self.devices),
            "language": self.language,
            "zone": self.zone,
            "quiet": self.quiet_hours,
            "also": self.also,
            "muted": self.muted_tables,
            "trouble": self.trouble or None,
        }


@lru_cache(maxsize=600)
def zone_of(name: str) -> ZoneInfo | None:
    """None: there is no such time zone."""
    if not re.fullmatch(r"[A-Za-z0-9_+-]+(/[A-Za-z0-9_+-]+){0,2}", name):
        return None
    try:
        return ZoneInfo(name)
    except (OSError, ValueError, KeyError):
        return None


def checked_address(way: str, address: str, private: bool) -> str:
    """As it is kept; Problem if it can't be one. Where a name leads is looked at when something is sent."""
    address = address.strip()
    good: dict[str, Callable[[], object]] = {
        "mail": lambda: MAIL.fullmatch(address) and len(address) <= 254,
        "webhook": lambda: is_web_address(address, private),
        "discord": lambda: DISCORD.fullmatch(address),
        "telegram": lambda: TELEGRAM.fullmatch(address),
    }
    if way in good and not good[way]():
        raise Problem(422, "error-bad-address")
    return address if way in good else ""


def is_web_address(text: str, private: bool) -> bool:
    """`private`: also without TLS, as inside one's own network."""
    if len(text) > 500 or re.search(r"[\s\x00-\x20\x7f]", text) or not text.isascii():
        return False
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        return False
    if not parts.hostname or parts.username is not None or parts.password is not None or port == 0:
        return False
    return parts.scheme == "https" or (parts.scheme == "http" and private)


def checked_quiet(hours: tuple[int, int] | None) -> str:
    return f"{hours[0]}-{hours[1]}" if hours and hours[0] != hours[1] else ""


def checked_zone(name: str) -> str:
    if zone_of(name) is None:
        raise Problem(422, "error-bad-zone")
    return name


def checked_language(name: str) -> str:
    if name not in locales():
        raise Problem(422, "error-bad-request")
    return name
