"""`?`: why not, what a rule says, what may be typed."""

from __future__ import annotations

from rich.text import Text

import gulch
from gulch.cli.common import console
from gulch.cli.play.choices import Choices
from gulch.cli.play.session import Session
from gulch.texts import Texts

MOST_LISTED = 6  # things in one line


class Helper:
    def __init__(self, session: Session, texts: Texts, names: list[str], pointing: list[str]) -> None:
        self.session = session
        self.texts = texts
        self.names = names
        self.pointing = pointing
        self.screen = console()

    def say(self, line: str, rule: str = "") -> None:
        self.screen.print(Text(line).append(f"  {rule}" if rule else "", style="dim"))

    def explain(self, about: str, question: gulch.Question) -> None:
        """Nothing: help. A rule's id: its text. A key, an action, a verb or a player: what may be done, or why not."""
        choices = Choices(question, self.texts)
        id = choices.action(about.lower())
        if not about:
            self.help(question)
        elif about.upper() in self.session.game.rulebook():
            self.rules(about)
        elif id:
            self.judge([choices.words.describe(choices.words.code(id))], question)
        elif about.lower() in choices.words.by_name:
            self.judge(choices.of_verb(about.lower()), question)
        elif found := self.naming(about, choices):
            self.judge(found, question)
        elif about.lower() in (name.lower() for name in self.names):
            self.say(self.texts.say("cli-not-asked-about", name=about[:40]), question.rule)
        else:
            self.say(self.texts.say("cli-no-such-thing", text=about[:40], rule=question.rule))

    def naming(self, about: str, choices: Choices) -> list[gulch.Option]:
        """The menu's actions that point at a player; `all`: the whole menu."""
        if about.lower() in ("all", self.texts.say("cli-all")):
            return choices.of_menu()
        seats = {f"seat:{p}" for p, name in enumerate(self.names) if name.lower() == about.lower()}
        return [option for option in choices.of_menu() if seats & set(option.targets)]

    def judge(self, options: list[gulch.Option], question: gulch.Question) -> None:
        """Each action with what speaks against it; those with the same reason stand together."""
        groups: dict[tuple[str, str], list[str]] = {}
        for option in options:
            said = self.texts.option(option, question, self.pointing)
            reasons = self.session.table.explain(self.session.seat, option.id)
            for reason in reasons:
                groups.setdefault((self.texts.reason(reason, self.names), reason.rule), []).append(said)
            if not reasons:
                groups.setdefault((self.texts.say("cli-legal"), option.rule), []).append(said)
        for (text, rule), said_all in groups.items():
            more = ["..."] if len(said_all) > MOST_LISTED else []
            self.say(f"  {'; '.join(said_all[:MOST_LISTED] + more)}: {text}", rule)

    def reasons(self, reasons: list[gulch.Reason]) -> None:
        for reason in reasons:
            self.say(f"  {self.texts.reason(reason, self.names)}", reason.rule)

    def rules(self, wanted: str) -> None:
        """A statement by its id, those that contain a word, or all."""
        game, lang = self.session.game, self.texts.lang
        book = {id: game.rule(id, lang) for id in game.rulebook()}
        found = (
            [wanted.upper()] if wanted.upper() in book else [id for id in book if wanted.lower() in book[id].lower()]
        )
        for id in found:
            self.say(f"  {id}  {book[id]}")
        if not found:
            self.say(self.texts.say("cli-no-such-thing", text=wanted[:40], rule=next(iter(book), "")))

    def help(self, question: gulch.Question) -> None:
        option = question.options[-1]
        other = self.names[(self.session.seat + 1) % len(self.names)]
        said = {"action": option.id, "verb": option.kind, "player": other, "rule": question.rule}
        for line in self.texts.say("cli-help", said).splitlines():
            self.say(f"  {line}")
        self.rules(question.rule)

    def listed(self, by_key: dict[str, gulch.Option], question: gulch.Question) -> None:
        for key, option in by_key.items():
            self.say(f"  {key:>2})  {self.texts.option(option, question, self.pointing)}", option.rule)
