"""`gulch admin`: for whoever keeps a server, while it runs or not."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.table import Table
from rich.text import Text

from gulch.cli.common import AsJson, BadUse, Failed, console, echo_json
from gulch.cli.serve import Config, Data, Database, configured

if TYPE_CHECKING:
    from gulch.server.store.administer import Desk
    from gulch.server.store.rows import Sign

Done = TypeVar("Done")
Most = Annotated[int, typer.Option(min=1, max=10_000, help="So many, the newest first.")]
State = Annotated[str, typer.Option(help="waiting, playing or over.")]
Game = Annotated[str, typer.Option(help="A game's id.")]
Who = Annotated[str, typer.Argument(metavar="WHO", help="An id, or a name that only one person has.")]
WHERE = ("--data", "--database", "--config")
STATES = ("", "waiting", "playing", "over")

admin = typer.Typer(
    name="admin",
    help="Look after a server, while it runs or not: tables and people, an announcement, a closed door.",
    no_args_is_help=True,
)


@admin.callback()
def keep(context: typer.Context, data: Data = None, database: Database = None, config: Config = None) -> None:
    context.obj = {"data": data, "database": database}, config


def where_first(words: list[str]) -> list[str]:
    """`gulch admin tables --data X` means `gulch admin --data X tables`: which server it is may be said anywhere."""
    first: list[str] = []
    rest: list[str] = []
    ahead = iter(words)
    for word in ahead:
        name, equals, _ = word.partition("=")
        if name not in WHERE:
            rest.append(word)
        else:
            first += [word] if equals else [word, *[value for value in [next(ahead, None)] if value is not None]]
    return first + rest


def done(context: typer.Context, work: Callable[[Desk], Awaitable[Done]]) -> Done:
    from gulch.server.errors import CannotStart
    from gulch.server.store.administer import desk

    settings = configured(*context.obj).settings

    async def run() -> Done:
        async with desk(settings) as opened:
            return await work(opened)

    try:
        return asyncio.run(run())
    except CannotStart as error:
        raise Failed(str(error)) from None


@admin.command()
def status(context: typer.Context, json: AsJson = False) -> None:
    """How many tables there are, and what hangs on the door."""

    async def look(desk: Desk) -> tuple[dict[str, int], Sign]:
        return await desk.counts(), await desk.sign()

    counts, sign = done(context, look)
    if json:
        echo_json({"tables": counts, "closed": sign.closed, "said": sign.said})
        return
    typer.echo(", ".join(f"{count} {state}" for state, count in counts.items()))
    typer.echo(door(sign))


def door(sign: Sign) -> str:
    closed = "The door is closed: games that run go on, nobody begins one" if sign.closed else "The door is open"
    return f"{closed}; announced: {sign.said}" if sign.said else f"{closed}; nothing is announced"


@admin.command()
def tables(context: typer.Context, state: State = "", game: Game = "", most: Most = 50, json: AsJson = False) -> None:
    """Tables, the newest first."""
    if state not in STATES:
        raise BadUse(f"--state {state}: a table is waiting, playing or over")
    found = done(context, lambda desk: desk.tables(state, game, most))
    if json:
        echo_json(found)
        return
    rows = [
        (
            row["id"],
            row["game"],
            row["ended"] or row["state"],
            ago(row["moved"] or row["created"]),
            str(row["answers"] or 0),
            ", ".join(person["name"] for person in row["people"]) + f" +{row['bots']}" * bool(row["bots"]),
        )
        for row in found
    ]
    show(rows, "table", "game", "state", "moved", "answers", "people")


@admin.command()
def people(
    context: typer.Context,
    who: Annotated[str, typer.Argument(metavar="[WHO]", help="Only this id or name.")] = "",
    banned: Annotated[bool, typer.Option("--banned", help="Only who is banned.")] = False,
    most: Most = 50,
    json: AsJson = False,
) -> None:
    """People, who was here last first."""
    found = done(context, lambda desk: desk.people(who, banned, most))
    if json:
        echo_json([person._asdict() for person in found])
        return
    rows = [
        (person.id, person.name, str(person.playing), str(person.over), ago(person.seen), "banned" * person.banned)
        for person in found
    ]
    show(rows, "who", "name", "playing", "over", "seen", "")


@admin.command()
def delete(context: typer.Context, table: Annotated[list[str], typer.Argument(metavar="TABLE...")]) -> None:
    """Take tables away for good, with everything that was played and said there."""

    async def work(desk: Desk) -> None:
        for id in table:
            await desk.delete(id)

    done(context, work)
    typer.echo(f"{', '.join(table)}: gone")


@admin.command()
def ban(context: typer.Context, who: Who) -> None:
    """Shut somebody out: their seats are free, or a bot plays on; they may look and do nothing else."""
    person = done(context, lambda desk: desk.ban(who))
    typer.echo(f"{person.name} ({person.id}) is banned")


@admin.command()
def unban(context: typer.Context, who: Who) -> None:
    """Let somebody in again."""
    person = done(context, lambda desk: desk.ban(who, banned=False))
    typer.echo(f"{person.name} ({person.id}) may come back")


@admin.command()
def announce(context: typer.Context, text: Annotated[str, typer.Argument(help='"" takes it down.')]) -> None:
    """Show a line on every page."""
    typer.echo(door(done(context, lambda desk: desk.announce(text))))


@admin.command()
def close(context: typer.Context) -> None:
    """Before an upgrade: no new tables and games; those that run go on."""
    typer.echo(door(done(context, lambda desk: desk.change_sign(closed=True))))


@admin.command(name="open")
def open_door(context: typer.Context) -> None:
    """After it."""
    typer.echo(door(done(context, lambda desk: desk.change_sign(closed=False))))


def show(rows: Sequence[tuple[str, ...]], *heads: str) -> None:
    if not rows:
        typer.echo("none")
        return
    screen = console()
    if not screen.is_terminal:  # for scripts: one line each, whatever the width
        for row in rows:
            typer.echo("\t".join(row))
        return
    grid = Table(*heads, box=None)
    for row in rows:
        grid.add_row(*map(Text, row))  # a name is no markup
    screen.print(grid)


def ago(at: float) -> str:
    """How long it is since."""
    seconds = time.time() - at
    if at <= 0:
        return "never"
    for length, unit in ((86400, "d"), (3600, "h"), (60, "min")):
        if seconds >= length:
            return f"{int(seconds // length)} {unit}"
    return "now"
