"""`gulch backup` and `gulch restore`: a copy of everything, while the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from gulch.cli.common import Failed
from gulch.cli.serve import Config, Data, Database, configured

if TYPE_CHECKING:
    from gulch.server.settings import Settings

CopyFile = Annotated[Path, typer.Argument(metavar="FILE", help="The copy. It holds every secret of the server.")]


def backup(file: CopyFile, data: Data = None, database: Database = None, config: Config = None) -> None:
    """Copy every table into one file, while the server runs."""
    from gulch.server.store.backup import back_up

    settings = configured({"data": data, "database": database}, config).settings
    typer.echo(f"{done(back_up, settings, file)} rows are in {file}")


def restore(file: CopyFile, data: Data = None, database: Database = None, config: Config = None) -> None:
    """Put a copy back, into an empty folder or an empty database."""
    from gulch.server.store.backup import put_back

    settings = configured({"data": data, "database": database}, config).settings
    typer.echo(f"{done(put_back, settings, file)} rows are back; gulch serve goes on with them")


def done(work: Callable[[Settings, Path], Awaitable[int]], settings: Settings, file: Path) -> int:
    from gulch.server.errors import CannotStart

    async def run() -> int:
        return await work(settings, file)

    try:
        return asyncio.run(run())
    except CannotStart as error:
        raise Failed(str(error)) from None
