"""The player's side of the table: what is shown, what may be typed."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import Any

import typer
from rich.console import RenderableType
from rich.text import Text

import gulch
from gulch.cli.boards import board_for
from gulch.cli.common import console
from gulch.cli.play.answers import Helper
from gulch.cli.play.choices import Choices
from gulch.cli.play.session import Session
from gulch.cli.telling import effective, outcome_lines, seat_names
from gulch.texts import Texts

COMMANDS = {
    "undo": "cli-command-undo",
    "log": "cli-command-log",
    "rules": "cli-command-rules",
    "list": "cli-command-list",
    "board": "cli-command-board",
    "who": "cli-command-who",
    "save": "cli-command-save",
    "help": "cli-command-help",
    "quit": "cli-command-quit",
}
RECAP = 12  # lines of the log when a game goes on
STOPPED = 143


class Stopped(Exception):
    """Somebody ended the program from outside."""


class Left(Exception):
    """The player has had enough for now."""


class Terminal:
    def __init__(self, session: Session, texts: Texts, name: str, command: str) -> None:
        """`command`: what to type to go on another day."""
        self.session = session
        self.command = command
        self.texts = texts
        self.screen = console()
        self.board = board_for(session.game.id)
        clean = "".join(c for c in name if c.isprintable()).strip()[:24]
        self.names = seat_names(texts, session.table.seats, session.seat, clean)
        you = [texts.say("cli-you", name=n) if p == session.seat else n for p, n in enumerate(self.names)]
        self.pointing = you  # in lists of options one looks for oneself
        self.helper = Helper(session, texts, self.names, self.pointing)
        self.seen = 0
        self.shown: set[str] = set()  # parts of the table, as they were drawn last
        self.sights: list[gulch.Option] = []  # what has happened since the last prompt, as it was seen
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "log": self.log,
            "rules": self.rules,
            "list": self.list,
            "board": self.look,
            "who": self.who,
            "save": self.saved,
            "help": self.help,
            "quit": self.leave,
        }
        self.aliases = {texts.say(id): command for command, id in COMMANDS.items()}

    # ---- the course of a game ------------------------------------------------------------------------------------
    def run(self, folder: Path | None, going_on: bool) -> None:
        before = signal.signal(signal.SIGTERM, stop)
        try:
            self.greet(going_on)
            self.go_on()
            self.end(folder)
        except (Left, EOFError):
            self.goodbye()
        except KeyboardInterrupt:
            self.goodbye()
            raise
        except Stopped:
            self.goodbye()
            raise typer.Exit(STOPPED) from None
        finally:
            signal.signal(signal.SIGTERM, before)

    def greet(self, going_on: bool) -> None:
        game, header = self.session.game, self.session.header
        self.screen.print(Text(self.texts.name("game", game.id), style="bold"))
        self.say(self.texts.find(f"game-{game.id}", "plays"), style="dim")
        if header["fair"] is not None:
            self.tell("cli-commitment", seed=header["fair"]["server"]["commitment"])
        else:
            self.tell("cli-seeded", seed=str(header["seed"]))
        self.who("")
        if going_on:
            self.tell("cli-resumed")
            self.seen = max(0, len(self.events()) - RECAP)
        self.tell("cli-start")

    def go_on(self) -> None:
        while not self.session.table.over:
            self.session.let_bots_play(self.watch)
            self.news()
            question = self.session.question
            if question is not None:
                self.ask(question)

    def ask(self, question: gulch.Question) -> None:
        """Until the question is answered or taken back."""
        self.glance()
        self.options(question)
        number = question.number
        while (now := self.session.question) is not None and now.number == number:
            self.heed(self.read(), now)

    def heed(self, line: str, question: gulch.Question) -> None:
        word, _, rest = line.partition(" ")
        command = self.aliases.get(word.lower(), word.lower())
        if line.startswith("?"):
            self.helper.explain(line[1:].strip(), question)
        elif command in self.commands:
            self.commands[command](rest.strip())
        elif line:
            self.answer(line, question)
        else:
            self.options(question)

    def answer(self, line: str, question: gulch.Question) -> None:
        choices = Choices(question, self.texts)
        id = choices.action(line.lower())
        if not id:
            self.tell("cli-not-understood", text=line[:40])
            return
        try:
            self.session.answer(id)
        except gulch.Refused as error:
            self.helper.reasons(error.reasons)
            return
        option = choices.words.describe(choices.words.code(id))
        self.say(f"→ {self.texts.option(option, question, self.pointing)}", style="bold")

    def end(self, folder: Path | None) -> None:
        table = self.session.table
        self.news()
        self.look("")
        for line in outcome_lines(table, self.names, self.texts):
            self.say(line)
        path = self.session.finish(folder)
        self.tell("cli-record", file=str(path))

    def goodbye(self) -> None:
        self.say("")
        self.saved("")

    # ---- showing -------------------------------------------------------------------------------------------------
    def say(self, line: str, style: str = "") -> None:
        self.screen.print(Text(line, style=style))

    def tell(self, id: str, **params: Any) -> None:
        self.say(self.texts.say(id, **params))

    def events(self) -> list[str]:
        return self.session.table.events(self.session.seat)

    def watch(self) -> None:
        """What the table tells and shows right now; a moment later it may be covered."""
        table, view = self.session.table, None
        for event in self.events()[self.seen + len(self.sights) :]:
            view = view or table.view(self.session.seat)
            self.sights.append(self.board.sight(table.describe(event), view))

    def news(self) -> None:
        """What happened since the last prompt."""
        self.watch()
        self.texts.owners = self.board.owners(self.session.table.view(self.session.seat))
        for sight in self.sights:
            self.event(sight)
        self.sights = []
        self.seen = len(self.events())

    def event(self, described: gulch.Option) -> None:
        line = Text(f"  {self.texts.event(described, self.names)}")
        self.screen.print(line.append(f"  {described.rule}", style="dim"))

    def options(self, question: gulch.Question) -> None:
        choices = Choices(question, self.texts)
        self.screen.print(
            Text(self.texts.question(question, self.pointing), style="bold").append(
                f"  {question.rule}", style="not bold dim"
            )
        )
        self.helper.listed({key: option for key, option in choices.by_key.items() if option in choices.plain}, question)
        if choices.picks:
            example = choices.example()
            meant = self.texts.option(choices.by_key[example], question, self.pointing)
            pick = self.texts.say("cli-pick", example=example, meant=meant)
            self.say(f"       {pick}")

    def read(self) -> str:
        if sys.stdin.isatty():
            return input("> ").strip()
        sys.stdout.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        self.say(f"> {line.strip()}", style="dim")
        return line.strip()

    # ---- what may be typed ---------------------------------------------------------------------------------------
    def undo(self, rest: str) -> None:
        if self.session.undo():
            self.news()
        else:
            self.tell("why-undo-barrier")

    def log(self, rest: str) -> None:
        events = effective(self.events())
        last = int(rest) if rest.isdecimal() and rest != "0" else len(events)
        for event in events[-last:]:
            self.event(self.session.table.describe(event))

    def rules(self, rest: str) -> None:
        self.helper.rules(rest)

    def list(self, rest: str) -> None:
        question = self.session.question
        assert question is not None
        self.helper.listed(Choices(question, self.texts).by_key, question)

    def look(self, rest: str) -> None:
        """The table; or, by a name, what that one has before them."""
        meant = [p for p, name in enumerate(self.names) if name.casefold() == rest.strip().casefold()]
        if meant:
            view = self.session.table.view(self.session.seat)
            self.say("")
            self.screen.print(self.board.look_at(view, meant[0], self.pointing, self.texts))
        else:
            self.shown = set()
            self.glance()

    def glance(self) -> None:
        """What has changed on the table since it was last looked at."""
        view = self.session.table.view(self.session.seat)
        parts = self.board.show(view, self.session.seat, self.pointing, self.texts)
        drawn = {self.drawn(part): part for part in parts}
        new = [part for text, part in drawn.items() if text not in self.shown]
        if new:
            self.say("")
        for part in new:
            self.screen.print(part)
        self.shown = set(drawn)

    def drawn(self, part: RenderableType) -> str:
        with self.screen.capture() as capture:
            self.screen.print(part)
        return capture.get()

    def who(self, rest: str) -> None:
        self.screen.print(self.board.legend(self.session.table.view(self.session.seat), self.pointing, self.texts))

    def saved(self, rest: str) -> None:
        self.tell("cli-saved", file=str(self.session.save.path), command=self.command)

    def help(self, rest: str) -> None:
        question = self.session.question
        assert question is not None
        self.helper.explain(rest, question)

    def leave(self, rest: str) -> None:
        raise Left


def stop(number: int, frame: FrameType | None) -> None:
    raise Stopped
