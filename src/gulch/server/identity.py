"""Who somebody is: a signed cookie for the visitor, a signed token for a seat. No accounts, no passwords."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Any

import msgspec
from itsdangerous import BadData, URLSafeSerializer

COOKIE = "gulch_guest"
COOKIE_SECONDS = 400 * 24 * 3600  # browsers keep no cookie longer
TOKEN_MAX = 400


class Guest(msgspec.Struct, frozen=True):
    id: str
    name: str


class SeatClaim(msgspec.Struct, frozen=True):
    """What a seat token says. The epoch counts the seat's owners, so that a kicked owner's token is worth nothing."""

    table: str
    seat: int
    epoch: int


def load_key(data: Path) -> str:
    """The signing key, made at the first start. Whoever has it can take any seat: 0600."""
    path = data / "key"
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_text().strip()
        if len(key) < 32:
            raise SystemExit(
                f"{path} is damaged: remove it to get a new key (everybody must then sit down anew)"
            ) from None
        return key
    key = secrets.token_hex(32)
    with os.fdopen(handle, "w") as file:
        file.write(key)
        file.flush()
        os.fsync(file.fileno())
    return key


class Identity:
    def __init__(self, key: str) -> None:
        self.guests = URLSafeSerializer(key, salt="guest")
        self.seats = URLSafeSerializer(key, salt="seat")

    def new_guest(self, name: str) -> Guest:
        return Guest(secrets.token_urlsafe(12), name)

    def cookie(self, guest: Guest) -> str:
        return str(self.guests.dumps([guest.id, guest.name]))

    def guest(self, cookie: str | None) -> Guest | None:
        match _read(self.guests, cookie):
            case [str(id), str(name)]:
                return Guest(id, name)
        return None

    def token(self, claim: SeatClaim) -> str:
        return str(self.seats.dumps([claim.table, claim.seat, claim.epoch]))

    def claim(self, token: str) -> SeatClaim | None:
        match _read(self.seats, token):
            case [str(table), int(seat), int(epoch)]:
                return SeatClaim(table, seat, epoch)
        return None


def _read(serializer: URLSafeSerializer, text: str | None) -> Any:
    if not text or len(text) > TOKEN_MAX:
        return None
    try:
        return serializer.loads(text)
    except BadData:
        return None


def new_table_id() -> str:
    """Also the invitation: 72 random bits, so that a private table can't be found by guessing."""
    return secrets.token_urlsafe(9)
