"""The one door to addresses that people have chosen: no way into private networks, no redirects, one name asked once.

A name is resolved here and the connection goes to that very address, so it can't lead elsewhere the second time."""

from __future__ import annotations

import asyncio
import contextlib
import socket
import ssl
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from ipaddress import IPv4Address, IPv6Network, ip_address
from typing import NamedTuple
from urllib.parse import urlsplit

import h11

import gulch

SECONDS = 10.0
ANSWER_MAX = 64 * 1024  # of what is answered nobody reads more
PORTS = (80, 443)  # and those that anybody may listen on
FREE_PORTS = 1024
NAT64 = IPv6Network("64:ff9b::/96")  # an IPv4 address in other clothes
UNICAST = IPv6Network("2000::/3")  # whatever lies elsewhere was given out to nobody, or is somebody's own


class NotSent(Exception):
    """Why something could not be delivered, as a message id; `gone`: and never will be."""

    def __init__(self, text: str, gone: bool = False) -> None:
        super().__init__(text)
        self.text = text
        self.gone = gone


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes


def is_public(address: str) -> bool:
    found = ip_address(address.partition("%")[0])
    if isinstance(found, IPv4Address):
        return found.is_global and not found.is_multicast
    dressed = found.ipv4_mapped or (IPv4Address(int(found) & 0xFFFF_FFFF) if found in NAT64 else None)
    inner = dressed or found.sixtofour or (found.teredo[1] if found.teredo else None)
    if inner is not None and not is_public(str(inner)):
        return False
    return dressed is not None or (found.is_global and found in UNICAST)


async def resolve(host: str, port: int, private: bool) -> str:
    """The address to connect to. If any that the name has is private, it is refused: somebody is trying something."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError):
        raise NotSent("tell-no-such-host") from None
    addresses = [str(each[4][0]) for each in found]
    if not addresses:
        raise NotSent("tell-no-such-host")
    if not private and not all(map(is_public, addresses)):
        raise NotSent("tell-private-address")
    return addresses[0]


async def post(url: str, body: bytes, headers: Mapping[str, str], private: bool) -> Answer:
    """NotSent: it did not get through. Any answer is an answer, also a redirect: nobody follows it."""
    try:
        async with asyncio.timeout(SECONDS):
            return await exchange(url, body, headers, private)
    except TimeoutError:
        raise NotSent("tell-no-answer") from None
    except (OSError, ssl.SSLError, h11.ProtocolError, ValueError):
        raise NotSent("tell-no-answer") from None


async def exchange(url: str, body: bytes, headers: Mapping[str, str], private: bool) -> Answer:
    parts = urlsplit(url)
    secure, host = parts.scheme == "https", parts.hostname or ""
    if not secure and not private:
        raise NotSent("tell-private-address")
    port = parts.port or (443 if secure else 80)
    if not private and port not in PORTS and port < FREE_PORTS:
        raise NotSent("tell-private-address")
    address = await resolve(host, port, private)
    request = h11.Request(
        method="POST",
        target=(parts.path or "/") + (f"?{parts.query}" if parts.query else ""),
        headers=[
            ("Host", parts.netloc),
            ("User-Agent", f"gulch/{gulch.__version__}"),
            ("Content-Length", str(len(body))),
            ("Connection", "close"),
            *headers.items(),
        ],
    )
    async with connected(address, port, host if secure else None) as (reader, writer):
        return await ask(reader, writer, request, body)


@cache
def trust() -> ssl.SSLContext:
    return ssl.create_default_context()


@asynccontextmanager
async def connected(
    address: str, port: int, name: str | None
) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    """`name`: whose certificate it must be."""
    tls = {"ssl": trust(), "server_hostname": name} if name else {}
    reader, writer = await asyncio.open_connection(address, port, **tls)  # type: ignore[arg-type]
    try:
        yield reader, writer
    finally:
        writer.close()
        with contextlib.suppress(OSError, ssl.SSLError):
            await writer.wait_closed()


async def ask(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: h11.Request, body: bytes) -> Answer:
    talk = h11.Connection(h11.CLIENT, max_incomplete_event_size=ANSWER_MAX)
    for part in (request, h11.Data(data=body), h11.EndOfMessage()):
        writer.write(talk.send(part) or b"")
    await writer.drain()
    status, said = 0, b""
    headers: dict[str, str] = {}
    while True:
        event = talk.next_event()
        if event is h11.NEED_DATA:
            talk.receive_data(await reader.read(8192))
        elif isinstance(event, h11.Response):
            status = event.status_code
            headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in event.headers}
        elif isinstance(event, h11.Data):
            said += bytes(event.data)
            if len(said) > ANSWER_MAX:
                break
        elif isinstance(event, (h11.EndOfMessage, h11.ConnectionClosed)):
            break
    return Answer(status, headers, said)


def accepted(answer: Answer) -> None:
    """Whether whoever got it has taken it."""
    if 200 <= answer.status < 300:
        return
    if 300 <= answer.status < 400:
        raise NotSent("tell-redirect")
    raise NotSent("tell-refused", gone=answer.status in (404, 410))
