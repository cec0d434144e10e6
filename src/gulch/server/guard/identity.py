"""Who somebody is: a signed cookie for the visitor, a signed token for a seat. No accounts, no passwords."""

from __future__ import annotations

import hmac
import secrets
from typing import Any

import msgspec
from itsdangerous import BadData, URLSafeSerializer

COOKIE = "gulch_guest"
COOKIE_SECONDS = 400 * 24 * 3600  # browsers keep no cookie longer
TOKEN_MAX = 400
LETTER_MAX = 800


class Guest(msgspec.Struct, frozen=True):
    id: str
    name: str
    epoch: int = 0  # how often they have signed out everywhere


class SeatClaim(msgspec.Struct, frozen=True):
    """What a seat token says. The epoch counts the seat's owners, so that a kicked owner's token is worth nothing."""

    table: str
    seat: int
    epoch: int
    guest_epoch: int = 0  # of its owner: who has signed out everywhere has done so here, too


class Identity:
    def __init__(self, key: str) -> None:
        self.key = key.encode()
        self.guests = URLSafeSerializer(key, salt="guest")
        self.seats = URLSafeSerializer(key, salt="seat")
        self.letters = URLSafeSerializer(key, salt="letter")

    def new_guest(self, name: str) -> Guest:
        return Guest(secrets.token_urlsafe(12), name)

    def cookie(self, guest: Guest) -> str:
        return str(self.guests.dumps([guest.id, guest.name, guest.epoch]))

    def guest(self, cookie: str | None) -> Guest | None:
        match _read(self.guests, cookie):
            case [str(id), str(name)]:
                return Guest(id, name)
            case [str(id), str(name), int(epoch)]:
                return Guest(id, name, epoch)
        return None

    def mark(self, words: str) -> str:
        """What is kept of words that open something."""
        return hmac.digest(self.key, b"words " + words.encode(), "sha256").hex()

    def letter(self, purpose: str, *said: str) -> str:
        """A signed text that somebody gets by mail and brings back."""
        return str(self.letters.dumps([purpose, *said]))

    def read_letter(self, purpose: str, token: str) -> list[Any] | None:
        match _read(self.letters, token, LETTER_MAX):
            case [str(found), *said] if found == purpose:
                return said
        return None

    def token(self, claim: SeatClaim) -> str:
        return str(self.seats.dumps([claim.table, claim.seat, claim.epoch, claim.guest_epoch]))

    def claim(self, token: str) -> SeatClaim | None:
        match _read(self.seats, token):
            case [str(table), int(seat), int(epoch)]:
                return SeatClaim(table, seat, epoch)
            case [str(table), int(seat), int(epoch), int(guest_epoch)]:
                return SeatClaim(table, seat, epoch, guest_epoch)
        return None


def _read(serializer: URLSafeSerializer, text: str | None, most: int = TOKEN_MAX) -> Any:
    if not text or len(text) > most:
        return None
    try:
        return serializer.loads(text)
    except BadData:
        return None


def new_table_id() -> str:
    """Also the invitation: 72 random bits, so that a private table can't be found by guessing."""
    return secrets.token_urlsafe(9)
