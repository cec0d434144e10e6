"""What a game gives the kernel: verbs, moments (menus of verbs), steps, occasions, reasons, events, fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar, final

from mypy_extensions import i64

from gulch.declare.checks import problems
from gulch.declare.expansion import Expansion
from gulch.declare.menus import Key, Menu
from gulch.declare.words import MOST_SEATS, NUMBER_BITS, Arg, Domain, Word, Words, args_of, verb_of

if TYPE_CHECKING:
    from gulch.declare.fields import Field
    from gulch.declare.views import Shown
    from gulch.engine.chance import Chance
    from gulch.engine.play import Part, State

OVER: Final = 0  # what a step returns when the game has ended
GO_ON: Final = -1  # what a verb returns when no other step follows
LEGAL: Final = ""  # no reason against it
NOT_NOW: Final = "not-now"
NO_MOMENT: Final = -1
VERBS_MAX: Final = 1 << NUMBER_BITS
DEALS_MAX: Final = 1000  # more than it ever takes to deal somebody an answer

S = TypeVar("S", bound="State")


class Declared:
    """What a game declares, each thing once: it gives out the numbers. `part()` is for an expansion: its words are
    numbered along, but count only at tables whose rules `use` it. Steps have their numbers in the state's module,
    because mypyc inlines only literals; an expansion's begin with `first`."""

    def __init__(self, steps: list[str] | None = None, whole: Declared | None = None, first: int = 1) -> None:
        self.whole: Declared = self if whole is None else whole
        self.counts: dict[str, int] = {}
        self.verbs: list[Verb[Any]] = []
        self.moments: list[Moment[Any]] = []
        self.events: list[Event] = []
        self.steps: dict[int, str] = dict(enumerate(steps or [], first))
        self.occasions: dict[int, str] = {}
        self.reasons: dict[str, str] = {}

    def part(self, steps: list[str] | None = None, first: int = 1) -> Declared:
        return Declared(steps, self.whole, first)

    def next(self, what: str) -> int:
        number = self.whole.counts.get(what, 0)
        if what == "verb" and number >= VERBS_MAX:
            raise ValueError(f"there are more than {VERBS_MAX} verbs: their number has {NUMBER_BITS} bits")
        self.whole.counts[what] = number + 1
        return number

    def occasion(self, name: str) -> i64:
        number = self.next("occasion")
        self.occasions[number] = name
        return number

    def reason(self, name: str, rule: str) -> str:
        """Why something is not legal; what `why_not` returns. Without a rule it cites the verb's."""
        if name in self.whole.reasons:
            raise ValueError(f"there are two reasons {name}")
        self.reasons[name] = self.whole.reasons[name] = rule
        return name

    def event(self, name: str, rule: str, cite: dict[str, str] | None = None, /, **args: Domain) -> Event:
        """Something that rules `say`. `cite`: the rule by the value of an argument, where it depends on that."""
        event = Event(name, rule, cite)
        event.args = [named(Arg(domain), field) for field, domain in args.items()]
        event.number = self.next("event")
        self.events.append(event)
        return event


def named(a: Arg, name: str) -> Arg:
    a.name = name
    return a


@final
class Event(Word):
    """Something that happened. Its values are kept as they are, so there is no width to outgrow."""


NO_DECLARED: Final = Declared()


