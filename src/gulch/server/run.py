"""Start the server: one process, one event loop, one store."""

from __future__ import annotations

import contextlib
import errno
import socket
import webbrowser
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

import uvicorn

from gulch.server.errors import CannotStart
from gulch.server.fleet.workers import Workers
from gulch.server.guard.door import http_door
from gulch.server.guard.limits import both_ways
from gulch.server.house import House
from gulch.server.http.app import make_app
from gulch.server.rubbish import keep_what_is_here, only_when_told
from gulch.server.settings import Settings
from gulch.server.socket.line import SocketLine
from gulch.server.timing import Time
from gulch.server.watch.logs import start_logs

Ready = Callable[[str], None]


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | str = "gulch-data",
    browser: bool = True,
    database: str = "",
    origins: tuple[str, ...] = (),
    on_ready: Ready | None = None,
) -> None:
    """Serve until interrupted. Port 0 takes a free one; `on_ready` hears the address when people may come. CannotStart
    says in one line what is in the way."""
    settings = Settings(data=Path(data), host=host, port=port, database=database, origins=origins)
    run(settings, browser, on_ready)


def run(settings: Settings, browser: bool = False, on_ready: Ready | None = None) -> None:
    start_logs(settings)
    server = make_server(settings)
    server.house.folder.lock()  # first: who starts a second server by mistake need not look for another port
    listener = open_port(settings.host, settings.port, "--port 0 takes any free port")
    address = address_of(listener)

    def ready() -> None:
        if on_ready is not None:
            on_ready(address)
        if browser:
            webbrowser.open(address)

    if settings.workers > 1:
        Workers(settings, listener, ready).run()
        return
    server.ready = ready
    only_when_told()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener])


def run_worker(settings: Settings, handle: int, on_ready: Ready) -> None:
    """One of several, on a socket that they share, and on a port of its own, by which a proxy can choose it."""
    start_logs(settings)
    server, listener = make_server(settings), socket.socket(fileno=handle)
    own = [open_port(settings.host, settings.worker_port, "see --worker-port")] if settings.worker_port else []
    server.ready = lambda: on_ready(address_of(listener))
    only_when_told()
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[listener, *own])


def open_port(host: str, port: int, way_out: str) -> socket.socket:
    try:
        return listen(host, port)
    except OSError as error:
        hint = way_out if error.errno in (errno.EADDRINUSE, errno.EACCES) else "see --host"
        raise CannotStart(f"{host}:{port}: {error.strerror or error}; {hint}") from None


class Server(uvicorn.Server):
    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self.house = house
        self.ready: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self.house.open()  # here, where CannotStart finds its way to whoever has started us
        await super().startup(sockets)
        keep_what_is_here()
        if self.started and self.ready is not None:
            self.ready()


def make_server(settings: Settings, time: Time | None = None) -> Server:
    app = make_app(settings, time=time)
    config = uvicorn.Config(
        app,
        http=http_door(settings),
        loop="uvloop" if find_spec("uvloop") else "asyncio",
        ws=SocketLine,
        ws_max_size=settings.message_max,
        ws_per_message_deflate=False,
        ws_ping_interval=settings.ping_seconds,
        ws_ping_timeout=settings.ping_seconds,
        timeout_graceful_shutdown=settings.stop_seconds,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=both_ways(settings.proxies),
        access_log=False,
        log_config=None,
        server_header=False,
        h11_max_incomplete_event_size=16 * 1024,
    )
    return Server(config, app.house)


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(2048)
    except OSError:
        listener.close()
        raise
    return listener


def address_of(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}/"
