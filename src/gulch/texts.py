"""Texts for people: Fluent messages of a game and of the table, by the conventions of docs/wire.md.

`ask-MOMENT`, `wait-MOMENT`, `do-VERB`, `log-EVENT`, `why-REASON` and `DOMAIN-VALUE`. What a parameter means says the
game's own vocabulary, so nothing here knows a game. A game that lacks a text in any language is refused here, where
texts and game meet: rules know no texts."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

from gulch.declare.rules import Rules
from gulch.declare.words import Domain, Option
from gulch.engine.game import Game, GulchError, Reason
from gulch.engine.question import Question

CASES = ("gen", "dat", "acc", "ins", "pre")
TABLE = "gulch"  # the file of what is not a game's
KERNEL_REASONS = {"no-such-seat", "no-such-action", "not-asked", "not-now", "undo-barrier", "nothing-to-undo"}
KERNEL_TEXTS = {f"why-{reason}" for reason in KERNEL_REASONS} | {"log-undo", "wait-thinking"}
MESSAGE = re.compile(r"^([a-zA-Z][\w-]*)\s*=", re.MULTILINE)  # a whole reading of the files takes ten times as long
NAMED_MOST = 10  # of the texts that are missing

Names = Sequence[str]
Arguments = dict[str, Any]
Vocabulary = dict[str, dict[str, dict[str, str]]]
Owners = Mapping[tuple[str, str], int]  # who plays a figure that a sentence may name: ("bandit", "doc") is seat 2's


class UnknownLocale(GulchError):
    """There are no texts in this language."""


class MissingTexts(GulchError):
    """A game needs texts that a language does not have."""


def locales() -> tuple[str, ...]:
    """The languages there are texts in."""
    return tuple(sorted(folder.name for folder in folder_of_locales().iterdir() if folder.is_dir()))


def folder_of_locales() -> Traversable:
    return resources.files("gulch").joinpath("locales")


def files_of(lang: str, game: str) -> list[Traversable]:
    """The table's file and every file whose name begins with the game's id: a game may keep a deck's texts apart."""
    if lang not in locales():
        raise UnknownLocale(f"there are no texts in {lang[:40]!r}; there are {', '.join(locales())}")
    files = sorted(folder_of_locales().joinpath(lang).iterdir(), key=lambda file: file.name)
    return [file for file in files if file.name == f"{TABLE}.ftl" or (game and belongs(file.name, game))]


def belongs(name: str, game: str) -> bool:
    stem, _, ending = name.partition(".")
    return ending == "ftl" and (stem == game or stem.startswith(f"{game}_"))


@cache
def bundle_of(lang: str, game: str) -> Any:
    files = files_of(lang, game)  # first: it refuses an unknown language
    bundle = FluentBundle([lang], use_isolating=False)
    for file in files:
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def vocabulary_of(game: Game[Any]) -> Vocabulary:
    """What each parameter is, over all tables of the game: options may add words."""
    whole: Vocabulary = {"verbs": {}, "moments": {}, "events": {}}
    for seats, options in game.examples():
        for kind, words in game.rules_for(seats, game.checked(seats, options)).parameters().items():
            whole[kind].update(words)
    return whole


# ---- what a game needs ---------------------------------------------------------------------------------------------
def check_texts(game: Game[Any]) -> None:
    """MissingTexts names what this game lacks, and in which language."""
    gone = missing_texts(game)
    if gone:
        more = f" and {len(gone) - NAMED_MOST} more" if len(gone) > NAMED_MOST else ""
        raise MissingTexts(f"{game.id} lacks texts: {', '.join(gone[:NAMED_MOST])}{more}")


@cache
def missing_texts(game: Game[Any]) -> list[str]:
    gone: list[str] = []
    for lang in locales():
        files = [file.read_text(encoding="utf-8") for file in files_of(lang, game.id)]
        there = {id for text in files for id in MESSAGE.findall(text)}
        gone += [f"{key} in {lang}" for key in sorted(needed_texts(game) - there)]
        gone += [f"rule {id} in {lang}" for id, said in game.rulebook().items() if not said.get(lang)]
    return gone


@cache
def needed_texts(game: Game[Any]) -> set[str]:
    """The messages of every word, reason, value and option that any of its tables can have."""
    wanted = {f"game-{game.id}", *KERNEL_TEXTS}
    domains: set[Domain] = set()
    for seats, options in game.examples():
        rules = game.rules_for(seats, game.checked(seats, options))
        moments = [menu.moment for menu in rules.menus if menu.name]
        wanted |= {f"{start}-{moment.name}" for moment in moments for start in ("ask", "wait")}
        wanted |= {f"do-{verb}" for verb in rules.words.by_name} | {f"log-{event}" for event in rules.sayings.by_name}
        wanted |= {f"why-{reason}" for reason in rules.reasons}
        words = [*rules.words.by_name.values(), *rules.sayings.by_name.values(), *moments]
        domains |= {argument.domain for word in words for argument in word.args}
    wanted |= {f"{domain.name}-{value}" for domain in domains for value in domain.values if is_named(value)}
    wanted |= {f"{kind}-{name}" for kind, names in game.labels().items() for name in names}
    for spec in game.options.values():
        wanted |= {spec.text} | {f"{spec.text}-{choice}" for choice in spec.choices if isinstance(choice, str)}
    return wanted


