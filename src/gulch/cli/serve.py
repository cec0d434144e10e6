"""`gulch serve`: the table in a browser. `gulch config`: what is set about it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any
from urllib.parse import urlsplit

import typer

from gulch.cli.common import AsJson, BadUse, Failed, console, data_folder, echo_json

if TYPE_CHECKING:
    from gulch.server.configure import Configured

Host = Annotated[str | None, typer.Option(help="Where to listen; 0.0.0.0 lets others in your network join.")]
Port = Annotated[int | None, typer.Option(min=0, max=65535, help="8000 if nothing is said; 0 takes any free port.")]
Data = Annotated[Path | None, typer.Option(help="Where tables are kept; else the user's data directory.")]
Database = Annotated[
    str | None, typer.Option(metavar="URL", help="postgresql+asyncpg://... instead of a file in there.")
]
Redis = Annotated[str | None, typer.Option(metavar="URL", help="With PostgreSQL: processes hear each other at once.")]
Count = Annotated[int | None, typer.Option(min=1, help="Processes on this machine, with PostgreSQL.")]
Config = Annotated[Path | None, typer.Option(metavar="FILE", help="Settings as TOML.")]
ANY_SETTING = (
    "Every other setting is an option, too: --seed-grace 5 or GULCH_SEED_GRACE=5. gulch config lists them all."
)


def serve(
    more: typer.Context,
    host: Host = None,
    port: Port = None,
    data: Data = None,
    database: Database = None,
    redis: Redis = None,
    workers: Count = None,
    config: Config = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page.")] = True,
) -> None:
    """The table in a browser: friends join by its address."""
    options: dict[str, Any] = {"host": host, "port": port, "data": data, "database": database}
    options |= {"redis": redis, "workers": workers, **others(more.args)}
    settings = configured(options, config).settings
    from gulch.server.errors import CannotStart
    from gulch.server.http.nearby import network_address
    from gulch.server.run import run

    def greet(address: str) -> None:
        typer.echo(f"The table is at {address} (Ctrl-C closes it)")
        if nearby := network_address(settings.host):
            typer.echo(f"Others in your network come to http://{nearby}:{urlsplit(address).port}/")

    try:
        run(settings, browser, greet)
    except CannotStart as error:
        raise Failed(str(error)) from None


def config(more: typer.Context, config: Config = None, json: AsJson = False) -> None:
    """Every setting of the server: what is in force, and where it came from."""
    found = configured(others(more.args), config)
    from gulch.server.configure import shown

    rows = {name: {"value": shown(found.settings, name), "from": found.origins[name]} for name in sorted(found.origins)}
    if json:
        echo_json(rows)
        return
    screen, width = console(), max(map(len, rows))
    for name, row in rows.items():
        value = ", ".join(map(str, row["value"])) if isinstance(row["value"], list) else row["value"]
        origin = "" if row["from"] == "default" else f"  ({row['from']})"
        screen.print(f"{name:{width}}  {value}{origin}", markup=False)


for command in (serve, config):
    command.__dict__["settings"] = {"allow_extra_args": True, "ignore_unknown_options": True}
    command.__dict__["epilog"] = ANY_SETTING


def others(words: list[str]) -> dict[str, str]:
    """`--name value` and `--name=value`: settings that have no line in the help."""
    found: dict[str, str] = {}
    ahead = iter(words)
    for word in ahead:
        name, equals, value = word.partition("=")
        if not name.startswith("--"):
            raise BadUse(f"{word!r} is no option; see gulch serve --help")
        said = value if equals else next(ahead, None)
        if said is None:
            raise BadUse(f"{name} says nothing: give it a value")
        found[name[2:].replace("-", "_")] = said
    return found


def configured(options: dict[str, Any], config: Path | None) -> Configured:
    try:
        from gulch.server import configure  # only here: a terminal need not wait for the web
        from gulch.server.errors import BadSetting
    except ImportError as error:
        raise Failed(f"the server can't start: {error}; gulch play GAME plays in the terminal") from error
    try:
        return configure.configured(options, data_folder() / "tables", config)
    except BadSetting as error:
        raise BadUse(str(error)) from None
