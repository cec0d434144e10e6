"""Web Push: encrypted for one browser, signed by this server, and carried by the browser's own push service."""

from __future__ import annotations

import asyncio
import base64
import hashlib
import json
import time
from collections.abc import Sequence
from functools import lru_cache
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from gulch.server.errors import CannotStart, Problem
from gulch.server.notices.outside import NotSent, accepted, post
from gulch.server.notices.wishes import Push, is_web_address

if TYPE_CHECKING:
    from gulch.server.notices.words import Notice
    from gulch.server.settings import Settings

KEPT_SECONDS = 24 * 3600  # a push service keeps it so long for a browser that is off
SIGNED_SECONDS = 12 * 3600
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551  # of the curve P-256


def is_offered() -> bool:
    return find_spec("pywebpush") is not None


def encoded(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


@lru_cache(maxsize=4)
def signer(given: str, key: bytes) -> Any:
    """What this server signs with: `given` by a setting, or made from the server's own key, which lies in the data
    folder for its owner alone, is the same at every process of a fleet, and comes with every copy."""
    from py_vapid import Vapid02  # an extra

    if given:
        return Vapid02.from_raw(given.strip().encode())
    number = int.from_bytes(hashlib.sha512(b"web push " + key).digest(), "big") % (ORDER - 1) + 1
    return Vapid02.from_raw(base64.urlsafe_b64encode(number.to_bytes(32, "big")))


def check_key(given: str) -> None:
    if given and is_offered():
        try:
            if len(decoded(given.strip())) != 32:
                raise ValueError("too short or too long")
            signer(given, b"")
        except ValueError:
            raise CannotStart("vapid_key is no key: 32 bytes in base64url, as `vapid --gen` writes them") from None


def public_key(vapid: Any) -> str:
    """What a browser asks for before it subscribes."""
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    return encoded(vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def checked(push: Push, private: bool) -> Push:
    """A subscription as browsers make them; Problem if it is none."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, secret = decoded(push.p256dh), decoded(push.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        raise Problem(422, "error-bad-address") from None
    if len(secret) != 16 or not is_web_address(push.endpoint, private):
        raise Problem(422, "error-bad-address")
    return push


def payload(notice: Notice) -> bytes:
    """What the page's worker shows."""
    data = {"title": notice.title, "body": "\n".join(text for text, _ in notice.lines), "link": notice.link}
    return json.dumps(data, ensure_ascii=False).encode()


def sealed(vapid: Any, push: Push, data: bytes, subject: str) -> tuple[bytes, dict[str, str]]:
    """What goes to the push service, which can't read it."""
    from pywebpush import WebPusher

    pusher = WebPusher({"endpoint": push.endpoint, "keys": {"p256dh": push.p256dh, "auth": push.auth}})
    parts = urlsplit(push.endpoint)
    claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": subject, "exp": int(time.time()) + SIGNED_SECONDS}
    headers = {
        **{name: str(value) for name, value in vapid.sign(claims).items()},
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(KEPT_SECONDS),
        "Urgency": "normal",
    }
    return bytes(pusher.encode(data)["body"]), headers


async def send(settings: Settings, vapid: Any, pushes: Sequence[Push], data: bytes) -> list[Push]:
    """To every browser of somebody. Returns those that are gone for good; NotSent: none has got it."""
    subject = settings.public_url if settings.public_url.startswith("https") else "mailto:gulch@localhost.localdomain"

    async def one(push: Push) -> NotSent | None:
        try:
            body, headers = sealed(vapid, push, data, subject)
            accepted(await post(push.endpoint, body, headers, settings.notice_private))
        except NotSent as error:
            return error
        return None

    ends = await asyncio.gather(*(one(push) for push in pushes))
    gone = [push for push, end in zip(pushes, ends, strict=True) if end is not None and end.gone]
    failed = [end for end in ends if end is not None]
    if len(gone) < len(pushes) and len(failed) == len(pushes):
        raise next(end for end in failed if not end.gone)
    return gone
