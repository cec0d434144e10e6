"""`gulch serve`: the table in a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated
from urllib.parse import urlsplit

import typer

from gulch.cli.common import Failed, data_folder


def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets others in your network join.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="0 takes any free port.")] = 8000,
    data: Annotated[Path | None, typer.Option(help="Where tables are kept; else the user's data directory.")] = None,
    database: Annotated[str, typer.Option(metavar="URL", help="Another database than a file in there.")] = "",
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page.")] = True,
) -> None:
    """The table in a browser: friends join by its address."""
    try:
        from gulch import server  # only here: playing in a terminal need not wait for a web framework
        from gulch.server.http.nearby import network_address
    except ImportError as error:
        raise Failed(f"the server can't start: {error}; gulch play GAME plays in the terminal") from error
    folder = data or data_folder() / "tables"

    def greet(address: str) -> None:
        typer.echo(f"The table is at {address} (Ctrl-C closes it)")
        if nearby := network_address(host):
            typer.echo(f"Others in your network come to http://{nearby}:{urlsplit(address).port}/")

    try:
        server.serve(host, port, folder, browser, database, on_ready=greet)
    except server.CannotStart as error:
        raise Failed(str(error)) from None
