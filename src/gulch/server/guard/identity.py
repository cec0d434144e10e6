"""Who somebody is: a signed cookie for the visitor, a signed token for a seat. No accounts, no passwords."""

from __future__ import annotations

import secrets
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
