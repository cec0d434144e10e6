"""Passkeys: for those who want one, a device signs that it is theirs. No password, and nothing here is worth stealing.

A challenge is good once and for five minutes; a passkey counts its answers, and one that has counted less than we know
has been copied. It works for the site it was made at and no other."""

from __future__ import annotations

import hashlib
import re
import secrets
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import webauthn
from sqlalchemy import Row
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, options_to_json_dict, parse_client_data_json
from webauthn.helpers import structs as said

from gulch.server.errors import Problem
from gulch.server.guard.identity import Guest
from gulch.server.store.changes import count_passkey, drop_passkey, drop_passkeys, put_challenge, put_passkey
from gulch.server.store.changes import use_challenge as used
from gulch.server.store.writer import Conflict

if TYPE_CHECKING:
    from gulch.server.guard.devices import Devices

ID = re.compile(r"[0-9A-Za-z_-]{1,1400}")  # a store is asked for nothing that it might choke on
CHALLENGE_SECONDS = 300.0
PASSKEYS_MAX = 10
Credential = dict[str, Any]


class Passkeys:
    def __init__(self, devices: Devices) -> None:
        self.devices = devices
        self.store = devices.store
        self.time = devices.time

    # ---- mine -------------------------------------------------------------------------------------------------------
    async def listed(self, guest: Guest) -> list[dict[str, Any]]:
        return [{"id": row.id, "created": row.created} for row in await self.store.passkeys_of(guest.id)]

    async def invite(self, guest: Guest, origin: str) -> dict[str, Any]:
        """What a device needs to make a passkey for this person."""
        mine = await self.store.passkeys_of(guest.id)
        if len(mine) >= PASSKEYS_MAX:
            raise Problem(409, "error-too-many-passkeys")
        options = webauthn.generate_registration_options(
            rp_id=site_of(origin),
            rp_name="Gulch",
            user_id=guest.id.encode(),
            user_name=guest.name,
            challenge=await self.challenge(guest.id),
            timeout=int(CHALLENGE_SECONDS * 1000),
            exclude_credentials=[said.PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.id)) for row in mine],
            authenticator_selection=said.AuthenticatorSelectionCriteria(
                resident_key=said.ResidentKeyRequirement.REQUIRED,
                user_verification=said.UserVerificationRequirement.PREFERRED,
            ),
        )
        return options_to_json_dict(options)

    async def add(self, guest: Guest, origin: str, credential: Credential) -> None:
        challenge = await self.answered(credential, guest.id)
        if len(await self.store.passkeys_of(guest.id)) >= PASSKEYS_MAX:
            raise Problem(409, "error-too-many-passkeys")
        try:
            made = webauthn.verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=site_of(origin),
                expected_origin=origin,
            )
        except Exception:  # whatever a library makes of what a stranger sent
            raise Problem(403, "error-passkey-refused") from None
        id = bytes_to_base64url(made.credential_id)
        passkey = {
            "id": id,
            "guest": guest.id,
            "site": site_of(origin),
            "public_key": bytes_to_base64url(made.credential_public_key),
            "signed": made.sign_count,
            "created": self.time.now(),
        }
        if await self.store.passkey(id) is not None:
            raise Problem(403, "error-passkey-refused")
        await self.devices.put(guest)  # known from now on, also to those who have no cookie
        await self.store.write(put_passkey(passkey))

    async def remove(self, guest: Guest, id: str) -> None:
        try:
            await self.store.write(drop_passkey(guest.id, id))
        except Conflict:
            raise Problem(404, "error-no-such-passkey") from None

    async def forget(self, guest: Guest) -> None:
        await self.store.write(*drop_passkeys(guest.id))

    # ---- coming in --------------------------------------------------------------------------------------------------
    async def ask(self, origin: str) -> dict[str, Any]:
        """What any passkey of this site may sign; which ones there are is nobody's business."""
        options = webauthn.generate_authentication_options(
            rp_id=site_of(origin),
            challenge=await self.challenge(None),
            timeout=int(CHALLENGE_SECONDS * 1000),
            user_verification=said.UserVerificationRequirement.PREFERRED,
        )
        return options_to_json_dict(options)

    async def come(self, origin: str, credential: Credential) -> Guest:
        challenge = await self.answered(credential, None)
        id = str(credential.get("id"))
        known = await self.store.passkey(id) if ID.fullmatch(id) else None
        if known is None:
            raise Problem(404, "error-no-such-passkey")
        count = self.checked(known, origin, credential, challenge)
        try:
            await self.store.write(count_passkey(known.id, known.signed, count))
        except Conflict:  # two answers at once: one of them is a copy's, or it was removed
            raise Problem(403, "error-passkey-copied") from None
        await self.devices.look_again(known.guest)
        guest = self.devices.known.get(known.guest)
        if guest is None:
            raise Problem(404, "error-no-such-passkey")
        return Guest(guest.id, guest.name, guest.epoch)

    def checked(self, known: Row[Any], origin: str, credential: Credential, challenge: bytes) -> int:
        """How often this passkey has signed by now."""
        try:
            answer = webauthn.verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=known.site,
                expected_origin=origin if site_of(origin) == known.site else "",
                credential_public_key=base64url_to_bytes(known.public_key),
                credential_current_sign_count=0,
            )
        except Exception:  # whatever a library makes of what a stranger sent
            raise Problem(403, "error-passkey-refused") from None
        if answer.new_sign_count <= known.signed and (answer.new_sign_count or known.signed):
            raise Problem(403, "error-passkey-copied")
        return answer.new_sign_count

    # ---- challenges -------------------------------------------------------------------------------------------------
    async def challenge(self, guest: str | None) -> bytes:
        challenge, now = secrets.token_bytes(32), self.time.now()
        row = {"mark": mark_of(challenge), "guest": guest, "until": now + CHALLENGE_SECONDS}
        await self.store.write(*put_challenge(row, now))
        return challenge

    async def answered(self, credential: Credential, guest: str | None) -> bytes:
        """The challenge that this answers; nobody can answer it again."""
        try:
            data = credential["response"]["clientDataJSON"]
            challenge = parse_client_data_json(base64url_to_bytes(data)).challenge
        except Exception:
            raise Problem(403, "error-passkey-refused") from None
        row = await self.store.challenge(mark_of(challenge))
        try:
            await self.store.write(used(mark_of(challenge)))
        except Conflict:  # it never was one of ours, or it was answered already
            raise Problem(403, "error-passkey-late") from None
        if row is None or row.until <= self.time.now() or row.guest != guest:
            raise Problem(403, "error-passkey-late")
        return challenge


def mark_of(challenge: bytes) -> str:
    return hashlib.sha256(challenge).hexdigest()


def site_of(origin: str) -> str:
    """The name that passkeys of this site belong to."""
    return urlsplit(origin).hostname or ""
