"""Where notices arrive in the tests: a receiver of webhooks and pushes, and a mail server, on free ports."""

from __future__ import annotations

import asyncio
import email
import json
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import policy
from email.message import EmailMessage
from typing import Any, NamedTuple

import h11
import http_ece
from aiosmtpd.smtp import SMTP, Envelope
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from gulch.server.notices.push import encoded
from server.people import SECONDS


class Posted(NamedTuple):
    target: str
    headers: dict[str, str]
    body: bytes

    @property
    def data(self) -> Any:
        return json.loads(self.body)


class Receiver:
    """Takes whatever is posted, and answers as it is told to."""

    def __init__(self) -> None:
        self.got: list[Posted] = []
        self.status = 200
        self.headers: list[tuple[str, str]] = []
        self.said = b"{}"
        self.url = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        talk, body = h11.Connection(h11.SERVER), b""
        head: h11.Request | None = None
        while not isinstance(event := talk.next_event(), h11.EndOfMessage):
            if event is h11.NEED_DATA:
                talk.receive_data(await reader.read(65536))
            elif isinstance(event, h11.Request):
                head = event
            elif isinstance(event, h11.Data):
                body += bytes(event.data)
            elif isinstance(event, h11.ConnectionClosed):
                writer.close()
                return
        assert head is not None
        headers = {name.decode(): value.decode() for name, value in head.headers}
        self.got.append(Posted(head.target.decode(), headers, body))
        length = ("Content-Length", str(len(self.said)))
        for part in (
            h11.Response(status_code=self.status, headers=[length, *self.headers]),
            h11.Data(data=self.said),
            h11.EndOfMessage(),
        ):
            writer.write(talk.send(part) or b"")
        await writer.drain()
        writer.close()

    async def until(self, count: int) -> list[Posted]:
        async with asyncio.timeout(SECONDS):
            while len(self.got) < count:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        return self.got


@asynccontextmanager
async def receiver() -> AsyncIterator[Receiver]:
    found = Receiver()
    server = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield found


class Mailbox:
    """A real SMTP server that keeps what it gets."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.url = ""
        self.answer = "250 OK"

    async def handle_DATA(self, server: Any, session: Any, envelope: Envelope) -> str:  # noqa: N802
        content = envelope.content
        assert isinstance(content, bytes)
        assert b"Unsubscribe: <https://" in content or b"Unsubscribe:" not in content, "programs read this as it stands"
        mail = email.message_from_bytes(content, policy=policy.default)
        assert isinstance(mail, EmailMessage)
        assert [mail["To"]] == envelope.rcpt_tos
        if self.answer.startswith("250"):
            self.mails.append(mail)
        return self.answer


@asynccontextmanager
async def mailbox() -> AsyncIterator[Mailbox]:
    box = Mailbox()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(lambda: SMTP(box, loop=loop, hostname="localhost"), "127.0.0.1", 0)
    box.url = f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server:
        yield box


class Browser:
    """A browser's subscription, with the keys that stay in it."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = os.urandom(16)

    @property
    def subscription(self) -> dict[str, Any]:
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "keys": {"p256dh": encoded(point), "auth": encoded(self.auth)}}

    def opened(self, body: bytes) -> str:
        """What its worker gets."""
        text = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        return str(text.decode())

    def open(self, body: bytes) -> Any:
        return json.loads(self.opened(body))
