"""What a game declares to the outside: seats, options, set-up, views, outcome; and the errors that people meet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from gulch.declare.rules import Rules
from gulch.declare.views import Shown
from gulch.engine.chance import Chance, fast
from gulch.engine.play import Part, State
from gulch.engine.rulebook import load_rulebook

if TYPE_CHECKING:
    from gulch.engine.table import Table


class GulchError(Exception):
    """What is wrong and what is allowed, in one line."""


class BadOption(GulchError):
    """A seat count or an option that the game does not know. `field` names it."""

    def __init__(self, field: str, message: str) -> None:
        super().__init__(f"{field}: {message}")
        self.field = field


class BadRecord(GulchError):
    """A record or a scenario that can't be played."""


class Reason:
    """Why not: a rule id and a text id with parameters."""

    def __init__(self, rule: str, text: str, params: dict[str, Any]) -> None:
        self.rule = rule
        self.text = text
        self.params = params

    def data(self) -> dict[str, Any]:
        return {"rule": self.rule, "text": self.text, "params": self.params}

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.text!r})"


class Refused(GulchError):
    def __init__(self, reasons: list[Reason]) -> None:
        super().__init__("; ".join(f"{reason.text} ({reason.rule or 'table'})" for reason in reasons))
        self.reasons = reasons


class Outcome:
    """The end: who won, each seat's rank (1 is best) and score, and what the score is made of.

    `order`: what decides, tie-breaks included, where that is more than the score: the greatest is first. `others`:
    whoever plays without a seat, by name, as in `order`; nobody wins who is beaten by one of them, and the best of
    them is then the `victor`."""

    def __init__(
        self,
        scores: list[int],
        winners: list[int] | None = None,
        breakdown: list[dict[str, Any]] | None = None,
        order: Sequence[Any] | None = None,
        others: dict[str, Any] | None = None,
    ) -> None:
        self.scores = scores
        self.order: Sequence[Any] = scores if order is None else order
        self.others: dict[str, Any] = others or {}
        self.known_ranks: list[int] = []
        self.winners = [p for p, rank in enumerate(self.ranks) if rank == 1] if winners is None else winners
        self.breakdown: list[dict[str, Any]] = breakdown or [{} for _ in scores]

    @property
    def victor(self) -> str:
        """Who won without a seat, or nobody."""
        ahead = [name for name, other in self.others.items() if all(other > one for one in self.order)]
        return max(ahead, key=lambda name: self.others[name]) if ahead else ""

    @property
    def ranks(self) -> list[int]:
        """By seat, 1 is best; counted when somebody asks."""
        if not self.known_ranks:
            everybody = [*self.order, *self.others.values()]
            self.known_ranks = [1 + sum(other > one for other in everybody) for one in self.order]
        return self.known_ranks

    @ranks.setter
    def ranks(self, ranks: list[int]) -> None:
        self.known_ranks = ranks

    def data(self) -> dict[str, Any]:
        data = {"winners": self.winners, "ranks": self.ranks, "scores": self.scores, "breakdown": self.breakdown}
        return {**data, "victor": self.victor} if self.victor else data


class OptionSpec:
    """One option of a game: `kind` is flag, choice or number; `needs` are options that must be on; `seats` where it
    may be on."""

    def __init__(
        self,
        name: str,
        kind: str,
        default: Any,
        choices: list[Any] | None = None,
        needs: list[str] | None = None,
        seats: range | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.default = default
        self.choices: list[Any] = choices if choices is not None else [False, True]
        self.needs = needs or []
        self.seats = seats
        self.text = f"option-{name}"

    def check(self, value: Any) -> None:
        if not any(value == choice and type(value) is type(choice) for choice in self.choices):
            allowed = ", ".join(str(one).lower() if isinstance(one, bool) else str(one) for one in self.choices)
            raise BadOption(self.name, f"{value!r} is not allowed; one of {allowed}")

    def data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "choices": self.choices,
            "needs": self.needs,
            "seats": [self.seats.start, self.seats.stop - 1] if self.seats else None,
        }


S = TypeVar("S", bound=State)


def check_attributes(rules: Rules[Any], s: State) -> None:
    """Everything that a state keeps is a declared field: what nobody declared nobody copies, saves or hides."""
    kept = [f".{name}" for name in attributes_of(s, State)]
    for name, part in zip(rules.parts, s.parts, strict=True):
        kept += [f"{name}.{attribute}" for attribute in attributes_of(part, Part)]
    wrong = sorted(name.lstrip(".") for name in set(kept) ^ set(rules.attributes))
    if wrong:
        raise ValueError(f"{type(s).__name__} and its declared fields differ: {', '.join(wrong)}")


def attributes_of(thing: object, base: type) -> set[str]:
    """What its class adds to the base."""
    names: set[str] = set(getattr(thing, "__dict__", {}))
    for cls in type(thing).__mro__:
        if cls is not base and cls is not object:
            names |= set(vars(cls).get("__mypyc_attrs__", vars(cls).get("__slots__", ())))
    return names - set(vars(base).get("__mypyc_attrs__", vars(base).get("__slots__", ())))


