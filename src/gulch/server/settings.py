"""What can be set about a server. Every limit stands here, so that a test or a host can change it without a patch."""

from __future__ import annotations

import math
import re
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from pydantic import AfterValidator, BeforeValidator, Field, ValidationInfo, field_validator, model_validator
from pydantic_settings import BaseSettings, NoDecode, PydanticBaseSettingsSource, SettingsConfigDict
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

DATABASES = ("postgresql+asyncpg", "sqlite+aiosqlite")


def split(value: Any) -> Any:
    """A list may be written as one text: "a, b"."""
    return [part.strip() for part in value.split(",") if part.strip()] if isinstance(value, str) else value


def is_network(value: str) -> str:
    try:
        ip_network(value, strict=False)
    except ValueError:
        raise ValueError("should be addresses or networks") from None
    return value


def pair(value: Any) -> Any:
    found = split(value)
    if not isinstance(found, list | tuple) or len(found) != 2:
        raise ValueError("should be two numbers, the shortest and the longest")
    return found


def has_good_port(url: str) -> bool:
    """Whether what stands where a port may stand is one."""
    try:
        return urlsplit(url).port != 0
    except ValueError:
        return False


def is_address(value: str) -> str:
    if not re.fullmatch(r"https?://[A-Za-z0-9.\[\]:-]+/?", value) or not has_good_port(value):
        raise ValueError("should be as https://play.example.org")
    return value.removesuffix("/")


Addresses = Annotated[tuple[Annotated[str, AfterValidator(is_address)], ...], NoDecode, BeforeValidator(split)]
Networks = Annotated[tuple[Annotated[str, AfterValidator(is_network)], ...], NoDecode, BeforeValidator(split)]
Seconds = Annotated[tuple[float, float], NoDecode, BeforeValidator(pair)]
Some = Annotated[int, Field(ge=1)]
Pause = Annotated[float, Field(gt=0)]  # in what goes on for ever: without one it would do nothing else


