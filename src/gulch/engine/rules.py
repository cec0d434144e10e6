"""What a game gives the kernel: verbs, moments (menus of verbs), steps, occasions, reasons, events, fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from mypy_extensions import i64

from gulch.engine.words import Domain, Word, Words

if TYPE_CHECKING:
    from gulch.engine.chance import Chance
    from gulch.engine.fields import Field
    from gulch.engine.play import State

OVER: Final = 0  # what a step returns when the game has ended
GO_ON: Final = -1  # what a verb returns when no other step follows
LEGAL: Final = ""  # no reason against it
NOT_NOW: Final = "not-now"
KEYS: Final = 1 << 16
UNKNOWN: Final[list[int]] = []

S = TypeVar("S", bound="State")


class Verb(Word, Generic[S]):
    """One action of the rulebook: its word, when it is legal, what it does. The number is the low byte of its
    actions."""

    def __init__(self, number: int, name: str, rule: str, **fields: Domain) -> None:
        super().__init__(number, name, rule, fields)
        self.all = self.codes()  # the verb's part of the catalogue

    def choices(self, s: S, seat: i64, about: i64) -> list[int]:
        """The actions worth asking why_not about: all there are, unless the verb knows better."""
        return self.all

    def why_not(self, s: S, seat: i64, about: i64, action: i64) -> str:
        """LEGAL, or the name of the reason."""
        return LEGAL

    def legal(self, s: S, seat: i64, about: i64, out: list[int]) -> None:
        """Add the legal actions. Override only where it is hot; a contract test compares it with why_not."""
        for action in self.choices(s, seat, about):
            if not self.why_not(s, seat, about, action):
                out.append(action)

    def do(self, s: S, seat: i64, about: i64, action: i64) -> int:
        """What happens; the next step, or GO_ON."""
        return GO_ON


class Moment(Generic[S]):
    """An occasion to choose: a menu of verbs. A hot one says by key() what its options depend on; they are then
    listed once per key. `fields` tell what `about` means: `arg0 | arg1 << 8 | ...`."""

    def __init__(self, name: str, rule: str, verbs: list[Verb[S]], **fields: Domain) -> None:
        self.name = name
        self.rule = rule
        self.verbs = verbs
        self.fields = fields
        self.keyed = True
        self.known: list[list[int]] = []

    def key(self, s: S, seat: i64, about: i64) -> i64:
        """A number >= 0 such that equal numbers mean equal options, or -1: list them anew each time."""
        return -1

    def cite(self, s: S, seat: i64, about: i64, action: i64) -> str:
        """The rule behind this option here and now, where it is not the verb's own."""
        return ""

    def options(self, s: S, seat: i64, about: i64) -> list[int]:
        """What may be chosen now. The list may be shared: nobody changes it."""
        key = self.key(s, seat, about) if self.keyed else -1
        if key < 0:
            return self.listed(s, seat, about)
        if key < len(self.known):
            out = self.known[key]
            if len(out) > 0:
                return out
        return self.learn(key, self.listed(s, seat, about))

    def learn(self, key: i64, options: list[int]) -> list[int]:
        assert key < KEYS, "a key is a small number"
        while len(self.known) <= key:
            self.known.append(UNKNOWN)
        self.known[key] = options
        return options

    def listed(self, s: S, seat: i64, about: i64) -> list[int]:
        out: list[int] = []
        for verb in self.verbs:
            verb.legal(s, seat, about, out)
        return out

    def subject(self, about: int) -> dict[str, str]:
        """What the question is about, for people."""
        params: dict[str, str] = {}
        for field, domain in self.fields.items():
            params[field] = domain.values[about & 255]
            about >>= 8
        return params


def ended(s: Any) -> int:
    return OVER