class Verb(Word, Generic[S]):
    """One action of the rulebook: its word, when it is legal, what it does. Arguments stand in the body of its class:
    `at: Final = arg(SEAT)`; `self.at.of(action)` reads one."""

    def __init__(self, declared: Declared, name: str, rule: str) -> None:
        super().__init__(name, rule)
        self.all: list[list[int]] = [[] for _ in range(MOST_SEATS + 1)]  # its part of the catalogue, by seats
        self.coded: list[Any] = []  # the same at the largest table, see `add`
        self.width: i64 = 1  # how many of them share the first argument
        if declared is not NO_DECLARED:
            self.number = declared.next("verb")
            declared.verbs.append(self)
            self.lay_out(args_of(self), NUMBER_BITS)

    def action(self, a: i64 = 0, b: i64 = 0, c: i64 = 0) -> int:
        """This verb with these arguments; one that it does not have is an error in the rules."""
        n = len(self.args)
        if (n < 3 and c != 0) or (n < 2 and b != 0) or (n < 1 and a != 0):
            raise ValueError(f"{self.name} has {n} arguments")
        code = self.number
        for k, given in enumerate(self.args):
            code |= given.put(a if k == 0 else b if k == 1 else c)
        return int(code)

    def chosen(self, action: i64) -> bool:
        """Is it this verb?"""
        return action & 255 == self.number

    def choices(self, s: S, seat: i64, about: i64) -> list[int]:
        """The actions worth asking why_not about: all there are, unless the verb knows better."""
        out = self.all[s.seats]
        if not out:
            out = self.all[s.seats] = self.codes(int(s.seats))
        return out

    def why_not(self, s: S, seat: i64, about: i64, action: i64) -> str:
        """LEGAL, or the name of the reason."""
        return LEGAL

    def meant(self, s: S, seat: i64, about: i64, thing: str) -> list[int]:
        """What somebody may mean who points at a thing: every action with it, unless the verb knows better."""
        return self.codes_with(thing, int(s.seats))

    def belongs(self, section: i64) -> bool:
        """Can it be legal in this section of its menu? See `Moment.section`."""
        return True

    def legal(self, s: S, seat: i64, about: i64, out: list[int]) -> None:
        """Add the legal actions. Override only where it is hot; a contract test compares it with why_not."""
        choices: list[Any] = self.choices(s, seat, about)  # Any: a number that stays boxed is not made anew
        for action in choices:
            if not self.why_not(s, seat, about, action):
                out.append(action)

    def add(self, out: list[int], a: i64 = 0, b: i64 = 0) -> None:
        """For `legal`: this verb with these arguments, at most two. The numbers are made once and shared."""
        if not self.coded:
            self.coded = self.codes(MOST_SEATS)
            if self.args:
                self.width = len(self.coded) // self.args[0].domain.at_table(MOST_SEATS)
        if b >= self.width:
            raise ValueError(f"{self.name}: {b} is no {self.args[-1].domain.name}")
        out.append(self.coded[a * self.width + b])

    def is_always_legal(self) -> bool:
        """Does its class leave everything that decides about it to this one?"""
        return all(getattr(type(self), name) is getattr(Verb, name) for name in ("choices", "why_not", "legal"))

    def do(self, s: S, seat: i64, about: i64, action: i64) -> int:
        """What happens; the next step, or GO_ON."""
        return GO_ON


class Moment(Word, Generic[S]):
    """An occasion to choose: a menu of verbs. A hot one says by key() what its options depend on; they are then
    listed once per key. Arguments in the body of its class tell what the question is about:
    `AIM.die.put(i) | AIM.face.put(face)`, and `AIM.face.of(about)`."""

    def __init__(self, declared: Declared, name: str, rule: str, *verbs: Verb[S]) -> None:
        super().__init__(name, rule)
        self.verbs: list[Verb[S]] = list(verbs)
        self.index = 0  # its number as a plain int, which lists and policies take
        self.said = False  # must the player say it, even if there is only one answer?
        if declared is not NO_DECLARED:
            self.index = declared.next("moment")
            self.number = self.index
            declared.moments.append(self)
            self.lay_out(args_of(self), 0)

    def key(self, s: S, seat: i64, about: i64) -> i64:
        """A number >= 0 such that equal numbers mean equal options, or -1: list them anew each time."""
        return -1

    def section(self, s: S, seat: i64, about: i64) -> i64:
        """For a long menu without a key: a small number such that only some of the verbs belong there, and the others
        need not be asked."""
        return 0

    def cite(self, s: S, seat: i64, about: i64, action: i64) -> str:
        """The rule behind this option here and now, where it is not the verb's own."""
        return ""

    def subject(self, about: int) -> dict[str, str]:
        """What the question is about, for people."""
        return {a.name: a.domain.text(int(a.of(about))) for a in self.args}