class Settings(BaseSettings):
    """As given, and nowhere else looked for: `configured` in configure.py asks the environment and the file."""

    model_config = SettingsConfigDict(frozen=True, extra="forbid", env_prefix="GULCH_", env_ignore_empty=True)

    data: Path
    host: Annotated[str, Field(min_length=1)] = "127.0.0.1"
    port: Annotated[int, Field(le=65535)] = 8000
    database: str = ""  # an SQLAlchemy URL; empty: gulch.db in the data folder
    redis: str = ""  # a URL: with PostgreSQL, processes hear at once what another has changed
    workers: Some = 1  # processes on this machine, with PostgreSQL
    worker_port: Annotated[int, Field(le=65535)] = 0  # each also listens on one of its own: this, the next, ...
    origins: Addresses = ()  # allowed besides the server's own host, e.g. "https://gulch.example"
    secure_cookie: bool = False  # set behind TLS
    proxies: Networks = ()  # whose forwarded headers count, e.g. "127.0.0.1" for a proxy on this machine

    # Seeing inside
    log: Literal["text", "json"] = "text"
    log_level: Literal["debug", "info", "warning", "error"] = "info"
    log_requests: bool = False  # a line for every request
    metrics_from: Networks = ("127.0.0.0/8", "::1")  # who may look at /metrics

    # People
    name_max: int = 40
    chat_max: int = 300
    chat_kept: int = 50
    vote_seconds: float = 120.0
    gone_seconds: float = 120.0  # from then on the table may vote for a stand-in, where no clock runs
    host_seconds: float = 600.0  # from then on the host's rights are another's
    grace_seconds: float = 30.0  # a clock stands still so long when a connection is lost
    seed_grace: float = 2.0  # how long a seat may take to commit, and again to reveal

    # Bots, and whoever can only pass: seconds from the question to the answer
    delay: Seconds = (0.9, 2.4)
    bot_workers: Some = 1
    bot_budget: float = 1.0  # seconds that a hard bot thinks about a choice; an expert has five times as many
    hint_seconds: float = 5.0  # then a hint is content with what it knows
    bot_patience: float = 4.0  # beyond the budget, then the worker is replaced

    # Limits
    message_max: int = 64 * 1024
    message_rate: float = 10.0  # a second and connection
    message_burst: float = 80.0
    chat_rate: float = 0.5  # lines a second and guest
    chat_burst: float = 6.0
    look_rate: float = 5.0
    look_burst: float = 30.0
    preview_rate: float = 10.0  # options a second and connection; what is more stays without a preview
    preview_burst: float = 80.0
    hint_rate: float = 0.5  # a second and connection; outside of tables, a second and address
    hint_burst: float = 10.0
    read_rate: float = 30.0  # HTTP GET, a second and address
    read_burst: float = 300.0
    write_rate: float = 5.0  # HTTP POST, a second and guest
    write_burst: float = 60.0
    address_write_rate: float = 20.0  # HTTP POST, a second and address: cookies are free, addresses are not
    address_write_burst: float = 240.0
    join_rate: float = 0.1  # words of another device, tried a second and address
    join_burst: float = 10.0
    sockets_per_address: int = 400
    sockets_per_guest: int = 32
    queue_frames: int = 256  # a reader that is further behind is closed with 1013
    queue_bytes: int = 1024 * 1024
    hello_seconds: float = 10.0  # a socket must say hello within
    header_seconds: float = 10.0  # a connection must say what it wants within
    body_seconds: float = 20.0  # and all of it within
    connections: int = 0  # open at the same time; 0: as many as the limit of open files allows
    silent_per_address: int = 64  # that have not said yet what they want; the oldest make room for the newest
    silent_connections: int = 512
    tables_per_guest: int = 50  # that wait or are played
    table_rate: float = 1 / 60  # new tables a second and address
    table_burst: float = 100.0

    # Notices: telling people who are not here that they are waited for
    public_url: str = ""  # where people find this server, e.g. "https://play.example.org": links in mails lead there
    smtp: str = ""  # a URL, smtp://user:password@host:587 or smtps://...; empty: no mail
    mail_from: str = ""  # e.g. "Gulch <gulch@example.org>"
    vapid_key: str = ""  # for Web Push, 32 bytes in base64url; empty: made from the server's own key
    notice_private: bool = False  # addresses in private networks are allowed
    notice_delay: float = 60.0  # who answers within it, or looks at the table, is not told
    notice_gap: float = 120.0  # after a notice; what comes meanwhile comes in one
    notice_look: Pause = 10.0  # how often it is looked who is to be told
    send_rate: float = 1 / 600  # mails to confirm and trials, a second and person, address and whom they go to
    send_burst: float = 5.0

    # Housekeeping
    lease_seconds: Annotated[float, Field(ge=1)] = 6.0  # a process that is silent for so long drives no table
    poll_seconds: Pause = 1.0  # how often a process looks for what nobody has told it
    wake_tables: int = 200  # so many tables with bots go on by themselves after a restart
    abandoned_seconds: float = 30 * 24 * 3600.0  # a game that nobody goes on with is closed, one that never began goes
    pack_seconds: float = 24 * 3600.0  # a finished game that was opened so long ago takes a tenth of the room
    empty_seconds: float = 6 * 3600.0  # a table where nobody sits goes after so long
    idle_seconds: float = 120.0  # a table nobody uses leaves the memory
    sweep_seconds: Pause = 15.0
    beat_seconds: Pause = 1.0  # how often the server notes how long it is up, once a clock has run
    ping_seconds: Pause = 20.0
    stop_seconds: int = 3

    @property
    def shared(self) -> bool:
        """Whether other processes may use the same store."""
        return not self.url.startswith("sqlite")

    @property
    def url(self) -> str:
        return self.database or f"sqlite+aiosqlite:///{self.data / 'gulch.db'}"

    @field_validator("*", mode="before")
    @classmethod
    def is_no_number(cls, value: Any, about: ValidationInfo) -> Any:
        if isinstance(value, bool) and cls.model_fields[about.field_name or ""].annotation is not bool:
            raise ValueError("should not be true or false")
        return value

    @field_validator("*")
    @classmethod
    def is_possible(cls, value: Any) -> Any:
        for number in value if isinstance(value, tuple) else (value,):
            if isinstance(number, (int, float)) and not 0 <= number < math.inf:
                raise ValueError("should not be negative or endless")
        return value

    @field_validator("delay")
    @classmethod
    def is_in_order(cls, value: tuple[float, float]) -> tuple[float, float]:
        if value[0] > value[1]:
            raise ValueError("should be the shortest, then the longest")
        return value

    @field_validator("database")
    @classmethod
    def is_database(cls, value: str) -> str:
        try:
            found = make_url(value or "sqlite+aiosqlite://")
        except (ArgumentError, ValueError):
            found = None
        if found is None or found.drivername not in DATABASES or not 0 < (found.port or 1) < 65536:
            raise ValueError("should be as postgresql+asyncpg://user:password@host/name or sqlite+aiosqlite:///file")
        return value

    @field_validator("redis")
    @classmethod
    def is_redis(cls, value: str) -> str:
        if value and not re.match(r"(rediss?|unix)://", value):
            raise ValueError("should be as redis://host:6379/0")
        return value

    @field_validator("public_url")
    @classmethod
    def is_origin(cls, value: str) -> str:
        return is_address(value) if value else value

    @field_validator("smtp")
    @classmethod
    def is_smtp(cls, value: str) -> str:
        is_one = re.fullmatch(r"smtps?://([^@/\s]+@)?[A-Za-z0-9.\[\]:-]+/?", value) and has_good_port(value)
        if value and not is_one:
            raise ValueError("should be as smtp://user:password@host:587")
        return value

    @field_validator("mail_from")
    @classmethod
    def is_mail_address(cls, value: str) -> str:
        if value and not re.fullmatch(r"([^<>\r\n]*<[^<>@\s]+@[^<>@\s]+>|[^<>@\s]+@[^<>@\s]+)", value):
            raise ValueError("should be as Gulch <gulch@example.org>")
        return value

    @model_validator(mode="after")
    def fits_together(self) -> Settings:
        for name in ("redis", "workers"):
            if getattr(self, name) != Settings.model_fields[name].default and not self.shared:
                raise ValueError(f"{name}: several processes need PostgreSQL, see --database")
        if self.worker_port and self.worker_port + self.workers > 65536:
            raise ValueError("worker_port: the last worker's port should be 65535 or less")
        if self.smtp and not (self.public_url and self.mail_from):
            raise ValueError("smtp: mails need public_url and mail_from, too")
        return self

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return (init_settings,)