class Game(Generic[S]):
    """What a game declares: the outside of Rules."""

    id: ClassVar[str] = ""
    version: ClassVar[int] = 1
    seats: ClassVar[range] = range(2, 5)
    rarely_secret: ClassVar[list[str]] = []  # fields that hold a secret only for moments no guess need change

    def __init__(self) -> None:
        self.options: dict[str, OptionSpec] = {spec.name: spec for spec in self.option_specs()}
        self.built: dict[str, Rules[S]] = {}
        self.statements: dict[str, dict[str, str]] = {}
        self.entries: list[Shown] = []

    # ---- people ask -------------------------------------------------------------------------------------------------
    def table(self, seats: Any, seed: Any = 0, options: Any = None) -> Table:
        """A new table; `seed`: a number, or all seeds (Fair). BadOption names what is wrong and what is allowed."""
        from gulch.engine.record import new_table

        return new_table(self, seats, seed, options)

    def rulebook(self) -> dict[str, dict[str, str]]:
        """Every rule statement: id -> {chapter, en, ru}."""
        if not self.statements:
            self.statements = load_rulebook(type(self).__module__.rpartition(".")[0])
        return self.statements

    def rule(self, id: str, lang: str) -> str:
        """A rule in our own words."""
        statement = self.rulebook().get(id)
        if statement is None:
            raise GulchError(f"{self.id} has no rule {id}")
        if lang not in statement or lang == "chapter":
            raise GulchError(f"rule {id} has no text in {lang!r}")
        return statement[lang]

    # ---- a game says ------------------------------------------------------------------------------------------------
    def option_specs(self) -> list[OptionSpec]:
        return []

    def check(self, seats: int, options: dict[str, Any]) -> None:
        """Raise BadOption for a combination that the rulebook forbids."""

    def examples(self) -> list[tuple[int, dict[str, Any]]]:
        """Tables worth trying: every number of seats, and whatever options a game adds. The contract tests play them
        all."""
        return [(seats, {}) for seats in self.seats]

    def labels(self) -> dict[str, list[str]]:
        """What only a page names, beyond the words of questions and events: kind -> ids, with the texts `KIND-ID`."""
        return {}

    def goldens(self) -> dict[str, tuple[int, dict[str, Any]]]:
        """The golden playthroughs by name; none: fewest, middle, most seats, and the examples with options."""
        return {}

    def rules(self, seats: int, options: dict[str, Any]) -> Rules[S]:
        raise NotImplementedError

    def new(self, rules: Rules[S], chance: Chance) -> S:
        """Set up a game."""
        raise NotImplementedError

    def blank(self, rules: Rules[S], chance: Chance) -> S:
        """A state to be filled, by set-up or from data."""
        raise NotImplementedError

    def fresh(self, rules: Rules[S], chance: Chance) -> S:
        """The same with the expansions' parts and empty boxes of cards: what `new` begins with."""
        s = self.blank(rules, chance)
        if rules.makers:
            s.parts = [make() for make in rules.makers]
        for field in rules.beginning:
            field.begin(s)
        return s

    def settle(self, s: S) -> None:
        """Derive what is not data after a state was filled."""

    def fits(self, s: S) -> None:
        """ValueError if the fields can't all be so together; what one field may hold, it says itself."""

    def shown(self) -> list[Shown]:
        """The view, entry by entry."""
        return []

    def view(self, s: S, seat: int) -> dict[str, Any]:
        """What this seat may know (NOBODY: the spectator)."""
        if not self.entries:
            self.entries = self.shown()
        return {entry.name: entry.look(s, seat) for entry in [*self.entries, *s.rules.shown]}

    def view_types(self) -> dict[str, dict[str, str]]:
        """The page's types of a view: interface -> entry -> type; what only expansions show is optional."""
        base = self.shown()
        more: dict[str, Shown] = {}
        for seats, options in self.examples():
            more |= {entry.name: entry for entry in self.rules_for(seats, self.checked(seats, options)).shown}
        out: dict[str, dict[str, str]] = {}
        for entry in [*base, *more.values()]:
            out |= entry.types()
        view = {entry.name: entry.wire for entry in base} | {f"{name}?": entry.wire for name, entry in more.items()}
        return out | {"View": view}

    def recalled(self, past: dict[str, Any], now: dict[str, Any]) -> dict[str, Any]:
        """An earlier view, as far as whoever sees `now` may look back on it: memory may be part of a game."""
        return past

    def outcome(self, s: S) -> Outcome:
        raise NotImplementedError

    def standings(self, s: S) -> list[int]:
        """How every seat stands, for the course of a finished game: lives, loot, points. It may tell secrets."""
        return []

    # ---- the kernel asks --------------------------------------------------------------------------------------------
    def checked(self, seats: Any, options: Any) -> dict[str, Any]:
        """All options with their values; BadOption names what is wrong and what is allowed."""
        if type(seats) is not int or seats not in self.seats:
            raise BadOption("seats", f"{seats!r} is not allowed; {self.seats.start} to {self.seats.stop - 1}")
        given = {} if options is None else options
        if not isinstance(given, dict):
            raise BadOption("options", f"{given!r} is no mapping from names to values")
        for name in given:
            if name not in self.options:
                known = ", ".join(self.options) or "it has none"
                raise BadOption(str(name), f"{self.id} has no such option; known: {known}")
        whole = {name: given.get(name, spec.default) for name, spec in self.options.items()}
        for name, spec in self.options.items():
            spec.check(whole[name])
            if whole[name] != spec.default:
                for other in spec.needs:
                    if whole[other] in (False, "off"):
                        raise BadOption(name, f"needs {other}")
                if spec.seats is not None and seats not in spec.seats:
                    raise BadOption(name, f"only with {spec.seats.start} to {spec.seats.stop - 1} players")
        self.check(seats, whole)
        return whole

    def rules_for(self, seats: int, options: dict[str, Any]) -> Rules[S]:
        """Rules never change once play begins, so tables with the same options share them."""
        key = f"{seats} {sorted(options.items())}" if options else str(seats)
        rules = self.built.get(key)
        if rules is None:
            rules = self.rules(seats, options)
            rules.freeze(self.rulebook())
            check_attributes(rules, self.fresh(rules, fast(0)))
            self.built[key] = rules  # when they are whole: a server plays long games again in a thread
        return rules