class Rules(Generic[S]):
    """The rules of one (game, seats, options). Games and expansions register into it; then it is frozen and shared by
    all tables."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.options = options
        self.steps: list[Callable[[S], int]] = [ended]
        self.step_names = ["over"]
        self.moments: list[Moment[S]] = []
        nothing: Verb[S] = Verb(0, "", "")
        self.by_number = [nothing] * 256
        self.hooks: list[list[Callable[[S, int], None]]] = []
        self.reasons: dict[str, str] = {NOT_NOW: ""}  # reason -> rule id
        self.events: list[Word] = []
        self.fields: list[Field] = []
        self.marks: list[str] = []
        self.frozen = False
        self.words = Words([])
        self.sayings = Words([])

    # ---- registering ------------------------------------------------------------------------------------------------
    def step(self, number: int, name: str, step: Callable[[S], int]) -> None:
        """A named stretch of rules, or another one in its place. The name stands in records and scenarios."""
        self.open()
        while len(self.steps) <= number:
            self.steps.append(ended)
            self.step_names.append("")
        if self.step_names[number] not in ("", name):
            raise ValueError(f"steps {name} and {self.step_names[number]} share a number")
        self.steps[number] = step
        self.step_names[number] = name

    def moment(self, number: int, moment: Moment[S]) -> None:
        self.open()
        while len(self.moments) <= number:
            self.moments.append(Moment("", "", []))
        if self.moments[number].name:
            raise ValueError(f"moments {moment.name} and {self.moments[number].name} share a number")
        self.moments[number] = moment
        self.add_verbs(moment.verbs)

    def extend(self, number: int, *verbs: Verb[S]) -> None:
        """More verbs on an old menu, whose key knows nothing of them."""
        self.open()
        self.moments[number].verbs = [*self.moments[number].verbs, *verbs]
        self.moments[number].keyed = False
        self.add_verbs(list(verbs))

    def add_verbs(self, verbs: list[Verb[S]]) -> None:
        for verb in verbs:
            old = self.by_number[verb.number]
            if old.name and old is not verb:
                raise ValueError(f"verbs {verb.name} and {old.name} share a number")
            self.by_number[verb.number] = verb

    def event(self, number: int, name: str, rule: str, cite: dict[str, str] | None = None, **fields: Domain) -> None:
        """`cite`: the rule by the value of an argument, where it depends on that; later arguments count more."""
        self.open()
        self.events.append(Word(number, name, rule, fields, cite))

    def at(self, occasion: int, hook: Callable[[S, int], None]) -> None:
        """Run this whenever the occasion happens."""
        self.open()
        while len(self.hooks) <= occasion:
            self.hooks.append([])
        self.hooks[occasion].append(hook)

    def mark(self, name: str) -> int:
        """A public number of the state for an expansion: its index in `s.marks`."""
        self.open()
        self.marks.append(name)
        return len(self.marks) - 1

    def open(self) -> None:
        if self.frozen:
            raise ValueError("the rules of a table can't change once play begins")

    def freeze(self) -> None:
        self.words = Words([verb for verb in self.by_number if verb.name])
        self.sayings = Words(self.events)
        self.frozen = True

    # ---- playing ----------------------------------------------------------------------------------------------------
    def why_not(self, s: S, seat: i64, moment: int, about: i64, action: i64) -> str:
        verb = self.by_number[action & 255]
        return verb.why_not(s, seat, about, action) if verb in self.moments[moment].verbs else NOT_NOW

    def do(self, s: S, seat: i64, about: i64, action: i64) -> int:
        return self.by_number[action & 255].do(s, seat, about, action)

    def run(self, s: S, at: int) -> int:
        """One step. A hot game overrides it with a chain of direct calls and leaves the rest to this one."""
        return self.steps[at](s)

    def redeal(self, s: S, seat: i64, chance: Chance) -> None:
        """Shuffle everything that `seat` can't know among the places where it could be."""
        raise NotImplementedError

    def parameters(self) -> dict[str, dict[str, dict[str, str]]]:
        """The vocabulary for people's programs: what each parameter of each word is."""
        moments = {m.name: {field: d.name for field, d in m.fields.items()} for m in self.moments if m.name}
        return {"verbs": self.words.parameters(), "moments": moments, "events": self.sayings.parameters()}
