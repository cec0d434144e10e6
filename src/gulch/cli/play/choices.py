"""What a player may type at a question: a key for each option, dice numbers for a set of dice, or an action's id."""

from __future__ import annotations

from string import ascii_lowercase

from gulch import Option, Question
from gulch.declare.words import verb_of
from gulch.texts import Texts


class Choices:
    """The options of one question, each under the key that picks it."""

    def __init__(self, question: Question, texts: Texts) -> None:
        self.question = question
        self.words = question.state.rules.words
        verbs = texts.words["verbs"]
        self.sets = {verb for verb, fields in verbs.items() if [d[-4:] for d in fields.values()] == ["_set"]}
        self.plain = [option for option in question.options if option.kind not in self.sets]
        self.picks = [option for option in question.options if option.kind in self.sets]
        self.by_key = dict(zip(self.keys(), self.plain, strict=True))
        self.by_key |= {value_of(option): option for option in self.picks}

    def keys(self) -> list[str]:
        """Numbers; but where digits pick dice, 0 or letters."""
        if not self.picks:
            return [str(i) for i in range(1, len(self.plain) + 1)]
        return ["0"] if len(self.plain) == 1 else list(ascii_lowercase[: len(self.plain)])

    def example(self) -> str:
        """A set that may be picked: the longest there is."""
        return max((value_of(option) for option in self.picks), key=len)

    def action(self, typed: str) -> str:
        """The id of the action that was meant, legal or not; "" if none was."""
        if typed in self.by_key:
            return self.by_key[typed].id
        if self.words.code(typed) >= 0:
            return typed
        digits = "".join(sorted(set(typed.replace(" ", "").replace(",", ""))))
        if self.picks and digits.isdecimal():
            id = f"{self.picks[0].kind}:{digits}"
            return id if self.words.code(id) >= 0 else ""
        return ""

    def of_verb(self, verb: str) -> list[Option]:
        """Every action of a verb, legal or not."""
        number = self.words.by_name[verb].number
        all_of_it = [self.words.describe(code) for code in self.words.catalogue() if verb_of(code) == number]
        return [option for option in all_of_it if option.targets or option.kind not in self.sets]

    def of_menu(self) -> list[Option]:
        return [option for verb in self.question.menu().verbs for option in self.of_verb(verb.name)]


def value_of(option: Option) -> str:
    return next(iter(option.params.values()))
