"""Words numbered by hand, eight bits for each argument: the drills are small games that declare nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from gulch.declare.rules import NO_DECLARED, Event, Moment, Rules, Verb
from gulch.declare.words import NUMBER_BITS, Arg, Domain, Word
from gulch.engine.play import State, ask_all

S = TypeVar("S", bound=State)


def eight_bits(word: Word, fields: dict[str, Domain], shift: int) -> None:
    for name, domain in fields.items():
        a = Arg(domain)
        shift = a.lay(name, shift, 8)
        word.args.append(a)


class NumberedVerb(Verb[S]):
    def __init__(self, number: int, name: str, rule: str, /, **fields: Domain) -> None:
        super().__init__(NO_DECLARED, name, rule)
        self.number = number
        eight_bits(self, fields, NUMBER_BITS)


class NumberedMoment(Moment[S]):
    def __init__(self, name: str, rule: str, verbs: Sequence[Verb[S]], /, **fields: Domain) -> None:
        super().__init__(NO_DECLARED, name, rule)
        self.verbs = list(verbs)
        eight_bits(self, fields, 0)


class NumberedRules(Rules[S]):
    def event(self, number: int, name: str, rule: str, /, **fields: Domain) -> None:
        self.open()
        event = Event(name, rule)
        event.number = number
        eight_bits(event, fields, NUMBER_BITS)
        self.events.append(event)


class NumberedState(State):
    __slots__ = ()

    def ask_number(self, seat: int, moment: int, about: int = 0, always: bool = False) -> int:
        return self.ask(seat, self.rules.menus[moment].moment, about, always)

    def choose_number(self, seat: int, moment: int, about: int = 0, always: bool = False) -> int:
        return self.choose(seat, self.rules.menus[moment].moment, about, always)

    def tell(self, audience: int, event: int) -> None:
        if not self.run.quiet:
            word = self.rules.sayings.by_number[event & 255]
            assert isinstance(word, Event)
            self.say_all(audience, word, word.values(event))


def ask_all_number(s: S, seats: list[int], moment: int, keep: Callable[[S, int, int], None]) -> None:
    ask_all(s, seats, s.rules.menus[moment].moment, keep)


def step(rules: Rules[Any], number: int, name: str, does: Callable[[Any], int]) -> None:
    rules.name_step(number, name)
    rules.step(number, does)
