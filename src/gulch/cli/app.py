"""The commands in one place, and what happens when something is wrong: one line, a hint, a non-zero exit."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any

import typer
from typer.exceptions import TyperException

from gulch import GulchError, __version__
from gulch.cli.admin import admin, where_first
from gulch.cli.arena import arena
from gulch.cli.balance import balance
from gulch.cli.bench import bench
from gulch.cli.common import BadUse, Failed
from gulch.cli.games import games
from gulch.cli.keep import backup, restore
from gulch.cli.play import play
from gulch.cli.records import replay, verify
from gulch.cli.review import review
from gulch.cli.rules import rules
from gulch.cli.serve import config, serve
from gulch.cli.simulate import simulate
from gulch.engine.game import BadRecord, Refused

CTRL_C = 130
WRONG_USE = 2

app = typer.Typer(
    name="gulch",
    help="A Wild West game table: play in the terminal or in a browser, simulate, check records.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
COMMANDS = {
    command.__name__: command
    for command in (
        *(play, serve, config, backup, restore, games, rules),
        *(replay, verify, review, simulate, arena, balance, bench),
    )
}
for command in COMMANDS.values():
    about_it = vars(command)
    app.command(context_settings=about_it.get("settings"), epilog=about_it.get("epilog"))(command)
app.add_typer(admin)


@app.callback(invoke_without_command=True)
def about(version: bool = typer.Option(False, "--version", help="Print the version.")) -> None:
    if version:
        typer.echo(f"gulch {__version__}")
        raise typer.Exit


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command line. Whatever goes wrong is said in one line; GULCH_DEBUG=1 shows where it happened."""
    sys.exit(run(spread(list(sys.argv[1:] if arguments is None else arguments))))


def run(arguments: list[str]) -> int:
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a name or a key press that the terminal can't encode ends no game
    try:
        return code_of(app(arguments, standalone_mode=False))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # `gulch rules bang_dice | head`
        return 1
    except KeyboardInterrupt:
        return CTRL_C
    except (Exception, typer.Abort) as error:
        if os.environ.get("GULCH_DEBUG"):
            raise
        line, code = explained(error, arguments)
        if line:
            typer.echo(f"gulch: {line}", err=True)
        return code


def code_of(result: Any) -> int:
    return result if isinstance(result, int) else 0


def explained(error: BaseException, arguments: list[str]) -> tuple[str, int]:
    """The one line and the exit code."""
    if isinstance(error, TyperException):
        command = arguments[0] if arguments and arguments[0] in (*COMMANDS, "admin") else ""
        text = str(getattr(error, "format_message", error.__str__)()).strip().rstrip(".")
        if not text:
            return "", WRONG_USE  # the help was shown instead
        return one_line(f"{text}; see gulch {command} --help".replace("  ", " ")), WRONG_USE
    if isinstance(error, (BadRecord, Refused, Failed)):
        return one_line(str(error)), 1
    if isinstance(error, (GulchError, BadUse)):
        return one_line(str(error)), WRONG_USE
    if isinstance(error, OSError):
        return one_line(f"{error.filename or 'the system'}: {error.strerror or error}"), 1
    return one_line(f"this should not happen: {error!r}; GULCH_DEBUG=1 shows where it did"), 1


def one_line(text: str) -> str:
    return " ".join(text.split())


def spread(arguments: list[str]) -> list[str]:
    """`--options a=1 b=2` means `--options a=1 --options b=2`, which is what the parser understands."""
    if arguments[:1] == ["admin"]:
        return ["admin", *where_first(arguments[1:])]
    spread: list[str] = []
    inside = False
    for word in arguments:
        if inside and "=" in word and not word.startswith("-") and spread[-1] != "--options":
            spread.append("--options")
        elif word == "--options" or word.startswith("-"):
            inside = word == "--options"
        spread.append(word)
    return spread