def is_named(value: str) -> bool:
    """Numbers speak for themselves."""
    return value != "" and not value.isdecimal()


class Texts:
    """The texts of one game (None: the table's own) in one language."""

    def __init__(self, lang: str, game: Game[Any] | None = None) -> None:
        if game is not None:
            check_texts(game)
        self.lang = lang
        self.bundle = bundle_of(lang, game.id if game else "")
        self.words: Vocabulary = vocabulary_of(game) if game else {"verbs": {}, "moments": {}, "events": {}}
        self.owners: Owners = {}

    def at_table(self, rules: Rules[Any]) -> Texts:
        """Speak of this kind of table only: a word may be about other things where an option is on."""
        self.words = rules.parameters()
        return self

    # ---- what happens at the table -------------------------------------------------------------------------
    def question(self, question: Question, names: Names) -> str:
        return self.say(f"ask-{question.kind}", self.about(question, names))

    def doing(self, doing: Mapping[str, Any], names: Names) -> str:
        """The same question as the others are told it (gulch.waiting): who chooses in secret only thinks."""
        kind, seat = doing["kind"], doing["seat"]
        domains = {**self.words["moments"].get(kind or "", {}), "seat": "seat"}
        return self.say(f"wait-{kind or 'thinking'}", self.arguments(domains, {**doing["params"], "seat": seat}, names))

    def option(self, option: Option, question: Question, names: Names) -> str:
        domains = {**self.words["verbs"].get(option.kind, {}), "seat": "seat"}
        own = self.arguments(domains, {**option.params, "seat": str(question.seat)}, names)
        return self.say(f"do-{option.kind}", {**self.about(question, names), **own})

    def event(self, event: Option, names: Names) -> str:
        return self.say(
            f"log-{event.kind}", self.arguments(self.words["events"].get(event.kind, {}), event.params, names)
        )

    def reason(self, reason: Reason, names: Names) -> str:
        return self.say(f"why-{reason.text}", self.arguments({"waiting": "seat"}, reason.params, names))

    def about(self, question: Question, names: Names) -> Arguments:
        domains = {**self.words["moments"].get(question.kind, {}), "seat": "seat"}
        return self.arguments(domains, {**question.params, "seat": str(question.seat)}, names)

    # ---- words ---------------------------------------------------------------------------------------------
    def name(self, domain: str, value: str, case: str = "") -> str:
        """A value of a domain by its name; in a grammatical case where the language has one."""
        return self.find(f"{domain}-{value}", case) or self.find(f"{domain}-{value}") or value

    def find(self, id: str, attribute: str = "") -> str:
        """A message without parameters, or "" if the language does not have it."""
        if not self.bundle.has_message(id):
            return ""
        message = self.bundle.get_message(id)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return str(self.bundle.format_pattern(pattern, {})[0]) if pattern is not None else ""

    def say(self, id: str, arguments: Mapping[str, Any] | None = None, /, **more: Any) -> str:
        """A message with its parameters. A missing one shows its id: a player can still go on."""
        if not self.bundle.has_message(id):
            return id
        return str(self.bundle.format_pattern(self.bundle.get_message(id).value, {**(arguments or {}), **more})[0])

    # ---- parameters ----------------------------------------------------------------------------------------
    def arguments(self, domains: Mapping[str, str], params: Mapping[str, Any], names: Names) -> Arguments:
        """Seats become names, values the names of things, numbers numbers; `NAME_id` is always the raw value."""
        arguments: Arguments = {}
        named = [str(value) for name, value in params.items() if domains.get(name) == "seat"]
        for name, value in params.items():
            domain = domains.get(name, "")
            if isinstance(value, list):
                arguments[f"{name}_id"] = arguments[name] = ", ".join(self.plain(domain, str(v), names) for v in value)
            else:
                self.add(arguments, name, domain, value, names, named)
        return arguments

    def add(self, arguments: Arguments, name: str, domain: str, value: Any, names: Names, named: Sequence[str]) -> None:
        raw = str(value)
        arguments[f"{name}_id"] = raw
        if domain != "seat" and raw.isdecimal() and not self.bundle.has_message(f"{domain}-{raw}"):
            arguments[name] = ", ".join(raw) if domain.endswith("_set") else int(raw)
            return
        owner = self.owners.get((domain, raw))
        for case in ("", *CASES):
            word = self.plain(domain, raw, names, case)
            if owner is not None and str(owner) not in named:
                word = self.figure(word, names[owner], case)
            arguments[f"{name}_{case}" if case else name] = word

    def figure(self, word: str, player: str, case: str = "") -> str:
        """A figure is named together with its player, unless the sentence names the player anyway."""
        return self.say("cli-figure-case" if case else "cli-figure", name=player, figure=word)

    def plain(self, domain: str, value: str, names: Names, case: str = "") -> str:
        if domain == "seat" and value.isdecimal() and int(value) < len(names):
            return names[int(value)]
        return self.name(domain, value, case) if domain else value
