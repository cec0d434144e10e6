"""The proxies of deploy/ before several servers: all that is about a table goes to one of them."""

from __future__ import annotations

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, closing
from pathlib import Path

import httpx
import pytest

from deploy.tls import DEPLOY, Nginx, sign
from fleet.parts import Part, free_port, program

TABLES = [f"table-{number}" for number in range(64)]
ABOUT_A_TABLE = ("/ws/{}", "/t/{}", "/t/{}/replay?seat=1", "/api/tables/{}", "/api/tables/{}/sit")


class Caddy(Part):
    """As deploy/ has it, without TLS and without the port by which it would be administered."""

    def __init__(self, *servers: int) -> None:
        self.binary = program("caddy")
        super().__init__()
        self.servers = servers
        text = "{\n\tadmin off\n\tauto_https off\n}\n" + (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
        (self.folder / "Caddyfile").write_text(text, encoding="utf-8")

    def command(self) -> list[str]:
        given = {name: str(self.folder) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME")}
        given["GULCH_SITE"] = f"http://localhost:{self.port}"
        given["GULCH_SERVER"] = " ".join(f"127.0.0.1:{server}" for server in self.servers)
        command = [self.binary, "run", "--config", str(self.folder / "Caddyfile"), "--adapter", "caddyfile"]
        return ["env", *(f"{name}={value}" for name, value in given.items()), *command]


@asynccontextmanager
async def servers(count: int) -> AsyncIterator[dict[int, asyncio.Server]]:
    """Each says its port to whoever asks anything."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        said = str(writer.get_extra_info("sockname")[1])
        head = f"HTTP/1.1 200 OK\r\nContent-Length: {len(said)}\r\nConnection: close\r\n\r\n"
        writer.write((head + said).encode())
        await writer.drain()
        writer.close()

    async with AsyncExitStack() as stack:
        found = {}
        for _ in range(count):
            port = free_port()
            found[port] = await stack.enter_async_context(await asyncio.start_server(answer, "127.0.0.1", port))
        yield found


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return sign(tmp_path_factory.mktemp("certificate"))


@pytest.mark.parametrize("kind", ["nginx", "caddy"])
async def test_a_table_has_one_server_and_when_that_is_gone_another(kind: str, certificate: Path) -> None:
    trusted = ssl.create_default_context(cafile=str(certificate / "fullchain.pem"))
    async with servers(3) as found:
        with closing(Nginx(certificate, *found) if kind == "nginx" else Caddy(*found)) as proxy:
            proxy.start()
            url = f"{'https' if kind == 'nginx' else 'http'}://localhost:{proxy.port}"
            await moves_when_it_must(url, found, trusted)


async def moves_when_it_must(url: str, found: dict[int, asyncio.Server], trusted: ssl.SSLContext) -> None:
    headers = {"X-Gulch-Table": "mine"}  # what a client says about itself counts for nothing
    async with httpx.AsyncClient(base_url=url, verify=trusted, headers=headers, timeout=60) as http:

        async def whereabouts() -> dict[str, int]:
            places: dict[str, int] = {}
            for table in TABLES:
                ports = {int((await http.get(path.format(table))).text) for path in ABOUT_A_TABLE}
                assert len(ports) == 1
                places[table] = ports.pop()
            return places

        at_first = await whereabouts()
        assert set(at_first.values()) == set(found)
        assert {int((await http.get("/api/tables")).text) for _ in TABLES} == set(found)
        gone = next(iter(found))
        found[gone].close()
        later = await whereabouts()
        assert set(later.values()) == set(found) - {gone}
        for table, place in at_first.items():
            assert place in (gone, later[table]), "nobody else has to move"
