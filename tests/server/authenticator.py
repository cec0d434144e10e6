"""A passkey's device, made of software: it signs what a browser would let it sign."""

from __future__ import annotations

import hashlib
import json
import secrets
import struct
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url as text

PRESENT_AND_VERIFIED = 0x05
NEW = 0x40


class Authenticator:
    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = secrets.token_bytes(32)
        self.count = 0

    def client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin}).encode()

    def data(self, site: str, flags: int) -> bytes:
        self.count += 1
        return hashlib.sha256(site.encode()).digest() + bytes([flags]) + struct.pack(">I", self.count)

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        numbers = self.key.public_key().public_numbers()
        key = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        made = bytes(16) + struct.pack(">H", len(self.id)) + self.id + cbor2.dumps(key)
        data = self.data(options["rp"]["id"], PRESENT_AND_VERIFIED | NEW) + made
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self.client("create", options["challenge"])
        return self.credential(clientDataJSON=text(client), attestationObject=text(attested))

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        data = self.data(options["rpId"], PRESENT_AND_VERIFIED)
        client = self.client("get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self.credential(
            clientDataJSON=text(client), authenticatorData=text(data), signature=text(signature), userHandle=None
        )

    def credential(self, **response: Any) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}