def ended(s: Any) -> int:
    return OVER


class Rules(Generic[S]):
    """The rules of one (game, seats, options). Games and expansions register into it; then it is frozen and shared by
    all tables."""

    def __init__(self, seats: int, options: dict[str, Any]) -> None:
        self.seats = seats
        self.everybody = list(range(seats))  # shared: nobody changes it
        self.options = options
        self.steps: list[Callable[[S], int]] = [ended]
        self.step_names = ["over"]
        self.menus: list[Menu[S]] = []
        nothing: Verb[S] = Verb(NO_DECLARED, "", "")
        self.by_number = [nothing] * VERBS_MAX
        self.hooks: list[list[Callable[[S, int], None]]] = []
        self.reasons: dict[str, str] = {NOT_NOW: ""}  # reason -> rule id
        self.events: list[Word] = []
        self.fields: list[Field] = []
        self.beginning: list[Field] = []
        self.attributes: list[str] = []
        self.cited: list[tuple[str, str]] = []
        self.marks: list[str] = []
        self.parts: list[str] = []  # the expansions' parts of the state, and how each is made
        self.makers: list[Callable[[], Part]] = []
        self.shown: list[Shown] = []  # what expansions add to the view
        self.used: list[Declared] = []
        self.frozen = False
        self.words = Words([])
        self.sayings = Words([])

    # ---- registering ------------------------------------------------------------------------------------------------
    def register(self, *parts: Expansion) -> None:
        """The base game and the expansions that are on, in order."""
        for part in parts:
            if part.lay_out is not None:
                part.lay_out(self)
        for part in parts:
            part.register(self)

    def use(self, declared: Declared) -> None:
        """Everything that a game or an expansion declares."""
        self.open()
        if declared in self.used:
            raise ValueError("the same declarations are used twice")
        self.used.append(declared)
        for number, name in declared.steps.items():
            self.name_step(number, name)
        for moment in declared.moments:
            self.moment(int(moment.number), moment)
        self.events += declared.events
        self.reasons |= declared.reasons

    def declare(self, fields: list[Field]) -> None:
        """What the state consists of."""
        self.open()
        self.fields = [*self.fields, *(field for field in fields if field.is_data)]
        self.beginning += [field for field in fields if field.begins]
        self.attributes += [f"{field.within}.{name}" for field in fields for name in field.attributes()]

    def step(self, number: int, step: Callable[[S], int]) -> None:
        """What a declared step does; or, for an expansion, what it does instead."""
        self.open()
        self.steps[number] = step

    def name_step(self, number: int, name: str) -> None:
        while len(self.steps) <= number:
            self.steps.append(ended)
            self.step_names.append("")
        if self.step_names[number] not in ("", name):
            raise ValueError(f"steps {name} and {self.step_names[number]} share a number")
        self.step_names[number] = name

    def moment(self, number: int, moment: Moment[S]) -> None:
        self.open()
        while len(self.menus) <= number:
            self.menus.append(Menu(Moment(NO_DECLARED, "", "")))
        if self.menus[number].name:
            raise ValueError(f"moments {moment.name} and {self.menus[number].name} share a number")
        moment.number = number
        moment.index = number
        self.menus[number] = Menu(moment)
        self.add_verbs(moment.verbs)

    def extend(self, moment: Moment[S], *verbs: Verb[S], key: Key[S] | None = None) -> None:
        """More verbs on an old menu, whose key knows nothing of them: `key` says what they depend on besides; without
        one the menu lists its options anew each time."""
        self.open()
        menu = self.menus[moment.index]
        menu.verbs += verbs
        if key is None:
            menu.keyed = False
        else:
            menu.parts.append(key)
        self.add_verbs(list(verbs))

    def add_verbs(self, verbs: list[Verb[S]]) -> None:
        for verb in verbs:
            old = self.by_number[verb.number]
            if old.name and old is not verb:
                raise ValueError(f"verbs {verb.name} and {old.name} share a number")
            self.by_number[verb.number] = verb

    def at(self, occasion: int, hook: Callable[[S, int], None]) -> None:
        """Run this whenever the occasion happens."""
        self.open()
        while len(self.hooks) <= occasion:
            self.hooks.append([])
        self.hooks[occasion].append(hook)

    def part(self, make: Callable[[], Part], fields: list[Field]) -> None:
        """State of an expansion's own: fields declared `within` it, and the class that tools/states.py spells out."""
        self.parts.append(fields[0].within)
        self.makers.append(make)
        self.declare(fields)

    def show(self, *entries: Shown) -> None:
        """What an expansion adds to the view."""
        self.open()
        self.shown += entries

    def cite(self, name: str, rule: str) -> None:
        """Something without a word of its own (a character, a card) that cites a rule."""
        self.open()
        self.cited.append((name, rule))

    def mark(self, name: str) -> int:
        """A public number of the state for an expansion: its index in `s.marks`."""
        self.open()
        self.marks.append(name)
        return len(self.marks) - 1

    def open(self) -> None:
        if self.frozen:
            raise ValueError("the rules of a table can't change once play begins")

    def freeze(self, statements: dict[str, Any] | None = None) -> None:
        """From here on nothing changes. What is declared but unfinished is an error now, not in the middle of a game.
        `statements`: the rulebook, where there is one."""
        self.words = Words([verb for verb in self.by_number if verb.name], self.seats)
        self.sayings = Words(self.events, self.seats)
        for menu in self.menus:
            menu.close()
        wrong = problems(self, statements or {})
        if wrong:
            raise ValueError("; ".join(wrong))
        self.frozen = True

    # ---- playing ----------------------------------------------------------------------------------------------------
    def why_not(self, s: S, seat: i64, moment: int, about: i64, action: i64) -> str:
        verb = self.by_number[verb_of(action)]
        return verb.why_not(s, seat, about, action) if verb in self.menus[moment].verbs else NOT_NOW

    def rule_behind(self, why: str, action: i64) -> str:
        """What a refusal cites: the rule of the reason, or of the verb where the reason has none of its own."""
        return self.reasons[why] or ("" if why == NOT_NOW else self.by_number[verb_of(action)].rule)

    def do(self, s: S, seat: i64, about: i64, action: i64) -> int:
        return self.by_number[action & 255].do(s, seat, about, action)

    def run(self, s: S, at: int) -> int:
        """One step. A hot game overrides it with a chain of direct calls and leaves the rest to this one."""
        return self.steps[at](s)

    def redeal(self, s: S, seat: i64, chance: Chance) -> None:
        """Deal anew what `seat` can't know: each secret field knows how."""
        for field in self.fields:
            field.redeal(s, int(seat), chance)

    def redeal_asking(self, s: S, viewer: i64, chance: Chance, moment: int, seat: i64, about: i64) -> None:
        """The same while somebody is asked: everybody knows that there is an answer."""
        for _ in range(DEALS_MAX):
            self.redeal(s, viewer, chance)
            if moment == NO_MOMENT or self.menus[moment].options(s, seat, about):
                return

    def parameters(self) -> dict[str, dict[str, dict[str, str]]]:
        """The vocabulary for people's programs: what each parameter of each word is."""
        moments = {m.name: m.moment.parameters() for m in self.menus if m.name}
        return {"verbs": self.words.parameters(), "moments": moments, "events": self.sayings.parameters()}
