"""Words: actions and events as packed integers, their string ids and their descriptions.

A word is `number | arg0 << 8 | arg1 << 16 | ...`. Inside the rules only the integer exists; the id ("shoot:4") is
what people, records and the wire use. Both ways are derived from one declaration, so they can't disagree."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64


def arg(action: i64) -> i64:
    """The first argument of an action or event; only for words that have just one."""
    return action >> 8


class Domain:
    """What an argument may be: named values in order. `thing`: its values are things on the board that can be pointed
    at."""

    def __init__(self, name: str, values: list[str], thing: bool = False) -> None:
        if len(values) > 256 or len(set(values)) != len(values):
            raise ValueError(f"domain {name}: at most 256 different values")
        self.name = name
        self.values = values
        self.index = {value: i for i, value in enumerate(values)}
        self.thing = thing

    def targets(self, value: str) -> list[str]:
        return [f"{self.name}:{value}"] if self.thing else []


class Word:
    """A verb, an event or a question's subject: its number, its name, the domain of each argument, and the rule
    behind it."""

    def __init__(
        self, number: int, name: str, rule: str, fields: dict[str, Domain], cite: dict[str, str] | None = None
    ) -> None:
        if not 0 <= number < 256 or len(fields) > 6:
            raise ValueError(f"word {name}: a number below 256 and at most 6 arguments")
        self.number = number
        self.name = name
        self.rule = rule
        self.fields = fields
        self.cite = cite or {}  # the rule by an argument's value, where it depends on that; later arguments count more

    def codes(self) -> list[int]:
        """The word with every value of its arguments."""
        codes, shift = [self.number], 8
        for domain in self.fields.values():
            codes = [code | i << shift for code in codes for i in range(len(domain.values))]
            shift += 8
        return codes


class Option:
    """A described action, event or subject."""

    __slots__ = ("code", "id", "kind", "params", "rule", "targets")

    def __init__(
        self, id: str, kind: str, rule: str, params: dict[str, str], targets: tuple[str, ...], code: int
    ) -> None:
        self.id = id
        self.kind = kind
        self.rule = rule
        self.params = params
        self.targets = targets
        self.code = code

    def data(self) -> dict[str, object]:
        targets = list(self.targets)
        return {"id": self.id, "kind": self.kind, "rule": self.rule, "params": self.params, "targets": targets}

    def __repr__(self) -> str:
        return f"Option({self.id!r}, {self.rule})"


class Words:
    """The vocabulary of a game at one table."""

    def __init__(self, words: list[Word]) -> None:
        self.by_number: Final = {word.number: word for word in words}
        self.by_name: Final = {word.name: word for word in words}
        if not len(self.by_number) == len(self.by_name) == len(words):
            raise ValueError("two words share a number or a name")
        self.all: list[int] = []

    def id(self, code: int) -> str:
        word = self.by_number[code & 255]
        text = word.name
        for domain in word.fields.values():
            code >>= 8
            text += ":" + domain.values[code & 255]
        return text

    def code(self, id: str) -> int:
        """The packed integer of an id, or -1 if the game has no such word."""
        parts = id.split(":")
        word = self.by_name.get(parts[0])
        if word is None or len(parts) != len(word.fields) + 1:
            return -1
        code, shift = word.number, 8
        for part, domain in zip(parts[1:], word.fields.values(), strict=True):
            if part not in domain.index:
                return -1
            code |= domain.index[part] << shift
            shift += 8
        return code

    def describe(self, code: int, rule: str = "") -> Option:
        """`rule`: what to cite instead of the word's own rule."""
        word = self.by_number[code & 255]
        params: dict[str, str] = {}
        targets: list[str] = []
        rest, cited = code, word.rule
        for field, domain in word.fields.items():
            rest >>= 8
            value = domain.values[rest & 255]
            params[field] = value
            targets += domain.targets(value)
            cited = word.cite.get(value, cited)
        return Option(self.id(code), word.name, rule or cited, params, tuple(targets), code)

    def catalogue(self) -> list[int]:
        """Every word with every value of its arguments. Shared: nobody changes it."""
        if not self.all:
            for word in self.by_number.values():
                self.all += word.codes()
        return self.all

    def parameters(self) -> dict[str, dict[str, str]]:
        """What each word's parameters are: word -> parameter -> domain."""
        return {name: {field: d.name for field, d in word.fields.items()} for name, word in self.by_name.items()}
